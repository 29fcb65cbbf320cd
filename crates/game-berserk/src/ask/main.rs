//! The free questions: what the active player does, and what either player answers.

use crate::action::Action;
use crate::ask::Ask;
use crate::board::{At, each};
use crate::cards::CardId;
use crate::figures::trait_of;
use crate::flow::{Frame, Slot};
use crate::item::{Item, What};
use crate::state::{Berserk, NONE, UnitId, World, flag, other, place};
use crate::text::{Mod, STRIKE, When, aspect, cannot};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// What decides where a creature can step.
struct Mobility {
    /// Full movement.
    speed: i8,
    /// Prohibitions as bits of [`cannot`].
    barred: u8,
    /// Permissions as bits by [`crate::text::Can`].
    cans: u16,
}

impl Berserk {
    /// Movement that is left [B8.2]; 0 where the creature cannot move.
    pub(crate) fn movement(&self, unit: UnitId) -> i8 {
        if !self.has_steps(unit) {
            return 0;
        }
        self.speed(unit) - self.unit(unit).spent as i8
    }

    /// Whether nothing holds a creature in place.
    pub(crate) fn is_mobile(&self, unit: UnitId) -> bool {
        self.barred(unit) & cannot::MOVE == 0 && !self.too_many_movers(unit)
    }

    /// Whether a card could step if it had movement left.
    fn has_steps(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        it.place < place::SKY
            && it.print().is_creature()
            && !it.is_carried()
            && it.is_open()
            && !it.is(flag::ACTED | flag::JUMPED)
    }

    /// What decides where a creature can step, in one look.
    fn mobility(&self, unit: UnitId) -> Mobility {
        let mut speed = self.unit(unit).print().movement.unwrap_or(0) as i8;
        let mut fixed = None;
        let mut barred = self.barred_by_marks(unit);
        let mut cans = 0;
        self.changes(unit, NONE, aspect::CAN | aspect::CANNOT | aspect::SPEED, &mut |change, _| {
            match change {
                Mod::Speed(more) => speed += more,
                Mod::SpeedIs(value) => fixed = Some(*value),
                Mod::Cannot(more) => barred |= more,
                Mod::Can(can) => cans |= 1 << *can as u16,
                _ => {}
            }
        });
        Mobility { speed: fixed.unwrap_or(speed), barred, cans }
    }

    /// Whether a creature has its full movement unspent [B8.7].
    pub(crate) fn is_fresh(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        it.is_open() && it.spent == 0 && !it.is(flag::ACTED | flag::JUMPED)
    }

    /// Everything the active player may do.
    pub(super) fn main_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.in_order(seat);
        let own = &*own;
        if self.must_strike(seat).is_none() {
            out.push(Action::End);
        }
        for &(from, unit) in own {
            if !self.has_steps(unit) {
                continue;
            }
            let Mobility { speed, barred, cans } = self.mobility(unit);
            if speed > self.unit(unit).spent as i8
                && barred & cannot::MOVE == 0
                && !self.too_many_movers(unit)
            {
                let cells = self.steps_from(unit, cans);
                out.extend(each(cells).map(|cell| Action::Step { from, to: At::cell(cell) }));
            }
        }
        for &(from, unit) in own {
            let cells = self.leaps_from(unit);
            out.extend(each(cells).map(|cell| Action::Jump { from, to: At::cell(cell) }));
        }
        for &(from, unit) in own {
            if self.may_strike(unit) {
                let reach = self.reach(unit, STRIKE, 0);
                let owes = self.owes_strike(unit);
                for target in self.play {
                    if self.reaches(&reach, target)
                        && self.strike_allowed(unit, target)
                        && (!owes || self.is_owed(unit, target))
                    {
                        out.push(Action::Strike { from, at: self.at(target) });
                    }
                }
            }
        }
        for &(card, unit) in own {
            self.ability_options(card, unit, false, out);
        }
        for &(at, unit) in own {
            if self.may_charge(unit) {
                out.push(Action::Charge(at));
            }
        }
        if self.choices.last_flyers && self.only_flyers(other(seat)) {
            for &(at, unit) in own {
                if self.may_get_ready(unit) {
                    out.push(Action::Ready(at));
                }
            }
        }
    }

    /// Cells to which a creature may jump instead of moving [B8.7].
    pub(crate) fn leaps_from(&self, unit: UnitId) -> u32 {
        let it = self.unit(unit);
        let Some(cell) = it.cell().filter(|_| !it.is_carried()) else { return 0 };
        if !self.is_fresh(unit) || !it.print().is_creature() {
            return 0;
        }
        let Some(far) = self.leap(unit) else { return 0 };
        if self.barred(unit) & (cannot::JUMP | cannot::MOVE) != 0 || self.too_many_movers(unit) {
            return 0;
        }
        let free = self.free_cells();
        if far == 0 { free } else { free & crate::board::within(cell, far) }
    }

    /// Whether a card may be closed for a counter [B11.29].
    pub(crate) fn may_charge(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        self.traits(unit) & trait_of::COUNTERS != 0
            && !self.silenced.has(unit)
            && it.is_open()
            && it.counters < self.most_counters(unit)
            && self.barred(unit) & cannot::ACT == 0
    }

    /// Whether a creature may get ready for a flyer [B7.15].
    pub(crate) fn may_get_ready(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        it.print().is_creature()
            && it.cell().is_some()
            && !it.is_carried()
            && it.is_open()
            && !it.is(flag::READY | flag::READY_LAST)
            && self.barred(unit) & cannot::ACT == 0
    }

    /// The card of this seat that has to strike before the turn can end, if there is one [B4.9].
    pub(crate) fn must_strike(&self, seat: Seat) -> Option<UnitId> {
        self.squad(seat).find(|&unit| self.owes_strike(unit))
    }

    /// Whether a card has to make a simple strike, and can. Until it has, that strike goes at nothing else [B4.9].
    pub(crate) fn owes_strike(&self, unit: UnitId) -> bool {
        self.traits(unit) & trait_of::MUST != 0 && self.speaks(unit) && self.may_strike(unit) && {
            let reach = self.reach(unit, STRIKE, 0);
            self.play.into_iter().any(|target| {
                self.is_owed(unit, target)
                    && self.reaches(&reach, target)
                    && self.strike_allowed(unit, target)
            })
        }
    }

    /// Whether a card is one that the duty of another to strike is about.
    fn is_owed(&self, unit: UnitId, target: UnitId) -> bool {
        let it = self.unit(target);
        let creature = it.is_hidden() || it.print().is_creature();
        it.side != self.unit(unit).side && creature && !it.is_open()
    }

    /// The abilities that a card may use, each with its first targets.
    pub(super) fn ability_options(&self, at: At, unit: UnitId, reply: bool, out: &mut Vec<Action>) {
        let lends = self.givers.into_iter().any(|other| self.traits(other) & trait_of::LENDS != 0)
            || !self.laid.is_empty();
        let wanted = if reply { trait_of::REPLIES } else { trait_of::ACTS | trait_of::REPLIES };
        if self.traits(unit) & wanted == 0 && !lends {
            return;
        }
        let mut number = 0;
        self.abilities(unit, |card, sentence| {
            number += 1;
            if self.usable_now(unit, card, sentence, reply) {
                self.use_options(at, unit, number, (card, sentence), out);
            }
        });
    }

    /// Whether an ability may be declared in a question of this kind.
    fn usable_now(&self, unit: UnitId, card: CardId, sentence: u8, reply: bool) -> bool {
        self.usable(unit, card, sentence, reply)
            && (!reply || matches!(Self::sentence(card, sentence).when, When::Reply))
    }

    /// The ways to begin an ability.
    fn use_options(
        &self,
        at: At,
        unit: UnitId,
        number: u8,
        (card, sentence): (CardId, u8),
        out: &mut Vec<Action>,
    ) {
        let item = self.use_item(unit, card, sentence);
        if !self.can_begin(&item) {
            return;
        }
        let declared = self.declaring_slot(&item);
        match declared {
            Some((0, slot @ (Slot::Card(..) | Slot::Target(..)), 0)) => {
                let start = out.len();
                self.choices(&item, 0, slot, 0, &mut |target| {
                    out.push(Action::Use { card: at, ability: number, at: self.at(target) });
                });
                out[start..].sort_unstable();
            }
            _ => out.push(Action::Use { card: at, ability: number, at: At::NOWHERE }),
        }
    }

    /// An ability about to be declared.
    pub(crate) fn use_item(&self, unit: UnitId, card: CardId, sentence: u8) -> Item {
        let mut item = Item {
            seat: self.side(unit),
            source: unit,
            card,
            sentence,
            cell: self.unit(unit).cell().unwrap_or(NONE),
            ..Item::default()
        };
        if matches!(Self::sentence(card, sentence).when, When::Reply)
            && let Some(fight) = self.fights.last()
        {
            item.it = fight.target;
            item.origin = fight.target;
        }
        item
    }

    /// The ability of this number on a card.
    pub(crate) fn ability(&self, unit: UnitId, number: u8) -> Option<(CardId, u8)> {
        let mut found = None;
        let mut at = 0;
        self.abilities(unit, |card, sentence| {
            at += 1;
            if at == number {
                found = Some((card, sentence));
            }
        });
        found
    }

    /// What a seat may answer besides passing.
    pub(super) fn reply_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.in_order(seat);
        for &(at, unit) in own.iter() {
            if self.traits(unit) & trait_of::REPLIES != 0 {
                self.ability_options(at, unit, true, out);
            }
        }
        if let Some(fight) = self.fights.last()
            && !self.stack.iter().any(|item| item.what == What::Defend)
        {
            for &(at, unit) in own.iter() {
                if self.may_defend(unit, fight) {
                    out.push(Action::Defend(at));
                }
            }
        }
    }

    /// Whether a seat has anything to answer.
    pub(crate) fn can_respond(&self, seat: Seat) -> bool {
        let mut out = Vec::new();
        let replies = self.squad(seat).any(|unit| self.traits(unit) & trait_of::REPLIES != 0);
        let struck = self.fights.last().is_some_and(|fight| {
            fight.seat != seat && fight.phase == crate::fight::Phase::Declared
        });
        if !replies && !struck {
            return false;
        }
        self.reply_options(seat, &mut out);
        !out.is_empty()
    }

    /// Something is declared, or nothing.
    pub(super) fn act(&mut self, seat: Seat, ask: Ask, action: Action, table: World<'_, '_>) {
        let main = ask == Ask::Main;
        match action {
            Action::Pass => return,
            Action::End => {
                self.end_turn(table);
                return;
            }
            _ => {}
        }
        if main {
            self.agenda.push(Frame::Main);
            self.agenda.push(Frame::Priority(0, 0, seat));
        } else {
            self.keep_priority(seat);
        }
        let item = match action {
            Action::Step { from, to } | Action::Jump { from, to } => {
                let Some(unit) = self.found(from) else { return };
                let jump = matches!(action, Action::Jump { .. });
                self.spend_movement(unit, jump);
                let mut item = Item {
                    what: if jump { What::Jump } else { What::Step },
                    seat,
                    source: unit,
                    ..Item::default()
                };
                item.targets[0] = to.0;
                if !self.choices.steps_use_stack && !jump {
                    self.agenda.pop();
                    self.agenda.push(Frame::Priority(0, 2, seat));
                }
                item
            }
            Action::Strike { from, at } => {
                let (Some(unit), Some(target)) = (self.found(from), self.found(at)) else { return };
                Self::strike_item(seat, unit, target)
            }
            Action::Use { card, ability, at } => {
                let Some(unit) = self.found(card) else { return };
                let Some((card, sentence)) = self.ability(unit, ability) else { return };
                let mut item = self.use_item(unit, card, sentence);
                if let Some(target) = self.found(at) {
                    item.targets[0] = target;
                    item.chosen = 1;
                    item.it = target;
                }
                item
            }
            Action::Charge(at) => {
                let Some(unit) = self.found(at) else { return };
                Item { what: What::Counter, seat, source: unit, ..Item::default() }
            }
            Action::Ready(at) => {
                let Some(unit) = self.found(at) else { return };
                Item { what: What::Ready, seat, source: unit, ..Item::default() }
            }
            Action::Defend(at) => {
                let Some(unit) = self.found(at) else { return };
                Item { what: What::Defend, seat, source: unit, ..Item::default() }
            }
            _ => return,
        };
        self.forming.push(item);
        self.agenda.push(Frame::Declare);
    }

    /// Movement is spent with the declaration [B8.3].
    fn spend_movement(&mut self, unit: UnitId, jump: bool) {
        self.movers.insert(unit);
        let it = self.unit_mut(unit);
        if jump {
            it.set(flag::JUMPED);
            it.spent = it.spent.saturating_add(1);
        } else {
            it.spent += 1;
        }
    }
}
