//! The one doorway between the rules and the world: chance comes in, events go out.
//!
//! The table also keeps the knowledge barrier: a step that turned up a card, rolled, drew or showed something to
//! anybody says so here, and such a step can not be taken back.

use crate::{RuleId, Seat, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Where chance comes from. States hold no generator.
pub trait Dealer {
    /// A number from 0 to `below - 1`. `below` is at least 1.
    fn draw(&mut self, below: u32) -> u32;
}

/// What a viewer may know of an event.
pub trait Redact: Sized {
    /// The event as this viewer sees it, or nothing if even its happening is hidden.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// An event together with the rule that caused it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened.
    pub event: E,
}

impl<E: Redact> Redact for Told<E> {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        self.event.seen_by(viewer).map(|event| Self { rule: self.rule, event })
    }
}

/// Chance in, events out, and whether anything was learned on the way.
pub struct Table<'t, E> {
    dealer: &'t mut dyn Dealer,
    log: Option<&'t mut Vec<Told<E>>>,
    learned: bool,
    certain_only: bool,
    /// Whose foresight it is, if it is a seat's.
    foreseer: Option<Seat>,
    /// Nothing certain follows any more.
    uncertain: bool,
}

impl<E> core::fmt::Debug for Table<'_, E> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Table").field("learned", &self.learned).finish_non_exhaustive()
    }
}

impl<'t, E> Table<'t, E> {
    /// A table whose events nobody hears: for playouts.
    pub fn silent(dealer: &'t mut dyn Dealer) -> Self {
        Self {
            dealer,
            log: None,
            learned: false,
            certain_only: false,
            foreseer: None,
            uncertain: false,
        }
    }

    /// A table that appends every event to `log`.
    pub fn telling(dealer: &'t mut dyn Dealer, log: &'t mut Vec<Told<E>>) -> Self {
        Self { log: Some(log), ..Self::silent(dealer) }
    }

    /// A table that stops listening as soon as anything is learned: what it holds then is what would surely follow.
    pub fn foreseeing(dealer: &'t mut dyn Dealer, log: &'t mut Vec<Told<E>>) -> Self {
        Self { certain_only: true, ..Self::telling(dealer, log) }
    }

    /// The foresight of one seat: it goes on where only others learn something, see [`Self::show`].
    pub fn foreseeing_for(
        seat: Seat,
        dealer: &'t mut dyn Dealer,
        log: &'t mut Vec<Told<E>>,
    ) -> Self {
        Self { foreseer: Some(seat), ..Self::foreseeing(dealer, log) }
    }

    /// A number from 0 to `below - 1` by chance. `below` is at least 1. Counts as something learned, except where there
    /// is only one number: that is no chance, and the dealer is not asked for it.
    pub fn draw(&mut self, below: u32) -> u32 {
        if below == 1 {
            return 0;
        }
        self.learn();
        self.dealer.draw(below)
    }

    /// A die with this many sides: a number from 1 to `sides`.
    pub fn roll(&mut self, sides: u8) -> u8 {
        self.draw(u32::from(sides)) as u8 + 1
    }

    /// Puts the items into a random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let at = self.draw(last as u32 + 1) as usize;
            items.swap(at, last);
        }
    }

    /// Notes that this step shows somebody something they did not know: a card turned up, a look, a hand.
    /// To be called before the event that shows it is told.
    pub fn learn(&mut self) {
        self.learned = true;
        self.uncertain = true;
    }

    /// Notes that this step shows everybody something that `knower` knew before: a card played from a hand.
    /// To be called before the event that shows it is told.
    pub fn show(&mut self, knower: Seat) {
        self.learned = true;
        self.uncertain |= self.foreseer != Some(knower);
    }

    /// Whether chance was used or something was shown since this table was made.
    pub fn learned(&self) -> bool {
        self.learned
    }

    /// Tells an event and the rule that caused it. The event is not even built when nobody listens.
    pub fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        if self.certain_only && self.uncertain {
            return;
        }
        if let Some(log) = &mut self.log {
            log.push(Told { rule, event: event() });
        }
    }
}
