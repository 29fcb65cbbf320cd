//! Bots on games whose answers are known.

mod play;
mod search;
mod trees;
