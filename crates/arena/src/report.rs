//! What a batch came to. Everything is a sum, so that it does not matter who adds first.

use crate::{Interval, wilson};
use core::time::Duration;
use deckhand_kernel::{Outcome, Seats};

/// Wins of one entry.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryWins {
    /// The entry as it was given.
    pub entry: String,
    /// Games it won, alone or with others.
    pub wins: u64,
    /// The share of finished games it wins, with 95 % confidence.
    pub interval: Interval,
}

/// A game that could not be finished.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Failure {
    /// Its place in the batch, counted from 0.
    pub index: u64,
    /// Its own seed; see [`crate::game_seed`].
    pub seed: u64,
    /// The entries in the order of the seats.
    pub seats: Vec<String>,
    /// Answers given before it failed.
    pub step: u64,
    /// What happened.
    pub reason: String,
}

/// Answers given in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lengths {
    /// Shortest finished game.
    pub min: u64,
    /// Longest finished game.
    pub max: u64,
    /// Mean of the finished games.
    pub mean: f64,
}

/// What a batch came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Games asked for.
    pub planned: u64,
    /// Games played to the end.
    pub finished: u64,
    /// Games that could not be finished, in the order of the batch.
    pub failures: Vec<Failure>,
    /// Wins by entry, in the order given.
    pub wins: Vec<EntryWins>,
    /// Wins by seat.
    pub wins_by_seat: Vec<u64>,
    /// Games that several shared without a winner.
    pub draws: u64,
    /// Games that the table won.
    pub lost: u64,
    /// Answers given in finished games.
    pub decisions: u64,
    /// Lengths of finished games; `None` without any.
    pub lengths: Option<Lengths>,
    /// Time from the first deal to the last answer.
    pub elapsed: Duration,
    /// A hash over all last positions, whatever the order they came in.
    pub digest: u64,
    /// Whether the batch was stopped before its end.
    pub stopped: bool,
}

impl Report {
    /// Answers in a second.
    pub fn decisions_per_s(&self) -> f64 {
        let seconds = self.elapsed.as_secs_f64();
        if seconds > 0.0 { self.decisions as f64 / seconds } else { 0.0 }
    }

    /// Mean length of finished games; 0 without any.
    pub fn mean_decisions(&self) -> f64 {
        self.lengths.map_or(0.0, |lengths| lengths.mean)
    }
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its place in the batch.
    pub index: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// Answers given.
    pub steps: u64,
    /// Hash of the last position.
    pub hash: u64,
}

/// The sums of one thread.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) finished: u64,
    pub(crate) failures: Vec<Failure>,
    wins: Vec<u64>,
    wins_by_seat: Vec<u64>,
    draws: u64,
    lost: u64,
    pub(crate) decisions: u64,
    shortest: u64,
    longest: u64,
    digest: u64,
}

impl Tally {
    pub(crate) fn new(entries: usize) -> Self {
        Self {
            finished: 0,
            failures: Vec::new(),
            wins: vec![0; entries],
            wins_by_seat: vec![0; entries],
            draws: 0,
            lost: 0,
            decisions: 0,
            shortest: u64::MAX,
            longest: 0,
            digest: 0,
        }
    }

    /// Counts a game; `entry_of` tells which entry sat in a seat.
    pub(crate) fn count(&mut self, game: &Finished, entry_of: impl Fn(usize) -> usize) {
        self.finished += 1;
        self.decisions += game.steps;
        self.shortest = self.shortest.min(game.steps);
        self.longest = self.longest.max(game.steps);
        // The index is mixed in, so that two games exchanging their ends are not taken for the same batch.
        self.digest =
            self.digest.wrapping_add(deckhand_kernel::fingerprint(&(game.index, game.hash)));
        let winners = match game.outcome {
            Outcome::Won(seats) => seats,
            Outcome::Drawn(_) => {
                self.draws += 1;
                Seats::NONE
            }
            Outcome::Lost => {
                self.lost += 1;
                Seats::NONE
            }
        };
        for seat in winners.iter().map(|seat| seat.index()) {
            self.wins_by_seat[seat] += 1;
            self.wins[entry_of(seat)] += 1;
        }
    }

    pub(crate) fn report(
        mut self,
        entries: &[String],
        planned: u64,
        elapsed: Duration,
        stopped: bool,
    ) -> Report {
        self.failures.sort();
        let finished = self.finished;
        let wins = entries.iter().zip(self.wins).map(|(entry, wins)| EntryWins {
            entry: entry.clone(),
            wins,
            interval: wilson(wins, finished, 0.95),
        });
        Report {
            planned,
            finished,
            failures: self.failures,
            wins: wins.collect(),
            wins_by_seat: self.wins_by_seat,
            draws: self.draws,
            lost: self.lost,
            decisions: self.decisions,
            lengths: (finished > 0).then(|| Lengths {
                min: self.shortest,
                max: self.longest,
                mean: self.decisions as f64 / finished as f64,
            }),
            elapsed,
            digest: self.digest,
            stopped,
        }
    }
}
