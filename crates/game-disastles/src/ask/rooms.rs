//! Moves, Swaps and turns of rooms that already lie in castles.

use super::site::Site;
use super::{Ask, Offers, Scope};
use crate::action::Action;
use crate::activity::Protection;
use crate::cards::{CardId, PRINTS, group};
use crate::flow::Frame;
use crate::plan::Plan;
use crate::rule;
use crate::state::{Castle, Disastles, World};
use crate::text::Whose;
use deckhand_kernel::Seat;

/// The standing castles in which a seat may act.
fn castles(state: &Disastles, seat: Seat, whose: Whose) -> impl Iterator<Item = Castle> {
    let own = state.castle_of(seat);
    let left = state.neighbour(seat, true).map(|seat| seat.0);
    let together = state.together();
    state.alive.iter().map(|seat| seat.0).filter(move |&castle| match whose {
        Whose::Own => castle == own,
        Whose::Any => true,
        Whose::Opponents => castle != own,
        Whose::LeftNeighbours => !together && Some(castle) == left,
    })
}

/// Appends the Moves of a castle.
pub(super) fn moves(
    state: &Disastles,
    site: &Site,
    turning: bool,
    only: Option<CardId>,
    out: &mut Offers<'_>,
) {
    let plan = &site.plan;
    let turning = turning || (site.own && state.has_active(site.castle, group::TURN_MOVES));
    for place in 0..plan.len {
        let card = plan.card(place);
        if only.is_some_and(|only| only != card) || site.held.has(card.0) || !plan.is_outer(place) {
            continue;
        }
        let home = plan.position_at(place);
        let neighbours: [u16; 4] = core::array::from_fn(|direction| plan.step(home, direction));
        let turns = if turning || (card.is_in(group::TURNS_ITSELF) && state.active.has(card.0)) {
            4
        } else {
            1
        };
        let prints = &PRINTS[card.index()];
        let base = usize::from(plan.turn(place));
        for gap in site.gaps.iter() {
            let mut gap = *gap;
            // The room's old place does not count [D4.3].
            if let Some(direction) =
                neighbours.iter().position(|&neighbour| neighbour == gap.position)
            {
                let towards = (direction + 2) % 4;
                gap.beside &= !(1 << towards);
                gap.points &= !(1 << towards);
            }
            for turn in 0..turns {
                if gap.takes(prints[(base + turn) % 4].points) {
                    out.push(Action::Move { card, to: gap.cell, turn: turn as u8 });
                }
            }
        }
    }
}

/// Appends the Swaps inside a castle.
pub(super) fn swaps(site: &Site, out: &mut Offers<'_>) {
    let plan = &site.plan;
    let mut faces = [(0u8, 0u8, 0u8); crate::plan::MOST];
    for (place, face) in faces.iter_mut().enumerate().take(plan.len) {
        let (beside, shown) = plan.face(place);
        *face = (plan.print(place).points, beside, shown);
    }
    for a in 0..plan.len {
        let card_a = plan.card(a);
        if site.held.has(card_a.0) {
            continue;
        }
        let (points_a, beside_a, shown_a) = faces[a];
        for (b, &(points_b, beside_b, shown_b)) in
            faces.iter().enumerate().take(plan.len).skip(a + 1)
        {
            let apart = points_a & beside_b == shown_b && points_b & beside_a == shown_a;
            // Most pairs do not touch, and most of those do not fit: the cheap test goes first.
            let may = if plan.touches(a, b) { plan.may_swap(a, b, 0, 0) } else { apart };
            let card_b = plan.card(b);
            if may && !site.held.has(card_b.0) {
                out.push(Action::Swap { a: card_a, b: card_b, turn_a: 0, turn_b: 0 });
            }
        }
    }
}

/// Whether a Swap is possible in the seat's own castle.
pub(crate) fn can_swap(state: &Disastles, seat: Seat) -> bool {
    Offers::any(|out| swaps(&Site::own(state, seat), out))
}

/// Swaps of an own room with an outer room of an opponent [D4.6] [D10.3].
fn swaps_between(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let own = state.castle_of(seat);
    let plan = state.plan(own);
    let held = state.protection(own, &plan).against_moving(true);
    for other in castles(state, seat, Whose::Opponents) {
        let theirs = state.plan(other);
        let their_held = state.protection(other, &theirs).against_moving(false);
        for b in 0..theirs.len {
            let card_b = theirs.card(b);
            if card_b.is_throne() || their_held.has(card_b.0) || !theirs.is_outer(b) {
                continue;
            }
            let gap_b = theirs.gap(theirs.position_at(b));
            for a in 0..plan.len {
                let card_a = plan.card(a);
                let gap_a = plan.gap(plan.position_at(a));
                if !card_a.is_throne()
                    && !held.has(card_a.0)
                    && gap_b.takes(plan.print(a).points)
                    && gap_a.takes(theirs.print(b).points)
                {
                    out.push(Action::swap((card_a, 0), (card_b, 0)));
                }
            }
        }
    }
}

pub(super) fn moves_options(
    state: &Disastles,
    seat: Seat,
    whose: Whose,
    turning: bool,
    only: Option<CardId>,
    out: &mut Offers<'_>,
) {
    out.push(Action::Skip);
    for castle in castles(state, seat, whose) {
        moves(state, &Site::new(state, seat, castle), turning, only, out);
    }
    if out.len() == 1 {
        out.clear(); // nothing to ask
    }
    out.sort();
}

pub(super) fn swaps_options(
    state: &Disastles,
    seat: Seat,
    scope: Scope,
    optional: bool,
    out: &mut Offers<'_>,
) {
    match scope {
        Scope::In(whose) => {
            for castle in castles(state, seat, whose) {
                swaps(&Site::new(state, seat, castle), out);
            }
        }
        Scope::Between => swaps_between(state, seat, out),
    }
    if optional && out.len() > 0 {
        out.push(Action::Skip);
    }
    out.sort();
}

/// Swaps of own rooms in which both may be turned [D10.29].
pub(super) fn swap_turning_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    let castle = state.castle_of(seat);
    let plan = state.plan(castle);
    let protection = state.protection(castle, &plan);
    let (held, unturnable) = (protection.against_moving(true), protection.against_turning(true));
    let turns = |card: CardId| if unturnable.has(card.0) { 1 } else { 4 };
    for a in 0..plan.len {
        for b in a + 1..plan.len {
            let (card_a, card_b) = (plan.card(a), plan.card(b));
            if held.has(card_a.0) || held.has(card_b.0) {
                continue;
            }
            for turn_a in 0..turns(card_a) {
                for turn_b in 0..turns(card_b) {
                    if plan.may_swap(a, b, turn_a, turn_b) {
                        out.push(Action::Swap { a: card_a, b: card_b, turn_a, turn_b });
                    }
                }
            }
        }
    }
}

pub(super) fn turns_options(
    state: &Disastles,
    seat: Seat,
    whose: Whose,
    last: Option<CardId>,
    out: &mut Offers<'_>,
) {
    out.push(Action::Skip);
    for castle in castles(state, seat, whose) {
        turns(state, seat, castle, last, out);
    }
    if out.len() == 1 {
        out.clear(); // turning by nothing is all there is
    }
    out.sort();
}

fn turns(
    state: &Disastles,
    seat: Seat,
    castle: Castle,
    last: Option<CardId>,
    out: &mut Offers<'_>,
) {
    let plan: Plan = state.plan(castle);
    let protection: Protection = state.protection(castle, &plan);
    let fixed = protection.against_turning(state.castle_of(seat) == castle);
    for place in 0..plan.len {
        let card = plan.card(place);
        if fixed.has(card.0) || last == Some(card) {
            continue;
        }
        let gap = plan.gap(plan.position_at(place));
        for by in 1..4 {
            if plan.turned(place, by).points & gap.beside == gap.points {
                out.push(Action::Turn { card, by });
            }
        }
    }
}

pub(super) fn answer(
    state: &mut Disastles,
    seat: Seat,
    ask: Ask,
    action: Action,
    table: World<'_, '_>,
) {
    match (ask, action) {
        (Ask::Moves(left, whose, turning, only), Action::Move { card, to, turn }) => {
            if left > 1 {
                state.agenda.push(Frame::Ask(seat, Ask::Moves(left - 1, whose, turning, only)));
            }
            state.move_room(seat, card, to, turn, rule::D4_2, table);
        }
        (Ask::Swaps(left, scope, _), Action::Swap { a, b, turn_a, turn_b }) => {
            if left > 1 {
                state.agenda.push(Frame::Ask(seat, Ask::Swaps(left - 1, scope, true)));
            }
            let cause = if scope == Scope::Between { rule::D4_6 } else { rule::D4_4 };
            state.swap_rooms(seat, (a, turn_a), (b, turn_b), cause, table);
        }
        (Ask::SwapTurning, Action::Swap { a, b, turn_a, turn_b }) => {
            state.swap_rooms(seat, (a, turn_a), (b, turn_b), rule::D10_29, table);
        }
        (Ask::Turns(left, whose, _), Action::Turn { card, by }) => {
            if left > 1 {
                state.agenda.push(Frame::Ask(seat, Ask::Turns(left - 1, whose, Some(card))));
            }
            state.turn_room(seat, card, by, rule::D4_7, table);
        }
        _ => {}
    }
}
