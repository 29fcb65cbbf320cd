//! A whole game of three players as a log with rule numbers. A difference is a change of the rules, or of how the greedy
//! player weighs positions.
//!
//! The seed is chosen for a game in which many different things happen in a few pages. `UPDATE_GOLDEN=1` writes the file
//! anew; read what has changed before you commit it.

use deckhand_bots::{Greedy, Random};
use deckhand_kernel::Title;
use deckhand_laws::{check_golden, transcript_of};
use game_megacorp::Megacorp;

#[test]
fn golden_game_of_two_greedy_players_and_a_random_one() {
    let decks = ["body-and-soul", "six-million-legs", "empty-chairs"];
    let options: Vec<(String, String)> =
        (1..).zip(decks).map(|(seat, deck)| (format!("deck_{seat}"), deck.to_string())).collect();
    let setup = Megacorp::setup("invest", 3, &options).expect("ready decks are legal");
    let seed = 137;
    let (mut one, mut two) = (Greedy::new(seed), Greedy::new(seed + 1));
    let mut random = Random::new(seed);
    let mut bots: [&mut dyn deckhand_kernel::Bot<Megacorp>; 3] = [&mut one, &mut two, &mut random];
    let text = transcript_of::<Megacorp>(&setup, seed, 4_000, &mut bots);
    assert!(!text.ends_with("not over\n"), "a golden game is a whole one");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/three.txt");
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}
