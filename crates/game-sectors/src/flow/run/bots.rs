//! Steps that create, move and destroy BOTs.

use super::{BOTS, OWN_BOTS, Picks};
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, NONE};
use crate::flow::Frame;
use crate::item::Effect;
use crate::rule;
use crate::state::{Sectors, World, other};
use crate::text::{Op, Origin};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// Phase bit of effects that destroy first and create afterwards.
const SECOND: u32 = 1 << 31;

impl Sectors {
    /// Slots for a BOT to be created.
    pub(crate) fn room_for_bot(
        &self,
        seat: Seat,
        sector: Option<usize>,
    ) -> impl Iterator<Item = At> + '_ {
        At::of(seat).filter(move |&at| {
            self.is_free(at) && !self.is_double(at) && sector.is_none_or(|here| at.sector() == here)
        })
    }

    pub(super) fn create_one(
        &mut self,
        effect: &Effect,
        from: Origin,
        here: bool,
        table: World<'_, '_>,
    ) {
        let seat = effect.seat;
        let sector = here.then(|| effect.at.sector());
        if from == Origin::Pile
            && self.piles[seat.index()].is_empty()
            && self.choices.reshuffle_on_take
            && self.room_for_bot(seat, sector).next().is_some()
        {
            self.reshuffle(seat, table);
        }
        let empty = match from {
            Origin::Pile => self.piles[seat.index()].is_empty(),
            Origin::Trash => self.trashes[seat.index()].is_empty(),
        };
        match Picks::of(self.room_for_bot(seat, sector)) {
            Picks::One(only) if !empty => self.create_at(only, table),
            Picks::Many if !empty => {
                self.agenda.push(Frame::Ask(seat, Ask::Slot(effect.card)));
            }
            _ => self.nothing_created(table),
        }
    }

    pub(super) fn nothing_created(&mut self, table: World<'_, '_>) {
        if matches!(self.op(), Some(Op::HireBots)) {
            self.next_op();
        } else {
            self.nothing(table);
        }
    }

    /// A BOT is created in this slot by the current step [S17.26].
    pub(crate) fn create_at(&mut self, at: At, table: World<'_, '_>) {
        let seat = at.seat();
        match self.op() {
            Some(Op::Create(Origin::Trash, _)) => {
                let Some(card) = self.trashes[seat.index()].pop() else { return };
                self.create(CardId(card), at, true, table);
                self.next_op();
                self.left_trash(seat, CardSet::one(card));
            }
            Some(Op::Create(Origin::Pile, _)) => {
                self.create_from_pile(at, table);
                self.next_op();
            }
            Some(Op::HireBots) => {
                if let Some(effect) = self.effect() {
                    effect.x -= 1;
                }
                self.create_from_pile(at, table);
            }
            Some(Op::MoveBots) => self.move_bot(at, table),
            _ => {}
        }
    }

    pub(super) fn create_from_pile(&mut self, at: At, table: World<'_, '_>) {
        let seat = at.seat();
        let open = usize::from(self.sunk[seat.index()]) == self.piles[seat.index()].len();
        if let Some(card) = self.top(seat) {
            table.learn();
            self.create(card, at, open, table);
            self.look_by_spyware(table);
        }
    }

    /// Free slots in other sectors than this BOT's.
    pub(crate) fn rooms_elsewhere(&self, from: At) -> impl Iterator<Item = At> + '_ {
        self.room_for_bot(from.seat(), None).filter(move |at| at.sector() != from.sector())
    }

    /// Each own BOT changes its sector if it can, in the order its player likes [S15.28].
    pub(super) fn move_bots(&mut self, effect: &Effect, table: World<'_, '_>) {
        let seat = effect.seat;
        if effect.x == 1 {
            let picks = Picks::of(self.rooms_elsewhere(effect.it));
            match picks {
                Picks::None => self.bot_done(effect.it),
                Picks::One(only) => self.move_bot(only, table),
                Picks::Many => self.agenda.push(Frame::Ask(seat, Ask::Slot(effect.card))),
            }
            return;
        }
        let picks = Picks::of(At::of(seat).filter(|&at| self.matches(&OWN_BOTS, effect, at)));
        let stuck = !At::of(seat)
            .filter(|&at| self.matches(&OWN_BOTS, effect, at))
            .any(|at| self.rooms_elsewhere(at).next().is_some());
        match picks {
            Picks::None => self.next_op(),
            _ if stuck => self.next_op(),
            Picks::One(only) => self.pick_target(only, table),
            Picks::Many => self.ask_target(effect, 1),
        }
    }

    pub(super) fn bot_done(&mut self, at: At) {
        if let Some(effect) = self.effect() {
            effect.chosen |= 1 << at.0;
            effect.x = 0;
        }
    }

    pub(super) fn move_bot(&mut self, to: At, table: World<'_, '_>) {
        let Some(from) = self.effects.last().map(|effect| effect.it) else { return };
        self.relocate(from, to, table);
        self.bot_done(to);
        self.look_by_spyware(table);
    }

    /// Most BOTs that can be destroyed for coins [S15.29].
    pub(super) fn hire_limit(&self, seat: Seat) -> u8 {
        let bots = self.own_units(other(seat)).filter(|&at| self.slot(at).is_bot()).count();
        self.coins[seat.index()].min(bots as u8)
    }

    pub(super) fn hire_bots(&mut self, effect: &Effect, table: World<'_, '_>) {
        let seat = effect.seat;
        if effect.left == Effect::FRESH {
            match self.hire_limit(seat) {
                0 => self.nothing(table),
                most => self.agenda.push(Frame::Ask(seat, Ask::Number(effect.card, most))),
            }
            return;
        }
        if effect.left > 0 {
            let bots = At::all().filter(|&at| self.matches(&BOTS, effect, at));
            match (bots.clone().next(), bots.count()) {
                (None, _) => self.set_left(0),
                (Some(first), all) if all <= usize::from(effect.left) => self.hire(first, table),
                _ => self.ask_target(effect, effect.left),
            }
            return;
        }
        if let Some(effect) = self.effect() {
            effect.chosen |= SECOND;
        }
        if effect.x == 0 {
            self.next_op();
        } else {
            self.create_one(effect, Origin::Pile, false, table);
        }
    }

    /// So many BOTs are going to be destroyed.
    pub(crate) fn hire_for(&mut self, count: u8, table: World<'_, '_>) {
        let Some(effect) = self.effect() else { return };
        effect.left = count;
        effect.x = 0;
        let seat = effect.seat;
        self.spend(seat, count, table);
    }

    pub(super) fn hire(&mut self, at: At, table: World<'_, '_>) {
        if let Some(effect) = self.effect() {
            effect.left -= 1;
            effect.chosen |= 1 << at.0;
        }
        self.delete(at, true, rule::S14_3, table);
        if self.slot(at).unit == NONE
            && let Some(effect) = self.effect()
        {
            effect.x += 1;
        }
    }
}
