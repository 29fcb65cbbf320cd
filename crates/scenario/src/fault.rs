//! What is wrong with a scenario or with the game: a sentence, the words it is about, and what to do.

use crate::{
    Source, Span,
    texts::{said, say},
};
use deckhand_kernel::{Arg, Msg};
use deckhand_words::{Lang, Remark};
use std::{error::Error, fmt};

/// One fault, pointing at a place in the file.
#[derive(Clone)]
pub struct Fault(Box<Inner>);

#[derive(Clone)]
struct Inner {
    source: Source,
    title: Option<String>,
    lang: Lang,
    what: Msg,
    label: Msg,
    span: Span,
    notes: Vec<Msg>,
}

impl Fault {
    /// A fault at this place, in a sentence that is in words already.
    pub fn saying(source: &Source, span: Span, what: impl Into<String>) -> Self {
        Self::new(source, span, said(what))
    }

    /// A fault at this place, in a message of this crate. It is said in English, see [`Fault::in_lang`].
    pub(crate) fn new(source: &Source, span: Span, what: Msg) -> Self {
        let (lang, label) = (Lang::En, Msg::new("scn-here"));
        let (source, title, notes) = (source.clone(), None, Vec::new());
        Self(Box::new(Inner { source, title, lang, what, label, span, notes }))
    }

    /// The same fault in this language. What the game said in it stays as the game's speaker has said it.
    #[must_use]
    pub fn in_lang(mut self, lang: Lang) -> Self {
        self.0.lang = lang;
        self
    }

    /// The same fault with this text under the underlined words.
    #[must_use]
    pub(crate) fn labelled(mut self, label: Msg) -> Self {
        self.0.label = label;
        self
    }

    /// The same fault with one note more.
    #[must_use]
    pub(crate) fn note(mut self, note: Msg) -> Self {
        self.0.notes.push(note);
        self
    }

    /// The same fault with "did you mean", if there is something near.
    #[must_use]
    pub(crate) fn near(self, nearest: Option<&str>) -> Self {
        match nearest {
            Some(name) => self.note(Msg::new("scn-near").with("name", name)),
            None => self,
        }
    }

    /// The same fault with what was expected and what was found.
    #[must_use]
    pub(crate) fn instead(self, expected: impl Into<Arg>, found: impl Into<Arg>) -> Self {
        self.note(Msg::new("scn-expected").with("what", expected))
            .note(Msg::new("scn-found").with("what", found))
    }

    /// The same fault as one of the scenario with this title.
    #[must_use]
    pub fn within(mut self, title: &str) -> Self {
        self.0.title.get_or_insert_with(|| title.to_owned());
        self
    }

    /// Title of the scenario, if the fault belongs to one.
    pub fn title(&self) -> Option<&str> {
        self.0.title.as_deref()
    }

    /// What is wrong, as a sentence.
    pub fn what(&self) -> String {
        say(self.0.lang, &self.0.what)
    }

    /// Notes: what was expected and found, what happened, what may have been meant.
    pub fn notes(&self) -> Vec<String> {
        self.0.notes.iter().map(|note| say(self.0.lang, note)).collect()
    }

    /// Name of the file.
    pub fn file(&self) -> &str {
        self.0.source.name()
    }

    /// Line of the first underlined character, from 1.
    pub fn line(&self) -> usize {
        self.0.source.place(self.0.span.start).0
    }

    /// Column of the first underlined character, from 1, in characters.
    pub fn column(&self) -> usize {
        self.0.source.place(self.0.span.start).1
    }

    /// The underlined text.
    pub fn underlined(&self) -> &str {
        &self.0.source.text()[self.0.span.clone()]
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.title {
            Some(title) => write!(f, "{title}: {}", self.what()),
            None => f.write_str(&self.what()),
        }
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {self}", self.file(), self.line(), self.column())?;
        self.notes().iter().try_for_each(|note| write!(f, "\n  {note}"))
    }
}

impl Error for Fault {}

/// A fault as text without colours, with the words underlined and the notes below.
pub fn render(fault: &Fault) -> String {
    let Inner { source, lang, label, span, .. } = &*fault.0;
    Remark {
        file: source.name(),
        text: source.text(),
        span: span.clone(),
        what: fault.to_string(),
        label: say(*lang, label),
        notes: fault.notes(),
    }
    .render()
}

/// Everything that is wrong with a text, in the order of the text. Never empty.
#[derive(Clone, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lang = self.0.first().map_or(Lang::En, |fault| fault.0.lang);
        let msg = match self.0.as_slice() {
            [one] => Msg::new("scn-unreadable").with("fault", one.to_string()),
            many => Msg::new("scn-unreadable-faults").with("count", many.len() as i64),
        };
        f.write_str(&say(lang, &msg))
    }
}

impl Error for Faults {}
