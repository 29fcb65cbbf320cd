//! Counting positions: a number that changes whenever the rules of moving do.

use deckhand_chance::Bytes;
use deckhand_kernel::{Game, Status, Table};

/// How many sequences of exactly `depth` answers there are from this position.
///
/// Where several seats are asked at once, the first of them answers first, as the order makes no difference. Chance
/// always deals 0: the count is about offers, and has to be the same every time.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Status::Asking(asked) = game.status() else { return u64::from(depth == 0) };
    let Some(seat) = asked.iter().next() else { return 0 };
    if depth == 0 {
        return 1;
    }
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    if depth == 1 {
        return offers.len() as u64;
    }
    let next = |&action: &G::Action| {
        let mut trial = game.clone();
        trial.apply(seat, action, &mut Table::silent(&mut Bytes::new(&[])));
        perft(&trial, depth - 1)
    };
    offers.iter().map(next).sum()
}
