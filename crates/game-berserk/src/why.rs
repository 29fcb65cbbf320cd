//! Why not? The rule that forbids an answer, and the smallest reason in words.

use crate::action::Action;
use crate::ask::Ask;
use crate::state::Berserk;
use deckhand_kernel::{Msg, Refusal, Seat, Words};

/// The reason why a seat that is asked `ask` can not answer `action`, given that it is not offered.
pub(crate) fn reason(_game: &Berserk, _seat: Seat, ask: Ask, action: Action) -> Refusal {
    Refusal {
        rule: ask.rule(),
        because: Msg::new("refuse-question")
            .with("answer", action.words())
            .with("question", ask.words()),
    }
}
