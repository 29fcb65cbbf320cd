//! A batch of games over several threads, with the same result for any number of them.

use crate::{Report, one_game::one_game, report::Tally};
use core::{
    fmt,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};
use deckhand_kernel::{SetupError, Title};
use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Instant,
};

/// What is to be played.
pub struct Plan<'p, G: Title> {
    /// The setup of a game by its place in the batch, with as many seats as there are entries.
    pub setup: &'p (dyn Fn(u64) -> Result<G::Setup, SetupError> + Sync),
    /// Names of bots. In the first game each sits in the seat of its own place; in each later game all move on by one.
    pub entries: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the batch. Each game has its own; see [`crate::game_seed`].
    pub seed: u64,
    /// How many threads, at least one.
    pub threads: usize,
    /// Most answers in a game.
    pub max_steps: u64,
}

/// How far a batch has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games ended, finished or failed.
    pub done: u64,
    /// Games asked for.
    pub planned: u64,
    /// Games that failed.
    pub failed: u64,
    /// Answers given in games ended.
    pub decisions: u64,
    /// Time since the beginning.
    pub elapsed: Duration,
}

/// How often progress is told, at most.
const TELL_EVERY: Duration = Duration::from_millis(100);

impl<G: Title> fmt::Debug for Plan<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("game", &G::NAME)
            .field("entries", &self.entries)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

impl<G: Title> Plan<'_, G> {
    /// The entry that sits in this seat in this game.
    pub fn entry_of(&self, index: u64, seat: usize) -> usize {
        let entries = self.entries.len();
        let moved = (index % entries as u64) as usize;
        (seat + entries - moved) % entries
    }
}

/// Plays the batch. `progress` is called now and then on the thread of the caller; when `stop` is set, games that have
/// begun are finished and what is known so far is reported.
///
/// A panic inside a game is caught and reported as its failure; the panic message is also printed by the hook of the
/// process, which a program may want to silence.
pub fn simulate<G: Title>(
    plan: &Plan<'_, G>,
    progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
) -> Report {
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let entries = plan.entries.len();
    let (tell, told) = mpsc::channel::<(bool, u64)>();
    let work = |tell: mpsc::Sender<(bool, u64)>| {
        let mut tally = Tally::new(entries);
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.games {
                break;
            }
            let (failed, steps) = match one_game(plan, index) {
                Ok(game) => {
                    tally.count(&game, |seat| plan.entry_of(index, seat));
                    (false, game.steps)
                }
                Err(failure) => {
                    tally.failures.push(failure);
                    (true, 0)
                }
            };
            // Nobody listens only when the caller's own callback has panicked.
            let _ = tell.send((failed, steps));
        }
        tally
    };
    let mut sum = Tally::new(entries);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1))
            .map(|_| {
                let tell = tell.clone();
                scope.spawn(|| work(tell))
            })
            .collect();
        drop(tell);
        listen(plan.games, started, &told, progress);
        for worker in workers {
            match worker.join() {
                Ok(tally) => sum.add(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    let ended = sum.finished + sum.failures.len() as u64;
    sum.report(&plan.entries, plan.games, started.elapsed(), ended < plan.games)
}

/// Tells progress until every thread is done.
fn listen(
    planned: u64,
    started: Instant,
    told: &mpsc::Receiver<(bool, u64)>,
    progress: &mut dyn FnMut(Progress),
) {
    let mut now = Progress { done: 0, planned, failed: 0, decisions: 0, elapsed: Duration::ZERO };
    let mut last = started;
    loop {
        let over = match told.recv_timeout(TELL_EVERY) {
            Ok((failed, decisions)) => {
                now.done += 1;
                now.failed += u64::from(failed);
                now.decisions += decisions;
                false
            }
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => true,
        };
        if over || last.elapsed() >= TELL_EVERY {
            last = Instant::now();
            now.elapsed = started.elapsed();
            progress(now);
        }
        if over {
            return;
        }
    }
}
