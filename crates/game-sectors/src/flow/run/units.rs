//! Steps that pick units in slots: which ones can be picked, and what happens to the one that is.

use super::{ANY, BOTS, OTHERS, OWN_BOTS, Picks};
use crate::ask::Ask;
use crate::at::At;
use crate::cards::NONE;
use crate::event::Event;
use crate::flow::Frame;
use crate::item::Effect;
use crate::rule;
use crate::state::{Sectors, World};
use crate::text::{Op, Place, Put, Sel, Side, Test, own};

/// Units that the pair of the FRZ ability can take.
const PAIR: Sel = Sel { side: Side::Enemy, place: Place::ThatColour, tests: &[Test::Thawed] };
/// Units from which CTRL markers can be transferred.
const MARKED: Sel = own(&[Test::Marked]);
/// Units that can receive transferred CTRL markers.
const RECEIVERS: Sel = own(&[Test::OtherThanIt]);

impl Sectors {
    /// Asks for a unit, where there is a choice [S17.29].
    pub(super) fn choose_unit(
        &mut self,
        effect: &Effect,
        sel: &Sel,
        put: Put,
        table: World<'_, '_>,
    ) {
        let picks = Picks::of(At::all().filter(|&at| self.matches(sel, effect, at)));
        let secret = sel.tests.contains(&Test::CostAtMostTwo);
        if secret && self.own_units(effect.seat).any(|at| self.slot(at).is_bot()) {
            // Whether one of the BOTs fits only their player knows: the question is put in any case [S17.22].
            self.ask_target(effect, 1);
            return;
        }
        match picks {
            Picks::None => self.nothing(table),
            Picks::One(only) => self.do_one(only, put, table),
            Picks::Many if effect.left == Effect::FRESH => self.ask_target(effect, 1),
            Picks::Many => self.ask_target(effect, effect.left),
        }
    }

    /// Does something to a unit, and counts.
    pub(crate) fn do_one(&mut self, at: At, put: Put, table: World<'_, '_>) {
        if let Some(effect) = self.effect() {
            effect.it = at;
            effect.chosen |= 1 << at.0;
            if effect.left != Effect::FRESH {
                effect.left -= 1;
            }
        }
        let single = self.effects.last().is_some_and(|effect| effect.left == Effect::FRESH);
        self.put(at, put, rule::S13_1, table);
        if single {
            self.next_op();
        }
    }

    /// Whether the pair of the FRZ ability can take this unit [S15.2].
    pub(crate) fn pairs(&self, effect: &Effect, at: At) -> bool {
        self.matches(&PAIR, effect, at) && i16::from(self.ctrl(at)) <= i16::from(effect.x) + 2
    }

    /// Units of the host in the sector of a virus.
    pub(crate) fn host_units(&self, effect: &Effect) -> impl Iterator<Item = At> + '_ {
        let at = effect.at;
        At::in_sector(at.seat(), at.sector()).filter(|&at| self.slot(at).unit != NONE)
    }

    /// Slots that may be picked for the current step.
    pub(crate) fn targets(&self) -> impl Iterator<Item = At> + '_ {
        let effect = self.effects.last().copied().unwrap_or_default();
        let op = self.op();
        At::all().filter(move |&at| match op {
            Some(Op::One(sel, _) | Op::Spread(_, sel, _)) => self.matches(&sel, &effect, at),
            Some(Op::Different(_, sel, _)) => {
                self.matches(&sel, &effect, at) && effect.chosen >> at.0 & 1 == 0
            }
            Some(Op::PayUnit) => self.matches(&OTHERS, &effect, at),
            Some(Op::UnloadAny | Op::Activate) => self.matches(&ANY, &effect, at),
            Some(Op::MoveBots) => self.matches(&OWN_BOTS, &effect, at),
            Some(Op::HireBots) => self.matches(&BOTS, &effect, at),
            Some(Op::Transfer) if effect.x == 0 => self.matches(&MARKED, &effect, at),
            Some(Op::Transfer) => self.matches(&RECEIVERS, &effect, at),
            Some(Op::HostDisrupts) => self.host_units(&effect).any(|there| there == at),
            Some(Op::FreezePair) => self.pairs(&effect, at),
            _ => false,
        })
    }

    /// Whether the current step may be declined, or has nothing to be picked.
    pub(crate) fn may_decline(&self) -> bool {
        let effect = self.effects.last().copied().unwrap_or_default();
        match self.op() {
            Some(Op::PayUnit | Op::PayMemory | Op::PayData(_)) => true,
            Some(Op::HireBots) => effect.left == Effect::FRESH,
            Some(Op::PayTrash(count)) => effect.left == count,
            Some(Op::UnloadAny) => effect.left == Effect::FRESH,
            Some(Op::Transfer) => effect.x == 0,
            Some(Op::One(sel, _)) if sel.tests.contains(&Test::CostAtMostTwo) => {
                self.targets().next().is_none()
            }
            _ => false,
        }
    }

    /// A unit was picked.
    pub(crate) fn pick_target(&mut self, at: At, table: World<'_, '_>) {
        match self.op() {
            Some(Op::One(_, put) | Op::Spread(_, _, put) | Op::Different(_, _, put)) => {
                self.do_one(at, put, table);
            }
            Some(Op::PayUnit) => {
                if let Some(effect) = self.effect() {
                    effect.it = at;
                }
                self.next_op();
                self.delete(at, true, rule::S13_2, table);
            }
            Some(Op::UnloadAny) => {
                if let Some(effect) = self.effect() {
                    effect.left -= 1;
                }
                self.put(at, Put::Ctrl(1), rule::S17_25, table);
            }
            Some(Op::Activate) => {
                self.put(at, Put::Ctrl(1), rule::S14_8, table);
                self.next_op();
            }
            Some(Op::MoveBots) => {
                if let Some(effect) = self.effect() {
                    effect.it = at;
                    effect.x = 1;
                }
            }
            Some(Op::HireBots) => self.hire(at, table),
            Some(Op::Transfer) => {
                if let Some(effect) = self.effect() {
                    if effect.x == 0 {
                        effect.it = at;
                        effect.x = 1;
                    } else {
                        effect.chosen = u32::from(at.0);
                        effect.x = 2;
                    }
                }
            }
            Some(Op::HostDisrupts) => {
                self.put(at, Put::Disrupt(1), rule::S17_12, table);
                self.next_op();
            }
            Some(Op::FreezePair) => {
                self.put(at, Put::Freeze, rule::S15_2, table);
                self.next_op();
            }
            _ => {}
        }
    }

    /// The yield of the sector of the card, without a HACK [S14.8] [S17.28].
    pub(super) fn activate(&mut self, effect: &Effect, table: World<'_, '_>) {
        let sector = effect.at.sector();
        let (seat, colour) = (effect.seat, Self::sector(sector));
        table.tell(rule::S14_8, || Event::Activated(seat, colour));
        match sector {
            0 => {
                let picks = Picks::of(self.units());
                match picks {
                    Picks::None => self.next_op(),
                    Picks::One(only) => self.pick_target(only, table),
                    Picks::Many => self.ask_target(effect, 1),
                }
            }
            1 => {
                self.gain(seat, 1, rule::S14_8, table);
                self.next_op();
            }
            _ => {
                self.draw_by_effect(1, rule::S14_8, table);
                self.next_op();
            }
        }
    }

    pub(super) fn transfer(&mut self, effect: &Effect) {
        let seat = effect.seat;
        match effect.x {
            0 => {
                let marked = At::all().any(|at| self.matches(&MARKED, effect, at));
                if marked && self.own_units(seat).count() > 1 {
                    self.ask_target(effect, 1);
                } else {
                    self.next_op();
                }
            }
            1 => self.ask_target(effect, 1),
            _ => {
                let most = self.slot(effect.it).ctrl.min(2);
                self.agenda.push(Frame::Ask(seat, Ask::Number(effect.card, most)));
            }
        }
    }

    /// So many CTRL markers are transferred; nobody receives them [S14.11].
    pub(crate) fn transfer_now(&mut self, count: u8, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        let (from, to) = (effect.it, At(effect.chosen as u8));
        let (giver, unit) = (self.slot(from).face(), self.slot(to).face());
        self.slot_mut(from).ctrl -= count.min(self.slot(from).ctrl);
        let slot = self.slot_mut(to);
        slot.ctrl = slot.ctrl.saturating_add(count);
        table.tell(rule::S14_11, || Event::Transferred(count, (giver, from), (unit, to)));
        self.next_op();
    }
}
