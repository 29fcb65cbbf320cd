//! Judge questions and card tests, written as scenarios in `tests/scenarios`.

use deckhand_kernel::{Msg, Scene as _, Speaker as _, Title as _};
use deckhand_scenario::{check_dir, short_id};
use deckhand_words::{Lang, Speech};
use game_sectors::{Draft, Sectors};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn all_scenarios_hold() {
    let found = check_dir::<Sectors>(&folder("tests/scenarios"));
    assert!(found.scenarios > 0);
    println!("{found:?}");
}

/// A position under construction, with these statements made.
fn draft(statements: &str) -> Draft {
    let mut draft = Sectors::draft("duel", 2, &[]).expect("the usual setup");
    for statement in statements.split("; ").filter(|statement| !statement.is_empty()) {
        let words: Vec<&str> = statement.split(' ').collect();
        Sectors::place(&mut draft, &words).unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
    }
    draft
}

/// The fault of the last of some statements: which word is wrong, and why.
fn fault(statements: &str) -> (usize, Msg) {
    let (given, last) = statements.rsplit_once("; ").unwrap_or(("", statements));
    let words: Vec<&str> = last.split(' ').collect();
    Sectors::place(&mut draft(given), &words).expect_err(statements)
}

/// Statements, the word of the last one that is wrong, and the reason.
const FAULTS: &[(&str, usize, &str)] = &[
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
];

#[test]
fn bad_statements_are_refused_at_the_word() {
    for &(statements, word, reason) in FAULTS {
        let (at, why) = fault(statements);
        assert_eq!((at, short_id(&why.id)), (word, reason), "{statements}");
    }
}

/// Statements that are possible one by one and make no position together, and the reason.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("passed 1; turn 1", "passed"),
    ("passed 2; start 2", "passed"),
    ("slot 1r1 sentry disruption 2", "dying"),
    ("slot 2b1 bot oracle ctrl 1 disruption 3", "dying"),
];

/// Why the statements make no position.
fn finished(statements: &str) -> Msg {
    Sectors::finish(draft(statements)).expect_err(statements)
}

#[test]
fn statements_that_make_no_position_are_refused() {
    for &(statements, reason) in IMPOSSIBLE {
        assert_eq!(short_id(&finished(statements).id), reason, "{statements}");
    }
}

#[test]
fn every_refusal_of_a_statement_is_said_in_all_languages() {
    let faults = FAULTS.iter().map(|(statements, ..)| fault(statements).1);
    let impossible = IMPOSSIBLE.iter().map(|(statements, _)| finished(statements));
    let unsound = Msg::new("scene-unsound").with("why", "a card is in two places");
    let figures = NO_FIGURES.iter().map(|(value, _)| no_figure(value));
    let said: Vec<Msg> = faults.chain(impossible).chain(figures).chain([unsound]).collect();
    for lang in Lang::ALL {
        let speech = Speech::new(lang, &[Sectors::texts()[lang.index()]]).expect("Fluent");
        for why in &said {
            assert!(!speech.say(why).is_empty(), "{lang}: {}", why.id);
        }
        assert_eq!(speech.faults(), Vec::<String>::new(), "{lang}");
    }
}

#[test]
fn an_unknown_card_gets_the_nearest() {
    let (_, why) = fault("hand 1 sentri");
    assert!(format!("{why:?}").contains("\"sentry\""), "{why:?}");
}

/// What the figures refuse, and the reason.
const NO_FIGURES: &[(&str, &str)] = &[
    ("beauty", "value"),
    ("cards 1 market", "value"),
    ("hand 3", "seat"),
    ("ctrl 1g1", "slot"),
    ("sector 1 green", "sector"),
    ("markers 1r1 gold", "count"),
    ("markers 1r1 frozen", "count"),
    ("where sentri", "card"),
];

fn position() -> Sectors {
    let draft = draft("slot 1r1 tytano shield 1; virus 2r1 captcha");
    Sectors::finish(draft).expect("a position")
}

/// Why there is no such figure.
fn no_figure(value: &str) -> Msg {
    position().value(&value.split(' ').collect::<Vec<&str>>()).expect_err(value)
}

#[test]
fn every_value_is_understood() {
    let game = position();
    for (name, example) in Sectors::VALUES {
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
    for (name, example) in Sectors::STATEMENTS {
        assert_eq!(example.split(' ').next(), Some(*name));
        draft(example);
    }
}

/// Ids of messages about statements that the sources make.
fn ids_in_sources() -> BTreeSet<String> {
    let files = ["src/scene.rs", "src/scene/value.rs"].map(folder);
    let sources = files.map(|file| fs::read_to_string(file).expect("a source"));
    let literals = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter_map(|text| text.strip_prefix("scene-")).map(str::to_owned).collect()
}

#[test]
fn every_refusal_of_a_statement_is_tested() {
    // `unsound` is said if the statements let something impossible through.
    let faults = FAULTS.iter().map(|&(.., reason)| reason);
    let others = IMPOSSIBLE.iter().chain(NO_FIGURES).map(|&(_, reason)| reason);
    let tested: BTreeSet<&str> = faults.chain(others).chain(["unsound"]).collect();
    let untested: Vec<String> =
        ids_in_sources().into_iter().filter(|id| !tested.contains(id.as_str())).collect();
    assert_eq!(untested, Vec::<String>::new());
}
