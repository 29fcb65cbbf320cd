//! What may be attacked: chapter 7 of the rules, and what cards change about it.

use crate::board::{self, distance, near};
use crate::cards::Kind;
use crate::fight::Fight;
use crate::figures::trait_of;
use crate::state::{Berserk, UnitId, flag, other, place};
use crate::text::{Can, Kinds, LUNGE, MELEE, Mod, SHOT, STRIKE, aspect, cannot};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// What an attacker needs to know about itself before targets are looked at one by one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    attacker: UnitId,
    kind: Kinds,
    /// Range; 0: no limit. For a lunge, how many cells may lie between.
    range: u8,
    /// Permissions, as bits by [`Can`].
    cans: u16,
    /// Only what stands opposite [`cannot::STRIKE_ASIDE`].
    only_opposite: bool,
    /// Cards at which attacks of this kind have to go, if there are any [B7.17].
    duty: Option<CardSet>,
}

impl Berserk {
    /// The reach of an attack of this kind by this card.
    pub(crate) fn reach(&self, attacker: UnitId, kind: Kinds, range: u8) -> Reach {
        let mut cans = 0;
        let mut barred = 0;
        let mut longer: i8 = 0;
        let mut free = false;
        self.changes(
            attacker,
            crate::state::NONE,
            aspect::CAN | aspect::CANNOT | aspect::DUTY | aspect::RANGE,
            &mut |change, _| match change {
                Mod::Can(can) => cans |= 1 << *can as u16,
                Mod::Cannot(bits) => barred |= bits,
                Mod::Range(kinds, more) if kinds & kind != 0 => longer += more,
                Mod::IgnoreForce => free = true,
                _ => {}
            },
        );
        // A bonus does nothing for attacks without a limit, and a lunge has no range [B11.33].
        let range =
            if range == 0 || kind == LUNGE { range } else { range.saturating_add_signed(longer) };
        let duty = if free { None } else { self.duty(attacker, kind) };
        let only_opposite = kind == STRIKE && barred & cannot::STRIKE_ASIDE != 0;
        Reach { attacker, kind, range, cans, only_opposite, duty }
    }

    /// The cards at which an attack has to go [B7.17].
    fn duty(&self, attacker: UnitId, kind: Kinds) -> Option<CardSet> {
        let foe = other(self.side(attacker));
        let mut found: Option<CardSet> = None;
        for unit in self.play {
            if self.traits(unit) & trait_of::FORCES == 0
                || self.unit(unit).side != foe.0
                || unit == attacker
            {
                continue;
            }
            let forces =
                self.any_change(unit, crate::state::NONE, aspect::DUTY, |change, _| match change {
                    Mod::Force(kinds) => kinds & kind != 0,
                    Mod::ForceFlyers => self.in_sky(attacker),
                    _ => false,
                });
            if forces {
                found.get_or_insert(CardSet::NONE).insert(unit);
            }
        }
        found
    }

    /// Whether attacks of this kind by the card have to go at certain cards.
    pub(crate) fn is_bound(&self, attacker: UnitId, kind: Kinds) -> bool {
        self.reach(attacker, kind, 0).duty.is_some()
    }

    /// Whether the card is in an auxiliary zone.
    pub(crate) fn in_sky(&self, unit: UnitId) -> bool {
        self.unit(unit).place == place::SKY
    }

    /// Whether a card may be attacked with this reach [B7.2 to B7.17].
    pub(crate) fn reaches(&self, reach: &Reach, target: UnitId) -> bool {
        let Reach { attacker, kind, range, .. } = *reach;
        if attacker == target || !self.play.has(target) {
            return false; // Own cards may be attacked, but not the attacker itself [B7.4] [B7.13].
        }
        if reach.duty.is_some_and(|duty| !duty.has(target)) {
            return false;
        }
        let can = |can: Can| reach.cans >> can as u16 & 1 == 1;
        let Some(from) = self.unit(attacker).cell() else {
            return kind != LUNGE; // [B7.10] [B7.11]
        };
        let it = self.unit(target);
        let Some(to) = it.cell() else {
            // Cards of an auxiliary zone are adjacent to nothing [B7.6]; range does not count [B7.14].
            if !it.print().is_creature() {
                return false; // [B7.5]
            }
            return match kind {
                LUNGE => false,
                STRIKE => {
                    can(Can::StrikeFlyers)
                        || self.unit(attacker).is(flag::READY | flag::READY_LAST)
                            && it.side != self.unit(attacker).side // [B7.15]
                }
                kind => kind & MELEE == 0,
            };
        };
        if it.print().kind == Kind::Equipment {
            return false; // [B7.5]
        }
        let adjacent = from == to || near(from, to);
        if kind & MELEE != 0 {
            if reach.only_opposite {
                let role = self.role(self.side(attacker));
                return board::opposite(from, role) == Some(to);
            }
            if adjacent {
                return true; // [B7.2]
            }
            return kind == STRIKE
                && (can(Can::StrikeAtTwo) && distance(from, to) == 2
                    || can(Can::RowEnds) && board::row_ends(from, to));
        }
        if kind == LUNGE {
            return self.lunges(attacker, from, to, range.max(1)); // [B7.7]
        }
        if adjacent {
            return kind == SHOT && can(Can::ShootNear);
        }
        range == 0 || distance(from, to) <= range // [B7.3] [B7.14]
    }

    /// Whether a lunge goes from cell to cell, with at most so many cells between [B7.7 to B7.9].
    fn lunges(&self, attacker: UnitId, from: u8, to: u8, most: u8) -> bool {
        let (dx, dy) = board::delta(from, to);
        if dx != 0 && dy != 0 {
            return false;
        }
        let far = dx.unsigned_abs() + dy.unsigned_abs();
        if far < 2 || far - 1 > most {
            return false;
        }
        let step = dx.signum() + dy.signum() * 5;
        let obstacles = self.obstacles();
        let mut cell = from.wrapping_add_signed(step);
        while cell != to {
            let passes = match self.on(cell) {
                None => obstacles >> cell & 1 == 0,
                Some(unit) => self.unit(unit).side == self.unit(attacker).side,
            };
            if !passes {
                return false;
            }
            cell = cell.wrapping_add_signed(step);
        }
        true
    }

    /// Whether this card can make simple strikes at all now [B9.1] [B9.32].
    pub(crate) fn may_strike(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        it.is_open()
            && it.print().strike.is_some()
            && !it.is(flag::STRUCK)
            && self.barred(unit) & cannot::ATTACK == 0
    }

    /// Whether this creature may become the defender of a strike [B9.21 to B9.27].
    pub(crate) fn may_defend(&self, unit: UnitId, fight: &Fight) -> bool {
        let it = self.unit(unit);
        let target = fight.target;
        let Some(side) = self.play.has(target).then(|| self.side(target)) else { return false };
        let defendable =
            fight.is_strike() || self.choices.defend_other_strikes && fight.kind & MELEE != 0;
        if !defendable
            || fight.defended
            || fight.blocked
            || fight.halted
            || fight.phase != crate::fight::Phase::Declared
            || side == fight.seat
            || it.side != side.0
            || unit == target
            || unit == fight.attacker
            || !it.print().is_creature()
            || !it.is_open()
        {
            return false;
        }
        if !self.stands_near(unit, fight) || self.barred(unit) & cannot::DEFEND != 0 {
            return false;
        }
        let hosts = it.host == target && self.may(unit, Can::DefendHost);
        if it.is(flag::DEFENDED) && !hosts && !self.may(unit, Can::DefendAlways) {
            return false; // [B9.23]
        }
        !self.is_direct(fight)
    }

    /// Whether a creature stands where a defender has to stand [B9.21] [B9.25] [B9.26].
    fn stands_near(&self, unit: UnitId, fight: &Fight) -> bool {
        let (attacker, target) = (fight.attacker, fight.target);
        if self.in_sky(target) {
            return self.in_sky(unit);
        }
        if self.in_sky(unit) {
            let free = self.choices.flyers_defend_ground && self.in_sky(attacker);
            return free || self.speaks(unit) && self.may(unit, Can::DefendGround);
        }
        if self.in_sky(attacker) {
            return self.adjacent(unit, target);
        }
        self.adjacent(unit, target) && self.adjacent(unit, attacker)
    }

    /// Whether no defender can be named against this strike [B11.4].
    fn is_direct(&self, fight: &Fight) -> bool {
        fight.is_strike()
            && self.has_vs(fight.attacker, fight.target, crate::cards::Keyword::DirectStrike)
    }

    /// Whether all creatures of the squad are flyers, so that the other side may get ready for them [B7.15].
    pub(crate) fn only_flyers(&self, seat: Seat) -> bool {
        let mut any = false;
        for unit in self.squad(seat) {
            if self.unit(unit).print().is_creature() || self.unit(unit).is_hidden() {
                if !self.in_sky(unit) {
                    return false;
                }
                any = true;
            }
        }
        any
    }
}
