//! The contract of the kernel, kept by [`Leduc`].

use crate::action::Action;
use crate::ask::Ask;
use crate::card::Card;
use crate::event::Event;
use crate::state::{Leduc, other};
use crate::title::Setup;
use crate::view::View;
use alloc::{string::String, vec, vec::Vec};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Viewer, Words,
};

impl Game for Leduc {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(_setup: &Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        Ok(Self::open(table))
    }

    fn status(&self) -> Status {
        match (self.end(), self.betting().turn()) {
            (None, seat) => Status::Asking(Seats::one(seat)),
            (Some(end), _) => Status::Over(match end.winner() {
                Some(seat) => Outcome::Won(Seats::one(seat)),
                None => Outcome::Drawn(Seats::first(2)),
            }),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.question(seat)
    }

    fn ask_rule(&self, ask: Ask) -> RuleId {
        ask.rule()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(self.options(seat));
    }

    fn apply(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        self.answer(seat, action, table);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuses(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    /// The card of the other seat is dealt anew, all that this seat does not see being equally likely [L6.3]. The public
    /// card is no secret: before it is turned up, nobody has drawn it.
    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut twin = *self;
        if !self.is_shown() {
            let own = self.cards[seat.index()];
            twin.cards[other(seat).index()] = Card::draw(&mut Table::silent(dealer), |card| {
                card != own && Some(card) != self.public
            });
        }
        twin
    }

    fn picks(&self, _seat: Seat, action: Action) -> Vec<Pick> {
        vec![Pick::verb(action.verb())]
    }

    /// With the chips that it takes here.
    fn phrase(&self, _seat: Seat, action: Action) -> Msg {
        let id = match action {
            Action::Check | Action::Fold => return action.words(),
            Action::Bet => "phrase-bet",
            Action::Call => "phrase-call",
            Action::Raise => "phrase-raise",
        };
        Msg::new(id).with("count", self.cost(action))
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        // [L2.2] The one card that a player has from beginning to end.
        out.push(Holding::hand(self.cards[seat.index()] as u16 + 1));
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.worth(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.soundness()
    }

    /// Whenever it goes on: every answer is done with before the next question.
    fn at_rest(&self) -> bool {
        !self.is_over()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Action {
        Action::ALL[dealer.draw(Action::ALL.len() as u32) as usize]
    }
}
