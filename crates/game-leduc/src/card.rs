//! The six cards and their ranks, and how a card is drawn from among those that nobody holds.

use crate::event::Event;
use deckhand_kernel::{Msg, Table, Words};
use serde::{Deserialize, Serialize};

/// A card, in the order of the catalogue [L1.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    /// The jack of spades.
    JackOfSpades,
    /// The jack of hearts.
    JackOfHearts,
    /// The queen of spades.
    QueenOfSpades,
    /// The queen of hearts.
    QueenOfHearts,
    /// The king of spades.
    KingOfSpades,
    /// The king of hearts.
    KingOfHearts,
}

/// A rank, the lowest first [L1.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Jack.
    Jack,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Card {
    /// All cards in the order of the catalogue.
    pub const ALL: [Self; 6] = [
        Self::JackOfSpades,
        Self::JackOfHearts,
        Self::QueenOfSpades,
        Self::QueenOfHearts,
        Self::KingOfSpades,
        Self::KingOfHearts,
    ];

    /// The rank.
    pub fn rank(self) -> Rank {
        match self {
            Self::JackOfSpades | Self::JackOfHearts => Rank::Jack,
            Self::QueenOfSpades | Self::QueenOfHearts => Rank::Queen,
            Self::KingOfSpades | Self::KingOfHearts => Rank::King,
        }
    }

    /// The id of its text. Behind the first part it is the name in the notation.
    fn id(self) -> &'static str {
        match self {
            Self::JackOfSpades => "card-jack-of-spades",
            Self::JackOfHearts => "card-jack-of-hearts",
            Self::QueenOfSpades => "card-queen-of-spades",
            Self::QueenOfHearts => "card-queen-of-hearts",
            Self::KingOfSpades => "card-king-of-spades",
            Self::KingOfHearts => "card-king-of-hearts",
        }
    }

    /// The name in the notation, for example `jack-of-spades`.
    pub fn name(self) -> &'static str {
        self.id().trim_start_matches("card-")
    }

    /// The card of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }

    /// Draws one of the cards that are free, each of them with the same chance.
    pub(crate) fn draw(table: &mut Table<'_, Event>, is_free: impl Fn(Self) -> bool) -> Self {
        let free = || Self::ALL.into_iter().filter(|&card| is_free(card));
        let nth = table.draw(free().count() as u32) as usize;
        free().nth(nth).unwrap_or_else(|| unreachable!("the table draws below the count"))
    }
}

impl Words for Card {
    fn words(&self) -> Msg {
        Msg::new(self.id())
    }
}
