//! Tests of Sectors from the rulebook, from worked examples and from laws.

mod endless;
mod golden;
mod laws;
mod scenarios;
mod words;
