//! Nim: who leaves the piles with a sum of 0 wins, and the bots that play on know it. A blunder costs exactly a game.

use crate::{plan, quiet, random_game};
use deckhand_chance::Seeded;
use deckhand_kernel::{Game as _, Seat, Table};
use deckhand_review::{Verdict, choices, turning_points};
use deckhand_toys::{Nim, nim::NimSetup};

/// Whether the seat could have won from here and gave it away.
fn is_blunder(before: &Nim, seat: Seat, action: <Nim as deckhand_kernel::Game>::Action) -> bool {
    let mut after = before.clone();
    after.apply(seat, action, &mut Table::silent(&mut Seeded::new(0)));
    before.mover_wins() && after.mover_wins()
}

/// The greedy bot knows Nim: the toy tells it how it stands.
#[test]
fn exactly_the_blunders_of_a_game_are_named_and_each_costs_all() {
    assert!(blunders(|_| None, 40, "greedy") > 40);
}

/// Few stones are searched to the end, so the search needs no help to see the same.
#[test]
fn a_search_names_the_same_blunders_among_few_stones() {
    let piles = |seed: u64| Some([1 + seed % 3, 1 + seed / 3 % 3, 2].map(|pile| pile as u8));
    assert!(blunders(piles, 12, "level-4") > 6);
}

/// Reviews so many random games for both seats and counts the blunders, every one of which has to be named.
fn blunders(piles: impl Fn(u64) -> Option<[u8; 3]>, games: u64, bot: &str) -> usize {
    let mut blunders = 0;
    for seed in 0..games {
        let record = random_game::<Nim>(NimSetup { piles: piles(seed) }, seed);
        for seat in [0, 1] {
            let found = choices(&record, Seat(seat)).expect("a record");
            let review = quiet(&found, &plan(seat, 2, bot, 8));
            assert!(!review.stopped() && review.failures.is_empty());
            for (choice, judged) in found.iter().zip(&review.judged) {
                let blunder = is_blunder(&choice.before, Seat(seat), choice.played);
                let place = format!("seed {seed}, answer {}: {judged:?}", choice.number);
                assert_eq!(judged.verdict() == Verdict::Worse, blunder, "{place}");
                assert_eq!(judged.loss(), f64::from(u8::from(blunder)), "{place}");
                let wins = choice.before.mover_wins() && !blunder;
                assert_eq!(judged.chance.mean, f64::from(u8::from(wins)), "{place}");
                blunders += usize::from(blunder);
            }
            let turning = turning_points(&review.judged);
            assert_eq!(turning.len(), review.count(Verdict::Worse).min(3), "losses only");
        }
    }
    blunders
}

/// A choice is a question with more than one answer; the last stones of a pile of one are none.
#[test]
fn questions_with_one_answer_are_no_choices() {
    let record = random_game::<Nim>(NimSetup { piles: Some([1, 1, 1]) }, 3);
    let numbers = |seat| -> Vec<usize> {
        let found = choices(&record, Seat(seat)).expect("a record");
        found.iter().map(|choice| choice.number).collect()
    };
    assert_eq!((numbers(0), numbers(1)), (vec![1], vec![2]));
}
