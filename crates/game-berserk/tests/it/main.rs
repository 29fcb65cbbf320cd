//! Tests of Berserk from the rulebook, from worked examples and from laws.

mod catalogue;
mod decks;
mod golden;
mod laws;
mod scenarios;
mod shown;
mod texts;
mod undo;
mod why;
mod words;

#[path = "../support/decks.rs"]
mod support;
