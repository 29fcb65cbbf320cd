//! The large questions: the turn, windows, payments, attacks and blocks.

use crate::action::Action;
use crate::cards::{CardId, Colour};
use crate::item::{Aims, Deed, Source};
use crate::pay::{kinds, point};
use crate::state::{Id, Megacorp, NOBODY, Phase, World, colour_of, mark};
use crate::text::{Op, Sentence, Target, To, When};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// What the player of the turn may do while nothing is pending.
    pub(super) fn main_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for card in self.hand_cards(seat) {
            if self.may_buy(seat, card, false) {
                out.push(Action::Buy(card));
            }
        }
        self.use_options(seat, &[When::Action], out);
        self.move_options(seat, false, out);
        if self.phase == Phase::Combat {
            for id in self.all().filter(|&id| self.may_attack(id, seat)) {
                let keys = self.keys(id);
                if Colour::ALL.into_iter().any(|colour| self.can_aim(id, &keys, colour)) {
                    out.push(Action::Attack(self.piece(id).at));
                }
            }
        }
    }

    /// What may be done in a window [M18.4].
    pub(super) fn response_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if self.stack.room() == 0 {
            return;
        }
        for card in self.hand_cards(seat) {
            if card.card().is_event() && self.may_buy(seat, card, true) {
                out.push(Action::Buy(card));
            }
        }
        self.use_options(seat, &[When::Respond], out);
        self.move_options(seat, true, out);
    }

    /// Sentences that can be used now [M20.1].
    fn use_options(&self, seat: Seat, whens: &[When], out: &mut Vec<Action>) {
        for id in self.all().filter(|&id| self.piece(id).seat() == seat) {
            for (number, said) in self.card(id).says().iter().enumerate() {
                if whens.contains(&said.when) && self.may_use(seat, id, number, said) {
                    let at = self.piece(id).at;
                    out.push(Action::Use { at, sentence: number as u8 + 1 });
                }
            }
        }
    }

    /// Whether a sentence can be used, its moment apart.
    pub(crate) fn may_use(&self, seat: Seat, id: Id, number: usize, said: &Sentence) -> bool {
        let piece = self.piece(id);
        let eye = self.eye(id);
        let points: u8 =
            self.player(seat).pool.iter().fold(0, |sum, &kind| sum.saturating_add(kind));
        let spent = said.once && piece.used >> number & 1 == 1;
        let busy = said.engage && piece.has(mark::ENGAGED | mark::FRESH);
        !spent
            && !busy
            && points >= said.pay
            && said.needs.iter().all(|cond| self.holds(cond, eye, &Aims::default()))
            && self.has_target(&said.target, eye, said.aimed())
            && self.has_attack_to_act_on(said.ops)
            && !matches!(said.ops.first(), Some(Op::Redirect(To::This)) if !self.may_be_redirected_to(id))
    }

    /// Moves by the keyword [M13.1].
    fn move_options(&self, seat: Seat, response: bool, out: &mut Vec<Action>) {
        let own_phase = seat == self.turn && matches!(self.phase, Phase::Implement | Phase::Combat);
        if !response && !own_phase {
            return;
        }
        for id in self.all().filter(|&id| self.piece(id).seat() == seat) {
            if !self.may_move(id) || !own_phase && !self.is_targeted(id) {
                continue;
            }
            let at = self.piece(id).at;
            for to in self.living().filter(|to| to.0 != at.network && self.has_room(*to)) {
                out.push(Action::Move { at, to });
            }
        }
    }

    /// Whether the card has a Move left [M13.3]. A bonded card moves only with its host [M15.2].
    pub(crate) fn may_move(&self, id: Id) -> bool {
        let piece = self.piece(id);
        piece.moved < self.choices.moves && piece.host == NOBODY && self.keys(id).moves
    }

    /// Whether the pending attack or something announced is aimed at the card or at its network [M13.1] [M13.4].
    pub(crate) fn is_targeted(&self, id: Id) -> bool {
        let piece = self.piece(id);
        if self.attack.on
            && (piece.has(mark::AIMED)
                || self.attack.pattern && self.attack.network == piece.at.network)
        {
            return true;
        }
        self.stack.iter().any(|item| {
            item.aims.cards.contains(&id)
                || item.deed != Deed::Move
                    && item.aims.network == piece.at.network
                    && self.names_network(item.piece, item.sentence)
        })
    }

    /// Whether the sentence is about a row or a column.
    fn names_network(&self, piece: Id, sentence: u8) -> bool {
        let said = self.card(piece).says().get(usize::from(sentence));
        said.is_some_and(|said| said.target == Target::Network)
    }

    pub(super) fn main_answer(&mut self, seat: Seat, action: Action, table: World<'_, '_>) {
        match action {
            Action::Pass => self.pass_phase(),
            Action::Attack(at) => {
                if let Some(id) = self.find(at) {
                    self.start_attack(id);
                }
            }
            _ => self.announce_answer(seat, action, false, table),
        }
    }

    pub(super) fn response_answer(&mut self, seat: Seat, action: Action, table: World<'_, '_>) {
        if action == Action::Pass {
            self.pass_window();
        } else {
            self.responded();
            self.announce_answer(seat, action, true, table);
        }
    }

    fn announce_answer(
        &mut self,
        seat: Seat,
        action: Action,
        response: bool,
        table: World<'_, '_>,
    ) {
        match action {
            Action::Buy(card) => self.start_buying(seat, card, response, table),
            Action::Use { at, sentence } => {
                if let Some(id) = self.find(at) {
                    self.start_using(seat, id, sentence - 1, response, table);
                }
            }
            Action::Move { at, to } => {
                if let Some(id) = self.find(at) {
                    self.start_moving(seat, id, to, response, table);
                }
            }
            _ => {}
        }
    }

    /// The next source of a payment: only such after which it can be brought to its end [M6.11].
    pub(super) fn payment_options(&self, seat: Seat, _card: CardId, out: &mut Vec<Action>) {
        let payment = self.payment;
        if payment.is_covered() {
            out.push(Action::Enough);
        }
        if payment.sources.room() == 0 {
            return;
        }
        for kind in self.spendable(seat) {
            let mut spent = payment;
            spent.spent[kind] += 1;
            if spent.is_covered() || self.can_finish(seat, &spent, NOBODY) {
                out.push(Action::Spend(colour_of(kind)));
            }
        }
        for card in self.hand_cards(seat) {
            let Some(id) = self.in_hand(seat, card) else { continue };
            for kind in kinds(card) {
                let source = Source { piece: id, gives: point(kind) };
                if payment.takes(&source.gives)
                    && self.can_go_on(seat, &payment, NOBODY, Some(source))
                {
                    out.push(Action::Invest { card, kind: colour_of(kind) });
                }
            }
        }
        for id in self.all().filter(|&id| self.may_reinvest(seat, id)) {
            let gives = self.piece(id).print().cost;
            let source = Source { piece: id, gives };
            if payment.takes(&source.gives) && self.can_go_on(seat, &payment, NOBODY, Some(source))
            {
                out.push(Action::Reinvest(self.piece(id).at));
            }
        }
    }

    /// Colour and target of an attack [M11.3] [M11.4].
    pub(super) fn aim_options(&self, out: &mut Vec<Action>) {
        let attacker = self.attack.attacker;
        let keys = self.keys(attacker);
        for colour in Colour::ALL {
            if self.score(attacker, colour).is_none() {
                continue;
            }
            for seat in self.living() {
                if self.player_may_be_hit(attacker, &keys, seat) {
                    out.push(Action::AimPlayer { colour, seat });
                }
                if keys.pattern && self.network_may_be_hit(attacker, &keys, colour, seat) {
                    out.push(Action::AimNetwork { colour, seat });
                }
            }
            if keys.pattern {
                continue; // It cannot pick single cards [M20.16].
            }
            for id in self.all().filter(|&id| self.may_be_hit(attacker, &keys, colour, id)) {
                out.push(Action::Aim { colour, at: self.piece(id).at });
            }
        }
    }

    /// Blockers, each in a lane, or the player [M11.14] [M11.16].
    pub(super) fn block_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Enough);
        let several = self.lanes().count() > 1;
        if self.may_take(seat) {
            if self.choices.area_whole || !several {
                out.push(Action::Take);
            } else {
                let bare = self.all().filter(|&id| self.is_bare(id));
                out.extend(bare.map(|id| Action::TakeFor(self.piece(id).at)));
            }
        }
        let lanes: Vec<Id> = self.blockable().collect();
        for id in self.all().filter(|&id| self.may_block(id, seat)) {
            let at = self.piece(id).at;
            for &lane in &lanes {
                if !several || lane == NOBODY {
                    out.push(Action::Block(at));
                } else {
                    out.push(Action::BlockFor { at, target: self.piece(lane).at });
                }
            }
        }
    }
}
