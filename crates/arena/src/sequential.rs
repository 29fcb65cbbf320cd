//! A test that looks after every round and ends as soon as it may.

/// Wald's sequential test on the mean score of a round, in the form for any distribution (a normal likelihood with the
/// variance seen so far): is the first bot just even, or better by `margin`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    /// How much better, in score.
    pub margin: f64,
    /// How often each of the two wrong answers may be given, for example 0.05.
    pub error: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Better by the margin rather than even.
    Better,
    /// Not better by the margin.
    NotBetter,
    /// Not decided by so many rounds.
    Open,
}

/// Before so many rounds the variance is too rough to be used.
const LEAST: u64 = 10;

/// The rounds so far, in sums: the test looks after every round and must not go through all of them each time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rounds {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Rounds {
    /// Counts the mean score of one more round.
    pub fn count(&mut self, score: f64) {
        self.count += 1;
        self.sum += score;
        self.squares += score * score;
    }
}

impl Sequential {
    /// What the rounds so far decide, if anything.
    pub fn decide(&self, rounds: &Rounds, even: f64) -> Option<Verdict> {
        if rounds.count < LEAST {
            return None;
        }
        let count = rounds.count as f64;
        let mean = rounds.sum / count;
        let squares = (rounds.squares - count * mean * mean).max(0.0);
        // All rounds alike so far would have no variance at all; a round that differs might come next.
        let variance = (squares + 0.25) / count;
        let ratio = count * self.margin * (mean - even - self.margin / 2.0) / variance;
        let bound = ((1.0 - self.error) / self.error).ln();
        if ratio >= bound {
            Some(Verdict::Better)
        } else if ratio <= -bound {
            Some(Verdict::NotBetter)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use deckhand_chance::Seeded;
    use deckhand_kernel::Dealer;

    const TEST: Sequential = Sequential { margin: 0.05, error: 0.05 };

    /// What the test says of a bot that wins this share, and after how many rounds of two games.
    fn tried(percent: u32, seed: u64) -> (Verdict, u64) {
        let mut dealer = Seeded::new(seed);
        let mut rounds = Rounds::default();
        loop {
            let won = (0..2).filter(|_| dealer.draw(100) < percent).count();
            rounds.count(won as f64 / 2.0);
            if let Some(verdict) = TEST.decide(&rounds, 0.5) {
                return (verdict, rounds.count);
            }
        }
    }

    /// A bot that is even is called better in about one of twenty tries, and one that wins 55 % is missed as rarely.
    #[test]
    fn wrong_answers_are_as_rare_as_promised() {
        let wrong = (0..400).filter(|&seed| tried(50, seed).0 == Verdict::Better).count();
        let missed = (0..400).filter(|&seed| tried(55, seed).0 == Verdict::NotBetter).count();
        assert!(wrong <= 30 && missed <= 30, "{wrong} and {missed} of 400");
    }

    #[test]
    fn who_wins_nearly_always_is_found_out_at_once() {
        let rounds = (0..50).map(|seed| tried(95, seed).1).max();
        assert!(rounds < Some(20), "{rounds:?}");
    }
}
