//! Writing a rulebook as Rust.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::book::{Book, Sources, Translated};
use crate::parse::{parse, parse_translation};
use crate::trouble::Trouble;

/// [`generate`] for the game whose `build.rs` calls this: from `RULES.md`, `RULES.de.md` and `RULES.ru.md` beside its
/// manifest to `rules.rs` in Cargo's `OUT_DIR`.
///
/// # Panics
/// As [`generate`], and outside a build script.
pub fn generate_for_game() {
    let [root, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"]
        .map(|name| PathBuf::from(env::var_os(name).expect("cargo sets it for build scripts")));
    let [en, de, ru] = ["RULES.md", "RULES.de.md", "RULES.ru.md"].map(|name| root.join(name));
    generate(&en, [&de, &ru], &out.join("rules.rs"));
}

/// Reads a rulebook and its two translations and writes the Rust that a game includes. For use in a `build.rs`: it also
/// tells Cargo to run again when one of the three files changes.
///
/// # Panics
/// With a sentence, so that the build fails, wherever [`try_generate`] has an error.
pub fn generate(en: &Path, others: [&Path; 2], out: &Path) {
    try_generate(en, others, out).unwrap_or_else(|trouble| panic!("{trouble}"));
}

/// [`generate`] for callers that want to handle errors themselves.
///
/// # Errors
/// A sentence naming the file and the line, or the rule that a translation lacks or has too much.
pub fn try_generate(en: &Path, others: [&Path; 2], out: &Path) -> Result<(), Trouble> {
    let book = read_book(en)?;
    let [first, second] = others.map(|path| {
        let rules = parse_translation(&read(path)?).map_err(|error| Trouble::in_file(path, &error));
        matching(&book, rules?).map_err(|message| Trouble::in_file(path, &message))
    });
    let source = rust_source(&book, [&first?, &second?]);
    fs::write(out, source).map_err(|error| Trouble::in_file(out, &error))
}

/// Reads a rulebook in its main language from a file.
pub(crate) fn read_book(path: &Path) -> Result<Book, Trouble> {
    parse(&read(path)?).map_err(|error| Trouble::in_file(path, &error))
}

fn read(path: &Path) -> Result<String, Trouble> {
    println!("cargo:rerun-if-changed={}", path.display());
    fs::read_to_string(path).map_err(|error| Trouble::in_file(path, &error))
}

/// A translation in the order of the book, or which rule does not fit.
fn matching(book: &Book, mut rules: Vec<Translated>) -> Result<Vec<Translated>, String> {
    let mut sorted = Vec::new();
    for rule in &book.rules {
        let Some(at) = rules.iter().position(|translated| translated.id == rule.id) else {
            return Err(format!("rule {} is missing in this translation", rule.id));
        };
        sorted.push(rules.remove(at));
    }
    match rules.first() {
        Some(extra) => Err(format!("there is no rule {} in the book it translates", extra.id)),
        None => Ok(sorted),
    }
}

/// The Rust text for a book and its translations, whose rules are in the order of the book.
pub fn rust_source(book: &Book, others: [&[Translated]; 2]) -> String {
    let mut out = String::from("// Generated from the rulebook; do not edit.\n\n");
    let _ = writeln!(
        out,
        "/// The version of these rules.\npub const VERSION: u32 = {};\n",
        book.version
    );
    for (at, rule) in book.rules.iter().enumerate() {
        let name = rule.id.replace('.', "_");
        let _ = writeln!(out, "/// {}: {}", rule.id, rule.title);
        let _ = writeln!(
            out,
            "pub const {name}: deckhand_kernel::RuleId = deckhand_kernel::RuleId({at});"
        );
    }
    out.push_str("\n/// All rules.\npub static RULEBOOK: deckhand_kernel::Rulebook = ");
    out.push_str("deckhand_kernel::Rulebook {\n    version: VERSION,\n    rules: &[\n");
    for (at, rule) in book.rules.iter().enumerate() {
        let [first, second] = others.map(|rules| &rules[at]);
        let titles = [&rule.title, &first.title, &second.title];
        let chapters = [&rule.chapter, &first.chapter, &second.chapter];
        let texts = [&rule.text, &first.text, &second.text];
        let Sources { seed, rulings, ours } = &rule.sources;
        let _ = writeln!(
            out,
            "        deckhand_kernel::Rule {{\n            id: {:?},\n            title: {titles:?},\n            \
             chapter: {chapters:?},\n            text: {texts:?},\n            seed: &{seed:?},\n            rulings: &{rulings:?},\n            \
             ours: {ours},\n        }},",
            rule.id,
        );
    }
    let Book { seed_lines, headings, flavour, blank, .. } = book;
    let _ = writeln!(
        out,
        "    ],\n    seed_lines: {seed_lines},\n    headings: &{headings:?},\n    flavour: &{flavour:?},\n    \
         blank: &{blank:?},\n}};"
    );
    out
}

#[cfg(test)]
mod tests {
    use super::{matching, rust_source};
    use crate::parse::{parse, parse_translation};

    const BOOK: &str = "Version: 1\nSeed lines: 2\n## 1 A\n### D1.1 One\nSources: seed 1; ruling C01\nIt's \"1\".\n\
        ### D1.2 Two\nSources: ours\nTwo.\n## Rest\nHeadings: 2\nFlavour:\nBlank:\n";
    const GERMAN: &str = "## 1 Ah\n### D1.1 Eins\nEins.\n### D1.2 Zwei\nZwei.\n";

    #[test]
    fn constants_and_table() {
        let book = parse(BOOK).unwrap();
        let german = matching(&book, parse_translation(GERMAN).unwrap()).unwrap();
        let source = rust_source(&book, [&german, &german]);
        for wanted in [
            "pub const VERSION: u32 = 1;",
            "/// D1.2: Two\npub const D1_2: deckhand_kernel::RuleId = deckhand_kernel::RuleId(1);",
            "title: [\"One\", \"Eins\", \"Eins\"]",
            "chapter: [\"A\", \"Ah\", \"Ah\"]",
            "text: [\"It's \\\"1\\\".\", \"Eins.\", \"Eins.\"]",
            "seed: &[(1, 1)],\n            rulings: &[\"C01\"],\n            ours: false",
            "seed: &[],\n            rulings: &[],\n            ours: true",
            "headings: &[(2, 2)],\n    flavour: &[],",
        ] {
            assert!(source.contains(wanted), "{wanted}\nis not in\n{source}");
        }
    }

    #[test]
    fn a_translation_has_the_same_rules() {
        let book = parse(BOOK).unwrap();
        let told = |text: &str| matching(&book, parse_translation(text).unwrap()).unwrap_err();
        assert!(told("## 1 A\n### D1.1 Eins\nEins.\n").contains("D1.2 is missing"));
        assert!(told(&format!("{GERMAN}### D1.3 Drei\nDrei.\n")).contains("no rule D1.3"));
    }
}
