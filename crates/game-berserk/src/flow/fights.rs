//! An attack from its declaration to its end: chapters 9 and 10 of the rules.

mod blows;

use super::Frame;
use super::priority::AFTER;
use crate::ask::Ask;
use crate::cards::Keyword;
use crate::event::Event;
use crate::fight::{Fight, Phase, Row, reading, row};
use crate::item::{Item, What};
use crate::rule;
use crate::state::{Berserk, Cause, NONE, UnitId, World, flag};
use crate::text::{
    Aim, Can, Kinds, Mod, Multi, NoClose, Op, PLAIN, STRIKE, Strengths, Until, Value, WEAK, When,
    aspect,
};
use deckhand_kernel::Seat;

/// Steps that have to fit onto the agenda before something new begins inside of something else.
pub(super) const DEEP: usize = 8;

impl Berserk {
    /// The pending attack.
    fn fight(&mut self) -> Option<&mut Fight> {
        self.fights.as_mut_slice().last_mut()
    }

    /// The attack of a step of a sentence begins; nobody answers it with a strike [B10.1]. If it was declared with the ability, both have had their chance.
    pub(super) fn begin_attack(
        &mut self,
        item: &Item,
        kind: Kinds,
        picked: &[u8],
        table: World<'_, '_>,
    ) {
        let base = self.stack.len() as u8;
        if item.fights {
            if let Some(item) = self.current() {
                item.fights = false;
            }
            self.agenda.push(Frame::FightTarget(base));
            return;
        }
        let aimed = match item.ops().get(usize::from(item.at)) {
            Some(Op::Attack(_, _, Aim::It)) => item.it,
            _ => picked.first().copied().unwrap_or(NONE),
        };
        if !self.in_play(aimed) {
            if let Some(item) = self.current() {
                item.done = false;
            }
            return;
        }
        self.agenda.then([Frame::Priority(base, 0, self.turn), Frame::FightTarget(base)]);
        let mut at = *item;
        at.next = at.chosen - picked.len() as u8;
        self.open_fight(&at, kind, item.at, table);
    }

    /// A creature strikes by an effect [B9.33].
    pub(super) fn grant_strike(&mut self, seat: Seat, attacker: UnitId, target: UnitId) {
        self.agenda.push(Frame::Granted(attacker, target, seat));
    }

    /// A granted strike is declared.
    pub(super) fn open_granted(
        &mut self,
        attacker: UnitId,
        target: UnitId,
        seat: Seat,
        table: World<'_, '_>,
    ) {
        // Fights within fights, so deep as never seen: what would go deeper comes to nothing.
        if self.fights.room() == 0 || self.agenda.room() < DEEP {
            return;
        }
        let base = self.stack.len() as u8;
        self.agenda.then([Frame::Priority(base, 0, self.turn), Frame::FightTarget(base)]);
        let blocked = !self.in_play(attacker) || !self.in_play(target);
        self.fights.push(Fight {
            seat,
            attacker,
            target,
            declared: target,
            granted: true,
            stays: true,
            blocked,
            ..Fight::default()
        });
        if !blocked {
            table
                .tell(rule::B9_33, || Event::Attacks(self.who(attacker), STRIKE, self.who(target)));
            self.trigger_attacked(true);
        }
    }

    /// It is settled who takes the attack: that card is revealed, and reach is looked at once more [B3.23] [B5.11].
    pub(super) fn fight_target(&mut self, base: u8, table: World<'_, '_>) {
        self.agenda.then([Frame::Priority(base, AFTER, self.turn), Frame::FightDice(base)]);
        let Some(fight) = self.fights.last().copied() else { return };
        if fight.blocked {
            return;
        }
        for target in fight.targets() {
            if self.in_play(target) {
                self.reveal(target, table);
            }
        }
        self.settle(table);
        if self.outcome.is_some() {
            return;
        }
        let range = self.range(&fight);
        let gone = fight.is_strike() && !self.in_play(fight.attacker);
        let ok = |game: &Self, target: UnitId| {
            game.in_play(target)
                && (fight.moved
                    || fight.granted
                    || !game.in_play(fight.attacker)
                    || game.reaches(&game.reach(fight.attacker, fight.kind, range), target))
        };
        let [second, third] =
            fight.more.map(|unit| if unit != NONE && ok(self, unit) { unit } else { NONE });
        let first = ok(self, fight.target);
        let barred = self.in_play(fight.attacker)
            && self.barred(fight.attacker) & crate::text::cannot::ATTACK != 0
            && !fight.granted;
        let nothing = gone || barred || !first && second == NONE && third == NONE;
        let target = if first { fight.target } else { NONE };
        if let Some(fight) = self.fight() {
            fight.more = [second, third];
            if nothing {
                fight.blocked = true;
                let attacker = fight.attacker;
                table.tell(rule::B5_11, || Event::Fizzled(self.who(attacker)));
            } else {
                fight.target = if target == NONE { second } else { target };
                if target == NONE {
                    fight.more[0] = NONE;
                }
                fight.phase = Phase::Settled;
            }
        }
        if !nothing {
            self.trigger_attacked(false);
        }
    }

    /// The range of the attack.
    fn range(&self, fight: &Fight) -> u8 {
        if fight.is_strike() && (fight.granted || fight.step == 0 && self.op_of(fight).is_none()) {
            return 0;
        }
        match self.op_of(fight) {
            Some(Op::Attack(_, _, Aim::Range(range))) => *range,
            _ => 0,
        }
    }

    /// The step of the sentence that makes the attack; nothing for a simple strike.
    fn op_of(&self, fight: &Fight) -> Option<&'static Op> {
        if fight.kind == STRIKE {
            return None;
        }
        fight.card.says().get(usize::from(fight.sentence))?.ops.get(usize::from(fight.step))
    }

    /// The dice are rolled [B9.3] [B10.3].
    pub(super) fn fight_dice(&mut self, base: u8, table: World<'_, '_>) {
        self.agenda.then([Frame::Priority(base, 0, self.turn), Frame::FightTable(base)]);
        let Some(fight) = self.fights.last().copied() else { return };
        if fight.blocked {
            return;
        }
        let (attacker, target) = (fight.attacker, fight.target);
        let rolls = fight.is_strike()
            || matches!(self.op_of(&fight), Some(Op::Attack(_, value, _)) if !matches!(value, Value::One(_)));
        let answered = fight.is_strike() && self.answers(&fight);
        let mut dice = [0; 2];
        if rolls {
            dice[0] = self.roll_for(attacker, target, table);
        }
        if answered {
            dice[1] = self.roll_for(target, attacker, table);
        }
        if let Some(fight) = self.fight() {
            fight.dice = dice;
            fight.answered = answered;
            fight.phase = Phase::Dice;
        }
        if dice == [0; 2] {
            // Without dice there is nothing to answer now.
            if let Some(Frame::Priority(_, passed, _)) = self.agenda.as_mut_slice().last_mut() {
                *passed = 2;
            }
        }
    }

    /// Whether the texts of the card that takes an attack do not count for it.
    pub(super) fn is_ignored(&self, fight: &Fight, target: UnitId) -> bool {
        self.in_play(fight.attacker) && self.ignores(fight.attacker, target)
            || self.shot_ignores(fight)
    }

    /// One die of a fight; with two dice its player is asked which one to keep.
    fn roll_for(&mut self, unit: UnitId, vs: UnitId, table: World<'_, '_>) -> u8 {
        let strike = self.fights.last().is_some_and(|fight| fight.is_strike());
        let cause = if strike { rule::B9_3 } else { rule::B10_3 };
        let mut die = table.roll(6);
        table.tell(cause, || Event::Die(self.who(unit), die));
        if self.in_play(unit)
            && self.any_change(unit, vs, aspect::DIE, |change, _| *change == Mod::TwoDice)
        {
            let second = table.roll(6);
            table.tell(rule::B9_3, || Event::Die(self.who(unit), second));
            if second != die {
                let side = u8::from(self.fights.last().is_some_and(|f| f.attacker != unit));
                let seat = self.side(unit);
                self.agenda.push(Frame::Ask(seat, Ask::KeepDie(side, die, second)));
            }
        }
        if let Some(fixed) = self.take_fixed_die(unit) {
            table.tell(rule::B11_33, || Event::DieChanged(self.who(unit), fixed));
            die = fixed.clamp(1, 6) as u8;
        }
        die
    }

    /// Whether the struck card rolls and answers [B9.3] [B9.19].
    fn answers(&self, fight: &Fight) -> bool {
        let it = self.unit(fight.target);
        let ignored = self.is_ignored(fight, fight.target);
        let stands = it.is_open()
            || !ignored
                && self.any_change(fight.target, fight.attacker, aspect::CAN, |change, _| {
                    *change == Mod::Can(Can::FightClosed)
                });
        stands
            && it.print().strike.is_some()
            && !self.has_vs(fight.attacker, fight.target, Keyword::Unanswered)
    }

    /// What the die of a card counts as now, with all changes but those of the Strike Table [B9.4] [B10.4].
    pub(crate) fn die_of(&self, fight: &Fight, unit: UnitId) -> Option<i8> {
        let side = if unit == fight.attacker { 0 } else { 1 };
        if side == 1 && unit != fight.target {
            return None;
        }
        let die = fight.dice[side];
        if die == 0 {
            return None;
        }
        let value = die as i8 + fight.shift[side] + self.die_changes(fight, side);
        Some(if fight.is_strike() { value } else { value.clamp(1, 6) })
    }

    /// Changes of a die by cards, experience left out.
    fn die_changes(&self, fight: &Fight, side: usize) -> i8 {
        let (unit, vs) =
            if side == 0 { (fight.attacker, fight.target) } else { (fight.target, fight.attacker) };
        if !self.in_play(unit) {
            return 0;
        }
        let ignored = side == 1 && self.is_ignored(fight, unit);
        let clumsy = fight.is_strike() && !ignored && self.has(unit, Keyword::Clumsiness);
        let more = self.sum(unit, vs, aspect::DIE, |change, ctx| match change {
            _ if ignored && ctx.me == unit => 0,
            Mod::Die(kinds, more) if kinds & fight.kind != 0 => *more,
            Mod::DieAgainstIt(more) if side == 0 && ctx.it == vs => *more,
            _ => 0,
        });
        more - i8::from(clumsy)
    }

    /// The total of a card in a simple strike [B9.4], held to no bounds [B9.5].
    pub(crate) fn total(&self, fight: &Fight, side: usize) -> i8 {
        let unit = if side == 0 { fight.attacker } else { fight.target };
        let vs = if side == 0 { fight.target } else { fight.attacker };
        let word = |word: Keyword| match word {
            Keyword::ExperienceInAttack(value) if side == 0 => Some(value),
            Keyword::ExperienceInDefence(value) if side == 1 => Some(value),
            _ => None,
        };
        let own = side == 0 || !self.is_ignored(fight, unit);
        let experience = self.keyword_from(unit, vs, own, word).unwrap_or(0);
        self.die_of(fight, unit).unwrap_or(0) + experience as i8
    }

    /// Totals are compared [B9.6], or values are read [B10.3].
    pub(super) fn fight_table(&mut self, base: u8, table: World<'_, '_>) {
        self.agenda.then([Frame::Priority(base, 0, self.turn), Frame::FightDeal(base)]);
        let Some(fight) = self.fights.last().copied() else { return };
        if fight.blocked {
            self.skip_window();
            return;
        }
        if fight.halted {
            table.tell(rule::B12_10, || Event::Blocked(self.who(fight.attacker)));
        }
        if fight.halted || !self.still_on(&fight) {
            if let Some(fight) = self.fight() {
                fight.blocked = true;
            }
            self.skip_window();
            return;
        }
        let mut strength: [Strengths; 2] = [0; 2];
        if fight.is_strike() {
            let attacker = self.total(&fight, 0);
            if fight.answered {
                let struck = self.total(&fight, 1);
                table.tell(rule::B9_6, || Event::Totals(attacker, struck));
                let found = row(attacker - struck, attacker);
                strength = [found.attacker, found.struck];
                self.tell_row(&fight, &found, table);
                self.offer_weakening(&fight, &found);
            } else {
                strength[0] = reading(attacker);
                let who = fight.attacker;
                let dealt = strength[0];
                table.tell(rule::B9_19, || Event::Strikes(self.who(who), dealt));
            }
        } else {
            strength[0] = match self.die_of(&fight, fight.attacker) {
                Some(die) => reading(die),
                None => PLAIN,
            };
        }
        if let Some(fight) = self.fight() {
            fight.strength = strength;
            fight.phase = Phase::Value;
        }
    }

    /// Whether attacker and target are still there.
    fn still_on(&self, fight: &Fight) -> bool {
        self.in_play(fight.target) && (!fight.is_strike() || self.in_play(fight.attacker))
    }

    /// The chance to answer that would come next is none.
    fn skip_window(&mut self) {
        if let Some(Frame::Priority(_, passed, _)) = self.agenda.as_mut_slice().last_mut() {
            *passed = 2;
        }
    }

    fn tell_row(&self, fight: &Fight, found: &Row, table: World<'_, '_>) {
        let (attacker, target) = (fight.attacker, fight.target);
        let (one, other) = (found.attacker, found.struck);
        if one == 0 {
            table.tell(found.rule, || Event::Missed(self.who(attacker)));
        } else {
            table.tell(found.rule, || Event::Strikes(self.who(attacker), one));
        }
        if other != 0 {
            table.tell(found.rule, || Event::Strikes(self.who(target), other));
        }
    }

    /// Notes that the row lets somebody weaken [B9.20].
    fn offer_weakening(&mut self, fight: &Fight, found: &Row) {
        let Some((by_attacker, ..)) = found.weakened else { return };
        let keeper = if by_attacker { fight.attacker } else { fight.target };
        if self
            .any_change(keeper, NONE, aspect::GUARD, |change, _| *change == Mod::ImmuneToWeakening)
        {
            return;
        }
        let seat = self.side(keeper);
        // The question comes at once, before anybody has priority.
        self.agenda.push(Frame::Ask(seat, Ask::Weaken(by_attacker)));
    }

    /// A strike is weakened as the row says [B6.10].
    pub(crate) fn weaken(&mut self, by_attacker: bool, table: World<'_, '_>) {
        let Some(fight) = self.fights.last().copied() else { return };
        let (strength, who) = match (by_attacker, fight.strength[0]) {
            (true, crate::text::STRONG) => ([crate::text::MEDIUM, 0], fight.attacker),
            (true, _) => ([WEAK, 0], fight.attacker),
            (false, _) => ([0, WEAK], fight.target),
        };
        if let Some(fight) = self.fight() {
            fight.strength = strength;
            fight.weakened = true;
        }
        let now = if by_attacker { strength[0] } else { strength[1] };
        table.tell(rule::B6_10, || Event::Weakened(self.who(who), now));
    }

    /// Strikes and wounds are dealt, both at the same time [B9.2] [B10.13].
    pub(super) fn fight_deal(&mut self, base: u8, table: World<'_, '_>) {
        self.agenda.push(Frame::FightEnd);
        // Answers to a declared strike come before it is over [B9.31].
        if self.fights.last().is_some_and(|fight| fight.is_strike() && !fight.granted) {
            self.agenda.push(Frame::Priority(base, AFTER, self.turn));
        }
        let Some(fight) = self.fights.last().copied() else { return };
        if fight.blocked || !self.still_on(&fight) {
            self.unperformed(&fight);
            return;
        }
        if let Some(fight) = self.fight() {
            fight.phase = Phase::Dealt;
        }
        // Worked out first, dealt afterwards: one blow does not change the other.
        let mut blows: [(usize, UnitId, Strengths, Option<i8>); 4] = [(0, NONE, 0, None); 4];
        let mut count = 0;
        if fight.strength[0] != 0 {
            for target in fight.targets() {
                if self.in_play(target) {
                    let (strength, wounds) = self.wounds_of(&fight, 0, target);
                    blows[count] = (0, target, strength, wounds);
                    count += 1;
                }
            }
        }
        if fight.strength[1] != 0 {
            let (strength, wounds) = self.wounds_of(&fight, 1, fight.attacker);
            blows[count] = (1, fight.attacker, strength, wounds);
            count += 1;
        }
        let mut any = false;
        for &(side, struck, strength, wounds) in &blows[..count] {
            let by = if side == 0 { fight.attacker } else { fight.target };
            let Some(wounds) = wounds else {
                table.tell(rule::B10_11, || Event::Unharmed(self.who(struck)));
                continue;
            };
            if strength != fight.strength[side] {
                table.tell(rule::B10_8, || Event::CountsAs(self.who(struck), strength));
            }
            any |= side == 0;
            let cause = Cause { by, kind: fight.kind, poison: false };
            let dealt = self.wound(struck, wounds, cause, rule::B10_13, table);
            self.drain(by, dealt, table);
            self.note_hit(&fight, side, by, struck, (strength, wounds));
        }
        if fight.is_strike() && fight.strength[0] == 0 {
            self.note_miss(&fight);
        }
        if fight.is_strike() {
            for unit in [fight.attacker, fight.target] {
                self.trigger_own(unit, NONE, 0, |when| matches!(when, When::OnFight));
            }
        }
        self.use_up(&fight);
        if !fight.is_strike()
            && let Some(item) = self.current()
        {
            item.done = any;
            item.it = fight.target;
        }
        self.settle(table);
    }

    /// Vampirism [B11.19], after the wounds and before the look at lethal ones [B10.14].
    fn drain(&mut self, unit: UnitId, dealt: u8, table: World<'_, '_>) {
        if dealt == 0 || !self.in_play(unit) {
            return;
        }
        let drains = self
            .keyword(unit, |word| match word {
                Keyword::Vampirism(_) => Some(1),
                _ => None,
            })
            .is_some();
        let less =
            self.any_change(unit, NONE, aspect::REST, |change, _| *change == Mod::VampirismLessOne);
        let gain = if drains {
            dealt
        } else if less {
            dealt - 1
        } else {
            0
        };
        self.add_lives(unit, gain, rule::B11_19, table);
    }

    /// Sets off what speaks of a performed attack; the attacked card is the one that was struck [B9.28]
    /// [B9.29] [B9.30].
    fn note_hit(
        &mut self,
        fight: &Fight,
        side: usize,
        by: UnitId,
        struck: UnitId,
        blow: (Strengths, i8),
    ) {
        let (strength, value) = blow;
        let kind = fight.kind;
        let hit = |when: &When| match when {
            When::OnHit(hits) | When::OnHitOrMiss(hits) => {
                hits.kinds & kind != 0 && hits.strengths & strength != 0
            }
            When::SetupOrHit(hits) => hits.kinds & kind != 0 && hits.strengths & strength != 0,
            _ => false,
        };
        self.trigger_own(by, struck, value, hit);
        let self_ignored = self.is_ignored(fight, struck);
        let taken = |when: &When| match when {
            When::Struck(hits) => hits.kinds & kind != 0 && hits.strengths & strength != 0,
            _ => false,
        };
        // An answer is no attack on the one who declared the strike, but it is a strike.
        if side == 0 && !self.is_ignored(fight, struck) {
            self.trigger_own(struck, by, 0, taken);
        }
        self.trigger_own(struck, by, 0, |when| match when {
            When::StruckAnyhow(hits) => hits.kinds & kind != 0 && !(side == 0 && self_ignored),
            _ => false,
        });
    }

    /// Sets off what speaks of a miss [B9.30].
    fn note_miss(&mut self, fight: &Fight) {
        let attacker = fight.attacker;
        self.trigger_own(attacker, fight.target, 0, |when| {
            matches!(when, When::OnMiss | When::OnHitOrMiss(_))
        });
        let seat = self.side(attacker);
        for unit in self.play {
            if self.unit(unit).side == seat.0 {
                self.trigger_own(unit, attacker, 0, |when| matches!(when, When::OnOwnMiss));
            }
        }
    }

    /// Bonuses to the next attack of a kind are used up by this one [B4.13].
    fn use_up(&mut self, fight: &Fight) {
        let (attacker, target, kind) = (fight.attacker, fight.target, fight.kind);
        let answered = fight.strength[1] != 0;
        let first_of = self.laid.iter().find_map(|laid| match laid.until {
            Until::FirstOf(kinds) if kinds & kind != 0 && laid.on == attacker => {
                Some((laid.source, laid.sentence))
            }
            _ => None,
        });
        self.drop_laid(|laid| match laid.until {
            Until::Next(kinds) | Until::NextInTurn(kinds) if kinds & kind != 0 => {
                laid.on == attacker || answered && laid.on == target
            }
            Until::FirstOf(_) => first_of == Some((laid.source, laid.sentence)),
            _ => false,
        });
    }

    fn unperformed(&mut self, fight: &Fight) {
        if !fight.is_strike()
            && let Some(item) = self.current()
        {
            item.done = false;
        }
    }

    /// The attack is over: attacker and defender close [B9.31] [B9.24].
    pub(super) fn fight_end(&mut self, table: World<'_, '_>) {
        let Some(fight) = self.fights.pop() else { return };
        if fight.is_strike() && !fight.granted {
            self.close_striker(&fight, table);
        }
        if fight.defended && self.in_play(fight.target) {
            let unit = fight.target;
            let host = self.unit(unit).host == fight.declared;
            let stays = self.any_change(unit, NONE, aspect::CLOSING, |change, _| match change {
                Mod::NoClose(NoClose::Defend) => true,
                Mod::NoClose(NoClose::DefendHost) => host,
                _ => false,
            });
            if !stays {
                self.close(unit, rule::B9_24, table);
            }
        }
        self.settle(table);
    }

    /// Whether the attacker closes, and whether it may strike again [B9.31] [B9.32].
    fn close_striker(&mut self, fight: &Fight, table: World<'_, '_>) {
        let unit = fight.attacker;
        if !self.in_play(unit) {
            return;
        }
        if self.unit(unit).cell().is_some()
            && self.in_play(fight.target)
            && self.in_sky(fight.target)
        {
            // Getting ready gives one strike [B7.15].
            self.unit_mut(unit).unset(flag::READY | flag::READY_LAST);
        }
        let mut multi = None;
        let mut stays = false;
        self.changes(unit, NONE, aspect::CLOSING, &mut |change, _| match change {
            Mod::Multi(kind) => multi = Some(*kind),
            Mod::NoClose(NoClose::Strike) => stays = true,
            _ => {}
        });
        let before = self.unit(unit).is(flag::STRIKING);
        let more = match multi {
            Some(Multi::Times(_)) => !before,
            Some(Multi::TwoInSuccession) => !before,
            Some(Multi::EachEnemyNear) => {
                self.unit_mut(fight.declared).set(flag::STRUCK_BY);
                let seat = self.side(unit);
                self.play.into_iter().any(|other| {
                    let it = self.unit(other);
                    it.side != seat.0 && self.adjacent(unit, other) && !it.is(flag::STRUCK_BY)
                })
            }
            None => false,
        };
        if more {
            self.unit_mut(unit).set(flag::STRIKING);
            self.last_struck = fight.declared;
            return;
        }
        self.unit_mut(unit).unset(flag::STRIKING);
        self.unit_mut(unit).set(flag::STRUCK);
        if stays {
            return;
        }
        self.close(unit, rule::B9_31, table);
        if !self.unit(unit).is_open() {
            self.unit_mut(unit).set(flag::STRUCK);
        }
    }

    /// The pending attack gets another target [B12.4].
    pub(super) fn redirect(&mut self, item: &Item, unit: UnitId, table: World<'_, '_>) -> bool {
        let Some(fight) = self.fights.last().copied() else { return false };
        if !self.in_play(unit) || fight.defended || fight.blocked || fight.phase != Phase::Declared
        {
            return false; // [B12.5]
        }
        self.reveal(unit, table);
        let from = item.it;
        if let Some(fight) = self.fight() {
            if fight.more[0] == from && from != NONE {
                fight.more[0] = unit;
            } else if fight.more[1] == from && from != NONE {
                fight.more[1] = unit;
            } else {
                fight.target = unit;
            }
            fight.moved = true;
        }
        table.tell(rule::B12_4, || Event::Redirected(self.who(unit)));
        true
    }

    /// Who strikes with a text that gives several strikes in succession gives the next one up by moving [B9.32].
    pub(crate) fn strike_allowed(&self, unit: UnitId, target: UnitId) -> bool {
        let it = self.unit(unit);
        if !it.is(flag::STRIKING) {
            return true;
        }
        let mut ok = true;
        self.changes(unit, NONE, aspect::CLOSING, &mut |change, _| match change {
            Mod::Multi(Multi::TwoInSuccession) => ok = target != self.last_struck,
            Mod::Multi(Multi::EachEnemyNear) => ok = !self.unit(target).is(flag::STRUCK_BY),
            _ => {}
        });
        ok
    }

    /// An item that stands for a simple strike.
    pub(crate) fn strike_item(seat: Seat, attacker: UnitId, target: UnitId) -> Item {
        let mut item = Item {
            what: What::Strike,
            seat,
            source: attacker,
            it: target,
            origin: target,
            ..Item::default()
        };
        item.targets[0] = target;
        item.chosen = 1;
        item
    }
}
