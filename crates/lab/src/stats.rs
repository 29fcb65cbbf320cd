//! Shares and means over games that belong together. Games of a round have the same deal, so they tell less than as many
//! games of their own; every interval here knows that. What is counted comes in the order of the games.

use deckhand_arena::{Interval, bootstrap, wilson_share};

/// How sure an interval is.
pub(crate) const CONFIDENCE: f64 = 0.95;

/// A share that is being counted.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    round: u64,
    /// Of the round that is being counted: the sum of the scores, and how many.
    score: f64,
    count: f64,
    /// Of the rounds before.
    scores: f64,
    counts: f64,
    /// Sums of squares and products of the sums of rounds.
    squares: f64,
    products: f64,
    count_squares: f64,
    rounds: u64,
}

/// A share with its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How often there was anything to be scored.
    pub count: u64,
    /// In how many rounds.
    pub rounds: u64,
    /// The mean score, from 0 to 1.
    pub share: f64,
    /// Where it lies with 95 % confidence.
    pub interval: Interval,
}

impl Tally {
    /// Counts a score from 0 to 1 of a game of this round. All of one round are counted before any of a later one.
    pub fn count(&mut self, round: u64, score: f64) {
        if round != self.round && self.count > 0.0 {
            self.end_round();
        }
        self.round = round;
        self.score += score;
        self.count += 1.0;
    }

    fn end_round(&mut self) {
        self.scores += self.score;
        self.counts += self.count;
        self.squares += self.score * self.score;
        self.products += self.score * self.count;
        self.count_squares += self.count * self.count;
        self.rounds += 1;
        (self.score, self.count) = (0.0, 0.0);
    }

    /// The share: Wilson's interval, for so many games of their own as tell the same as these. That is never more than
    /// there were.
    pub fn rate(mut self) -> Rate {
        if self.count > 0.0 {
            self.end_round();
        }
        let Self { scores, counts, squares, products, count_squares, rounds, .. } = self;
        if rounds == 0 {
            let interval = Interval { low: 0.0, high: 1.0 };
            return Rate { count: 0, rounds, share: 0.0, interval };
        }
        let share = scores / counts;
        // The variance of a ratio of sums over rounds.
        let spread = (squares - 2.0 * share * products + share * share * count_squares).max(0.0);
        let several = rounds as f64 / (rounds as f64 - 1.0).max(1.0);
        let variance = spread * several / (counts * counts);
        let trials = if rounds == 1 || share <= 0.0 || share >= 1.0 {
            // Nothing is seen of how rounds differ, so a round counts as one game.
            rounds as f64
        } else if variance > 0.0 {
            (share * (1.0 - share) / variance).clamp(1.0, counts)
        } else {
            counts
        };
        let interval = wilson_share(share, trials, CONFIDENCE);
        Rate { count: counts as u64, rounds, share, interval }
    }
}

/// A mean with its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    /// The mean over rounds.
    pub mean: f64,
    /// Where it lies with 95 % confidence, by resampling rounds.
    pub interval: Interval,
    /// How many rounds.
    pub rounds: u64,
    /// How far rounds lie from the mean, as a standard deviation.
    pub spread: f64,
}

/// Numbers of games, gathered to means of rounds.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Rounds {
    round: u64,
    sum: f64,
    count: f64,
    means: Vec<f64>,
}

impl Rounds {
    /// Counts a number of a game of this round.
    pub(crate) fn count(&mut self, round: u64, number: f64) {
        if round != self.round && self.count > 0.0 {
            self.end_round();
        }
        self.round = round;
        self.sum += number;
        self.count += 1.0;
    }

    fn end_round(&mut self) {
        self.means.push(self.sum / self.count);
        (self.sum, self.count) = (0.0, 0.0);
    }

    /// The mean of the means without an interval; nothing without rounds.
    pub(crate) fn mean_only(mut self) -> Option<f64> {
        if self.count > 0.0 {
            self.end_round();
        }
        let rounds = self.means.len() as f64;
        (rounds > 0.0).then(|| self.means.iter().sum::<f64>() / rounds)
    }

    /// The mean of the means; nothing without rounds.
    pub(crate) fn mean(mut self) -> Option<Mean> {
        if self.count > 0.0 {
            self.end_round();
        }
        let rounds = self.means.len();
        if rounds == 0 {
            return None;
        }
        let (mean, interval) = bootstrap(&self.means, CONFIDENCE);
        let squares: f64 = self.means.iter().map(|it| (it - mean) * (it - mean)).sum();
        let spread = (squares / (rounds as f64 - 1.0).max(1.0)).sqrt();
        Some(Mean { mean, interval, rounds: rounds as u64, spread })
    }
}

/// The quantile of the normal distribution that belongs to [`CONFIDENCE`].
const QUANTILE: f64 = 1.959_963_984_540_054;

/// How often something happened, gathered to sums of rounds. Rounds in which it did not need not be counted.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Counts {
    round: u64,
    sum: f64,
    squares: f64,
    total: u64,
    games: u64,
}

impl Counts {
    /// Counts a game of this round in which it happened so often.
    pub(crate) fn count(&mut self, round: u64, count: u64) {
        if round != self.round {
            self.squares += self.sum * self.sum;
            self.sum = 0.0;
        }
        self.round = round;
        self.sum += count as f64;
        self.total += count;
        self.games += 1;
    }

    /// How often in all, and in how many games.
    pub(crate) fn totals(&self) -> (u64, u64) {
        (self.total, self.games)
    }

    /// How often in a game, of so many games in so many rounds, with the usual interval of a mean over rounds. With one
    /// round nothing is known of how rounds differ; the interval is then from 0 to twice the mean.
    pub(crate) fn per_game(&self, games: u64, rounds: u64) -> (f64, (f64, f64)) {
        let mean = self.total as f64 / (games as f64).max(1.0);
        if rounds < 2 {
            return (mean, (0.0, 2.0 * mean));
        }
        let count = rounds as f64;
        let in_round = self.total as f64 / count;
        let squares = self.squares + self.sum * self.sum;
        let variance = ((squares - count * in_round * in_round) / (count - 1.0)).max(0.0);
        let half = QUANTILE * (variance / count).sqrt() * count / games as f64;
        (mean, ((mean - half).max(0.0), mean + half))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(games: &[(u64, f64)]) -> Rate {
        let mut tally = Tally::default();
        games.iter().for_each(|&(round, score)| tally.count(round, score));
        tally.rate()
    }

    /// Games that are rounds of their own have Wilson's interval: 10 of 20 is 0.299 to 0.701 in the textbook, where the
    /// variance is taken with n and here with n − 1, which is a little wider.
    #[test]
    fn games_on_their_own_have_the_interval_of_the_textbook() {
        let games: Vec<(u64, f64)> = (0..20).map(|at| (at, (at % 2) as f64)).collect();
        let Rate { count, share, interval, .. } = rate(&games);
        assert_eq!((count, share), (20, 0.5));
        assert!((interval.low - 0.2993).abs() < 0.01 && interval.low <= 0.2993, "{interval:?}");
        assert!((interval.high - 0.7007).abs() < 0.01 && interval.high >= 0.7007, "{interval:?}");
    }

    /// Four games that always end alike tell as much as one.
    #[test]
    fn games_that_repeat_each_other_do_not_narrow_the_interval() {
        let once: Vec<(u64, f64)> = (0..20).map(|at| (at, (at % 2) as f64)).collect();
        let four: Vec<(u64, f64)> = once.iter().flat_map(|&game| [game; 4]).collect();
        let (once, four) = (rate(&once).interval, rate(&four).interval);
        assert!((once.low - four.low).abs() < 1e-9 && (once.high - four.high).abs() < 1e-9);
    }

    #[test]
    fn nothing_known_is_said_to_be_anything() {
        assert_eq!(rate(&[]).interval, Interval { low: 0.0, high: 1.0 });
        // Ten rounds of two won games: as 10 of 10.
        let all: Vec<(u64, f64)> = (0..10).flat_map(|round| [(round, 1.0); 2]).collect();
        assert_eq!(rate(&all).interval, wilson_share(1.0, 10.0, CONFIDENCE));
    }

    /// Twice in one round of two games and never in the three others: 0.25 in a game, and the sums of the rounds are
    /// 2, 0, 0, 0 with the deviation 1.
    #[test]
    fn what_did_not_happen_counts_as_nothing() {
        let mut counts = Counts::default();
        counts.count(2, 1);
        counts.count(2, 1);
        let (mean, (low, high)) = counts.per_game(8, 4);
        assert_eq!((mean, low, counts.totals()), (0.25, 0.0, (2, 2)));
        assert!((high - (0.25 + QUANTILE * 0.5 * 0.5)).abs() < 1e-9, "{high}");
    }

    #[test]
    fn a_mean_is_taken_over_rounds() {
        let mut rounds = Rounds::default();
        for (round, number) in [(0, 1.0), (0, 3.0), (1, 6.0)] {
            rounds.count(round, number);
        }
        let mean = rounds.mean().expect("two rounds");
        assert_eq!((mean.mean, mean.rounds), (4.0, 2));
        assert_eq!(Rounds::default().mean(), None);
    }
}
