//! Choices judged one by one, on several threads, with the same result for any number of them.

use crate::{
    Choice, Compared, Share,
    measure::{Measured, measure},
};
use core::sync::atomic::AtomicBool;
use deckhand_arena::{Progress, Watch, caught, share_of, share_out};
use deckhand_bots::by_name;
use deckhand_kernel::{Outcome, Seat, Thoughts, Title, Veil, fingerprint};

/// How a game is to be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The seat whose answers are judged.
    pub seat: Seat,
    /// How many seats the game has.
    pub seats: u8,
    /// Whether all seats win or lose as one, as the mode says.
    pub together: bool,
    /// The name of the bot that is asked in its place.
    pub bot: String,
    /// The name of the bot that plays on in all seats.
    pub playout: String,
    /// How many times each answer is played on; where a difference shows, it is measured anew with
    /// [`Plan::AGAIN`] times as many.
    pub games: u32,
    /// The number that chance starts from.
    pub seed: u64,
    /// How many threads, at least one.
    pub threads: usize,
    /// Most answers in a game that is played on.
    pub max_steps: u64,
}

impl Plan {
    /// A difference that shows is measured anew with so many times the games, and only these count: games that made
    /// somebody look somewhere say too much about that place.
    pub const AGAIN: u32 = 4;

    /// What the seat has of a game that ended so, from 0 to 1.
    pub fn share_of(&self, outcome: Outcome) -> f64 {
        if self.together {
            f64::from(u8::from(outcome != Outcome::Lost))
        } else {
            share_of(outcome, self.seat)
        }
    }
}

/// A choice and what can be said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The number of the answer in the record, counted from 1.
    pub number: usize,
    /// What was answered.
    pub played: A,
    /// What the bot would have answered.
    pub chosen: A,
    /// How many answers there were.
    pub offered: usize,
    /// What the bot thought, if it is one that thinks.
    pub thoughts: Option<Thoughts<A>>,
    /// The chance of winning with the answer that was played.
    pub chance: Share,
    /// How the bot's answer compares; `None` if it is the same.
    pub compared: Option<Compared>,
    /// Redeals that do not count because a game on them could not be finished.
    pub broken: u32,
}

/// What a comparison says about the answer that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The bot answers the same.
    Same,
    /// The bot's answer wins more.
    Worse,
    /// The bot's answer wins less.
    Better,
    /// So many games can not tell the two apart.
    Open,
}

impl<A> Judged<A> {
    /// What the comparison says.
    pub fn verdict(&self) -> Verdict {
        match &self.compared {
            None => Verdict::Same,
            Some(compared) if !compared.can_be_told() => Verdict::Open,
            Some(compared) if compared.difference > 0.0 => Verdict::Worse,
            Some(_) => Verdict::Better,
        }
    }

    /// The winning chance that the answer cost as it was measured, told apart or not: never below 0.
    pub fn loss(&self) -> f64 {
        self.compared.map_or(0.0, |compared| compared.difference.max(0.0))
    }
}

/// The choices of a seat, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// In the order of the record; those not reached are left out.
    pub judged: Vec<Judged<A>>,
    /// Choices that could not be judged: their numbers, and why, for developers.
    pub failures: Vec<(usize, String)>,
    /// How many there were to judge.
    pub planned: usize,
}

impl<A> Review<A> {
    /// Whether it was stopped before its end.
    pub fn stopped(&self) -> bool {
        self.judged.len() + self.failures.len() < self.planned
    }

    /// How many choices have this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.judged.iter().filter(|judged| judged.verdict() == verdict).count()
    }

    /// The sum of all losses that can be told from nothing.
    pub fn loss(&self) -> f64 {
        let worse = self.judged.iter().filter(|judged| judged.verdict() == Verdict::Worse);
        worse.map(Judged::loss).sum()
    }
}

/// Judges these choices. `progress` is called now and then on the thread of the caller, with choices for games; when
/// `stop` is set, those that have begun are finished and what is known is given back.
pub fn review<G: Title>(
    choices: &[Choice<G>],
    plan: &Plan,
    progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
) -> Review<G::Action> {
    let mut watch = Watch::new(choices.len() as u64);
    let mut results: Vec<Option<Result<Judged<G::Action>, String>>> = Vec::new();
    results.resize_with(choices.len(), || None);
    share_out(
        plan.threads,
        |at| (at < choices.len()).then_some(at),
        stop,
        |at| (at, caught(|| judge(plan, &choices[at]))),
        |result| {
            if let Some((at, judged)) = result {
                watch.count(judged.is_ok().then_some(1));
                results[at] = Some(judged);
            }
            watch.tell(false, progress);
        },
    );
    watch.tell(true, progress);
    let mut review = Review { judged: Vec::new(), failures: Vec::new(), planned: choices.len() };
    for (choice, result) in choices.iter().zip(results) {
        match result {
            Some(Ok(judged)) => review.judged.push(judged),
            Some(Err(why)) => review.failures.push((choice.number, why)),
            None => {}
        }
    }
    review
}

fn judge<G: Title>(plan: &Plan, choice: &Choice<G>) -> Result<Judged<G::Action>, String> {
    let seed = fingerprint(&("review", plan.seed, plan.seat, choice.nth));
    let mut bot =
        by_name::<G>(&plan.bot, seed).map_err(|_| format!("there is no bot “{}”", plan.bot))?;
    let seen = Veil::new(&choice.before, plan.seat);
    let mut offers = Vec::new();
    seen.legal(&mut offers);
    let chosen = bot.choose(seen);
    let first = measure(plan, choice, chosen, (0, plan.games));
    let Measured { played, compared, broken } = match first.compared {
        Some(compared) if compared.can_be_told() => {
            let again = plan.games.saturating_mul(Plan::AGAIN);
            measure(plan, choice, chosen, (1, again))
        }
        _ => first,
    };
    Ok(Judged {
        number: choice.number,
        played: choice.played,
        chosen,
        offered: offers.len(),
        thoughts: bot.thoughts().cloned(),
        chance: played,
        compared,
        broken,
    })
}
