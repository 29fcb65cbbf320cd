//! What is decided before a game: the options and their values.

use alloc::{string::String, vec::Vec};
use deckhand_kernel::{GameOption, Mode, Msg, Seat, SetupError};
use deckhand_parts::{ReadOption as _, SetupFault as _};
use serde::{Deserialize, Serialize};

/// Ways to play.
pub(crate) const MODES: &[Mode] =
    &[Mode { name: "duel", min: 2, max: 2, usual: 2, together: false }];

/// The rulings that can be chosen [S16.6].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choices {
    /// The start player of the first round; by chance if `None` [S2.1].
    pub first: Option<Seat>,
    /// Cards of the memory can be taken within payments [S4.5].
    pub memory_pays: bool,
    /// Playing a BOT is an installation [S4.12].
    pub bot_is_installed: bool,
    /// A slot with a patch is free [S5.2].
    pub patch_is_free: bool,
    /// An empty draw pile is rebuilt for loading and creating too [S7.3].
    pub reshuffle_on_take: bool,
    /// The second sector is chosen before the first is scored [S8.1].
    pub second_at_once: bool,
    /// The last round there can be [S9.5].
    pub max_rounds: u8,
    /// Shields of frozen units hold control while Bulwark works [S10.5].
    pub frozen_shields: bool,
    /// A virus takes up its slot [S11.4].
    pub virus_occupies: bool,
    /// Modules go to the trash of their owner [S11.8].
    pub owner_trash: bool,
    /// Tytano's bonus holds as long as it lies [S15.6].
    pub tytano_aura: bool,
    /// Restorer counts each card that leaves the trash [S15.17].
    pub restorer_each: bool,
    /// HEX works on the blue yield of the scoring [S15.22].
    pub hex_on_yield: bool,
    /// Backlash reacts to own effects too [S15.30].
    pub backlash_any: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            first: None,
            memory_pays: true,
            bot_is_installed: true,
            patch_is_free: true,
            reshuffle_on_take: false,
            second_at_once: false,
            max_rounds: 100,
            frozen_shields: false,
            virus_occupies: true,
            owner_trash: false,
            tytano_aura: false,
            restorer_each: false,
            hex_on_yield: false,
            backlash_any: false,
        }
    }
}

/// Everything decided before the first question.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// The rulings.
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
    option!("first_player", "random", &["random", "1-2"], "S2.1"),
    option!("memory_window", "payments", &["payments", "before-action"], "S4.5"),
    option!("bot_is_installed", "on", SWITCH, "S4.12"),
    option!("free_slot", "patch-is-free", &["patch-is-free", "patch-occupies"], "S5.2"),
    option!("reshuffle_on_take", "off", SWITCH, "S7.3"),
    option!("second_sector", "after-first", &["after-first", "at-once"], "S8.1"),
    option!("max_rounds", "100", &["1-250"], "S9.5"),
    option!("frozen_shields_hold_control", "off", SWITCH, "S10.5"),
    option!("virus_occupies_slot", "on", SWITCH, "S11.4"),
    option!("module_discard", "shared", &["shared", "owner-trash"], "S11.8"),
    option!("tytano", "marker", &["marker", "aura"], "S15.6"),
    option!("restorer", "per-card", &["per-card", "per-returning-card"], "S15.17"),
    option!("hex_on_scoring_yield", "off", SWITCH, "S15.22"),
    option!("backlash", "enemy-effects", &["enemy-effects", "any-effect"], "S15.30"),
];

impl Choices {
    fn set(&mut self, option: &GameOption, value: &str) -> Result<(), SetupError> {
        match option.name {
            "first_player" => {
                self.first = match value {
                    "random" => None,
                    seat => Some(Seat(option.number(seat)? - 1)),
                };
            }
            "memory_window" => self.memory_pays = option.is(value, "payments")?,
            "bot_is_installed" => self.bot_is_installed = option.is(value, "on")?,
            "free_slot" => self.patch_is_free = option.is(value, "patch-is-free")?,
            "reshuffle_on_take" => self.reshuffle_on_take = option.is(value, "on")?,
            "second_sector" => self.second_at_once = option.is(value, "at-once")?,
            "max_rounds" => self.max_rounds = option.number(value)?,
            "frozen_shields_hold_control" => self.frozen_shields = option.is(value, "on")?,
            "virus_occupies_slot" => self.virus_occupies = option.is(value, "on")?,
            "module_discard" => self.owner_trash = option.is(value, "owner-trash")?,
            "tytano" => self.tytano_aura = option.is(value, "aura")?,
            "restorer" => self.restorer_each = option.is(value, "per-returning-card")?,
            "hex_on_scoring_yield" => self.hex_on_yield = option.is(value, "on")?,
            _ => self.backlash_any = option.is(value, "any-effect")?,
        }
        Ok(())
    }
}

impl Setup {
    pub(crate) fn new(
        mode: &str,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Self, SetupError> {
        let mode = MODES
            .iter()
            .find(|known| known.name == mode)
            .ok_or_else(|| SetupError::unknown_mode(mode, MODES))?;
        if seats != 2 {
            return Err(SetupError::bad_seats(seats, mode));
        }
        let mut setup = Self::default();
        for (name, value) in options {
            let option = GameOption::named(OPTIONS, name)?;
            setup.choices.set(option, value)?;
        }
        Ok(setup)
    }

    /// What players should know before: the cards are our reconstruction [S17.1].
    pub(crate) fn warnings() -> Vec<Msg> {
        Vec::from([Msg::new("note-ours")])
    }
}
