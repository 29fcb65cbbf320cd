//! The steps of a sentence, one after the other, with game-rule effects in between [B5.17].

use super::Frame;
use super::choices::{Slot, fill_item};
use crate::ask::Ask;
use crate::board::{self, At};
use crate::cards::{Keyword, Kind};
use crate::event::Event;
use crate::figures::Ctx;
use crate::item::{Item, Laid, Marker, Zone};
use crate::rule;
use crate::state::{Berserk, Cause, NONE, Tally, UnitId, World, flag, other, place};
use crate::text::{
    Aim, Alter, Amount, Cond, Filter, Mark, Mod, Nature, Op, Sel, Source, Spot, To, Until, Value,
    When,
};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// What came of a step.
pub(super) enum Done {
    /// It took effect.
    Yes,
    /// It did nothing.
    No,
    /// It goes on by itself; whether it took effect is noted later.
    Later,
}

impl From<bool> for Done {
    fn from(done: bool) -> Self {
        if done { Self::Yes } else { Self::No }
    }
}

impl Berserk {
    /// The item being carried out.
    pub(crate) fn current(&mut self) -> Option<&mut Item> {
        self.running.as_mut_slice().last_mut()
    }

    /// Carries out the next step of the item on top.
    pub(super) fn run(&mut self, table: World<'_, '_>) {
        let Some(item) = self.running.last().copied() else { return };
        let ops = item.ops();
        let at = usize::from(item.at);
        let Some(op) = ops.get(at) else {
            self.running.pop();
            if item.fights {
                self.fights.pop();
            }
            if self.shown.1 > 0 && ops.iter().any(|op| matches!(op, Op::Prophecy(_))) {
                self.put_shown_back(table);
            }
            return;
        };
        self.agenda.push(Frame::Run);
        let main = self.is_main(ops, at);
        if !main
            && !item.done
            && !matches!(op, Op::And | Op::Branch(_) | Op::EndBranches | Op::If(_))
        {
            self.go_to(at + 1);
            return;
        }
        // What is to be picked is picked before the step is made.
        let slots = self.slots(&item, op);
        let have = usize::from(item.chosen - item.next);
        if have < slots.len() && usize::from(item.chosen) < crate::item::TARGETS {
            let Some(slot) = slots.get(have) else { return };
            let done_already = have > 0
                && slot.is_optional()
                && item.targets[usize::from(item.chosen) - 1] == NONE;
            if done_already || !self.any_choice(&item, at, slot, item.next) {
                if let Some(item) = self.current() {
                    fill_item(item, NONE, slot);
                }
                return;
            }
            if let Some(choice) = self.forced(&item, at, slot, item.next) {
                if let Some(item) = self.current() {
                    fill_item(item, choice, slot);
                }
                return;
            }
            let seat = Self::picker(&item, slot);
            let seat = if self.foe_picks(&item) { other(seat) } else { seat };
            self.agenda.push(Frame::Ask(seat, Ask::Target(item.card, item.sentence)));
            return;
        }
        let first = usize::from(item.next);
        let picked: Vec<u8> =
            item.targets[first..(first + slots.len()).min(crate::item::TARGETS)].to_vec();
        if let Some(item) = self.current() {
            item.at += 1;
            item.next = item.chosen.min(item.next + slots.len() as u8);
        }
        let done = self.make(&item, *op, &picked, table);
        if let Done::Later = done {
            return;
        }
        let fork = matches!(
            op,
            Op::And
                | Op::Branch(_)
                | Op::EndBranches
                | Op::If(_)
                | Op::Choose(_)
                | Op::FoePicks(_)
                | Op::Roll(_)
                | Op::May
                | Op::Instead
        );
        if main
            && !fork
            && let Some(item) = self.current()
        {
            item.done = matches!(done, Done::Yes);
        }
        self.settle(table);
    }

    /// Whether a step is one on which later ones depend: the first, or one after a fork.
    fn is_main(&self, ops: &[Op], at: usize) -> bool {
        at == 0
            || matches!(
                ops[at - 1],
                Op::And
                    | Op::Branch(_)
                    | Op::Choose(_)
                    | Op::FoePicks(_)
                    | Op::Roll(_)
                    | Op::Instead
            )
            || matches!(ops[at - 1], Op::If(_) | Op::May) && at == 1
    }

    /// Whether choices of the running branch are the opponent's [B5.14].
    fn foe_picks(&self, item: &Item) -> bool {
        item.branch != NONE
            && item.ops()[..usize::from(item.at)].iter().any(|op| matches!(op, Op::FoePicks(_)))
            && matches!(item.ops().get(usize::from(item.at)), Some(Op::Redirect(_)))
    }

    fn go_to(&mut self, at: usize) {
        if let Some(item) = self.current() {
            item.at = at as u8;
        }
    }

    /// Goes to the next fork: the end of a condition or of a branch.
    fn skip(&mut self, item: &Item, over_ifs: bool) {
        let ops = item.ops();
        let from = usize::from(item.at) + 1;
        let to = (from..ops.len())
            .find(|&at| match ops[at] {
                Op::Branch(_) | Op::EndBranches => true,
                Op::If(_) => !over_ifs,
                _ => false,
            })
            .unwrap_or(ops.len());
        self.go_to(to);
    }

    /// Makes one step.
    #[expect(clippy::too_many_lines, reason = "one arm for each step of the vocabulary")]
    fn make(&mut self, item: &Item, op: Op, picked: &[u8], table: World<'_, '_>) -> Done {
        let source = item.source;
        let ctx = self.ctx_run();
        match op {
            Op::And => {
                if let Some(item) = self.current() {
                    item.done = true;
                }
                Done::No
            }
            Op::If(cond) => {
                let holds = match cond {
                    Cond::NotDone => !item.done,
                    cond => item.done && self.holds(&cond, ctx),
                };
                if holds {
                    if let Some(item) = self.current() {
                        item.done = true;
                    }
                } else {
                    self.skip(item, false);
                }
                Done::No
            }
            Op::May => {
                self.agenda.push(Frame::Ask(item.seat, Ask::Also(item.card, item.sentence)));
                Done::Later
            }
            Op::Choose(count) | Op::FoePicks(count) => {
                let seat =
                    if matches!(op, Op::Choose(_)) { item.seat } else { self.picker_of(item) };
                let open: Vec<u8> =
                    (0..count).filter(|&branch| self.branch_open(item, branch)).collect();
                match open[..] {
                    [] => {
                        self.go_to(item.ops().len());
                        Done::No
                    }
                    [only] => {
                        self.take_branch(only);
                        Done::Later
                    }
                    _ => {
                        self.agenda
                            .push(Frame::Ask(seat, Ask::Branch(item.card, item.sentence, count)));
                        Done::Later
                    }
                }
            }
            Op::Roll(limits) => {
                let die = self.plain_die(source, table);
                let branch = limits.iter().position(|&limit| die <= limit as i8).unwrap_or(0);
                self.take_branch(branch as u8);
                Done::Later
            }
            Op::Branch(number) => {
                if number != item.branch {
                    self.skip(item, true);
                } else if let Some(item) = self.current() {
                    item.done = true;
                }
                Done::Later
            }
            Op::EndBranches => Done::Later,
            Op::Attack(kind, ..) => {
                self.begin_attack(item, kind, picked, table);
                Done::Later
            }
            Op::Wound(sel, value) => {
                let units = self.selected(&sel, picked, ctx, table);
                let die = match value {
                    Value::Three(..) | Value::ThreePlusX(..) => Some(self.plain_die(source, table)),
                    _ => None,
                };
                let mut any = false;
                for unit in units {
                    any |= self.wound_by(item, unit, value, die, table) > 0;
                }
                any.into()
            }
            Op::Transfer(most, _, _, _) => self.transfer(item, most, picked, table).into(),
            Op::Heal(sel, amount) => {
                let units = self.selected(&sel, picked, ctx, table);
                let any = !units.is_empty();
                for unit in units.into_iter().rev() {
                    let count = self.amount(amount, Ctx { it: unit, ..ctx }).max(0) as u8;
                    self.begin_heal(unit, count);
                }
                any.into()
            }
            Op::HealAll(sel) => {
                let units = self.selected(&sel, picked, ctx, table);
                for &unit in &units {
                    self.begin_heal(unit, self.unit(unit).wounds);
                }
                (!units.is_empty()).into()
            }
            Op::Poison(sel, amount) => {
                // The poison of what has died, whatever was picked since.
                let of = if amount == Amount::PoisonOfIt { item.origin } else { ctx.it };
                let value = self.amount(amount, Ctx { it: of, ..ctx }).max(0) as u8;
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    !game.guarded(item, unit) && game.poison(unit, value, table)
                })
            }
            Op::RaisePoison(sel, most) => {
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    let value = (game.unit(unit).poison + 1).min(most);
                    game.unit(unit).poison > 0
                        && !game.guarded(item, unit)
                        && game.poison(unit, value, table)
                })
            }
            Op::Cure(sel) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                game.cure(unit, rule::B11_13, table)
            }),
            Op::Counter(sel, amount) => {
                let count = self.amount(amount, ctx);
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    let before = game.unit(unit).counters;
                    let barred = unit != source
                        && count > 0
                        && game.barred(unit) & crate::text::cannot::COUNTERS != 0;
                    if !barred {
                        game.add_counters(unit, count, rule::B2_25, table);
                    }
                    game.unit(unit).counters != before
                })
            }
            Op::ClearCounters => {
                let had = self.unit(source).counters;
                if self.in_play(source) {
                    self.add_counters(source, -(had as i8), rule::B2_25, table);
                }
                Done::Yes
            }
            Op::Life(sel, amount) => {
                let count = self.amount(amount, ctx).max(0) as u8;
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    game.add_lives(unit, count, rule::B2_24, table);
                    count > 0
                })
            }
            Op::Close(sel) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                !game.guarded(item, unit) && game.close(unit, rule::B2_22, table)
            }),
            Op::Open(sel) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                game.open(unit, rule::B2_22, table)
            }),
            Op::Stun(sel) => {
                let units = if matches!(sel, Sel::It) {
                    // "It" may be several cards that were chosen before.
                    let chosen: Vec<UnitId> = item.targets[..usize::from(item.chosen)]
                        .iter()
                        .copied()
                        .filter(|&unit| self.in_play(unit))
                        .collect();
                    if chosen.len() > 1 { chosen } else { self.selected(&sel, picked, ctx, table) }
                } else {
                    self.selected(&sel, picked, ctx, table)
                };
                for &unit in &units {
                    self.unit_mut(unit).set(flag::STUNNED);
                    table.tell(rule::B11_26, || Event::Stunned(self.who(unit)));
                }
                (!units.is_empty()).into()
            }
            Op::Place(sel, to) => self.place(item, &sel, to, picked, table),
            Op::Land(to) => {
                let cell = match to {
                    To::LeftByIt => self.unit(self.item_it()).from,
                    _ => picked.first().copied().unwrap_or(NONE),
                };
                if self.in_play(source) && cell < place::SKY && self.is_free(cell) {
                    let ground = Laid {
                        on: source,
                        source,
                        seat: item.seat,
                        card: item.card,
                        sentence: item.sentence,
                        step: item.at,
                        until: Until::Battle,
                        left: 1,
                        ..Laid::default()
                    };
                    if self.laid.room() > 0 {
                        self.laid.push(ground);
                    }
                    self.land(source, cell, table);
                    Done::Yes
                } else {
                    Done::No
                }
            }
            Op::Lay(sel, change, until) => {
                let units = self.lay_receivers(&sel, picked, ctx, table);
                self.lay_on(item, &units, change, until, table).into()
            }
            Op::LayOnce(sel, change, until) => {
                let units: Vec<UnitId> = self.selected(&sel, picked, ctx, table);
                let fresh: Vec<UnitId> = units
                    .into_iter()
                    .filter(|&unit| {
                        !self.laid.iter().any(|laid| {
                            laid.on == unit
                                && laid.card == item.card
                                && laid.sentence == item.sentence
                                && laid.step == item.at
                        })
                    })
                    .collect();
                self.lay_on(item, &fresh, change, until, table).into()
            }
            Op::Have(_) | Op::Give(..) => Done::Yes,
            Op::Mark(sel, kind, until) => {
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    if game.guarded(item, unit) {
                        return false;
                    }
                    let left = game.term(until, item.seat, item.x);
                    game.mark(
                        Marker { kind, at: unit, source, seat: item.seat, until, left },
                        rule::B2_26,
                        table,
                    );
                    true
                })
            }
            Op::MarkCells(spot, kind, until) => {
                let cells: Vec<u8> = match spot {
                    Spot::CellOfIt => self.cell_of_it(item).into_iter().collect(),
                    _ => picked.iter().copied().filter(|&cell| cell != NONE).collect(),
                };
                let left = self.term(until, item.seat, item.x);
                for &cell in &cells {
                    self.mark(
                        Marker { kind, at: cell, source, seat: item.seat, until, left },
                        rule::B2_26,
                        table,
                    );
                }
                (!cells.is_empty()).into()
            }
            Op::Unmark(sel, kind) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                game.drop_markers(
                    |m| m.kind == kind && m.at == unit && !m.on_cell(),
                    rule::B2_26,
                    table,
                );
                true
            }),
            Op::UnmarkCells(kind) => {
                self.drop_markers(|m| m.kind == kind && m.source == source, rule::B2_26, table);
                Done::Yes
            }
            Op::Destroy(sel) => {
                let units: Vec<UnitId> = self.selected(&sel, picked, ctx, table);
                let mut dying = deckhand_parts::CardSet::NONE;
                for unit in units {
                    if unit == source || !self.guarded(item, unit) {
                        self.unit_mut(unit).by = source;
                        self.unit_mut(unit).set_tally(Tally::HOW, crate::state::how::EFFECT);
                        dying.insert(unit);
                    }
                }
                self.destroy_all(dying, rule::B10_16, table);
                (!dying.is_empty()).into()
            }
            Op::Finish(_) => {
                let unit = picked.first().copied().unwrap_or(NONE);
                let ok = self.in_play(unit) && self.can_finish(item, op, unit);
                if ok {
                    self.reveal(unit, table);
                    self.unit_mut(unit).by = source;
                    self.unit_mut(unit).set_tally(Tally::HOW, crate::state::how::EFFECT);
                    self.destroy_all(deckhand_parts::CardSet::one(unit), rule::B11_20, table);
                }
                ok.into()
            }
            Op::Exile(_, from, _) => self.exile(item, from, picked, table).into(),
            Op::Summon(_, _, _, closed) => {
                let (unit, cell) = (
                    picked.first().copied().unwrap_or(NONE),
                    picked.get(1).copied().unwrap_or(NONE),
                );
                self.summon_picked(item, unit, cell, closed, table)
            }
            Op::SummonShown => {
                let cell = picked.first().copied().unwrap_or(NONE);
                self.summon_picked(item, source, cell, true, table)
            }
            Op::Token(all) => {
                let units: Vec<UnitId> = if all {
                    self.units_in(item.seat, place::GRAVE)
                        .into_iter()
                        .filter(|&unit| {
                            crate::figures::incarnation(self.unit(unit).print().keywords).is_some()
                        })
                        .collect()
                } else {
                    picked.iter().copied().filter(|&unit| unit != NONE).collect()
                };
                for &unit in &units {
                    if self.unit(unit).place == place::GRAVE {
                        self.add_token(unit, rule::B11_21, table);
                    }
                }
                (!units.is_empty()).into()
            }
            Op::TokenOn(_) => {
                let unit = picked.first().copied().unwrap_or(NONE);
                let lies = unit != NONE && self.unit(unit).place == place::GRAVE;
                if lies {
                    self.add_token(unit, rule::B11_21, table);
                }
                lies.into()
            }
            Op::MoveTremor => {
                let cell = picked.first().copied().unwrap_or(NONE);
                self.move_tremor(source, cell, table).into()
            }
            Op::Prophecy(count) => {
                self.show_top(item.seat, count, table);
                (self.shown.1 > 0).into()
            }
            Op::Arrange(count) => {
                self.arrange(item.seat, count, picked, table);
                Done::Yes
            }
            Op::ArrangeShown => {
                self.arrange_shown(item.seat, picked, table);
                Done::Yes
            }
            Op::Redirect(_) => {
                let unit = picked.first().copied().unwrap_or(NONE);
                self.redirect(item, unit, table).into()
            }
            Op::Block => {
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.blocked = true;
                    let attacker = fight.attacker;
                    table.tell(rule::B12_10, || Event::Blocked(self.who(attacker)));
                    Done::Yes
                } else {
                    Done::No
                }
            }
            Op::Alter(alter) => self.alter(item, alter, picked, table).into(),
            Op::StrikeBy(sel, filter, at_one) => {
                self.strike_by(item, &sel, &filter, at_one, picked);
                Done::Later
            }
            Op::ShareWounds => {
                let moved = self.share_wounds(item, picked, table);
                moved.into()
            }
            Op::CurseRow => {
                let row = picked.first().copied().unwrap_or(NONE);
                if row == NONE {
                    return Done::No;
                }
                self.lay_zone(Zone::note(item, row, Until::Battle));
                let left = self.term(Until::FoeTurn, item.seat, 0);
                self.lay_cells(item, 0x1f << (row * 5), Until::FoeTurn, left);
                Done::Yes
            }
            Op::StormRow => {
                let row = picked.first().copied().unwrap_or(NONE);
                if row == NONE {
                    return Done::No;
                }
                self.lay_cells(item, 0x1f << (row * 5), Until::Battle, 1);
                self.go_to(item.ops().len());
                Done::Later
            }
            Op::HamperLine => {
                let cell = picked.first().copied().unwrap_or(NONE);
                if cell == NONE || ctx.cell == NONE {
                    return Done::No;
                }
                let mut cells = 1u32 << cell;
                let (dx, dy) = board::delta(ctx.cell, cell);
                let mut last = cell;
                for _ in 0..2 {
                    let next = board::cell_at(
                        board::column(last) as i8 + dx,
                        board::line(last) as i8 + dy,
                    );
                    let Some(next) = next else { break };
                    cells |= 1 << next;
                    last = next;
                }
                let left = self.term(Until::OwnNext, item.seat, 0);
                self.lay_cells(item, cells, Until::OwnNext, left);
                Done::Yes
            }
            Op::Instead => {
                self.heal_replaced();
                Done::Later
            }
            Op::HealTimes(times) => {
                self.heal_changed(times);
                Done::Yes
            }
            Op::Swap(_) => {
                let unit = picked.first().copied().unwrap_or(NONE);
                self.swap(source, unit, table).into()
            }
            Op::Detach(_) => {
                let unit = picked.first().copied().unwrap_or(NONE);
                if self.in_play(unit) && self.unit(unit).is_carried() {
                    self.unit_mut(unit).host = NONE;
                    self.unit_mut(unit).by = source;
                    Done::Yes
                } else {
                    Done::No
                }
            }
            Op::Hook(hook) => self.hook(item, hook, picked, table),
        }
    }

    /// The context of the item being carried out.
    pub(crate) fn ctx_run(&self) -> Ctx {
        let item = self.running.last().copied().unwrap_or_default();
        let mut ctx = self.ctx_of_item(&item);
        if let Some(fight) = self.fights.last() {
            if ctx.it == NONE {
                ctx.it = fight.target;
            }
            ctx.vs = NONE;
        }
        ctx
    }

    /// What the item being carried out is about.
    fn item_it(&self) -> UnitId {
        self.running.last().map_or(NONE, |item| item.it)
    }

    /// The cards of a selection, revealed as they are taken hold of [B3.23].
    pub(super) fn selected(
        &mut self,
        sel: &Sel,
        picked: &[u8],
        ctx: Ctx,
        table: World<'_, '_>,
    ) -> Vec<UnitId> {
        let units: Vec<UnitId> = match sel {
            Sel::Me => [ctx.me].into(),
            Sel::It => [ctx.it].into(),
            Sel::Host => {
                let host = if ctx.me == NONE { NONE } else { self.unit(ctx.me).host };
                [host].into()
            }
            Sel::All(filter) => {
                self.play.into_iter().filter(|&unit| self.matches(filter, unit, ctx)).collect()
            }
            Sel::One(filter)
            | Sel::FoeOne(filter)
            | Sel::UpTo(_, filter)
            | Sel::Exactly(_, filter)
            | Sel::ExactlyX(filter)
            | Sel::Many(_, filter) => {
                let mut units = Vec::new();
                for &unit in picked {
                    if !self.in_play(unit) {
                        continue;
                    }
                    self.reveal(unit, table);
                    // Judged again when it takes effect [B5.10]; what it is about must not change the view of it.
                    let judge = Ctx { it: self.before_choice(unit, ctx), ..ctx };
                    if self.matches(filter, unit, judge) {
                        units.push(unit);
                    }
                }
                units
            }
        };
        units.into_iter().filter(|&unit| self.in_play(unit)).collect()
    }

    /// What a sentence was about before this card was chosen.
    fn before_choice(&self, unit: UnitId, ctx: Ctx) -> UnitId {
        if ctx.it != unit {
            return ctx.it;
        }
        let item = self.running.last().copied().unwrap_or_default();
        let chosen = &item.targets[..usize::from(item.chosen)];
        let at = chosen.iter().position(|&other| other == unit).unwrap_or(0);
        let before = chosen[..at].iter().rev().copied().find(|&other| other != NONE);
        before.or_else(|| self.fights.last().map(|fight| fight.target)).unwrap_or(item.origin)
    }

    /// Does something to each card of a selection.
    fn each_of(
        &mut self,
        sel: &Sel,
        picked: &[u8],
        ctx: Ctx,
        table: World<'_, '_>,
        mut act: impl FnMut(&mut Self, UnitId, World<'_, '_>) -> bool,
    ) -> Done {
        let mut any = false;
        for unit in self.selected(sel, picked, ctx, table) {
            any |= act(self, unit, table);
        }
        any.into()
    }

    /// Whether a card is protected from an ability: from spells, and from poison markers by others [B11.8] [B11.9].
    pub(crate) fn guarded(&self, item: &Item, unit: UnitId) -> bool {
        Self::nature(item) == Nature::Spell
            && unit != item.source
            && (self.has(unit, Keyword::MagicProtection)
                || self.has(unit, Keyword::SpellProtection))
    }

    /// Wounds without an attack [B10.15].
    fn wound_by(
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

    /// A die of an ability, held between 1 and 6 [B10.4] [B6.12].
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
    fn transfer(&mut self, item: &Item, most: u8, picked: &[u8], table: World<'_, '_>) -> bool {
        let Some((&from, to)) = picked.split_first() else { return false };
        if !self.in_play(from) || self.guarded(item, from) {
            return false;
        }
        let to: Vec<UnitId> = if to.is_empty() {
            [item.source].into()
        } else {
            to.iter()
                .copied()
                .filter(|&unit| self.in_play(unit) && !self.guarded(item, unit))
                .collect()
        };
        if to.is_empty() || !to.iter().any(|&unit| self.in_play(unit)) {
            return false;
        }
        // Split as evenly as there are receivers; the first one gets what is over.
        let count = most.min(self.unit(from).wounds);
        if count == 0 {
            return false;
        }
        self.unit_mut(from).wounds -= count;
        table.tell(rule::B10_19, || Event::Healed(self.who(from), count));
        let share = count / to.len() as u8;
        let over = count % to.len() as u8;
        for (at, &unit) in to.iter().enumerate() {
            let part = share + if at == 0 { over } else { 0 };
            if part > 0 {
                self.wound(unit, part as i8, Cause::effect(item.source), rule::B10_19, table);
            }
        }
        true
    }

    /// Cards on which something is laid; mates of a dead card are those it had.
    fn lay_receivers(
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

    fn lay_on(
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
                    self.amount(amount, ctx)
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
    fn lay_cells(&mut self, item: &Item, cells: u32, until: Until, left: u8) {
        self.lay_zone(Zone { cells, until, left, ..Zone::of(item) });
    }

    /// Lays something on cells or on a side.
    pub(super) fn lay_zone(&mut self, zone: Zone) {
        if self.zones.room() > 0 {
            self.zones.push(zone);
        }
    }

    /// The cell of what the sentence is about, if it is on the battlefield.
    fn cell_of_it(&self, _item: &Item) -> Option<u8> {
        let it = self.item_it();
        if it == NONE {
            None
        } else {
            self.unit(it)
                .cell()
                .or_else(|| (!self.play.has(it)).then_some(self.unit(it).from))
                .filter(|&cell| cell < place::SKY)
        }
    }

    fn can_finish(&self, item: &Item, op: Op, unit: UnitId) -> bool {
        let Op::Finish(amount) = op else { return false };
        let ctx = Ctx { it: unit, ..self.ctx_of_item(item) };
        let most = self.amount(amount, ctx);
        self.left(unit) <= i16::from(most) && !self.flies(unit) && self.side(unit) != item.seat
    }

    /// Puts a card onto a cell [B8.8].
    fn place(
        &mut self,
        item: &Item,
        sel: &Sel,
        to: To,
        picked: &[u8],
        table: World<'_, '_>,
    ) -> Done {
        let ctx = self.ctx_run();
        if let To::Onto(_) = to {
            let host = picked.first().copied().unwrap_or(NONE);
            if !self.in_play(host) || !self.in_play(item.source) {
                return Done::No;
            }
            let cell = self.unit(host).place;
            let it = self.unit_mut(item.source);
            it.host = host;
            it.place = cell;
            table.tell(rule::B6_7, || Event::Attached(self.who(item.source), self.who(host)));
            return Done::Yes;
        }
        let unit = match sel {
            Sel::Me => item.source,
            Sel::It => ctx.it,
            _ => picked.first().copied().unwrap_or(NONE),
        };
        let cell = match to {
            To::Onward => {
                let step = match sel {
                    Sel::FoeOne(_) => self.step_of(item.source, unit),
                    _ => self.pushed_to(&Item { it: unit, ..*item }),
                };
                step.unwrap_or(NONE)
            }
            To::Vacated => {
                let from = self.unit(item.source).from;
                if from < place::SKY { from } else { NONE }
            }
            _ => picked.last().copied().unwrap_or(NONE),
        };
        let ok = self.in_play(unit)
            && cell < place::SKY
            && self.is_free(cell)
            && self.unit(unit).place < place::SKY
            && !self.unit(unit).is_carried()
            && !self.guarded(item, unit);
        if !ok {
            return Done::No;
        }
        self.reveal(unit, table);
        if self.unit(unit).place >= place::SKY {
            return Done::No;
        }
        if unit == item.source {
            self.unit_mut(unit).set(flag::JUMPED);
        } else {
            self.unit_mut(unit).unset(flag::JUMPED);
        }
        table.tell(rule::B8_8, || Event::Put(self.who(unit), At::cell(cell)));
        self.shift(unit, cell);
        self.moved(unit);
        Done::Yes
    }

    /// The cell one step from `unit` in the direction of the last step of `mover`.
    pub(crate) fn step_of(&self, mover: UnitId, unit: UnitId) -> Option<u8> {
        if unit == NONE || self.unit(unit).is_carried() {
            return None;
        }
        let it = self.unit(mover);
        let (from, at) = (it.from, it.cell()?);
        if from >= place::SKY {
            return None;
        }
        let (dx, dy) = board::delta(from, at);
        let cell = self.unit(unit).cell()?;
        board::cell_at(
            board::column(cell) as i8 + dx.signum(),
            board::line(cell) as i8 + dy.signum(),
        )
        .filter(|&to| self.is_free(to))
    }

    /// Two cards exchange their cells [B10.22].
    fn swap(&mut self, one: UnitId, other: UnitId, table: World<'_, '_>) -> bool {
        if !self.in_play(one) || !self.in_play(other) {
            return false;
        }
        self.reveal(other, table);
        let (Some(a), Some(b)) = (self.unit(one).cell(), self.unit(other).cell()) else {
            return false;
        };
        if self.unit(one).is_carried() || self.unit(other).is_carried() || one == other {
            return false;
        }
        table.tell(rule::B10_22, || Event::Put(self.who(one), At::cell(b)));
        table.tell(rule::B10_22, || Event::Put(self.who(other), At::cell(a)));
        self.shift(one, b);
        self.shift(other, a);
        // The first shift emptied the cell that the second one was put on; the first card stands where it was sent.
        self.set_cell(one, b);
        self.set_cell(other, a);
        self.moved(one);
        self.moved(other);
        true
    }

    /// Exiles cards of a graveyard or a deck [B10.20].
    fn exile(&mut self, item: &Item, from: Source, picked: &[u8], table: World<'_, '_>) -> bool {
        let mut any = false;
        for &unit in picked.iter().filter(|&&unit| unit != NONE) {
            let print = self.unit(unit).print();
            let weak = print.strike.map_or(0, |strike| strike[0]) as i8;
            if from == Source::Deck {
                self.draw_out(unit);
                table.learn();
            }
            self.unit_mut(unit).place = place::EXILE;
            self.unit_mut(unit).set_tally(Tally::TOKENS, 0);
            table.tell(rule::B10_20, || Event::Exiled(self.who(unit)));
            if let Some(item) = self.current() {
                item.x = weak;
                item.branch = NONE;
                item.cell = unit;
            }
            any = true;
        }
        if from == Source::Deck {
            table.learn();
            self.shuffle(item.seat, table);
            return true;
        }
        any
    }

    fn summon_picked(
        &mut self,
        item: &Item,
        unit: UnitId,
        cell: u8,
        closed: bool,
        table: World<'_, '_>,
    ) -> Done {
        if unit == NONE {
            if item.ops().iter().any(|op| matches!(op, Op::Summon(Source::Deck, ..))) {
                self.shuffle(item.seat, table);
            }
            return Done::No;
        }
        let flyer = self.unit(unit).print().kind == Kind::Flying;
        let inside = matches!(self.unit(unit).place, place::GRAVE | place::DECK);
        if !inside || !flyer && (cell >= place::SKY || !self.is_free(cell)) {
            return Done::No;
        }
        if self.shown.1 > 0 {
            self.shown = (0, 0);
        }
        self.summon(unit, item.seat, if flyer { NONE } else { cell }, closed, table);
        if let Some(item) = self.current() {
            item.it = unit;
        }
        Done::Yes
    }

    /// Shows the top cards of a deck [B11.23].
    pub(crate) fn show_top(&mut self, seat: Seat, count: u8, table: World<'_, '_>) {
        let count = count.min(self.decks[seat.index()].len() as u8);
        self.shown = (seat.0, count);
        if count == 0 {
            return;
        }
        self.known[seat.index()] =
            [self.known[seat.index()][0].max(count), self.known[seat.index()][1].max(count)];
        table.learn();
        table.tell(rule::B11_23, || Event::Shown(seat, self.shown_cards().collect()));
        for unit in self.play {
            if self.unit(unit).side == seat.0 {
                self.trigger_own(unit, NONE, count as i8, |when| *when == When::OnProphecy);
            }
        }
        // A card that speaks of being shown does so from the deck.
        let shown: Vec<UnitId> =
            self.decks[seat.index()].iter().rev().take(usize::from(count)).copied().collect();
        for unit in shown {
            let card = self.unit(unit).card;
            if card.says().iter().any(|sentence| sentence.when == When::WhenShown) {
                let ctx = Ctx { me: unit, seat, it: NONE, vs: NONE, cell: NONE, x: 0 };
                self.trigger_sentences(unit, ctx, |when| *when == When::WhenShown);
            }
        }
        if !self.pending.is_empty() {
            self.agenda.push(Frame::Priority(self.stack.len() as u8, 0, self.turn));
        }
    }

    /// What a prophecy has shown goes back, and the deck is shuffled [B11.23].
    fn put_shown_back(&mut self, table: World<'_, '_>) {
        let seat = Seat(self.shown.0);
        if self.shown.1 > 0 {
            let kept = self.shown.1 & 128 != 0;
            self.shown = (0, 0);
            if !kept {
                self.shuffle(seat, table);
            }
        }
    }

    /// Puts cards that were looked at on the top of the deck or under it.
    fn arrange(&mut self, seat: Seat, count: u8, picked: &[u8], table: World<'_, '_>) {
        let at = seat.index();
        let count = usize::from(count).min(self.decks[at].len());
        let keep = self.decks[at].len() - count;
        let mut rest: Vec<UnitId> = self.decks[at][..keep].to_vec();
        let mut top = 0u8;
        let mut bottom = 0u8;
        for &choice in picked.iter().filter(|&&choice| choice != NONE) {
            let unit = choice & 127;
            if choice & 128 != 0 {
                rest.insert(0, unit);
                bottom += 1;
            } else {
                rest.push(unit);
                top += 1;
            }
        }
        if rest.len() == self.decks[at].len() {
            self.decks[at] = rest.into_iter().collect();
            let (known, sunk) = (self.known[at], self.sunk[at]);
            self.known[at][at] = known[at].saturating_sub(count as u8) + top;
            self.known[at][1 - at] = known[1 - at].saturating_sub(count as u8);
            if self.known[at][1 - at] > 0 {
                self.known[at][1 - at] = 0;
            }
            self.sunk[at][at] = sunk[at] + bottom;
            if bottom > 0 {
                self.sunk[at][1 - at] = 0;
            }
        }
        table.learn();
        table.tell(rule::B14_6, || Event::Looks(seat, count as u8, None));
    }

    /// Puts the cards shown back on top in the order picked, the last one on top.
    fn arrange_shown(&mut self, seat: Seat, picked: &[u8], _table: World<'_, '_>) {
        let at = seat.index();
        let count = usize::from(self.shown.1);
        let keep = self.decks[at].len().saturating_sub(count);
        let mut deck: Vec<UnitId> = self.decks[at][..keep].to_vec();
        deck.extend(picked.iter().filter(|&&choice| choice != NONE).map(|&choice| choice & 127));
        if deck.len() == self.decks[at].len() {
            self.decks[at] = deck.into_iter().collect();
        }
        // They stay where they were put: nothing is shuffled afterwards [B6.16].
        self.shown = (0, 0);
    }

    /// Takes a branch of the running item.
    pub(crate) fn take_branch(&mut self, branch: u8) {
        if let Some(item) = self.current() {
            item.branch = branch;
            item.done = true;
        }
    }

    /// Who picks where the opponent does: of the card that something is done to, or simply the other player.
    pub(crate) fn picker_of(&self, item: &Item) -> Seat {
        let source = item.source;
        if self.in_play(source) && self.unit(source).is_carried() {
            return self.side(self.unit(source).host);
        }
        if self.in_play(item.it) { self.side(item.it) } else { other(item.seat) }
    }

    /// Whether a branch can be taken: its first step has a choice, or needs none.
    pub(crate) fn branch_open(&self, item: &Item, branch: u8) -> bool {
        let ops = item.ops();
        let Some(at) = ops.iter().position(|op| *op == Op::Branch(branch)) else { return false };
        match ops.get(at + 1) {
            None | Some(Op::Branch(_) | Op::EndBranches) => true,
            Some(op) => {
                let item = Item { at: at as u8 + 1, chosen: item.chosen, ..*item };
                self.can_do(&item, at + 1, op)
            }
        }
    }

    /// Changes the pending attack [B12.6 to B12.8].
    fn alter(&mut self, item: &Item, alter: Alter, picked: &[u8], table: World<'_, '_>) -> bool {
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
        let _ = item;
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
                // The conditions speak of the card that is healed where the text does.
                let judged = Ctx {
                    me: if filter.tests.contains(&crate::text::Test::Me) { by } else { unit },
                    ..ctx
                };
                if !self.matches(filter, unit, ctx) || !self.holds_all(sentence.conds, judged) {
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
    fn heal_replaced(&mut self) {
        self.heal_changed(0);
    }

    /// The heal that is waiting is of so many times as much.
    fn heal_changed(&mut self, times: u8) {
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
    pub(crate) fn replace_heal(&mut self, item: Item) {
        let sentence = Self::sentence(item.card, item.sentence);
        self.count_use(&item, sentence);
        self.running.push(item);
        self.agenda.push(Frame::Run);
    }

    /// Whether a filter can be judged without a choice.
    pub(crate) fn all_matching(&self, filter: &Filter, ctx: Ctx) -> Vec<UnitId> {
        self.play.into_iter().filter(|&unit| self.matches(filter, unit, ctx)).collect()
    }

    /// Makes creatures strike by an effect [B9.33].
    fn strike_by(&mut self, item: &Item, sel: &Sel, filter: &Filter, at_one: bool, picked: &[u8]) {
        let ctx = self.ctx_run();
        if at_one {
            let target = picked.first().copied().unwrap_or(NONE);
            if !self.in_play(target) {
                return;
            }
            let Sel::All(own) = sel else { return };
            let ctx = Ctx { it: target, ..ctx };
            let strikers = self.all_matching(own, ctx);
            for striker in strikers.into_iter().rev() {
                if self.unit(striker).print().strike.is_some() {
                    self.grant_strike(item.seat, striker, target);
                }
            }
            return;
        }
        let striker = picked.first().copied().unwrap_or(NONE);
        let target = picked.get(1).copied().unwrap_or(NONE);
        let _ = filter;
        if let Some(item) = self.current() {
            item.it = striker;
        }
        if self.in_play(striker) && self.in_play(target) {
            self.grant_strike(item.seat, striker, target);
        }
    }

    /// Notes marks of a kind on cells, for pictures and tests.
    pub(crate) fn cell_marks(&self, kind: Mark) -> impl Iterator<Item = u8> + '_ {
        self.markers.iter().filter(move |m| m.kind == kind && m.on_cell()).map(|m| m.at)
    }

    /// A range in words for an aim.
    pub(crate) fn range_of(aim: &Aim) -> u8 {
        match aim {
            Aim::Range(range) => *range,
            _ => 0,
        }
    }

    /// Whether a slot is one of the open ones of the item being carried out.
    pub(crate) fn running_slot(&self) -> Option<(Item, usize, Slot, u8)> {
        let item = self.running.last().copied()?;
        let at = usize::from(item.at);
        let slots = self.slots(&item, item.ops().get(at)?);
        let slot = slots.get(usize::from(item.chosen - item.next))?;
        Some((item, at, slot, item.next))
    }
}
