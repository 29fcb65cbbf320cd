//! Whether each bot is as much better than the next weaker one as it is said to be, in every game and mode for two, and
//! with three and four players: `cargo run --release -p deckhand-registry --example strength -- [PAIRS [GAME…]]`.
//!
//! A share that is wanted between two players is scaled to more by its odds: who wins 85 of 100 against one wins 5.67 times
//! as often as the other, and then 74 of 100 against two.

use core::sync::atomic::AtomicBool;
use deckhand_arena::{Duel, duel};
use deckhand_kernel::Scene;
use deckhand_registry::{Visitor, names, with_game};
use std::thread::available_parallelism;

/// Stronger bot, weaker bot, share wanted between two, and of how many of the deals it is worth the time.
const LADDER: [(&str, &str, f64, u64); 3] = [
    ("greedy", "random", 0.85, 1),
    ("level-3", "greedy", 0.70, 2),
    ("level-5", "level-3", 0.60, 8),
];

struct Strength {
    pairs: u64,
}

impl Visitor for Strength {
    type Out = bool;

    fn visit<G: Scene>(self) -> bool {
        let mut all = true;
        for mode in G::MODES {
            // Where all win or lose together there is nobody to be better than.
            let players = (2..=4).filter(|players| (mode.min..=mode.max).contains(players));
            for players in players.filter(|_| !mode.together) {
                for (first, second, wanted, cost) in LADDER {
                    let plan = Duel::<G> {
                        setup: &|| G::setup(mode.name, players, &[]),
                        bots: [first, second].map(String::from),
                        seats: players,
                        together: mode.together,
                        rounds: (self.pairs / cost).max(1),
                        seed: 1,
                        threads: available_parallelism().map_or(1, usize::from),
                        max_steps: 1_000_000,
                        until: None,
                    };
                    let report =
                        duel(&plan, &[], &mut |_| {}, &mut |_| {}, &AtomicBool::new(false));
                    let odds = wanted / (1.0 - wanted);
                    let wanted = odds / (odds + f64::from(players - 1));
                    let met = report.score >= wanted && report.failures.is_empty();
                    all &= met;
                    println!(
                        "{:9} {:13} {players} {first:>8} : {second:8} {:5.1} % ({:5.1} to {:5.1}), wanted {:4.1}, {} deals, {:.0} s{}",
                        G::NAME,
                        mode.name,
                        100.0 * report.score,
                        100.0 * report.interval.low,
                        100.0 * report.interval.high,
                        100.0 * wanted,
                        report.rounds,
                        report.elapsed.as_secs_f64(),
                        if met { "" } else { "  NOT MET" },
                    );
                }
            }
        }
        all
    }
}

fn main() -> std::process::ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let pairs = words.first().and_then(|word| word.parse().ok()).unwrap_or(200);
    let games: Vec<&str> = if words.len() > 1 {
        words[1..].iter().map(String::as_str).collect()
    } else {
        names().to_vec()
    };
    let mut all = true;
    for game in games {
        match with_game(game, Strength { pairs }) {
            Ok(met) => all &= met,
            Err(unknown) => {
                eprintln!("There is no game “{}”.", unknown.name);
                return 2.into();
            }
        }
    }
    if all { std::process::ExitCode::SUCCESS } else { std::process::ExitCode::FAILURE }
}
