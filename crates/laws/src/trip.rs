//! Laws of saving and repeating: notation, JSON, records, going on after a pause, and the same again by a tape.

use crate::law::{Fault, ensure};
use deckhand_kernel::{Dealt, Record, Seat, Table, Tape, Title, Told, fingerprint, replay};

/// A copy of the position that went through JSON.
pub(crate) fn reload<G: Title>(game: &G) -> Result<G, Fault> {
    let saved = serde_json::to_string(game);
    ensure!(saved.is_ok(), RoundTrip, "the position can not be saved: {}", saved.unwrap_err());
    let saved = saved.unwrap_or_default();
    let loaded: Result<G, _> = serde_json::from_str(&saved);
    match loaded {
        Ok(loaded) => {
            ensure!(loaded == *game, RoundTrip, "the position loaded is another one: {saved}");
            let same = fingerprint(&loaded) == fingerprint(game);
            ensure!(same, RoundTrip, "the position loaded has another hash: {saved}");
            Ok(loaded)
        }
        Err(error) => {
            Err((crate::Law::RoundTrip, format!("the position can not be loaded: {error}")))
        }
    }
}

/// The setup survives JSON.
pub(crate) fn setup_trip<G: Title>(setup: &G::Setup) -> Result<(), Fault> {
    let saved = serde_json::to_string(setup).unwrap_or_default();
    let loaded: Option<G::Setup> = serde_json::from_str(&saved).ok();
    ensure!(loaded.as_ref() == Some(setup), RoundTrip, "the setup does not survive: {saved}");
    Ok(())
}

/// Every action survives its notation, whichever way it came about.
pub(crate) fn notation<G: Title>(actions: &[G::Action]) -> Result<(), Fault> {
    for action in actions {
        let text = action.to_string();
        match text.parse::<G::Action>() {
            Ok(read) => ensure!(read == *action, RoundTrip, "`{text}` is read as `{read}`"),
            Err(error) => {
                return Err((crate::Law::RoundTrip, format!("`{text}` is not read: {}", error.id)));
            }
        }
    }
    Ok(())
}

/// What an answer did, to be compared with.
pub(crate) struct Done<'d, G: Title> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) dealt: &'d [Dealt],
    pub(crate) events: &'d [Told<G::Event>],
    pub(crate) after: &'d G,
}

impl<G: Title> Done<'_, G> {
    /// Does the same once more to `game`. Tells what differs, if anything.
    pub(crate) fn again(&self, game: &mut G) -> Result<(), String> {
        let mut log = Vec::new();
        let mut tape = Tape::new(self.dealt);
        game.apply(self.seat, self.action, &mut Table::telling(&mut tape, &mut log));
        let action = self.action;
        if !tape.fits() {
            Err(format!("`{action}` asks for other numbers"))
        } else if log != self.events {
            Err(format!("`{action}` tells other events"))
        } else if game != self.after {
            Err(format!("`{action}` leads to another position"))
        } else {
            Ok(())
        }
    }
}

/// The record leads to the same hash.
pub(crate) fn replayed<G: Title>(record: &Record<G>, last: &G) -> Result<(), Fault> {
    match replay(record, |_, _, _| {}) {
        Ok(game) => {
            let same = game == *last && fingerprint(&game) == fingerprint(last);
            ensure!(same, RoundTrip, "the record replays to another position");
            Ok(())
        }
        Err(error) => {
            Err((crate::Law::RoundTrip, format!("the record does not replay: {error:?}")))
        }
    }
}
