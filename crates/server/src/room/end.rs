//! Ends that the rules do not know: resigning, running out of time, calling off.

use super::commands::No;
use super::{Ended, Room, State};
use crate::entry::Entry;
use crate::hall::Hall;
use std::sync::Arc;

/// The bot that plays on for who has left a table of several.
pub(super) const STAND_IN: &str = "greedy";

impl Room {
    /// Ends the match.
    pub(super) async fn end(
        &self,
        hall: &Hall,
        state: &mut State,
        how: &str,
        winners: Vec<u8>,
        seat: Option<u8>,
    ) -> Result<(), No> {
        state.clocks.stop(hall.now());
        let entry = Entry::End { how: how.into(), winners: winners.clone(), seat };
        self.keep(hall, state, &entry, true).await?;
        state.ended = Some(Ended { how: how.into(), winners, seat });
        state.generation += 1;
        state.proposals.clear();
        self.ended(hall, state).await;
        self.show_table(hall, state);
        Ok(())
    }

    /// What there is to be done when a match has ended, in whatever way.
    pub(super) async fn ended(&self, hall: &Hall, state: &mut State) {
        metrics::counter!("deckhand_matches_over").increment(1);
        state.behind = None;
        if let Err(error) = hall.rate(self, state).await {
            tracing::error!(id = %self.id, %error, "ratings could not be kept");
        }
    }

    /// Who won, lost or drew, for ratings: ranks by seat, the best first.
    pub(crate) fn winners(&self, state: &State) -> Option<(Vec<u8>, bool)> {
        match &state.ended {
            Some(ended) if ended.how == "aborted" || ended.how == "left" => None,
            Some(ended) => Some((ended.winners.clone(), ended.how == "agreed")),
            None => state.live.as_ref()?.outcome(),
        }
    }

    /// A seat gives up, or loses by its clock: with two, the other wins; with more, a bot plays on for it.
    pub(super) async fn resign(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        seat: u8,
        how: &str,
    ) -> Result<(), No> {
        let others: Vec<u8> =
            (0..state.sitters.len() as u8).filter(|&other| other != seat).collect();
        let persons = state.persons().into_iter().filter(|&other| other != seat).count();
        let together = hall.together(&self.plan);
        if others.len() == 1 && !together {
            return self.end(hall, state, how, others, Some(seat)).await;
        }
        if persons == 0 {
            return self
                .end(hall, state, how, if together { Vec::new() } else { others }, Some(seat))
                .await;
        }
        let bot = Some(STAND_IN.to_string());
        let entry = Entry::Stand { seat, bot: bot.clone(), resigned: true };
        self.keep(hall, state, &entry, false).await?;
        state.stand(seat, bot, true);
        state.generation += 1;
        self.show_table(hall, state);
        self.go_on(hall, state);
        Ok(())
    }

    /// Calls the match off, as long as no person has answered anything.
    pub(super) async fn abort(&self, hall: &Hall, state: &mut State, seat: u8) -> Result<(), No> {
        let persons = state.persons();
        let acted = state.live.as_ref().is_some_and(|live| {
            live.record().iter().skip(state.begins).any(|step| persons.contains(&step.seat))
        });
        if acted {
            return Err(No::Word("server-no-abort"));
        }
        self.end(hall, state, "aborted", Vec::new(), Some(seat)).await
    }
}
