//! Answers in words that name the things they are about as they lie in this position.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::CardId;
use crate::state::Sectors;
use deckhand_kernel::{Msg, Seat, Words};

impl Sectors {
    pub(crate) fn phrased(&self, seat: Seat, action: Action) -> Msg {
        let msg = action.words();
        // What an effect lets in for nothing costs nothing [S4.16].
        let free = matches!(self.question(seat), Some(Ask::Install(_)));
        let cost = |card: CardId, at: At| if free { 0 } else { self.cost(seat, card, at) };
        match action {
            Action::Install { card, at } if self.slot(at).unit != crate::cards::NONE => {
                Msg::new("action-upgrade")
                    .with("card", card)
                    .with("slot", at)
                    .with("cost", cost(card, at))
                    .with("unit", self.unit_words(seat, at))
            }
            Action::Install { card, at } => Msg::new("action-install-for")
                .with("card", card)
                .with("slot", at)
                .with("cost", cost(card, at)),
            Action::Restore { card, at } => {
                let msg = if self.slot(at).unit == crate::cards::NONE {
                    Msg::new("action-restore-for")
                } else {
                    Msg::new("action-restore-upgrade").with("unit", self.unit_words(seat, at))
                };
                // One card more is due besides the normal cost [S15.13].
                msg.with("card", card).with("slot", at).with("cost", cost(card, at) + 1)
            }
            Action::Pick(at) | Action::Freeze(at) if self.slot(at).unit != crate::cards::NONE => {
                Msg::new(alloc::format!("action-{}-unit", action.verb()))
                    .with("slot", at)
                    .with("unit", self.unit_words(seat, at))
            }
            Action::Choose(card) => match self.question(seat) {
                Some(Ask::Order(_) | Ask::End) => Msg::new("action-text").with("card", card),
                Some(Ask::Pay(..)) if self.memories[seat.index()].has(card.0) => {
                    Msg::new("action-pay-memory").with("card", card)
                }
                Some(Ask::Pay(..)) => Msg::new("action-pay").with("card", card),
                Some(Ask::Store) => Msg::new("action-store").with("card", card),
                Some(Ask::Bin | Ask::Hand(_) | Ask::Overflow | Ask::Memory(_)) => {
                    Msg::new("action-bin").with("card", card)
                }
                _ => msg,
            },
            _ => msg,
        }
    }

    /// The unit of a slot as this seat may name it.
    fn unit_words(&self, seat: Seat, at: At) -> Msg {
        let slot = self.slot(at);
        match slot.face_up() {
            Some(card) => card.words(),
            None if at.seat() == seat || slot.seen => {
                Msg::new("unit-bot-known").with("card", CardId(slot.unit))
            }
            None => Msg::new("unit-bot"),
        }
    }
}
