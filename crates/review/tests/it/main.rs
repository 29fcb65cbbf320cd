//! Reviews of games whose right answers are known, and the laws that every review obeys.

mod laws;
mod nim;

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Record, Seat, Sitting, Status, Title};
use deckhand_review::{Choice, Plan, Review, review};
use std::sync::atomic::AtomicBool;

/// A game played to its end by chance.
pub(crate) fn random_game<G: Title>(setup: G::Setup, seed: u64) -> Record<G> {
    let mut dealer = Seeded::new(seed);
    let mut choices = Seeded::stream(seed, 1);
    let mut sitting = Sitting::<G>::deal(setup, &mut dealer).expect("a setup");
    while let Status::Asking(asked) = sitting.game().status() {
        let nth = choices.draw(asked.len()) as usize;
        let seat = asked.iter().nth(nth).expect("somebody is asked");
        let mut offers = Vec::new();
        sitting.game().legal(seat, &mut offers);
        let action = offers[choices.draw(offers.len() as u32) as usize];
        sitting.answer(seat, action, &mut dealer).expect("offered");
    }
    sitting.record().clone()
}

/// A plan for this seat with few games, so that tests are quick.
pub(crate) fn plan(seat: u8, seats: u8, bot: &str, games: u32) -> Plan {
    Plan {
        seat: Seat(seat),
        seats,
        together: false,
        bot: bot.into(),
        playout: "greedy".into(),
        games,
        seed: 1,
        threads: 2,
        max_steps: 1_000,
    }
}

/// A review without anybody watching.
pub(crate) fn quiet<G: Title>(choices: &[Choice<G>], plan: &Plan) -> Review<G::Action> {
    review(choices, plan, &mut |_| {}, &AtomicBool::new(false))
}
