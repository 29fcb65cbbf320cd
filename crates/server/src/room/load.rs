//! A match out of what was kept of it.

use super::{Behind, Remark, Room, State};
use crate::clock::Clocks;
use crate::entry::Entry;
use crate::hall::Hall;
use crate::room::Ended;
use crate::room::seats::Sitter;
use crate::store::StoredMatch;
use deckhand_protocol::NewMatch;
use deckhand_table::Secret;
use deckhand_table::lines::StepLine;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use tokio::sync::Mutex;

/// How a match is played. Everything that may be left out is filled in.
pub(crate) type Plan = NewMatch;

impl Room {
    /// A match that nobody has sat down to yet.
    pub(crate) fn new(id: String, plan: Plan, secret: Secret, hall: &Hall) -> Self {
        let sitters = plan.seats.iter().map(|seat| Sitter::new(seat, hall)).collect::<Vec<_>>();
        let clocks = Clocks::new(&plan.clock, plan.seats.len() as u8);
        let state = State {
            seq: 0,
            sitters,
            live: None,
            ended: None,
            clocks,
            conns: Vec::new(),
            next_conn: 0,
            commands: VecDeque::new(),
            passing: BTreeMap::new(),
            proposals: Vec::new(),
            next_proposal: 1,
            chat: VecDeque::new(),
            next: None,
            generation: 0,
            thinking: false,
            behind: None,
            away: BTreeMap::new(),
            undone: 0,
            begins: 0,
        };
        Self { id, plan, secret, state: Mutex::new(state) }
    }

    /// A match from its entries.
    pub(crate) async fn load(hall: &Hall, stored: StoredMatch) -> Result<Self, String> {
        let plan: Plan = serde_json::from_str(&stored.plan).map_err(|error| error.to_string())?;
        let secret = Secret::read(&stored.secret).ok_or("the secret is not readable")?;
        let room = Self::new(stored.id, plan, secret, hall);
        let events = hall.store.events(&room.id).await.map_err(|error| error.to_string())?;
        let mut header: Option<Value> = None;
        let mut steps: Vec<StepLine> = Vec::new();
        let mut left = Vec::new();
        {
            let mut state = room.state.lock().await;
            for (_, payload) in &events {
                let entry: Entry =
                    serde_json::from_str(payload).map_err(|error| error.to_string())?;
                match entry {
                    Entry::Sit { seat, name, added, account } => {
                        state.sit(seat, name, added, account);
                    }
                    Entry::Deal { header: line, steps: taken } => {
                        header = Some(line);
                        state.begins = taken.len();
                        steps = taken;
                    }
                    Entry::Answer { step, cmd, left: kept, .. } => {
                        steps.push(step);
                        cmd.iter().for_each(|cmd| state.remember(cmd));
                        left = kept;
                    }
                    Entry::Back { steps: stand, by, agreed, cmd } => {
                        let count = steps.len().saturating_sub(stand);
                        steps.truncate(stand);
                        state.undone += 1;
                        cmd.iter().for_each(|cmd| state.remember(cmd));
                        state.remark(Remark::Back(by, count, agreed));
                    }
                    Entry::Stand { seat, bot, resigned } => state.stand(seat, bot, resigned),
                    Entry::End { how, winners, seat } => {
                        state.ended = Some(Ended { how, winners, seat });
                    }
                    Entry::Phrase { seat, phrase } => state.remark(Remark::Phrase(seat, phrase)),
                    Entry::Next { id } => state.next = Some(id),
                }
            }
            state.seq = events.len() as u64;
            if let Some(header) = header {
                let desk = hall.desk(&room.plan.game).ok_or("there is no such game")?;
                state.live = Some(desk.resume(header, steps, state.undone)?);
                state.clocks.take_up(&left);
                let now = hall.now();
                let asked = state.asked();
                state.clocks.turn(now, None, &asked);
            }
        }
        Ok(room)
    }

    /// The game as it was some decisions ago, for those who watch with a delay.
    pub(super) fn behind(&self, hall: &Hall, state: &State) -> Option<Behind> {
        let live = state.live.as_ref()?;
        let mut steps = live.record();
        let at = steps.len().saturating_sub(self.plan.delay as usize);
        let waiting: VecDeque<StepLine> = steps.split_off(at).into();
        let desk = hall.desk(&self.plan.game)?;
        let live = desk.resume(live.header(), steps, 0).ok()?;
        Some(Behind { live, waiting })
    }
}
