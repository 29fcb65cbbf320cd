//! A game being played: the position, how it came about, and what may be taken back.
//!
//! A sitting keeps the earlier positions to which may be gone back, so that taking back is the identity by construction. What was taken back
//! can be played again until another answer is given.

use crate::{
    Dealer, Game, RECORD_FORMAT, Record, RecordHeader, Refusal, ReplayError, Seat, SetupError,
    Step, Table, Tape, Taping, Title, Told, fingerprint, play, record::chained, replay,
};
use alloc::vec::Vec;

/// Why the last answer can not be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been answered yet, or nothing is left to be played again.
    Nothing,
    /// Somebody else has answered since.
    OthersActed,
    /// Something was drawn, rolled, turned up or shown by it.
    Learned,
}

/// An answer given once more, and the events it caused.
type Again<'s, G> = (<G as Game>::Action, &'s [Told<<G as Game>::Event>]);

/// A game being played.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    record: Record<G>,
    log: Vec<Told<G::Event>>,
    /// For each of the last steps by which nobody learned anything, the position before it and the length of the log
    /// before it. Nothing earlier can be taken back.
    past: Vec<(G, usize)>,
    /// Steps taken back, the next one to be played again at the end.
    future: Vec<Step<G::Action>>,
}

impl<G: Title> Sitting<G> {
    /// Deals a game.
    pub fn deal(setup: G::Setup, dealer: &mut dyn Dealer) -> Result<Self, SetupError> {
        let mut log = Vec::new();
        let mut taping = Taping::new(dealer);
        let game = G::deal(&setup, &mut Table::telling(&mut taping, &mut log))?;
        let header = RecordHeader {
            deckhand_record: RECORD_FORMAT,
            game: G::NAME.into(),
            catalogue: G::catalogue_fingerprint(),
            rules: G::rules_fingerprint(),
            setup,
            dealt: taping.tape,
            hash: fingerprint(&game),
        };
        let record = Record { header, steps: Vec::new() };
        Ok(Self { game, record, log, past: Vec::new(), future: Vec::new() })
    }

    /// Takes up a game where a record ends. Every number, answer and hash is compared. `told` is called with the length
    /// of the log after the deal and after each step.
    pub fn resume(record: Record<G>, mut told: impl FnMut(usize)) -> Result<Self, ReplayError> {
        let mut log = Vec::new();
        let mut past = Vec::new();
        let mut steps = record.steps.iter();
        let mut before: Option<(G, usize)> = None;
        let game = replay(&record, |number, game, events| {
            let learned = number > 0 && steps.next().is_some_and(|step| step.learned);
            match before.take() {
                _ if learned => past.clear(),
                Some(earlier) => past.push(earlier),
                None => {}
            }
            log.extend_from_slice(events);
            before = Some((game.clone(), log.len()));
            told(log.len());
        })?;
        Ok(Self { game, record, log, past, future: Vec::new() })
    }

    /// The same sitting with a position that this seat can not tell from the true one. What was told stays as it was.
    #[must_use]
    pub fn redealt(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        Self { game: self.game.determinize(seat, dealer), ..self.clone() }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Everything told so far, unredacted.
    pub fn log(&self) -> &[Told<G::Event>] {
        &self.log
    }

    /// Gives an answer. Returns the events it caused; on refusal nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        action: G::Action,
        dealer: &mut dyn Dealer,
    ) -> Result<&[Told<G::Event>], Refusal> {
        let started = self.carry_out(seat, action, dealer)?;
        self.future.clear();
        Ok(&self.log[started..])
    }

    /// Whether this seat may take its last answer back.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        let step = self.record.steps.last().ok_or(UndoRefused::Nothing)?;
        if step.seat != seat {
            return Err(if self.record.steps.iter().any(|step| step.seat == seat) {
                UndoRefused::OthersActed
            } else {
                UndoRefused::Nothing
            });
        }
        if step.learned { Err(UndoRefused::Learned) } else { Ok(()) }
    }

    /// Takes this seat's last answer back and returns it.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, UndoRefused> {
        self.may_undo(seat)?;
        let (Some((game, told)), Some(step)) = (self.past.pop(), self.record.steps.pop()) else {
            return Err(UndoRefused::Nothing);
        };
        self.game = game;
        self.log.truncate(told);
        let action = step.action;
        self.future.push(step);
        Ok(action)
    }

    /// Plays the answer taken back last once more. Returns it and the events it caused; on refusal nothing has changed.
    pub fn redo(&mut self, seat: Seat) -> Result<Again<'_, G>, UndoRefused> {
        let step = self.future.pop().ok_or(UndoRefused::Nothing)?;
        if step.seat != seat {
            self.future.push(step);
            return Err(UndoRefused::OthersActed);
        }
        let mut tape = Tape::new(&step.dealt);
        let Ok(started) = self.carry_out(step.seat, step.action, &mut tape) else {
            self.future.push(step);
            return Err(UndoRefused::Nothing);
        };
        Ok((step.action, &self.log[started..]))
    }

    /// Plays one step and returns where its events begin in the log.
    fn carry_out(
        &mut self,
        seat: Seat,
        action: G::Action,
        dealer: &mut dyn Dealer,
    ) -> Result<usize, Refusal> {
        let before = self.game.clone();
        let told = self.log.len();
        let mut taping = Taping::new(dealer);
        let mut table = Table::telling(&mut taping, &mut self.log);
        play(&mut self.game, seat, action, &mut table)?;
        let learned = table.learned();
        let dealt = taping.tape;
        let last = self.record.steps.last().map_or(self.record.header.hash, |step| step.hash);
        let hash = chained(last, &self.game);
        if learned {
            self.past.clear();
        } else {
            self.past.push((before, told));
        }
        self.record.steps.push(Step { seat, action, dealt, learned, hash });
        Ok(told)
    }
}
