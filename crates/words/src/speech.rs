//! Turning messages into sentences of one language.

use crate::Lang;
use core::{error::Error, fmt};
use deckhand_kernel::{Arg, Msg, Seat, Speaker};
use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue,
    concurrent::FluentBundle,
    resolver::{ResolverError, errors::ReferenceKind},
};
use fluent_syntax::ast;
use std::{
    borrow::Cow,
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};
use unic_langid::LanguageIdentifier;

/// The texts that every game and every tool shares, in the order of [`deckhand_kernel::LANGUAGES`].
pub const COMMON_TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];

/// Says messages in one language. Can be shared between threads.
///
/// Nothing said here panics: a message that does not exist is shown as `{id}`, a missing variable as `{$name}`, and
/// both are kept in [`Speech::faults`], so that tests can assert that there were none.
pub struct Speech {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Vec<String>,
    you: Option<Seat>,
    faults: Mutex<BTreeSet<String>>,
}

/// Why texts can not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpeechError {
    /// The source at this place, counted from 0, is not Fluent; with what the parser says.
    Syntax(usize, String),
    /// This id is defined twice by the sources given.
    Twice(String),
}

impl Speech {
    /// Speech in this language from the common texts and these Fluent sources, which may define a common message anew
    /// but must not define anything twice among themselves.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Self, SpeechError> {
        let locale = LanguageIdentifier::from_bytes(lang.code().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        // Two functions can not clash, and the name is ours.
        let _ = bundle.add_function("GIVEN", given);
        bundle.add_resource_overriding(resource(COMMON_TEXTS[lang.index()], 0)?);
        let mut seen = BTreeSet::new();
        for (place, source) in sources.iter().enumerate() {
            let resource = resource(source, place)?;
            for id in resource.entries().filter_map(id_of) {
                if !seen.insert(id.clone()) {
                    return Err(SpeechError::Twice(id));
                }
            }
            bundle.add_resource_overriding(resource);
        }
        Ok(Self {
            lang,
            bundle: Arc::new(bundle),
            names: Vec::new(),
            you: None,
            faults: Mutex::default(),
        })
    }

    /// The same speech with names for the seats, counted from the first, and the seat that the reader sits in.
    /// A seat without a name is called by the message `seat-name`.
    #[must_use]
    pub fn with_seats(mut self, names: Vec<String>, you: Option<Seat>) -> Self {
        self.names = names;
        self.you = you;
        self
    }

    /// The same texts for another reader: cheap, as they are shared. Faults are counted for each on their own.
    pub fn for_reader(&self, names: Vec<String>, you: Option<Seat>) -> Self {
        let bundle = Arc::clone(&self.bundle);
        Self { lang: self.lang, bundle, names, you, faults: Mutex::default() }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The text of a message without parameters.
    pub fn word(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The name of a seat as this reader knows it, for example `Player 1 (you)`. It is made to stand as a subject, at
    /// the beginning of a sentence or within it.
    pub fn seat(&self, seat: Seat) -> String {
        let name = match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.with_args("seat-name", [("number", number(i64::from(seat.0) + 1))]),
        };
        if self.you == Some(seat) {
            self.with_args("seat-you", [("name", name.into())])
        } else {
            name
        }
    }

    /// The items as the language joins them: `a, b and c`.
    pub fn join(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else {
            return self.word("list-empty");
        };
        let Some((first, middle)) = before.split_first() else {
            return last.clone();
        };
        let before = middle.iter().fold(first.clone(), |before, next| {
            let next = FluentValue::from(next.as_str());
            self.with_args("list-comma", [("before", before.into()), ("next", next)])
        });
        let last = FluentValue::from(last.as_str());
        self.with_args("list-last", [("before", before.into()), ("last", last)])
    }

    /// What could not be said so far: one entry for each missing message or variable, sorted.
    pub fn faults(&self) -> Vec<String> {
        let faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.iter().cloned().collect()
    }

    /// The argument as Fluent takes it. Numbers stay numbers, so that plurals work; all else becomes text.
    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(value) => number(*value),
            Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Arg::Msg(msg) => self.say(msg).into(),
            Arg::Seat(seat) => self.seat(*seat).into(),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.text(item)).collect();
                self.join(&items).into()
            }
        }
    }

    /// The argument as text.
    fn text(&self, arg: &Arg) -> String {
        match self.value(arg) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    fn with_args<const N: usize>(&self, id: &str, args: [(&str, FluentValue<'_>); N]) -> String {
        self.format(id, Some(&args.into_iter().collect()))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            self.fault(format!("no message `{id}`"));
            return format!("{{{id}}}");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        for error in errors {
            self.fault(format!("`{id}`: {}", reason(&error)));
        }
        text
    }

    fn fault(&self, fault: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).insert(fault);
    }
}

impl Speaker for Speech {
    fn say(&self, msg: &Msg) -> String {
        let args = msg.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg))).collect();
        self.format(&msg.id, Some(&args))
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("lang", &self.lang).field("you", &self.you).finish()
    }
}

impl fmt::Display for SpeechError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(place, what) => write!(f, "source {} is not Fluent: {what}", place + 1),
            Self::Twice(id) => write!(f, "message `{id}` is defined twice"),
        }
    }
}

impl Error for SpeechError {}

fn resource(source: &str, place: usize) -> Result<FluentResource, SpeechError> {
    FluentResource::try_new(source.into()).map_err(|(_, errors)| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        SpeechError::Syntax(place, first)
    })
}

fn id_of(entry: &ast::Entry<&str>) -> Option<String> {
    match entry {
        ast::Entry::Message(message) => Some(message.id.name.into()),
        ast::Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    }
}

/// Fluent counts in floating point, which is exact up to 2^53; no game counts further.
fn number(value: i64) -> FluentValue<'static> {
    FluentValue::from(value)
}

/// `GIVEN($text)` in a Fluent file: `yes` if there is any text, `no` if it is empty.
fn given<'a>(args: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    match args.first() {
        Some(FluentValue::String(text)) if !text.is_empty() => "yes".into(),
        Some(FluentValue::Number(_)) => "yes".into(),
        _ => "no".into(),
    }
}

fn reason(error: &FluentError) -> String {
    match error {
        FluentError::ResolverError(ResolverError::Reference(kind)) => match kind {
            ReferenceKind::Variable { id } => format!("no variable `${id}`"),
            ReferenceKind::Message { id, .. } => format!("no message `{id}`"),
            ReferenceKind::Term { id, .. } => format!("no term `-{id}`"),
            ReferenceKind::Function { id } => format!("no function `{id}`"),
        },
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speech(lang: Lang, source: &str) -> Speech {
        Speech::new(lang, &[source]).expect("the source is Fluent")
    }

    #[test]
    fn russian_counts_one_few_and_many() {
        let source = "cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n   *[many] { $n } карт\n}";
        let speech = speech(Lang::Ru, source);
        let said: Vec<String> =
            [1, 2, 5, 11, 21].map(|n| speech.say(&Msg::new("cards").with("n", n))).into();
        assert_eq!(said, ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]);
        assert_eq!(speech.faults(), [""; 0]);
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        for (lang, three, two) in [
            (Lang::En, "a, 2 and Player 3", "a and b"),
            (Lang::De, "a, 2 und Spieler 3", "a und b"),
            (Lang::Ru, "a, 2 и Игрок 3", "a и b"),
        ] {
            let speech = speech(lang, "says = { $list }");
            let say = |items: Vec<Arg>| speech.say(&Msg::new("says").with("list", items));
            assert_eq!(say(vec!["a".into(), 2u8.into(), Seat(2).into()]), three);
            assert_eq!(say(vec!["a".into(), "b".into()]), two);
            assert_eq!(say(vec!["a".into()]), "a");
            assert_eq!(say(Vec::new()), speech.word("list-empty"));
        }
    }

    #[test]
    fn seats_have_names_and_the_reader_is_marked() {
        let says = Msg::new("builds").with("seat", Seat(0));
        let source = "builds = { $seat } builds Market at 1,0";
        assert_eq!(speech(Lang::En, source).say(&says), "Player 1 builds Market at 1,0");
        let you = speech(Lang::En, source).with_seats(Vec::new(), Some(Seat(0)));
        assert_eq!(you.say(&says), "Player 1 (you) builds Market at 1,0");
        let named = you.with_seats(vec!["Ada".into()], Some(Seat(0)));
        assert_eq!(named.say(&says), "Ada (you) builds Market at 1,0");
        assert_eq!(named.seat(Seat(1)), "Player 2");
        assert_eq!(named.faults(), [""; 0]);
    }

    #[test]
    fn messages_seats_and_lists_nest_to_any_depth() {
        let speech = speech(
            Lang::De,
            "room = Raum { $name }\nowns = { $what } von { $seat }\nlost = Verloren: { $list }",
        );
        let room = |name: &str| Msg::new("room").with("name", name);
        let owns = Msg::new("owns").with("what", room("A")).with("seat", Seat(1));
        let inner = Arg::List(vec![owns.into(), Arg::List(vec![room("B").into(), 7.into()])]);
        let said = speech.say(&Msg::new("lost").with("list", inner));
        assert_eq!(said, "Verloren: Raum A von Spieler 2 und Raum B und 7");
        assert_eq!(speech.faults(), [""; 0]);
    }

    #[test]
    fn a_missing_message_is_shown_and_counted_even_when_nested() {
        let speech = speech(Lang::En, "outer = [{ $inner }]");
        assert_eq!(speech.say(&Msg::new("outer").with("inner", Msg::new("gone"))), "[{gone}]");
        assert_eq!(speech.word("gone"), "{gone}");
        assert_eq!(speech.faults(), ["no message `gone`"]);
    }

    #[test]
    fn a_missing_variable_is_shown_and_counted() {
        let speech = speech(Lang::En, "greets = Hello { $name }\nlinks = { nowhere }");
        assert_eq!(speech.say(&Msg::new("greets")), "Hello {$name}");
        assert_eq!(speech.word("links"), "{nowhere}");
        assert_eq!(
            speech.faults(),
            ["`greets`: no variable `$name`", "`links`: no message `nowhere`"]
        );
    }

    #[test]
    fn a_source_may_restate_common_texts_but_nothing_twice() {
        assert_eq!(speech(Lang::En, "yes = aye").word("yes"), "aye");
        let twice = Speech::new(Lang::En, &["a = 1", "a = 2"]);
        assert_eq!(twice.err(), Some(SpeechError::Twice("a".into())));
        let broken = Speech::new(Lang::En, &["a = 1", "a b"]);
        assert!(matches!(broken, Err(SpeechError::Syntax(1, _))), "{broken:?}");
    }

    #[test]
    fn optional_parts_of_a_sentence_depend_on_what_is_given() {
        let speech = speech(Lang::En, "");
        let say = |nearest: &str| {
            let unknown = Msg::new("setup-unknown-option").with("name", "x");
            speech.say(&unknown.with("nearest", nearest))
        };
        assert_eq!(say("xy"), "There is no option “x”. Did you mean “xy”?");
        assert_eq!(say(""), "There is no option “x”. The list of games names all options.");
    }

    #[test]
    fn what_the_kernel_says_has_words_in_every_language() {
        use deckhand_kernel::{
            Mode, RECORD_FORMAT, Refusal, ReplayError, RuleId, SetupError, Words,
        };
        use deckhand_parts::SetupFault as _;
        let mode = Mode { name: "solo", min: 1, max: 1, usual: 1, together: true };
        let setups = [
            SetupError::unknown_option("x", "y"),
            SetupError::bad_value("x", "9", &["1", "2"]),
            SetupError::unknown_mode("x", &[mode, mode]),
            SetupError::bad_seats(2, &mode),
        ];
        let because = Msg::new("no");
        let replays = [
            ReplayError::Format(RECORD_FORMAT + 1),
            ReplayError::Game("chess".into()),
            ReplayError::Catalogue(1),
            ReplayError::Rules(1),
            ReplayError::Setup(setups[0].clone()),
            ReplayError::Tape(0),
            ReplayError::Refused(3, Refusal { rule: RuleId(0), because }),
            ReplayError::Hash(3),
        ];
        for lang in Lang::ALL {
            let speech = speech(lang, "");
            let mut said: BTreeSet<String> = BTreeSet::new();
            said.extend(setups.iter().map(|error| speech.say(&error.0)));
            said.extend(replays.iter().map(|error| speech.say(&error.words())));
            said.extend("klingon".parse::<Lang>().err().map(|error| speech.say(&error.words())));
            assert_eq!(said.len(), 13, "{said:#?}");
            assert_eq!(speech.faults(), [""; 0]);
        }
    }

    #[test]
    fn speech_is_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Speech>();
    }
}
