//! How well a seat stands, for bots: cards left to live on, what lies in play, and what is about to happen. No rule asks
//! for it. Everything is worked out from what the seat may see: of other hands and of decks only the numbers count.

mod fight;
mod promise;

use crate::cards::{CHARACTER, Card, Colour};
use crate::state::{HAND, Id, Megacorp, mark};
use crate::text::{Amount, Goes, Op, When, Zone};
use deckhand_kernel::{Outcome, Seat};

/// What a card of hand or deck is worth.
const LIFE: i64 = 20;
/// What a point of total valuation in play is worth.
const VALUE: i64 = 20;
/// What a point of its best score is worth on a card that attacks.
const MIGHT: i64 = 9;
/// What a point of its best score is worth on a card that only blocks.
const SHELTER: i64 = 2;
/// What a point of Cashflow is worth.
const CASHFLOW: i64 = 14;
/// What a point of total valuation is worth in a bid: the higher card begins, and who begins wins more often than not.
const BID: i64 = 12;
/// In how many turns an ability is thought to be used again.
const AGAIN: i64 = 2;

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
        let bid =
            self.player(seat).bid.map_or(0, |id| i64::from(self.card(id).card().total()) * BID);
        self.side_worth(seat) - foes + self.promise(seat) + bid
    }

    fn side_worth(&self, seat: Seat) -> i64 {
        let player = self.player(seat);
        let pool: u8 = player.pool.iter().sum();
        let cards = self.all().filter(|&id| self.piece(id).seat() == seat);
        life_worth(self.life(seat))
            + i64::from(pool)
            + cards.map(|id| self.card_worth(id)).sum::<i64>()
    }

    /// The cards that a player still has to live on.
    fn life(&self, seat: Seat) -> i64 {
        let player = self.player(seat);
        player.deck.size as i64 + player.hand.len() as i64 - i64::from(player.owed)
    }

    /// What a player loses by losing so many cards.
    fn harm(&self, seat: Seat, count: i64) -> i64 {
        let life = self.life(seat);
        life_worth(life) - life_worth(life - count)
    }

    fn card_worth(&self, id: Id) -> i64 {
        let piece = self.piece(id);
        let print = piece.print();
        let best = Colour::ALL.into_iter().filter_map(|colour| self.score(id, colour)).max();
        let keys = self.keys(id);
        let mut worth = print_worth(print, best) + i64::from(keys.cashflow) * CASHFLOW;
        worth += i64::from(keys.area) * 3;
        if piece.has(mark::ENGAGED) {
            // It neither blocks nor brings in anything until it is upright again.
            worth -= 4 + i64::from(keys.cashflow) * CASHFLOW / 2;
        }
        // Where it was made to lie it does more: only there a Melee card reaches another player.
        let abroad = piece.at.network != piece.holder;
        let fits = abroad == (print.foreign || keys.melee);
        worth + if fits { 4 } else { -8 }
    }
}

/// What so many cards to live on are worth. The last are worth more than the first, and who cannot draw up to a full hand
/// in the next Refill loses [M5.5].
fn life_worth(life: i64) -> i64 {
    let fear = (14 - life).max(0);
    let lacking = (i64::from(HAND) - life).max(0);
    life * LIFE - fear * fear * 4 - lacking * 150
}

/// What a card is worth by its print and by its best score: its price, what it can do in combat, and what its sentences
/// do turn after turn.
fn print_worth(print: &Card, best: Option<i8>) -> i64 {
    let fights = if print.kind.bit() & CHARACTER == 0 { SHELTER } else { MIGHT };
    let best = i64::from(best.unwrap_or_default()).max(0);
    let said = print.says.iter().map(|said| match said.when {
        When::Action | When::Refill | When::End | When::Hit | When::Reinvest => {
            said.ops.iter().map(again).sum::<i64>() * AGAIN
        }
        When::Respond => said.ops.iter().map(again).sum(),
        _ => 0,
    });
    i64::from(print.total()) * VALUE + best * fights + said.sum::<i64>()
}

/// What a step is worth each time that it is taken, wherever it is aimed.
fn again(op: &Op) -> i64 {
    match op {
        Op::Mill(_, Amount::N(count)) => i64::from(*count) * LIFE,
        Op::Search { zone: Zone::Market, goes: Goes::Hand | Goes::Top | Goes::Bottom, .. } => LIFE,
        Op::Gain(_, Amount::N(count)) => i64::from(*count) * 9,
        Op::Prevent(count) => i64::from(*count) * 8,
        Op::Gain(..) | Op::Mill(..) | Op::Discard { .. } => LIFE,
        Op::Search { .. } | Op::Damage(..) => 12,
        _ => 2,
    }
}
