//! Many walks: the one line by which a game is enrolled.

use crate::{Broken, Law, Limits, WalkReport, walk};
use core::{error::Error, fmt};
use deckhand_chance::Seeded;
use deckhand_kernel::Title;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A walk that broke a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Name of the game.
    pub game: &'static str,
    /// Name of the mode.
    pub mode: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// The seed of the walk.
    pub seed: u64,
    /// What was found.
    pub broken: Broken,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, mode, seats, seed, broken } = self;
        write!(f, "{game}, mode {mode}, {seats} seats, seed {seed}: {broken}")
    }
}

impl Error for Failure {}

/// What many walks came through.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Games walked through.
    pub games: u64,
    /// Answers given.
    pub steps: usize,
    /// Most answers in one game.
    pub longest: usize,
    /// Offers of the seats that answered.
    pub offers: usize,
    /// Questions that were looked at closely.
    pub close: usize,
    /// Redealt positions that were compared.
    pub twins: usize,
    /// Those of them that differ from the true position.
    pub twins_that_differ: usize,
    /// Questions at which a game was at rest.
    pub rests: usize,
}

impl Totals {
    /// Those of one walk.
    fn of(report: &WalkReport) -> Self {
        Self {
            games: 1,
            steps: report.steps,
            longest: report.steps,
            offers: report.offers,
            close: report.close,
            twins: report.twins,
            twins_that_differ: report.twins_that_differ,
            rests: report.rests,
        }
    }

    /// Those of both.
    fn and(self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            steps: self.steps + other.steps,
            longest: self.longest.max(other.longest),
            offers: self.offers + other.offers,
            close: self.close + other.close,
            twins: self.twins + other.twins,
            twins_that_differ: self.twins_that_differ + other.twins_that_differ,
            rests: self.rests + other.rests,
        }
    }
}

/// Fewer comparisons than this do not prove that redealing never changes anything.
const ENOUGH_TWINS: usize = 64;

/// Walks through one game for each seed. Stops at the first failure.
///
/// # Errors
/// The first walk that broke a law. A panic of the rules is caught and reported as one.
pub fn many<G: Title>(
    setup: &G::Setup,
    seeds: impl IntoIterator<Item = u64>,
    limits: &Limits,
) -> Result<Totals, Failure> {
    let (mode, seats) = G::describe(setup);
    let failure = |seed, broken| Failure { game: G::NAME, mode, seats, seed, broken };
    let mut totals = Totals::default();
    let mut last = 0;
    for seed in seeds {
        last = seed;
        let walked = || walk::<G>(setup, &mut Seeded::new(seed), limits);
        let report = catch_unwind(AssertUnwindSafe(walked)).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            let reason = text.unwrap_or("without a message").to_string();
            Err(Broken { law: Law::Panic, step: 0, reason })
        });
        let report = report.map_err(|broken| failure(seed, broken))?;
        totals = totals.and(&Totals::of(&report));
    }
    if limits.hides && totals.twins >= ENOUGH_TWINS && totals.twins_that_differ == 0 {
        let reason = format!("{} redealt positions, and none differs", totals.twins);
        return Err(failure(last, Broken { law: Law::Redeal, step: 0, reason }));
    }
    Ok(totals)
}

/// Walks through so many games, shared out evenly over the setups, at least one for each. Seeds are counted up from
/// `first`, and no two games have the same. `walked` is told the place of each setup and what its games came through.
///
/// # Errors
/// The first walk that broke a law, with the place of its setup.
pub fn share_out<G: Title>(
    setups: &[G::Setup],
    games: u64,
    first: u64,
    limits: &Limits,
    mut walked: impl FnMut(usize, &Totals),
) -> Result<(), (usize, Failure)> {
    let share = games.div_ceil(setups.len().max(1) as u64).max(1);
    for (at, setup) in setups.iter().enumerate() {
        let start = first + at as u64 * share;
        let totals = many::<G>(setup, start..start + share, limits);
        walked(at, &totals.map_err(|failure| (at, failure))?);
    }
    Ok(())
}

/// Walks through so many games of every mode with every number of seats it has, usual options.
///
/// The environment variable `DECKHAND_LAWS` multiplies the number of games, for long nights.
///
/// # Panics
/// If a law is broken, naming the mode, the seats, the seed and what was found.
pub fn uphold<G: Title>(games: u64, limits: &Limits) -> Totals {
    let factor = std::env::var("DECKHAND_LAWS").ok().and_then(|factor| factor.parse().ok());
    let games = games * factor.unwrap_or(1);
    let mut sum = Totals::default();
    for mode in G::MODES {
        for seats in mode.min..=mode.max {
            let setup = G::setup(mode.name, seats, &[]).unwrap_or_else(|error| {
                panic!("mode {} with {seats} seats has no setup: {:?}", mode.name, error.0)
            });
            match many::<G>(&setup, 0..games, limits) {
                Ok(totals) => sum = sum.and(&totals),
                Err(failure) => panic!("{failure}"),
            }
        }
    }
    sum
}
