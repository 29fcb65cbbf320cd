//! JSON answers: one value on one line and nothing else on standard output.

use crate::failure::Done;
use deckhand_kernel::{LANGUAGES, Msg, Speaker as _};
use deckhand_words::Speech;
use serde_json::{Map, Value};
use std::io::{self, Write as _};

/// Prints the value.
pub(crate) fn print(value: &Value) -> Done {
    Ok(writeln!(io::stdout().lock(), "{value}")?)
}

/// A text in every language: `{"en": …, "de": …, "ru": …}`.
pub(crate) fn in_each(mut text: impl FnMut(usize) -> String) -> Value {
    let each = LANGUAGES.iter().enumerate();
    Value::Object(each.map(|(at, lang)| (lang.to_string(), text(at).into())).collect::<Map<_, _>>())
}

/// Messages in every language, joined to one text.
pub(crate) fn said(speeches: &[Speech; 3], msgs: &[Msg]) -> Value {
    in_each(|at| {
        let said: Vec<String> = msgs.iter().map(|msg| speeches[at].say(msg)).collect();
        said.join(" ")
    })
}
