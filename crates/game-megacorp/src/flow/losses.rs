//! Losing: who loses together, what becomes of the cards, who wins [M17.1] to [M17.4].

use super::Frame;
use crate::event::Event;
use crate::item::{Attack, NO_SEAT, Payment};
use crate::rule;
use crate::state::{Id, Megacorp, Place, Player, World, mark};
use alloc::vec::Vec;
use deckhand_kernel::{Outcome, Seat, Seats};

impl Megacorp {
    /// Those who have just lost leave together; then the game may be over [M17.2] [M17.3] [M17.5].
    pub(super) fn settle_losses(&mut self, table: World<'_, '_>) {
        let losing = core::mem::take(&mut self.losing);
        let lost: Vec<Seat> = self.living().filter(|&seat| crate::at::has(losing, seat)).collect();
        for &seat in &lost {
            self.player_mut(seat).out = true;
            table.tell(rule::M17_4, || Event::Leaves(seat));
        }
        let left: Seats = self.living().collect();
        match left.len() {
            0 => {
                let together: Seats = lost.into_iter().collect();
                table.tell(rule::M17_3, || Event::Together);
                self.outcome = Some(Outcome::Drawn(together));
                return;
            }
            1 => {
                // The last table too shows every card where it belongs.
                lost.iter().for_each(|&seat| self.clear_out(seat, table));
                let winner = left.iter().next().unwrap_or_default();
                table.tell(rule::M17_2, || Event::Won(winner));
                self.outcome = Some(Outcome::Won(left));
                return;
            }
            _ => {}
        }
        for &seat in &lost {
            self.clear_out(seat, table);
        }
        if lost.contains(&self.turn) {
            // The turn ends, and with it everything that was going on in it.
            self.wear_off(table);
            for at in 0..self.table.len() {
                let piece = &mut self.pieces[usize::from(self.table[at])];
                piece.marks &= !mark::COMBAT;
            }
            self.abandon();
            self.turn = self.after(self.turn);
            self.agenda.push(Frame::Turn);
        }
    }

    /// Nothing goes on any more; what was announced goes home.
    fn abandon(&mut self) {
        let mut waiting: Vec<Id> = self.stack.iter().map(|item| item.piece).collect();
        waiting.push(self.draft.piece);
        waiting.extend(self.effects.iter().map(|effect| effect.piece));
        for id in waiting {
            if id != crate::state::NOBODY && self.piece(id).place == Place::Pending {
                self.put_home(id, Self::owner(id));
            }
        }
        self.stack.clear();
        self.effects.clear();
        self.pending.clear();
        self.agenda.clear();
        self.draft = crate::item::Item::default();
        self.payment = Payment::default();
        self.attack = Attack::default();
        for player in &mut self.players {
            player.owed = 0;
        }
    }

    /// Every card of the player leaves the game; those of others go home [M17.4].
    fn clear_out(&mut self, seat: Seat, table: World<'_, '_>) {
        let ids: Vec<Id> = (0..self.pieces.len() as Id).collect();
        for &id in &ids {
            let (place, own) = (self.piece(id).place, Self::owner(id) == seat);
            let held = self.piece(id).holder == seat.0;
            match place {
                Place::Play if own => {
                    self.take_off(id);
                    self.put_away(id);
                    self.drop_bonded(id, table);
                }
                Place::Play => {}
                Place::Deck | Place::Market if own || held => {
                    self.take_out(id);
                    self.send(id, own, table);
                }
                Place::Hand if own || held => {
                    let holder = self.piece(id).seat();
                    self.take_from_hand(holder, id);
                    self.send(id, own, table);
                }
                Place::Pending if own => self.put_away(id),
                _ => {}
            }
        }
        // Cards of others that the player controlled or that lie in the network that is gone.
        let others: Vec<Id> = self
            .all()
            .filter(|&id| {
                let piece = self.piece(id);
                piece.holder == seat.0 || piece.at.network == seat.0
            })
            .collect();
        for id in others {
            if !self.in_play(id) {
                continue;
            }
            let owner = Self::owner(id);
            if self.piece(id).holder == seat.0 {
                self.take_over(id, owner, table);
            }
            let home = self.piece(id).seat();
            if self.piece(id).at.network == seat.0 {
                self.relocate(id, home, rule::M17_4, table);
            }
        }
        if self.attack.player == seat.0 {
            self.attack.player = NO_SEAT;
        }
        *self.player_mut(seat) = Player { out: true, ..Player::default() };
    }

    /// A card out of a zone of a player who has lost. Where it goes to the open market of another, everybody sees it.
    fn send(&mut self, id: Id, own: bool, table: World<'_, '_>) {
        let (card, owner) = (self.piece(id).card, Self::owner(id));
        if own || !self.alive(owner) {
            self.put_away(id);
            return;
        }
        self.show(id, table);
        self.put_in_market(owner, id);
        table.tell(rule::M17_4, || Event::Home(owner, card));
    }
}
