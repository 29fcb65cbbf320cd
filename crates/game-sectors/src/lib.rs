//! Sectors: a hacking duel over three sectors, for two players.
//!
//! `RULES.md` is the contract for everything here; code cites its numbers. *May I do it?* is answered in `ask`, *why
//! not?* in `why`, *what happens next* in `flow`, *what changes* in `state::verbs`, *what is it worth, where may it go,
//! what does it cost* in `figures`, *what does the card say* in `cards` and `text`, *who sees it* in `view` and `event`.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod at;
mod cards;
mod event;
mod figures;
mod flow;
mod game;
mod item;
mod phrase;
mod picture;
mod scene;
mod setup;
mod state;
mod text;
mod title;
mod view;
mod why;
mod worth;

/// The numbered rules of `RULES.md`, made into constants when the game is built.
pub mod rule {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use action::Action;
pub use ask::Ask;
pub use at::At;
pub use cards::{ALL, CARDS, Card, CardId, Faction, Kind, Sector};
pub use event::{Event, Face, Marker};
pub use item::Way;
pub use scene::Draft;
pub use setup::{Choices, Setup};
pub use state::Sectors;
pub use text::{Op, When};
pub use view::{PileView, SideView, SlotView, View};
