//! The game shown in README.md is a real one: this test plays it and compares. `cargo xtask golden readme` writes it anew.

use crate::typed;
use std::fs;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");

/// The first answers of the game, which are not shown, and the questions at its end.
const TYPED: &str = "\
build petting-zoo at -1,0
build medium-vault-82 at -1,-1
build swimming-pool at 0,-1
build soothsayer at 0,1
build treasury at 1,0
why build hallway-64 at 1,-1
look 1
";

/// So many answers of the list are shown before the others are left out.
const SHOWN: usize = 4;

#[test]
fn the_game_in_the_readme_is_real() {
    let told = typed("play disastles --seed 11 --seats you,greedy", TYPED).fine();
    let from = told.rfind("Round 6 begins.").expect("the game comes to round 6");
    let to = told.rfind("\n> \n").expect("the input ends");
    let shown = shortened(&told[from..to]);

    let readme = fs::read_to_string(README).expect("README.md is there");
    let (before, rest) = readme.split_once("```text\n").expect("a picture of a game");
    let (printed, after) = rest.split_once("```\n").expect("the end of the picture");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(README, format!("{before}```text\n{shown}```\n{after}"))
            .expect("README.md can be written");
    } else {
        assert_eq!(printed, shown, "`cargo xtask golden readme` writes it anew");
    }
}

/// The text without the middle of the numbered list.
fn shortened(told: &str) -> String {
    let number = |line: &str| line.get(..2).and_then(|digits| digits.trim().parse::<usize>().ok());
    let count = told.lines().filter_map(number).max().unwrap_or(0);
    let mut text = String::new();
    for line in told.lines() {
        match number(line) {
            Some(at) if at == SHOWN + 1 => text.push_str("…\n"),
            Some(at) if at > SHOWN && at < count => {}
            _ => text.push_str(&format!("{line}\n")),
        }
    }
    text
}
