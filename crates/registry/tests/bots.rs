//! Every bot in every game plays by what its seat may know, and answers only what is offered.
//!
//! The environment variable `DECKHAND_LAWS` multiplies the number of questions, for long nights.

use deckhand_bots::{NAMES, by_name, honest};
use deckhand_kernel::Scene;
use deckhand_registry::{Visitor, names, with_game};

/// Questions put to a bot of each game, mode and number of seats: fewer to those that think long.
fn questions(bot: &str) -> usize {
    match bot {
        "random" | "greedy" => 20,
        "level-1" => 6,
        "level-2" => 2,
        // These are level-2 with larger numbers, and their questions take too long for a test.
        _ => 0,
    }
}

struct Honest {
    times: usize,
}

impl Visitor for Honest {
    type Out = ();

    fn visit<G: Scene>(self) {
        for mode in G::MODES {
            for seats in [mode.min, mode.max] {
                let setup = G::setup(mode.name, seats, &[]).expect("every mode has a usual setup");
                for name in NAMES {
                    let most = questions(name) * self.times;
                    let looked = honest::<G>(&setup, 7, (9, most), |seed| {
                        by_name(name, seed).expect("of the list")
                    });
                    if let Err(why) = looked {
                        panic!("{name} in {}, {}, {seats} seats: {why}", G::NAME, mode.name);
                    }
                }
            }
        }
    }
}

#[test]
fn bots_know_only_what_their_seat_may_know() {
    let factor = std::env::var("DECKHAND_LAWS").ok().and_then(|factor| factor.parse().ok());
    for name in names() {
        with_game(name, Honest { times: factor.unwrap_or(1) }).expect("of the list");
    }
}
