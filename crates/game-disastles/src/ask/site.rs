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
        // Laid out where it stays: a plan is large enough for copies to be felt.
        let own = state.castle_of(seat) == castle;
        let mut site =
            Self { castle, own, plan: state.plan(castle), gaps: Gaps::none(), held: CardSet::NONE };
        site.gaps.find(&site.plan);
        site.held = state.protection(castle, &site.plan).against_moving(own);
        site
    }

    /// Lays out the seat's own castle.
    pub(crate) fn own(state: &Disastles, seat: Seat) -> Self {
        Self::new(state, seat, state.castle_of(seat))
    }
}
