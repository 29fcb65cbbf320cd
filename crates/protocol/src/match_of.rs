//! Making matches, finding them and sitting down.

use crate::{SeatInfo, SeatKind};
use serde::{Deserialize, Serialize};

/// When time runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockPlan {
    /// Never.
    None,
    /// So long for each decision.
    Decision {
        /// Seconds.
        step_s: u32,
    },
    /// A stock of time, and so much more with each decision.
    Chess {
        /// Seconds in the stock.
        main_s: u32,
        /// Seconds more with each decision.
        step_s: u32,
    },
    /// A stock of time, then periods; a decision within a period keeps it.
    Byoyomi {
        /// Seconds in the stock.
        main_s: u32,
        /// Seconds of a period.
        step_s: u32,
        /// Periods.
        periods: u8,
    },
    /// What one uses the others gain.
    Hourglass {
        /// Seconds at the beginning.
        main_s: u32,
    },
    /// So many days for each decision.
    Days {
        /// Days.
        days: u8,
    },
}

/// What happens with a seat whose owner is away when it has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Away {
    /// The table waits.
    Wait,
    /// A bot answers for it after a while.
    Bot,
    /// The seat is lost after a while.
    Forfeit,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Watch {
    /// Nobody.
    None,
    /// Everybody, some decisions behind.
    Delayed,
    /// Everybody, without hidden cards.
    Live,
}

/// A seat of a new match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// `person` for who makes the match, `bot` or `open`.
    pub kind: SeatKind,
    /// The level of a bot.
    #[serde(default)]
    pub level: Option<String>,
}

/// A match to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game.
    pub game: String,
    /// The mode; the usual one if nothing is said.
    #[serde(default)]
    pub mode: Option<String>,
    /// Options by name.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// When time runs.
    #[serde(default = "no_clock")]
    pub clock: ClockPlan,
    /// Whether everybody sees it in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// What happens with a seat whose owner is away.
    #[serde(default = "wait")]
    pub away: Away,
    /// Who may watch.
    #[serde(default = "live")]
    pub watch: Watch,
    /// How many decisions those who watch are behind.
    #[serde(default)]
    pub delay: u32,
    /// The name of who makes it.
    pub name: String,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// What the maker adds to the chance.
    #[serde(default)]
    pub entropy: Option<String>,
    /// The seal that the maker was given before; a fresh one if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commit: Option<String>,
    /// The match that is played on from one of its positions; a new deal if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<TakenFrom>,
}

/// A position of a match that is over, from which another is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakenFrom {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// How many of its answers stand.
    pub answers: u32,
}

/// A seal on the chance of a match that is not made yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sealed {
    /// BLAKE3 of the sealed secret, in hexadecimal digits.
    pub commit: String,
}

fn no_clock() -> ClockPlan {
    ClockPlan::None
}

fn wait() -> Away {
    Away::Wait
}

fn live() -> Watch {
    Watch::Live
}

/// A match was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The key to the maker's seat; none if all seats are for others.
    pub seat: Option<String>,
    /// The link for the others.
    pub link: String,
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Their name.
    pub name: String,
    /// What they add to the chance.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// Somebody sat down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The key to the seat.
    pub seat: String,
}

/// A match in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchCard {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game.
    pub game: String,
    /// Game and mode in words.
    pub title: String,
    /// The mode.
    pub mode: String,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// When time runs.
    pub clock: ClockPlan,
    /// Whether the reader is asked something.
    pub your_turn: bool,
    /// Whether it is over.
    pub over: bool,
    /// The seal on its chance, to be noted before sitting down: BLAKE3 of the sealed secret.
    pub commit: String,
}

/// What goes on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// Matches with a free seat.
    pub open: Vec<MatchCard>,
    /// Matches of the reader.
    pub yours: Vec<MatchCard>,
    /// Matches that can be watched.
    pub live: Vec<MatchCard>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The sentence.
    pub text: String,
    /// The number of the rule, where one applies.
    pub rule: Option<String>,
}

/// The body of every answer that refuses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Error {
    /// Why.
    pub error: Refusal,
}
