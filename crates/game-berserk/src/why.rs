//! Why not? The rule that forbids an answer, and the smallest reason in words.
//!
//! Whether an answer is possible is decided by the offers alone; here only the reason is looked
//! for, from the general to the particular, with the same queries. Every road ends in a refusal, so
//! an answer that is not offered always has one. No reason says of a hidden card what the asked
//! seat may not know [B14.3]: enemy cards that are face down are named by their place.
//!
//! `before` is everything before the battle, `turn` movement and the other things done in a turn,
//! `strike` what may be attacked, `ability` the use of abilities, `reply` defenders, `picks` what
//! is picked for an ability.

mod ability;
mod before;
mod picks;
mod reply;
mod strike;
mod turn;

use crate::action::Action;
use crate::ask::Ask;
use crate::board::{At, CELLS};
use crate::cards::{ALL, CardId};
use crate::rule;
use crate::state::{Berserk, UnitId};
use crate::text::Mark;
use alloc::format;
use deckhand_kernel::{Msg, Refusal, RuleId, Seat, Words};

/// Something that is looked for on the way to a reason; `?` leaves with the reason as soon as there
/// is one.
type Why<T = Refusal> = Result<T, Refusal>;

/// The reason why a seat that is asked `ask` can not answer `action`, given that it is not offered.
pub(crate) fn reason(game: &Berserk, seat: Seat, ask: Ask, action: Action) -> Refusal {
    if named_card(action).is_some_and(|card| usize::from(card.0) >= ALL) {
        return refusal(ask.rule(), Msg::new("refuse-no-card"));
    }
    let found = match ask {
        Ask::Deal => before::deal(game, seat, action),
        Ask::Recruit(..) => before::recruit(game, seat, action),
        Ask::Place => before::placing(game, seat, action),
        Ask::Attach(step, _) => before::attach(game, seat, step, action),
        Ask::Main => turn::main(game, seat, action),
        Ask::Respond => turn::respond(game, seat, action),
        Ask::Target(..) => picks::target(game, seat, action),
        Ask::Branch(_, _, count) => picks::branch(count, action),
        Ask::Order(count) | Ask::Trigger(count) => picks::choice(ask, count, action),
        Ask::KeepDie(..) => picks::choice(ask, 2, action),
        Ask::Number(most) => picks::number(most, action),
        Ask::Land(unit) => picks::landing(game, unit, action),
        Ask::Return(unit) => picks::coming_back(game, unit, action),
        Ask::Role | Ask::May(..) | Ask::Also(..) | Ask::Replace(..) | Ask::Weaken(_) => None,
    };
    let found = found.or_else(|| no_redeal(game, seat, action));
    found.unwrap_or_else(|| other_question(ask, action))
}

/// Why the cards can not be dealt anew, where a seat that is not asked about it wants that before the battle.
pub(crate) fn no_redeal(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    let seated = seat.index() < game.gold.len();
    let before = seated && game.turns == 0 && game.agenda.last() == Some(&crate::flow::Frame::Both);
    (before && !game.may_redeal(seat)).then(|| before::deal(game, seat, action)).flatten()
}

fn refusal(rule: RuleId, because: Msg) -> Refusal {
    Refusal { rule, because }
}

/// The answer belongs to another question than the one that is asked.
fn other_question(ask: Ask, action: Action) -> Refusal {
    refusal(
        ask.rule(),
        Msg::new("refuse-question").with("answer", action.words()).with("question", ask.words()),
    )
}

/// The card that an answer calls by its name. A number that stands for no card can come from a
/// record.
fn named_card(action: Action) -> Option<CardId> {
    match action {
        Action::Recruit(card)
        | Action::Take(card)
        | Action::Top(card)
        | Action::Under(card)
        | Action::Link(card)
        | Action::Put { card, .. }
        | Action::Attach { card, .. } => Some(card),
        _ => None,
    }
}

/// A reason that begins with a card of the game zone, as this seat knows it.
fn about(game: &Berserk, seat: Seat, id: &'static str, unit: UnitId) -> Msg {
    let it = game.unit(unit);
    let place = format!("{}", game.at(unit));
    let who = if it.is_hidden() && game.side(unit) != seat {
        Msg::new("why-hidden").with("place", place)
    } else {
        Msg::new("why-card").with("card", it.card).with("place", place)
    };
    Msg::new(id).with("who", who)
}

/// A reason that begins with a card by its name.
fn card(id: &'static str, card: CardId) -> Msg {
    Msg::new(id).with("card", card)
}

/// A reason that speaks of a place, if it is one at all.
fn place(id: &'static str, at: At) -> Msg {
    let exists = at.on_cell().is_some() || at.in_sky().is_some();
    Msg::new(if exists { id } else { "refuse-no-place" }).with("place", format!("{at}"))
}

/// The own card that is pointed at.
fn own(game: &Berserk, seat: Seat, at: At, rule: RuleId) -> Why<UnitId> {
    let Some(unit) = game.found(at) else {
        return Err(refusal(rule, place("refuse-nothing-there", at)));
    };
    if game.side(unit) != seat {
        return Err(refusal(rule, about(game, seat, "refuse-not-yours", unit)));
    }
    Ok(unit)
}

/// The cell that is pointed at, and no card beside it.
fn cell(at: At, rule: RuleId) -> Why<u8> {
    if at.0 < CELLS { Ok(at.0) } else { Err(refusal(rule, place("refuse-not-a-cell", at))) }
}

/// The free cell that is pointed at.
fn free_cell(game: &Berserk, at: At, rule: RuleId) -> Why<u8> {
    let cell = cell(at, rule)?;
    if game.is_free(cell) { Ok(cell) } else { Err(refusal(rule, place("refuse-occupied", at))) }
}

/// An open card.
fn open(game: &Berserk, seat: Seat, unit: UnitId, rule: RuleId) -> Why<()> {
    if game.unit(unit).is_open() {
        return Ok(());
    }
    Err(refusal(rule, about(game, seat, "refuse-closed", unit)))
}

/// A card that nothing keeps from what these bits of [`crate::text::cannot`] stand for.
fn unbarred(game: &Berserk, seat: Seat, unit: UnitId, bits: u8) -> Why<()> {
    if game.barred(unit) & bits == 0 {
        return Ok(());
    }
    Err(if game.marks_on(unit, Mark::Net) > 0 {
        refusal(rule::B11_27, about(game, seat, "refuse-net", unit))
    } else {
        refusal(rule::B2_2, about(game, seat, "refuse-barred", unit))
    })
}

/// The reason at either end of a search.
fn either(found: Why) -> Option<Refusal> {
    match found {
        Ok(refusal) | Err(refusal) => Some(refusal),
    }
}
