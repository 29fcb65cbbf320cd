//! Berserk: squads of creatures on a field of five by six cells, for two players.
//!
//! `RULES.md` is the contract for everything here; code cites its numbers. *May I do it?* is answered in `ask`, *why
//! not?* in `why`, *what happens next* in `flow`, *what changes* in `state::verbs` and `settle`, *what is a card worth
//! in a fight* in `figures` and `reach`, *what does the card say* in `says` and `text`, *who sees it* in `view` and
//! `event`. What a deck may be made of stands in `deck`.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod board;
mod cards;
mod cycle;
mod deck;
mod event;
mod face;
mod fight;
mod figures;
mod flow;
mod game;
mod item;
mod lying;
mod phrase;
mod picture;
mod reach;
mod role;
mod says;
mod scene;
mod settle;
mod setup;
mod state;
pub mod text;
mod title;
mod view;
mod why;

/// The numbered rules of `RULES.md`, made into constants when the game is built.
pub mod rule {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use action::Action;
pub use ask::Ask;
pub use board::At;
pub use cards::{
    ALL, CARDS, Card, CardId, Class, Editions, Element, Fact, Icons, Keyword, Kind, PARTIAL,
    Partial, Set, Start,
};
pub use deck::{BerserkDecks, Edition, Profile, Supplement};
pub use event::{Event, Who};
pub use role::Role;
pub use scene::Draft;
pub use setup::{Choices, FirstPlayer, Setup, deck_line};
pub use state::Berserk;
pub use view::{CardView, FightView, ItemView, SideView, View};
