//! Positions set up by hand, for judge questions and card tests.

use crate::{Msg, SetupError, Title};
use alloc::{string::String, vec::Vec};

/// A game whose positions can be described by statements.
///
/// A scenario first makes a [`Scene::Draft`], hands it one statement after another, and then asks for the position.
/// Every fault is a sentence that names what is impossible and, where one applies, the rule.
pub trait Scene: Title {
    /// A position under construction.
    type Draft;

    /// The names of the statements that [`Scene::place`] understands, each with an example, for messages and docs.
    const STATEMENTS: &'static [(&'static str, &'static str)];

    /// The names that [`Scene::value`] understands, each with an example.
    const VALUES: &'static [(&'static str, &'static str)];

    /// An empty position of this mode.
    fn draft(
        mode: &str,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Self::Draft, SetupError>;

    /// Understands one statement about the position, already split at blanks, the first word being its name.
    /// On a fault, also tells the index of the word that is wrong.
    fn place(draft: &mut Self::Draft, words: &[&str]) -> Result<(), (usize, Msg)>;

    /// The position, waiting for its first question; or the reason why there can be no such position.
    fn finish(draft: Self::Draft) -> Result<Self, Msg>;

    /// A figure or name of the position, for example `treasure 1` or `room-at 1 2,-1`, as text.
    fn value(&self, words: &[&str]) -> Result<String, Msg>;

    /// Statements that make this position, or one that differs from it only in what no statement can say, such as who
    /// has seen which card. Nothing where there are no words for what matters.
    fn statements(&self) -> Option<Vec<String>> {
        None
    }

    /// The puzzles that come with the game, as the text of a scenario file; empty where there are none.
    const PUZZLES: &'static str = "";

    /// What puzzles made from games of this game may ask for, as `docs/puzzles.md` describes it; empty where nothing
    /// has been thought of.
    const AIMS: &'static str = "";
}
