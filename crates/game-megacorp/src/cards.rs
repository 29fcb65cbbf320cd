//! The catalogue: what is printed on the 131 cards of the set Open Plan, which is our reconstruction [M20.24].

mod corp;
mod gnost;
mod incarnates;
mod neutral;

use crate::text::{Filter, Keyword, Sentence};
use alloc::format;
use deckhand_kernel::{Arg, Msg, Words};
use serde::{Deserialize, Serialize};

/// A printed card, as its place in the catalogue.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct CardId(pub u8);

macro_rules! named {
    ($(#[$about:meta])* $type:ident, $prefix:literal, $($(#[$note:meta])* $variant:ident = $name:literal,)*) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        pub enum $type {
            $($(#[$note])* $variant,)*
        }

        impl $type {
            /// All of them.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The name in the notation and in message ids.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }

        impl Words for $type {
            fn words(&self) -> Msg {
                Msg::new(format!(concat!($prefix, "-{}"), self.name()))
            }
        }
    };
}

named! {
    /// A colour of points, and the quotient of scores that goes with it [M1.1].
    Colour, "colour",
    /// IQ.
    Blue = "blue",
    /// EQ.
    Red = "red",
    /// MQ.
    White = "white",
    /// BQ.
    Green = "green",
}

named! {
    /// What a card is.
    Type, "type",
    /// A character with a red back, one in a deck.
    Founder = "founder",
    /// One in a deck [M8.3].
    Business = "business",
    /// Attacks, blocks and retaliates.
    Character = "character",
    /// A place [M8.4].
    Location = "location",
    /// Bonded to a host [M8.5].
    Equipment = "equipment",
    /// Bonded to a host.
    Mutation = "mutation",
    /// Bought at any time, has its effect and goes [M8.6].
    Event = "event",
}

named! {
    /// Where a card belongs; without meaning in the rules.
    Faction, "faction",
    /// Mutants and beasts.
    Incarnates = "incarnates",
    /// Money and machines.
    Corp = "corp",
    /// Faith and speech.
    Gnost = "gnost",
    /// Everybody else.
    Neutral = "neutral",
}

named! {
    /// A word that texts look for.
    Subtype, "subtype",
    /// Agents.
    Agent = "agent",
    /// Analysts.
    Analyst = "analyst",
    /// Angels.
    Angel = "angel",
    /// Anubians.
    Anubian = "anubian",
    /// Aquatics.
    Aquatic = "aquatic",
    /// Archivists.
    Archivist = "archivist",
    /// Armour.
    Armour = "armour",
    /// Avians.
    Avian = "avian",
    /// Consumers.
    Consumer = "consumer",
    /// Crowds.
    Crowd = "crowd",
    /// Donors.
    Donor = "donor",
    /// Executives.
    Executive = "executive",
    /// Gallians.
    Gallian = "gallian",
    /// Geneticists.
    Geneticist = "geneticist",
    /// Guards.
    Guard = "guard",
    /// Healers.
    Healer = "healer",
    /// Implants.
    Implant = "implant",
    /// Keepers.
    Keeper = "keeper",
    /// Lawyers.
    Lawyer = "lawyer",
    /// Machines.
    Machine = "machine",
    /// Mech suits.
    MechSuit = "mech-suit",
    /// Operators.
    Operator = "operator",
    /// Orators.
    Orator = "orator",
    /// Psions.
    Psion = "psion",
    /// Restraints.
    Restraint = "restraint",
    /// Saurians.
    Saurian = "saurian",
    /// Soldiers.
    Soldier = "soldier",
    /// Swarms.
    Swarm = "swarm",
    /// Ursines.
    Ursine = "ursine",
    /// Vassals.
    Vassal = "vassal",
    /// Walls.
    Wall = "wall",
    /// Weapons.
    Weapon = "weapon",
}

named! {
    /// The back of a card, which everybody sees [M2.7].
    Back, "back",
    /// Founders and businesses.
    Red = "red",
    /// Cards with printed Cashflow.
    Green = "green",
    /// All others.
    Blue = "blue",
}

impl Type {
    /// The bit in filters.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The types that fight as characters [M1.17] [M8.1] [M8.2] [M20.22].
pub(crate) const CHARACTER: u8 = Type::Character.bit() | Type::Founder.bit();

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The name in the notation and in message ids.
    pub slug: &'static str,
    /// Where it belongs [M2.6].
    pub faction: Faction,
    /// What it is.
    pub kind: Type,
    /// Words that texts look for.
    pub subtypes: &'static [Subtype],
    /// The valuation: points of any kind, then of the four colours.
    pub cost: [u8; 5],
    /// The scores by colour; `None` for a dash [M1.5].
    pub scores: [Option<i8>; 4],
    /// Printed keywords.
    pub keywords: &'static [Keyword],
    /// What the host has to match, for cards that are bonded.
    pub bond: Option<Filter>,
    /// Whether it is meant for another player's network; a hint and no rule.
    pub foreign: bool,
    /// Whether the name is that of a published card.
    pub real: bool,
    /// What it says.
    pub says: &'static [Sentence],
}

impl Card {
    /// Total valuation [M1.3].
    pub fn total(&self) -> u8 {
        self.cost.iter().sum()
    }

    /// Whether it has its effect and goes.
    pub fn is_event(&self) -> bool {
        self.kind == Type::Event
    }

    /// Whether it attacks, blocks and retaliates.
    pub fn is_character(&self) -> bool {
        self.kind.bit() & CHARACTER != 0
    }

    /// The back.
    pub fn back(&self) -> Back {
        if matches!(self.kind, Type::Founder | Type::Business) {
            Back::Red
        } else if self.keywords.iter().any(|keyword| matches!(keyword, Keyword::Cashflow(_))) {
            Back::Green
        } else {
            Back::Blue
        }
    }

    /// Copies that a deck may hold.
    pub fn copies(&self) -> u8 {
        if matches!(self.kind, Type::Founder | Type::Business) { 1 } else { 7 }
    }

    /// Whether the valuation has points of this colour [M1.4].
    pub fn has(&self, colour: Colour) -> bool {
        self.cost[1 + colour as usize] > 0
    }
}

/// All cards in the order of the factions.
pub static CARDS: [Card; ALL] = collect();

/// Number of cards.
pub const ALL: usize =
    incarnates::CARDS.len() + corp::CARDS.len() + gnost::CARDS.len() + neutral::CARDS.len();

const fn collect() -> [Card; ALL] {
    let parts: [&[Card]; 4] = [&incarnates::CARDS, &corp::CARDS, &gnost::CARDS, &neutral::CARDS];
    let mut all = [incarnates::CARDS[0]; ALL];
    let (mut part, mut at, mut next) = (0, 0, 0);
    while part < parts.len() {
        while at < parts[part].len() {
            all[next] = parts[part][at];
            at += 1;
            next += 1;
        }
        at = 0;
        part += 1;
    }
    all
}

impl CardId {
    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0) % ALL]
    }

    /// What it says.
    pub fn says(self) -> &'static [Sentence] {
        self.card().says
    }

    /// The card of this name in the notation.
    pub fn named(slug: &str) -> Option<Self> {
        CARDS.iter().position(|card| card.slug == slug).map(|at| Self(at as u8))
    }
}

impl Words for CardId {
    fn words(&self) -> Msg {
        Msg::new(format!("card-{}", self.card().slug))
    }
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Self {
        Self::from(card.words())
    }
}

/// Colours as bits.
pub(crate) mod bits {
    /// IQ.
    pub(crate) const BLUE: u8 = 1;
    /// EQ.
    pub(crate) const RED: u8 = 2;
    /// MQ.
    pub(crate) const WHITE: u8 = 4;
    /// BQ.
    pub(crate) const GREEN: u8 = 8;
    /// All four.
    pub(crate) const EVERY: u8 = BLUE | RED | WHITE | GREEN;
}
