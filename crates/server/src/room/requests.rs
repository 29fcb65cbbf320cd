//! Proposals, and who agrees to them.

use super::commands::{Leave, No};
use super::{Proposal, Room, State};
use crate::entry::Entry;
use crate::hall::Hall;
use deckhand_protocol::RequestKind;
use std::sync::Arc;

impl Room {
    /// Somebody proposes something. One proposal of a seat is open at a time, and none of them touches a clock.
    pub(super) async fn propose(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        seat: u8,
        kind: RequestKind,
    ) -> Result<(), No> {
        let fits = match kind {
            RequestKind::Rematch => state.begun() && state.over() && state.next.is_none(),
            RequestKind::Undo => state.begun() && !state.over() && state.back_to(seat).is_some(),
            RequestKind::Draw => state.begun() && !state.over() && state.persons().len() > 1,
        };
        if !fits {
            return Err(No::Word("server-no-proposal"));
        }
        if let Some(same) = state.proposals.iter().find(|it| it.kind == kind && it.by != seat) {
            // Two who want the same agree.
            let id = same.id;
            return self.agree(hall, state, seat, id, true).await;
        }
        state.proposals.retain(|it| it.by != seat);
        let id = state.next_proposal;
        state.next_proposal += 1;
        state.proposals.push(Proposal { id, kind, by: seat, agreed: vec![seat] });
        self.settle_proposal(hall, state, id).await?;
        self.show_requests(hall, state);
        Ok(())
    }

    /// Somebody answers a proposal. One refusal ends it.
    pub(super) async fn agree(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        seat: u8,
        id: u32,
        yes: bool,
    ) -> Result<(), No> {
        let found = state.proposals.iter_mut().find(|it| it.id == id);
        let Some(proposal) = found else { return Err(No::Word("server-no-proposal")) };
        if yes {
            if !proposal.agreed.contains(&seat) {
                proposal.agreed.push(seat);
            }
            self.settle_proposal(hall, state, id).await?;
        } else {
            state.proposals.retain(|it| it.id != id);
        }
        self.show_requests(hall, state);
        Ok(())
    }

    /// Does what all persons have agreed to.
    async fn settle_proposal(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        id: u32,
    ) -> Result<(), No> {
        let found = state.proposals.iter().find(|it| it.id == id).cloned();
        let Some(proposal) = found else { return Ok(()) };
        if !state.persons().iter().all(|seat| proposal.agreed.contains(seat)) {
            return Ok(());
        }
        state.proposals.retain(|it| it.id != id);
        match proposal.kind {
            RequestKind::Undo => self.take_back(hall, state, proposal.by, Leave::Agreed).await,
            RequestKind::Draw => self.end(hall, state, "agreed", Vec::new(), None).await,
            RequestKind::Rematch => {
                let next = hall.rematch(self, state).await?;
                let entry = Entry::Next { id: next.clone() };
                self.keep(hall, state, &entry, true).await?;
                state.next = Some(next);
                self.show_table(hall, state);
                Ok(())
            }
        }
    }
}

impl State {
    /// How many answers stand before the last one of this seat.
    pub(super) fn back_to(&self, seat: u8) -> Option<usize> {
        let record = self.live.as_ref()?.record();
        record.iter().rposition(|step| step.seat == seat).filter(|&at| at >= self.begins)
    }
}
