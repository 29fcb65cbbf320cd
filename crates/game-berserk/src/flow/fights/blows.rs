//! What a blow amounts to: strength, additions, cuts, armor and ward, in the order of the rules [B10.8].

use crate::cards::Keyword;
use crate::fight::{Fight, index, is_graded};
use crate::figures::{Ctx, meets};
use crate::state::{Berserk, NONE, UnitId};
use crate::text::{
    DISCHARGE, EVERY, Kinds, MAGIC, MEDIUM, Mod, NONMAGIC, Op, RANGED, SHOT, STRIKE, STRONG,
    Strengths, THROW, Value, WEAK, aspect,
};
use deckhand_kernel::Seat;

impl Berserk {
    /// The value of a blow before the struck card changes it [B10.8].
    fn blow(&self, fight: &Fight, side: usize, target: UnitId) -> (Strengths, i8) {
        let (unit, vs) =
            if side == 0 { (fight.attacker, target) } else { (fight.target, fight.attacker) };
        let mut strength = fight.strength[side];
        let ignores = self.ignores_in(fight, side, unit, vs);
        // Some cards take every such attack as a weak one.
        if is_graded(strength) && self.in_play(vs) {
            let weak = self.any_change(vs, unit, aspect::GUARD, |change, ctx| match change {
                _ if ignores && ctx.me == vs => false,
                Mod::CountsAsWeak(hits) => meets(*hits, fight.kind, strength),
                _ => false,
            });
            let firm = self
                .any_change(unit, vs, aspect::GUARD, |change, _| *change == Mod::ImmuneToWeakening);
            if weak && !firm {
                strength = WEAK;
            }
        }
        let ctx = Ctx { it: vs, vs, x: fight.x, ..self.ctx_or_last(unit, fight.seat) };
        let base = if fight.is_strike() {
            let strike = self.unit(unit).print().strike.unwrap_or_default();
            strike[index(strength)] as i8
        } else {
            match self.op_of(fight) {
                Some(Op::Attack(_, Value::One(amount), _)) => self.amount(*amount, ctx),
                Some(Op::Attack(_, Value::Three(a, b, c), _)) => [*a, *b, *c][index(strength)],
                Some(Op::Attack(_, Value::ThreePlusX(a, b, c), _)) => {
                    [*a, *b, *c][index(strength)] + fight.x
                }
                Some(Op::Attack(_, Value::OwnStrike(more), _)) => {
                    let lender = self.lender_strike(fight, unit);
                    lender[index(strength)] as i8 + more
                }
                _ => 0,
            }
        };
        (strength, self.valued(unit, vs, fight.kind, strength, base + fight.change[side]))
    }

    /// A value with all that its own side adds to it [B10.8].
    fn valued(&self, unit: UnitId, vs: UnitId, kind: Kinds, strength: Strengths, base: i8) -> i8 {
        let fixed = self.any_change(
            unit,
            vs,
            aspect::VALUE,
            |change, _| matches!(change, Mod::OwnSetTo(kinds, _) if kinds & kind != 0),
        );
        if fixed || self.is_cursed(unit) {
            return 1;
        }
        let plus = self.plus(unit, vs, kind, strength) + self.capped_plus(unit, kind, strength);
        (base + plus).max(0)
    }

    /// What a weak, medium and strong simple strike of a card is worth now, as far as that hangs on no card struck.
    pub(crate) fn present_strike(&self, unit: UnitId) -> Option<[i8; 3]> {
        let printed = self.unit(unit).print().strike?;
        let strengths = [WEAK, MEDIUM, STRONG];
        Some(core::array::from_fn(|at| {
            self.valued(unit, NONE, STRIKE, strengths[at], printed[at] as i8)
        }))
    }

    /// A context also for a card that is gone.
    fn ctx_or_last(&self, unit: UnitId, seat: Seat) -> Ctx {
        let mut ctx = self.ctx(unit);
        if !self.in_play(unit) {
            ctx.seat = seat;
            ctx.cell = self.unit(unit).from;
        }
        ctx
    }

    /// The strike of the card that uses a lent magic strike.
    fn lender_strike(&self, fight: &Fight, unit: UnitId) -> [u8; 3] {
        let _ = fight;
        self.unit(unit).print().strike.unwrap_or_default()
    }

    /// Bonuses of one sentence that add up to a bound only.
    fn capped_plus(&self, unit: UnitId, kind: Kinds, strength: Strengths) -> i8 {
        let mut sum = 0;
        let mut most = 0;
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            if let Some(Mod::PlusAtMost(hits, _, bound)) = laid.change()
                && meets(hits, kind, strength)
            {
                sum += laid.x;
                most = bound;
            }
        }
        sum.min(most)
    }

    /// Whether an ordinary creature stands in a row that is cursed for its side.
    fn is_cursed(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        let Some(cell) = it.cell() else { return false };
        if it.print().elite || !it.print().is_creature() {
            return false;
        }
        self.zones.iter().any(|zone| {
            zone.cells >> cell & 1 == 1
                && zone.seat.0 != it.side
                && crate::board::half(cell) == self.role(Seat(it.side))
                && zone.op() == Some(&Op::CurseRow)
        })
    }

    /// Whether the sentence of the attack itself says that abilities of the struck card do not count.
    pub(super) fn shot_ignores(&self, fight: &Fight) -> bool {
        !fight.is_strike()
            && fight.card.says()[usize::from(fight.sentence)]
                .ops
                .iter()
                .any(|op| matches!(op, Op::Have(Mod::IgnoreAbilities)))
    }

    /// Whether the striker of this side does not heed what the other card says of itself.
    fn ignores_in(&self, fight: &Fight, side: usize, unit: UnitId, vs: UnitId) -> bool {
        self.in_play(unit) && self.ignores(unit, vs) || side == 0 && self.shot_ignores(fight)
    }

    /// How many wounds a blow deals to a card, and whether it had any effect at all [B10.8 to B10.12].
    pub(super) fn wounds_of(
        &mut self,
        fight: &Fight,
        side: usize,
        target: UnitId,
    ) -> (Strengths, Option<i8>) {
        let (strength, mut value) = self.blow(fight, side, target);
        let unit = if side == 0 { fight.attacker } else { fight.target };
        let struck = if side == 0 { target } else { fight.attacker };
        let ignores = self.ignores_in(fight, side, unit, struck);
        let kind = fight.kind;
        let answer = side == 1;
        let flyer = self.in_play(unit) && self.in_sky(unit);
        let sees_through = self.in_play(unit)
            && self.any_change(unit, struck, aspect::HEED, |change, _| {
                *change == Mod::IgnoreFlyerProtection
            });
        let mut less: i8 = 0;
        let mut bound: Option<i8> = None;
        let mut immune = false;
        let mut armor: u8 = 0;
        let protects = |word: Keyword| match word {
            Keyword::MagicProtection => kind & (MAGIC | DISCHARGE) != 0,
            Keyword::DischargeProtection => kind == DISCHARGE,
            Keyword::ShotProtection => kind == SHOT,
            Keyword::ThrowProtection => kind == THROW,
            Keyword::FlyerProtection => flyer && !sees_through,
            _ => false,
        };
        let graded = if is_graded(strength) { strength } else { EVERY };
        self.changes(struck, unit, aspect::GUARD | aspect::WORD, &mut |change, ctx| {
            if ignores && ctx.me == struck {
                return;
            }
            match change {
                Mod::Minus(hits, count)
                    if hits.kinds & kind != 0 && hits.strengths & graded != 0 =>
                {
                    less += count;
                }
                Mod::SetTo(hits, number) if hits.kinds & kind != 0 => bound = Some(*number),
                Mod::Immune(hits) if hits.kinds & kind != 0 && hits.strengths & strength != 0 => {
                    immune = true;
                }
                Mod::ImmuneToAnswers if answer => immune = true,
                Mod::Gain(Keyword::Armor(more)) => armor += more,
                Mod::Gain(word) if protects(*word) => immune = true,
                _ => {}
            }
        });
        if !ignores && !self.silenced.has(struck) {
            for &word in self.unit(struck).print().keywords {
                match word {
                    Keyword::Armor(more) => armor += more,
                    word if protects(word) => immune = true,
                    _ => {}
                }
            }
        }
        value = bound.unwrap_or((value - less).max(0));
        if kind & RANGED != 0 || kind == STRIKE {
            value += self.hampered(struck, kind, unit);
        }
        // Caps above, fixed values here [B10.10].
        if fight.fixed[side] >= 0 {
            value = fight.fixed[side];
        }
        if kind & NONMAGIC != 0 && self.named_number(struck, value) {
            immune = true;
        }
        if immune {
            return (strength, None);
        }
        if kind & NONMAGIC != 0 && armor > 0 {
            let used = self.unit(struck).armor;
            let stops = (armor.saturating_sub(used)).min(value as u8);
            self.unit_mut(struck).armor += stops;
            value -= stops as i8;
        }
        (strength, Some(value))
    }
}
