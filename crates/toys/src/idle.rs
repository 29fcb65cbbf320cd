//! A game without rules: every decision offers some equal numbers, and after a fixed number of decisions it is over.
//!
//! What a simulation of it costs is what the driver and the random choice cost. So that the floor can be compared with
//! a real game, the mean number of offers can be set to that game's.

use crate::{
    TEXTS,
    notation::{check_mode, number_after, plain_number, rule, unreadable},
};
use alloc::{format, string::String, vec, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{
    CardFace, Dealer, Game, GameOption, Mode, Msg, Outcome, Pick, Redact, Refusal, Rule, RuleId,
    Rulebook, Seat, Seats, SetupError, Speaker, Status, Table, Thing, Title, Viewer, Words,
};
use deckhand_parts::SetupFault as _;
use serde::{Deserialize, Serialize};

const IN_TURN: RuleId = RuleId(0);
const SOME_NUMBERS: RuleId = RuleId(1);
const END: RuleId = RuleId(2);

static RULEBOOK: Rulebook =
    Rulebook { version: 1, rules: &RULES, seed_lines: 0, headings: &[], flavour: &[], blank: &[] };

static RULES: [Rule; 3] = [
    rule(
        "I1",
        ["In turn", "Reihum", "По очереди"],
        [
            "Seats answer one after another.",
            "Die Plätze antworten nacheinander.",
            "Места отвечают по очереди.",
        ],
    ),
    rule(
        "I2",
        ["Numbers", "Zahlen", "Числа"],
        [
            "An answer is one of the numbers on offer; all are equal.",
            "Eine Antwort ist eine der angebotenen Zahlen; alle sind gleich.",
            "Ответ — одно из предложенных чисел; все они равны.",
        ],
    ),
    rule(
        "I3",
        ["The end", "Das Ende", "Конец"],
        [
            "After a fixed number of answers the game ends in a draw.",
            "Nach einer festen Zahl von Antworten endet das Spiel unentschieden.",
            "После заданного числа ответов игра кончается вничью.",
        ],
    ),
];

/// A game without rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Idle {
    seats: u8,
    turn: Seat,
    decisions: u32,
    answered: u32,
    offers_hundredths: u32,
}

/// What an idle game is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IdleSetup {
    /// Number of seats.
    pub seats: u8,
    /// Answers until the end.
    pub decisions: u32,
    /// Mean number of offers in hundredths, at least 100. The numbers of offers vary by at most one.
    pub offers_hundredths: u32,
}

/// Which number is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdleAsk;

/// A chosen number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choose(pub u32);

/// A number was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chosen {
    /// Who chose.
    pub seat: Seat,
    /// The number.
    pub number: u32,
}

/// Everything there is: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IdleView {
    /// Whose turn it is.
    pub turn: Seat,
    /// Answers given.
    pub answered: u32,
    /// Answers until the end.
    pub decisions: u32,
}

impl Idle {
    /// Number of offers now: the steps of a straight line, so that the mean comes out exactly.
    fn offers(&self) -> u32 {
        let upto = |answers: u32| u64::from(answers) * u64::from(self.offers_hundredths) / 100;
        (upto(self.answered + 1) - upto(self.answered)) as u32
    }

    fn is_over(&self) -> bool {
        self.answered == self.decisions
    }
}

impl Game for Idle {
    type Setup = IdleSetup;
    type Ask = IdleAsk;
    type Action = Choose;
    type Event = Chosen;
    type View = IdleView;

    fn deal(setup: &IdleSetup, _table: &mut Table<'_, Chosen>) -> Result<Self, SetupError> {
        check_mode(Self::MODES, "idle", setup.seats)?;
        if setup.offers_hundredths < 100 {
            return Err(SetupError::bad_value("offers", "0", &["1-10000"]));
        }
        Ok(Self {
            seats: setup.seats,
            turn: Seat(0),
            decisions: setup.decisions,
            answered: 0,
            offers_hundredths: setup.offers_hundredths,
        })
    }

    fn status(&self) -> Status {
        if self.is_over() {
            Status::Over(Outcome::Drawn(Seats::first(self.seats)))
        } else {
            Status::Asking(Seats::one(self.turn))
        }
    }

    fn ask(&self, seat: Seat) -> Option<IdleAsk> {
        (!self.is_over() && seat == self.turn).then_some(IdleAsk)
    }

    fn ask_rule(&self, _ask: IdleAsk) -> RuleId {
        SOME_NUMBERS
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Choose>) {
        if !self.is_over() && seat == self.turn {
            out.extend((0..self.offers()).map(Choose));
        }
    }

    fn apply(&mut self, seat: Seat, action: Choose, table: &mut Table<'_, Chosen>) {
        self.answered += 1;
        self.turn = Seat(if seat.0 + 1 == self.seats { 0 } else { seat.0 + 1 });
        table.tell(SOME_NUMBERS, || Chosen { seat, number: action.0 });
    }

    fn why_not(&self, seat: Seat, action: Choose) -> Option<Refusal> {
        if self.is_over() {
            Some(Refusal { rule: END, because: Msg::new("toy-over") })
        } else if seat != self.turn {
            let because = Msg::new("toy-not-in-turn").with("turn", self.turn);
            Some(Refusal { rule: IN_TURN, because })
        } else if action.0 >= self.offers() {
            let because = Msg::new("idle-too-large").with("below", self.offers());
            Some(Refusal { rule: SOME_NUMBERS, because })
        } else {
            None
        }
    }

    fn view(&self, _viewer: Viewer) -> IdleView {
        IdleView { turn: self.turn, answered: self.answered, decisions: self.decisions }
    }

    fn determinize(&self, _seat: Seat, _dealer: &mut dyn Dealer) -> Self {
        self.clone()
    }

    fn picks(&self, _seat: Seat, action: Choose) -> Vec<Pick> {
        vec![Pick::verb("choose"), Pick::new("number", Thing::Number(action.0 as i32))]
    }

    fn standing(&self, _seat: Seat) -> i64 {
        0
    }

    fn check(&self) -> Result<(), String> {
        if self.turn.0 >= self.seats || self.answered > self.decisions {
            return Err(format!("out of range: {self:?}"));
        }
        Ok(())
    }

    fn at_rest(&self) -> bool {
        !self.is_over()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Choose {
        Choose(dealer.draw(self.offers() + 4))
    }
}

impl Title for Idle {
    const NAME: &'static str = "idle";
    const MODES: &'static [Mode] =
        &[Mode { name: "idle", min: 1, max: 16, usual: 4, together: false }];
    const OPTIONS: &'static [GameOption] = &[
        GameOption { name: "decisions", default: "100", values: &["0-1000000"], rule: "I3" },
        GameOption { name: "offers", default: "10", values: &["1-10000"], rule: "I2" },
    ];

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        TEXTS
    }

    fn setup(mode: &str, seats: u8, options: &[(String, String)]) -> Result<IdleSetup, SetupError> {
        check_mode(Self::MODES, mode, seats)?;
        let mut setup = IdleSetup { seats, decisions: 100, offers_hundredths: 1_000 };
        for (name, value) in options {
            let number: Option<u32> = plain_number(value);
            let bad = |allowed| SetupError::bad_value(name, value, &[allowed]);
            match name.as_str() {
                "decisions" => {
                    let fits = number.filter(|&number| number <= 1_000_000);
                    setup.decisions = fits.ok_or_else(|| bad("0-1000000"))?;
                }
                "offers" => {
                    let fits = number.filter(|number| (1..=10_000).contains(number));
                    setup.offers_hundredths = fits.ok_or_else(|| bad("1-10000"))? * 100;
                }
                _ => return Err(SetupError::unknown_option(name, "offers")),
            }
        }
        Ok(setup)
    }

    fn warnings(_setup: &IdleSetup) -> Vec<Msg> {
        Vec::new()
    }

    fn describe(setup: &IdleSetup) -> (&'static str, u8) {
        ("idle", setup.seats)
    }

    fn cards() -> Vec<CardFace> {
        Vec::new()
    }

    fn catalogue_fingerprint() -> u64 {
        0
    }

    fn picture(view: &IdleView, _viewer: Viewer, _speaker: &dyn Speaker) -> String {
        format!("{}/{}", view.answered, view.decisions)
    }

    fn result(&self) -> Vec<Msg> {
        if self.is_over() { vec![Msg::new("toy-drawn")] } else { Vec::new() }
    }
}

impl fmt::Display for Choose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choose {}", self.0)
    }
}

impl FromStr for Choose {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        number_after("choose", text).map(Self).ok_or_else(|| unreadable(text, "choose 3"))
    }
}

impl Words for IdleAsk {
    fn words(&self) -> Msg {
        Msg::new("idle-ask")
    }
}

impl Words for Choose {
    fn words(&self) -> Msg {
        Msg::new("idle-choose").with("number", self.0)
    }
}

impl Words for Chosen {
    fn words(&self) -> Msg {
        Msg::new("idle-chosen").with("seat", self.seat).with("number", self.number)
    }
}

impl Redact for Chosen {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_number_of_offers_comes_out() {
        let setup = IdleSetup { seats: 4, decisions: 400, offers_hundredths: 1_725 };
        let mut game = Idle {
            seats: setup.seats,
            turn: Seat(0),
            decisions: setup.decisions,
            answered: 0,
            offers_hundredths: setup.offers_hundredths,
        };
        let mut total = 0;
        while game.answered < game.decisions {
            assert!((17..=18).contains(&game.offers()));
            total += game.offers();
            game.answered += 1;
        }
        assert_eq!(total, 400 * 1_725 / 100);
    }
}
