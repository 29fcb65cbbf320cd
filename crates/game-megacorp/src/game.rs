//! The contract of the kernel, kept by [`Megacorp`].

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{ALL, CardId, Colour};
use crate::event::Event;
use crate::flow::Frame;
use crate::item::{Attack, Item, Payment};
use crate::rule;
use crate::setup::Setup;
use crate::state::{DECK, Id, Megacorp, NOBODY, Phase, Piece, Place, Player};
use crate::view::View;
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Thing, Viewer, Weight,
};
use deckhand_parts::List;

impl Megacorp {
    /// A position before anything has happened: the decks as they were stacked.
    pub(crate) fn empty(setup: &Setup) -> Self {
        let seats = setup.decks.len() as u8;
        let mut state = Self {
            choices: setup.choices,
            seats,
            players: [Player::default(); crate::setup::MOST as usize],
            pieces: Vec::with_capacity(DECK * setup.decks.len()),
            table: Vec::new(),
            turn: Seat(0),
            turns: 0,
            phase: Phase::Bid,
            bidders: 0,
            losing: 0,
            stack: List::new(),
            draft: Item::default(),
            payment: Payment::default(),
            attack: Attack::default(),
            effects: List::new(),
            pending: List::new(),
            passes: 0,
            next: Seat(0),
            acted: false,
            still: 0,
            counts: 0,
            agenda: List::new(),
            outcome: None,
        };
        for (seat, deck) in setup.decks.iter().enumerate() {
            let seat = Seat(seat as u8);
            let first = state.pieces.len();
            state.pieces.extend(deck.iter().map(|&card| Piece::new(card, seat)));
            for id in (first..state.pieces.len()).rev() {
                state.put_on_deck(seat, id as Id);
            }
        }
        state
    }

    /// The cards whose sentences wait or are being carried out.
    fn sources(&mut self) -> impl Iterator<Item = &mut Id> {
        let stack = self.stack.as_mut_slice().iter_mut().map(|item| &mut item.piece);
        let effects = self.effects.as_mut_slice().iter_mut().map(|effect| &mut effect.piece);
        stack
            .chain(effects)
            .chain(self.pending.as_mut_slice().iter_mut().map(|trigger| &mut trigger.piece))
    }

    /// The cards that a seat cannot tell apart are dealt anew: of each owner, those with the same back that it does not
    /// know, wherever they lie hidden.
    fn redeal(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        let mut table = Table::<Event>::silent(dealer);
        for owner in (0..self.seats).map(Seat) {
            for back in crate::cards::Back::ALL {
                let hidden: Vec<Id> = (0..self.pieces.len() as Id)
                    .filter(|&id| {
                        let piece = self.piece(id);
                        Self::owner(id) == owner
                            && piece.print().back() == back
                            && !crate::at::has(piece.known, seat)
                            && piece.place != Place::Gone
                    })
                    .collect();
                // What has been announced or set off is named to everybody, even if its card lies hidden by now.
                let waiting: Vec<Id> = self.sources().map(|source| *source).collect();
                let named = waiting.into_iter().filter(|id| hidden.contains(id));
                let named: Vec<(Id, CardId)> = named.map(|id| (id, self.card(id))).collect();
                let mut cards: Vec<CardId> = hidden.iter().map(|&id| self.card(id)).collect();
                cards.sort_unstable();
                table.shuffle(&mut cards);
                for (&id, card) in hidden.iter().zip(cards) {
                    self.piece_mut(id).card = card;
                }
                let moved: Vec<(Id, Id)> = named
                    .iter()
                    .filter_map(|&(old, card)| {
                        let now = hidden.iter().find(|&&id| self.card(id) == card);
                        now.map(|&now| (old, now))
                    })
                    .collect();
                for source in self.sources() {
                    if let Some(&(_, now)) = moved.iter().find(|(old, _)| old == source) {
                        *source = now;
                    }
                }
            }
        }
        for seat in (0..self.seats).map(Seat) {
            let mut hand: Vec<Id> = self.player(seat).hand.iter().copied().collect();
            hand.sort_unstable_by_key(|&id| (self.card(id), id));
            let slots = self.player_mut(seat).hand.as_mut_slice();
            slots.copy_from_slice(&hand);
        }
    }

    /// What must always be so, for the laws.
    fn soundness(&self) -> Result<(), String> {
        let mut seen = alloc::vec![0u8; self.pieces.len()];
        let mut see = |id: Id, place: Place| -> Result<(), String> {
            if self.piece(id).place != place {
                return Err(format!("piece {id} is listed at {place:?}: {:?}", self.piece(id)));
            }
            seen[usize::from(id)] += 1;
            Ok(())
        };
        for seat in (0..self.seats).map(Seat) {
            let player = self.player(seat);
            for (pile, place) in [(player.deck, Place::Deck), (player.market, Place::Market)] {
                let mut count = 0;
                for id in self.pile(pile) {
                    see(id, place)?;
                    count += 1;
                    if count > self.pieces.len() {
                        return Err(format!("the pile of {seat:?} has no end"));
                    }
                }
                if count != usize::from(pile.size) {
                    return Err(format!("the pile of {seat:?} has {count}, not {}", pile.size));
                }
            }
            for &id in player.hand.iter() {
                see(id, Place::Hand)?;
            }
            let board = self.all().filter(|&id| self.piece(id).seat() == seat).count();
            if board != usize::from(player.board) {
                return Err(format!("{seat:?} controls {board} cards, not {}", player.board));
            }
        }
        for id in self.all() {
            see(id, Place::Play)?;
            let host = self.piece(id).host;
            if host != NOBODY && !self.in_play(host) {
                return Err(format!("the host of {id} is not in play"));
            }
        }
        if self.table.windows(2).any(|two| self.piece(two[0]).at >= self.piece(two[1]).at) {
            return Err("places are not in order".into());
        }
        for (id, &times) in seen.iter().enumerate() {
            let piece = &self.pieces[id];
            let listed = !matches!(piece.place, Place::Pending | Place::Gone);
            let aside = self.effects.iter().any(|effect| effect.aside.contains(&(id as Id)));
            if times != u8::from(listed && !aside) {
                return Err(format!("piece {id} is in {times} places: {piece:?}"));
            }
        }
        Ok(())
    }
}

impl Game for Megacorp {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let mut state = Self::empty(setup);
        state.open(table);
        state.advance(table);
        Ok(state)
    }

    fn status(&self) -> Status {
        match (self.outcome, self.agenda.last()) {
            (Some(outcome), _) => Status::Over(outcome),
            (None, Some(&Frame::Ask(seat, _))) => Status::Asking(Seats::one(seat)),
            (None, Some(Frame::Bidding)) => Status::Asking(
                (0..self.seats).map(Seat).filter(|&seat| self.owes_bid(seat)).collect(),
            ),
            _ => Status::Over(Outcome::Drawn(Seats::first(self.seats))),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.question(seat)
    }

    fn ask_rule(&self, ask: Ask) -> RuleId {
        ask.rule()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(ask) = self.question(seat) {
            self.options(seat, ask, out);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        let Some(ask) = self.question(seat) else { return };
        self.answer(seat, ask, action, table);
        self.advance(table);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.outcome.is_some() {
            return Some(Refusal { rule: rule::M17_2, because: Msg::new("refuse-over") });
        }
        let Some(ask) = self.question(seat) else {
            return Some(crate::why::not_asked(self, seat));
        };
        let mut legal = Vec::new();
        self.options(seat, ask, &mut legal);
        if legal.contains(&action) {
            None
        } else {
            Some(crate::why::reason(self, seat, ask, action))
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut twin = self.clone();
        if twin.outcome.is_none() {
            twin.redeal(seat, dealer);
        }
        twin
    }

    fn picks(&self, _seat: Seat, action: Action) -> Vec<Pick> {
        let mut picks = Vec::with_capacity(4);
        picks.push(Pick::verb(action.verb()));
        let card = |card: CardId| Pick::new("card", Thing::Card(u16::from(card.0) + 1));
        let place = |at: At| Pick::new("place", Thing::Slot(format!("{at}").into()));
        let target = |at: At| Pick::new("target", Thing::Slot(format!("{at}").into()));
        let number = |number: u8| Pick::new("number", Thing::Number(i32::from(number)));
        let player = |seat: Seat| Pick::new("seat", Thing::Seat(seat));
        let colour = |kind: Option<Colour>| {
            Pick::new("colour", Thing::Option(kind.map_or("any", Colour::name).into()))
        };
        match action {
            Action::Bid(id) | Action::Buy(id) | Action::Choose(id) | Action::Under(id) => {
                picks.push(card(id));
            }
            Action::Use { at, sentence } => picks.extend([place(at), number(sentence)]),
            Action::Move { at, to } => picks.extend([place(at), player(to)]),
            Action::Attack(at)
            | Action::Pick(at)
            | Action::Reinvest(at)
            | Action::Block(at)
            | Action::TakeFor(at) => picks.push(place(at)),
            Action::Aim { colour: kind, at } => picks.extend([colour(Some(kind)), target(at)]),
            Action::AimPlayer { colour: kind, seat }
            | Action::AimNetwork { colour: kind, seat } => {
                picks.extend([colour(Some(kind)), player(seat)]);
            }
            Action::Player(seat) | Action::Network(seat) => picks.push(player(seat)),
            Action::Spend(kind) => picks.push(colour(kind)),
            Action::Invest { card: id, kind } => picks.extend([card(id), colour(kind)]),
            Action::BlockFor { at, target: lane } => picks.extend([place(at), target(lane)]),
            Action::Number(count) => picks.push(number(count)),
            Action::Pass | Action::Enough | Action::Yes | Action::No | Action::Take => {}
        }
        picks
    }

    fn phrase(&self, seat: Seat, action: Action) -> Msg {
        self.phrased(seat, action)
    }

    fn pose(&self, seat: Seat, ask: Ask) -> Msg {
        self.posed(seat, ask)
    }

    fn weight(&self, _seat: Seat, action: Action) -> Weight {
        // An attack on one's own card is rarely meant, and so is one that deals nothing.
        let weak = |colour: Colour| self.output(self.attack.attacker, colour) == 0;
        let own = |at: At| self.find(at).is_some_and(|id| self.piece(id).seat() == self.turn);
        let soft = match action {
            _ if self.attack.attacker == NOBODY => false,
            Action::Aim { colour, at } => weak(colour) || own(at),
            Action::AimPlayer { colour, .. } | Action::AimNetwork { colour, .. } => weak(colour),
            _ => false,
        };
        if soft { Weight::Soft } else { Weight::Plain }
    }

    fn is_reply(&self, ask: Ask) -> bool {
        ask == Ask::Respond
    }

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.turns))
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        let own = self.pieces.iter().filter(|piece| piece.holder == seat.0);
        out.extend(own.filter_map(|piece| {
            let card = u16::from(piece.card.0) + 1;
            match piece.place {
                Place::Hand => Some(Holding::hand(card)),
                Place::Play | Place::Pending => Some(Holding::play(card)),
                Place::Deck | Place::Market | Place::Gone => None,
            }
        }));
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.worth(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.soundness()
    }

    fn at_rest(&self) -> bool {
        self.outcome.is_none()
            && *self.agenda == [Frame::Ask(self.turn, Ask::Main)]
            && self.stack.is_empty()
            && self.effects.is_empty()
            && self.pending.is_empty()
            && self.draft == Item::default()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Action {
        let hands: Vec<CardId> = (0..self.seats)
            .flat_map(|seat| self.player(Seat(seat)).hand.iter().map(|&id| self.card(id)))
            .collect();
        let card = |dealer: &mut dyn Dealer| {
            if hands.is_empty() || dealer.draw(3) == 0 {
                CardId(dealer.draw(ALL as u32) as u8)
            } else {
                hands[dealer.draw(hands.len() as u32) as usize]
            }
        };
        let at = |dealer: &mut dyn Dealer| {
            if self.table.is_empty() || dealer.draw(4) == 0 {
                At { network: dealer.draw(9) as u8, place: 1 + dealer.draw(9) as u8 }
            } else {
                self.piece(self.table[dealer.draw(self.table.len() as u32) as usize]).at
            }
        };
        let seat =
            |dealer: &mut dyn Dealer| Seat(dealer.draw(u32::from(self.seats) + 1).min(8) as u8);
        let colour = |dealer: &mut dyn Dealer| Colour::ALL[dealer.draw(4) as usize];
        let kind = |dealer: &mut dyn Dealer| crate::state::colour_of(dealer.draw(5) as usize);
        match dealer.draw(25) {
            0 => Action::Pass,
            1 => Action::Enough,
            2 => Action::Yes,
            3 => Action::No,
            4 => Action::Bid(card(dealer)),
            5 => Action::Buy(card(dealer)),
            6 => Action::Use { at: at(dealer), sentence: 1 + dealer.draw(2) as u8 },
            7 => Action::Move { at: at(dealer), to: seat(dealer) },
            8 => Action::Attack(at(dealer)),
            9 => Action::Aim { colour: colour(dealer), at: at(dealer) },
            10 => Action::AimPlayer { colour: colour(dealer), seat: seat(dealer) },
            11 => Action::AimNetwork { colour: colour(dealer), seat: seat(dealer) },
            12 => Action::Pick(at(dealer)),
            13 => Action::Player(seat(dealer)),
            14 => Action::Network(seat(dealer)),
            15 => Action::Spend(kind(dealer)),
            16 => Action::Invest { card: card(dealer), kind: kind(dealer) },
            17 => Action::Reinvest(at(dealer)),
            18 => Action::Block(at(dealer)),
            19 => Action::BlockFor { at: at(dealer), target: at(dealer) },
            20 => Action::Take,
            21 => Action::TakeFor(at(dealer)),
            22 => Action::Number(dealer.draw(5) as u8),
            23 => Action::Choose(card(dealer)),
            _ => Action::Under(card(dealer)),
        }
    }
}
