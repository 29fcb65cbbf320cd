//! Which cards a seat has, in the two places that every card game knows. Statistics ask for it; rules never do.

/// Where a seat has a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Held {
    /// Where its player may use it from.
    Hand,
    /// On the table, used.
    Play,
}

/// A card that a seat has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Holding {
    /// Its number in the catalogue, see [`crate::CardFace::number`].
    pub card: u16,
    /// Where it is.
    pub held: Held,
}

impl Holding {
    /// A card of a hand.
    pub fn hand(card: u16) -> Self {
        Self { card, held: Held::Hand }
    }

    /// A card in play.
    pub fn play(card: u16) -> Self {
        Self { card, held: Held::Play }
    }
}
