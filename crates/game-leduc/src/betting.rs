//! One round of betting: the answers given in it, and what follows from them alone. It knows no cards and no chips, and
//! nothing but the answers is stored: whose turn it is, who is behind and whether the round is over can be worked out.

use crate::action::Action;
use deckhand_kernel::Seat;
use deckhand_parts::List;
use serde::{Deserialize, Serialize};

/// The longest round is check, bet, raise, call [L3.6].
const LONGEST: usize = 4;

/// The answers of one round in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Betting(List<Action, LONGEST>);

impl Betting {
    /// The shortest round: both have checked.
    pub(crate) fn checked() -> Self {
        Self([Action::Check; 2].into_iter().collect())
    }

    /// The answers given so far.
    pub(crate) fn answers(&self) -> &[Action] {
        &self.0
    }

    /// The next answer, which must be possible.
    pub(crate) fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    /// Whose answer comes next: player 1 begins, and then in turn [L3.2].
    pub(crate) fn turn(&self) -> Seat {
        Seat(self.0.len() as u8 % 2)
    }

    /// Bets and raises so far.
    pub(crate) fn bets(&self) -> u8 {
        self.0.iter().filter(|action| matches!(action, Action::Bet | Action::Raise)).count() as u8
    }

    /// Whether a bet or a raise waits for an answer.
    pub(crate) fn is_faced(&self) -> bool {
        matches!(self.0.last(), Some(Action::Bet | Action::Raise))
    }

    /// Whether the round has ended and the hand goes on [L3.9].
    pub(crate) fn is_closed(&self) -> bool {
        matches!(*self.0, [.., Action::Call] | [Action::Check, Action::Check])
    }

    /// Who has folded [L5.1].
    pub(crate) fn folded(&self) -> Option<Seat> {
        match *self.0 {
            [.., Action::Fold] => Some(Seat((self.0.len() as u8 - 1) % 2)),
            _ => None,
        }
    }

    /// How many bets this seat has put in. All that were made, but for the last one if the seat still owes it or has
    /// folded instead of paying it.
    pub(crate) fn paid(&self, seat: Seat) -> u8 {
        let owing = if self.is_faced() { Some(self.turn()) } else { self.folded() };
        self.bets() - u8::from(owing == Some(seat))
    }
}
