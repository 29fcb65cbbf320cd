//! A whole game of each edition as a log with rule numbers. A difference is a change of the rules, or of how the greedy
//! player weighs positions.
//!
//! The seeds are chosen for games in which many different things happen in a few pages. `UPDATE_GOLDEN=1` writes the
//! files anew; read what has changed before you commit it.

use deckhand_bots::{Greedy, Random};
use deckhand_kernel::Title;
use deckhand_laws::{check_golden, transcript_of};
use game_berserk::Berserk;

/// Plays a greedy player against a random one and compares with `tests/golden/MODE.txt`.
fn golden(mode: &str, seed: u64) {
    let setup = Berserk::setup(mode, 2, &[]).expect("the usual setup");
    let (mut greedy, mut random) = (Greedy::new(seed), Random::new(seed));
    let text = transcript_of::<Berserk>(&setup, seed, 2_000, &mut [&mut greedy, &mut random]);
    assert!(!text.ends_with("not over\n"), "a golden game is a whole one");
    let path = format!("{}/tests/golden/{mode}.txt", env!("CARGO_MANIFEST_DIR"));
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn golden_game_of_the_newer_edition() {
    golden("relaunch", 434);
}

#[test]
fn golden_game_of_the_older_edition() {
    golden("classic", 333);
}
