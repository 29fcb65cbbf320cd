//! Judge questions and card tests, written as scenarios in `tests/scenarios`.

use core::marker::PhantomData;
use deckhand_kernel::Scene as _;
use deckhand_scenario::{Statements, check_dir};
use game_berserk::Berserk;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Berserk>(&folder("scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

const ASKED: Statements<Berserk> = Statements {
    table: ("classic", 2),
    faults: &[
        ("first 3", 1, "seat"),
        ("card ork at c3; first 2", 0, "too-late"),
        ("stage night", 1, "stage"),
        ("turns many", 1, "number"),
        ("card tsiklopp at c3", 1, "card"),
        ("card ork in c3", 2, "at"),
        ("card ork at f9", 3, "place"),
        ("card ork at c7", 3, "place"),
        ("card c3: orq", 2, "card"),
        ("card ork at c3; card druid at c3", 3, "taken"),
        ("card ork at c3 asleep", 4, "word"),
        ("card ork at c3 wounds 10", 5, "killed"),
        ("card bagor at grave of 1 wounds 1", 7, "no-life"),
        ("card bobr-zaprudnik at c3 counters 4", 5, "counters"),
        ("card druid at c3 poison 1", 4, "poison"),
        ("card ork at sky of 1", 1, "not-there"),
        ("card bagor at c3", 1, "not-there"),
        ("card sukhoe-ruslo at c3", 1, "not-there"),
        ("card c3.equipment: bagor", 1, "no-host"),
        ("card c3: ork hidden; card c3.equipment: bagor", 1, "bad-host"),
        ("card c3: mezhevoy-kamen; card c3.equipment: bagor", 1, "bad-host"),
        ("card c3: ork; card c3.equipment: bagor of 2", 1, "enemy-host"),
        ("card c3: ork; card c3.parasite: ledyanaya-korka of 1", 1, "own-host"),
        ("card c3: ork; card c3.equipment: bagor; card c3.equipment: bagor", 1, "full-host"),
        ("card c3: ork; card c3.parasite: bagor", 2, "not-there"),
        ("card ork at grave", 3, "whose"),
        ("card ork at hand of 1", 1, "not-staged"),
        ("card mira at c3; card mira at b3", 1, "unique"),
        ("card s: sukhoe-ruslo; card s: topkaya-gat", 2, "terrains"),
        ("mark blood on c3 by c4", 1, "mark"),
        ("card c3: ork; mark net at c3 by c3", 2, "mark-card"),
        ("card c3: ork; mark bomb on c3 by c3", 2, "mark-cell"),
        ("card c3: ork; mark dam at c3 by c3", 3, "marked"),
        ("card c3: ork; mark net on c4 by c3", 3, "nobody"),
        ("card c3: ork; mark net on c3 with c3", 4, "wanted"),
        ("card c3: druid; laid 1 of c3 on c3", 1, "sentence"),
        ("stage recruit; dealt 1 druid, drvid", 3, "card"),
    ],
    impossible: &[],
    position: "card tsiklop at c3; card druid at c4; card vestnik-mora at grave of 1",
    no_figures: &[("beauty", "value")],
    game: PhantomData,
};

#[test]
fn bad_statements_are_refused_at_the_word() {
    ASKED.check_refusals();
}

#[test]
fn every_refusal_of_a_statement_is_said_in_all_languages() {
    ASKED.check_words([]);
}

#[test]
fn an_unknown_card_gets_the_nearest() {
    let (_, why) = ASKED.fault("card tsiklopp at c3");
    assert!(format!("{why:?}").contains("tsiklop\""), "{why:?}");
}

#[test]
fn edition_and_number_of_cards_are_looked_at() {
    let mut draft = Berserk::draft("relaunch", 2, &[]).expect("the usual setup");
    Berserk::place(&mut draft, &["card", "c3:", "ork"]).expect("an orc");
    let (at, why) = Berserk::place(&mut draft, &["card", "c3.equipment:", "bagor"]).expect_err("");
    assert_eq!((at, why.id.as_ref()), (2, "scene-edition"));
    for _ in 1..50 {
        Berserk::place(&mut draft, &["card", "ork", "at", "deck", "of", "1"]).expect("a card");
    }
    let more = ["card", "ork", "at", "deck", "of", "1"];
    let (at, why) = Berserk::place(&mut draft, &more).expect_err("too many");
    assert_eq!((at, why.id.as_ref()), (1, "scene-too-many"));
}

#[test]
fn every_value_is_understood() {
    ASKED.check_values();
}
