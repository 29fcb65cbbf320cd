//! Judge questions and card tests, written as scenarios in `tests/scenarios`.

use core::marker::PhantomData;
use deckhand_kernel::{Msg, Scene as _};
use deckhand_scenario::{Statements, check_dir};
use game_megacorp::Megacorp;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Megacorp>(&folder("tests/scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

const ASKED: Statements<Megacorp> = Statements {
    table: ("invest", 3),
    faults: &[
        ("weather fine", 0, "statement"),
        ("turn 4", 1, "seat"),
        ("turn", 1, "seat"),
        ("hand one sea", 1, "seat"),
        ("deck 1: sea of 4", 4, "seat"),
        ("card 1.1: sea of", 4, "seat"),
        ("card 1.1: sea by x", 4, "seat"),
        ("turns soon", 1, "number"),
        ("turns 70000", 1, "number"),
        ("rest 1 many", 2, "number"),
        ("rest 1 -1", 2, "number"),
        ("pool 1: blue", 3, "number"),
        ("hand 1: 300 sea", 2, "number"),
        ("card 1.1: sea moved", 4, "number"),
        ("card 1.1: sea used first", 4, "number"),
        ("card 1.1: container-wall damage green -1", 5, "number"),
        ("card 1.1: container-wall boost green", 5, "number"),
        ("card 4.1: sea", 1, "network"),
        ("card 1.1: sea host 4.1", 4, "network"),
        ("card 1: sea", 1, "place"),
        ("card 1.0: sea", 1, "place"),
        ("pool 1: pink 2", 2, "colour"),
        ("card 1.1: container-wall damage any 2", 4, "colour"),
        ("phase lunch", 1, "phase"),
        ("hand 1: seaa", 2, "card"),
        ("hand 1: sea lake", 3, "card"),
        ("card 1.1:", 2, "card"),
        ("card 1.1: sea wet", 3, "mark"),
        ("card 1.1: hot-blood", 2, "event"),
        ("card 1.1: sea; card 1.1: factory", 1, "taken"),
        ("card 1.1: perimeter-drone used 1", 4, "sentence"),
        ("card 1.1: tower-nine used 2", 4, "sentence"),
        ("card 1.1: sea damage green 1", 4, "dash"),
        ("card 1.1: hive-logistics boost red 1", 4, "dash"),
        ("card 1.1: sea disoriented", 3, "disoriented"),
        ("card 1.1: chitin-plating", 2, "bond"),
        ("card 1.1: anubian-courser; card 1.2: sea host 1.1", 4, "no-bond"),
        ("card 1.1: anubian-courser; card 2.1: chitin-plating host 1.1", 4, "host"),
        ("card 1.1: chitin-plating host 1.2", 4, "host"),
        ("card 1.1: sea; card 1.2: chitin-plating host 1.1", 4, "host"),
        ("out 3; hand 3: sea", 2, "out"),
        ("out 3; hand 1: sea of 3", 2, "out"),
        ("out 3; deck 3: sea of 1", 2, "out"),
        ("out 3; card 3.1: sea of 1", 1, "out"),
        ("out 3; card 1.1: sea by 3", 4, "out"),
        ("hand 3: sea; out 3", 1, "out"),
        ("card 3.1: sea of 1; out 3", 1, "out"),
        ("card 1.1: sea by 3; out 3", 1, "out"),
        ("hand 1: 8 sea", 3, "copies"),
        ("hand 1: 4 sea; market 2: 4 sea of 1", 3, "copies"),
        ("hand 1: luke-seti; deck 1: luke-seti", 2, "second"),
        ("hand 1: luke-seti; card 2.1: unit-zero of 1", 2, "second"),
        ("market 1: seti-genomics hive-logistics", 3, "second"),
        ("hand 1: 7 sea hot-blood", 4, "hand"),
        ("hand 1: 4 sea; hand 1: 4 hot-blood", 3, "hand"),
        (
            "deck 1: 7 sea 7 factory 7 barracks 7 hot-blood 7 tower-nine; hand 1: scrapfield",
            2,
            "too-many",
        ),
        ("hand 1: sea; known 1 factory", 2, "known"),
        ("hand 1: sea; known 1 sea sea", 3, "known"),
        ("market 1: sea; known 1 sea", 2, "known"),
    ],
    impossible: &[
        ("out 3; turn 3", "turn"),
        ("out 1; out 2; turn 3", "alone"),
        ("rest 1 36", "rest"),
        ("rest 1 35; hand 1: sea", "rest"),
        ("phase bid; hand 1: sea; hand 2: sea", "bid"),
    ],
    position: "card 1.1: ursine-breaker damage green 1; card 1.2: sea",
    no_figures: &[
        ("beauty", "value"),
        ("cards 1 pool", "zone"),
        ("hand 4", "seat"),
        ("top 1 many", "number"),
        ("pool 1 pink", "colour"),
        ("score 1.1 any", "colour"),
        ("score 1.3 green", "empty"),
        ("card 4.1", "network"),
        ("keyword 1.1 flying", "keyword"),
        ("where lake", "card"),
    ],
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
    ASKED.check_words([Msg::new("scene-unsound").with("why", "a card is in two places")]);
}

#[test]
fn an_unknown_card_gets_the_nearest() {
    let (_, why) = ASKED.fault("hand 1: factori");
    assert!(format!("{why:?}").contains("\"factory\""), "{why:?}");
}

/// What is not named lies in the decks below what is.
#[test]
fn every_player_has_thirty_five_cards() {
    let statements = "hand 1: 2 sea; deck 1: hot-blood; rest 1 4; card 2.1: sea of 1 by 2; out 3";
    let game = Megacorp::finish(ASKED.draft(statements)).expect("a position");
    let value = |words: &str| {
        game.value(&words.split(' ').collect::<Vec<&str>>())
            .unwrap_or_else(|why| panic!("{words}: {why:?}"))
    };
    assert_eq!(value("deck 1"), "5");
    assert_eq!(value("top 1"), "hot-blood");
    assert_eq!(value("cards 1 gone").split(' ').count(), 35 - 2 - 5 - 1);
    assert_eq!((value("owner 2.1").as_str(), value("control 2.1").as_str()), ("1", "2"));
    assert_eq!(value("deck 2"), "35");
    assert_eq!(value("deck 3"), "0");
    assert_eq!(value("cards 3 gone").split(' ').count(), 35);
    assert_eq!(value("plays 3"), "no");
}

#[test]
fn every_refusal_of_a_statement_is_tested() {
    // `unsound` is said if the statements let something impossible through.
    let sources = ["src/scene.rs", "src/scene/value.rs"].map(folder);
    ASKED.check_all_tested(&sources.each_ref().map(PathBuf::as_path), &["unsound"]);
}
