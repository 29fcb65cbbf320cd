//! A bot that looks one step ahead.

use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Table, Veil};

/// Takes the offer after which its seat stands best, on average over some samples of what it can not see.
///
/// All offers are tried on the same samples and with the same chance, so that they differ by their merit and not by
/// their luck. The budget is a count and not a time: the same seed gives the same game on any machine.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    dealer: Seeded,
    samples: u32,
    offers: Vec<G::Action>,
    /// For each offer the sum of standings.
    sums: Vec<i64>,
}

impl<G: Game> Greedy<G> {
    /// A bot that tries every offer on two samples.
    pub fn new(seed: u64) -> Self {
        Self::with_samples(seed, 2)
    }

    /// A bot that tries every offer on this many samples, at least one.
    pub fn with_samples(seed: u64, samples: u32) -> Self {
        let samples = samples.max(1);
        Self { dealer: Seeded::new(seed), samples, offers: Vec::new(), sums: Vec::new() }
    }

    /// Adds up where each offer leads on one sample.
    fn try_on(&mut self, sample: &G, seen: &Veil<'_, G>) {
        let chance = self.dealer.bits();
        for (&offer, sum) in self.offers.iter().zip(&mut self.sums) {
            let mut trial = sample.clone();
            let mut dealer = Seeded::new(chance);
            trial.apply(seen.seat(), offer, &mut Table::silent(&mut dealer));
            *sum += trial.standing(seen.seat());
        }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: Veil<'_, G>) -> G::Action {
        self.offers.clear();
        seen.legal(&mut self.offers);
        if let [only] = self.offers[..] {
            return only;
        }
        self.sums.clear();
        self.sums.resize(self.offers.len(), 0);
        for _ in 0..self.samples {
            let sample = seen.sample(&mut self.dealer);
            self.try_on(&sample, &seen);
        }
        let best = self.sums.iter().copied().max().unwrap_or_default();
        let ties = self.sums.iter().filter(|&&sum| sum == best).count();
        let nth = self.dealer.draw(ties as u32) as usize;
        let mut tied = self.offers.iter().zip(&self.sums).filter(|&(_, &sum)| sum == best);
        tied.nth(nth).map_or(self.offers[0], |(&offer, _)| offer)
    }
}
