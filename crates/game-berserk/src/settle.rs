//! Game-rule effects [B6.0]: made outside of the stack, at once, after every single change, until none is due.
//!
//! [`Berserk::settle`] runs the list in the order of B6.20. A choice that the rules leave to a player (where a flyer
//! lands, which of two uniques goes) is put on the agenda; the settling goes on when it is answered.

use crate::ask::Ask;
use crate::board::{self};
use crate::cards::{Element, Keyword};
use crate::cycle::laid_on;
use crate::event::Event;
use crate::figures::trait_of;
use crate::flow::Frame;
use crate::rule;
use crate::state::{Berserk, NONE, Tally, UnitId, World, flag, how, place};
use crate::text::{Mod, Op, When, aspect};
use deckhand_kernel::{Seat, Seats};
use deckhand_parts::CardSet;

/// Cards with counters or extra lives.
const MAXIMA: u16 = 1;
/// Cards with poison.
const POISON: u16 = 2;
/// Cards with wounds, or something laid on them that may lower their lives.
const WOUNDS: u16 = 4;
/// Cards under the control of somebody else, or that take control.
const BORROWED: u16 = 8;
/// Cards whose life hangs on another one.
const PAIRED: u16 = 16;
/// Symbionts and equipment.
const CARRIED: u16 = 32;
/// Flyers on the battlefield, or cards that may have become such.
const FLIERS: u16 = 64;
/// Cards in an auxiliary zone.
const SKY: u16 = 128;
/// Unique cards.
const UNIQUE: u16 = 256;
/// Seat 1 has a revealed creature; the next bit says the same of seat 2.
const LIVES: u16 = 512;

impl Berserk {
    /// Makes all game-rule effects that are due [B6.18].
    pub(crate) fn settle(&mut self, table: World<'_, '_>) {
        if self.outcome.is_some() {
            return;
        }
        // Each round ends with something done for good, so the rounds end; cycles are cut inside of `lay_silence`.
        let mut due = 0;
        for _ in 0..200 {
            due = self.due();
            self.lay_silence(table);
            if due & BORROWED != 0 {
                self.lay_control(table);
            }
            if due & MAXIMA != 0 {
                self.cut_surplus(table);
            }
            if due & POISON != 0 {
                self.cure_protected(table);
            }
            let again = due & WOUNDS != 0 && self.destroy_lethal(table)
                || !self.markers.is_empty() && self.choke(table)
                || due & PAIRED != 0 && self.unpair(table)
                || due & CARRIED != 0 && self.destroy_without_host(table)
                || due & FLIERS != 0 && self.lift_flyers(table)
                || due & SKY != 0 && self.land_flightless(table)
                || due & UNIQUE != 0 && self.keep_uniqueness(table);
            if !again {
                break;
            }
        }
        // Nobody can have lost while both have creatures that everybody sees.
        let both = LIVES | LIVES << 1;
        if self.begun && (due & both != both || due & BORROWED != 0) {
            self.look_at_losses(table);
        }
    }

    /// What there may be to settle, in one look at all cards: bits of the constants below.
    fn due(&self) -> u16 {
        let laid = !self.laid.is_empty();
        let mut due = if laid { WOUNDS | FLIERS } else { 0 };
        for unit in self.play {
            let it = self.unit(unit);
            let traits = self.traits(unit);
            if it.counters | it.extra != 0 {
                due |= MAXIMA;
            }
            if it.poison != 0 {
                due |= POISON;
            }
            if it.wounds != 0 {
                due |= WOUNDS;
            }
            if it.side != Self::owner(unit).0 || traits & trait_of::CONTROLS != 0 {
                due |= BORROWED;
            }
            if it.print().is_creature() && !it.is_hidden() {
                due |= LIVES << it.side;
            }
            if it.is(flag::PAIRED) {
                due |= PAIRED;
            }
            if traits & trait_of::CARRIED != 0 {
                due |= CARRIED;
            }
            if it.place == place::SKY {
                due |= SKY;
            } else if traits & trait_of::FLYER != 0 {
                due |= FLIERS;
            }
            if traits & trait_of::UNIQUE != 0 {
                due |= UNIQUE;
            }
        }
        due
    }

    /// Lays on and lifts what takes abilities away [B6.3], and cuts cycles [B6.21 to B6.25]. A cut holds until the next
    /// settling, when everything is looked at afresh [B6.24].
    fn lay_silence(&mut self, table: World<'_, '_>) {
        let sources: CardSet = self
            .givers
            .into_iter()
            .filter(|&unit| {
                self.traits(unit) & trait_of::SILENCES != 0 && !self.unit(unit).is_hidden()
            })
            .collect();
        let mut fixed = CardSet::NONE;
        for laid in self.laid.iter() {
            if laid.on != NONE && laid.change() == Some(Mod::Silenced) {
                fixed.insert(laid.on);
            }
        }
        if sources.is_empty() && fixed.is_empty() && self.silenced.is_empty() {
            return;
        }
        let sources = sources - fixed;
        let before = self.silenced;
        let ready = self.laying | !before;
        self.laying = laid_on(sources, ready, |by, source| self.takes_from(by, source));
        let mut result = fixed;
        for source in self.laying {
            result |= self.silenced_by(source);
        }
        for unit in (result - before) & self.play {
            table.tell(rule::B6_3, || Event::Silenced(self.who(unit)));
        }
        for unit in (before - result) & self.play {
            table.tell(rule::B6_3, || Event::Speaks(self.who(unit)));
        }
        self.silenced = result;
    }

    /// Whether the effect of one source takes the very ability of another one, or of itself, away.
    fn takes_from(&self, by: UnitId, source: UnitId) -> bool {
        if by != source {
            return self.silenced_by(by).has(source);
        }
        let mut ops = self.unit(by).card.says().iter().flat_map(|sentence| sentence.ops);
        ops.any(|op| matches!(op, Op::Have(Mod::Silenced)))
    }

    /// The cards that this source silences, were its effect laid on.
    fn silenced_by(&self, source: UnitId) -> CardSet {
        let ctx = self.ctx(source);
        let mut set = CardSet::NONE;
        for sentence in self.unit(source).card.says() {
            if !matches!(sentence.when, When::Always) {
                continue;
            }
            for op in sentence.ops {
                match op {
                    Op::Give(filter, Mod::Silenced) => {
                        for unit in self.play {
                            if self.matches(filter, unit, ctx) {
                                set.insert(unit);
                            }
                        }
                    }
                    Op::Have(Mod::SilencedBut | Mod::Silenced) => set.insert(source),
                    _ => {}
                }
            }
        }
        set
    }

    /// Who controls what, where cards take control [B11.32]; nothing else about them changes [B2.14].
    fn lay_control(&mut self, table: World<'_, '_>) {
        let takers =
            self.givers.into_iter().any(|unit| self.traits(unit) & trait_of::CONTROLS != 0);
        let lent = self.play.into_iter().any(|unit| self.unit(unit).side != Self::owner(unit).0);
        if !takers && !lent {
            return;
        }
        for unit in self.play {
            let mut side = Self::owner(unit).0;
            for taker in self.play {
                if self.traits(taker) & trait_of::CONTROLS == 0 || !self.speaks(taker) {
                    continue;
                }
                let ctx = self.ctx(taker);
                for sentence in self.unit(taker).card.says() {
                    for op in sentence.ops {
                        if let Op::Give(filter, Mod::Control) = op
                            && self.matches(filter, unit, ctx)
                            && self.holds_all(sentence.conds, ctx)
                        {
                            side = ctx.seat.0;
                        }
                    }
                }
            }
            if side != self.unit(unit).side {
                if self.unit(unit).place == place::SKY {
                    // It is in the auxiliary zone of whoever controls it.
                    let from = usize::from(self.unit(unit).side);
                    if let Some(at) = self.skies[from].iter().position(|&other| other == unit) {
                        self.skies[from].remove(at);
                    }
                    self.skies[usize::from(side)].push(unit);
                }
                self.unit_mut(unit).side = side;
                self.arrive(unit);
                self.stirred = true;
                table.tell(rule::B11_32, || Event::Controlled(self.who(unit), Seat(side)));
            }
        }
    }

    /// Takes off extra lives and counters above a maximum [B6.15].
    fn cut_surplus(&mut self, table: World<'_, '_>) {
        for unit in self.play {
            let it = *self.unit(unit);
            if it.counters > 0 {
                let most = self.most_counters(unit);
                if it.counters > most {
                    self.unit_mut(unit).counters = most;
                    table.tell(rule::B6_15, || Event::Counters(self.who(unit), most));
                }
            }
            if it.extra > 0
                && let Some(most) = self.most_lives(unit)
            {
                let over = (self.left(unit) - most).clamp(0, i16::from(it.extra)) as u8;
                if over > 0 {
                    self.unit_mut(unit).extra -= over;
                    let now = it.extra - over;
                    table.tell(rule::B6_15, || Event::ExtraLives(self.who(unit), now));
                }
            }
        }
    }

    /// Takes poison off creatures that are protected from it [B11.11].
    fn cure_protected(&mut self, table: World<'_, '_>) {
        for unit in self.play {
            if self.unit(unit).poison > 0 && self.has(unit, Keyword::PoisonProtection) {
                self.cure(unit, rule::B11_11, table);
            }
        }
    }

    /// Destroys cards with lethal wounds, all at the same time [B6.4].
    fn destroy_lethal(&mut self, table: World<'_, '_>) -> bool {
        let mut dying = CardSet::NONE;
        for unit in self.play {
            let it = self.unit(unit);
            if it.print().life.is_some()
                && (it.wounds > 0 || !self.laid.is_empty())
                && self.left(unit) <= 0
            {
                dying.insert(unit);
            }
        }
        if dying.is_empty() {
            return false;
        }
        self.destroy_all(dying, rule::B6_4, table);
        true
    }

    /// Destroys cards at the same time. What triggers on it looks at them as they were [B5.12].
    pub(crate) fn destroy_all(
        &mut self,
        dying: CardSet,
        cause: deckhand_kernel::RuleId,
        table: World<'_, '_>,
    ) {
        for unit in dying {
            self.trigger_own(unit, NONE, 0, |when| matches!(when, When::OnDeath));
            self.trigger_all(unit, NONE, 0, |when| match when {
                When::OnDeathOf(filter) | When::OnDeathOrReturnOf(filter, _) => Some(filter),
                _ => None,
            });
            self.feed(unit, dying, table);
        }
        for unit in dying {
            self.bury(unit, cause, table);
        }
    }

    /// Corpse-eating of the killer [B11.18].
    fn feed(&mut self, unit: UnitId, dying: CardSet, table: World<'_, '_>) {
        let it = *self.unit(unit);
        let by = it.by;
        if by == NONE || it.tally(Tally::HOW) != how::MELEE || !self.in_play(by) || dying.has(by) {
            return;
        }
        if !it.print().is_creature() {
            return;
        }
        let lives = self.sum(by, NONE, aspect::REST, |change, _| match change {
            Mod::CorpseEatingLives(more) => *more,
            _ => 0,
        });
        if self.has(by, Keyword::CorpseEating) || lives > 0 {
            self.heal(by, u8::MAX, rule::B11_18, table);
            self.cure(by, rule::B11_18, table);
            self.add_lives(by, lives.max(0) as u8, rule::B11_18, table);
        }
    }

    /// Destroys what has lost its host [B6.5] [B6.6].
    fn destroy_without_host(&mut self, table: World<'_, '_>) -> bool {
        let mut dying = CardSet::NONE;
        for unit in self.play {
            if self.traits(unit) & trait_of::CARRIED == 0 {
                continue;
            }
            let it = self.unit(unit);
            let hosted = it.host != NONE
                && self.play.has(it.host)
                && self.unit(it.host).place == it.place
                && it.place < place::SKY;
            if !hosted {
                dying.insert(unit);
            }
        }
        if dying.is_empty() {
            return false;
        }
        let mut lost = CardSet::NONE;
        for unit in dying {
            let it = self.unit_mut(unit);
            it.by = NONE;
            if it.host == NONE {
                lost.insert(unit);
            }
        }
        self.destroy_all(lost, rule::B6_5, table);
        self.destroy_all(dying - lost, rule::B6_6, table);
        true
    }

    /// Moves revealed flyers of the battlefield to the auxiliary zones [B6.8].
    fn lift_flyers(&mut self, table: World<'_, '_>) -> bool {
        let mut any = false;
        for unit in self.play {
            if self.traits(unit) & trait_of::FLYER == 0 && self.laid.is_empty() {
                continue;
            }
            let it = self.unit(unit);
            if it.place < place::SKY
                && !it.is_carried()
                && !it.is_hidden()
                && it.print().is_creature()
                && self.flies(unit)
            {
                self.rise(unit, table);
                any = true;
            }
        }
        any
    }

    /// Lands creatures of the auxiliary zones that fly no more [B8.10].
    fn land_flightless(&mut self, table: World<'_, '_>) -> bool {
        let asked = |frame: &Frame| matches!(frame, Frame::Ask(_, Ask::Land(_)));
        if self.agenda.iter().any(asked) {
            return false;
        }
        for unit in self.play {
            let it = self.unit(unit);
            if it.place != place::SKY
                || !it.print().is_creature()
                || it.is_hidden()
                || self.flies(unit)
            {
                continue;
            }
            let free = self.landing_cells(unit);
            match free.count_ones() {
                0 => {}
                1 => {
                    self.land(unit, free.trailing_zeros() as u8, table);
                    return true;
                }
                _ => {
                    let seat = self.side(unit);
                    self.agenda.push(Frame::Ask(seat, Ask::Land(unit)));
                    return false;
                }
            }
        }
        false
    }

    /// The cells on which a creature may land.
    pub(crate) fn landing_cells(&self, unit: UnitId) -> board::Cells {
        let free = self.free_cells();
        let home = free & board::half_cells(self.role(self.side(unit)));
        if home == 0 { free } else { home }
    }

    /// Sends cards that break uniqueness back [B6.9].
    fn keep_uniqueness(&mut self, table: World<'_, '_>) -> bool {
        for unit in self.play {
            if self.traits(unit) & trait_of::UNIQUE == 0 || self.unit(unit).is_hidden() {
                continue;
            }
            let it = *self.unit(unit);
            let twin = self.play.into_iter().find(|&other| {
                let that = self.unit(other);
                other != unit && that.card == it.card && that.side == it.side && !that.is_hidden()
            });
            let Some(twin) = twin else { continue };
            // The one that came under this control last goes.
            let rank = |unit: UnitId| (self.unit(unit).tally(Tally::ARRIVAL), unit);
            let goes = if rank(unit) > rank(twin) { unit } else { twin };
            self.send_back(goes, rule::B6_9, table);
            return true;
        }
        false
    }

    /// The loss of players without creatures [B13.2], both together [B6.17] [B13.4].
    fn look_at_losses(&mut self, table: World<'_, '_>) {
        let mut losers = Seats::NONE;
        for seat in [Seat(0), Seat(1)] {
            let creature = |unit: UnitId| {
                let it = self.unit(unit);
                it.side == seat.0 && it.print().is_creature()
            };
            let open = |unit: UnitId| creature(unit) && !self.unit(unit).is_hidden();
            if self.play.into_iter().any(open) {
                continue;
            }
            let aside =
                self.units.iter().filter(|unit| unit.place == place::ASIDE && unit.side == seat.0);
            let kept = aside.clone().any(|unit| unit.print().is_creature());
            if self.has_hidden(seat) || aside.count() > 0 {
                // Whether there is a creature among them only their player knows.
                table.show(seat);
            }
            if !kept && !self.play.into_iter().any(creature) {
                losers.insert(seat);
            }
        }
        if !losers.is_empty() {
            self.finish(losers, table);
        }
    }

    /// Elements that stand in a squad beyond the first cost gold [B3.7]: the elements of these cards as bits.
    pub(crate) fn element_bit(element: Element) -> u8 {
        match element {
            Element::Neutral => 0,
            element => 1 << element as u8,
        }
    }
}
