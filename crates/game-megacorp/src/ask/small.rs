//! The small questions within something that was begun.

use super::Ask;
use crate::action::Action;
use crate::at::At;
use crate::figures::Eye;
use crate::flow::Frame;
use crate::item::{Aims, Deed, NO_SEAT};
use crate::pay::kind_of;
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, World, colour_of, mark};
use crate::text::Target;
use alloc::vec::Vec;
use deckhand_kernel::{Msg, Seat};

impl Megacorp {
    /// Whether the question about a choice belongs to an effect and not to something being announced.
    fn aims_effect(&self) -> bool {
        let below = self.agenda.iter().rev().find(|frame| !matches!(frame, Frame::Ask(..)));
        below == Some(&Frame::AimEffect)
    }

    /// The choice that is being made: its sentence's target, from where it looks, its first step, and what was chosen.
    fn choice(&self) -> (Target, Eye, Option<crate::text::Op>, Aims) {
        if self.aims_effect() {
            let aims = self.effects.last().map(|effect| effect.aims).unwrap_or_default();
            let said = self.said();
            let target = said.map_or(Target::None, |said| said.target);
            return (target, self.effect_eye(), said.and_then(|said| said.aimed().copied()), aims);
        }
        let item = &self.draft;
        let played = item.deed == Deed::Use;
        let at = if played { self.piece(item.piece).at } else { At::default() };
        let eye = Eye { seat: item.seat, piece: item.piece, at, victim: NO_SEAT };
        let said = self.card(item.piece).says().get(usize::from(item.sentence));
        (self.drafted_target(), eye, said.and_then(|said| said.aimed().copied()), item.aims)
    }

    /// The text of the sentence for which something is being chosen.
    pub(crate) fn chosen_for(&self) -> Option<Msg> {
        let (card, sentence) = if self.aims_effect() {
            let effect = self.effects.last()?;
            (effect.card, effect.sentence)
        } else {
            (self.card(self.draft.piece), self.draft.sentence)
        };
        let known = usize::from(sentence) < card.says().len();
        known.then(|| crate::title::sentence(card, sentence + 1))
    }

    /// Cards that can be chosen next.
    pub(crate) fn choosable(&self) -> Vec<Id> {
        let (target, eye, op, aims) = self.choice();
        let Target::Cards { filter, .. } = target else { return Vec::new() };
        self.all()
            .filter(|&id| {
                !aims.cards.contains(&id) && self.may_choose(&filter, eye, op.as_ref(), id)
            })
            .collect()
    }

    fn aims_mut(&mut self) -> &mut Aims {
        let effect = self.aims_effect();
        match self.effects.as_mut_slice().last_mut() {
            Some(innermost) if effect => &mut innermost.aims,
            _ => &mut self.draft.aims,
        }
    }

    pub(super) fn small_options(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        let places = |ids: &mut dyn Iterator<Item = Id>, out: &mut Vec<Action>| {
            out.extend(ids.map(|id| Action::Pick(self.piece(id).at)));
        };
        match ask {
            Ask::Where(_) => {
                out.extend(self.living().filter(|&to| self.has_room(to)).map(Action::Network));
            }
            Ask::Host(card) => {
                let Some(filter) = card.card().bond else { return };
                let piece = self.draft.piece;
                let eye = Eye::of_unplaced(seat, piece);
                places(&mut self.all().filter(|&id| self.matches(&filter, eye, id)), out);
            }
            Ask::Target(_) => {
                let (target, .., aims) = self.choice();
                places(&mut self.choosable().into_iter(), out);
                let Target::Cards { up_to, .. } = target else { return };
                if up_to || out.is_empty() || !aims.cards.is_empty() && self.choosable().is_empty()
                {
                    out.push(Action::Enough);
                }
            }
            Ask::Player(_) => {
                let (target, eye, ..) = self.choice();
                let fits = |&other: &Seat| target == Target::Player || other != eye.seat;
                out.extend(self.living().filter(fits).map(Action::Player));
            }
            Ask::Network(_) => out.extend(self.living().map(Action::Network)),
            Ask::Points(_) => {
                let pool = self.player(seat).pool;
                let kinds = (0..5).filter(|&kind| pool[kind] > 0);
                out.extend(kinds.map(|kind| Action::Spend(colour_of(kind))));
            }
            Ask::Also(_) => {
                out.push(Action::Enough);
                places(&mut self.also_aimable(), out);
            }
            Ask::Split(_, most) => out.extend((0..=most).map(Action::Number)),
            Ask::Retaliate(_) => out.extend([Action::Yes, Action::No]),
            Ask::Discard(_) | Ask::Idle | Ask::Excess(_) => {
                out.extend(self.hand_cards(seat).map(Action::Choose));
            }
            Ask::Choose(_) => {
                if let Some(whose) = self.looked_at() {
                    out.extend(self.hand_cards(whose).map(Action::Choose));
                }
            }
            Ask::Search(..) => {
                out.push(Action::Enough);
                out.extend(self.findable().into_iter().map(|(card, _)| Action::Choose(card)));
            }
            Ask::Bottom(..) | Ask::Back(_) => {
                let Some(effect) = self.effects.last() else { return };
                let mut cards: Vec<_> = effect.aside.iter().map(|&id| self.card(id)).collect();
                cards.sort_unstable();
                cards.dedup();
                if matches!(ask, Ask::Bottom(..)) {
                    out.push(Action::Enough);
                    out.extend(cards.into_iter().map(Action::Under));
                } else {
                    out.extend(cards.into_iter().map(Action::Choose));
                }
            }
            Ask::MoveTo(_) => {
                let from = self.to_be_moved().map(|id| self.piece(id).at.network);
                let fits = |&to: &Seat| Some(to.0) != from && self.has_room(to);
                out.extend(self.living().filter(fits).map(Action::Network));
            }
            Ask::Order(base, _) => {
                let (_, cards) = self.next_speakers(base);
                out.extend(cards.into_iter().map(Action::Choose));
            }
            _ => {}
        }
    }

    pub(super) fn small_answer(
        &mut self,
        seat: Seat,
        ask: Ask,
        action: Action,
        table: World<'_, '_>,
    ) {
        match (ask, action) {
            (Ask::Where(_), Action::Network(to)) => self.draft.network = to.0,
            (Ask::Host(_), Action::Pick(at)) => {
                self.draft.host = self.find(at).unwrap_or(NOBODY);
            }
            (Ask::Target(_), Action::Pick(at)) => {
                if let Some(id) = self.find(at) {
                    self.aims_mut().cards.push(id);
                }
            }
            // Closed: no more cards are chosen.
            (Ask::Target(_), Action::Enough) => self.aims_mut().network = Aims::CLOSED,
            (Ask::Player(_), Action::Player(to)) => self.aims_mut().player = to.0,
            (Ask::Network(_), Action::Network(to)) => self.aims_mut().network = to.0,
            (Ask::Pay(_), Action::Enough) => self.payment.closed = true,
            (Ask::Pay(_), Action::Spend(kind)) => self.spend(seat, kind_of(kind), table),
            (Ask::Pay(_), Action::Invest { card, kind }) => {
                self.invest(seat, card, kind_of(kind), table);
            }
            (Ask::Pay(_), Action::Reinvest(at)) => {
                if let Some(id) = self.find(at) {
                    self.reinvest(seat, id, table);
                }
            }
            (Ask::Points(left), Action::Spend(kind)) => {
                self.pay_point(seat, kind_of(kind), left, table);
            }
            (Ask::Aim, Action::Aim { colour, at }) => {
                if let Some(id) = self.find(at) {
                    self.aim_at_card(colour, id);
                }
            }
            (Ask::Aim, Action::AimPlayer { colour, seat }) => self.aim_at_player(colour, seat),
            (Ask::Aim, Action::AimNetwork { colour, seat }) => self.aim_at_network(colour, seat),
            (Ask::Also(_), Action::Pick(at)) => {
                if let Some(id) = self.find(at) {
                    self.piece_mut(id).marks |= mark::AIMED;
                }
            }
            (Ask::Also(_), Action::Enough) => {
                // The frame that would ask again is dropped.
                self.agenda.pop();
            }
            (Ask::Block, Action::Block(at)) => {
                let lane = self.lanes().next().unwrap_or(NOBODY);
                if let Some(id) = self.find(at) {
                    self.block_with(id, lane, table);
                }
            }
            (Ask::Block, Action::BlockFor { at, target }) => {
                if let (Some(id), Some(lane)) = (self.find(at), self.find(target)) {
                    self.block_with(id, lane, table);
                }
            }
            (Ask::Block, Action::Take) => self.take_attack(seat, None, table),
            (Ask::Block, Action::TakeFor(at)) => {
                let id = self.find(at);
                self.take_attack(seat, id, table);
            }
            (Ask::Block, Action::Enough) => {
                self.agenda.pop();
            }
            (Ask::Split(at, _), Action::Number(number)) => {
                if let Some(id) = self.find(at) {
                    self.piece_mut(id).share = number as i8;
                }
            }
            (Ask::Retaliate(at), Action::No) => {
                if let Some(id) = self.find(at) {
                    self.piece_mut(id).marks &= !mark::STRIKES;
                }
            }
            (Ask::Discard(_), Action::Choose(card)) => self.discard_chosen(seat, card, table),
            (Ask::Idle, Action::Choose(card)) => {
                if let Some(id) = self.in_hand(seat, card) {
                    self.discard(seat, id, rule::M16_3, table);
                }
            }
            (Ask::Excess(_), Action::Choose(card)) => {
                if let Some(id) = self.in_hand(seat, card) {
                    self.discard(seat, id, rule::M3_2, table);
                }
            }
            (Ask::Choose(_), Action::Choose(card)) => {
                let whose = self.looked_at();
                self.next_op();
                if let Some(whose) = whose
                    && let Some(id) = self.in_hand(whose, card)
                {
                    self.discard(whose, id, rule::M20_36, table);
                }
            }
            (Ask::Search(..), Action::Choose(card)) => self.take_found(card, table),
            (Ask::Search(..), Action::Enough) => self.next_op(),
            (Ask::Bottom(..), Action::Under(card)) => self.put_below(card),
            (Ask::Bottom(..), Action::Enough) => self.no_more_below(),
            (Ask::Back(_), Action::Choose(card)) => self.put_back(card),
            (Ask::MoveTo(_), Action::Network(to)) => self.move_to(to, table),
            (Ask::Order(base, _), Action::Choose(card)) => {
                self.take_trigger(seat, card, base, table);
            }
            _ => {}
        }
    }

    /// A discarded card: by a Disruptor one of several, by an effect one.
    fn discard_chosen(&mut self, seat: Seat, card: crate::cards::CardId, table: World<'_, '_>) {
        let Some(id) = self.in_hand(seat, card) else { return };
        if self.player(seat).owed > 0 {
            self.player_mut(seat).owed -= 1;
            self.discard(seat, id, rule::M14_3, table);
        } else {
            self.next_op();
            self.discard(seat, id, rule::M20_36, table);
        }
    }
}
