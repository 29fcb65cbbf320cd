//! What is announced or begun is worth something before it has happened: else nobody would ever begin anything.

use super::{LIFE, print_worth};
use crate::figures::Eye;
use crate::item::{Aims, Deed, Item, NO_SEAT};
use crate::pay::kinds;
use crate::state::{Id, Megacorp, NOBODY, Phase, mark};
use crate::text::{Amount, Keyword, Op, Sentence, Target, To, When};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// What waits on the stack, is being announced, or is under attack, for a seat.
    pub(super) fn promise(&self, seat: Seat) -> i64 {
        let draft = (self.draft.piece != NOBODY).then_some(&self.draft);
        let mut worth = 0;
        for item in self.stack.iter().chain(draft) {
            let value = self.item_worth(item);
            worth += if item.seat == seat { value } else { -value };
        }
        if self.draft.piece != NOBODY && self.draft.seat == seat && self.draft.deed == Deed::Buy {
            worth -= self.price_in_play(seat);
        }
        if self.turn == seat {
            worth + self.attack_worth()
        } else if self.attacked_network() == Some(seat) {
            worth - self.attack_worth()
        } else {
            worth
        }
    }

    fn item_worth(&self, item: &Item) -> i64 {
        let print = self.piece(item.piece).print();
        if print.is_event() || item.deed != Deed::Buy {
            let said = print.says.get(usize::from(item.sentence));
            return match (item.deed, said) {
                (Deed::Move, _) | (_, None) => 1,
                (_, Some(said)) => said.ops.iter().map(|op| self.op_worth(item, said, op)).sum(),
            };
        }
        let melee = print.keywords.contains(&Keyword::Melee);
        let abroad = item.network != NO_SEAT && item.network != item.seat.0;
        let fits = item.network == NO_SEAT || abroad == (print.foreign || melee);
        let best = print.scores.iter().copied().flatten().max();
        let plays = print.says.iter().filter(|said| said.when == When::Play);
        let entering: i64 = plays
            .flat_map(|said| said.ops.iter().map(move |op| self.op_worth(item, said, op)))
            .sum();
        print_worth(print, best) + entering + LIFE / 2 + if fits { 4 } else { -8 }
    }

    /// What has to be reinvested for the purchase that is being paid, beyond what pool and hand can give: the cheapest card
    /// in play that is enough.
    fn price_in_play(&self, seat: Seat) -> i64 {
        let payment = &self.payment;
        if payment.is_covered() {
            return 0;
        }
        let player = self.player(seat);
        let mut have = payment.total();
        for (kind, sum) in have.iter_mut().enumerate() {
            *sum += player.pool[kind] - payment.spent[kind];
        }
        let hand = |kind| {
            player.hand.iter().filter(move |&&id| kinds(self.card(id)).any(move |of| of == kind))
        };
        let colours: Vec<u8> = (1..5).map(|kind| hand(kind).count() as u8).collect();
        let enough = |more: &[u8; 5]| {
            let sum: u8 = have.iter().chain(more).sum();
            let wanted: u8 = payment.cost.iter().sum();
            sum + player.hand.len() as u8 >= wanted
                && (1..5)
                    .all(|kind| have[kind] + more[kind] + colours[kind - 1] >= payment.cost[kind])
        };
        if enough(&[0; 5]) {
            return 0;
        }
        let own = || self.all().filter(|&id| self.may_reinvest(seat, id));
        let single = own().filter(|&id| enough(&self.piece(id).print().cost));
        let price = |id: Id| self.card_worth(id) - LIFE;
        // Where no card alone is enough, several go.
        single.map(price).min().unwrap_or_else(|| own().map(price).max().unwrap_or_default() * 2)
    }

    /// What a step that is announced is thought to bring to who announced it: with what it is aimed at, or, as long as that
    /// is open, with the best that it could be aimed at.
    fn op_worth(&self, item: &Item, said: &Sentence, op: &Op) -> i64 {
        let seat = item.seat;
        let attacked = self.attack.on && seat != self.turn;
        let buying = seat == self.turn && self.phase == Phase::Implement;
        let foe = || self.living_from(seat).find(|&other| other != seat).unwrap_or(seat);
        let victim = if item.aims.player == NO_SEAT { foe() } else { Seat(item.aims.player) };
        let sign = if victim == seat { -1 } else { 1 };
        match op {
            Op::Mill(To::Target, Amount::N(count)) => sign * self.harm(victim, i64::from(*count)),
            Op::Mill(..) | Op::Discard { .. } => sign * self.harm(victim, 1),
            Op::Damage(To::Row | To::Column, ..) | Op::Engage(To::Row | To::Column) => {
                let named = item.aims.network < Aims::CLOSED;
                let hit = |network| self.line_worth(seat, network, op);
                if named {
                    hit(Seat(item.aims.network))
                } else {
                    self.living().map(hit).max().unwrap_or_default()
                }
            }
            Op::Damage(To::Target, ..)
            | Op::Control(To::Target)
            | Op::Annihilate(To::Target)
            | Op::Return(To::Target)
            | Op::Engage(To::Target)
            | Op::Disengage(To::Target)
            | Op::Boost { to: To::Target, .. } => self.aimed_worth(item, said, op),
            Op::Boost { to: To::Each(_), turn: true, by, .. } if seat == self.turn => {
                let ready = self.all().filter(|&id| self.may_attack(id, seat)).count() as i64;
                i64::from(*by) * ready * 8
            }
            Op::Annihilate(To::This) => 0,
            Op::Draw(_) | Op::Search { .. } | Op::Arrange { .. } => super::again(op).max(6),
            Op::Gain(_, Amount::N(count)) if buying => i64::from(*count) * 9,
            Op::Gain(..) if buying => 9,
            Op::Prevent(count) if attacked => {
                i64::from(*count).min(i64::from(self.strength())) * 10
            }
            Op::CallOff if attacked => self.attack_worth(),
            Op::Redirect(_) if attacked => self.attack_worth().min(12),
            Op::Guard(_) if attacked => self.attack_worth().min(10),
            Op::Grant { turn: true, .. } => 8,
            _ => 1,
        }
    }

    /// A step about chosen cards.
    fn aimed_worth(&self, item: &Item, said: &Sentence, op: &Op) -> i64 {
        let Target::Cards { count, filter, .. } = said.target else { return 0 };
        if !item.aims.cards.is_empty() || item.aims.network == Aims::CLOSED {
            // A target that has left may lie hidden by now.
            let there = item.aims.cards.iter().filter(|&&id| self.in_play(id));
            return there.map(|&id| self.on_card(item.seat, id, op)).sum();
        }
        let eye = if item.deed == Deed::Use {
            self.eye(item.piece)
        } else {
            Eye::of_unplaced(item.seat, item.piece)
        };
        let fit = self.all().filter(|&id| self.may_choose(&filter, eye, said.aimed(), id));
        let best = fit.map(|id| self.on_card(item.seat, id, op)).max().unwrap_or_default();
        if count > 1 { best * 3 / 2 } else { best }
    }

    /// A step about every engaged or every disengaged card of a network.
    fn line_worth(&self, seat: Seat, network: Seat, op: &Op) -> i64 {
        let row = matches!(op, Op::Damage(To::Row, ..) | Op::Engage(To::Row));
        let hit = self.network(network).filter(|&id| self.piece(id).has(mark::ENGAGED) == row);
        hit.map(|id| self.on_card(seat, id, op)).sum()
    }

    /// What it is worth to a seat that a step is done to a card.
    fn on_card(&self, seat: Seat, id: Id, op: &Op) -> i64 {
        let piece = self.piece(id);
        let value = self.card_worth(id);
        let sign = if piece.seat() == seat { -1 } else { 1 };
        sign * match op {
            Op::Damage(_, colour, count) => match self.score(id, *colour) {
                None => 0,
                Some(score) if i64::from(*count) >= i64::from(score).max(1) => value,
                Some(_) => 1,
            },
            Op::Control(_) => value * 2,
            Op::Annihilate(_) => value,
            Op::Return(_) => value - LIFE,
            Op::Engage(_) if piece.has(mark::ENGAGED) => 0,
            Op::Engage(_) => 12,
            Op::Disengage(_) if piece.has(mark::ENGAGED) => -8,
            Op::Boost { by, .. } => {
                let fights = piece.has(mark::AIMED | mark::BLOCKS) || id == self.attack.attacker;
                let ready = self.may_attack(id, self.turn);
                let each = if self.attack.on && fights {
                    8
                } else if !self.attack.on && ready {
                    6
                } else {
                    0
                };
                -i64::from(*by) * each
            }
            _ => 0,
        }
    }
}
