//! The proof of one puzzle, from its first position.

use crate::{
    Aim,
    graph::{At, Graph, MISSED, NO_BOUND, REACHED},
};
use deckhand_kernel::{Game, Seat};

pub use crate::graph::Spent;

/// Proves that a goal can be forced, or that it can not.
///
/// The solver's answers are his own choice; those of all other seats and everything dealt by chance are against him. Of
/// seats asked at the same time the solver answers first. What was worked out is kept from question to question, and so
/// is the budget.
pub struct Prover<'a, G: Game, A> {
    pub(crate) graph: Graph<'a, G, A>,
    pub(crate) root: At,
    pub(crate) pass: u32,
}

impl<G: Game, A> core::fmt::Debug for Prover<'_, G, A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Prover").field("positions", &self.graph.positions).finish_non_exhaustive()
    }
}

impl<'a, G: Game, A: Aim<G>> Prover<'a, G, A> {
    /// A proof about this position. `within` bounds the answers of the solver; `budget` the positions that are worked
    /// out, counting each answer carried out once for every way in which chance decides it.
    pub fn new(game: G, aim: &'a A, solver: Seat, within: Option<u32>, budget: u64) -> Self {
        let mut graph = Graph::new(aim, solver, budget);
        let root = graph.position(game, within.unwrap_or(NO_BOUND));
        Self { graph, root, pass: 0 }
    }

    /// Positions worked out so far.
    pub fn positions(&self) -> u64 {
        self.graph.positions
    }

    /// Whether the solver can force the goal.
    ///
    /// # Errors
    /// If the budget is used up before that is known.
    pub fn solve(&mut self) -> Result<bool, Spent> {
        self.graph.prove(self.root, &mut self.pass)
    }

    /// The first answers after which the goal can still be forced, in the order of the offers. None if the solver is
    /// not asked.
    ///
    /// # Errors
    /// If the budget is used up before all first answers are decided.
    pub fn keys(&mut self) -> Result<Vec<G::Action>, Spent> {
        if matches!(self.root, REACHED | MISSED) {
            return Ok(Vec::new());
        }
        if !self.graph.place(self.root).complete {
            self.graph.expand(self.root)?;
        }
        let ways = self.graph.place(self.root).ways.clone();
        let mut keys = Vec::new();
        for way in ways {
            if self.graph.prove(way.to, &mut self.pass)? {
                keys.push(way.action);
            }
        }
        Ok(keys)
    }

    /// Number of first answers offered.
    pub fn offers(&self) -> usize {
        self.graph.place(self.root).ways.len()
    }
}
