//! Megacorp as a product: modes, options, rulebook, cards and texts.

use crate::cards::{ALL, CARDS, CardId};
use crate::event::{Event, cost_list};
use crate::pay::Points;
use crate::picture::keyword_words;
use crate::rule;
use crate::setup::{MODES, OPTIONS, Setup};
use crate::state::Megacorp;
use crate::text::{Side, When};
use crate::view::View;
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{
    CardFace, GameOption, Mode, Msg, Outcome, Rulebook, Seat, SetupError, Speaker, Title, Told,
    Viewer, Words, fingerprint,
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

/// The sentence of this number, from 1, of a card.
pub(crate) fn sentence(card: CardId, number: u8) -> Msg {
    Msg::new(format!("text-{}-{number}", card.card().slug))
}

/// A valuation in words, to be put into a sentence.
pub(crate) fn valuation(cost: Points) -> Msg {
    Msg::new("part-cost").with("points", cost_list(&cost))
}

/// All cards as they are printed.
pub(crate) fn faces() -> Vec<CardFace> {
    (0..ALL as u8).map(|card| face(CardId(card))).collect()
}

fn face(card: CardId) -> CardFace {
    let print = card.card();
    let mut text = vec![
        Msg::new("face-kind")
            .with("type", print.kind.words())
            .with("faction", print.faction.words()),
    ];
    if !print.subtypes.is_empty() {
        let subtypes: Vec<Msg> = print.subtypes.iter().map(Words::words).collect();
        text.push(Msg::new("face-subtypes").with("subtypes", subtypes));
    }
    text.push(Msg::new("valuation").with("points", cost_list(&print.cost)));
    if let Some(bond) = print.bond {
        let side = if bond.side == Side::Enemy { "enemy" } else { "own" };
        text.push(Msg::new(format!("bond-character-{side}")));
    }
    text.extend(print.keywords.iter().map(|&keyword| keyword_words(keyword)));
    text.extend((1..=print.says.len() as u8).map(|number| sentence(card, number)));
    if print.real {
        text.push(Msg::new("provenance-real"));
    }
    let points: Vec<String> = print.cost.iter().map(ToString::to_string).collect();
    let mut facts = vec![("valuation", print.total().to_string()), ("points", points.join("-"))];
    if !print.is_event() {
        for (name, score) in ["iq", "eq", "mq", "bq"].into_iter().zip(print.scores) {
            facts.push((name, score.map_or_else(|| "–".to_string(), |score| score.to_string())));
        }
    }
    let mut rules = vec!["M20.24"];
    if print.says.iter().any(|said| said.when == When::Respond) {
        rules.push("M20.1");
    }
    CardFace {
        number: u16::from(card.0) + 1,
        id: print.slug.to_string(),
        name: card.words(),
        text,
        kind: print.kind.name(),
        facts,
        rules,
        // A published name with numbers and texts of ours says so itself [M20.24].
        ours: !print.real,
    }
}

impl Title for Megacorp {
    const NAME: &'static str = "megacorp";
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

    fn describe(setup: &Setup) -> (&'static str, u8) {
        (MODES[0].name, setup.decks.len() as u8)
    }

    fn cards() -> Vec<CardFace> {
        faces()
    }

    fn catalogue_fingerprint() -> u64 {
        fingerprint(&format!("{CARDS:?}"))
    }

    fn picture(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
        crate::picture::draw(view, viewer, speaker)
    }

    fn told_as_one(told: &[Told<Event>]) -> Option<(usize, Msg)> {
        crate::told::as_one(told)
    }

    fn result(&self) -> Vec<Msg> {
        let Some(outcome) = self.outcome else { return vec![] };
        let mut lines = vec![match outcome {
            Outcome::Won(seats) => {
                Msg::new("result-won").with("seats", seats.iter().collect::<Vec<Seat>>())
            }
            Outcome::Drawn(seats) => {
                Msg::new("result-drawn").with("seats", seats.iter().collect::<Vec<Seat>>())
            }
            Outcome::Lost => Msg::new("result-drawn").with("seats", Vec::<Seat>::new()),
        }];
        for seat in self.living() {
            let player = self.player(seat);
            lines.push(
                Msg::new("result-cards")
                    .with("seat", seat)
                    .with("hand", player.hand.len() as i64)
                    .with("deck", i64::from(player.deck.size)),
            );
        }
        lines.push(Msg::new("result-turns").with("count", i64::from(self.turns)));
        lines
    }
}
