//! A whole game as a log with rule numbers. A difference is a change of the rules, or of how chance is asked.
//!
//! The seed is chosen for one of the longest hands: a raise in both rounds, and a pair at the showdown.

use deckhand_kernel::Title;
use deckhand_laws::{check_golden, transcript};
use game_leduc::Leduc;

#[test]
fn golden_hand_at_random() {
    let setup = Leduc::setup("limit", 2, &[]).expect("the usual setup");
    let text = transcript::<Leduc>(&setup, 3220, 100);
    assert!(!text.ends_with("not over\n"), "a golden game is a whole one");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/limit.txt");
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}
