//! After every action: units below 0 CTRL are deleted together, then the win of ZRD is looked at [S13.9] [S15.5].

use super::Frame;
use super::run::Picks;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CRYPT, Faction, NONE};
use crate::event::Event;
use crate::rule;
use crate::state::{Sectors, World, other};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

impl Sectors {
    /// Whether the unit there is below 0 CTRL [S10.6] [S10.9] [S13.11].
    pub(crate) fn dies(&self, at: At) -> bool {
        let slot = self.slot(at);
        slot.disruption > 0 && !slot.frozen && slot.unit != NONE && self.ctrl(at) < 0
    }

    /// Deletes all units below 0 CTRL together, until there is none [S13.9] [S13.10].
    pub(super) fn settle(&mut self, table: World<'_, '_>) {
        if !At::all().any(|at| self.dies(at)) {
            return;
        }
        self.agenda.push(Frame::Settle);
        for seat in [self.turn, other(self.turn)] {
            if At::of(seat).any(|at| self.saved >> at.0 & 1 == 1) {
                continue;
            }
            match Picks::of(At::of(seat).filter(|&at| self.dies(at) && self.would_return(at))) {
                Picks::None => {}
                Picks::One(only) => self.saved |= 1 << only.0,
                Picks::Many => {
                    self.agenda.push(Frame::Ask(seat, Ask::Save));
                    return;
                }
            }
        }
        let base = self.pending.len() as u8;
        self.agenda.push(Frame::Triggers(base));
        let dying: CardSet = At::all().filter(|&at| self.dies(at)).map(|at| at.0).collect();
        // Who is saved leaves together with the others, not before.
        let is_saved = |at: &u8| self.saved >> at & 1 == 1;
        let saved: CardSet = dying.into_iter().filter(is_saved).collect();
        let dying = dying - saved;
        self.saved = 0;
        saved.into_iter().for_each(|at| self.give_back(At(at), table));
        // They leave together, so a dying Crypt sees none of the others go [S12.2]: it is taken off before them.
        let crypt: CardSet =
            dying.into_iter().filter(|&at| self.slot(At(at)).face_up() == Some(CRYPT)).collect();
        let mut gone = [CardSet::NONE; 2];
        for at in crypt.into_iter().chain(dying - crypt).map(At) {
            if let Some(card) = self.take_off(at, false, rule::S10_6, table) {
                let seat = at.seat();
                if card.is_program() || self.choices.owner_trash {
                    gone[seat.index()].insert(card.0);
                } else {
                    self.put_in_trash(card, seat);
                }
            }
        }
        for seat in [other(self.turn), self.turn] {
            self.put_together_in_trash(gone[seat.index()], seat);
        }
    }

    /// All six ZRD cards face-up, and the ability unlocked: that wins [S15.5] [S9.4].
    pub(super) fn assemble(&mut self, table: World<'_, '_>) {
        for seat in [Seat(0), Seat(1)] {
            if self.has(seat, Faction::Zrd) && self.zrd(seat) >= 6 {
                table.tell(rule::S15_5, || Event::Assembled(seat));
                self.win(seat, rule::S9_4, table);
                return;
            }
        }
    }
}
