//! The text of a scenario file, its lines and words, and where they stand.

use std::{fmt, ops::Range, sync::Arc};

/// A piece of the text: byte offsets from the start of the file.
pub type Span = Range<usize>;

/// A scenario file: its name as messages show it, and its text.
#[derive(Clone, PartialEq, Eq)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Source {
    /// A file with this name and text.
    pub fn new(name: &str, text: &str) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// The name as messages show it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Line and column of a byte offset, both counted from 1, the column in characters.
    pub fn place(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..offset.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// A word and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The word as written, without quotes around a quoted part.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// The words of one statement, which may go on over several lines of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) words: Vec<Word>,
}

impl Line {
    pub(crate) fn span(&self) -> Span {
        span_of(&self.words)
    }
}

/// From the first to the last word.
///
/// # Panics
/// If there are no words.
pub(crate) fn span_of(words: &[Word]) -> Span {
    words[0].span.start..words[words.len() - 1].span.end
}

/// The words with one blank between them.
pub(crate) fn joined(words: &[Word]) -> String {
    words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Splits the text into statements. Comments begin with `#` at a blank; a line that ends in a lone `\` goes on.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut words: Vec<Word> = Vec::new();
    let mut start = 0;
    for raw in text.split_inclusive('\n') {
        words.append(&mut split(raw, start));
        start += raw.len();
        if words.last().is_some_and(|word| word.text == "\\") {
            words.pop();
            continue;
        }
        if !words.is_empty() {
            lines.push(Line { words: std::mem::take(&mut words) });
        }
    }
    if !words.is_empty() {
        lines.push(Line { words });
    }
    lines
}

/// The words of one line of the file that starts at this offset.
fn split(raw: &str, offset: usize) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word: Option<Word> = None;
    let mut quoted = false;
    for (at, letter) in raw.char_indices() {
        let at = offset + at;
        if letter == '#' && word.is_none() {
            break;
        }
        if letter.is_whitespace() && (!quoted || letter == '\n') {
            words.extend(word.take());
            quoted = false;
            continue;
        }
        let word = word.get_or_insert_with(|| Word { text: String::new(), span: at..at });
        word.span.end = at + letter.len_utf8();
        if letter == '"' {
            quoted = !quoted;
        } else {
            word.text.push(letter);
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &Line) -> Vec<&str> {
        line.words.iter().map(|word| word.text.as_str()).collect()
    }

    #[test]
    fn comments_blank_lines_and_continued_lines() {
        let lines = lines("# all comment\n\n  deck: a, \\  \n   b # end\nx=\"1 2\" #\r\ny#1\r\n");
        let found: Vec<_> = lines.iter().map(texts).collect();
        assert_eq!(found, [vec!["deck:", "a,", "b"], vec!["x=1 2"], vec!["y#1"]]);
    }

    #[test]
    fn places_count_characters_from_one() {
        let source = Source::new("s", "ä b\nçc d");
        let words: Vec<_> = lines(source.text()).into_iter().flat_map(|line| line.words).collect();
        let places: Vec<_> = words.iter().map(|word| source.place(word.span.start)).collect();
        assert_eq!(places, [(1, 1), (1, 3), (2, 1), (2, 4)]);
        assert_eq!(&source.text()[words[2].span.clone()], "çc");
    }
}
