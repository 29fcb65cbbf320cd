//! Why not, of everything that is picked while something is declared or takes effect.

use super::{ability, card, cell, either, free_cell, place, refusal};
use crate::action::Action;
use crate::ask::Ask;
use crate::board::At;
use crate::flow::Slot;
use crate::item::Item;
use crate::rule;
use crate::state::{Berserk, UnitId};
use crate::why::Why;
use deckhand_kernel::{Msg, Refusal, Seat};

/// Why something can not be picked for an ability.
pub(super) fn target(game: &Berserk, seat: Seat, action: Action) -> Option<Refusal> {
    let (item, step, slot, first) = game.open_slot()?;
    let taken = taken(&item, first);
    match (slot, action) {
        (_, Action::Done) => Some(refusal(rule::B2_3, Msg::new("refuse-compulsory"))),
        (Slot::Card(..) | Slot::Target(..), Action::Pick(at)) => {
            Some(ability::no_target(game, seat, &item, (step, slot), taken, at))
        }
        (Slot::Cell(_) | Slot::Spot, Action::Pick(at)) => either(no_cell(game, at)),
        (Slot::Line | Slot::AnyCell, Action::Pick(at)) => either(no_line(at)),
        (Slot::Lying(..) | Slot::Copied, Action::Take(id)) => {
            Some(refusal(rule::B5_10, card("refuse-not-lying", id)))
        }
        (Slot::Row(_) | Slot::Way, Action::Choose(_)) => {
            Some(refusal(rule::B5_5, Msg::new("refuse-choice")))
        }
        (Slot::Number, Action::Number(_)) => Some(bound(item.x.max(0) as u8)),
        (Slot::Looked, Action::Top(id) | Action::Under(id)) => {
            Some(refusal(rule::B14_6, card("refuse-not-looked", id)))
        }
        _ => None,
    }
}

/// What was picked for this step before.
fn taken(item: &Item, first: u8) -> &[u8] {
    let chosen = &item.targets[..usize::from(item.chosen).min(item.targets.len())];
    chosen.get(usize::from(first)..).unwrap_or_default()
}

/// Why a cell can not be picked where a free one is asked for.
fn no_cell(game: &Berserk, at: At) -> Why {
    free_cell(game, at, rule::B2_16)?;
    Ok(refusal(rule::B5_10, place("refuse-cell", at)))
}

/// Why a cell can not be picked where it need not be free.
fn no_line(at: At) -> Why {
    cell(at, rule::B5_10)?;
    Ok(refusal(rule::B5_10, place("refuse-cell", at)))
}

/// A number outside of the bound.
fn bound(most: u8) -> Refusal {
    refusal(rule::B5_5, Msg::new("refuse-number").with("most", most))
}

/// Why a number can not be chosen.
pub(super) fn number(most: u8, action: Action) -> Option<Refusal> {
    matches!(action, Action::Number(_)).then(|| bound(most))
}

/// Why a part can not be chosen: there are not so many, or it can do nothing now.
pub(super) fn branch(count: u8, action: Action) -> Option<Refusal> {
    let Action::Choose(number) = action else { return None };
    Some(if (1..=count).contains(&number) {
        refusal(rule::B5_9, Msg::new("refuse-branch").with("number", number))
    } else {
        refusal(rule::B5_17, Msg::new("refuse-choose").with("most", count))
    })
}

/// Why one of several things that wait can not be chosen.
pub(super) fn choice(ask: Ask, count: u8, action: Action) -> Option<Refusal> {
    if let Action::Trigger { card, .. } = action {
        return Some(refusal(ask.rule(), Msg::new("refuse-trigger").with("card", card)));
    }
    let Action::Choose(_) = action else { return None };
    Some(refusal(ask.rule(), Msg::new("refuse-choose").with("most", count)))
}

/// Why a creature can not land there.
pub(super) fn landing(game: &Berserk, unit: UnitId, action: Action) -> Option<Refusal> {
    let Action::Pick(at) = action else { return None };
    either(not_home(game, at, card("refuse-land", game.unit(unit).card), rule::B8_10))
}

/// Why a creature can not come back there.
pub(super) fn coming_back(game: &Berserk, unit: UnitId, action: Action) -> Option<Refusal> {
    let Action::Pick(at) = action else { return None };
    either(not_home(game, at, card("refuse-return", game.unit(unit).card), rule::B11_21))
}

/// A cell that is not free, or else one of the other half.
fn not_home(game: &Berserk, at: At, because: Msg, by: deckhand_kernel::RuleId) -> Why {
    free_cell(game, at, by)?;
    Ok(refusal(by, because))
}
