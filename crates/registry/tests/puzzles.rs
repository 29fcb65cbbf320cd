//! The puzzles that come with the games: enough of them, proved, not trivial, and with titles in every language.

use deckhand_kernel::Scene;
use deckhand_puzzle::check_text;
use deckhand_registry::{Visitor, with_game};
use deckhand_words::{Lang, Speech};
use std::collections::BTreeSet;

/// Positions that the proof of a puzzle may take here.
const BUDGET: u64 = 30_000;

struct Prove;

impl Visitor for Prove {
    type Out = ();

    fn visit<G: Scene>(self) {
        let puzzles = check_text::<G>(G::NAME, G::PUZZLES, BUDGET);
        assert!(puzzles.len() >= 10, "{} puzzles", puzzles.len());
        let titles: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(titles.len(), puzzles.len(), "each has a title of its own");
        for puzzle in &puzzles {
            // Not every answer will do, and looking one step ahead is not enough.
            assert!(puzzle.keys <= 3 && puzzle.keys < puzzle.offers, "{puzzle:?}");
            assert!(puzzle.answers >= 2 && puzzle.greedy <= 10, "{puzzle:?}");
        }
        for lang in Lang::ALL {
            let speech = Speech::new(lang, &[G::texts()[lang.index()]]).expect("Fluent");
            for puzzle in &puzzles {
                assert!(speech.has(&puzzle.id), "{lang}: {}", puzzle.id);
                if lang == Lang::En {
                    assert_eq!(speech.word(&puzzle.id), puzzle.title);
                }
            }
            let leftover = G::texts()[lang.index()]
                .lines()
                .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
                .filter(|id| id.starts_with("puzzle-") && !titles.contains(id));
            assert_eq!(leftover.collect::<Vec<_>>(), Vec::<&str>::new(), "{lang}");
        }
    }
}

#[test]
fn disastles() {
    with_game("disastles", Prove).expect("a game");
}

#[test]
fn berserk() {
    with_game("berserk", Prove).expect("a game");
}

#[test]
fn sectors() {
    with_game("sectors", Prove).expect("a game");
}

#[test]
fn megacorp() {
    with_game("megacorp", Prove).expect("a game");
}

struct Come;

impl Visitor for Come {
    type Out = bool;

    fn visit<G: Scene>(self) -> bool {
        !G::PUZZLES.is_empty()
    }
}

/// Whoever adds a game is asked for its puzzles here. Leduc poker has none: with open cards it is decided by the rank of
/// the public card alone.
#[test]
fn every_game_is_in_this_list() {
    let with: Vec<&str> = deckhand_registry::names()
        .iter()
        .copied()
        .filter(|name| with_game(name, Come) == Ok(true))
        .collect();
    assert_eq!(with, ["disastles", "berserk", "sectors", "megacorp"]);
    assert_eq!(deckhand_registry::names().len(), with.len() + 1, "all but Leduc poker");
}
