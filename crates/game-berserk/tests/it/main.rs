//! Tests of Berserk from the rulebook, from worked examples and from laws.

mod catalogue;
mod decks;
mod scenarios;
mod texts;
mod why;
mod words;
