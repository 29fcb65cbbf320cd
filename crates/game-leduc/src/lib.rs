//! Leduc poker: two players, six cards, two rounds of betting; the smallest poker worth playing, and a solved one.
//!
//! `RULES.md` is the contract for everything here; code cites its numbers. *What is a position?* is answered in `state`,
//! with the bets of a round in `betting` and the cards in `card`; *what may be answered, and what does it do* in `ask`,
//! *why not?* in `why`, *what happens next* in `flow`, *who sees it* in `view` and `event`, *what is it worth* in `worth`.
//! `game`, `title` and `scene` keep the contracts of the kernel with these. `docs/adding-a-game.md` walks through it.
#![no_std]

extern crate alloc;

mod action;
mod ask;
mod betting;
mod card;
mod event;
mod flow;
mod game;
mod picture;
mod scene;
mod state;
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
pub use card::{Card, Rank};
pub use event::Event;
pub use scene::Draft;
pub use state::Leduc;
pub use title::Setup;
pub use view::View;
