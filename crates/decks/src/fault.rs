//! What is wrong with a deck file: the words it is about, a sentence, and what would mend it.

use crate::{Sheet, Span};
use deckhand_kernel::{Msg, RuleId, Rulebook, Speaker};
use deckhand_words::Remark;

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
    Remark {
        file: sheet.file(),
        text: sheet.text(),
        span: fault.span.clone(),
        what,
        label: speaker.say(&fault.mend),
        notes: Vec::new(),
    }
    .render()
}
