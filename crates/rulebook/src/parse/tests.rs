//! Small literal rulebooks: what is read, and each way in which reading fails.

use super::{parse, parse_translation};
use crate::book::Sources;

const GOOD: &str = "\
# Game: the rules

Version: 3
Seed lines: 9

Introduction.

## 1 Setup

### D1.1 Seats
Sources: seed 2-3, 5; ruling C01, C12; ours

First paragraph.

Second: paragraph.

### D1.2 Deck
Sources: ours

Shuffle.

## Seed lines without a rule
Headings: 1
Flavour: 4
Blank: 6-8
";

fn error(text: &str) -> (usize, String) {
    let error = parse(text).unwrap_err();
    (error.line, error.message)
}

#[test]
fn a_good_book() {
    let book = parse(GOOD).unwrap();
    assert_eq!((book.version, book.seed_lines), (3, 9));
    assert_eq!(book.chapters[0].title, "Setup");
    let rule = &book.rules[0];
    assert_eq!((rule.id.as_str(), rule.title.as_str()), ("D1.1", "Seats"));
    assert_eq!(rule.text, "First paragraph.\n\nSecond: paragraph.");
    assert_eq!(rule.sources.seed, [(2, 3), (5, 5)]);
    assert_eq!(rule.sources.rulings, ["C01", "C12"]);
    assert_eq!(book.rules[1].sources, Sources { ours: true, ..Sources::default() });
    assert_eq!(book.position("D1.2"), Some(1));
    assert_eq!(book.uncovered_lines(), [9]);
}

#[test]
fn a_number_given_twice() {
    let (line, message) = error(&GOOD.replace("D1.2", "D1.1"));
    assert_eq!((line, message.as_str()), (17, "D1.1 is there twice"));
}

#[test]
fn bad_sources() {
    for (bad, named) in [
        ("Sources: seed 2, two", "`two`"),
        ("Sources: seed 3-2", "backwards"),
        ("Sources: ruling D7", "`D7`"),
        ("Sources: hearsay", "`hearsay`"),
    ] {
        let (line, message) = error(&GOOD.replace("Sources: ours", bad));
        assert_eq!(line, 18, "{message}");
        assert!(message.contains(named), "{message}");
    }
    assert_eq!(error(&GOOD.replace("Sources: ours\n", "")).1, "D1.2 has no `Sources:` line");
    assert!(error(&GOOD.replace("Blank: 6-8", "Blank: 6-80")).1.contains("80"));
}

#[test]
fn bad_headings() {
    assert!(error(&GOOD.replace("D1.2", "D2.1")).1.contains("chapter 2"));
    assert!(error(&GOOD.replace("D1.2", "D1")).1.contains("`D1`"));
    assert_eq!(error(&GOOD.replace("D1.2 Deck", "D1.2")).1, "D1.2 has no title");
    assert_eq!(error(&GOOD.replace("Shuffle.", "")).1, "D1.2 has no text");
    assert_eq!(error(&GOOD.replace("Version: 3", "")).1, "`Version:` is missing");
    assert!(error(&GOOD.replace("Version: 3", "Version: new")).1.contains("`new`"));
}

#[test]
fn a_translation_needs_no_sources() {
    let rules = parse_translation("# Spiel\n\n## 1 Aufbau\n\n### D1.1 Plätze\n\nZwei.\n").unwrap();
    assert_eq!((rules[0].title.as_str(), rules[0].text.as_str()), ("Plätze", "Zwei."));
}
