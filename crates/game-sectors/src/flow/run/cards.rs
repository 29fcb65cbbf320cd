//! Steps with cards that lie in no slot of a unit: hands, piles, trashes, memories, and modules on the way there.

use super::Picks;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Faction, Kind, NONE};
use crate::event::{Event, Marker};
use crate::flow::Frame;
use crate::item::Effect;
use crate::rule;
use crate::state::{Sectors, World};
use crate::text::Op;
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

impl Sectors {
    /// Draws, then discards as many [S14.12] [S13.4].
    pub(super) fn filter(&mut self, effect: &Effect, count: u8, table: World<'_, '_>) {
        let seat = effect.seat;
        let hand = self.hands[seat.index()];
        if effect.left == Effect::FRESH {
            self.draw_by_effect(count, rule::S14_12, table);
            self.set_left(count);
        } else if effect.left == 0 || hand.is_empty() {
            self.next_op();
        } else if hand.len() <= 1 {
            self.discard_for_filter(CardId(hand.first().unwrap_or(NONE)), table);
        } else {
            self.agenda.push(Frame::Ask(seat, Ask::Hand(effect.card)));
        }
    }

    /// A card of the hand is discarded by a filter.
    pub(crate) fn discard_for_filter(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let seat = effect.seat;
        self.discard(seat, card, rule::S14_12, table);
    }

    /// Loads the top card of the draw pile [S7.2] [S7.3].
    pub(super) fn load_top(&mut self, seat: Seat, table: World<'_, '_>) {
        let at = seat.index();
        if self.piles[at].is_empty() && self.choices.reshuffle_on_take {
            self.reshuffle(seat, table);
        }
        let open = usize::from(self.sunk[at]) == self.piles[at].len();
        if let Some(card) = self.top(seat) {
            table.learn();
            self.load(seat, card, open, rule::S7_2, table);
        }
    }

    /// Cards of a trash that can be taken back [S15.9] [S15.18].
    pub(crate) fn recoverable(&self, seat: Seat, zrd: bool) -> CardSet {
        let trash = self.trashes[seat.index()].iter().copied();
        trash
            .filter(|&card| {
                let card = CardId(card);
                card.is_program() && (!zrd || card.faction() == Some(Faction::Zrd))
            })
            .collect()
    }

    /// Takes a card from the trash into the hand.
    pub(crate) fn recover(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(seat) = self.effects.last().map(|effect| effect.seat) else { return };
        self.remove_from_trash(seat, card);
        self.hands[seat.index()].insert(card.0);
        self.known.insert(card.0);
        table.tell(rule::S13_1, || Event::Recovered(seat, card));
        self.next_op();
        self.left_trash(seat, CardSet::one(card.0));
    }

    /// A card of the trash goes under the draw pile as a cost [S15.19].
    pub(crate) fn sink(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let (seat, left) = (effect.seat, effect.left);
        self.remove_from_trash(seat, card);
        let at = seat.index();
        if self.piles[at].room() > 0 {
            self.piles[at].insert(0, card.0);
            self.sunk[at] += 1;
        }
        table.tell(rule::S15_19, || Event::Sunk(seat, card));
        // One payment is one leaving of the trash.
        if left == 0 || self.choices.restorer_each {
            self.left_trash(seat, CardSet::one(card.0));
        }
    }

    pub(super) fn unload_any(&mut self, effect: &Effect, table: World<'_, '_>) {
        let seat = effect.seat;
        if effect.left == Effect::FRESH {
            // What stands before the arrow is paid completely before the markers are put down [S13.2].
            if self.memories[seat.index()].is_empty() {
                self.set_left(effect.x);
            } else {
                self.agenda.push(Frame::Ask(seat, Ask::Memory(effect.card)));
            }
            return;
        }
        if effect.left == 0 {
            self.next_op();
            return;
        }
        match Picks::of(self.units()) {
            Picks::None => self.next_op(),
            Picks::One(only) => self.pick_target(only, table),
            Picks::Many => self.ask_target(effect, effect.left),
        }
    }

    /// Enough cards have been unloaded; a marker comes for each.
    pub(crate) fn unload_no_more(&mut self) {
        let unloaded = self.effects.last().map_or(0, |effect| effect.x);
        self.set_left(unloaded);
    }

    /// A card of the memory was picked to be unloaded.
    pub(crate) fn unload_for_effect(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effects.last() else { return };
        let seat = effect.seat;
        self.unload(seat, card, rule::S7_4, table);
        if self.op() == Some(Op::UnloadAny) {
            if let Some(effect) = self.effect() {
                effect.x += 1;
            }
        } else {
            self.next_op();
        }
    }

    /// Modules with a printed price of at most two; a price that is chosen counts as 0 [S15.27].
    pub(crate) fn cheap_modules(&self) -> CardSet {
        let cheap = |card: &CardId| {
            !card.is_program()
                && card.0 < crate::cards::ALL as u8
                && card.card().cost.unwrap_or(0) <= 2
        };
        self.slots
            .iter()
            .flat_map(|slot| {
                let unit = if slot.down { NONE } else { slot.unit };
                [unit, slot.patch, slot.virus]
            })
            .filter(|&card| card != NONE)
            .map(CardId)
            .filter(cheap)
            .map(|card| card.0)
            .collect()
    }

    /// Wrecker deletes a module; a coin if it is really gone [S17.23].
    pub(crate) fn scrap(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(seat) = self.effects.last().map(|effect| effect.seat) else { return };
        let lies = |at: &At| {
            let slot = self.slot(*at);
            slot.face_up() == Some(card) || slot.patch == card.0 || slot.virus == card.0
        };
        let Some(at) = At::all().find(lies) else { return };
        self.next_op();
        if card.card().kind == Kind::Daemon {
            self.delete(at, true, rule::S15_27, table);
            if self.slot(at).face_up() == Some(card) {
                return;
            }
        } else {
            self.scrap_module(card, at, rule::S15_27, table);
        }
        self.gain(seat, 1, rule::S15_27, table);
    }

    /// The cost of data markers is paid.
    pub(crate) fn pay_data(&mut self, table: World<'_, '_>) {
        let Some(Op::PayData(count)) = self.op() else { return };
        let Some(at) = self.effects.last().map(|effect| effect.at) else { return };
        let slot = self.slot_mut(at);
        slot.data = slot.data.saturating_sub(count);
        let (left, unit) = (slot.data, slot.face());
        table.tell(rule::S13_2, || Event::Off(Marker::Data, count, unit, at, left));
        self.next_op();
    }
}
