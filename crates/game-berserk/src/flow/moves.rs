//! What steps do to where cards are: cells, decks, graveyards.

use super::Frame;
use crate::board::{self, At};
use crate::cards::Kind;
use crate::event::Event;
use crate::figures::Ctx;
use crate::item::Item;
use crate::rule;
use crate::state::{Berserk, NONE, Tally, UnitId, World, flag, place};
use crate::text::{Op, Sel, Source, To, When};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

use super::run::Done;

impl Berserk {
    /// The cell of what the sentence is about, if it is on the battlefield.
    pub(super) fn cell_of_it(&self, _item: &Item) -> Option<u8> {
        let it = self.item_it();
        if it == NONE {
            None
        } else {
            self.unit(it)
                .cell()
                .or_else(|| (!self.play.has(it)).then_some(self.unit(it).from))
                .filter(|&cell| cell < place::SKY)
        }
    }

    pub(super) fn can_finish(&self, item: &Item, op: Op, unit: UnitId) -> bool {
        let Op::Finish(amount) = op else { return false };
        let ctx = Ctx { it: unit, ..self.ctx_of_item(item) };
        let most = self.amount(amount, ctx);
        self.left(unit) <= i16::from(most) && !self.flies(unit) && self.side(unit) != item.seat
    }

    /// Puts a card onto a cell [B8.8].
    pub(super) fn place(
        &mut self,
        item: &Item,
        sel: &Sel,
        to: To,
        picked: &[u8],
        table: World<'_, '_>,
    ) -> Done {
        let ctx = self.ctx_run();
        if let To::Onto(_) = to {
            let host = picked.first().copied().unwrap_or(NONE);
            if !self.in_play(host) || !self.in_play(item.source) {
                return Done::No;
            }
            let cell = self.unit(host).place;
            let it = self.unit_mut(item.source);
            it.host = host;
            it.place = cell;
            table.tell(rule::B6_7, || Event::Attached(self.who(item.source), self.who(host)));
            return Done::Yes;
        }
        let unit = match sel {
            Sel::Me => item.source,
            Sel::It => ctx.it,
            _ => picked.first().copied().unwrap_or(NONE),
        };
        let cell = match to {
            To::Onward => {
                let step = match sel {
                    Sel::FoeOne(_) => self.step_of(item.source, unit),
                    _ => self.pushed_to(&Item { it: unit, ..*item }),
                };
                step.unwrap_or(NONE)
            }
            To::Vacated => {
                let from = self.unit(item.source).from;
                if from < place::SKY { from } else { NONE }
            }
            _ => picked.last().copied().unwrap_or(NONE),
        };
        let ok = self.in_play(unit)
            && cell < place::SKY
            && self.is_free(cell)
            && self.unit(unit).place < place::SKY
            && !self.unit(unit).is_carried()
            && !self.guarded(item, unit);
        if !ok {
            return Done::No;
        }
        self.reveal(unit, table);
        if self.unit(unit).place >= place::SKY {
            return Done::No;
        }
        if unit == item.source {
            self.unit_mut(unit).set(flag::JUMPED);
        }
        table.tell(rule::B8_8, || Event::Put(self.who(unit), At::cell(cell)));
        self.shift(unit, cell);
        self.moved(unit);
        Done::Yes
    }

    /// The cell one step from `unit` in the direction of the last step of `mover`.
    pub(crate) fn step_of(&self, mover: UnitId, unit: UnitId) -> Option<u8> {
        if unit == NONE || self.unit(unit).is_carried() {
            return None;
        }
        let it = self.unit(mover);
        let (from, at) = (it.from, it.cell()?);
        if from >= place::SKY {
            return None;
        }
        let (dx, dy) = board::delta(from, at);
        let cell = self.unit(unit).cell()?;
        board::cell_at(
            board::column(cell) as i8 + dx.signum(),
            board::line(cell) as i8 + dy.signum(),
        )
        .filter(|&to| self.is_free(to))
    }

    /// Two cards exchange their cells [B10.22].
    pub(super) fn swap(&mut self, one: UnitId, other: UnitId, table: World<'_, '_>) -> bool {
        if !self.in_play(one) || !self.in_play(other) {
            return false;
        }
        self.reveal(other, table);
        let (Some(a), Some(b)) = (self.unit(one).cell(), self.unit(other).cell()) else {
            return false;
        };
        if self.unit(one).is_carried() || self.unit(other).is_carried() || one == other {
            return false;
        }
        table.tell(rule::B10_22, || Event::Put(self.who(one), At::cell(b)));
        table.tell(rule::B10_22, || Event::Put(self.who(other), At::cell(a)));
        self.shift(one, b);
        self.shift(other, a);
        // The first shift emptied the cell that the second one was put on; the first card stands where it was sent.
        self.set_cell(one, b);
        self.set_cell(other, a);
        self.moved(one);
        self.moved(other);
        true
    }

    /// Exiles cards of a graveyard or a deck [B10.20].
    pub(super) fn exile(
        &mut self,
        item: &Item,
        from: Source,
        picked: &[u8],
        table: World<'_, '_>,
    ) -> bool {
        let mut any = false;
        for &unit in picked.iter().filter(|&&unit| unit != NONE) {
            if from == Source::Deck {
                self.draw_out(unit);
                table.learn();
            }
            self.unit_mut(unit).place = place::EXILE;
            self.unit_mut(unit).set_tally(Tally::TOKENS, 0);
            table.tell(rule::B10_20, || Event::Exiled(self.who(unit)));
            if let Some(item) = self.current() {
                item.origin = unit;
            }
            any = true;
        }
        if from == Source::Deck {
            table.learn();
            self.shuffle(item.seat, table);
            return true;
        }
        any
    }

    pub(super) fn summon_picked(
        &mut self,
        item: &Item,
        unit: UnitId,
        cell: u8,
        closed: bool,
        table: World<'_, '_>,
    ) -> Done {
        if unit == NONE {
            if item.ops().iter().any(|op| matches!(op, Op::Summon(Source::Deck, ..))) {
                self.shuffle(item.seat, table);
            }
            return Done::No;
        }
        let flyer = self.unit(unit).print().kind == Kind::Flying;
        let inside = matches!(self.unit(unit).place, place::GRAVE | place::DECK);
        if !inside || !flyer && (cell >= place::SKY || !self.is_free(cell)) {
            return Done::No;
        }
        if self.shown.1 > 0 {
            self.shown = (0, 0);
        }
        self.summon(unit, item.seat, if flyer { NONE } else { cell }, closed, table);
        if let Some(item) = self.current() {
            item.it = unit;
        }
        Done::Yes
    }

    /// Shows the top cards of a deck [B11.23].
    pub(crate) fn show_top(&mut self, seat: Seat, count: u8, table: World<'_, '_>) {
        let count = count.min(self.decks[seat.index()].len() as u8);
        self.shown = (seat.0, count);
        if count == 0 {
            return;
        }
        self.known[seat.index()] =
            [self.known[seat.index()][0].max(count), self.known[seat.index()][1].max(count)];
        table.learn();
        table.tell(rule::B11_23, || Event::Shown(seat, self.shown_cards().collect()));
        for unit in self.play {
            if self.unit(unit).side == seat.0 {
                self.trigger_own(unit, NONE, count as i8, |when| matches!(when, When::OnProphecy));
            }
        }
        // A card that speaks of being shown does so from the deck.
        let shown: Vec<UnitId> =
            self.decks[seat.index()].iter().rev().take(usize::from(count)).copied().collect();
        for unit in shown {
            let card = self.unit(unit).card;
            if card.says().iter().any(|sentence| matches!(sentence.when, When::WhenShown)) {
                let ctx = Ctx { me: unit, seat, it: NONE, vs: NONE, cell: NONE, x: 0, strength: 0 };
                self.trigger_sentences(unit, ctx, |when| matches!(when, When::WhenShown));
            }
        }
        if !self.pending.is_empty() {
            self.agenda.push(Frame::Priority(self.stack.len() as u8, 0, self.turn));
        }
    }

    /// What a prophecy has shown goes back, and the deck is shuffled [B11.23].
    pub(super) fn put_shown_back(&mut self, table: World<'_, '_>) {
        let seat = Seat(self.shown.0);
        if self.shown.1 > 0 {
            let kept = self.shown.1 & 128 != 0;
            self.shown = (0, 0);
            if !kept {
                self.shuffle(seat, table);
            }
        }
    }

    /// A player looks at the top cards of the own deck. Says whether that was news.
    pub(super) fn look_at_top(&mut self, seat: Seat, count: u8, table: World<'_, '_>) -> bool {
        let at = seat.index();
        let count = count.min(self.decks[at].len() as u8);
        if self.known[at][at] >= count {
            return false;
        }
        self.known[at][at] = count;
        table.learn();
        table.tell(rule::B14_6, || {
            let cards = self.decks[at].iter().rev().take(usize::from(count));
            Event::Looks(seat, count, Some(cards.map(|&unit| self.unit(unit).card).collect()))
        });
        true
    }

    /// Puts cards that were looked at on the top of the deck or under it.
    pub(super) fn arrange(&mut self, seat: Seat, count: u8, picked: &[u8]) {
        let at = seat.index();
        let count = usize::from(count).min(self.decks[at].len());
        let keep = self.decks[at].len() - count;
        let mut rest: Vec<UnitId> = self.decks[at][..keep].to_vec();
        let mut top = 0u8;
        let mut bottom = 0u8;
        for &choice in picked.iter().filter(|&&choice| choice != NONE) {
            let unit = choice & 127;
            if choice & 128 != 0 {
                rest.insert(0, unit);
                bottom += 1;
            } else {
                rest.push(unit);
                top += 1;
            }
        }
        if rest.len() == self.decks[at].len() {
            self.decks[at] = rest.into_iter().collect();
            let (known, sunk) = (self.known[at], self.sunk[at]);
            self.known[at][at] = known[at].saturating_sub(count as u8) + top;
            self.known[at][1 - at] = known[1 - at].saturating_sub(count as u8);
            if self.known[at][1 - at] > 0 {
                self.known[at][1 - at] = 0;
            }
            self.sunk[at][at] = sunk[at] + bottom;
            if bottom > 0 {
                self.sunk[at][1 - at] = 0;
            }
        }
    }

    /// Puts the cards shown back on top in the order picked, the last one on top.
    pub(super) fn arrange_shown(&mut self, seat: Seat, picked: &[u8], _table: World<'_, '_>) {
        let at = seat.index();
        let count = usize::from(self.shown.1);
        let keep = self.decks[at].len().saturating_sub(count);
        let mut deck: Vec<UnitId> = self.decks[at][..keep].to_vec();
        deck.extend(picked.iter().filter(|&&choice| choice != NONE).map(|&choice| choice & 127));
        if deck.len() == self.decks[at].len() {
            self.decks[at] = deck.into_iter().collect();
        }
        // They stay where they were put: nothing is shuffled afterwards [B6.16].
        self.shown = (0, 0);
    }
}
