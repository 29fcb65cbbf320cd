//! Judge questions and rule tests, written as scenarios in `tests/scenarios`, and what statements refuse.

use deckhand_kernel::{Msg, Scene as _, Speaker as _, Title as _};
use deckhand_scenario::{check_dir, short_id};
use deckhand_words::{Lang, Speech};
use game_leduc::{Draft, Leduc};
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Leduc>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

/// A position under construction, with these statements made.
fn draft(statements: &str) -> Draft {
    let mut draft = Leduc::draft("limit", 2, &[]).expect("the usual setup");
    for statement in statements.split("; ").filter(|statement| !statement.is_empty()) {
        let words: Vec<&str> = statement.split(' ').collect();
        Leduc::place(&mut draft, &words).unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
    }
    draft
}

/// Statements, the word of the last one that is wrong, and the reason.
const FAULTS: &[(&str, usize, &str)] = &[
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
];

/// The fault of the last of some statements: which word is wrong, and why.
fn fault(statements: &str) -> (usize, Msg) {
    let (given, last) = statements.rsplit_once("; ").unwrap_or(("", statements));
    let words: Vec<&str> = last.split(' ').collect();
    Leduc::place(&mut draft(given), &words).expect_err(statements)
}

#[test]
fn bad_statements_are_refused_at_the_word() {
    for &(statements, word, reason) in FAULTS {
        let (at, why) = fault(statements);
        assert_eq!((at, short_id(&why.id)), (word, reason), "{statements}");
    }
}

/// Statements that are possible one by one and make no position together, and the reason.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("round 1 check; public king-of-spades", "first-round"),
    ("round 1 bet fold; round 2 check", "first-round"),
    ("round 1 bet; round 2 check", "first-round"),
    ("round 1 bet fold", "over"),
    ("round 2 check check", "over"),
    ("round 2 bet raise fold", "over"),
];

/// Why the statements make no position.
fn finished(statements: &str) -> Msg {
    Leduc::finish(draft(statements)).expect_err(statements)
}

#[test]
fn statements_that_make_no_position_are_refused() {
    for &(statements, reason) in IMPOSSIBLE {
        assert_eq!(short_id(&finished(statements).id), reason, "{statements}");
    }
}

/// What the figures refuse, and the reason.
const NO_FIGURES: &[(&str, &str)] =
    &[("beauty", "value"), ("card 3", "seat"), ("paid", "seat"), ("chips one", "seat")];

/// Why there is no such figure.
fn no_figure(value: &str) -> Msg {
    let game = Leduc::finish(draft("public king-of-spades")).expect("a position");
    game.value(&value.split(' ').collect::<Vec<&str>>()).expect_err(value)
}

#[test]
fn every_value_is_understood() {
    let game = Leduc::finish(draft("")).expect("a position");
    for (name, example) in Leduc::VALUES {
        let words: Vec<&str> = example.split(' ').collect();
        assert_eq!(words[0], *name);
        game.value(&words).unwrap_or_else(|why| panic!("{example}: {why:?}"));
    }
    for (value, reason) in NO_FIGURES {
        assert_eq!(short_id(&no_figure(value).id), *reason, "{value}");
    }
}

#[test]
fn every_statement_is_understood() {
    for (name, example) in Leduc::STATEMENTS {
        assert!(example.starts_with(name));
        draft(example);
    }
}

#[test]
fn every_refusal_of_a_statement_is_said_in_all_languages() {
    let faults = FAULTS.iter().map(|(statements, ..)| fault(statements).1);
    let impossible = IMPOSSIBLE.iter().map(|(statements, _)| finished(statements));
    let figures = NO_FIGURES.iter().map(|(value, _)| no_figure(value));
    let said: Vec<Msg> = faults.chain(impossible).chain(figures).collect();
    for lang in Lang::ALL {
        let speech = Speech::new(lang, &[Leduc::texts()[lang.index()]]).expect("Fluent");
        for why in &said {
            assert!(!speech.say(why).is_empty(), "{lang}: {}", why.id);
        }
        assert_eq!(speech.faults(), Vec::<String>::new(), "{lang}");
    }
}

#[test]
fn every_refusal_of_a_statement_is_tested() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/scene.rs");
    let source = fs::read_to_string(source).expect("a source");
    let literals = source.split('"').skip(1).step_by(2);
    let ids: BTreeSet<&str> = literals.filter_map(|text| text.strip_prefix("scene-")).collect();
    let faults = FAULTS.iter().map(|&(.., reason)| reason);
    let others = IMPOSSIBLE.iter().chain(NO_FIGURES).map(|&(_, reason)| reason);
    let tested: BTreeSet<&str> = faults.chain(others).collect();
    assert_eq!(ids.difference(&tested).collect::<Vec<_>>(), Vec::<&&str>::new());
}
