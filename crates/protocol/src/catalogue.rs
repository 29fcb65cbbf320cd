//! What can be played: games, cards and rules, in one language.

use crate::RuleRef;
use serde::{Deserialize, Serialize};

/// A card as the catalogue shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// Its number, as used by picks.
    pub number: u16,
    /// Its name in the notation.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its text, sentence by sentence.
    pub text: Vec<String>,
    /// Its kind.
    pub kind: String,
    /// Its kind in words.
    pub kind_name: String,
    /// Further printed facts: name and value.
    pub facts: Vec<(String, String)>,
    /// The names of the facts in words, in the same order.
    pub labels: Vec<String>,
    /// The rules that govern it.
    pub rules: Vec<RuleRef>,
    /// Whether it is our reconstruction.
    pub ours: bool,
}

/// A way to play a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModeInfo {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// Fewest seats.
    pub min: u8,
    /// Most seats.
    pub max: u8,
    /// The usual number of seats.
    pub usual: u8,
    /// Whether all win or lose as one.
    pub together: bool,
}

/// Something that can be chosen before a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// The value when nothing is said.
    pub default: String,
    /// The values that may be chosen; a single entry such as `0-12` for numbers; empty for free text.
    pub values: Vec<String>,
    /// The number of the rule that explains it.
    pub rule: String,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// Whether cards of it are our reconstruction.
    pub ours: bool,
    /// Whether players bring decks.
    pub has_decks: bool,
    /// Ways to play, the usual one first.
    pub modes: Vec<ModeInfo>,
    /// What can be chosen.
    pub options: Vec<OptionInfo>,
    /// Names and titles of the decks that come with it.
    pub decks: Vec<(String, String)>,
}

/// A rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rule {
    /// Its number.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
    /// Where it comes from.
    pub sources: String,
    /// Whether it is our own ruling.
    pub ours: bool,
    /// The chapter in which it stands: what its numbers have in common, and the title.
    pub chapter: String,
}

/// The rules of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// Their version.
    pub version: u32,
    /// All of them in order.
    pub rules: Vec<Rule>,
}
