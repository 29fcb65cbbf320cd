//! Games written out as trees, so that the right answer can be read off the page. They have no texts: nobody plays them.

use alloc::{string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{
    Dealer, Game, Msg, Outcome, Pick, Redact, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Viewer, Words,
};
use serde::{Deserialize, Serialize};

/// What happens at a place of a tree; numbers are places, answers are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A seat goes one of these ways. The number is how well seat 0 seems to stand here.
    Ask(u8, &'static [usize], i64),
    /// Chance goes one of these ways.
    Chance(&'static [usize]),
    /// The way was settled when the game was dealt, and nobody saw it.
    Hidden([usize; 2]),
    /// Both seats answer at the same time: rows by seat 0, columns by seat 1.
    Both(&'static [&'static [usize]]),
    /// A seat has won, or nobody.
    End(Option<u8>),
}

/// A whole game: its places, the first one first.
pub type Tree = &'static [Place];

/// What a walk is dealt from. The tree itself is not stored: these games are not recorded.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WalkSetup {
    /// The tree.
    #[serde(skip)]
    pub tree: Tree,
}

/// A position: the tree and where in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Walk {
    #[serde(skip)]
    tree: Tree,
    at: usize,
    world: u8,
    first: Option<u8>,
}

/// Goes one of the ways, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Go(pub u8);

/// All questions and events: these games are not shown to anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Nothing;

impl Walk {
    /// The first place of a tree; `world` (0 or 1) is what was settled for [`Place::Hidden`].
    pub fn new(tree: Tree, world: u8) -> Self {
        Self { tree, at: 0, world, first: None }
    }

    /// The place in the tree, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    fn place(&self) -> Place {
        self.tree[self.at]
    }

    /// Goes to this place, and on from it as long as nobody is asked.
    fn enter(&mut self, to: usize, table: &mut Table<'_, Nothing>) {
        self.at = to;
        self.first = None;
        match self.place() {
            Place::Chance(ways) => {
                let nth = table.draw(ways.len() as u32) as usize;
                self.enter(ways[nth], table);
            }
            Place::Hidden(ways) => {
                table.learn();
                self.enter(ways[usize::from(self.world)], table);
            }
            _ => {}
        }
    }
}

impl Game for Walk {
    type Setup = WalkSetup;
    type Ask = Nothing;
    type Action = Go;
    type Event = Nothing;
    type View = usize;

    fn deal(setup: &WalkSetup, table: &mut Table<'_, Nothing>) -> Result<Self, SetupError> {
        let world = table.draw(2) as u8;
        Ok(Self::new(setup.tree, world))
    }

    fn status(&self) -> Status {
        match self.place() {
            Place::Ask(seat, ..) => Status::Asking(Seats::one(Seat(seat))),
            Place::Both(_) if self.first.is_some() => Status::Asking(Seats::one(Seat(1))),
            Place::Both(_) => Status::Asking(Seats::first(2)),
            Place::End(Some(seat)) => Status::Over(Outcome::Won(Seats::one(Seat(seat)))),
            _ => Status::Over(Outcome::Drawn(Seats::first(2))),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Nothing> {
        matches!(self.status(), Status::Asking(asked) if asked.has(seat)).then_some(Nothing)
    }

    fn ask_rule(&self, _ask: Nothing) -> RuleId {
        RuleId(0)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Go>) {
        let ways = match self.place() {
            Place::Ask(asked, ways, _) if seat.0 == asked => ways.len(),
            Place::Both(rows) if seat.0 == 0 => rows.len(),
            Place::Both(rows) if seat.0 == 1 => rows[0].len(),
            _ => 0,
        };
        out.extend((0..ways as u8).map(Go));
    }

    fn apply(&mut self, seat: Seat, Go(way): Go, table: &mut Table<'_, Nothing>) {
        match self.place() {
            Place::Ask(_, ways, _) => self.enter(ways[usize::from(way)], table),
            Place::Both(rows) => match (self.first, seat.0) {
                (None, 0) => self.first = Some(way),
                (Some(row), 1) => self.enter(rows[usize::from(row)][usize::from(way)], table),
                _ => panic!("in these trees seat 0 answers first"),
            },
            _ => {}
        }
    }

    fn why_not(&self, seat: Seat, action: Go) -> Option<Refusal> {
        let mut offers = Vec::new();
        self.legal(seat, &mut offers);
        let refusal = Refusal { rule: RuleId(0), because: Msg::new("no") };
        (!offers.contains(&action)).then_some(refusal)
    }

    fn view(&self, _viewer: Viewer) -> usize {
        self.at
    }

    fn determinize(&self, _seat: Seat, dealer: &mut dyn Dealer) -> Self {
        Self { world: dealer.draw(2) as u8, ..self.clone() }
    }

    fn picks(&self, _seat: Seat, _action: Go) -> Vec<Pick> {
        Vec::new()
    }

    fn standing(&self, seat: Seat) -> i64 {
        let standing = match self.place() {
            Place::Ask(_, _, standing) => standing,
            Place::End(Some(0)) => 100,
            Place::End(Some(_)) => -100,
            _ => 0,
        };
        if seat.0 == 0 { standing } else { -standing }
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    fn at_rest(&self) -> bool {
        matches!(self.place(), Place::Ask(..))
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Go {
        Go(dealer.draw(3) as u8)
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "go {}", self.0)
    }
}

impl FromStr for Go {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let way = text.strip_prefix("go ").and_then(|way| way.parse().ok());
        way.map(Go).ok_or_else(|| Msg::new("no"))
    }
}

impl Words for Go {
    fn words(&self) -> Msg {
        Msg::new("go")
    }
}

impl Words for Nothing {
    fn words(&self) -> Msg {
        Msg::new("nothing")
    }
}

impl Redact for Nothing {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(*self)
    }
}
