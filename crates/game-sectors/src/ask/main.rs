//! The question of the own turn: main actions and free actions [S4.2] [S4.5].

use crate::action::Action;
use crate::at::At;
use crate::cards::{CardId, Faction, NONE, PROGRAMS};
use crate::event::{Event, Face, Marker};
use crate::item::{Effect, Way};
use crate::rule;
use crate::state::{Sectors, World};
use crate::text::Put;
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Sectors {
    /// Everything the player of the turn may do.
    pub(super) fn main_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let at = seat.index();
        let hand = self.hands[at];
        for card in self.memories[at] {
            out.push(Action::Take(CardId(card)));
        }
        for card in hand.into_iter().map(CardId) {
            self.installations(seat, card, Way::Hand, out);
        }
        if !hand.is_empty() {
            let slots: u32 = At::of(seat)
                .filter(|&at| self.bot_can_lie(seat, at))
                .fold(0, |all, at| all | 1 << at.0);
            for card in hand.into_iter().map(CardId) {
                let free = |at: &At| slots >> at.0 & 1 == 1;
                out.extend(At::of(seat).filter(free).map(|at| Action::Bot { card, at }));
            }
        }
        if self.can_use(seat, Faction::Dmp) {
            for &card in self.trashes[at].iter() {
                let card = CardId(card);
                if self.is_restorable(card) {
                    self.installations(seat, card, Way::Trash, out);
                }
            }
        }
        if self.coins[at] > 0 || self.can_use(seat, Faction::Mod) {
            for card in self.market.into_iter().filter(|&card| card != NONE).map(CardId) {
                self.purchases(seat, card, out);
            }
        }
        if self.can_use(seat, Faction::Frz) {
            let own = self.own_units(seat).filter(|&at| self.can_freeze_own(at));
            out.extend(own.map(Action::Freeze));
        }
        if self.can_use(seat, Faction::Sld) {
            for at in self.own_units(seat) {
                let most = self.slot(at).shield.min(2);
                out.extend((1..=most).map(|count| Action::Convert { at, count }));
            }
        }
    }

    /// Whether DMP can bring it back: a program of printed cost 0, 1 or 2 [S15.12].
    pub(crate) fn is_restorable(&self, card: CardId) -> bool {
        card.is_program() && card.card().cost.is_some_and(|cost| cost <= 2)
    }

    /// Whether the pair of FRZ can begin with this unit [S15.2].
    pub(crate) fn can_freeze_own(&self, at: At) -> bool {
        !self.slot(at).frozen && !self.is_unfreezable(at)
    }

    /// Where a program can be installed in this way.
    pub(crate) fn installations(&self, seat: Seat, card: CardId, way: Way, out: &mut Vec<Action>) {
        if card.0 >= PROGRAMS {
            return;
        }
        for at in At::of(seat) {
            if !self.can_lie(seat, card, at) {
                continue;
            }
            let payable =
                way == Way::Free || self.can_pay(seat, card, self.cost(seat, card, at), way);
            if payable {
                out.push(match way {
                    Way::Trash => Action::Restore { card, at },
                    _ => Action::Install { card, at },
                });
            }
        }
    }

    /// Where a module on offer can be bought.
    fn purchases(&self, seat: Seat, card: CardId, out: &mut Vec<Action>) {
        let coins = self.coins[seat.index()];
        let prices = self.prices(card, coins.saturating_add(1));
        for at in At::all().filter(|&at| self.module_fits(seat, card, at)) {
            for price in prices.clone() {
                if self.price(seat, price) <= coins {
                    out.push(Action::Buy { card, at, price });
                }
            }
        }
    }

    /// Prices of a module: the printed one, or any from 1 that is chosen [S17.17].
    pub(crate) fn prices(&self, card: CardId, most: u8) -> core::ops::RangeInclusive<u8> {
        match card.card().cost {
            Some(price) => price..=price,
            None => 1..=most,
        }
    }

    /// Carries out what the player of the turn has chosen.
    pub(super) fn main_answer(&mut self, seat: Seat, action: Action, table: World<'_, '_>) {
        match action {
            Action::Pass => {
                self.passed[seat.index()] = true;
                table.tell(rule::S4_3, || Event::Passed(seat));
                self.agenda.push(crate::flow::Frame::Next);
            }
            Action::Take(card) => {
                self.ask_again(seat);
                let open = self.leaves_unseen(self.memories[seat.index()], card);
                self.memories[seat.index()].remove(card.0);
                self.hands[seat.index()].insert(card.0);
                table.tell(rule::S4_5, || Event::Took(seat, Face::new(card, open)));
            }
            Action::Install { card, at } => self.declare(seat, card, at, Way::Hand, table),
            Action::Bot { card, at } => self.declare(seat, card, at, Way::Bot, table),
            Action::Restore { card, at } => self.declare(seat, card, at, Way::Trash, table),
            Action::Buy { card, at, price } => self.buy(seat, card, at, price, table),
            Action::Freeze(at) => {
                self.ask_again(seat);
                self.use_up(seat, Faction::Frz);
                let x = self.ctrl(at).max(0) as u8;
                let card = Faction::Frz.ability();
                self.begin(Effect { seat, card, it: at, at, x, ..Effect::default() }, table);
                self.put(at, Put::Freeze, rule::S15_2, table);
            }
            Action::Convert { at, count } => {
                self.ask_again(seat);
                self.use_up(seat, Faction::Sld);
                table.tell(rule::S15_23, || Event::Used(seat, Faction::Sld));
                let slot = self.slot_mut(at);
                slot.shield = slot.shield.saturating_sub(count);
                let (left, unit) = (slot.shield, slot.face());
                table.tell(rule::S15_23, || Event::Off(Marker::Shield, count, unit, at, left));
                let base = self.pending.len() as u8;
                self.agenda.push(crate::flow::Frame::Triggers(base));
                self.put(at, Put::Ctrl(count), rule::S15_23, table);
            }
            _ => {}
        }
    }

    /// After a free action the turn goes on [S4.5] [S4.6].
    fn ask_again(&mut self, seat: Seat) {
        self.agenda.push(crate::flow::Frame::Ask(seat, super::Ask::Main));
        self.after_action();
    }
}
