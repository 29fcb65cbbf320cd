//! Tests of Megacorp from the rulebook, from worked examples and from laws.

mod laws;
