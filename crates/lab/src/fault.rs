//! What is wrong with a manifest: the words it is about, a sentence, and what would mend it.

use core::ops::Range;
use deckhand_kernel::{Msg, Speaker};
use deckhand_words::Remark;

/// One fault, pointing at a place in the manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The words it is about, in bytes of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub words: Msg,
    /// What would mend it.
    pub mend: Msg,
}

impl Fault {
    /// A fault.
    pub fn new(span: Range<usize>, words: Msg, mend: Msg) -> Self {
        Self { span, words, mend }
    }

    /// The fault as text without colours, with the words underlined and what would mend it below them.
    pub fn render(&self, file: &str, text: &str, speaker: &dyn Speaker) -> String {
        Remark {
            file,
            text,
            span: self.span.clone(),
            what: speaker.say(&self.words),
            label: speaker.say(&self.mend),
            notes: Vec::new(),
        }
        .render()
    }
}
