//! What an attack is thought to bring: what it destroys and what it loses, against the best single answer of those who
//! may block. It is a forecast from open cards and not a search: several blockers are only reckoned with when they block.

use super::LIFE;
use crate::cards::Colour;
use crate::figures::Keys;
use crate::item::NO_SEAT;
use crate::state::{Id, Megacorp, NOBODY, mark};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// A card as it fights in one colour.
struct Fighter {
    id: Id,
    worth: i64,
    /// How much destroys it, if the colour can be dealt to it at all.
    score: Option<i64>,
    /// What it deals in return.
    back: i64,
    /// It strikes in the first step.
    quick: bool,
}

/// An attack in one colour: the attacker, what it deals, and all cards in play that it may meet.
struct Forecast {
    own: Fighter,
    own_score: i64,
    strength: i64,
    keys: Keys,
    seat: Seat,
    others: Vec<Fighter>,
}

impl Megacorp {
    /// What the pending attack is worth for the side that attacks; before it has a target, with the best one.
    pub(super) fn attack_worth(&self) -> i64 {
        let attack = &self.attack;
        if attack.attacker == NOBODY || !self.in_play(attack.attacker) || attack.off {
            return 0;
        }
        let aimed: Vec<Id> = self.all().filter(|&id| self.piece(id).has(mark::AIMED)).collect();
        if attack.player == NO_SEAT && aimed.is_empty() {
            let colours = Colour::ALL.into_iter();
            let fit = colours.filter(|&colour| self.score(attack.attacker, colour).is_some());
            return fit.map(|colour| self.best_aim(colour)).max().unwrap_or_default();
        }
        let forecast = self.forecast(self.attack_colour());
        if attack.blocked {
            return self.lanes().map(|lane| self.lane_worth(&forecast, lane)).sum();
        }
        let network = Seat(if attack.player == NO_SEAT { attack.network } else { attack.player });
        if attack.player != NO_SEAT {
            let bare = self.hit_worth(&forecast, network);
            return if attack.taken > 0 {
                bare
            } else {
                self.answered(&forecast, network, bare, &[])
            };
        }
        let hit = forecast.others.iter().filter(|card| aimed.contains(&card.id));
        let bare = hit.map(|card| self.exchange(&forecast, card)).sum();
        self.answered(&forecast, network, bare, &aimed)
    }

    fn forecast(&self, colour: Colour) -> Forecast {
        let id = self.attack.attacker;
        let output = i64::from(self.output(id, colour));
        let own = self.fighter(id, colour);
        Forecast {
            own_score: own.score.unwrap_or_default(),
            own,
            strength: (output - i64::from(self.attack.prevented)).max(0),
            keys: self.keys(id),
            seat: self.piece(id).seat(),
            others: self
                .all()
                .filter(|&other| other != id)
                .map(|other| self.fighter(other, colour))
                .collect(),
        }
    }

    fn fighter(&self, id: Id, colour: Colour) -> Fighter {
        let piece = self.piece(id);
        let answers = piece.print().is_character() && !piece.has(mark::RETALIATED);
        Fighter {
            id,
            worth: self.card_worth(id),
            score: self.score(id, colour).map(|score| i64::from(score).max(1)),
            back: if answers { i64::from(self.output(id, colour)) } else { 0 },
            quick: self.keys(id).initiative,
        }
    }

    /// The best attack on one target in a colour: on another player or on another's card.
    fn best_aim(&self, colour: Colour) -> i64 {
        let forecast = self.forecast(colour);
        let id = self.attack.attacker;
        let players = self.living().filter(|&to| self.player_may_be_hit(id, &forecast.keys, to));
        let on_players = players.map(|to| {
            let bare = self.hit_worth(&forecast, to);
            self.answered(&forecast, to, bare, &[])
        });
        let cards = forecast.others.iter().filter(|card| {
            !forecast.keys.pattern
                && self.piece(card.id).seat() != forecast.seat
                && self.may_be_hit(id, &forecast.keys, colour, card.id)
        });
        let on_cards = cards.map(|card| {
            let bare = self.exchange(&forecast, card);
            let network = Seat(self.piece(card.id).at.network);
            self.answered(&forecast, network, bare, &[card.id])
        });
        on_players.chain(on_cards).max().unwrap_or_default()
    }

    /// What is left of an attack when the owner of the network does what is best against it: nothing, a block with one
    /// card, or taking it in person. Without cards that are aimed at, it is aimed at the player.
    fn answered(&self, forecast: &Forecast, network: Seat, bare: i64, aimed: &[Id]) -> i64 {
        let mut worst = bare;
        if !aimed.is_empty() && network != forecast.seat {
            worst = worst.min(self.hit_worth(forecast, network));
        }
        if aimed.len() > 1 {
            return worst;
        }
        let blockers = forecast.others.iter().filter(|card| {
            let piece = self.piece(card.id);
            piece.at.network == network.0
                && piece.seat() != forecast.seat
                && !piece.has(mark::ENGAGED | mark::BLOCKED)
                && !aimed.contains(&card.id)
                && card.score.is_some()
        });
        blockers.map(|card| self.exchange(forecast, card)).fold(worst, i64::min)
    }

    /// What it is worth that the attack reaches a player.
    fn hit_worth(&self, forecast: &Forecast, player: Seat) -> i64 {
        let harm = self.harm(player, forecast.strength);
        if player == forecast.seat { -harm } else { harm }
    }

    /// What it is worth that the attacker and one card deal each other their damage.
    fn exchange(&self, forecast: &Forecast, card: &Fighter) -> i64 {
        let score = card.score.unwrap_or(i64::MAX);
        let (mut kills, mut dies) = (forecast.strength >= score, card.back >= forecast.own_score);
        if kills && dies && forecast.own.quick != card.quick {
            // Who strikes first strikes alone.
            (kills, dies) = (forecast.own.quick, card.quick);
        }
        let mut worth = if kills { card.worth } else { forecast.strength.min(1) };
        if kills && forecast.keys.penetrator {
            worth += (forecast.strength - score) * LIFE;
        }
        if self.piece(card.id).seat() == forecast.seat {
            worth = -worth;
        }
        worth - if dies { forecast.own.worth } else { 0 }
    }

    /// What happens in a lane of an attack that is blocked.
    fn lane_worth(&self, forecast: &Forecast, lane: Id) -> i64 {
        let meets = |card: &&Fighter| {
            let piece = self.piece(card.id);
            piece.has(mark::BLOCKS) && piece.lane == lane
        };
        let blockers: Vec<&Fighter> = forecast.others.iter().filter(meets).collect();
        match blockers[..] {
            [] if lane == NOBODY => self.hit_worth(forecast, Seat(self.attack.player)),
            [] => {
                let target = forecast.others.iter().find(|card| card.id == lane);
                target.map_or(0, |card| self.exchange(forecast, card))
            }
            [only] => self.exchange(forecast, only),
            _ => {
                let back: i64 = blockers.iter().map(|card| card.back).sum();
                // One of them is lost, the best that the damage is enough for.
                let within =
                    |card: &&&Fighter| card.score.is_some_and(|score| forecast.strength >= score);
                let lost = blockers.iter().filter(within).map(|card| card.worth).max();
                let dies = back >= forecast.own_score;
                lost.unwrap_or_default() - if dies { forecast.own.worth } else { 0 }
            }
        }
    }
}
