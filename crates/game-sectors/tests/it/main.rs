//! Tests of Sectors from the rulebook, from worked examples and from laws.

mod endless;
mod laws;
mod scenarios;
mod words;
