//! The contents of a rulebook file after reading.

/// A rulebook in its main language, with everything that is known about its sources.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    /// The version printed in the file's head.
    pub version: u32,
    /// Number of lines of the source text.
    pub seed_lines: u16,
    /// The chapters in printed order.
    pub chapters: Vec<Chapter>,
    /// The rules in printed order.
    pub rules: Vec<BookRule>,
    /// Source lines that are headings, as inclusive ranges.
    pub headings: Vec<(u16, u16)>,
    /// Source lines that are flavour, as inclusive ranges.
    pub flavour: Vec<(u16, u16)>,
    /// Source lines that are empty, as inclusive ranges.
    pub blank: Vec<(u16, u16)>,
}

/// A chapter heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The number before the title.
    pub number: u16,
    /// The title.
    pub title: String,
}

/// One rule of a [`Book`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookRule {
    /// The printed number, for example `D3.1`.
    pub id: String,
    /// The title.
    pub title: String,
    /// The title of the chapter in which it stands.
    pub chapter: String,
    /// The text; paragraphs are separated by an empty line.
    pub text: String,
    /// Where the rule comes from.
    pub sources: Sources,
}

/// The contents of a `Sources:` line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sources {
    /// Lines of the source text, as inclusive ranges.
    pub seed: Vec<(u16, u16)>,
    /// Rulings, for example `C29`.
    pub rulings: Vec<String>,
    /// True if at least a part of the rule is the project's own decision.
    pub ours: bool,
}

/// One rule of a translation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Translated {
    /// The printed number, the same as in the main language.
    pub id: String,
    /// The title.
    pub title: String,
    /// The title of the chapter in which it stands.
    pub chapter: String,
    /// The text; paragraphs are separated by an empty line.
    pub text: String,
}

impl Book {
    /// The position of the rule printed under this number.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.id == id)
    }

    /// Source lines that are neither blank, heading, flavour, nor covered by a rule.
    pub fn uncovered_lines(&self) -> Vec<u16> {
        let holds = |line: &u16| self.ranges().any(|(first, last)| (first..=last).contains(line));
        (1..=self.seed_lines).filter(|line| !holds(line)).collect()
    }

    /// All ranges of source lines that the book names.
    pub(crate) fn ranges(&self) -> impl Iterator<Item = (u16, u16)> {
        let seeds = self.rules.iter().map(|rule| &rule.sources.seed);
        seeds.chain([&self.headings, &self.flavour, &self.blank]).flatten().copied()
    }
}
