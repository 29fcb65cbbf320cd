//! The verbs: the only code that changes what lies on the table. Each tells what it did and cites the rule; none decides
//! whether it may be done.

use super::{PILE, Sectors, other};
use crate::at::At;
use crate::cards::{
    APPRENTICE, CRYPT, CardId, Faction, Kind, MODULES, NONE, RESONATOR, RESTORER, SHIELD_WALL,
    Sector, WATCHDOG,
};
use crate::event::{Event, Face, Marker};
use crate::item::{Class, Effect, Trigger};
use crate::rule;
use crate::text::{Put, When};
use deckhand_kernel::{RuleId, Seat, Table};
use deckhand_parts::{CardSet, List};

/// The doorway to chance and listeners.
pub(crate) type World<'t, 'a> = &'t mut Table<'a, Event>;

impl Sectors {
    /// Puts a card into the trash of its owner, or a module to the other modules out of the game [S11.8]; all markers on
    /// it are gone already.
    pub(crate) fn put_in_trash(&mut self, card: CardId, seat: Seat) {
        self.known.remove(card.0);
        if !card.is_program() && !self.choices.owner_trash {
            self.scrap.insert(card.0);
        } else if self.trashes[seat.index()].room() > 0 {
            self.trashes[seat.index()].push(card.0);
        }
    }

    /// Puts cards into a trash together; their owner orders them where that can matter [S1.14].
    pub(crate) fn put_together_in_trash(&mut self, cards: CardSet, seat: Seat) {
        if cards.len() > 1 && self.orders_trash(seat) {
            self.bins[seat.index()] |= cards;
            self.agenda.push(crate::flow::Frame::Bin(seat));
            return;
        }
        for card in cards {
            self.put_in_trash(CardId(card), seat);
        }
    }

    /// The trash becomes the draw pile [S6.3].
    pub(crate) fn reshuffle(&mut self, seat: Seat, table: World<'_, '_>) {
        let at = seat.index();
        if self.trashes[at].is_empty() {
            return;
        }
        self.piles[at] = self.trashes[at];
        self.trashes[at].clear();
        self.sunk[at] = 0;
        table.shuffle(self.piles[at].as_mut_slice());
        table.tell(rule::S6_3, || Event::Shuffled(seat));
    }

    /// Takes the top card of a draw pile, without rebuilding it.
    pub(crate) fn top(&mut self, seat: Seat) -> Option<CardId> {
        let at = seat.index();
        let card = self.piles[at].pop()?;
        let left = self.piles[at].len() as u8;
        self.sunk[at] = self.sunk[at].min(left);
        Some(CardId(card))
    }

    /// Draws so many cards, as far as there are any.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) -> u8 {
        let drawn = self.take_from_pile(seat, count, table);
        let count = drawn.len() as u8;
        if count > 0 {
            table.tell(cause, || Event::Drew(seat, count, drawn));
        }
        count
    }

    /// The additional card of HEX [S15.22].
    pub(crate) fn draw_more(&mut self, seat: Seat, table: World<'_, '_>) {
        let drawn = self.take_from_pile(seat, 1, table);
        let count = drawn.len() as u8;
        if count > 0 {
            table.tell(rule::S15_22, || Event::DrewMore(seat, count, drawn));
        }
    }

    /// Takes cards of a draw pile into the hand, as far as there are any [S6.3].
    fn take_from_pile(&mut self, seat: Seat, count: u8, table: World<'_, '_>) -> CardSet {
        let at = seat.index();
        let mut drawn = CardSet::NONE;
        for _ in 0..count {
            if self.piles[at].is_empty() {
                if self.trashes[at].is_empty() {
                    break;
                }
                self.reshuffle(seat, table);
            }
            let open = self.sunk[at] as usize == self.piles[at].len();
            let Some(card) = self.top(seat) else { break };
            table.learn();
            drawn.insert(card.0);
            self.hands[at].insert(card.0);
            if open {
                self.known.insert(card.0);
            }
        }
        drawn
    }

    /// Draws by an effect: HEX may give one more, once [S15.22].
    pub(crate) fn draw_by_effect(&mut self, count: u8, cause: RuleId, table: World<'_, '_>) {
        let Some(effect) = self.effects.as_mut_slice().last_mut() else { return };
        let seat = effect.seat;
        let first = !effect.hexed;
        effect.hexed = true;
        let drawn = self.draw(seat, count, cause, table);
        if first && self.has(seat, Faction::Hex) {
            self.draw_more(seat, table);
        }
        if drawn > 0
            && let Some(effect) = self.effects.as_mut_slice().last_mut()
        {
            effect.drew = true;
        }
    }

    /// Gives coins.
    pub(crate) fn gain(&mut self, seat: Seat, count: u8, cause: RuleId, table: World<'_, '_>) {
        let coins = &mut self.coins[seat.index()];
        *coins = coins.saturating_add(count);
        let now = *coins;
        table.tell(cause, || Event::Coins(seat, count, now));
    }

    /// Takes coins.
    pub(crate) fn spend(&mut self, seat: Seat, count: u8, table: World<'_, '_>) {
        if count == 0 {
            return;
        }
        let coins = &mut self.coins[seat.index()];
        *coins = coins.saturating_sub(count);
        let now = *coins;
        table.tell(rule::S14_9, || Event::Spent(seat, count, now));
    }

    /// A card leaves the cards of a hand or a memory without being shown. Where it was the only one, it can be followed, and
    /// whether the opponent knows it is the answer; otherwise nobody can say which it was, so that what the opponent knew of
    /// these cards is known no longer [S16.5].
    pub(crate) fn leaves_unseen(&mut self, from: CardSet, card: CardId) -> bool {
        if from.len() == 1 {
            return self.known.has(card.0);
        }
        self.known = self.known - from;
        false
    }

    /// Puts a card into a memory; the fourth makes its owner choose [S7.1].
    pub(crate) fn load(
        &mut self,
        seat: Seat,
        card: CardId,
        open: bool,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        let at = seat.index();
        self.memories[at].insert(card.0);
        if open {
            self.known.insert(card.0);
        } else {
            self.known.remove(card.0);
        }
        table.tell(cause, || Event::Loaded(seat, Face::new(card, open)));
        if self.memories[at].len() > super::MEMORY {
            self.agenda.push(crate::flow::Frame::Ask(seat, crate::ask::Ask::Overflow));
        }
    }

    /// A card of the memory goes to the trash [S7.4] [S7.5].
    pub(crate) fn unload(&mut self, seat: Seat, card: CardId, cause: RuleId, table: World<'_, '_>) {
        table.show(seat);
        self.memories[seat.index()].remove(card.0);
        self.put_in_trash(card, seat);
        table.tell(cause, || Event::Unloaded(seat, card));
    }

    /// A card of the hand goes to the trash [S14.10].
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: CardId,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        table.show(seat);
        self.hands[seat.index()].remove(card.0);
        self.put_in_trash(card, seat);
        table.tell(cause, || Event::Discarded(seat, card));
    }

    /// Puts markers on the unit there; CTRL markers are received [S10.11].
    pub(crate) fn put(&mut self, at: At, put: Put, cause: RuleId, table: World<'_, '_>) {
        if self.slot(at).unit == NONE {
            return;
        }
        let unit = self.slot(at).face();
        let slot = self.slot_mut(at);
        match put {
            Put::Ctrl(count) => {
                slot.ctrl = slot.ctrl.saturating_add(count);
                let now = slot.ctrl;
                table.tell(cause, || Event::Put(Marker::Ctrl, count, unit, at, now));
                self.received(at);
            }
            Put::Shield(count) => {
                slot.shield = slot.shield.saturating_add(count);
                let now = slot.shield;
                table.tell(cause, || Event::Put(Marker::Shield, count, unit, at, now));
            }
            Put::Disrupt(count) => {
                slot.disruption = slot.disruption.saturating_add(count);
                let now = slot.disruption;
                table.tell(cause, || Event::Put(Marker::Disruption, count, unit, at, now));
                if let Some(effect) = self.effects.as_mut_slice().last_mut() {
                    effect.hit |= 1 << at.seat().0;
                }
            }
            Put::Freeze => {
                if !slot.frozen && !self.is_unfreezable(at) {
                    self.slot_mut(at).frozen = true;
                    table.tell(cause, || Event::Put(Marker::Frozen, 1, unit, at, 1));
                }
            }
            Put::Delete => self.delete(at, true, cause, table),
            Put::Upload => self.upload(at, table),
            Put::Flip => self.flip(at, table),
        }
    }

    /// A unit has received CTRL: once for each effect [S10.11] [S17.20].
    fn received(&mut self, at: At) {
        if let Some(effect) = self.effects.as_mut_slice().last_mut() {
            if effect.received >> at.0 & 1 == 1 {
                return;
            }
            effect.received |= 1 << at.0;
        }
        let seat = at.seat();
        if let Some(there) = self.find_own(seat, RESONATOR)
            && there.sector() == at.sector()
            && !self.spent.has(RESONATOR.0)
        {
            self.spent.insert(RESONATOR.0);
            self.note(Trigger { seat, card: RESONATOR, at: there, it: at, ..Trigger::default() });
        }
    }

    /// Whether the unit there would go to its owner's hand in place of being deleted [S15.21].
    pub(crate) fn would_return(&self, at: At) -> bool {
        let slot = self.slot(at);
        slot.face_up().is_some_and(CardId::is_program) && self.can_use(at.seat(), Faction::Ded)
    }

    /// Whether a shield would go in place of the unit there [S17.19].
    fn would_hold(&self, at: At, by_enemy: bool) -> bool {
        by_enemy
            && self.slot(at).shield > 0
            && self
                .find_own(at.seat(), SHIELD_WALL)
                .is_some_and(|wall| wall.sector() == at.sector())
    }

    /// Deletes the unit there by an effect, or what replaces that [S13.6].
    pub(crate) fn delete(&mut self, at: At, by_effect: bool, cause: RuleId, table: World<'_, '_>) {
        let enemy = by_effect && self.effects.last().is_some_and(|effect| effect.seat != at.seat());
        let (returns, holds) = (self.would_return(at), self.would_hold(at, enemy));
        if returns && holds {
            self.agenda.push(crate::flow::Frame::Ask(at.seat(), crate::ask::Ask::Replace(at)));
        } else if returns {
            self.give_back(at, table);
        } else if holds {
            self.hold(at, table);
        } else {
            self.destroy(at, enemy, cause, table);
        }
    }

    /// A shield goes in place of the unit.
    pub(crate) fn hold(&mut self, at: At, table: World<'_, '_>) {
        self.slot_mut(at).shield -= 1;
        let unit = self.slot(at).face();
        table.tell(rule::S17_19, || Event::Held(unit, at));
    }

    /// The unit goes to its owner's hand in place of being deleted [S15.21].
    pub(crate) fn give_back(&mut self, at: At, table: World<'_, '_>) {
        let Some(card) = self.slot(at).card() else { return };
        let seat = at.seat();
        self.use_up(seat, Faction::Ded);
        self.slot_mut(at).clear_unit();
        self.hands[seat.index()].insert(card.0);
        self.known.insert(card.0);
        table.tell(rule::S15_21, || Event::Returned(seat, card, at));
    }

    /// The unit is deleted, nothing being in the way.
    pub(crate) fn destroy(&mut self, at: At, by_enemy: bool, cause: RuleId, table: World<'_, '_>) {
        let card = self.take_off(at, by_enemy, cause, table);
        if let Some(card) = card {
            self.put_in_trash(card, at.seat());
        }
    }

    /// The unit leaves for a trash; what that triggers is noted, and where the card goes is left to the caller [S14.2].
    pub(crate) fn take_off(
        &mut self,
        at: At,
        by_enemy: bool,
        cause: RuleId,
        table: World<'_, '_>,
    ) -> Option<CardId> {
        let card = self.slot(at).card()?;
        let open = self.slot(at).face_up().is_some();
        let seat = at.seat();
        if !open {
            table.show(seat);
        }
        self.slot_mut(at).clear_unit();
        table.tell(cause, || match cause {
            _ if open => Event::Deleted(card, at),
            rule::S14_3 => Event::Destroyed(card, at),
            _ => Event::DeletedBot(card, at),
        });
        if open {
            self.recycle(card, at, Class::Rest);
            self.mourn(seat, card);
        }
        if by_enemy && self.still(seat, WATCHDOG) {
            self.note_own(seat, WATCHDOG, 0, At::NOWHERE);
        }
        Some(card)
    }

    /// Crypt sees another face-up card of its player deleted or replaced [S17.18].
    pub(crate) fn mourn(&mut self, seat: Seat, card: CardId) {
        if card != CRYPT && self.still(seat, CRYPT) {
            self.note_own(seat, CRYPT, 0, At::NOWHERE);
        }
    }

    /// Notes RECYCLING of a card that leaves [S12.5].
    pub(crate) fn recycle(&mut self, card: CardId, at: At, class: Class) {
        for (number, sentence) in card.says().iter().enumerate() {
            if sentence.when == When::Recycle {
                let seat = at.seat();
                self.note(Trigger {
                    class,
                    seat,
                    card,
                    sentence: number as u8,
                    at,
                    ..Trigger::default()
                });
            }
        }
    }

    /// Notes the reaction of a face-up card of a seat, and that it has worked where it may once each round.
    pub(crate) fn note_own(&mut self, seat: Seat, card: CardId, sentence: u8, it: At) {
        let Some(at) = self.find_own(seat, card) else { return };
        if card.says().get(usize::from(sentence)).is_some_and(|said| said.once) {
            self.spent.insert(card.0);
        }
        self.note(Trigger { seat, card, sentence, at, it, ..Trigger::default() });
    }

    /// Puts a trigger among those that wait. One that is about a unit remembers which.
    pub(crate) fn note(&mut self, mut trigger: Trigger) {
        if trigger.it.is_slot() {
            trigger.x = self.slot(trigger.it).unit;
        }
        if self.pending.room() > 0 {
            self.pending.push(trigger);
        }
    }

    /// One or more cards have left a trash [S15.17].
    pub(crate) fn left_trash(&mut self, seat: Seat, cards: CardSet) {
        if self.find_own(seat, RESTORER).is_none() {
            return; // What happens while it does not lie face-up is not counted [S17.4].
        }
        if self.choices.restorer_each {
            for _ in cards - self.returned {
                self.note_own(seat, RESTORER, 0, At::NOWHERE);
            }
            self.returned |= cards;
            return;
        }
        if self.still(seat, RESTORER) {
            self.note_own(seat, RESTORER, 0, At::NOWHERE);
        }
    }

    /// An effect has made a seat draw [S17.4].
    pub(crate) fn has_drawn(&mut self, seat: Seat) {
        if self.main && self.still(seat, APPRENTICE) {
            self.note_own(seat, APPRENTICE, 0, At::NOWHERE);
        }
    }

    /// A unit goes to its owner's hand [S14.4].
    fn upload(&mut self, at: At, table: World<'_, '_>) {
        let slot = *self.slot(at);
        let Some(card) = slot.card() else { return };
        let seat = at.seat();
        let open = !slot.down || slot.seen;
        self.slot_mut(at).clear_unit();
        self.hands[seat.index()].insert(card.0);
        if open {
            self.known.insert(card.0);
        } else {
            self.known.remove(card.0);
        }
        let face = if slot.down { Face::new(card, open) } else { Face::shown(card) };
        table.tell(rule::S14_4, || Event::Uploaded(seat, face, at));
    }

    /// A program becomes a BOT or a BOT a program [S14.5] [S12.10].
    fn flip(&mut self, at: At, table: World<'_, '_>) {
        let Some(card) = self.slot(at).card() else { return };
        if self.slot(at).down {
            table.show(at.seat());
            let slot = self.slot_mut(at);
            slot.down = false;
            slot.seen = false;
            table.tell(rule::S14_5, || Event::Turned(card, at));
        } else {
            let slot = self.slot_mut(at);
            slot.down = true;
            slot.seen = true;
            table.tell(rule::S14_5, || Event::Hidden(card, at));
            self.recycle(card, at, Class::Rest);
        }
    }

    /// A BOT is created there [S14.7].
    pub(crate) fn create(&mut self, card: CardId, at: At, open: bool, table: World<'_, '_>) {
        let seat = at.seat();
        let slot = self.slot_mut(at);
        slot.unit = card.0;
        slot.down = true;
        slot.seen = open;
        self.known.remove(card.0);
        table.tell(rule::S14_7, || Event::Created(seat, Face::new(card, open), at));
    }

    /// A unit with its markers moves to a free slot [S14.6].
    pub(crate) fn relocate(&mut self, from: At, to: At, table: World<'_, '_>) {
        let was = *self.slot(from);
        self.slot_mut(from).clear_unit();
        let slot = self.slot_mut(to);
        let (patch, virus, runs) = (slot.patch, slot.virus, slot.runs);
        *slot = super::Slot { patch, virus, runs, ..was };
        table.tell(rule::S14_6, || Event::Moved(from, to));
    }

    /// A module that is no unit is deleted [S11.3].
    pub(crate) fn scrap_module(
        &mut self,
        card: CardId,
        at: At,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        // A virus belongs to its buyer.
        let owner = if card.card().kind == Kind::Virus { other(at.seat()) } else { at.seat() };
        let slot = self.slot_mut(at);
        if slot.patch == card.0 {
            slot.patch = NONE;
        } else {
            slot.virus = NONE;
            slot.runs = 0;
        }
        self.put_in_trash(card, owner);
        table.tell(cause, || Event::Scrapped(card, at));
    }

    /// The sector of this number.
    pub(crate) fn sector(number: usize) -> Sector {
        Sector::ALL[number.min(2)]
    }

    /// Begins an effect.
    pub(crate) fn begin(&mut self, effect: Effect, table: World<'_, '_>) {
        if self.effects.room() == 0 {
            return; // The cards know no such depth; sixteen effects within each other have never been seen.
        }
        let Effect { seat, card, sentence, .. } = effect;
        let base = self.pending.len() as u8;
        self.effects.push(Effect { base, ..effect });
        table.tell(rule::S13_8, || Event::Effect(seat, card, sentence + 1));
        self.agenda.push(crate::flow::Frame::Run);
    }

    /// Everything in the position that must always be so, for the laws.
    pub(crate) fn soundness(&self) -> Result<(), alloc::string::String> {
        use alloc::format;
        let mut seen = CardSet::NONE;
        let mut twice = None;
        let mut see = |card: u8| {
            if card == NONE {
                return;
            }
            if seen.has(card) {
                twice = Some(card);
            }
            seen.insert(card);
        };
        for slot in &self.slots {
            see(slot.unit);
            see(slot.patch);
            see(slot.virus);
            if slot.unit == NONE
                && (slot.ctrl | slot.shield | slot.disruption | slot.data != 0 || slot.frozen)
            {
                return Err(format!("markers without a unit: {slot:?}"));
            }
        }
        for seat in 0..2 {
            for set in [self.hands[seat], self.memories[seat], self.bins[seat]] {
                set.into_iter().for_each(&mut see);
            }
            let lists: [&List<u8, PILE>; 2] = [&self.piles[seat], &self.trashes[seat]];
            lists.into_iter().flat_map(|list| list.iter()).for_each(|&card| see(card));
        }
        self.market.iter().for_each(|&card| see(card));
        self.modules.iter().for_each(|&card| see(card));
        self.scrap.into_iter().for_each(&mut see);
        if let Some(card) = twice {
            return Err(format!("card {card} is in two places"));
        }
        let drafted = (self.factions[0] | self.factions[1]).count_ones();
        let begun = self.round > 0;
        let expected = if begun { drafted * 6 + u32::from(MODULES) } else { seen.len() };
        if seen.len() != expected {
            return Err(format!("{} cards instead of {expected}", seen.len()));
        }
        Ok(())
    }
}
