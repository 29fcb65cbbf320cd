//! Bids: five prizes, and for each one all seats lay down a card at the same time, unseen. The highest takes it.
//!
//! The game exists to try laws on: several seats are asked at once, answers stay sealed until all are in, hands and the
//! deck are hidden, a die is rolled and cards are drawn between the questions.

mod book;
mod title;

use crate::notation::{check_mode, number_after, unreadable};
use alloc::{format, string::String, vec, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Redact, Refusal, RuleId, Seat, Seats, SetupError,
    Status, Table, Thing, Title, Viewer, Words,
};
use deckhand_parts::List;
use serde::{Deserialize, Serialize};

use book::{BIDDING, CARDS, DRAWING, END, PRIZE, SHOWING};

/// Cards are numbered from 1 to this.
pub const HIGHEST: u8 = 20;
/// Cards dealt to each seat.
const HAND: usize = 3;
/// Prizes in a game.
const ROUNDS: u8 = 5;
/// Most seats.
const SEATS: usize = 4;

/// A position of Bids.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bids {
    seats: u8,
    /// Counted from 1; one more than [`ROUNDS`] when the game is over.
    round: u8,
    worth: u8,
    points: [u8; SEATS],
    /// In ascending order. A card that is laid down stays here until it is shown.
    hands: [List<u8, HAND>; SEATS],
    /// The next card at the end.
    deck: List<u8, 20>,
    discards: List<u8, 20>,
    sealed: [Option<Bid>; SEATS],
}

/// What a game of Bids is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidsSetup {
    /// Number of seats, 2 to 4.
    pub seats: u8,
}

/// What is laid down for the prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BidsAsk {
    /// Points that the prize is worth.
    pub worth: u8,
}

/// What a seat lays down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Bid {
    /// A card of the hand.
    Card(u8),
    /// Nothing.
    Fold,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum BidsEvent {
    /// A prize worth this many points lies out.
    Prize(u8),
    /// A seat drew a card, which only it sees.
    Drew(Seat, Option<u8>),
    /// A seat laid down its bid, which only it sees.
    Sealed(Seat, Option<Bid>),
    /// A bid is shown.
    Shown(Seat, Bid),
    /// A seat takes the prize.
    Scored(Seat, u8),
    /// Nobody bid.
    Nobody,
}

/// A bid on the table as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Laid {
    /// None yet.
    Nothing,
    /// One lies there, face down.
    FaceDown,
    /// The viewer's own, or one that the viewer may see.
    Known(Bid),
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BidsView {
    /// Which prize it is, counted from 1.
    pub round: u8,
    /// What it is worth.
    pub worth: u8,
    /// Points of each seat.
    pub points: Vec<u8>,
    /// Number of cards of each seat.
    pub hand_sizes: Vec<usize>,
    /// The cards of each seat whose cards the viewer may see.
    pub hands: Vec<Option<Vec<u8>>>,
    /// The bid of each seat.
    pub laid: Vec<Laid>,
    /// Number of cards in the deck.
    pub deck: usize,
    /// Cards that were shown.
    pub discards: Vec<u8>,
}

impl Bids {
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seats).iter()
    }

    fn is_over(&self) -> bool {
        self.round > ROUNDS
    }

    fn is_asked(&self, seat: Seat) -> bool {
        !self.is_over() && seat.0 < self.seats && self.sealed[seat.index()].is_none()
    }

    /// [B5] Draws a card, if there is one.
    fn draw(&mut self, rule: RuleId, seat: Seat, table: &mut Table<'_, BidsEvent>) {
        let Some(card) = self.deck.pop() else { return };
        let hand = &mut self.hands[seat.index()];
        let at = hand.partition_point(|&other| other < card);
        hand.insert(at, card);
        table.learn();
        table.tell(rule, || BidsEvent::Drew(seat, Some(card)));
    }

    /// [B2] A prize is laid out.
    fn lay_out_prize(&mut self, table: &mut Table<'_, BidsEvent>) {
        self.worth = table.roll(3);
        let worth = self.worth;
        table.tell(PRIZE, || BidsEvent::Prize(worth));
    }

    /// [B4] All bids are shown, the highest takes the prize, and who bid a card draws one.
    fn show_bids(&mut self, table: &mut Table<'_, BidsEvent>) {
        table.learn();
        let mut highest: Option<(u8, Seat)> = None;
        let mut drawing = Seats::NONE;
        for seat in self.all_seats() {
            let bid = self.sealed[seat.index()].take().unwrap_or(Bid::Fold);
            table.tell(SHOWING, || BidsEvent::Shown(seat, bid));
            if let Bid::Card(card) = bid {
                self.hands[seat.index()] =
                    self.hands[seat.index()].iter().copied().filter(|&held| held != card).collect();
                self.discards.push(card);
                highest = highest.max(Some((card, seat)));
                drawing.insert(seat);
            }
        }
        match highest {
            Some((_, seat)) => {
                self.points[seat.index()] += self.worth;
                table.tell(SHOWING, || BidsEvent::Scored(seat, self.worth));
            }
            None => table.tell(SHOWING, || BidsEvent::Nobody),
        }
        for seat in drawing.iter() {
            self.draw(DRAWING, seat, table);
        }
    }

    fn leaders(&self) -> Seats {
        let best = self.points.iter().max();
        self.all_seats().filter(|seat| Some(&self.points[seat.index()]) == best).collect()
    }
}

impl Game for Bids {
    type Setup = BidsSetup;
    type Ask = BidsAsk;
    type Action = Bid;
    type Event = BidsEvent;
    type View = BidsView;

    fn deal(setup: &BidsSetup, table: &mut Table<'_, BidsEvent>) -> Result<Self, SetupError> {
        check_mode(Self::MODES, "bids", setup.seats)?;
        let mut deck: List<u8, 20> = (1..=HIGHEST).collect();
        table.shuffle(deck.as_mut_slice());
        let mut game = Self {
            seats: setup.seats,
            round: 1,
            worth: 0,
            points: [0; SEATS],
            hands: Default::default(),
            deck,
            discards: List::new(),
            sealed: [None; SEATS],
        };
        for seat in game.all_seats() {
            for _ in 0..HAND {
                game.draw(CARDS, seat, table);
            }
        }
        game.lay_out_prize(table);
        Ok(game)
    }

    fn status(&self) -> Status {
        if self.is_over() {
            let leaders = self.leaders();
            let outcome = if leaders.len() == 1 { Outcome::Won } else { Outcome::Drawn };
            return Status::Over(outcome(leaders));
        }
        Status::Asking(self.all_seats().filter(|&seat| self.is_asked(seat)).collect())
    }

    fn ask(&self, seat: Seat) -> Option<BidsAsk> {
        self.is_asked(seat).then_some(BidsAsk { worth: self.worth })
    }

    fn ask_rule(&self, _ask: BidsAsk) -> RuleId {
        BIDDING
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        if self.is_asked(seat) {
            out.extend(self.hands[seat.index()].iter().map(|&card| Bid::Card(card)));
            out.push(Bid::Fold);
        }
    }

    fn apply(&mut self, seat: Seat, action: Bid, table: &mut Table<'_, BidsEvent>) {
        self.sealed[seat.index()] = Some(action);
        table.tell(BIDDING, || BidsEvent::Sealed(seat, Some(action)));
        if self.all_seats().any(|seat| self.is_asked(seat)) {
            return;
        }
        self.show_bids(table);
        self.round += 1;
        if !self.is_over() {
            self.lay_out_prize(table);
        }
    }

    fn why_not(&self, seat: Seat, action: Bid) -> Option<Refusal> {
        if self.is_over() {
            return Some(Refusal { rule: END, because: Msg::new("toy-over") });
        }
        if !self.is_asked(seat) {
            let because = Msg::new("bids-already").with("seat", seat);
            return Some(Refusal { rule: BIDDING, because });
        }
        match action {
            Bid::Card(card) if !self.hands[seat.index()].contains(&card) => {
                let because = Msg::new("bids-not-in-hand").with("seat", seat);
                Some(Refusal { rule: BIDDING, because: because.with("card", card_name(card)) })
            }
            Bid::Card(_) | Bid::Fold => None,
        }
    }

    fn view(&self, viewer: Viewer) -> BidsView {
        let each = || self.all_seats().map(Seat::index);
        BidsView {
            round: self.round,
            worth: self.worth,
            points: each().map(|seat| self.points[seat]).collect(),
            hand_sizes: each().map(|seat| self.hands[seat].len()).collect(),
            hands: self
                .all_seats()
                .map(|seat| viewer.knows(seat).then(|| self.hands[seat.index()].to_vec()))
                .collect(),
            laid: self
                .all_seats()
                .map(|seat| match self.sealed[seat.index()] {
                    None => Laid::Nothing,
                    Some(bid) if viewer.knows(seat) => Laid::Known(bid),
                    Some(_) => Laid::FaceDown,
                })
                .collect(),
            deck: self.deck.len(),
            discards: self.discards.to_vec(),
        }
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut table: Table<'_, BidsEvent> = Table::silent(dealer);
        let others: Vec<usize> =
            self.all_seats().filter(|&other| other != seat).map(Seat::index).collect();
        let hidden = others.iter().flat_map(|&other| self.hands[other].iter());
        let mut unseen: Vec<u8> = hidden.chain(self.deck.iter()).copied().collect();
        // Sorted first, so that the sample depends on what the seat knows and on nothing else.
        unseen.sort_unstable();
        table.shuffle(&mut unseen);
        let mut game = self.clone();
        for other in others {
            let mut hand = unseen.split_off(unseen.len() - self.hands[other].len());
            hand.sort_unstable();
            game.hands[other] = hand.iter().copied().collect();
            if self.sealed[other].is_some() {
                let laid = hand.get(table.draw(hand.len() as u32 + 1) as usize);
                game.sealed[other] = Some(laid.map_or(Bid::Fold, |&card| Bid::Card(card)));
            }
        }
        game.deck = unseen.into_iter().collect();
        game
    }

    fn picks(&self, _seat: Seat, action: Bid) -> Vec<Pick> {
        match action {
            Bid::Card(card) => {
                vec![Pick::verb("bid"), Pick::new("card", Thing::Card(u16::from(card)))]
            }
            Bid::Fold => vec![Pick::verb("fold")],
        }
    }

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.round.min(ROUNDS)))
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        out.extend(self.hands[seat.index()].iter().map(|&card| Holding::hand(u16::from(card))));
    }

    /// Points in hundredths, a little for the cards held, and what a bid laid down may bring against even odds.
    fn standing(&self, seat: Seat) -> i64 {
        const PIP: i64 = 3;
        let held: i64 = self.hands[seat.index()].iter().map(|&card| i64::from(card)).sum();
        let hope = match self.sealed[seat.index()] {
            Some(Bid::Card(card)) => {
                let (card, highest) = (i64::from(card), i64::from(HIGHEST));
                let others = u32::from(self.seats - 1);
                let prize = 100 * i64::from(self.worth) * card.pow(others) / highest.pow(others);
                prize + PIP * (highest / 2 - card)
            }
            Some(Bid::Fold) | None => 0,
        };
        100 * i64::from(self.points[seat.index()]) + PIP * held + hope
    }

    fn check(&self) -> Result<(), String> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let mut cards: Vec<u8> =
            hands.chain(self.deck.iter()).chain(self.discards.iter()).copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(1..=HIGHEST) {
            return Err(format!("not every card exactly once: {cards:?}"));
        }
        for seat in 0..SEATS {
            if !self.hands[seat].is_sorted() {
                return Err(format!("hand {seat} is not in order"));
            }
            match self.sealed[seat] {
                Some(Bid::Card(card)) if !self.hands[seat].contains(&card) => {
                    return Err(format!("seat {seat} laid down {card} and does not hold it"));
                }
                _ => {}
            }
        }
        if (1..=3).contains(&self.worth) { Ok(()) } else { Err("no such prize".into()) }
    }

    /// Never while several seats are asked: then no seat has a turn of its own.
    fn at_rest(&self) -> bool {
        false
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Bid {
        match dealer.draw(u32::from(HIGHEST) + 1) as u8 {
            0 => Bid::Fold,
            card => Bid::Card(card),
        }
    }
}

fn card_name(card: u8) -> Msg {
    Msg::new("bids-card").with("card", card)
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "bid {card}"),
            Self::Fold => f.write_str("fold"),
        }
    }
}

impl FromStr for Bid {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        if text == "fold" {
            return Ok(Self::Fold);
        }
        number_after("bid", text)
            .filter(|card| (1..=HIGHEST).contains(card))
            .map(Self::Card)
            .ok_or_else(|| unreadable(text, "bid 7"))
    }
}

impl Words for BidsAsk {
    fn words(&self) -> Msg {
        Msg::new("bids-ask").with("worth", self.worth)
    }
}

impl Words for Bid {
    fn words(&self) -> Msg {
        match *self {
            Self::Card(card) => Msg::new("bids-bid").with("card", card_name(card)),
            Self::Fold => Msg::new("bids-fold"),
        }
    }
}

impl Words for BidsEvent {
    fn words(&self) -> Msg {
        let say = |id, seat: Seat| Msg::new(id).with("seat", seat);
        match *self {
            Self::Prize(worth) => Msg::new("bids-prize").with("worth", worth),
            Self::Drew(seat, None) => say("bids-drew", seat),
            Self::Drew(seat, Some(card)) => {
                say("bids-drew-card", seat).with("card", card_name(card))
            }
            Self::Sealed(seat, None) => say("bids-sealed", seat),
            Self::Sealed(seat, Some(Bid::Fold)) => say("bids-sealed-fold", seat),
            Self::Sealed(seat, Some(Bid::Card(card))) => {
                say("bids-sealed-bid", seat).with("card", card_name(card))
            }
            Self::Shown(seat, Bid::Fold) => say("bids-folded", seat),
            Self::Shown(seat, Bid::Card(card)) => {
                say("bids-shown", seat).with("card", card_name(card))
            }
            Self::Scored(seat, worth) => say("bids-scored", seat).with("worth", worth),
            Self::Nobody => Msg::new("bids-nobody"),
        }
    }
}

impl Redact for BidsEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew(seat, card) => Self::Drew(seat, card.filter(|_| viewer.knows(seat))),
            Self::Sealed(seat, bid) => Self::Sealed(seat, bid.filter(|_| viewer.knows(seat))),
            Self::Prize(_) | Self::Shown(..) | Self::Scored(..) | Self::Nobody => self.clone(),
        })
    }
}
