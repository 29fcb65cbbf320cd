//! Rust files: a header that says what belongs here, a readable size, no silenced tests, no text in the rules.

use super::Fault;

/// Longer files are worth splitting.
const LONG: usize = 600;
/// Longer files are not accepted.
const TOO_LONG: usize = 900;

/// All faults of one Rust file.
pub(super) fn check(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    faults.extend(header(path, text));
    faults.extend(length(path, text));
    faults.extend(silenced_tests(path, text));
    if is_rules(path) {
        faults.extend(text_in_rules(path, text));
    }
    if is_inner_root(path) {
        faults.extend(no_std(path, text));
    }
    faults
}

/// Whether the file holds rules of a game.
fn is_rules(path: &str) -> bool {
    path.starts_with("crates/game-") && path.contains("/src/")
}

/// Whether the file is the root of a crate that must do without IO.
fn is_inner_root(path: &str) -> bool {
    let inner = path.strip_prefix("crates/").is_some_and(|path| {
        ["hash/", "kernel/", "parts/", "game-"].iter().any(|name| path.starts_with(name))
    });
    inner && path.ends_with("/src/lib.rs")
}

/// Every file opens with a paragraph that says what belongs here.
fn header(path: &str, text: &str) -> Option<Fault> {
    let header: String = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    (header.split_whitespace().count() < 3).then(|| {
        Fault::new(path, 1, "the file must open with a `//!` paragraph that says what belongs here")
    })
}

/// A file that needs sections is two files.
fn length(path: &str, text: &str) -> Option<Fault> {
    let lines = text.lines().count();
    let what = format!(
        "{lines} lines; more than {LONG} are hard to read and more than {TOO_LONG} are refused"
    );
    match lines {
        ..=LONG => None,
        _ if lines <= TOO_LONG => Some(Fault::warning(path, lines, what)),
        _ => Some(Fault::new(path, lines, what)),
    }
}

/// A test that does not run says why.
fn silenced_tests(path: &str, text: &str) -> Vec<Fault> {
    lines(text)
        .filter(|(_, line)| line.trim_start().starts_with("#[ignore]"))
        .map(|(number, _)| {
            Fault::new(path, number, "an ignored test must give its reason: `#[ignore = \"…\"]`")
        })
        .collect()
}

/// Rules speak in ids; sentences live in the game's `.ftl` files.
fn text_in_rules(path: &str, text: &str) -> Vec<Fault> {
    let cyrillic = |letter: char| ('\u{400}'..='\u{52f}').contains(&letter);
    let fluent = |literal: &str| literal.contains("{ $") || literal.contains("{$");
    lines(text)
        .filter_map(|(number, line)| {
            // Every second piece between quotation marks is a literal: `{ $` outside of one is a macro.
            if line.split('"').skip(1).step_by(2).any(fluent) {
                Some(Fault::new(path, number, "Fluent text belongs into the game's `.ftl` files"))
            } else if line.contains(cyrillic) {
                Some(Fault::new(path, number, "Russian text belongs into the game's `.ftl` files"))
            } else {
                None
            }
        })
        .collect()
}

/// Without the standard library no IO, clock or hash table can even be named.
fn no_std(path: &str, text: &str) -> Option<Fault> {
    let said = text
        .lines()
        .any(|line| matches!(line.trim(), "#![no_std]" | "#![cfg_attr(not(test), no_std)]"));
    (!said).then(|| Fault::new(path, 1, "hash, kernel, parts and games are `#![no_std]`"))
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "//! What belongs here.\n";

    fn faults(path: &str, rest: &str) -> Vec<String> {
        check(path, &format!("{HEADER}{rest}")).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_file_without_a_header_is_found() {
        assert!(header("a.rs", "use std::fs;\n").is_some());
        assert!(header("a.rs", "//! Things.\n\n//! And more.\n").is_some());
        assert!(header("a.rs", HEADER).is_none());
        assert!(header("a.rs", "").is_some());
    }

    #[test]
    fn long_files_are_warned_of_and_longer_ones_refused() {
        assert_eq!(length("a.rs", &"x\n".repeat(600)), None);
        assert!(length("a.rs", &"x\n".repeat(601)).is_some_and(|fault| fault.warning));
        assert!(length("a.rs", &"x\n".repeat(901)).is_some_and(|fault| !fault.warning));
    }

    #[test]
    fn a_silenced_test_needs_a_reason() {
        assert_eq!(faults("a.rs", "    #[ignore]\n").len(), 1);
        assert_eq!(faults("a.rs", "    #[ignore = \"takes an hour\"]\n").len(), 0);
    }

    #[test]
    fn text_is_found_in_rules_and_nowhere_else() {
        let game = "crates/game-x/src/flow/turn.rs";
        let fluent = "let text = \"draws { $n } cards\";\n";
        assert_eq!(
            faults(game, fluent),
            [format!("{game}:2: Fluent text belongs into the game's `.ftl` files")]
        );
        assert_eq!(faults(game, "// карта\n").len(), 1);
        assert_eq!(faults(game, "macro_rules! m { ($a:tt) => { $a } }\n").len(), 0);
        assert_eq!(faults("crates/game-x/tests/it/main.rs", fluent).len(), 0);
        assert_eq!(faults("crates/words/src/lib.rs", fluent).len(), 0);
    }

    #[test]
    fn inner_crates_do_without_the_standard_library() {
        for inner in ["hash", "kernel", "parts", "game-x"] {
            let root = format!("crates/{inner}/src/lib.rs");
            assert_eq!(faults(&root, "use core::fmt;\n").len(), 1, "{inner}");
            assert_eq!(faults(&root, "#![no_std]\n").len(), 0, "{inner}");
        }
        assert_eq!(faults("crates/cli/src/lib.rs", "use core::fmt;\n").len(), 0);
    }
}
