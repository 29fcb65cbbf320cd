//! Bytes in, laws checked: what fuzz targets and byte files run.

use crate::{Limits, walk};
use deckhand_chance::{Bytes, Seeded};
use deckhand_kernel::{Dealer, Title};

/// Bytes first; when they are at their end, numbers that follow from them. Zeros for ever after would be the same dull
/// game behind every input.
struct Steered<'b> {
    bytes: Bytes<'b>,
    after: Seeded,
}

impl Dealer for Steered<'_> {
    fn draw(&mut self, below: u32) -> u32 {
        if self.bytes.rest().is_empty() { self.after.draw(below) } else { self.bytes.draw(below) }
    }
}

/// Plays the game that these bytes describe (mode, seats, options, then every choice and every chance) and checks all
/// laws closely.
///
/// # Panics
/// If a law is broken, or the rules panic by themselves.
pub fn fuzz_entry<G: Title>(data: &[u8]) {
    let mut source = Steered { bytes: Bytes::new(data), after: Seeded::new(data.len() as u64) };
    let mode = &G::MODES[source.draw(G::MODES.len() as u32) as usize];
    let seats = mode.min + source.draw(u32::from(mode.max - mode.min) + 1) as u8;
    let mut options = Vec::new();
    for option in G::OPTIONS {
        let choice = source.draw(option.values.len() as u32 + 1) as usize;
        // The last choice leaves the option alone; ranges of numbers are left alone too.
        if let Some(value) = option.values.get(choice)
            && !value.contains('-')
        {
            options.push((option.name.to_string(), (*value).to_string()));
        }
    }
    // Options that do not go together are no fault.
    let Ok(setup) = G::setup(mode.name, seats, &options) else { return };
    let limits = Limits { rate: 4, max_steps: 2_000, must_end: false, ..Limits::default() };
    if let Err(broken) = walk::<G>(&setup, &mut source, &limits) {
        panic!("{} mode {} seats {seats} options {options:?}: {broken}", G::NAME, mode.name);
    }
}
