//! What has to be reached, and what has to hold until then.

use deckhand_kernel::{Game, Scene};
use deckhand_scenario::Puzzle;

/// The goal of a puzzle. Both questions are about the position alone, not about how it came to be.
pub trait Aim<G: Game> {
    /// Whether the goal is reached in this position.
    fn is_reached(&self, game: &G) -> bool;

    /// Whether the goal may still be reached from this position.
    fn is_kept(&self, game: &G) -> bool {
        let _ = game;
        true
    }
}

impl<G: Scene> Aim<G> for Puzzle<G> {
    fn is_reached(&self, game: &G) -> bool {
        Self::is_reached(self, game)
    }

    fn is_kept(&self, game: &G) -> bool {
        Self::is_kept(self, game)
    }
}
