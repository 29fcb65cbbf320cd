//! What is decided before a game: the options and the decks.

use crate::cards::CardId;
use crate::deck::{self, MegacorpDecks};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Decks, GameOption, Listed, Mode, Msg, Seat, SetupError};
use deckhand_parts::{ReadOption as _, SetupFault as _};
use serde::{Deserialize, Serialize};

/// Most players [M2.1].
pub const MOST: u8 = 9;

/// Ways to play.
pub(crate) const MODES: &[Mode] =
    &[Mode { name: "invest", min: 2, max: MOST, usual: 2, together: false }];

/// Who begins [M4.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum First {
    /// Who bids most.
    Bid,
    /// The lot decides.
    Random,
    /// A certain seat.
    Seat(Seat),
}

/// The rulings that can be chosen [M2.8].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choices {
    /// Who begins [M4.2].
    pub first: First,
    /// No needless source in a payment [M6.7].
    pub strict_payment: bool,
    /// Everybody may buy events in windows [M5.9].
    pub events_by_anyone: bool,
    /// Cards in other networks can be reinvested [M9.4].
    pub reinvest_foreign: bool,
    /// Every card is disoriented when it enters [M1.10].
    pub all_disoriented: bool,
    /// Own cards can be attacked [M11.4].
    pub friendly_fire: bool,
    /// Who could retaliate may leave it [M11.23].
    pub retaliation_optional: bool,
    /// Engaged targets retaliate [M11.24].
    pub engaged_retaliates: bool,
    /// Damage lowers what a card deals [M11.25].
    pub damage_lowers: bool,
    /// Moves of a card in a turn [M13.3].
    pub moves: u8,
    /// A player block takes over the whole of an attack on several cards [M14.12].
    pub area_whole: bool,
    /// What would be drawn above seven is drawn, and discarded again [M3.2].
    pub draw_over: bool,
    /// Bonded cards may block [M15.4].
    pub bonded_block: bool,
    /// Cards may block for a player who has taken an attack [M11.17].
    pub block_after: bool,
    /// Whoever is at 0 by an effect and is damaged is destroyed [M11.26].
    pub continuous: bool,
    /// An attack pattern may be aimed at a player [M14.13].
    pub pattern_players: bool,
    /// Who was idle discards [M16.1].
    pub idle_rule: bool,
    /// The last turn there can be [M17.6].
    pub max_turns: u16,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            first: First::Bid,
            strict_payment: true,
            events_by_anyone: true,
            reinvest_foreign: true,
            all_disoriented: false,
            friendly_fire: true,
            retaliation_optional: false,
            engaged_retaliates: true,
            damage_lowers: true,
            moves: 1,
            area_whole: true,
            draw_over: false,
            bonded_block: true,
            block_after: false,
            continuous: false,
            pattern_players: true,
            idle_rule: false,
            max_turns: 200,
        }
    }
}

/// Everything decided before the first question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The rulings.
    pub choices: Choices,
    /// The deck of each seat, top card first.
    pub decks: Vec<Vec<CardId>>,
}

const SWITCH: &[&str] = &["off", "on"];
/// What may be said of a deck: the name of one that comes with the game, or its cards from the top.
const A_DECK: &[&str] = &[
    "compound-interest",
    "empty-chairs",
    "the-slow-audit",
    "body-and-soul",
    "first-light-on-the-dunes",
    "six-million-legs",
    "3 slug, 2 slug, …",
];

macro_rules! option {
    ($name:literal, $default:literal, $values:expr, $rule:literal) => {
        GameOption { name: $name, default: $default, values: $values, rule: $rule }
    };
}

/// Everything that can be chosen, in the order of the rules.
pub(crate) const OPTIONS: &[GameOption] = &[
    option!("noncharacters_disoriented", "off", SWITCH, "M1.10"),
    option!("deck_1", "", A_DECK, "M2.2"),
    option!("deck_2", "", A_DECK, "M2.2"),
    option!("deck_3", "", A_DECK, "M2.2"),
    option!("deck_4", "", A_DECK, "M2.2"),
    option!("deck_5", "", A_DECK, "M2.2"),
    option!("deck_6", "", A_DECK, "M2.2"),
    option!("deck_7", "", A_DECK, "M2.2"),
    option!("deck_8", "", A_DECK, "M2.2"),
    option!("deck_9", "", A_DECK, "M2.2"),
    option!("hand_cap", "no-draw", &["no-draw", "draw-then-discard"], "M3.2"),
    option!("first_player", "bid", &["bid", "random", "1-9"], "M4.2"),
    option!("events_by_anyone", "on", SWITCH, "M5.9"),
    option!("strict_payment", "on", SWITCH, "M6.7"),
    option!("reinvest_foreign_network", "on", SWITCH, "M9.4"),
    option!("friendly_fire", "on", SWITCH, "M11.4"),
    option!("block_after_player_block", "off", SWITCH, "M11.17"),
    option!("retaliation_optional", "off", SWITCH, "M11.23"),
    option!("engaged_retaliates", "on", SWITCH, "M11.24"),
    option!("damage_lowers_output", "on", SWITCH, "M11.25"),
    option!("damage_check_continuous", "off", SWITCH, "M11.26"),
    option!("move_per_turn", "1", &["1-2"], "M13.3"),
    option!("area_player_block", "whole-attack", &["whole-attack", "that-target"], "M14.12"),
    option!("pattern_may_attack_player", "on", SWITCH, "M14.13"),
    option!("bonded_can_block", "on", SWITCH, "M15.4"),
    option!("idle_rule", "off", SWITCH, "M16.1"),
    option!("max_turns", "200", &["1-250"], "M17.6"),
];

impl Choices {
    fn set(&mut self, option: &GameOption, value: &str, seats: u8) -> Result<(), SetupError> {
        let on = || option.is(value, "on");
        match option.name {
            "noncharacters_disoriented" => self.all_disoriented = on()?,
            "hand_cap" => self.draw_over = option.is(value, "draw-then-discard")?,
            "first_player" => {
                self.first = match value {
                    "bid" => First::Bid,
                    "random" => First::Random,
                    seat => {
                        let number = option.number(seat)?;
                        if number > seats {
                            return Err(option.bad(value));
                        }
                        First::Seat(Seat(number - 1))
                    }
                };
            }
            "events_by_anyone" => self.events_by_anyone = on()?,
            "strict_payment" => self.strict_payment = on()?,
            "reinvest_foreign_network" => self.reinvest_foreign = on()?,
            "friendly_fire" => self.friendly_fire = on()?,
            "block_after_player_block" => self.block_after = on()?,
            "retaliation_optional" => self.retaliation_optional = on()?,
            "engaged_retaliates" => self.engaged_retaliates = on()?,
            "damage_lowers_output" => self.damage_lowers = on()?,
            "damage_check_continuous" => self.continuous = on()?,
            "move_per_turn" => self.moves = option.number(value)?,
            "area_player_block" => self.area_whole = option.is(value, "whole-attack")?,
            "pattern_may_attack_player" => self.pattern_players = on()?,
            "bonded_can_block" => self.bonded_block = on()?,
            "idle_rule" => self.idle_rule = on()?,
            _ => self.max_turns = u16::from(option.number(value)?),
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
        if !(mode.min..=mode.max).contains(&seats) {
            return Err(SetupError::bad_seats(seats, mode));
        }
        let mut choices = Choices::default();
        let ready =
            |at: usize| deck::read(MegacorpDecks::READY[at % MegacorpDecks::READY.len()].name);
        let mut decks: Vec<Vec<CardId>> =
            (0..usize::from(seats)).map(|at| ready(at).unwrap_or_default()).collect();
        for (name, value) in options {
            let option = GameOption::named(OPTIONS, name)?;
            if let Some(seat) = name.strip_prefix("deck_") {
                let cards = deck::read(value).ok_or_else(|| option.bad(value))?;
                let at: usize = seat.parse().unwrap_or_default();
                // A deck for a seat that nobody has is refused like an unknown value.
                let place = at.checked_sub(1).and_then(|at| decks.get_mut(at));
                *place.ok_or_else(|| option.bad(value))? = cards;
            } else {
                choices.set(option, value, seats)?;
            }
        }
        let setup = Self { choices, decks };
        setup.check()?;
        Ok(setup)
    }

    /// Refuses decks that are not legal [M2.2] to [M2.4].
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        for (seat, deck) in self.decks.iter().enumerate() {
            let list: Vec<Listed> = (1..)
                .zip(deck)
                .map(|(line, card)| Listed { line, card: Some(u16::from(card.0) + 1), count: 1 })
                .collect();
            if let Some(fault) = MegacorpDecks::faults("", &list).into_iter().next() {
                let msg = Msg::new("setup-deck")
                    .with("seat", Seat(seat as u8))
                    .with("fault", fault.words)
                    .with("mend", fault.mend);
                return Err(SetupError(msg));
            }
        }
        Ok(())
    }

    /// What players should know before: the set is our reconstruction [M20.24].
    pub(crate) fn warnings() -> Vec<Msg> {
        Vec::from([Msg::new("note-ours")])
    }
}

/// The cards of a deck as one line, top card first, in the form that a setup reads.
pub fn deck_line(deck: &[CardId]) -> String {
    let mut line = String::new();
    let mut rest = deck;
    while let [card, ..] = rest {
        let same = rest.iter().take_while(|other| *other == card).count();
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&format!("{same} {}", card.card().slug));
        rest = &rest[same..];
    }
    line
}
