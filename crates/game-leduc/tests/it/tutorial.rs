//! `docs/adding-a-game.md` walks through this crate. Behind the fence of each excerpt stands its file, and the excerpt is
//! word for word in that file, perhaps further to the right.

use std::{fs, path::Path};

fn read(path: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A fenced block: what stands behind the fence, the line that opens it, and the lines between.
type Block<'p> = (&'p str, usize, Vec<&'p str>);

fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for (at, line) in page.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(kind)) => open = Some((kind, at + 1, Vec::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some((.., lines)), None) => lines.push(line),
            (None, None) => {}
        }
    }
    blocks
}

/// Whether these lines follow each other in the file, all moved to the right by the same number of blanks.
fn stands_in(file: &str, excerpt: &[&str]) -> bool {
    let lines: Vec<&str> = file.lines().collect();
    [0, 4, 8, 12].into_iter().any(|blanks| {
        let moved = |line: &&str| match line.is_empty() {
            true => String::new(),
            false => format!("{}{line}", " ".repeat(blanks)),
        };
        let excerpt: Vec<String> = excerpt.iter().map(moved).collect();
        lines.windows(excerpt.len()).any(|window| window == excerpt)
    })
}

#[test]
fn the_excerpts_of_the_tutorial_are_word_for_word_in_their_files() {
    let page = read("docs/adding-a-game.md");
    let mut excerpts = 0;
    for (kind, line, excerpt) in blocks(&page) {
        let Some((_, path)) = kind.split_once(' ') else {
            panic!("docs/adding-a-game.md line {line}: behind the fence no file is named");
        };
        let there = stands_in(&read(path), &excerpt);
        assert!(there, "docs/adding-a-game.md line {line}: this is not in {path}");
        excerpts += 1;
    }
    assert!(excerpts > 10, "only {excerpts} excerpts were found, so the search is broken");
}

#[test]
fn an_excerpt_is_found_only_as_it_is() {
    let file = "fn a() {\n    one();\n\n    two();\n}\n";
    assert!(stands_in(file, &["one();", "", "two();"]));
    assert!(stands_in(file, &["fn a() {", "    one();"]));
    assert!(!stands_in(file, &["one();", "two();"]));
    assert!(!stands_in(file, &["fn a() {", "one();"]));
}
