//! What is decided before the first question: the edition of the rules, the options and the two decks.

use crate::cards::CardId;
use crate::deck::{BerserkDecks, Edition, Profile, Supplement};
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Decks, GameOption, Listed, Mode, Msg, Seat, SetupError, Words};
use deckhand_parts::{ReadOption as _, SetupFault as _};
use serde::{Deserialize, Serialize};

/// The editions as ways to play, the usual one first [B1.2].
pub(crate) const MODES: &[Mode] = &[
    Mode { name: "relaunch", min: 2, max: 2, usual: 2, together: false },
    Mode { name: "classic", min: 2, max: 2, usual: 2, together: false },
];

/// Who becomes First [B3.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// The player with the higher die chooses.
    Choice,
    /// The player with the higher die.
    Roll,
    /// This seat.
    Seat(Seat),
}

/// The rulings and sizes chosen for a game [B14.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choices {
    /// The edition [B1.2].
    pub edition: Edition,
    /// The fewest cards of a deck [B1.3].
    pub deck_min: u8,
    /// Whether cards of our supplement may be used [B1.7].
    pub supplement: bool,
    /// Who becomes First [B3.1].
    pub first_player: FirstPlayer,
    /// The most redeals of each player, if there is a bound [B3.4].
    pub redeals: Option<u8>,
    /// A step can be answered [B8.3].
    pub steps_use_stack: bool,
    /// The rule of the last flyers [B7.15].
    pub last_flyers: bool,
    /// Any flyer may defend against a flyer that strikes the ground [B9.26].
    pub flyers_defend_ground: bool,
    /// Special and magic strikes can be defended against [B9.27].
    pub defend_other_strikes: bool,
    /// After how many quiet turns the game is a draw [B13.6].
    pub quiet_turns: u8,
    /// After which turn the game is a draw [B13.8].
    pub last_turn: u8,
}

/// What a game is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Options.
    pub choices: Choices,
    /// The deck of each seat.
    pub decks: [Vec<CardId>; 2],
}

const SWITCH: &[&str] = &["off", "on"];
/// What may be said of a deck: the name of one that comes with the game, or its cards.
const A_DECK: &[&str] = &[
    "wall-of-the-steppe",
    "halls-of-the-forebears",
    "green-bow",
    "black-water",
    "twice-living",
    "night-raid",
    "moss-and-mire",
    "wind-and-stone",
    "anothers-will",
    "3 slug, 2 slug, …",
];

macro_rules! option {
    ($name:literal, $default:literal, $values:expr, $rule:literal) => {
        GameOption { name: $name, default: $default, values: $values, rule: $rule }
    };
}

/// Everything that can be chosen, in the order of the rules.
pub(crate) const OPTIONS: &[GameOption] = &[
    option!("deck_1", "", A_DECK, "B1.1"),
    option!("deck_2", "", A_DECK, "B1.1"),
    option!("deck_min", "30", &["20-50"], "B1.3"),
    option!("supplement", "on", SWITCH, "B1.7"),
    option!("first_player", "choice", &["choice", "roll", "1-2"], "B3.1"),
    option!("redeals", "unlimited", &["unlimited", "0-25"], "B3.4"),
    option!("last_flyers", "", SWITCH, "B7.15"),
    option!("steps_use_stack", "on", SWITCH, "B8.3"),
    option!("flyers_defend_ground", "off", SWITCH, "B9.26"),
    option!("defend_other_strikes", "off", SWITCH, "B9.27"),
    option!("quiet_turns", "40", &["1-200"], "B13.6"),
    option!("last_turn", "200", &["1-250"], "B13.8"),
];

impl Choices {
    /// The usual choices of an edition.
    pub fn usual(edition: Edition) -> Self {
        Self {
            edition,
            deck_min: 30,
            supplement: true,
            first_player: FirstPlayer::Choice,
            redeals: None,
            steps_use_stack: true,
            last_flyers: edition == Edition::Relaunch,
            flyers_defend_ground: false,
            defend_other_strikes: false,
            quiet_turns: 40,
            last_turn: 200,
        }
    }

    /// Sets one option.
    fn set(&mut self, option: &GameOption, value: &str) -> Result<(), SetupError> {
        match option.name {
            "deck_min" => self.deck_min = option.number(value)?,
            "supplement" => self.supplement = option.is(value, "on")?,
            "first_player" => {
                self.first_player = match value {
                    "choice" => FirstPlayer::Choice,
                    "roll" => FirstPlayer::Roll,
                    seat => FirstPlayer::Seat(Seat(option.number(seat)? - 1)),
                };
            }
            "redeals" => {
                self.redeals =
                    if value == "unlimited" { None } else { Some(option.number(value)?) };
            }
            "last_flyers" => self.last_flyers = option.is(value, "on")?,
            "steps_use_stack" => self.steps_use_stack = option.is(value, "on")?,
            "flyers_defend_ground" => self.flyers_defend_ground = option.is(value, "on")?,
            "defend_other_strikes" => self.defend_other_strikes = option.is(value, "on")?,
            "quiet_turns" => self.quiet_turns = option.number(value)?,
            _ => self.last_turn = option.number(value)?,
        }
        Ok(())
    }

    fn profile(&self) -> Profile {
        Profile {
            name: match self.edition {
                Edition::Relaunch => "relaunch",
                Edition::Classic => "classic",
            },
            edition: self.edition,
            least: u16::from(self.deck_min),
            supplement: if self.supplement { Supplement::On } else { Supplement::Off },
        }
    }

    /// Gold and silver of First and of Second [B3.2].
    pub(crate) fn crystals(&self, first: bool) -> (u8, u8) {
        match (self.edition, first) {
            (Edition::Relaunch, true) => (24, 22),
            (Edition::Relaunch, false) => (25, 23),
            (Edition::Classic, true) => (23, 22),
            (Edition::Classic, false) => (23, 23),
        }
    }
}

impl Setup {
    /// The setup of a mode with these options.
    pub fn new(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Self, SetupError> {
        let edition = match mode {
            "relaunch" => Edition::Relaunch,
            "classic" => Edition::Classic,
            _ => return Err(SetupError::unknown_mode(mode, MODES)),
        };
        if seats != 2 {
            return Err(SetupError::bad_seats(seats, &MODES[edition as usize]));
        }
        let mut choices = Choices::usual(edition);
        let usual = match edition {
            Edition::Relaunch => ["wall-of-the-steppe", "halls-of-the-forebears"],
            Edition::Classic => ["moss-and-mire", "wind-and-stone"],
        };
        let mut decks = [deck(usual[0]), deck(usual[1])].map(Option::unwrap_or_default);
        for (name, value) in options {
            let option = GameOption::named(OPTIONS, name)?;
            let cards = || deck(value).ok_or_else(|| option.bad(value));
            match name.as_str() {
                "deck_1" => decks[0] = cards()?,
                "deck_2" => decks[1] = cards()?,
                _ => choices.set(option, value)?,
            }
        }
        let setup = Self { choices, decks };
        setup.check()?;
        Ok(setup)
    }

    /// Refuses illegal decks [B1.9], and what can not be dealt.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        for (seat, deck) in self.decks.iter().enumerate() {
            let list: Vec<Listed> = deck
                .iter()
                .enumerate()
                .map(|(at, card)| Listed {
                    line: at as u32 + 1,
                    card: Some(card.card().number),
                    count: 1,
                })
                .collect();
            if let Some(fault) = self.choices.profile().faults(&list).into_iter().next() {
                let msg = Msg::new("setup-deck")
                    .with("seat", Seat(seat as u8))
                    .with("fault", fault.words)
                    .with("mend", fault.mend);
                return Err(SetupError(msg));
            }
        }
        Ok(())
    }

    /// The mode of this setup.
    pub(crate) fn mode(&self) -> &'static str {
        MODES[self.choices.edition as usize].name
    }

    /// What is worth knowing about the decks.
    pub(crate) fn warnings(&self) -> Vec<Msg> {
        let mut ours: Vec<CardId> =
            self.decks.iter().flatten().copied().filter(|card| card.card().is_ours()).collect();
        ours.sort_unstable();
        ours.dedup();
        if ours.is_empty() {
            return Vec::new();
        }
        let names: Vec<Msg> = ours.into_iter().map(|card| card.card().words()).collect();
        Vec::from([Msg::new("note-ours").with("cards", names)])
    }
}

/// The cards of a deck: one that comes with the game by its name, or a list such as `3 troll, 1 undina`.
fn deck(text: &str) -> Option<Vec<CardId>> {
    if let Some(ready) = BerserkDecks::READY.iter().find(|ready| ready.name == text) {
        let lines =
            ready.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        return cards(lines);
    }
    text.starts_with(|c: char| c.is_ascii_digit()).then(|| cards(text.split(','))).flatten()
}

fn cards<'l>(lines: impl Iterator<Item = &'l str>) -> Option<Vec<CardId>> {
    let mut cards = Vec::new();
    for line in lines {
        let (count, slug) = line.trim().split_once(' ')?;
        let card = CardId::named(slug.trim())?;
        let count: usize = count.parse().ok().filter(|count| *count <= 50)?;
        cards.extend(core::iter::repeat_n(card, count));
    }
    Some(cards)
}

/// The cards of a deck as one line, in the form that [`Setup::new`] reads.
pub fn deck_line(deck: &[CardId]) -> String {
    let mut line = String::new();
    let mut rest = deck;
    while let Some(&card) = rest.first() {
        let count = rest.iter().take_while(|&&other| other == card).count();
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&count.to_string());
        line.push(' ');
        line.push_str(card.card().slug);
        rest = &rest[count..];
    }
    line
}
