//! The questions of the game: what may be answered, and what an answer does.
//!
//! Every question is a variant of [`Ask`]. [`options`] lists its answers, [`answer`] carries one out; both go to the
//! same file for the same question. An answer first pushes what comes afterwards onto the agenda and then calls verbs,
//! since verbs may push what has to happen before that: links, the order of cut-off rooms.

mod build;
mod choose;
mod offers;
mod rearrange;
mod rooms;
mod site;
mod turn;

pub(crate) use build::{freedom, has_place};
pub(crate) use offers::Offers;
pub(crate) use rearrange::{disco_cards, lift_cards};
pub(crate) use turn::may_flip;

use crate::action::Action;
use crate::cards::CardId;
use crate::rule;
use crate::state::Disastles;
use crate::text::Whose;
use deckhand_kernel::{Msg, RuleId, Seat, Words};
use serde::{Deserialize, Serialize};

/// What kind of action was taken, to tell a different one apart [D10.27].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// None yet.
    None,
    /// A Move.
    Move,
    /// A Swap.
    Swap,
    /// The action of this room.
    Room(CardId),
}

/// In whose castles a Move, Swap or turn may be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Scope {
    /// Inside castles of this kind.
    In(Whose),
    /// Between the own castle and that of an opponent.
    Between,
}

/// Where a card that is being built comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum From {
    /// From the discard pile or the deck.
    Pile,
    /// From the own castle, its cell taken by Warping Chamber.
    Warp,
    /// From another castle, by The Starchild.
    Gift,
}

/// A question to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// The turn: build, take an action, or pass.
    Main,
    /// Whether to build a card from the hand.
    Hand,
    /// Whether to use what was granted at the start of the turn.
    Start,
    /// Whether to use a free move before the turn ends.
    Late,
    /// One more action, not of this kind.
    Bonus(Kind),
    /// Which card of the shop to discard.
    Refresh,
    /// Moves: how many are left, where, whether the room may be turned, and which room if only one may.
    Moves(u8, Whose, bool, Option<CardId>),
    /// Swaps: how many are left, where, whether this one can be left out.
    Swaps(u8, Scope, bool),
    /// A Swap with turning.
    SwapTurning,
    /// Turning: how many rooms are left, where, and the room turned before.
    Turns(u8, Whose, Option<CardId>),
    /// Where to build a card, and where that card comes from.
    Place(From, CardId),
    /// Which of the cards looked at to play.
    Divine,
    /// Which of the cards looked at to put back next.
    Return,
    /// Which of the cards looked at to discard.
    Sift,
    /// Which triggered link to use, and whether one of them has to be.
    Link(bool),
    /// Whether to use a link a second time.
    Echo(CardId),
    /// Which room to lose: how many are left, and whether as a sacrifice.
    Lose(u8, bool),
    /// Which card ends on top of the discard pile.
    Top,
    /// Which Disaster comes next, of those waiting from here on.
    Order(u8),
    /// Which room to hand over.
    Give,
    /// Whether to discard cards from the deck.
    MayThrow(u8),
    /// Where to put this lifted room.
    Arrange(CardId),
    /// How to turn this room, of those being turned together.
    Disco(CardId),
}

impl Ask {
    /// The rule that puts the question.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Main => rule::D3_6,
            Self::Hand => rule::D12_2,
            Self::Start => rule::D3_10,
            Self::Late => rule::D10_19,
            Self::Bonus(Kind::None) => rule::D4_11,
            Self::Bonus(_) => rule::D10_27,
            Self::Refresh => rule::D10_16,
            Self::Moves(..) => rule::D4_2,
            Self::Swaps(_, Scope::Between, _) => rule::D4_6,
            Self::Swaps(..) => rule::D4_4,
            Self::SwapTurning => rule::D10_29,
            Self::Turns(..) => rule::D4_7,
            Self::Place(From::Pile, _) => rule::D3_7,
            Self::Place(From::Warp, _) => rule::D10_21,
            Self::Place(From::Gift, _) | Self::Give => rule::D9_6,
            Self::Divine => rule::D10_2,
            Self::Return => rule::D7_18,
            Self::Sift => rule::D10_34,
            Self::Link(_) => rule::D5_20,
            Self::Echo(_) => rule::D10_17,
            Self::Lose(_, false) => rule::D7_9,
            Self::Lose(_, true) => rule::D7_14,
            Self::Top => rule::D7_17,
            Self::Order(_) => rule::D7_21,
            Self::MayThrow(_) => rule::D9_11,
            Self::Arrange(_) => rule::D10_35,
            Self::Disco(_) => rule::D10_37,
        }
    }
}

impl Words for Ask {
    fn words(&self) -> Msg {
        match *self {
            Self::Main => Msg::new("ask-main"),
            Self::Hand => Msg::new("ask-hand"),
            Self::Start => Msg::new("ask-start"),
            Self::Late => Msg::new("ask-late"),
            Self::Bonus(Kind::None) => Msg::new("ask-bonus"),
            Self::Bonus(_) => Msg::new("ask-second"),
            Self::Refresh => Msg::new("ask-refresh"),
            Self::Moves(_, _, _, Some(card)) => Msg::new("ask-move-only").with("card", card),
            Self::Moves(left, whose, turning, None) => {
                Msg::new(if turning { "ask-moves-turning" } else { "ask-moves" })
                    .with("count", left)
                    .with("whose", whose.words())
            }
            Self::Swaps(_, Scope::Between, _) => Msg::new("ask-swap-between"),
            Self::Swaps(left, Scope::In(whose), _) => {
                Msg::new("ask-swaps").with("count", left).with("whose", whose.words())
            }
            Self::SwapTurning => Msg::new("ask-swap-turning"),
            Self::Turns(left, whose, _) => {
                Msg::new("ask-turns").with("count", left).with("whose", whose.words())
            }
            Self::Place(_, card) => Msg::new("ask-place").with("card", card),
            Self::Divine => Msg::new("ask-divine"),
            Self::Return => Msg::new("ask-return"),
            Self::Sift => Msg::new("ask-sift"),
            Self::Link(false) => Msg::new("ask-link"),
            Self::Link(true) => Msg::new("ask-duty"),
            Self::Echo(card) => Msg::new("ask-echo").with("card", card),
            Self::Lose(left, false) => Msg::new("ask-lose").with("count", left),
            Self::Lose(left, true) => Msg::new("ask-sacrifice").with("count", left),
            Self::Top => Msg::new("ask-top"),
            Self::Order(_) => Msg::new("ask-order"),
            Self::Give => Msg::new("ask-give"),
            Self::MayThrow(count) => Msg::new("ask-may-throw").with("count", count),
            Self::Arrange(card) => Msg::new("ask-arrange").with("card", card),
            Self::Disco(card) => Msg::new("ask-disco").with("card", card),
        }
    }
}

/// Appends the answers to a question, in ascending order. None means that the question is not put.
pub(crate) fn options(state: &Disastles, seat: Seat, ask: Ask, out: &mut Offers<'_>) {
    if !state.plays(seat) {
        return;
    }
    match ask {
        Ask::Main => turn::main_options(state, seat, out),
        Ask::Hand => build::hand_options(state, seat, out),
        Ask::Start => turn::start_options(state, seat, out),
        Ask::Late => turn::late_options(state, seat, out),
        Ask::Bonus(not) => turn::bonus_options(state, seat, not, out),
        Ask::Refresh => choose::refresh_options(state, out),
        Ask::Moves(_, whose, turning, only) => {
            rooms::moves_options(state, seat, whose, turning, only, out);
        }
        Ask::Swaps(_, scope, optional) => rooms::swaps_options(state, seat, scope, optional, out),
        Ask::SwapTurning => rooms::swap_turning_options(state, seat, out),
        Ask::Turns(_, whose, last) => rooms::turns_options(state, seat, whose, last, out),
        Ask::Place(from, card) => build::place_options(state, seat, from, card, out),
        Ask::Divine => choose::divine_options(state, seat, out),
        Ask::Return => choose::return_options(state, out),
        Ask::Sift => choose::sift_options(state, out),
        Ask::Link(_) => choose::link_options(state, seat, out),
        Ask::Echo(card) => choose::echo_options(card, out),
        Ask::Lose(_, sacrifice) => choose::lose_options(state, seat, sacrifice, out),
        Ask::Top => choose::top_options(state, out),
        Ask::Order(from) => choose::order_options(state, from, out),
        Ask::Give => choose::give_options(state, seat, out),
        Ask::MayThrow(_) => out.extend([Action::Skip, Action::Yes]),
        Ask::Arrange(_) => rearrange::arrange_options(state, seat, out),
        Ask::Disco(_) => rearrange::disco_options(state, seat, out),
    }
}

/// Whether a question has an answer at all; answered without listing them where that is plain.
pub(crate) fn is_open(state: &Disastles, seat: Seat, ask: Ask) -> bool {
    if !state.plays(seat) {
        return false;
    }
    match ask {
        Ask::Main | Ask::Hand | Ask::Lose(..) | Ask::Echo(_) | Ask::MayThrow(_) => true,
        Ask::Top => !state.aside.is_empty(),
        Ask::Sift | Ask::Return => !state.looked.is_empty(),
        Ask::Refresh => !state.shop.is_empty(),
        _ => Offers::any(|out| options(state, seat, ask, out)),
    }
}

/// Carries out an answer to a question that has just been taken off the agenda.
pub(crate) fn answer(
    state: &mut Disastles,
    seat: Seat,
    ask: Ask,
    action: Action,
    table: crate::state::World<'_, '_>,
) {
    match ask {
        Ask::Main | Ask::Start | Ask::Late | Ask::Bonus(_) => {
            turn::answer(state, seat, ask, action, table);
        }
        Ask::Hand | Ask::Place(..) => build::answer(state, seat, ask, action, table),
        Ask::Moves(..) | Ask::Swaps(..) | Ask::SwapTurning | Ask::Turns(..) => {
            rooms::answer(state, seat, ask, action, table);
        }
        Ask::Refresh
        | Ask::Divine
        | Ask::Return
        | Ask::Sift
        | Ask::Link(_)
        | Ask::Echo(_)
        | Ask::Lose(..)
        | Ask::Top
        | Ask::Order(_)
        | Ask::Give
        | Ask::MayThrow(_) => choose::answer(state, seat, ask, action, table),
        Ask::Arrange(_) | Ask::Disco(_) => rearrange::answer(state, seat, ask, action, table),
    }
}
