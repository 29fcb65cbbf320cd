//! Why not? The smallest reason for each answer that is not offered.

use crate::action::Action;
use crate::rule;
use crate::state::{BETS, Leduc};
use deckhand_kernel::{Msg, Refusal, Seat};

impl Leduc {
    /// Why this answer is not among the offers of this seat; `None` exactly when it is.
    pub(crate) fn refuses(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.options(seat).contains(&action) {
            return None;
        }
        let Some(turn) = self.turn() else {
            return Some(Refusal { rule: rule::L1_1, because: Msg::new("refuse-over") });
        };
        if turn != seat {
            let because = Msg::new("refuse-not-in-turn").with("seat", turn);
            return Some(Refusal { rule: rule::L3_2, because });
        }
        let bet = BETS[self.round()];
        let (rule, because) = match action {
            Action::Check => (rule::L3_3, Msg::new("refuse-check").with("count", bet)),
            Action::Bet => (rule::L3_4, Msg::new("refuse-bet")),
            Action::Call => (rule::L3_5, Msg::new("refuse-call")),
            Action::Raise if self.betting().is_faced() => (rule::L3_6, Msg::new("refuse-raised")),
            Action::Raise => (rule::L3_6, Msg::new("refuse-raise")),
            Action::Fold => (rule::L3_7, Msg::new("refuse-fold")),
        };
        Some(Refusal { rule, because })
    }
}
