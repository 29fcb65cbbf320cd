//! The search: goes on from open places until the one that was asked about is decided.
//!
//! Depth first and without recursion. What a place is worth is carried back at once by the graph, so the search turns
//! away from a place as soon as that, or any place on the way to it, is decided. Positions may come again. Where nothing
//! but going round is left, nobody ever reaches the goal: the goal has to be forced in a finite number of answers.

use crate::{
    Aim,
    graph::{At, Chooser, Graph, Spent, Verdict, What},
};
use deckhand_kernel::{Game, Seat};

/// One place on the way from where the search began.
struct Step {
    at: At,
    /// The ways that have not been gone, the most promising last.
    untried: Vec<At>,
}

impl<G: Game, A: Aim<G>> Graph<'_, G, A> {
    /// Decides this place.
    ///
    /// # Errors
    /// If the budget does not reach so far. What has been decided until then is right.
    pub(crate) fn prove(&mut self, at: At, pass: &mut u32) -> Result<bool, Spent> {
        while self.verdict(at) == Verdict::Open {
            *pass += 1;
            self.search(at, *pass)?;
            if self.verdict(at) == Verdict::Open {
                self.close(at);
            }
        }
        Ok(self.verdict(at) == Verdict::Solved)
    }

    /// Goes to every open place that can be reached over open places, once.
    fn search(&mut self, from: At, pass: u32) -> Result<(), Spent> {
        let mut path = vec![self.visit(from, pass)?];
        while let Some(step) = path.last_mut() {
            let at = step.at;
            if self.verdict(at) == Verdict::Open {
                if let Some(next) = step.untried.pop() {
                    let place = self.place(next);
                    if place.verdict == Verdict::Open && place.pass != pass {
                        let step = self.visit(next, pass)?;
                        path.push(step);
                    }
                    continue;
                }
                if !self.place(at).complete {
                    self.deal(at)?;
                    step.untried.extend(self.place(at).ways.last().map(|way| way.to));
                    continue;
                }
                path.pop();
                continue;
            }
            // Whatever lies behind a decided place need not be known.
            let decided = path.iter().position(|step| self.verdict(step.at) != Verdict::Open);
            for step in path.drain(decided.unwrap_or_default()..) {
                self.places[step.at as usize].pass = 0;
            }
        }
        Ok(())
    }

    /// Comes to a place: its ways are worked out if they are not known yet.
    fn visit(&mut self, at: At, pass: u32) -> Result<Step, Spent> {
        self.places[at as usize].pass = pass;
        if matches!(self.place(at).what, What::Position(..)) && !self.place(at).complete {
            self.expand(at)?;
        }
        let solver = self.solver;
        let place = self.place(at);
        let mut untried: Vec<(i64, At)> = Vec::new();
        for way in &place.ways {
            if self.verdict(way.to) == Verdict::Open {
                untried.push((self.promise(way.to, place.chooser, solver), way.to));
            }
        }
        // Among equals the first answer first: sorting keeps their order, and the last is tried first.
        untried.reverse();
        untried.sort_by_key(|&(promise, _)| promise);
        Ok(Step { at, untried: untried.into_iter().map(|(_, at)| at).collect() })
    }

    /// How likely a way decides the place it starts from: by how well the solver stands there. Chance comes last, for
    /// it may have many ways.
    fn promise(&self, to: At, chooser: Chooser, solver: Seat) -> i64 {
        match (&self.place(to).what, chooser) {
            (What::Position(game, _), Chooser::Solver) => game.standing(solver),
            (What::Position(game, _), Chooser::Others) => game.standing(solver).saturating_neg(),
            (What::Chance { .. } | What::End, _) => i64::MIN,
        }
    }

    /// After a search that left its place open: if all places behind it are worked out, none of them is solved.
    fn close(&mut self, from: At) {
        let mut seen = std::collections::HashSet::from([from]);
        let mut behind = vec![from];
        let mut next = 0;
        while let Some(&at) = behind.get(next) {
            next += 1;
            if !self.place(at).complete {
                // The search turned away from here, and somebody came round to it afterwards: one more pass.
                return;
            }
            for way in &self.places[at as usize].ways {
                if self.verdict(way.to) == Verdict::Open && seen.insert(way.to) {
                    behind.push(way.to);
                }
            }
        }
        for at in behind {
            if self.verdict(at) == Verdict::Open {
                self.decide(at, Verdict::Failed, 0);
            }
        }
    }
}
