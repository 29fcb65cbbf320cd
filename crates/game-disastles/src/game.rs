//! The contract of the kernel, kept by [`Disastles`].

use crate::action::{Action, Cell, Into};
use crate::ask::{self, Ask};
use crate::cards::{ALL, CardId, Dangers, PLACEABLE, ROOMS};
use crate::event::Event;
use crate::flow::Frame;
use crate::plan::Spot;
use crate::rule;
use crate::setup::{Choices, Setup, Way, plain_disasters, seal};
use crate::state::{Disastles, LINKS, LinkMemory};
use crate::toll::Tolls;
use crate::view::View;
use crate::why;
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Viewer, Weight,
};
use deckhand_parts::{CardSet, List};

impl Disastles {
    /// An empty position: castles of a Throne Room each, nothing in deck, shop or pile. `thrones` are the numbers of the
    /// Throne Rooms from 0 to 9.
    pub(crate) fn empty(seats: u8, choices: Choices, thrones: &[u8]) -> Self {
        let castles = if choices.way.together() { 1 } else { seats };
        let mut state = Self {
            choices,
            seats,
            alive: Seats::first(castles),
            castles: [CardSet::NONE; 5],
            spots: [Spot::default(); PLACEABLE],
            texts: CardSet::NONE,
            active: CardSet::NONE,
            links: [LinkMemory::default(); LINKS],
            ready: CardSet::NONE,
            chain: 0,
            chaining: false,
            deck: List::new(),
            safe: 0,
            known: [0; 5],
            discard: List::new(),
            ruin: List::new(),
            unused: Dangers::NONE,
            shop: List::new(),
            hands: [CardSet::NONE; 5],
            looked: List::new(),
            looker: Seat(0),
            held: None,
            aside: List::new(),
            lifted: CardSet::NONE,
            picked: [None; 5],
            gifts: [None; 5],
            row: List::new(),
            played: 0,
            left: 0,
            seen: Dangers::NONE,
            added: 0,
            round: 0,
            first: Seat(0),
            turn: Seat(0),
            had: Seats::NONE,
            backwards: false,
            closed: false,
            larger: 0,
            shelter: [0; 5],
            lost: [0; 5],
            struck: Seats::NONE,
            stubborn: false,
            tolls: Tolls::default(),
            fallen: Seats::NONE,
            acted: false,
            walked: 0,
            starts: CardSet::NONE,
            extras: CardSet::NONE,
            agenda: List::new(),
            outcome: None,
        };
        for castle in 0..castles {
            let throne = ROOMS as u8 + thrones[usize::from(castle)];
            state.castles[usize::from(castle)].insert(throne);
            if choices.special_thrones {
                state.texts.insert(throne);
            }
        }
        state.active = state.texts;
        state
    }

    /// The cards that this seat can not tell apart are dealt anew.
    fn redeal(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        // The deck with the cards that are being looked at on top of it, from the bottom up; the seat knows the top ones.
        let mut stack: Vec<CardId> = self.deck.iter().chain(&*self.looked).copied().collect();
        let known = self.known_to(seat);
        let hidden = stack.len() - known;
        let mut rooms: Vec<CardId> = Vec::new();
        // Which Disasters are in the deck is hidden too; how many of each kind is not, nor whether the Seal is, nor those
        // that were seen going back.
        let (mut dangers, mut plain, mut dire) = (Vec::new(), Vec::new(), Vec::new());
        for &card in &stack[..hidden] {
            if !card.is_disaster() {
                rooms.push(card);
            } else if card == seal() || self.seen.has(card) {
                dangers.push(card);
            } else if card.is_catastrophe() {
                dire.push(card);
            } else {
                plain.push(card);
            }
        }
        for other in (0..5).filter(|&other| other != seat.index()) {
            rooms.extend(self.hands[other].into_iter().map(CardId));
        }
        let pool = self.choices.catastrophe_pool();
        let mut table = Table::<Event>::silent(dealer);
        for (kind, catastrophes) in [(&mut plain, false), (&mut dire, true)] {
            let inside = kind.len();
            kind.extend(self.unused.iter().filter(|card| {
                card.is_catastrophe() == catastrophes && (!catastrophes || pool.contains(card))
            }));
            // Sorted first, so that the result depends on what the seat knows and on the dealer alone.
            kind.sort_unstable();
            table.shuffle(kind);
            for (at, &card) in kind.iter().enumerate() {
                if at < inside {
                    self.unused.remove(card);
                    dangers.push(card);
                } else {
                    self.unused.insert(card);
                }
            }
        }
        dangers.sort_unstable();
        rooms.sort_unstable();
        table.shuffle(&mut rooms);
        // The top cards that everybody knows to be rooms stay rooms; Disasters lie anywhere below.
        let safe = usize::from(self.safe).saturating_sub(known).min(hidden);
        let mut order: Vec<CardId> = dangers;
        while order.len() < hidden - safe {
            order.extend(rooms.pop());
        }
        table.shuffle(&mut order);
        while order.len() < hidden {
            order.extend(rooms.pop());
        }
        stack[..hidden].copy_from_slice(&order);
        let looked = stack.split_off(self.deck.len());
        self.deck = stack.into_iter().collect();
        self.looked = looked.into_iter().collect();
        for other in (0..5).filter(|&other| other != seat.index()) {
            let size = self.hands[other].len();
            self.hands[other] = (0..size).filter_map(|_| rooms.pop()).map(|card| card.0).collect();
        }
    }
}

impl Game for Disastles {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let choices = setup.choices;
        let mut thrones: [u8; 10] = core::array::from_fn(|throne| throne as u8);
        if choices.special_thrones {
            table.shuffle(&mut thrones); // [D1.2]
        }
        let mut state = Self::empty(setup.seats, choices, &thrones);
        let mut rooms: Vec<CardId> = (0..ROOMS as u8).map(CardId).collect();
        table.shuffle(&mut rooms);
        if choices.way == Way::Hands {
            for seat in 0..usize::from(setup.seats) {
                state.hands[seat] = rooms.drain(rooms.len() - 2..).map(|card| card.0).collect(); // [D12.1]
            }
        }
        let safe = rooms.split_off(rooms.len() - usize::from(choices.safe_cards)); // [D1.3]
        let mut plain = plain_disasters();
        table.shuffle(&mut plain);
        let mut dire = choices.catastrophe_pool();
        table.shuffle(&mut dire);
        let random = usize::from(choices.catastrophes) - usize::from(choices.seal);
        let mut dangers: Vec<CardId> = plain[..usize::from(choices.disasters)].to_vec(); // [D1.4]
        dangers.extend(&dire[..random]); // [D1.5]
        if choices.seal {
            dangers.push(seal());
        }
        state.unused = Dangers::all();
        dangers.iter().for_each(|&card| state.unused.remove(card));
        state.left = dangers.len() as u8;
        rooms.extend(dangers);
        table.shuffle(&mut rooms);
        state.deck = rooms.into_iter().chain(safe).collect();
        state.safe = choices.safe_cards;
        state.first = match choices.first_player {
            Some(first) => Seat(first),
            None => Seat(table.draw(u32::from(setup.seats)) as u8), // [D1.6]
        };
        let first = state.first;
        table.tell(rule::D1_6, || Event::Starts(first));
        state.agenda.push(Frame::Round);
        state.advance(table);
        Ok(state)
    }

    fn status(&self) -> Status {
        match (self.outcome, self.agenda.last()) {
            (Some(outcome), _) => Status::Over(outcome),
            (None, Some(Frame::Ask(seat, _))) => Status::Asking(Seats::one(*seat)),
            (None, _) => Status::Over(Outcome::Lost),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        match self.agenda.last() {
            Some(Frame::Ask(asked, ask)) if *asked == seat && self.outcome.is_none() => Some(*ask),
            _ => None,
        }
    }

    fn ask_rule(&self, ask: Ask) -> RuleId {
        ask.rule()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(ask) = self.ask(seat) else { return };
        ask::options(self, seat, ask, &mut ask::Offers::listed(out));
    }

    fn apply(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        let Some(ask) = self.ask(seat) else { return };
        self.agenda.pop();
        ask::answer(self, seat, ask, action, table);
        self.advance(table);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.outcome.is_some() {
            return Some(Refusal { rule: rule::D8_1, because: Msg::new("refuse-over") });
        }
        let Some(ask) = self.ask(seat) else {
            return Some(Refusal {
                rule: rule::D3_2,
                because: Msg::new("refuse-not-asked").with("seat", seat),
            });
        };
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(&action) { None } else { Some(why::reason(self, seat, ask, action)) }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut twin = self.clone();
        twin.redeal(seat, dealer);
        twin
    }

    fn picks(&self, seat: Seat, action: Action) -> Vec<Pick> {
        let castle = match action {
            Action::Build { into: Into::Castle(other), .. } => Some(other),
            Action::Move { card, .. } => self.castle_with(card).map(Seat),
            _ => Some(Seat(self.castle_of(seat))),
        };
        action.picks(castle)
    }

    fn weight(&self, seat: Seat, action: Action) -> Weight {
        let castle = self.castle_of(seat);
        match action {
            Action::Pass => Weight::Soft,
            Action::Build { into: Into::Castle(_), .. } => Weight::Soft,
            Action::Discard(card)
                if self.castle_with(card) == Some(castle) && self.active.has(card.0) =>
            {
                Weight::Soft
            }
            Action::Flip => Weight::Heavy,
            _ => Weight::Plain,
        }
    }

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.round))
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        let number = |card: u8| u16::from(CardId(card).card().number);
        let castle = self.castles[usize::from(self.castle_of(seat))];
        out.extend(self.hands[seat.index()].into_iter().map(number).map(Holding::hand));
        out.extend(castle.into_iter().map(number).map(Holding::play));
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.standing_of(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.soundness()
    }

    fn at_rest(&self) -> bool {
        let turn = self.turn;
        self.outcome.is_none()
            && *self.agenda == [Frame::NextTurn, Frame::EndTurn(turn), Frame::Ask(turn, Ask::Main)]
            && self.row.is_empty()
            && self.looked.is_empty()
            && self.aside.is_empty()
            && self.lifted.is_empty()
            && self.ready.is_empty()
            && !self.chaining
            && self.held.is_none()
            && self.gifts == [None; 5]
            && self.picked == [None; 5]
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Action {
        let card = |dealer: &mut dyn Dealer| {
            // Half of the time a card that lies in some castle or the shop, so that imagined answers come close.
            let near: Vec<u8> = self
                .castles
                .iter()
                .flat_map(|castle| *castle)
                .chain(self.shop.iter().map(|card| card.0))
                .collect();
            if dealer.draw(2) == 0 && !near.is_empty() {
                CardId(near[dealer.draw(near.len() as u32) as usize])
            } else {
                CardId(dealer.draw(ALL as u32) as u8)
            }
        };
        let cell = |dealer: &mut dyn Dealer| Cell {
            y: dealer.draw(9) as i16 - 4,
            x: dealer.draw(9) as i16 - 4,
        };
        let turn =
            |dealer: &mut dyn Dealer| if dealer.draw(3) == 0 { dealer.draw(4) as u8 } else { 0 };
        match dealer.draw(16) {
            0 => Action::Pass,
            1 => Action::Skip,
            2 => Action::Yes,
            3 => Action::Flip,
            4 => Action::Use(card(dealer)),
            5 => Action::Take(card(dealer)),
            6 => {
                let into = if dealer.draw(4) == 0 {
                    Into::Castle(Seat(dealer.draw(5) as u8))
                } else {
                    Into::Own
                };
                Action::Build { card: card(dealer), into, at: cell(dealer), turn: turn(dealer) }
            }
            7 => Action::Warp { card: card(dealer), room: card(dealer), turn: turn(dealer) },
            8 => Action::Move { card: card(dealer), to: cell(dealer), turn: turn(dealer) },
            9 => {
                let (one, other) = (card(dealer), card(dealer));
                Action::Swap {
                    a: one.min(other),
                    b: one.max(other),
                    turn_a: turn(dealer),
                    turn_b: turn(dealer),
                }
            }
            10 => Action::Turn { card: card(dealer), by: dealer.draw(4) as u8 },
            11 => Action::Discard(card(dealer)),
            12 => Action::Play(card(dealer)),
            13 => Action::Give(card(dealer)),
            14 => Action::Top(card(dealer)),
            _ => Action::Put(card(dealer)),
        }
    }
}
