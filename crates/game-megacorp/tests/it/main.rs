//! Tests of Megacorp from the rulebook, from worked examples and from laws.

#[path = "../support/decks.rs"]
mod decks;
mod laws;
mod words;
