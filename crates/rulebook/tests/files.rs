//! The parts of the crate that read and write files.

use std::fs;
use std::path::{Path, PathBuf};

use deckhand_rulebook::{citations, generate, generate_citations, parse, try_generate};

const BOOK: &str = "Version: 1\nSeed lines: 1\n## 1 A\n### D1.1 One\nSources: seed 1\nOne.\n\
    ### D1.2 Two\nSources: ours\nTwo.\n## Rest\nHeadings:\nFlavour:\nBlank:\n";
const OTHER: &str = "## 1 A\n### D1.1 Eins\nEins.\n### D1.2 Zwei\nZwei.\n";

/// An empty folder of its own for one test.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(&root).unwrap();
    for (file, text) in files {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

#[test]
fn a_book_becomes_rust() {
    let root = folder("book", &[("en", BOOK), ("de", OTHER), ("ru", OTHER), ("short", "## 1 A\n")]);
    let [en, de, ru, short, out] =
        ["en", "de", "ru", "short", "out.rs"].map(|name| root.join(name));
    generate(&en, [&de, &ru], &out);
    assert!(fs::read_to_string(&out).unwrap().contains("pub const D1_2"));

    let trouble = try_generate(&en, [&de, &short], &out).unwrap_err();
    assert!(format!("{trouble:?}").ends_with("short: rule D1.1 is missing in this translation"));
    assert!(try_generate(&root.join("none"), [&de, &ru], &out).is_err());
}

#[test]
fn places_in_code_and_tests() {
    let root = folder(
        "places",
        &[
            ("src/lib.rs", "mod flow;\n"),
            ("src/flow.rs", "rule::D1_1\n#[cfg(test)]\nmod tests;\n"),
            ("src/flow/tests.rs", "rule::D1_1\n"),
            ("src/notes.md", "D1.1\n"),
            ("RULES.md", BOOK),
            ("tests/scenes/one.scn", "# [D1.1]\n\nD1.9\n"),
        ],
    );
    let book = parse(BOOK).unwrap();
    let found = citations(&root, &book).unwrap();
    assert_eq!(found.rules[0].code, ["src/flow.rs:1"]);
    assert_eq!(found.rules[0].tests, ["src/flow/tests.rs:1", "tests/scenes/one.scn:1"]);
    assert!(found.rules[1].code.is_empty() && found.rules[1].tests.is_empty());
    assert_eq!(found.unknown[0].id, "D1.9");
    assert_eq!(found.unknown[0].place, "tests/scenes/one.scn:3");

    let out = root.join("citations.rs");
    generate_citations(&root, &root.join("RULES.md"), &out);
    let text = fs::read_to_string(out).unwrap();
    assert!(
        text.contains("(\"D1.1\", &[\"src/flow.rs:1\"], &[\"src/flow/tests.rs:1\", "),
        "{text}"
    );
    assert!(text.contains("(\"D1.2\", &[], &[]),"), "{text}");
}
