//! A whole game as a log with rule numbers. A difference is a change of the rules, or of how the greedy player weighs
//! positions.
//!
//! The seed is chosen for a game in which many different things happen in a few pages. `UPDATE_GOLDEN=1` writes the file
//! anew; read what has changed before you commit it.

use deckhand_bots::{Greedy, Random};
use deckhand_kernel::Title;
use deckhand_laws::{check_golden, transcript_of};
use game_sectors::Sectors;

#[test]
fn golden_duel_of_a_greedy_player_against_a_random_one() {
    let setup = Sectors::setup("duel", 2, &[]).expect("the usual setup");
    let seed = 477;
    let (mut greedy, mut random) = (Greedy::new(seed), Random::new(seed));
    let text = transcript_of::<Sectors>(&setup, seed, 2_000, &mut [&mut greedy, &mut random]);
    assert!(!text.ends_with("not over\n"), "a golden game is a whole one");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/duel.txt");
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}
