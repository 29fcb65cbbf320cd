//! Disastles: castles of rooms, connections and disasters, for two to five players, all together, or alone.
//!
//! `RULES.md` is the contract for everything here; code cites its numbers. *May I do it?* is answered in `ask`, *why
//! not?* in `why`, *what happens next* in `flow`, *what changes* in `state::verbs`, *what is it worth* in `activity` to the rules and in
//! `worth` to bots,
//! *what does the card say* in `cards` and `text`, *who sees it* in `view` and `event`.
#![no_std]

extern crate alloc;

mod action;
mod activity;
mod ask;
mod cards;
mod event;
mod flow;
mod game;
mod picture;
mod plan;
mod scene;

mod setup;
mod state;
mod text;
mod title;
mod toll;
mod view;
mod why;
mod worth;

/// The numbered rules of `RULES.md`, made into constants when the game is built.
pub mod rule {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use action::{Action, Cell, Into, Turn};
pub use activity::Worth;
pub use ask::{Ask, From, Kind as ActionKind, Scope};
pub use cards::{ALL, CARDS, Card, CardId, Kind, PLACEABLE, group};
pub use event::Event;
pub use plan::Spot;
pub use scene::Draft;

pub use setup::{Choices, Setup, Way};
pub use state::Disastles;
pub use text::{Op, Passive, Start, Text, Whose, Woe};
pub use view::{CastleView, RoomView, RunningView, SideView, SumView, View};
