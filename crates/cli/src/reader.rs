//! Who reads the answer: in which language and form, and how things are said to them.

use crate::failure::{Failure, WRONG_USE};
use deckhand_kernel::{Decks, Msg, Speaker as _, Title, Words as _};
use deckhand_registry::{UnknownGame, Visitor, names, with_game};
use deckhand_words::{Lang, Speech};
use std::env;

/// The texts of the program itself, in the order of [`Lang::ALL`]. Their ids begin with `cli-`.
pub(crate) const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];

/// Who reads the answer.
#[derive(Debug)]
pub(crate) struct Reader {
    /// Their language.
    pub(crate) lang: Lang,
    /// What they want to get.
    pub(crate) form: Form,
    /// Says what no game is needed for.
    pub(crate) speech: Speech,
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Sentences for a person.
    Text,
    /// One JSON value for a program.
    Json,
}

impl Reader {
    /// Fails when the language asked for does not exist.
    pub(crate) fn new(lang: Option<&str>, form: Form) -> Result<Self, Failure> {
        let surroundings = from_surroundings();
        let (lang, unknown) = match lang.map(str::parse::<Lang>) {
            None => (surroundings, None),
            Some(Ok(lang)) => (lang, None),
            Some(Err(unknown)) => (surroundings, Some(unknown)),
        };
        let reader = Self { lang, form, speech: speech(lang, &[]) };
        match unknown {
            None => Ok(reader),
            Some(unknown) => Err(reader.wrong(&unknown.words())),
        }
    }

    /// Whether one JSON value is wanted instead of text.
    pub(crate) fn wants_json(&self) -> bool {
        self.form == Form::Json
    }

    /// Says things of this game in the reader's language.
    pub(crate) fn speech_of<G: Title>(&self) -> Speech {
        speech_of::<G>(self.lang)
    }

    /// A sentence about wrong use.
    pub(crate) fn wrong(&self, msg: &Msg) -> Failure {
        Failure::Said(WRONG_USE, self.speech.say(msg))
    }

    /// Does something with the game of this name, or says that there is none.
    pub(crate) fn with_game<V: Visitor>(&self, name: &str, visitor: V) -> Result<V::Out, Failure> {
        with_game(name, visitor).map_err(|UnknownGame { name, nearest }| {
            self.wrong(
                &Msg::new("cli-unknown-game")
                    .with("name", name)
                    .with("nearest", nearest.unwrap_or_default())
                    .with("known", names().to_vec()),
            )
        })
    }
}

/// Says things of this game in this language.
pub(crate) fn speech_of<G: Title>(lang: Lang) -> Speech {
    speech(lang, &[G::texts()[lang.index()]])
}

/// The texts of a game in all languages, for lists that are searched or printed in all of them.
pub(crate) fn in_all_languages<G: Title>() -> [Speech; 3] {
    Lang::ALL.map(speech_of::<G>)
}

/// Says things of the decks of a game in this language.
pub(crate) fn speech_of_decks<D: Decks>(lang: Lang) -> Speech {
    speech(lang, &[deckhand_decks::TEXTS[lang.index()], D::texts()[lang.index()]])
}

/// Says what the laboratory has to say, and things of a game if its texts are given.
pub(crate) fn speech_of_lab(lang: Lang, game: Option<[&'static str; 3]>) -> Speech {
    let mut texts = vec![deckhand_lab::TEXTS[lang.index()]];
    texts.extend(game.map(|game| game[lang.index()]));
    speech(lang, &texts)
}

/// Says what reading a deck file has to say, whatever its game.
pub(crate) fn speech_of_sheets(lang: Lang) -> Speech {
    speech(lang, &[deckhand_decks::TEXTS[lang.index()]])
}

/// What a game is called in the language of this speech.
pub(crate) fn title_of<G: Title>(speech: &Speech) -> String {
    let id = format!("game-{}", G::NAME);
    if speech.has(&id) { speech.word(&id) } else { G::NAME.to_string() }
}

fn speech(lang: Lang, more: &[&str]) -> Speech {
    let own = [TEXTS[lang.index()], deckhand_table::TEXTS[lang.index()]];
    let sources: Vec<&str> = own.iter().chain(more).copied().collect();
    Speech::new(lang, &sources).expect("texts are Fluent, and games do not use ids of the program")
}

/// The language of the surroundings, in the order in which POSIX lets the variables overrule each other.
fn from_surroundings() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()))
        .and_then(|value| value.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::TEXTS;
    use deckhand_kernel::LANGUAGES;
    use deckhand_words::check_texts;
    use std::fs;
    use std::path::Path;

    #[test]
    fn the_texts_agree_in_all_languages() {
        let sources: Vec<(&str, &str)> = LANGUAGES.iter().copied().zip(TEXTS).collect();
        assert_eq!(check_texts(&sources), Vec::<String>::new());
    }

    /// Ids of messages are plain text in the code, so this looks for them: none may be missing, none may be left over.
    #[test]
    fn every_text_is_used_and_every_text_used_exists() {
        let mut code = String::new();
        read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut code);
        let mut used: Vec<&str> =
            code.split('"').filter(|part| part.starts_with("cli-") && part.len() > 4).collect();
        used.sort_unstable();
        used.dedup();
        let mut known: Vec<&str> = TEXTS[0]
            .lines()
            .filter(|line| line.starts_with("cli-"))
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
}
