//! The answers, their notation and their words.

use crate::at::At;
use crate::cards::{ALL, CARDS, CardId, Faction, Sector};
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{Msg, Words};
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Do no more main actions in this main phase.
    Pass,
    /// Agree to something optional.
    Yes,
    /// Leave something optional, or have nothing to pick.
    No,
    /// Draft a faction.
    Draft(Faction),
    /// Take a card of the memory into the hand.
    Take(CardId),
    /// Install a card of the hand face-up.
    Install {
        /// The card.
        card: CardId,
        /// The slot.
        at: At,
    },
    /// Play a card of the hand face-down.
    Bot {
        /// The card.
        card: CardId,
        /// The slot.
        at: At,
    },
    /// Install a program of the trash.
    Restore {
        /// The card.
        card: CardId,
        /// The slot.
        at: At,
    },
    /// Buy a module.
    Buy {
        /// The module.
        card: CardId,
        /// The slot.
        at: At,
        /// The printed or chosen price.
        price: u8,
    },
    /// Freeze an own unit to freeze an enemy one.
    Freeze(At),
    /// Turn shields of a unit into CTRL markers.
    Convert {
        /// The unit.
        at: At,
        /// How many.
        count: u8,
    },
    /// Unload a card in place of the normal cost.
    Reserve(CardId),
    /// Pick a card.
    Choose(CardId),
    /// Pick a slot.
    Pick(At),
    /// Choose a number.
    Number(u8),
    /// Choose the sector to be scored.
    Sector(Sector),
    /// Unlock an ability.
    Unlock(Faction),
    /// Take the card to the hand in place of its deletion.
    Return,
    /// Remove a shield in place of the deletion.
    Hold,
}

impl Action {
    /// Every verb with the form of its notation.
    pub const FORMS: [&'static str; 19] = [
        "pass",
        "yes",
        "no",
        "draft FACTION",
        "take CARD",
        "install CARD SLOT",
        "bot CARD SLOT",
        "restore CARD SLOT",
        "buy MODULE SLOT PRICE",
        "freeze SLOT",
        "convert SLOT NUMBER",
        "reserve CARD",
        "choose CARD",
        "pick SLOT",
        "number NUMBER",
        "sector COLOUR",
        "unlock FACTION",
        "return",
        "hold",
    ];

    /// The verb in the notation.
    pub fn verb(self) -> &'static str {
        let at = match self {
            Self::Pass => 0,
            Self::Yes => 1,
            Self::No => 2,
            Self::Draft(_) => 3,
            Self::Take(_) => 4,
            Self::Install { .. } => 5,
            Self::Bot { .. } => 6,
            Self::Restore { .. } => 7,
            Self::Buy { .. } => 8,
            Self::Freeze(_) => 9,
            Self::Convert { .. } => 10,
            Self::Reserve(_) => 11,
            Self::Choose(_) => 12,
            Self::Pick(_) => 13,
            Self::Number(_) => 14,
            Self::Sector(_) => 15,
            Self::Unlock(_) => 16,
            Self::Return => 17,
            Self::Hold => 18,
        };
        Self::FORMS[at].split(' ').next().unwrap_or_default()
    }
}

impl CardId {
    /// Reads the name in the notation; abilities by the name of their faction.
    pub(crate) fn parse(text: &str) -> Result<Self, Msg> {
        let lower = text.to_lowercase();
        if let Some(card) = Self::named(&lower) {
            return Ok(card);
        }
        if let Some(faction) = Faction::ALL.into_iter().find(|it| it.name() == lower) {
            return Ok(faction.ability());
        }
        if lower == "red" {
            return Ok(crate::cards::RED_YIELD);
        }
        let common =
            |slug: &str| slug.bytes().zip(lower.bytes()).take_while(|(a, b)| a == b).count();
        let near = CARDS.iter().map(|card| card.slug).max_by_key(|slug| common(slug));
        Err(Msg::new("notation-card").with("found", text).with("nearest", near.unwrap_or_default()))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match *self {
            Self::Draft(faction) | Self::Unlock(faction) => write!(f, " {}", faction.name()),
            Self::Take(card) | Self::Reserve(card) | Self::Choose(card) => {
                write!(f, " {}", card.notation())
            }
            Self::Install { card, at } | Self::Bot { card, at } | Self::Restore { card, at } => {
                write!(f, " {} {at}", card.notation())
            }
            Self::Buy { card, at, price } => write!(f, " {} {at} {price}", card.notation()),
            Self::Freeze(at) | Self::Pick(at) => write!(f, " {at}"),
            Self::Convert { at, count } => write!(f, " {at} {count}"),
            Self::Number(number) => write!(f, " {number}"),
            Self::Sector(sector) => write!(f, " {}", sector.name()),
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

    fn card(&mut self) -> Result<CardId, Msg> {
        CardId::parse(self.next()?)
    }

    /// A card that is no ability.
    fn printed(&mut self) -> Result<CardId, Msg> {
        let found = self.next()?;
        let card = CardId::parse(found)?;
        if usize::from(card.0) < ALL {
            Ok(card)
        } else {
            Err(Msg::new("notation-card").with("found", found).with("nearest", ""))
        }
    }

    fn slot(&mut self) -> Result<At, Msg> {
        self.next()?.parse()
    }

    fn faction(&mut self) -> Result<Faction, Msg> {
        let found = self.next()?;
        let lower = found.to_lowercase();
        let faction = Faction::ALL.into_iter().find(|faction| faction.name() == lower);
        faction.ok_or_else(|| self.unexpected(found))
    }

    fn sector(&mut self) -> Result<Sector, Msg> {
        let found = self.next()?;
        let lower = found.to_lowercase();
        let sector = Sector::ALL.into_iter().find(|sector| sector.name() == lower);
        sector.ok_or_else(|| self.unexpected(found))
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
            "yes" => Self::Yes,
            "no" => Self::No,
            "draft" => Self::Draft(reader.faction()?),
            "take" => Self::Take(reader.printed()?),
            "install" => Self::Install { card: reader.printed()?, at: reader.slot()? },
            "bot" => Self::Bot { card: reader.printed()?, at: reader.slot()? },
            "restore" => Self::Restore { card: reader.printed()?, at: reader.slot()? },
            "buy" => {
                Self::Buy { card: reader.printed()?, at: reader.slot()?, price: reader.number()? }
            }
            "freeze" => Self::Freeze(reader.slot()?),
            "convert" => Self::Convert { at: reader.slot()?, count: reader.number()? },
            "reserve" => Self::Reserve(reader.printed()?),
            "choose" => Self::Choose(reader.card()?),
            "pick" => Self::Pick(reader.slot()?),
            "number" => Self::Number(reader.number()?),
            "sector" => Self::Sector(reader.sector()?),
            "unlock" => Self::Unlock(reader.faction()?),
            "return" => Self::Return,
            _ => Self::Hold,
        };
        reader.end()?;
        Ok(action)
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        let msg = Msg::new(format!("action-{}", self.verb()));
        match *self {
            Self::Draft(faction) => msg.with("faction", faction.words()),
            Self::Unlock(faction) => {
                msg.with("faction", faction.words()).with("ability", faction.ability().words())
            }
            Self::Take(card) | Self::Reserve(card) | Self::Choose(card) => msg.with("card", card),
            Self::Install { card, at } | Self::Bot { card, at } | Self::Restore { card, at } => {
                msg.with("card", card).with("slot", at)
            }
            Self::Buy { card, at, price } => {
                msg.with("card", card).with("slot", at).with("price", price)
            }
            Self::Freeze(at) | Self::Pick(at) => msg.with("slot", at),
            Self::Convert { at, count } => msg.with("slot", at).with("count", count),
            Self::Number(number) => msg.with("number", number),
            Self::Sector(sector) => msg.with("sector", sector.words()),
            _ => msg,
        }
    }
}
