//! One match: who sits where, the game, its clocks, and everybody who looks at it.
//!
//! Whatever changes a match goes through here under one lock: it is tried, kept durably, and only then shown to anybody.
//! What goes out is made for each connection from the view of its seat, and nothing is sent to a connection for which
//! nothing has changed.

mod bots;
mod commands;
mod end;
mod load;
mod requests;
mod seats;
mod show;
mod timer;

pub use commands::PHRASES;
pub(crate) use load::Plan;
pub(crate) use seats::{Newcomer, Sitter};
pub(crate) use show::{Conn, Out};

use crate::clock::Clocks;
use crate::entry::Entry;
use crate::hall::Hall;
use crate::store::StoreError;
use deckhand_protocol::{Passing, RequestKind};
use deckhand_table::lines::StepLine;
use deckhand_table::{Live, Secret};
use deckhand_words::Lang;
use std::collections::{BTreeMap, VecDeque};
use tokio::sync::{Mutex, MutexGuard};

/// So many commands of clients are remembered for each match.
const COMMANDS: usize = 512;
/// So many things that were said are shown.
const CHAT: usize = 50;

/// A match.
pub(crate) struct Room {
    /// Its name.
    pub(crate) id: String,
    /// How it is played.
    pub(crate) plan: Plan,
    pub(crate) secret: Secret,
    state: Mutex<State>,
}

/// What can change about a match.
pub(crate) struct State {
    /// The number of the next entry.
    seq: u64,
    sitters: Vec<Sitter>,
    live: Option<Box<dyn Live>>,
    /// How it ended, if not by the rules.
    ended: Option<Ended>,
    clocks: Clocks,
    conns: Vec<Conn>,
    next_conn: u64,
    /// Commands that were carried out.
    commands: VecDeque<String>,
    passing: BTreeMap<u8, Passing>,
    proposals: Vec<Proposal>,
    next_proposal: u32,
    chat: VecDeque<Remark>,
    /// The match to which a rematch leads.
    next: Option<String>,
    /// Raised with everything that changes whom the game waits for, so that late thoughts and timers are dropped.
    generation: u64,
    /// Whether a bot thinks for the present generation.
    thinking: bool,
    /// The game as those see it who watch some decisions behind.
    behind: Option<Behind>,
    /// Since when each seat has been without any connection, in milliseconds since 1970.
    away: BTreeMap<u8, i64>,
    /// How often answers were taken back.
    undone: u32,
    /// So many answers were taken over from another match: they stand.
    begins: usize,
}

/// A game some decisions behind.
struct Behind {
    live: Box<dyn Live>,
    waiting: VecDeque<StepLine>,
}

/// How a match ended otherwise than by the rules.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    how: String,
    winners: Vec<u8>,
    seat: Option<u8>,
}

/// Something proposed.
#[derive(Clone, Debug)]
struct Proposal {
    id: u32,
    kind: RequestKind,
    by: u8,
    agreed: Vec<u8>,
}

/// Something that stands beside the log.
#[derive(Clone, Debug)]
pub(crate) enum Remark {
    /// A phrase that somebody said.
    Phrase(u8, String),
    /// Somebody took so many answers back, by consent or freely.
    Back(u8, usize, bool),
    /// A bot plays for a seat, or no longer.
    Stand(u8, Option<String>, bool),
}

impl Remark {
    fn by(&self) -> u8 {
        match self {
            Self::Phrase(seat, _) | Self::Back(seat, ..) | Self::Stand(seat, ..) => *seat,
        }
    }
}

impl Room {
    /// The match for as long as nothing else may happen in it.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }

    /// The match, unless something happens in it just now.
    pub(crate) fn try_lock(&self) -> Result<MutexGuard<'_, State>, tokio::sync::TryLockError> {
        self.state.try_lock()
    }

    /// Keeps an entry; returns when it is durable.
    async fn keep(
        &self,
        hall: &Hall,
        state: &mut State,
        entry: &Entry,
        over: bool,
    ) -> Result<(), StoreError> {
        let payload =
            serde_json::to_string(entry).map_err(|error| StoreError::Failed(error.to_string()))?;
        hall.store.append(&self.id, state.seq, hall.now(), payload, over).await?;
        state.seq += 1;
        Ok(())
    }
}

impl State {
    /// Whether nothing more can be answered.
    pub(crate) fn over(&self) -> bool {
        self.ended.is_some() || self.live.as_ref().is_some_and(|live| live.outcome().is_some())
    }

    /// Whether the game has been dealt.
    pub(crate) fn begun(&self) -> bool {
        self.live.is_some()
    }

    /// The seats asked now.
    pub(crate) fn asked(&self) -> Vec<u8> {
        if self.over() {
            Vec::new()
        } else {
            self.live.as_ref().map_or_else(Vec::new, |live| live.asked())
        }
    }

    /// Remembers that a command was carried out.
    fn remember(&mut self, cmd: &str) {
        if self.commands.len() == COMMANDS {
            self.commands.pop_front();
        }
        self.commands.push_back(cmd.to_string());
    }

    fn remark(&mut self, remark: Remark) {
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back(remark);
    }

    /// What the players added to the chance.
    pub(crate) fn added(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.added.clone()).collect()
    }

    /// The names of the seats in this language: those of bots have one in each.
    pub(crate) fn names(&self, hall: &Hall, lang: Lang) -> Vec<String> {
        let mut names: Vec<String> = Vec::with_capacity(self.sitters.len());
        for sitter in &self.sitters {
            let name = sitter.shown(hall, lang);
            // Several bots of one level are told apart by number.
            let same = |other: &&String| **other == name || other.starts_with(&format!("{name} "));
            let before = names.iter().filter(same).count();
            names.push(if before > 0 { format!("{name} {}", before + 1) } else { name });
        }
        names
    }
}
