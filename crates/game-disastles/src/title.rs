//! Disastles as a product: modes, options, rulebook, cards and texts.

use crate::cards::{ALL, CARDS, CardId, Kind};
use crate::rule;
use crate::setup::{MODES, OPTIONS, Setup};
use crate::state::Disastles;
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

impl Title for Disastles {
    const NAME: &'static str = "disastles";
    const MODES: &'static [Mode] = MODES;
    const OPTIONS: &'static [GameOption] = OPTIONS;

    fn rulebook() -> &'static Rulebook {
        &rule::RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        [
            include_str!("../texts/en.ftl"),
            include_str!("../texts/de.ftl"),
            include_str!("../texts/ru.ftl"),
        ]
    }

    fn setup(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Setup, SetupError> {
        Setup::new(mode, seats, options)
    }

    fn warnings(setup: &Setup) -> Vec<Msg> {
        setup.warnings()
    }

    fn describe(setup: &Setup) -> (&'static str, u8) {
        (setup.choices.way.name(), setup.seats)
    }

    fn cards() -> Vec<CardFace> {
        (0..ALL as u8).map(CardId).map(face).collect()
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
            Outcome::Won(seats) if self.together() => {
                Msg::new("result-survived").with("seats", seats.iter().collect::<Vec<Seat>>())
            }
            Outcome::Won(seats) => Msg::new("result-won")
                .with("seats", seats.iter().collect::<Vec<Seat>>())
                .with("count", i64::from(seats.len())),
            Outcome::Drawn(seats) => Msg::new("result-tied")
                .with("seats", seats.iter().collect::<Vec<Seat>>())
                .with("count", i64::from(seats.len())),
            Outcome::Lost => Msg::new("result-lost"),
        }];
        let castles = if self.together() { 1 } else { self.seats };
        for castle in 0..castles {
            if !self.stands(castle) {
                if !self.together() {
                    lines.push(Msg::new("result-fallen").with("seat", Seat(castle)));
                }
                continue;
            }
            let worth = self.worth(castle);
            let line = if self.together() {
                Msg::new("result-castle-common")
            } else {
                Msg::new("result-castle").with("seat", Seat(castle))
            };
            lines.push(
                line.with("treasure", worth.treasure)
                    .with("rooms", worth.rooms)
                    .with("connections", worth.connections()),
            );
        }
        if self.together() && outcome != Outcome::Lost {
            let halves = self.score_halves();
            let id = if halves.is_multiple_of(2) { "result-score" } else { "result-score-half" };
            lines.push(Msg::new(id).with("score", halves / 2));
        }
        lines
    }
}

/// A card as the catalogue shows it.
fn face(card: CardId) -> CardFace {
    let print = card.card();
    let mut facts = vec![];
    if matches!(print.kind, Kind::Disaster | Kind::Catastrophe) {
        for (symbol, (fixed, per)) in ["diamond", "cross", "moon"].into_iter().zip(print.damage) {
            facts.push((symbol, damage_text(fixed, per)));
        }
    } else {
        facts.push(("walls", print.walls.to_string()));
    }
    if print.kind == Kind::Vault {
        facts.push(("treasure", print.treasure.to_string()));
    }
    let rulebook = &rule::RULEBOOK;
    let mut text: Vec<Msg> = print.text.iter().map(Words::words).collect();
    if print.kind == Kind::Vault && print.treasure > 0 {
        text.insert(0, Msg::new("text-treasure").with("count", print.treasure));
    }
    CardFace {
        number: u16::from(print.number),
        id: card.notation(),
        name: card.name(),
        text,
        kind: print.kind.name(),
        facts,
        rules: vec![rulebook.rule(print.rule).id],
        ours: false,
    }
}

/// Damage as it is printed: `2`, `X`, `1+X`, `2X`.
fn damage_text(fixed: u8, per: u8) -> String {
    let x = match per {
        0 => String::new(),
        1 => "X".to_string(),
        more => format!("{more}X"),
    };
    match (fixed, per) {
        (_, 0) => fixed.to_string(),
        (0, _) => x,
        _ => format!("{fixed}+{x}"),
    }
}
