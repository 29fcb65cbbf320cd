//! What a viewer sees, filled field by field.

use crate::action::Action;
use crate::card::Card;
use crate::state::{Leduc, SEATS};
use alloc::vec::Vec;
use deckhand_kernel::{Seat, Viewer};
use serde::Serialize;

/// A position as somebody sees it. Nothing that was seen is ever forgotten: the answers of the whole hand are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose turn it is, until the hand is over.
    pub turn: Option<Seat>,
    /// The card of each seat whose card the viewer knows.
    pub cards: [Option<Card>; 2],
    /// The public card, once it is turned up.
    pub public: Option<Card>,
    /// The answers of both rounds. Player 1 begins each, and then they take turns.
    pub answers: [Vec<Action>; 2],
    /// Chips that each seat has put into the pot.
    pub paid: [u8; 2],
    /// Chips in the pot.
    pub pot: u8,
}

impl Leduc {
    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        // [L6.2] Until the showdown, which a fold does without.
        let knows = |seat| self.is_shown() || viewer.knows(seat);
        View {
            turn: self.turn(),
            cards: SEATS.map(|seat| knows(seat).then_some(self.cards[seat.index()])),
            // [L6.1] All else is open.
            public: self.public,
            answers: [0, 1].map(|round| self.rounds[round].answers().to_vec()),
            paid: SEATS.map(|seat| self.paid(seat)),
            pot: self.pot(),
        }
    }
}
