//! Berserk as a product: modes, options, rulebook, cards and texts.

use crate::cards::CARDS;
use crate::face;
use crate::rule;
use crate::says;
use crate::setup::{MODES, OPTIONS, Setup};
use crate::state::Berserk;
use crate::view::View;
use alloc::{format, string::String, vec, vec::Vec};
use deckhand_kernel::{
    CardFace, GameOption, Mode, Msg, Outcome, Rulebook, Seat, SetupError, Speaker, Title, Viewer,
    fingerprint,
};

/// The Fluent files of one language, one after the other.
macro_rules! texts_in {
    ($lang:literal) => {
        concat!(
            include_str!(concat!("../texts/", $lang, ".ftl")),
            include_str!(concat!("../texts/battle.", $lang, ".ftl")),
            include_str!(concat!("../texts/why.", $lang, ".ftl")),
            include_str!(concat!("../texts/scene.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/steppe.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/mountains.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/forest.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/swamp.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/darkness.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/neutral.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/supplement.", $lang, ".ftl")),
            include_str!(concat!("../texts/cards/later.", $lang, ".ftl")),
        )
    };
}

/// The Fluent files of the game in the order of the languages.
pub(crate) const TEXTS: [&str; 3] = [texts_in!("en"), texts_in!("de"), texts_in!("ru")];

impl Title for Berserk {
    const NAME: &'static str = "berserk";
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

    fn warnings(setup: &Setup) -> Vec<Msg> {
        setup.warnings()
    }

    fn describe(setup: &Setup) -> (&'static str, u8) {
        (setup.mode(), 2)
    }

    fn cards() -> Vec<CardFace> {
        face::all()
    }

    fn catalogue_fingerprint() -> u64 {
        fingerprint(&format!("{CARDS:?} {:?}", says::all()))
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
            let left = self.squad(seat).filter(|&unit| self.unit(unit).print().is_creature());
            lines.push(
                Msg::new("result-squad").with("seat", seat).with("count", left.count() as i64),
            );
        }
        lines.push(Msg::new("result-turns").with("count", self.turns));
        lines
    }
}
