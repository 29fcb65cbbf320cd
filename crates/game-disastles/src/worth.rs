//! How well a seat stands, for bots: what its castle holds and how it would fare in the Disasters to come. No rule asks
//! for it. The weights were found by play: those for survival by how often a one-step bot survives.

use crate::state::{Castle, Disastles};
use deckhand_kernel::{Outcome, Seat};

/// Worth of a castle that has fallen.
const FALLEN: i64 = -2_000;
/// What the end of the game is worth, beside the castle.
const END: i64 = 100_000;

impl Disastles {
    /// The worth of the position for a seat, by what this seat sees.
    pub(crate) fn standing_of(&self, seat: Seat) -> i64 {
        let own = self.castle_of(seat);
        if let Some(outcome) = self.outcome {
            return self.castle_worth(own)
                + match outcome {
                    Outcome::Won(seats) if seats.has(seat) => END,
                    Outcome::Won(_) | Outcome::Lost => -END,
                    Outcome::Drawn(_) => 0,
                };
        }
        let rivals = self.alive.iter().filter(|rival| rival.0 != own);
        let rivals = rivals.map(|rival| self.castle_worth(rival.0));
        self.castle_worth(own) * 2 - rivals.max().unwrap_or(0)
    }

    fn castle_worth(&self, castle: Castle) -> i64 {
        if !self.stands(castle) {
            return FALLEN;
        }
        let worth = self.worth(castle);
        // Blocking more than the next Disasters can deal is of no use yet.
        let guarded = |ahead: u16| -> i64 {
            let threat = u16::from(self.played) + ahead;
            worth.blocks.iter().map(|&block| i64::from(block.min(threat))).sum()
        };
        let less = i64::from(self.reduction(castle, &worth));
        let links = i64::from(worth.connections()) * 2;
        if self.choices.way.together() {
            // Nobody wins by treasure here; it protects, and that is in `less` already.
            return i64::from(worth.rooms) * 10 + guarded(1) * 8 + less * 20 + links;
        }
        i64::from(worth.treasure) * 12
            + i64::from(worth.rooms) * 5
            + guarded(3) * 8
            + less * 8
            + links
            + i64::from(self.active_in(castle).len())
    }
}
