//! Whether each bot is as much better than the next weaker one as it is said to be: in every game and mode for two, with
//! three and four players, and in survival where all win or lose as one; and whether a bot is even with itself.
//!
//! A share that is wanted between two players is scaled to more by its odds: who wins 85 of 100 against one wins 5.67 times
//! as often as the other, and then 74 of 100 against two.

use core::sync::atomic::AtomicBool;
use deckhand_arena::{Duel, DuelReport, duel};
use deckhand_kernel::{Mode, Scene};
use deckhand_registry::Visitor;
use std::thread::available_parallelism;

/// Stronger bot, weaker bot, share wanted between two, and of how many of the deals it is worth the time. Against itself a
/// bot has to come out even.
const LADDER: [(&str, &str, f64, u64); 4] = [
    ("greedy", "greedy", 0.50, 1),
    ("greedy", "random", 0.85, 1),
    ("level-3", "greedy", 0.70, 4),
    ("level-5", "level-3", 0.60, 10),
];

/// The same where all win or lose as one, with how many times as often the first has to survive.
const TOGETHER: [(&str, &str, f64, u64); 2] =
    [("greedy", "greedy", 1.0, 1), ("level-4", "greedy", 2.0, 10)];

pub(crate) struct Strength {
    /// Deals for the fastest bots; none to measure nothing.
    pub(crate) pairs: u64,
}

impl Visitor for Strength {
    type Out = bool;

    fn visit<G: Scene>(self) -> bool {
        let mut all = true;
        for mode in G::MODES.iter().filter(|_| self.pairs > 0) {
            let players = |players: &u8| (mode.min..=mode.max).contains(players);
            if mode.together {
                for (first, second, times, cost) in TOGETHER {
                    let report =
                        compared::<G>(mode, mode.usual, [first, second], self.pairs / cost);
                    let Some([(one, ends), (other, others)]) = report.survived else { continue };
                    let even = first == second;
                    let met = if even { holds_even(&report) } else { one >= times * other };
                    all &= met;
                    println!(
                        "{} survives {:5.1} % ({:5.1} to {:5.1}) : {:5.1} % ({:5.1} to {:5.1}), wanted {times} times{}",
                        line::<G>(mode, mode.usual, [first, second], &report),
                        100.0 * one,
                        100.0 * ends.low,
                        100.0 * ends.high,
                        100.0 * other,
                        100.0 * others.low,
                        100.0 * others.high,
                        if met { "" } else { "  NOT MET" },
                    );
                }
                continue;
            }
            for players in (2..=4).filter(players) {
                for (first, second, wanted, cost) in LADDER {
                    let report = compared::<G>(mode, players, [first, second], self.pairs / cost);
                    let odds = wanted / (1.0 - wanted);
                    let wanted = odds / (odds + f64::from(players - 1));
                    let even = first == second;
                    let enough = if even { holds_even(&report) } else { report.score >= wanted };
                    let met = enough && report.failures.is_empty();
                    all &= met;
                    println!(
                        "{} {:5.1} % ({:5.1} to {:5.1}), wanted {:4.1}{}",
                        line::<G>(mode, players, [first, second], &report),
                        100.0 * report.score,
                        100.0 * report.interval.low,
                        100.0 * report.interval.high,
                        100.0 * wanted,
                        if met { "" } else { "  NOT MET" },
                    );
                }
            }
        }
        all
    }
}

fn holds_even(report: &DuelReport) -> bool {
    report.interval.low <= report.even && report.even <= report.interval.high
}

fn compared<G: Scene>(mode: &Mode, players: u8, bots: [&str; 2], rounds: u64) -> DuelReport {
    let plan = Duel::<G> {
        setup: &|| G::setup(mode.name, players, &[]),
        bots: bots.map(String::from),
        seats: players,
        together: mode.together,
        rounds: rounds.max(1),
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        max_steps: 1_000_000,
        until: None,
    };
    duel(&plan, &[], &mut |_| {}, &mut |_| {}, &AtomicBool::new(false))
}

fn line<G: Scene>(
    mode: &Mode,
    players: u8,
    [first, second]: [&str; 2],
    report: &DuelReport,
) -> String {
    format!(
        "{:9} {:13} {players} {first:>8} : {second:8} {:4} deals, {:4.0} s:",
        G::NAME,
        mode.name,
        report.rounds,
        report.elapsed.as_secs_f64(),
    )
}
