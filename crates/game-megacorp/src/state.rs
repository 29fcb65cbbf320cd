//! The position of a game as one flat value, and the plain questions that can be asked of it.
//!
//! Every physical card is a [`Piece`]; decks and open markets are chains of pieces, each naming the one below it, so that
//! cards come and go at the top without anything else being touched. `verbs` changes what lies where, `flow` what happens
//! next, `figures` works values out.

mod verbs;

pub(crate) use verbs::{World, colour_of};

use crate::at::At;
use crate::cards::{Card, CardId};
use crate::flow::Frame;
use crate::item::{Attack, Effect, Item, Payment, Trigger};
use crate::setup::{Choices, MOST};
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use deckhand_kernel::{Outcome, Seat};
use deckhand_parts::List;
use serde::{Deserialize, Serialize};

/// Cards in a deck [M2.2].
pub(crate) const DECK: usize = 35;
/// Cards in a hand [M5.4].
pub(crate) const HAND: u8 = 7;
/// No piece.
pub(crate) const NOBODY: u16 = u16::MAX;

/// A physical card, as its place in the list of all: the cards of seat 1 come first.
pub(crate) type Id = u16;

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Place {
    /// In the deck of its holder.
    #[default]
    Deck,
    /// In the hand of its holder.
    Hand,
    /// In a network, controlled by its holder.
    Play,
    /// In the open market of its holder.
    Market,
    /// Bought, and not yet in effect [M7.7].
    Pending,
    /// Out of the game [M3.3].
    Gone,
}

/// What is so of a card in play, as bits of [`Piece::marks`].
pub(crate) mod mark {
    /// It is engaged [M1.9].
    pub(crate) const ENGAGED: u16 = 1;
    /// It has come into play since its controller's last Refill.
    pub(crate) const FRESH: u16 = 2;
    /// It has attacked this turn.
    pub(crate) const ATTACKED: u16 = 4;
    /// It has blocked this turn.
    pub(crate) const BLOCKED: u16 = 8;
    /// It has retaliated this turn.
    pub(crate) const RETALIATED: u16 = 16;
    /// The pending attack is aimed at it [M1.13].
    pub(crate) const AIMED: u16 = 32;
    /// It blocks the pending attack.
    pub(crate) const BLOCKS: u16 = 64;
    /// It may block the pending attack even if engaged or if it has blocked.
    pub(crate) const GUARD: u16 = 128;
    /// It has taken damage that destroys it in the present step.
    pub(crate) const DOOMED: u16 = 256;
    /// It has an attack pattern until the end of the turn.
    pub(crate) const PATTERN: u16 = 512;
    /// It deals damage in this step of the combat.
    pub(crate) const STRIKES: u16 = 1024;
    /// Blockers stand in for it in the pending attack [M11.18].
    pub(crate) const COVERED: u16 = 2048;
    /// What is counted per turn.
    pub(crate) const TURN: u16 = ATTACKED | BLOCKED | RETALIATED;
    /// What belongs to the pending attack.
    pub(crate) const COMBAT: u16 = AIMED | BLOCKS | GUARD | DOOMED | STRIKES | COVERED;
}

/// A physical card and all that is so of it [M3.4].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Piece {
    /// What is printed on it.
    pub(crate) card: CardId,
    pub(crate) place: Place,
    /// Whose deck, hand or market; in play its controller.
    pub(crate) holder: u8,
    /// The piece below it in a deck or market.
    pub(crate) below: Id,
    /// The seats that know which card it is, as bits [M19.3] [M19.4].
    pub(crate) known: u16,
    /// Where it lies in play.
    pub(crate) at: At,
    /// The card it is bonded to [M15.5].
    pub(crate) host: Id,
    pub(crate) marks: u16,
    /// Moves this turn.
    pub(crate) moved: u8,
    /// Sentences used this turn, as bits.
    pub(crate) used: u8,
    /// Damage by colour.
    pub(crate) damage: [i8; 4],
    /// Changes of its scores until the end of the turn.
    pub(crate) boost: [i8; 4],
    /// The target whose place it takes when it blocks; [`NOBODY`] for a player.
    pub(crate) lane: Id,
    /// Its share of the attacker's damage.
    pub(crate) share: i8,
}

impl Hash for Piece {
    /// In one block: there are up to 315 pieces, and field by field they would take most of the time of an answer.
    fn hash<H: Hasher>(&self, state: &mut H) {
        // All fields by name, so that a new one can not be left out.
        let Self {
            card,
            place,
            holder,
            below,
            known,
            at,
            host,
            marks,
            moved,
            used,
            damage,
            boost,
            lane,
            share,
        } = *self;
        let four = |numbers: [u16; 4]| {
            numbers.iter().fold(0, |bits: u64, &number| bits << 16 | u64::from(number))
        };
        let eight = |numbers: [u8; 8]| u64::from_le_bytes(numbers);
        let [d0, d1, d2, d3] = damage.map(i8::cast_unsigned);
        let [b0, b1, b2, b3] = boost.map(i8::cast_unsigned);
        let blocks = [
            eight([
                card.0,
                place as u8,
                holder,
                at.network,
                at.place,
                moved,
                used,
                share.cast_unsigned(),
            ]),
            eight([d0, d1, d2, d3, b0, b1, b2, b3]),
            four([below, known, host, marks]),
            u64::from(lane),
        ];
        blocks.iter().for_each(|&block| state.write_u64(block));
    }
}

impl Piece {
    pub(crate) fn new(card: CardId, holder: Seat) -> Self {
        Self {
            card,
            place: Place::Deck,
            holder: holder.0,
            below: NOBODY,
            known: 1 << holder.0,
            at: At::default(),
            host: NOBODY,
            marks: 0,
            moved: 0,
            used: 0,
            damage: [0; 4],
            boost: [0; 4],
            lane: NOBODY,
            share: 0,
        }
    }

    pub(crate) fn has(&self, mark: u16) -> bool {
        self.marks & mark != 0
    }

    pub(crate) fn print(&self) -> &'static Card {
        self.card.card()
    }

    /// Its holder.
    pub(crate) fn seat(&self) -> Seat {
        Seat(self.holder)
    }
}

/// A pile of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Pile {
    /// The top card.
    pub(crate) top: Id,
    /// How many.
    pub(crate) size: u16,
}

impl Default for Pile {
    fn default() -> Self {
        Self { top: NOBODY, size: 0 }
    }
}

/// What belongs to a player [M3.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The deck is life and money [M1.6].
    pub(crate) deck: Pile,
    /// The discard pile [M1.7].
    pub(crate) market: Pile,
    /// The hand, ordered by card.
    pub(crate) hand: List<Id, 12>,
    /// Points: colourless, then by colour [M6.1].
    pub(crate) pool: [u8; 5],
    /// Has lost.
    pub(crate) out: bool,
    /// The card that was bid, while the bidding goes on.
    pub(crate) bid: Option<Id>,
    /// Has invested, reinvested or attacked this turn [M16.2].
    pub(crate) busy: bool,
    /// Cards in play under its control.
    pub(crate) board: u16,
    /// Damage that is still to be taken.
    pub(crate) owed: u8,
}

/// The phase of the turn [M1.15].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// The bidding before the first turn.
    #[default]
    Bid,
    /// Refill.
    Refill,
    /// Implement.
    Implement,
    /// Combat.
    Combat,
    /// End.
    End,
}

/// A position of Megacorp.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Megacorp {
    pub(crate) choices: Choices,
    /// Number of players who began.
    pub(crate) seats: u8,
    pub(crate) players: [Player; MOST as usize],
    /// All physical cards.
    pub(crate) pieces: Vec<Piece>,
    /// Pieces in play, by network and place.
    pub(crate) table: Vec<Id>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Turns begun.
    pub(crate) turns: u16,
    pub(crate) phase: Phase,
    /// Seats that still bid, as bits.
    pub(crate) bidders: u16,
    /// Seats that lose by what is happening, as bits.
    pub(crate) losing: u16,
    /// Announced purchases, uses and moves, the last on top.
    pub(crate) stack: List<Item, 24>,
    /// What is being announced.
    pub(crate) draft: Item,
    pub(crate) payment: Payment,
    pub(crate) attack: Attack,
    pub(crate) effects: List<Effect, 8>,
    pub(crate) pending: List<Trigger, 24>,
    /// Players that passed in a row in the present window.
    pub(crate) passes: u8,
    /// Who is next in the present window.
    pub(crate) next: Seat,
    /// Something was done since the player of the turn passed.
    pub(crate) acted: bool,
    /// Rounds in which no number of cards has changed, and these numbers.
    pub(crate) still: u8,
    pub(crate) counts: u64,
    pub(crate) agenda: List<Frame, 48>,
    pub(crate) outcome: Option<Outcome>,
}

impl Megacorp {
    pub(crate) fn piece(&self, id: Id) -> &Piece {
        &self.pieces[usize::from(id)]
    }

    pub(crate) fn piece_mut(&mut self, id: Id) -> &mut Piece {
        &mut self.pieces[usize::from(id)]
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who brought the card [M1.14].
    pub(crate) fn owner(id: Id) -> Seat {
        Seat((usize::from(id) / DECK) as u8)
    }

    pub(crate) fn alive(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.player(seat).out
    }

    /// The players who have not lost, from this seat on clockwise.
    pub(crate) fn living_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats)).filter(|&seat| self.alive(seat))
    }

    /// The players who have not lost, in seat order [M3.7].
    pub(crate) fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.living_from(Seat(0))
    }

    /// The next player clockwise who has not lost.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.living_from(Seat((seat.0 + 1) % self.seats)).next().unwrap_or(seat)
    }

    /// The piece at a place in play.
    pub(crate) fn find(&self, at: At) -> Option<Id> {
        self.table.iter().copied().find(|&id| self.piece(id).at == at)
    }

    /// Whether the piece is in play.
    pub(crate) fn in_play(&self, id: Id) -> bool {
        id != NOBODY && self.piece(id).place == Place::Play
    }

    /// Pieces in play.
    pub(crate) fn all(&self) -> impl Iterator<Item = Id> + '_ {
        self.table.iter().copied()
    }

    /// The first piece in play of which this is so.
    pub(crate) fn first(&self, so: impl Fn(&Piece) -> bool) -> Option<Id> {
        self.table.iter().copied().find(|&id| so(self.piece(id)))
    }

    /// Pieces in a network [M1.8] [M9.3].
    pub(crate) fn network(&self, seat: Seat) -> impl Iterator<Item = Id> + '_ {
        self.all().filter(move |&id| self.piece(id).at.network == seat.0)
    }

    /// The cards of a pile from the top.
    pub(crate) fn pile(&self, pile: Pile) -> impl Iterator<Item = Id> + '_ {
        let mut next = pile.top;
        core::iter::from_fn(move || {
            let id = next;
            if id == NOBODY {
                return None;
            }
            next = self.piece(id).below;
            Some(id)
        })
    }

    /// A copy of the card in the hand of a seat. One that everybody has seen goes before others, so that using it tells
    /// nobody anything new.
    pub(crate) fn in_hand(&self, seat: Seat, card: CardId) -> Option<Id> {
        let copies = || self.player(seat).hand.iter().copied().filter(|&id| self.card(id) == card);
        copies().find(|&id| self.piece(id).known == u16::MAX).or_else(|| copies().next())
    }

    /// The different cards of a hand, in their order.
    pub(crate) fn hand_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let hand = &self.player(seat).hand;
        hand.iter().enumerate().filter_map(move |(at, &id)| {
            let card = self.piece(id).card;
            (at == 0 || self.piece(hand[at - 1]).card != card).then_some(card)
        })
    }
}
