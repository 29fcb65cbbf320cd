//! A castle laid out for one question, with everything that several kinds of answers need.

use crate::plan::{Gaps, Plan};
use crate::state::{Castle, Disastles};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// A castle as a seat may change it.
pub(crate) struct Site {
    pub(crate) castle: Castle,
    /// Whether it is the seat's own castle.
    pub(crate) own: bool,
    pub(crate) plan: Plan,
    /// The cells where something could be put.
    pub(crate) gaps: Gaps,
    /// Cards that this seat may neither move nor swap.
    pub(crate) held: CardSet,
}

impl Site {
    /// Lays out a castle for a seat.
    pub(crate) fn new(state: &Disastles, seat: Seat, castle: Castle) -> Self {
        let plan = state.plan(castle);
        let gaps = plan.gaps();
        let own = state.castle_of(seat) == castle;
        let held = state.protection(castle, &plan).against_moving(own);
        Self { castle, own, plan, gaps, held }
    }

    /// Lays out the seat's own castle.
    pub(crate) fn own(state: &Disastles, seat: Seat) -> Self {
        Self::new(state, seat, state.castle_of(seat))
    }
}
