//! Reads the numbered rules of a game.
