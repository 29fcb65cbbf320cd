//! The turn: Refill, Implement, Combat, End, and what ends a game that nobody wins.

use super::Frame;
use crate::ask::Ask;
use crate::event::Event;
use crate::rule;
use crate::state::{HAND, Id, Megacorp, Phase, World, mark};
use crate::text::When;
use alloc::vec::Vec;
use deckhand_kernel::{Outcome, Seat, Seats};

/// Rounds without any change after which a game goes round in circles [M17.7].
const CIRCLES: u8 = 10;

impl Megacorp {
    /// A turn begins: marks go, Cashflow comes, cards disengage [M5.2] to [M5.4] [M5.3] [M10.2].
    pub(super) fn begin_turn(&mut self, table: World<'_, '_>) {
        if self.turns >= self.choices.max_turns {
            self.stop(table);
            return;
        }
        self.turns += 1;
        self.phase = Phase::Refill;
        self.acted = false;
        let (seat, turns) = (self.turn, self.turns);
        table.tell(rule::M5_1, || Event::Turn(turns, seat));
        for at in 0..self.table.len() {
            let piece = &mut self.pieces[usize::from(self.table[at])];
            piece.marks &= !mark::TURN;
            piece.moved = 0;
            piece.used = 0;
        }
        for player in &mut self.players {
            player.busy = false;
        }
        let own: Vec<Id> = self.all().filter(|&id| self.piece(id).seat() == seat).collect();
        for &id in &own {
            if self.piece(id).has(mark::ENGAGED) {
                continue;
            }
            let cashflow = self.keys(id).cashflow;
            if cashflow > 0 {
                let card = self.card(id);
                table.tell(rule::M10_1, || Event::Cashflow(seat, card, cashflow));
                self.gain(seat, 0, cashflow, rule::M10_1, table);
            }
        }
        for &id in &own {
            self.disengage(id, rule::M5_4, table);
            self.piece_mut(id).marks &= !mark::FRESH;
        }
        self.agenda.then([Frame::Draws, Frame::Refilled, Frame::Open, Frame::Implement]);
    }

    /// One card at a time until there are seven [M5.5].
    pub(super) fn fill_hand(&mut self, table: World<'_, '_>) {
        let seat = self.turn;
        while self.player(seat).hand.len() < usize::from(HAND) {
            if !self.draw_one(seat, rule::M5_5, table) {
                self.loses(seat, rule::M5_5, table);
                return;
            }
        }
    }

    pub(super) fn refilled(&mut self) {
        self.note_timed(When::Refill);
    }

    /// Implement begins [M5.6].
    pub(super) fn begin_implement(&mut self, table: World<'_, '_>) {
        self.phase = Phase::Implement;
        table.tell(rule::M5_6, || Event::Phase(Phase::Implement));
        self.agenda.push(Frame::Main);
    }

    /// The player of the turn passes; if nobody does anything the phase is over [M18.2].
    pub(crate) fn pass_phase(&mut self) {
        self.acted = false;
        self.agenda.then([Frame::Open, Frame::PhaseOver]);
    }

    pub(super) fn phase_over(&mut self, table: World<'_, '_>) {
        if self.acted {
            self.agenda.push(Frame::Main);
        } else if self.phase == Phase::Implement {
            self.phase = Phase::Combat;
            table.tell(rule::M5_7, || Event::Phase(Phase::Combat));
            self.agenda.push(Frame::Main);
        } else {
            self.agenda.push(Frame::End);
        }
    }

    /// End: its sentences, the last window, the idle penalty, the reset [M5.8].
    pub(super) fn begin_end(&mut self, table: World<'_, '_>) {
        self.phase = Phase::End;
        table.tell(rule::M5_8, || Event::Phase(Phase::End));
        self.agenda.then([Frame::Open, Frame::Idle, Frame::Reset]);
        self.note_timed(When::End);
    }

    /// Who has neither invested nor attacked discards a card [M16.3].
    pub(super) fn idle_penalty(&mut self) {
        let player = self.player(self.turn);
        if self.choices.idle_rule && !player.busy && !player.hand.is_empty() {
            self.agenda.push(Frame::Ask(self.turn, Ask::Idle));
        }
    }

    /// Damage and what lasts until the end of the turn go together, pools empty, the next player begins [M12.3] [M5.10].
    pub(super) fn reset(&mut self, table: World<'_, '_>) {
        self.wear_off(table);
        self.look_for_circles(table);
        if self.outcome.is_none() {
            self.turn = self.after(self.turn);
            self.agenda.push(Frame::Turn);
        }
    }

    /// The end of a turn for all cards and pools [M5.8] [M12.1] [M10.3] [M12.2].
    pub(super) fn wear_off(&mut self, table: World<'_, '_>) {
        let mut worn = false;
        for at in 0..self.table.len() {
            let piece = &mut self.pieces[usize::from(self.table[at])];
            worn |= piece.damage != [0; 4] || piece.boost != [0; 4] || piece.has(mark::PATTERN);
            piece.damage = [0; 4];
            piece.boost = [0; 4];
            piece.marks &= !mark::PATTERN;
        }
        if worn {
            table.tell(rule::M12_3, || Event::WornOff);
        }
        for seat in 0..usize::from(self.seats) {
            if self.players[seat].pool != [0; 5] {
                self.players[seat].pool = [0; 5];
                table.tell(rule::M5_8, || Event::PoolEmpties(Seat(seat as u8)));
            }
        }
    }

    /// A game in which no number of cards changes any more, round after round, goes in circles [M17.7].
    fn look_for_circles(&mut self, table: World<'_, '_>) {
        let next = self.after(self.turn);
        // A round is over when the player with the lowest number that is left comes again.
        if self.living().next() != Some(next) {
            return;
        }
        let counts = self.living().fold(0u64, |sum, seat| {
            let player = self.player(seat);
            let cards = u64::from(player.deck.size) + player.hand.len() as u64;
            let market = u64::from(player.market.size);
            sum.wrapping_mul(1_000_003) ^ (cards | u64::from(player.board) << 16 | market << 32)
        });
        if counts != self.counts {
            self.counts = counts;
            self.still = 0;
            return;
        }
        self.still += 1;
        if self.still >= CIRCLES {
            table.tell(rule::M17_7, || Event::Circles);
            self.stop(table);
        }
    }

    /// The game ends without a winner by the rules: who has most cards in hand and deck wins [M17.6].
    fn stop(&mut self, table: World<'_, '_>) {
        let cards = |game: &Self, seat: Seat| {
            game.player(seat).hand.len() + usize::from(game.player(seat).deck.size)
        };
        let most = self.living().map(|seat| cards(self, seat)).max().unwrap_or_default();
        let best: Seats = self.living().filter(|&seat| cards(self, seat) == most).collect();
        let turns = self.turns;
        table.tell(rule::M17_6, || Event::Stops(turns));
        self.outcome =
            Some(if best.len() == 1 { Outcome::Won(best) } else { Outcome::Drawn(best) });
    }

    /// Above seven a player discards down to seven [M3.2].
    pub(super) fn hand_cap(&mut self, seat: Seat) {
        let hand = self.player(seat).hand.len();
        if hand > usize::from(HAND) {
            self.agenda.push(Frame::HandCap(seat));
            self.agenda.push(Frame::Ask(seat, Ask::Excess((hand - usize::from(HAND)) as u8)));
        }
    }
}
