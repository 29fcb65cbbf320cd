//! What a bot thought about its last answer: the answers it compared, how often it played each on, and what came of it.
//!
//! That says a good deal about what the bot holds, so it is told only where everybody has agreed.

use crate::sim::decimal;
use deckhand_kernel::{Msg, Seat, Speaker as _, Thoughts, Title};
use deckhand_table::offer_text;
use deckhand_words::Speech;

/// So many answers are told.
const TOLD: usize = 6;

/// What this seat thought in the position before its answer, line by line, the chosen answer first.
pub(crate) fn lines<G: Title>(
    speech: &Speech,
    seat: Seat,
    before: &G,
    thoughts: &Thoughts<G::Action>,
) -> Vec<String> {
    let mut lines = vec![speech.say(&Msg::new("cli-bot-head").with("seat", seat))];
    for alternative in thoughts.alternatives.iter().take(TOLD) {
        let words = before.phrase(seat, alternative.action);
        let msg = Msg::new("cli-bot-alternative")
            .with("action", offer_text::phrase(speech, &words))
            .with("percent", decimal(speech.lang(), alternative.value * 100.0, 1))
            .with("visits", i64::from(alternative.visits));
        lines.push(format!("  {}", speech.say(&msg)));
    }
    let left = thoughts.offered.saturating_sub(TOLD.min(thoughts.alternatives.len()));
    let msg = Msg::new("cli-bot-basis")
        .with("redeals", i64::from(thoughts.redeals))
        .with("offered", thoughts.offered as i64)
        .with("left", left as i64);
    lines.push(speech.say(&msg));
    lines
}
