//! A set of up to 128 cards as bits: which cards lie in a castle, a hand, a group.

use alloc::vec::Vec;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A set of card numbers from 0 to 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set of one card.
    pub const fn one(card: u8) -> Self {
        Self(1 << card)
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    /// Puts a card into the set.
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card out of the set.
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// Number of cards in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The smallest card of the set.
    pub fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }
}

impl IntoIterator for CardSet {
    type Item = u8;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl core::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        match cards.iter().find(|&&card| card > 127) {
            Some(card) => Err(D::Error::custom(alloc::format!("no card number {card}"))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_its_cards_in_ascending_order() {
        let set: CardSet = [109, 0, 64].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<u8>>(), [0, 64, 109]);
        assert_eq!((set - CardSet::one(64)).len(), 2);
        assert!(!set.has(200));
    }
}
