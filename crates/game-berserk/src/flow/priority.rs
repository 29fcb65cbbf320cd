//! Declaring, answering and taking effect [chapter 5].

use super::Frame;
use super::fights::DEEP;
use crate::ask::Ask;
use crate::board::At;
use crate::cards::CardId;
use crate::event::Event;
use crate::fight::{Fight, Phase};
use crate::figures::{Ctx, trait_of};
use crate::item::{Item, Trigger, What, Zone};
use crate::rule;
use crate::state::{Berserk, Cause, NONE, Tally, UnitId, World, flag, other, place};
use crate::text::{Kinds, Limit, Mod, Nature, Op, STRIKE, Sentence, Spend, Until, When, cannot};
use deckhand_kernel::Seat;

impl Berserk {
    /// Both may act on what is pending [B5.3] [B5.4]. `base` is the depth of the stack below it.
    pub(super) fn priority(&mut self, base: u8, passed: u8, seat: Seat) {
        if !self.pending.is_empty() {
            self.agenda.then([Frame::Triggers, Frame::Priority(base, 0, self.turn)]);
            return;
        }
        let pending = |fight: &Fight| !matches!(fight.phase, Phase::Settled | Phase::Dealt);
        let idle =
            self.stack.len() == usize::from(base) && !self.fights.last().is_some_and(pending);
        if passed == AFTER {
            // With nothing pending there is nothing to answer.
            if !idle {
                self.agenda.push(Frame::Priority(base, 0, self.turn));
            }
            return;
        }
        // A stack without room can only be worked off.
        let full = self.stack.room() == 0 || self.agenda.room() < DEEP;
        if passed < 2 && !full {
            self.agenda.push(Frame::Priority(base, passed + 1, other(seat)));
            self.agenda.push(Frame::Ask(seat, Ask::Respond));
            return;
        }
        if self.stack.len() > usize::from(base) {
            self.agenda.then([Frame::Resolve, Frame::Priority(base, AFTER, self.turn)]);
        }
    }

    /// Whoever has declared something keeps priority, and the passes begin anew [B5.4].
    pub(crate) fn keep_priority(&mut self, seat: Seat) {
        if let Some(Frame::Priority(base, ..)) = self.agenda.last().copied() {
            self.agenda.pop();
            self.agenda.push(Frame::Priority(base, 0, seat));
        }
    }

    /// Declares triggered abilities: the active player's first, in the order that player likes [B5.13] [B5.15].
    pub(super) fn declare_triggers(&mut self, table: World<'_, '_>) {
        // What a card has from the start of the battle is laid on at once, without stack or order [B3.20].
        let at_once = |trigger: &Trigger| {
            let sentence = Self::sentence(trigger.card, trigger.sentence);
            trigger.what == What::Sentence
                && matches!(sentence.when, When::Setup)
                && sentence.nature == Nature::Plain
        };
        if let Some(at) = self.pending.iter().position(at_once) {
            let trigger = self.pending.remove(at);
            table.tell(rule::B3_20, || {
                Event::Triggers(self.who(trigger.source), trigger.card, trigger.sentence + 1)
            });
            self.running.push(trigger.into());
            self.agenda.then([Frame::Run, Frame::Triggers]);
            return;
        }
        for seat in [self.turn, other(self.turn)] {
            let mine = self.pending.iter().filter(|item| item.seat == seat);
            let count = mine.clone().count();
            if count == 0 {
                continue;
            }
            self.agenda.push(Frame::Triggers);
            if self.stack.room() < 2 {
                // What lies on top takes effect first: there is no room for more.
                self.agenda.push(Frame::Resolve);
                return;
            }
            let first = self.pending.iter().position(|item| item.seat == seat).unwrap_or_default();
            let one = self.pending[first].as_action();
            let mut mine = self.pending.iter().filter(|trigger| trigger.seat == seat);
            let all_alike = mine.all(|trigger| trigger.as_action() == one);
            if count > 1 && !all_alike {
                self.agenda.push(Frame::Ask(seat, Ask::Trigger(count as u8)));
            } else {
                self.take_trigger(seat, 0);
            }
            return;
        }
    }

    /// Declares the trigger of this number among those of a seat.
    pub(crate) fn take_trigger(&mut self, seat: Seat, number: usize) {
        let at = self
            .pending
            .iter()
            .enumerate()
            .filter(|(_, item)| item.seat == seat)
            .map(|(at, _)| at)
            .nth(number);
        if let Some(at) = at {
            let item = self.pending.remove(at);
            self.forming.push(item.into());
            self.agenda.push(Frame::Declare);
        }
    }

    /// The context in which an item looks at the table.
    pub(crate) fn ctx_of_item(&self, item: &Item) -> Ctx {
        let cell = if self.in_play(item.source) {
            self.unit(item.source).cell().unwrap_or(NONE)
        } else if item.cell != NONE {
            item.cell
        } else if item.source != NONE {
            self.unit(item.source).from
        } else {
            NONE
        };
        Ctx {
            me: item.source,
            seat: item.seat,
            it: item.it,
            vs: NONE,
            cell,
            x: item.x,
            strength: 0,
        }
    }

    /// Goes on with the item being declared: a choice whether, then its targets and numbers, then its costs [B5.5].
    pub(super) fn declare(&mut self, table: World<'_, '_>) {
        let Some(item) = self.forming.last().copied() else { return };
        if item.what == What::Sentence {
            let sentence = Self::sentence(item.card, item.sentence);
            let triggered = !matches!(sentence.when, When::Act | When::Reply | When::Lent);
            if triggered && item.branch == NONE {
                // [B5.9] [B4.15]
                if !self.within_limit(&item, sentence)
                    || !self.can_begin(&item)
                    || !self.can_pay(item.source, sentence)
                        && self.in_play(item.source)
                        && (sentence.close || sentence.spend != Spend::Nothing)
                {
                    self.forming.pop();
                    return;
                }
                if let Some(last) = self.forming.as_mut_slice().last_mut() {
                    last.branch = UNASKED;
                }
                if sentence.may {
                    self.agenda.push(Frame::Declare);
                    self.agenda.push(Frame::Ask(item.seat, Ask::May(item.card, item.sentence)));
                    return;
                }
                self.agenda.push(Frame::Declare);
                return;
            }
            match self.next_number(&item, sentence) {
                Some(Ask::Number(1)) => {
                    if let Some(item) = self.forming.as_mut_slice().last_mut() {
                        item.x = 1;
                    }
                    self.agenda.push(Frame::Declare);
                    return;
                }
                Some(ask) => {
                    self.agenda.then([Frame::Ask(item.seat, ask), Frame::Declare]);
                    return;
                }
                None => {}
            }
            if self.next_choice(table) {
                return;
            }
        }
        if let Some(item) = self.forming.pop() {
            self.commit(item, table);
        }
    }

    /// The number that is still to be chosen for an item.
    fn next_number(&self, item: &Item, sentence: &Sentence) -> Option<Ask> {
        if item.x != 0 {
            return None;
        }
        let most = match sentence.spend {
            Spend::XCounters => self.unit(item.source).counters,
            Spend::XLives => self.unit(item.source).extra,
            Spend::Number(most) => most,
            Spend::CountersAndNumber(_, most) => most,
            _ => return None,
        };
        Some(Ask::Number(most))
    }

    /// Pays the costs and puts the item on the stack. Until then nothing has changed, so that what was picked may be
    /// taken back [B5.8].
    fn commit(&mut self, mut item: Item, table: World<'_, '_>) {
        let unit = item.source;
        item.branch = NONE;
        let in_play = self.in_play(unit);
        if in_play && self.unit(unit).is_hidden() {
            self.reveal(unit, table); // [B3.22]
        }
        if in_play {
            item.cell = self.unit(unit).cell().unwrap_or(NONE);
        }
        match item.what {
            What::Sentence => {
                let sentence = Self::sentence(item.card, item.sentence);
                let number = item.sentence + 1;
                // The rest of a sentence that was put off has been paid for.
                let rest = item.at > 0;
                let active = !rest && matches!(sentence.when, When::Act | When::Reply | When::Lent);
                if active {
                    let target = (item.chosen > 0 && item.target() != NONE)
                        .then(|| self.target_who(&item))
                        .flatten();
                    table.tell(rule::B5_5, || {
                        Event::Uses(self.who(unit), item.card, number, target)
                    });
                    self.unit_mut(unit).set(flag::ACTED); // [B8.5]
                } else {
                    table.tell(rule::B5_13, || Event::Triggers(self.who(unit), item.card, number));
                }
                if in_play && !rest {
                    self.count_use(&item, sentence);
                    if sentence.close {
                        self.close(unit, rule::B5_6, table);
                    }
                    let spent = match sentence.spend {
                        Spend::Counters(count) | Spend::CountersAndNumber(count, _) => count as i8,
                        Spend::XCounters => item.x,
                        _ => 0,
                    };
                    if spent > 0 {
                        self.add_counters(unit, -spent, rule::B5_6, table);
                    }
                    if sentence.spend == Spend::XLives {
                        self.unit_mut(unit).extra -= item.x.max(0) as u8;
                        let now = self.unit(unit).extra;
                        table.tell(rule::B5_6, || Event::ExtraLives(self.who(unit), now));
                    }
                }
                if let Some(Op::Attack(kind, ..)) = sentence.ops.first() {
                    item.fights = true;
                    self.open_fight(&item, *kind, 0, table);
                }
            }
            What::Strike => {
                item.fights = true;
                self.unit_mut(unit).set(flag::ACTED);
                self.open_fight(&item, STRIKE, 0, table);
            }
            What::Counter | What::Ready => {
                self.close(unit, rule::B5_6, table);
                self.unit_mut(unit).set(flag::ACTED);
            }
            _ => {}
        }
        self.note_deed(&item, table);
        self.stack.push(item);
        self.settle(table);
    }

    /// The first target of an item as events speak of it, if it is a card.
    fn target_who(&self, item: &Item) -> Option<crate::event::Who> {
        let unit = item.target();
        self.in_play(unit).then(|| self.who(unit))
    }

    /// Begins an attack: whoever is to be told is, and what answers attacks is set off [B12.12].
    pub(super) fn open_fight(&mut self, item: &Item, kind: Kinds, step: u8, table: World<'_, '_>) {
        let targets = if item.what == What::Strike {
            [item.target(), NONE, NONE]
        } else {
            let from = usize::from(item.next);
            let count = match item.ops().get(usize::from(step)) {
                Some(Op::Attack(_, _, crate::text::Aim::UpTo(count))) => usize::from(*count).min(3),
                _ => 1,
            };
            let mut targets = [NONE; 3];
            if let Some(Op::Attack(_, _, crate::text::Aim::It)) = item.ops().get(usize::from(step))
            {
                targets[0] = item.it;
            } else {
                for (at, target) in targets.iter_mut().enumerate().take(count) {
                    *target = item.targets.get(from + at).copied().unwrap_or(NONE);
                }
            }
            targets
        };
        let fight = Fight {
            seat: item.seat,
            attacker: item.source,
            target: targets[0],
            declared: targets[0],
            more: [targets[1], targets[2]],
            kind,
            card: item.card,
            sentence: item.sentence,
            step,
            x: item.x,
            ..Fight::default()
        };
        self.fights.push(fight);
        let (attacker, target) = (item.source, targets[0]);
        table.tell(rule::B7_1, || Event::Attacks(self.who(attacker), kind, self.who(target)));
        self.trigger_attacked(true);
    }

    /// Sets off what answers the attack: what redirects it when it is declared, everything else when it is settled who
    /// takes it.
    pub(super) fn trigger_attacked(&mut self, redirects: bool) {
        let Some(fight) = self.fights.last().copied() else { return };
        for target in fight.targets() {
            let mute = self.is_ignored(&fight, target);
            for unit in self.play {
                if mute && unit == target {
                    continue;
                }
                if self.traits(unit) & trait_of::TRIGGERS == 0 || !self.speaks(unit) {
                    continue;
                }
                let ctx = Ctx { it: target, vs: fight.attacker, ..self.ctx(unit) };
                let card = self.unit(unit).card;
                for (at, sentence) in card.says().iter().enumerate() {
                    let When::Attacked(hits, filter) = &sentence.when else { continue };
                    if sentence.ops.iter().any(|op| matches!(op, Op::Redirect(_))) != redirects {
                        continue;
                    }
                    if hits.kinds & fight.kind != 0
                        && self.matches(filter, target, ctx)
                        && self.holds_all(sentence.conds, ctx)
                    {
                        self.note(Item {
                            seat: ctx.seat,
                            source: unit,
                            card,
                            sentence: at as u8,
                            it: target,
                            cell: ctx.cell,
                            ..Item::default()
                        });
                    }
                }
            }
        }
    }

    /// How often a sentence was used this turn or in this battle.
    fn uses(&self, unit: UnitId, sentence: u8, battle: bool) -> u8 {
        let it = self.unit(unit);
        let bits = if battle { it.spoken } else { it.used };
        bits >> (2 * (sentence & 3)) & 3
    }

    /// Whether a sentence may be used once more [B4.15].
    pub(crate) fn within_limit(&self, item: &Item, sentence: &Sentence) -> bool {
        if !self.in_play(item.source) {
            return true;
        }
        match sentence.limit {
            Limit::Free => true,
            Limit::Turn(times) => self.uses(item.source, item.sentence, false) < times,
            Limit::Battle(times) => self.uses(item.source, item.sentence, true) < times,
            Limit::TurnEach(times) => {
                let done = self.zones.iter().filter(|zone| zone.notes(item, item.origin));
                done.count() < usize::from(times)
            }
            // Three rows, each once.
            Limit::BattleEach(times) => self.uses(item.source, item.sentence, true) < 3 * times,
        }
    }

    pub(super) fn count_use(&mut self, item: &Item, sentence: &Sentence) {
        let shift = 2 * (item.sentence & 3);
        let more = |bits: u8| {
            if bits >> shift & 3 == 3 { bits } else { bits + (1 << shift) }
        };
        match sentence.limit {
            Limit::Free => {}
            Limit::Turn(_) => self.unit_mut(item.source).used = more(self.unit(item.source).used),
            Limit::Battle(_) | Limit::BattleEach(_) => {
                self.unit_mut(item.source).spoken = more(self.unit(item.source).spoken);
            }
            Limit::TurnEach(_) => self.lay_zone(Zone::note(item, item.origin, Until::Turn)),
        }
    }

    /// The top of the stack takes effect.
    pub(super) fn resolve(&mut self, table: World<'_, '_>) {
        let Some(item) = self.stack.pop() else { return };
        match item.what {
            What::Sentence if self.running.room() == 0 => {}
            What::Sentence => {
                self.running.push(item);
                self.agenda.push(Frame::Run);
            }
            What::Strike => self.agenda.push(Frame::FightTarget(self.stack.len() as u8)),
            What::Step | What::Jump => self.finish_move(&item, table),
            What::Defend => self.finish_defence(&item, table),
            What::Counter => {
                self.add_counters(item.source, 1, rule::B11_29, table);
                self.settle(table);
            }
            What::Ready => {
                if self.in_play(item.source) {
                    self.unit_mut(item.source).set(flag::READY);
                    table.tell(rule::B7_15, || Event::Ready(self.who(item.source)));
                }
            }
            What::Poison => {
                let foe = other(item.seat);
                for unit in self.play {
                    let it = *self.unit(unit);
                    if it.side == foe.0 && it.poison > 0 {
                        let wounds = it.poison as i8 + self.hampered(unit, 0, NONE);
                        let cause = Cause { by: NONE, kind: 0, poison: true };
                        self.wound(unit, wounds, cause, rule::B11_13, table);
                    }
                }
                self.settle(table);
            }
            What::Regenerate => {
                let value = self.regeneration(item.source);
                self.begin_heal(item.source, value);
            }
            What::Incarnate => self.incarnate(item.source, table),
        }
    }

    /// More wounds of ranged attacks or poison, where a card is hampered, and of simple strikes by the card that hampers
    /// it; `kind` 0 means poison.
    pub(crate) fn hampered(&self, unit: UnitId, kind: Kinds, by: UnitId) -> i8 {
        let Some(cell) = self.unit(unit).cell() else { return 0 };
        let lines = self.zones.iter().filter(|zone| {
            zone.cells >> cell & 1 == 1
                && (kind == 0
                    || kind & crate::text::RANGED != 0
                    || kind == STRIKE && zone.source == by)
        });
        lines.filter(|zone| zone.op() == Some(&Op::HamperLine)).count() as i8
    }

    /// A step or a jump takes effect [B8.3].
    fn finish_move(&mut self, item: &Item, table: World<'_, '_>) {
        let (unit, to) = (item.source, item.target());
        let barred =
            if item.what == What::Jump { cannot::MOVE | cannot::JUMP } else { cannot::MOVE };
        if !self.in_play(unit)
            || self.unit(unit).place >= place::SKY
            || !self.unit(unit).is_open()
            || !self.is_free(to)
            || self.barred(unit) & barred != 0
        {
            table.tell(rule::B8_3, || Event::Fizzled(self.who(unit)));
            return;
        }
        if item.what == What::Jump {
            self.unit_mut(unit).set(flag::JUMPED);
        } else {
            self.unit_mut(unit).unset(flag::JUMPED);
        }
        table.tell(if item.what == What::Jump { rule::B8_7 } else { rule::B8_2 }, || {
            Event::Moved(self.who(unit), At::cell(to))
        });
        self.shift(unit, to);
        self.moved(unit);
        self.settle(table);
    }

    /// Sets off what speaks of a card that has moved.
    pub(crate) fn moved(&mut self, unit: UnitId) {
        self.trigger_own(unit, NONE, 0, |when| matches!(when, When::OnMove));
        self.trigger_all(unit, NONE, 0, |when| match when {
            When::OnMoveOf(filter) => Some(filter),
            _ => None,
        });
    }

    /// A creature becomes the defender [B9.22].
    fn finish_defence(&mut self, item: &Item, table: World<'_, '_>) {
        let unit = item.source;
        let Some(fight) = self.fights.last().copied() else { return };
        if !self.in_play(unit) || !self.may_defend(unit, &fight) {
            table.tell(rule::B9_22, || Event::Fizzled(self.who(unit)));
            return;
        }
        self.reveal(unit, table);
        let target = fight.target;
        if let Some(fight) = self.fights.as_mut_slice().last_mut() {
            fight.target = unit;
            fight.defended = true;
            fight.moved = true;
        }
        self.unit_mut(unit).set(flag::DEFENDED);
        table.tell(rule::B9_22, || Event::Defends(self.who(unit), self.who(target)));
        self.trigger_own(unit, target, 0, |when| matches!(when, When::OnDefend));
        self.settle(table);
    }

    /// A token of incarnation; with the last one the card comes back [B11.21].
    fn incarnate(&mut self, unit: UnitId, table: World<'_, '_>) {
        if self.unit(unit).place != place::GRAVE {
            return;
        }
        self.add_token(unit, rule::B11_21, table);
    }

    /// A card with as many tokens as it needs comes back [B11.21].
    pub(super) fn rise_again(&mut self, unit: UnitId, table: World<'_, '_>) {
        let need = crate::figures::incarnation(self.unit(unit).print().keywords).unwrap_or(u8::MAX);
        if self.unit(unit).place != place::GRAVE || self.unit(unit).tally(Tally::TOKENS) < need {
            return;
        }
        let seat = Self::owner(unit);
        if self.rise_from_tremor(unit, table) {
            return;
        }
        if self.unit(unit).print().kind == crate::cards::Kind::Flying {
            self.come_back(unit, NONE, table);
            return;
        }
        let cells = self.free_cells() & crate::board::half_cells(self.role(seat));
        match cells.count_ones() {
            0 => {}
            1 => self.come_back(unit, cells.trailing_zeros() as u8, table),
            _ => self.agenda.push(Frame::Ask(seat, Ask::Return(unit))),
        }
    }

    /// A card comes back from the graveyard by incarnation.
    pub(crate) fn come_back(&mut self, unit: UnitId, cell: u8, table: World<'_, '_>) {
        let seat = Self::owner(unit);
        self.unit_mut(unit).set(flag::RETURNED);
        self.summon(unit, seat, cell, true, table);
        table.tell(rule::B11_21, || Event::Returned(self.who(unit)));
        self.trigger_own(unit, NONE, 0, |when| matches!(when, When::OnReturn));
        self.trigger_all(unit, NONE, 0, |when| match when {
            When::OnReturnOf(filter) | When::OnDeathOrReturnOf(_, filter) => Some(filter),
            _ => None,
        });
        self.settle(table);
    }

    /// Whether a card may use an ability of this number now, apart from targets: its own one or one that is lent to it.
    pub(crate) fn usable(&self, unit: UnitId, card: CardId, number: u8, reply: bool) -> bool {
        let sentence = Self::sentence(card, number);
        let lent = card != self.unit(unit).card;
        let fits = match sentence.when {
            When::Act => !reply,
            When::Reply => true,
            When::Lent => lent && !reply,
            _ => false,
        };
        if !fits || !self.can_pay(unit, sentence) {
            return false;
        }
        let it = self.unit(unit);
        let item =
            Item { seat: Seat(it.side), source: unit, card, sentence: number, ..Item::default() };
        if !self.within_limit(&item, sentence)
            || !self.holds_all(sentence.conds, self.pending_ctx(&item))
        {
            return false;
        }
        let barred = self.barred(unit);
        if barred & cannot::ACT != 0 {
            return false;
        }
        if barred & cannot::ATTACK != 0
            && matches!(sentence.ops.first(), Some(Op::Attack(..) | Op::StrikeBy(..)))
        {
            return false;
        }
        // Who takes part in a pending attack, or has an instant on the stack, uses none of its own [B5.16].
        if matches!(sentence.when, When::Reply)
            && !(self.stack.is_empty() && self.fights.is_empty())
        {
            let busy = self.fights.last().is_some_and(|fight| fight.involves(unit))
                || self.stack.iter().any(|item| item.source == unit && item.what == What::Sentence);
            if busy {
                return false;
            }
        }
        true
    }

    /// The context of a reply: what it is about is the card attacked.
    pub(crate) fn pending_ctx(&self, item: &Item) -> Ctx {
        let mut ctx = self.ctx_of_item(item);
        if let Some(fight) = self.fights.last()
            && ctx.it == NONE
        {
            ctx.it = fight.target;
            ctx.vs = fight.attacker;
        }
        ctx
    }

    /// The abilities of a card that can be declared: its own and those lent to it, each with card and number.
    pub(crate) fn abilities(&self, unit: UnitId, mut see: impl FnMut(CardId, u8)) {
        if self.silenced.has(unit) || !self.play.has(unit) {
            return;
        }
        let card = self.unit(unit).card;
        for (at, sentence) in card.says().iter().enumerate() {
            if matches!(sentence.when, When::Act | When::Reply) {
                see(card, at as u8);
            }
        }
        self.lent_abilities(unit, &mut see);
    }

    /// Abilities that other cards lend.
    pub(crate) fn lent_abilities(&self, unit: UnitId, see: &mut impl FnMut(CardId, u8)) {
        let lenders = self.play.into_iter().any(|other| self.traits(other) & trait_of::LENDS != 0);
        let laid = self
            .laid
            .iter()
            .any(|laid| laid.on == unit && matches!(laid.change(), Some(Mod::Lend(_))));
        if !lenders && !laid {
            return;
        }
        for lender in self.play {
            if self.traits(lender) & trait_of::LENDS == 0 || !self.speaks(lender) {
                continue;
            }
            let ctx = self.ctx(lender);
            let card = self.unit(lender).card;
            for sentence in card.says() {
                for op in sentence.ops {
                    if let Op::Give(filter, Mod::Lend(number)) = op
                        && self.matches(filter, unit, ctx)
                    {
                        see(card, *number);
                    }
                }
            }
        }
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            if let Some(Mod::Lend(number)) = laid.change() {
                see(laid.card, number);
            }
        }
    }

    /// Whether an attack in this window may be altered.
    pub(crate) fn phase(&self) -> Option<Phase> {
        self.fights.last().map(|fight| fight.phase)
    }

    /// Whether an ability is magic or not, for protections.
    pub(crate) fn nature(item: &Item) -> Nature {
        Self::sentence(item.card, item.sentence).nature
    }
}

/// In place of the number of passes: something has just taken effect.
pub(super) const AFTER: u8 = 3;

/// A mark on an item being declared: nobody has been asked yet whether it is wanted.
pub(crate) const UNASKED: u8 = 250;
