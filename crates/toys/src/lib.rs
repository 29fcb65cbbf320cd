//! Tiny complete games to measure and to test with. They are not products and no list of games names them.
//!
//! [`Idle`] has no rules worth speaking of and is the floor under every benchmark. [`Nim`] shows everything and its best
//! moves are known, so bots can be tested on it. [`Bids`] asks several seats at the same time, hides hands, a deck and
//! sealed answers, and uses chance in the middle of a game: everything that laws about knowledge must be tried on.
//! [`Walk`] is any game that can be written out as a tree.
#![no_std]

extern crate alloc;

pub mod bids;
pub mod idle;
pub mod nim;
mod notation;
pub mod walk;

pub use bids::Bids;
pub use idle::Idle;
pub use nim::Nim;
pub use walk::Walk;

/// The texts of all toys in the order of [`deckhand_kernel::LANGUAGES`].
const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];
