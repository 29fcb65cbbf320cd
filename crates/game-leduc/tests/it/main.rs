//! Tests of Leduc poker: from the rulebook, from laws, and from what is known about the game.

mod counts;
mod golden;
mod laws;
mod scenarios;
mod tutorial;
mod value;
mod words;
