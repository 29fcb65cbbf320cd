//! Rounds and turns.

use super::{Frame, Refill};
use crate::ask::{Ask, Kind, may_flip};
use crate::cards::{CardId, group};
use crate::event::Event;
use crate::rule;
use crate::setup::Way;
use crate::state::{Castle, Disastles, World};
use deckhand_kernel::{Outcome, Seat, Seats};

impl Disastles {
    /// A round begins: the shop is laid out [D3.1], then everybody has a turn [D3.2].
    pub(super) fn begin_round(&mut self, table: World<'_, '_>) {
        self.round += 1;
        self.had = Seats::NONE;
        let round = self.round;
        table.tell(rule::D3_1, || Event::Round(round));
        self.agenda.push(Frame::NextTurn);
        if self.together() {
            self.extras = deckhand_parts::CardSet::NONE; // [D12.10]
        } else {
            let count = 5 + core::mem::take(&mut self.larger); // [D9.8]
            self.agenda.push(Frame::Draw(Refill::Shop, count));
        }
    }

    /// The next living player who has had no turn in this round [D3.2] [D3.5] [D9.12], or the end of the round.
    pub(super) fn next_turn(&mut self, table: World<'_, '_>) {
        let mut seat = if self.had.is_empty() { self.first } else { self.next_seat(self.turn) };
        for _ in 0..self.seats {
            if self.plays(seat) && !self.had.has(seat) {
                self.begin_turn(seat, table);
                return;
            }
            seat = self.next_seat(seat);
        }
        self.end_round(table);
    }

    fn begin_turn(&mut self, seat: Seat, table: World<'_, '_>) {
        self.turn = seat;
        self.had.insert(seat);
        self.acted = false;
        self.walked = 0;
        table.tell(rule::D3_6, || Event::Turn(seat));
        self.agenda.then([
            Frame::StartTurn(seat),
            Frame::Ask(seat, Ask::Main),
            Frame::EndTurn(seat),
            Frame::NextTurn,
        ]);
        match self.choices.way {
            Way::Coop => {
                self.agenda.then([Frame::Throw(None, 1, rule::D12_6), Frame::DrawForTurn(2)]);
            } // [D12.6]
            Way::Solo => {
                self.agenda.then([Frame::Throw(None, 2, rule::D12_12), Frame::DrawForTurn(3)]);
            } // [D12.12]
            Way::Normal | Way::Hands | Way::NoDisasters => {}
        }
    }

    /// What active rooms grant at the start of the turn [D3.10].
    pub(super) fn start_turn(&mut self, seat: Seat, table: World<'_, '_>) {
        let castle = self.castle_of(seat);
        // The turn begins only now: in co-op and solo cards were discarded and drawn before it [D12.6] [D12.12].
        self.shelter[usize::from(castle)] = 0; // [D10.8]
        self.starts = self.active_in(castle) & group::REFRESH;
        if self.choices.way != Way::Coop {
            self.starts |= self.active_in(castle) & group::EXTRAS;
        }
        let choice = !self.choices.tavern_obligatory || may_flip(self, seat);
        if (self.starts - group::REFRESH).is_empty() && !choice {
            // Nothing but an obligatory Tavern: there is no order to choose and nothing to leave.
            for card in core::mem::take(&mut self.starts) {
                if !self.shop.is_empty() {
                    table.tell(rule::D10_16, || Event::Used(seat, CardId(card)));
                    self.agenda.push(Frame::Ask(seat, Ask::Refresh));
                }
            }
        } else {
            self.agenda.push(Frame::Ask(seat, Ask::Start));
        }
    }

    /// After an action on which the turn was spent, an active Nuclear Reactor opens a different one [D10.27].
    pub(super) fn second_action(&mut self, seat: Seat, kind: Kind) {
        if self.plays(seat) && self.has_active(self.castle_of(seat), group::SECOND_ACTION) {
            self.agenda.push(Frame::Ask(seat, Ask::Bonus(kind)));
        }
    }

    /// What stands after the question of the turn: a free move that is still open [D10.19], and in co-op and solo the
    /// leftovers [D12.6] [D12.12].
    pub(super) fn end_turn(&mut self, seat: Seat) {
        if self.together() {
            self.agenda.push(Frame::Leftovers);
        }
        self.agenda.push(Frame::Ask(seat, Ask::Late));
    }

    /// The leftovers of the shop are discarded, then the first-player card goes on [D3.4] [D3.5].
    fn end_round(&mut self, table: World<'_, '_>) {
        self.clear_shop(table);
        self.closed = false;
        if self.choices.way == Way::NoDisasters && self.deck.is_empty() {
            self.end_by_rank(rule::D12_4, table); // option finish_round
            return;
        }
        if !self.together() {
            let mut first = self.next_seat(self.first);
            while !self.plays(first) {
                first = self.next_seat(first);
            }
            self.first = first;
            table.tell(rule::D3_4, || Event::FirstPlayer(first));
        }
        self.agenda.push(Frame::Round);
    }

    /// Discards what lies in the shop, in shop order.
    pub(crate) fn clear_shop(&mut self, table: World<'_, '_>) {
        let shop = core::mem::take(&mut self.shop);
        for &card in shop.iter() {
            self.bin(card);
        }
        if !shop.is_empty() {
            table.tell(rule::D3_4, || Event::Cleared(shop.to_vec()));
        }
    }

    /// Takes a card out of the shop.
    pub(crate) fn take_from_shop(&mut self, card: CardId) {
        if let Some(at) = self.shop.iter().position(|&other| other == card) {
            self.shop.remove(at);
        }
    }

    /// Takes a card of the shop into the hand [D12.2].
    pub(crate) fn take(&mut self, seat: Seat, card: CardId, table: World<'_, '_>) {
        self.take_from_shop(card);
        self.hands[usize::from(seat.0)].insert(card.0);
        table.tell(rule::D12_2, || Event::Took(seat, card));
    }

    /// Flips the Throne Room of a castle and carries out its text [D11.3].
    pub(crate) fn flip(&mut self, castle: Castle, table: World<'_, '_>) {
        let Some(throne) = self.throne(castle) else { return };
        let seat = self.player_of(castle);
        table.tell(rule::D11_3, || Event::Flipped(seat, throne));
        if let Some(op) = throne.card().text.iter().find_map(|text| text.op()) {
            self.agenda.push(Frame::Run(seat, throne, op));
        }
        self.texts.remove(throne.0);
        self.settle(castle, table);
    }

    /// Flips a Throne Room that avoids damage; tells how much [D11.7].
    pub(crate) fn flip_shield(&mut self, castle: Castle, table: World<'_, '_>) -> u8 {
        use crate::text::Op;
        let Some(throne) = self.throne(castle) else { return 0 };
        let seat = self.player_of(castle);
        table.tell(rule::D11_3, || Event::Flipped(seat, throne));
        self.texts.remove(throne.0);
        self.settle(castle, table);
        let amount = throne.card().text.iter().find_map(|text| match text.op() {
            Some(Op::AvoidDamage(amount)) => Some(amount),
            _ => None,
        });
        amount.unwrap_or_default()
    }

    /// The game is over and the castles are compared [D8.4] [D8.5]; in co-op and solo everybody has won [D12.11].
    pub(crate) fn end_by_rank(&mut self, by: deckhand_kernel::RuleId, table: World<'_, '_>) {
        table.tell(by, || Event::Ends);
        if self.together() {
            let all = Seats::first(self.seats);
            self.end(Outcome::Won(all), rule::D12_11, table);
            return;
        }
        let leaders = self.leaders();
        self.end(
            Outcome::Won(leaders),
            if leaders.len() > 1 { rule::D8_5 } else { rule::D8_4 },
            table,
        );
    }
}
