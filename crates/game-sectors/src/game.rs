//! The contract of the kernel, kept by [`Sectors`].

use crate::action::Action;
use crate::ask::Ask;
use crate::at::{At, SLOTS};
use crate::cards::{ALL, CardId, Faction, MODULES, NONE, PROGRAMS, RED_YIELD, Sector};
use crate::event::Event;
use crate::flow::Frame;
use crate::rule;
use crate::setup::Setup;
use crate::state::{Sectors, Slot, other};
use crate::view::View;
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Thing, Viewer, Words,
};
use deckhand_parts::{CardSet, List};

impl Sectors {
    /// A position before anything has happened.
    pub(crate) fn empty(setup: &Setup) -> Self {
        Self {
            choices: setup.choices,
            start: Seat(0),
            turn: Seat(0),
            round: 0,
            main: false,
            passed: [false; 2],
            factions: [0; 2],
            unlocked: [0; 2],
            used: [0; 2],
            spent: CardSet::NONE,
            returned: CardSet::NONE,
            tritoro: 0,
            slots: [Slot::default(); SLOTS],
            hands: [CardSet::NONE; 2],
            memories: [CardSet::NONE; 2],
            piles: [List::new(); 2],
            sunk: [0; 2],
            saved: 0,
            trashes: [List::new(); 2],
            bins: [CardSet::NONE; 2],
            known: CardSet::NONE,
            market: [NONE; 3],
            modules: List::new(),
            scrap: CardSet::NONE,
            coins: [0; 2],
            disks: [[0; 3]; 2],
            order: List::new(),
            ended: CardSet::NONE,
            jobs: List::new(),
            effects: List::new(),
            pending: List::new(),
            agenda: List::new(),
            outcome: None,
        }
    }

    /// The cards that a seat cannot tell apart are dealt anew: those of the other player's hand, memory, draw pile and
    /// BOTs that it does not know, the order of its own draw pile and of the modules.
    fn redeal(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        let foe = other(seat).index();
        let mut table = Table::<Event>::silent(dealer);
        let known = self.known;
        let bottom = usize::from(self.sunk[foe]).min(self.piles[foe].len());
        let bots: Vec<At> = At::of(other(seat))
            .filter(|&at| self.slot(at).is_bot() && !self.slot(at).seen)
            .collect();
        let mut pool: Vec<u8> = (self.hands[foe] - known).into_iter().collect();
        pool.extend(self.memories[foe] - known);
        pool.extend(&self.piles[foe][bottom..]);
        pool.extend(bots.iter().map(|&at| self.slot(at).unit));
        pool.sort_unstable();
        table.shuffle(&mut pool);
        let mut next = pool.into_iter();
        let mut deal = |count: u32| -> CardSet { next.by_ref().take(count as usize).collect() };
        let hand = self.hands[foe];
        self.hands[foe] = (hand & known) | deal((hand - known).len());
        let memory = self.memories[foe];
        self.memories[foe] = (memory & known) | deal((memory - known).len());
        for at in bots {
            self.slot_mut(at).unit = next.next().unwrap_or(NONE);
        }
        for (place, card) in self.piles[foe].as_mut_slice()[bottom..].iter_mut().zip(next) {
            *place = card;
        }
        let own = seat.index();
        let bottom = usize::from(self.sunk[own]).min(self.piles[own].len());
        let pile = &mut self.piles[own].as_mut_slice()[bottom..];
        pile.sort_unstable();
        table.shuffle(pile);
        let modules = self.modules.as_mut_slice();
        modules.sort_unstable();
        table.shuffle(modules);
    }
}

impl Game for Sectors {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        let mut state = Self::empty(setup);
        state.open(table);
        state.advance(table);
        Ok(state)
    }

    fn status(&self) -> Status {
        match (self.outcome, self.agenda.last()) {
            (Some(outcome), _) => Status::Over(outcome),
            (None, Some(&Frame::Ask(seat, _))) => Status::Asking(Seats::one(seat)),
            _ => Status::Over(Outcome::Drawn(Seats::first(2))),
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
            return Some(Refusal { rule: rule::S9_3, because: Msg::new("refuse-over") });
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

    fn picks(&self, seat: Seat, action: Action) -> Vec<Pick> {
        let mut picks = Vec::with_capacity(4);
        picks.push(Pick::verb(action.verb()));
        let card = |card: CardId| Pick::new("card", Thing::Card(u16::from(card.0) + 1));
        let slot = |at: At| Pick::new("slot", Thing::Slot(alloc::format!("{at}").into()));
        let number = |number: u8| Pick::new("number", Thing::Number(i32::from(number)));
        let option = |name: &'static str| Pick::new("choice", Thing::Option(name.into()));
        match action {
            Action::Draft(faction) | Action::Unlock(faction) => {
                picks.extend([option(faction.name()), card(faction.ability())]);
            }
            Action::Take(id) | Action::Reserve(id) | Action::Choose(id) => picks.push(card(id)),
            Action::Install { card: id, at }
            | Action::Bot { card: id, at }
            | Action::Restore { card: id, at } => picks.extend([card(id), slot(at)]),
            Action::Buy { card: id, at, price } => {
                picks.extend([card(id), slot(at), number(price)]);
            }
            Action::Freeze(at) => picks.extend([slot(at), card(Faction::Frz.ability())]),
            Action::Pick(at) => picks.push(slot(at)),
            Action::Convert { at, count } => {
                picks.extend([slot(at), number(count), card(Faction::Sld.ability())]);
            }
            Action::Number(count) => picks.push(number(count)),
            Action::Sector(sector) => picks.push(option(sector.name())),
            _ => {}
        }
        let _ = seat;
        picks
    }

    fn phrase(&self, seat: Seat, action: Action) -> Msg {
        self.phrased(seat, action)
    }

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.round))
    }

    fn factions(&self, seat: Seat) -> Vec<Msg> {
        let drafted = self.factions[seat.index()];
        let own = Faction::ALL.into_iter().filter(|faction| drafted & faction.bit() != 0);
        own.map(|faction| faction.words()).collect()
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        let number = |card: u8| u16::from(card) + 1;
        let hand = self.hands[seat.index()] | self.memories[seat.index()];
        out.extend(hand.into_iter().map(number).map(Holding::hand));
        // A BOT is not the card that it lies on the table with [S1.5].
        let own = At::of(seat).map(|at| self.slot(at));
        let own = own.flat_map(|slot| [slot.face_up().map_or(NONE, |card| card.0), slot.patch]);
        // A virus lies in the system of the opponent [S11.4].
        let viruses = At::of(other(seat)).map(|at| self.slot(at).virus);
        let played = own.chain(viruses).filter(|&card| card != NONE);
        out.extend(played.map(number).map(Holding::play));
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
            && self.jobs.is_empty()
            && self.effects.is_empty()
            && self.pending.is_empty()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Action {
        let card = |dealer: &mut dyn Dealer| {
            // Mostly a card that lies somewhere near.
            let near = self.hands[0] | self.hands[1] | self.memories[0] | self.memories[1];
            let cards: Vec<u8> = near.into_iter().collect();
            if cards.is_empty() || dealer.draw(3) == 0 {
                CardId(dealer.draw(RED_YIELD.0.into()) as u8)
            } else {
                CardId(cards[dealer.draw(cards.len() as u32) as usize])
            }
        };
        let real = |dealer: &mut dyn Dealer| CardId(card(dealer).0.min(ALL as u8 - 1));
        let at = |dealer: &mut dyn Dealer| At(dealer.draw(SLOTS as u32) as u8);
        let faction = |dealer: &mut dyn Dealer| Faction::ALL[dealer.draw(10) as usize];
        match dealer.draw(19) {
            0 => Action::Pass,
            1 => Action::Yes,
            2 => Action::No,
            3 => Action::Draft(faction(dealer)),
            4 => Action::Take(real(dealer)),
            5 => Action::Install { card: real(dealer), at: at(dealer) },
            6 => Action::Bot { card: real(dealer), at: at(dealer) },
            7 => Action::Restore { card: real(dealer), at: at(dealer) },
            8 => Action::Buy {
                card: CardId(PROGRAMS + dealer.draw(MODULES.into()) as u8),
                at: at(dealer),
                price: dealer.draw(5) as u8,
            },
            9 => Action::Freeze(at(dealer)),
            10 => Action::Convert { at: at(dealer), count: 1 + dealer.draw(3) as u8 },
            11 => Action::Reserve(real(dealer)),
            12 => Action::Choose(card(dealer)),
            13 => Action::Pick(at(dealer)),
            14 => Action::Number(dealer.draw(4) as u8),
            15 => Action::Sector(Sector::ALL[dealer.draw(3) as usize]),
            16 => Action::Unlock(faction(dealer)),
            17 => Action::Return,
            _ => Action::Hold,
        }
    }
}
