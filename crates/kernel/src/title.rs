//! What a game tells about itself as a product: its modes, options, rulebook, cards and texts.
//!
//! Everything that shows games to people (terminal, pages, simulations by name) works through this trait alone, so a
//! game becomes playable everywhere by implementing it once.

use crate::{Game, Msg, Rulebook, Told, Viewer};
use alloc::{
    string::{String, ToString},
    vec::Vec,
};

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

impl GameOption {
    /// The option of this name.
    ///
    /// # Errors
    /// If there is none; the fault names the option whose name begins most like it.
    pub fn named<'o>(options: &'o [Self], name: &str) -> Result<&'o Self, SetupError> {
        let common =
            |other: &str| other.bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count();
        options.iter().find(|option| option.name == name).ok_or_else(|| {
            let names = options.iter().map(|option| option.name);
            let nearest = names
                .max_by_key(|other| common(other))
                .filter(|other| common(other) >= 2)
                .unwrap_or_default();
            SetupError::unknown_option(name, nearest)
        })
    }

    /// Whether `value` is the word `other`; any other word of the option is not.
    ///
    /// # Errors
    /// If it is none of the words of the option.
    pub fn is(&self, value: &str, other: &str) -> Result<bool, SetupError> {
        if value == other {
            Ok(true)
        } else if self.values.contains(&value) {
            Ok(false)
        } else {
            Err(self.bad(value))
        }
    }

    /// The value as a number of the range of the option.
    ///
    /// # Errors
    /// If it is no number or out of the range.
    pub fn number(&self, value: &str) -> Result<u8, SetupError> {
        let bad = || self.bad(value);
        let range = self.values.iter().find_map(|range| range.split_once('-')).ok_or_else(bad)?;
        let (low, high) = (range.0.parse::<u8>().ok(), range.1.parse::<u8>().ok());
        let number = value.parse::<u8>().map_err(|_| bad())?;
        if low <= Some(number) && Some(number) <= high { Ok(number) } else { Err(bad()) }
    }

    /// That the option does not have this value.
    pub fn bad(&self, value: &str) -> SetupError {
        SetupError::bad_value(self.name, value, self.values)
    }
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

impl SetupError {
    /// An option that does not exist.
    pub fn unknown_option(name: &str, nearest: &str) -> Self {
        Self(Msg::new("setup-unknown-option").with("name", name).with("nearest", nearest))
    }

    /// A value that an option does not have.
    pub fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Self {
        let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        Self(
            Msg::new("setup-bad-value")
                .with("option", option)
                .with("value", value)
                .with("allowed", allowed),
        )
    }

    /// A mode that does not exist.
    pub fn unknown_mode(mode: &str, known: &[Mode]) -> Self {
        let known: Vec<String> = known.iter().map(|mode| mode.name.to_string()).collect();
        Self(Msg::new("setup-unknown-mode").with("mode", mode).with("known", known))
    }

    /// A number of seats that the mode does not have.
    pub fn bad_seats(seats: u8, mode: &Mode) -> Self {
        Self(
            Msg::new("setup-bad-seats")
                .with("seats", seats)
                .with("mode", mode.name)
                .with("min", mode.min)
                .with("max", mode.max),
        )
    }
}
