//! The catalogue: what is printed on every card, and tables derived from the print when the game is compiled.
//!
//! A card is a constant in one of the files below this module. Card numbers are permanent, since records point at them:
//! 1 to 100 rooms, 101 to 110 Throne Rooms, 111 to 122 Disasters, 123 to 135 Catastrophes. Nothing here knows a castle.

mod actions;
mod disasters;
mod links;
mod passives;
mod plain;
mod thrones;
mod vaults;

use crate::text::{Op, Passive, Start, Text};
use alloc::string::{String, ToString};
use deckhand_kernel::{Arg, Msg, RuleId};
use deckhand_parts::CardSet;
use serde::{Deserialize, Serialize};

/// A card, as its place in [`CARDS`]; the number printed for people is one larger.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct CardId(pub u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A room used by taking an action.
    Action,
    /// A room whose text holds while it is active.
    Passive,
    /// A room used at the moment it becomes active.
    Link,
    /// A room without text.
    Plain,
    /// A room with treasure.
    Vault,
    /// A Throne Room.
    Throne,
    /// A Disaster.
    Disaster,
    /// A Catastrophe.
    Catastrophe,
}

impl Kind {
    /// The name used in data and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Passive => "passive",
            Self::Link => "link",
            Self::Plain => "plain",
            Self::Vault => "vault",
            Self::Throne => "throne",
            Self::Disaster => "disaster",
            Self::Catastrophe => "catastrophe",
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The printed number, from 1.
    pub number: u8,
    /// The name in notation and message ids; equal for cards of the same name.
    pub slug: &'static str,
    /// What the card is.
    pub kind: Kind,
    /// The walls top, right, bottom, left: `n` none, `d` diamond, `c` cross, `m` moon, upper case golden, `w` any.
    pub walls: &'static str,
    /// Printed treasure; 0 where it is computed.
    pub treasure: u8,
    /// Damage for diamond, cross and moon as (fixed, times X).
    pub damage: [(u8, u8); 3],
    /// The sentences on it.
    pub text: &'static [Text],
    /// The rule that governs it most closely.
    pub rule: RuleId,
}

const fn room(
    number: u8,
    slug: &'static str,
    walls: &'static str,
    kind: Kind,
    treasure: u8,
    text: &'static [Text],
    rule: RuleId,
) -> Card {
    Card { number, slug, kind, walls, treasure, damage: [(0, 0); 3], text, rule }
}

const fn throne(number: u8, slug: &'static str, text: &'static [Text], rule: RuleId) -> Card {
    room(number, slug, "wwww", Kind::Throne, 0, text, rule)
}

const fn disaster(number: u8, slug: &'static str, damage: [(u8, u8); 3]) -> Card {
    Card {
        number,
        slug,
        kind: Kind::Disaster,
        walls: "nnnn",
        treasure: 0,
        damage,
        text: &[],
        rule: crate::rule::D7_7,
    }
}

const fn catastrophe(
    number: u8,
    slug: &'static str,
    damage: [(u8, u8); 3],
    text: &'static [Text],
    rule: RuleId,
) -> Card {
    Card { text, rule, kind: Kind::Catastrophe, ..disaster(number, slug, damage) }
}

/// Number of rooms.
pub(crate) const ROOMS: usize = 100;
/// Number of cards that can lie in a castle: rooms and Throne Rooms.
pub const PLACEABLE: usize = 110;
/// Number of all cards.
pub const ALL: usize = 135;

/// All cards by [`CardId`].
pub static CARDS: [Card; ALL] = TABLE;

const TABLE: [Card; ALL] = {
    let blank = disaster(0, "", [(0, 0); 3]);
    let parts: [&[Card]; 8] = [
        &actions::ROOMS,
        &passives::ROOMS,
        &links::ROOMS,
        &plain::ROOMS,
        &vaults::ROOMS,
        &thrones::THRONES,
        &disasters::DISASTERS,
        &disasters::CATASTROPHES,
    ];
    let all: [Card; ALL] = deckhand_parts::joined(&parts, blank);
    let mut at = 0;
    while at < ALL {
        assert!(all[at].number as usize == at + 1, "cards are listed by number");
        at += 1;
    }
    all
};

/// The cards that have a text of this form.
macro_rules! cards_with {
    ($text:pat) => {{
        let mut set = 0u128;
        let mut card = 0;
        while card < PLACEABLE {
            let mut line = 0;
            while line < TABLE[card].text.len() {
                if matches!(TABLE[card].text[line], $text) {
                    set |= 1 << card;
                }
                line += 1;
            }
            card += 1;
        }
        CardSet(set)
    }};
}

macro_rules! cards_where {
    ($card:ident => $test:expr) => {{
        let mut set = 0u128;
        let mut at = 0;
        while at < PLACEABLE {
            let $card = &TABLE[at];
            if $test {
                set |= 1 << at;
            }
            at += 1;
        }
        CardSet(set)
    }};
}

/// Groups of cards that the rules ask for, derived from their texts.
pub mod group {
    use super::{CardSet, Kind, Op, PLACEABLE, Passive, Start, TABLE, Text};

    /// All rooms.
    pub const ROOMS: CardSet = cards_where!(card => !matches!(card.kind, Kind::Throne));
    /// All Throne Rooms.
    pub const THRONES: CardSet = cards_where!(card => matches!(card.kind, Kind::Throne));
    /// All vaults.
    pub const VAULTS: CardSet = cards_where!(card => matches!(card.kind, Kind::Vault));
    /// Cards with a text or treasure: those that can be active in a way that matters.
    pub const WITH_TEXT: CardSet =
        cards_where!(card => !card.text.is_empty() || matches!(card.kind, Kind::Vault));
    /// Rooms used by an action.
    pub const ACTIONS: CardSet = cards_with!(Text::Action(_));
    /// Rooms used when they become active.
    pub const LINKS: CardSet = cards_with!(Text::Link(_) | Text::Duty(_));
    /// Links that have the rooms around put down anew.
    pub const REARRANGERS: CardSet = cards_with!(Text::Link(Op::RearrangeAround));
    /// Links that have to be used.
    pub const DUTIES: CardSet = cards_with!(Text::Duty(_));
    /// Throne Rooms that can be flipped.
    pub const FLIPS: CardSet = cards_with!(Text::Flip(_));
    /// Throne Rooms that are flipped against damage.
    pub const SHIELDS: CardSet = cards_with!(Text::Flip(Op::AvoidDamage(_)));
    /// Boosters of any kind.
    pub const BOOSTERS: CardSet =
        cards_with!(Text::Passive(Passive::BoostConnected | Passive::BoostVaults));
    /// Boosters that boost vaults only.
    pub const VAULT_BOOSTERS: CardSet = cards_with!(Text::Passive(Passive::BoostVaults));
    /// Switches off what is connected.
    pub const SILENCE_CONNECTED: CardSet = cards_with!(Text::Passive(Passive::SilenceConnected));
    /// Switches off what lies around.
    pub const SILENCE_AROUND: CardSet = cards_with!(Text::Passive(Passive::SilenceAround));
    /// Adds to the worth of vaults.
    pub const WORTH_MORE: CardSet = cards_with!(Text::Passive(Passive::VaultsWorthMore(_)));
    /// Doubles the worth of vaults around.
    pub const WORTH_DOUBLE: CardSet = cards_with!(Text::Passive(Passive::VaultsAroundDouble));
    /// Vaults worth the occupied cells around.
    pub const WORTH_AROUND: CardSet = cards_with!(Text::Passive(Passive::WorthOccupiedAround));
    /// Vaults worth their distance.
    pub const WORTH_DISTANCE: CardSet = cards_with!(Text::Passive(Passive::WorthDistance));
    /// Lets rooms be turned when they are built.
    pub const TURN_BUILDS: CardSet = cards_with!(Text::Passive(Passive::TurnBuilds));
    /// Lets rooms be turned when they are moved.
    pub const TURN_MOVES: CardSet = cards_with!(Text::Passive(Passive::TurnMoves));
    /// May be turned when it is built or moved.
    pub const TURNS_ITSELF: CardSet = cards_with!(Text::Passive(Passive::TurnsItself));
    /// Counts its connections twice.
    pub const DOUBLE: CardSet = cards_with!(Text::Passive(Passive::DoubleConnections));
    /// Holds the rooms around.
    pub const ANCHORS: CardSet = cards_with!(Text::Passive(Passive::AnchorAround));
    /// Protects connected rooms.
    pub const PROTECTORS: CardSet = cards_with!(Text::Passive(Passive::ProtectConnected));
    /// Binds its owner.
    pub const BINDERS: CardSet = cards_with!(Text::Passive(Passive::BindOwnerAround));
    /// Lets links be used twice.
    pub const ECHOES: CardSet = cards_with!(Text::Passive(Passive::EchoLinks));
    /// Reduces damage.
    pub const LESS_DAMAGE: CardSet = cards_with!(Text::Passive(Passive::LessDamage(_)));
    /// Moves without an action.
    pub const WALKERS: CardSet = cards_with!(Text::Passive(Passive::MovesFreely));
    /// Takes the cell of another room.
    pub const TAKES_A_CELL: CardSet = cards_with!(Text::Passive(Passive::TakesACell));
    /// Is built into any castle.
    pub const BUILT_ANYWHERE: CardSet = cards_with!(Text::Passive(Passive::BuiltAnywhere));
    /// Grants a second action.
    pub const SECOND_ACTION: CardSet = cards_with!(Text::Passive(Passive::SecondAction));
    /// Replaces a card of the shop at the start of a turn.
    pub const REFRESH: CardSet = cards_with!(Text::Start(Start::RefreshShop));
    /// Grants something to do at the start of a turn.
    pub const EXTRAS: CardSet =
        cards_with!(Text::Start(Start::ExtraAction | Start::ExtraSwap | Start::ExtraMove));
}

/// The points of a card as they lie in one of the four turns; direction 0 is up, 1 right, 2 down, 3 left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Print {
    /// Bit `d` is set where there is a point in direction `d`.
    pub points: u8,
    /// Bit `d` is set where that point is golden.
    pub gold: u8,
    /// For each direction the symbols it counts as: 1 diamond, 2 cross, 4 moon, 7 any, 0 no point.
    pub symbols: [u8; 4],
}

/// The print of every placeable card in every turn (quarter turns clockwise).
pub(crate) static PRINTS: [[Print; 4]; PLACEABLE] = {
    let none = Print { points: 0, gold: 0, symbols: [0; 4] };
    let mut prints = [[none; 4]; PLACEABLE];
    let mut card = 0;
    while card < PLACEABLE {
        let walls = TABLE[card].walls.as_bytes();
        let mut turn = 0;
        while turn < 4 {
            let mut direction = 0;
            while direction < 4 {
                let (symbols, gold) = symbol(walls[(direction + 4 - turn) % 4]);
                let print = &mut prints[card][turn];
                print.symbols[direction] = symbols;
                if symbols != 0 {
                    print.points |= 1 << direction;
                }
                if gold {
                    print.gold |= 1 << direction;
                }
                direction += 1;
            }
            turn += 1;
        }
        card += 1;
    }
    prints
};

/// The symbols that a printed letter counts as [D5.1], any of them for the points of a Throne Room [D5.4], and whether
/// it is golden.
const fn symbol(letter: u8) -> (u8, bool) {
    let gold = letter.is_ascii_uppercase();
    match letter.to_ascii_lowercase() {
        b'd' => (1, gold),
        b'c' => (2, gold),
        b'm' => (4, gold),
        b'w' => (7, false),
        b'n' => (0, false),
        _ => panic!("walls are written with the letters n, d, c, m and w"),
    }
}

impl CardId {
    /// The print of the card.
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// The card as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is a Disaster or a Catastrophe.
    pub fn is_disaster(self) -> bool {
        self.index() >= PLACEABLE
    }

    /// Whether it is a Catastrophe.
    pub fn is_catastrophe(self) -> bool {
        self.card().kind == Kind::Catastrophe
    }

    /// Whether it is a room, Throne Rooms not included.
    pub fn is_room(self) -> bool {
        self.index() < ROOMS
    }

    /// Whether it is a Throne Room.
    pub fn is_throne(self) -> bool {
        self.card().kind == Kind::Throne
    }

    /// Whether the card belongs to the group.
    pub fn is_in(self, group: CardSet) -> bool {
        group.has(self.0)
    }

    /// The name in notation: the slug, with the number where several cards share the name.
    pub fn notation(self) -> String {
        let card = self.card();
        if self.is_unique() {
            card.slug.to_string()
        } else {
            alloc::format!("{}-{}", card.slug, card.number)
        }
    }

    /// Whether no other card has the same name.
    pub fn is_unique(self) -> bool {
        CARDS.iter().filter(|card| card.slug == self.card().slug).count() == 1
    }

    /// The name as a message, with the number where several cards share the name.
    pub fn name(self) -> Msg {
        let name = Msg::new(alloc::format!("card-{}", self.card().slug));
        if self.is_unique() {
            name
        } else {
            Msg::new("card-numbered").with("card", name).with("number", self.card().number)
        }
    }

    /// The card of this notation; a slug with or without number. A name that several cards share needs the number.
    pub fn parse(text: &str) -> Result<Self, Msg> {
        let folded = text.to_lowercase();
        let mut found = None;
        for (at, card) in CARDS.iter().enumerate() {
            let id = Self(at as u8);
            let numbered = folded
                .strip_prefix(card.slug)
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|number| number.parse() == Ok(card.number));
            if numbered {
                return Ok(id);
            }
            if folded == card.slug {
                if found.is_some() {
                    let names: alloc::vec::Vec<String> = (0..ALL as u8)
                        .map(CardId)
                        .filter(|id| id.card().slug == card.slug)
                        .map(Self::notation)
                        .collect();
                    return Err(Msg::new("notation-card-number")
                        .with("card", text)
                        .with("cards", names));
                }
                found = Some(id);
            }
        }
        found.ok_or_else(|| {
            let nearest = nearest_slug(&folded);
            Msg::new("notation-no-card").with("card", text).with("nearest", nearest)
        })
    }
}

/// A set of Disasters and Catastrophes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Dangers(CardSet);

impl Dangers {
    /// Their numbers count from here, so that they fit into a set.
    const FIRST: u8 = PLACEABLE as u8;

    /// The empty set.
    pub(crate) const NONE: Self = Self(CardSet::NONE);

    /// All 25 of them.
    pub(crate) fn all() -> Self {
        (Self::FIRST..ALL as u8).map(CardId).collect()
    }

    /// Whether a card is in the set.
    pub(crate) fn has(self, card: CardId) -> bool {
        card.is_disaster() && self.0.has(card.0 - Self::FIRST)
    }

    /// Puts a Disaster into the set.
    pub(crate) fn insert(&mut self, card: CardId) {
        debug_assert!(card.is_disaster(), "only Disasters go in");
        self.0.insert(card.0 - Self::FIRST);
    }

    /// Takes a Disaster out of the set.
    pub(crate) fn remove(&mut self, card: CardId) {
        debug_assert!(card.is_disaster(), "only Disasters go in");
        self.0.remove(card.0 - Self::FIRST);
    }

    /// The cards in ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        self.0.into_iter().map(|number| CardId(number + Self::FIRST))
    }
}

impl FromIterator<CardId> for Dangers {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Self {
        card.name().into()
    }
}

/// The slug that shares the longest beginning with the text, for "did you mean"; empty where not even two letters agree.
fn nearest_slug(text: &str) -> &'static str {
    let common = |slug: &str| slug.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
    let nearest = CARDS.iter().map(|card| card.slug).max_by_key(|slug| common(slug));
    nearest.filter(|slug| common(slug) >= 2).unwrap_or_default()
}
