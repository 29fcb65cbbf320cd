//! Walks through many random games under all laws: `cargo run --release -p game-berserk --example walk -- GAMES [FIRST]
//! [random]`. The ready-made decks of each edition meet each other in both directions; with `random`, legal decks are
//! made by chance instead.

#[path = "../tests/support/decks.rs"]
mod decks;

use deckhand_laws::{Limits, share_out};
use game_berserk::{Berserk, CardId, Choices, Edition, Setup};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let random = words.next().is_some_and(|word| word == "random");
    let limits = Limits {
        hides: true,
        shown_stays_in_view: false,
        must_end: false,
        max_steps: 5_000,
        ..Limits::default()
    };
    let pairs = pairs(random, first);
    let print = |at: usize, totals: &_| println!("{}: {totals:?}", at + 1);
    match share_out::<Berserk>(&pairs, games, first, &limits, print) {
        Ok(()) => ExitCode::SUCCESS,
        Err((at, failure)) => {
            eprintln!("{}\n{failure}", setup_line(&pairs[at]));
            ExitCode::FAILURE
        }
    }
}

fn setup_line(setup: &Setup) -> String {
    setup.decks.iter().map(|deck| game_berserk::deck_line(deck)).collect::<Vec<_>>().join("\n")
}

/// The setups to be walked.
fn pairs(random: bool, first: u64) -> Vec<Setup> {
    let mut setups = Vec::new();
    for edition in [Edition::Relaunch, Edition::Classic] {
        let choices = Choices::usual(edition);
        let all: Vec<Vec<CardId>> = if random {
            (0..8).map(|at| decks::by_chance(edition, first * 100 + at)).collect()
        } else {
            decks::ready(edition)
        };
        for one in &all {
            for other in &all {
                setups.push(Setup { choices, decks: [one.clone(), other.clone()] });
            }
        }
    }
    setups
}
