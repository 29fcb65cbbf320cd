//! The languages of the product, as people name them.

use crate::{fold, nearest};
use core::{error::Error, fmt, str::FromStr};
use deckhand_kernel::{LANGUAGES, Msg, Words};

/// A language that every text exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Russian.
    Ru,
}

/// A language that is not one of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang {
    /// What was typed.
    pub given: String,
    /// The code that was probably meant.
    pub nearest: Option<&'static str>,
}

impl Lang {
    /// All languages in the order of [`LANGUAGES`].
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Ru];

    /// The place of the language in arrays of texts.
    pub fn index(self) -> usize {
        self as usize
    }

    /// A number with so many digits after the mark that the language uses.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        if self == Self::En { text } else { text.replace('.', ",") }
    }

    /// The two letters that name it.
    pub fn code(self) -> &'static str {
        LANGUAGES[self.index()]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Other names for the languages, folded, in the order of [`Lang::ALL`].
const NAMES: [&[&str]; 3] = [
    &["en", "eng", "english", "englisch", "английскии"],
    &["de", "deu", "ger", "german", "deutsch", "немецкии"],
    &["ru", "rus", "russian", "russisch", "русскии"],
];

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code (`de`), a locale (`de_AT.UTF-8`) or the name of the language in any of the three.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let folded = fold(text);
        let word = folded.split(' ').next().unwrap_or_default();
        let named = |lang: &&Self| NAMES[lang.index()].contains(&word);
        Self::ALL.iter().find(named).copied().ok_or_else(|| {
            let close = nearest(&folded, NAMES.concat());
            let meant = NAMES.iter().position(|names| close.is_some_and(|it| names.contains(&it)));
            UnknownLang { given: text.into(), nearest: meant.map(|at| LANGUAGES[at]) }
        })
    }
}

impl Words for UnknownLang {
    fn words(&self) -> Msg {
        Msg::new("lang-unknown")
            .with("given", self.given.as_str())
            .with("nearest", self.nearest.unwrap_or_default())
            .with("known", LANGUAGES.to_vec())
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language `{}`", self.given)?;
        match self.nearest {
            Some(code) => write!(f, "; did you mean `{code}`?"),
            None => write!(f, "; known are {}", LANGUAGES.join(", ")),
        }
    }
}

impl Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_locales_and_names_are_understood() {
        for (text, lang) in [
            ("en", Lang::En),
            ("DE", Lang::De),
            ("de_AT.UTF-8", Lang::De),
            ("ru-RU", Lang::Ru),
            ("Русский", Lang::Ru),
            ("немецкий", Lang::De),
        ] {
            assert_eq!(text.parse(), Ok(lang), "{text}");
        }
    }

    #[test]
    fn a_typo_gets_a_suggestion() {
        let error = "grman".parse::<Lang>().unwrap_err();
        assert_eq!(error.nearest, Some("de"));
        assert_eq!(error.to_string(), "unknown language `grman`; did you mean `de`?");
        let error = "klingon".parse::<Lang>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language `klingon`; known are en, de, ru");
    }
}
