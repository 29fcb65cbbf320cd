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
    fuzz_within::<G>(data, &Limits::fuzzed());
}

/// The same within limits that fit the game.
///
/// # Panics
/// If a law is broken, or the rules panic by themselves.
pub fn fuzz_within<G: Title>(data: &[u8], limits: &Limits) {
    let mut source = Steered { bytes: Bytes::new(data), after: Seeded::new(data.len() as u64) };
    let mode = &G::MODES[source.draw(G::MODES.len() as u32) as usize];
    let seats = mode.min + source.draw(u32::from(mode.max - mode.min) + 1) as u8;
    let options = options_by_chance::<G>(&mut source);
    // Options that do not go together are no fault.
    let Ok(setup) = G::setup(mode.name, seats, &options) else { return };
    if let Err(broken) = walk::<G>(&setup, &mut source, limits) {
        panic!("{} mode {} seats {seats} options {options:?}: {broken}", G::NAME, mode.name);
    }
}

/// Options of a game by chance: each is left alone or gets one of its words. Ranges of numbers are left alone.
pub fn options_by_chance<G: Title>(source: &mut dyn Dealer) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for option in G::OPTIONS {
        // The last choice leaves the option alone.
        let choice = source.draw(option.values.len() as u32 + 1) as usize;
        if let Some(value) = option.values.get(choice)
            && !is_range(value)
        {
            options.push((option.name.to_string(), (*value).to_string()));
        }
    }
    options
}

/// Whether the value stands for numbers, such as `0-12`; many a word has a hyphen too.
fn is_range(value: &str) -> bool {
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    value.split_once('-').is_some_and(|(low, high)| is_number(low) && is_number(high))
}
