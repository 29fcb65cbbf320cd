//! The laws of the kernel on random games.

use deckhand_laws::{Limits, fuzz_within, uphold};
use game_leduc::Leduc;

#[test]
fn laws_hold() {
    let totals = uphold::<Leduc>(1_000, &Limits { hides: true, ..Limits::close() });
    println!("{totals:?}");
}

/// What the fuzz target does with bytes.
#[test]
fn any_bytes_are_a_game() {
    for length in 0..8 {
        let bytes: Vec<u8> = (0..length * 8).map(|n: u32| (n * 37 % 256) as u8).collect();
        fuzz_within::<Leduc>(&bytes, &Limits::fuzzed());
    }
}
