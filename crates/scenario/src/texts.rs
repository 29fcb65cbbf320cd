//! What this crate itself has to say about scenario files, in every language.

use deckhand_kernel::{Msg, Speaker as _};
use deckhand_words::{Lang, Speech};
use std::sync::OnceLock;

/// What is said about scenario files, in the order of [`deckhand_kernel::LANGUAGES`]. Their ids begin with `scn-`.
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];

/// Each is read when it is first needed. Texts that are no Fluent are missing; the tests see to it that there are none.
static SPEECHES: [OnceLock<Option<Speech>>; 3] = [const { OnceLock::new() }; 3];

/// One of our own messages in words.
pub(crate) fn say(lang: Lang, msg: &Msg) -> String {
    let place = lang.index();
    match SPEECHES[place].get_or_init(|| Speech::new(lang, &[TEXTS[place]]).ok()) {
        Some(speech) => speech.say(msg),
        None => msg.id.to_string(),
    }
}

/// A sentence that somebody else has put into words already, most often the game.
pub(crate) fn said(sentence: impl Into<String>) -> Msg {
    Msg::new("scn-said").with("sentence", sentence.into())
}
