//! The form of the lines. Hashes are written as text: not every reader of JSON keeps 64-bit numbers exact.

use crate::SealLine;
use deckhand_kernel::{Dealt, Msg, Outcome, RecordHeader, Seat, Seats, Step, Thought, Thoughts};
use deckhand_protocol::TakenFrom;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// Who sat where: `you` or the name of a bot, one for each seat. Empty when not known.
pub type Players = Vec<String>;

/// The first line.
#[derive(Serialize, Deserialize, Debug)]
pub struct HeaderLine<S> {
    /// The version of the form.
    pub deckhand_record: u32,
    /// Name of the game.
    pub game: String,
    /// Fingerprint of the cards.
    pub catalogue: Hex,
    /// Fingerprint of the rules.
    pub rules: Hex,
    /// What was dealt from.
    pub setup: S,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Players,
    /// The seal on the chance of a live match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<SealLine>,
    /// The match from which the deal and the first answers were taken: their chance has the seal of that one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<TakenFrom>,
    /// Numbers dealt: out of how many, and which came.
    pub dealt: Vec<(u32, u32)>,
    /// Hash of the position.
    pub hash: Hex,
}

/// A line for one answer.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct StepLine {
    /// Who answered.
    pub seat: u8,
    /// The answer in notation.
    pub action: String,
    /// Numbers dealt: out of how many, and which came.
    pub dealt: Vec<(u32, u32)>,
    /// Whether anybody learned anything by it.
    pub learned: bool,
    /// Hash of the position.
    pub hash: Hex,
    /// The number in the log of a live match, by which its chance was made; see [`crate::Secret::dealer`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// What the bot thought that gave the answer, where that was asked for. Nothing else depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thoughts: Option<ThoughtsLine>,
}

/// What a bot thought, the chosen answer first.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ThoughtsLine {
    offered: usize,
    redeals: u32,
    /// Answer, how often it was played on, and what came of it from 0 to 1.
    alternatives: Vec<(String, u32, f64)>,
}

/// The line for an answer taken back.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct UndoLine {
    /// Always true.
    pub undo: bool,
    /// Whether the others had agreed: then it may go back across what was learned, and across their answers.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub agreed: bool,
}

/// The last line of a finished game.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct LastLine {
    /// How it ended.
    pub over: OverLine,
}

/// How a game ended; seats are counted from 0 as in the other lines.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum OverLine {
    /// These seats won.
    Won(Vec<u8>),
    /// These seats share the tie.
    Drawn(Vec<u8>),
    /// The table won.
    Lost,
}

impl From<Outcome> for OverLine {
    fn from(outcome: Outcome) -> Self {
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        match outcome {
            Outcome::Won(seats) => Self::Won(list(seats)),
            Outcome::Drawn(seats) => Self::Drawn(list(seats)),
            Outcome::Lost => Self::Lost,
        }
    }
}

/// A hash as 16 hexadecimal digits.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct Hex(pub(super) u64);

impl From<Hex> for String {
    fn from(hex: Hex) -> Self {
        format!("{:016x}", hex.0)
    }
}

impl TryFrom<String> for Hex {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let right = text.len() == 16 && text.bytes().all(|sign| sign.is_ascii_hexdigit());
        match u64::from_str_radix(&text, 16) {
            Ok(number) if right => Ok(Self(number)),
            _ => Err(format!("`{text}` is not a hash of 16 hexadecimal digits")),
        }
    }
}

impl<S: Clone> HeaderLine<S> {
    /// The line of a header.
    pub fn new(header: &RecordHeader<S>, players: Players) -> Self {
        Self {
            deckhand_record: header.deckhand_record,
            game: header.game.clone().into_owned(),
            catalogue: Hex(header.catalogue),
            rules: Hex(header.rules),
            setup: header.setup.clone(),
            players,
            seal: None,
            from: None,
            dealt: pairs(&header.dealt),
            hash: Hex(header.hash),
        }
    }

    /// The header, and who sat where.
    pub fn into_header(self) -> (RecordHeader<S>, Players) {
        let header = RecordHeader {
            deckhand_record: self.deckhand_record,
            game: self.game.into(),
            catalogue: self.catalogue.0,
            rules: self.rules.0,
            setup: self.setup,
            dealt: dealt(&self.dealt),
            hash: self.hash.0,
        };
        (header, self.players)
    }
}

impl StepLine {
    /// The line of an answer.
    pub fn new<A: Display>(step: &Step<A>, thoughts: Option<&Thoughts<A>>) -> Self {
        Self {
            thoughts: thoughts.map(ThoughtsLine::new),
            at: None,
            seat: step.seat.0,
            action: step.action.to_string(),
            dealt: pairs(&step.dealt),
            learned: step.learned,
            hash: Hex(step.hash),
        }
    }

    /// The answer, understood.
    pub fn into_step<A>(self, action: A) -> Step<A> {
        let Self { seat, dealt: pairs, learned, hash, .. } = self;
        Step { seat: Seat(seat), action, dealt: dealt(&pairs), learned, hash: hash.0 }
    }
}

impl ThoughtsLine {
    fn new<A: Display>(thoughts: &Thoughts<A>) -> Self {
        let alternative =
            |thought: &Thought<A>| (thought.action.to_string(), thought.visits, thought.value);
        Self {
            offered: thoughts.offered,
            redeals: thoughts.redeals,
            alternatives: thoughts.alternatives.iter().map(alternative).collect(),
        }
    }

    /// The thoughts with their answers understood.
    pub fn read<A: FromStr<Err = Msg>>(self) -> Result<Thoughts<A>, Msg> {
        let alternative = |(action, visits, value): (String, u32, f64)| -> Result<Thought<A>, Msg> {
            Ok(Thought { action: action.parse()?, visits, value })
        };
        let alternatives: Result<_, Msg> = self.alternatives.into_iter().map(alternative).collect();
        Ok(Thoughts { alternatives: alternatives?, offered: self.offered, redeals: self.redeals })
    }
}

fn pairs(dealt: &[Dealt]) -> Vec<(u32, u32)> {
    dealt.iter().map(|dealt| (dealt.below, dealt.got)).collect()
}

fn dealt(pairs: &[(u32, u32)]) -> Vec<Dealt> {
    pairs.iter().map(|&(below, got)| Dealt { below, got }).collect()
}
