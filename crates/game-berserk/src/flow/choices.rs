//! What has to be picked for the steps of a sentence: targets with the declaration, cells and cards when a step is made.
//!
//! A step has up to six slots. Slots are filled in order; a slot without a legal choice is filled with nothing.

mod slots;

use slots::{RING_SIZE, looked, sel_of};
pub(crate) use slots::{Slot, fill_item};

use super::Frame;
use crate::ask::Ask;
use crate::board::{self, AROUND, Cells, each};
use crate::cards::{CardId, Kind};
use crate::fight::Phase;
use crate::figures::Ctx;
use crate::item::{Item, TARGETS};
use crate::state::{Berserk, NONE, UnitId, World, other, place};
use crate::text::{Aim, Alter, Filter, Kinds, Op, Sel, Source, To};
use deckhand_kernel::Seat;
use deckhand_parts::List;

/// Whether choices of this step and of later ones wait until it is made.
fn is_fork(op: &Op) -> bool {
    matches!(
        op,
        Op::If(_)
            | Op::Branch(_)
            | Op::Roll(_)
            | Op::Choose(_)
            | Op::FoePicks(_)
            | Op::Prophecy(_)
            | Op::May
            | Op::Hook(_)
            | Op::Instead
            | Op::Arrange(_)
    )
}

impl Berserk {
    /// The step for which the item being declared is asked next, if one waits, with its slot.
    pub(crate) fn declaring_slot(&self, item: &Item) -> Option<(usize, Slot, u8)> {
        let mut before = 0u8;
        for (at, op) in item.ops().iter().enumerate() {
            if is_fork(op) {
                return None;
            }
            let slots = self.slots(item, op);
            for number in 0..slots.len() {
                let slot = slots.get(number)?;
                if !slot.is_declared() {
                    return None;
                }
                if before + number as u8 >= item.chosen {
                    return Some((at, slot, before));
                }
            }
            before += slots.len() as u8;
        }
        None
    }

    /// Fills slots of the item being declared as far as there is no choice; asks where there is one.
    pub(super) fn next_choice(&mut self, _table: World<'_, '_>) -> bool {
        loop {
            let Some(item) = self.forming.last().copied() else { return false };
            if usize::from(item.chosen) >= TARGETS {
                return false;
            }
            let Some((at, slot, first)) = self.declaring_slot(&item) else { return false };
            // After an optional slot that was left out, the rest of the step is left out too.
            let over = item.chosen > first
                && slot.is_optional()
                && item.targets[usize::from(item.chosen) - 1] == NONE;
            if over || !self.any_choice(&item, at, slot, first) {
                self.fill(NONE, slot);
                continue;
            }
            if let Some(choice) = self.forced(&item, at, slot, first) {
                self.fill(choice, slot);
                continue;
            }
            let seat = Self::picker(&item, slot);
            self.agenda
                .then([Frame::Ask(seat, Ask::Target(item.card, item.sentence)), Frame::Declare]);
            return true;
        }
    }

    /// Notes what was picked for the item being declared.
    pub(crate) fn fill(&mut self, choice: u8, slot: Slot) {
        let Some(item) = self.forming.as_mut_slice().last_mut() else { return };
        fill_item(item, choice, slot);
    }

    /// The choice for a slot where there is no real one: every candidate is needed for this slot and those like it that
    /// follow in the step.
    pub(crate) fn forced(&self, item: &Item, at: usize, slot: Slot, first: u8) -> Option<u8> {
        if slot.is_optional() {
            return None;
        }
        if matches!(slot, Slot::Looked | Slot::Count(_) | Slot::Share | Slot::Length)
            || self.in_order_of_strikes(item, at)
        {
            // The order or the number matters, or one card may be picked again: forced only where one choice is left.
            let mut found = None;
            let mut count = 0;
            self.choices(item, at, slot, first, &mut |choice| {
                count += 1;
                found = Some(choice);
            });
            return found.filter(|_| count == 1);
        }
        let slots = self.slots(item, item.ops().get(at)?);
        let number = usize::from(item.chosen.saturating_sub(first));
        let alike = (number..slots.len()).take_while(|&next| slots.get(next) == Some(slot)).count();
        let mut found = None;
        let mut count = 0;
        self.choices(item, at, slot, first, &mut |choice| {
            count += 1;
            found = found.or(Some(choice));
        });
        found.filter(|_| count <= alike)
    }

    /// Whether the cards of a step strike one after the other, so that their order matters.
    fn in_order_of_strikes(&self, item: &Item, at: usize) -> bool {
        matches!(item.ops().get(at), Some(Op::StrikeBy(Sel::All(_), _, true)))
    }

    /// Whether an effect can make a card strike: it has a strike and nothing keeps it from attacking [B2.2].
    fn could_strike(&self, unit: UnitId) -> bool {
        self.unit(unit).print().strike.is_some()
            && self.barred(unit) & crate::text::cannot::ATTACK == 0
    }

    /// How many cards would strike by an effect.
    fn strikers(&self, filter: &Filter, ctx: Ctx) -> u8 {
        let strikes = |unit: UnitId| {
            self.unit(unit).print().strike.is_some() && self.matches(filter, unit, ctx)
        };
        self.play.into_iter().filter(|&unit| strikes(unit)).count() as u8
    }

    /// Whether anything can be picked for a slot.
    pub(crate) fn any_choice(&self, item: &Item, at: usize, slot: Slot, first: u8) -> bool {
        let mut any = false;
        self.choices(item, at, slot, first, &mut |_| any = true);
        any
    }

    /// Everything that can be picked for a slot of a step: units, cells or numbers. `first` is the number of the target
    /// with which the step begins.
    pub(crate) fn choices(
        &self,
        item: &Item,
        at: usize,
        slot: Slot,
        first: u8,
        see: &mut dyn FnMut(u8),
    ) {
        let ctx = self.ctx_for(item, at, first);
        let chosen = &item.targets[..usize::from(item.chosen).min(TARGETS)];
        let in_step = &chosen[usize::from(first).min(chosen.len())..];
        match slot {
            Slot::Card(filter, ..) => {
                let free_of_fight = matches!(item.ops().get(at), Some(Op::Redirect(_)));
                if let (Some(Op::Transfer(..)), [_, count, receivers @ ..]) =
                    (item.ops().get(at), in_step)
                    && receivers.len() >= usize::from(*count)
                {
                    return; // No more receivers than wounds.
                }
                for unit in self.play {
                    if in_step.contains(&unit) {
                        continue;
                    }
                    if free_of_fight && self.fights.last().is_some_and(|fight| fight.involves(unit))
                    {
                        continue;
                    }
                    if self.is_choice(item, at, &filter, unit, ctx) {
                        see(unit);
                    }
                }
            }
            Slot::Target(kind, range, _) => {
                if !self.in_play(item.source) {
                    self.last_targets(item, kind, see);
                    return;
                }
                let reach = self.reach(item.source, kind, range);
                let another = matches!(item.ops().get(at), Some(Op::Attack(_, _, Aim::Another)));
                let taken = if another { chosen } else { in_step };
                for unit in self.play {
                    if !taken.contains(&unit) && self.reaches(&reach, unit) {
                        see(unit);
                    }
                }
            }
            Slot::Cell(to) => {
                // A flyer that is summoned needs no cell.
                let flyer = matches!(item.ops().get(at), Some(Op::Summon(..)))
                    && in_step.first().is_some_and(|&unit| {
                        unit != NONE && self.unit(unit).print().kind == Kind::Flying
                    });
                if !flyer {
                    each(self.cells_for(item, to)).for_each(see);
                }
            }
            Slot::Count(most) => {
                let from = in_step.first().copied().unwrap_or(NONE);
                let there = if from == NONE { 0 } else { self.unit(from).wounds };
                (1..=most.min(there)).for_each(see);
            }
            Slot::Length => {
                let cell = in_step.first().copied().unwrap_or(NONE);
                (1..=self.line_of(ctx.cell, cell).len() as u8).for_each(see);
            }
            Slot::Share => {
                for unit in self.play {
                    let it = self.unit(unit);
                    if it.side == item.seat.0 && it.print().is_creature() && unit != item.origin {
                        see(unit);
                    }
                }
            }
            Slot::Spot => {
                each(self.free_cells()).filter(|cell| !in_step.contains(cell)).for_each(see);
            }
            Slot::Lying(source, filter, _) => {
                let from = if source == Source::Deck { place::DECK } else { place::GRAVE };
                let summons = matches!(item.ops().get(at), Some(Op::Summon(..)));
                for unit in self.units_in(item.seat, from) {
                    if in_step.contains(&unit) || !self.lies(&filter, unit, ctx) {
                        continue;
                    }
                    if summons && !self.can_enter(item, unit, at) {
                        continue;
                    }
                    see(unit);
                }
            }
            Slot::Copied => self.copies_for(item, see),
            Slot::Number => (1..=item.x.max(0) as u8).for_each(see),
            Slot::AnyCell => (0..board::CELLS).for_each(see),
            Slot::Row(foe) => {
                for row in 0..6u8 {
                    let mine = board::half(row * 5) == self.role(item.seat);
                    let barred = foe && mine;
                    if !barred && !self.row_used(item, row) {
                        see(row);
                    }
                }
            }
            Slot::Way => self.ways(item, at, see),
            Slot::Line => {
                let Some(cell) = (ctx.cell != NONE).then_some(ctx.cell) else { return };
                each(AROUND[usize::from(cell)]).for_each(see);
            }
            Slot::Looked => {
                let count =
                    if self.shown.1 > 0 { self.shown.1 } else { looked(item.ops().get(at)) };
                let deck = &self.decks[item.seat.index()];
                for &unit in deck.iter().rev().take(usize::from(count)) {
                    if !in_step.iter().any(|&taken| taken & 127 == unit & 127) {
                        see(unit);
                        if matches!(item.ops().get(at), Some(Op::Arrange(_))) {
                            see(unit | 128);
                        }
                    }
                }
            }
        }
    }

    /// The context for a slot: what it is about is the card chosen before this step, or what the trigger found. Only who
    /// is made to strike looks at what was picked in the same step.
    fn ctx_for(&self, item: &Item, at: usize, first: u8) -> Ctx {
        let mut ctx = self.pending_ctx(item);
        let number = item.chosen.saturating_sub(first);
        if number == 0 {
            return ctx;
        }
        ctx.it = match item.ops().get(at) {
            Some(Op::StrikeBy(..)) => item.targets[usize::from(first)],
            _ => self.it_before(item, first),
        };
        ctx
    }

    /// What an item was about before the step whose targets begin here.
    pub(crate) fn it_before(&self, item: &Item, first: u8) -> UnitId {
        let before = item.targets[..usize::from(first).min(TARGETS)].iter().rev().copied();
        let chosen = before.into_iter().find(|&unit| unit != NONE && self.in_play(unit));
        chosen
            .or_else(|| (item.origin != NONE).then_some(item.origin))
            .or_else(|| self.fights.last().map(|fight| fight.target))
            .unwrap_or(NONE)
    }

    /// Whether a card can be picked where a filter looks for one.
    fn is_choice(&self, item: &Item, at: usize, filter: &Filter, unit: UnitId, ctx: Ctx) -> bool {
        if !self.matches(filter, unit, ctx) {
            return false;
        }
        match item.ops().get(at) {
            Some(Op::Finish(amount)) => {
                let most = self.amount(*amount, Ctx { it: unit, ..ctx });
                self.left(unit) <= i16::from(most)
            }
            // A symbiont is not taken off its host to another cell [B2.28].
            Some(Op::Place(Sel::One(_), to)) if !matches!(to, To::Onto(_)) => {
                let it = self.unit(unit);
                let masked = it.is_hidden() && it.side != item.seat.0;
                it.cell().is_some()
                    && !it.is_carried()
                    && (masked || it.print().is_creature())
                    && (!matches!(to, To::FreeNearIt)
                        || it
                            .cell()
                            .is_some_and(|cell| AROUND[usize::from(cell)] & self.free_cells() != 0))
            }
            Some(Op::Swap(_)) => self.unit(unit).cell().is_some() && !self.unit(unit).is_carried(),
            Some(Op::Life(..) | Op::Heal(..)) => self.unit(unit).print().life.is_some(),
            Some(Op::StrikeBy(Sel::One(_), target, false)) if item.chosen == 0 => {
                let ctx = Ctx { it: unit, ..ctx };
                self.could_strike(unit)
                    && self.play.into_iter().any(|other| self.matches(target, other, ctx))
            }
            Some(Op::StrikeBy(Sel::All(_), ..)) if item.chosen > 0 => self.could_strike(unit),
            Some(Op::Place(Sel::FoeOne(_), To::Onward)) => {
                self.step_of(item.source, unit).is_some()
            }
            Some(Op::Detach(_)) => self.unit(unit).is_carried(),
            _ => true,
        }
    }

    /// Targets of an attack by a card that is gone: from the cell it stood on [B5.12].
    fn last_targets(&self, item: &Item, kind: Kinds, see: &mut dyn FnMut(u8)) {
        let ctx = self.ctx_of_item(item);
        if ctx.cell == NONE {
            return;
        }
        for unit in self.play {
            let it = self.unit(unit);
            let Some(cell) = it.cell() else { continue };
            let adjacent = cell == ctx.cell || board::near(cell, ctx.cell);
            let melee = kind & crate::text::MELEE != 0;
            if adjacent == melee && it.print().kind != Kind::Equipment {
                see(unit);
            }
        }
    }

    /// The free cells that a step may use.
    pub(crate) fn cells_for(&self, item: &Item, to: To) -> Cells {
        let free = self.free_cells();
        let ctx = self.ctx_of_item(item);
        let near_unit = |unit: UnitId| {
            if unit == NONE {
                return 0;
            }
            self.last_cell(unit).map_or(0, |cell| AROUND[usize::from(cell)] & free)
        };
        match to {
            To::Free => free,
            To::FreeNearMe => {
                if ctx.cell == NONE {
                    0
                } else {
                    AROUND[usize::from(ctx.cell)] & free
                }
            }
            To::FreeNearIt => near_unit(ctx.it),
            To::FreeWithin(far) => {
                if ctx.cell == NONE {
                    0
                } else {
                    board::within(ctx.cell, far) & free
                }
            }
            To::FreeNearAttacker => self.fights.last().map_or(0, |fight| near_unit(fight.attacker)),
            To::Marked(kind) => {
                self.markers
                    .iter()
                    .filter(|m| m.kind == kind && m.on_cell() && m.source == item.source)
                    .fold(0, |set: Cells, m| set | 1 << m.at)
                    & free
            }
            To::NearTremor => {
                self.tremor_of(item.source).map_or(0, |cell| AROUND[usize::from(cell)])
            }
            To::Ring => each(free)
                .filter(|&cell| self.ring_around(item.seat, cell) >= RING_SIZE)
                .fold(0, |set: Cells, cell| set | 1 << cell),
            To::Vacated | To::Onward | To::LeftByIt | To::Onto(_) => 0,
        }
    }

    /// Whether a card of a graveyard or a deck is one of those meant.
    fn lies(&self, filter: &Filter, unit: UnitId, ctx: Ctx) -> bool {
        let print = self.unit(unit).print();
        let noun = filter.noun != crate::text::Noun::Creature || print.is_creature();
        noun && filter.tests.iter().all(|test| match test {
            crate::text::Test::NonFlyer | crate::text::Test::Ground => {
                print.is_creature() && print.kind != Kind::Flying
            }
            test => self.passes(test, unit, ctx, false),
        })
    }

    /// Whether a summoned card would find a place.
    fn can_enter(&self, item: &Item, unit: UnitId, at: usize) -> bool {
        let print = self.unit(unit).print();
        if Self::is_carriable(self.unit(unit).card) || print.kind == Kind::Terrain {
            return false;
        }
        if print.kind == Kind::Flying {
            return true;
        }
        match item.ops().get(at) {
            Some(Op::Summon(_, _, to, _)) => self.cells_for(item, *to) != 0,
            _ => self.free_cells() != 0,
        }
    }

    /// Whether a row was chosen before by this sentence in this battle.
    fn row_used(&self, item: &Item, row: u8) -> bool {
        self.zones.iter().any(|zone| zone.notes(item, row))
    }

    /// The ways in which an instant can change the pending attack.
    fn ways(&self, item: &Item, at: usize, see: &mut dyn FnMut(u8)) {
        let Some(Op::Alter(alter)) = item.ops().get(at) else { return };
        let Some(fight) = self.fights.last() else { return };
        let own = |unit: UnitId| self.in_play(unit) && self.side(unit) == item.seat;
        match alter {
            Alter::DieOrReroll | Alter::DieOfHost => {
                if fight.phase != Phase::Dice {
                    return;
                }
                let host = self.unit(item.source).host;
                let pair = [fight.attacker, fight.target];
                for side in 0..2u8 {
                    if fight.dice[usize::from(side)] == 0 {
                        continue;
                    }
                    if *alter == Alter::DieOfHost {
                        if pair[usize::from(side)] == host && host != NONE {
                            see(side * 3);
                            see(side * 3 + 1);
                        }
                    } else {
                        see(side * 3);
                        see(side * 3 + 1);
                        see(side * 3 + 2);
                    }
                }
            }
            Alter::OwnStrong => {
                if fight.phase != Phase::Value || !fight.is_strike() {
                    return;
                }
                if fight.strength[0] != 0 && own(fight.attacker) {
                    see(0);
                }
                if fight.strength[1] != 0 && own(fight.target) {
                    see(1);
                }
            }
            Alter::SetMeleeAtOwn(_) => {
                if fight.phase != Phase::Value || fight.kind & crate::text::MELEE == 0 {
                    return;
                }
                if fight.strength[0] != 0 && own(fight.target) {
                    see(0);
                }
                if fight.strength[1] != 0 && own(fight.attacker) {
                    see(1);
                }
            }
            Alter::StrikeMinus(_) => {
                if fight.phase != Phase::Value || !fight.is_strike() {
                    return;
                }
                for side in 0..2 {
                    if fight.strength[usize::from(side)] != 0 {
                        see(side);
                    }
                }
            }
        }
    }

    /// Whether the first step of a sentence can do anything [B5.9]. One that says what happens otherwise always can.
    pub(crate) fn can_begin(&self, item: &Item) -> bool {
        match item.ops().first() {
            None => false,
            Some(_) if item.ops().contains(&Op::If(crate::text::Cond::NotDone)) => true,
            Some(op) => self.can_do(item, 0, op),
        }
    }

    /// Whether a step has a legal choice, or needs none.
    pub(crate) fn can_do(&self, item: &Item, at: usize, op: &Op) -> bool {
        let slots = self.slots(item, op);
        if let Some(slot) = slots.get(0)
            && !self.any_choice(&Item { chosen: 0, ..*item }, at, slot, 0)
        {
            return false;
        }
        // What a card does to itself needs it to be there.
        let gone = match sel_of(op) {
            Some(Sel::Me) => !self.in_play(item.source),
            Some(Sel::It) => !self.in_play(item.it),
            _ => false,
        };
        if gone {
            return false;
        }
        match op {
            Op::Attack(kind, _, Aim::It) => {
                self.in_play(item.it)
                    && self.in_play(item.source)
                    && self.reaches(&self.reach(item.source, *kind, 0), item.it)
            }
            Op::Place(Sel::Me, to) => match to {
                To::Onto(_) => true,
                to => self.cells_for(item, *to) != 0,
            },
            Op::Place(Sel::It, To::Onward) => self.pushed_to(item).is_some(),
            Op::Place(Sel::FoeOne(_), To::Vacated) => {
                let from = self.unit(item.source).from;
                from < place::SKY && self.is_free(from)
            }
            Op::Redirect(_) => self.phase() == Some(Phase::Declared),
            Op::Open(Sel::Me) => !self.unit(item.source).is_open(),
            Op::Close(Sel::It) => self.in_play(item.it),
            Op::Block => !self.fights.is_empty(),
            Op::Summon(source, ..) => {
                let _ = source;
                true
            }
            Op::Hook(hook) => self.can_hook(item, *hook),
            _ => true,
        }
    }

    /// The cell to which a card would be pushed, if it is free.
    pub(crate) fn pushed_to(&self, item: &Item) -> Option<u8> {
        let from = self.ctx_of_item(item).cell;
        let cell = if item.it == NONE { None } else { self.unit(item.it).cell() }?;
        if from == NONE
            || !board::near(from, cell)
            || self.unit(item.it).is_carried()
            || !self.unit(item.it).print().is_creature()
        {
            return None;
        }
        board::onward(from, cell).filter(|&to| self.is_free(to))
    }

    /// Up to three cells in a line, beginning with a neighbour of the first cell.
    pub(crate) fn line_of(&self, from: u8, first: u8) -> List<u8, 3> {
        let mut line = List::new();
        if from >= board::CELLS || first >= board::CELLS {
            return line;
        }
        let (dx, dy) = board::delta(from, first);
        let mut cell = Some(first);
        while let Some(next) = cell
            && line.room() > 0
        {
            line.push(next);
            cell = board::cell_at(board::column(next) as i8 + dx, board::line(next) as i8 + dy);
        }
        line
    }

    /// The card a choice of a lying card stands for.
    pub(crate) fn lying_card(&self, unit: UnitId) -> CardId {
        self.unit(unit & 127).card
    }

    /// Who picks for a slot.
    pub(crate) fn picker(item: &Item, slot: Slot) -> Seat {
        if let Slot::Card(_, _, true) = slot { other(item.seat) } else { item.seat }
    }
}
