//! One step ahead: where each offer leads at once.

use deckhand_chance::Seeded;
use deckhand_kernel::{Game, Table, Veil};

/// How well the seat stands after each of these offers, added up over so many redeals of what it can not see.
///
/// All offers are tried on the same redeals and with the same chance, so that they differ by their merit and not by their
/// luck.
pub(crate) fn standings<G: Game>(
    seen: &Veil<'_, G>,
    offers: &[G::Action],
    redeals: u32,
    dealer: &mut Seeded,
) -> Vec<i64> {
    let mut sums = vec![0; offers.len()];
    for _ in 0..redeals {
        let sample = seen.sample(dealer);
        let chance = dealer.bits();
        for (&offer, sum) in offers.iter().zip(&mut sums) {
            let mut trial = sample.clone();
            let mut dealer = Seeded::new(chance);
            trial.apply(seen.seat(), offer, &mut Table::silent(&mut dealer));
            *sum += trial.standing(seen.seat());
        }
    }
    sums
}
