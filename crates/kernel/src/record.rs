//! Records: setup, the choices made and the numbers dealt. A record replays without any generator.

use crate::{Dealer, Game, Msg, Refusal, Seat, SetupError, Table, Title, Told, fingerprint, play};
use alloc::{borrow::Cow, string::String, vec::Vec};
use serde::{Deserialize, Serialize};

/// The version of the form in which records are written.
pub const RECORD_FORMAT: u32 = 1;

/// A number dealt by chance: `got` out of 0 to `below - 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dealt {
    /// How many numbers were possible.
    pub below: u32,
    /// The number that came.
    pub got: u32,
}

/// One answer and what it led to.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<A> {
    /// Who answered.
    pub seat: Seat,
    /// What was answered.
    pub action: A,
    /// The numbers dealt while it was carried out.
    pub dealt: Vec<Dealt>,
    /// Whether anybody learned anything by it.
    pub learned: bool,
    /// Hash of the position after it and of the step before, so that no step can be left out unseen.
    pub hash: u64,
}

/// What a record says before the first answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RecordHeader<S> {
    /// [`RECORD_FORMAT`] of the writer.
    pub deckhand_record: u32,
    /// Name of the game.
    pub game: Cow<'static, str>,
    /// Fingerprint of the cards.
    pub catalogue: u64,
    /// Fingerprint of the rules.
    pub rules: u64,
    /// What was dealt from.
    pub setup: S,
    /// Numbers dealt before the first question.
    pub dealt: Vec<Dealt>,
    /// Hash of the first position.
    pub hash: u64,
}

/// A whole game as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Setup and first position.
    pub header: RecordHeader<G::Setup>,
    /// The answers in order.
    pub steps: Vec<Step<G::Action>>,
}

/// A dealer that passes on what another one deals and keeps a tape of it.
#[derive(Debug)]
pub struct Taping<'d, D: ?Sized> {
    inner: &'d mut D,
    /// What was dealt so far.
    pub tape: Vec<Dealt>,
}

impl<'d, D: Dealer + ?Sized> Taping<'d, D> {
    /// Tapes what `inner` deals.
    pub fn new(inner: &'d mut D) -> Self {
        Self { inner, tape: Vec::new() }
    }
}

impl<D: Dealer + ?Sized> Dealer for Taping<'_, D> {
    fn draw(&mut self, below: u32) -> u32 {
        let got = self.inner.draw(below);
        self.tape.push(Dealt { below, got });
        got
    }
}

/// A dealer that plays a tape. A number that does not fit is noted as a fault, and 0 is dealt in its place.
#[derive(Debug)]
pub struct Tape<'t> {
    tape: &'t [Dealt],
    at: usize,
    fault: bool,
}

impl<'t> Tape<'t> {
    /// A dealer that deals these numbers and no others.
    pub fn new(tape: &'t [Dealt]) -> Self {
        Self { tape, at: 0, fault: false }
    }

    /// Whether every number fitted and all were used.
    pub fn fits(&self) -> bool {
        !self.fault && self.at == self.tape.len()
    }
}

impl Dealer for Tape<'_> {
    fn draw(&mut self, below: u32) -> u32 {
        let next = self.tape.get(self.at).copied();
        self.at += 1;
        match next {
            Some(dealt) if dealt.below == below && dealt.got < below => dealt.got,
            _ => {
                self.fault = true;
                0
            }
        }
    }
}

/// The hash of a step: of the one before and of the position after.
pub(crate) fn chained<G: Game>(before: u64, game: &G) -> u64 {
    fingerprint(&(before, game))
}

/// Why a record can not be replayed. Steps are counted from 1; step 0 is the deal.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError {
    /// Written in another form than [`RECORD_FORMAT`]; holds the form found.
    Format(u32),
    /// A record of another game; holds its name.
    Game(String),
    /// Played with other cards; holds the fingerprint found.
    Catalogue(u64),
    /// Played by another version of the rules; holds the fingerprint found.
    Rules(u64),
    /// The setup can not be dealt.
    Setup(SetupError),
    /// The numbers dealt at this step are not the ones the rules ask for.
    Tape(usize),
    /// The answer of this step was not offered.
    Refused(usize, Refusal),
    /// The position after this step has another hash than the record says.
    Hash(usize),
}

impl ReplayError {
    /// The message that says it.
    pub fn words(&self) -> Msg {
        match self {
            Self::Format(found) => {
                Msg::new("record-format").with("found", *found).with("known", RECORD_FORMAT)
            }
            Self::Game(name) => Msg::new("record-game").with("game", name.clone()),
            Self::Catalogue(_) => Msg::new("record-catalogue"),
            Self::Rules(_) => Msg::new("record-rules"),
            Self::Setup(error) => Msg::new("record-setup").with("why", error.0.clone()),
            Self::Tape(step) => Msg::new("record-tape").with("step", *step as i64),
            Self::Refused(step, refusal) => Msg::new("record-refused")
                .with("step", *step as i64)
                .with("why", refusal.because.clone()),
            Self::Hash(step) => Msg::new("record-hash").with("step", *step as i64),
        }
    }
}

impl<S> RecordHeader<S> {
    /// Refuses a header that this build can not replay: another form, game, catalogue or rules version.
    pub fn check<T: Title>(&self) -> Result<(), ReplayError> {
        if self.deckhand_record != RECORD_FORMAT {
            return Err(ReplayError::Format(self.deckhand_record));
        }
        if self.game != T::NAME {
            return Err(ReplayError::Game(self.game.clone().into_owned()));
        }
        if self.catalogue != T::catalogue_fingerprint() {
            return Err(ReplayError::Catalogue(self.catalogue));
        }
        if self.rules != T::rules_fingerprint() {
            return Err(ReplayError::Rules(self.rules));
        }
        Ok(())
    }
}

/// Plays a record again, calling `each` with the step number (0 for the deal), the position after it and its events.
/// Every number, answer and hash is compared.
pub fn replay<T: Title>(
    record: &Record<T>,
    mut each: impl FnMut(usize, &T, &[Told<T::Event>]),
) -> Result<T, ReplayError> {
    record.header.check::<T>()?;
    let mut log = Vec::new();
    let mut tape = Tape::new(&record.header.dealt);
    let mut game = T::deal(&record.header.setup, &mut Table::telling(&mut tape, &mut log))
        .map_err(ReplayError::Setup)?;
    if !tape.fits() {
        return Err(ReplayError::Tape(0));
    }
    if fingerprint(&game) != record.header.hash {
        return Err(ReplayError::Hash(0));
    }
    each(0, &game, &log);
    let mut hash = record.header.hash;
    for (index, step) in record.steps.iter().enumerate() {
        let number = index + 1;
        log.clear();
        let mut tape = Tape::new(&step.dealt);
        play(&mut game, step.seat, step.action, &mut Table::telling(&mut tape, &mut log))
            .map_err(|refusal| ReplayError::Refused(number, refusal))?;
        if !tape.fits() {
            return Err(ReplayError::Tape(number));
        }
        hash = chained(hash, &game);
        if hash != step.hash {
            return Err(ReplayError::Hash(number));
        }
        each(number, &game, &log);
    }
    Ok(game)
}
