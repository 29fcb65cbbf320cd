//! Pieces of text that no words say, and what happens before the battle by cards that change recruitment.

use super::Frame;
use super::run::{BOTH, Done};
use crate::board::{AROUND, At, each};
use crate::cards::{CardId, Class, Element};
use crate::event::Event;
use crate::figures::COPIER;
use crate::item::{Item, Laid, Marker, Trigger, Zone};
use crate::rule;
use crate::state::{Berserk, Cause, NONE, Tally, UnitId, World, flag, other, place};
use crate::text::{Hook, Mark, Mod, Op, STRIKE, STRONG, Until, When};
use deckhand_kernel::Seat;

/// Cards with a text of their own before the battle, and 093.
pub(crate) mod card {
    use crate::cards::CardId;
    /// 093, which opens after a row of deeds.
    pub(crate) const EYES: CardId = CardId(92);
    /// 161, which comes back on its tremor.
    pub(crate) const WORM: CardId = CardId(160);
    /// 162, whose markers choke.
    pub(crate) const CHOKER: CardId = CardId(161);
    /// 171, which brings gold.
    pub(crate) const MARAUDER: CardId = CardId(170);
    /// 172, which may be free.
    pub(crate) const STEWARD: CardId = CardId(171);
    /// 180, which brings an elite creature for silver.
    pub(crate) const LINNET: CardId = CardId(179);
    /// 187, which spies.
    pub(crate) const SPY: CardId = CardId(186);
    /// 190, whose body is bought.
    pub(crate) const FREE_WARRIOR: CardId = CardId(189);
    /// 199, which brings gold for neutrality.
    pub(crate) const TEACH: CardId = CardId(198);
}

/// The step number of a note about a sentence that was copied.
const COPIED: u8 = u8::MAX - 1;

impl Berserk {
    /// Whether a hook can do anything.
    pub(super) fn can_hook(&self, item: &Item, hook: Hook) -> bool {
        match hook {
            Hook::NameANumber => item.x > 0,
            Hook::MillAndReward => !self.decks[item.seat.index()].is_empty(),
            Hook::BeforeBattle => false,
            _ => true,
        }
    }

    /// Carries out a hook.
    pub(super) fn hook(
        &mut self,
        item: &Item,
        hook: Hook,
        picked: &[u8],
        table: World<'_, '_>,
    ) -> Done {
        let first = picked.first().copied().unwrap_or(NONE);
        match hook {
            Hook::CopyFromDeck => {
                if first == NONE {
                    // The deck was looked through all the same.
                    table.learn();
                    self.shuffle(item.seat, table);
                    return Done::No;
                }
                let card = self.unit(first).card;
                table.learn();
                table.tell(rule::B14_6, || Event::Shown(item.seat, [card].into()));
                if let Some(at) = copyable(card)
                    && self.laid.room() > 0
                {
                    self.laid.push(Laid {
                        on: item.source,
                        source: item.source,
                        seat: item.seat,
                        card,
                        sentence: at,
                        step: COPIED,
                        until: Until::Battle,
                        left: 1,
                        ..Laid::default()
                    });
                }
                self.shuffle(item.seat, table);
                Done::Yes
            }
            Hook::LimitMovers => {
                let die = self.plain_die(item.source, table);
                let most = [3, 2, 1][crate::fight::index(crate::fight::reading(die))];
                let left = self.term(Until::FoeTurn, item.seat, 0);
                let zone = Zone { x: most, until: Until::FoeTurn, left, ..Zone::of(item) };
                self.lay_zone(zone);
                Done::Yes
            }
            Hook::MillAndReward => {
                let deck = item.seat.index();
                let Some(unit) = self.decks[deck].pop() else { return Done::No };
                self.unit_mut(unit).place = place::GRAVE;
                for seat in 0..2 {
                    self.known[deck][seat] = self.known[deck][seat].saturating_sub(1);
                }
                let card = self.unit(unit).card;
                table.learn();
                table.tell(rule::B14_6, || Event::Milled(item.seat, card));
                self.shuffle(item.seat, table); // [B6.16]
                let classes = card.card().classes;
                let branch =
                    match (classes.contains(&Class::Demon), classes.contains(&Class::Undead)) {
                        (true, true) => BOTH,
                        (true, false) => 0,
                        (false, true) => 1,
                        (false, false) => 2,
                    };
                self.take_branch(branch);
                Done::Later
            }
            Hook::NameANumber => {
                if let Some(item) = self.current() {
                    item.x = first as i8;
                }
                (first != NONE).into()
            }
            Hook::Tremor => {
                let marker = Marker {
                    kind: Mark::Tremor,
                    at: first,
                    source: item.source,
                    seat: item.seat,
                    until: Until::Battle,
                    left: 1,
                };
                if first != NONE && self.tremor_of(item.source).is_none() {
                    self.mark(marker, rule::B2_26, table);
                }
                Done::Yes
            }
            Hook::RingSummon => {
                let cell = picked.get(1).copied().unwrap_or(NONE);
                table.learn();
                if first == NONE || cell == NONE {
                    self.shuffle(item.seat, table);
                    return Done::No;
                }
                let cell = if self.unit(first).print().kind == crate::cards::Kind::Flying {
                    NONE
                } else {
                    cell
                };
                self.summon(first, item.seat, cell, false, table);
                Done::Yes
            }
            Hook::Scout => {
                self.reveal_where(
                    other(item.seat),
                    |cell| cell.is_some_and(|cell| crate::board::row_number(cell) == 1),
                    table,
                );
                Done::Yes
            }
            Hook::Rearrange => {
                self.lift_hidden(item.seat);
                self.agenda.push(Frame::Rearrange(item.seat));
                Done::Yes
            }
            Hook::ChainOpens | Hook::Choke | Hook::BeforeBattle => Done::No,
        }
    }

    /// Cards of the own deck that have a sentence for a strong strike, each name once in a battle.
    pub(super) fn copies_for(&self, item: &Item, see: &mut dyn FnMut(u8)) {
        for &unit in self.decks[item.seat.index()].iter() {
            let card = self.unit(unit).card;
            let taken = self
                .laid
                .iter()
                .any(|laid| laid.on == item.source && laid.step == COPIED && laid.card == card);
            if card != item.card && !taken && copyable(card).is_some() {
                see(unit);
            }
        }
    }

    /// Sentences copied by a card, each with the card they are printed on.
    pub(crate) fn copied(&self, unit: UnitId) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let mates = if self.unit(unit).card == COPIER {
            self.mates(unit)
        } else {
            deckhand_parts::CardSet::NONE
        };
        // Triggers in formation of mates of the steppe; what holds by itself is copied by `figures`.
        let of_mates = mates.into_iter().flat_map(move |mate| {
            let card = self.unit(mate).card;
            let says = if card.card().element == Element::Steppe && card != COPIER {
                card.says()
            } else {
                &[]
            };
            says.iter().enumerate().filter_map(move |(at, sentence)| {
                let formation = sentence.conds.contains(&crate::text::Cond::Formation);
                (formation && !matches!(sentence.when, When::Always)).then_some((card, at as u8))
            })
        });
        let laid = self
            .laid
            .iter()
            .filter(move |laid| laid.on == unit && laid.step == COPIED)
            .map(|laid| (laid.card, laid.sentence));
        laid.chain(of_mates)
    }

    /// Whether the creature would be one too many that moves in this turn.
    pub(crate) fn too_many_movers(&self, unit: UnitId) -> bool {
        let turn = self.turn;
        self.zones.iter().any(|zone| {
            zone.seat != turn
                && zone.left == 1
                && zone.op() == Some(&Op::Hook(Hook::LimitMovers))
                && self.movers.len() >= zone.x.max(0) as u32
                && !self.movers.has(unit)
        })
    }

    /// Whether attacks of exactly this value have no effect on a card.
    pub(crate) fn named_number(&self, unit: UnitId, value: i8) -> bool {
        self.laid
            .iter()
            .any(|laid| laid.on == unit && laid.x == value && laid.change() == Some(Mod::ImmuneToX))
    }

    /// Own creatures around a cell.
    pub(crate) fn ring_around(&self, seat: Seat, cell: u8) -> u32 {
        each(AROUND[usize::from(cell)])
            .filter(|&next| {
                self.on(next).is_some_and(|unit| {
                    let it = self.unit(unit);
                    it.side == seat.0 && it.print().is_creature() && !it.is_hidden()
                })
            })
            .count() as u32
    }

    /// The cell of a card's tremor.
    pub(crate) fn tremor_of(&self, unit: UnitId) -> Option<u8> {
        let found = self.markers.iter().find(|m| m.kind == Mark::Tremor && m.source == unit);
        found.map(|marker| marker.at)
    }

    /// Moves a tremor by one cell.
    pub(super) fn move_tremor(&mut self, unit: UnitId, cell: u8, table: World<'_, '_>) -> bool {
        if cell == NONE {
            return false;
        }
        for marker in self.markers.as_mut_slice() {
            if marker.kind == Mark::Tremor && marker.source == unit {
                marker.at = cell;
                table.tell(rule::B2_26, || Event::CellMarked(At::cell(cell), Mark::Tremor));
                return true;
            }
        }
        false
    }

    /// A card with a tremor comes back on it: what stands there is destroyed, what is next to it wounded. Says whether
    /// the card is one of those that come back in this way.
    pub(super) fn rise_from_tremor(&mut self, unit: UnitId, table: World<'_, '_>) -> bool {
        if self.unit(unit).card != card::WORM {
            return false;
        }
        let Some(cell) = self.tremor_of(unit) else { return true };
        if let Some(standing) = self.on(cell) {
            self.reveal(standing, table);
            self.unit_mut(standing).by = unit;
            self.destroy_all(deckhand_parts::CardSet::one(standing), rule::B10_16, table);
            self.settle(table);
        }
        self.drop_markers(|m| m.kind == Mark::Tremor && m.source == unit, rule::B2_26, table);
        if self.outcome.is_some() || !self.is_free(cell) {
            return true;
        }
        self.come_back(unit, cell, table);
        self.open(unit, rule::B11_21, table);
        let near: alloc::vec::Vec<UnitId> =
            self.play.into_iter().filter(|&other| self.adjacent(unit, other)).collect();
        for struck in near {
            self.reveal(struck, table);
            self.wound(struck, 1, Cause::effect(unit), rule::B10_15, table);
        }
        self.settle(table);
        true
    }

    /// Choke markers: gone without a choker next to the creature, deadly when there are three of them.
    pub(crate) fn choke(&mut self, table: World<'_, '_>) -> bool {
        if !self.markers.iter().any(|m| m.kind == Mark::Choke) {
            return false;
        }
        for unit in self.play {
            let count = self.marks_on(unit, Mark::Choke);
            if count == 0 {
                continue;
            }
            let side = self.unit(unit).side;
            let held = self.play.into_iter().any(|other| {
                let it = self.unit(other);
                it.card == card::CHOKER && it.side != side && self.adjacent(unit, other)
            });
            if !held {
                self.drop_markers(|m| m.kind == Mark::Choke && m.at == unit, rule::B2_26, table);
                return true;
            }
            if count >= 3 {
                let last =
                    self.markers.iter().rev().find(|m| m.kind == Mark::Choke && m.at == unit);
                let by = last.map_or(NONE, |marker| marker.source);
                self.unit_mut(unit).by = by;
                self.destroy_all(deckhand_parts::CardSet::one(unit), rule::B10_17, table);
                return true;
            }
        }
        false
    }

    /// Wounds just taken are put off on other own creatures, one for each pick.
    pub(super) fn share_wounds(
        &mut self,
        item: &Item,
        picked: &[u8],
        table: World<'_, '_>,
    ) -> bool {
        let hurt = item.origin;
        if !self.in_play(hurt) {
            return false;
        }
        let wounds = self.unit(hurt).wounds;
        let to: alloc::vec::Vec<UnitId> = picked
            .iter()
            .copied()
            .filter(|&unit| unit != NONE && self.in_play(unit))
            .take(usize::from(wounds))
            .collect();
        if to.is_empty() {
            return false;
        }
        let count = to.len() as u8;
        self.unit_mut(hurt).wounds -= count;
        table.tell(rule::B10_19, || Event::Relieved(self.who(hurt), count));
        let mut done = deckhand_parts::CardSet::NONE;
        for &unit in &to {
            if !done.has(unit) {
                done.insert(unit);
                let part = to.iter().filter(|&&other| other == unit).count() as i8;
                self.wound(unit, part, Cause::effect(item.source), rule::B10_19, table);
            }
        }
        true
    }

    /// What own forest creatures do in a row this turn, and the creature that opens by it.
    pub(super) fn note_deed(&mut self, item: &Item, table: World<'_, '_>) {
        if !self.play.into_iter().any(|unit| self.unit(unit).card == card::EYES) {
            return;
        }
        let unit = item.source;
        let forest = self.in_play(unit)
            && self.unit(unit).print().element == Element::Forest
            && self.unit(unit).card != card::EYES
            && item.seat == self.turn;
        let ops = if item.what == crate::item::What::Sentence { item.ops() } else { &[] };
        let bit = match (item.what, ops.first()) {
            (crate::item::What::Strike, _) => 1,
            (crate::item::What::Sentence, Some(Op::Attack(crate::text::SHOT, ..))) => 2,
            (crate::item::What::Sentence, Some(Op::Heal(..) | Op::HealAll(_))) => 4,
            (crate::item::What::Sentence, _) => 0,
            _ => return,
        };
        if !forest || bit == 0 {
            self.chain = 0;
            return;
        }
        self.chain = if self.chain & bit != 0 { bit } else { self.chain | bit };
        if self.chain == 7 {
            self.chain = 0;
            for eyes in self.play {
                let it = *self.unit(eyes);
                if it.card == card::EYES
                    && it.side == item.seat.0
                    && self.speaks(eyes)
                    && it.used & 3 < 2
                {
                    self.unit_mut(eyes).used += 1;
                    self.open(eyes, rule::B2_22, table);
                }
            }
        }
    }

    /// A card was recruited: what its own text says about it.
    pub(super) fn recruited(&mut self, seat: Seat, unit: UnitId) {
        if self.unit(unit).card == card::MARAUDER {
            self.gold[seat.index()] += 1;
        }
        // The ladder is judged on the finished squad, so one who has been paid for is paid back [B3.11].
        if self.has_ladder(seat) {
            for steward in Self::units_of(seat) {
                let it = *self.unit(steward);
                let paid = it.place == place::SQUAD
                    && it.card == card::STEWARD
                    && it.tally(Tally::TOKENS) == 0;
                if paid {
                    self.unit_mut(steward).set_tally(Tally::TOKENS, 1);
                    if steward != unit {
                        self.silver[seat.index()] += it.print().cost;
                    }
                }
            }
        }
    }

    /// Whether the squad of a seat has a card of every cost from 3 to 8, so that 172 is free.
    pub(crate) fn has_ladder(&self, seat: Seat) -> bool {
        self.has_ladder_with(seat, 0)
    }

    /// The same with a card of this cost as well.
    pub(crate) fn has_ladder_with(&self, seat: Seat, cost: u8) -> bool {
        let mut costs: u16 = 1 << cost;
        for unit in Self::units_of(seat) {
            if self.unit(unit).place == place::SQUAD {
                costs |= 1 << self.unit(unit).print().cost;
            }
        }
        costs & 0b1_1111_1000 == 0b1_1111_1000
    }

    /// Cards with an element in the squad of a seat.
    pub(crate) fn elemental(&self, seat: Seat) -> usize {
        Self::units_of(seat)
            .filter(|&unit| {
                let it = self.unit(unit);
                it.place == place::SQUAD && it.print().element != Element::Neutral
            })
            .count()
    }

    /// Whether 180 is in the squad and nobody is bound to it yet.
    pub(crate) fn has_free_linnet(&self, seat: Seat) -> bool {
        let squad = |game: &Self, unit: UnitId| game.unit(unit).place == place::SQUAD;
        let linnets = Self::units_of(seat)
            .filter(|&unit| squad(self, unit) && self.unit(unit).card == card::LINNET)
            .count();
        let bound = Self::units_of(seat)
            .filter(|&unit| squad(self, unit) && self.unit(unit).is(flag::PAIRED))
            .count();
        linnets > bound
    }

    /// Recruits an elite creature for silver, bound to 180.
    pub(crate) fn recruit_bound(&mut self, seat: Seat, card: CardId) {
        let Some(unit) = self.lying(seat, card, place::HAND) else { return };
        let Ok((silver, gold)) = self.bound_price(seat, card) else { return };
        self.silver[seat.index()] -= silver;
        self.gold[seat.index()] -= gold;
        self.unit_mut(unit).place = place::SQUAD;
        self.unit_mut(unit).set(flag::PAIRED);
    }

    /// Whether 187 may be shown now: it has been dealt and nobody has been recruited.
    pub(crate) fn may_spy(&self, seat: Seat) -> bool {
        self.lying(seat, card::SPY, place::HAND).is_some()
            && !Self::units_of(seat).any(|unit| self.unit(unit).place == place::SQUAD)
    }

    /// Shows 187, looks at two cards of the other deal, and recruits it for a silver less for each elite one.
    pub(crate) fn spy(&mut self, seat: Seat, table: World<'_, '_>) {
        let Some(spy) = self.lying(seat, card::SPY, place::HAND) else { return };
        table.show(seat);
        table.tell(rule::B3_11, || Event::Shown(seat, [card::SPY].into()));
        // The cards dealt may have been recruited or placed in the meantime.
        let foe = other(seat);
        let mut dealt: alloc::vec::Vec<UnitId> = Self::units_of(foe)
            .filter(|&unit| self.unit(unit).place != place::NOWHERE)
            .filter(|unit| !self.decks[foe.index()].contains(unit))
            .collect();
        dealt.sort_unstable_by_key(|&unit| self.unit(unit).card);
        table.shuffle(&mut dealt);
        let seen: alloc::vec::Vec<UnitId> = dealt.into_iter().take(2).collect();
        let mut less = 0;
        for (at, &unit) in seen.iter().enumerate() {
            self.spied[seat.index()][at] = unit;
            less += u8::from(self.unit(unit).print().elite);
        }
        table.learn();
        table.tell(rule::B3_11, || {
            Event::Spied(seat, Some(seen.iter().map(|&unit| self.unit(unit).card).collect()))
        });
        let cost = card::SPY.card().cost - less;
        let silver = cost.min(self.silver[seat.index()]);
        self.silver[seat.index()] -= silver;
        self.gold[seat.index()] -= cost - silver;
        self.unit_mut(spy).place = place::SQUAD;
    }

    /// Whether 199 may bring its gold now.
    pub(crate) fn may_take_gold(&self, seat: Seat) -> bool {
        !self.neutral[seat.index()]
            && self.elemental(seat) <= 3
            && self.lying(seat, card::TEACH, place::SQUAD).is_some()
    }

    /// Takes the gold of 199; from then on at most three cards of the squad have an element.
    pub(crate) fn take_gold(&mut self, seat: Seat) {
        self.neutral[seat.index()] = true;
        self.gold[seat.index()] += 2;
    }

    /// How much gold may still be paid for the body of 190.
    pub(crate) fn body_for_sale(&self, seat: Seat) -> u8 {
        match self.lying(seat, card::FREE_WARRIOR, place::SQUAD) {
            Some(unit) if self.unit(unit).tally(Tally::TOKENS) == 0 => {
                self.gold[seat.index()].min(4)
            }
            _ => 0,
        }
    }

    /// Pays for the body of 190.
    pub(crate) fn buy_body(&mut self, seat: Seat, count: u8) {
        if let Some(unit) = self.lying(seat, card::FREE_WARRIOR, place::SQUAD) {
            self.gold[seat.index()] -= count;
            self.unit_mut(unit).set_tally(Tally::TOKENS, count);
        }
    }

    /// The creature bound to 180 dies when that one leaves the battlefield.
    pub(crate) fn unpair(&mut self, table: World<'_, '_>) -> bool {
        for unit in self.play {
            let it = *self.unit(unit);
            if !it.is(flag::PAIRED) {
                continue;
            }
            let owner = Self::owner(unit);
            let linnets = self
                .play
                .into_iter()
                .filter(|&other| {
                    self.unit(other).card == card::LINNET && Self::owner(other) == owner
                })
                .count();
            let bound = self
                .play
                .into_iter()
                .filter(|&other| self.unit(other).is(flag::PAIRED) && Self::owner(other) == owner)
                .count();
            if bound > linnets {
                self.unit_mut(unit).by = NONE;
                self.destroy_all(deckhand_parts::CardSet::one(unit), rule::B10_16, table);
                return true;
            }
        }
        false
    }

    /// The body of 190 that was paid for is there from the reveal on.
    pub(crate) fn bought_body(&mut self, unit: UnitId, table: World<'_, '_>) {
        let it = *self.unit(unit);
        if it.card != card::FREE_WARRIOR || it.tally(Tally::TOKENS) == 0 {
            return;
        }
        let paid = it.tally(Tally::TOKENS);
        self.unit_mut(unit).set_tally(Tally::TOKENS, 0);
        let at = it.card.says().iter().position(|sentence| matches!(sentence.when, When::Recruit));
        let laid = Laid {
            on: unit,
            source: unit,
            seat: Seat(it.side),
            card: it.card,
            sentence: at.unwrap_or_default() as u8,
            step: 1,
            x: paid as i8,
            until: Until::Battle,
            left: 1,
            ..Laid::default()
        };
        self.lay(laid, table);
        self.add_lives(unit, 2, rule::B3_11, table);
    }

    /// Triggers of cards in the graveyard at the start of the opponent's turn.
    pub(super) fn gather_buried(&mut self, seat: Seat) {
        for unit in self.units_in(seat, place::GRAVE) {
            let card = self.unit(unit).card;
            for (at, sentence) in card.says().iter().enumerate() {
                if matches!(sentence.when, When::Buried)
                    && self.tremor_of(unit).is_some()
                    && self.queue.room() > 0
                {
                    self.queue.push(Trigger {
                        seat,
                        source: unit,
                        card,
                        sentence: at as u8,
                        ..Trigger::default()
                    });
                }
            }
        }
        let _ = other(seat);
    }
}

/// The sentence of a card that speaks of strong simple strikes and of no others.
fn copyable(card: CardId) -> Option<u8> {
    let at = card.says().iter().position(|sentence| {
        matches!(sentence.when, When::OnHit(hits) if hits.kinds & STRIKE != 0 && hits.strengths == STRONG)
    })?;
    Some(at as u8)
}
