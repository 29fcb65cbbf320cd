//! The places in a record at which a seat had a choice.

use deckhand_kernel::{Record, ReplayError, Seat, Title, replay};

/// A question with more than one answer, and the answer that was given.
#[derive(Clone, Debug)]
pub struct Choice<G: Title> {
    /// The how manieth choice of this seat it is, counted from 1. The seat knows that; how often others were asked in
    /// between it need not know.
    pub nth: usize,
    /// The number of the answer in the record, counted from 1 as a replay counts.
    pub number: usize,
    /// The position before the answer.
    pub before: G,
    /// What was answered.
    pub played: G::Action,
}

/// All choices of a seat in a record, in order. Every number, answer and hash of the record is compared on the way.
///
/// # Errors
/// If the record can not be replayed.
pub fn choices<G: Title>(record: &Record<G>, seat: Seat) -> Result<Vec<Choice<G>>, ReplayError> {
    let mut found = Vec::new();
    let mut offers = Vec::new();
    replay(record, |number, game: &G, _| {
        // After answer number n, the next one is at this index.
        let Some(step) = record.steps.get(number).filter(|step| step.seat == seat) else { return };
        offers.clear();
        game.legal(seat, &mut offers);
        if offers.len() > 1 {
            found.push(Choice {
                nth: found.len() + 1,
                number: number + 1,
                before: game.clone(),
                played: step.action,
            });
        }
    })?;
    Ok(found)
}
