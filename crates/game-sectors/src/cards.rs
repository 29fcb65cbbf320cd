//! The catalogue: what is printed on the 60 programs and 23 modules, and what they say.
//!
//! The names of the programs that the source speaks of are facts, and so is what it rules about them; all numbers, all
//! other cards and the modules are our reconstruction [S17.1].

use crate::text::*;
use alloc::format;
use deckhand_kernel::{Arg, Msg, Words};
use serde::{Deserialize, Serialize};

/// Number of programs.
pub(crate) const PROGRAMS: u8 = 60;
/// Number of modules [S17.2].
pub(crate) const MODULES: u8 = 23;
/// Number of programs and modules, each of which exists once.
pub const ALL: usize = PROGRAMS as usize + MODULES as usize;
/// What has sentences without being a card: the ten abilities and the red yield.
const OTHERS: usize = Faction::ALL.len() + 1;
/// The red yield as the source of an effect, behind the abilities [S8.4].
pub(crate) const RED_YIELD: CardId = CardId((ALL + Faction::ALL.len()) as u8);
/// No card.
pub(crate) const NONE: u8 = u8::MAX;

/// A physical card, as its place in [`CARDS`]; [`ALL`] and up stand for faction abilities.
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
            /// All of them, in the order of the rulebook.
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
    /// A faction: six programs and one ability.
    Faction, "faction",
    /// Freeze.
    Frz = "frz",
    /// Robots that combine.
    Zrd = "zrd",
    /// The trash as a second hand.
    Dmp = "dmp",
    /// Memory charged and spent.
    Bat = "bat",
    /// Profit from own deaths.
    Ded = "ded",
    /// More cards, twisted enemies.
    Hex = "hex",
    /// Shields.
    Sld = "sld",
    /// Disruption.
    Bug = "bug",
    /// BOTs.
    Swm = "swm",
    /// Modules and coins.
    Mod = "mod",
}

named! {
    /// A sector colour.
    Sector, "sector",
    /// Yields a CTRL marker.
    Red = "red",
    /// Yields a coin.
    Yellow = "yellow",
    /// Yields a card.
    Blue = "blue",
}

named! {
    /// What a card is.
    Kind, "kind",
    /// A card of a faction.
    Program = "program",
    /// A module that is a unit [S11.2].
    Daemon = "daemon",
    /// A module under a slot.
    Patch = "patch",
    /// A module in the other system.
    Virus = "virus",
}

impl Faction {
    /// The ability as the source of an effect.
    pub(crate) const fn ability(self) -> CardId {
        CardId(ALL as u8 + self as u8)
    }

    /// The bit of the faction in sets of factions.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// What is printed on a card [S1.6].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The name in the notation and in message ids.
    pub slug: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Cards to be discarded for a program, coins for a module; `None` for a price that is chosen.
    pub cost: Option<u8>,
    /// Printed CTRL; `None` where the text computes it; 0 for patches and viruses.
    pub ctrl: Option<i8>,
    /// Sector marks, as bits in the order of [`Sector`].
    pub marks: u8,
    /// Data markers with which a virus enters.
    pub data: u8,
    /// Whether the source names the card.
    pub named: bool,
    /// What it says.
    pub says: &'static [Sentence],
}

const R: u8 = 1;
const Y: u8 = 2;
const B: u8 = 4;
/// Printed CTRL of a card that computes it.
const X: i8 = i8::MIN;

const fn program(
    slug: &'static str,
    cost: u8,
    ctrl: i8,
    marks: u8,
    says: &'static [Sentence],
) -> Card {
    let ctrl = if ctrl == X { None } else { Some(ctrl) };
    Card { slug, kind: Kind::Program, cost: Some(cost), ctrl, marks, data: 0, named: false, says }
}

const fn named(card: Card) -> Card {
    Card { named: true, ..card }
}

const fn module(
    kind: Kind,
    slug: &'static str,
    cost: u8,
    ctrl: i8,
    says: &'static [Sentence],
) -> Card {
    Card {
        slug,
        kind,
        cost: Some(cost),
        ctrl: Some(ctrl),
        marks: R | Y | B,
        data: 0,
        named: false,
        says,
    }
}

const fn virus(slug: &'static str, cost: u8, data: u8, says: &'static [Sentence]) -> Card {
    Card { data, ..module(Kind::Virus, slug, cost, 0, says) }
}

const RUNS_DOWN: Sentence = round_end(&[Op::RunDown]);

/// All cards: ten times six programs in the order of [`Faction`], then the modules [S17.2].
pub static CARDS: [Card; ALL] = [
    // FRZ
    program("cryo-tank", 0, 2, Y | B, &[install(&[Op::Me(Put::Freeze)])]),
    program("icicle", 0, 1, R | B, &[install(&[Op::One(any(&[Test::Frozen]), Put::Disrupt(1))])]),
    program(
        "cold-shock",
        1,
        2,
        R | Y,
        &[
            install(&[Op::One(opposite(&[Test::Thawed]), Put::Freeze)]),
            upgrade(&[Op::One(opposite(&[Test::Thawed]), Put::Freeze)]),
        ],
    ),
    program("glacier", 1, 2, Y | B, &[round_end(&[Op::Each(own(&[Test::Frozen]), Put::Ctrl(1))])]),
    program(
        "cold-boot",
        2,
        3,
        R | Y,
        &[install(&[Op::One(enemy(&[Test::Frozen, Test::NoDaemon]), Put::Upload)])],
    ),
    program("permafrost", 3, 4, R | B, &[react(&[Op::It(Put::Freeze)]).once()]),
    // ZRD
    named(program("ptero", 0, 2, R | Y | B, &[ALWAYS])),
    named(program("tritoro", 1, 1, Y | B, &[react(&[Op::Draw(1)])])),
    named(program(
        "panthero",
        1,
        2,
        R | Y,
        &[install(&[Op::Different(Count::Zrd, opposite(&[]), Put::Disrupt(1))])],
    )),
    named(program("tytano", 2, 3, R | B, &[react(&[Op::It(Put::Ctrl(1))])])),
    named(program("mega", 2, X, Y | B, &[ALWAYS, upgrade(&[Op::Draw(1)])])),
    named(program("behemo", 2, 2, R | B, &[round_end(&[Op::Recover { zrd: true }])])),
    // DMP
    named(program("fragment", 0, 2, R | Y, &[install(&[Op::PayTrash(2), Op::Me(Put::Ctrl(1))])])),
    program("core-dump", 1, 2, Y | B, &[install(&[Op::Create(Origin::Trash, true)])]),
    named(program("restorer", 1, 1, R | B, &[react(&[Op::Me(Put::Ctrl(1))]).once()])),
    named(program("data-rescue", 1, 2, Y | B, &[install(&[Op::Recover { zrd: false }])])),
    named(program(
        "cleanup",
        2,
        3,
        R | B,
        &[install(&[Op::PayTrash(3), Op::One(opposite(&[Test::CtrlAtMost(1)]), Put::Delete)])],
    )),
    program("legacy-load", 3, 4, R | Y, &[ALWAYS]),
    // BAT
    program("battery-cell", 0, 1, Y | B, &[install(&[Op::Load]).once()]),
    program("jump-start", 1, 2, R | Y, &[install(&[Op::PayMemory, Op::InstallFree])]),
    program("charging-dock", 1, 2, Y | B, &[round_end(&[Op::Load])]),
    program(
        "short-circuit",
        1,
        2,
        R | B,
        &[install(&[Op::PayMemory, Op::One(enemy(&[]), Put::Disrupt(2))])],
    ),
    program("capacitor", 2, X, R | B, &[ALWAYS]),
    program("power-surge", 3, 4, R | Y, &[ALWAYS, install(&[Op::Load, Op::UnloadAny])]),
    // DED
    named(program(
        "aftershock",
        0,
        1,
        R | Y,
        &[recycle(&[Op::One(any(&[Test::Other]), Put::Ctrl(1))])],
    )),
    program("will-o-wisp", 0, 3, B, &[round_end(&[Op::Me(Put::Disrupt(1))])]),
    program("revenant", 1, 2, Y | B, &[recycle(&[Op::LoadMe])]),
    program(
        "sacrifice-routine",
        1,
        2,
        R | B,
        &[install(&[
            Op::PayUnit,
            Op::One(
                Sel { side: Side::Enemy, place: Place::ThatColour, tests: &[Test::CtrlAtMost(3)] },
                Put::Delete,
            ),
        ])],
    ),
    program("crypt", 2, 3, R | Y | B, &[react(&[Op::Draw(1)]).once()]),
    program("reaper", 3, 3, R | Y, &[install(&[Op::One(opposite(&[]), Put::Delete)])]),
    // HEX
    program("oracle", 0, 1, Y | B, &[install(&[Op::Filter(2)]).once()]),
    program("apprentice", 0, 1, R | B, &[react(&[Op::Me(Put::Ctrl(1))]).once()]),
    program("malediction", 1, 2, R | Y, &[install(&[Op::FoeDiscards])]),
    program("warding-circle", 1, 2, Y | B, &[ALWAYS]),
    program(
        "polymorph",
        2,
        2,
        R | B,
        &[install(&[Op::One(opposite(&[Test::Program]), Put::Flip)])],
    ),
    program("warlock", 3, 3, R | Y, &[install(&[Op::Draw(2)])]),
    // SLD
    program("sentry", 0, 1, R | Y, &[install(&[Op::Me(Put::Shield(2))])]),
    program("resonator", 0, 0, Y | B, &[react(&[Op::It(Put::Shield(1))]).once()]),
    program(
        "aegis",
        1,
        1,
        R | B,
        &[
            install(&[Op::Spread(Count::N(2), own(&[]), Put::Shield(1))]),
            upgrade(&[Op::Spread(Count::N(1), own(&[]), Put::Shield(1))]),
        ],
    ),
    program("shield-wall", 1, 2, R | Y, &[install(&[Op::Me(Put::Shield(1))]), ALWAYS]),
    program("phalanx", 2, 3, R | B, &[install(&[Op::Each(here(&[]), Put::Shield(1))])]),
    named(program("bulwark", 3, 3, Y | B, &[install(&[Op::Me(Put::Shield(2))]), ALWAYS])),
    // BUG
    program(
        "static-noise",
        0,
        1,
        R | B,
        &[install(&[Op::One(both(&[Test::Other]), Put::Disrupt(1))])],
    ),
    program("land-mine", 0, 1, Y | B, &[recycle(&[Op::One(enemy(&[]), Put::Disrupt(1))])]),
    // Its own disruption may bring it below 0 [S15.34].
    named(program("plague", 1, 0, R | Y | B, &[install(&[Op::Each(both(&[]), Put::Disrupt(1))])])),
    named(program("backlash", 1, 2, R | Y, &[react(&[Op::One(enemy(&[]), Put::Disrupt(1))])])),
    program("memory-leak", 2, 2, Y | B, &[round_end(&[Op::One(opposite(&[]), Put::Disrupt(1))])]),
    program(
        "system-crash",
        3,
        3,
        R | B,
        &[install(&[Op::Spread(Count::N(3), enemy(&[]), Put::Disrupt(1))])],
    ),
    // SWM
    program("scout", 0, 1, R | Y, &[install(&[Op::Look, Op::Filter(1)]).once()]),
    program("brood-pod", 0, 1, Y | B, &[recycle(&[Op::Create(Origin::Pile, false)])]),
    named(program("exodus", 1, 3, R | Y | B, &[install(&[Op::MoveBots])])),
    program(
        "wake-up-call",
        1,
        1,
        Y | B,
        &[install(&[Op::One(own(&[Test::Bot, Test::CostAtMostTwo]), Put::Flip)])],
    ),
    program("drone-core", 2, 3, R | Y, &[ALWAYS, upgrade(&[Op::Create(Origin::Pile, true)])]),
    program(
        "hive-queen",
        3,
        4,
        R | B,
        &[install(&[Op::Create(Origin::Pile, false)]), upgrade(&[Op::Create(Origin::Pile, false)])],
    ),
    // MOD
    program("trading-post", 0, 1, Y | B, &[install(&[Op::Activate]).once()]),
    named(program("mercenary", 1, 2, R | Y, &[install(&[Op::HireBots])])),
    named(program("fitter", 1, X, R | B, &[ALWAYS])),
    named(program("wrecker", 1, 2, R | B, &[install(&[Op::ScrapModule])])),
    named(program(
        "saboteur",
        2,
        2,
        Y | B,
        &[install(&[Op::Spread(Count::FoeModules, enemy(&[]), Put::Disrupt(1))])],
    )),
    program("toll-gate", 3, 3, R | Y, &[ALWAYS]),
    // Daemons
    module(Kind::Daemon, "compute-core", 2, 3, &[]),
    module(Kind::Daemon, "compiler", 2, 1, &[ALWAYS]),
    module(Kind::Daemon, "logger", 2, 1, &[react(&[]), round_end(&[Op::PayData(2), Op::Draw(1)])]),
    module(Kind::Daemon, "watchdog", 2, 2, &[react(&[Op::Me(Put::Ctrl(1))]).once()]),
    module(Kind::Daemon, "miner", 2, 1, &[round_end(&[Op::Coin(1)])]),
    module(Kind::Daemon, "memory-sweeper", 1, 1, &[recycle(&[Op::Draw(1)])]),
    module(Kind::Daemon, "load-balancer", 2, 2, &[round_end(&[Op::Transfer])]),
    Card { cost: None, ..module(Kind::Daemon, "elastic-core", 0, 0, &[install(&[Op::MeX])]) },
    module(Kind::Daemon, "mainframe", 3, 4, &[ALWAYS]),
    // Patches
    named(module(Kind::Patch, "ctrl-patch", 2, 0, &[patch(&[Op::It(Put::Ctrl(1))])])),
    named(module(Kind::Patch, "ctrl-patch", 2, 0, &[patch(&[Op::It(Put::Ctrl(1))])])),
    module(Kind::Patch, "shield-patch", 1, 0, &[patch(&[Op::It(Put::Shield(1))])]),
    module(Kind::Patch, "cache-patch", 2, 0, &[patch(&[Op::Draw(1)]).once()]),
    module(Kind::Patch, "load-patch", 2, 0, &[patch(&[Op::Load]).once()]),
    module(Kind::Patch, "coin-patch", 2, 0, &[patch(&[Op::Coin(1)]).once()]),
    module(Kind::Patch, "jam-patch", 2, 0, &[patch(&[Op::One(opposite(&[]), Put::Disrupt(1))])]),
    module(
        Kind::Patch,
        "cool-patch",
        1,
        0,
        &[patch(&[Op::One(opposite(&[Test::Thawed, Test::CtrlAtMostIt]), Put::Freeze)])],
    ),
    // Viruses
    virus("load-spike", 2, 2, &[ALWAYS, RUNS_DOWN]),
    virus("captcha", 2, 2, &[ALWAYS, RUNS_DOWN]),
    virus("memory-eater", 2, 2, &[round_end(&[Op::HostDisrupts, Op::RunDown]), ALWAYS]),
    virus("funnel", 2, 2, &[ALWAYS, RUNS_DOWN]),
    virus("spyware", 1, 3, &[react(&[Op::Draw(1)]).once(), RUNS_DOWN]),
    virus("ransomware", 3, 3, &[ALWAYS, RUNS_DOWN]),
];

/// What the faction abilities and the red yield do where that is an effect.
static ABILITIES: [&[Sentence]; OTHERS] = [
    &[on(When::Called, &[Op::FreezePair])],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[on(When::Called, &[Op::One(enemy(&[]), Put::Disrupt(1))])],
    &[],
    &[],
    &[on(When::Called, &[Op::One(any(&[]), Put::Ctrl(1))])],
];

/// Cards that the rules look up by name.
macro_rules! by_name {
    ($($name:ident = $at:literal,)*) => {
        $(pub(crate) const $name: CardId = CardId($at);)*
    };
}

by_name! {
    PERMAFROST = 5,
    PTERO = 6,
    TRITORO = 7,
    TYTANO = 9,
    MEGA = 10,
    RESTORER = 14,
    LEGACY_LOAD = 17,
    CAPACITOR = 22,
    POWER_SURGE = 23,
    CRYPT = 28,
    APPRENTICE = 31,
    WARDING_CIRCLE = 33,
    RESONATOR = 37,
    SHIELD_WALL = 39,
    BULWARK = 41,
    BACKLASH = 45,
    DRONE_CORE = 52,
    FITTER = 56,
    TOLL_GATE = 59,
    COMPILER = 61,
    LOGGER = 62,
    WATCHDOG = 63,
    MINER = 64,
    MAINFRAME = 68,
    LOAD_SPIKE = 77,
    CAPTCHA = 78,
    FUNNEL = 80,
    SPYWARE = 81,
    RANSOMWARE = 82,
}

impl CardId {
    /// What is printed on the card. To be asked of cards only.
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// What the card or the ability says [S15.33] [S17.7].
    pub(crate) fn says(self) -> &'static [Sentence] {
        match usize::from(self.0) {
            at if at < ALL => CARDS[at].says,
            at => ABILITIES.get(at - ALL).copied().unwrap_or(&[]),
        }
    }

    /// Whether it is a card of a faction.
    pub(crate) const fn is_program(self) -> bool {
        self.0 < PROGRAMS
    }

    /// The faction of a program, or of an ability.
    pub(crate) fn faction(self) -> Option<Faction> {
        match self.0 {
            at if at < PROGRAMS => Some(Faction::ALL[usize::from(at / 6)]),
            at if at >= ALL as u8 => Faction::ALL.get(usize::from(at - ALL as u8)).copied(),
            _ => None,
        }
    }

    /// Whether the program has a mark of this sector [S1.7].
    pub(crate) fn marks(self, sector: usize) -> bool {
        self.card().marks >> sector & 1 == 1
    }

    /// Finds a card by its slug. The second of two equal modules has the slug of the first with `-2`.
    pub fn named(slug: &str) -> Option<Self> {
        if slug == "ctrl-patch-2" {
            return Some(Self(70));
        }
        CARDS.iter().position(|card| card.slug == slug).map(|at| Self(at as u8))
    }

    /// The name in the notation.
    pub fn notation(self) -> &'static str {
        match self.0 {
            70 => "ctrl-patch-2",
            at if usize::from(at) < ALL => self.card().slug,
            at if at >= RED_YIELD.0 => "red",
            at => Faction::ALL[usize::from(at) - ALL].name(),
        }
    }
}

impl Words for CardId {
    fn words(&self) -> Msg {
        match usize::from(self.0) {
            at if at < ALL => Msg::new(format!("card-{}", CARDS[at].slug)),
            _ => match self.faction() {
                Some(faction) => Msg::new(format!("ability-{}", faction.name())),
                None => Msg::new("ability-red-yield"),
            },
        }
    }
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Self {
        card.words().into()
    }
}
