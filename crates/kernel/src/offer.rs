//! Offers as a person can make them: taken apart into picks, weighed, with a preview of what would surely follow.

use crate::{Dealer, Game, Msg, Redact, Seat, Seats, Status, Table, Told, Viewer};
use alloc::{borrow::Cow, string::ToString, vec::Vec};
use core::fmt;
use serde::{Deserialize, Serialize};

/// A thing in the view that a pick points at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A card, by its number in the game's catalogue (or its place among equal cards, as the game defines).
    Card(u16),
    /// A cell of the board that belongs to a seat, or of the common board (`None`); x to the right, y downwards.
    Cell(Option<Seat>, i16, i16),
    /// A named place that is not a cell of a grid.
    Slot(Cow<'static, str>),
    /// A turn clockwise, in degrees.
    Turn(u16),
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(i32),
    /// A named option, for example `pass`.
    Option(Cow<'static, str>),
}

impl fmt::Display for Thing {
    /// Writes the reference that clients use, for example `card:41`, `cell:1:2,-1`, `turn:90`, `opt:pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card:{card}"),
            Self::Cell(Some(seat), x, y) => write!(f, "cell:{seat}:{x},{y}"),
            Self::Cell(None, x, y) => write!(f, "cell:{x},{y}"),
            Self::Slot(name) => write!(f, "slot:{name}"),
            Self::Turn(degrees) => write!(f, "turn:{degrees}"),
            Self::Seat(seat) => write!(f, "seat:{seat}"),
            Self::Number(number) => write!(f, "num:{number}"),
            Self::Option(name) => write!(f, "opt:{name}"),
        }
    }
}

/// One part of an action: which slot of the question it fills, and with what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Name of the slot: `verb`, `card`, `cell`, `turn`, `seat`, `number`, …; also the id of its word.
    pub slot: Cow<'static, str>,
    /// What fills it.
    pub thing: Thing,
}

impl Pick {
    /// A pick of `thing` for `slot`.
    pub fn new(slot: &'static str, thing: Thing) -> Self {
        Self { slot: Cow::Borrowed(slot), thing }
    }

    /// The pick of a verb, which opens every action.
    pub fn verb(name: &'static str) -> Self {
        Self::new("verb", Thing::Option(Cow::Borrowed(name)))
    }
}

/// How carefully a client should take an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Weight {
    /// An ordinary answer.
    Plain,
    /// Legal but rarely meant.
    Soft,
    /// Grave: a person should be asked once more.
    Heavy,
}

/// Whether an answer may be taken back after it was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Undo {
    /// Nobody learns anything by it: it may be taken back until somebody else has acted.
    Free,
    /// Something will be shown or drawn: it can not be taken back.
    Never,
}

/// What would surely follow an offer, as this seat would see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<E> {
    /// Events up to the first one that depends on chance or on hidden things.
    pub events: Vec<Told<E>>,
    /// Whether the answer could be taken back.
    pub undo: Undo,
    /// Who would be asked then, where the answer could be taken back: as soon as another of them acts, it can not.
    pub next: Seats,
}

/// One legal answer with everything a client needs to show it.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<A> {
    /// The answer.
    pub action: A,
    /// Its parts.
    pub picks: Vec<Pick>,
    /// How grave it is.
    pub weight: Weight,
    /// The answer in words, as [`Game::phrase`] says it in this position.
    pub words: Msg,
}

/// All offers of a seat, taken apart and weighed, in the order of [`Game::legal`].
pub fn offers<G: Game>(game: &G, seat: Seat) -> Vec<Offer<G::Action>> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
        .into_iter()
        .map(|action| Offer {
            action,
            picks: game.picks(seat, action),
            weight: game.weight(seat, action),
            words: game.phrase(seat, action),
        })
        .collect()
}

/// What would surely and visibly follow if this seat gave this offered answer. The game is not changed, and nothing
/// the seat does not know can be read from the result: listening stops at the first thing that it learns itself.
pub fn preview<G: Game>(game: &G, seat: Seat, action: G::Action) -> Preview<G::Event> {
    let mut events = Vec::new();
    let mut trial = game.clone();
    let mut zeros = Zeros;
    let mut table = Table::foreseeing_for(seat, &mut zeros, &mut events);
    trial.apply(seat, action, &mut table);
    let undo = if table.learned() { Undo::Never } else { Undo::Free };
    let next = match (undo, trial.status()) {
        (Undo::Free, Status::Asking(seats)) => seats,
        _ => Seats::default(),
    };
    let events = events.iter().filter_map(|told| told.seen_by(Viewer::Seat(seat))).collect();
    Preview { events, undo, next }
}

/// The notation of every pick, for clients that send references: `card:41 cell:1:2,-1`.
impl<A> Offer<A> {
    /// The references of the picks, in order.
    pub fn references(&self) -> Vec<alloc::string::String> {
        self.picks.iter().map(|pick| pick.thing.to_string()).collect()
    }
}

struct Zeros;

impl Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}
