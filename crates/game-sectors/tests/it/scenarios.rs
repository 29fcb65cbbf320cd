//! Judge questions and card tests, written as scenarios in `tests/scenarios`.

use core::marker::PhantomData;
use deckhand_kernel::Msg;
use deckhand_scenario::{Statements, check_dir};
use game_sectors::Sectors;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Sectors>(&folder("tests/scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

const ASKED: Statements<Sectors> = Statements {
    table: ("duel", 2),
    faults: &[
        ("weather fine", 0, "statement"),
        ("turn 3", 1, "seat"),
        ("hand one sentry", 1, "seat"),
        ("factions", 1, "seat"),
        ("round soon", 1, "number"),
        ("coins 1 many", 2, "number"),
        ("coins 1 -1", 2, "number"),
        ("coins 1 256", 2, "number"),
        ("slot 1r1 sentry shield", 4, "number"),
        ("virus 1r1 captcha two", 3, "number"),
        ("phase lunch", 1, "phase"),
        ("phase draft; hand 1 sentry", 0, "draft"),
        ("phase draft; start 2; turn 2", 0, "draft"),
        ("factions 1 ded; phase draft", 1, "draft"),
        ("rest 1 hand", 2, "rest"),
        ("factions 1 ded sdl", 3, "faction"),
        ("unlocked 1 sentry", 2, "faction"),
        ("disks 1 red green", 3, "sector"),
        ("slot 1g1 sentry", 1, "slot"),
        ("slot 1r4 sentry", 1, "slot"),
        ("patch 3r1 ctrl-patch", 1, "slot"),
        ("hand 1 sentri", 2, "card"),
        ("hand 1 sentry ded", 3, "card"),
        ("slot 1r1", 2, "card"),
        ("hand 1 sentry compiler", 3, "kind"),
        ("slot 1r1 captcha", 2, "kind"),
        ("slot 1r1 ctrl-patch", 2, "kind"),
        ("slot 1r1 bot compiler", 3, "kind"),
        ("patch 1r1 captcha", 2, "kind"),
        ("virus 1r1 ctrl-patch", 2, "kind"),
        ("market compiler sentry", 2, "kind"),
        ("slot 1r1 sentry ctrl 2 gold 1", 5, "marker"),
        ("slot 1r1 sentry seen", 3, "marker"),
        ("hand 1 sentry sentry", 3, "twice"),
        ("hand 1 sentry; slot 1r1 bot sentry", 3, "twice"),
        ("patch 1r1 ctrl-patch; patch 1r2 ctrl-patch", 2, "twice"),
        ("market compiler; scrap compiler", 1, "twice"),
        ("slot 1r1 sentry; slot 1r1 aegis", 1, "taken"),
        ("slot 1r1 compiler; slot 1r1 bot aegis", 1, "taken"),
        ("patch 1r1 ctrl-patch; patch 1r1 cache-patch", 1, "second-patch"),
        ("slot 1r1 sentry; virus 1r1 captcha", 1, "virus"),
        ("virus 1r1 captcha; virus 1r1 funnel", 1, "virus"),
        ("virus 1r1 captcha; slot 1r1 sentry", 1, "virus"),
        ("slot 1r1 mainframe ctrl 1 frozen", 5, "unfreezable"),
        ("memory 1 sentry aegis phalanx resonator", 2, "memory"),
        ("market captcha compiler logger miner", 4, "market"),
        ("hand 1 sentry; hand 2 aegis", 2, "faction-taken"),
        ("factions 2 sld; unlocked 1 sld", 2, "faction-taken"),
        ("slot 1r1 sentry; slot 2r1 bot aegis", 3, "faction-taken"),
        ("factions 1 ded sld mod frz", 5, "fourth-faction"),
        ("factions 1 ded sld mod; trash 1 sentry icicle", 3, "fourth-faction"),
        ("hand 1 sentry reaper fitter; used 1 bat", 2, "fourth-faction"),
    ],
    impossible: &[
        ("passed 1; turn 1", "passed"),
        ("passed 2; start 2", "passed"),
        ("slot 1r1 sentry disruption 2", "dying"),
        ("slot 2b1 bot oracle ctrl 1 disruption 3", "dying"),
    ],
    position: "slot 1r1 tytano shield 1; virus 2r1 captcha",
    no_figures: &[
        ("beauty", "value"),
        ("cards 1 market", "value"),
        ("hand 3", "seat"),
        ("ctrl 1g1", "slot"),
        ("sector 1 green", "sector"),
        ("markers 1r1 gold", "count"),
        ("markers 1r1 frozen", "count"),
        ("where sentri", "card"),
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
    let (_, why) = ASKED.fault("hand 1 sentri");
    assert!(format!("{why:?}").contains("\"sentry\""), "{why:?}");
}

#[test]
fn every_refusal_of_a_statement_is_tested() {
    // `unsound` is said if the statements let something impossible through.
    let sources = ["src/scene.rs", "src/scene/value.rs"].map(folder);
    ASKED.check_all_tested(&sources.each_ref().map(PathBuf::as_path), &["unsound"]);
}
