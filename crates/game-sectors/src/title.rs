//! Sectors as a product: modes, options, rulebook, cards and texts.

use crate::cards::{CARDS, CardId, Faction, Kind, RED_YIELD, Sector};
use crate::rule;
use crate::setup::{MODES, OPTIONS, Setup};
use crate::state::Sectors;
use crate::view::View;
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{
    CardFace, GameOption, Mode, Msg, Outcome, Rulebook, Seat, SetupError, Speaker, Title, Viewer,
    Words, fingerprint,
};

/// The Fluent files of the game in the order of the languages.
pub(crate) const TEXTS: [&str; 3] = [
    concat!(
        include_str!("../texts/en.ftl"),
        include_str!("../texts/cards.en.ftl"),
        include_str!("../texts/scene.en.ftl")
    ),
    concat!(
        include_str!("../texts/de.ftl"),
        include_str!("../texts/cards.de.ftl"),
        include_str!("../texts/scene.de.ftl")
    ),
    concat!(
        include_str!("../texts/ru.ftl"),
        include_str!("../texts/cards.ru.ftl"),
        include_str!("../texts/scene.ru.ftl")
    ),
];

/// The sentence of this number, from 1, of a card or an ability.
pub(crate) fn sentence(card: CardId, number: u8) -> Msg {
    match card.faction() {
        Some(faction) if !card.is_program() => Msg::new(format!("ability-{}-text", faction.name())),
        None if card == RED_YIELD => Msg::new("ability-red-yield-text"),
        _ => Msg::new(format!("text-{}-{number}", card.card().slug)),
    }
}

/// All sentences of a card.
pub(crate) fn sentences(card: CardId) -> Vec<Msg> {
    (1..=card.says().len() as u8).map(|number| sentence(card, number)).collect()
}

/// A card: its faction and marks, then its sentences.
fn face(card: CardId) -> CardFace {
    let print = card.card();
    let mut text = vec![];
    if let Some(faction) = card.faction() {
        let marks: Vec<Msg> = Sector::ALL
            .into_iter()
            .filter(|sector| print.marks >> *sector as u8 & 1 == 1)
            .map(|sector| sector.words())
            .collect();
        text.push(Msg::new("face-marks").with("faction", faction.words()).with("sectors", marks));
    }
    text.extend(sentences(card));
    if print.named {
        text.push(Msg::new("face-named"));
    }
    let number = |number: Option<String>| number.unwrap_or_else(|| "X".to_string());
    let cost = number(print.cost.map(|cost| cost.to_string()));
    let mut facts = vec![(if card.is_program() { "cost" } else { "price" }, cost)];
    if matches!(print.kind, Kind::Program | Kind::Daemon) {
        facts.push(("ctrl", number(print.ctrl.map(|ctrl| ctrl.to_string()))));
    }
    if card.is_program() {
        let marked = |sector: &Sector| print.marks >> *sector as u8 & 1 == 1;
        let letter = |sector: Sector| ["R", "Y", "B"][sector as usize];
        facts.push(("marks", Sector::ALL.into_iter().filter(marked).map(letter).collect()));
    }
    if print.kind == Kind::Virus {
        facts.push(("data", print.data.to_string()));
    }
    CardFace {
        number: u16::from(card.0) + 1,
        id: card.notation().to_string(),
        name: card.words(),
        text,
        kind: print.kind.name(),
        facts,
        rules: vec![rule::RULEBOOK.rule(rule::S17_1).id],
        // A card that the source names is ours in its numbers only, and says so [S17.1].
        ours: !print.named,
    }
}

/// An ability, or the red yield: no card, but something with a text that people look for, and that effects come from.
fn ability(card: CardId) -> CardFace {
    let mut text = vec![];
    if let Some(faction) = card.faction() {
        text.push(Msg::new("face-ability").with("faction", faction.words()));
    }
    text.push(sentence(card, 1));
    let (kind, rule, ours) = match card.faction() {
        None => ("yield", rule::S8_4, false),
        Some(faction) => {
            let (rule, ours) = match faction {
                Faction::Frz => (rule::S15_2, false),
                Faction::Zrd => (rule::S15_5, false),
                Faction::Dmp => (rule::S15_12, false),
                Faction::Bat => (rule::S15_20, true),
                Faction::Ded => (rule::S15_21, false),
                Faction::Hex => (rule::S15_22, true),
                Faction::Sld => (rule::S15_23, true),
                Faction::Bug => (rule::S15_24, true),
                Faction::Swm => (rule::S15_25, true),
                Faction::Mod => (rule::S15_26, true),
            };
            ("ability", rule, ours)
        }
    };
    CardFace {
        number: u16::from(card.0) + 1,
        id: card.notation().to_string(),
        name: card.words(),
        text,
        kind,
        facts: vec![],
        rules: vec![rule::RULEBOOK.rule(rule).id],
        ours,
    }
}

impl Title for Sectors {
    const NAME: &'static str = "sectors";
    const MODES: &'static [Mode] = MODES;
    const OPTIONS: &'static [GameOption] = OPTIONS;

    fn rulebook() -> &'static Rulebook {
        &rule::RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        TEXTS
    }

    fn setup(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Setup, SetupError> {
        Setup::new(mode, seats, options)
    }

    fn warnings(_setup: &Setup) -> Vec<Msg> {
        Setup::warnings()
    }

    fn describe(_setup: &Setup) -> (&'static str, u8) {
        (MODES[0].name, 2)
    }

    fn cards() -> Vec<CardFace> {
        let abilities = Faction::ALL.map(Faction::ability).into_iter().chain([RED_YIELD]);
        (0..CARDS.len() as u8).map(CardId).map(face).chain(abilities.map(ability)).collect()
    }

    fn catalogue_fingerprint() -> u64 {
        fingerprint(&format!("{CARDS:?}"))
    }

    fn picture(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
        crate::picture::draw(view, viewer, speaker)
    }

    fn result(&self) -> Vec<Msg> {
        let Some(outcome) = self.outcome else { return vec![] };
        let mut lines = vec![match outcome {
            Outcome::Won(seats) => {
                Msg::new("result-won").with("seats", seats.iter().collect::<Vec<Seat>>())
            }
            Outcome::Drawn(_) | Outcome::Lost => Msg::new("result-drawn"),
        }];
        for seat in [Seat(0), Seat(1)] {
            let [red, yellow, blue] = self.disks[seat.index()];
            lines.push(
                Msg::new("result-disks")
                    .with("seat", seat)
                    .with("count", i64::from(self.disk_count(seat)))
                    .with("red", red)
                    .with("yellow", yellow)
                    .with("blue", blue),
            );
        }
        lines.push(Msg::new("result-rounds").with("count", i64::from(self.round)));
        lines
    }
}
