//! Sentences that are set off by what happens, and the order in which they speak [M18.9] [M18.10] [M20.2].

use super::Frame;
use crate::ask::Ask;
use crate::cards::CardId;
use crate::figures::Eye;
use crate::item::{Aims, Effect, Trigger};
use crate::state::{Id, Megacorp, World};
use crate::text::When;
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// Notes the sentences of a card for what has just happened to it or by it.
    pub(crate) fn note_own(&mut self, id: Id, when: When, victim: u8) {
        let (seat, at) = (self.piece(id).seat(), self.piece(id).at);
        for (number, said) in self.card(id).says().iter().enumerate() {
            let used = said.once && self.piece(id).used >> number & 1 == 1;
            if said.when != when || used || self.pending.room() == 0 {
                continue;
            }
            if said.once {
                self.piece_mut(id).used |= 1 << number;
            }
            let sentence = number as u8;
            self.pending.push(Trigger { seat, piece: id, sentence, victim, at });
        }
    }

    /// Notes the sentences of all cards of a seat [M20.20].
    pub(crate) fn note_all(&mut self, seat: Seat, when: When) {
        let own: Vec<Id> = self.all().filter(|&id| self.piece(id).seat() == seat).collect();
        for id in own {
            self.note_own(id, when, crate::item::NO_SEAT);
        }
    }

    /// The sentences of a phase of the player of the turn.
    pub(super) fn note_timed(&mut self, when: When) {
        self.agenda.push(Frame::Triggers(self.pending.len() as u8));
        self.note_all(self.turn, when);
    }

    /// The cards whose sentences may speak next: the player of the turn first, then clockwise; the same card once.
    pub(crate) fn next_speakers(&self, base: u8) -> (Seat, Vec<CardId>) {
        let waiting = &self.pending[usize::from(base).min(self.pending.len())..];
        let distance = |seat: Seat| (seat.0 + self.seats - self.turn.0) % self.seats;
        let first = waiting.iter().map(|trigger| trigger.seat).min_by_key(|&seat| distance(seat));
        let seat = first.unwrap_or(self.turn);
        let mut cards: Vec<CardId> = waiting
            .iter()
            .filter(|trigger| trigger.seat == seat)
            .map(|trigger| self.card(trigger.piece))
            .collect();
        cards.sort_unstable();
        cards.dedup();
        (seat, cards)
    }

    /// One trigger after the other; a player with several kinds orders them.
    pub(super) fn next_trigger(&mut self, base: u8, table: World<'_, '_>) {
        if self.pending.len() <= usize::from(base) {
            return;
        }
        self.agenda.push(Frame::Triggers(base));
        let (seat, cards) = self.next_speakers(base);
        match cards[..] {
            [only] => self.take_trigger(seat, only, base, table),
            _ => self.agenda.push(Frame::Ask(seat, Ask::Order(base, cards.len() as u8))),
        }
    }

    /// The first waiting sentence of this card of the seat speaks.
    pub(crate) fn take_trigger(
        &mut self,
        seat: Seat,
        card: CardId,
        base: u8,
        table: World<'_, '_>,
    ) {
        let at = self
            .pending
            .iter()
            .enumerate()
            .skip(usize::from(base))
            .find(|(_, trigger)| trigger.seat == seat && self.card(trigger.piece) == card);
        let Some((at, _)) = at else { return };
        let Trigger { seat, piece, sentence, victim, at } = self.pending.remove(at);
        let said = card.says()[usize::from(sentence)];
        let eye = Eye { seat, piece, at, victim };
        // A sentence whose condition does not hold, or that finds no target, does nothing [M20.3].
        if !self.alive(seat)
            || !said.needs.iter().all(|cond| self.holds(cond, eye, &Aims::default()))
            || !self.has_target(&said.target, eye, said.aimed())
        {
            return;
        }
        let played = self.in_play(piece);
        self.begin_effect(
            Effect { seat, piece, card, played, sentence, at, victim, ..Effect::default() },
            table,
        );
    }
}
