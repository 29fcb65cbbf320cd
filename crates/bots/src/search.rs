//! A bot that plays on in thought: information-set Monte Carlo tree search from one observer's side.
//!
//! Each iteration plays one answer of the seat on a position that the seat can not tell from the true one, redealt for
//! the iteration, with chance of its own. Below that answer a tree ([`tree`]) remembers which replies did well for
//! whoever gave them; where the tree ends, a short playout ([`playout`]) goes on to a place where the position can be
//! valued. The answers of the seat itself share the iterations by halving: all get the same number, the worse half is
//! dropped, and the rest share the next part. In the same turn of the sharing all of them get the same redeal and the
//! same chance, so that they differ by their merit and not by their luck.

mod level;
mod playout;
mod tree;

pub use level::{LEVELS, Level};

use crate::look::standings;
use core::time::Duration;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Seat, Seats, Status, Table, Thought, Thoughts, Veil};
use playout::Values;
use std::time::Instant;
use tree::Tree;

/// How much a search does, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Positions played on, at most, for one answer.
    pub iterations: u32,
    /// Own answers looked at; more are left out by what they lead to at once.
    pub width: usize,
    /// Answers of a playout after which it ends at the next position at rest.
    pub horizon: u32,
    /// Offers compared at each answer of a playout; 1 takes any.
    pub tries: u32,
    /// Replies remembered in the tree, at most. Each takes some dozens of bytes.
    pub memory: usize,
    /// How many iterations of an own answer its first look weighs as much as.
    pub trust: u32,
}

/// A bot that plays on in thought.
#[derive(Debug)]
pub struct Search<G: Game> {
    plan: Plan,
    dealer: Seeded,
    /// After this time no further round of iterations is begun.
    guard: Option<Duration>,
    tree: Tree<G::Action>,
    values: Values,
    offers: Vec<G::Action>,
    thoughts: Option<Thoughts<G::Action>>,
}

/// An own answer under comparison.
struct Rival<A> {
    action: A,
    /// The root of what is remembered of its replies.
    root: usize,
    visits: u32,
    /// The sum of the values for the seat, each from 0 to 1.
    sum: f64,
    /// How the seat stood at once, on average over the first looks.
    first: f64,
}

impl<A> Rival<A> {
    /// The mean of the playouts and of the first look, which is worth this much and weighs as much as so many of them.
    fn mean(&self, first: f64, trust: u32) -> f64 {
        let trust = f64::from(trust);
        (self.sum + trust * first) / (f64::from(self.visits) + trust).max(1.0)
    }
}

/// Positions on which all own answers are tried once before the search.
const FIRST_LOOKS: u32 = 2;

impl<G: Game> Search<G> {
    /// A bot that searches by this plan. Its answers follow from the seed and from what its seat may know.
    pub fn new(seed: u64, plan: Plan) -> Self {
        Self {
            plan,
            dealer: Seeded::new(seed),
            guard: None,
            tree: Tree::new(plan.memory),
            values: Values::default(),
            offers: Vec::new(),
            thoughts: None,
        }
    }

    /// The same, ending early where a person waits: then the answer depends on how fast the machine is.
    #[must_use]
    pub fn within(mut self, guard: Duration) -> Self {
        self.guard = Some(guard);
        self
    }

    /// The offers that are worth playing on, by what one-step bots think of them, best first.
    fn first_look(&mut self, seen: &Veil<'_, G>) -> Vec<Rival<G::Action>> {
        let priors = standings(seen, &self.offers, FIRST_LOOKS, &mut self.dealer);
        let mut sorted: Vec<(i64, G::Action)> =
            priors.into_iter().zip(self.offers.iter().copied()).collect();
        sorted.sort_by_key(|&(prior, _)| core::cmp::Reverse(prior));
        sorted.truncate(self.plan.width.max(2));
        sorted
            .into_iter()
            .map(|(prior, action)| {
                let first = prior as f64 / f64::from(FIRST_LOOKS);
                Rival { action, root: self.tree.plant(), visits: 0, sum: 0.0, first }
            })
            .collect()
    }

    /// What an own answer is worth to this seat, from 0 to 1, as far as it has been looked at.
    fn value(&self, rival: &Rival<G::Action>, me: Seat) -> f64 {
        rival.mean(self.values.would_be(me, rival.first), self.plan.trust)
    }

    /// Plays on from an own answer once. `turn` decides redeal and chance. The value for the seat is returned.
    fn play_on(
        &mut self,
        seen: &Veil<'_, G>,
        blind: Seats,
        rival: &Rival<G::Action>,
        (seed, turn): (u64, u32),
    ) -> f64 {
        let me = seen.seat();
        let mut dealer = Seeded::stream(seed, u64::from(turn));
        let mut game = seen.sample(&mut dealer);
        game.apply(me, rival.action, &mut Table::silent(&mut dealer));
        self.tree.start(rival.root);
        let mut blind = blind;
        while let Status::Asking(asked) = game.status() {
            let seat = if asked.has(me) { me } else { asked.iter().next().unwrap_or(me) };
            self.offers.clear();
            game.legal(seat, &mut self.offers);
            let action = if blind.has(seat) {
                // Asked at the same time as the seat itself, it can not know what that answered.
                blind.remove(seat);
                self.offers[dealer.draw(self.offers.len() as u32) as usize]
            } else if let [only] = self.offers[..] {
                only
            } else if let Some(known) = self.tree.select(seat, &self.offers) {
                known
            } else {
                let promising =
                    playout::best_of(&game, seat, &self.offers, EXPANDED, &self.tree, &mut dealer);
                if let Some(action) = promising {
                    game.apply(seat, action, &mut Table::silent(&mut dealer));
                    self.tree.grow(seat, action);
                }
                break;
            };
            game.apply(seat, action, &mut Table::silent(&mut dealer));
        }
        playout::play_out(&mut game, &self.plan, &mut self.offers, &mut dealer);
        let mut seats = self.tree.seats();
        seats.insert(me);
        self.values.of(&game, seats);
        self.tree.learn(&self.values.now);
        self.values.now[me.index()]
    }
}

/// Offers compared before the tree grows by the best of them.
const EXPANDED: u32 = 6;

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, seen: Veil<'_, G>) -> G::Action {
        self.thoughts = None;
        self.offers.clear();
        seen.legal(&mut self.offers);
        if let [only] = self.offers[..] {
            return only;
        }
        let begun = Instant::now();
        let offered = self.offers.len();
        let seed = self.dealer.bits();
        self.tree.clear();
        self.values = Values::default();
        let mut rivals = self.first_look(&seen);
        let me = seen.seat();
        let mut blind = seen.asked();
        blind.remove(me);
        let mut running = rivals.len();
        let rounds = usize::BITS - (running - 1).leading_zeros();
        let (mut turn, mut spent) = (0, 0);
        'rounds: for round in 0..rounds {
            let share = (self.plan.iterations - spent) / (rounds - round) / running as u32;
            for _ in 0..share.max(1) {
                if self.guard.is_some_and(|guard| begun.elapsed() > guard) {
                    break 'rounds;
                }
                for rival in &mut rivals[..running] {
                    rival.sum += self.play_on(&seen, blind, rival, (seed, turn));
                    rival.visits += 1;
                }
                spent += running as u32;
                turn += 1;
            }
            rivals[..running].sort_by(|a, b| self.value(b, me).total_cmp(&self.value(a, me)));
            running = running.div_ceil(2);
        }
        let chosen = rivals[0].action;
        let alternatives = rivals
            .iter()
            .map(|rival| Thought {
                action: rival.action,
                visits: rival.visits,
                value: self.value(rival, me),
            })
            .collect();
        self.thoughts = Some(Thoughts { alternatives, offered, redeals: turn });
        chosen
    }

    fn thoughts(&self) -> Option<&Thoughts<G::Action>> {
        self.thoughts.as_ref()
    }
}
