//! A game with its chairs, its chance and its record. Says nothing.

use crate::record_file::{OverLine, Recorder};
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Bot, Refusal, Seat, SetupError, Sitting, Status, Thoughts, Title, UndoRefused, Veil,
    fingerprint,
};
use serde_json::{Value, json};
use std::io;

/// Who sits in a seat.
pub(super) enum Chair<G> {
    /// A person at this terminal.
    Person,
    /// A bot of this name.
    Bot(&'static str, Box<dyn Bot<G>>),
}

/// What happened to the record with the last line.
#[derive(Debug)]
pub(super) enum Kept {
    /// All is well, or there is no record.
    Fine,
    /// The line could not be written; the one before could.
    Stuck(io::Error),
    /// Everything that had waited is written.
    Again,
}

/// A game being played here.
pub(super) struct Session<G: Title> {
    sitting: Sitting<G>,
    chairs: Vec<Chair<G>>,
    dealer: Seeded,
    recorder: Option<Recorder>,
    /// Whether the record says what bots thought.
    keeps_thoughts: bool,
    thought: Option<Thought<G>>,
}

/// What a bot thought last, and where.
pub(super) struct Thought<G: Title> {
    pub(super) seat: Seat,
    /// The position in which it answered.
    pub(super) before: G,
    pub(super) thoughts: Thoughts<G::Action>,
}

impl<G: Title> Session<G> {
    /// Deals a game to these chairs.
    pub(super) fn deal(
        setup: G::Setup,
        chairs: Vec<Chair<G>>,
        mut dealer: Seeded,
    ) -> Result<Self, SetupError> {
        let sitting = Sitting::deal(setup, &mut dealer)?;
        Ok(Self { sitting, chairs, dealer, recorder: None, keeps_thoughts: false, thought: None })
    }

    /// Writes everything from here on into a file.
    pub(super) fn record_in(&mut self, mut recorder: Recorder) -> io::Result<()> {
        let result = recorder.header(&self.sitting.record().header, self.players());
        self.recorder = Some(recorder);
        result
    }

    /// Lets the record say what bots thought before each answer.
    pub(super) fn keep_thoughts(&mut self) {
        self.keeps_thoughts = true;
    }

    /// The game and how it came about.
    pub(super) fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// The position.
    pub(super) fn game(&self) -> &G {
        self.sitting.game()
    }

    /// The record's file, if there is one.
    pub(super) fn recorder(&self) -> Option<&Recorder> {
        self.recorder.as_ref()
    }

    /// `you` or the name of the bot, for each seat.
    pub(super) fn players(&self) -> Vec<String> {
        let name = |chair: &Chair<G>| match chair {
            Chair::Person => super::YOU.to_string(),
            Chair::Bot(name, _) => (*name).to_string(),
        };
        self.chairs.iter().map(name).collect()
    }

    /// The seats of persons.
    pub(super) fn persons(&self) -> impl Iterator<Item = Seat> {
        (0u8..)
            .zip(&self.chairs)
            .filter(|(_, chair)| matches!(chair, Chair::Person))
            .map(|(at, _)| Seat(at))
    }

    /// Whether a person sits in this seat.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Person))
    }

    /// Whether any person plays.
    pub(super) fn has_persons(&self) -> bool {
        self.persons().next().is_some()
    }

    /// Who answers next; where several may, bots first, so that a person's answer can still be taken back. `None` when
    /// the game is over.
    pub(super) fn next(&self) -> Option<Seat> {
        let Status::Asking(seats) = self.game().status() else { return None };
        let bot = |seat: &Seat| matches!(self.chairs.get(seat.index()), Some(Chair::Bot(..)));
        seats.iter().find(bot).or_else(|| seats.iter().next())
    }

    /// Lets the bot in this seat answer; `None` if a person sits there.
    pub(super) fn bot_answers(&mut self, seat: Seat) -> Option<Kept> {
        let Some(Chair::Bot(_, bot)) = self.chairs.get_mut(seat.index()) else { return None };
        let before = self.sitting.game();
        let action = bot.choose(Veil::new(before, seat));
        let thoughts = bot.thoughts().cloned();
        if let Some(thoughts) = &thoughts {
            let thoughts = thoughts.clone();
            self.thought = Some(Thought { seat, before: before.clone(), thoughts });
        }
        match self.sitting.answer(seat, action, &mut self.dealer) {
            Ok(_) => Some(self.record_last_step(thoughts.as_ref())),
            Err(refusal) => unreachable!("a bot chose what was not offered: {action}: {refusal:?}"),
        }
    }

    /// What a bot thought when one had a choice last and thinks at all.
    pub(super) fn thought(&self) -> Option<&Thought<G>> {
        self.thought.as_ref()
    }

    /// Gives an answer and records it.
    pub(super) fn answer(&mut self, seat: Seat, action: G::Action) -> Result<Kept, Refusal> {
        self.sitting.answer(seat, action, &mut self.dealer)?;
        Ok(self.record_last_step(None))
    }

    /// Takes the last answer back, if a person gave it.
    pub(super) fn undo(&mut self, asking: Seat) -> Result<(Seat, G::Action, Kept), UndoRefused> {
        let last = self.sitting.record().steps.last().map(|step| step.seat);
        let seat = last.filter(|seat| self.persons().any(|person| person == *seat));
        let seat = seat.unwrap_or(asking);
        let action = self.sitting.undo(seat)?;
        let kept = self.record(Recorder::undo);
        Ok((seat, action, kept))
    }

    /// Plays the answer taken back last once more.
    pub(super) fn redo(&mut self, asking: Seat) -> Result<(Seat, G::Action, Kept), UndoRefused> {
        let seats: Vec<Seat> = std::iter::once(asking).chain(self.persons()).collect();
        let mut refused = UndoRefused::Nothing;
        for seat in seats {
            match self.sitting.redo(seat).map(|(action, _)| action) {
                Ok(action) => return Ok((seat, action, self.record_last_step(None))),
                Err(why) => refused = why,
            }
        }
        Err(refused)
    }

    /// Plays on without persons until the end.
    pub(super) fn play_out(&mut self) {
        while let Some(seat) = self.next() {
            if self.bot_answers(seat).is_none() {
                return;
            }
        }
    }

    /// How the game stands, for scripts.
    pub(super) fn summary(&self, seed: u64) -> Value {
        let (mode, _) = G::describe(&self.sitting.record().header.setup);
        let over = match self.game().status() {
            Status::Over(outcome) => json!(OverLine::from(outcome)),
            Status::Asking(_) => Value::Null,
        };
        json!({
            "game": G::NAME,
            "mode": mode,
            "seats": self.players(),
            "seed": seed,
            "decisions": self.sitting.record().steps.len(),
            "over": over,
            "hash": format!("{:016x}", fingerprint(self.game())),
        })
    }

    fn record_last_step(&mut self, thoughts: Option<&Thoughts<G::Action>>) -> Kept {
        let thoughts = thoughts.filter(|_| self.keeps_thoughts);
        let Some(step) = self.sitting.record().steps.last() else { return Kept::Fine };
        let step = step.clone();
        let over = match self.game().status() {
            Status::Over(outcome) => Some(OverLine::from(outcome)),
            Status::Asking(_) => None,
        };
        self.record(|recorder| recorder.step(&step, thoughts, over))
    }

    fn record(&mut self, write: impl FnOnce(&mut Recorder) -> io::Result<()>) -> Kept {
        let Some(recorder) = &mut self.recorder else { return Kept::Fine };
        let was_complete = recorder.complete();
        match write(recorder) {
            Ok(()) if was_complete => Kept::Fine,
            Ok(()) => Kept::Again,
            Err(error) if was_complete => Kept::Stuck(error),
            // Said once; again at the end.
            Err(_) => Kept::Fine,
        }
    }
}
