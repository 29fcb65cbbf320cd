//! What is decided before the first question: mode, seats, options; and how a deck is dealt from it.

use crate::cards::{CardId, Dangers, ROOMS};
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{GameOption, Mode, Msg, SetupError};
use deckhand_parts::{ReadOption as _, SetupFault as _};
use serde::{Deserialize, Serialize};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Against each other with a shop.
    Normal,
    /// With cards in hand [D12.1].
    Hands,
    /// Without Disasters [D12.4].
    NoDisasters,
    /// All together with one castle [D12.5].
    Coop,
    /// Alone [D12.12].
    Solo,
}

/// The ways to play, the usual one first, with the seats of each [D1.1].
pub(crate) const MODES: &[Mode] = &[
    Mode { name: "normal", min: 2, max: 5, usual: 4, together: false },
    Mode { name: "hands", min: 2, max: 5, usual: 4, together: false },
    Mode { name: "no-disasters", min: 2, max: 5, usual: 4, together: false },
    Mode { name: "co-op", min: 2, max: 5, usual: 3, together: true },
    Mode { name: "solo", min: 1, max: 1, usual: 1, together: true },
];

impl Way {
    /// The name typed by people.
    pub fn name(self) -> &'static str {
        MODES[self as usize].name
    }

    /// Whether everybody shares one castle, or there is only one.
    pub fn together(self) -> bool {
        matches!(self, Self::Coop | Self::Solo)
    }

    fn parse(name: &str) -> Option<Self> {
        let ways = [Self::Normal, Self::Hands, Self::NoDisasters, Self::Coop, Self::Solo];
        ways.into_iter().find(|way| way.name() == name)
    }
}

/// The rulings and sizes chosen for a game. They never change while it is played [D13.3].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choices {
    /// The way to play.
    pub way: Way,
    /// Disasters shuffled into the deck.
    pub disasters: u8,
    /// Catastrophes shuffled into the deck.
    pub catastrophes: u8,
    /// Whether The 13th Seal is one of the Catastrophes.
    pub seal: bool,
    /// Rooms on top of the deck that are kept free of Disasters.
    pub safe_cards: u8,
    /// The first player, or nobody for a lot.
    pub first_player: Option<u8>,
    /// Throne Rooms start with their text up.
    pub special_thrones: bool,
    /// The Throne Room may be moved and swapped inside its castle.
    pub throne_may_be_moved: bool,
    /// Free moves of Room with Legs per own turn.
    pub legs_moves: u8,
    /// Being switched off and on again re-arms a link.
    pub negative_rearms_links: bool,
    /// Soothsayer covers the first Disaster only.
    pub soothsayer_first_only: bool,
    /// Who has no outer room is out.
    pub no_outer_room_eliminates: bool,
    /// Disasters thrown from the deck keep the order of the deck.
    pub deck_order: bool,
    /// Thrown Disasters are treated like drawn ones.
    pub discarded_like_drawn: bool,
    /// Cards looked at go back in any order.
    pub returned_in_any_order: bool,
    /// Voidweavers look at connections only.
    pub voidweavers_strict: bool,
    /// Nothing blocks Cosmic Koala.
    pub koala_everything: bool,
    /// Ancient Awakening counts the vaults of all castles.
    pub awakening_all: bool,
    /// Market doubles before Treasury adds.
    pub doubling_first: bool,
    /// Tavern has to be used.
    pub tavern_obligatory: bool,
    /// Without Disasters, the last round is played to its end.
    pub finish_round: bool,
    /// The Throne Room counts as a room in the score.
    pub throne_scores: bool,
}

/// What a game is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Players.
    pub seats: u8,
    /// Options.
    pub choices: Choices,
}

const SWITCH: &[&str] = &["off", "on"];

macro_rules! option {
    ($name:literal, $default:literal, $values:expr, $rule:literal) => {
        GameOption { name: $name, default: $default, values: $values, rule: $rule }
    };
}

/// Everything that can be chosen, in the order of the rules.
pub(crate) const OPTIONS: &[GameOption] = &[
    option!("disasters", "", &["0-12"], "D1.4"),
    option!("catastrophes", "0", &["0-13"], "D1.5"),
    option!("seal", "off", SWITCH, "D1.5"),
    option!("safe_cards", "", &["0-100"], "D1.3"),
    option!("first_player", "random", &["random", "1-5"], "D1.6"),
    option!("thrones", "plain", &["plain", "special"], "D11.1"),
    option!("throne_may_be_moved", "on", SWITCH, "D4.5"),
    option!("legs_moves", "1", &["0-9"], "D10.19"),
    option!("negative_rearms_links", "off", SWITCH, "D5.18"),
    option!("soothsayer_covers", "all", &["all", "first"], "D10.8"),
    option!("no_outer_room", "fewest", &["fewest", "eliminate"], "D7.11"),
    option!("discard_order", "owner", &["owner", "deck"], "D7.21"),
    option!("discarded_like_drawn", "off", SWITCH, "D7.20"),
    option!("returned_order", "old", &["old", "any"], "D7.18"),
    option!("voidweavers_blocked_by_connections_only", "off", SWITCH, "D9.3"),
    option!("koala", "reductions", &["reductions", "everything"], "D9.7"),
    option!("awakening_counts", "own", &["own", "all"], "D9.9"),
    option!("double_before_adding", "off", SWITCH, "D6.4"),
    option!("tavern_obligatory", "on", SWITCH, "D10.16"),
    option!("finish_round", "off", SWITCH, "D12.4"),
    option!("throne_counts_as_room_in_score", "off", SWITCH, "D12.15"),
];

/// The Catastrophes that are left out where everybody plays together [D12.17].
const NOT_TOGETHER: [&str; 4] =
    ["the-starchild", "celestial-goddess", "cult-of-doom", "time-anomaly"];
const SEAL: &str = "the-13th-seal";

impl Choices {
    /// The usual choices of a way to play.
    pub fn usual(way: Way) -> Self {
        Self {
            way,
            disasters: match way {
                Way::NoDisasters => 0,
                Way::Coop => 12,
                Way::Normal | Way::Hands | Way::Solo => 6,
            },
            catastrophes: 0,
            seal: false,
            safe_cards: if way == Way::Coop { 10 } else { 15 },
            first_player: None,
            special_thrones: false,
            throne_may_be_moved: true,
            legs_moves: 1,
            negative_rearms_links: false,
            soothsayer_first_only: false,
            no_outer_room_eliminates: false,
            deck_order: false,
            discarded_like_drawn: false,
            returned_in_any_order: false,
            voidweavers_strict: false,
            koala_everything: false,
            awakening_all: false,
            doubling_first: false,
            tavern_obligatory: true,
            finish_round: false,
            throne_scores: false,
        }
    }

    /// The Catastrophes that may be picked at random, The 13th Seal not among them.
    pub(crate) fn catastrophe_pool(&self) -> Vec<CardId> {
        let excluded = |card: CardId| {
            let slug = card.card().slug;
            slug == SEAL || (self.way.together() && NOT_TOGETHER.contains(&slug))
        };
        Dangers::all().iter().filter(|card| card.is_catastrophe() && !excluded(*card)).collect()
    }

    /// Sets one option.
    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let option = GameOption::named(OPTIONS, name)?;
        let word = |other| option.is(value, other);
        let number = || option.number(value);
        match name {
            "disasters" => self.disasters = number()?,
            "catastrophes" => self.catastrophes = number()?,
            "seal" => self.seal = word("on")?,
            "safe_cards" => self.safe_cards = number()?,
            "first_player" => {
                self.first_player = if value == "random" { None } else { Some(number()? - 1) };
            }
            "thrones" => self.special_thrones = word("special")?,
            "throne_may_be_moved" => self.throne_may_be_moved = word("on")?,
            "legs_moves" => self.legs_moves = number()?,
            "negative_rearms_links" => self.negative_rearms_links = word("on")?,
            "soothsayer_covers" => self.soothsayer_first_only = word("first")?,
            "no_outer_room" => self.no_outer_room_eliminates = word("eliminate")?,
            "discard_order" => self.deck_order = word("deck")?,
            "discarded_like_drawn" => self.discarded_like_drawn = word("on")?,
            "returned_order" => self.returned_in_any_order = word("any")?,
            "voidweavers_blocked_by_connections_only" => self.voidweavers_strict = word("on")?,
            "koala" => self.koala_everything = word("everything")?,
            "awakening_counts" => self.awakening_all = word("all")?,
            "double_before_adding" => self.doubling_first = word("on")?,
            "tavern_obligatory" => self.tavern_obligatory = word("on")?,
            "finish_round" => self.finish_round = word("on")?,
            _ => self.throne_scores = word("on")?,
        }
        Ok(())
    }
}

impl Setup {
    /// The setup of a mode with so many seats and these options.
    pub fn new(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Self, SetupError> {
        let way = Way::parse(mode).ok_or_else(|| SetupError::unknown_mode(mode, MODES))?;
        let mut choices = Choices::usual(way);
        for (name, value) in options {
            choices.set(name, value)?;
        }
        let setup = Self { seats, choices };
        setup.check()?;
        Ok(setup)
    }

    /// Refuses what can not be dealt.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let choices = &self.choices;
        let mode = &MODES[choices.way as usize];
        if !(mode.min..=mode.max).contains(&self.seats) {
            return Err(SetupError::bad_seats(self.seats, mode));
        }
        if choices.disasters > 12 {
            return Err(SetupError::bad_value(
                "disasters",
                &choices.disasters.to_string(),
                &["0-12"],
            ));
        }
        let pool = choices.catastrophe_pool().len() as u8 + u8::from(choices.seal);
        if choices.catastrophes > pool {
            let msg = Msg::new("setup-catastrophes")
                .with("asked", choices.catastrophes)
                .with("most", pool);
            return Err(SetupError(msg));
        }
        if choices.seal && choices.catastrophes == 0 {
            return Err(SetupError(Msg::new("setup-seal")));
        }
        let dangers = choices.disasters + choices.catastrophes;
        if choices.way == Way::NoDisasters && dangers > 0 {
            return Err(SetupError(Msg::new("setup-no-disasters")));
        }
        if choices.way != Way::NoDisasters && dangers == 0 {
            return Err(SetupError(Msg::new("setup-needs-disasters")));
        }
        if choices.first_player.is_some_and(|first| first >= self.seats) {
            let asked = u16::from(choices.first_player.unwrap_or_default()) + 1;
            let allowed = format!("1-{}", self.seats);
            return Err(SetupError::bad_value(
                "first_player",
                &asked.to_string(),
                &["random", &allowed],
            ));
        }
        let hands = if choices.way == Way::Hands { 2 * usize::from(self.seats) } else { 0 };
        if usize::from(choices.safe_cards) + hands > ROOMS {
            let msg = Msg::new("setup-safe-cards").with("most", (ROOMS - hands) as i64);
            return Err(SetupError(msg));
        }
        Ok(())
    }

    /// What is unwise about it [D1.4] [D1.5].
    pub(crate) fn warnings(&self) -> Vec<Msg> {
        let choices = &self.choices;
        let mut warnings = vec![];
        let usual = Choices::usual(choices.way);
        if choices.way != Way::Coop && choices.way != Way::NoDisasters {
            let dangers = choices.disasters + choices.catastrophes;
            if choices.disasters > 8 {
                warnings.push(Msg::new("warning-many-disasters").with("count", choices.disasters));
            } else if dangers < 5 {
                warnings.push(Msg::new("warning-few-disasters").with("count", dangers));
            } else if choices.disasters == 8 && self.seats > 4 {
                warnings.push(Msg::new("warning-hard-for-five"));
            }
        }
        if choices.seal {
            warnings.push(Msg::new("warning-seal"));
        } else if choices.catastrophes > 2 {
            warnings
                .push(Msg::new("warning-many-catastrophes").with("count", choices.catastrophes));
        }
        if choices.special_thrones
            && choices.way != Way::NoDisasters
            && choices.disasters < 7
            && choices.catastrophes == 0
            && !choices.way.together()
        {
            warnings.push(Msg::new("warning-special-thrones"));
        }
        if choices.safe_cards < usual.safe_cards && choices.way != Way::NoDisasters {
            warnings.push(Msg::new("warning-few-safe-cards").with("count", choices.safe_cards));
        }
        warnings
    }
}

/// The Disasters and Catastrophes that exist, as a list of cards.
pub(crate) fn plain_disasters() -> Vec<CardId> {
    Dangers::all().iter().filter(|card| !card.is_catastrophe()).collect()
}

/// The 13th Seal.
pub(crate) fn seal() -> CardId {
    CardId(crate::cards::ALL as u8 - 1)
}
