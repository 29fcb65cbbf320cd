//! The main line of a solution, and bots that try to find one.

use crate::{
    Aim, Prover,
    graph::{At, Chooser, REACHED, Spent, Verdict, Way, What},
};
use deckhand_kernel::{Bot, Game, Seat, Veil};

/// One answer of the main line.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position before it.
    pub before: G,
    /// Who answers.
    pub seat: Seat,
    /// The answer.
    pub action: G::Action,
    /// The numbers dealt while it is carried out.
    pub dealt: Vec<u32>,
}

impl<G: Game, A: Aim<G>> Prover<'_, G, A> {
    /// The main line of a solved puzzle: the solver takes the shortest way that has been proved, the others and chance
    /// those after which it takes him most answers. Empty if the puzzle is not known to be solved.
    pub fn line(&self) -> Vec<Step<G>> {
        let mut line: Vec<Step<G>> = Vec::new();
        let mut at = self.root;
        while let Some(way) = self.main_way(at) {
            match &self.graph.place(at).what {
                What::Position(game, seat) => line.push(Step {
                    before: (**game).clone(),
                    seat: *seat,
                    action: way.action,
                    dealt: Vec::new(),
                }),
                What::Chance { .. } => {
                    if let Some(step) = line.last_mut() {
                        step.dealt = way.dealt.to_vec();
                    }
                }
                What::End => {}
            }
            at = way.to;
        }
        line
    }

    /// Answers of the solver that the main line takes at most, whatever is answered and dealt.
    pub fn answers(&self) -> u32 {
        let first = self.main_way(self.root);
        first.map_or(0, |way| self.graph.place(way.to).depth + 1)
    }

    fn main_way(&self, at: At) -> Option<&Way<G::Action>> {
        let place = self.graph.place(at);
        if place.verdict != Verdict::Solved {
            return None;
        }
        let depth = |way: &&Way<G::Action>| self.graph.place(way.to).depth;
        let good = |way: &&Way<G::Action>| self.graph.verdict(way.to) == Verdict::Solved;
        match place.chooser {
            Chooser::Solver => place.ways.iter().filter(good).min_by_key(depth),
            Chooser::Others => place.ways.iter().rev().max_by_key(depth),
        }
    }

    /// Whether a bot in the solver's seat reaches the goal against the replies and the chance of the main line. The first
    /// answer after which the goal can no longer be forced ends it.
    ///
    /// # Errors
    /// If the budget is used up before it is known whether an answer of the bot is good.
    pub fn attempt(&mut self, bot: &mut dyn Bot<G>) -> Result<bool, Spent> {
        if !self.solve()? {
            return Ok(false);
        }
        let mut at = self.root;
        // A bot may go round for ever where no bound is set; nobody calls that a solution.
        let mut left = 1_000;
        while at != REACHED {
            let place = self.graph.place(at);
            let next = match (place.chooser, &place.what) {
                (Chooser::Solver, What::Position(game, seat)) if left > 0 => {
                    left -= 1;
                    let action = bot.choose(Veil::new(&**game, *seat));
                    place.ways.iter().find(|way| way.action == action).map(|way| way.to)
                }
                (Chooser::Solver, _) => None,
                (Chooser::Others, _) => self.main_way(at).map(|way| way.to),
            };
            let Some(next) = next else { return Ok(false) };
            if !self.graph.prove(next, &mut self.pass)? {
                return Ok(false);
            }
            at = next;
        }
        Ok(true)
    }
}
