//! What this crate itself has to say about scenario files, in every language.

use deckhand_kernel::{Msg, Speaker as _};
use deckhand_words::{Lang, Speech};
use std::sync::LazyLock;

/// What is said about scenario files, in the order of [`deckhand_kernel::LANGUAGES`]. Their ids begin with `scn-`.
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];

/// Texts that are no Fluent are missing; the tests see to it that there are none.
static SPEECHES: LazyLock<[Option<Speech>; 3]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Speech::new(lang, &[TEXTS[lang.index()]]).ok()));

/// One of our own messages in words.
pub(crate) fn say(lang: Lang, msg: &Msg) -> String {
    match &SPEECHES[lang.index()] {
        Some(speech) => speech.say(msg),
        None => msg.id.to_string(),
    }
}

/// A sentence that somebody else has put into words already, most often the game.
pub(crate) fn said(sentence: impl Into<String>) -> Msg {
    Msg::new("scn-said").with("sentence", sentence.into())
}
