//! For tests of a game: everything it can say, said in every language, and the sources that say it.

use crate::{Lang, Speech};
use deckhand_kernel::{Msg, Speaker as _};
use std::{collections::BTreeMap, fs, path::Path};

/// The texts of a game in every language, in the order of [`Lang::ALL`].
///
/// # Panics
/// If they are not Fluent.
pub fn speeches(texts: [&str; 3]) -> Vec<(Lang, Speech)> {
    let speech = |(lang, text)| {
        let speech = Speech::new(lang, &[text]);
        (lang, speech.unwrap_or_else(|fault| panic!("{lang}: {fault:?}")))
    };
    Lang::ALL.into_iter().zip(texts).map(speech).collect()
}

/// Says all of it in every language, each message once.
///
/// # Panics
/// If there is nothing to say, or if anything has no words, a gap in them, or a parameter too few.
pub fn check_said(speeches: &[(Lang, Speech)], all: impl IntoIterator<Item = Msg>) {
    let said: BTreeMap<String, Msg> =
        all.into_iter().map(|msg| (format!("{msg:?}"), msg)).collect();
    assert!(!said.is_empty());
    for (lang, speech) in speeches {
        for msg in said.values() {
            let text = speech.say(msg);
            assert!(!text.trim().is_empty(), "{lang:?}: {} says nothing", msg.id);
            assert!(!text.contains("  "), "{lang:?}: {} has a gap: {text}", msg.id);
        }
        assert_eq!(speech.faults(), [""; 0], "{lang:?}");
    }
}

/// The sources of a crate: the name and the text of each file in its folder `src` and below, for
/// `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// If one can not be read.
pub fn sources(manifest_folder: &str) -> Vec<(String, String)> {
    let mut folders = vec![Path::new(manifest_folder).join("src")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                files.push((name, fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    files
}
