//! Megacorp under the INVEST ruleset: stacked decks that are life and money, networks, attacks, for two to nine players.
//!
//! `RULES.md` is the contract for everything here; code cites its numbers. *May I do it?* is answered in `ask`, *why
//! not?* in `why`, *what pays what* in `pay`, *what happens next* in `flow`, *what changes* in `state::verbs`, *what is
//! it worth, whom does it find* in `figures`, *what does the card say* in `cards` and `text`, *who sees it* in `view` and
//! `event`.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod at;
mod cards;
mod deck;
mod event;
mod figures;
mod flow;
mod game;
mod item;
mod pay;
mod pending;
mod phrase;
mod picture;
mod pose;
mod scene;
mod setup;
mod state;
mod text;
mod title;
mod told;
mod view;
mod why;
mod worth;

/// The numbered rules of `RULES.md`, made into constants when the game is built.
pub mod rule {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use action::{Action, Kind};
pub use ask::Ask;
pub use at::At;
pub use cards::{ALL, Back, CARDS, Card, CardId, Colour, Faction, Subtype, Type};
pub use deck::MegacorpDecks;
pub use event::{Event, Face};
pub use item::Deed;
pub use scene::Draft;
pub use setup::{Choices, First, MOST, Setup, deck_line};
pub use state::{Megacorp, Phase};
pub use text::{
    Aim, Amount, Cond, Filter, Goes, Keyword, Op, Range, Sentence, Side, Target, To, When, Where,
    Whose, Zone,
};
pub use view::{AttackView, CardView, ItemView, PileView, SideView, View};
