//! One game between bots, from its seed to its end or to the reason why it has none.

use crate::{Failure, report::Finished};
use core::cell::Cell;
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Bot, Dealer, Game, Outcome, Seat, SetupError, Status, Table, Title, Veil, fingerprint,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game to be played.
pub(crate) struct Pairing<'p> {
    /// Its place in the batch, counted from 0.
    pub(crate) index: u64,
    /// What it is dealt from.
    pub(crate) seed: u64,
    /// The bots in the order of the seats, each with its seed.
    pub(crate) bots: Vec<(&'p str, u64)>,
    /// Most answers.
    pub(crate) max_steps: u64,
}

impl Pairing<'_> {
    /// Plays the game. A panic of the rules or of a bot becomes a failure of this game alone.
    pub(crate) fn play<G: Title>(
        &self,
        setup: impl FnOnce() -> Result<G::Setup, SetupError>,
    ) -> Result<Finished, Failure> {
        let step = Cell::new(0);
        caught(|| self.to_the_end::<G>(setup, &step)).map_err(|reason| {
            let seats = self.bots.iter().map(|(name, _)| (*name).to_string()).collect();
            Failure { index: self.index, seed: self.seed, seats, step: step.get(), reason }
        })
    }

    fn to_the_end<G: Title>(
        &self,
        setup: impl FnOnce() -> Result<G::Setup, SetupError>,
        step: &Cell<u64>,
    ) -> Result<Finished, String> {
        let mut dealer = Seeded::new(self.seed);
        let setup = setup().map_err(|error| format!("setup: {}", error.0.id))?;
        let (_, seats) = G::describe(&setup);
        if usize::from(seats) != self.bots.len() {
            return Err(format!("setup: {seats} seats for {} bots", self.bots.len()));
        }
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(self.bots.len());
        for &(name, seed) in &self.bots {
            bots.push(by_name(name, seed).map_err(|_| format!("there is no bot “{name}”"))?);
        }
        let mut game = G::deal(&setup, &mut Table::silent(&mut dealer))
            .map_err(|error| format!("setup: {}", error.0.id))?;
        let outcome = play_on(&mut game, &mut bots, &mut dealer, self.max_steps, step)?;
        let hash = fingerprint(&game);
        Ok(Finished { index: self.index, outcome, steps: step.get(), hash })
    }
}

/// Lets these bots, one for each seat, play a position to its end. `step` counts the answers as they are given, so that it
/// is known how far a game came that broke.
///
/// # Errors
/// If the game is not over after `max_steps` answers, or if it waits for nobody; the text is for developers.
pub fn play_on<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    dealer: &mut dyn Dealer,
    max_steps: u64,
    step: &Cell<u64>,
) -> Result<Outcome, String> {
    loop {
        let asked = match game.status() {
            Status::Asking(asked) => asked,
            Status::Over(outcome) => return Ok(outcome),
        };
        if step.get() == max_steps {
            return Err(format!("not over after {max_steps} answers"));
        }
        let seat: Seat = asked.iter().next().ok_or("nobody is asked and the game is not over")?;
        let action = bots[seat.index()].choose(Veil::new(game, seat));
        game.apply(seat, action, &mut Table::silent(dealer));
        step.set(step.get() + 1);
    }
}

/// What the work comes to. A panic of the rules or of a bot becomes an error.
///
/// # Errors
/// If the work has one, or panics; the text is for developers.
pub fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|panic| Err(format!("panic: {}", text_of(&*panic))))
}

fn text_of(panic: &(dyn core::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
