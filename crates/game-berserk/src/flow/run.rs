//! The steps of a sentence, one after the other, with game-rule effects in between [B5.17].

use super::Frame;
use super::choices::{Slot, fill_item};
use crate::ask::Ask;
use crate::event::Event;
use crate::figures::Ctx;
use crate::item::{Item, Laid, Marker, Zone};
use crate::rule;
use crate::state::{Berserk, NONE, Tally, UnitId, World, flag, other, place};
use crate::text::{Amount, Cond, Op, Sel, Spot, To, Until, Value};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// In place of a branch: all of them, one after the other.
pub(super) const BOTH: u8 = 200;

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
        if let Op::Arrange(count) = op
            && self.look_at_top(item.seat, *count, table)
        {
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

    /// Whether a step is one on which later ones depend [B2.33]: the first, or one after a fork. What comes alongside is
    /// left out if it did nothing [B2.32], of a spell too [B10.6].
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
                if number != item.branch && item.branch != BOTH {
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
            Op::Transfer(..) => self.transfer(item, picked, table).into(),
            Op::Heal(sel, amount) => {
                let mut units = self.selected(&sel, picked, ctx, table);
                units.retain(|&unit| !self.guarded(item, unit));
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
                !game.guarded(item, unit) && game.cure(unit, rule::B11_13, table)
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
                let count = self.amount(amount, self.exiled(item, amount, ctx)).max(0) as u8;
                self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                    game.add_lives(unit, count, rule::B2_24, table);
                    count > 0
                })
            }
            Op::Close(sel) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                !game.guarded(item, unit) && game.close(unit, rule::B2_22, table)
            }),
            Op::Open(sel) => self.each_of(&sel, picked, ctx, table, |game, unit, table| {
                !game.guarded(item, unit) && game.open(unit, rule::B2_22, table)
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
                self.arrange(item.seat, count, picked);
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
                if self.fights.last().is_some_and(|fight| fight.halted) {
                    return Done::Yes;
                }
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.halted = true;
                    Done::Yes
                } else {
                    Done::No
                }
            }
            Op::Alter(alter) => self.alter(alter, picked, table).into(),
            Op::StrikeBy(sel, filter, at_one) => {
                let _ = filter;
                self.strike_by(item, &sel, at_one, picked, table);
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
                let length = picked.get(1).copied().filter(|&length| length != NONE).unwrap_or(1);
                let line = self.line_of(ctx.cell, cell);
                let line = line.iter().take(usize::from(length));
                let cells = line.fold(0u32, |set, &cell| set | 1 << cell);
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
    pub(super) fn item_it(&self) -> UnitId {
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
                    let judge = Ctx { it: self.before_choice(picked, ctx), ..ctx };
                    if self.matches(filter, unit, judge) {
                        units.push(unit);
                    }
                }
                units
            }
        };
        units.into_iter().filter(|&unit| self.in_play(unit)).collect()
    }

    /// What a sentence was about before these cards were chosen.
    fn before_choice(&self, picked: &[u8], ctx: Ctx) -> UnitId {
        let item = self.running.last().copied().unwrap_or_default();
        let chosen = &item.targets[..usize::from(item.chosen)];
        match picked.first().and_then(|first| chosen.iter().position(|other| other == first)) {
            Some(at) => self.it_before(&item, at as u8),
            None => ctx.it,
        }
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

    /// Whether a slot is one of the open ones of the item being carried out.
    pub(crate) fn running_slot(&self) -> Option<(Item, usize, Slot, u8)> {
        let item = self.running.last().copied()?;
        let at = usize::from(item.at);
        let slots = self.slots(&item, item.ops().get(at)?);
        let slot = slots.get(usize::from(item.chosen - item.next))?;
        Some((item, at, slot, item.next))
    }
}
