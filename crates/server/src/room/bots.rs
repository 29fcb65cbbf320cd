//! Bots at the table. They think outside of the lock, few at a time, and what they think too late is dropped.

use super::commands::Given;
use super::{Room, State};
use crate::hall::Hall;
use std::sync::Arc;
use std::time::Duration;

impl Room {
    /// After anything has changed: lets a bot think if one is asked, and looks at the clocks again in time.
    pub(crate) fn go_on(self: &Arc<Self>, hall: &Arc<Hall>, state: &mut State) {
        self.let_think(hall, state);
        self.watch_time(hall, state);
    }

    fn let_think(self: &Arc<Self>, hall: &Arc<Hall>, state: &mut State) {
        if state.thinking || state.over() {
            return;
        }
        let Some(live) = state.live.as_ref() else { return };
        let asked = live.asked().into_iter().find_map(|seat| {
            let bot = state.sitter(seat)?.bot()?.to_string();
            Some((seat, bot))
        });
        let Some((seat, bot)) = asked else { return };
        // What a bot chooses follows from the match and the number of the entry, so that a match can be looked into later.
        let seed = u64::from_le_bytes(
            blake3::hash(format!("{} {}", self.id, state.seq).as_bytes()).as_bytes()[..8]
                .try_into()
                .unwrap_or_default(),
        );
        let thinking = match live.think(seat, &bot, seed) {
            Ok(thinking) => thinking,
            Err(said) => {
                tracing::error!(id = %self.id, bot, why = said.text, "no such bot");
                return;
            }
        };
        state.thinking = true;
        let generation = state.generation;
        let persons_watch = !state.all_bots();
        let (room, hall) = (Arc::clone(self), Arc::clone(hall));
        tokio::spawn(async move {
            let began = tokio::time::Instant::now();
            let Ok(permit) = hall.bots.acquire().await else { return };
            let chosen = tokio::task::spawn_blocking(thinking).await;
            drop(permit);
            metrics::histogram!("deckhand_bot_seconds").record(began.elapsed().as_secs_f64());
            if persons_watch
                && let Some(rest) = hall.config.bot_pause().checked_sub(began.elapsed())
            {
                tokio::time::sleep(rest).await;
            }
            let mut guard = room.lock().await;
            let state = &mut *guard;
            if state.generation != generation {
                return;
            }
            state.thinking = false;
            let Ok(chosen) = chosen else {
                tracing::error!(id = %room.id, bot, "a bot broke down");
                return;
            };
            let offer = state.live.as_ref().and_then(|live| live.place_of(seat, &chosen));
            let Some(offer) = offer else {
                tracing::error!(id = %room.id, bot, chosen, "a bot chose what is not offered");
                return;
            };
            let given = Given::by_itself(seat, offer, Some(bot));
            if room.answer(&hall, state, given).await.is_err() {
                // The database does not keep it now; once more in a while.
                drop(guard);
                tokio::time::sleep(Duration::from_secs(1)).await;
                let mut guard = room.lock().await;
                room.go_on(&hall, &mut guard);
                return;
            }
            room.pass_unasked(&hall, state).await;
            room.go_on(&hall, state);
        });
    }
}
