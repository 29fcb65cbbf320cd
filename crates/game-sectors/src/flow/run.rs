//! The steps of effects, one after the other. A step that needs a choice asks and goes on when it is answered.

use super::Frame;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Faction, Kind, NONE};
use crate::event::{Event, Marker};
use crate::item::Effect;
use crate::rule;
use crate::state::{Sectors, World, other};
use crate::text::{Op, Origin, Place, Put, Sel, Side, Test, any, enemy, own};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

/// Phase bit of effects that destroy first and create afterwards.
const SECOND: u32 = 1 << 31;

/// Own units but the card of the sentence.
const OTHERS: Sel = own(&[Test::Other]);
/// Units that the pair of the FRZ ability can take.
const PAIR: Sel = Sel { side: Side::Enemy, place: Place::ThatColour, tests: &[Test::Thawed] };
/// BOTs to be destroyed.
const BOTS: Sel = enemy(&[Test::Bot, Test::Fresh]);
/// Own BOTs that have not been moved.
const OWN_BOTS: Sel = own(&[Test::Bot, Test::Fresh]);
const MARKED: Sel = own(&[Test::Marked]);
const RECEIVERS: Sel = own(&[Test::OtherThanIt]);
const ANY: Sel = any(&[]);

impl Sectors {
    pub(crate) fn op(&self) -> Option<Op> {
        let effect = self.effects.last()?;
        let sentence = effect.card.says().get(usize::from(effect.sentence))?;
        sentence.ops.get(usize::from(effect.op)).copied()
    }

    fn effect(&mut self) -> Option<&mut Effect> {
        self.effects.as_mut_slice().last_mut()
    }

    /// The step is done.
    pub(crate) fn next_op(&mut self) {
        if let Some(effect) = self.effect() {
            effect.op += 1;
            effect.left = Effect::FRESH;
            effect.chosen = 0;
        }
    }

    /// The cost was not paid: the rest is left out [S13.2].
    pub(crate) fn give_up(&mut self) {
        if let Some(effect) = self.effect() {
            effect.op = u8::MAX;
        }
    }

    fn nothing(&mut self, table: World<'_, '_>) {
        if let Some(effect) = self.effects.last() {
            let (seat, card) = (effect.seat, effect.card);
            table.tell(rule::S13_1, || Event::Nothing(seat, card));
        }
        self.next_op();
    }

    /// Carries on with the innermost effect.
    pub(super) fn run(&mut self, table: World<'_, '_>) {
        let Some(op) = self.op() else {
            let Some(effect) = self.effects.pop() else { return };
            self.trigger_effect(&effect);
            self.agenda.push(Frame::Triggers(effect.base));
            return;
        };
        self.agenda.push(Frame::Run);
        let Some(effect) = self.effects.last().copied() else { return };
        let Effect { seat, card, at, it, x, .. } = effect;
        match op {
            Op::One(sel, put) => self.choose_unit(&effect, &sel, put, table),
            Op::Each(sel, put) => {
                let found: CardSet =
                    At::all().filter(|&at| self.matches(&sel, &effect, at)).map(|at| at.0).collect();
                for at in found {
                    self.put(At(at), put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::Spread(count, sel, put) => {
                if effect.left == Effect::FRESH {
                    self.set_left(self.count(count, seat));
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    self.choose_unit(&effect, &sel, put, table);
                }
            }
            Op::Different(count, sel, put) => {
                if effect.left == Effect::FRESH {
                    self.set_left(self.count(count, seat));
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    let fresh = |at: &At| {
                        self.matches(&sel, &effect, *at) && effect.chosen >> at.0 & 1 == 0
                    };
                    match At::all().find(fresh) {
                        None => self.next_op(),
                        Some(first) if At::all().filter(fresh).count() <= effect.left.into() => {
                            self.do_one(first, put, table);
                        }
                        Some(_) => self.agenda.push(Frame::Ask(seat, Ask::Target(card))),
                    }
                }
            }
            Op::Me(put) => {
                if self.slot(at).face_up() == Some(card) {
                    self.put(at, put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::MeX => {
                if self.slot(at).face_up() == Some(card) && x > 0 {
                    self.put(at, Put::Ctrl(x), rule::S17_17, table);
                }
                self.next_op();
            }
            Op::It(put) => {
                if it.is_slot() {
                    self.put(it, put, rule::S13_1, table);
                }
                self.next_op();
            }
            Op::Draw(count) => {
                self.draw_by_effect(count, rule::S13_1, table);
                self.next_op();
            }
            Op::Filter(count) => self.filter(&effect, count, table),
            Op::Load => {
                self.next_op();
                self.load_top(seat, table);
            }
            Op::Coin(count) => {
                self.gain(seat, count, rule::S13_1, table);
                self.next_op();
            }
            Op::Create(from, here) => self.create_one(&effect, from, here, table),
            Op::Activate => self.activate(&effect, table),
            Op::FoeDiscards => {
                let foe = other(seat);
                self.next_op();
                let hand = self.hands[foe.index()];
                match hand.len() {
                    0 => {}
                    1 => {
                        let only = CardId(hand.first().unwrap_or(NONE));
                        self.discard(foe, only, rule::S14_10, table);
                    }
                    _ => self.agenda.push(Frame::Ask(foe, Ask::Hand(card))),
                }
            }
            Op::Recover { zrd } => {
                let found = self.recoverable(seat, zrd);
                match found.len() {
                    0 => self.nothing(table),
                    1 => self.recover(CardId(found.first().unwrap_or(NONE)), table),
                    _ => self.agenda.push(Frame::Ask(seat, Ask::Trash(card))),
                }
            }
            Op::PayTrash(count) => {
                if effect.left == Effect::FRESH {
                    if self.trashes[seat.index()].len() < usize::from(count) {
                        self.give_up();
                        return;
                    }
                    self.set_left(count);
                } else if effect.left == 0 {
                    self.next_op();
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Trash(card)));
                }
            }
            Op::PayMemory => {
                if self.memories[seat.index()].is_empty() {
                    self.give_up();
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Memory(card)));
                }
            }
            Op::PayData(count) => {
                if self.slot(at).data < count {
                    self.give_up();
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::May(card)));
                }
            }
            Op::PayUnit => {
                if At::all().any(|at| self.matches(&OTHERS, &effect, at)) {
                    self.agenda.push(Frame::Ask(seat, Ask::Target(card)));
                } else {
                    self.give_up();
                }
            }
            Op::InstallFree => {
                if self.hands[seat.index()].is_empty() {
                    self.nothing(table);
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Install(card)));
                }
            }
            Op::UnloadAny => self.unload_any(&effect, table),
            Op::MoveBots => self.move_bots(&effect, table),
            Op::HireBots => self.hire_bots(&effect, table),
            Op::ScrapModule => {
                let found = self.cheap_modules();
                match found.len() {
                    0 => self.nothing(table),
                    1 => self.scrap(CardId(found.first().unwrap_or(NONE)), table),
                    _ => self.agenda.push(Frame::Ask(seat, Ask::Module(card))),
                }
            }
            Op::Transfer => self.transfer(&effect),
            Op::LoadMe => {
                self.next_op();
                if self.remove_from_trash(seat, card) {
                    self.load(seat, card, true, rule::S17_27, table);
                    self.left_trash(seat, CardSet::one(card.0));
                }
            }
            Op::Look => {
                let mut seen = CardSet::NONE;
                for at in At::in_sector(other(seat), at.sector()) {
                    let slot = self.slot_mut(at);
                    if slot.is_bot() {
                        slot.seen = true;
                        seen.insert(slot.unit);
                    }
                }
                if !seen.is_empty() {
                    table.learn();
                }
                let sector = Self::sector(at.sector());
                table.tell(rule::S17_16, || Event::Looked(seat, sector, seen));
                self.next_op();
            }
            Op::RunDown => {
                let slot = self.slot_mut(at);
                slot.runs = slot.runs.saturating_sub(1);
                let left = slot.runs;
                table.tell(rule::S17_11, || Event::Off(Marker::Data, 1, at, left));
                if left == 0 {
                    self.scrap_module(card, at, rule::S17_11, table);
                }
                self.next_op();
            }
            Op::HostDisrupts => {
                let host = other(seat);
                let mut units = self.host_units(&effect);
                let (first, second) = (units.next(), units.next());
                drop(units);
                match (first, second) {
                    (None, _) => self.next_op(),
                    (Some(only), None) => {
                        self.put(only, Put::Disrupt(1), rule::S17_12, table);
                        self.next_op();
                    }
                    _ => self.agenda.push(Frame::Ask(host, Ask::Target(card))),
                }
            }
            Op::FreezePair => {
                let mut found = At::all().filter(|&at| self.pairs(&effect, at));
                match (found.next(), found.next()) {
                    (None, _) => self.next_op(),
                    (Some(only), None) => {
                        self.put(only, Put::Freeze, rule::S15_2, table);
                        self.next_op();
                    }
                    _ => self.agenda.push(Frame::Ask(seat, Ask::Target(card))),
                }
            }
        }
    }

    fn set_left(&mut self, left: u8) {
        if let Some(effect) = self.effect() {
            effect.left = left;
        }
    }

    /// Does something to a unit, and counts.
    pub(crate) fn do_one(&mut self, at: At, put: Put, table: World<'_, '_>) {
        if let Some(effect) = self.effect() {
            effect.it = at;
            effect.chosen |= 1 << at.0;
            if effect.left != Effect::FRESH {
                effect.left -= 1;
            }
        }
        let single = self.effects.last().is_some_and(|effect| effect.left == Effect::FRESH);
        self.put(at, put, rule::S13_1, table);
        if single {
            self.next_op();
        }
    }

    /// Asks for a unit, where there is a choice.
    fn choose_unit(&mut self, effect: &Effect, sel: &Sel, put: Put, table: World<'_, '_>) {
        let mut found = At::all().filter(|&at| self.matches(sel, effect, at));
        let (first, second) = (found.next(), found.next());
        let secret = sel.tests.contains(&Test::CostAtMostTwo);
        if secret && self.own_units(effect.seat).any(|at| self.slot(at).is_bot()) {
            // Whether one of the BOTs fits only their player knows: the question is put in any case [S17.22].
            self.agenda.push(Frame::Ask(effect.seat, Ask::Target(effect.card)));
            return;
        }
        match (first, second) {
            (None, _) => self.nothing(table),
            (Some(only), None) => self.do_one(only, put, table),
            _ => self.agenda.push(Frame::Ask(effect.seat, Ask::Target(effect.card))),
        }
    }

    /// Whether the pair of the FRZ ability can take this unit [S15.2].
    pub(crate) fn pairs(&self, effect: &Effect, at: At) -> bool {
        self.matches(&PAIR, effect, at) && self.ctrl(at) <= effect.x as i8 + 2
    }

    /// Units of the host in the sector of a virus.
    pub(crate) fn host_units(&self, effect: &Effect) -> impl Iterator<Item = At> + '_ {
        let at = effect.at;
        At::in_sector(at.seat(), at.sector()).filter(|&at| self.slot(at).unit != NONE)
    }

    /// Slots that may be picked for the current step.
    pub(crate) fn targets(&self) -> impl Iterator<Item = At> + '_ {
        let effect = self.effects.last().copied().unwrap_or_default();
        let op = self.op();
        At::all().filter(move |&at| match op {
            Some(Op::One(sel, _) | Op::Spread(_, sel, _)) => self.matches(&sel, &effect, at),
            Some(Op::Different(_, sel, _)) => {
                self.matches(&sel, &effect, at) && effect.chosen >> at.0 & 1 == 0
            }
            Some(Op::PayUnit) => self.matches(&OTHERS, &effect, at),
            Some(Op::UnloadAny | Op::Activate) => self.matches(&ANY, &effect, at),
            Some(Op::MoveBots) => self.matches(&OWN_BOTS, &effect, at),
            Some(Op::HireBots) => self.matches(&BOTS, &effect, at),
            Some(Op::Transfer) if effect.x == 0 => self.matches(&MARKED, &effect, at),
            Some(Op::Transfer) => self.matches(&RECEIVERS, &effect, at),
            Some(Op::HostDisrupts) => self.host_units(&effect).any(|there| there == at),
            Some(Op::FreezePair) => self.pairs(&effect, at),
            _ => false,
        })
    }

    /// Whether the current step may be declined, or has nothing to be picked.
    pub(crate) fn may_decline(&self) -> bool {
        let effect = self.effects.last().copied().unwrap_or_default();
        match self.op() {
            Some(Op::PayUnit | Op::PayMemory | Op::PayData(_) | Op::HireBots) => true,
            Some(Op::PayTrash(count)) => effect.left == count,
            Some(Op::UnloadAny) => effect.x == 0,
            Some(Op::Transfer) => effect.x == 0,
            Some(Op::One(sel, _)) if sel.tests.contains(&Test::CostAtMostTwo) => {
                self.targets().next().is_none()
            }
            _ => false,
        }
    }

    /// A unit was picked.
    pub(crate) fn pick_target(&mut self, at: At, table: World<'_, '_>) {
        match self.op() {
            Some(Op::One(_, put) | Op::Spread(_, _, put) | Op::Different(_, _, put)) => {
                self.do_one(at, put, table);
            }
            Some(Op::PayUnit) => {
                if let Some(effect) = self.effect() {
                    effect.it = at;
                }
                self.next_op();
                self.delete(at, true, rule::S13_2, table);
            }
            Some(Op::UnloadAny) => {
                if let Some(effect) = self.effect() {
                    effect.x = 0;
                }
                self.put(at, Put::Ctrl(1), rule::S17_25, table);
            }
            Some(Op::Activate) => {
                self.put(at, Put::Ctrl(1), rule::S14_8, table);
                self.next_op();
            }
            Some(Op::MoveBots) => {
                if let Some(effect) = self.effect() {
                    effect.it = at;
                    effect.x = 1;
                }
            }
            Some(Op::HireBots) => self.hire(at, table),
            Some(Op::Transfer) => {
                if let Some(effect) = self.effect() {
                    if effect.x == 0 {
                        effect.it = at;
                        effect.x = 1;
                    } else {
                        effect.chosen = u32::from(at.0);
                        effect.x = 2;
                    }
                }
            }
            Some(Op::HostDisrupts) => {
                self.put(at, Put::Disrupt(1), rule::S17_12, table);
                self.next_op();
            }
            Some(Op::FreezePair) => {
                self.put(at, Put::Freeze, rule::S15_2, table);
                self.next_op();
            }
            _ => {}
        }
    }

    /// Draws, then discards as many [S14.12].
    fn filter(&mut self, effect: &Effect, count: u8, table: World<'_, '_>) {
        let seat = effect.seat;
        let hand = self.hands[seat.index()];
        if effect.left == Effect::FRESH {
            self.draw_by_effect(count, rule::S14_12, table);
            self.set_left(count);
        } else if effect.left == 0 || hand.is_empty() {
            self.next_op();
        } else if hand.len() <= 1 {
            self.discard_for_filter(CardId(hand.first().unwrap_or(NONE)), table);
        } else {
            self.agenda.push(Frame::Ask(seat, Ask::Hand(effect.card)));
        }
    }

    /// A card of the hand is discarded by a filter.
    pub(crate) fn discard_for_filter(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let seat = effect.seat;
        self.discard(seat, card, rule::S14_12, table);
    }

    /// Loads the top card of the draw pile [S7.2] [S7.3].
    fn load_top(&mut self, seat: Seat, table: World<'_, '_>) {
        let at = seat.index();
        if self.piles[at].is_empty() && self.choices.reshuffle_on_take {
            self.reshuffle(seat, table);
        }
        let open = usize::from(self.sunk[at]) == self.piles[at].len();
        if let Some(card) = self.top(seat) {
            table.learn();
            self.load(seat, card, open, rule::S7_2, table);
        }
    }

    /// Slots for a BOT to be created.
    pub(crate) fn room_for_bot(&self, seat: Seat, sector: Option<usize>) -> impl Iterator<Item = At> + '_ {
        At::of(seat).filter(move |&at| {
            self.is_free(at) && !self.is_double(at) && sector.is_none_or(|here| at.sector() == here)
        })
    }

    fn create_one(&mut self, effect: &Effect, from: Origin, here: bool, table: World<'_, '_>) {
        let seat = effect.seat;
        let sector = here.then(|| effect.at.sector());
        if from == Origin::Pile
            && self.piles[seat.index()].is_empty()
            && self.choices.reshuffle_on_take
        {
            self.reshuffle(seat, table);
        }
        let empty = match from {
            Origin::Pile => self.piles[seat.index()].is_empty(),
            Origin::Trash => self.trashes[seat.index()].is_empty(),
        };
        let mut room = self.room_for_bot(seat, sector);
        let (first, second) = (room.next(), room.next());
        drop(room);
        match (first, second) {
            (Some(only), None) if !empty => self.create_at(only, table),
            (Some(_), Some(_)) if !empty => {
                self.agenda.push(Frame::Ask(seat, Ask::Slot(effect.card)));
            }
            _ => self.nothing_created(table),
        }
    }

    fn nothing_created(&mut self, table: World<'_, '_>) {
        if matches!(self.op(), Some(Op::HireBots)) {
            self.next_op();
        } else {
            self.nothing(table);
        }
    }

    /// A BOT is created in this slot by the current step.
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

    fn create_from_pile(&mut self, at: At, table: World<'_, '_>) {
        let seat = at.seat();
        let open = usize::from(self.sunk[seat.index()]) == self.piles[seat.index()].len();
        if let Some(card) = self.top(seat) {
            table.learn();
            self.create(card, at, open, table);
            self.look_by_spyware(table);
        }
    }

    /// The yield of the sector of the card, without a HACK [S14.8].
    fn activate(&mut self, effect: &Effect, table: World<'_, '_>) {
        let sector = effect.at.sector();
        let (seat, colour) = (effect.seat, Self::sector(sector));
        table.tell(rule::S14_8, || Event::Activated(seat, colour));
        match sector {
            0 => {
                let mut units = self.units();
                let (first, second) = (units.next(), units.next());
                drop(units);
                match (first, second) {
                    (None, _) => self.next_op(),
                    (Some(only), None) => self.pick_target(only, table),
                    _ => self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card))),
                }
            }
            1 => {
                self.gain(seat, 1, rule::S14_8, table);
                self.next_op();
            }
            _ => {
                self.draw_by_effect(1, rule::S14_8, table);
                self.next_op();
            }
        }
    }

    /// Cards of a trash that can be taken back.
    pub(crate) fn recoverable(&self, seat: Seat, zrd: bool) -> CardSet {
        let trash = self.trashes[seat.index()].iter().copied();
        trash
            .filter(|&card| {
                let card = CardId(card);
                card.is_program() && (!zrd || card.faction() == Some(Faction::Zrd))
            })
            .collect()
    }

    /// Takes a card from the trash into the hand.
    pub(crate) fn recover(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(seat) = self.effects.last().map(|effect| effect.seat) else { return };
        self.remove_from_trash(seat, card);
        self.hands[seat.index()].insert(card.0);
        self.known.insert(card.0);
        table.tell(rule::S13_1, || Event::Recovered(seat, card));
        self.next_op();
        self.left_trash(seat, CardSet::one(card.0));
    }

    /// A card of the trash goes under the draw pile as a cost [S15.19].
    pub(crate) fn sink(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let (seat, left) = (effect.seat, effect.left);
        self.remove_from_trash(seat, card);
        let at = seat.index();
        if self.piles[at].room() > 0 {
            self.piles[at].insert(0, card.0);
            self.sunk[at] += 1;
        }
        table.tell(rule::S15_19, || Event::Sunk(seat, card));
        // One payment is one leaving of the trash.
        if left == 0 || self.choices.restorer_each {
            self.left_trash(seat, CardSet::one(card.0));
        }
    }

    fn unload_any(&mut self, effect: &Effect, table: World<'_, '_>) {
        let seat = effect.seat;
        if effect.x == 0 {
            if self.memories[seat.index()].is_empty() {
                self.next_op();
            } else {
                self.agenda.push(Frame::Ask(seat, Ask::Memory(effect.card)));
            }
            return;
        }
        let mut units = self.units();
        let (first, second) = (units.next(), units.next());
        drop(units);
        match (first, second) {
            (None, _) => self.next_op(),
            (Some(only), None) => self.pick_target(only, table),
            _ => self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card))),
        }
    }

    /// A card of the memory was picked to be unloaded.
    pub(crate) fn unload_for_effect(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(effect) = self.effects.last() else { return };
        let seat = effect.seat;
        self.unload(seat, card, rule::S7_4, table);
        if self.op() == Some(Op::UnloadAny) {
            if let Some(effect) = self.effect() {
                effect.x = 1;
            }
        } else {
            self.next_op();
        }
    }

    /// Free slots in other sectors than this BOT's.
    pub(crate) fn rooms_elsewhere(&self, from: At) -> impl Iterator<Item = At> + '_ {
        self.room_for_bot(from.seat(), None).filter(move |at| at.sector() != from.sector())
    }

    /// Each own BOT changes its sector if it can, in the order its player likes [S15.28].
    fn move_bots(&mut self, effect: &Effect, table: World<'_, '_>) {
        let seat = effect.seat;
        if effect.x == 1 {
            let mut rooms = self.rooms_elsewhere(effect.it);
            let (first, second) = (rooms.next(), rooms.next());
            drop(rooms);
            match (first, second) {
                (None, _) => self.bot_done(effect.it),
                (Some(only), None) => self.move_bot(only, table),
                _ => self.agenda.push(Frame::Ask(seat, Ask::Slot(effect.card))),
            }
            return;
        }
        let mut bots = At::of(seat).filter(|&at| self.matches(&OWN_BOTS, effect, at));
        let (first, second) = (bots.next(), bots.next());
        let stuck = !At::of(seat)
            .filter(|&at| self.matches(&OWN_BOTS, effect, at))
            .any(|at| self.rooms_elsewhere(at).next().is_some());
        match (first, second) {
            _ if stuck => self.next_op(),
            (None, _) => self.next_op(),
            (Some(only), None) => self.pick_target(only, table),
            _ => self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card))),
        }
    }

    fn bot_done(&mut self, at: At) {
        if let Some(effect) = self.effect() {
            effect.chosen |= 1 << at.0;
            effect.x = 0;
        }
    }

    fn move_bot(&mut self, to: At, table: World<'_, '_>) {
        let Some(from) = self.effects.last().map(|effect| effect.it) else { return };
        self.relocate(from, to, table);
        self.bot_done(to);
        self.look_by_spyware(table);
    }

    /// Most BOTs that can be destroyed for coins [S15.29].
    fn hire_limit(&self, seat: Seat) -> u8 {
        let bots = self.own_units(other(seat)).filter(|&at| self.slot(at).is_bot()).count();
        self.coins[seat.index()].min(bots as u8)
    }

    fn hire_bots(&mut self, effect: &Effect, table: World<'_, '_>) {
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
                _ => self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card))),
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

    fn hire(&mut self, at: At, table: World<'_, '_>) {
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

    /// Modules with a printed price of at most two; a price that is chosen counts as 0 [S15.27].
    pub(crate) fn cheap_modules(&self) -> CardSet {
        let cheap = |card: &CardId| {
            !card.is_program()
                && card.0 < crate::cards::ALL as u8
                && card.card().cost.unwrap_or(0) <= 2
        };
        self.slots
            .iter()
            .flat_map(|slot| {
                let unit = if slot.down { NONE } else { slot.unit };
                [unit, slot.patch, slot.virus]
            })
            .filter(|&card| card != NONE)
            .map(CardId)
            .filter(cheap)
            .map(|card| card.0)
            .collect()
    }

    /// WRECKER deletes a module; a coin if it is really gone.
    pub(crate) fn scrap(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(seat) = self.effects.last().map(|effect| effect.seat) else { return };
        let lies = |at: &At| {
            let slot = self.slot(*at);
            slot.face_up() == Some(card) || slot.patch == card.0 || slot.virus == card.0
        };
        let Some(at) = At::all().find(lies) else { return };
        self.next_op();
        if card.card().kind == Kind::Daemon {
            self.delete(at, true, rule::S15_27, table);
            if self.slot(at).face_up() == Some(card) {
                return;
            }
        } else {
            self.scrap_module(card, at, rule::S15_27, table);
        }
        self.gain(seat, 1, rule::S15_27, table);
    }

    fn transfer(&mut self, effect: &Effect) {
        let seat = effect.seat;
        match effect.x {
            0 => {
                let marked = At::all().any(|at| self.matches(&MARKED, effect, at));
                if marked && self.own_units(seat).count() > 1 {
                    self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card)));
                } else {
                    self.next_op();
                }
            }
            1 => self.agenda.push(Frame::Ask(seat, Ask::Target(effect.card))),
            _ => {
                let most = self.slot(effect.it).ctrl.min(2);
                self.agenda.push(Frame::Ask(seat, Ask::Number(effect.card, most)));
            }
        }
    }

    /// So many CTRL markers are transferred; nobody receives them [S14.11].
    pub(crate) fn transfer_now(&mut self, count: u8, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        let (from, to) = (effect.it, At(effect.chosen as u8));
        self.slot_mut(from).ctrl -= count.min(self.slot(from).ctrl);
        let slot = self.slot_mut(to);
        slot.ctrl = slot.ctrl.saturating_add(count);
        table.tell(rule::S14_11, || Event::Transferred(count, from, to));
        self.next_op();
    }

    /// The cost of data markers is paid.
    pub(crate) fn pay_data(&mut self, table: World<'_, '_>) {
        let Some(Op::PayData(count)) = self.op() else { return };
        let Some(at) = self.effects.last().map(|effect| effect.at) else { return };
        let slot = self.slot_mut(at);
        slot.data = slot.data.saturating_sub(count);
        let left = slot.data;
        table.tell(rule::S13_2, || Event::Off(Marker::Data, count, at, left));
        self.next_op();
    }
}
