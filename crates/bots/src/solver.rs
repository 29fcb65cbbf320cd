//! Exact play of small games for two: counterfactual regret minimisation on the whole tree.
//!
//! [`Solver::new`] writes the game out, every deal and every chance; [`Solver::run`] improves two strategies against each
//! other (CFR+: regrets are never carried below zero, later rounds weigh more); [`Solver::value`] and
//! [`Solver::exploitability`] say what has been reached, both without any sampling. What a seat knows at a question is
//! its view, so views have to hold all that the seat has seen (perfect recall).

mod response;
mod tree;

use deckhand_kernel::{Game, Seat, SetupError};
use tree::{Next, Place, Tree};

/// Regrets and strategies of one information set.
#[derive(Clone, Debug, Default)]
struct Info {
    regrets: Vec<f64>,
    /// What is played in this round, by the regrets before it.
    now: Vec<f64>,
    /// The strategies of all rounds, added up by weight.
    sums: Vec<f64>,
}

impl Info {
    /// The average over all rounds: what converges.
    fn average(&self, into: &mut Vec<f64>) {
        normalised(&self.sums, into);
    }
}

/// The weights as probabilities, all alike where there are none.
fn normalised(weights: &[f64], into: &mut Vec<f64>) {
    let sum: f64 = weights.iter().sum();
    into.clear();
    if sum > 0.0 {
        into.extend(weights.iter().map(|weight| weight / sum));
    } else {
        into.extend(weights.iter().map(|_| 1.0 / weights.len() as f64));
    }
}

/// A game for two, written out, with the strategies found so far.
#[derive(Clone, Debug)]
pub struct Solver {
    tree: Tree,
    infos: Vec<Info>,
    rounds: u32,
}

impl Solver {
    /// Writes out the game of this setup. `payoff` is what seat 0 has won in a finished game; seat 1 has lost as much.
    ///
    /// # Errors
    /// If the setup can not be dealt.
    ///
    /// # Panics
    /// If a third seat is asked, or if somebody sees two questions alike whose offers differ: then views do not hold all
    /// that was seen.
    pub fn new<G: Game>(setup: &G::Setup, payoff: impl Fn(&G) -> f64) -> Result<Self, SetupError> {
        let tree = Tree::of(setup, &payoff)?;
        let info = |&(_, offers): &(u8, usize)| Info {
            regrets: vec![0.0; offers],
            now: Vec::new(),
            sums: vec![0.0; offers],
        };
        let infos = tree.infos.iter().map(info).collect();
        Ok(Self { tree, infos, rounds: 0 })
    }

    /// How many information sets there are: questions that a seat can tell apart.
    pub fn information_sets(&self) -> usize {
        self.infos.len()
    }

    /// How many places the tree has.
    pub fn places(&self) -> usize {
        self.tree.places.len()
    }

    /// Improves the strategies for so many rounds.
    pub fn run(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for seat in [0, 1] {
                for info in &mut self.infos {
                    normalised(&info.regrets, &mut info.now);
                }
                for at in 0..self.tree.roots.len() {
                    let (chance, root) = self.tree.roots[at];
                    self.improve(root, seat, [1.0, chance]);
                }
                for info in &mut self.infos {
                    info.regrets.iter_mut().for_each(|regret| *regret = regret.max(0.0));
                }
            }
        }
    }

    /// The value of a place for seat 0; regrets of `seat` are brought up to date. `reach` is how likely the seat itself
    /// plays to here, and how likely the other and chance do.
    fn improve(&mut self, place: usize, seat: u8, reach: [f64; 2]) -> f64 {
        let (asked, info, first, offers) = match self.tree.places[place] {
            Place::End(value) => return value,
            Place::Ask { seat, info, first, offers } => (seat, info, first, offers),
        };
        let own = asked == seat;
        let mut values = Vec::with_capacity(offers);
        let mut mean = 0.0;
        for offer in 0..offers {
            let likely = self.infos[info].now[offer];
            let reach =
                if own { [reach[0] * likely, reach[1]] } else { [reach[0], reach[1] * likely] };
            let mut value = 0.0;
            for at in self.tree.ways(first + offer) {
                let Next { chance, place } = self.tree.next[at];
                value += chance * self.improve(place, seat, [reach[0], reach[1] * chance]);
            }
            mean += likely * value;
            values.push(value);
        }
        if own {
            let sign = if seat == 0 { 1.0 } else { -1.0 };
            let weight = f64::from(self.rounds) * reach[0];
            let info = &mut self.infos[info];
            for (offer, value) in values.iter().enumerate() {
                info.regrets[offer] += reach[1] * sign * (value - mean);
                info.sums[offer] += weight * info.now[offer];
            }
        }
        mean
    }

    /// What seat 0 wins on average when both play the strategies found.
    pub fn value(&self) -> f64 {
        self.tree.roots.iter().map(|&(chance, root)| chance * self.value_of(root)).sum()
    }

    fn value_of(&self, place: usize) -> f64 {
        match self.tree.places[place] {
            Place::End(value) => value,
            Place::Ask { info, first, offers, .. } => {
                let mut strategy = Vec::with_capacity(offers);
                self.infos[info].average(&mut strategy);
                let each = strategy.iter().enumerate().map(|(offer, likely)| {
                    let ways = self.tree.ways(first + offer).map(|at| self.tree.next[at]);
                    likely * ways.map(|next| next.chance * self.value_of(next.place)).sum::<f64>()
                });
                each.sum()
            }
        }
    }

    /// How much more than the value of the game the best answers to both strategies win, on average over the two seats:
    /// 0 for perfect play.
    pub fn exploitability(&self) -> f64 {
        let best = |seat| response::best(&self.tree, &self.infos, seat);
        (best(0) + best(1)) / 2.0
    }

    /// What the strategy found does at the question that this seat sees so, in the order of the offers; `None` where
    /// that never comes up. `seen` is the view.
    pub fn strategy<G: Game>(&self, seat: Seat, seen: &G::View) -> Option<Vec<f64>> {
        let key = tree::key(seat, seen);
        let at = *self.tree.known.get(&key)?;
        let mut strategy = Vec::new();
        self.infos[at].average(&mut strategy);
        Some(strategy)
    }
}
