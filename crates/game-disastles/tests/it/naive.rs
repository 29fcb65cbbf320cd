//! A castle worked out the slow way, from what a view shows and from the letters printed on the cards: cells and letters
//! in a map, and every rule of layout as one loop. Nothing of the game's own geometry is used here.

use crate::positions::{asked, offers, setup};
use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Seat, Table};
use game_disastles::{Action, CARDS, CardId, CastleView, Cell, Disastles, Event, Into};
use std::collections::{BTreeMap, BTreeSet, btree_map::Entry};

/// A column and a row.
pub(crate) type At = (i16, i16);

/// Steps up, right, down, left; side 0 of a card is its top, and so on clockwise.
pub(crate) const BESIDE: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A card as it lies: the letters of its walls from the top clockwise, as [`game_disastles::Card::walls`] has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tile {
    pub(crate) card: CardId,
    pub(crate) turn: u8,
    pub(crate) sides: [u8; 4],
}

impl Tile {
    pub(crate) fn new(card: CardId, turn: u8) -> Self {
        let letters = CARDS[card.index()].walls.as_bytes();
        let mut sides = [letters[0], letters[1], letters[2], letters[3]];
        // A quarter turn clockwise takes the top to the right.
        sides.rotate_right(usize::from(turn % 4));
        Self { card, turn: turn % 4, sides }
    }

    pub(crate) fn turned(self, by: u8) -> Self {
        Self::new(self.card, self.turn + by)
    }
}

fn is_point(letter: u8) -> bool {
    letter != b'n'
}

/// Whether two points that face each other show the same symbol; a point of the Throne Room takes any [D5.3] [D5.4].
fn same_symbol(a: u8, b: u8) -> bool {
    is_point(a) && is_point(b) && (a == b'w' || b == b'w' || a.eq_ignore_ascii_case(&b))
}

fn step((x, y): At, (dx, dy): At) -> At {
    (x + dx, y + dy)
}

/// A castle: which card lies where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Castle(pub(crate) BTreeMap<At, Tile>);

impl Castle {
    pub(crate) fn seen(view: &CastleView) -> Self {
        let tile =
            |room: &game_disastles::RoomView| ((room.x, room.y), Tile::new(room.card, room.turn));
        let castle = Self(view.rooms.iter().map(tile).collect());
        assert_eq!(castle.0.len(), view.rooms.len(), "one card to a cell [D2.1]");
        castle
    }

    pub(crate) fn cell_of(&self, card: CardId) -> Option<At> {
        self.0.iter().find(|(_, tile)| tile.card == card).map(|(&at, _)| at)
    }

    /// For each side of a cell, the letter shown there and the letter of the neighbour that faces it.
    fn faces(&self, at: At) -> [Option<(u8, u8)>; 4] {
        let Some(tile) = self.0.get(&at) else { return [None; 4] };
        [0, 1, 2, 3].map(|side| {
            let other = self.0.get(&step(at, BESIDE[side]))?;
            Some((tile.sides[side], other.sides[(side + 2) % 4]))
        })
    }

    /// Whether every pair of touching sides of this cell is point against point or wall against wall [D2.2] [D2.3].
    pub(crate) fn agrees(&self, at: At) -> bool {
        self.faces(at).into_iter().flatten().all(|(own, other)| is_point(own) == is_point(other))
    }

    pub(crate) fn agrees_everywhere(&self) -> bool {
        self.0.keys().all(|&at| self.agrees(at))
    }

    /// Sides on which this cell is connected: point against point [D5.2].
    pub(crate) fn connected(&self, at: At) -> [bool; 4] {
        self.faces(at).map(|face| face.is_some_and(|(a, b)| is_point(a) && is_point(b)))
    }

    /// Sides on which the connection of this cell is completed [D5.3].
    pub(crate) fn completed(&self, at: At) -> [bool; 4] {
        self.faces(at).map(|face| face.is_some_and(|(a, b)| same_symbol(a, b)))
    }

    pub(crate) fn connections(&self, at: At) -> usize {
        self.connected(at).into_iter().filter(|&connected| connected).count()
    }

    /// The cells to which a cell is connected.
    pub(crate) fn joined_to(&self, at: At) -> Vec<At> {
        let connected = self.connected(at);
        (0..4).filter(|&side| connected[side]).map(|side| step(at, BESIDE[side])).collect()
    }

    /// All connections as cell and side, each from both of its cells.
    pub(crate) fn edges(&self) -> BTreeSet<(At, usize)> {
        let sides = |at| (0..4).map(move |side| (at, side));
        self.0
            .keys()
            .flat_map(|&at| sides(at))
            .filter(|&(at, side)| self.connected(at)[side])
            .collect()
    }

    /// Steps along connections from a cell to every cell that can be reached.
    pub(crate) fn steps_from(&self, start: At) -> BTreeMap<At, u16> {
        let mut steps = BTreeMap::from([(start, 0)]);
        let mut rim = vec![start];
        let mut distance = 0;
        while !rim.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for at in rim {
                for side in (0..4).filter(|&side| self.connected(at)[side]) {
                    let other = step(at, BESIDE[side]);
                    if let Entry::Vacant(unreached) = steps.entry(other) {
                        unreached.insert(distance);
                        next.push(other);
                    }
                }
            }
            rim = next;
        }
        steps
    }

    pub(crate) fn throne(&self) -> Option<At> {
        self.0.iter().find(|(_, tile)| tile.card.is_throne()).map(|(&at, _)| at)
    }

    /// The up to eight cells around a cell that are taken [D2.11].
    pub(crate) fn around((x, y): At) -> impl Iterator<Item = At> {
        (-1..=1)
            .flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)))
            .filter(move |&at| at != (x, y))
    }

    /// Every cell of the rectangle around the castle and one cell beyond it.
    fn region(&self) -> Vec<At> {
        let bounds = |along: fn(At) -> i16| {
            let values = || self.0.keys().map(|&at| along(at));
            values().min().unwrap_or(0) - 1..=values().max().unwrap_or(0) + 1
        };
        bounds(|at| at.0).flat_map(|x| bounds(|at| at.1).map(move |y| (x, y))).collect()
    }

    /// Whether a card may be put on a cell: nothing lies there, all touching sides agree, and it holds on to something.
    pub(crate) fn takes(&self, at: At, tile: Tile) -> bool {
        if self.0.contains_key(&at) {
            return false;
        }
        let mut castle = self.clone();
        castle.0.insert(at, tile);
        castle.agrees(at) && castle.connections(at) > 0
    }

    /// Every way to build one of these cards [D3.7] [D2.5] [D2.6]; those of which `turning` is true may be turned.
    pub(crate) fn builds(
        &self,
        cards: &[CardId],
        turning: impl Fn(CardId) -> bool,
    ) -> BTreeSet<Action> {
        let mut builds = BTreeSet::new();
        for &card in cards {
            for at in self.region() {
                for turn in 0..if turning(card) { 4 } else { 1 } {
                    if self.takes(at, Tile::new(card, turn)) {
                        builds.insert(Action::Build { card, into: Into::Own, at: cell(at), turn });
                    }
                }
            }
        }
        builds
    }

    /// Every Move [D4.2] [D4.3] [D2.10].
    pub(crate) fn moves(&self, turning: impl Fn(CardId) -> bool) -> BTreeSet<Action> {
        let mut moves = BTreeSet::new();
        for (&home, &tile) in self.0.iter().filter(|(at, _)| self.connections(**at) == 1) {
            let mut rest = self.clone();
            rest.0.remove(&home);
            for at in self.region().into_iter().filter(|&at| at != home) {
                for turn in 0..if turning(tile.card) { 4 } else { 1 } {
                    if rest.takes(at, tile.turned(turn)) {
                        moves.insert(Action::Move { card: tile.card, to: cell(at), turn });
                    }
                }
            }
        }
        moves
    }

    /// The castle with the cards of two cells traded.
    pub(crate) fn swapped(&self, one: At, other: At) -> Self {
        let mut castle = self.clone();
        castle.0.insert(one, self.0[&other]);
        castle.0.insert(other, self.0[&one]);
        castle
    }

    /// Every Swap [D4.4].
    pub(crate) fn swaps(&self) -> BTreeSet<Action> {
        let mut swaps = BTreeSet::new();
        for (&one, a) in &self.0 {
            for (&other, b) in &self.0 {
                if a.card < b.card && self.swapped(one, other).agrees_everywhere() {
                    swaps.insert(Action::Swap { a: a.card, b: b.card, turn_a: 0, turn_b: 0 });
                }
            }
        }
        swaps
    }
}

pub(crate) fn cell((x, y): At) -> Cell {
    Cell { x, y }
}

/// A game under way, as a test looks at it before an answer is given.
pub(crate) struct Moment<'m> {
    pub(crate) game: &'m Disastles,
    /// Who is asked.
    pub(crate) seat: Seat,
    pub(crate) offers: &'m [Action],
    /// Everything told since the beginning.
    pub(crate) log: &'m [Event],
}

/// Plays a game in which everybody takes the best of three random offers, so that castles grow and come to life, and
/// shows every question to `each`.
pub(crate) fn play_through(
    mode: &str,
    seats: u8,
    options: &[(&str, &str)],
    seed: u64,
    each: impl FnMut(Moment<'_>),
) {
    let (mut chance, mut told) = (Seeded::new(seed), Vec::new());
    let mut table = Table::telling(&mut chance, &mut told);
    let game = Disastles::deal(&setup(mode, seats, options), &mut table).expect("legal");
    play_on(game, seed, each);
}

/// Plays a game to its end from any position.
pub(crate) fn play_on(mut game: Disastles, seed: u64, mut each: impl FnMut(Moment<'_>)) {
    let (mut chance, mut choices) = (Seeded::stream(seed, 1), Seeded::stream(seed, 2));
    let (mut told, mut log) = (Vec::new(), Vec::new());
    while let Some(seat) = asked(&game) {
        let offers = offers(&game, seat);
        let mut best: Option<(i64, Action)> = None;
        for _ in 0..3 {
            let answer = offers[choices.draw(offers.len() as u32) as usize];
            let mut trial = game.clone();
            trial.apply(seat, answer, &mut Table::silent(&mut Seeded::stream(seed, 3)));
            let standing = trial.standing(seat);
            if best.is_none_or(|(other, _)| standing > other) {
                best = Some((standing, answer));
            }
        }
        each(Moment { game: &game, seat, offers: &offers, log: &log });
        let (_, answer) = best.expect("three were tried");
        game.apply(seat, answer, &mut Table::telling(&mut chance, &mut told));
        log.extend(told.drain(..).map(|told| told.event));
    }
}
