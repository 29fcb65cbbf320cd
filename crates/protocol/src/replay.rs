//! A match that is over, looked through.

use crate::{Line, Said, Table};
use serde::{Deserialize, Serialize};

/// The deal, or an answer and what it led to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// What happened.
    pub lines: Vec<Line>,
    /// The view of the game after it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: serde_json::Value,
    /// Who answered; nobody at the deal.
    pub by: Option<u8>,
    /// The answer in words.
    pub says: Option<String>,
    /// The question that was answered, and the rule that puts it.
    pub asked: Option<Said>,
    /// How many answers were offered.
    pub offers: Option<u32>,
    /// How long the seat had the question, in milliseconds; not known of what was taken over from another match.
    pub took_ms: Option<u64>,
    /// Whether the server passed it for a seat that did not want to be asked.
    pub passed: bool,
    /// The bot that answered, in its own seat or in place of a person.
    pub bot: Option<String>,
}

/// A match that is over, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The table as it is now.
    pub table: Table,
    /// The deal and the answers that stand.
    pub steps: Vec<ReplayStep>,
}
