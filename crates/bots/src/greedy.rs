//! A bot that looks one step ahead.

use crate::look::standings;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Veil};

/// Takes the offer after which its seat stands best, on average over some samples of what it can not see.
///
/// The budget is a count and not a time: the same seed gives the same game on any machine.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    dealer: Seeded,
    samples: u32,
    offers: Vec<G::Action>,
}

impl<G: Game> Greedy<G> {
    /// A bot that tries every offer on two samples.
    pub fn new(seed: u64) -> Self {
        Self::with_samples(seed, 2)
    }

    /// A bot that tries every offer on this many samples, at least one.
    pub fn with_samples(seed: u64, samples: u32) -> Self {
        let samples = samples.max(1);
        Self { dealer: Seeded::new(seed), samples, offers: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: Veil<'_, G>) -> G::Action {
        self.offers.clear();
        seen.legal(&mut self.offers);
        if let [only] = self.offers[..] {
            return only;
        }
        let sums = standings(&seen, &self.offers, self.samples, &mut self.dealer);
        let best = sums.iter().copied().max().unwrap_or_default();
        let ties = sums.iter().filter(|&&sum| sum == best).count();
        let nth = self.dealer.draw(ties as u32) as usize;
        let mut tied = self.offers.iter().zip(&sums).filter(|&(_, &sum)| sum == best);
        tied.nth(nth).map_or(self.offers[0], |(&offer, _)| offer)
    }
}
