//! Why not, before the battle: redeals, recruiting, placing and attaching. Only what the asked seat
//! has itself is looked at, as nothing of the other squad is known yet [B3.5].

use super::{Why, card, cell, either, free_cell, place, refusal};
use crate::action::Action;
use crate::board::{At, half};
use crate::cards::{CardId, Kind};
use crate::flow::card::{FREE_WARRIOR, LINNET, TEACH};
use crate::rule;
use crate::state::{Berserk, place as lies};
use deckhand_kernel::{Msg, Refusal, RuleId, Seat};

/// Why the cards can not be dealt anew.
pub(super) fn deal(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    if action != Action::Redeal {
        return None;
    }
    Some(match game.choices.redeals {
        Some(most) if game.redeals[seat.index()] >= most => {
            refusal(rule::B3_4, Msg::new("refuse-redeals").with("count", most))
        }
        _ => refusal(rule::B3_4, Msg::new("refuse-no-gold")),
    })
}

/// Why a card can not be recruited, or what a recruitment ability lets be done can not be.
pub(super) fn recruit(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Recruit(id) => either(not_recruited(game, seat, id)),
        Action::Link(id) => either(not_bound(game, seat, id)),
        Action::Spy => Some(refusal(rule::B3_11, Msg::new("refuse-spy"))),
        Action::Gold => Some(no_gold(game, seat)),
        Action::Pay(_) => Some(no_body(game, seat)),
        _ => None,
    }
}

/// A card that was dealt and is still there to be recruited.
fn dealt(game: &Berserk, seat: Seat, id: CardId) -> Why<()> {
    if game.lying(seat, id, lies::HAND).is_some() {
        return Ok(());
    }
    let recruited = game.lying(seat, id, lies::SQUAD).is_some();
    let reason = if recruited { "refuse-recruited" } else { "refuse-not-dealt" };
    Err(refusal(rule::B3_3, card(reason, id)))
}

fn not_recruited(game: &Berserk, seat: Seat, id: CardId) -> Why {
    dealt(game, seat, id)?;
    let by = game.price(seat, id).err().unwrap_or(rule::B3_6);
    Ok(unpaid(game, seat, id, by))
}

/// The reason that goes with the rule by which a card is not recruited.
fn unpaid(game: &Berserk, seat: Seat, id: CardId, by: RuleId) -> Refusal {
    let (gold, silver) = (game.gold[seat.index()], game.silver[seat.index()]);
    let cost = id.card().cost;
    let because = match by {
        rule::B2_9 => card("refuse-unique", id),
        rule::B3_7 => card("refuse-element", id).with("gold", gold),
        rule::B3_8 => card("refuse-flyers", id).with("cost", cost),
        rule::B3_9 => card("refuse-terrain", id),
        rule::B3_11 => card("refuse-neutral", id),
        _ if id.card().elite => card("refuse-gold-only", id).with("cost", cost).with("gold", gold),
        _ => card("refuse-cost", id).with("cost", cost).with("gold", gold).with("silver", silver),
    };
    refusal(by, because)
}

fn not_bound(game: &Berserk, seat: Seat, id: CardId) -> Why {
    if !game.has_free_linnet(seat) {
        let because = card("refuse-no-link", id).with("other", LINNET);
        return Ok(refusal(rule::B3_11, because));
    }
    dealt(game, seat, id)?;
    let print = id.card();
    Ok(match game.bound_price(seat, id).err().unwrap_or(rule::B3_11) {
        // What stands in the way of the usual price stands in the way of this one too.
        rule::B3_11 if game.price(seat, id) == Err(rule::B3_11) => {
            unpaid(game, seat, id, rule::B3_11)
        }
        rule::B3_11 if !print.elite || !print.is_creature() => {
            refusal(rule::B3_11, card("refuse-link-kind", id))
        }
        rule::B3_11 => {
            let silver = game.silver[seat.index()];
            let because = card("refuse-link-cost", id).with("cost", print.cost);
            refusal(rule::B3_11, because.with("silver", silver))
        }
        by => unpaid(game, seat, id, by),
    })
}

/// Why 199 brings no gold.
fn no_gold(game: &Berserk, seat: Seat) -> Refusal {
    let reason = if game.lying(seat, TEACH, lies::SQUAD).is_none() {
        "refuse-not-in-squad"
    } else if game.neutral[seat.index()] {
        "refuse-gold-taken"
    } else {
        "refuse-elements"
    };
    refusal(rule::B3_11, card(reason, TEACH))
}

/// Why so much can not be paid for the body of 190.
fn no_body(game: &Berserk, seat: Seat) -> Refusal {
    let most = game.body_for_sale(seat);
    if most > 0 {
        return refusal(rule::B3_11, Msg::new("refuse-number").with("most", most));
    }
    let reason = match game.lying(seat, FREE_WARRIOR, lies::SQUAD) {
        None => "refuse-not-in-squad",
        Some(unit) if game.unit(unit).tally(crate::state::Tally::TOKENS) > 0 => {
            "refuse-body-bought"
        }
        Some(_) => "refuse-body-gold",
    };
    refusal(rule::B3_11, card(reason, FREE_WARRIOR))
}

/// Why a card can not be placed.
pub(super) fn placing(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Put { card, at } = action else { return None };
    either(not_placed(game, seat, card, at))
}

fn not_placed(game: &Berserk, seat: Seat, id: CardId, at: At) -> Why {
    if game.lying(seat, id, lies::SQUAD).is_none() {
        let own = Berserk::units_of(seat).filter(|&unit| game.unit(unit).card == id);
        let mut places = own.map(|unit| game.unit(unit).place);
        return Ok(match places.find(|&place| place <= lies::ASIDE) {
            None => refusal(rule::B3_12, card("refuse-not-recruited", id)),
            Some(lies::SKY | lies::ASIDE) => refusal(rule::B3_14, card("refuse-no-cell", id)),
            Some(_) => refusal(rule::B3_12, card("refuse-placed", id)),
        });
    }
    let cell = cell(at, rule::B3_12)?;
    if half(cell) != game.role(seat) {
        return Ok(refusal(rule::B3_12, place("refuse-other-half", at)));
    }
    free_cell(game, at, rule::B2_16)?;
    Ok(refusal(rule::B3_13, place("refuse-level", at)))
}

/// Why a card kept aside can not be put there, or can not wait.
pub(super) fn attach(game: &Berserk, seat: Seat, step: u8, action: Action) -> Option<Refusal> {
    match action {
        Action::Pass => Some(refusal(rule::B3_19, Msg::new("refuse-attach-wait"))),
        Action::Attach { card, host } => either(not_attached(game, seat, step, card, host)),
        _ => None,
    }
}

fn not_attached(game: &Berserk, seat: Seat, step: u8, id: CardId, host: At) -> Why {
    let kind = id.card().kind;
    if game.lying(seat, id, lies::ASIDE).is_none() {
        return Ok(refusal(rule::B3_14, card("refuse-not-aside", id)));
    }
    if !Berserk::attaches_in(step, kind) {
        return Ok(refusal(rule::B3_18, card("refuse-attach-order", id)));
    }
    let Some(unit) = game.found(host) else {
        return Ok(refusal(rule::B2_27, place_of("refuse-no-host", id, host)));
    };
    let (it, own) = (game.unit(unit), game.side(unit) == seat);
    Ok(refusal(
        rule::B2_27,
        if it.is_hidden() {
            place_of("refuse-host-hidden", id, host)
        } else if own && kind == Kind::Parasite {
            place_of("refuse-host-enemy", id, host)
        } else if !own && kind != Kind::Parasite {
            place_of("refuse-host-own", id, host)
        } else if game.carried_by(unit).any(|carried| game.unit(carried).print().kind == kind) {
            place_of("refuse-host-full", id, host)
        } else {
            place_of("refuse-host-kind", id, host)
        },
    ))
}

/// A reason about a card and a place.
fn place_of(id: &'static str, of: CardId, at: At) -> Msg {
    place(id, at).with("card", of)
}
