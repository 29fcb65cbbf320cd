//! Answers and their notation: what is typed, stored in records and shown beside an offer.

use crate::board::At;
use crate::cards::CardId;
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{Msg, Words};
use serde::{Deserialize, Serialize};

/// An answer. Cards in the game zone are named by where they lie, since the other player may not know what they are. Giving up and agreeing on a draw are done at the table and are no
/// answers [B13.5].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Let it happen; give up priority.
    Pass,
    /// End the turn.
    End,
    /// Agree to something optional.
    Yes,
    /// Leave something optional.
    No,
    /// Be First.
    First,
    /// Be Second.
    Second,
    /// Keep the cards dealt.
    Keep,
    /// Pay a gold crystal for new ones.
    Redeal,
    /// Be done with recruiting, or with choosing targets.
    Done,
    /// Recruit a card.
    Recruit(CardId),
    /// Put a recruited card onto a cell.
    Put {
        /// The card.
        card: CardId,
        /// The cell.
        at: At,
    },
    /// Put a card kept aside onto its host.
    Attach {
        /// The card.
        card: CardId,
        /// The host.
        host: At,
    },
    /// Move by one cell.
    Step {
        /// The creature.
        from: At,
        /// The cell.
        to: At,
    },
    /// Jump or teleport instead of movement.
    Jump {
        /// The creature.
        from: At,
        /// The cell.
        to: At,
    },
    /// Make a simple strike.
    Strike {
        /// The attacker.
        from: At,
        /// The target.
        at: At,
    },
    /// Use an ability.
    Use {
        /// The card.
        card: At,
        /// Which ability: its number on the card, from 1.
        ability: u8,
        /// Its first target; [`At::NOWHERE`] where none is asked for.
        at: At,
    },
    /// Close a card for a counter.
    Charge(At),
    /// Close a card to be ready for a flyer.
    Ready(At),
    /// Name a defender.
    Defend(At),
    /// Pick a card or a cell.
    Pick(At),
    /// Pick a card of a deck or a graveyard.
    Take(CardId),
    /// Put a card that was looked at on top of the deck.
    Top(CardId),
    /// Put it under the deck.
    Under(CardId),
    /// Recruit an elite creature for silver, bound to a card that allows it.
    Link(CardId),
    /// Show a card of the hand that spies, look at cards of the other deal, and recruit it.
    Spy,
    /// Take gold for a squad of few elements.
    Gold,
    /// Pay so much gold more for the body of a card.
    Pay(u8),
    /// Choose a number.
    Number(u8),
    /// Let a triggered ability come next: the card and the number of the sentence; 0 for what the rules themselves do.
    Trigger {
        /// The card.
        card: CardId,
        /// The number.
        number: u8,
    },
    /// Choose one of several things, from 1.
    Choose(u8),
}

impl Action {
    /// Every verb with the form of its notation.
    pub const FORMS: [&'static str; 30] = [
        "pass",
        "end",
        "yes",
        "no",
        "first",
        "second",
        "keep",
        "redeal",
        "done",
        "recruit CARD",
        "put CARD at CELL",
        "attach CARD to PLACE",
        "step PLACE to CELL",
        "jump PLACE to CELL",
        "strike PLACE at PLACE",
        "use PLACE NUMBER [at PLACE]",
        "charge PLACE",
        "ready PLACE",
        "defend PLACE",
        "pick PLACE",
        "take CARD",
        "top CARD",
        "under CARD",
        "link CARD",
        "spy",
        "gold",
        "pay NUMBER",
        "number NUMBER",
        "trigger CARD NUMBER",
        "choose NUMBER",
    ];

    /// The verb of the action in the notation.
    pub fn verb(self) -> &'static str {
        let at = match self {
            Self::Pass => 0,
            Self::End => 1,
            Self::Yes => 2,
            Self::No => 3,
            Self::First => 4,
            Self::Second => 5,
            Self::Keep => 6,
            Self::Redeal => 7,
            Self::Done => 8,
            Self::Recruit(_) => 9,
            Self::Put { .. } => 10,
            Self::Attach { .. } => 11,
            Self::Step { .. } => 12,
            Self::Jump { .. } => 13,
            Self::Strike { .. } => 14,
            Self::Use { .. } => 15,
            Self::Charge(_) => 16,
            Self::Ready(_) => 17,
            Self::Defend(_) => 18,
            Self::Pick(_) => 19,
            Self::Take(_) => 20,
            Self::Top(_) => 21,
            Self::Under(_) => 22,
            Self::Link(_) => 23,
            Self::Spy => 24,
            Self::Gold => 25,
            Self::Pay(_) => 26,
            Self::Number(_) => 27,
            Self::Trigger { .. } => 28,
            Self::Choose(_) => 29,
        };
        Self::FORMS[at].split(' ').next().unwrap_or_default()
    }
}

impl CardId {
    /// The name in the notation.
    pub(crate) fn notation(self) -> &'static str {
        self.card().slug
    }

    /// Reads the name in the notation.
    pub(crate) fn parse(text: &str) -> Result<Self, Msg> {
        let lower = text.to_lowercase();
        Self::named(&lower).ok_or_else(|| {
            let common =
                |slug: &str| slug.bytes().zip(lower.bytes()).take_while(|(a, b)| a == b).count();
            let near =
                crate::cards::CARDS.iter().map(|card| card.slug).max_by_key(|slug| common(slug));
            Msg::new("notation-card").with("found", text).with("nearest", near.unwrap_or_default())
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match *self {
            Self::Recruit(card)
            | Self::Take(card)
            | Self::Top(card)
            | Self::Under(card)
            | Self::Link(card) => write!(f, " {}", card.notation()),
            Self::Trigger { card, number } => write!(f, " {} {number}", card.notation()),
            Self::Put { card, at } => write!(f, " {} at {at}", card.notation()),
            Self::Attach { card, host } => write!(f, " {} to {host}", card.notation()),
            Self::Step { from, to } | Self::Jump { from, to } => write!(f, " {from} to {to}"),
            Self::Strike { from, at } => write!(f, " {from} at {at}"),
            Self::Use { card, ability, at } => {
                write!(f, " {card} {ability}")?;
                if at == At::NOWHERE { Ok(()) } else { write!(f, " at {at}") }
            }
            Self::Charge(at) | Self::Ready(at) | Self::Defend(at) | Self::Pick(at) => {
                write!(f, " {at}")
            }
            Self::Number(number) | Self::Choose(number) | Self::Pay(number) => {
                write!(f, " {number}")
            }
            _ => Ok(()),
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

    fn word(&mut self, wanted: &'static str) -> Result<(), Msg> {
        let found = self.next()?;
        if found.eq_ignore_ascii_case(wanted) { Ok(()) } else { Err(self.unexpected(found)) }
    }

    fn card(&mut self) -> Result<CardId, Msg> {
        CardId::parse(self.next()?)
    }

    fn place(&mut self) -> Result<At, Msg> {
        self.next()?.parse()
    }

    fn cell(&mut self) -> Result<At, Msg> {
        let found = self.next()?;
        let at: At = found.parse()?;
        if at.on_cell().is_some() && at.on_host().is_none() {
            Ok(at)
        } else {
            Err(self.unexpected(found))
        }
    }

    fn number(&mut self) -> Result<u8, Msg> {
        let found = self.next()?;
        let plain = found.len() < 4 && (found == "0" || !found.starts_with(['0', '+']));
        found.parse().ok().filter(|_| plain).ok_or_else(|| self.unexpected(found))
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
        let form = Self::FORMS.iter().find(|form| form.split(' ').next() == Some(verb.as_str()));
        let Some(form) = form else {
            let verbs: Vec<String> = Self::FORMS
                .iter()
                .filter_map(|form| form.split(' ').next())
                .map(ToOwned::to_owned)
                .collect();
            return Err(Msg::new("notation-verb").with("found", verb).with("verbs", verbs));
        };
        let mut reader = Reader { words, at: 1, form };
        let action = match verb.as_str() {
            "pass" => Self::Pass,
            "end" => Self::End,
            "yes" => Self::Yes,
            "no" => Self::No,
            "first" => Self::First,
            "second" => Self::Second,
            "keep" => Self::Keep,
            "redeal" => Self::Redeal,
            "done" => Self::Done,
            "recruit" => Self::Recruit(reader.card()?),
            "put" => {
                let card = reader.card()?;
                reader.word("at")?;
                Self::Put { card, at: reader.cell()? }
            }
            "attach" => {
                let card = reader.card()?;
                reader.word("to")?;
                Self::Attach { card, host: reader.place()? }
            }
            "step" | "jump" => {
                let from = reader.place()?;
                reader.word("to")?;
                let to = reader.cell()?;
                if verb == "step" { Self::Step { from, to } } else { Self::Jump { from, to } }
            }
            "strike" => {
                let from = reader.place()?;
                reader.word("at")?;
                Self::Strike { from, at: reader.place()? }
            }
            "use" => {
                let card = reader.place()?;
                let ability = reader.number()?;
                let mut at = At::NOWHERE;
                if reader.at < reader.words.len() {
                    reader.word("at")?;
                    at = reader.place()?;
                }
                Self::Use { card, ability, at }
            }
            "charge" => Self::Charge(reader.place()?),
            "ready" => Self::Ready(reader.place()?),
            "defend" => Self::Defend(reader.place()?),
            "pick" => Self::Pick(reader.place()?),
            "take" => Self::Take(reader.card()?),
            "top" => Self::Top(reader.card()?),
            "under" => Self::Under(reader.card()?),
            "link" => Self::Link(reader.card()?),
            "spy" => Self::Spy,
            "gold" => Self::Gold,
            "pay" => Self::Pay(reader.number()?),
            "trigger" => Self::Trigger { card: reader.card()?, number: reader.number()? },
            "number" => Self::Number(reader.number()?),
            _ => Self::Choose(reader.number()?),
        };
        reader.end()?;
        Ok(action)
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        let msg = Msg::new(format!("action-{}", self.verb()));
        let place = |at: At| format!("{at}");
        match *self {
            Self::Recruit(card)
            | Self::Take(card)
            | Self::Top(card)
            | Self::Under(card)
            | Self::Link(card) => msg.with("card", card),
            Self::Trigger { card, number: 0 } => Msg::new("action-trigger-rule").with("card", card),
            Self::Trigger { card, number } => {
                msg.with("card", card).with("text", crate::face::sentence_or_name(card, number))
            }
            Self::Put { card, at } => msg.with("card", card).with("place", place(at)),
            Self::Attach { card, host } => msg.with("card", card).with("place", place(host)),
            Self::Step { from, to } | Self::Jump { from, to } => {
                msg.with("from", place(from)).with("place", place(to))
            }
            Self::Strike { from, at } => msg.with("from", place(from)).with("place", place(at)),
            Self::Use { card, ability, at: At::NOWHERE } => {
                msg.with("from", place(card)).with("number", ability)
            }
            Self::Use { card, ability, at } => Msg::new("action-use-at")
                .with("from", place(card))
                .with("number", ability)
                .with("place", place(at)),
            Self::Charge(at) | Self::Ready(at) | Self::Defend(at) | Self::Pick(at) => {
                msg.with("place", place(at))
            }
            Self::Number(number) | Self::Choose(number) | Self::Pay(number) => {
                msg.with("number", number)
            }
            _ => msg,
        }
    }
}
