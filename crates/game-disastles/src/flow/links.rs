//! Links: who uses which, in what order, and when a chain is full.

use super::Frame;
use crate::ask::Ask;
use crate::cards::{CardId, group};
use crate::event::Event;
use crate::rule;
use crate::state::{Castle, Disastles, World};
use alloc::vec::Vec;
use deckhand_kernel::{RuleId, Seat};

/// Links that one chain may hold [D5.22].
const CHAIN: u8 = 5;

impl Disastles {
    /// Owners of triggered links are asked in turn order [D5.20] [D3.3].
    pub(super) fn links_wait(&mut self, table: World<'_, '_>) {
        self.drop_late_links(table);
        if self.ready.is_empty() {
            return;
        }
        if self.chain >= CHAIN {
            let lost: Vec<CardId> = self.ready.into_iter().map(CardId).collect();
            self.ready = deckhand_parts::CardSet::NONE;
            table.tell(rule::D5_22, || Event::ChainFull);
            table.tell(rule::D5_22, || Event::LinksLost(lost));
            return;
        }
        for &castle in self.castles_from(self.first).iter() {
            if !(self.ready & self.castles[usize::from(castle)]).is_empty() {
                let seat = self.player_of(castle);
                let ready = self.ready & self.castles[usize::from(castle)];
                let duty = !(ready & group::DUTIES).is_empty();
                self.agenda.then([Frame::Ask(seat, Ask::Link(duty)), Frame::Links]);
                return;
            }
        }
    }

    /// Links that are no longer active when their owner gets to them are lost [D5.21].
    fn drop_late_links(&mut self, table: World<'_, '_>) {
        let late = self.ready - self.active;
        if !late.is_empty() {
            self.ready = self.ready - late;
            table.tell(rule::D5_21, || Event::LinksLost(late.into_iter().map(CardId).collect()));
        }
    }

    /// The owner leaves the links of a castle unused.
    pub(crate) fn drop_links(&mut self, castle: Castle, by: RuleId, table: World<'_, '_>) {
        let dropped = self.ready & self.castles[usize::from(castle)];
        self.ready = self.ready - dropped;
        table.tell(by, || Event::LinksLost(dropped.into_iter().map(CardId).collect()));
    }

    /// A link is used; it counts for the chain [D5.22].
    pub(crate) fn use_link(&mut self, seat: Seat, card: CardId, table: World<'_, '_>) {
        self.ready.remove(card.0);
        self.chain += 1;
        table.tell(rule::D5_20, || Event::Used(seat, card));
        if self.has_echo(card) {
            self.agenda.push(Frame::Echo(seat, card));
        }
        self.run_link(seat, card);
    }

    /// Carries out the text of a link.
    pub(crate) fn run_link(&mut self, seat: Seat, card: CardId) {
        if let Some(op) = card.card().text.iter().find_map(|text| text.op()) {
            self.agenda.push(Frame::Run(seat, card, op));
        }
    }

    /// Whether an active Echo Chamber is connected to this link [D10.17].
    fn has_echo(&self, card: CardId) -> bool {
        let Some(castle) = self.castle_with(card) else { return false };
        if !self.has_active(castle, group::ECHOES) {
            return false;
        }
        let plan = self.plan(castle);
        plan.place_of(card).is_some_and(|place| {
            !(plan.cards_connected(place) & self.active & group::ECHOES).is_empty()
        })
    }

    /// A second use is offered if the chain has room for it [D10.17].
    pub(super) fn echo(&mut self, seat: Seat, card: CardId) {
        if self.chain < CHAIN {
            self.agenda.push(Frame::Ask(seat, Ask::Echo(card)));
        }
    }
}
