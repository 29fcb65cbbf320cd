//! What is being done: installations and purchases, effects, and triggers that wait. Small values without any text.

use crate::at::At;
use crate::cards::{CardId, NONE};
use deckhand_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How a card comes into a system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Way {
    /// Face-up from the hand, paid.
    #[default]
    Hand,
    /// Face-up from the trash by the ability of DMP [S15.12].
    Trash,
    /// Face-up from the hand for nothing, by an effect.
    Free,
    /// Face-down from the hand.
    Bot,
}

/// An installation under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) at: At,
    pub(crate) way: Way,
    /// Cards still to be discarded for the normal cost.
    pub(crate) normal: u8,
    /// Further cards, which nothing replaces [S15.13].
    pub(crate) extra: u8,
    /// Something of the normal cost has been paid.
    pub(crate) begun: bool,
}

impl Default for Job {
    fn default() -> Self {
        Self {
            seat: Seat(0),
            card: CardId(NONE),
            at: At::NOWHERE,
            way: Way::Hand,
            normal: 0,
            extra: 0,
            begun: false,
        }
    }
}

/// An effect being carried out: one trigger text of one source, resolved once [S13.8].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) seat: Seat,
    /// The card, the ability or the red yield.
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    /// The step.
    pub(crate) op: u8,
    /// Where the card lies or lay.
    pub(crate) at: At,
    /// What it is about, or what was chosen last.
    pub(crate) it: At,
    /// A number of the event or of a choice.
    pub(crate) x: u8,
    /// Times the step is still to be done; [`Effect::FRESH`] before it has begun.
    pub(crate) left: u8,
    /// Slots chosen for the step, as bits.
    pub(crate) chosen: u32,
    /// HEX has given its card.
    pub(crate) hexed: bool,
    /// Its controller drew by it.
    pub(crate) drew: bool,
    /// Players on whose units it has put disruption, as bits.
    pub(crate) hit: u8,
    /// Units that have received CTRL by it, as bits.
    pub(crate) received: u32,
    /// Triggers below this number belong to others.
    pub(crate) base: u8,
}

impl Effect {
    pub(crate) const FRESH: u8 = u8::MAX;
}

impl Default for Effect {
    fn default() -> Self {
        Self {
            seat: Seat(0),
            card: CardId(NONE),
            sentence: 0,
            op: 0,
            at: At::NOWHERE,
            it: At::NOWHERE,
            x: 0,
            left: Self::FRESH,
            chosen: 0,
            hexed: false,
            drew: false,
            hit: 0,
            received: 0,
            base: 0,
        }
    }
}

/// The place of a trigger in the order of S13.7.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub(crate) enum Class {
    /// RECYCLING of what was replaced.
    Recycle,
    /// The patch on the slot.
    Patch,
    /// ON UPGRADE of the new card.
    Upgrade,
    /// ON INSTALL of the new card.
    Install,
    /// Everything else.
    #[default]
    Rest,
}

/// A text that has triggered and waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub(crate) class: Class,
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    pub(crate) at: At,
    pub(crate) it: At,
    pub(crate) x: u8,
}

impl Default for Trigger {
    fn default() -> Self {
        Self {
            class: Class::Rest,
            seat: Seat(0),
            card: CardId(NONE),
            sentence: 0,
            at: At::NOWHERE,
            it: At::NOWHERE,
            x: 0,
        }
    }
}
