//! What the cards say, as sentences. One file for each part of the catalogue, one entry for each card that says
//! something; what is printed stands in the Fluent files in the same order.
//!
//! Where a text was vague or recorded wrongly, the reading that is played stands beside the sentence.

mod darkness;
mod forest;
mod later;
mod mountains;
mod neutral;
mod steppe;
mod supplement;
mod swamp;

use crate::cards::{ALL, CardId};
use crate::text::Sentence;

/// The sentences of the card with this number.
type Entry = (u16, &'static [Sentence]);

/// The sentences of all cards, by [`CardId`].
static SAYS: [&[Sentence]; ALL] = {
    let parts: [&[Entry]; 8] = [
        steppe::SAYS,
        mountains::SAYS,
        forest::SAYS,
        swamp::SAYS,
        darkness::SAYS,
        neutral::SAYS,
        supplement::SAYS,
        later::SAYS,
    ];
    let mut all: [&[Sentence]; ALL] = [&[]; ALL];
    let mut part = 0;
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            let (number, sentences) = parts[part][at];
            all[number as usize - 1] = sentences;
            at += 1;
        }
        part += 1;
    }
    all
};

impl CardId {
    /// What the card says.
    pub fn says(self) -> &'static [Sentence] {
        SAYS[usize::from(self.0)]
    }
}
