//! Why not, while a battle is on: movement, closing for a counter, getting ready, passing and
//! ending the turn.

use super::{
    Why, about, cell, either, free_cell, open, own, place, refusal, reply, strike, unbarred,
};
use crate::action::Action;
use crate::board::At;
use crate::figures::trait_of;
use crate::rule;
use crate::state::{Berserk, UnitId, flag, other};
use crate::text::cannot;
use crate::why::ability;
use deckhand_kernel::{Msg, Refusal, Seat, Words};

/// Why the active player can not do something in the choice subphase.
pub(super) fn main(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Pass => Some(refusal(rule::B4_8, Msg::new("refuse-pass"))),
        Action::End => Some(no_end(game, seat)),
        Action::Step { from, to } => either(no_step(game, seat, from, to)),
        Action::Jump { from, to } => either(no_jump(game, seat, from, to)),
        Action::Strike { from, at } => either(strike::no_strike(game, seat, from, at)),
        Action::Use { card, ability, at } => {
            either(ability::no_use(game, seat, card, ability, at, false))
        }
        Action::Charge(at) => either(no_charge(game, seat, at)),
        Action::Ready(at) => either(not_ready(game, seat, at)),
        Action::Defend(at) => either(reply::no_defence(game, seat, at)),
        _ => None,
    }
}

/// Why something can not be answered to what is pending.
pub(super) fn respond(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::End => Some(refusal(rule::B4_8, Msg::new("refuse-end-pending"))),
        Action::Step { .. }
        | Action::Jump { .. }
        | Action::Strike { .. }
        | Action::Charge(_)
        | Action::Ready(_) => {
            let because = Msg::new("refuse-slow").with("answer", action.words());
            Some(refusal(rule::B5_1, because))
        }
        Action::Use { card, ability, at } => {
            either(ability::no_use(game, seat, card, ability, at, true))
        }
        Action::Defend(at) => either(reply::no_defence(game, seat, at)),
        _ => None,
    }
}

/// The turn can not end while a card has to strike.
fn no_end(game: &Berserk, seat: Seat) -> Refusal {
    let because = match game.must_strike(seat) {
        Some(unit) => about(game, seat, "refuse-must-strike", unit),
        None => Msg::new("refuse-must-act"),
    };
    refusal(rule::B4_9, because)
}

/// A creature that moves by itself [B8.6]: it stands on a cell, and not on a host.
fn mover(game: &Berserk, seat: Seat, from: At) -> Why<UnitId> {
    let unit = own(game, seat, from, rule::B8_1)?;
    let it = game.unit(unit);
    let reason = if !it.print().is_creature() {
        "refuse-no-mover"
    } else if it.cell().is_none() {
        "refuse-flyer-moves"
    } else if it.is_carried() {
        "refuse-carried-moves"
    } else {
        return Ok(unit);
    };
    Err(refusal(rule::B8_6, about(game, seat, reason, unit)))
}

/// A creature that nothing holds.
fn mobile(game: &Berserk, seat: Seat, unit: UnitId, bits: u8) -> Why<()> {
    unbarred(game, seat, unit, bits)?;
    if game.too_many_movers(unit) {
        return Err(refusal(rule::B2_2, about(game, seat, "refuse-movers", unit)));
    }
    Ok(())
}

/// What ends the movement of a creature for this turn.
fn unspent(game: &Berserk, seat: Seat, unit: UnitId) -> Why<()> {
    let it = game.unit(unit);
    if it.is(flag::ACTED) {
        return Err(refusal(rule::B8_5, about(game, seat, "refuse-acted", unit)));
    }
    if it.is(flag::JUMPED) {
        return Err(refusal(rule::B8_7, about(game, seat, "refuse-jumped", unit)));
    }
    Ok(())
}

fn no_step(game: &Berserk, seat: Seat, from: At, to: At) -> Why {
    let unit = mover(game, seat, from)?;
    open(game, seat, unit, rule::B8_1)?;
    unspent(game, seat, unit)?;
    if game.movement(unit) <= 0 {
        let speed = game.speed(unit);
        return Ok(if speed < 1 {
            refusal(rule::B8_9, about(game, seat, "refuse-no-movement", unit))
        } else {
            let because = about(game, seat, "refuse-movement-spent", unit).with("count", speed);
            refusal(rule::B8_2, because)
        });
    }
    mobile(game, seat, unit, cannot::MOVE)?;
    target_cell(game, from, to, rule::B8_2)?;
    Ok(refusal(rule::B8_2, about(game, seat, "refuse-far", unit).with("place", there(to))))
}

fn no_jump(game: &Berserk, seat: Seat, from: At, to: At) -> Why {
    let unit = mover(game, seat, from)?;
    let Some(far) = game.leap(unit) else {
        return Ok(refusal(rule::B8_7, about(game, seat, "refuse-no-jump", unit)));
    };
    open(game, seat, unit, rule::B8_1)?;
    unspent(game, seat, unit)?;
    if !game.is_fresh(unit) {
        return Ok(refusal(rule::B8_7, about(game, seat, "refuse-not-fresh", unit)));
    }
    mobile(game, seat, unit, cannot::JUMP | cannot::MOVE)?;
    target_cell(game, from, to, rule::B8_7)?;
    let because = about(game, seat, "refuse-jump-far", unit).with("place", there(to));
    Ok(refusal(rule::B11_16, because.with("most", far)))
}

/// A free cell that is not the one the creature stands on.
fn target_cell(game: &Berserk, from: At, to: At, by: deckhand_kernel::RuleId) -> Why<()> {
    let cell = cell(to, by)?;
    if from.0 == cell {
        return Err(refusal(by, place("refuse-same-cell", to)));
    }
    free_cell(game, to, by)?;
    Ok(())
}

/// A place as text.
fn there(at: At) -> alloc::string::String {
    alloc::format!("{at}")
}

fn no_charge(game: &Berserk, seat: Seat, at: At) -> Why {
    let unit = own(game, seat, at, rule::B11_29)?;
    let why = |rule, id| refusal(rule, about(game, seat, id, unit));
    if game.traits(unit) & trait_of::COUNTERS == 0 {
        return Ok(why(rule::B11_29, "refuse-no-counters"));
    }
    if game.silenced.has(unit) {
        return Ok(why(rule::B11_30, "refuse-silenced"));
    }
    open(game, seat, unit, rule::B11_29)?;
    unbarred(game, seat, unit, cannot::ACT)?;
    let most = game.most_counters(unit);
    Ok(refusal(rule::B2_25, about(game, seat, "refuse-full", unit).with("most", most)))
}

fn not_ready(game: &Berserk, seat: Seat, at: At) -> Why {
    if !game.choices.last_flyers {
        return Ok(refusal(rule::B7_15, Msg::new("refuse-no-last-flyers")));
    }
    if !game.only_flyers(other(seat)) {
        return Ok(refusal(rule::B7_15, Msg::new("refuse-other-creatures")));
    }
    let unit = own(game, seat, at, rule::B7_15)?;
    let it = game.unit(unit);
    if !it.print().is_creature() || it.cell().is_none() || it.is_carried() {
        return Ok(refusal(rule::B7_15, about(game, seat, "refuse-not-ground", unit)));
    }
    open(game, seat, unit, rule::B7_15)?;
    Ok(refusal(rule::B7_15, about(game, seat, "refuse-ready", unit)))
}
