//! Rules as things that can be cited.
//!
//! A game's `RULES.md` is turned into constants of type [`RuleId`] when the game is built, so a rule that does not exist
//! cannot be cited. This module holds only the types; reading the Markdown is the business of the `rulebook` crate.

use serde::{Deserialize, Serialize};

/// A rule of one game: the position of the rule in that game's [`Rulebook`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RuleId(pub u16);

/// One numbered rule, in our own words.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// The number printed in the rulebook and in every log, for example `D3.2`.
    pub id: &'static str,
    /// Short headings in the order of [`LANGUAGES`].
    pub title: [&'static str; 3],
    /// The title of the chapter in which it stands, in the order of [`LANGUAGES`].
    pub chapter: [&'static str; 3],
    /// The rule itself in the order of [`LANGUAGES`]; paragraphs are separated by an empty line.
    pub text: [&'static str; 3],
    /// Lines of the source text that this rule covers, as inclusive ranges counted from 1.
    pub seed: &'static [(u16, u16)],
    /// Rulings that settle what the source leaves open, for example `C29`.
    pub rulings: &'static [&'static str],
    /// True where the rule (or a part of it) is our own decision and no source has it.
    pub ours: bool,
}

impl Rule {
    /// What the numbers of a chapter have in common: `D3` for `D3.2`.
    pub fn chapter_id(&self) -> &'static str {
        self.id.split_once('.').map_or(self.id, |(chapter, _)| chapter)
    }
}

/// The languages of every text in the product, in the order used by arrays of texts.
pub const LANGUAGES: [&str; 3] = ["en", "de", "ru"];

/// All rules of one game and what is needed to judge whether they cover their source.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// Raised whenever the same choices and chance may lead to another result than before.
    pub version: u32,
    /// The rules in printed order; [`RuleId`] indexes this list.
    pub rules: &'static [Rule],
    /// Number of lines of the source text.
    pub seed_lines: u16,
    /// Source lines that are headings, as inclusive ranges.
    pub headings: &'static [(u16, u16)],
    /// Source lines that are flavour or notes on the print, as inclusive ranges.
    pub flavour: &'static [(u16, u16)],
    /// Source lines that are empty, as inclusive ranges.
    pub blank: &'static [(u16, u16)],
}

impl Rulebook {
    /// The rule with this id.
    ///
    /// # Panics
    /// If the id belongs to another game's rulebook and is out of range here.
    pub fn rule(&self, id: RuleId) -> &'static Rule {
        &self.rules[usize::from(id.0)]
    }

    /// The rule printed under this number, ignoring case.
    pub fn find(&self, number: &str) -> Option<RuleId> {
        let at = self.rules.iter().position(|rule| rule.id.eq_ignore_ascii_case(number))?;
        u16::try_from(at).ok().map(RuleId)
    }

    /// Source lines that are neither blank, heading, flavour, nor covered by a rule.
    pub fn uncovered_lines(&self) -> alloc::vec::Vec<u16> {
        let lists = [self.headings, self.flavour, self.blank];
        let holds = |list: &[(u16, u16)], line| list.iter().any(|&(a, b)| a <= line && line <= b);
        (1..=self.seed_lines)
            .filter(|&line| !lists.iter().any(|list| holds(list, line)))
            .filter(|&line| !self.rules.iter().any(|rule| holds(rule.seed, line)))
            .collect()
    }
}
