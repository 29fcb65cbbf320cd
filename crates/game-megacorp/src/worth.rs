//! How well a seat stands, for bots: cards left to live on, what lies in play, what is held. No rule asks for it.

use crate::cards::Colour;
use crate::item::NO_SEAT;
use crate::state::{Id, Megacorp, Phase, mark};
use crate::text::{Amount, Op, To, When};
use deckhand_kernel::{Outcome, Seat};

/// What a card of hand or deck is worth.
const LIFE: i64 = 20;
/// What a point of total valuation in play is worth.
const VALUE: i64 = 14;

impl Megacorp {
    /// The worth of the position for a seat, by what this seat sees.
    pub(crate) fn worth(&self, seat: Seat) -> i64 {
        if let Some(outcome) = self.outcome {
            return match outcome {
                Outcome::Won(seats) if seats.has(seat) => 1_000_000,
                Outcome::Won(_) | Outcome::Lost => -1_000_000,
                Outcome::Drawn(_) => 0,
            };
        }
        if !self.alive(seat) {
            return -1_000_000;
        }
        let others = self.living().filter(|&other| other != seat);
        let (sum, count) =
            others.fold((0, 0), |(sum, count), other| (sum + self.side_worth(other), count + 1));
        let foes = if count == 0 { 0 } else { sum / count };
        self.side_worth(seat) - foes + self.promise(seat)
    }

    fn side_worth(&self, seat: Seat) -> i64 {
        let player = self.player(seat);
        let life = player.deck.size as i64 + player.hand.len() as i64 - i64::from(player.owed);
        // The last cards are worth more than the first.
        let fear = (12 - life).max(0);
        let mut worth = life * LIFE - fear * fear * 4;
        let pool: u8 = player.pool.iter().sum();
        worth += i64::from(pool);
        for id in self.all().filter(|&id| self.piece(id).seat() == seat) {
            worth += self.card_worth(id);
        }
        worth
    }

    fn card_worth(&self, id: Id) -> i64 {
        let piece = self.piece(id);
        let print = piece.print();
        let best = Colour::ALL.into_iter().filter_map(|colour| self.score(id, colour)).max();
        let best = i64::from(best.unwrap_or_default()).max(0);
        let mut worth = i64::from(print.total()) * VALUE + best * 3;
        let keys = self.keys(id);
        worth += i64::from(keys.cashflow) * 14 + i64::from(keys.area) * 3;
        // What works turn after turn.
        for said in print.says {
            if matches!(said.when, When::Action | When::Refill | When::End) {
                let all = said.ops.iter().map(|op| match op {
                    Op::Mill(_, Amount::N(count)) => i64::from(*count) * LIFE,
                    Op::Gain(..) | Op::Mill(..) => LIFE,
                    Op::Search { .. } | Op::Damage(..) | Op::Discard { .. } => 12,
                    _ => 2,
                });
                worth += all.sum::<i64>();
            }
        }
        if piece.has(mark::ENGAGED) {
            worth -= 4;
        }
        // Where it was made to lie it does more: only there a Melee card reaches another player.
        let abroad = piece.at.network != piece.holder;
        let fits = abroad == (print.foreign || keys.melee);
        worth + if fits { 4 } else { -8 }
    }

    /// What is announced or begun is worth something before it has happened.
    fn promise(&self, seat: Seat) -> i64 {
        let mut worth = 0;
        let items = self
            .stack
            .iter()
            .chain((self.draft.piece != crate::state::NOBODY).then_some(&self.draft));
        for item in items {
            let print = self.piece(item.piece).print();
            let effect = print.is_event() || item.deed != crate::item::Deed::Buy;
            let value = if effect {
                let said = print.says.get(usize::from(item.sentence));
                said.map_or(0, |said| said.ops.iter().map(|op| self.op_worth(item.seat, op)).sum())
            } else {
                let melee = print.keywords.contains(&crate::text::Keyword::Melee);
                let abroad = item.network != NO_SEAT && item.network != item.seat.0;
                let fits = item.network == NO_SEAT || abroad == (print.foreign || melee);
                i64::from(print.total()) * (VALUE + 3) + LIFE / 2 + if fits { 4 } else { -8 }
            };
            worth += if item.seat == seat { value } else { -value };
        }
        let attack = &self.attack;
        if attack.attacker != crate::state::NOBODY && self.in_play(attack.attacker) {
            let strength = i64::from(self.strength());
            let mut value = 0;
            if attack.player != NO_SEAT {
                value += strength * LIFE;
            }
            for id in self.all().filter(|&id| self.piece(id).has(mark::AIMED)) {
                let score = i64::from(self.score(id, self.attack_colour()).unwrap_or_default());
                let foe = self.piece(id).seat() != self.turn;
                let kills = strength >= score.max(1);
                let worth = if kills { self.card_worth(id) } else { strength };
                value += if foe { worth } else { -worth };
                let back = i64::from(self.output(id, self.attack_colour()));
                let own = i64::from(
                    self.score(attack.attacker, self.attack_colour()).unwrap_or_default(),
                );
                if back >= own.max(1) && self.piece(id).print().is_character() {
                    value -= self.card_worth(attack.attacker);
                }
            }
            worth += if self.turn == seat { value } else { -value };
        }
        worth
    }

    /// What a step that is announced is thought to bring, whatever it is aimed at.
    fn op_worth(&self, seat: Seat, op: &Op) -> i64 {
        let attacked = self.attack.on && seat != self.turn;
        let buying = seat == self.turn && self.phase == Phase::Implement;
        match op {
            Op::Damage(_, _, count) => i64::from(*count) * 9,
            Op::Mill(_, Amount::N(count)) => i64::from(*count) * LIFE,
            Op::Mill(..) | Op::Discard { .. } => LIFE,
            Op::Draw(_) | Op::Search { .. } | Op::Arrange { .. } => 6,
            Op::Gain(_, Amount::N(count)) if buying => i64::from(*count) * 9,
            Op::Gain(..) if buying => 9,
            Op::Boost { turn: true, by, .. } if self.attack.on => i64::from(by.unsigned_abs()) * 8,
            Op::Control(_) => 60,
            Op::Annihilate(To::Target) => 45,
            Op::Return(_) => 30,
            Op::Prevent(count) if attacked => i64::from(*count) * 10,
            Op::CallOff if attacked => 35,
            Op::Redirect(_) | Op::Engage(_) if attacked => 12,
            Op::Engage(_) => 12,
            Op::Guard(_) if attacked => 10,
            Op::Grant { turn: true, .. } => 8,
            _ => 1,
        }
    }
}
