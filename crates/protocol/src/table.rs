//! A table as one reader may see it.

use crate::TakenFrom;
use serde::{Deserialize, Serialize};

/// A rule that can be opened in the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleRef {
    /// Its number.
    pub id: String,
    /// Whether it is our own ruling rather than the rulebook's.
    pub ours: bool,
    /// What it is called.
    pub title: String,
}

/// A sentence and the rules behind it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The rules.
    pub rules: Vec<RuleRef>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// The rules that made it happen.
    pub rules: Vec<RuleRef>,
    /// The numbers of the cards that it names, as in the catalogue.
    pub cards: Vec<u16>,
    /// How far it is indented: 0 for what an answer did, 1 for what followed.
    pub depth: u8,
    /// Lines of the same number follow from the same answer. Counted for this reader alone.
    pub step: u32,
    /// Who gave that answer.
    pub by: Option<u8>,
}

/// One part of an offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pick {
    /// The slot of the question that it fills.
    pub slot: String,
    /// The thing that fills it; seats in it count from 1, as in the notation: `card:41`, `cell:1:2,-1`, `slot:1.2`, `turn:90`, `seat:1`, `num:3`, `opt:pass`.
    #[serde(rename = "ref")]
    pub reference: String,
    /// The thing in words.
    pub says: String,
}

/// How carefully an offer should be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// An ordinary answer.
    Plain,
    /// Legal but rarely meant.
    Soft,
    /// Grave: to be asked once more.
    Heavy,
}

/// Whether an answer can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// At once.
    Free,
    /// If the others agree.
    Consent,
    /// Not at all.
    Never,
}

/// One legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Its place in the list of offers.
    pub n: u32,
    /// Its parts.
    pub picks: Vec<Pick>,
    /// Its notation.
    pub text: String,
    /// Its words.
    pub says: String,
    /// How grave it is.
    pub weight: Weight,
}

/// A question to the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// Goes back with the answer.
    pub id: u32,
    /// The question.
    pub says: String,
    /// The rule that puts it.
    pub rule: RuleRef,
    /// Whether it only lets the reader answer what is going on.
    pub reply: bool,
    /// Everything that may be answered.
    pub offers: Vec<Offer>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// A seat at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// The name of who sits there.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The level of a bot.
    pub level: Option<String>,
    /// Whether they are connected; bots always are.
    pub here: bool,
    /// Whether a bot plays in the place of a person who is away.
    pub stood_in: bool,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// The seat.
    pub seat: u8,
    /// Milliseconds left.
    pub left_ms: u32,
    /// Byo-yomi periods left.
    pub periods: u8,
    /// Whether it runs now.
    pub running: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// Who won.
    pub winners: Vec<u8>,
    /// Whether nobody won and nobody lost.
    pub drawn: bool,
    /// The result in words.
    pub lines: Vec<String>,
    /// The rule that decided it.
    pub decided: Option<RuleRef>,
    /// `rules`, `resigned`, `time`, `agreed`, `left` or `aborted`.
    pub how: String,
}

/// How the table stands for the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// Counts what this connection has been sent about the game.
    pub seq: u32,
    /// The view of the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: serde_json::Value,
    /// Who is asked something.
    pub asked: Vec<u8>,
    /// The question to the reader.
    pub ask: Option<Ask>,
    /// How it ended, when it has.
    pub over: Option<Over>,
    /// All clocks; empty where there are none.
    pub clocks: Vec<Clock>,
    /// Whether the reader's last answer can be taken back.
    pub undo: Undo,
    /// What somebody has proposed.
    pub requests: Vec<Request>,
}

/// What can be proposed to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum RequestKind {
    /// To go back to before the last answer of whoever proposes it, with fresh chance.
    Undo,
    /// To end the game without a winner.
    Draw,
    /// To play again.
    Rematch,
}

/// Something proposed that waits for consent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    /// Its number.
    pub id: u32,
    /// What is proposed.
    pub kind: RequestKind,
    /// By whom.
    pub by: u8,
    /// In words.
    pub text: String,
    /// Who has agreed.
    pub agreed: Vec<u8>,
}

/// The seal on the chance of a game: made before the deal, opened at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seal {
    /// BLAKE3 of the sealed seed, in hexadecimal digits.
    pub commit: String,
    /// The sealed seed, when the game is over.
    pub opened: Option<String>,
    /// What the players added, one for each seat.
    pub added: Vec<String>,
}

/// Something said by a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// By which seat.
    pub by: u8,
    /// What.
    pub text: String,
}

/// Everything about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The name of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// Game and mode in words.
    pub title: String,
    /// Options that were given; decks only when the game is over.
    pub options: Vec<(String, String)>,
    /// The seat of the reader.
    pub you: Option<u8>,
    /// The language in which everything is said.
    pub lang: String,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How many watch.
    pub watching: u32,
    /// Whether all seats are taken and the game has begun.
    pub begun: bool,
    /// Whether cards of the game are our reconstruction.
    pub ours: bool,
    /// The last lines of the log.
    pub log: Vec<Line>,
    /// How it stands; nothing before it has begun.
    pub now: Option<Now>,
    /// How it ended, if it was called off before it began.
    pub called_off: Option<Over>,
    /// The seal on its chance.
    pub seal: Seal,
    /// The version of the rules.
    pub rules_version: u32,
    /// Whether it may be watched: `none`, `delayed` or `live`.
    pub watch: String,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// The match to which a rematch leads.
    pub next: Option<String>,
    /// The match from one of whose positions this one is played.
    pub from: Option<TakenFrom>,
}
