//! What the laboratory says, in three languages.

use deckhand_kernel::LANGUAGES;
use deckhand_lab::TEXTS;
use deckhand_words::check_texts;
use std::fs;
use std::path::Path;

#[test]
fn the_texts_agree_in_all_languages() {
    let sources: Vec<(&str, &str)> = LANGUAGES.iter().copied().zip(TEXTS).collect();
    assert_eq!(check_texts(&sources), Vec::<String>::new());
}

/// Ids of messages are plain text in the code, so this looks for them. Those of `lab-changed-` are put together from the
/// names of differences.
#[test]
fn every_text_is_used_and_every_text_used_exists() {
    let mut code = String::new();
    for folder in ["/src", "/../cli/src/lab"] {
        read(Path::new(&format!("{}{folder}", env!("CARGO_MANIFEST_DIR"))), &mut code);
    }
    code.push_str(
        &fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/src/lab.rs"))
            .expect("text"),
    );
    let is_plain = |id: &&str| {
        id.starts_with("lab-") && id.len() > 4 && !id.contains('{') && !id.ends_with('-')
    };
    let mut used: Vec<&str> = code.split('"').filter(is_plain).collect();
    used.sort_unstable();
    used.dedup();
    let mut known: Vec<&str> = TEXTS[0]
        .lines()
        .filter(|line| line.starts_with("lab-") && !line.starts_with("lab-changed-"))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .collect();
    known.sort_unstable();
    assert_eq!(used, known);
}

fn read(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are here").flatten() {
        if entry.path().is_dir() {
            read(&entry.path(), code);
        } else {
            code.push_str(&fs::read_to_string(entry.path()).expect("text"));
        }
    }
}
