//! The steps of effects, one after the other. A step that needs a choice asks and goes on when it is answered.

mod search;

use super::Frame;
use crate::ask::Ask;
use crate::cards::Colour;
use crate::event::Event;
use crate::figures::Eye;
use crate::item::{Effect, NO_SEAT};
use crate::pay::kind_of;
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, Place, World, mark};
use crate::text::{Keyword, Op, Sentence, Target, To};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// The sentence of the innermost effect.
    pub(crate) fn said(&self) -> Option<&'static Sentence> {
        let effect = self.effects.last()?;
        effect.card.says().get(usize::from(effect.sentence))
    }

    /// The step that is being carried out.
    pub(crate) fn op(&self) -> Option<Op> {
        self.said()?.ops.get(usize::from(self.effects.last()?.op)).copied()
    }

    pub(crate) fn effect(&mut self) -> Option<&mut Effect> {
        self.effects.as_mut_slice().last_mut()
    }

    /// From where the innermost effect looks.
    pub(crate) fn effect_eye(&self) -> Eye {
        let effect = self.effects.last().copied().unwrap_or_default();
        let at = if self.in_play(effect.piece) && effect.played {
            self.piece(effect.piece).at
        } else {
            effect.at
        };
        Eye { seat: effect.seat, piece: effect.piece, at, victim: effect.victim }
    }

    /// An effect begins: first its choice, if it was not made when it was announced.
    pub(crate) fn begin_effect(&mut self, effect: Effect, table: World<'_, '_>) {
        if self.effects.room() == 0 {
            return; // The cards know no such depth.
        }
        let Effect { seat, card, sentence, .. } = effect;
        self.effects.push(effect);
        table.tell(rule::M20_3, || Event::Effect(seat, card, sentence + 1));
        self.agenda.then([Frame::AimEffect, Frame::Run]);
    }

    /// The choice of a sentence with a time is made when it speaks [M20.2].
    pub(super) fn aim_effect(&mut self, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        let Some(said) = self.said() else { return };
        let player = self.only_player(said.target, &effect.aims, effect.seat);
        if let Some(effect) = self.effect() {
            effect.aims.player = player;
        }
        let effect = Effect { aims: crate::item::Aims { player, ..effect.aims }, ..effect };
        if let Some(ask) = self.next_aim(said.target, &effect.aims, effect.card) {
            self.agenda.push(Frame::AimEffect);
            self.agenda.push(Frame::Ask(effect.seat, ask));
            return;
        }
        // What was announced is looked at again [M20.3].
        let eye = self.effect_eye();
        if !said.needs.iter().all(|cond| self.holds(cond, eye, &effect.aims)) {
            let (seat, card) = (effect.seat, effect.card);
            table.tell(rule::M20_3, || Event::Nothing(seat, card));
            self.give_up();
        } else if let Target::Cards { up_to: false, .. } = said.target
            && self.meant(To::Target).is_empty()
        {
            let (seat, card) = (effect.seat, effect.card);
            table.tell(rule::M20_3, || Event::NoTarget(seat, card));
        }
    }

    /// The step is done.
    pub(crate) fn next_op(&mut self) {
        if let Some(effect) = self.effect() {
            effect.op = effect.op.saturating_add(1);
            effect.left = Effect::FRESH;
            effect.extra = 0;
        }
    }

    /// The rest is left out.
    pub(crate) fn give_up(&mut self) {
        if let Some(effect) = self.effect() {
            effect.op = u8::MAX;
        }
    }

    /// The cards that a step is about, as they are now.
    fn meant(&self, to: To) -> Vec<Id> {
        let Some(effect) = self.effects.last() else { return Vec::new() };
        let eye = self.effect_eye();
        match to {
            To::Target => {
                let Some(said) = self.said() else { return Vec::new() };
                let Target::Cards { filter, .. } = said.target else {
                    return Vec::new();
                };
                // Who has left or no longer matches is skipped.
                let cards = effect.aims.cards.iter().copied();
                cards.filter(|&id| self.in_play(id) && self.matches(&filter, eye, id)).collect()
            }
            To::This => {
                let there = effect.played && self.in_play(effect.piece);
                there.then_some(effect.piece).into_iter().collect()
            }
            To::Host => {
                let host = self.piece(effect.piece).host;
                self.in_play(host).then_some(host).into_iter().collect()
            }
            To::Victim => Vec::new(),
            To::Row | To::Column => {
                let engaged = to == To::Row;
                let network = effect.aims.network;
                self.all()
                    .filter(|&id| {
                        let piece = self.piece(id);
                        piece.at.network == network && piece.has(mark::ENGAGED) == engaged
                    })
                    .collect()
            }
            To::Each(filter) => self.all().filter(|&id| self.matches(&filter, eye, id)).collect(),
        }
    }

    /// The player that a step is about.
    fn meant_player(&self, to: To) -> Option<Seat> {
        let effect = self.effects.last()?;
        let seat = match to {
            To::Victim => effect.victim,
            _ => effect.aims.player,
        };
        let seat = Seat(seat);
        (seat.0 != NO_SEAT && self.alive(seat)).then_some(seat)
    }

    /// Carries on with the innermost effect.
    pub(super) fn run(&mut self, table: World<'_, '_>) {
        let Some(op) = self.op() else {
            self.finish_effect(table);
            return;
        };
        self.agenda.push(Frame::Run);
        let Some(effect) = self.effects.last().copied() else { return };
        let seat = effect.seat;
        if !self.alive(seat) {
            self.give_up();
            return;
        }
        let eye = self.effect_eye();
        match op {
            Op::Damage(to, colour, count) => {
                for id in self.meant(to) {
                    if self.score(id, colour).is_some() {
                        self.hurt(id, colour, count as i8, rule::M20_7, table);
                    }
                }
                self.next_op();
                self.bury(table);
            }
            Op::Mill(to, amount) => {
                let count = self.amount(amount, eye);
                self.next_op();
                if let Some(player) = self.meant_player(to) {
                    self.mill(player, count, rule::M20_8, table);
                }
            }
            Op::Discard { to, by_you } => self.ask_discard(to, by_you, table),
            Op::Draw(count) => {
                self.next_op();
                self.draw_by_effect(seat, count, table);
                if self.choices.draw_over {
                    self.agenda.push(Frame::HandCap(seat));
                }
            }
            Op::Gain(colour, amount) => {
                let count = self.amount(amount, eye);
                self.gain(seat, kind_of(colour), count, rule::M20_36, table);
                self.next_op();
            }
            Op::Boost { to, colours, by, turn: true } => {
                for id in self.meant(to) {
                    self.boost(id, colours, by, table);
                }
                self.next_op();
            }
            Op::Grant { to, keyword: Keyword::Pattern, turn: true } => {
                for id in self.meant(to) {
                    self.piece_mut(id).marks |= mark::PATTERN;
                    let (card, at) = (self.card(id), self.piece(id).at);
                    table.tell(rule::M20_34, || Event::Pattern(card, at));
                }
                self.next_op();
            }
            Op::Boost { .. } | Op::Grant { .. } | Op::NoPlayerBlock | Op::ColourlessAsColour => {
                self.next_op();
            }
            Op::Engage(to) => {
                for id in self.meant(to) {
                    self.engage(id, rule::M20_37, table);
                }
                self.next_op();
            }
            Op::Disengage(to) => {
                for id in self.meant(to) {
                    self.disengage(id, rule::M20_37, table);
                }
                self.next_op();
            }
            Op::Control(to) => {
                for id in self.meant(to) {
                    self.take_over(id, seat, table);
                }
                self.next_op();
            }
            Op::Return(to) => {
                for id in self.meant(to) {
                    let (card, at, owner) = (self.card(id), self.piece(id).at, Self::owner(id));
                    self.take_off(id);
                    if self.alive(owner) {
                        self.put_on_deck(owner, id);
                    } else {
                        self.put_away(id);
                    }
                    table.tell(rule::M20_38, || Event::Returned(card, at, owner));
                    self.drop_bonded(id, table);
                }
                self.next_op();
            }
            Op::Annihilate(to) => self.annihilate(to, table),
            Op::Search { .. } => self.search(op, table),
            Op::Arrange { count, bottom } => self.arrange(count, bottom, table),
            Op::Move(to) => self.move_by_effect(to),
            Op::Prevent(count) => {
                if self.attack.on {
                    self.attack.prevented = self.attack.prevented.saturating_add(count);
                    table.tell(rule::M20_12, || Event::Prevented(count));
                }
                self.next_op();
            }
            Op::CallOff => {
                if self.attack.on {
                    // It ends at once: nothing can be done to it any more.
                    self.attack.off = true;
                    self.attack.on = false;
                    for at in 0..self.table.len() {
                        let id = self.table[at];
                        self.piece_mut(id).marks &= !mark::AIMED;
                    }
                    table.tell(rule::M20_12, || Event::CalledOff);
                }
                self.next_op();
            }
            Op::Redirect(to) => {
                for id in self.meant(to) {
                    self.redirect(id, table);
                }
                self.next_op();
            }
            Op::Guard(to) => {
                for id in self.meant(to) {
                    if self.attack.on {
                        self.piece_mut(id).marks |= mark::GUARD;
                        let (card, at) = (self.card(id), self.piece(id).at);
                        table.tell(rule::M20_14, || Event::Guards(card, at));
                    }
                }
                self.next_op();
            }
            Op::If(cond) => {
                if self.holds(&cond, eye, &effect.aims) {
                    self.next_op();
                } else {
                    self.give_up();
                }
            }
        }
    }

    /// An effect is over; an event goes to the open market, or out of the game [M7.6] [M20.23].
    fn finish_effect(&mut self, table: World<'_, '_>) {
        let Some(effect) = self.effects.pop() else { return };
        let id = effect.piece;
        if id != NOBODY && self.piece(id).place == Place::Pending {
            let card = self.card(id);
            if effect.gone {
                self.put_away(id);
                table.tell(rule::M20_23, || Event::Annihilated(card, None));
            } else {
                self.put_home(id, Self::owner(id));
                table.tell(rule::M7_6, || Event::Done(card));
            }
        }
    }

    /// Scores change until the end of the turn; a dash stays a dash [M20.6] [M12.4].
    fn boost(&mut self, id: Id, colours: u8, by: i8, table: World<'_, '_>) {
        for colour in Colour::ALL {
            if colours >> colour as u8 & 1 == 1 && self.score(id, colour).is_some() {
                let boost = &mut self.piece_mut(id).boost[colour as usize];
                *boost = boost.saturating_add(by);
                let (card, at) = (self.card(id), self.piece(id).at);
                let now = self.score(id, colour).unwrap_or_default();
                table.tell(rule::M20_34, || Event::Boosted(card, at, colour, by, now));
            }
        }
    }

    /// Damaged cards whose score is 0 or less by now are destroyed, where that alone does it [M11.26].
    pub(super) fn bury_the_weak(&mut self, table: World<'_, '_>) {
        for id in self.table.clone() {
            let weak = Colour::ALL.into_iter().any(|colour| {
                self.piece(id).damage[colour as usize] > 0
                    && self.score(id, colour).is_some_and(|score| score <= 0)
            });
            if weak {
                self.piece_mut(id).marks |= mark::DOOMED;
            }
        }
        self.bury(table);
        if !self.pending.is_empty()
            && !self.agenda.iter().any(|frame| matches!(frame, Frame::Triggers(_)))
        {
            self.agenda.push(Frame::Triggers(0));
        }
    }

    /// A card goes out of the game; after its own annihilation that did not happen nothing follows [M20.3].
    fn annihilate(&mut self, to: To, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        if to == To::This && !effect.played {
            if effect.card.card().is_event() {
                if let Some(effect) = self.effect() {
                    effect.gone = true;
                }
                self.next_op();
            } else {
                self.give_up();
            }
            return;
        }
        let meant = self.meant(to);
        if meant.is_empty() && to == To::This {
            self.give_up();
            return;
        }
        for id in meant {
            let (card, at) = (self.card(id), self.piece(id).at);
            self.take_off(id);
            self.put_away(id);
            table.tell(rule::M20_38, || Event::Annihilated(card, Some(at)));
            self.drop_bonded(id, table);
        }
        self.next_op();
    }

    /// The pending attack is aimed at another card [M20.13].
    fn redirect(&mut self, id: Id, table: World<'_, '_>) {
        if !self.may_be_redirected_to(id) {
            return;
        }
        for other in self.table.clone() {
            self.piece_mut(other).marks &= !mark::AIMED;
        }
        self.attack.player = NO_SEAT;
        self.attack.network = self.piece(id).at.network;
        self.piece_mut(id).marks |= mark::AIMED;
        let (card, at) = (self.card(id), self.piece(id).at);
        table.tell(rule::M20_13, || Event::Redirected(card, at));
    }

    /// A player discards a card of choice, or another chooses it [M20.36].
    fn ask_discard(&mut self, to: To, by_you: bool, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        let Some(player) = self.meant_player(to).filter(|&seat| !self.player(seat).hand.is_empty())
        else {
            self.next_op();
            return;
        };
        if by_you {
            let seat = effect.seat;
            self.look_at_hand(seat, player, table);
            self.agenda.push(Frame::Ask(seat, Ask::Choose(effect.card)));
        } else {
            self.agenda.push(Frame::Ask(player, Ask::Discard(1)));
        }
    }

    /// A player sees the whole hand of another.
    fn look_at_hand(&mut self, seat: Seat, player: Seat, table: World<'_, '_>) {
        let hand: Vec<Id> = self.player(player).hand.iter().copied().collect();
        let mut new = false;
        for &id in &hand {
            let piece = self.piece_mut(id);
            new |= !crate::at::has(piece.known, seat);
            piece.known |= 1 << seat.0;
        }
        if new {
            table.learn();
        }
        let cards = hand.iter().map(|&id| self.card(id)).collect();
        table.tell(rule::M20_36, || Event::LookedAtHand(seat, player, cards));
    }

    /// The hand that is looked at by the present step.
    pub(crate) fn looked_at(&self) -> Option<Seat> {
        match self.op()? {
            Op::Discard { to, .. } => self.meant_player(to),
            _ => None,
        }
    }

    /// A card goes to a network of choice [M20.40].
    fn move_by_effect(&mut self, to: To) {
        let Some(effect) = self.effects.last().copied() else { return };
        let meant = self.meant(to);
        let Some(&id) = meant.first() else {
            self.next_op();
            return;
        };
        if self.piece(id).host != NOBODY || self.living().count() < 2 {
            self.next_op();
            return;
        }
        self.agenda.push(Frame::Ask(effect.seat, Ask::MoveTo(effect.card)));
    }

    /// The network has been chosen.
    pub(crate) fn move_to(&mut self, to: Seat, table: World<'_, '_>) {
        let Some(Op::Move(whom)) = self.op() else { return };
        let meant = self.meant(whom);
        self.next_op();
        if let Some(&id) = meant.first() {
            self.relocate(id, to, rule::M20_40, table);
        }
    }

    /// The card that is to be moved.
    pub(crate) fn to_be_moved(&self) -> Option<Id> {
        let Some(Op::Move(whom)) = self.op() else { return None };
        self.meant(whom).first().copied()
    }
}
