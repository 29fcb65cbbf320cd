//! The turn: what it may be spent on, what is free in it, and bonus actions.

use super::site::Site;
use super::{Ask, Kind, Offers, Scope, build, rooms};
use crate::action::Action;
use crate::cards::{CardId, group};
use crate::event::Event;
use crate::flow::Frame;
use crate::rule;
use crate::setup::Way;
use crate::state::{Disastles, Placement, World};
use crate::text::{Op, Start, Text, Whose};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// The answers to the question of the turn [D3.6]: build, act [D4.1], or pass.
pub(super) fn main_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    out.push(Action::Pass);
    if may_flip(state, seat) {
        out.push(Action::Flip);
    }
    let free = free_uses(state, seat);
    uses(state, seat, Kind::None, free, out);
    let site = Site::own(state, seat);
    if !state.closed {
        let mut shop = state.shop;
        shop.as_mut_slice().sort_unstable();
        if state.choices.way == Way::Hands {
            out.extend(shop.iter().map(|&card| Action::Take(card)));
        } else {
            build::placements(state, seat, &site, &shop, out);
        }
    }
    rooms::moves(state, &site, false, None, out);
    rooms::swaps(&site, out);
}

/// What works at the start of the turn, in any order; the Throne Room's flip; or nothing, unless Tavern has to be used
/// [D3.10].
pub(super) fn start_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let mut active = extras_now(state, seat);
    if !state.shop.is_empty() {
        active |= state.active_in(state.castle_of(seat)) & group::REFRESH; // [D10.16]
    }
    let open = state.starts & active;
    if open.is_empty() {
        return;
    }
    if (open & group::REFRESH).is_empty() || !state.choices.tavern_obligatory {
        out.push(Action::Skip);
    }
    if may_flip(state, seat) {
        out.push(Action::Flip);
    }
    out.extend(open.into_iter().map(|card| Action::Use(CardId(card))));
}

/// What is still free when the turn has been spent [D10.19] [D12.10].
pub(super) fn late_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let free = free_uses(state, seat);
    if !free.is_empty() {
        out.push(Action::Skip);
        out.extend(free.into_iter().map(|card| Action::Use(CardId(card))));
    }
}

/// Rooms that may be used now without an action: those that move by themselves [D10.19], and in co-op those that work
/// once a round [D12.10].
fn free_uses(state: &Disastles, seat: Seat) -> CardSet {
    let free = walkers(state, seat);
    if state.choices.way == Way::Coop {
        free | (extras_now(state, seat) - state.extras)
    } else {
        free
    }
}

/// One action that is not of this kind, or nothing [D4.11] [D10.27].
pub(super) fn bonus_options(state: &Disastles, seat: Seat, not: Kind, out: &mut Offers<'_>) {
    out.push(Action::Skip);
    uses(state, seat, not, CardSet::NONE, out);
    let site = Site::own(state, seat);
    if not != Kind::Move {
        rooms::moves(state, &site, false, None, out);
    }
    if not != Kind::Swap {
        rooms::swaps(&site, out);
    }
    if out.len() == 1 {
        out.clear();
    }
}

/// Whether the Throne Room of this seat can be flipped now [D11.3].
pub(crate) fn may_flip(state: &Disastles, seat: Seat) -> bool {
    let throne = state.throne(state.castle_of(seat));
    !state.acted
        && throne.is_some_and(|card| {
            card.is_in(group::FLIPS) && !card.is_in(group::SHIELDS) && state.active.has(card.0)
        })
}

/// Rooms of the seat's castle that may move without an action now [D10.19].
fn walkers(state: &Disastles, seat: Seat) -> CardSet {
    let castle = state.castle_of(seat);
    let walkers = state.active_in(castle) & group::WALKERS;
    if walkers.is_empty() || state.walked >= state.choices.legs_moves {
        return CardSet::NONE;
    }
    let can = |&card: &u8| {
        Offers::any(|out| {
            rooms::moves(state, &Site::own(state, seat), false, Some(CardId(card)), out);
        })
    };
    walkers.into_iter().filter(can).collect()
}

/// Start-of-turn rooms of the seat's castle that are active and can be carried out [D4.10].
pub(crate) fn extras_now(state: &Disastles, seat: Seat) -> CardSet {
    let castle = state.castle_of(seat);
    let extras = state.active_in(castle) & group::EXTRAS;
    let can = |&card: &u8| match start_of(CardId(card)) {
        Some(Start::ExtraSwap) => rooms::can_swap(state, seat),
        Some(Start::ExtraMove) => {
            Offers::any(|out| rooms::moves(state, &Site::own(state, seat), false, None, out))
        }
        _ => true,
    };
    extras.into_iter().filter(can).collect()
}

fn start_of(card: CardId) -> Option<Start> {
    card.card().text.iter().find_map(|text| match text {
        Text::Start(start) => Some(*start),
        _ => None,
    })
}

/// The operation of an action room or of a Throne Room's action.
fn action_of(card: CardId) -> Option<Op> {
    card.card().text.iter().find_map(|text| match text {
        Text::Action(op) => Some(*op),
        _ => None,
    })
}

/// Appends the action rooms that can be used, and what is free besides.
fn uses(state: &Disastles, seat: Seat, not: Kind, free: CardSet, out: &mut Offers<'_>) {
    let castle = state.castle_of(seat);
    let rooms = state.active_in(castle) & group::ACTIONS;
    let usable = rooms
        .into_iter()
        .filter(|&card| not != Kind::Room(CardId(card)))
        .filter(|&card| action_of(CardId(card)).is_some_and(|op| usable(state, seat, op)))
        .collect::<CardSet>();
    out.extend((usable | free).into_iter().map(|card| Action::Use(CardId(card))));
}

/// Whether an operation can be carried out at all by this seat [D4.10].
pub(crate) fn usable(state: &Disastles, seat: Seat, op: Op) -> bool {
    let castle = state.castle_of(seat);
    match op {
        Op::BuildFromDiscard => {
            state.discard.last().is_some_and(|&card| build::has_place(state, seat, card))
        }
        Op::SwapWithOpponent => {
            Offers::any(|out| rooms::swaps_options(state, seat, Scope::Between, false, out))
        }
        Op::Swaps { whose, .. } => {
            Offers::any(|out| rooms::swaps_options(state, seat, Scope::In(whose), false, out))
        }
        Op::Moves { whose, turning, .. } => {
            Offers::any(|out| rooms::moves_options(state, seat, whose, turning, None, out))
        }
        Op::Turns { whose, .. } => {
            Offers::any(|out| rooms::turns_options(state, seat, whose, None, out))
        }
        Op::PlayOneOfTop(_) | Op::ThrowFromDeck(_) | Op::BuildDrawn | Op::BuildRevealed => {
            !state.deck.is_empty()
        }
        Op::SwapTurning => Offers::any(|out| rooms::swap_turning_options(state, seat, out)),
        Op::RearrangeAround | Op::TurnAround => state.stands(castle),
        _ => true,
    }
}

pub(super) fn answer(
    state: &mut Disastles,
    seat: Seat,
    ask: Ask,
    action: Action,
    table: World<'_, '_>,
) {
    let castle = state.castle_of(seat);
    let spends = ask == Ask::Main;
    match action {
        Action::Pass => table.tell(rule::D3_8, || Event::Passed(seat)),
        Action::Flip => {
            state.agenda.push(Frame::Ask(seat, ask));
            state.flip(castle, table);
        }
        Action::Use(card) if card.is_in(group::WALKERS) => {
            state.agenda.push(Frame::Ask(seat, ask));
            note_act(state, seat);
            state.walked += 1;
            table.tell(rule::D10_19, || Event::Used(seat, card));
            state.agenda.push(Frame::Ask(seat, Ask::Moves(1, Whose::Own, false, Some(card))));
        }
        Action::Use(card) if card.is_in(group::EXTRAS | group::REFRESH) => {
            use_extra(state, seat, ask, card, table);
        }
        Action::Use(card) => {
            note_act(state, seat);
            second_action(state, seat, spends, Kind::Room(card));
            table.tell(rule::D4_9, || Event::Used(seat, card));
            if let Some(op) = action_of(card) {
                state.agenda.push(Frame::Run(seat, card, op));
            }
        }
        Action::Take(card) => {
            note_act(state, seat);
            state.agenda.push(Frame::Ask(seat, Ask::Hand));
            state.take(seat, card, table);
        }
        Action::Build { card, into, at, turn } => {
            note_act(state, seat);
            state.take_from_shop(card);
            state.build(seat, Placement { card, into, at, turn }, rule::D3_7, table);
        }
        Action::Warp { card, room, turn } => {
            note_act(state, seat);
            state.take_from_shop(card);
            build::warp(state, seat, card, room, turn, table);
        }
        Action::Move { card, to, turn } => {
            note_act(state, seat);
            second_action(state, seat, spends, Kind::Move);
            state.move_room(seat, card, to, turn, rule::D4_2, table);
        }
        Action::Swap { a, b, turn_a, turn_b } => {
            note_act(state, seat);
            second_action(state, seat, spends, Kind::Swap);
            state.swap_rooms(seat, (a, turn_a), (b, turn_b), rule::D4_4, table);
        }
        _ => {}
    }
}

/// The player on turn has acted in it; what others do meanwhile does not count [D11.3].
fn note_act(state: &mut Disastles, seat: Seat) {
    state.acted |= seat == state.turn;
}

/// After an action on which the turn was spent, a second one may be open [D10.27].
fn second_action(state: &mut Disastles, seat: Seat, spends: bool, kind: Kind) {
    if spends {
        state.agenda.push(Frame::Second(seat, kind));
    }
}

fn use_extra(state: &mut Disastles, seat: Seat, ask: Ask, card: CardId, table: World<'_, '_>) {
    state.agenda.push(Frame::Ask(seat, ask));
    if !card.is_in(group::REFRESH) {
        note_act(state, seat); // Tavern is no action [D11.3]
    }
    let cause = if ask == Ask::Start {
        state.starts.remove(card.0);
        card.card().rule
    } else {
        state.extras.insert(card.0);
        rule::D12_10
    };
    table.tell(cause, || Event::Used(seat, card));
    let next = match start_of(card) {
        Some(Start::ExtraSwap) => Ask::Swaps(1, Scope::In(Whose::Own), true),
        Some(Start::ExtraMove) => Ask::Moves(1, Whose::Own, false, None),
        Some(Start::RefreshShop) => Ask::Refresh,
        _ => Ask::Bonus(Kind::None),
    };
    state.agenda.push(Frame::Ask(seat, next));
}
