//! `deckhand puzzle`: what comes with the games, what files say, and what is found in self-play.

use crate::{deckhand, fresh, text};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

fn file(name: &str, lines: &str) -> PathBuf {
    let path = fresh(name);
    fs::write(&path, lines).expect("a file");
    path
}

/// Puzzles of one file: a solved one and a disproved one.
fn puzzles() -> PathBuf {
    file(
        "two-puzzles.scn",
        "game leduc
puzzle A pair on the table
card 1: king-of-spades
card 2: queen-of-hearts
public: king-of-hearts
round 2: check
solver 2
goal over
goal value chips 2 > -2
within 1
puzzle A king is not enough
card 1: king-of-spades
card 2: queen-of-hearts
round 1: check bet
goal over
goal value chips 1 > -1
",
    )
}

#[test]
fn a_file_is_proved_and_disproved() {
    let path = puzzles();
    let run = deckhand(&format!("puzzle check {}", path.display()));
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{run:?}");
    for part in [
        "A pair on the table (Leduc poker)",
        "Player 2 has to reach with 1 answer:\n  over\n  value chips 2 > -2",
        "Everything lies open in a puzzle",
        "Proved: this can be forced",
        "First answers that solve it, 1 of 2:\n  check",
        "Solutions: 1\n",
        "The bot “greedy” solves it in ",
        "Main line:\n  2: check  # Check",
        "Disproved: this can not be forced.",
        "Solved: 1. Disproved: 1. Open: 0. Faults: 0.",
    ] {
        assert!(run.out.contains(part), "`{part}` is not in\n{}", run.out);
    }
}

#[test]
fn the_same_as_a_value() {
    let path = puzzles();
    let run = deckhand(&format!("puzzle check {} --json", path.display()));
    assert_eq!(run.code, Some(1));
    let value = run.json();
    assert_eq!(
        (&value["solved"], &value["unsolved"], &value["open"]),
        (&1.into(), &1.into(), &0.into())
    );
    let first = &value["puzzles"][0];
    assert_eq!(text(&first["verdict"]), "solved");
    assert_eq!(first["keys"], Value::from(vec!["check"]));
    assert_eq!(
        (&first["offers"], &first["solutions"], &first["answers"]),
        (&2.into(), &1.into(), &1.into())
    );
    assert_eq!(text(&first["line"][0]["action"]), "check");
    assert_eq!(text(&value["puzzles"][1]["verdict"]), "unsolved");
}

#[test]
fn a_budget_that_is_too_small_claims_nothing() {
    let path = puzzles();
    let run = deckhand(&format!("puzzle check {} --budget 1", path.display()));
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("Not proved within 1 position. That says nothing"), "{}", run.out);
    assert!(run.out.contains("Solved: 0. Disproved: 0. Open: 2. Faults: 0."), "{}", run.out);
    let said = deckhand(&format!("puzzle check {} --budget none", path.display())).refused(2);
    assert!(said.contains("--budget"), "{said}");
}

#[test]
fn faults_point_at_the_word_in_every_language() {
    let lines = "puzzle p\ngame leduc\ncard 1: king-of-spades\ngoal value chisp 1 > 0\n";
    let path = file("faulty-puzzle.scn", lines);
    for (lang, says) in [
        ("en", "leduc has no value `chisp`"),
        ("de", "leduc hat keinen Wert `chisp`"),
        ("ru", "в leduc нет значения `chisp`"),
    ] {
        let run = deckhand(&format!("--lang {lang} puzzle check {}", path.display()));
        assert_eq!(run.code, Some(1), "{run:?}");
        assert!(run.out.contains(says) && run.out.contains("`chips`"), "{}", run.out);
        let line = run.out.lines().find(|line| line.contains("goal value chisp")).expect("shown");
        let under = run.out.lines().skip_while(|shown| *shown != line).nth(1).expect("underlined");
        let column = |text: &str, what: &str| text.split(what).next().map(|it| it.chars().count());
        assert_eq!(column(line, "chisp"), column(under, "─"));
    }
    let value = deckhand(&format!("puzzle check {} --json", path.display())).json();
    assert_eq!(
        (&value["faults"][0]["line"], &value["faults"][0]["column"]),
        (&4.into(), &12.into())
    );
}

#[test]
fn a_wrong_solution_is_a_fault() {
    let lines = fs::read_to_string(puzzles()).expect("text").replace("within 1", "solution bet");
    let path = file("wrong-solution.scn", &lines);
    let run = deckhand(&format!("puzzle check {}", path.display()));
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("this does not solve the puzzle"), "{}", run.out);
}

#[test]
fn names_that_do_not_exist() {
    let said = deckhand("puzzle check sektors").refused(2);
    assert!(said.contains("“sektors”") && said.contains("Did you mean “sectors”?"), "{said}");
    let said = deckhand("puzzle check sectors/99").refused(2);
    assert!(said.contains("sectors/1 to sectors/"), "{said}");
    let said = deckhand("puzzle show leduc/1").refused(2);
    assert!(said.contains("No puzzles come with leduc"), "{said}");
    let said = deckhand("puzzle mine leduc --aim chess").refused(2);
    assert!(said.contains("“chess”"), "{said}");
}

#[test]
fn puzzles_that_come_with_games_are_listed_and_shown() {
    let list = deckhand("puzzle list --json").fine();
    let list: Value = serde_json::from_str(&list).expect("JSON");
    let names: Vec<String> =
        list.as_array().expect("a list").iter().map(|one| text(&one["name"])).collect();
    assert!(names.len() >= 40, "{names:?}");
    let shown = deckhand("puzzle show sectors/1").fine();
    assert!(shown.starts_with("sectors/1 · ") && !shown.contains("Main line"), "{shown}");
    let german = deckhand("--lang de puzzle list sectors").fine();
    let english = deckhand("puzzle list sectors").fine();
    assert_ne!(german, english);
}

#[test]
fn what_is_mined_can_be_checked_and_does_not_depend_on_threads() {
    let (first, second) = (fresh("mined-1.scn"), fresh("mined-2.scn"));
    for (threads, path) in [(1, &first), (3, &second)] {
        let run = deckhand(&format!(
            "puzzle mine leduc --games 60 --min-answers 1 --max-greedy 20 --bots random \
             --threads {threads} --out {}",
            path.display()
        ));
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.err.contains("found in 60 games of Leduc poker, written to"), "{run:?}");
    }
    let text = fs::read_to_string(&first).expect("text");
    assert_eq!(text, fs::read_to_string(&second).expect("text"));
    let run = deckhand(&format!("puzzle check {}", first.display()));
    assert_eq!(run.code, Some(0), "{run:?}");
    let said = deckhand(&format!("puzzle mine leduc --out {}", first.display())).refused(2);
    assert!(said.contains("left alone"), "{said}");
    assert_eq!(text, fs::read_to_string(&first).expect("text"));
}
