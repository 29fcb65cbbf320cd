//! Leduc poker as a product: mode, rulebook, cards and texts.

use crate::card::{Card, Rank};
use crate::rule;
use crate::state::{End, Leduc};
use crate::view::View;
use alloc::{string::String, string::ToString, vec, vec::Vec};
use deckhand_kernel::{
    CardFace, GameOption, Mode, Msg, Rulebook, SetupError, Speaker, Title, Viewer, Words,
    fingerprint,
};
use deckhand_parts::{ReadOption as _, SetupFault as _};
use serde::{Deserialize, Serialize};

/// What a hand is dealt from: nothing but chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {}

/// A card as the catalogue shows it.
fn face(card: Card) -> CardFace {
    CardFace {
        number: card as u16 + 1,
        id: card.name().to_string(),
        name: card.words(),
        text: Vec::new(),
        kind: match card.rank() {
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
        },
        facts: Vec::new(),
        rules: vec![rule::RULEBOOK.rule(rule::L1_2).id],
        ours: false,
    }
}

impl Title for Leduc {
    const NAME: &'static str = "leduc";
    const MODES: &'static [Mode] =
        &[Mode { name: "limit", min: 2, max: 2, usual: 2, together: false }]; // [L1.1]
    const OPTIONS: &'static [GameOption] = &[];

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
        let known = Self::MODES.iter().find(|known| known.name == mode);
        let known = known.ok_or_else(|| SetupError::unknown_mode(mode, Self::MODES))?;
        if !(known.min..=known.max).contains(&seats) {
            return Err(SetupError::bad_seats(seats, known));
        }
        for (name, _) in options {
            GameOption::named(Self::OPTIONS, name)?;
        }
        Ok(Setup {})
    }

    fn warnings(_setup: &Setup) -> Vec<Msg> {
        Vec::new()
    }

    fn describe(_setup: &Setup) -> (&'static str, u8) {
        (Self::MODES[0].name, 2)
    }

    fn cards() -> Vec<CardFace> {
        Card::ALL.into_iter().map(face).collect()
    }

    fn catalogue_fingerprint() -> u64 {
        fingerprint(&Card::ALL.map(Card::name))
    }

    fn picture(view: &View, _viewer: Viewer, speaker: &dyn Speaker) -> String {
        crate::picture::draw(view, speaker)
    }

    fn result(&self) -> Vec<Msg> {
        match self.end().map(End::winner) {
            None => Vec::new(),
            Some(None) => vec![Msg::new("result-shared")],
            Some(Some(seat)) => {
                vec![Msg::new("result-won").with("seat", seat).with("count", self.chips(seat))]
            }
        }
    }
}
