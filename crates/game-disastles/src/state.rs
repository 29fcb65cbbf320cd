//! The position of a game as one flat value, and the questions that can be asked of it.
//!
//! Fields are private to this module and its child `verbs`, the only code that changes them (the agenda excepted, which
//! `flow` and `ask` fill). What is derived is worked out when asked; the one exception is [`Disastles::active`], see
//! `docs/decisions`.

mod verbs;

pub(crate) use verbs::{Placement, World};

use crate::activity::{Protection, Worth, protection, worth};
use crate::cards::{CardId, Dangers, PLACEABLE, group};
use crate::flow::Frame;
use crate::plan::{Plan, Spot};
use crate::setup::{Choices, Way};
use crate::toll::Tolls;
use alloc::{format, string::String};
use deckhand_kernel::{Outcome, Seat, Seats};
use deckhand_parts::{CardSet, List};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// A castle, counted like the seats; castle 0 is the common one in co-op and solo.
pub(crate) type Castle = u8;

/// No card.
pub(crate) const NO_CARD: CardId = CardId(u8::MAX);

/// What a link needs to remember to know whether it may be used again [D5.17].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct LinkMemory {
    /// It has triggered, and the connections it needed have not been broken since.
    pub(crate) spent: bool,
    /// It was a booster that made it active, not its golden points.
    pub(crate) boosted: bool,
    /// The sides of the card (unturned) that it needed when it triggered.
    pub(crate) needs: u8,
    /// For each side what it was connected to: card and side, coded; 0 for nothing.
    pub(crate) partners: [u16; 4],
}

/// Number of link rooms, obligatory ones included.
pub(crate) const LINKS: usize = 23;

/// A position of Disastles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Disastles {
    pub(crate) choices: Choices,
    pub(crate) seats: u8,
    /// Castles that still stand.
    pub(crate) alive: Seats,
    /// Cards lying in each castle.
    pub(crate) castles: [CardSet; 5],
    /// Where each card of a castle lies. Cards that lie in no castle have the default spot, except while they are being
    /// rebuilt: then their turn is kept.
    #[serde(with = "BigArray")]
    pub(crate) spots: [Spot; PLACEABLE],
    /// Throne Rooms lying with their text up.
    pub(crate) texts: CardSet,
    /// Cards of all castles whose text and treasure hold; kept by the verbs after every change of a castle.
    pub(crate) active: CardSet,
    pub(crate) links: [LinkMemory; LINKS],
    /// Links that have triggered and wait for their owners.
    pub(crate) ready: CardSet,
    /// Links used in the running chain.
    pub(crate) chain: u8,
    /// Whether a chain is running.
    pub(crate) chaining: bool,
    /// The deck, top card last.
    pub(crate) deck: List<CardId, 128>,
    /// Top cards of the deck that everybody knows to be rooms.
    pub(crate) safe: u8,
    /// Top cards of the deck that each seat has seen and nobody has moved since.
    pub(crate) known: [u8; 5],
    /// The discard pile, top card last.
    pub(crate) discard: List<CardId, 112>,
    /// Disasters played, in order.
    pub(crate) ruin: List<CardId, 25>,
    /// Disasters and Catastrophes left out of the game.
    pub(crate) unused: Dangers,
    /// The shop; in co-op and solo the cards drawn for the turn [D12.14].
    pub(crate) shop: List<CardId, 32>,
    pub(crate) hands: [CardSet; 5],
    /// Cards being looked at, the topmost of the deck last, and who looks.
    pub(crate) looked: List<CardId, 8>,
    pub(crate) looker: Seat,
    /// A card being built that comes neither from shop nor hand.
    pub(crate) held: Option<CardId>,
    /// Discarded cards whose order is being chosen.
    pub(crate) aside: List<CardId, 104>,
    /// Rooms lifted to be put down anew, or being turned together.
    pub(crate) lifted: CardSet,
    /// Rooms picked to be handed over, by giver; they still lie in their castles.
    pub(crate) picked: [Option<CardId>; 5],
    /// Rooms handed over and not built yet, by receiver.
    pub(crate) gifts: [Option<CardId>; 5],
    /// Disasters waiting to be played; see `Frame::Row`.
    pub(crate) row: List<CardId, 25>,
    /// Disasters played so far: the next one's X.
    pub(crate) played: u8,
    /// Disasters still to be played, those waiting included.
    pub(crate) left: u8,
    /// Disasters that everybody has seen going back into the deck.
    pub(crate) seen: Dangers,
    /// Disasters added by Extradimensional Rift.
    pub(crate) added: u8,
    pub(crate) round: u16,
    /// Who holds the first-player card.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Who has had a turn this round.
    pub(crate) had: Seats,
    /// Play goes counter-clockwise.
    pub(crate) backwards: bool,
    /// Nothing can be taken from the shop [D9.4].
    pub(crate) closed: bool,
    /// How many cards more the next shop holds [D9.8].
    pub(crate) larger: u8,
    /// How much less damage Soothsayer lets each castle take.
    pub(crate) shelter: [u8; 5],
    /// Rooms each castle has lost to the damage of the running Disaster.
    pub(crate) lost: [u8; 5],
    /// Castles whose connections did not block all damage of the running Disaster.
    pub(crate) struck: Seats,
    /// The damage of the running Disaster can not be reduced [D9.7].
    pub(crate) stubborn: bool,
    /// What the Disasters under way do to each castle, to be shown.
    #[serde(default)]
    pub(crate) tolls: Tolls,
    /// Castles that fell since survivors were counted last.
    pub(crate) fallen: Seats,
    /// Whether the player on turn has already acted in it [D11.3].
    pub(crate) acted: bool,
    /// Free moves of Room with Legs made this turn.
    pub(crate) walked: u8,
    /// Rooms that work at the start of the running turn and have not been used in it.
    pub(crate) starts: CardSet,
    /// In co-op, rooms that have been used in this round [D12.10].
    pub(crate) extras: CardSet,
    pub(crate) agenda: List<Frame, 96>,
    pub(crate) outcome: Option<Outcome>,
}

impl Disastles {
    /// Whether there is only one castle for everybody.
    pub(crate) fn together(&self) -> bool {
        self.choices.way.together()
    }

    /// The castle that this seat builds.
    pub(crate) fn castle_of(&self, seat: Seat) -> Castle {
        if self.together() { 0 } else { seat.0 }
    }

    /// Who decides for a castle [D12.7].
    pub(crate) fn player_of(&self, castle: Castle) -> Seat {
        if self.together() { self.turn } else { Seat(castle) }
    }

    /// Whether a castle still stands.
    pub(crate) fn stands(&self, castle: Castle) -> bool {
        self.alive.has(Seat(castle))
    }

    /// Whether the seat is still in the game.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.stands(self.castle_of(seat))
    }

    /// The castle in which a card lies.
    pub(crate) fn castle_with(&self, card: CardId) -> Option<Castle> {
        (0..5).find(|&castle| self.castles[usize::from(castle)].has(card.0))
    }

    /// The castle laid out.
    pub(crate) fn plan(&self, castle: Castle) -> Plan {
        Plan::of(self.castles[usize::from(castle)], &self.spots)
    }

    /// The active cards of a castle.
    pub(crate) fn active_in(&self, castle: Castle) -> CardSet {
        self.active & self.castles[usize::from(castle)]
    }

    /// Whether a castle has an active card of this group.
    pub(crate) fn has_active(&self, castle: Castle, group: CardSet) -> bool {
        !(self.active_in(castle) & group).is_empty()
    }

    /// The figures of a castle.
    pub(crate) fn worth(&self, castle: Castle) -> Worth {
        worth(&self.plan(castle), self.active_in(castle), self.choices.doubling_first)
    }

    /// What protects the rooms of a castle.
    pub(crate) fn protection(&self, castle: Castle, plan: &Plan) -> Protection {
        let mut protection = protection(plan, self.active_in(castle));
        if !self.choices.throne_may_be_moved {
            protection.held |= group::THRONES & self.castles[usize::from(castle)];
        }
        protection
    }

    /// The Throne Room of a castle.
    pub(crate) fn throne(&self, castle: Castle) -> Option<CardId> {
        (self.castles[usize::from(castle)] & group::THRONES).first().map(CardId)
    }

    /// The seat after this one in the direction of play, living or not.
    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        let step = if self.backwards { self.seats - 1 } else { 1 };
        Seat((seat.0 + step) % self.seats)
    }

    /// The living seats in turn order beginning with `start` (or the first living one after it) [D3.3].
    pub(crate) fn seats_from(&self, start: Seat) -> List<Seat, 5> {
        let mut order = List::new();
        let mut seat = start;
        for _ in 0..self.seats {
            if self.plays(seat) {
                order.push(seat);
            }
            seat = self.next_seat(seat);
        }
        order
    }

    /// The standing castles in the order in which their players act [D3.3]; one castle in co-op [D12.8].
    pub(crate) fn castles_from(&self, start: Seat) -> List<Castle, 5> {
        if self.together() {
            return if self.stands(0) { [0].into_iter().collect() } else { List::new() };
        }
        self.seats_from(start).iter().map(|seat| seat.0).collect()
    }

    /// The next living seat clockwise (left) or counter-clockwise (right), whatever the direction of play [D9.2].
    pub(crate) fn neighbour(&self, seat: Seat, left: bool) -> Option<Seat> {
        let step = if left { 1 } else { self.seats - 1 };
        let mut other = Seat((seat.0 + step) % self.seats);
        while other != seat {
            if self.plays(other) {
                return Some(other);
            }
            other = Seat((other.0 + step) % self.seats);
        }
        None
    }

    /// How much less damage a castle takes from every Disaster [D7.8].
    pub(crate) fn reduction(&self, castle: Castle, worth: &Worth) -> u16 {
        let treasure = match self.choices.way {
            Way::Coop => worth.treasure / 10, // [D12.9]
            Way::Solo => worth.treasure / 5,  // [D12.13]
            Way::Normal | Way::Hands | Way::NoDisasters => 0,
        };
        worth.less + u16::from(self.shelter[usize::from(castle)]) + treasure
    }

    /// The rooms that may be lost by a castle now: outer rooms, the Throne Room not among them [D7.9]; in a closed ring
    /// those with the fewest connections [D7.11].
    pub(crate) fn losable(&self, plan: &Plan) -> CardSet {
        let rooms = || (0..plan.len).filter(|&place| !plan.card(place).is_throne());
        let outer: CardSet =
            rooms().filter(|&place| plan.is_outer(place)).map(|place| plan.card(place).0).collect();
        if !outer.is_empty() || self.choices.no_outer_room_eliminates {
            return outer;
        }
        let connections = |place: usize| plan.connected(place).count_ones();
        let fewest = rooms().map(connections).min();
        rooms()
            .filter(|&place| Some(connections(place)) == fewest)
            .map(|place| plan.card(place).0)
            .collect()
    }

    /// How many cards a seat knows from the top of the deck down, those being looked at counted as lying on top.
    pub(crate) fn known_to(&self, seat: Seat) -> usize {
        let looks_at = if self.looker == seat { self.looked.len() } else { 0 };
        let stack = self.deck.len() + self.looked.len();
        usize::from(self.known[seat.index()]).max(looks_at).min(stack)
    }

    /// The index of a link in [`Disastles::links`].
    pub(crate) fn link_index(card: CardId) -> usize {
        (group::LINKS.0 & ((1 << card.0) - 1)).count_ones() as usize
    }

    /// The treasure, rooms and connections of a castle as one number that orders castles as [D8.4] and [D8.5] do.
    pub(crate) fn rank(&self, castle: Castle) -> u64 {
        let worth = self.worth(castle);
        (u64::from(worth.treasure) << 32)
            | (u64::from(worth.rooms) << 16)
            | u64::from(worth.connections())
    }

    /// The score of a co-op or solo game in halves, so that it stays a whole number [D12.15] [D12.16].
    pub(crate) fn score_halves(&self) -> u32 {
        let worth = self.worth(0);
        let rooms = worth.rooms + u16::from(self.choices.throne_scores);
        let disasters = u32::from(self.choices.disasters)
            + u32::from(self.added)
            + u32::from(self.choices.seal);
        let catastrophes = u32::from(self.choices.catastrophes);
        (u32::from(rooms) + u32::from(worth.treasure)) * (2 * disasters + 3 * catastrophes)
    }

    /// Every card exactly once, every castle legal, the active cards as they would be worked out anew.
    pub(crate) fn soundness(&self) -> Result<(), String> {
        let mut seen = [0u8; crate::cards::ALL];
        let mut count = |card: CardId| {
            if let Some(count) = seen.get_mut(card.index()) {
                *count += 1;
            }
        };
        let sets = self.castles.iter().chain(&self.hands);
        sets.flat_map(|set| *set).for_each(|card| count(CardId(card)));
        let lying = self.castles.iter().fold(CardSet::NONE, |all, &castle| all | castle);
        (self.lifted - lying).into_iter().for_each(|card| count(CardId(card)));
        let piles: [&[CardId]; 7] = [
            &self.deck,
            &self.discard,
            &self.ruin,
            &self.shop,
            &self.looked,
            &self.aside,
            &self.row,
        ];
        piles.into_iter().flatten().for_each(|&card| count(card));
        self.held.iter().chain(self.gifts.iter().flatten()).for_each(|&card| count(card));
        self.unused.iter().for_each(&mut count);
        for (index, &times) in seen.iter().enumerate() {
            let card = CardId(index as u8);
            if times > 1 || (times == 0 && !card.is_throne()) {
                return Err(format!("{} is in {times} places", card.notation()));
            }
        }
        let waiting = self
            .deck
            .iter()
            .chain(&*self.row)
            .chain(&*self.looked)
            .chain(&*self.aside)
            .filter(|card| card.is_disaster());
        if waiting.count() != usize::from(self.left) && self.outcome.is_none() {
            return Err(format!("{} Disasters are said to be left", self.left));
        }
        for castle in 0..5 {
            let cards = self.castles[usize::from(castle)];
            if cards.is_empty() || !self.lifted.is_empty() {
                continue;
            }
            let plan = self.plan(castle);
            if !plan.fits() {
                return Err(format!(
                    "castle {castle} breaks the rules of placement: {}",
                    self.layout(castle)
                ));
            }
            if self.held.is_none() {
                let throne = self.throne(castle).and_then(|card| plan.place_of(card));
                let Some(throne) = throne else {
                    return Err(format!("castle {castle} has no throne"));
                };
                let distances = plan.distances(throne);
                if (0..plan.len).any(|place| distances[place] == crate::plan::NOWHERE) {
                    return Err(format!("castle {castle} does not hang together"));
                }
                if self.active_in(castle) != crate::activity::active_cards(&plan, self.texts) {
                    return Err(format!(
                        "the active cards of castle {castle} are not what they should be"
                    ));
                }
            }
        }
        Ok(())
    }

    /// The cards of a castle with cells and turns, for messages to developers.
    fn layout(&self, castle: Castle) -> String {
        let cards = self.castles[usize::from(castle)].into_iter().map(CardId);
        let lines = cards.map(|card| {
            let spot = self.spots[card.index()];
            format!("{} at {} turned {}", card.notation(), spot.at, u16::from(spot.turn) * 90)
        });
        lines.collect::<alloc::vec::Vec<String>>().join(", ")
    }
}
