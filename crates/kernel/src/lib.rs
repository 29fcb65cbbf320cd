//! The kernel of Deckhand: what every game has in common, and nothing that only one game has.
//!
//! It knows seats, questions ([`Game::ask`]), offers ([`Game::legal`]), events, views, rules that can be cited, records
//! that replay, and the knowledge barrier that decides what may be taken back. It does not know cards, zones, boards,
//! costs or turns: each game owns its own words for these. There is no IO, no clock, no generator of chance and no
//! text in any language here; see `ARCHITECTURE.md` for the arrows between crates.
#![no_std]

extern crate alloc;

mod deck;
mod game;
mod holding;
mod offer;
mod outcome;
mod record;
mod rule;
mod scene;
mod seat;
mod sitting;
mod table;
mod title;
mod veil;
mod word;

pub use deckhand_hash::fingerprint;

pub use deck::{DeckFault, DeckTally, Decks, Listed, ReadyDeck};
pub use game::{Game, Refusal, play};
pub use holding::{Held, Holding};
pub use offer::{Offer, Pick, Preview, Thing, Undo, Weight, offers, preview};
pub use outcome::{Outcome, Status};
pub use record::{
    Dealt, RECORD_FORMAT, Record, RecordHeader, ReplayError, Step, Tape, Taping, replay,
};
pub use rule::{LANGUAGES, Rule, RuleId, Rulebook};
pub use scene::Scene;
pub use seat::{Seat, Seats, Viewer};
pub use sitting::{Sitting, UndoRefused};
pub use table::{Dealer, Redact, Table, Told};
pub use title::{CardFace, GameOption, Mode, SetupError, Speaker, Title};
pub use veil::{Bot, Thought, Thoughts, Veil};
pub use word::{Arg, Msg, Words};
