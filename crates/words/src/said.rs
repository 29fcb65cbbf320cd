//! For tests of a game: everything it can say, said in every language.

use crate::{Lang, Speech};
use deckhand_kernel::{Msg, Speaker as _};
use std::collections::BTreeMap;

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
