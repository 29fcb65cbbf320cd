//! How well a seat stands by what it can see itself, for bots that look one step ahead.

use crate::card::Card;
use crate::state::{Leduc, SEATS, showdown};
use deckhand_kernel::Seat;

impl Leduc {
    /// Chips: the result of a finished hand. Before that, what the hand would bring on average if it went to the showdown
    /// with what is in the pot now and the other one paid what is owed, every card that is not seen being as likely as
    /// any other [L6.3]; rounded to the nearest chip.
    pub(crate) fn worth(&self, seat: Seat) -> i64 {
        if self.is_over() {
            return i64::from(self.chips(seat));
        }
        let own = self.cards[seat.index()];
        let (mut sum, mut count) = (0, 0);
        for theirs in Card::ALL.into_iter().filter(|&card| card != own) {
            for public in Card::ALL.into_iter().filter(|&card| card != own && card != theirs) {
                if self.public.is_some_and(|known| known != public) {
                    continue;
                }
                // The own card comes first here, whichever seat it is.
                sum += match showdown([own, theirs], public).winner() {
                    Some(Seat(0)) => 1,
                    Some(_) => -1,
                    None => 0,
                };
                count += 1;
            }
        }
        let stake = SEATS.map(|seat| i64::from(self.paid(seat))).into_iter().max().unwrap_or(0);
        (2 * sum * stake + count).div_euclid(2 * count)
    }
}
