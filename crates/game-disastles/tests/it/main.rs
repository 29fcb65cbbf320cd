//! Tests of Disastles from the rulebook, from worked examples and from laws.

mod golden;
mod laws;
mod perft;
mod scenarios;
mod words;
