//! The verbs: the only code, beside `settle`, that changes what lies on the table. Each tells what it did and cites the
//! rule; none decides whether it may be done.

use super::{Berserk, DECK, NONE, Tally, Unit, UnitId, flag, how, other, place};
use crate::board::{At, delta};
use crate::cards::{CardId, Keyword, Kind, Start};
use crate::event::{Event, Who};
use crate::item::{Item, Laid, Marker, What};
use crate::role::Role;
use crate::rule;
use crate::text::{Kinds, MELEE, Mark, Mod, Op, RANGED, Until, When, aspect};
use deckhand_kernel::{RuleId, Seat, Table};

/// Where chance comes from and events go.
pub(crate) type World<'t, 'a> = &'t mut Table<'a, Event>;

/// Where wounds come from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cause {
    /// The card that deals them.
    pub(crate) by: UnitId,
    /// The kind of attack; 0 without one.
    pub(crate) kind: Kinds,
    /// Poison.
    pub(crate) poison: bool,
}

impl Cause {
    /// An effect of a card that is no attack.
    pub(crate) fn effect(by: UnitId) -> Self {
        Self { by, kind: 0, poison: false }
    }
}

impl Berserk {
    /// A card as events speak of it.
    pub(crate) fn who(&self, unit: UnitId) -> Who {
        if unit == NONE {
            return Who { at: At::NOWHERE, card: None, seat: Seat(0), hidden: false };
        }
        let it = self.unit(unit);
        let hidden = it.is_hidden()
            || matches!(it.place, place::HAND | place::SQUAD | place::ASIDE | place::DECK);
        Who { at: self.at(unit), card: Some(it.card), seat: Seat(it.side), hidden }
    }

    /// Turns a card face up [B6.1], and lays on what it starts the battle with [B6.13].
    pub(crate) fn reveal(&mut self, unit: UnitId, table: World<'_, '_>) {
        if !self.unit(unit).is_hidden() {
            return;
        }
        let seat = self.side(unit);
        self.unit_mut(unit).unset(flag::HIDDEN);
        table.show(seat);
        table.tell(rule::B6_1, || Event::Revealed(self.who(unit)));
        self.begin_with(unit, table);
        self.bought_body(unit, table);
        if self.begun {
            self.unit_mut(unit).set(flag::LATE);
            self.trigger_own(unit, NONE, 0, |when| {
                matches!(when, When::OnReveal | When::Setup | When::SetupOrHit(_))
            });
        }
    }

    /// What a card starts the battle with [B6.13]; otherwise nothing is on it [B3.15].
    pub(crate) fn begin_with(&mut self, unit: UnitId, table: World<'_, '_>) {
        if self.silenced.has(unit) {
            return; // It has no texts [B11.30].
        }
        let second = self.role(Self::owner(unit)) == Role::Second;
        match self.unit(unit).print().start {
            Start::Counters(count) => self.add_counters(unit, count as i8, rule::B6_13, table),
            Start::CountersIfSecond(count) if second => {
                self.add_counters(unit, count as i8, rule::B6_13, table);
            }
            Start::LivesIfSecond(count) if second => {
                self.add_lives(unit, count, rule::B6_13, table);
            }
            Start::HostLives(count) => {
                let host = self.unit(unit).host;
                if host != NONE {
                    self.add_lives(host, count, rule::B6_13, table);
                }
            }
            _ => {}
        }
    }

    /// Works out anew which cards change others, after cards were exchanged.
    pub(crate) fn recount(&mut self) {
        self.givers = self
            .play
            .into_iter()
            .filter(|&unit| self.traits(unit) & crate::figures::trait_of::GIVES != 0)
            .collect();
    }

    /// Notes that a card has come under the control of its side.
    pub(crate) fn arrive(&mut self, unit: UnitId) {
        self.arrivals = (self.arrivals + 1).min(31);
        let now = self.arrivals;
        self.unit_mut(unit).set_tally(Tally::ARRIVAL, now);
    }

    /// Brings a card into the game zone.
    pub(crate) fn enter(&mut self, unit: UnitId) {
        self.play.insert(unit);
        if self.traits(unit) & crate::figures::trait_of::GIVES != 0 {
            self.givers.insert(unit);
        }
    }

    /// Puts a card onto a cell as the one that takes it.
    pub(crate) fn set_cell(&mut self, unit: UnitId, cell: u8) {
        self.cells[usize::from(cell)] = unit;
        let it = self.unit_mut(unit);
        it.place = cell;
        self.enter(unit);
    }

    /// Takes a card off its cell or out of its auxiliary zone; it stays in play until it is put elsewhere.
    fn lift(&mut self, unit: UnitId) {
        let it = *self.unit(unit);
        if it.place == place::SKY {
            for sky in &mut self.skies {
                if let Some(at) = sky.iter().position(|&other| other == unit) {
                    sky.remove(at);
                }
            }
        } else if it.place < place::SKY && self.cells[usize::from(it.place)] == unit {
            self.cells[usize::from(it.place)] = NONE;
        }
    }

    /// Changes the cell of a card, with everything it carries [B6.7].
    pub(crate) fn shift(&mut self, unit: UnitId, to: u8) {
        let from = self.unit(unit).place;
        self.lift(unit);
        self.set_cell(unit, to);
        for carried in self.play {
            if self.unit(carried).host == unit {
                self.unit_mut(carried).place = to;
            }
        }
        let succession = self.unit(unit).is(flag::STRIKING)
            && self.any_change(unit, NONE, aspect::CLOSING, |change, _| {
                *change == Mod::Multi(crate::text::Multi::TwoInSuccession)
            });
        let it = self.unit_mut(unit);
        if succession {
            // Who moves in between gives the next strike up [B9.32].
            it.unset(flag::STRIKING);
            it.set(flag::STRUCK);
        }
        it.from = from;
        it.set(flag::MOVED);
        if from < place::SKY {
            let (dx, dy) = delta(from, to);
            let code = ((dx.signum() + 1) * 3 + dy.signum() + 1) as u8;
            let count = (it.path & 7) + (dx.unsigned_abs() + dy.unsigned_abs()).clamp(1, 7);
            let before = it.path >> 3 & 15;
            let turned = it.path & 128 != 0 || it.path & 7 > 0 && before != code;
            it.path = count.min(7) | code << 3 | if turned { 128 } else { 0 };
        }
        self.unlink(unit);
    }

    /// Ends what was bound to a card that moves or leaves [B4.14].
    pub(crate) fn unlink(&mut self, unit: UnitId) {
        self.drop_laid(|laid| match laid.until {
            Until::Linked => laid.source == unit || laid.on == unit,
            Until::Bound => laid.source == unit,
            _ => false,
        });
    }

    /// Removes what is laid on where `gone` says so.
    pub(crate) fn drop_laid(&mut self, gone: impl Fn(&Laid) -> bool) {
        if self.laid.iter().any(&gone) {
            self.laid = self.laid.iter().copied().filter(|laid| !gone(laid)).collect();
        }
    }

    /// Removes markers where `gone` says so, and tells of each.
    pub(crate) fn drop_markers(
        &mut self,
        gone: impl Fn(&Marker) -> bool,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        for marker in self.markers.iter().filter(|marker| gone(marker)) {
            let kind = marker.kind;
            table.tell(cause, || Event::MarkGone(kind));
        }
        if self.markers.iter().any(&gone) {
            self.markers = self.markers.iter().copied().filter(|marker| !gone(marker)).collect();
        }
    }

    /// Closes an open card. Says whether it did.
    pub(crate) fn close(&mut self, unit: UnitId, cause: RuleId, table: World<'_, '_>) -> bool {
        if !self.in_play(unit) || !self.unit(unit).is_open() {
            return false;
        }
        self.unit_mut(unit).set(flag::CLOSED);
        table.tell(cause, || Event::Closed(self.who(unit)));
        true
    }

    /// Opens a closed card [B2.22] [B8.4]. Says whether it did.
    pub(crate) fn open(&mut self, unit: UnitId, cause: RuleId, table: World<'_, '_>) -> bool {
        if !self.in_play(unit) || self.unit(unit).is_open() {
            return false;
        }
        self.opened(unit);
        table.tell(cause, || Event::Opened([self.who(unit)].into()));
        true
    }

    /// What opening does to a card.
    pub(crate) fn opened(&mut self, unit: UnitId) {
        let it = self.unit_mut(unit);
        it.unset(flag::CLOSED | flag::STRUCK | flag::STRIKING | flag::ACTED | flag::JUMPED);
        it.spent = 0;
    }

    /// Adds counters or takes them off, within the bounds of the card. Says whether anything changed.
    pub(crate) fn add_counters(
        &mut self,
        unit: UnitId,
        more: i8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        if unit == NONE || !self.play.has(unit) {
            return;
        }
        let before = self.unit(unit).counters;
        let most = self.most_counters(unit);
        let after = before.saturating_add_signed(more).min(most.max(before));
        let after = if more > 0 { after.min(most) } else { after };
        if after == before {
            return;
        }
        self.unit_mut(unit).counters = after;
        table.tell(cause, || Event::Counters(self.who(unit), after));
        if after > before {
            self.trigger_own(unit, NONE, 0, |when| match when {
                When::OnMark(0) => true,
                When::OnMark(count) => before < *count && after >= *count,
                _ => false,
            });
        }
    }

    /// Gives extra lives, which stay when the card that gave them goes [B2.29].
    pub(crate) fn add_lives(
        &mut self,
        unit: UnitId,
        more: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        if more == 0 || !self.in_play(unit) {
            return;
        }
        let it = self.unit_mut(unit);
        it.extra = it.extra.saturating_add(more);
        let now = it.extra;
        table.tell(cause, || Event::ExtraLives(self.who(unit), now));
    }

    /// Puts wounds on a card [B10.13]. Says how many.
    pub(crate) fn wound(
        &mut self,
        unit: UnitId,
        count: i8,
        cause: Cause,
        rule: RuleId,
        table: World<'_, '_>,
    ) -> u8 {
        if !self.in_play(unit) || self.unit(unit).print().life.is_none() {
            return 0;
        }
        if count <= 0 {
            table.tell(rule, || Event::Unharmed(self.who(unit)));
            return 0;
        }
        let count = count as u8;
        let by = cause.by;
        let it = self.unit_mut(unit);
        it.wounds = it.wounds.saturating_add(count);
        it.sore = it.sore.saturating_add(count);
        it.by = by;
        it.set_tally(Tally::HOW, how::EFFECT);
        if cause.poison {
            it.set_tally(Tally::HOW, how::POISON);
        }
        if cause.kind != 0 {
            it.set(flag::HURT);
            let melee = cause.kind & MELEE != 0;
            it.set_tally(Tally::HOW, if melee { how::MELEE } else { how::RANGED });
            if cause.kind & RANGED != 0
                && cause.kind & (crate::text::SHOT | crate::text::THROW) != 0
            {
                it.set_tally(Tally::SHOTS, it.tally(Tally::SHOTS) + 1);
            }
        }
        self.stirred = true;
        table.tell(rule, || Event::Wounded(self.who(unit), count));
        self.trigger_all(unit, by, count as i8, |when| match when {
            When::OnWoundOf(filter) => Some(filter),
            _ => None,
        });
        count
    }

    /// Heals up to so many wounds. Says how many.
    pub(crate) fn heal(
        &mut self,
        unit: UnitId,
        most: u8,
        rule: RuleId,
        table: World<'_, '_>,
    ) -> u8 {
        if !self.in_play(unit) {
            return 0;
        }
        let it = self.unit_mut(unit);
        let healed = it.wounds.min(most);
        if healed == 0 {
            return 0;
        }
        it.wounds -= healed;
        it.set_tally(Tally::HEALED, it.tally(Tally::HEALED).saturating_add(healed));
        table.tell(rule, || Event::Healed(self.who(unit), healed));
        healed
    }

    /// Gives poison of this value [B11.14]. Says whether it is worse than before.
    pub(crate) fn poison(&mut self, unit: UnitId, value: u8, table: World<'_, '_>) -> bool {
        if !self.in_play(unit)
            || !self.unit(unit).print().is_creature()
            || self.has(unit, Keyword::PoisonProtection)
            || self.unit(unit).poison >= value
        {
            return false;
        }
        self.unit_mut(unit).poison = value;
        table.tell(rule::B11_14, || Event::Poisoned(self.who(unit), value));
        true
    }

    /// Takes poison off.
    pub(crate) fn cure(&mut self, unit: UnitId, rule: RuleId, table: World<'_, '_>) -> bool {
        if !self.in_play(unit) || self.unit(unit).poison == 0 {
            return false;
        }
        self.unit_mut(unit).poison = 0;
        table.tell(rule, || Event::Cured(self.who(unit)));
        true
    }

    /// Lays the change of a step on a card.
    pub(crate) fn lay(&mut self, laid: Laid, table: World<'_, '_>) {
        if self.laid.room() == 0 {
            return; // The rulebook knows no bound; forty at a time have never been seen.
        }
        let change = laid.change();
        self.laid.push(laid);
        let (source, on) = (laid.source, laid.on);
        if on != NONE {
            let text = Some((laid.card, laid.sentence + 1));
            table.tell(rule::B4_13, || Event::Laid(self.who(source), self.who(on), text));
            if matches!(change, Some(Mod::Gain(Keyword::PoisonProtection))) {
                self.cure(on, rule::B11_11, table);
            }
        }
    }

    /// Puts a marker down.
    pub(crate) fn mark(&mut self, marker: Marker, rule: RuleId, table: World<'_, '_>) {
        if self.markers.room() == 0 {
            return;
        }
        self.markers.push(marker);
        let Marker { kind, at, .. } = marker;
        if marker.on_cell() {
            table.tell(rule, || Event::CellMarked(At::cell(at), kind));
        } else {
            table.tell(rule, || Event::Marked(self.who(at), kind));
        }
    }

    /// How many turns of the player whose turn ends it an effect still lasts [B4.12].
    pub(crate) fn term(&self, until: Until, seat: Seat, x: i8) -> u8 {
        let mine = self.turn == seat;
        match until {
            Until::FoeTurn => 1 + u8::from(!mine),
            Until::FoeTurns => x.max(1) as u8 + u8::from(!mine),
            Until::OwnNext => 1 + u8::from(mine),
            _ => 1,
        }
    }

    /// Takes a card out of play: everything on it is lost [B10.16].
    pub(crate) fn remove(&mut self, unit: UnitId, to: u8) {
        let was = *self.unit(unit);
        self.lift(unit);
        self.play.remove(unit);
        self.givers.remove(unit);
        self.silenced.remove(unit);
        self.unlink(unit);
        self.drop_laid(|laid| laid.on == unit);
        self.markers = self
            .markers
            .iter()
            .copied()
            .filter(|marker| marker.on_cell() || marker.at != unit)
            .collect();
        let owner = Self::owner(unit).0;
        *self.unit_mut(unit) = Unit {
            card: was.card,
            place: to,
            side: owner,
            from: was.cell().unwrap_or(was.from),
            by: was.by,
            poison: was.poison,
            flags: was.flags & flag::RETURNED,
            ..Unit::default()
        };
        self.unit_mut(unit).set_tally(Tally::HOW, was.tally(Tally::HOW));
    }

    /// Destroys a card; it goes to its owner's graveyard [B10.16].
    pub(crate) fn bury(&mut self, unit: UnitId, cause: RuleId, table: World<'_, '_>) {
        let was = *self.unit(unit);
        let enemy = was.by != NONE && self.unit(was.by).side != was.side;
        let returned = was.is(flag::RETURNED);
        self.stirred = true;
        table.tell(cause, || Event::Died(self.who(unit)));
        self.remove(unit, if returned { place::EXILE } else { place::GRAVE });
        if returned {
            table.tell(rule::B11_21, || Event::Exiled(self.who(unit)));
        } else if enemy {
            self.unit_mut(unit).set(flag::BY_ENEMY);
        }
    }

    /// Puts a card of the game zone into its owner's deck.
    pub(crate) fn send_back(&mut self, unit: UnitId, cause: RuleId, table: World<'_, '_>) {
        table.tell(cause, || Event::BackIntoDeck(self.who(unit)));
        self.remove(unit, place::DECK);
        let owner = Self::owner(unit);
        self.unit_mut(unit).from = NONE;
        self.unit_mut(unit).poison = 0;
        self.decks[owner.index()].push(unit);
        self.shuffle(owner, table);
    }

    /// Shuffles a deck [B6.16].
    pub(crate) fn shuffle(&mut self, seat: Seat, table: World<'_, '_>) {
        let at = seat.index();
        table.tell(rule::B6_16, || Event::Shuffled(seat));
        // What order the deck had must not matter, so that who cannot see it cannot tell.
        self.decks[at].as_mut_slice().sort_unstable();
        table.shuffle(self.decks[at].as_mut_slice());
        self.known[at] = [0; 2];
        self.sunk[at] = [0; 2];
        if usize::from(self.shown.0) == at {
            self.shown = (0, 0);
        }
    }

    /// Takes a card out of a deck; of an empty one there is nothing to take [B13.7].
    pub(crate) fn draw_out(&mut self, unit: UnitId) {
        let deck = &mut self.decks[Self::owner(unit).index()];
        if let Some(at) = deck.iter().position(|&other| other == unit) {
            deck.remove(at);
        }
    }

    /// Puts a card from a deck or a graveyard into play: onto a cell, or into the auxiliary zone for a flyer [B10.21].
    pub(crate) fn summon(
        &mut self,
        unit: UnitId,
        seat: Seat,
        cell: u8,
        closed: bool,
        table: World<'_, '_>,
    ) {
        let from_deck = self.unit(unit).place == place::DECK;
        if from_deck {
            self.draw_out(unit);
        }
        let was = *self.unit(unit);
        *self.unit_mut(unit) = Unit {
            card: was.card,
            side: seat.0,
            flags: was.flags & flag::RETURNED | if closed { flag::CLOSED } else { 0 },
            ..Unit::default()
        };
        if cell == NONE {
            self.unit_mut(unit).place = place::SKY;
            self.enter(unit);
            self.skies[seat.index()].push(unit);
        } else {
            self.set_cell(unit, cell);
        }
        self.arrive(unit);
        table.learn();
        table.tell(rule::B10_21, || Event::Summoned(self.who(unit)));
        if from_deck {
            // It was hidden until now [B3.26].
            self.begin_with(unit, table);
            self.unit_mut(unit).set(flag::LATE);
            self.trigger_own(unit, NONE, 0, |when| {
                matches!(when, When::OnReveal | When::Setup | When::SetupOrHit(_))
            });
            let owner = Self::owner(unit);
            self.shuffle(owner, table);
        }
    }

    /// Moves a card of the battlefield to the auxiliary zone of its controller [B6.8].
    pub(crate) fn rise(&mut self, unit: UnitId, table: World<'_, '_>) {
        self.lift(unit);
        let side = self.unit(unit).side;
        let cell = self.unit(unit).place;
        self.unit_mut(unit).place = place::SKY;
        self.unit_mut(unit).from = cell;
        self.skies[usize::from(side)].push(unit);
        self.drop_laid(|laid| {
            laid.until == Until::Linked && (laid.source == unit || laid.on == unit)
        });
        table.tell(rule::B6_8, || Event::Rises(self.who(unit)));
    }

    /// Lands a card of an auxiliary zone on a cell [B8.10].
    pub(crate) fn land(&mut self, unit: UnitId, cell: u8, table: World<'_, '_>) {
        table.tell(rule::B8_10, || Event::Lands(self.who(unit), At::cell(cell)));
        self.lift(unit);
        self.set_cell(unit, cell);
    }

    /// Adds a token of incarnation to a card in a graveyard [B11.21].
    pub(crate) fn add_token(&mut self, unit: UnitId, cause: RuleId, table: World<'_, '_>) {
        let count = self.unit(unit).tally(Tally::TOKENS) + 1;
        self.unit_mut(unit).set_tally(Tally::TOKENS, count);
        table.tell(cause, || Event::Token(self.who(unit), count));
        if self.unit(unit).card.says().iter().any(|sentence| matches!(sentence.when, When::OnToken))
        {
            let x = (count + self.unit(unit).counters) as i8;
            let ctx = crate::figures::Ctx { x, ..self.ctx(unit) };
            self.trigger_sentences(unit, ctx, |when| matches!(when, When::OnToken));
        }
        self.agenda.push(crate::flow::Frame::Rise(unit));
    }

    /// Notes the sentences of a card that speak of itself and are set off now.
    pub(crate) fn trigger_own(
        &mut self,
        unit: UnitId,
        it: UnitId,
        x: i8,
        when: impl Fn(&When) -> bool,
    ) {
        if self.traits(unit) & crate::figures::trait_of::TRIGGERS == 0 || !self.speaks(unit) {
            return;
        }
        let ctx = crate::figures::Ctx { it, x, vs: it, ..self.ctx(unit) };
        self.trigger_sentences(unit, ctx, when);
    }

    /// Notes the sentences of a card that are set off, if their conditions hold.
    pub(crate) fn trigger_sentences(
        &mut self,
        unit: UnitId,
        ctx: crate::figures::Ctx,
        when: impl Fn(&When) -> bool,
    ) {
        let card = self.unit(unit).card;
        let own = (0..card.says().len()).map(|at| (card, at as u8));
        let speaks = |&(card, at): &(CardId, u8)| when(&Self::sentence(card, at).when);
        let all: alloc::vec::Vec<(CardId, u8)> =
            own.chain(self.copied(unit)).filter(speaks).collect();
        for (card, sentence) in all {
            if self.holds_all(Self::sentence(card, sentence).conds, ctx) {
                self.note(Item {
                    what: What::Sentence,
                    seat: ctx.seat,
                    source: unit,
                    card,
                    sentence,
                    it: ctx.it,
                    x: ctx.x,
                    cell: ctx.cell,
                    ..Item::default()
                });
            }
        }
    }

    /// Notes the sentences of all cards in play that look for a card like `it`. `vs` is the other card of the event.
    pub(crate) fn trigger_all(
        &mut self,
        it: UnitId,
        vs: UnitId,
        x: i8,
        filter: impl Fn(&When) -> Option<&crate::text::Filter>,
    ) {
        for unit in self.play {
            if self.traits(unit) & crate::figures::trait_of::TRIGGERS == 0 || !self.speaks(unit) {
                continue;
            }
            let ctx = crate::figures::Ctx { it, x, vs, ..self.ctx(unit) };
            let card = self.unit(unit).card;
            for (at, sentence) in card.says().iter().enumerate() {
                if let Some(filter) = filter(&sentence.when)
                    && self.matches(filter, it, ctx)
                    && self.holds_all(sentence.conds, ctx)
                {
                    let item = Item {
                        what: What::Sentence,
                        seat: ctx.seat,
                        source: unit,
                        card,
                        sentence: at as u8,
                        it,
                        x,
                        cell: ctx.cell,
                        ..Item::default()
                    };
                    self.keep_mates(&item);
                    self.note(item);
                }
            }
        }
    }

    /// Formation mates of a card that is about to leave are those it has now.
    fn keep_mates(&mut self, item: &Item) {
        let of_mates = |op: &Op| {
            matches!(op, Op::Lay(crate::text::Sel::All(filter), ..)
                if filter.tests.contains(&crate::text::Test::MateOfIt))
        };
        if item.ops().iter().any(of_mates) && item.it != NONE {
            self.kin = self.mates(item.it);
        }
    }

    /// Puts a triggered ability among those that wait to be declared.
    pub(crate) fn note(&mut self, item: Item) {
        if self.pending.room() > 0 {
            self.pending.push(item.into());
        }
    }

    /// Everything in the position that must always be so, for the laws.
    pub(crate) fn soundness(&self) -> Result<(), alloc::string::String> {
        use alloc::format;
        for (at, unit) in self.units.iter().enumerate() {
            let id = at as UnitId;
            let in_play = unit.place <= place::SKY;
            let gives = in_play && self.traits(id) & crate::figures::trait_of::GIVES != 0;
            if gives != self.givers.has(id) {
                return Err(format!("unit {at} and the givers disagree"));
            }
            if in_play != self.play.has(id) {
                return Err(format!("unit {at} at {} and play disagree", unit.place));
            }
            if unit.place < place::SKY
                && !unit.is_carried()
                && self.cells[usize::from(unit.place)] != id
            {
                return Err(format!("unit {at} is not on its cell {}", unit.place));
            }
            if unit.is_carried() {
                let host = self.unit(unit.host);
                if host.place != unit.place {
                    return Err(format!("unit {at} is not where its host is"));
                }
            }
            let owner = usize::from(at >= DECK);
            let in_deck = self.decks[owner].contains(&id);
            if (unit.place == place::DECK) != in_deck {
                return Err(format!("unit {at} and its deck disagree"));
            }
            let sky = self.skies.iter().filter(|sky| sky.contains(&id)).count();
            if (unit.place == place::SKY) != (sky == 1) {
                return Err(format!("unit {at} is in {sky} auxiliary zones"));
            }
            if unit.place < place::NOWHERE
                && unit.counters > 0
                && unit.print().counters.is_some_and(|most| unit.counters > most)
            {
                return Err(format!("unit {at} has too many counters"));
            }
        }
        for (cell, &unit) in self.cells.iter().enumerate() {
            if unit != NONE && usize::from(self.unit(unit).place) != cell {
                return Err(format!("cell {cell} holds unit {unit}, which is elsewhere"));
            }
        }
        Ok(())
    }

    /// The card of this number that lies in a graveyard or deck.
    pub(crate) fn lying(&self, seat: Seat, card: CardId, where_: u8) -> Option<UnitId> {
        let start = seat.index() * DECK;
        (start..start + DECK)
            .map(|at| at as UnitId)
            .find(|&unit| self.unit(unit).card == card && self.unit(unit).place == where_)
    }

    /// Whether the card is a symbiont or an equipment.
    pub(crate) fn is_carriable(card: CardId) -> bool {
        matches!(card.card().kind, Kind::Companion | Kind::Parasite | Kind::Equipment)
    }

    /// Marks of this kind on a card.
    pub(crate) fn marks_on(&self, unit: UnitId, kind: Mark) -> usize {
        self.markers.iter().filter(|m| m.kind == kind && m.at == unit && !m.on_cell()).count()
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, losers: deckhand_kernel::Seats, table: World<'_, '_>) {
        use deckhand_kernel::{Outcome, Seats};
        for seat in losers.iter() {
            table.tell(rule::B13_1, || Event::NoCreatures(seat));
        }
        let outcome = if losers.len() == 2 {
            table.tell(rule::B13_4, || Event::Drawn);
            Outcome::Drawn(Seats::first(2))
        } else {
            let winner = other(losers.iter().next().unwrap_or_default());
            table.tell(rule::B13_1, || Event::Won(winner));
            Outcome::Won(Seats::one(winner))
        };
        self.outcome = Some(outcome);
        // What was pending is dropped [B13.3].
        self.stack.clear();
        self.forming.clear();
        self.running.clear();
        self.fights.clear();
        self.pending.clear();
        self.queue.clear();
    }
}
