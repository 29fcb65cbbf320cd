//! Tests of Sectors from the rulebook, from worked examples and from laws.

mod laws;
mod words;
