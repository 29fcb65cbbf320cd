//! What happens when time runs out: of a clock, or of the patience with who is away.

use super::end::STAND_IN;
use super::{Room, State};
use crate::entry::Entry;
use crate::hall::Hall;
use deckhand_protocol::Away;
use std::sync::Arc;
use std::time::Duration;

impl Room {
    /// Looks again when the next thing may happen by itself.
    pub(super) fn watch_time(self: &Arc<Self>, hall: &Arc<Hall>, state: &mut State) {
        if state.over() || !state.begun() {
            return;
        }
        let Some(at) = self.next_moment(hall, state) else { return };
        let (room, hall, generation) = (Arc::clone(self), Arc::clone(hall), state.generation);
        let wait = Duration::from_millis((at - hall.now()).max(0) as u64 + 5);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let mut guard = room.lock().await;
            if guard.generation == generation {
                room.time_passed(&hall, &mut guard).await;
            }
        });
    }

    fn next_moment(&self, hall: &Hall, state: &State) -> Option<i64> {
        let patience = self.patience(hall)?;
        let away = || {
            let asked = state.asked();
            let gone = state.away.iter().filter(|(seat, _)| asked.contains(seat));
            let gone = gone.filter(|(seat, _)| {
                state
                    .sitter(**seat)
                    .is_some_and(|sitter| sitter.is_person() && sitter.bot().is_none())
            });
            gone.map(|(_, since)| since + patience).min()
        };
        match (state.clocks.deadline(), if patience == i64::MAX { None } else { away() }) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    fn patience(&self, hall: &Hall) -> Option<i64> {
        Some(match self.plan.away {
            Away::Wait => i64::MAX,
            Away::Bot => hall.config.grace_ms,
            Away::Forfeit => hall.config.grace_ms * 3,
        })
    }

    async fn time_passed(self: &Arc<Self>, hall: &Arc<Hall>, state: &mut State) {
        if state.over() {
            return;
        }
        let now = hall.now();
        state.clocks.settle(now);
        if let Some(seat) = state.clocks.flagged() {
            if self.resign(hall, state, seat, "time").await.is_err() {
                self.watch_time(hall, state);
            }
            return;
        }
        let patience = self.patience(hall).unwrap_or(i64::MAX);
        let asked = state.asked();
        let gone = state.away.iter().find(|(seat, since)| {
            asked.contains(seat) && patience < i64::MAX && now - **since >= patience
        });
        let gone = gone.map(|(&seat, _)| seat).filter(|&seat| {
            state.sitter(seat).is_some_and(|sitter| sitter.is_person() && sitter.bot().is_none())
        });
        if let Some(seat) = gone {
            if self.plan.away == Away::Forfeit {
                let _ = self.resign(hall, state, seat, "left").await;
                return;
            }
            let bot = Some(STAND_IN.to_string());
            let entry = Entry::Stand { seat, bot: bot.clone(), resigned: false };
            if self.keep(hall, state, &entry, false).await.is_ok() {
                state.stand(seat, bot, false);
                state.generation += 1;
                self.show_table(hall, state);
            }
        }
        self.go_on(hall, state);
    }

    /// The owner of a seat is back: the bot that stood in leaves.
    pub(crate) async fn back_again(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        seat: u8,
    ) {
        state.away.remove(&seat);
        let stood =
            state.sitter(seat).is_some_and(|sitter| sitter.stand.is_some() && !sitter.resigned);
        if stood && !state.over() {
            let entry = Entry::Stand { seat, bot: None, resigned: false };
            if self.keep(hall, state, &entry, false).await.is_ok() {
                state.stand(seat, None, false);
                state.generation += 1;
                state.thinking = false;
                self.show_table(hall, state);
            }
        }
        self.go_on(hall, state);
    }

    /// A connection is gone.
    pub(crate) async fn leave(self: &Arc<Self>, hall: &Arc<Hall>, conn: u64) {
        let mut state = self.lock().await;
        let Some(at) = state.place(conn) else { return };
        let seat = state.conns.remove(at).seat;
        if let Some(seat) = seat
            && !state.conns.iter().any(|other| other.seat == Some(seat))
        {
            state.away.insert(seat, hall.now());
        }
        self.show_seats(hall, &mut state, None);
        self.go_on(hall, &mut state);
    }
}
