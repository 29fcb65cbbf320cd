//! The catalogue: the figures printed on every card. Nothing here knows a battle, and no ability is written down yet:
//! the sentences of the cards come with the battle, which gives them something to act on.
//!
//! A card is a constant in one of the files below this module. Card numbers are permanent, since decks and records
//! point at them: 1 to 200 the set of 2023 as printed, 201 to 241 our own supplement, 242 to 245 cards of later sets.
//! Cards of which a figure is missing are kept apart in [`PARTIAL`]: they can be named, but not played.

/// Gives a file of one element its own short words for a card.
macro_rules! printed_as {
    ($element:ident, ground only) => {
        const fn ground(
            number: u16,
            slug: &'static str,
            cost: u8,
            life: u8,
            movement: u8,
            strike: [u8; 3],
        ) -> Card {
            Card::ground(number, slug, $element, cost, life, movement, strike)
        }
    };
    ($element:ident) => {
        printed_as!($element, ground only);

        const fn flying(
            number: u16,
            slug: &'static str,
            cost: u8,
            life: u8,
            strike: [u8; 3],
        ) -> Card {
            Card::flying(number, slug, $element, cost, life, strike)
        }
    };
}

mod darkness;
mod forest;
mod later;
mod mountains;
mod neutral;
mod partial;
mod steppe;
mod supplement;
mod swamp;

pub use partial::{Fact, PARTIAL, Partial};

use crate::rule;
use deckhand_kernel::{Arg, Msg, RuleId, Words};
use serde::{Deserialize, Serialize};

/// A card that can be played, as its place in [`CARDS`]; the number printed for people is one larger.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct CardId(pub u8);

/// Gives each variant the name used in data and message ids.
macro_rules! named {
    ($(#[$about:meta])* $type:ident, $($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $type {
            $($(#[$doc])* $variant,)*
        }

        impl $type {
            /// All of them, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name used in data and message ids.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

named! {
    /// What a card is [B2.4].
    Kind,
    /// A creature that stands on the battlefield.
    Ground = "ground",
    /// A creature of the auxiliary zone.
    Flying = "flying",
    /// A symbiont on a creature of its owner [B2.5].
    Companion = "companion",
    /// A symbiont on a creature of the enemy.
    Parasite = "parasite",
    /// A thing with lives that stands on the battlefield.
    Artifact = "artifact",
    /// A thing that a creature carries.
    Equipment = "equipment",
    /// The place of the battle.
    Terrain = "terrain",
}

named! {
    /// The element of a card [B2.7].
    Element,
    /// Steppe.
    Steppe = "steppe",
    /// Mountains.
    Mountains = "mountains",
    /// Forest.
    Forest = "forest",
    /// Swamp.
    Swamp = "swamp",
    /// Darkness.
    Darkness = "darkness",
    /// No element; costs nothing beside others.
    Neutral = "neutral",
}

named! {
    /// A class; a card has none, one or two.
    Class,
    /// A citizen of Akkenia.
    Akkenian = "akkenian",
    /// An orc.
    Orc = "orc",
    /// Of the Toa-Dan.
    ToaDan = "toa-dan",
    /// A dwarf.
    Dwarf = "dwarf",
    /// A Linung.
    Linung = "linung",
    /// A Jordling.
    Jordling = "jordling",
    /// A dragon.
    Dragon = "dragon",
    /// A child of Krong.
    ChildOfKrong = "child-of-krong",
    /// A guardian of the forest.
    ForestGuardian = "forest-guardian",
    /// An elf.
    Elf = "elf",
    /// An Arkhaalite.
    Arkhaalite = "arkhaalite",
    /// A troll.
    Troll = "troll",
    /// A river maiden.
    RiverMaiden = "river-maiden",
    /// An undead.
    Undead = "undead",
    /// A demon.
    Demon = "demon",
    /// A Sluagh.
    Sluagh = "sluagh",
    /// A pirate.
    Pirate = "pirate",
    /// An inquisitor.
    Inquisitor = "inquisitor",
    /// A Koyar.
    Koyar = "koyar",
    /// A robber hero.
    HeroRobber = "hero-robber",
    /// A city.
    City = "city",
}

named! {
    /// Where a card was printed.
    Set,
    /// The set of 2023, with which the game began anew.
    WarOfElements = "war-of-elements",
    /// A later set.
    KeepersPath = "keepers-path",
    /// A later set.
    LegendsOfLaar = "legends-of-laar",
    /// A later set.
    FalseGods = "false-gods",
    /// Our own supplement, published by nobody else.
    Supplement = "supplement",
}

/// An icon of the left edge of a card, with its figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keyword {
    /// Adds to its own die when it attacks with a simple strike.
    ExperienceInAttack(u8),
    /// Adds to its own die when it is struck while open.
    ExperienceInDefence(u8),
    /// Heals so many wounds at the start of its controller's turn.
    Regeneration(u8),
    /// Prevents so many wounds from attacks without magic in each turn.
    Armor(u8),
    /// No defender may be named against its strikes.
    DirectStrike,
    /// One less on its own die.
    Clumsiness,
    /// Protection from magic.
    MagicProtection,
    /// Protection from spells.
    SpellProtection,
    /// Protection from discharges.
    DischargeProtection,
    /// Protection from shots.
    ShotProtection,
    /// Protection from throws.
    ThrowProtection,
    /// Protection from poison.
    PoisonProtection,
    /// Protection from flyers.
    FlyerProtection,
    /// Heals fully by what it kills in melee.
    CorpseEating,
    /// Gains a life for each wound it deals, up to so many lives.
    Vampirism(u8),
    /// Whom it strikes neither rolls nor strikes back.
    Unanswered,
    /// Jumps to a cell within this distance instead of moving.
    Jump(u8),
    /// Appears on any free cell instead of moving.
    Teleport,
    /// Returns from the graveyard with so many tokens.
    Incarnation(u8),
    /// May be in a deck more often than others.
    Horde,
}

/// What a card starts the battle with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Nothing but what is printed.
    Plain,
    /// So many counters.
    Counters(u8),
    /// So many counters if its owner is Second.
    CountersIfSecond(u8),
    /// So many extra lives if its owner is Second.
    LivesIfSecond(u8),
    /// So many extra lives for its host.
    HostLives(u8),
}

/// In which editions of the rules a card may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Editions {
    /// In both.
    Both,
    /// In the classic one only.
    ClassicOnly,
}

/// Whether all icons of a card are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icons {
    /// All of them.
    Known,
    /// Those listed, and perhaps others: the card is played with those listed.
    Unknown,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The permanent number, from 1.
    pub number: u16,
    /// The name in decks, notation and message ids.
    pub slug: &'static str,
    /// What the card is.
    pub kind: Kind,
    /// Its element.
    pub element: Element,
    /// Its cost in crystals.
    pub cost: u8,
    /// Whether its crystal is gold, so that only gold pays for it [B2.8].
    pub elite: bool,
    /// Whether a squad may have only one of it.
    pub unique: bool,
    /// Its classes.
    pub classes: &'static [Class],
    /// Its lives; equipment and terrain have none.
    pub life: Option<u8>,
    /// Cells it moves in a turn; only ground creatures have it.
    pub movement: Option<u8>,
    /// Its weak, medium and strong simple strike; only creatures have it.
    pub strike: Option<[u8; 3]>,
    /// Its icons.
    pub keywords: &'static [Keyword],
    /// The most counters it can hold, if there is a limit.
    pub counters: Option<u8>,
    /// What it starts the battle with.
    pub start: Start,
    /// Where it may be used.
    pub editions: Editions,
    /// Where it was printed.
    pub set: Set,
    /// Its number in that set.
    pub printed: u16,
    /// Whether all its icons are known.
    pub icons: Icons,
}

impl Card {
    #[expect(clippy::too_many_arguments, reason = "one for each figure of the frame")]
    const fn new(
        number: u16,
        slug: &'static str,
        kind: Kind,
        element: Element,
        cost: u8,
        life: Option<u8>,
        movement: Option<u8>,
        strike: Option<[u8; 3]>,
    ) -> Self {
        Self {
            number,
            slug,
            kind,
            element,
            cost,
            elite: false,
            unique: false,
            classes: &[],
            life,
            movement,
            strike,
            keywords: &[],
            counters: None,
            start: Start::Plain,
            editions: Editions::Both,
            set: Set::WarOfElements,
            printed: number,
            icons: Icons::Known,
        }
    }

    const fn ground(
        number: u16,
        slug: &'static str,
        element: Element,
        cost: u8,
        life: u8,
        movement: u8,
        strike: [u8; 3],
    ) -> Self {
        let kind = Kind::Ground;
        Self::new(number, slug, kind, element, cost, Some(life), Some(movement), Some(strike))
    }

    const fn flying(
        number: u16,
        slug: &'static str,
        element: Element,
        cost: u8,
        life: u8,
        strike: [u8; 3],
    ) -> Self {
        Self::new(number, slug, Kind::Flying, element, cost, Some(life), None, Some(strike))
    }

    const fn companion(
        number: u16,
        slug: &'static str,
        element: Element,
        cost: u8,
        life: u8,
        strike: [u8; 3],
    ) -> Self {
        Self { kind: Kind::Companion, ..Self::flying(number, slug, element, cost, life, strike) }
    }

    const fn parasite(
        number: u16,
        slug: &'static str,
        element: Element,
        cost: u8,
        life: u8,
        strike: [u8; 3],
    ) -> Self {
        Self { kind: Kind::Parasite, ..Self::flying(number, slug, element, cost, life, strike) }
    }

    const fn artifact(
        number: u16,
        slug: &'static str,
        element: Element,
        cost: u8,
        life: u8,
    ) -> Self {
        Self::new(number, slug, Kind::Artifact, element, cost, Some(life), None, None)
    }

    const fn equipment(number: u16, slug: &'static str, element: Element, cost: u8) -> Self {
        Self::new(number, slug, Kind::Equipment, element, cost, None, None, None)
    }

    const fn terrain(number: u16, slug: &'static str, element: Element, cost: u8) -> Self {
        Self::new(number, slug, Kind::Terrain, element, cost, None, None, None)
    }

    const fn elite(self) -> Self {
        Self { elite: true, ..self }
    }

    const fn unique(self) -> Self {
        Self { unique: true, ..self }
    }

    const fn of(self, classes: &'static [Class]) -> Self {
        Self { classes, ..self }
    }

    const fn with(self, keywords: &'static [Keyword]) -> Self {
        Self { keywords, ..self }
    }

    const fn counters(self, most: u8) -> Self {
        Self { counters: Some(most), ..self }
    }

    const fn starts(self, start: Start) -> Self {
        Self { start, ..self }
    }

    const fn icons_unknown(self) -> Self {
        Self { icons: Icons::Unknown, ..self }
    }

    const fn classic_only(self) -> Self {
        Self { editions: Editions::ClassicOnly, ..self }
    }

    const fn printed(self, set: Set, printed: u16) -> Self {
        Self { set, printed, ..self }
    }

    const fn ours(self) -> Self {
        self.printed(Set::Supplement, self.number - 200)
    }

    /// Whether it is a card of our supplement and not the publisher's.
    pub const fn is_ours(&self) -> bool {
        matches!(self.set, Set::Supplement)
    }

    /// Whether it is a creature of any kind, an artifact being none [B2.30].
    pub const fn is_creature(&self) -> bool {
        matches!(self.kind, Kind::Ground | Kind::Flying | Kind::Companion | Kind::Parasite)
    }

    /// Whether it has the icon that lets more copies into a deck.
    pub fn is_horde(&self) -> bool {
        self.keywords.contains(&Keyword::Horde)
    }
}

/// Number of cards that can be played.
pub const ALL: usize = 245;

/// All cards that can be played, by [`CardId`].
pub static CARDS: [Card; ALL] = {
    let parts: [&[Card]; 8] = [
        &steppe::CARDS,
        &mountains::CARDS,
        &forest::CARDS,
        &swamp::CARDS,
        &darkness::CARDS,
        &neutral::CARDS,
        &supplement::CARDS,
        &later::CARDS,
    ];
    let blank = Card::terrain(0, "", Element::Neutral, 0);
    let all: [Card; ALL] = deckhand_parts::joined(&parts, blank);
    let mut at = 0;
    while at < ALL {
        assert!(all[at].number as usize == at + 1, "cards are listed by number");
        at += 1;
    }
    all
};

impl CardId {
    /// The card with this number, if it can be played.
    pub fn numbered(number: u16) -> Option<Self> {
        let place = u8::try_from(number.checked_sub(1)?).ok()?;
        (usize::from(place) < ALL).then_some(Self(place))
    }

    /// The card of this slug, if it can be played.
    pub fn named(slug: &str) -> Option<Self> {
        let place = CARDS.iter().position(|card| card.slug == slug)?;
        u8::try_from(place).ok().map(Self)
    }

    /// The print of the card.
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }
}

impl Card {
    /// The card as an id.
    pub fn id(&self) -> CardId {
        CardId(self.number.saturating_sub(1) as u8)
    }

    /// What the card says.
    pub fn says(&self) -> &'static [crate::text::Sentence] {
        self.id().says()
    }
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Self {
        card.card().words().into()
    }
}

impl Words for Card {
    fn words(&self) -> Msg {
        name_of(self.slug)
    }
}

/// The name of the card with this slug.
pub(crate) fn name_of(slug: &str) -> Msg {
    Msg::new(alloc::format!("card-{slug}"))
}

/// Words whose message is a prefix and the name of the variant.
macro_rules! words_by_name {
    ($($type:ident = $prefix:literal,)*) => {$(
        impl Words for $type {
            fn words(&self) -> Msg {
                Msg::new(alloc::format!(concat!($prefix, "-{}"), self.name()))
            }
        }
    )*};
}
words_by_name! {
    Kind = "kind",
    Element = "element",
    Class = "class",
    Set = "set",
}

impl Keyword {
    /// The rule that says what it does.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::ExperienceInAttack(_) => rule::B11_1,
            Self::ExperienceInDefence(_) => rule::B11_2,
            Self::Clumsiness => rule::B11_3,
            Self::DirectStrike => rule::B11_4,
            Self::Unanswered => rule::B11_5,
            Self::Armor(_) => rule::B11_6,
            Self::Regeneration(_) => rule::B11_7,
            Self::MagicProtection => rule::B11_8,
            Self::SpellProtection => rule::B11_9,
            Self::ShotProtection | Self::DischargeProtection | Self::ThrowProtection => {
                rule::B11_10
            }
            Self::PoisonProtection => rule::B11_11,
            Self::FlyerProtection => rule::B11_12,
            Self::Jump(_) => rule::B11_16,
            Self::Teleport => rule::B11_17,
            Self::CorpseEating => rule::B11_18,
            Self::Vampirism(_) => rule::B11_19,
            Self::Incarnation(_) => rule::B11_21,
            Self::Horde => rule::B1_4,
        }
    }
}

impl Words for Keyword {
    fn words(&self) -> Msg {
        let plain = |id: &'static str| Msg::new(id);
        let valued = |id: &'static str, value: u8| Msg::new(id).with("value", value);
        match *self {
            Self::ExperienceInAttack(value) => valued("keyword-experience-in-attack", value),
            Self::ExperienceInDefence(value) => valued("keyword-experience-in-defence", value),
            Self::Regeneration(value) => valued("keyword-regeneration", value),
            Self::Armor(value) => valued("keyword-armor", value),
            Self::DirectStrike => plain("keyword-direct-strike"),
            Self::Clumsiness => plain("keyword-clumsiness"),
            Self::MagicProtection => plain("keyword-magic-protection"),
            Self::SpellProtection => plain("keyword-spell-protection"),
            Self::DischargeProtection => plain("keyword-discharge-protection"),
            Self::ShotProtection => plain("keyword-shot-protection"),
            Self::ThrowProtection => plain("keyword-throw-protection"),
            Self::PoisonProtection => plain("keyword-poison-protection"),
            Self::FlyerProtection => plain("keyword-flyer-protection"),
            Self::CorpseEating => plain("keyword-corpse-eating"),
            Self::Vampirism(value) => valued("keyword-vampirism", value),
            Self::Unanswered => plain("keyword-unanswered"),
            Self::Jump(value) => valued("keyword-jump", value),
            Self::Teleport => plain("keyword-teleport"),
            Self::Incarnation(value) => valued("keyword-incarnation", value),
            Self::Horde => plain("keyword-horde"),
        }
    }
}

impl Start {
    /// What it says on the card; nothing if it starts as printed.
    pub fn words(self) -> Option<Msg> {
        Some(match self {
            Self::Plain => return None,
            Self::Counters(count) => Msg::new("start-counters").with("count", count),
            Self::CountersIfSecond(count) => {
                Msg::new("start-counters-if-second").with("count", count)
            }
            Self::LivesIfSecond(count) => Msg::new("start-lives-if-second").with("count", count),
            Self::HostLives(count) => Msg::new("start-host-lives").with("count", count),
        })
    }
}
