//! Tests of Disastles from the rulebook, from worked examples and from laws.

mod components;
mod geometry;
mod golden;
mod info;
mod laws;
mod naive;
mod offers;
mod perft;
mod positions;
mod scenarios;
mod why;
mod words;
