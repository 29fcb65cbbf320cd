//! Remarks about the words of a file: the place, the line with the words underlined, and what may be said about them.
//! Every sentence comes from outside, in the language of its reader; nothing here adds a word in any language.

use core::ops::Range;
use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, NamedSource, Report,
};

/// A sentence about some words of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark<'t> {
    /// Name of the file.
    pub file: &'t str,
    /// Text of the whole file.
    pub text: &'t str,
    /// The words it is about, in bytes of the text.
    pub span: Range<usize>,
    /// The sentence.
    pub what: String,
    /// What stands under the words.
    pub label: String,
    /// What stands below everything, each on a line of its own.
    pub notes: Vec<String>,
}

impl Remark<'_> {
    /// The remark as text without colours, with the words underlined.
    pub fn render(&self) -> String {
        let mut handler =
            GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(120);
        if !self.notes.is_empty() {
            // A foot and no `help`: that one has an English heading.
            handler = handler.with_footer(self.notes.join("\n"));
        }
        let label = LabeledSpan::new_with_span(Some(self.label.clone()), self.span.clone());
        let report = Report::new(MietteDiagnostic::new(self.what.clone()).with_label(label))
            .with_source_code(NamedSource::new(self.file, self.text.to_owned()));
        let mut text = String::new();
        match handler.render_report(&mut text, report.as_ref()) {
            Ok(()) => text,
            Err(_) => format!("{}\n{}\n{}\n", self.what, self.label, self.notes.join("\n")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remark(notes: &[&str]) -> String {
        Remark {
            file: "a.txt",
            text: "eins\nzwo drei\n",
            span: 5..8,
            what: "Das ist keine Zahl.".into(),
            label: "hier".into(),
            notes: notes.iter().map(|note| (*note).to_owned()).collect(),
        }
        .render()
    }

    #[test]
    fn a_remark_has_no_words_but_those_it_was_given() {
        let bare = "  × Das ist keine Zahl.
   ╭─[a.txt:2:1]
 1 │ eins
 2 │ zwo drei
   · ─┬─
   ·  ╰── hier
   ╰────
";
        assert_eq!(remark(&[]), bare);
        let noted = format!("{bare}\n  Ist „zwei“ gemeint?\n  bekannt: eins, zwei, drei\n");
        assert_eq!(remark(&["Ist „zwei“ gemeint?", "bekannt: eins, zwei, drei"]), noted);
    }
}
