//! Building: a card from the shop, the hand, or held in between.

use super::site::Site;
use super::{Ask, From, Offers};
use crate::action::{Action, Into};
use crate::cards::{CardId, PRINTS, group};
use crate::flow::Frame;
use crate::plan::{Gaps, Plan};
use crate::rule;
use crate::state::{Disastles, Placement, World};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// What is allowed beyond building upright into the own castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Freedom {
    /// The card may be turned [D10.13] [D10.20].
    pub(crate) turn: bool,
    /// The card may go into any castle [D10.22].
    pub(crate) anywhere: bool,
    /// The card may take the cell of an own room [D10.21].
    pub(crate) warp: bool,
}

/// What a seat may do with a card that it builds by its own decision.
pub(crate) fn freedom(state: &Disastles, seat: Seat, card: CardId) -> Freedom {
    Freedom {
        turn: card.is_in(group::TURNS_ITSELF)
            || state.has_active(state.castle_of(seat), group::TURN_BUILDS),
        anywhere: card.is_in(group::BUILT_ANYWHERE),
        warp: card.is_in(group::TAKES_A_CELL),
    }
}

/// Appends every way to build the cards of `cards`, which are in ascending order. `own` is the seat's castle.
pub(crate) fn placements(
    state: &Disastles,
    seat: Seat,
    own: &Site,
    cards: &[CardId],
    out: &mut Offers<'_>,
) {
    for &card in cards {
        let freedom = freedom(state, seat, card);
        if freedom.anywhere {
            for other in state.alive.iter().filter(|other| other.0 != own.castle) {
                let site = Site::new(state, seat, other.0);
                spots(state, &site, card, freedom.turn, Into::Castle(other), |action| {
                    out.push(action);
                });
            }
        }
        spots(state, own, card, freedom.turn, Into::Own, |action| out.push(action));
    }
    for &card in cards {
        if freedom(state, seat, card).warp {
            warps(state, seat, own, card, out);
        }
    }
}

fn spots(
    state: &Disastles,
    site: &Site,
    card: CardId,
    turning: bool,
    into: Into,
    mut found: impl FnMut(Action),
) {
    let base = usize::from(state.spots[card.index()].turn);
    let turns = if turning { 4 } else { 1 };
    for gap in site.gaps.iter() {
        for turn in 0..turns {
            if gap.takes(PRINTS[card.index()][(base + turn) % 4].points) {
                found(Action::Build { card, into, at: gap.cell, turn: turn as u8 });
            }
        }
    }
}

/// Ways to let a card take the cell of an own room, such that the room can be built elsewhere.
fn warps(state: &Disastles, seat: Seat, own: &Site, card: CardId, out: &mut Offers<'_>) {
    let turning = freedom(state, seat, card).turn;
    let turns: u8 = if turning { 4 } else { 1 };
    for place in 0..own.plan.len {
        let room = own.plan.card(place);
        if own.held.has(room.0) {
            continue;
        }
        let gap = own.plan.gap(own.plan.position_at(place));
        for turn in 0..turns {
            let points = PRINTS[card.index()][usize::from(turn)].points;
            if points & gap.beside == gap.points
                && room_fits_elsewhere(state, own, card, room, turn, seat)
            {
                out.push(Action::Warp { card, room, turn });
            }
        }
    }
}

fn room_fits_elsewhere(
    state: &Disastles,
    own: &Site,
    card: CardId,
    room: CardId,
    turn: u8,
    seat: Seat,
) -> bool {
    let mut cards = state.castles[usize::from(own.castle)];
    let mut spots = state.spots;
    let at = spots[room.index()].at;
    cards.remove(room.0);
    cards.insert(card.0);
    spots[card.index()] = crate::plan::Spot { at, turn };
    let plan = Plan::of(cards, &spots);
    let base = usize::from(spots[room.index()].turn);
    // The text that lets builds be turned has to hold while the room is built, so it must not be that room.
    let boosted = state.has_active(state.castle_of(seat), group::TURN_BUILDS)
        && !room.is_in(group::TURN_BUILDS);
    let turning = boosted || room.is_in(group::TURNS_ITSELF);
    let turns = if turning { 4 } else { 1 };
    Gaps::of(&plan)
        .iter()
        .any(|gap| (0..turns).any(|by| gap.takes(PRINTS[room.index()][(base + by) % 4].points)))
}

/// Whether a card has any legal spot for this seat.
pub(crate) fn has_place(state: &Disastles, seat: Seat, card: CardId) -> bool {
    Offers::any(|out| placements(state, seat, &Site::own(state, seat), &[card], out))
}

/// Builds from the hand, or nothing [D12.2].
pub(super) fn hand_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let hand: Vec<CardId> = state.hands[usize::from(seat.0)].into_iter().map(CardId).collect();
    out.push(Action::Skip);
    placements(state, seat, &Site::own(state, seat), &hand, out);
}

/// Spots for a card that comes neither from shop nor hand.
pub(super) fn place_options(
    state: &Disastles,
    seat: Seat,
    from: From,
    card: CardId,
    out: &mut Offers<'_>,
) {
    let site = Site::own(state, seat);
    match from {
        From::Pile => placements(state, seat, &site, &[card], out),
        From::Warp => {
            let turning = freedom(state, seat, card).turn;
            spots(state, &site, card, turning, Into::Own, |action| out.push(action));
        }
        From::Gift => spots(state, &site, card, false, Into::Own, |action| out.push(action)),
    }
}

pub(super) fn answer(
    state: &mut Disastles,
    seat: Seat,
    ask: Ask,
    action: Action,
    table: World<'_, '_>,
) {
    let cause = match ask {
        Ask::Hand => rule::D12_2,
        Ask::Place(From::Gift, _) => rule::D9_6,
        Ask::Place(From::Warp, _) => rule::D10_21,
        _ => rule::D3_7,
    };
    if ask == Ask::Hand && action != Action::Skip {
        table.show(seat); // the others see the card for the first time [D12.3]
    }
    match action {
        Action::Build { card, into, at, turn } => {
            match ask {
                Ask::Hand => state.hands[usize::from(seat.0)].remove(card.0),
                Ask::Place(From::Gift, _) => state.gifts[usize::from(seat.0)] = None,
                _ => state.held = None,
            }
            state.build(seat, Placement { card, into, at, turn }, cause, table);
        }
        Action::Warp { card, room, turn } => {
            match ask {
                Ask::Hand => state.hands[usize::from(seat.0)].remove(card.0),
                _ => state.held = None,
            }
            warp(state, seat, card, room, turn, table);
        }
        _ => {}
    }
}

/// Lets a card take the cell of a room; the room is placed next.
pub(super) fn warp(
    state: &mut Disastles,
    seat: Seat,
    card: CardId,
    room: CardId,
    turn: u8,
    table: World<'_, '_>,
) {
    state.agenda.push(Frame::Ask(seat, Ask::Place(From::Warp, room)));
    state.warp(seat, card, room, turn, table);
}
