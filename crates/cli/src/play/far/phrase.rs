//! The fixed phrases that a server lets people say: their names, and which one is meant.

use deckhand_server::PHRASES;
use deckhand_words::{Lang, Speech, fold};

/// A phrase: its name and its text in the language of a reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Phrase {
    /// The name, as it is sent.
    pub(super) name: &'static str,
    /// The text.
    pub(super) text: String,
}

/// All phrases, in their order.
pub(super) fn phrases(lang: Lang) -> Vec<Phrase> {
    let Ok(speech) = Speech::new(lang, &[deckhand_server::TEXTS[lang.index()]]) else {
        return Vec::new();
    };
    let said = |name| Phrase { name, text: speech.word(&format!("phrase-{name}")) };
    PHRASES.into_iter().map(said).collect()
}

/// The phrase of this name, or the only one that begins so in any language.
pub(super) fn meant(typed: &str) -> Option<&'static str> {
    let typed = fold(typed);
    let all = || Lang::ALL.into_iter().flat_map(phrases);
    if typed.is_empty() {
        return None;
    }
    if let Some(phrase) = all().find(|phrase| phrase.name == typed) {
        return Some(phrase.name);
    }
    let mut names: Vec<&str> =
        all().filter(|phrase| fold(&phrase.text).starts_with(&typed)).map(|it| it.name).collect();
    names.sort_unstable();
    names.dedup();
    match names[..] {
        [only] => Some(only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{meant, phrases};
    use deckhand_words::Lang;

    #[test]
    fn phrases_are_meant_by_name_and_by_their_beginning() {
        assert!(phrases(Lang::De).len() >= 5);
        assert_eq!(meant("hello"), Some("hello"));
        assert_eq!(meant("Good luck"), Some("luck"));
        assert_eq!((meant("xyz"), meant("")), (None, None));
    }
}
