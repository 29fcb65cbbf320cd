//! How many solutions there are.

use crate::{
    Aim, Prover,
    graph::{At, Chooser, Spent, Verdict},
};
use deckhand_kernel::Game;
use std::collections::HashMap;

/// Solutions are counted up to this many.
pub const MOST_SOLUTIONS: u64 = 1_000_000;

impl<G: Game, A: Aim<G>> Prover<'_, G, A> {
    /// The number of solutions, at most [`MOST_SOLUTIONS`].
    ///
    /// A solution names one answer for each question of the solver that can come up when he follows it. From a position
    /// of the solver there are as many as from all positions that his good answers lead to, added up; from any other as
    /// many as from all positions that answers and chance lead to, multiplied; where the goal is reached there is one.
    /// Where the solver could go round and come back there is no end of them, which counts as the most.
    ///
    /// # Errors
    /// If the budget is used up before all of them are known.
    pub fn solutions(&mut self) -> Result<u64, Spent> {
        if !self.solve()? {
            return Ok(0);
        }
        // Nothing stands for a place that is being counted.
        let mut counts: HashMap<At, Option<u64>> = HashMap::new();
        let mut path = vec![self.root];
        while let Some(&at) = path.last() {
            if counts.get(&at).is_some_and(Option::is_some) {
                path.pop();
                continue;
            }
            let first_time = counts.insert(at, None).is_none();
            let next = self.good_ways(at, first_time)?;
            let uncounted = next.iter().copied().find(|to| !counts.contains_key(to));
            if let Some(to) = uncounted {
                path.push(to);
                continue;
            }
            let each = next.iter().map(|to| counts[to].unwrap_or(MOST_SOLUTIONS));
            let count = match self.graph.place(at).chooser {
                Chooser::Solver => each.fold(0, u64::saturating_add),
                Chooser::Others => each.fold(1, u64::saturating_mul),
            };
            counts.insert(at, Some(count.min(MOST_SOLUTIONS)));
            path.pop();
        }
        Ok(counts[&self.root].unwrap_or(MOST_SOLUTIONS))
    }

    /// Where solutions go on from a solved place: one entry for each good answer of the solver, or one for each place
    /// that others can choose.
    fn good_ways(&mut self, at: At, first_time: bool) -> Result<Vec<At>, Spent> {
        let mut next: Vec<At> = self.graph.place(at).ways.iter().map(|way| way.to).collect();
        match self.graph.place(at).chooser {
            Chooser::Solver => {
                if first_time {
                    for &to in &next {
                        self.graph.prove(to, &mut self.pass)?;
                    }
                }
                next.retain(|&to| self.graph.verdict(to) == Verdict::Solved);
            }
            Chooser::Others => {
                next.sort_unstable();
                next.dedup();
            }
        }
        Ok(next)
    }
}
