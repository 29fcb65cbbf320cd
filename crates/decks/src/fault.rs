//! What is wrong with a deck file: the words it is about, a sentence, and what would mend it.

use crate::{Sheet, Span};
use deckhand_kernel::{Msg, RuleId, Rulebook, Speaker};
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, SourceCode,
};
use std::{error::Error, fmt};

/// One fault, pointing at a place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The words it is about.
    pub span: Span,
    /// What is wrong.
    pub words: Msg,
    /// What would mend it.
    pub mend: Msg,
    /// The rule of the game that is broken; nothing where the file can not be read.
    pub rule: Option<RuleId>,
}

impl Fault {
    /// A fault of the file.
    pub fn new(span: Span, words: Msg, mend: Msg) -> Self {
        Self { span, words, mend, rule: None }
    }

    /// The same fault as one against this rule.
    #[must_use]
    pub fn against(self, rule: RuleId) -> Self {
        Self { rule: Some(rule), ..self }
    }
}

/// A fault in the language of its reader.
struct Told {
    source: NamedSource<String>,
    span: Span,
    what: String,
    mend: String,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Told").field("what", &self.what).field("mend", &self.mend).finish()
    }
}

impl Error for Told {}

impl Diagnostic for Told {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.source)
    }

    // What would mend it stands below the words: the headings of other notes are English.
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = LabeledSpan::new_with_span(Some(self.mend.clone()), self.span.clone());
        Some(Box::new(std::iter::once(label)))
    }
}

/// A fault as text without colours, with the words underlined and what would mend it below them. The number of the rule
/// stands behind the sentence if the rulebook is given.
pub fn render(
    sheet: &Sheet,
    fault: &Fault,
    rulebook: Option<&Rulebook>,
    speaker: &dyn Speaker,
) -> String {
    let mut what = speaker.say(&fault.words);
    if let (Some(book), Some(rule)) = (rulebook, fault.rule) {
        what.push_str(&format!(" [{}]", book.rule(rule).id));
    }
    let told = Told {
        source: NamedSource::new(sheet.file(), sheet.text().to_owned()),
        span: fault.span.clone(),
        what,
        mend: speaker.say(&fault.mend),
    };
    let mut text = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    match handler.with_width(120).render_report(&mut text, &told) {
        Ok(()) => text,
        Err(_) => format!("{told}\n{}\n", told.mend),
    }
}
