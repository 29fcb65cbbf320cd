//! What an answer is worth: the share of games won when it is given and bots play on from there.

use crate::{Choice, Plan};
use core::cell::Cell;
use deckhand_arena::{Interval, bootstrap, bot_seed, caught, play_on, wilson};
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Seat, Table, Title, Veil, fingerprint};

/// The confidence of all intervals here.
const CONFIDENCE: f64 = 0.95;

/// A chance of winning, as a share of games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// From 0 (all lost) to 1 (all won); a game that several share counts as a fair share.
    pub mean: f64,
    /// Where it lies with 95 % confidence.
    pub interval: Interval,
    /// From how many games.
    pub games: u32,
}

/// The answer of the bot against the one that was played, from the same redeals with the same chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// The chance of winning with the answer of the bot.
    pub chosen: Share,
    /// How much more of a game the bot's answer brings, from -1 to 1.
    pub difference: f64,
    /// Where the difference lies with 95 % confidence, by resampling pairs of games.
    pub interval: Interval,
}

impl Compared {
    /// Whether the games can tell the two answers apart: the interval does not hold 0.
    pub fn can_be_told(&self) -> bool {
        self.interval.low > 0.0 || self.interval.high < 0.0
    }
}

/// What came of the answers of one choice.
pub(crate) struct Measured {
    /// The chance with the answer that was played.
    pub(crate) played: Share,
    /// The bot's answer, if it is another one.
    pub(crate) compared: Option<Compared>,
    /// Redeals left out because a game on them broke.
    pub(crate) broken: u32,
}

/// Plays these answers on, from so many redeals. `round` sets the redeals of one measurement apart from those of another.
pub(crate) fn measure<G: Title>(
    plan: &Plan,
    choice: &Choice<G>,
    chosen: G::Action,
    (round, games): (u32, u32),
) -> Measured {
    let (mut with_played, mut with_chosen) = (Vec::new(), Vec::new());
    let mut broken = 0;
    for game in 0..games {
        let place = ("playout", plan.seed, plan.seat, choice.nth, round, game);
        let seed = fingerprint(&place);
        let share = |action| caught(|| share(plan, choice, action, seed));
        let played = share(choice.played);
        let other = if chosen == choice.played { played.clone() } else { share(chosen) };
        match (played, other) {
            (Ok(played), Ok(other)) => {
                with_played.push(played);
                with_chosen.push(other);
            }
            _ => broken += 1,
        }
    }
    let compared = (chosen != choice.played).then(|| {
        let pairs = with_chosen.iter().zip(&with_played);
        let differences: Vec<f64> = pairs.map(|(chosen, played)| chosen - played).collect();
        let (difference, interval) = bootstrap(&differences, CONFIDENCE);
        Compared { chosen: Share::of(&with_chosen), difference, interval }
    });
    Measured { played: Share::of(&with_played), compared, broken }
}

/// What the seat has of one game in which it gives this answer.
fn share<G: Title>(
    plan: &Plan,
    choice: &Choice<G>,
    action: G::Action,
    seed: u64,
) -> Result<f64, String> {
    let mut game = Veil::new(&choice.before, plan.seat).sample(&mut Seeded::stream(seed, 0));
    let mut dealer = Seeded::stream(seed, 1);
    game.apply(plan.seat, action, &mut Table::silent(&mut dealer));
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(usize::from(plan.seats));
    for seat in (0..plan.seats).map(Seat) {
        let bot = by_name(&plan.playout, bot_seed(seed, seat));
        bots.push(bot.map_err(|_| format!("there is no bot “{}”", plan.playout))?);
    }
    let outcome = play_on(&mut game, &mut bots, &mut dealer, plan.max_steps, &Cell::new(0))?;
    Ok(plan.share_of(outcome))
}

impl Share {
    /// The mean of these shares of games.
    fn of(shares: &[f64]) -> Self {
        let games = shares.len() as u32;
        // Resampling knows nothing of what never came up, which matters where all games are won or all are lost.
        let (mean, interval) = if shares.iter().all(|&share| share == 0.0 || share == 1.0) {
            let won = shares.iter().filter(|&&share| share == 1.0).count() as u64;
            let mean = won as f64 / f64::from(games.max(1));
            (mean, wilson(won, u64::from(games), CONFIDENCE))
        } else {
            bootstrap(shares, CONFIDENCE)
        };
        Self { mean, interval, games }
    }
}
