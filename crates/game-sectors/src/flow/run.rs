//! The steps of effects, one after the other. A step that needs a choice asks and goes on when it is answered.

mod bots;
mod cards;
mod units;

use super::Frame;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::CardId;
use crate::event::{Event, Face, Marker};
use crate::item::Effect;
use crate::rule;
use crate::state::{Sectors, World, other};
use crate::text::{Op, Put, Sel, Test, any, enemy, own};
use deckhand_parts::CardSet;

/// Own units but the card of the sentence.
const OTHERS: Sel = own(&[Test::Other]);
/// BOTs to be destroyed.
const BOTS: Sel = enemy(&[Test::Bot, Test::Fresh]);
/// Own BOTs that have not been moved.
const OWN_BOTS: Sel = own(&[Test::Bot, Test::Fresh]);
/// All units.
const ANY: Sel = any(&[]);

/// What there is to pick from. A question is put only where there are several.
pub(super) enum Picks<T> {
    None,
    One(T),
    Many,
}

impl<T> Picks<T> {
    pub(super) fn of(found: impl IntoIterator<Item = T>) -> Self {
        let mut found = found.into_iter();
        match (found.next(), found.next()) {
            (None, _) => Self::None,
            (Some(only), None) => Self::One(only),
            _ => Self::Many,
        }
    }
}

impl Sectors {
    pub(crate) fn op(&self) -> Option<Op> {
        let effect = self.effects.last()?;
        let sentence = effect.card.says().get(usize::from(effect.sentence))?;
        sentence.ops.get(usize::from(effect.op)).copied()
    }

    fn effect(&mut self) -> Option<&mut Effect> {
        self.effects.as_mut_slice().last_mut()
    }

    /// The step is done.
    pub(crate) fn next_op(&mut self) {
        if let Some(effect) = self.effect() {
            effect.op += 1;
            effect.left = Effect::FRESH;
            effect.chosen = 0;
        }
    }

    /// The cost was not paid: the rest is left out [S13.2].
    pub(crate) fn give_up(&mut self, table: World<'_, '_>) {
        if let Some(effect) = self.effect() {
            let (seat, card) = (effect.seat, effect.card);
            effect.op = u8::MAX;
            table.tell(rule::S13_2, || Event::Unpaid(seat, card));
        }
    }

    fn nothing(&mut self, table: World<'_, '_>) {
        if let Some(effect) = self.effects.last() {
            let (seat, card) = (effect.seat, effect.card);
            table.tell(rule::S13_1, || Event::Nothing(seat, card));
        }
        self.next_op();
    }

    /// Carries on with the innermost effect.
    pub(super) fn run(&mut self, table: World<'_, '_>) {
        let Some(op) = self.op() else {
            let Some(effect) = self.effects.pop() else { return };
            self.trigger_effect(&effect);
            self.agenda.push(Frame::Triggers(effect.base));
            return;
        };
        self.agenda.push(Frame::Run);
        let Some(effect) = self.effects.last().copied() else { return };
        let Effect { seat, card, at, it, x, .. } = effect;
        match op {
            Op::One(sel, put) => self.choose_unit(&effect, &sel, put, table),
            Op::Each(sel, put) => {
                let found: CardSet = At::all()
                    .filter(|&at| self.matches(&sel, &effect, at))
                    .map(|at| at.0)
                    .collect();
                for at in found {
                    self.put(At(at), put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::Spread(count, sel, put) => {
                if effect.left == Effect::FRESH {
                    self.set_left(self.count(count, seat));
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    self.choose_unit(&effect, &sel, put, table);
                }
            }
            Op::Different(count, sel, put) => {
                if effect.left == Effect::FRESH {
                    self.set_left(self.count(count, seat));
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    let fresh = |at: &At| {
                        self.matches(&sel, &effect, *at) && effect.chosen >> at.0 & 1 == 0
                    };
                    match At::all().find(fresh) {
                        None => self.next_op(),
                        Some(first) if At::all().filter(fresh).count() <= effect.left.into() => {
                            self.do_one(first, put, table);
                        }
                        Some(_) => self.ask_target(&effect, effect.left),
                    }
                }
            }
            Op::Me(put) => {
                if self.slot(at).face_up() == Some(card) {
                    self.put(at, put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::MeX => {
                if self.slot(at).face_up() == Some(card) && x > 0 {
                    self.put(at, Put::Ctrl(x), rule::S17_17, table);
                }
                self.next_op();
            }
            Op::It(put) => {
                // It may have left meanwhile, and another unit may lie there.
                if it.is_slot() && self.slot(it).unit == x {
                    self.put(it, put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::Draw(count) => {
                self.draw_by_effect(count, rule::S13_1, table);
                self.next_op();
            }
            Op::Filter(count) => self.filter(&effect, count, table),
            Op::Load => {
                self.next_op();
                self.load_top(seat, table);
            }
            Op::Coin(count) => {
                self.gain(seat, count, rule::S13_1, table);
                self.next_op();
            }
            Op::Create(from, here) => self.create_one(&effect, from, here, table),
            Op::Activate => self.activate(&effect, table),
            Op::FoeDiscards => {
                let foe = other(seat);
                match Picks::of(self.hands[foe.index()]) {
                    Picks::None => self.nothing(table),
                    Picks::One(only) => {
                        self.next_op();
                        self.discard(foe, CardId(only), rule::S14_10, table);
                    }
                    Picks::Many => {
                        self.next_op();
                        self.agenda.push(Frame::Ask(foe, Ask::Hand(card)));
                    }
                }
            }
            Op::Recover { zrd } => match Picks::of(self.recoverable(seat, zrd)) {
                Picks::None => self.nothing(table),
                Picks::One(only) => self.recover(CardId(only), table),
                Picks::Many => self.agenda.push(Frame::Ask(seat, Ask::Trash(card, 0))),
            },
            Op::PayTrash(count) => {
                if effect.left == Effect::FRESH {
                    if self.trashes[seat.index()].len() < usize::from(count) {
                        self.give_up(table);
                        return;
                    }
                    self.set_left(count);
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Trash(card, effect.left)));
                }
            }
            Op::PayMemory => {
                if self.memories[seat.index()].is_empty() {
                    self.give_up(table);
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Memory(card)));
                }
            }
            Op::PayData(count) => {
                if self.slot(at).data < count {
                    self.give_up(table);
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::May(card)));
                }
            }
            Op::PayUnit => {
                if At::all().any(|at| self.matches(&OTHERS, &effect, at)) {
                    self.ask_target(&effect, 1);
                } else {
                    self.give_up(table);
                }
            }
            Op::InstallFree => {
                if self.hands[seat.index()].is_empty() {
                    self.nothing(table);
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Install(card)));
                }
            }
            Op::UnloadAny => self.unload_any(&effect, table),
            Op::MoveBots => self.move_bots(&effect, table),
            Op::HireBots => self.hire_bots(&effect, table),
            Op::ScrapModule => match Picks::of(self.cheap_modules()) {
                Picks::None => self.nothing(table),
                Picks::One(only) => self.scrap(CardId(only), table),
                Picks::Many => self.agenda.push(Frame::Ask(seat, Ask::Module(card))),
            },
            Op::Transfer => self.transfer(&effect),
            Op::LoadMe => {
                self.next_op();
                if self.remove_from_trash(seat, card) {
                    self.load(seat, card, true, rule::S17_27, table);
                    self.left_trash(seat, CardSet::one(card.0));
                }
            }
            Op::Look => {
                let mut seen = CardSet::NONE;
                for at in At::in_sector(other(seat), at.sector()) {
                    let slot = self.slot_mut(at);
                    if slot.is_bot() {
                        slot.seen = true;
                        seen.insert(slot.unit);
                    }
                }
                if !seen.is_empty() {
                    table.learn();
                }
                let sector = Self::sector(at.sector());
                table.tell(rule::S17_16, || Event::Looked(seat, sector, seen));
                self.next_op();
            }
            Op::RunDown => {
                let slot = self.slot_mut(at);
                slot.runs = slot.runs.saturating_sub(1);
                let left = slot.runs;
                let virus = Face::shown(card);
                table.tell(rule::S17_11, || Event::Off(Marker::Data, 1, virus, at, left));
                if left == 0 {
                    self.scrap_module(card, at, rule::S17_11, table);
                }
                self.next_op();
            }
            Op::HostDisrupts => {
                let host = other(seat);
                let picks = Picks::of(self.host_units(&effect));
                match picks {
                    Picks::None => self.next_op(),
                    Picks::One(only) => {
                        self.put(only, Put::Disrupt(1), rule::S17_12, table);
                        self.next_op();
                    }
                    Picks::Many => self.agenda.push(Frame::Ask(host, Ask::Target(card, 1))),
                }
            }
            Op::FreezePair => {
                let picks = Picks::of(At::all().filter(|&at| self.pairs(&effect, at)));
                match picks {
                    Picks::None => self.next_op(),
                    Picks::One(only) => {
                        self.put(only, Put::Freeze, rule::S15_2, table);
                        self.next_op();
                    }
                    Picks::Many => self.ask_target(&effect, 1),
                }
            }
        }
    }

    /// Asks the controller of the effect for a unit, the first of so many that are still to be chosen.
    pub(super) fn ask_target(&mut self, effect: &Effect, left: u8) {
        self.agenda.push(Frame::Ask(effect.seat, Ask::Target(effect.card, left)));
    }

    pub(super) fn set_left(&mut self, left: u8) {
        if let Some(effect) = self.effect() {
            effect.left = left;
        }
    }
}
