//! What a bot receives: everything its seat may know, and never the state.

use crate::{Dealer, Game, Seat, Seats, Status, Viewer};
use alloc::vec::Vec;

/// A game as one seat may know it. The state behind it can not be reached.
pub struct Veil<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<G: Game> core::fmt::Debug for Veil<'_, G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Veil").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

impl<'a, G: Game> Veil<'a, G> {
    /// Hides `state` behind what `seat` may know.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// The question before the seat.
    pub fn ask(&self) -> Option<G::Ask> {
        self.state.ask(self.seat)
    }

    /// The seats asked now; none when the game is over.
    pub fn asked(&self) -> Seats {
        match self.state.status() {
            Status::Asking(asked) => asked,
            Status::Over(_) => Seats::NONE,
        }
    }

    /// What the seat may answer, appended to `out`.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.state.legal(self.seat, out);
    }

    /// A position the seat can not tell from the true one: to be played on freely in thought.
    pub fn sample(&self, dealer: &mut dyn Dealer) -> G {
        self.state.determinize(self.seat, dealer)
    }
}

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// One of the offered answers. There is at least one.
    fn choose(&mut self, seen: Veil<'_, G>) -> G::Action;

    /// What was thought about the last answer, by a bot that thinks and had a choice.
    fn thoughts(&self) -> Option<&Thoughts<G::Action>> {
        None
    }
}

/// What a bot thought before it answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<A> {
    /// The answers looked at, the chosen one first.
    pub alternatives: Vec<Thought<A>>,
    /// How many answers were offered; those not looked at led to worse standings at once.
    pub offered: usize,
    /// How many redeals of what the seat can not see were played on.
    pub redeals: u32,
}

/// What a bot thought of one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The answer.
    pub action: A,
    /// How often it was played on.
    pub visits: u32,
    /// What came of it on average, from 0 (all lost) to 1 (all won).
    pub value: f64,
}
