//! Playing a record again, line by line, trusting nothing in it.

use crate::record_file::{Entry, Fault, OverLine, RecordFile};
use deckhand_kernel::{
    Msg, RecordHeader, ReplayError, Seat, Sitting, Status, Step, Tape, Thoughts, Title, UndoRefused,
};
use std::slice;

/// A record being played again.
pub(crate) struct Walk<'f, G: Title> {
    /// The game up to the line read last.
    pub(crate) sitting: Sitting<G>,
    /// How many answers were taken back.
    pub(crate) taken_back: usize,
    /// How the game ended, by the record's last line.
    pub(crate) over: Option<OverLine>,
    file: &'f RecordFile<G>,
    entries: slice::Iter<'f, (usize, Entry<G::Action>)>,
}

/// A line played again.
pub(crate) enum Walked<G: Title> {
    /// An answer.
    Step {
        /// Its number, counted from 1.
        number: usize,
        /// Who gave it.
        seat: Seat,
        /// What it was.
        action: G::Action,
        /// Where its events begin in the log.
        told: usize,
        /// What the bot thought that gave it, if the record says so.
        thoughts: Option<Thoughts<G::Action>>,
    },
    /// The answer with this number was taken back.
    Undo {
        /// Its number.
        number: usize,
    },
    /// The end of the game.
    Over,
}

impl<'f, G: Title> Walk<'f, G> {
    /// Deals what the record was dealt from.
    pub(crate) fn begin(file: &'f RecordFile<G>) -> Result<Self, Fault> {
        let sitting = deal(&file.header).map_err(|error| at_line(1, error.words()))?;
        Ok(Self { sitting, taken_back: 0, over: None, file, entries: file.entries.iter() })
    }

    /// Plays the next line; `None` at the end of the file.
    pub(crate) fn next(&mut self) -> Result<Option<Walked<G>>, Fault> {
        let Some((line, entry)) = self.entries.next() else {
            let unsaid =
                self.over.is_none() && matches!(self.sitting.game().status(), Status::Over(_));
            return match &self.file.fault {
                Some(fault) => Err(fault.clone()),
                None if unsaid => Err(Fault(Msg::new("cli-record-no-end"))),
                None => Ok(None),
            };
        };
        let fault = |msg| at_line(*line, msg);
        if self.over.is_some() {
            return Err(fault(Msg::new("cli-record-after-end")));
        }
        let number = self.sitting.record().steps.len();
        match entry {
            Entry::Step(step, thoughts) => {
                let told = self.sitting.log().len();
                carry_out(&mut self.sitting, step, number + 1)
                    .map_err(|error| fault(error.words()))?;
                let (seat, action) = (step.seat, step.action);
                let thoughts = thoughts.clone();
                Ok(Some(Walked::Step { number: number + 1, seat, action, told, thoughts }))
            }
            Entry::Undo { agreed: true } if number > 0 => {
                let mut record = self.sitting.record().clone();
                record.steps.truncate(number - 1);
                self.sitting =
                    Sitting::resume(record, |_| {}).map_err(|error| fault(error.words()))?;
                self.taken_back += 1;
                Ok(Some(Walked::Undo { number }))
            }
            Entry::Undo { .. } => {
                let seat = self.sitting.record().steps.last().map_or(Seat(0), |step| step.seat);
                self.sitting.undo(seat).map_err(|why| {
                    fault(Msg::new(match why {
                        UndoRefused::Nothing => "undo-nothing",
                        UndoRefused::OthersActed => "undo-others-acted",
                        UndoRefused::Learned => "undo-learned",
                    }))
                })?;
                self.taken_back += 1;
                Ok(Some(Walked::Undo { number }))
            }
            Entry::Over(over) => match self.sitting.game().status() {
                Status::Over(outcome) if OverLine::from(outcome) == *over => {
                    self.over = Some(over.clone());
                    Ok(Some(Walked::Over))
                }
                _ => Err(fault(Msg::new("cli-record-wrong-end"))),
            },
        }
    }

    /// Plays all lines that are left.
    pub(crate) fn finish(&mut self) -> Result<(), Fault> {
        while self.next()?.is_some() {}
        Ok(())
    }

    /// The position after this many of the answers that were not taken back.
    pub(crate) fn position_after(&self, answers: usize) -> Result<G, Fault> {
        let record = self.sitting.record();
        let mut sitting = deal::<G>(&record.header).map_err(|error| at_line(1, error.words()))?;
        for (number, step) in (1..).zip(&record.steps).take(answers) {
            carry_out(&mut sitting, step, number).map_err(|error| Fault(error.words()))?;
        }
        Ok(sitting.game().clone())
    }
}

/// Deals again and compares what comes of it.
fn deal<G: Title>(header: &RecordHeader<G::Setup>) -> Result<Sitting<G>, ReplayError> {
    let mut tape = Tape::new(&header.dealt);
    let sitting =
        Sitting::<G>::deal(header.setup.clone(), &mut tape).map_err(ReplayError::Setup)?;
    if !tape.fits() {
        return Err(ReplayError::Tape(0));
    }
    if sitting.record().header.hash != header.hash {
        return Err(ReplayError::Hash(0));
    }
    Ok(sitting)
}

/// Gives the answer again and compares what comes of it.
fn carry_out<G: Title>(
    sitting: &mut Sitting<G>,
    step: &Step<G::Action>,
    number: usize,
) -> Result<(), ReplayError> {
    let mut tape = Tape::new(&step.dealt);
    sitting
        .answer(step.seat, step.action, &mut tape)
        .map_err(|refusal| ReplayError::Refused(number, refusal))?;
    if !tape.fits() {
        return Err(ReplayError::Tape(number));
    }
    match sitting.record().steps.last() {
        Some(now) if now.hash == step.hash && now.learned == step.learned => Ok(()),
        _ => Err(ReplayError::Hash(number)),
    }
}

fn at_line(line: usize, why: Msg) -> Fault {
    Fault(Msg::new("cli-at-line").with("line", line as i64).with("why", why))
}
