//! Bots on games whose answers are known.

mod kuhn;
mod play;
mod search;
