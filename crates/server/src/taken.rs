//! Matches that are played on from a position of another one. All that was hidden is open when a match is over, so only such
//! a match can be played on; its deal and its answers are taken over, and chance is new from there.

use crate::hall::{Hall, Refused};
use deckhand_kernel::Msg;
use deckhand_protocol::{NewMatch, TakenFrom};
use deckhand_table::Live;
use deckhand_words::Lang;
use std::sync::Arc;

impl Hall {
    /// Fills in what follows from the match that is played on. Its position can be played on.
    ///
    /// # Errors
    /// With a sentence, if it can not, or if something else is wanted than what was played there.
    pub(crate) async fn fill_in(
        self: &Arc<Self>,
        plan: &mut NewMatch,
        from: &TakenFrom,
        lang: Lang,
    ) -> Result<(), Refused> {
        self.take(from, lang).await?;
        let room = self.room(&from.id).await.ok().flatten();
        let old = &room.ok_or_else(|| self.no(lang, 404, "server-no-match"))?.plan;
        let other_mode = plan.mode.as_ref().is_some_and(|mode| Some(mode) != old.mode.as_ref());
        let other_options = !plan.options.is_empty() && plan.options != old.options;
        if plan.game != old.game || other_mode || other_options {
            return Err(self.no(lang, 422, "server-from-other"));
        }
        if plan.seats.len() != old.seats.len() {
            let msg = Msg::new("server-from-seats").with("seats", old.seats.len() as i64);
            return Err(self.refused(lang, 422, &msg));
        }
        plan.mode.clone_from(&old.mode);
        plan.options.clone_from(&old.options);
        // Both sides may have seen all of it.
        plan.rated = false;
        Ok(())
    }

    /// The game of a match that is over, as it stood after so many answers.
    ///
    /// # Errors
    /// With a sentence, if there is no such position, or nothing to be decided in it.
    pub(crate) async fn take(
        self: &Arc<Self>,
        from: &TakenFrom,
        lang: Lang,
    ) -> Result<Box<dyn Live>, Refused> {
        let room = self.room(&from.id).await.map_err(|why| {
            tracing::error!(id = from.id, why, "a match could not be read");
            self.no(lang, 503, "server-not-kept")
        })?;
        let room = room.ok_or_else(|| self.no(lang, 404, "server-no-match"))?;
        let (header, mut steps) = {
            let state = room.lock().await;
            if !state.over() {
                return Err(self.no(lang, 409, "server-from-later"));
            }
            state.record().ok_or_else(|| self.no(lang, 409, "server-from-nothing"))?
        };
        let at = from.answers as usize;
        if at > steps.len() {
            let msg = Msg::new("server-from-step")
                .with("answers", steps.len() as i64)
                .with("at", i64::from(from.answers));
            return Err(self.refused(lang, 422, &msg));
        }
        steps.truncate(at);
        let desk =
            self.desk(&room.plan.game).ok_or_else(|| self.no(lang, 422, "server-no-game"))?;
        let live = desk.resume(header, steps, 0).map_err(|why| {
            tracing::error!(id = from.id, why, "a match could not be played again");
            self.no(lang, 500, "server-diverges")
        })?;
        if live.outcome().is_some() {
            return Err(self.no(lang, 422, "server-from-over"));
        }
        Ok(live)
    }

    fn no(&self, lang: Lang, status: u16, id: &'static str) -> Refused {
        self.refused(lang, status, &Msg::new(id))
    }
}
