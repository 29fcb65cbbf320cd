//! Choosing cards: what to discard, lose, hand over, play, use, and in which order.

use super::{Ask, Offers, build};
use crate::action::Action;
use crate::cards::{CardId, group};
use crate::event::Event;
use crate::flow::{Frame, Refill};
use crate::rule;
use crate::state::{Disastles, World};
use crate::text::Op;
use alloc::vec::Vec;
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// A card of the shop to replace [D10.16].
pub(super) fn refresh_options(state: &Disastles, out: &mut Offers<'_>) {
    if state.shop.is_empty() {
        return;
    }
    let shop: CardSet = state.shop.iter().map(|card| card.0).collect();
    out.extend(shop.into_iter().map(|card| Action::Discard(CardId(card))));
}

/// Disasters, and rooms that have a legal spot, among the cards looked at [D10.2].
pub(super) fn divine_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let mut cards = state.looked;
    cards.as_mut_slice().sort_unstable();
    let playable = |card: &&CardId| card.is_disaster() || build::has_place(state, seat, **card);
    out.extend(cards.iter().filter(playable).map(|&card| Action::Play(card)));
}

pub(super) fn return_options(state: &Disastles, out: &mut Offers<'_>) {
    let mut cards = state.looked;
    cards.as_mut_slice().sort_unstable();
    out.extend(cards.iter().map(|&card| Action::Put(card)));
}

pub(super) fn sift_options(state: &Disastles, out: &mut Offers<'_>) {
    if state.looked.is_empty() {
        return;
    }
    out.push(Action::Skip);
    let mut cards = state.looked;
    cards.as_mut_slice().sort_unstable();
    out.extend(cards.iter().map(|&card| Action::Discard(card)));
}

/// Links of this seat that wait to be used [D5.20]; they can be left unless one is obligatory [D5.16].
pub(super) fn link_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let ready = state.ready & state.active_in(state.castle_of(seat));
    if ready.is_empty() {
        return;
    }
    if (ready & group::DUTIES).is_empty() {
        out.push(Action::Skip);
    }
    out.extend(ready.into_iter().map(|card| Action::Use(CardId(card))));
}

pub(super) fn echo_options(card: CardId, out: &mut Offers<'_>) {
    out.extend([Action::Skip, Action::Use(card)]);
}

/// Rooms that can be lost, and the flip of a Throne Room that avoids damage [D11.7].
pub(super) fn lose_options(state: &Disastles, seat: Seat, sacrifice: bool, out: &mut Offers<'_>) {
    let castle = state.castle_of(seat);
    if !sacrifice && state.may_avoid(castle) {
        out.push(Action::Flip);
    }
    let losable = state.losable(&state.plan(castle));
    out.extend(losable.into_iter().map(|card| Action::Discard(CardId(card))));
}

pub(super) fn top_options(state: &Disastles, out: &mut Offers<'_>) {
    let aside: CardSet = state.aside.iter().map(|card| card.0).collect();
    out.extend(aside.into_iter().map(|card| Action::Top(CardId(card))));
}

pub(super) fn order_options(state: &Disastles, from: u8, out: &mut Offers<'_>) {
    let mut waiting: Vec<CardId> = state.row[usize::from(from)..].to_vec();
    waiting.sort_unstable();
    out.extend(waiting.into_iter().map(Action::Play));
}

/// Outer rooms that can be handed over [D9.6].
pub(super) fn give_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let castle = state.castle_of(seat);
    let plan = state.plan(castle);
    let outer =
        (0..plan.len).filter(|&place| plan.is_outer(place) && !plan.card(place).is_throne());
    out.extend(outer.map(|place| Action::Give(plan.card(place))));
}

pub(super) fn answer(
    state: &mut Disastles,
    seat: Seat,
    ask: Ask,
    action: Action,
    table: World<'_, '_>,
) {
    let castle = state.castle_of(seat);
    match (ask, action) {
        (Ask::Refresh, Action::Discard(card)) => {
            state.agenda.push(Frame::Draw(Refill::Shop, 1));
            state.take_from_shop(card);
            state.bin(card);
            table.tell(rule::D10_16, || Event::Discarded(card));
        }
        (Ask::Divine, Action::Play(card)) => state.choose_looked(seat, card, table),
        (Ask::Return, Action::Put(card)) => {
            state.put_back_one(card);
            if !state.looked.is_empty() {
                state.agenda.push(Frame::Ask(seat, Ask::Return));
            }
        }
        (Ask::Sift, Action::Skip) => state.finish_sifting(seat, table),
        (Ask::Sift, Action::Discard(card)) => {
            state.sift_out(card, table);
            if state.looked.is_empty() {
                state.finish_sifting(seat, table);
            } else {
                state.agenda.push(Frame::Ask(seat, Ask::Sift));
            }
        }
        (Ask::Link(_), Action::Skip) => state.drop_links(castle, rule::D5_15, table),
        (Ask::Link(_), Action::Use(card)) => state.use_link(seat, card, table),
        (Ask::Echo(_), Action::Use(card)) => {
            state.chain += 1;
            table.tell(rule::D10_17, || Event::Used(seat, card));
            state.run_link(seat, card);
        }
        (Ask::Lose(left, sacrifice), Action::Discard(card)) => {
            if left > 1 {
                state.agenda.push(Frame::Lose(castle, left - 1, sacrifice));
            }
            state.lose(castle, card, sacrifice, table);
        }
        (Ask::Lose(left, sacrifice), Action::Flip) => {
            let less = state.flip_shield(castle, table);
            let rest = left.saturating_sub(less);
            table.tell(rule::D11_7, || Event::Avoided(seat, u16::from(left - rest)));
            if rest > 0 {
                state.agenda.push(Frame::Lose(castle, rest, sacrifice));
            }
        }
        (Ask::Top, Action::Top(card)) => state.bin_aside(card),
        (Ask::Order(from), Action::Play(card)) => {
            let at = state.row.iter().position(|&other| other == card).unwrap_or_default();
            let card = state.row.remove(at);
            state.row.insert(usize::from(from), card);
            if state.row.len() > usize::from(from) + 2 {
                state.agenda.push(Frame::Ask(seat, Ask::Order(from + 1)));
            }
        }
        (Ask::Give, Action::Give(card)) => {
            state.picked[usize::from(castle)] = Some(card);
        }
        (Ask::MayThrow(count), Action::Yes) => {
            state.agenda.push(Frame::Run(seat, crate::state::NO_CARD, Op::ThrowFromDeck(count))); // [D9.11]
        }
        _ => {}
    }
}
