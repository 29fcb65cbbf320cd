//! Decks that people bring to a game: what a game tells about the lists that it accepts.
//!
//! A list is judged without a position, so this contract stands apart from [`crate::Game`]: a game may have decks before
//! it can be played, and most games have none. Reading files is the business of the `decks` crate, which knows no game.

use crate::{CardFace, Msg, RuleId, Rulebook};
use alloc::{string::String, vec::Vec};

/// One line of a deck list, in the order of the file. The order is kept, because some games stack decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The line of the file, from 1.
    pub line: u32,
    /// Number of the card in the catalogue; nothing where the line names no card. It counts among the cards of the
    /// deck all the same, so that a misspelt name is one fault and not two.
    pub card: Option<u16>,
    /// How many of it.
    pub count: u16,
}

/// What is wrong with a deck by the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFault {
    /// The line that breaks the rule; nothing where the deck as a whole does.
    pub line: Option<u32>,
    /// The rule that is broken.
    pub rule: RuleId,
    /// What is wrong.
    pub words: Msg,
    /// What would mend it.
    pub mend: Msg,
}

/// The cards of a deck counted by something: cost, element, kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckTally {
    /// By what; its title is the message `tally-NAME`.
    pub name: &'static str,
    /// The parts in the order in which they are shown, each with its key, its title and how many cards it has.
    pub parts: Vec<(String, Msg, u32)>,
}

/// A deck that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyDeck {
    /// The name typed by people; its title is the message `deck-NAME`, what it does `deck-NAME-about`.
    pub name: &'static str,
    /// The deck file.
    pub text: &'static str,
}

/// A game whose players bring decks.
pub trait Decks {
    /// The name of the game, as in [`crate::Title::NAME`].
    const GAME: &'static str;
    /// Sets of rules that a deck may be made for, the usual one first; empty where there is only one. The explanation
    /// of each is the message `profile-NAME`.
    const PROFILES: &'static [&'static str];
    /// Decks that come with the game.
    const READY: &'static [ReadyDeck];

    /// The numbered rules, to which faults point.
    fn rulebook() -> &'static Rulebook;

    /// The Fluent files of the game in the order of [`crate::LANGUAGES`].
    fn texts() -> [&'static str; 3];

    /// All cards that can be named, those that may not be played included.
    fn cards() -> Vec<CardFace>;

    /// What stands beside the name of a card in a list, column by column, each with its key.
    fn columns(card: u16) -> Vec<(&'static str, Msg)>;

    /// Everything that the rules have against this list, in the order of its lines. The profile is one of
    /// [`Decks::PROFILES`], or empty where there are none.
    fn faults(profile: &str, list: &[Listed]) -> Vec<DeckFault>;

    /// The cards of a list, counted in the ways that matter in this game.
    fn tallies(list: &[Listed]) -> Vec<DeckTally>;

    /// What is allowed and yet worth knowing about a list.
    fn notes(list: &[Listed]) -> Vec<Msg>;
}
