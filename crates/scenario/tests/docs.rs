//! The examples of `docs/scenarios.md` are true, those that hold and those that fail.
//!
//! Those of Disastles are run here. Those of the other games are copied from their own tests, which run them, and are
//! compared with these: one game is enough to build for this crate.

use deckhand_kernel::Title;
use deckhand_scenario::{check_text, game_of, render, run_text};
use deckhand_words::{Lang, Speech};
use game_disastles::Disastles;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Games whose examples are copied from their tests, and how many scenarios of each stand on the page.
const COPIED: [(&str, usize); 4] = [("berserk", 3), ("sectors", 2), ("megacorp", 1), ("leduc", 1)];

/// A fenced block: what is written behind the fence, the line that opens it, and its text.
struct Block {
    kind: String,
    line: usize,
    text: String,
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut block: Option<Block> = None;
    for (at, line) in page.lines().enumerate() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some(kind)) => {
                block = Some(Block { kind: kind.to_owned(), line: at + 1, text: String::new() });
            }
            (None, None) => {}
            (Some(_), Some(_)) => blocks.extend(block.take()),
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
        }
    }
    blocks
}

fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn page() -> String {
    read(&in_repository("docs/scenarios.md"))
}

/// The blocks of scenarios that hold, of this game.
fn holding(game: &str) -> Vec<Block> {
    let mut blocks = blocks(&page());
    blocks.retain(|block| {
        block.kind == "scn" && game_of(&block.text).is_some_and(|(name, _)| name == game)
    });
    blocks
}

#[test]
fn the_examples_of_the_page_hold() {
    let mut scenarios = 0;
    for Block { line, text, .. } in holding("disastles") {
        let name = format!("docs/scenarios.md, block at line {line}");
        scenarios += check_text::<Disastles>(&name, &text).scenarios;
    }
    assert_eq!(scenarios, 14, "scenarios on the page");
}

/// What a text says for all its scenarios, without notes, and each scenario with its title.
fn parts(text: &str) -> (Vec<&str>, Vec<&str>) {
    let starts = text.match_indices("scenario ").map(|(at, _)| at);
    let mut starts: Vec<usize> =
        starts.filter(|&at| at == 0 || text[..at].ends_with('\n')).collect();
    let shared = &text[..starts.first().copied().unwrap_or(text.len())];
    let shared = shared.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    starts.push(text.len());
    let scenarios = starts.windows(2).map(|ends| text[ends[0]..ends[1]].trim_end());
    (shared.collect(), scenarios.collect())
}

/// All files of scenarios below a folder.
fn files(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|end| end == "scn") {
            into.push(read(&path));
        }
    }
}

#[test]
fn the_examples_of_other_games_are_word_for_word_in_their_tests() {
    for (game, count) in COPIED {
        let mut tests = Vec::new();
        files(&in_repository(&format!("crates/game-{game}/tests/scenarios")), &mut tests);
        let mut found = 0;
        for Block { line, text, .. } in holding(game) {
            let (shared, scenarios) = parts(&text);
            let same = tests.iter().any(|test| {
                let (said, held) = parts(test);
                said == shared && scenarios.iter().all(|scenario| held.contains(scenario))
            });
            assert!(
                same,
                "docs/scenarios.md line {line}: no file of the tests has these scenarios"
            );
            found += scenarios.len();
        }
        assert_eq!(found, count, "scenarios of {game} on the page");
    }
}

#[test]
fn every_example_is_of_a_game_that_is_checked() {
    let blocks = blocks(&page());
    let all = blocks.iter().filter(|block| block.kind == "scn").count();
    let copied: usize = COPIED.iter().map(|(game, _)| holding(game).len()).sum();
    assert_eq!(holding("disastles").len() + copied, all);
}

/// A block with the name of a file is followed by what is said when it is run.
#[test]
fn the_examples_that_fail_say_what_the_page_says() {
    let english = Disastles::texts()[0];
    let speech = Speech::new(Lang::En, &[english]).expect("the texts of the game are well formed");
    let mut failing = 0;
    let blocks = blocks(&page());
    for pair in blocks.windows(2) {
        let Some(name) = pair[0].kind.strip_prefix("scn ") else { continue };
        let summary = run_text::<Disastles>(name, &pair[0].text, &speech);
        let [fault] = summary.faults.as_slice() else { panic!("{name}: {:?}", summary.faults) };
        let said = render(fault);
        assert_eq!(said, pair[1].text, "docs/scenarios.md line {}\n{said}", pair[1].line);
        failing += 1;
    }
    assert_eq!(failing, 3, "failing scenarios on the page");
}
