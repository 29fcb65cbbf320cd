//! Whole games of every way to play as logs with rule numbers. A difference is a change of the rules.
//!
//! The seeds are chosen for games in which many different things happen in a few pages.
//! `UPDATE_GOLDEN=1` writes the files anew; read what has changed before you commit it.

use crate::positions::setup;
use deckhand_laws::{check_golden, transcript};
use game_disastles::Disastles;

/// Plays a random game and compares it with `tests/golden/NAME.txt`.
fn golden(name: &str, mode: &str, seats: u8, seed: u64, options: &[(&str, &str)]) {
    let text = transcript::<Disastles>(&setup(mode, seats, options), seed, 2_000);
    assert!(!text.ends_with("not over\n"), "a golden game is a whole one");
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn golden_normal_game_of_four() {
    golden("normal", "normal", 4, 1590, &[]);
}

#[test]
fn golden_game_of_two_with_special_thrones_and_catastrophes() {
    let options = [("thrones", "special"), ("disasters", "3"), ("catastrophes", "4")];
    golden("catastrophes", "normal", 2, 802, &options);
}

#[test]
fn golden_game_with_hands() {
    golden("hands", "hands", 3, 3510, &[]);
}

#[test]
fn golden_game_without_disasters() {
    golden("no-disasters", "no-disasters", 2, 3847, &[]);
}

#[test]
fn golden_co_op_game_that_is_lost() {
    golden("co-op", "co-op", 3, 1395, &[]);
}

#[test]
fn golden_solo_game_that_is_won() {
    golden("solo", "solo", 1, 1080, &[("disasters", "2"), ("catastrophes", "1")]);
}
