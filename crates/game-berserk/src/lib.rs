//! Berserk: squads of creatures on a field of five by six cells, for two players.
//!
//! Here are the rules (`RULES.md`), the catalogue of cards (`cards`) and what a deck may be made of (`deck`). The battle
//! is not here yet, so the game can not be played; its decks can be written, checked and shown.
#![no_std]

extern crate alloc;

mod cards;
mod deck;
mod face;
mod says;
pub mod text;

/// The numbered rules of `RULES.md`, made into constants when the game is built.
pub mod rule {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use cards::{
    ALL, CARDS, Card, CardId, Class, Editions, Element, Fact, Icons, Keyword, Kind, PARTIAL,
    Partial, Set, Start,
};
pub use deck::{BerserkDecks, Edition, Profile, Supplement};
