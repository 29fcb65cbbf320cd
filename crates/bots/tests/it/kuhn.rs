//! Kuhn poker: three cards, one chip each, one bet. Solved by hand in 1950, so that the solver can be checked.

use core::{fmt, str::FromStr};
use deckhand_bots::Solver;
use deckhand_kernel::{
    Dealer, Game, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status, Table,
    Viewer, Words,
};
use deckhand_toys::walk::Nothing;
use serde::{Deserialize, Serialize};

/// The cards, 0 to 2, and what was said, in order: false to check or fold, true to bet or call.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Kuhn {
    cards: [u8; 2],
    said: Vec<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Bet(bool);

impl Kuhn {
    fn is_over(&self) -> bool {
        matches!(self.said[..], [false, false] | [true, _] | [false, true, _])
    }

    /// Chips that seat 0 has won in the end.
    fn won(&self) -> f64 {
        let higher = if self.cards[0] > self.cards[1] { 1.0 } else { -1.0 };
        match self.said[..] {
            [false, false] => higher,
            [true, false] => 1.0,
            [false, true, false] => -1.0,
            _ => 2.0 * higher,
        }
    }
}

impl Game for Kuhn {
    type Setup = ();
    type Ask = Nothing;
    type Action = Bet;
    type Event = Nothing;
    type View = (u8, Vec<bool>);

    fn deal((): &(), table: &mut Table<'_, Nothing>) -> Result<Self, SetupError> {
        let mut cards = [0, 1, 2];
        table.shuffle(&mut cards);
        Ok(Self { cards: [cards[0], cards[1]], said: Vec::new() })
    }

    fn status(&self) -> Status {
        if self.is_over() {
            let winner = Seat(u8::from(self.won() < 0.0));
            return Status::Over(Outcome::Won(Seats::one(winner)));
        }
        Status::Asking(Seats::one(Seat(self.said.len() as u8 % 2)))
    }

    fn ask(&self, seat: Seat) -> Option<Nothing> {
        matches!(self.status(), Status::Asking(asked) if asked.has(seat)).then_some(Nothing)
    }

    fn ask_rule(&self, _ask: Nothing) -> RuleId {
        RuleId(0)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bet>) {
        if self.ask(seat).is_some() {
            out.extend([Bet(false), Bet(true)]);
        }
    }

    fn apply(&mut self, _seat: Seat, Bet(bet): Bet, _table: &mut Table<'_, Nothing>) {
        self.said.push(bet);
    }

    fn why_not(&self, seat: Seat, _action: Bet) -> Option<Refusal> {
        self.ask(seat).is_none().then(|| Refusal { rule: RuleId(0), because: Msg::new("no") })
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let own = if let Viewer::Seat(seat) = viewer { self.cards[seat.index()] } else { 9 };
        (own, self.said.clone())
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let own = self.cards[seat.index()];
        let mut game = self.clone();
        game.cards[1 - seat.index()] = (own + 1 + dealer.draw(2) as u8) % 3;
        game
    }

    fn picks(&self, _seat: Seat, _action: Bet) -> Vec<Pick> {
        Vec::new()
    }

    fn standing(&self, _seat: Seat) -> i64 {
        0
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    fn at_rest(&self) -> bool {
        false
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Bet {
        Bet(dealer.draw(2) == 1)
    }
}

impl fmt::Display for Bet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "bet" } else { "check" })
    }
}

impl FromStr for Bet {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        Ok(Self(text == "bet"))
    }
}

impl Words for Bet {
    fn words(&self) -> Msg {
        Msg::new("bet")
    }
}

#[test]
fn kuhn_poker_loses_an_eighteenth_of_a_chip_for_who_begins() {
    let mut solver = Solver::new::<Kuhn>(&(), Kuhn::won).expect("can be dealt");
    assert_eq!(solver.information_sets(), 12);
    assert!(solver.exploitability() > 0.3, "even strategies can be exploited");
    solver.run(2_000);
    assert!((solver.value() + 1.0 / 18.0).abs() < 1e-4, "{}", solver.value());
    assert!(solver.exploitability() < 1e-4, "{}", solver.exploitability());
    // Perfect play of the second seat has no choice: it calls a bet with the king, never with the jack, and with the queen
    // one time in three.
    let calls = |card| solver.strategy::<Kuhn>(Seat(1), &(card, vec![true])).expect("comes up")[1];
    assert!(calls(2) > 0.999 && calls(0) < 0.001, "{} {}", calls(2), calls(0));
    assert!((calls(1) - 1.0 / 3.0).abs() < 0.01, "{}", calls(1));
    assert_eq!(solver.strategy::<Kuhn>(Seat(1), &(7, vec![true])), None);
}
