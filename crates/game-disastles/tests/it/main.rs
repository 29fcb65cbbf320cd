//! Tests of Disastles from the rulebook, from worked examples and from laws.

mod geometry;
mod golden;
mod laws;
mod naive;
mod offers;
mod perft;
mod positions;
mod scenarios;
mod why;
mod words;
