//! Judge questions and rule tests, written as scenarios in `tests/scenarios`, and what statements refuse.

use core::marker::PhantomData;
use deckhand_scenario::{Statements, check_dir};
use game_leduc::Leduc;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Leduc>(&folder("tests/scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

const ASKED: Statements<Leduc> = Statements {
    table: ("limit", 2),
    faults: &[
        ("weather fine", 0, "statement"),
        ("card", 1, "seat"),
        ("card 3 king-of-spades", 1, "seat"),
        ("card king-of-spades", 1, "seat"),
        ("card 1", 2, "card"),
        ("card 1 king", 2, "card"),
        ("card 1 ten-of-spades", 2, "card"),
        ("public king-of-clubs", 1, "card"),
        ("card 1 king-of-spades; card 2 king-of-spades", 2, "twice"),
        ("card 2 king-of-spades; public king-of-spades", 1, "twice"),
        ("round 3 check", 1, "round"),
        ("round check check", 1, "round"),
        ("round 1 chek", 2, "verb"),
        ("round 1 call", 2, "answer"),
        ("round 1 check check check", 4, "answer"),
        ("round 1 bet check", 3, "answer"),
        ("round 1 bet raise raise", 4, "answer"),
        ("round 2 bet fold call", 4, "answer"),
    ],
    impossible: &[
        ("round 1 check; public king-of-spades", "first-round"),
        ("round 1 bet fold; round 2 check", "first-round"),
        ("round 1 bet; round 2 check", "first-round"),
        ("round 1 bet fold", "over"),
        ("round 2 check check", "over"),
        ("round 2 bet raise fold", "over"),
    ],
    position: "public king-of-spades",
    no_figures: &[("beauty", "value"), ("card 3", "seat"), ("paid", "seat"), ("chips one", "seat")],
    game: PhantomData,
};

#[test]
fn bad_statements_are_refused_at_the_word() {
    ASKED.check_refusals();
}

#[test]
fn every_statement_is_understood() {
    ASKED.check_statements();
}

#[test]
fn every_value_is_understood() {
    ASKED.check_values();
}

#[test]
fn every_refusal_of_a_statement_is_said_in_all_languages() {
    ASKED.check_words([]);
}

#[test]
fn every_refusal_of_a_statement_is_tested() {
    let sources = ["src/scene.rs"].map(folder);
    ASKED.check_all_tested(&sources.each_ref().map(PathBuf::as_path), &[]);
}
