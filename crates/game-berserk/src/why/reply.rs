//! Why not, of defenders [B9.21 to B9.27].

use super::{Why, about, open, own, refusal, unbarred};
use crate::board::At;
use crate::cards::Keyword;
use crate::fight::{Fight, Phase};
use crate::item::What;
use crate::rule;
use crate::state::{Berserk, UnitId, flag};
use crate::text::{Can, MELEE, cannot};
use deckhand_kernel::{Msg, Refusal, RuleId, Seat};

/// Why a card can not be named as the defender: first what keeps anybody from it, then what keeps
/// this card.
pub(super) fn no_defence(game: &Berserk, seat: Seat, at: At) -> Why {
    let Some(fight) = game.fights.last() else {
        return Ok(refusal(rule::B9_22, Msg::new("refuse-nothing-pending")));
    };
    if let Some((rule, id)) = no_defender(game, seat, fight) {
        return Ok(refusal(rule, Msg::new(id)));
    }
    let unit = own(game, seat, at, rule::B9_21)?;
    let why = |rule, id| Ok(refusal(rule, about(game, seat, id, unit)));
    if unit == fight.target {
        return why(rule::B9_21, "refuse-is-target");
    }
    if !game.unit(unit).print().is_creature() {
        return why(rule::B9_21, "refuse-no-defender");
    }
    open(game, seat, unit, rule::B9_21)?;
    unbarred(game, seat, unit, cannot::DEFEND)?;
    let it = game.unit(unit);
    let host = it.host == fight.target && game.may(unit, Can::DefendHost);
    if it.is(flag::DEFENDED) && !host && !game.may(unit, Can::DefendAlways) {
        return why(rule::B9_23, "refuse-defended");
    }
    Ok(stands_wrong(game, seat, unit, fight))
}

/// Why nobody can be named against this attack by this seat.
fn no_defender(game: &Berserk, seat: Seat, fight: &Fight) -> Option<(RuleId, &'static str)> {
    let strikes = game.choices.defend_other_strikes && fight.kind & MELEE != 0;
    if !fight.is_strike() && !strikes {
        return Some((rule::B9_27, "refuse-other-attack"));
    }
    if fight.defended {
        return Some((rule::B9_23, "refuse-has-defender"));
    }
    if game.stack.iter().any(|item| item.what == What::Defend) {
        return Some((rule::B9_23, "refuse-defender-named"));
    }
    if fight.blocked || fight.phase != Phase::Declared {
        return Some((rule::B9_2, "refuse-too-late"));
    }
    if !game.in_play(fight.target) {
        return Some((rule::B9_22, "refuse-target-gone"));
    }
    if game.side(fight.target) == fight.seat {
        return Some((rule::B9_22, "refuse-own-strike"));
    }
    if game.side(fight.target) != seat {
        return Some((rule::B9_22, "refuse-not-struck"));
    }
    let direct = game.has_vs(fight.attacker, fight.target, Keyword::DirectStrike);
    (fight.is_strike() && direct).then_some((rule::B11_4, "refuse-direct"))
}

/// Why a creature that could defend does not stand where a defender has to stand.
fn stands_wrong(game: &Berserk, seat: Seat, unit: UnitId, fight: &Fight) -> Refusal {
    let why = |rule, id| refusal(rule, about(game, seat, id, unit));
    if game.in_sky(fight.target) {
        return why(rule::B9_25, "refuse-defend-flyer");
    }
    if game.in_sky(unit) {
        return why(rule::B9_26, "refuse-defend-ground");
    }
    if !game.adjacent(unit, fight.target) {
        let by = if game.in_sky(fight.attacker) { rule::B9_26 } else { rule::B9_21 };
        return why(by, "refuse-not-beside-target");
    }
    why(rule::B9_21, "refuse-not-beside-attacker")
}
