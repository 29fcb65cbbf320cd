//! Deck files: plain text that names a game and lists cards, read line by line, checked and printed.
//!
//! A [`Sheet`] is a file read without knowing any game; [`check`] finds its cards in the catalogue of a game with decks
//! ([`deckhand_kernel::Decks`]) and asks the game what its rules say. The format is described in `docs/decks.md`. What
//! belongs here: the format, finding cards by name, faults that point at the line. What does not: any rule of any game.

mod check;
mod fault;
mod finder;
mod print;
mod sheet;

pub use check::{Checked, Deck, check};
pub use fault::{Fault, render};
pub use finder::{Finder, NotFound};
pub use print::print;
pub use sheet::{Header, Row, Sheet, Span};

/// What reading a deck file has to say, in the order of [`deckhand_kernel::LANGUAGES`]. Their ids begin with `sheet-`.
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];
