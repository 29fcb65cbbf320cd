//! The examples of `docs/puzzles.md` are puzzles, and come to what the page says of them.

use deckhand_kernel::Scene;
use deckhand_puzzle::{Verdict, examine};
use deckhand_scenario::{Ids, parse, puzzle};
use game_leduc::Leduc;
use game_sectors::Sectors;
use std::{fs, path::Path};

/// The fenced examples of the page, each with what stands behind the fence.
fn examples() -> Vec<(String, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/puzzles.md");
    let text = fs::read_to_string(page).expect("the page is there");
    let fences = text.split("```scn").skip(1);
    let example = |fence: &str| {
        let (head, rest) = fence.split_once('\n').expect("a fence is a line");
        let (body, _) = rest.split_once("```").expect("a fence ends");
        (head.trim().to_owned(), body.to_owned())
    };
    fences.map(example).collect()
}

fn verdict<G: Scene>(text: &str) -> Verdict {
    let scenario = &parse("docs", text).expect("an example can be read")[0];
    let puzzle = puzzle::<G>(scenario, &Ids).expect("an example is possible");
    let found = examine(&puzzle.game, &puzzle, puzzle.solver, puzzle.within, 100_000);
    if let Some(keys) = &found.keys {
        assert!(puzzle.wrong_solution(scenario, keys).is_none(), "{keys:?}");
    }
    found.verdict
}

#[test]
fn the_examples_of_the_page_come_to_what_it_says() {
    let examples = examples();
    assert!(examples.len() >= 3);
    for (head, text) in &examples {
        if head == "aims" {
            assert!(!deckhand_puzzle::aims(text).is_empty());
            continue;
        }
        let found = match text.lines().find(|line| line.starts_with("game ")) {
            Some("game leduc") => verdict::<Leduc>(text),
            Some("game sectors") => verdict::<Sectors>(text),
            other => panic!("{other:?} is not looked at here"),
        };
        let wanted = if head == "unsolved" { Verdict::Unsolved } else { Verdict::Solved };
        assert_eq!(found, wanted, "{text}");
    }
}
