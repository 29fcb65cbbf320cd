//! What a position is, and what can be asked of it. Nothing here changes it.

use crate::betting::Betting;
use crate::card::{Card, Rank};
use alloc::{
    format,
    string::{String, ToString},
};
use deckhand_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Both seats, in the order in which they answer.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
/// What each player puts in before the deal [L2.1].
pub(crate) const ANTE: u8 = 1;
/// What a bet or a raise adds in each of the two rounds [L3.1, L3.8].
pub(crate) const BETS: [u8; 2] = [2, 4];

/// The other seat.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A position of Leduc poker: the cards that were dealt and the answers that were given. All else follows from these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Leduc {
    /// The private card of each seat [L2.2].
    pub(crate) cards: [Card; 2],
    /// The public card, from the moment when it is turned up [L4.1].
    pub(crate) public: Option<Card>,
    /// What was answered in each round [L3.1].
    pub(crate) rounds: [Betting; 2],
}

/// Who gets the pot, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The other one has folded.
    Fold(Seat),
    /// A pair.
    Pair(Seat),
    /// The higher rank.
    Rank(Seat),
    /// Both, as the ranks are equal.
    Shared,
}

impl End {
    /// Who gets all of it.
    pub(crate) fn winner(self) -> Option<Seat> {
        match self {
            Self::Fold(seat) | Self::Pair(seat) | Self::Rank(seat) => Some(seat),
            Self::Shared => None,
        }
    }
}

impl Leduc {
    /// A hand of which nothing but the deal has happened.
    pub(crate) fn dealt(cards: [Card; 2]) -> Self {
        Self { cards, public: None, rounds: [Betting::default(); 2] }
    }

    /// The round that is played, or was played last: 0 or 1. The public card parts them [L3.1].
    pub(crate) fn round(&self) -> usize {
        usize::from(self.public.is_some())
    }

    /// The bets of this round.
    pub(crate) fn betting(&self) -> &Betting {
        &self.rounds[self.round()]
    }

    /// Whose turn it is; nobody's when the hand is over.
    pub(crate) fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.betting().turn())
    }

    /// Whether both cards were shown [L5.2].
    pub(crate) fn is_shown(&self) -> bool {
        self.rounds[1].is_closed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_shown() || self.betting().folded().is_some()
    }

    /// How the hand has ended; nothing while it goes on.
    pub(crate) fn end(&self) -> Option<End> {
        if let Some(folder) = self.betting().folded() {
            return Some(End::Fold(other(folder)));
        }
        match self.public {
            Some(public) if self.is_shown() => Some(showdown(self.cards, public)),
            _ => None,
        }
    }

    /// Chips that a seat has put into the pot: the ante and its bets [L2.1, L3.8].
    pub(crate) fn paid(&self, seat: Seat) -> u8 {
        let bets = self.rounds.iter().zip(BETS).map(|(round, bet)| round.paid(seat) * bet);
        ANTE + bets.sum::<u8>()
    }

    /// Chips in the pot.
    pub(crate) fn pot(&self) -> u8 {
        SEATS.map(|seat| self.paid(seat)).iter().sum()
    }

    /// What the seat has gained: after the hand its result [L5.6], before that what it has put in, as a loss. It is
    /// counted from zero [L1.3], and the two seats of a finished hand cancel out.
    pub fn chips(&self, seat: Seat) -> i32 {
        match self.end() {
            None => -i32::from(self.paid(seat)),
            Some(end) => match end.winner() {
                Some(winner) if winner == seat => i32::from(self.paid(other(seat))),
                Some(_) => -i32::from(self.paid(seat)),
                None => 0,
            },
        }
    }

    /// Whether the position can have come about. The message is for developers.
    pub(crate) fn soundness(&self) -> Result<(), String> {
        let [one, two] = self.cards;
        if one == two || self.public.is_some_and(|public| self.cards.contains(&public)) {
            return Err(format!("a card is in two places: {self:?}"));
        }
        if self.public.is_some() != self.rounds[0].is_closed() {
            return Err("the public card lies there exactly after the first round".to_string());
        }
        if self.public.is_none() && !self.rounds[1].answers().is_empty() {
            return Err("the second round has begun before the public card".to_string());
        }
        for round in &self.rounds {
            let mut replayed = Betting::default();
            for &action in round.answers() {
                if !crate::ask::options(&replayed).contains(&action) {
                    return Err(format!("{action} is not possible after {replayed:?}"));
                }
                replayed.push(action);
            }
        }
        Ok(())
    }
}

/// Who wins at the showdown.
pub(crate) fn showdown(cards: [Card; 2], public: Card) -> End {
    let [one, two]: [Rank; 2] = cards.map(Card::rank);
    let pair = public.rank();
    match one.cmp(&two) {
        // [L5.5] Equal ranks leave no third card for a pair.
        core::cmp::Ordering::Equal => End::Shared,
        // [L5.3]
        _ if one == pair => End::Pair(Seat(0)),
        _ if two == pair => End::Pair(Seat(1)),
        // [L5.4]
        core::cmp::Ordering::Greater => End::Rank(Seat(0)),
        core::cmp::Ordering::Less => End::Rank(Seat(1)),
    }
}
