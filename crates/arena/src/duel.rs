//! Two bots compared on the same deals, with an interval that the deals can not make too narrow.
//!
//! Games come in rounds. All games of a round have the same deal and the same chance; in each the first bot sits in
//! another seat and the second bot in all others. With two seats a round is a pair. Luck of the deal thus falls on both,
//! and since the games of a round belong together, intervals are made over rounds and not over games.
//!
//! Where all win or lose as one, a round is two games: one in which the first bot sits in every seat and one in which the
//! second does.

use crate::{
    Failure, Interval, Progress, game_seed,
    one_game::Pairing,
    pool::share_out,
    report::Finished,
    resample::{bootstrap, elo},
    sequential::{Rounds, Sequential, Verdict},
    simulate::Watch,
    wilson,
};
use core::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use deckhand_kernel::{Outcome, Seat, SetupError, Title, fingerprint};

/// What is to be compared.
pub struct Duel<'p, G: Title> {
    /// The setup of every game.
    pub setup: &'p (dyn Fn() -> Result<G::Setup, SetupError> + Sync),
    /// The names of the two bots.
    pub bots: [String; 2],
    /// Seats of a game; at least two, unless it is played together.
    pub seats: u8,
    /// Whether all seats win or lose as one, as the mode says.
    pub together: bool,
    /// How many rounds, at most.
    pub rounds: u64,
    /// The seed of the batch; each round has its own.
    pub seed: u64,
    /// How many threads, at least one.
    pub threads: usize,
    /// Most answers in a game.
    pub max_steps: u64,
    /// Ends early when this test has decided.
    pub until: Option<Sequential>,
}

impl<G: Title> fmt::Debug for Duel<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Duel")
            .field("game", &G::NAME)
            .field("bots", &self.bots)
            .field("rounds", &self.rounds)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// A game of a duel, in short: enough to go on later without playing it again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bout {
    /// Its place in the batch: round times games of a round, and the seat of the first bot; or, where it is played
    /// together, 0 for the first bot and 1 for the second.
    pub index: u64,
    /// What the first bot has of it, from 0 (lost) to 1 (won). Where it is played together and the second bot plays, the
    /// first one has what that left: 1 if it lost.
    pub score: f64,
    /// Answers given.
    pub steps: u64,
    /// Hash of the last position.
    pub hash: u64,
}

/// How two bots compare.
#[derive(Clone, PartialEq, Debug)]
pub struct DuelReport {
    /// Rounds that count: those before the first that is missing, up to where a sequential test ended them.
    pub rounds: u64,
    /// Rounds asked for.
    pub planned: u64,
    /// Mean score of the first bot in a game, from 0 to 1. Where it is played together: a half and half the difference of
    /// the shares of games won.
    pub score: f64,
    /// What it would be if both were equally good: 1 by the number of seats, a half where it is played together.
    pub even: f64,
    /// Where it is played together: the share of games that each of the bots won, with 95 % confidence by Wilson.
    pub survived: Option<[(f64, Interval); 2]>,
    /// The score with 95 % confidence, by resampling rounds.
    pub interval: Interval,
    /// The difference in Elo points with its interval; `None` but for two seats against each other, or when a score of 0
    /// or 1 leaves no bound.
    pub elo: Option<(f64, Interval)>,
    /// Games the first bot won alone, shared, and lost.
    pub games: [u64; 3],
    /// Rounds in which the first bot scored more than even, just even, and less.
    pub won_rounds: [u64; 3],
    /// What the sequential test says, if there was one.
    pub verdict: Option<Verdict>,
    /// Games that could not be finished, in the order of the batch; their rounds do not count.
    pub failures: Vec<Failure>,
    /// Answers given in games that count.
    pub decisions: u64,
    /// Time since the beginning, without what was taken over from earlier.
    pub elapsed: Duration,
    /// A hash over the last positions of all games that count.
    pub digest: u64,
    /// Whether it was stopped before its end.
    pub stopped: bool,
}

impl<G: Title> Duel<'_, G> {
    /// Games of a round.
    pub fn round(&self) -> u64 {
        if self.together { 2 } else { u64::from(self.seats) }
    }

    fn pairing(&self, index: u64) -> Pairing<'_> {
        let seed = game_seed(self.seed, index / self.round());
        let first = (index % self.round()) as u8;
        // A bot has another seed in each game, or a bot against itself would play the same game in every seat.
        let bot = |seat: u8| {
            let second = if self.together { first == 1 } else { seat != first };
            let name = &self.bots[usize::from(second)];
            (name.as_str(), fingerprint(&("duel", seed, first, seat)))
        };
        Pairing { index, seed, bots: (0..self.seats).map(bot).collect(), max_steps: self.max_steps }
    }

    /// What the first bot has of a finished game.
    fn score(&self, game: &Finished) -> f64 {
        let first = (game.index % self.round()) as u8;
        if self.together {
            let won = game.outcome != Outcome::Lost;
            return f64::from(u8::from(won == (first == 0)));
        }
        share_of(game.outcome, Seat(first))
    }
}

/// What a seat has of a game that ended so: 1 if it won alone, a fair share of a game that several won or share, and 0 if
/// it lost. A game that is played together is won by all or by nobody and has no shares.
pub fn share_of(outcome: Outcome, seat: Seat) -> f64 {
    match outcome {
        Outcome::Won(some) | Outcome::Drawn(some) if some.has(seat) => 1.0 / f64::from(some.len()),
        _ => 0.0,
    }
}

/// Plays the rounds. `known` are games played earlier by the same plan; `ended` hears of each new one, on the thread of
/// the caller and in the order in which they end. The result is the same for any number of threads, and the same whether
/// games were known or are played now.
pub fn duel<G: Title>(
    plan: &Duel<'_, G>,
    known: &[Bout],
    ended: &mut dyn FnMut(Bout),
    progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
) -> DuelReport {
    let games = plan.rounds * plan.round();
    let mut watch = Watch::new(games);
    let mut bouts: Vec<Option<Bout>> = vec![None; games as usize];
    for bout in known.iter().filter(|bout| bout.index < games) {
        bouts[bout.index as usize] = Some(*bout);
        watch.count(Some(bout.steps));
    }
    let jobs: Vec<u64> = (0..games).filter(|&index| bouts[index as usize].is_none()).collect();
    let mut failures = Vec::new();
    let mut rounds = Complete::new(plan);
    rounds.take(&bouts);
    let work = |index| {
        let played = plan.pairing(index).play::<G>(plan.setup, &mut ());
        played.map(|game| Bout {
            index,
            score: plan.score(&game),
            steps: game.steps,
            hash: game.hash,
        })
    };
    // Threads look at this one, so that a test that has decided does not look like somebody's wish to stop.
    let enough = AtomicBool::new(rounds.verdict.is_some());
    share_out(
        plan.threads,
        |at| jobs.get(at).copied(),
        &enough,
        work,
        |result| {
            match result {
                Some(Ok(bout)) => {
                    watch.count(Some(bout.steps));
                    ended(bout);
                    bouts[bout.index as usize] = Some(bout);
                    rounds.take(&bouts);
                }
                Some(Err(failure)) => {
                    watch.count(None);
                    failures.push(failure);
                }
                None => {}
            }
            if rounds.verdict.is_some() || stop.load(Ordering::Relaxed) {
                enough.store(true, Ordering::Relaxed);
            }
            watch.tell(false, progress);
        },
    );
    watch.tell(true, progress);
    rounds.report(failures, watch.started.elapsed())
}

/// The rounds that are complete, without a gap.
struct Complete<'p> {
    /// Games of a round.
    round: u64,
    together: bool,
    /// Whether Elo points mean anything.
    two: bool,
    planned: u64,
    until: Option<&'p Sequential>,
    scores: Vec<f64>,
    tested: Rounds,
    verdict: Option<Verdict>,
    games: [u64; 3],
    /// Where it is played together: games won by each bot.
    won: [u64; 2],
    decisions: u64,
    digest: u64,
}

impl<'p> Complete<'p> {
    fn new<G: Title>(plan: &'p Duel<'_, G>) -> Self {
        Self {
            round: plan.round(),
            together: plan.together,
            two: plan.seats == 2 && !plan.together,
            planned: plan.rounds,
            until: plan.until.as_ref(),
            scores: Vec::new(),
            tested: Rounds::default(),
            verdict: None,
            games: [0; 3],
            won: [0; 2],
            decisions: 0,
            digest: 0,
        }
    }

    /// Takes in rounds as far as they are complete. Only by their order can a test end them at the same place every time.
    fn take(&mut self, bouts: &[Option<Bout>]) {
        let even = 1.0 / self.round as f64;
        for round in bouts.chunks(self.round as usize).skip(self.scores.len()) {
            let all: Option<Vec<Bout>> = round.iter().copied().collect();
            let (Some(all), None) = (all, self.verdict) else { return };
            for bout in &all {
                let kind = if bout.score == 1.0 { 0 } else { 1 + usize::from(bout.score == 0.0) };
                self.games[kind] += 1;
                self.decisions += bout.steps;
                self.digest = self.digest.wrapping_add(fingerprint(&(bout.index, bout.hash)));
            }
            if self.together {
                self.won[0] += u64::from(all[0].score == 1.0);
                self.won[1] += u64::from(all[1].score == 0.0);
            }
            let sum: f64 = all.iter().map(|bout| bout.score).sum();
            let score = sum / self.round as f64;
            self.scores.push(score);
            self.tested.count(score);
            self.verdict = self.until.and_then(|test| test.decide(&self.tested, even));
        }
    }

    fn report(self, mut failures: Vec<Failure>, elapsed: Duration) -> DuelReport {
        let even = 1.0 / self.round as f64;
        let rounds = self.scores.len() as u64;
        let (score, interval) = bootstrap(&self.scores, 0.95);
        let mut won_rounds = [0; 3];
        for &score in &self.scores {
            let kind = if (score - even).abs() < 1e-9 { 1 } else { 2 * usize::from(score < even) };
            won_rounds[kind] += 1;
        }
        failures.sort();
        DuelReport {
            rounds,
            planned: self.planned,
            score,
            even,
            interval,
            survived: self.together.then(|| {
                self.won.map(|won| (won as f64 / rounds.max(1) as f64, wilson(won, rounds, 0.95)))
            }),
            elo: self.two.then(|| elo(score, interval)).flatten(),
            games: self.games,
            won_rounds,
            // Without an early end the test has seen all there was and could not decide.
            verdict: self.until.map(|_| self.verdict.unwrap_or(Verdict::Open)),
            failures,
            decisions: self.decisions,
            elapsed,
            digest: self.digest,
            stopped: rounds < self.planned && self.verdict.is_none(),
        }
    }
}
