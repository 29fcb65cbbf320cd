//! What a viewer sees, filled field by field; never a filtered state. Every figure that a page or terminal shows is
//! here, so that no client has to work out a rule. What everybody knows is [D13.1], what stays hidden is [D13.2].

use crate::ask::Ask;
use crate::cards::{CardId, group};
use crate::flow::Frame;
use crate::setup::Choices;
use crate::state::{Castle, Disastles};
use alloc::vec::Vec;
use deckhand_kernel::{Outcome, Seat, Seats, Status, Viewer};
use deckhand_parts::CardSet;
use serde::Serialize;

/// A game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the game.
    pub choices: Choices,
    /// Number of players.
    pub seats: u8,
    /// The running round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who holds the first-player card.
    pub first: Seat,
    /// Who has had a turn this round.
    pub had: Seats,
    /// Whether play goes counter-clockwise.
    pub backwards: bool,
    /// The castles; in co-op and solo there is one.
    pub castles: Vec<CastleView>,
    /// The shop, or the cards drawn for the turn.
    pub shop: Vec<CardId>,
    /// Whether nothing can be taken from the shop.
    pub closed: bool,
    /// How many cards more the next shop holds.
    pub larger: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Top cards of the deck that are known to everybody to be rooms.
    pub safe: u8,
    /// Top cards of the deck that this viewer has seen, the topmost first; those being looked at are in `looked`.
    pub known: Vec<CardId>,
    /// The discard pile, top card last.
    pub discard: Vec<CardId>,
    /// The Disasters played, in order; their number is the X of the next one.
    pub ruin: Vec<CardId>,
    /// Disasters and Catastrophes still to come.
    pub left: u8,
    /// Disasters that are known to be still to come: they were drawn and shuffled back.
    pub seen: Vec<CardId>,
    /// Disasters drawn or discarded that wait to be played.
    pub row: Vec<CardId>,
    /// The Disaster that is being dealt with, if there is one.
    pub running: Option<RunningView>,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// The viewer's own hand, or every hand for a judge.
    pub hands: Vec<(Seat, Vec<CardId>)>,
    /// Cards being looked at, the topmost first, if this viewer may see them.
    pub looked: Vec<CardId>,
    /// How many cards are being looked at.
    pub looking: u8,
    /// A card that has been turned up or lifted and is being built.
    pub held: Option<CardId>,
    /// Discarded cards whose order is being chosen.
    pub aside: Vec<CardId>,
    /// Rooms lifted to be put down anew, or still to be turned.
    pub lifted: Vec<CardId>,
    /// Rooms picked to be handed over, by giver.
    pub picked: Vec<(Seat, CardId)>,
    /// Rooms handed over and not yet built, by receiver.
    pub gifts: Vec<(Seat, CardId)>,
    /// How cards lie that are being put down anew, in quarter turns clockwise.
    pub turns: Vec<(CardId, u8)>,
    /// Triggered links that wait for their owners.
    pub ready: Vec<CardId>,
    /// Links used in the running chain.
    pub chain: u8,
    /// Who is asked something.
    pub asked: Seats,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The score of a co-op or solo game in halves.
    pub score_halves: Option<u32>,
}

/// A castle as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CastleView {
    /// Who builds it; the player on turn where everybody shares it.
    pub seat: Seat,
    /// Whether it still stands.
    pub stands: bool,
    /// Its cards.
    pub rooms: Vec<RoomView>,
    /// Completed connections that block damage, for diamond, cross and moon.
    pub blocks: [u16; 3],
    /// How much less damage its owner takes from every Disaster.
    pub less: u16,
    /// Active treasure.
    pub treasure: u16,
    /// Rooms, the Throne Room not counted.
    pub room_count: u16,
    /// Completed connections, as they break ties.
    pub connections: u16,
}

/// A Disaster that is being dealt with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunningView {
    /// The card.
    pub card: CardId,
    /// Its X.
    pub x: u8,
    /// What it does to each castle that stood when it was played.
    pub sums: Vec<SumView>,
}

/// What the running Disaster does to a castle, as it was fixed before the first room was lost [D7.10].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SumView {
    /// Whose castle.
    pub seat: Seat,
    /// Damage for diamond, cross and moon before anything helps.
    pub dealt: [u16; 3],
    /// What completed connections block of it.
    pub blocked: [u16; 3],
    /// By how much the rest is reduced at most.
    pub less: u16,
    /// How many rooms the damage costs.
    pub due: u16,
    /// How many rooms have been lost to it.
    pub lost: u8,
    /// How many are still to be lost to it.
    pub left: u8,
    /// How many are to be sacrificed to its text.
    pub sacrifice: u8,
}

/// A card in a castle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoomView {
    /// The card.
    pub card: CardId,
    /// Its column, growing to the right.
    pub x: i16,
    /// Its row, growing downwards.
    pub y: i16,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// What it shows up, right, down, left.
    pub sides: [SideView; 4],
    /// Whether its text and treasure hold.
    pub active: bool,
    /// Whether it is an outer room.
    pub outer: bool,
    /// For a link: whether it is spent.
    pub spent: bool,
    /// For a Throne Room: whether its text lies up.
    pub text_up: bool,
}

/// One side of a card as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// `diamond`, `cross`, `moon`, `any`, or `wall`.
    pub symbol: &'static str,
    /// Whether it is golden.
    pub golden: bool,
    /// Whether it is connected.
    pub connected: bool,
    /// Whether the connection is completed.
    pub completed: bool,
}

fn cards(set: CardSet) -> Vec<CardId> {
    set.into_iter().map(CardId).collect()
}

fn by_seat(cards: &[Option<CardId>; 5]) -> Vec<(Seat, CardId)> {
    (0..5).map(Seat).filter_map(|seat| cards[seat.index()].map(|card| (seat, card))).collect()
}

impl Disastles {
    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        let castles = if self.together() { 1 } else { self.seats };
        let sees_looked = !self.looked.is_empty() && viewer.knows(self.looker);
        let known = match viewer {
            Viewer::Seat(seat) => self.known_to(seat),
            Viewer::Public | Viewer::All => 0,
        };
        let stack = self.looked.iter().rev().chain(self.deck.iter().rev()).take(known);
        let shown_apart = if sees_looked { self.looked.len() } else { 0 };
        View {
            choices: self.choices,
            seats: self.seats,
            round: self.round,
            turn: self.turn,
            first: self.first,
            had: self.had,
            backwards: self.backwards,
            castles: (0..castles).map(|castle| self.castle_view(castle)).collect(),
            shop: self.shop.to_vec(),
            closed: self.closed,
            larger: self.larger,
            deck: self.deck.len() as u8 + self.looked.len() as u8,
            safe: self.safe,
            known: stack.skip(shown_apart).copied().collect(),
            discard: self.discard.to_vec(),
            ruin: self.ruin.to_vec(),
            left: self.left,
            seen: self.seen.iter().collect(),
            row: self.row.to_vec(),
            running: self.running(),
            hand_sizes: (0..usize::from(self.seats))
                .map(|seat| self.hands[seat].len() as u8)
                .collect(),
            hands: (0..self.seats)
                .map(Seat)
                .filter(|&seat| viewer.knows(seat) && !self.hands[seat.index()].is_empty())
                .map(|seat| (seat, cards(self.hands[seat.index()])))
                .collect(),
            looked: if sees_looked {
                self.looked.iter().rev().copied().collect()
            } else {
                Vec::new()
            },
            looking: self.looked.len() as u8,
            held: self.held,
            aside: self.aside.to_vec(),
            lifted: cards(self.lifted),
            picked: by_seat(&self.picked),
            gifts: by_seat(&self.gifts),
            turns: self.put_down_anew().map(|card| (card, self.spots[card.index()].turn)).collect(),
            ready: cards(self.ready),
            chain: self.chain,
            asked: match deckhand_kernel::Game::status(self) {
                Status::Asking(seats) => seats,
                Status::Over(_) => Seats::NONE,
            },
            outcome: self.outcome,
            score_halves: self.together().then(|| self.score_halves()),
        }
    }

    /// Cards that lie in no castle for the moment and keep their turn.
    fn put_down_anew(&self) -> impl Iterator<Item = CardId> {
        let lying = self.castles.iter().fold(CardSet::NONE, |all, &castle| all | castle);
        let lifted = (self.lifted - lying).into_iter().map(CardId);
        self.held.into_iter().chain(lifted).chain(self.gifts.iter().flatten().copied())
    }

    fn running(&self) -> Option<RunningView> {
        let toll = self.tolls.innermost().filter(|_| self.agenda.contains(&Frame::Survivors))?;
        // What lies below belongs to a Disaster that was interrupted.
        let own = || self.agenda.iter().rev().take_while(|it| !matches!(it, Frame::Resume(..)));
        let owed = |castle: Castle, kind: bool| {
            own()
                .map(|frame| match *frame {
                    Frame::Lose(of, left, sacrifice) if of == castle && sacrifice == kind => left,
                    Frame::Ask(seat, Ask::Lose(left, sacrifice))
                        if self.castle_of(seat) == castle && sacrifice == kind =>
                    {
                        left
                    }
                    _ => 0,
                })
                .sum()
        };
        let sums = (0..5).zip(&toll.sums).filter_map(|(castle, sum)| {
            let sum = sum.as_ref()?;
            Some(SumView {
                seat: self.player_of(castle),
                dealt: sum.dealt,
                blocked: sum.blocked,
                less: sum.less,
                due: sum.due(),
                lost: self.lost[usize::from(castle)],
                left: owed(castle, false),
                sacrifice: owed(castle, true),
            })
        });
        Some(RunningView { card: toll.card, x: toll.x, sums: sums.collect() })
    }

    fn castle_view(&self, castle: Castle) -> CastleView {
        let plan = self.plan(castle);
        let worth = self.worth(castle);
        let rooms = (0..plan.len)
            .map(|place| {
                let card = plan.card(place);
                let spot = self.spots[card.index()];
                let print = plan.print(place);
                let (connected, completed) = (plan.connected(place), plan.completed(place));
                RoomView {
                    card,
                    x: spot.at.x,
                    y: spot.at.y,
                    turn: spot.turn,
                    sides: core::array::from_fn(|side| SideView {
                        symbol: symbol_name(print.symbols[side]),
                        golden: print.gold >> side & 1 == 1,
                        connected: connected >> side & 1 == 1,
                        completed: completed >> side & 1 == 1,
                    }),
                    active: self.active.has(card.0),
                    outer: plan.is_outer(place),
                    spent: card.is_in(group::LINKS) && self.links[Self::link_index(card)].spent,
                    text_up: self.texts.has(card.0),
                }
            })
            .collect();
        CastleView {
            seat: self.player_of(castle),
            stands: self.stands(castle),
            rooms,
            blocks: worth.blocks,
            less: self.reduction(castle, &worth),
            treasure: worth.treasure,
            room_count: worth.rooms,
            connections: worth.connections(),
        }
    }
}

/// The name of a symbol in data and message ids.
pub(crate) fn symbol_name(symbols: u8) -> &'static str {
    match symbols {
        1 => "diamond",
        2 => "cross",
        4 => "moon",
        7 => "any",
        _ => "wall",
    }
}
