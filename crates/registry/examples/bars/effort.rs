//! How long bots think, whether they ever answer what is not offered, and how fast a search plays on.

use core::time::Duration;
use deckhand_arena::{Budget, bench};
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Mode, Scene, Status, Table, Veil};
use deckhand_registry::Visitor;
use std::time::Instant;

/// Bots, what share of the answers each gives, and how many milliseconds 99 of 100 answers may take.
const BOTS: [(&str, u64, f64); 4] =
    [("random", 1, 1.0), ("greedy", 1, 10.0), ("level-3", 4, 300.0), ("level-5", 20, 3_000.0)];
/// Answers after which a game has come to a standstill.
const STANDSTILL: u64 = 100_000;
/// How much slower a search may play on than random games are played.
const SLOWER: f64 = 3.0;

pub(crate) struct Effort {
    pub(crate) answers: u64,
}

/// What one bot did.
#[derive(Default)]
struct Done {
    /// Milliseconds for each answer that was a choice.
    times: Vec<f64>,
    /// The most offers, and how long that answer took.
    widest: (usize, f64),
    games: u64,
    refused: u64,
    stalled: u64,
    /// Times a search played on, and how long it thought.
    playouts: u64,
    thought: Duration,
}

impl Visitor for Effort {
    type Out = bool;

    fn visit<G: Scene>(self) -> bool {
        let mut all = true;
        for mode in G::MODES {
            let Ok(setup) = G::setup(mode.name, mode.usual, &[]) else { return false };
            let floor = bench::<G>(&setup, &Budget::default()).map(|bench| bench.playouts_per_s);
            for (name, share, most) in BOTS {
                let answers = self.answers / share;
                if answers == 0 {
                    continue;
                }
                let mut done = play::<G>(mode, &setup, name, answers);
                done.times.sort_by(f64::total_cmp);
                let slow = quantile(&done.times, 0.99);
                let speed = done.playouts as f64 / done.thought.as_secs_f64().max(1e-9);
                let fast = match floor {
                    Ok(floor) if done.playouts > 0 => speed * SLOWER >= floor,
                    _ => true,
                };
                let met = slow <= most && done.refused + done.stalled == 0 && fast;
                all &= met;
                let search = match floor {
                    Ok(floor) if done.playouts > 0 => {
                        format!(
                            ", {speed:.0} playouts/s ({:.1} × whole random games)",
                            speed / floor
                        )
                    }
                    _ => String::new(),
                };
                println!(
                    "{:9} {:13} {} {name:8} {} choices: half in {:.2} ms, 99 % in {slow:.2} ms, all in {:.2} ms; \
                     {} offers in {:.2} ms; {} games, {} refused, {} stalled{search}{}",
                    G::NAME,
                    mode.name,
                    mode.usual,
                    done.times.len(),
                    quantile(&done.times, 0.5),
                    quantile(&done.times, 1.0),
                    done.widest.0,
                    done.widest.1,
                    done.games,
                    done.refused,
                    done.stalled,
                    if met { "" } else { "  NOT MET" },
                );
            }
        }
        all
    }
}

/// A value that this share of the sorted ones does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(at.clamp(1, sorted.len().max(1)) - 1).copied().unwrap_or_default()
}

/// Games of this bot in every seat, until it has given so many answers.
fn play<G: Scene>(mode: &Mode, setup: &G::Setup, name: &str, answers: u64) -> Done {
    let mut done = Done::default();
    let (mut given, mut offers) = (0, Vec::new());
    while given < answers {
        let seed = done.games;
        let mut dealer = Seeded::new(seed);
        let seated = (0..mode.usual).map(|seat| by_name::<G>(name, seed * 16 + u64::from(seat)));
        let Ok(mut bots) = seated.collect::<Result<Vec<Box<dyn Bot<G>>>, _>>() else { break };
        let Ok(mut game) = G::deal(setup, &mut Table::silent(&mut dealer)) else { break };
        done.games += 1;
        let mut steps = 0;
        while let Status::Asking(asked) = game.status() {
            let Some(seat) = asked.iter().next() else { break };
            offers.clear();
            game.legal(seat, &mut offers);
            let begun = Instant::now();
            let action = bots[seat.index()].choose(Veil::new(&game, seat));
            let took = begun.elapsed();
            if offers.len() > 1 {
                let millis = took.as_secs_f64() * 1e3;
                done.times.push(millis);
                if offers.len() > done.widest.0 {
                    done.widest = (offers.len(), millis);
                }
            }
            if let Some(thoughts) = bots[seat.index()].thoughts() {
                done.thought += took;
                done.playouts +=
                    thoughts.alternatives.iter().map(|one| u64::from(one.visits)).sum::<u64>();
            }
            if offers.binary_search(&action).is_err() {
                done.refused += 1;
                break;
            }
            game.apply(seat, action, &mut Table::silent(&mut dealer));
            given += 1;
            steps += 1;
            if steps == STANDSTILL {
                done.stalled += 1;
                break;
            }
            if given >= answers {
                break;
            }
        }
    }
    done
}
