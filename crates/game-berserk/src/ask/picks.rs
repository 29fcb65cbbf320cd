//! What is picked for an ability, when it is declared or while it takes effect.

use crate::action::Action;
use crate::board::At;
use crate::flow::Slot;
use crate::item::Item;
use crate::state::{Berserk, NONE};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Berserk {
    /// The slot that is to be filled now: of the item being declared, or of the one being carried out.
    pub(crate) fn open_slot(&self) -> Option<(Item, usize, Slot, u8)> {
        if let Some(item) = self.forming.last() {
            let (at, slot, first) = self.declaring_slot(item)?;
            return Some((*item, at, slot, first));
        }
        self.running_slot()
    }

    /// The answers that fill the open slot.
    pub(super) fn target_options(&self, out: &mut Vec<Action>) {
        let Some((item, at, slot, first)) = self.open_slot() else { return };
        let start = out.len();
        if slot.is_optional() {
            out.push(Action::Done);
        }
        self.choices(&item, at, slot, first, &mut |choice| {
            out.push(self.as_action(slot, choice));
        });
        out[start..].sort_unstable();
        // Cards of one name that lie in a deck or a graveyard are one answer.
        let mut last = None;
        let mut kept = start;
        for at in start..out.len() {
            if last != Some(out[at]) {
                last = Some(out[at]);
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// A choice as an answer.
    fn as_action(&self, slot: Slot, choice: u8) -> Action {
        match slot {
            Slot::Card(..) | Slot::Target(..) => Action::Pick(self.at(choice)),
            Slot::Cell(_) | Slot::Spot | Slot::Line => Action::Pick(At::cell(choice)),
            Slot::Lying(..) | Slot::Copied => Action::Take(self.lying_card(choice)),
            Slot::Row(_) | Slot::Way => Action::Choose(choice + 1),
            Slot::Number | Slot::Count(_) | Slot::Length => Action::Number(choice),
            Slot::Share => Action::Pick(self.at(choice)),
            Slot::AnyCell => Action::Pick(At::cell(choice)),
            Slot::Looked => {
                if choice & 128 == 0 {
                    Action::Top(self.lying_card(choice))
                } else {
                    Action::Under(self.lying_card(choice))
                }
            }
        }
    }

    /// Notes the answer.
    pub(super) fn target_picked(&mut self, _seat: Seat, action: Action) {
        let Some((item, at, slot, first)) = self.open_slot() else { return };
        let mut choice = NONE;
        self.choices(&item, at, slot, first, &mut |candidate| {
            if choice == NONE && self.as_action(slot, candidate) == action {
                choice = candidate;
            }
        });
        self.fill_slot(choice, slot);
    }

    /// Fills the open slot with nothing.
    pub(super) fn fill_open(&mut self, choice: u8) {
        if let Some((_, _, slot, _)) = self.open_slot() {
            self.fill_slot(choice, slot);
        }
    }

    fn fill_slot(&mut self, choice: u8, slot: Slot) {
        if self.forming.is_empty() {
            if let Some(item) = self.running.as_mut_slice().last_mut() {
                crate::flow::fill_item(item, choice, slot);
            }
        } else {
            self.fill(choice, slot);
        }
    }
}
