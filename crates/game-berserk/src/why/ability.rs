//! Why not, of abilities: what keeps one from being declared, and what it can not work on.

use super::{Why, about, own, place, refusal, strike, unbarred};
use crate::board::At;
use crate::cards::CardId;
use crate::flow::Slot;
use crate::item::Item;
use crate::rule;
use crate::state::{Berserk, UnitId};
use crate::text::{Cond, Limit, Op, Sentence, Side, Spend, When, cannot};
use alloc::format;
use deckhand_kernel::{Msg, Refusal, Seat};

/// Why an ability can not be used, or not with this target.
pub(super) fn no_use(game: &Berserk, seat: Seat, from: At, number: u8, at: At, reply: bool) -> Why {
    let unit = own(game, seat, from, rule::B5_5)?;
    let why = |rule, id| {
        let because = about(game, seat, id, unit);
        refusal(rule, because.with("number", number))
    };
    if game.silenced.has(unit) {
        return Ok(refusal(rule::B11_30, about(game, seat, "refuse-silenced", unit)));
    }
    let Some((card, which)) = game.ability(unit, number) else {
        return Ok(why(rule::B5_5, "refuse-no-ability"));
    };
    let sentence = Berserk::sentence(card, which);
    if reply && !matches!(sentence.when, When::Reply) {
        return Ok(why(rule::B5_1, "refuse-slow-ability"));
    }
    if !game.usable(unit, card, which, reply) {
        return not_usable(game, seat, unit, (card, which), number);
    }
    let item = game.use_item(unit, card, which);
    if !game.can_begin(&item) {
        // Where a target is named, the reason is what is wrong with that one.
        if let Some((0, slot @ Slot::Target(..), 0)) = game.declaring_slot(&item)
            && game.found(at).is_some()
        {
            return Ok(no_target(game, seat, &item, (0, slot), &[], at));
        }
        return Ok(match sentence.ops.first() {
            Some(Op::Alter(_) | Op::Redirect(_) | Op::Block) => why(rule::B12_3, "refuse-moment"),
            Some(Op::Attack(kind, ..)) if game.is_bound(unit, *kind) => {
                let because = about(game, seat, "refuse-duty", unit);
                refusal(rule::B7_17, because.with("place", format!("{at}")))
            }
            _ => why(rule::B5_9, "refuse-no-choice"),
        });
    }
    Ok(match game.declaring_slot(&item) {
        Some((0, slot @ (Slot::Card(..) | Slot::Target(..)), 0)) => {
            if at == At::NOWHERE {
                why(rule::B5_5, "refuse-name-target")
            } else {
                no_target(game, seat, &item, (0, slot), &[], at)
            }
        }
        _ => why(rule::B5_5, "refuse-names-none"),
    })
}

/// Why an ability can not be declared now, whatever its target.
fn not_usable(
    game: &Berserk,
    seat: Seat,
    unit: UnitId,
    (card, at): (CardId, u8),
    number: u8,
) -> Why {
    let sentence = Berserk::sentence(card, at);
    let about = |id| about(game, seat, id, unit);
    if !game.can_pay(unit, sentence) {
        return Ok(unpaid(game, unit, sentence, &about));
    }
    let source = Item { seat, source: unit, card, sentence: at, ..Item::default() };
    if !game.within_limit(&source, sentence) {
        let (id, most) = match sentence.limit {
            Limit::Battle(most) | Limit::BattleEach(most) => ("refuse-limit-battle", most),
            Limit::Turn(most) | Limit::TurnEach(most) => ("refuse-limit-turn", most),
            Limit::Free => ("refuse-limit-turn", 0),
        };
        let because = about(id).with("number", number).with("most", most);
        return Ok(refusal(rule::B4_15, because));
    }
    let ctx = game.pending_ctx(&source);
    if let Some(cond) = sentence.conds.iter().find(|cond| !game.holds(cond, ctx)) {
        let (rule, id) = match cond {
            Cond::Formation => (rule::B11_24, "refuse-formation"),
            Cond::Pending(_) => (rule::B12_3, "refuse-moment"),
            _ => (rule::B2_1, "refuse-condition"),
        };
        return Ok(refusal(rule, about(id).with("number", number)));
    }
    unbarred(game, seat, unit, cannot::ACT)?;
    if let Some(Op::Attack(..) | Op::StrikeBy(..)) = sentence.ops.first() {
        unbarred(game, seat, unit, cannot::ATTACK)?;
    }
    let fights = game.fights.last().is_some_and(|fight| fight.involves(unit));
    let id = if fights { "refuse-takes-part" } else { "refuse-on-stack" };
    Ok(refusal(rule::B5_16, about(id)))
}

/// Why the costs can not be paid.
fn unpaid(
    game: &Berserk,
    unit: UnitId,
    sentence: &Sentence,
    about: &dyn Fn(&'static str) -> Msg,
) -> Refusal {
    let it = game.unit(unit);
    if sentence.close && !it.is_open() {
        return refusal(rule::B5_7, about("refuse-closed"));
    }
    let need = match sentence.spend {
        Spend::XLives => return refusal(rule::B5_6, about("refuse-no-lives")),
        Spend::Counters(count) | Spend::CountersAndNumber(count, _) => count,
        Spend::XCounters | Spend::Nothing | Spend::Number(_) => 1,
    };
    refusal(rule::B5_6, about("refuse-counters").with("count", it.counters).with("need", need))
}

/// Why a card can not be picked as a target of this step.
pub(super) fn no_target(
    game: &Berserk,
    seat: Seat,
    item: &Item,
    (step, slot): (usize, Slot),
    taken: &[u8],
    at: At,
) -> Refusal {
    let attack = matches!(slot, Slot::Target(..));
    let Some(unit) = game.found(at) else {
        return if attack {
            refusal(rule::B7_13, place("refuse-empty", at))
        } else {
            refusal(rule::B5_10, place("refuse-nothing-there", at))
        };
    };
    let why = |rule, id| refusal(rule, about(game, seat, id, unit));
    if taken.contains(&unit) {
        return why(rule::B5_10, "refuse-taken");
    }
    match slot {
        Slot::Target(kind, range, _) if game.in_play(item.source) => {
            strike::out_of_reach(game, seat, item.source, (kind, range), unit)
        }
        Slot::Card(filter, ..) => {
            let redirect = matches!(item.ops().get(step), Some(Op::Redirect(_)));
            let own = game.side(unit) == item.seat;
            if redirect && game.fights.last().is_some_and(|fight| fight.involves(unit)) {
                return why(rule::B12_4, "refuse-redirect");
            }
            match filter.side {
                Side::Own if !own => why(rule::B5_10, "refuse-meant-own"),
                Side::Enemy if own => why(rule::B5_10, "refuse-meant-enemy"),
                // What the hidden card is does not come into it.
                _ if game.unit(unit).is_hidden() && !own => why(rule::B3_24, "refuse-meant-hidden"),
                _ => why(rule::B5_10, "refuse-not-meant"),
            }
        }
        _ => {
            let because = Msg::new("refuse-last-reach").with("place", format!("{at}"));
            refusal(rule::B5_12, because)
        }
    }
}
