//! Answers in words that name the things they are about as they lie in this position.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::state::Megacorp;
use alloc::format;
use deckhand_kernel::{Msg, Seat, Words};

impl Megacorp {
    pub(crate) fn phrased(&self, seat: Seat, action: Action) -> Msg {
        let msg = action.words();
        // Where a card lies it is named; a place without a card is named by its notation only.
        let named = |msg: Msg, at: At| match self.find(at) {
            Some(id) => {
                let id_of_card = format!("{}-card", msg.id);
                Msg { id: id_of_card.into(), ..msg }.with("card", self.card(id))
            }
            None => msg,
        };
        match action {
            Action::Buy(card) => Msg::new("action-buy-for")
                .with("card", card)
                .with("valuation", crate::title::valuation(card.card().cost)),
            Action::Use { at, sentence } => match self.find(at).map(|id| self.card(id)) {
                Some(card) if (1..=card.says().len()).contains(&usize::from(sentence)) => {
                    named(msg, at).with("text", crate::title::sentence(card, sentence))
                }
                _ => msg,
            },
            Action::Move { at, .. }
            | Action::Attack(at)
            | Action::Pick(at)
            | Action::Reinvest(at)
            | Action::Block(at)
            | Action::TakeFor(at)
            | Action::Aim { at, .. } => named(msg, at),
            Action::BlockFor { at, target } => match self.find(target) {
                Some(id) => named(msg.with("instead", self.card(id)), at),
                None => msg,
            },
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
