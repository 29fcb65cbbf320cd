//! The position as lines of text: cards, bets of each round, pot. Made to be read by a screen reader from top to bottom,
//! and to fit into 80 columns.

use crate::state::SEATS;
use crate::view::View;
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Msg, Speaker, Words};

/// Draws a view.
pub(crate) fn draw(view: &View, speaker: &dyn Speaker) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut say = |msg: Msg| lines.push(speaker.say(&msg));
    for seat in SEATS {
        let line = match view.cards[seat.index()] {
            Some(card) => Msg::new("picture-card").with("card", card.words()),
            None => Msg::new("picture-hidden"),
        };
        say(line.with("seat", seat).with("count", view.paid[seat.index()]));
    }
    say(match view.public {
        Some(card) => Msg::new("picture-public").with("card", card.words()),
        None => Msg::new("picture-no-public"),
    });
    for (number, answers) in (1_u8..).zip(&view.answers) {
        if !answers.is_empty() {
            let said = answers.iter().map(|answer| Msg::new(format!("verb-{answer}")));
            let said: Vec<Msg> = said.collect();
            let line = Msg::new("picture-round").with("number", number).with("seat", SEATS[0]);
            say(line.with("answers", said));
        }
    }
    say(Msg::new("picture-pot").with("count", view.pot));
    lines.join("\n")
}
