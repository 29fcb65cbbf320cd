//! Tests of Megacorp from the rulebook, from worked examples and from laws.

mod cases;
#[path = "../support/decks.rs"]
mod decks;
mod golden;
mod heard;
mod laws;
mod scenarios;
mod secrets;
mod words;
