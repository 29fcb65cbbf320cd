//! What a card is worth in a fight and what it may do, worked out from prints, continuous abilities and what is laid on
//! it. Nothing here changes anything.

mod changes;
mod judging;

pub(crate) use changes::{bits_of, trait_of};

use crate::board::{At, CROSS, Cells, each, near};
use crate::cards::{CardId, Keyword, Kind};
use crate::state::{Berserk, NONE, UnitId};
use crate::text::{Can, Hits, Kinds, Mod, Sentence, Spend, Strengths, WEAK, aspect, cannot};
use deckhand_kernel::Seat;
use deckhand_parts::{CardSet, List};

/// Who looks at whom when a condition or a filter is judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    /// The card of the sentence.
    pub(crate) me: UnitId,
    /// Its controller.
    pub(crate) seat: Seat,
    /// The card the sentence is about.
    pub(crate) it: UnitId,
    /// The other card of a fight.
    pub(crate) vs: UnitId,
    /// Where the card of the sentence stands or stood.
    pub(crate) cell: u8,
    /// A number of the event or the declaration.
    pub(crate) x: i8,
    /// The strength of the blow that is looked at.
    pub(crate) strength: Strengths,
}

impl Berserk {
    /// The context of a card that looks at nothing in particular.
    pub(crate) fn ctx(&self, me: UnitId) -> Ctx {
        let unit = self.unit(me);
        let cell = unit.cell().unwrap_or(NONE);
        Ctx { me, seat: Seat(unit.side), it: NONE, vs: NONE, cell, x: 0, strength: 0 }
    }

    /// The value of a keyword: the sum of all that the card has of it [B2.35]; `None` without it.
    pub(crate) fn keyword(&self, unit: UnitId, same: impl Fn(Keyword) -> Option<u8>) -> Option<u8> {
        self.keyword_vs(unit, NONE, same)
    }

    /// The same in a fight against another card.
    pub(crate) fn keyword_vs(
        &self,
        unit: UnitId,
        vs: UnitId,
        same: impl Fn(Keyword) -> Option<u8>,
    ) -> Option<u8> {
        self.keyword_from(unit, vs, true, same)
    }

    /// The same; without `own`, only what other cards give it counts.
    pub(crate) fn keyword_from(
        &self,
        unit: UnitId,
        vs: UnitId,
        own: bool,
        same: impl Fn(Keyword) -> Option<u8>,
    ) -> Option<u8> {
        let mut value = None;
        let mut add = |more: u8| value = Some(value.unwrap_or(0) + more);
        if own && !self.silenced.has(unit) {
            self.unit(unit)
                .print()
                .keywords
                .iter()
                .filter_map(|&word| same(word))
                .for_each(&mut add);
        }
        self.changes(unit, vs, aspect::WORD, &mut |change, ctx| {
            if let Mod::Gain(word) = change
                && (own || ctx.me != unit)
                && let Some(more) = same(*word)
            {
                add(more);
            }
        });
        value
    }

    /// Whether the card has a keyword without a value.
    pub(crate) fn has(&self, unit: UnitId, word: Keyword) -> bool {
        self.keyword(unit, |other| (other == word).then_some(0)).is_some()
    }

    /// The same in a fight against another card.
    pub(crate) fn has_vs(&self, unit: UnitId, vs: UnitId, word: Keyword) -> bool {
        self.keyword_vs(unit, vs, |other| (other == word).then_some(0)).is_some()
    }

    /// Whether the card flies [B11.15].
    pub(crate) fn flies(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        let mut flies = it.print().kind == Kind::Flying && !self.silenced.has(unit);
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            match laid.change() {
                Some(Mod::Flight) => flies = true,
                Some(Mod::Grounded) => return false,
                _ => {}
            }
        }
        flies
    }

    /// Lives with all changes, extra lives not counted.
    pub(crate) fn lives(&self, unit: UnitId) -> i16 {
        let printed = i16::from(self.unit(unit).print().life.unwrap_or(0));
        let laid: i16 = self
            .laid
            .iter()
            .filter(|laid| laid.on == unit)
            .map(|laid| match laid.change() {
                Some(Mod::Life(more)) => i16::from(more),
                Some(Mod::LifeX(more)) => i16::from(more) + i16::from(laid.x),
                _ => 0,
            })
            .sum();
        printed + laid
    }

    /// What is left of its lives [B2.24].
    pub(crate) fn left(&self, unit: UnitId) -> i16 {
        let it = self.unit(unit);
        self.lives(unit) + i16::from(it.extra) - i16::from(it.wounds)
    }

    /// Full movement [B8.9].
    pub(crate) fn speed(&self, unit: UnitId) -> i8 {
        let mut speed = self.unit(unit).print().movement.unwrap_or(0) as i8;
        let mut fixed = None;
        self.changes(unit, NONE, aspect::SPEED, &mut |change, _| match change {
            Mod::Speed(more) => speed += more,
            Mod::SpeedIs(value) => fixed = Some(*value),
            _ => {}
        });
        fixed.unwrap_or(speed)
    }

    /// Prohibitions as bits of [`cannot`].
    pub(crate) fn barred(&self, unit: UnitId) -> u8 {
        let mut bits = 0;
        self.changes(unit, NONE, aspect::CANNOT, &mut |change, _| {
            if let Mod::Cannot(more) = change {
                bits |= more;
            }
        });
        bits | self.barred_by_marks(unit)
    }

    /// Prohibitions by markers on the card.
    pub(crate) fn barred_by_marks(&self, unit: UnitId) -> u8 {
        if self.markers.is_empty() {
            return 0;
        }
        let mut bits = 0;
        let netted = |kind| {
            self.turn.0 == self.unit(unit).side
                && self.markers.iter().any(|marker| marker.kind == kind && marker.at == unit)
        };
        if netted(crate::text::Mark::Net) {
            bits |= cannot::MOVE | cannot::ATTACK | cannot::ACT | cannot::DEFEND | cannot::JUMP;
        }
        let chokes = self
            .markers
            .iter()
            .filter(|marker| marker.kind == crate::text::Mark::Choke && marker.at == unit)
            .count();
        if chokes >= 1 {
            bits |= cannot::MOVE | cannot::JUMP;
        }
        if chokes >= 2 {
            bits |= cannot::ATTACK;
        }
        bits
    }

    /// Whether the card has this permission.
    pub(crate) fn may(&self, unit: UnitId, can: Can) -> bool {
        self.any_change(unit, NONE, aspect::CAN, |change, _| *change == Mod::Can(can))
    }

    /// The most counters the card can hold [B2.25].
    pub(crate) fn most_counters(&self, unit: UnitId) -> u8 {
        let printed = self.unit(unit).print().counters.unwrap_or(99);
        let mut most = printed;
        self.changes(unit, NONE, aspect::BOUND, &mut |change, _| {
            if let Mod::MostCounters(bound) = change {
                most = most.min(*bound);
            }
        });
        most
    }

    /// The most lives the card can have left, if there is a maximum [B6.15].
    pub(crate) fn most_lives(&self, unit: UnitId) -> Option<i16> {
        let own = self.keyword(unit, |word| match word {
            Keyword::Vampirism(most) if most > 0 => Some(most),
            _ => None,
        });
        if let Some(most) = own {
            return Some(i16::from(most));
        }
        let printed = i16::from(self.unit(unit).print().life.unwrap_or(0));
        let bounds = self.laid.iter().filter(|laid| laid.on == unit);
        bounds
            .filter_map(|laid| match laid.change() {
                Some(Mod::MostLives(more)) => Some(printed + i16::from(more)),
                _ => None,
            })
            .min()
    }

    /// Whether the card stands in formation [B11.24].
    pub(crate) fn in_formation(&self, unit: UnitId) -> bool {
        self.linked(unit) != 0
    }

    /// Whether the card has a formation ability that works, apart from its neighbours.
    fn forms(&self, unit: UnitId) -> bool {
        self.traits(unit) & trait_of::FORMATION != 0
            && self.speaks(unit)
            && !self.unit(unit).is_carried()
    }

    /// Neighbouring cells with own non-flyers that have a formation ability.
    fn linked(&self, unit: UnitId) -> Cells {
        let it = self.unit(unit);
        let Some(cell) = it.cell() else { return 0 };
        if !self.forms(unit) {
            return 0;
        }
        let mut cells = 0;
        for neighbour in each(CROSS[usize::from(cell)]) {
            if let Some(mate) = self.on(neighbour)
                && self.unit(mate).side == it.side
                && self.forms(mate)
            {
                cells |= 1 << neighbour;
            }
        }
        cells
    }

    /// The formation mates of a card [B11.25].
    pub(crate) fn mates(&self, unit: UnitId) -> CardSet {
        let mut mates = CardSet::NONE;
        let Some(start) = self.unit(unit).cell() else { return mates };
        let mut seen: Cells = 1 << start;
        let mut edge = self.linked(unit);
        while edge != 0 {
            let cell = edge.trailing_zeros() as u8;
            edge &= edge - 1;
            if seen >> cell & 1 == 1 {
                continue;
            }
            seen |= 1 << cell;
            if let Some(mate) = self.on(cell) {
                mates.insert(mate);
                edge |= self.linked(mate) & !seen;
            }
        }
        mates
    }

    /// Whether two cards of the game zone are adjacent [B2.18] [B2.19].
    pub(crate) fn adjacent(&self, a: UnitId, b: UnitId) -> bool {
        match (self.unit(a).cell(), self.unit(b).cell()) {
            (Some(one), Some(two)) => a != b && (one == two || near(one, two)),
            _ => false,
        }
    }

    /// More for the value of an attack of a card [B10.8].
    pub(crate) fn plus(&self, unit: UnitId, vs: UnitId, kind: Kinds, strength: Strengths) -> i8 {
        self.sum(unit, vs, aspect::VALUE, |change, ctx| match change {
            Mod::Plus(hits, amount) if meets(*hits, kind, strength) => {
                self.amount(*amount, Ctx { strength, ..ctx })
            }
            _ => 0,
        })
    }

    /// Whether texts of the struck card count in an attack by another [B10.9 to B10.11].
    pub(crate) fn ignores(&self, attacker: UnitId, target: UnitId) -> bool {
        self.any_change(attacker, target, aspect::HEED, |change, _| *change == Mod::IgnoreAbilities)
    }

    /// Whether the card may use this sentence of its own as far as its counters and its openness go.
    pub(crate) fn can_pay(&self, unit: UnitId, sentence: &Sentence) -> bool {
        let it = self.unit(unit);
        if sentence.close && !it.is_open() {
            return false;
        }
        match sentence.spend {
            Spend::Nothing | Spend::Number(_) => true,
            Spend::Counters(count) | Spend::CountersAndNumber(count, _) => it.counters >= count,
            Spend::XCounters => it.counters > 0,
            Spend::XLives => it.extra > 0,
        }
    }

    /// The cards of a squad in the game zone, in the order of their places.
    pub(crate) fn in_order(&self, seat: Seat) -> List<(At, UnitId), 64> {
        let mut own = List::new();
        for unit in self.squad(seat) {
            if own.room() > 0 {
                own.push((self.at(unit), unit));
            }
        }
        own.as_mut_slice().sort_unstable();
        own
    }
}

/// Whether an attack of this kind and strength is one of those meant.
pub(crate) fn meets(hits: Hits, kind: Kinds, strength: Strengths) -> bool {
    let strength = if strength == 0 { WEAK } else { strength };
    hits.kinds & kind != 0 && hits.strengths & strength != 0
}

/// The number of tokens with which a card returns.
pub(crate) fn incarnation(words: &[Keyword]) -> Option<u8> {
    words.iter().find_map(|word| match word {
        Keyword::Incarnation(tokens) => Some(*tokens),
        _ => None,
    })
}

/// 026, which has the formation sentences of its mates.
pub(crate) const COPIER: CardId = CardId(25);
