//! Answers in words that name the things they are about as they lie in this position.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::state::Megacorp;
use deckhand_kernel::{Msg, Seat, Words};

impl Megacorp {
    pub(crate) fn phrased(&self, seat: Seat, action: Action) -> Msg {
        let msg = action.words();
        let named = |msg: Msg, at: At| match self.find(at) {
            Some(id) => msg.with("card", self.card(id)),
            None => msg.with("card", ""),
        };
        match action {
            Action::Buy(card) => msg.with("valuation", crate::title::valuation(card.card().cost)),
            Action::Use { at, sentence } => {
                let msg = named(msg, at);
                match self.find(at) {
                    Some(id) => msg.with("text", crate::title::sentence(self.card(id), sentence)),
                    None => msg,
                }
            }
            Action::Move { at, .. }
            | Action::Attack(at)
            | Action::Pick(at)
            | Action::Reinvest(at)
            | Action::Block(at)
            | Action::TakeFor(at)
            | Action::Aim { at, .. } => named(msg, at),
            Action::BlockFor { at, target } => {
                let msg = named(msg, at);
                match self.find(target) {
                    Some(id) => msg.with("instead", self.card(id)),
                    None => msg,
                }
            }
            Action::Choose(card) => match self.question(seat) {
                Some(Ask::Order(..)) => Msg::new("action-speak").with("card", card),
                Some(Ask::Search(..)) => Msg::new("action-take-card").with("card", card),
                Some(Ask::Back(_)) => Msg::new("action-back").with("card", card),
                Some(Ask::Discard(_) | Ask::Idle | Ask::Excess(_) | Ask::Choose(_)) => {
                    Msg::new("action-discard").with("card", card)
                }
                _ => msg,
            },
            _ => msg,
        }
    }
}
