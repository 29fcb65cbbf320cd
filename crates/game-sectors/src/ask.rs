//! The questions: what may be answered to each, and what an answer does.

mod main;
mod picks;

use crate::at::At;
use crate::cards::{CardId, Faction, RED_YIELD};
use crate::rule;
use deckhand_kernel::{Msg, RuleId, Words};
use serde::{Deserialize, Serialize};

/// A question to one seat. A card is the source of the effect that asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which faction to draft.
    Draft,
    /// What to do in the own turn.
    Main,
    /// Which card to discard next for an installation: so many are left of the normal cost, and so many besides.
    Pay(u8, u8),
    /// Which of so many triggers comes next.
    Order(u8),
    /// Which text of the round's end comes next.
    End,
    /// Which unit, the first of so many that are still to be chosen.
    Target(CardId, u8),
    /// Which free slot.
    Slot(CardId),
    /// Which card of the hand to discard.
    Hand(CardId),
    /// Which card of the own trash: one of so many still to go under the draw pile as a cost, or 0 for one that is taken
    /// into the hand.
    Trash(CardId, u8),
    /// Which card of the memory to unload.
    Memory(CardId),
    /// Which of four cards of the memory goes to the trash.
    Overflow,
    /// A number up to this.
    Number(CardId, u8),
    /// Whether to pay the cost of a text.
    May(CardId),
    /// Which module.
    Module(CardId),
    /// Which card to install for nothing.
    Install(CardId),
    /// Which card of the hand to put into the memory.
    Store,
    /// Which sector is scored.
    Sector,
    /// Which ability to unlock.
    Unlock,
    /// Which card goes to the trash next.
    Bin,
    /// What happens in place of a deletion.
    Replace(At),
    /// Which unit goes to the hand in place of being deleted.
    Save,
}

impl Ask {
    /// The rule that puts the question.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Draft => rule::S2_2,
            Self::Main => rule::S4_2,
            Self::Pay(..) => rule::S4_7,
            Self::Order(_) => rule::S13_7,
            Self::End => rule::S6_5,
            Self::Target(RED_YIELD, _) => rule::S8_4,
            Self::Target(card, _) if card == Faction::Frz.ability() => rule::S15_2,
            Self::Target(..) => rule::S13_1,
            Self::Slot(_) => rule::S14_7,
            Self::Hand(_) => rule::S14_10,
            // Taking back is no cost.
            Self::Trash(_, 0) => rule::S13_1,
            Self::Trash(..) | Self::May(_) | Self::Number(..) => rule::S13_2,
            Self::Memory(_) => rule::S7_4,
            Self::Overflow => rule::S7_1,
            Self::Module(_) => rule::S15_27,
            Self::Install(_) => rule::S7_6,
            Self::Store => rule::S6_1,
            Self::Sector => rule::S8_1,
            Self::Unlock => rule::S8_8,
            Self::Bin => rule::S1_14,
            Self::Replace(_) => rule::S13_6,
            Self::Save => rule::S15_21,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Main => "main",
            Self::Pay(..) => "pay",
            Self::Order(_) => "order",
            Self::End => "end",
            Self::Target(..) => "target",
            Self::Slot(_) => "slot",
            Self::Hand(_) => "hand",
            Self::Trash(..) => "trash",
            Self::Memory(_) => "memory",
            Self::Overflow => "overflow",
            Self::Number(..) => "number",
            Self::May(_) => "may",
            Self::Module(_) => "module",
            Self::Install(_) => "install",
            Self::Store => "store",
            Self::Sector => "sector",
            Self::Unlock => "unlock",
            Self::Bin => "bin",
            Self::Replace(_) => "replace",
            Self::Save => "save",
        }
    }
}

impl Words for Ask {
    fn words(&self) -> Msg {
        let msg = Msg::new(alloc::format!("ask-{}", self.name()));
        match *self {
            Self::Pay(normal, extra) => msg.with("count", normal + extra),
            Self::Order(count) => msg.with("count", count),
            Self::Target(card, count) | Self::Trash(card, count) => {
                msg.with("card", card).with("count", count)
            }
            Self::Slot(card)
            | Self::Hand(card)
            | Self::Memory(card)
            | Self::May(card)
            | Self::Module(card)
            | Self::Install(card) => msg.with("card", card),
            Self::Number(card, most) => msg.with("card", card).with("most", most),
            Self::Replace(at) => msg.with("slot", at),
            _ => msg,
        }
    }
}
