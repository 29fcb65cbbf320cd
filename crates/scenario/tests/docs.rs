//! The examples of `docs/scenarios.md` are true, those that hold and those that fail.

use deckhand_kernel::Title;
use deckhand_scenario::{check_text, render, run_text};
use deckhand_words::{Lang, Speech};
use game_disastles::Disastles;
use std::{fs, path::Path};

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

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    fs::read_to_string(path).expect("the page is part of the repository")
}

#[test]
fn the_examples_of_the_page_hold() {
    let mut scenarios = 0;
    for Block { line, text, .. } in blocks(&page()).iter().filter(|block| block.kind == "scn") {
        let name = format!("docs/scenarios.md, block at line {line}");
        scenarios += check_text::<Disastles>(&name, text).scenarios;
    }
    assert_eq!(scenarios, 13, "scenarios on the page");
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
