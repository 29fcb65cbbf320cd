//! The answers, their notation and their words.

use crate::at::At;
use crate::cards::{CARDS, CardId, Colour};
use crate::event::{points, score_words};
use crate::setup::MOST;
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{Msg, Seat, Words};
use serde::{Deserialize, Serialize};

/// A kind of points: colourless without a colour.
pub type Kind = Option<Colour>;

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Do nothing now.
    Pass,
    /// No more of this.
    Enough,
    /// Do something optional.
    Yes,
    /// Leave it.
    No,
    /// Bid a card.
    Bid(CardId),
    /// Buy a card of the hand.
    Buy(CardId),
    /// Use a sentence of a card in play.
    Use {
        /// The card.
        at: At,
        /// Which sentence, from 1.
        sentence: u8,
    },
    /// Move a card by its keyword.
    Move {
        /// The card.
        at: At,
        /// Whose network it goes to.
        to: Seat,
    },
    /// Attack with a character.
    Attack(At),
    /// Aim an attack at a card.
    Aim {
        /// The colour of the score.
        colour: Colour,
        /// The target.
        at: At,
    },
    /// Aim an attack at a player.
    AimPlayer {
        /// The colour of the score.
        colour: Colour,
        /// The player.
        seat: Seat,
    },
    /// Name a network for an attack pattern.
    AimNetwork {
        /// The colour of the score.
        colour: Colour,
        /// Whose network.
        seat: Seat,
    },
    /// Pick a card in play.
    Pick(At),
    /// Pick a player.
    Player(Seat),
    /// Pick a network.
    Network(Seat),
    /// Spend a point of the pool.
    Spend(Kind),
    /// Invest a hand card for a point [M1.11].
    Invest {
        /// The card.
        card: CardId,
        /// The kind of point.
        kind: Kind,
    },
    /// Reinvest a card in play.
    Reinvest(At),
    /// Block with a card.
    Block(At),
    /// Block with a card in the place of one of several targets.
    BlockFor {
        /// The blocker.
        at: At,
        /// The target.
        target: At,
    },
    /// Take the attack as the player.
    Take,
    /// Take the attack on one of several targets.
    TakeFor(At),
    /// Choose a number.
    Number(u8),
    /// Choose a card.
    Choose(CardId),
    /// Put a card under the deck.
    Under(CardId),
}

impl Action {
    /// Every verb with the form of its notation.
    pub const FORMS: [&'static str; 25] = [
        "pass",
        "enough",
        "yes",
        "no",
        "bid CARD",
        "buy CARD",
        "use PLACE NUMBER",
        "move PLACE SEAT",
        "attack PLACE",
        "aim COLOUR PLACE",
        "aim-player COLOUR SEAT",
        "aim-network COLOUR SEAT",
        "pick PLACE",
        "player SEAT",
        "network SEAT",
        "spend COLOUR",
        "invest CARD COLOUR",
        "reinvest PLACE",
        "block PLACE",
        "block-for PLACE PLACE",
        "take",
        "take-for PLACE",
        "number NUMBER",
        "choose CARD",
        "under CARD",
    ];

    /// The verb in the notation.
    pub fn verb(self) -> &'static str {
        let at = match self {
            Self::Pass => 0,
            Self::Enough => 1,
            Self::Yes => 2,
            Self::No => 3,
            Self::Bid(_) => 4,
            Self::Buy(_) => 5,
            Self::Use { .. } => 6,
            Self::Move { .. } => 7,
            Self::Attack(_) => 8,
            Self::Aim { .. } => 9,
            Self::AimPlayer { .. } => 10,
            Self::AimNetwork { .. } => 11,
            Self::Pick(_) => 12,
            Self::Player(_) => 13,
            Self::Network(_) => 14,
            Self::Spend(_) => 15,
            Self::Invest { .. } => 16,
            Self::Reinvest(_) => 17,
            Self::Block(_) => 18,
            Self::BlockFor { .. } => 19,
            Self::Take => 20,
            Self::TakeFor(_) => 21,
            Self::Number(_) => 22,
            Self::Choose(_) => 23,
            Self::Under(_) => 24,
        };
        Self::FORMS[at].split(' ').next().unwrap_or_default()
    }
}

impl CardId {
    /// Reads the name in the notation.
    pub(crate) fn parse(text: &str) -> Result<Self, Msg> {
        let lower = text.to_lowercase();
        Self::named(&lower).ok_or_else(|| {
            let common =
                |slug: &str| slug.bytes().zip(lower.bytes()).take_while(|(a, b)| a == b).count();
            let near = CARDS.iter().map(|card| card.slug).max_by_key(|slug| common(slug));
            Msg::new("notation-card").with("found", text).with("nearest", near.unwrap_or_default())
        })
    }
}

/// The name of a kind of points in the notation and in message ids.
pub(crate) fn kind_name(kind: Kind) -> &'static str {
    kind.map_or("any", Colour::name)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match *self {
            Self::Bid(card) | Self::Buy(card) | Self::Choose(card) | Self::Under(card) => {
                write!(f, " {}", card.card().slug)
            }
            Self::Use { at, sentence } => write!(f, " {at} {sentence}"),
            Self::Move { at, to } => write!(f, " {at} {}", to.0 + 1),
            Self::Attack(at)
            | Self::Pick(at)
            | Self::Reinvest(at)
            | Self::Block(at)
            | Self::TakeFor(at) => write!(f, " {at}"),
            Self::Aim { colour, at } => write!(f, " {} {at}", colour.name()),
            Self::AimPlayer { colour, seat } | Self::AimNetwork { colour, seat } => {
                write!(f, " {} {}", colour.name(), seat.0 + 1)
            }
            Self::Player(seat) | Self::Network(seat) => write!(f, " {}", seat.0 + 1),
            Self::Spend(kind) => write!(f, " {}", kind_name(kind)),
            Self::Invest { card, kind } => {
                write!(f, " {} {}", card.card().slug, kind_name(kind))
            }
            Self::BlockFor { at, target } => write!(f, " {at} {target}"),
            Self::Number(number) => write!(f, " {number}"),
            Self::Pass | Self::Enough | Self::Yes | Self::No | Self::Take => Ok(()),
        }
    }
}

/// The words of a notation, taken one by one.
struct Reader<'t> {
    words: Vec<&'t str>,
    at: usize,
    form: &'static str,
}

impl<'t> Reader<'t> {
    fn next(&mut self) -> Result<&'t str, Msg> {
        let word = self.words.get(self.at).copied();
        let word = word.ok_or_else(|| Msg::new("notation-incomplete").with("form", self.form))?;
        self.at += 1;
        Ok(word)
    }

    fn unexpected(&self, found: &str) -> Msg {
        Msg::new("notation-unexpected").with("found", found).with("form", self.form)
    }

    fn card(&mut self) -> Result<CardId, Msg> {
        CardId::parse(self.next()?)
    }

    fn place(&mut self) -> Result<At, Msg> {
        self.next()?.parse()
    }

    fn kind(&mut self) -> Result<Kind, Msg> {
        let found = self.next()?;
        let lower = found.to_lowercase();
        if lower == "any" {
            return Ok(None);
        }
        let colour = Colour::ALL.into_iter().find(|colour| colour.name() == lower);
        colour.map(Some).ok_or_else(|| self.unexpected(found))
    }

    fn colour(&mut self) -> Result<Colour, Msg> {
        let found = self.words.get(self.at).copied().unwrap_or_default();
        self.kind()?.ok_or_else(|| self.unexpected(found))
    }

    fn number(&mut self) -> Result<u8, Msg> {
        let found = self.next()?;
        let plain = found.len() < 4 && (found == "0" || !found.starts_with(['0', '+']));
        found.parse().ok().filter(|_| plain).ok_or_else(|| self.unexpected(found))
    }

    fn seat(&mut self) -> Result<Seat, Msg> {
        let number = self.number()?;
        if (1..=MOST).contains(&number) {
            Ok(Seat(number - 1))
        } else {
            Err(self.unexpected(self.words[self.at - 1]))
        }
    }

    fn end(&self) -> Result<(), Msg> {
        match self.words.get(self.at) {
            None => Ok(()),
            Some(word) => Err(self.unexpected(word)),
        }
    }
}

impl FromStr for Action {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let verb = words.first().map(|word| word.to_lowercase()).unwrap_or_default();
        let known = |form: &&&str| !verb.is_empty() && form.split(' ').next() == Some(&*verb);
        let Some(form) = Self::FORMS.iter().find(known) else {
            let verbs: Vec<String> = Self::FORMS
                .iter()
                .filter_map(|form| form.split(' ').next())
                .filter(|verb| !verb.is_empty())
                .map(ToOwned::to_owned)
                .collect();
            return Err(Msg::new("notation-verb").with("found", verb).with("verbs", verbs));
        };
        let mut reader = Reader { words, at: 1, form };
        let action = match verb.as_str() {
            "pass" => Self::Pass,
            "enough" => Self::Enough,
            "yes" => Self::Yes,
            "no" => Self::No,
            "bid" => Self::Bid(reader.card()?),
            "buy" => Self::Buy(reader.card()?),
            "use" => Self::Use { at: reader.place()?, sentence: reader.number()? },
            "move" => Self::Move { at: reader.place()?, to: reader.seat()? },
            "attack" => Self::Attack(reader.place()?),
            "aim" => Self::Aim { colour: reader.colour()?, at: reader.place()? },
            "aim-player" => Self::AimPlayer { colour: reader.colour()?, seat: reader.seat()? },
            "aim-network" => Self::AimNetwork { colour: reader.colour()?, seat: reader.seat()? },
            "pick" => Self::Pick(reader.place()?),
            "player" => Self::Player(reader.seat()?),
            "network" => Self::Network(reader.seat()?),
            "spend" => Self::Spend(reader.kind()?),
            "invest" => Self::Invest { card: reader.card()?, kind: reader.kind()? },
            "reinvest" => Self::Reinvest(reader.place()?),
            "block" => Self::Block(reader.place()?),
            "block-for" => Self::BlockFor { at: reader.place()?, target: reader.place()? },
            "take" => Self::Take,
            "take-for" => Self::TakeFor(reader.place()?),
            "number" => Self::Number(reader.number()?),
            "choose" => Self::Choose(reader.card()?),
            _ => Self::Under(reader.card()?),
        };
        reader.end()?;
        Ok(action)
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        let msg = Msg::new(format!("action-{}", self.verb()));
        match *self {
            Self::Bid(card) | Self::Buy(card) | Self::Choose(card) | Self::Under(card) => {
                msg.with("card", card)
            }
            Self::Use { at, sentence } => msg.with("at", at).with("number", sentence),
            Self::Move { at, to } => msg.with("at", at).with("seat", to),
            Self::Attack(at)
            | Self::Pick(at)
            | Self::Reinvest(at)
            | Self::Block(at)
            | Self::TakeFor(at) => msg.with("at", at),
            Self::Aim { colour, at } => msg.with("score", score_words(colour)).with("at", at),
            Self::AimPlayer { colour, seat } | Self::AimNetwork { colour, seat } => {
                msg.with("score", score_words(colour)).with("seat", seat)
            }
            Self::Player(seat) | Self::Network(seat) => msg.with("seat", seat),
            Self::Spend(kind) => msg.with("colour", points(kind)),
            Self::Invest { card, kind } => msg.with("card", card).with("colour", points(kind)),
            Self::BlockFor { at, target } => msg.with("at", at).with("target", target),
            Self::Number(number) => msg.with("number", number),
            Self::Pass | Self::Enough | Self::Yes | Self::No | Self::Take => msg,
        }
    }
}
