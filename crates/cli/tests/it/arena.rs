//! Two bots compared, and the file that keeps their games.

use crate::{deckhand, fresh, names};
use std::fs;

/// An answer in JSON without the time it took.
fn told(args: &str) -> serde_json::Value {
    let mut json = deckhand(&format!("{args} --json")).json();
    json["seconds"] = 0.into();
    json
}

#[test]
fn every_game_has_an_arena_in_every_language() {
    for game in names() {
        for lang in ["en", "de", "ru"] {
            let args = format!("arena {game} --bots greedy,random --pairs 3 --lang {lang}");
            let said = deckhand(&args).fine();
            assert!(said.contains("greedy") && !said.contains('{'), "{said}");
        }
        let args = format!("arena {game} --bots greedy,random --pairs 4 --seed 2");
        let (one, three) =
            (told(&format!("{args} --threads 1")), told(&format!("{args} --threads 3")));
        assert_eq!(one, three, "threads do not matter");
        assert_eq!((&one["rounds"], &one["interrupted"]), (&4.into(), &false.into()));
    }
}

#[test]
fn a_comparison_goes_on_from_its_file() {
    let file = fresh("arena.jsonl");
    let args = format!("arena sectors --bots greedy,random --results {}", file.display());
    let short = told(&format!("{args} --pairs 3"));
    assert_eq!(short["rounds"], 3);
    // As after a crash in the middle of a line.
    let kept = fs::read_to_string(&file).expect("kept");
    assert_eq!(kept.lines().count(), 7, "a head and six games");
    fs::write(&file, &kept[..kept.len() - 9]).expect("cut");
    let long = told(&format!("{args} --pairs 6"));
    assert_eq!(long, told("arena sectors --bots greedy,random --pairs 6"), "as if in one go");
    assert_eq!(fs::read_to_string(&file).expect("kept").lines().count(), 13);
}

#[test]
fn a_file_that_does_not_fit_is_left_alone() {
    let file = fresh("arena-other.jsonl");
    let args = format!("arena sectors --pairs 1 --results {}", file.display());
    deckhand(&format!("{args} --bots greedy,random")).fine();
    let before = fs::read_to_string(&file).expect("kept");
    let said = deckhand(&format!("{args} --bots random,greedy")).refused(1);
    assert!(said.contains("the bots"), "{said}");
    let said = deckhand(&format!("{args} --bots greedy,random --seed 7 --lang de")).refused(1);
    assert!(said.contains("die Startzahl"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("kept"), before);
    fs::write(&file, format!("{before}what is this?\n")).expect("written");
    let said = deckhand(&format!("{args} --bots greedy,random")).refused(1);
    assert!(said.contains("line 4"), "{said}");
    fs::write(&file, "a diary\n").expect("written");
    let said = deckhand(&format!("{args} --bots greedy,random")).refused(1);
    assert!(said.contains("not a results file"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("kept"), "a diary\n");
}

#[test]
fn a_sequential_test_ends_a_clear_case_early() {
    let args = "arena sectors --bots greedy,random --pairs 400 --until 5";
    let json = told(args);
    assert_eq!((&json["verdict"], &json["interrupted"]), (&"better".into(), &false.into()));
    assert!(json["rounds"].as_u64() < Some(100), "{json}");
}

#[test]
fn what_can_not_be_compared_is_said() {
    for (args, what) in [
        ("--bots greedy", "one was given"),
        ("--bots greedy,random,random", "3 were given"),
        ("--bots greedy,levle-3", "level-3"),
        ("--bots greedy,random --pairs 0", "--pairs"),
        ("--bots greedy,random --players 1", "two players"),
        ("--bots greedy,random --until 99", "--until"),
    ] {
        let said = deckhand(&format!("arena sectors {args}")).refused(2);
        assert!(said.contains(what), "{args}: {said}");
    }
}

/// Where all win or lose as one, each bot takes every seat of the same deal, and what counts is how often it survives.
#[test]
fn bots_that_play_together_are_compared_by_survival() {
    for (mode, players) in [("solo", 1), ("co-op", 3)] {
        let args = format!("arena disastles --mode {mode} --pairs 12");
        let json = told(&format!("{args} --bots greedy,random"));
        assert_eq!((&json["players"], &json["even"]), (&players.into(), &0.5.into()));
        let share = |bot: usize| json["survived"][bot]["share"].as_f64().expect("a share");
        assert!(share(0) >= share(1), "{json}");
        let score = json["score"].as_f64().expect("a score");
        assert!((score - (0.5 + (share(0) - share(1)) / 2.0)).abs() < 1e-9, "{json}");
        assert_eq!(json["elo"], serde_json::Value::Null);
        let said = deckhand(&format!("{args} --bots greedy,random --lang de")).fine();
        assert!(said.contains("greedy übersteht"), "{said}");
    }
}
