//! A castle laid out on a grid for questions of geometry: what lies beside what, which cells can take which points.
//!
//! A plan is made from the cards of a castle whenever a question is asked and thrown away afterwards; the state holds
//! only cells and turns. A castle has no border [D2.7]: the grid is as large as the rectangle around the castle and two
//! cells more on each side. Cells are numbers of 16 bits. A card is never put further out than one cell beside the
//! castle, so its coordinates can not exceed the number of cards laid since the start, and no game lays 32,767 cards:
//! the deck has at most 125 cards, every round takes at least one of them, and a turn lays fewer than 50.

use crate::action::Cell;
use crate::cards::{CardId, PRINTS, Print};
use alloc::vec::Vec;
use deckhand_parts::CardSet;

/// Rooms and Throne Room of one castle, at most.
pub(crate) const MOST: usize = 104;
/// Cells of the grid that every plan has at hand; only castles that need more use the heap.
const NEAR: usize = 256;

/// Where a card lies and how it is turned.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Spot {
    /// The cell.
    pub at: Cell,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// Index of a card within a plan.
pub(crate) type Place = usize;

/// No place: the cell is empty.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// What lies on the four sides of a card.
#[derive(Clone, Copy, Default)]
struct Sides {
    /// Places plus one, or 0 where nothing lies.
    marks: [u8; 4],
    /// Directions in which a card lies.
    beside: u8,
    /// Directions in which that card shows a point.
    shown: u8,
}

/// A castle laid out.
#[derive(Clone)]
pub(crate) struct Plan {
    /// Number of cards.
    pub(crate) len: usize,
    cards: [u8; MOST],
    turns: [u8; MOST],
    positions: [u16; MOST],
    sides: [Sides; MOST],
    /// For every cell, the place of its card plus one, or 0: the first cells, and the others.
    near: [u8; NEAR],
    far: Vec<u8>,
    width: usize,
    rows: usize,
    left: i16,
    top: i16,
}

/// An empty cell beside the castle and what it must show to its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gap {
    /// Position on the grid.
    pub(crate) position: u16,
    /// The cell.
    pub(crate) cell: Cell,
    /// Directions in which a card lies.
    pub(crate) beside: u8,
    /// Directions in which the card there shows a point.
    pub(crate) points: u8,
}

impl Gap {
    /// Whether a card with these points may be put here: every touching pair agrees and at least one pair of points
    /// meets [D2.2] [D2.3] [D2.5]. A point towards an empty cell does not matter [D2.4].
    pub(crate) fn takes(self, points: u8) -> bool {
        self.points != 0 && points & self.beside == self.points
    }
}

impl Plan {
    /// Lays out the cards of a castle.
    pub(crate) fn of(cards: CardSet, spots: &[Spot]) -> Self {
        let mut plan = Self {
            len: 0,
            cards: [0; MOST],
            turns: [0; MOST],
            positions: [0; MOST],
            sides: [Sides::default(); MOST],
            near: [0; NEAR],
            far: Vec::new(),
            width: 0,
            rows: 0,
            left: 0,
            top: 0,
        };
        let (mut left, mut right, mut top, mut bottom) = (i16::MAX, i16::MIN, i16::MAX, i16::MIN);
        for card in cards {
            let at = spots[usize::from(card)].at;
            left = left.min(at.x);
            right = right.max(at.x);
            top = top.min(at.y);
            bottom = bottom.max(at.y);
            plan.cards[plan.len] = card;
            plan.len += 1;
        }
        if plan.len == 0 {
            return plan;
        }
        plan.left = left - 2;
        plan.top = top - 2;
        plan.width = (right - left) as usize + 5;
        plan.rows = (bottom - top) as usize + 5;
        plan.far = alloc::vec![0; (plan.width * plan.rows).saturating_sub(NEAR)];
        for place in 0..plan.len {
            let spot = spots[usize::from(plan.cards[place])];
            plan.turns[place] = spot.turn;
            let position = plan.position(spot.at);
            plan.positions[place] = position as u16;
            plan.set(position, place as u8 + 1);
        }
        for place in 0..plan.len {
            plan.sides[place] = plan.look_around(plan.positions[place]);
        }
        plan
    }

    /// What lies beside a position, read off the grid.
    fn look_around(&self, position: u16) -> Sides {
        let (position, width) = (usize::from(position), self.width);
        let around = [position - width, position + 1, position + width, position - 1];
        let mut sides = Sides { marks: around.map(|at| self.mark(at)), beside: 0, shown: 0 };
        for direction in 0..4 {
            let mark = sides.marks[direction];
            if mark != 0 {
                sides.beside |= 1 << direction;
                let points = self.print(usize::from(mark) - 1).points;
                sides.shown |= (points >> ((direction + 2) % 4) & 1) << direction;
            }
        }
        sides
    }

    /// The place of the card at a position plus one, or 0.
    fn mark(&self, position: usize) -> u8 {
        match self.near.get(position) {
            Some(&mark) => mark,
            None => self.far[position - NEAR],
        }
    }

    fn set(&mut self, position: usize, mark: u8) {
        match self.near.get_mut(position) {
            Some(near) => *near = mark,
            None => self.far[position - NEAR] = mark,
        }
    }

    fn position(&self, at: Cell) -> usize {
        (at.y - self.top) as usize * self.width + (at.x - self.left) as usize
    }

    /// The cell of a position on the grid.
    pub(crate) fn cell(&self, position: u16) -> Cell {
        let position = usize::from(position);
        Cell {
            y: self.top + (position / self.width) as i16,
            x: self.left + (position % self.width) as i16,
        }
    }

    /// The position of a cell, if it lies on the grid (the castle and two cells around it).
    pub(crate) fn position_of(&self, at: Cell) -> Option<u16> {
        let inside = |value: i16, low: i16, size: usize| {
            let offset = i32::from(value) - i32::from(low);
            usize::try_from(offset).is_ok_and(|offset| offset < size)
        };
        (inside(at.x, self.left, self.width) && inside(at.y, self.top, self.rows))
            .then(|| self.position(at) as u16)
    }

    /// The neighbour position in a direction.
    pub(crate) fn step(&self, position: u16, direction: usize) -> u16 {
        match direction {
            0 => position - self.width as u16,
            1 => position + 1,
            2 => position + self.width as u16,
            _ => position - 1,
        }
    }

    /// The card at a place.
    pub(crate) fn card(&self, place: Place) -> CardId {
        CardId(self.cards[place])
    }

    /// The place of a card, if it lies in this castle.
    pub(crate) fn place_of(&self, card: CardId) -> Option<Place> {
        self.cards[..self.len].iter().position(|&other| other == card.0)
    }

    /// The position of a place.
    pub(crate) fn position_at(&self, place: Place) -> u16 {
        self.positions[place]
    }

    /// The place at a position, if a card lies there.
    pub(crate) fn at(&self, position: u16) -> Option<Place> {
        usize::from(self.mark(usize::from(position))).checked_sub(1)
    }

    /// The print of the card at a place, as it lies.
    pub(crate) fn print(&self, place: Place) -> &'static Print {
        &PRINTS[usize::from(self.cards[place])][usize::from(self.turns[place])]
    }

    /// The print of the card at a place, turned further.
    pub(crate) fn turned(&self, place: Place, by: u8) -> &'static Print {
        &PRINTS[usize::from(self.cards[place])][usize::from(self.turns[place] + by) % 4]
    }

    /// Quarter turns of the card at a place.
    pub(crate) fn turn(&self, place: Place) -> u8 {
        self.turns[place]
    }

    /// The place beside a place.
    pub(crate) fn beside(&self, place: Place, direction: usize) -> Option<Place> {
        usize::from(self.sides[place].marks[direction]).checked_sub(1)
    }

    /// Directions in which a card lies beside a place, and those in which it shows a point.
    pub(crate) fn face(&self, place: Place) -> (u8, u8) {
        (self.sides[place].beside, self.sides[place].shown)
    }

    /// Directions in which this place is connected: two points face each other [D5.2].
    pub(crate) fn connected(&self, place: Place) -> u8 {
        self.print(place).points & self.sides[place].shown
    }

    /// Directions in which the connection of this place is completed: the symbols agree [D5.3].
    pub(crate) fn completed(&self, place: Place) -> u8 {
        let print = self.print(place);
        let mut completed = 0;
        for direction in 0..4 {
            if let Some(other) = self.beside(place, direction)
                && print.symbols[direction] & self.print(other).symbols[(direction + 2) % 4] != 0
            {
                completed |= 1 << direction;
            }
        }
        completed
    }

    /// Whether the place is an outer room: exactly one connected side [D2.10].
    pub(crate) fn is_outer(&self, place: Place) -> bool {
        self.connected(place).is_power_of_two()
    }

    /// What a position must show to its neighbours, as the grid stands now.
    pub(crate) fn gap(&self, position: u16) -> Gap {
        let Sides { beside, shown, .. } = self.look_around(position);
        Gap { position, cell: self.cell(position), beside, points: shown }
    }

    /// The positions around a position, diagonals included [D2.11].
    pub(crate) fn around(&self, position: u16) -> [u16; 8] {
        let width = self.width as u16;
        let (up, down) = (position - width, position + width);
        [up - 1, up, up + 1, position - 1, position + 1, down - 1, down, down + 1]
    }

    /// The cards around a position.
    pub(crate) fn cards_around(&self, position: u16) -> CardSet {
        self.around(position)
            .into_iter()
            .filter_map(|at| self.at(at))
            .map(|place| self.cards[place])
            .collect()
    }

    /// The cards connected to a place.
    pub(crate) fn cards_connected(&self, place: Place) -> CardSet {
        let connected = self.connected(place);
        (0..4)
            .filter(|direction| connected >> direction & 1 == 1)
            .filter_map(|direction| self.beside(place, direction))
            .map(|other| self.cards[other])
            .collect()
    }

    /// Whether two cards touch.
    pub(crate) fn touches(&self, a: Place, b: Place) -> bool {
        let distance = self.positions[a].abs_diff(self.positions[b]);
        // The grid has two empty columns on either side, so no card touches one across the end of a row.
        distance == 1 || usize::from(distance) == self.width
    }

    /// The direction in which `b` touches `a`, if it does.
    pub(crate) fn touch(&self, a: Place, b: Place) -> Option<usize> {
        (0..4).find(|&direction| self.beside(a, direction) == Some(b))
    }

    /// Takes a card off the grid, to ask by [`Plan::gap`] what the rest allows. What was read off the grid before stays
    /// as it was.
    pub(crate) fn lift(&mut self, place: Place) {
        self.set(usize::from(self.positions[place]), 0);
    }

    /// Puts a lifted card back, or onto another position.
    pub(crate) fn put(&mut self, place: Place, position: u16, turn: u8) {
        self.positions[place] = position;
        self.turns[place] = turn;
        self.set(usize::from(position), place as u8 + 1);
    }

    /// Distance in connections from a card to every place; [`NOWHERE`] where no chain of connections leads [D2.8].
    pub(crate) fn distances(&self, from: Place) -> [u8; MOST] {
        let mut distances = [NOWHERE; MOST];
        let mut queue = [0u8; MOST];
        let (mut head, mut tail) = (0, 1);
        queue[0] = from as u8;
        distances[from] = 0;
        while head < tail {
            let place = usize::from(queue[head]);
            head += 1;
            let connected = self.connected(place);
            for direction in (0..4).filter(|direction| connected >> direction & 1 == 1) {
                if let Some(other) = self.beside(place, direction)
                    && distances[other] == NOWHERE
                {
                    distances[other] = distances[place] + 1;
                    queue[tail] = other as u8;
                    tail += 1;
                }
            }
        }
        distances
    }

    /// Whether every touching pair agrees [D2.2] [D2.3].
    pub(crate) fn fits(&self) -> bool {
        (0..self.len).all(|place| {
            let (beside, shown) = self.face(place);
            self.print(place).points & beside == shown
        })
    }

    /// Whether two cards of this castle may trade cells, turned by so much, everything else staying [D4.4]. A card that
    /// is no longer connected afterwards falls under [D2.8]; that does not make the Swap illegal.
    pub(crate) fn may_swap(&self, a: Place, b: Place, turn_a: u8, turn_b: u8) -> bool {
        let (points_a, points_b) = (self.turned(a, turn_a).points, self.turned(b, turn_b).points);
        let (mut beside_a, mut shown_a) = self.face(a);
        let (mut beside_b, mut shown_b) = self.face(b);
        if let Some(direction) = self.touch(a, b) {
            // `b` lies in `direction` of `a` before, and in the opposite direction afterwards.
            let back = (direction + 2) % 4;
            beside_a &= !(1 << direction);
            shown_a &= !(1 << direction);
            beside_b &= !(1 << back);
            shown_b &= !(1 << back);
            if points_a >> back & 1 != points_b >> direction & 1 {
                return false;
            }
        }
        points_a & beside_b == shown_b && points_b & beside_a == shown_a
    }
}

/// Gaps that are kept at hand; only castles that have more use the heap, for all of them.
const MANY: usize = 48;

/// The gaps of a plan, in reading order.
pub(crate) struct Gaps {
    len: usize,
    near: [Gap; MANY],
    far: Vec<Gap>,
}

impl Gaps {
    /// No gaps.
    pub(crate) fn none() -> Self {
        Self { len: 0, near: [Gap::default(); MANY], far: Vec::new() }
    }

    /// All empty cells to which a castle shows a point, from top to bottom and left to right.
    pub(crate) fn of(plan: &Plan) -> Self {
        let mut gaps = Self::none();
        gaps.find(plan);
        gaps
    }

    /// Finds the gaps of a castle; there must be none noted yet.
    pub(crate) fn find(&mut self, plan: &Plan) {
        for place in 0..plan.len {
            let position = plan.positions[place];
            let mut open = plan.print(place).points & !plan.sides[place].beside;
            while open != 0 {
                let direction = open.trailing_zeros() as usize;
                open &= open - 1;
                self.note(plan.step(position, direction));
            }
        }
        let found = if self.far.is_empty() { &mut self.near[..self.len] } else { &mut self.far };
        for gap in found {
            *gap = plan.gap(gap.position);
        }
    }

    /// Notes a position, in order and once.
    fn note(&mut self, position: u16) {
        let at = self.partition_point(|other| other.position < position);
        if self.get(at).is_some_and(|other| other.position == position) {
            return;
        }
        let gap = Gap { position, ..Gap::default() };
        if self.far.is_empty() && self.len < MANY {
            self.near.copy_within(at..self.len, at + 1);
            self.near[at] = gap;
            self.len += 1;
            return;
        }
        if self.far.is_empty() {
            self.far = self.near.to_vec();
        }
        self.far.insert(at, gap);
    }
}

impl core::ops::Deref for Gaps {
    type Target = [Gap];
    fn deref(&self) -> &[Gap] {
        if self.far.is_empty() { &self.near[..self.len] } else { &self.far }
    }
}
