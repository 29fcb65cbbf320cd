//! The rulebook as a list: finding rules, and the lines of the source that no rule covers.

use deckhand_kernel::{Rule, RuleId, Rulebook};

const fn rule(id: &'static str, seed: &'static [(u16, u16)]) -> Rule {
    Rule { id, title: [""; 3], chapter: [""; 3], text: [""; 3], seed, rulings: &[], ours: false }
}

static BOOK: Rulebook = Rulebook {
    version: 3,
    rules: &[rule("D1.1", &[(2, 3)]), rule("D1.2", &[(5, 5), (9, 10)]), rule("D1.10", &[])],
    seed_lines: 12,
    headings: &[(1, 1)],
    flavour: &[(6, 6)],
    blank: &[(4, 4), (11, 11)],
};

#[test]
fn lines_that_nothing_covers_are_listed() {
    assert_eq!(BOOK.uncovered_lines(), [7, 8, 12]);
    let covered = Rulebook { flavour: &[(6, 8), (12, 12)], ..BOOK };
    assert_eq!(covered.uncovered_lines(), [0; 0]);
    let longer = Rulebook { seed_lines: 14, ..covered };
    assert_eq!(longer.uncovered_lines(), [13, 14], "the last line counts, none beyond it");
}

#[test]
fn rules_are_found_by_their_whole_number() {
    assert_eq!(BOOK.find("D1.2"), Some(RuleId(1)));
    assert_eq!(BOOK.find("d1.10"), Some(RuleId(2)), "in small letters too");
    assert_eq!(BOOK.find("D1"), None);
    assert_eq!(BOOK.find("D1.3"), None);
    assert_eq!(BOOK.rule(RuleId(2)).id, "D1.10");
}
