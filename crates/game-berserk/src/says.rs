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
use crate::figures::{bits_of, trait_of};
use crate::text::{Cond, Op, Sentence, Spend, When};

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

/// The sentences of all cards.
pub(crate) fn all() -> &'static [&'static [Sentence]] {
    &SAYS
}

impl CardId {
    /// What the card says.
    pub fn says(self) -> &'static [Sentence] {
        SAYS[usize::from(self.0)]
    }
}

/// What the sentences of a card contain, as bits of [`trait_of`].
pub(crate) const fn traits(card: usize) -> u16 {
    let sentences = SAYS[card];
    let mut bits = 0;
    let mut at = 0;
    while at < sentences.len() {
        let sentence = &sentences[at];
        bits |= match sentence.when {
            When::Act => trait_of::ACTS,
            When::Reply => trait_of::REPLIES,
            When::Always | When::Lent | When::Recruit => 0,
            _ => trait_of::TRIGGERS,
        };
        if matches!(
            sentence.spend,
            Spend::Counters(_) | Spend::XCounters | Spend::CountersAndNumber(..)
        ) {
            bits |= trait_of::COUNTERS;
        }
        let mut cond = 0;
        while cond < sentence.conds.len() {
            if matches!(sentence.conds[cond], Cond::Formation) {
                bits |= trait_of::FORMATION;
            }
            cond += 1;
        }
        let mut op = 0;
        while op < sentence.ops.len() {
            match &sentence.ops[op] {
                Op::Have(change) => bits |= bits_of(change, false),
                Op::Give(_, change) => bits |= bits_of(change, true),
                _ => {}
            }
            op += 1;
        }
        at += 1;
    }
    bits
}

/// What the continuous sentences of a card change about the card itself, or about others if it is `given`.
pub(crate) const fn aspects(card: usize, given: bool) -> u16 {
    let sentences = SAYS[card];
    let mut bits = 0;
    let mut at = 0;
    while at < sentences.len() {
        let mut op = 0;
        while op < sentences[at].ops.len() {
            match &sentences[at].ops[op] {
                Op::Have(change) if !given => bits |= change.aspect(),
                Op::Give(_, change) if given => bits |= change.aspect(),
                _ => {}
            }
            op += 1;
        }
        at += 1;
    }
    bits
}
