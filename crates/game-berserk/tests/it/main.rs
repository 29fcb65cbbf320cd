//! Tests of the catalogue, the texts and the decks of Berserk. The battle has none yet, as it is not there.

mod catalogue;
mod decks;
mod texts;
