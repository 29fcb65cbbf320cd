//! The questions, what may be answered to each, and what an answer does. One place for both, so that they agree.

mod main;
mod small;

use crate::action::Action;
use crate::at::At;
use crate::cards::CardId;
use crate::flow::Frame;
use crate::rule;
use crate::state::Megacorp;
use alloc::vec::Vec;
use deckhand_kernel::{Msg, RuleId, Seat, Words};
use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which card is bid.
    Bid,
    /// The player of the turn: buy, use, move, attack, or pass.
    Main,
    /// An answer in a window.
    Respond,
    /// The network which the card will enter.
    Where(CardId),
    /// The host of the card.
    Host(CardId),
    /// A card for a sentence of this card.
    Target(CardId),
    /// A player for a sentence of this card.
    Player(CardId),
    /// A network for a sentence of this card.
    Network(CardId),
    /// The next part of the payment for the card.
    Pay(CardId),
    /// So many points of the pool.
    Points(u8),
    /// Colour and target of an attack.
    Aim,
    /// So many more targets at most.
    Also(u8),
    /// Blocks.
    Block,
    /// The share of a blocker, at most so much.
    Split(At, u8),
    /// Whether the card there retaliates.
    Retaliate(At),
    /// A hand card to be discarded, so many in all.
    Discard(u8),
    /// A card of a hand that is looked at.
    Choose(CardId),
    /// A card that is searched for by a sentence of this card, at most so many more.
    Search(CardId, u8),
    /// A card that goes under the deck, at most so many more.
    Bottom(CardId, u8),
    /// The card that goes back on the deck next.
    Back(CardId),
    /// The network to which a sentence of this card moves a card.
    MoveTo(CardId),
    /// Which of so many sentences speaks first, among triggers above a number.
    Order(u8, u8),
    /// The idle penalty.
    Idle,
    /// Too many cards in the hand: so many.
    Excess(u8),
}

impl Ask {
    /// The rule that puts the question.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Bid => rule::M4_2,
            Self::Main => rule::M5_1,
            Self::Respond => rule::M18_4,
            Self::Where(_) => rule::M7_3,
            Self::Host(_) => rule::M15_1,
            Self::Target(_) | Self::Player(_) | Self::Network(_) => rule::M20_30,
            Self::Pay(_) => rule::M6_11,
            Self::Points(_) => rule::M20_4,
            Self::Aim => rule::M11_1,
            Self::Also(_) => rule::M14_9,
            Self::Block => rule::M11_13,
            Self::Split(..) => rule::M11_22,
            Self::Retaliate(_) => rule::M11_23,
            Self::Discard(_) => rule::M14_3,
            Self::Choose(_) => rule::M20_36,
            Self::Search(..) => rule::M20_11,
            Self::Bottom(..) | Self::Back(_) => rule::M20_39,
            Self::MoveTo(_) => rule::M20_40,
            Self::Order(..) => rule::M18_10,
            Self::Idle => rule::M16_3,
            Self::Excess(_) => rule::M3_2,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Main => "main",
            Self::Respond => "respond",
            Self::Where(_) => "where",
            Self::Host(_) => "host",
            Self::Target(_) => "target",
            Self::Player(_) => "player",
            Self::Network(_) => "network",
            Self::Pay(_) => "pay",
            Self::Points(_) => "points",
            Self::Aim => "aim",
            Self::Also(_) => "also",
            Self::Block => "block",
            Self::Split(..) => "split",
            Self::Retaliate(_) => "retaliate",
            Self::Discard(_) => "discard",
            Self::Choose(_) => "choose",
            Self::Search(..) => "search",
            Self::Bottom(..) => "bottom",
            Self::Back(_) => "back",
            Self::MoveTo(_) => "move-to",
            Self::Order(..) => "order",
            Self::Idle => "idle",
            Self::Excess(_) => "excess",
        }
    }
}

impl Words for Ask {
    fn words(&self) -> Msg {
        let msg = Msg::new(alloc::format!("ask-{}", self.name()));
        match *self {
            Self::Where(card)
            | Self::Host(card)
            | Self::Target(card)
            | Self::Player(card)
            | Self::Network(card)
            | Self::Pay(card)
            | Self::Choose(card)
            | Self::Back(card)
            | Self::MoveTo(card) => msg.with("card", card),
            Self::Search(card, count) | Self::Bottom(card, count) => {
                msg.with("card", card).with("count", count)
            }
            Self::Points(count)
            | Self::Also(count)
            | Self::Discard(count)
            | Self::Excess(count) => msg.with("count", count),
            Self::Order(_, count) => msg.with("count", count),
            Self::Split(at, most) => msg.with("at", at).with("most", most),
            Self::Retaliate(at) => msg.with("at", at),
            Self::Bid | Self::Main | Self::Respond | Self::Aim | Self::Block | Self::Idle => msg,
        }
    }
}

impl Megacorp {
    /// The question before a seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<Ask> {
        if self.outcome.is_some() {
            return None;
        }
        match self.agenda.last() {
            Some(&Frame::Ask(whose, ask)) if whose == seat => Some(ask),
            Some(Frame::Bidding) if self.owes_bid(seat) => Some(Ask::Bid),
            _ => None,
        }
    }

    /// Everything that may be answered, in ascending order.
    pub(crate) fn options(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        let start = out.len();
        match ask {
            Ask::Bid => out.extend(self.hand_cards(seat).map(Action::Bid)),
            Ask::Main => self.main_options(seat, out),
            Ask::Respond => self.response_options(seat, out),
            Ask::Pay(card) => self.payment_options(seat, card, out),
            Ask::Aim => self.aim_options(out),
            Ask::Block => self.block_options(seat, out),
            _ => self.small_options(seat, ask, out),
        }
        out[start..].sort_unstable();
    }

    /// Carries out an answer.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        ask: Ask,
        action: Action,
        table: crate::state::World<'_, '_>,
    ) {
        if let (Ask::Bid, Action::Bid(card)) = (ask, action) {
            let id = self.in_hand(seat, card);
            self.player_mut(seat).bid = id;
            self.show_bids(table);
            return;
        }
        self.agenda.pop();
        match ask {
            Ask::Main => self.main_answer(seat, action, table),
            Ask::Respond => self.response_answer(seat, action, table),
            _ => self.small_answer(seat, ask, action, table),
        }
    }
}
