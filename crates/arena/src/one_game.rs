//! One game of a batch, from its seed to its end or to the reason why it has none.

use crate::{Failure, Plan, bot_seed, game_seed, report::Finished};
use core::cell::Cell;
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Seat, Status, Table, Title, Veil, fingerprint};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Plays game `index`. A panic of the rules or of a bot becomes a failure of this game alone.
pub(crate) fn one_game<G: Title>(plan: &Plan<'_, G>, index: u64) -> Result<Finished, Failure> {
    let seed = game_seed(plan.seed, index);
    let step = Cell::new(0);
    let caught = catch_unwind(AssertUnwindSafe(|| to_the_end(plan, index, seed, &step)));
    caught.unwrap_or_else(|panic| Err(format!("panic: {}", text_of(&*panic)))).map_err(|reason| {
        let seats = (0..plan.entries.len()).map(|seat| plan.entry_of(index, seat));
        let seats = seats.map(|entry| plan.entries[entry].clone()).collect();
        Failure { index, seed, seats, step: step.get(), reason }
    })
}

fn to_the_end<G: Title>(
    plan: &Plan<'_, G>,
    index: u64,
    seed: u64,
    step: &Cell<u64>,
) -> Result<Finished, String> {
    let mut dealer = Seeded::new(seed);
    let setup = (plan.setup)(index).map_err(|error| format!("setup: {}", error.0.id))?;
    let (_, seats) = G::describe(&setup);
    if usize::from(seats) != plan.entries.len() {
        return Err(format!("setup: {seats} seats for {} entries", plan.entries.len()));
    }
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(plan.entries.len());
    for seat in (0..seats).map(Seat) {
        let name = &plan.entries[plan.entry_of(index, seat.index())];
        let bot = by_name(name, bot_seed(seed, seat));
        bots.push(bot.map_err(|_| format!("there is no bot “{name}”"))?);
    }
    let mut game = G::deal(&setup, &mut Table::silent(&mut dealer))
        .map_err(|error| format!("setup: {}", error.0.id))?;
    loop {
        let asked = match game.status() {
            Status::Asking(asked) => asked,
            Status::Over(outcome) => {
                return Ok(Finished {
                    index,
                    outcome,
                    steps: step.get(),
                    hash: fingerprint(&game),
                });
            }
        };
        if step.get() == plan.max_steps {
            return Err(format!("not over after {} answers", plan.max_steps));
        }
        let seat = asked.iter().next().ok_or("nobody is asked and the game is not over")?;
        let action = bots[seat.index()].choose(Veil::new(&game, seat));
        game.apply(seat, action, &mut Table::silent(&mut dealer));
        step.set(step.get() + 1);
    }
}

fn text_of(panic: &(dyn core::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
