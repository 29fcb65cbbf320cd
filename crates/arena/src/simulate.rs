//! A batch of games over several threads, with the same result for any number of them.

use crate::{Report, bot_seed, game_seed, one_game::Pairing, pool::share_out, report::Tally};
use core::{fmt, sync::atomic::AtomicBool, time::Duration};
use deckhand_kernel::{Seat, SetupError, Title};
use std::time::Instant;

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

    fn pairing(&self, index: u64) -> Pairing<'_> {
        let seed = game_seed(self.seed, index);
        let bot = |seat: usize| {
            let name = self.entries[self.entry_of(index, seat)].as_str();
            (name, bot_seed(seed, Seat(seat as u8)))
        };
        let bots = (0..self.entries.len()).map(bot).collect();
        Pairing { index, seed, bots, max_steps: self.max_steps }
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
    let mut watch = Watch::new(plan.games);
    let mut sum = Tally::new(plan.entries.len());
    let job = |at| ((at as u64) < plan.games).then_some(at as u64);
    let work = |index| plan.pairing(index).play::<G>(|| (plan.setup)(index), &mut ());
    share_out(plan.threads, job, stop, work, |result| {
        match result {
            Some(Ok(game)) => {
                watch.count(Some(game.steps));
                sum.count(&game, |seat| plan.entry_of(game.index, seat));
            }
            Some(Err(failure)) => {
                watch.count(None);
                sum.failures.push(failure);
            }
            None => {}
        }
        watch.tell(false, progress);
    });
    watch.tell(true, progress);
    let ended = sum.finished + sum.failures.len() as u64;
    sum.report(&plan.entries, plan.games, watch.started.elapsed(), ended < plan.games)
}

/// Counts games as they end and tells how far a batch has come.
#[derive(Debug)]
pub struct Watch {
    pub(crate) started: Instant,
    told: Instant,
    now: Progress,
}

impl Watch {
    /// Begins to count so many games.
    pub fn new(planned: u64) -> Self {
        let started = Instant::now();
        let now = Progress { done: 0, planned, failed: 0, decisions: 0, elapsed: Duration::ZERO };
        Self { started, told: started, now }
    }

    /// Counts a game with so many answers, or one that failed.
    pub fn count(&mut self, steps: Option<u64>) {
        self.now.done += 1;
        self.now.failed += u64::from(steps.is_none());
        self.now.decisions += steps.unwrap_or_default();
    }

    /// Tells progress, unless that was done just now.
    pub fn tell(&mut self, at_last: bool, progress: &mut dyn FnMut(Progress)) {
        if at_last || self.told.elapsed() >= TELL_EVERY {
            self.told = Instant::now();
            self.now.elapsed = self.started.elapsed();
            progress(self.now);
        }
    }
}
