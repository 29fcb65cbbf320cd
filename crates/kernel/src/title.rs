//! What a game tells about itself as a product: its modes, options, rulebook, cards and texts.
//!
//! Everything that shows games to people (terminal, pages, simulations by name) works through this trait alone, so a
//! game becomes playable everywhere by implementing it once.

use crate::{Game, Msg, Rulebook, Told, Viewer};
use alloc::{string::String, vec::Vec};

/// Why something can not be dealt, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Msg);

/// A way to play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// The name typed by people; its title is the message `mode-NAME`, its explanation `mode-NAME-about`.
    pub name: &'static str,
    /// Fewest seats.
    pub min: u8,
    /// Most seats.
    pub max: u8,
    /// Seats dealt when nothing is said.
    pub usual: u8,
    /// Whether all seats win or lose as one: then there is nobody to be better than.
    pub together: bool,
}

/// A ruling or size that can be chosen before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// The name typed by people; its explanation is the message `option-NAME` with `_` written as `-`.
    pub name: &'static str,
    /// The value when nothing is said; empty where the mode decides.
    pub default: &'static str,
    /// The values that may be chosen; for numbers, one entry such as `0-12`.
    pub values: &'static [&'static str],
    /// Number of the rule that explains it.
    pub rule: &'static str,
}

/// A card as the catalogue shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Number of the card in the catalogue, as used by picks.
    pub number: u16,
    /// The name in the notation, unique in the catalogue.
    pub id: String,
    /// The name of the card.
    pub name: Msg,
    /// Its text, one message a sentence; empty for a card without text.
    pub text: Vec<Msg>,
    /// Kind of card; the title of the kind is the message `kind-NAME`.
    pub kind: &'static str,
    /// Further printed facts as name and value, for example walls or treasure.
    pub facts: Vec<(&'static str, String)>,
    /// Numbers of the rules that govern it.
    pub rules: Vec<&'static str>,
    /// True for a card that is our reconstruction and not the publisher's.
    pub ours: bool,
}

/// Turns messages into text of one language. Made at the edge; rules never use it.
pub trait Speaker {
    /// The text of this message.
    fn say(&self, msg: &Msg) -> String;
}

/// A game as a product.
pub trait Title: Game {
    /// The name typed by people and written into records.
    const NAME: &'static str;
    /// Ways to play, the usual one first.
    const MODES: &'static [Mode];
    /// What can be chosen before a game.
    const OPTIONS: &'static [GameOption];

    /// The numbered rules.
    fn rulebook() -> &'static Rulebook;

    /// The Fluent files of the game in the order of [`crate::LANGUAGES`].
    fn texts() -> [&'static str; 3];

    /// The setup of a mode with this many seats and these options.
    fn setup(
        mode: &str,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError>;

    /// What is unwise, though allowed, about a setup.
    fn warnings(setup: &Self::Setup) -> Vec<Msg>;

    /// Name of the mode and number of seats of a setup.
    fn describe(setup: &Self::Setup) -> (&'static str, u8);

    /// All cards in catalogue order.
    fn cards() -> Vec<CardFace>;

    /// Fingerprint of the cards: changes whenever a card changes.
    fn catalogue_fingerprint() -> u64;

    /// Fingerprint of the rules: changes whenever [`Rulebook::version`] or the list of rules changes.
    fn rules_fingerprint() -> u64 {
        let book = Self::rulebook();
        let ids: Vec<&str> = book.rules.iter().map(|rule| rule.id).collect();
        crate::fingerprint(&(book.version, ids))
    }

    /// A plain-text picture of a view for a terminal, and the figures under it, readable line by line.
    fn picture(view: &Self::View, viewer: Viewer, speaker: &dyn Speaker) -> String;

    /// How many of the first of these events, as a viewer may know them, are told with one sentence, and that sentence.
    /// Nothing where the first is told alone, in its own words.
    fn told_as_one(told: &[Told<Self::Event>]) -> Option<(usize, Msg)> {
        let _ = told;
        None
    }

    /// The result of a finished game in words, one message a line; empty while the game goes on.
    fn result(&self) -> Vec<Msg>;
}
