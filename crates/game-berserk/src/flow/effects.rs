//! What steps do to cards where they lie: wounds, heals, dice, things laid on, the pending attack.

use super::Frame;
use crate::ask::Ask;
use crate::cards::Keyword;
use crate::event::Event;
use crate::figures::Ctx;
use crate::item::{Item, Laid, Zone};
use crate::rule;
use crate::state::{Berserk, Cause, NONE, UnitId, World};
use crate::text::{Alter, Amount, Mod, Nature, Sel, Until, Value, When};
use alloc::vec::Vec;

impl Berserk {
    /// Whether a card is protected from an ability: from spells, and from poison markers by others [B11.8] [B11.9].
    pub(crate) fn guarded(&self, item: &Item, unit: UnitId) -> bool {
        Self::nature(item) == Nature::Spell
            && unit != item.source
            && (self.has(unit, Keyword::MagicProtection)
                || self.has(unit, Keyword::SpellProtection))
    }

    /// Wounds without an attack [B10.15].
    pub(super) fn wound_by(
        &mut self,
        item: &Item,
        unit: UnitId,
        value: Value,
        die: Option<i8>,
        table: World<'_, '_>,
    ) -> u8 {
        if self.guarded(item, unit) || self.unit(unit).print().life.is_none() {
            return 0;
        }
        let ctx = Ctx { it: unit, ..self.ctx_of_item(item) };
        let amount = |game: &Self, amount: Amount| match amount {
            // What an amount is about is the card wounded, unless it speaks of the one before.
            Amount::WeakBehind
            | Amount::If(..)
            | Amount::PerMark(..)
            | Amount::FreeCellsNearIt(_) => game.amount(amount, ctx),
            amount => game.amount(amount, game.ctx_of_item(item)),
        };
        let count = match value {
            Value::One(number) => amount(self, number),
            Value::Three(weak, medium, strong) => {
                [weak, medium, strong][crate::fight::index(crate::fight::reading(die.unwrap_or(1)))]
            }
            Value::ThreePlusX(weak, medium, strong) => {
                [weak, medium, strong][crate::fight::index(crate::fight::reading(die.unwrap_or(1)))]
                    + item.x
            }
            Value::OwnStrike(more) => more,
        };
        if count <= 0 {
            return 0;
        }
        self.wound(unit, count, Cause::effect(item.source), rule::B10_15, table)
    }

    /// A die [B2.34] of an ability, held between 1 and 6 [B10.4] [B6.12].
    pub(crate) fn plain_die(&mut self, unit: UnitId, table: World<'_, '_>) -> i8 {
        let die = table.roll(6);
        table.tell(rule::B10_3, || Event::RolledFor(self.who(unit), die));
        let fixed = self.take_fixed_die(unit);
        fixed.unwrap_or(die as i8).clamp(1, 6)
    }

    /// A die that counts as a number, used up by this [B11.33].
    pub(crate) fn take_fixed_die(&mut self, unit: UnitId) -> Option<i8> {
        let at = self
            .laid
            .iter()
            .position(|laid| laid.on == unit && matches!(laid.change(), Some(Mod::DieIs(_))))?;
        let laid = self.laid.remove(at);
        match laid.change() {
            Some(Mod::DieIs(number)) => Some(number),
            _ => None,
        }
    }

    /// Moves wounds from one card to others [B10.19].
    pub(super) fn transfer(&mut self, item: &Item, picked: &[u8], table: World<'_, '_>) -> bool {
        let [from, count, to @ ..] = picked else { return false };
        let (from, count) = (*from, *count);
        if !self.in_play(from) || count == NONE || self.guarded(item, from) {
            return false;
        }
        self.reveal(from, table);
        let mut receivers: Vec<UnitId> =
            if to.is_empty() { [item.source].into() } else { to.to_vec() };
        receivers.retain(|&unit| self.in_play(unit));
        for &unit in &receivers {
            self.reveal(unit, table);
        }
        // A hidden card may turn out to be no creature [B3.24].
        receivers.retain(|&unit| {
            self.in_play(unit) && self.unit(unit).print().is_creature() && !self.guarded(item, unit)
        });
        let count = count.min(self.unit(from).wounds);
        if receivers.is_empty() || count == 0 {
            return false;
        }
        self.unit_mut(from).wounds -= count;
        table.tell(rule::B10_19, || Event::Relieved(self.who(from), count));
        let share = count / receivers.len() as u8;
        let over = usize::from(count) % receivers.len();
        for (at, &unit) in receivers.iter().enumerate() {
            let part = share + u8::from(at < over);
            if part > 0 {
                self.wound(unit, part as i8, Cause::effect(item.source), rule::B10_19, table);
            }
        }
        true
    }

    /// Cards on which something is laid; mates of a dead card are those it had.
    pub(super) fn lay_receivers(
        &mut self,
        sel: &Sel,
        picked: &[u8],
        ctx: Ctx,
        table: World<'_, '_>,
    ) -> Vec<UnitId> {
        if let Sel::All(filter) = sel
            && filter.tests.contains(&crate::text::Test::MateOfIt)
        {
            return self.kin.into_iter().filter(|&unit| self.in_play(unit)).collect();
        }
        self.selected(sel, picked, ctx, table)
    }

    pub(super) fn lay_on(
        &mut self,
        item: &Item,
        units: &[UnitId],
        change: Mod,
        until: Until,
        table: World<'_, '_>,
    ) -> bool {
        let mut any = false;
        let now = self.running.last().copied().unwrap_or(*item);
        for &unit in units {
            if self.guarded(item, unit) {
                continue;
            }
            // Without a term a second use adds nothing, unless there is a number in it [B4.13].
            let again = until == Until::Battle
                && matches!(change, Mod::Gain(word) if crate::face::value_of(word).is_none());
            if again
                && self.laid.iter().any(|laid| {
                    laid.on == unit
                        && laid.card == item.card
                        && laid.sentence == item.sentence
                        && laid.step == item.at
                })
            {
                continue;
            }
            let fixed = match change {
                Mod::Plus(_, amount) | Mod::PlusAtMost(_, amount, _) => {
                    let ctx = Ctx { it: now.it, ..self.ctx_of_item(&now) };
                    self.amount(amount, self.exiled(item, amount, ctx))
                }
                _ => item.x,
            };
            let left = self.term(until, item.seat, item.x);
            self.lay(
                Laid {
                    on: unit,
                    source: item.source,
                    seat: item.seat,
                    card: item.card,
                    sentence: item.sentence,
                    step: item.at,
                    x: fixed,
                    it: now.it,
                    until,
                    left,
                },
                table,
            );
            any = true;
        }
        any
    }

    /// Lays the running step on cells.
    pub(super) fn lay_cells(&mut self, item: &Item, cells: u32, until: Until, left: u8) {
        self.lay_zone(Zone { cells, until, left, ..Zone::of(item) });
    }

    /// Lays something on cells or on a side.
    pub(super) fn lay_zone(&mut self, zone: Zone) {
        if self.zones.room() > 0 {
            self.zones.push(zone);
        }
    }

    /// Changes the pending attack [B12.6] [B12.7] [B12.8] [B12.9].
    pub(super) fn alter(&mut self, alter: Alter, picked: &[u8], table: World<'_, '_>) -> bool {
        let Some(&way) = picked.first().filter(|&&way| way != NONE) else { return false };
        let Some(fight) = self.fights.last().copied() else { return false };
        let units = [fight.attacker, fight.target];
        match alter {
            Alter::DieOrReroll | Alter::DieOfHost => {
                let side = usize::from(way / 3);
                let unit = units[side];
                if way % 3 == 2 {
                    let die = table.roll(6);
                    if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                        fight.dice[side] = die;
                    }
                    table.tell(rule::B12_6, || Event::Die(self.who(unit), die));
                } else {
                    let change = if way % 3 == 0 { 1 } else { -1 };
                    if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                        fight.shift[side] += change;
                    }
                    let now =
                        self.fights.last().and_then(|fight| self.die_of(fight, unit)).unwrap_or(0);
                    table.tell(rule::B12_6, || Event::DieChanged(self.who(unit), now));
                }
            }
            Alter::OwnStrong => {
                let side = usize::from(way);
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.strength[side] = crate::text::STRONG;
                }
                table.tell(rule::B12_7, || {
                    Event::Strikes(self.who(units[side]), crate::text::STRONG)
                });
            }
            Alter::SetMeleeAtOwn(value) => {
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.fixed[usize::from(way)] = value;
                }
                if let Some(item) = self.current() {
                    item.it = units[1 - usize::from(way)];
                }
            }
            Alter::StrikeMinus(less) => {
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.change[usize::from(way)] -= less;
                }
            }
        }
        true
    }

    /// Begins a heal: whoever may replace it is asked first.
    pub(crate) fn begin_heal(&mut self, unit: UnitId, count: u8) {
        self.agenda.push(Frame::Heal(unit, count, 0));
    }

    /// A card would be healed: abilities that replace or change it, then the heal itself [B10.18] [B12.11].
    pub(super) fn heal_step(&mut self, unit: UnitId, count: u8, asked: u8, table: World<'_, '_>) {
        if !self.in_play(unit) {
            return;
        }
        let mut found = 0;
        for by in self.play {
            if self.traits(by) & crate::figures::trait_of::TRIGGERS == 0 || !self.speaks(by) {
                continue;
            }
            let card = self.unit(by).card;
            for (at, sentence) in card.says().iter().enumerate() {
                let When::OnHealOf(filter) = &sentence.when else { continue };
                let ctx = Ctx { it: unit, x: count as i8, ..self.ctx(by) };
                if !self.matches(filter, unit, ctx) || !self.holds_all(sentence.conds, ctx) {
                    continue;
                }
                let item = Item {
                    seat: ctx.seat,
                    source: by,
                    card,
                    sentence: at as u8,
                    it: unit,
                    x: count as i8,
                    cell: ctx.cell,
                    ..Item::default()
                };
                if !self.within_limit(&item, sentence) {
                    continue;
                }
                if found == asked {
                    self.agenda.push(Frame::Heal(unit, count, asked + 1));
                    self.forming.push(item);
                    self.agenda.push(Frame::Ask(item.seat, Ask::Replace(card, at as u8)));
                    return;
                }
                found += 1;
            }
        }
        self.heal(unit, count, rule::B10_18, table);
        self.settle(table);
    }

    /// The heal that is waiting does not happen.
    pub(super) fn heal_replaced(&mut self) {
        self.heal_changed(0);
    }

    /// The heal that is waiting is of so many times as much.
    pub(super) fn heal_changed(&mut self, times: u8) {
        for frame in self.agenda.as_mut_slice().iter_mut().rev() {
            if let Frame::Heal(_, count, asked) = frame {
                *count *= times;
                if times == 0 {
                    *asked = u8::MAX;
                }
                return;
            }
        }
    }

    /// A card other than the one that heals is asked whether it replaces the heal; the answer was yes.
    pub(crate) fn replace_heal(&mut self, item: Item, table: World<'_, '_>) {
        table.tell(rule::B12_11, || {
            Event::Triggers(self.who(item.source), item.card, item.sentence + 1)
        });
        let sentence = Self::sentence(item.card, item.sentence);
        self.count_use(&item, sentence);
        self.running.push(item);
        self.agenda.push(Frame::Run);
    }

    /// Makes creatures strike by an effect [B9.33]: all those picked at the first card, or the first one at the second.
    pub(super) fn strike_by(
        &mut self,
        item: &Item,
        sel: &Sel,
        at_one: bool,
        picked: &[u8],
        table: World<'_, '_>,
    ) {
        if at_one {
            let Some((&target, strikers)) = picked.split_first() else { return };
            if let Some(item) = self.current() {
                item.it = target;
            }
            for &striker in strikers.iter().rev() {
                if self.in_play(striker) && self.in_play(target) {
                    self.grant_strike(self.side(striker), striker, target);
                }
            }
            return;
        }
        let _ = sel;
        let striker = picked.first().copied().unwrap_or(NONE);
        let target = picked.get(1).copied().unwrap_or(NONE);
        if !self.in_play(striker) || !self.in_play(target) || self.guarded(item, striker) {
            if let Some(item) = self.current() {
                item.done = false;
            }
            return;
        }
        self.reveal(striker, table);
        if let Some(item) = self.current() {
            item.it = striker;
        }
        self.grant_strike(self.side(striker), striker, target);
    }

    /// The context of a number that may speak of the card that the sentence has exiled.
    pub(super) fn exiled(&self, item: &Item, amount: Amount, ctx: Ctx) -> Ctx {
        match amount {
            Amount::ExiledWeak | Amount::ExiledLives => {
                let now = self.running.last().copied().unwrap_or(*item);
                Ctx { it: now.origin, ..ctx }
            }
            _ => ctx,
        }
    }
}
