//! Putting several rooms down anew (Homeowners Association) or turning several at once (Disco).
//!
//! The rooms are asked about one after another, from the smallest number on. An answer is offered only if the rest can
//! still be finished; the layout before is always one way to finish, so nobody can be stuck.

use super::{Ask, Offers};
use crate::action::{Action, Into};
use crate::cards::{CardId, group};
use crate::flow::Frame;
use crate::plan::{Place, Plan};
use crate::rule;
use crate::state::{Disastles, World};
use alloc::vec::Vec;
use deckhand_kernel::Seat;
use deckhand_parts::{CardSet, List};

/// A room that still has to find its cell and turn.
#[derive(Clone, Copy, Default)]
struct Piece {
    place: Place,
    card: CardId,
}

/// What the rooms may be changed in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// Their cells, each keeping its turn.
    Cells,
    /// Their turns, each keeping its cell.
    Turns,
}

struct Puzzle {
    plan: Plan,
    pieces: List<Piece, 8>,
    cells: List<u16, 8>,
    change: Change,
}

impl Puzzle {
    /// The castle without its lifted rooms, and the cells around the source that may be filled.
    fn new(state: &Disastles, seat: Seat, change: Change) -> Self {
        let castle = state.castle_of(seat);
        let lying = state.castles[usize::from(castle)];
        let mut plan = Plan::of(lying | state.lifted, &state.spots);
        let mut pieces = List::new();
        let mut cells = List::new();
        for card in state.lifted {
            if let Some(place) = plan.place_of(CardId(card)) {
                pieces.push(Piece { place, card: CardId(card) });
                plan.lift(place);
            }
        }
        // A room that has been put down may lie on the cell that another one was lifted from.
        for card in lying - state.lifted {
            if let Some(place) = plan.place_of(CardId(card)) {
                plan.put(place, plan.position_at(place), plan.turn(place));
            }
        }
        if change == Change::Cells
            && let Some(source) = rearranger(state, seat).and_then(|card| plan.place_of(card))
        {
            let around = plan.around(plan.position_at(source));
            cells = around.into_iter().filter(|&cell| plan.at(cell).is_none()).collect();
        }
        Self { plan, pieces, cells, change }
    }

    /// Whether a piece may lie like this beside everything that lies already.
    fn fits(&mut self, piece: Piece, position: u16, turn: u8) -> bool {
        if self.plan.at(position).is_some() {
            return false;
        }
        let gap = self.plan.gap(position);
        let points = crate::cards::PRINTS[piece.card.index()][usize::from(turn) % 4].points;
        points & gap.beside == gap.points
    }

    /// Every way to lay the piece at `index`, such that the later ones can follow.
    fn ways(&mut self, index: usize, found: &mut dyn FnMut(u16, u8) -> bool) -> bool {
        let piece = self.pieces[index];
        let (home, turn) = (self.plan.position_at(piece.place), self.plan.turn(piece.place));
        let cells: List<u16, 8> = match self.change {
            Change::Cells => self.cells,
            Change::Turns => [home].into_iter().collect(),
        };
        let turns = if self.change == Change::Turns { 4 } else { 1 };
        for &cell in cells.iter() {
            for by in 0..turns {
                if !self.fits(piece, cell, turn + by) {
                    continue;
                }
                self.plan.put(piece.place, cell, (turn + by) % 4);
                let rest = self.finishes(index + 1);
                self.plan.lift(piece.place);
                self.restore(piece.place, home, turn);
                if rest && found(cell, by) {
                    return true;
                }
            }
        }
        false
    }

    fn restore(&mut self, place: Place, home: u16, turn: u8) {
        let occupied = self.plan.at(home);
        self.plan.put(place, home, turn);
        self.plan.lift(place);
        if let Some(other) = occupied {
            let turn = self.plan.turn(other);
            self.plan.put(other, home, turn);
        }
    }

    /// Whether the pieces from `index` on can be laid.
    fn finishes(&mut self, index: usize) -> bool {
        if index == self.pieces.len() {
            // Everything put down by the placement rules holds on to something [D2.5].
            return self.change == Change::Turns
                || self
                    .pieces
                    .iter()
                    .all(|piece| self.plan.gap(self.plan.position_at(piece.place)).points != 0);
        }
        self.ways(index, &mut |_, _| true)
    }
}

/// The room whose text had the rooms around it lifted.
fn rearranger(state: &Disastles, seat: Seat) -> Option<CardId> {
    let castle = state.castles[usize::from(state.castle_of(seat))];
    (castle & group::REARRANGERS).first().map(CardId)
}

/// The rooms around a room that may be moved by its owner, to be lifted [D10.35].
pub(crate) fn lift_cards(state: &Disastles, seat: Seat, source: CardId) -> CardSet {
    let castle = state.castle_of(seat);
    let plan = state.plan(castle);
    let Some(place) = plan.place_of(source) else { return CardSet::NONE };
    plan.cards_around(plan.position_at(place))
        - state.protection(castle, &plan).against_moving(true)
}

/// The rooms around a room that may be turned by its owner [D10.37].
pub(crate) fn disco_cards(state: &Disastles, seat: Seat, source: CardId) -> CardSet {
    let castle = state.castle_of(seat);
    let plan = state.plan(castle);
    let Some(place) = plan.place_of(source) else { return CardSet::NONE };
    plan.cards_around(plan.position_at(place))
        - state.protection(castle, &plan).against_turning(true)
}

impl Disastles {
    /// Asks where to put the lifted room with the smallest number.
    pub(crate) fn ask_to_arrange(&mut self, seat: Seat, rooms: CardSet) {
        if let Some(card) = rooms.first() {
            self.agenda.push(Frame::Ask(seat, Ask::Arrange(CardId(card))));
        }
    }

    /// Asks how to turn the room with the smallest number.
    pub(crate) fn ask_to_turn(&mut self, seat: Seat, rooms: CardSet) {
        if let Some(card) = rooms.first() {
            self.agenda.push(Frame::Ask(seat, Ask::Disco(CardId(card))));
        }
    }
}

pub(super) fn arrange_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    if state.lifted.is_empty() {
        return;
    }
    let mut puzzle = Puzzle::new(state, seat, Change::Cells);
    let card = puzzle.pieces[0].card;
    let mut cells = Vec::new();
    puzzle.ways(0, &mut |cell, _| {
        cells.push(cell);
        false
    });
    cells.sort_unstable();
    out.extend(cells.into_iter().map(|cell| Action::Build {
        card,
        into: Into::Own,
        at: puzzle.plan.cell(cell),
        turn: 0,
    }));
}

pub(super) fn disco_options(state: &Disastles, seat: Seat, out: &mut Offers<'_>) {
    if state.lifted.is_empty() {
        return;
    }
    let mut puzzle = Puzzle::new(state, seat, Change::Turns);
    let card = puzzle.pieces[0].card;
    puzzle.ways(0, &mut |_, by| {
        out.push(Action::Turn { card, by });
        false
    });
    out.sort();
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
        (Ask::Arrange(_), Action::Build { card, at, .. }) => {
            state.ask_to_arrange(seat, state.lifted - CardSet::one(card.0));
            state.put_down(castle, card, at);
            table.tell(rule::D10_35, || crate::event::Event::Moved(seat, seat, card, at, 0));
            if state.lifted.is_empty() {
                state.keep_used(castle);
                state.settle(castle, table);
            }
        }
        (Ask::Disco(_), Action::Turn { card, by }) => {
            state.ask_to_turn(seat, state.lifted - CardSet::one(card.0));
            state.turn_room(seat, card, by, rule::D10_37, table);
            state.lifted.remove(card.0);
            if state.lifted.is_empty() {
                state.settle(castle, table);
            }
        }
        _ => {}
    }
}
