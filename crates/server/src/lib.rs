//! The table in the browser: page, live matches, bots and storage in one process.
//!
//! A match is its log ([`entry`](self)): an answer is tried, kept durably, and only then shown. What goes out is built from
//! views alone, connection by connection. Nothing here knows a rule or a game; games come from the registry.

mod account;
mod clock;
mod config;
mod desks;
mod entry;
mod hall;
mod hosts;
mod http;
mod limits;
mod name;
mod pages;
mod rating;
mod room;
mod seals;
mod serve;
mod socket;
mod store;
mod taken;

pub use config::{Config, Limits};
pub use desks::desks;
pub use hall::TEXTS;
pub use room::PHRASES;
pub use serve::{Running, ServeError, start};
pub use store::StoreError;
