//! The law of taking back.

use crate::law::{Fault, ensure};
use deckhand_kernel::{Seat, Seats, Sitting, Title, UndoRefused, fingerprint};

/// Takes the answer just given back and gives it again, where that is allowed.
pub(crate) fn back_and_forth<G: Title>(
    sitting: &mut Sitting<G>,
    seat: Seat,
    seats: u8,
    hash_before: u64,
) -> Result<(), Fault> {
    let Some(step) = sitting.record().steps.last().cloned() else { return Ok(()) };
    let action = step.action;
    for other in Seats::first(seats).iter().filter(|&other| other != seat) {
        let refused = sitting.may_undo(other).is_err();
        ensure!(refused, Undo, "seat {other} may take back `{action}` of seat {seat}");
    }
    let log = sitting.log().to_vec();
    match sitting.undo(seat) {
        Err(refused) => {
            let rightly = step.learned && refused == UndoRefused::Learned;
            ensure!(rightly, Undo, "`{action}` can not be taken back: {refused:?}");
        }
        Ok(taken) => {
            ensure!(!step.learned, Undo, "`{action}` showed something and was taken back");
            ensure!(taken == action, Undo, "`{taken}` was taken back in place of `{action}`");
            let same = fingerprint(sitting.game()) == hash_before;
            ensure!(same, Undo, "taking back `{action}` does not lead back");
            let again = sitting.redo(seat).map(|(again, _)| again);
            ensure!(again == Ok(action), Undo, "`{action}` can not be done again: {again:?}");
            let noted = sitting.record().steps.last().map(|step| step.hash);
            let same = noted == Some(step.hash) && sitting.log() == log;
            ensure!(same, Undo, "doing `{action}` again leads elsewhere");
        }
    }
    Ok(())
}
