//! A bot that answers anything.

use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Veil};

/// Answers anything, every offer equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    dealer: Seeded,
    /// Kept from question to question, so that nothing is allocated for each.
    offers: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A bot whose answers follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self { dealer: Seeded::new(seed), offers: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, seen: Veil<'_, G>) -> G::Action {
        self.offers.clear();
        seen.legal(&mut self.offers);
        self.offers[self.dealer.draw(self.offers.len() as u32) as usize]
    }
}
