//! Messages over a socket, both ways.

use crate::{ChatLine, Line, Now, Request, RequestKind, Said, SeatInfo, Table, Undo};
use serde::{Deserialize, Serialize};

/// When questions that only let a seat answer are passed without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Passing {
    /// Never.
    Never,
    /// Where nothing but passing is possible.
    Alone,
    /// Always.
    Always,
}

/// From the server to a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ToPage {
    /// Everything: on joining, after something was taken back, in another language.
    Table(Box<Table>),
    /// Something happened.
    Moved {
        /// What is told.
        lines: Vec<Line>,
        /// Who answered.
        by: Option<u8>,
        /// How it stands now.
        #[serde(flatten)]
        now: Box<Now>,
    },
    /// Somebody came, went or sat down.
    Seats {
        /// All seats.
        seats: Vec<SeatInfo>,
        /// How many watch.
        watching: u32,
        /// Whether the game has begun.
        begun: bool,
    },
    /// Something was proposed, agreed to or refused.
    Requests {
        /// All that wait.
        requests: Vec<Request>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// A command was carried out.
    Done {
        /// The command.
        cmd: String,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The command.
        cmd: String,
        /// Why.
        say: Said,
        /// Whether the question had changed meanwhile.
        stale: bool,
    },
    /// What would surely follow an offer.
    Look {
        /// The command.
        cmd: String,
        /// What would be told.
        lines: Vec<Line>,
        /// Whether it could be taken back.
        undo: Undo,
    },
    /// Why something is not possible.
    Why {
        /// The command.
        cmd: String,
        /// The reasons.
        lines: Vec<Said>,
    },
    /// Nothing has happened for a while; only over streams, to which HTTP gives no pings of its own.
    Ping,
    /// The server ends this connection.
    Closing {
        /// Why.
        text: String,
    },
}

/// From a page to the server. `cmd` is made up by the page; the same one twice is carried out once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "lowercase", deny_unknown_fields)]
pub enum ToServer {
    /// An offer is the answer.
    Answer {
        /// The command.
        cmd: String,
        /// The question.
        ask: u32,
        /// The place of the offer.
        offer: u32,
    },
    /// An answer in notation, or words that mean one offer.
    Type {
        /// The command.
        cmd: String,
        /// The question.
        ask: u32,
        /// What was typed.
        text: String,
    },
    /// What would follow?
    Look {
        /// The command.
        cmd: String,
        /// The question.
        ask: u32,
        /// The place of the offer.
        offer: u32,
    },
    /// Why not? About an answer in notation or a card.
    Why {
        /// The command.
        cmd: String,
        /// What it is about.
        text: String,
    },
    /// Takes back the last answer, where that is free.
    Undo {
        /// The command.
        cmd: String,
    },
    /// Proposes something.
    Propose {
        /// The command.
        cmd: String,
        /// What.
        kind: RequestKind,
    },
    /// Answers a proposal.
    Agree {
        /// The command.
        cmd: String,
        /// Which.
        id: u32,
        /// Whether it is agreed to.
        yes: bool,
    },
    /// Gives up.
    Resign {
        /// The command.
        cmd: String,
    },
    /// Calls the match off before anybody has answered.
    Abort {
        /// The command.
        cmd: String,
    },
    /// Says one of the fixed phrases.
    Say {
        /// The command.
        cmd: String,
        /// Its name.
        phrase: String,
    },
    /// When to pass without asking.
    Passing {
        /// How.
        how: Passing,
    },
    /// Changes the language.
    Lang {
        /// The language.
        lang: String,
    },
}
