//! Before the first turn: hands, the bidding and who begins.

use super::Frame;
use crate::event::Event;
use crate::rule;
use crate::setup::First;
use crate::state::{HAND, Megacorp, Phase, World};
use deckhand_kernel::Seat;

impl Megacorp {
    /// Hands, then the bidding [M4.1] [M4.2].
    pub(crate) fn open(&mut self, table: World<'_, '_>) {
        for seat in (0..self.seats).map(Seat) {
            for _ in 0..HAND {
                self.draw_one(seat, rule::M4_1, table);
            }
        }
        match self.choices.first {
            First::Bid => {
                self.bidders = (1 << self.seats) - 1;
                self.agenda.push(Frame::Bidding);
            }
            First::Random => {
                let seat = Seat(table.draw(u32::from(self.seats)) as u8);
                self.begins(seat, table);
            }
            First::Seat(seat) => self.begins(seat, table),
        }
    }

    /// The turns begin with this player, whose hand is filled up at once [M4.5].
    fn begins(&mut self, seat: Seat, table: World<'_, '_>) {
        self.bidders = 0;
        self.phase = Phase::Refill;
        // The turn before the first is nobody's: the one who begins comes after it.
        self.turn = seat;
        table.tell(rule::M4_2, || Event::Begins(seat));
        self.agenda.push(Frame::Turn);
    }

    /// Whether this seat still has to bid.
    pub(crate) fn owes_bid(&self, seat: Seat) -> bool {
        self.agenda.last() == Some(&Frame::Bidding)
            && crate::at::has(self.bidders, seat)
            && self.player(seat).bid.is_none()
    }

    /// When everybody has chosen the cards are shown [M4.2] [M4.3].
    pub(crate) fn show_bids(&mut self, table: World<'_, '_>) {
        let bidders: u16 = self.bidders;
        let seats = (0..self.seats).map(Seat).filter(move |&seat| crate::at::has(bidders, seat));
        if seats.clone().any(|seat| self.player(seat).bid.is_none()) {
            return;
        }
        self.agenda.pop();
        let mut most = 0;
        for seat in seats.clone() {
            let Some(id) = self.player(seat).bid else { continue };
            self.show(id, table);
            let card = self.card(id);
            most = most.max(card.card().total());
            table.tell(rule::M4_2, || Event::Bid(seat, card));
        }
        let total = |game: &Self, seat: Seat| {
            game.player(seat).bid.map_or(0, |id| game.card(id).card().total())
        };
        let leaders: u16 =
            seats.clone().filter(|&seat| total(self, seat) == most).map(|seat| 1 << seat.0).sum();
        let cause = if leaders.count_ones() == 1 { rule::M4_2 } else { rule::M4_3 };
        for seat in seats {
            let Some(id) = self.player_mut(seat).bid.take() else { continue };
            if crate::at::has(leaders, seat) {
                self.discard(seat, id, cause, table);
            }
        }
        let leading = |game: &Self| {
            let seats = game.seats;
            (0..seats).map(Seat).filter(move |&seat| crate::at::has(leaders, seat))
        };
        if leaders.count_ones() == 1 {
            let winner = Seat(leaders.trailing_zeros() as u8);
            self.begins(winner, table);
        } else if leading(self).any(|seat| self.player(seat).hand.is_empty()) {
            // Those who are still tied have equally many cards, none: the lot decides [M4.4].
            let nth = table.draw(leaders.count_ones());
            let winner = leading(self).nth(nth as usize).unwrap_or_default();
            self.begins(winner, table);
        } else {
            self.bidders = leaders;
            self.agenda.push(Frame::Bidding);
        }
    }
}
