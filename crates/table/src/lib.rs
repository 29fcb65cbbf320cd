//! A table of any game as it is shown and spoken to, whatever shows it: a terminal, a server, a test.
//!
//! Nothing here reads a clock, a file or a socket. [`Catalogue`], [`understand`], [`sentences`] and the rest turn what games
//! say into what people read and back.

mod catalogue;
mod desk;
pub mod lines;
mod live;
pub mod offer_text;
mod seal;
mod telling;
mod understand;
pub mod why_card;

pub use catalogue::{Catalogue, Found};
pub use desk::{Desk, desk};
pub use live::{Live, Reader, Thinking, Typed};
pub use seal::{SealLine, Secret};
pub use telling::{Telling, cited, cited_rules, sentences, tellings};
pub use understand::{Meaning, card_of, cards_of, exactly, near, parse, understand};

/// The texts of every table, in the order of [`deckhand_words::Lang::ALL`]. Their ids begin with `table-`.
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];
