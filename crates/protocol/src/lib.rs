//! What a server and those who play on it say to each other: plain data, one JSON object a message.
//!
//! Everything that goes to a reader is made for that reader from a view and said in the reader's language, so nothing here
//! can hold a card that the reader may not know. Numbers are of seats and steps from 0, times are milliseconds. A change
//! here is a change for every client; `docs/protocol.md` explains the order of messages.

mod catalogue;
mod match_of;
mod replay;
mod table;
mod wire;

pub use catalogue::{Card, GameInfo, ModeInfo, OptionInfo, Rule, Rules};
pub use match_of::{
    Away, ClockPlan, Created, Error, Join, Joined, Lobby, MatchCard, NewMatch, NewSeat, Refusal,
    Sealed, TakenFrom, Watch,
};
pub use replay::{Replay, ReplayStep};
pub use table::{
    Ask, ChatLine, Clock, Line, Now, Offer, Over, Pick, Request, RequestKind, RuleRef, Said, Seal,
    SeatInfo, SeatKind, Table, Undo, Weight,
};
pub use wire::{Passing, ToPage, ToServer};
