//! How fast a game is: one core, uniform random play, all offers listed, nobody listening.

use core::{hint::black_box, time::Duration};
use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, SetupError, Status, Table, Title};
use std::time::Instant;

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Play before the first round that counts.
    pub warm_up: Duration,
    /// Length of a round. It ends with the playout that passes it, or where playouts are short, with one of the next.
    pub round: Duration,
    /// Rounds that have to agree. The median of them is reported.
    pub rounds: usize,
    /// Most rounds played while waiting for that; afterwards the last ones are reported as not warm.
    pub most_rounds: usize,
    /// How far the slowest and the fastest of the rounds may lie apart, in hundredths of the median.
    pub tolerance: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            warm_up: Duration::from_millis(500),
            round: Duration::from_millis(300),
            rounds: 7,
            most_rounds: 28,
            tolerance: 10,
        }
    }
}

/// How fast a game is.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchReport {
    /// Number of seats.
    pub seats: u8,
    /// Answers in a second.
    pub decisions_per_s: f64,
    /// Whole games in a second, dealing included.
    pub playouts_per_s: f64,
    /// Time of one answer, its share of dealing included.
    pub ns_per_decision: f64,
    /// Mean number of offers of a question.
    pub mean_offers: f64,
    /// Time to clone a position, mean over positions from all parts of games.
    pub clone_ns: f64,
    /// Bytes of a position, without anything it may keep elsewhere.
    pub state_bytes: usize,
    /// Whether the rounds agreed: then warm-up was long enough and the machine quiet.
    pub warm: bool,
    /// Playouts of all rounds reported.
    pub playouts: u64,
    /// Answers of all rounds reported.
    pub decisions: u64,
    /// Playouts left at [`MAX_STEPS`] without an end; anything but 0 is a fault of the game.
    pub unfinished: u64,
}

/// Most answers in a playout.
pub const MAX_STEPS: u64 = 1_000_000;

/// Answers and deals between two looks at the clock, at least. To look after every playout would be a fifth of the time of a game
/// with four answers.
const BETWEEN_LOOKS: u64 = 256;

/// A playout has to make some progress in any round; and clones are timed on so many positions.
const POSITIONS: usize = 32;

#[derive(Clone, Copy, Default)]
struct Round {
    playouts: u64,
    decisions: u64,
    offers: u64,
    unfinished: u64,
    seconds: f64,
}

impl Round {
    /// Answers and deals: a game may be over when it is dealt.
    fn work(&self) -> u64 {
        self.decisions + self.playouts
    }

    fn speed(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// The driver: everything that is used again from playout to playout, so that it allocates nothing for an answer.
struct Driver<'s, G: Title> {
    setup: &'s G::Setup,
    dealer: Seeded,
    offers: Vec<G::Action>,
}

impl<G: Title> Driver<'_, G> {
    fn round(&mut self, length: Duration) -> Result<Round, SetupError> {
        let mut round = Round::default();
        let started = Instant::now();
        loop {
            let looked = round.work();
            while round.work() - looked < BETWEEN_LOOKS {
                self.playout(&mut round)?;
            }
            let elapsed = started.elapsed();
            if elapsed >= length {
                round.seconds = elapsed.as_secs_f64();
                return Ok(round);
            }
        }
    }

    fn playout(&mut self, round: &mut Round) -> Result<(), SetupError> {
        let mut game = G::deal(self.setup, &mut Table::silent(&mut self.dealer))?;
        round.playouts += 1;
        for _ in 0..MAX_STEPS {
            if !self.step(&mut game, round) {
                black_box(&game);
                return Ok(());
            }
        }
        round.unfinished += 1;
        Ok(())
    }

    /// One answer; false when the game is over.
    #[inline]
    fn step(&mut self, game: &mut G, round: &mut Round) -> bool {
        let Status::Asking(asked) = game.status() else { return false };
        let Some(seat) = asked.iter().next() else { return false };
        self.offers.clear();
        game.legal(seat, &mut self.offers);
        let count = self.offers.len() as u32;
        let action = self.offers[self.dealer.draw(count) as usize];
        game.apply(seat, action, &mut Table::silent(&mut self.dealer));
        round.decisions += 1;
        round.offers += u64::from(count);
        true
    }

    /// Positions from all parts of some games.
    fn positions(&mut self) -> Result<Vec<G>, SetupError> {
        let mut ignored = Round::default();
        let mut positions = Vec::with_capacity(POSITIONS);
        while positions.len() < POSITIONS {
            let mut game = G::deal(self.setup, &mut Table::silent(&mut self.dealer))?;
            let mut steps = self.dealer.draw(400);
            while steps > 0 && self.step(&mut game, &mut ignored) {
                steps -= 1;
            }
            positions.push(game);
        }
        Ok(positions)
    }
}

/// Measures uniform random play from this setup.
///
/// # Errors
/// If the setup can not be dealt.
pub fn bench<G: Title>(setup: &G::Setup, budget: &Budget) -> Result<BenchReport, SetupError> {
    let mut driver = Driver::<G> { setup, dealer: Seeded::new(0), offers: Vec::new() };
    driver.round(budget.warm_up)?;
    let wanted = budget.rounds.max(1);
    let mut rounds: Vec<Round> = Vec::with_capacity(budget.most_rounds.max(wanted));
    let mut warm = false;
    while !warm && rounds.len() < budget.most_rounds.max(wanted) {
        rounds.push(driver.round(budget.round)?);
        warm = rounds.len() >= wanted && agree(&rounds[rounds.len() - wanted..], budget.tolerance);
    }
    let mut last = rounds.split_off(rounds.len() - wanted);
    last.sort_by(|a, b| a.speed().total_cmp(&b.speed()));
    let median = last[last.len() / 2];
    let sum = |part: fn(&Round) -> u64| last.iter().map(part).sum::<u64>();
    let decisions = sum(|round| round.decisions);
    let (_, seats) = G::describe(setup);
    Ok(BenchReport {
        seats,
        decisions_per_s: median.speed(),
        playouts_per_s: median.playouts as f64 / median.seconds.max(f64::MIN_POSITIVE),
        ns_per_decision: 1e9 / median.speed(),
        mean_offers: sum(|round| round.offers) as f64 / decisions.max(1) as f64,
        clone_ns: clone_ns(&driver.positions()?, budget.round / 4),
        state_bytes: size_of::<G>(),
        warm,
        playouts: sum(|round| round.playouts),
        decisions,
        unfinished: sum(|round| round.unfinished),
    })
}

fn agree(rounds: &[Round], tolerance: u32) -> bool {
    let mut speeds: Vec<f64> = rounds.iter().map(Round::speed).collect();
    speeds.sort_by(f64::total_cmp);
    let spread = speeds[speeds.len() - 1] - speeds[0];
    spread * 100.0 <= speeds[speeds.len() / 2] * f64::from(tolerance)
}

/// The fastest of some passes: whatever disturbs a clone only makes it slower.
fn clone_ns<G: Clone>(positions: &[G], length: Duration) -> f64 {
    let started = Instant::now();
    let mut best = f64::INFINITY;
    loop {
        let pass = Instant::now();
        for _ in 0..64 {
            for position in positions {
                black_box(black_box(position).clone());
            }
        }
        best = best.min(pass.elapsed().as_nanos() as f64 / (64 * positions.len()) as f64);
        if started.elapsed() >= length {
            return best;
        }
    }
}
