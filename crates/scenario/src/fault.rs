//! What is wrong with a scenario or with the game: a sentence, the words it is about, and what to do.

use crate::{Source, Span};
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::{error::Error, fmt};

/// One fault, pointing at a place in the file.
#[derive(Clone)]
pub struct Fault(Box<Inner>);

#[derive(Clone)]
struct Inner {
    source: Source,
    named: NamedSource<String>,
    title: Option<String>,
    what: String,
    label: String,
    span: Span,
    notes: Vec<String>,
}

impl Fault {
    /// A fault at this place, in a sentence. `label` stands under the underlined words and may be empty.
    pub fn new(source: &Source, span: Span, what: impl Into<String>) -> Self {
        let named = NamedSource::new(source.name(), source.text().to_owned());
        let (what, label) = (what.into(), String::from("here"));
        let (source, title, notes) = (source.clone(), None, Vec::new());
        Self(Box::new(Inner { source, named, title, what, label, span, notes }))
    }

    /// The same fault with this text under the underlined words.
    #[must_use]
    pub fn labelled(mut self, label: impl Into<String>) -> Self {
        self.0.label = label.into();
        self
    }

    /// The same fault with one note more.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.0.notes.push(note.into());
        self
    }

    /// The same fault with "did you mean", if there is something near.
    #[must_use]
    pub fn near(self, nearest: Option<&str>) -> Self {
        match nearest {
            Some(name) => self.note(format!("did you mean `{name}`?")),
            None => self,
        }
    }

    /// The same fault with what was expected and what was found.
    #[must_use]
    pub fn instead(self, expected: impl fmt::Display, found: impl fmt::Display) -> Self {
        self.note(format!("expected: {expected}")).note(format!("found:    {found}"))
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
    pub fn what(&self) -> &str {
        &self.0.what
    }

    /// Notes: what was expected and found, what happened, what may have been meant.
    pub fn notes(&self) -> &[String] {
        &self.0.notes
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
            Some(title) => write!(f, "{title}: {}", self.0.what),
            None => f.write_str(&self.0.what),
        }
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {self}", self.file(), self.line(), self.column())?;
        self.0.notes.iter().try_for_each(|note| write!(f, "\n  {note}"))
    }
}

impl Error for Fault {}

impl Diagnostic for Fault {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        (!self.0.notes.is_empty())
            .then(|| Box::new(self.0.notes.join("\n")) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.0.named)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = (!self.0.label.is_empty()).then(|| self.0.label.clone());
        let span = LabeledSpan::new_with_span(label, self.0.span.clone());
        Some(Box::new(std::iter::once(span)))
    }
}

/// Everything that is wrong with a text, in the order of the text. Never empty.
#[derive(Clone, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_slice() {
            [one] => write!(f, "this scenario file can not be read: {one}"),
            many => write!(f, "this scenario file can not be read: {} faults", many.len()),
        }
    }
}

impl Error for Faults {}

impl Diagnostic for Faults {
    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.0.iter().map(|fault| fault as &dyn Diagnostic)))
    }
}
