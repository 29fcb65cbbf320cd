//! Seeds of single games, so that one game of a batch can be played again by itself.

use deckhand_kernel::{Seat, fingerprint};

/// The seed of one game of a batch. The first game has the seed of the batch itself: a batch of one game, begun with the
/// seed of a game that failed, is that game. Seeds made here stay below 2^53, so that a reader of JSON who keeps numbers as
/// floats still reads the right one.
pub fn game_seed(seed: u64, index: u64) -> u64 {
    if index == 0 { seed } else { fingerprint(&("game", seed, index)) >> 11 }
}

/// The seed of the bot in this seat of a game.
pub fn bot_seed(game_seed: u64, seat: Seat) -> u64 {
    fingerprint(&("bot", game_seed, seat))
}
