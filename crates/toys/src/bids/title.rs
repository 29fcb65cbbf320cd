//! What Bids tells about itself.

use super::{Bids, BidsSetup, BidsView, HIGHEST, Laid, book::RULEBOOK, card_name};
use crate::{
    TEXTS,
    notation::{check_mode, no_options},
};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use deckhand_kernel::{
    Arg, CardFace, GameOption, Mode, Msg, Rulebook, Seat, SetupError, Speaker, Title, Viewer,
    fingerprint,
};

impl Title for Bids {
    const NAME: &'static str = "bids";
    const MODES: &'static [Mode] =
        &[Mode { name: "bids", min: 2, max: 4, usual: 3, together: false }];
    const OPTIONS: &'static [GameOption] = &[];

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        TEXTS
    }

    fn setup(mode: &str, seats: u8, options: &[(String, String)]) -> Result<BidsSetup, SetupError> {
        check_mode(Self::MODES, mode, seats)?;
        no_options(options)?;
        Ok(BidsSetup { seats })
    }

    fn warnings(_setup: &BidsSetup) -> Vec<Msg> {
        Vec::new()
    }

    fn describe(setup: &BidsSetup) -> (&'static str, u8) {
        ("bids", setup.seats)
    }

    fn cards() -> Vec<CardFace> {
        let face = |card: u8| CardFace {
            number: u16::from(card),
            id: card.to_string(),
            name: card_name(card),
            text: Vec::new(),
            kind: "number",
            facts: Vec::new(),
            rules: vec!["B1"],
            ours: true,
        };
        (1..=HIGHEST).map(face).collect()
    }

    fn catalogue_fingerprint() -> u64 {
        fingerprint(&HIGHEST)
    }

    fn picture(view: &BidsView, _viewer: Viewer, speaker: &dyn Speaker) -> String {
        let mut lines = Vec::new();
        for (seat, points) in (0..).map(Seat).zip(&view.points) {
            let say = Msg::new("bids-picture-points").with("seat", seat).with("points", *points);
            let laid = match view.laid[seat.index()] {
                Laid::Nothing => String::new(),
                Laid::FaceDown => " [?]".into(),
                Laid::Known(bid) => format!(" [{bid}]"),
            };
            lines.push(speaker.say(&say) + &laid);
            if let Some(hand) = &view.hands[seat.index()] {
                let cards: Vec<Arg> = hand.iter().map(|&card| card_name(card).into()).collect();
                let say = Msg::new("bids-picture-hand").with("cards", Arg::List(cards));
                lines.push(speaker.say(&say));
            }
        }
        lines.push(speaker.say(&Msg::new("bids-picture-deck").with("count", view.deck as i64)));
        lines.join("\n")
    }

    fn result(&self) -> Vec<Msg> {
        if !self.is_over() {
            return Vec::new();
        }
        let leaders: Vec<Seat> = self.leaders().iter().collect();
        let id = if leaders.len() == 1 { "toy-won" } else { "toy-shared" };
        vec![Msg::new(id).with("seats", leaders)]
    }
}
