//! Main actions: installing, playing BOTs and buying, in the steps of S4.15.

use super::Frame;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{COMPILER, CardId, Faction, Kind, NONE, TOLL_GATE};
use crate::event::{Event, Face, Marker};
use crate::item::{Class, Job, Trigger, Way};
use crate::rule;
use crate::state::{Sectors, World, other};
use crate::text::{Put, When};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

impl Sectors {
    /// Begins an installation as a main action.
    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        card: CardId,
        at: At,
        way: Way,
        table: World<'_, '_>,
    ) {
        self.after_then_next();
        self.start_job(seat, card, at, way, table);
    }

    /// After the main action: deaths, the win of ZRD, the next turn [S13.5].
    pub(crate) fn after_then_next(&mut self) {
        self.agenda.push(Frame::Next);
        self.after_action();
    }

    /// Begins an installation; within an effect the effect goes on afterwards [S4.16] [S15.14].
    pub(crate) fn start_job(
        &mut self,
        seat: Seat,
        card: CardId,
        at: At,
        way: Way,
        table: World<'_, '_>,
    ) {
        if self.jobs.room() == 0 {
            return; // Free installations within each other: there is one card that gives one.
        }
        let priced = matches!(way, Way::Hand | Way::Trash);
        let normal = if priced { self.cost(seat, card, at) } else { 0 };
        let extra = u8::from(way == Way::Trash);
        self.jobs.push(Job { seat, card, at, way, normal, extra, begun: false });
        if way != Way::Bot {
            table.show(seat);
            table.tell(rule::S4_15, || Event::Declared(seat, card, at, way, normal + extra));
            // Everybody knows now that the card is in this hand.
            if way != Way::Trash {
                self.known.insert(card.0);
            }
        }
        if way == Way::Trash {
            self.use_up(seat, Faction::Dmp);
        }
        self.agenda.then([Frame::Pay, Frame::Enter, Frame::Installed]);
    }

    /// Asks for the next card of the payment, if one is missing.
    pub(super) fn pay(&mut self) {
        let Some(job) = self.jobs.last().copied() else { return };
        if job.normal + job.extra > 0 {
            self.agenda.push(Frame::Pay);
            self.agenda.push(Frame::Ask(job.seat, Ask::Pay(job.normal, job.extra)));
        }
    }

    /// A card is discarded for the installation [S4.7] [S4.11].
    pub(crate) fn pay_with(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(job) = self.jobs.as_mut_slice().last_mut() else { return };
        let seat = job.seat;
        if job.normal > 0 {
            job.normal -= 1;
            job.begun = true;
        } else {
            job.extra -= 1;
        }
        table.show(seat);
        self.hands[seat.index()].remove(card.0);
        self.memories[seat.index()].remove(card.0);
        self.put_in_trash(card, seat);
        table.tell(rule::S4_7, || Event::Paid(seat, card));
    }

    /// A card of the memory stands for the whole normal cost [S15.20].
    pub(crate) fn reserve(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(job) = self.jobs.as_mut_slice().last_mut() else { return };
        let seat = job.seat;
        job.normal = 0;
        self.use_up(seat, Faction::Bat);
        table.show(seat);
        self.memories[seat.index()].remove(card.0);
        self.put_in_trash(card, seat);
        table.tell(rule::S15_20, || Event::Reserved(seat, card));
    }

    /// The card enters; what is replaced leaves, its markers stay [S5.6] [S5.7] [S5.9] [S5.8] [S15.16].
    pub(super) fn enter(&mut self, table: World<'_, '_>) {
        let Some(job) = self.jobs.last().copied() else { return };
        let Job { seat, card, at, way, .. } = job;
        let base = self.pending.len() as u8;
        if matches!(way, Way::Hand | Way::Trash) {
            self.note_charges(seat, card, at);
        }
        let old = *self.slot(at);
        let open = way != Way::Bot || self.leaves_unseen(self.hands[seat.index()], card);
        if way != Way::Trash {
            self.hands[seat.index()].remove(card.0);
        }
        self.known.remove(card.0);
        let upgrade = old.unit != NONE;
        if let Some(replaced) = old.card() {
            if old.down {
                table.show(seat);
            }
            table.tell(rule::S5_6, || Event::Replaced(replaced, at));
            self.put_in_trash(replaced, seat);
            if !old.down {
                self.recycle(replaced, at, Class::Recycle);
                self.mourn(seat, replaced);
            }
        }
        if way == Way::Trash {
            // A Restorer that is replaced has gone, and one that returns does not lie anywhere yet: neither sees this
            // [S4.15] [S12.2].
            self.slot_mut(at).unit = NONE;
            self.remove_from_trash(seat, card);
            self.left_trash(seat, CardSet::one(card.0));
        }
        let slot = self.slot_mut(at);
        slot.unit = card.0;
        slot.down = way == Way::Bot;
        slot.seen = way == Way::Bot && open;
        if way == Way::Bot {
            table.tell(rule::S4_12, || Event::Bot(seat, Face::new(card, open), at));
            if upgrade {
                self.use_up(seat, Faction::Swm);
            }
        } else {
            table.tell(rule::S4_7, || Event::Installed(seat, card, at));
        }
        if upgrade {
            self.put(at, Put::Ctrl(1), rule::S5_9, table);
        }
        self.agenda.push(Frame::Triggers(base));
        self.trigger_installation(seat, card, at, way, upgrade, table);
    }

    /// Surcharges and discounts that work once a round are used up [S17.9].
    fn note_charges(&mut self, seat: Seat, card: CardId, at: At) {
        let tolled = self.still(other(seat), TOLL_GATE);
        let discounted = self.still(seat, COMPILER) && self.full_cost(seat, card, at) > 0;
        if tolled {
            self.spent.insert(TOLL_GATE.0);
        }
        if discounted {
            self.spent.insert(COMPILER.0);
        }
    }

    pub(crate) fn remove_from_trash(&mut self, seat: Seat, card: CardId) -> bool {
        let trash = &mut self.trashes[seat.index()];
        let at = trash.iter().position(|&other| other == card.0);
        at.map(|at| trash.remove(at)).is_some()
    }

    /// The installation is over.
    pub(super) fn installed(&mut self) {
        self.jobs.pop();
    }

    /// A module is bought and placed at once [S4.13] [S11.7] [S17.8].
    pub(crate) fn buy(
        &mut self,
        seat: Seat,
        card: CardId,
        at: At,
        printed: u8,
        table: World<'_, '_>,
    ) {
        self.after_then_next();
        let price = self.price(seat, printed);
        if self.can_use(seat, Faction::Mod) {
            self.use_up(seat, Faction::Mod);
        }
        if let Some(place) = self.market.iter_mut().find(|place| **place == card.0) {
            *place = NONE;
        }
        self.spend(seat, price, table);
        table.tell(rule::S4_13, || Event::Bought(seat, card, at, price));
        let slot = self.slot_mut(at);
        match card.card().kind {
            Kind::Patch => slot.patch = card.0,
            Kind::Virus => {
                slot.virus = card.0;
                slot.runs = card.card().data;
            }
            Kind::Daemon | Kind::Program => {
                slot.unit = card.0;
                slot.down = false;
            }
        }
        self.look_by_spyware(table);
        for (number, sentence) in card.says().iter().enumerate() {
            if sentence.when == When::Install {
                let base = self.pending.len() as u8;
                self.agenda.push(Frame::Triggers(base));
                self.note(Trigger {
                    class: Class::Install,
                    seat,
                    card,
                    sentence: number as u8,
                    at,
                    x: printed,
                    ..Trigger::default()
                });
            }
        }
    }

    /// A data marker on Logger for a program installed beside it.
    pub(super) fn log_program(&mut self, at: At, table: World<'_, '_>) {
        let slot = self.slot_mut(at);
        slot.data = slot.data.saturating_add(1);
        let (now, unit) = (slot.data, slot.face());
        table.tell(rule::S12_2, || Event::Put(Marker::Data, 1, unit, at, now));
    }
}
