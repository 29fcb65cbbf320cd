//! What is being done: what was announced, a payment, the pending attack, effects and triggers. Small values without text.

use crate::at::At;
use crate::cards::CardId;
use crate::state::{Id, NOBODY};
use deckhand_kernel::Seat;
use deckhand_parts::List;
use serde::{Deserialize, Serialize};

/// No player.
pub(crate) const NO_SEAT: u8 = u8::MAX;

/// What was announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Deed {
    /// A card is bought.
    #[default]
    Buy,
    /// A sentence is used.
    Use,
    /// A card moves.
    Move,
}

/// Something announced that will happen when nobody answers any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Item {
    pub(crate) deed: Deed,
    pub(crate) seat: Seat,
    pub(crate) piece: Id,
    pub(crate) sentence: u8,
    pub(crate) aims: Aims,
    /// The network it will enter or go to.
    pub(crate) network: u8,
    /// The host of a card that will be bonded.
    pub(crate) host: Id,
    /// Cards reinvested for it.
    pub(crate) reinvested: u8,
}

impl Default for Item {
    fn default() -> Self {
        Self {
            deed: Deed::Buy,
            seat: Seat(0),
            piece: NOBODY,
            sentence: 0,
            aims: Aims::default(),
            network: NO_SEAT,
            host: NOBODY,
            reinvested: 0,
        }
    }
}

/// What was chosen for a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Aims {
    /// Cards, each with the network in which it was chosen.
    pub(crate) cards: List<Id, 2>,
    /// A player.
    pub(crate) player: u8,
    /// A network.
    pub(crate) network: u8,
}

impl Aims {
    /// In place of a network: no more cards are chosen.
    pub(crate) const CLOSED: u8 = u8::MAX - 1;
}

impl Default for Aims {
    fn default() -> Self {
        Self { cards: List::new(), player: NO_SEAT, network: NO_SEAT }
    }
}

/// What has been given for a cost so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Payment {
    /// The valuation: points of any kind, then by colour.
    pub(crate) cost: [u8; 5],
    /// Points taken from the pool.
    pub(crate) spent: [u8; 5],
    /// What each source gives, as numbers of the five kinds, in the order chosen.
    pub(crate) sources: List<Source, 24>,
    /// A colourless point may pay a coloured one.
    pub(crate) wild: bool,
    /// Nothing more is given, though it might be.
    pub(crate) closed: bool,
}

/// A card that is invested or reinvested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Source {
    pub(crate) piece: Id,
    pub(crate) gives: [u8; 5],
}

/// The pending attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: Id,
    /// The colour of the score.
    pub(crate) colour: u8,
    /// The player it is aimed at.
    pub(crate) player: u8,
    /// The network in which cards are aimed at.
    pub(crate) network: u8,
    /// It names the network.
    pub(crate) pattern: bool,
    /// How much less it deals.
    pub(crate) prevented: u8,
    /// A player has taken it, in the place of so many targets.
    pub(crate) taken: u8,
    /// It is going on.
    pub(crate) on: bool,
    /// The second step of the damage.
    pub(crate) second: bool,
    /// It is called off.
    pub(crate) off: bool,
    /// Players discard from the hand first.
    pub(crate) disrupts: bool,
    /// Card blockers have been declared.
    pub(crate) blocked: bool,
}

impl Default for Attack {
    fn default() -> Self {
        Self {
            attacker: NOBODY,
            colour: 0,
            player: NO_SEAT,
            network: NO_SEAT,
            pattern: false,
            prevented: 0,
            taken: 0,
            on: false,
            second: false,
            off: false,
            disrupts: false,
            blocked: false,
        }
    }
}

/// An effect being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) seat: Seat,
    /// The card of the sentence, in play or not.
    pub(crate) piece: Id,
    pub(crate) card: CardId,
    /// It was in play when the effect began.
    pub(crate) played: bool,
    pub(crate) sentence: u8,
    /// The step.
    pub(crate) op: u8,
    pub(crate) aims: Aims,
    /// The player who was just damaged.
    pub(crate) victim: u8,
    /// Where the card lay.
    pub(crate) at: At,
    /// How often the step is still to be done; [`Effect::FRESH`] before it has begun.
    pub(crate) left: u8,
    /// A second number of the step.
    pub(crate) extra: u8,
    /// The event leaves the game.
    pub(crate) gone: bool,
    /// Cards set aside by the step.
    pub(crate) aside: List<Id, 6>,
}

impl Effect {
    pub(crate) const FRESH: u8 = u8::MAX;
}

impl Default for Effect {
    fn default() -> Self {
        Self {
            seat: Seat(0),
            piece: NOBODY,
            card: CardId(0),
            played: false,
            sentence: 0,
            op: 0,
            aims: Aims::default(),
            victim: NO_SEAT,
            at: At::default(),
            left: Self::FRESH,
            extra: 0,
            gone: false,
            aside: List::new(),
        }
    }
}

/// A sentence that has been set off and waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub(crate) seat: Seat,
    pub(crate) piece: Id,
    pub(crate) sentence: u8,
    pub(crate) victim: u8,
    pub(crate) at: At,
}

impl Default for Trigger {
    fn default() -> Self {
        Self { seat: Seat(0), piece: NOBODY, sentence: 0, victim: NO_SEAT, at: At::default() }
    }
}
