//! Why not, of attacks: who can not strike, and what an attack can not be aimed at [chapter 7].

use super::{Why, about, open, own, place, refusal, unbarred};
use crate::board::{At, CELLS, Cells, delta, distance, each, near, opposite, row_ends};
use crate::cards::Kind;
use crate::rule;
use crate::state::{Berserk, NONE, UnitId, flag};
use crate::text::{Can, Kinds, LUNGE, MELEE, Mod, SHOT, STRIKE, aspect, cannot};
use alloc::format;
use deckhand_kernel::{Refusal, RuleId, Seat};

/// Why a simple strike can not be made.
pub(super) fn no_strike(game: &Berserk, seat: Seat, from: At, at: At) -> Why {
    let unit = own(game, seat, from, rule::B9_1)?;
    let it = game.unit(unit);
    if it.print().strike.is_none() {
        return Ok(refusal(rule::B2_6, about(game, seat, "refuse-no-strike", unit)));
    }
    open(game, seat, unit, rule::B9_1)?;
    if it.is(flag::STRUCK) {
        return Ok(refusal(rule::B9_32, about(game, seat, "refuse-struck", unit)));
    }
    unbarred(game, seat, unit, cannot::ATTACK)?;
    let Some(target) = game.found(at) else {
        return Ok(refusal(rule::B7_13, place("refuse-empty", at)));
    };
    if !game.reaches(&game.reach(unit, STRIKE, 0), target) {
        return Ok(out_of_reach(game, seat, unit, (STRIKE, 0), target));
    }
    if game.strike_allowed(unit, target) {
        // Nothing else is left than a duty to strike something closed.
        let because = about(game, seat, "refuse-owed-strike", unit);
        return Ok(refusal(rule::B4_9, because.with("place", format!("{at}"))));
    }
    let because = about(game, seat, "refuse-next-strike", unit);
    Ok(refusal(rule::B9_32, because.with("place", format!("{at}"))))
}

/// Why an attack of this kind and range does not reach a card, given that it does not. Where
/// nothing else stands in the way, it is a duty to aim elsewhere.
pub(super) fn out_of_reach(
    game: &Berserk,
    seat: Seat,
    attacker: UnitId,
    (kind, range): (Kinds, u8),
    target: UnitId,
) -> Refusal {
    let why = |rule: RuleId, id: &'static str| {
        let because = about(game, seat, id, attacker);
        refusal(rule, because.with("place", format!("{}", game.at(target))))
    };
    if attacker == target {
        return refusal(rule::B7_13, about(game, seat, "refuse-itself", attacker));
    }
    let duty = || why(rule::B7_17, "refuse-duty");
    let (me, it) = (game.unit(attacker), game.unit(target));
    let Some(from) = me.cell() else {
        return if kind == LUNGE { why(rule::B7_10, "refuse-lunge-flyer") } else { duty() };
    };
    let Some(to) = it.cell() else {
        if !it.print().is_creature() {
            return why(rule::B7_5, "refuse-no-creature");
        }
        if kind == LUNGE {
            return why(rule::B7_7, "refuse-lunge-line");
        }
        let ready = me.is(flag::READY | flag::READY_LAST) && it.side != me.side;
        let strikes = kind == STRIKE && (ready || game.may(attacker, Can::StrikeFlyers));
        return if kind & MELEE != 0 && !strikes { why(rule::B7_6, "refuse-sky") } else { duty() };
    };
    if it.print().kind == Kind::Equipment {
        return why(rule::B7_5, "refuse-no-creature");
    }
    let adjacent = from == to || near(from, to);
    if kind & MELEE != 0 {
        if kind == STRIKE && game.barred(attacker) & cannot::STRIKE_ASIDE != 0 {
            let only = opposite(from, game.role(game.side(attacker)));
            return if only == Some(to) { duty() } else { why(rule::B7_16, "refuse-opposite") };
        }
        let longer = kind == STRIKE
            && (distance(from, to) == 2 && game.may(attacker, Can::StrikeAtTwo)
                || row_ends(from, to) && game.may(attacker, Can::RowEnds));
        return if adjacent || longer { duty() } else { why(rule::B7_2, "refuse-not-adjacent") };
    }
    if kind == LUNGE {
        let most = range.max(1);
        return match delta(from, to) {
            (dx, dy) if dx != 0 && dy != 0 => why(rule::B7_7, "refuse-lunge-line"),
            _ if distance(from, to) < 2 => why(rule::B7_9, "refuse-lunge-near"),
            _ if distance(from, to) - 1 > most => {
                let refused = why(rule::B7_9, "refuse-lunge-far");
                Refusal { because: refused.because.with("most", most), ..refused }
            }
            _ => match each(between(from, to)).find(|&cell| !passes(game, attacker, cell)) {
                Some(cell) => {
                    let refused = why(rule::B7_8, "refuse-lunge-blocked");
                    let by = format!("{}", At::cell(cell));
                    Refusal { because: refused.because.with("by", by), ..refused }
                }
                None => duty(),
            },
        };
    }
    if adjacent {
        let near = kind == SHOT && game.may(attacker, Can::ShootNear);
        return if near { duty() } else { why(rule::B7_3, "refuse-adjacent") };
    }
    let longer = game.sum(attacker, NONE, aspect::RANGE, |change, _| match change {
        Mod::Range(kinds, more) if kinds & kind != 0 => *more,
        _ => 0,
    });
    let most = range.saturating_add_signed(longer);
    if range == 0 || distance(from, to) <= most {
        return duty();
    }
    let refused = why(rule::B7_14, "refuse-range");
    let because = refused.because.with("distance", distance(from, to)).with("most", most);
    Refusal { because, ..refused }
}

/// The cells between two cells of one row or column.
fn between(from: u8, to: u8) -> Cells {
    let far = distance(from, to);
    (0..CELLS)
        .filter(|&cell| cell != from && cell != to)
        .filter(|&cell| distance(from, cell) + distance(cell, to) == far)
        .fold(0, |cells, cell| cells | 1 << cell)
}

/// Whether a lunge passes over a cell [B7.8].
fn passes(game: &Berserk, attacker: UnitId, cell: u8) -> bool {
    match game.on(cell) {
        None => game.is_free(cell),
        Some(unit) => game.side(unit) == game.side(attacker),
    }
}
