//! What happened, who may know of it, and its words.

use crate::action::Action;
use crate::card::Card;
use deckhand_kernel::{Msg, Redact, Seat, Viewer, Words};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// Each player put so many chips into the pot.
    Ante(u8),
    /// A seat was dealt a card, which only it sees.
    Dealt(Seat, Option<Card>),
    /// A seat gave an answer that put so many chips into the pot.
    Answered(Seat, Action, u8),
    /// The public card was turned up.
    TurnedUp(Card),
    /// A seat showed its card.
    Shown(Seat, Card),
    /// A seat won the pot of so many chips.
    Won(Seat, u8),
    /// Both shared the pot of so many chips.
    Shared(u8),
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            // [L6.2] That a card was dealt is open, which one it is is not.
            Self::Dealt(seat, card) => Self::Dealt(seat, card.filter(|_| viewer.knows(seat))),
            Self::Ante(_)
            | Self::Answered(..)
            | Self::TurnedUp(_)
            | Self::Shown(..)
            | Self::Won(..)
            | Self::Shared(_) => self.clone(),
        })
    }
}

impl Words for Event {
    fn words(&self) -> Msg {
        let say = |id, seat: Seat| Msg::new(id).with("seat", seat);
        match *self {
            Self::Ante(chips) => Msg::new("event-ante").with("count", chips),
            Self::Dealt(seat, None) => say("event-dealt", seat),
            Self::Dealt(seat, Some(card)) => {
                say("event-dealt-card", seat).with("card", card.words())
            }
            Self::Answered(seat, Action::Check, _) => say("event-checked", seat),
            Self::Answered(seat, Action::Bet, chips) => say("event-bet", seat).with("count", chips),
            Self::Answered(seat, Action::Call, chips) => {
                say("event-called", seat).with("count", chips)
            }
            Self::Answered(seat, Action::Raise, chips) => {
                say("event-raised", seat).with("count", chips)
            }
            Self::Answered(seat, Action::Fold, _) => say("event-folded", seat),
            Self::TurnedUp(card) => Msg::new("event-turned-up").with("card", card.words()),
            Self::Shown(seat, card) => say("event-shown", seat).with("card", card.words()),
            Self::Won(seat, pot) => say("event-won", seat).with("count", pot),
            Self::Shared(pot) => Msg::new("event-shared").with("count", pot),
        }
    }
}
