//! The parts of a turn [chapter 4].

use super::Frame;
use crate::ask::Ask;
use crate::event::Event;
use crate::figures::incarnation;
use crate::item::{Item, Trigger, What, Zone};
use crate::rule;
use crate::state::{Berserk, DECK, NONE, Tally, UnitId, World, flag, other, place};
use crate::text::{Mod, Op, Sel, Sentence, Until, When, aspect};
use deckhand_kernel::{Outcome, Seat, Seats};
use deckhand_parts::CardSet;

impl Berserk {
    /// The next turn begins [B4.1].
    pub(super) fn next_turn(&mut self, table: World<'_, '_>) {
        if self.turns > 0 {
            self.turn = other(self.turn);
        }
        self.turns += 1;
        self.stirred = false;
        // What a turn remembers begins anew [B4.16].
        for unit in &mut self.units {
            unit.armor = 0; // [B4.4]
            unit.sore = 0;
            unit.set_tally(Tally::SHOTS, 0);
            unit.set_tally(Tally::HEALED, 0);
            unit.path = 0;
            unit.used = 0;
            unit.unset(
                flag::MOVED
                    | flag::DEFENDED
                    | flag::STRUCK
                    | flag::STRIKING
                    | flag::JUMPED
                    | flag::STRUCK_BY
                    | flag::HURT,
            );
        }
        self.movers = CardSet::NONE;
        self.chain = 0;
        self.doubled = false;
        let (turn, turns) = (self.turn, self.turns);
        table.tell(rule::B4_1, || Event::Turn(turn, turns));
        let passive = other(turn);
        self.agenda.then([
            Frame::Before,
            Frame::FoeOpens,
            Frame::Opening,
            Frame::StartOf(passive),
            Frame::StartOf(turn),
            Frame::Main,
        ]);
        if turns == 2 {
            self.reveal_rest(table);
        }
    }

    /// What comes when the turn has been declared over [B4.8].
    pub(crate) fn end_turn(&mut self, table: World<'_, '_>) {
        let turn = self.turn;
        table.tell(rule::B4_8, || Event::TurnEnds(turn));
        self.agenda.then([
            Frame::Priority(0, 1, other(turn)),
            Frame::EndOf(other(turn)),
            Frame::EndOf(turn),
            Frame::TurnOver,
            Frame::NextTurn,
        ]);
    }

    /// Abilities worded to work before the turn [B4.2].
    pub(super) fn before_turn(&mut self) {
        self.gather(self.turn, |sentence| matches!(sentence.when, When::Before));
        self.agenda.push(Frame::Queue(self.turn));
    }

    /// Cards open and movement comes back [B4.3] [B6.2] [B6.11].
    pub(super) fn opening(&mut self, table: World<'_, '_>) {
        let turn = self.turn;
        let mut opened = alloc::vec::Vec::new();
        for unit in self.play {
            let it = *self.unit(unit);
            if it.side != turn.0 {
                continue;
            }
            let it = self.unit_mut(unit);
            it.spent = 0;
            it.unset(flag::ACTED);
            if it.is(flag::STUNNED) {
                it.unset(flag::STUNNED); // [B11.26]
                continue;
            }
            if !it.is_open() {
                self.opened(unit);
                opened.push(unit);
            }
        }
        if !opened.is_empty() {
            table.tell(rule::B6_2, || {
                Event::Opened(opened.iter().map(|&unit| self.who(unit)).collect())
            });
        }
        for unit in opened {
            self.trigger_all(unit, NONE, 0, |when| match when {
                When::OnOpenOf(filter) => Some(filter),
                _ => None,
            });
        }
        self.settle(table);
        if !self.pending.is_empty() {
            self.agenda.push(Frame::Priority(0, 0, turn));
        }
    }

    /// Start triggers of one side [B4.5] [B4.6].
    pub(super) fn start_of(&mut self, seat: Seat) {
        if seat == self.turn {
            for unit in self.units_in(seat, place::GRAVE) {
                let print = self.unit(unit).print();
                if incarnation(print.keywords).is_some() {
                    self.enqueue(What::Incarnate, seat, unit);
                }
                if self.unit(unit).is(flag::BY_ENEMY) {
                    self.gather_valhalla(seat, unit);
                }
            }
            for unit in self.play {
                let it = self.unit(unit);
                if it.side == seat.0 && it.wounds > 0 && self.regeneration(unit) > 0 {
                    self.enqueue(What::Regenerate, seat, unit);
                }
            }
            self.gather(seat, |sentence| matches!(sentence.when, When::StartOwn));
            self.gather_storms(seat);
        } else {
            // Poison comes before anything else [B4.5], and wounds all at the same time.
            let poisoned = self.play.into_iter().find(|&unit| {
                let it = self.unit(unit);
                it.side != seat.0 && it.poison > 0
            });
            if let Some(unit) = poisoned {
                self.enqueue(What::Poison, seat, unit);
            }
            self.agenda.then([Frame::Queue(seat), Frame::StartOfFoe(seat)]);
            return;
        }
        self.agenda.push(Frame::Queue(seat));
    }

    /// The passive player's own triggers at the start of a turn [B4.5].
    pub(super) fn start_of_foe(&mut self, seat: Seat) {
        self.gather_buried(seat);
        self.gather(seat, |sentence| {
            matches!(sentence.when, When::StartFoe) && !opens_itself(sentence)
        });
        self.agenda.push(Frame::Queue(seat));
    }

    /// Cards of the passive player whose text opens them now do so together with the others [B4.3].
    pub(super) fn foe_opens(&mut self) {
        let passive = other(self.turn);
        self.gather(passive, |sentence| {
            matches!(sentence.when, When::StartFoe) && opens_itself(sentence)
        });
        self.agenda.push(Frame::Queue(passive));
    }

    /// The sentences of Valhalla of a dead card [B11.22].
    fn gather_valhalla(&mut self, seat: Seat, unit: UnitId) {
        let card = self.unit(unit).card;
        for (at, sentence) in card.says().iter().enumerate() {
            if matches!(sentence.when, When::Valhalla) && self.queue.room() > 0 {
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

    /// The first Valhalla of a side that takes effect in a turn is used twice where a text says so.
    fn double_valhalla(&mut self, trigger: Trigger) {
        let doubles = |unit: UnitId| {
            self.speaks(unit)
                && self.any_change(unit, NONE, aspect::REST, |change, _| {
                    *change == Mod::DoubleValhalla
                })
        };
        if self.doubled || !self.squad(trigger.seat).any(doubles) {
            return;
        }
        self.doubled = true;
        if self.queue.room() > 0 {
            self.queue.insert(0, trigger);
            self.agenda.push(Frame::Again);
        }
    }

    /// The first of the waiting triggers comes at once.
    pub(super) fn again(&mut self, table: World<'_, '_>) {
        if !self.queue.is_empty() {
            self.take_from_queue(0, table);
        }
    }

    /// What was put off to the start of this turn: the rest of a sentence, with the cards counted now.
    fn gather_storms(&mut self, seat: Seat) {
        let is_storm = |zone: &Zone| zone.seat == seat && zone.op() == Some(&Op::StormRow);
        let storms: alloc::vec::Vec<Zone> = self.zones.iter().copied().filter(is_storm).collect();
        for laid in storms {
            let count = self.squad(seat).filter(|&unit| {
                let it = self.unit(unit);
                it.print().is_creature()
                    && it.wounds == 0
                    && it.cell().is_some_and(|cell| laid.cells >> cell & 1 == 1)
            });
            let x = count.count() as i8;
            if self.queue.room() > 0 {
                self.queue.push(Trigger {
                    seat,
                    source: laid.source,
                    card: laid.card,
                    sentence: laid.sentence,
                    at: laid.step + 1,
                    x,
                    ..Trigger::default()
                });
            }
        }
        self.zones = self.zones.iter().copied().filter(|zone| !is_storm(zone)).collect();
    }

    /// Regeneration of a card [B11.7].
    pub(crate) fn regeneration(&self, unit: UnitId) -> u8 {
        use crate::cards::Keyword;
        self.keyword(unit, |word| match word {
            Keyword::Regeneration(value) => Some(value),
            _ => None,
        })
        .unwrap_or(0)
    }

    /// End triggers of one side [B4.10].
    pub(super) fn end_of(&mut self, seat: Seat) {
        let own = seat == self.turn;
        let end = if own { When::EndOwn } else { When::EndFoe };
        self.gather(seat, |sentence| sentence.when == end);
        self.agenda.push(Frame::Queue(seat));
    }

    /// Effects that last until the end of this turn end, all together [B4.11] [B6.14].
    pub(super) fn turn_over(&mut self, table: World<'_, '_>) {
        let turn = self.turn;
        let ends = |until: Until, seat: Seat| match until {
            Until::Turn | Until::FirstOf(_) | Until::NextInTurn(_) => true,
            Until::OwnTurn | Until::OwnNext => seat == turn,
            Until::FoeTurn | Until::FoeTurns => seat != turn,
            Until::Battle | Until::Next(_) | Until::Linked | Until::Bound => false,
        };
        for laid in self.laid.as_mut_slice() {
            if ends(laid.until, laid.seat) {
                laid.left = laid.left.saturating_sub(1);
            }
        }
        self.drop_laid(|laid| ends(laid.until, laid.seat) && laid.left == 0);
        for zone in self.zones.as_mut_slice() {
            if ends(zone.until, zone.seat) {
                zone.left = zone.left.saturating_sub(1);
            }
        }
        let over = |zone: &Zone| ends(zone.until, zone.seat) && zone.left == 0;
        self.zones = self.zones.iter().copied().filter(|zone| !over(zone)).collect();
        for marker in self.markers.as_mut_slice() {
            if ends(marker.until, marker.seat) {
                marker.left = marker.left.saturating_sub(1);
            }
        }
        self.drop_markers(
            |marker| ends(marker.until, marker.seat) && marker.left == 0,
            rule::B4_11,
            table,
        );
        for unit in &mut self.units {
            if unit.side != turn.0 {
                continue;
            }
            let (moved, ready) = (unit.is(flag::MOVED), unit.is(flag::READY));
            unit.unset(flag::MOVED_LAST | flag::READY | flag::READY_LAST);
            if moved {
                unit.set(flag::MOVED_LAST);
            }
            if ready {
                unit.set(flag::READY_LAST);
            }
        }
        self.settle(table);
        if self.outcome.is_some() {
            return;
        }
        if self.stirred {
            self.quiet = 0;
        } else {
            self.quiet += 1;
            let quiet = self.quiet;
            if quiet >= self.choices.quiet_turns {
                table.tell(rule::B13_6, || Event::Quiet(quiet));
                table.tell(rule::B13_6, || Event::Drawn);
                self.outcome = Some(Outcome::Drawn(Seats::first(2)));
                return;
            }
        }
        let last = self.choices.last_turn;
        if self.turns >= u16::from(last) {
            table.tell(rule::B13_8, || Event::LastTurn(last));
            table.tell(rule::B13_8, || Event::Drawn);
            self.outcome = Some(Outcome::Drawn(Seats::first(2)));
        }
    }

    /// Cards of a seat in a place.
    pub(crate) fn units_in(&self, seat: Seat, place: u8) -> alloc::vec::Vec<UnitId> {
        let start = seat.index() * DECK;
        (start..start + DECK)
            .map(|at| at as UnitId)
            .filter(|&unit| self.unit(unit).place == place)
            .collect()
    }

    /// Puts the sentences of a side that are set off now into the queue.
    fn gather(&mut self, seat: Seat, which: impl Fn(&Sentence) -> bool) {
        for unit in self.play {
            if self.unit(unit).side != seat.0
                || self.traits(unit) & crate::figures::trait_of::TRIGGERS == 0
                || !self.speaks(unit)
            {
                continue;
            }
            let ctx = self.ctx(unit);
            let card = self.unit(unit).card;
            for (at, sentence) in card.says().iter().enumerate() {
                if which(sentence) && self.holds_all(sentence.conds, ctx) && self.queue.room() > 0 {
                    self.queue.push(Trigger {
                        seat,
                        source: unit,
                        card,
                        sentence: at as u8,
                        cell: ctx.cell,
                        ..Trigger::default()
                    });
                }
            }
        }
    }

    fn enqueue(&mut self, what: What, seat: Seat, unit: UnitId) {
        if self.queue.room() > 0 {
            let card = self.unit(unit).card;
            self.queue.push(Trigger {
                what,
                seat,
                source: unit,
                card,
                it: unit,
                ..Trigger::default()
            });
        }
    }

    /// Declares the next trigger of a side; each takes effect before the next is declared [B5.15].
    pub(super) fn next_in_queue(&mut self, seat: Seat, table: World<'_, '_>) {
        if self.queue.is_empty() {
            return;
        }
        self.agenda.push(Frame::Queue(seat));
        let first = self.queue[0].as_action();
        if self.queue.iter().any(|trigger| trigger.as_action() != first) {
            self.agenda.push(Frame::Ask(seat, Ask::Order(self.queue.len() as u8)));
        } else {
            self.take_from_queue(0, table);
        }
    }

    /// Declares one of the waiting triggers.
    pub(crate) fn take_from_queue(&mut self, at: usize, _table: World<'_, '_>) {
        let trigger = self.queue.remove(at);
        let item: Item = trigger.into();
        if item.what == What::Sentence
            && matches!(Self::sentence(item.card, item.sentence).when, When::Valhalla)
        {
            self.double_valhalla(trigger);
        }
        let alive = match item.what {
            What::Incarnate => self.unit(item.source).place == place::GRAVE,
            What::Sentence if self.unit(item.source).place == place::GRAVE => true,
            What::Sentence if item.at > 0 => true,
            _ => self.in_play(item.source),
        };
        if !alive {
            return;
        }
        let before = item.what == What::Sentence && {
            let sentence = Self::sentence(item.card, item.sentence);
            matches!(sentence.when, When::Before)
                || matches!(sentence.when, When::StartFoe) && opens_itself(sentence)
        };
        if item.what == What::Sentence {
            let sentence = Self::sentence(item.card, item.sentence);
            let silent = self.silenced.has(item.source) && item.at == 0;
            if silent || !self.holds_all(sentence.conds, self.ctx_of_item(&item)) {
                return;
            }
        }
        if !before {
            self.agenda.push(Frame::Priority(0, 0, self.turn));
        } else {
            self.agenda.push(Frame::Priority(0, 2, self.turn));
        }
        self.forming.push(item);
        self.agenda.push(Frame::Declare);
    }
}

/// Whether all that a sentence does is to open its card.
fn opens_itself(sentence: &Sentence) -> bool {
    sentence.ops == [Op::Open(Sel::Me)]
}
