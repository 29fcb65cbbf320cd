//! Whether a card matches a filter, whether a condition holds, and how much an amount is.

use super::{Ctx, incarnation, trait_of};
use crate::board::{self, AROUND, column, distance, each, near, opposite, row_number};
use crate::cards::{CardId, Keyword, Kind};
use crate::role::Role;
use crate::state::{Berserk, NONE, Tally, UnitId, flag, how, other, place};
use crate::text::{
    Amount, Cond, DISCHARGE, Filter, Kinds, MAGIC, Nature, Noun, Op, Printed, SHOT, Sentence, Side,
    THROW, Test,
};
use deckhand_kernel::Seat;

impl Berserk {
    /// Whether a card matches a filter, as the card of a sentence looks for it.
    pub(crate) fn matches(&self, filter: &Filter, unit: UnitId, ctx: Ctx) -> bool {
        let it = self.unit(unit);
        let own = it.side == ctx.seat.0;
        let side = match filter.side {
            Side::Any => true,
            Side::Own => own,
            Side::Enemy => !own,
        };
        if !side {
            return false;
        }
        // What a hidden card is, only its controller knows [B3.24].
        let masked = it.is_hidden() && !own;
        let noun = match filter.noun {
            Noun::Card => true,
            Noun::Creature => masked || it.print().is_creature(),
            Noun::Carried => it.is_carried(),
        };
        noun && filter.tests.iter().all(|test| self.passes(test, unit, ctx, masked))
    }

    /// Whether a card has a property.
    pub(crate) fn passes(&self, test: &Test, unit: UnitId, ctx: Ctx, masked: bool) -> bool {
        let it = self.unit(unit);
        let cell = it.cell();
        let my = (ctx.cell != NONE).then_some(ctx.cell);
        let both = |judge: &dyn Fn(u8, u8) -> bool| match (my, cell) {
            (Some(mine), Some(its)) => judge(mine, its),
            _ => false,
        };
        let with_it = |judge: &dyn Fn(u8, u8) -> bool| {
            if ctx.it == NONE {
                return false;
            }
            match (self.last_cell(ctx.it), cell) {
                (Some(one), Some(its)) => judge(one, its),
                _ => false,
            }
        };
        match *test {
            Test::Open => return it.is_open(),
            Test::Closed => return !it.is_open(),
            Test::Unwounded => return it.wounds == 0,
            Test::Wounds(least) => return it.wounds >= least,
            Test::NearMe => return unit != ctx.me && both(&|a, b| a == b || near(a, b)),
            Test::NearIt => return unit != ctx.it && with_it(&|a, b| a == b || near(a, b)),
            Test::BesideMe => return both(&|a, b| board::beside(a) >> b & 1 == 1),
            Test::BesideIt => return with_it(&|a, b| board::beside(a) >> b & 1 == 1),
            Test::Opposite => {
                return both(&|a, b| opposite(a, self.role(ctx.seat)) == Some(b));
            }
            Test::InRow(number) => {
                return cell.is_some_and(|cell| {
                    row_number(cell) == number && board::half(cell) == self.role(Seat(it.side))
                });
            }
            Test::SameRow => {
                return both(&|a, b| {
                    row_number(a) == row_number(b)
                        && board::half(a) == self.role(ctx.seat)
                        && board::half(b) == self.role(Seat(it.side))
                });
            }
            Test::MyColumn => return both(&|a, b| column(a) == column(b)),
            Test::Other => return unit != ctx.me,
            Test::Diagonal => {
                return both(&|a, b| {
                    let (dx, dy) = board::delta(a, b);
                    dx.abs() == 1 && dy.abs() == 1
                });
            }
            Test::Within(far) => return both(&|a, b| distance(a, b) <= far),
            Test::CentreColumn => return cell.is_some_and(|cell| column(cell) == 2),
            Test::EdgeColumn => return cell.is_some_and(|cell| matches!(column(cell), 0 | 4)),
            Test::Different => return unit != ctx.it,
            Test::Me => return unit == ctx.me,
            Test::MeOrNear => {
                return unit == ctx.me || both(&|a, b| a == b || near(a, b));
            }
            Test::RowAtLeast(number) => {
                return cell.is_some_and(|cell| {
                    row_number(cell) >= number && board::half(cell) == self.role(Seat(it.side))
                });
            }
            Test::NearVacated => {
                let from = self.unit(ctx.me).from;
                return cell.is_some_and(|cell| from < place::SKY && near(from, cell));
            }
            Test::HostNearMe => {
                return it.is_carried() && it.host != ctx.me && both(&|a, b| a == b || near(a, b));
            }
            Test::NotMovedThisTurn => return !it.is(flag::MOVED),
            Test::DieShows(number) => {
                return self.fights.last().is_some_and(|fight| {
                    fight.phase == crate::fight::Phase::Dice
                        && self.die_of(fight, unit) == Some(number as i8)
                });
            }
            Test::Host => return self.in_play(ctx.me) && self.unit(ctx.me).host == unit,
            Test::Defender => {
                return self.fights.last().is_some_and(|f| f.defended && f.target == unit);
            }
            _ => {}
        }
        if masked {
            return false;
        }
        let print = it.print();
        let flies = || it.place == place::SKY && print.is_creature() || self.flies(unit);
        match *test {
            Test::NonFlyer => print.is_creature() && !flies(),
            Test::Ground => !it.is_carried() && print.is_creature() && !flies(),
            Test::Flyer => print.is_creature() && flies(),
            Test::Elite => print.elite,
            Test::Ordinary => !print.elite,
            Test::Of(element) => print.element == element,
            Test::NotOf(element) => print.element != element,
            Test::Class(class) => print.classes.contains(&class),
            Test::CostAtMost(cost) => print.cost <= cost,
            Test::CostAtLeast(cost) => print.cost >= cost,
            Test::CostAsShown => self.shown_cards().any(|shown| shown.card().cost == print.cost),
            Test::Poisoned => it.poison > 0,
            Test::WithMagic => self.offers_attack(unit, DISCHARGE | MAGIC, true),
            Test::WithRanged => self.offers_attack(unit, SHOT | THROW | DISCHARGE, false),
            Test::WithThrow => self.offers_attack(unit, THROW, false),
            Test::WithExperienceOrArmor => self
                .keyword(unit, |word| match word {
                    Keyword::ExperienceInAttack(_)
                    | Keyword::ExperienceInDefence(_)
                    | Keyword::Armor(_) => Some(1),
                    _ => None,
                })
                .is_some(),
            // Also one that it has against this very card.
            Test::WithDirect => self.has_vs(unit, ctx.me, Keyword::DirectStrike),
            Test::WithFormation => {
                self.traits(unit) & trait_of::FORMATION != 0 && !self.silenced.has(unit)
            }
            Test::WithIncarnation => incarnation(print.keywords).is_some(),
            Test::Marked(kind) => self
                .markers
                .iter()
                .any(|m| m.kind == kind && m.at == unit && !m.on_cell() && m.source == ctx.me),
            Test::OnMarkedCell(kind) => cell.is_some_and(|cell| {
                self.markers.iter().any(|m| m.kind == kind && m.at == cell && m.source == ctx.me)
            }),
            Test::Unmoved => !it.is(flag::MOVED_LAST) && !it.is(flag::MOVED),
            Test::MovedThisTurn => it.is(flag::MOVED),
            Test::SpeedAtLeast(least) => self.speed(unit) >= least,
            Test::WeakAtLeast(least) => print.strike.is_some_and(|[weak, ..]| weak >= least),
            Test::WeakAsIt => {
                ctx.it != NONE
                    && print.strike.map(|[weak, ..]| weak)
                        == self.unit(ctx.it).print().strike.map(|[weak, ..]| weak)
            }
            Test::Mate => ctx.me != NONE && self.forms(unit) && self.mates(ctx.me).has(unit),
            Test::NotHurt => !it.is(flag::HURT),
            Test::LivesAtLeast(least) => self.left(unit) >= i16::from(least),
            Test::LivesAtMost(most) => self.left(unit) <= i16::from(most),
            Test::LivesAbovePrinted => self.left(unit) > i16::from(print.life.unwrap_or(0)),
            Test::Counters(exactly) => it.counters == exactly,
            Test::CountersAtLeast(least) => it.counters >= least,
            Test::Alone => cell.is_none_or(|cell| {
                !each(board::beside(cell)).any(|next| {
                    self.on(next).is_some_and(|mate| {
                        self.unit(mate).side == it.side && self.unit(mate).print().is_creature()
                    })
                })
            }),
            Test::MateOfIt => ctx.it != NONE && self.forms(unit) && self.mates(ctx.it).has(unit),
            Test::WithoutParasite => {
                !self.carried_by(unit).any(|c| self.unit(c).print().kind == Kind::Parasite)
            }
            _ => false,
        }
    }

    /// The cell a card stands on, or stood on when it left.
    pub(crate) fn last_cell(&self, unit: UnitId) -> Option<u8> {
        let it = self.unit(unit);
        it.cell().or_else(|| (!self.play.has(unit) && it.from < place::SKY).then_some(it.from))
    }

    /// Whether the card has an ability with such an attack, or with a spell if these are asked for too.
    fn offers_attack(&self, unit: UnitId, kinds: Kinds, spells: bool) -> bool {
        if self.silenced.has(unit) {
            return false;
        }
        let offers = |sentence: &Sentence| {
            let attacks = |op: &Op| matches!(op, Op::Attack(kind, ..) if kind & kinds != 0);
            spells && sentence.nature == Nature::Spell || sentence.ops.iter().any(attacks)
        };
        let mut found = self.unit(unit).card.says().iter().any(offers);
        // A lent ability belongs to the card that has it [B11.31].
        self.lent_abilities(unit, &mut |card, number| {
            found |= offers(Self::sentence(card, number));
        });
        found
    }

    /// The cards shown by the running prophecy, the topmost first.
    pub(crate) fn shown_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        let (deck, count) = self.shown;
        self.decks[usize::from(deck)]
            .iter()
            .rev()
            .take(usize::from(count))
            .map(|&unit| self.unit(unit).card)
    }

    pub(crate) fn holds_all(&self, conds: &[Cond], ctx: Ctx) -> bool {
        conds.iter().all(|cond| self.holds(cond, ctx))
    }

    /// The number of cards that match.
    pub(crate) fn count(&self, filter: &Filter, ctx: Ctx) -> u8 {
        self.play.into_iter().filter(|&unit| self.matches(filter, unit, ctx)).count() as u8
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, cond: &Cond, ctx: Ctx) -> bool {
        match cond {
            Cond::Formation => self.in_formation(ctx.me),
            Cond::Vs(filter) => ctx.vs != NONE && self.matches(filter, ctx.vs, ctx),
            Cond::Has(least, filter) => self.count(filter, ctx) >= *least,
            Cond::HasNone(filter) => self.count(filter, ctx) == 0,
            Cond::More(more, than) => self.count(more, ctx) > self.count(than, ctx),
            Cond::Is(tests) => tests.iter().all(|test| self.passes(test, ctx.me, ctx, false)),
            Cond::It(tests) => {
                ctx.it != NONE && tests.iter().all(|test| self.passes(test, ctx.it, ctx, false))
            }
            Cond::First => self.role(Self::owner(ctx.me)) == Role::First,
            Cond::Second => self.role(Self::owner(ctx.me)) == Role::Second,
            Cond::MyTurn => self.turn == ctx.seat,
            Cond::FoeTurn => self.turn == other(ctx.seat),
            Cond::CrossedOver => self.crossed(self.mover(ctx), true),
            Cond::CameBack => self.crossed(self.mover(ctx), false),
            Cond::NewlyNear => {
                let from = self.unit(ctx.it).from;
                ctx.it != NONE
                    && self.adjacent(ctx.it, ctx.me)
                    && !(ctx.cell != NONE && from < place::SKY && near(from, ctx.cell))
            }
            Cond::TeleportedFromNear => {
                let it = self.unit(ctx.it);
                ctx.it != NONE
                    && it.is(flag::JUMPED)
                    && ctx.cell != NONE
                    && it.from < place::SKY
                    && near(it.from, ctx.cell)
                    && it.cell().is_some_and(|cell| board::half(cell) != self.role(ctx.seat))
            }
            Cond::Jumped => self.unit(ctx.me).is(flag::JUMPED),
            Cond::TwoStraight => {
                let path = self.unit(ctx.me).path;
                path & 7 >= 2 && path & 128 == 0
            }
            Cond::TwoTurned => {
                let path = self.unit(ctx.me).path;
                path & 7 >= 2 && path & 128 != 0
            }
            Cond::Stood => {
                let me = self.unit(ctx.me);
                if self.turn == ctx.seat { !me.is(flag::MOVED) } else { !me.is(flag::MOVED_LAST) }
            }
            Cond::HurtByShots(least) => self.hurt_by_shots(ctx) >= *least,
            Cond::ShownElite => self.shown.1 > 0 && self.shown_cards().all(|c| c.card().elite),
            Cond::ShownOrdinary => self.shown.1 > 0 && self.shown_cards().all(|c| !c.card().elite),
            Cond::ShownOdd => self.shown_cards().next().is_some_and(|c| c.card().cost % 2 == 1),
            Cond::ShownInSquads => self.shown_cards().any(|card| {
                self.play
                    .into_iter()
                    .any(|unit| self.unit(unit).card == card && !self.unit(unit).is_hidden())
            }),
            Cond::ShownMe => self.shown_cards().any(|card| card == self.unit(ctx.me).card),
            Cond::Healed(least) => {
                self.squad(ctx.seat).any(|unit| self.unit(unit).tally(Tally::HEALED) >= *least)
            }
            Cond::Classes(least) => self.classes_near(ctx) >= *least,
            Cond::OneInEachRow => (0..6).all(|line| {
                self.squad(ctx.seat).any(|unit| {
                    let it = self.unit(unit);
                    it.print().is_creature() && it.cell().is_some_and(|c| board::line(c) == line)
                })
            }),
            Cond::Weakened => self.fights.last().is_some_and(|fight| fight.weakened),
            Cond::Attacking => self.fights.last().is_some_and(|fight| fight.attacker == ctx.me),
            Cond::Pending(kinds) => self.fights.last().is_some_and(|fight| {
                fight.kind & kinds != 0 && fight.phase == crate::fight::Phase::Declared
            }),
            Cond::ByPoison => ctx.it != NONE && self.unit(ctx.it).tally(Tally::HOW) == how::POISON,
            Cond::ByMelee => ctx.it != NONE && self.unit(ctx.it).tally(Tally::HOW) == how::MELEE,
            Cond::NotDone => true,
        }
    }

    /// The card whose movement a sentence speaks of.
    fn mover(&self, ctx: Ctx) -> UnitId {
        if ctx.it == NONE { ctx.me } else { ctx.it }
    }

    /// Whether the last move of a card led out of its own half (or into it).
    fn crossed(&self, unit: UnitId, over: bool) -> bool {
        let it = self.unit(unit);
        let (Some(cell), from) = (it.cell(), it.from) else { return false };
        let home = self.role(Seat(it.side));
        from < place::SKY
            && board::half(from) != board::half(cell)
            && (board::half(cell) != home) == over
    }

    /// Shots and throws that have wounded it this turn, the running one left out.
    fn hurt_by_shots(&self, ctx: Ctx) -> u8 {
        if ctx.it == NONE {
            return 0;
        }
        let it = self.unit(ctx.it);
        it.tally(Tally::SHOTS).saturating_sub(u8::from(it.by == ctx.me))
    }

    /// How many classes the creatures around a card have.
    fn classes_near(&self, ctx: Ctx) -> u8 {
        let mut bits: u32 = 0;
        for unit in self.play {
            if self.adjacent(unit, ctx.me) && !self.unit(unit).is_hidden() {
                for &class in self.unit(unit).print().classes {
                    bits |= 1 << class as u32;
                }
            }
        }
        bits.count_ones() as u8
    }

    /// A number of a text.
    pub(crate) fn amount(&self, amount: Amount, ctx: Ctx) -> i8 {
        let strike = |unit: UnitId, printed: Printed| {
            let strike = self.unit(unit).print().strike.unwrap_or_default();
            let at = match printed {
                Printed::Weak => 0, // [B2.10]
                Printed::Medium => 1,
                Printed::Same => crate::fight::index(ctx.strength),
            };
            strike[at] as i8
        };
        match amount {
            Amount::N(number) => number,
            Amount::X(more) => ctx.x + more,
            Amount::PerCounter(base, per) => base + per * self.unit(ctx.me).counters as i8,
            Amount::Count(base, filter, most) => {
                let total = base + self.count(filter, ctx) as i8;
                if most > 0 { total.min(most) } else { total }
            }
            Amount::Value(printed) => {
                let of = if ctx.vs == NONE { ctx.it } else { ctx.vs };
                if of == NONE { 0 } else { strike(of, printed) }
            }
            Amount::ValueOpposite(printed) => self
                .facing(ctx)
                .filter(|&unit| self.unit(unit).print().is_creature())
                .map_or(0, |unit| strike(unit, printed)),
            Amount::SumWeak(filter) => self
                .play
                .into_iter()
                .filter(|&unit| self.matches(filter, unit, ctx))
                .map(|unit| strike(unit, Printed::Weak))
                .sum(),
            Amount::OwnWounds(most) => (self.unit(ctx.me).wounds as i8).min(most),
            Amount::HalfLivesDown => {
                let of = if ctx.vs == NONE { ctx.it } else { ctx.vs };
                if of == NONE { 0 } else { (self.left(of).max(0) / 2).min(60) as i8 }
            }
            Amount::Moved => (self.unit(ctx.me).path & 7) as i8,
            Amount::PerMark(per, kind) => {
                let cell = if ctx.it == NONE { None } else { self.unit(ctx.it).cell() };
                let marks = self
                    .markers
                    .iter()
                    .filter(|m| m.kind == kind && Some(m.at) == cell && m.source == ctx.me);
                per * marks.count() as i8
            }
            Amount::PoisonOfIt => {
                if ctx.it == NONE {
                    0
                } else {
                    self.unit(ctx.it).poison as i8
                }
            }
            Amount::FreeCellsNearIt(most) => {
                let cell = if ctx.it == NONE { None } else { self.last_cell(ctx.it) };
                let free = cell.map_or(0, |cell| self.free_cells() & AROUND[usize::from(cell)]);
                (free.count_ones() as i8).min(most)
            }
            Amount::ExiledWeak => {
                self.unit(ctx.it).print().strike.map_or(0, |[weak, ..]| weak as i8)
            }
            Amount::ExiledLives => self.unit(ctx.it).print().life.unwrap_or(0) as i8,
            Amount::If(base, more, cond) => base + if self.holds(cond, ctx) { more } else { 0 },
            Amount::Hurt => {
                if ctx.it == NONE {
                    0
                } else {
                    self.unit(ctx.it).sore.min(self.unit(ctx.it).wounds) as i8
                }
            }
            Amount::Shown(most) => (self.shown.1 as i8).min(most),
            Amount::Tokens => {
                (self.unit(ctx.me).counters + self.unit(ctx.me).tally(Tally::TOKENS)) as i8
            }
            Amount::WeakBehind => {
                let (Some(from), Some(cell)) = (
                    self.last_cell(ctx.me),
                    if ctx.it == NONE { None } else { self.last_cell(ctx.it) },
                ) else {
                    return 0;
                };
                if !near(from, cell) {
                    return 0;
                }
                let behind = board::onward(from, cell).and_then(|cell| self.on(cell));
                behind.map_or(0, |unit| strike(unit, Printed::Weak))
            }
        }
    }

    /// The card on the cell opposite.
    fn facing(&self, ctx: Ctx) -> Option<UnitId> {
        if ctx.cell == NONE {
            return None;
        }
        opposite(ctx.cell, self.role(ctx.seat)).and_then(|cell| self.on(cell))
    }
}
