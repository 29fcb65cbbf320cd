//! One game between bots, from its seed to its end or to the reason why it has none.

use crate::{Failure, report::Finished};
use core::cell::Cell;
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Bot, Dealer, Game, Outcome, Seat, SetupError, Status, Table, Title, Told, Veil, fingerprint,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Somebody who watches a game from outside and sees everything. A game goes the same way whether it is watched or not.
pub trait Witness<G: Game> {
    /// Whether events are to be told; without that, none is made.
    const LISTENS: bool;

    /// The game has been dealt.
    fn dealt(&mut self, game: &G, told: &[Told<G::Event>]);

    /// This seat is about to give this answer.
    fn answers(&mut self, game: &G, seat: Seat, action: G::Action);

    /// The answer has been carried out.
    fn answered(&mut self, game: &G, told: &[Told<G::Event>]);
}

/// Nobody watches.
impl<G: Game> Witness<G> for () {
    const LISTENS: bool = false;

    fn dealt(&mut self, _: &G, _: &[Told<G::Event>]) {}

    fn answers(&mut self, _: &G, _: Seat, _: G::Action) {}

    fn answered(&mut self, _: &G, _: &[Told<G::Event>]) {}
}

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing<'p> {
    /// Its place in the batch, counted from 0.
    pub index: u64,
    /// What it is dealt from.
    pub seed: u64,
    /// The bots in the order of the seats, each with its seed.
    pub bots: Vec<(&'p str, u64)>,
    /// Most answers.
    pub max_steps: u64,
}

impl Pairing<'_> {
    /// Plays the game before a witness.
    ///
    /// # Errors
    /// If it has no end: it can not be dealt, goes on for too long, or the rules or a bot panic, which is a failure of
    /// this game alone.
    pub fn play<G: Title>(
        &self,
        setup: impl FnOnce() -> Result<G::Setup, SetupError>,
        witness: &mut impl Witness<G>,
    ) -> Result<Finished, Failure> {
        let step = Cell::new(0);
        caught(|| self.to_the_end::<G, _>(setup, witness, &step)).map_err(|reason| {
            let seats = self.bots.iter().map(|(name, _)| (*name).to_string()).collect();
            Failure { index: self.index, seed: self.seed, seats, step: step.get(), reason }
        })
    }

    fn to_the_end<G: Title, W: Witness<G>>(
        &self,
        setup: impl FnOnce() -> Result<G::Setup, SetupError>,
        witness: &mut W,
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
        let mut told = Vec::new();
        let mut game = G::deal(&setup, &mut table::<G, W>(&mut dealer, &mut told))
            .map_err(|error| format!("setup: {}", error.0.id))?;
        witness.dealt(&game, &told);
        let (steps, most) = (step, self.max_steps);
        let outcome = play_before(&mut game, &mut bots, &mut dealer, most, steps, witness)?;
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
    play_before(game, bots, dealer, max_steps, step, &mut ())
}

/// The same before a witness.
///
/// # Errors
/// As those of [`play_on`].
pub fn play_before<G: Game, W: Witness<G>>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    dealer: &mut dyn Dealer,
    max_steps: u64,
    step: &Cell<u64>,
    witness: &mut W,
) -> Result<Outcome, String> {
    let mut told = Vec::new();
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
        witness.answers(game, seat, action);
        told.clear();
        game.apply(seat, action, &mut table::<G, W>(dealer, &mut told));
        step.set(step.get() + 1);
        witness.answered(game, &told);
    }
}

/// The table of a game before this kind of witness.
fn table<'t, G: Game, W: Witness<G>>(
    dealer: &'t mut dyn Dealer,
    told: &'t mut Vec<Told<G::Event>>,
) -> Table<'t, G::Event> {
    if W::LISTENS { Table::telling(dealer, told) } else { Table::silent(dealer) }
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
