//! A toy for the tests of this crate: stones on a heap, taken in turn, with a roll, a peek and three ways to end.

use deckhand_kernel::{
    CardFace, Dealer, Game, GameOption, Mode, Msg, Outcome, Pick, Redact, Refusal, Rule, RuleId,
    Rulebook, Scene, Seat, Seats, SetupError, Speaker, Status, Table, Title, Viewer, Words,
};
use deckhand_parts::SetupFault as _;
use deckhand_scenario::Fault;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

const T1: RuleId = RuleId(0);
const T2: RuleId = RuleId(1);
const T3: RuleId = RuleId(2);
const T4: RuleId = RuleId(3);

const fn rule(id: &'static str) -> Rule {
    Rule {
        id,
        title: [""; 3],
        chapter: [""; 3],
        text: [""; 3],
        seed: &[],
        rulings: &[],
        ours: true,
    }
}

static BOOK: Rulebook = Rulebook {
    version: 1,
    // T1 turns, T2 how many stones may be taken, T3 the end, T4 rolling and peeking
    rules: &[rule("T1"), rule("T2"), rule("T3"), rule("T4")],
    seed_lines: 0,
    headings: &[],
    flavour: &[],
    blank: &[],
};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Heap {
    stones: u8,
    most: u8,
    turn: Seat,
    /// The card under the heap.
    under: String,
    /// The number rolled, while its owner decides whether to keep it.
    rolled: Option<u8>,
    over: Option<Outcome>,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    Turn,
    Keep(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Take(u8),
    Roll,
    Peek,
    Keep,
    Agree,
    Burn,
    Crash,
    Spoil,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Took { seat: Seat, amount: u8 },
    Rolled { seat: Seat, number: u8 },
    Peeked { seat: Seat, card: String },
}

impl Words for Ask {
    fn words(&self) -> Msg {
        match self {
            Self::Turn => Msg::new("ask-turn"),
            Self::Keep(number) => Msg::new("ask-keep").with("number", *number),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(amount) => write!(f, "take {amount} stones"),
            Self::Roll => f.write_str("roll"),
            Self::Peek => f.write_str("peek"),
            Self::Keep => f.write_str("keep"),
            Self::Agree => f.write_str("agree"),
            Self::Burn => f.write_str("burn"),
            Self::Crash => f.write_str("crash"),
            Self::Spoil => f.write_str("spoil"),
        }
    }
}

impl FromStr for Action {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words.as_slice() {
            ["take", amount, "stones"] => Self::Take(
                amount.parse().map_err(|_| Msg::new("notation-number").with("word", *amount))?,
            ),
            ["roll"] => Self::Roll,
            ["peek"] => Self::Peek,
            ["keep"] => Self::Keep,
            ["agree"] => Self::Agree,
            ["burn"] => Self::Burn,
            ["crash"] => Self::Crash,
            ["spoil"] => Self::Spoil,
            _ => return Err(Msg::new("notation-unknown").with("word", words[0])),
        })
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        Msg::new("action").with("text", self.to_string())
    }
}

impl Words for Event {
    fn words(&self) -> Msg {
        match self {
            Self::Took { seat, amount } => {
                Msg::new("event-took").with("seat", *seat).with("amount", *amount)
            }
            Self::Rolled { seat, number } => {
                Msg::new("event-rolled").with("seat", *seat).with("number", *number)
            }
            Self::Peeked { seat, card } => Msg::new("event-peeked")
                .with("seat", *seat)
                .with("card", Msg::new(format!("card-{card}")))
                .with("note", "two words"),
        }
    }
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Peeked { seat, .. } if !viewer.knows(*seat) => None,
            _ => Some(self.clone()),
        }
    }
}

impl Heap {
    fn empty(mode: &str, seats: u8, most: u8) -> Self {
        let over = (mode == "lost").then_some(Outcome::Lost);
        let under = "stone".to_owned();
        Self { stones: 0, most, turn: Seat(0), under, rolled: None, over, seats }
    }
}

impl Game for Heap {
    type Setup = (String, u8, u8);
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = u8;

    fn deal(setup: &Self::Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        let more = table.draw(5) as u8;
        table.tell(T3, || Event::Rolled { seat: Seat(0), number: more + 1 });
        Ok(Self { stones: 10 + more, ..Self::empty(&setup.0, setup.1, setup.2) })
    }

    fn status(&self) -> Status {
        self.over.map_or(Status::Asking(Seats::one(self.turn)), Status::Over)
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let asked = self.over.is_none() && seat == self.turn;
        asked.then_some(self.rolled.map_or(Ask::Turn, Ask::Keep))
    }

    fn ask_rule(&self, ask: Ask) -> RuleId {
        if ask == Ask::Turn { T1 } else { T4 }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=9).map(Action::Take).chain([
            Action::Roll,
            Action::Peek,
            Action::Keep,
            Action::Agree,
            Action::Burn,
            Action::Crash,
            Action::Spoil,
        ]);
        out.extend(all.filter(|action| self.why_not(seat, *action).is_none()));
    }

    fn apply(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        match action {
            Action::Take(amount) => {
                self.stones -= amount;
                table.tell(T2, || Event::Took { seat, amount });
                if self.stones == 0 {
                    self.over = Some(Outcome::Won(Seats::one(seat)));
                }
                self.turn = Seat((seat.0 + 1) % self.seats);
            }
            Action::Roll => {
                let number = table.roll(6);
                table.tell(T4, || Event::Rolled { seat, number });
                self.rolled = Some(number);
            }
            Action::Keep => self.rolled = None,
            Action::Peek => {
                table.learn();
                let card = self.under.clone();
                table.tell(T4, || Event::Peeked { seat, card });
            }
            Action::Agree => self.over = Some(Outcome::Drawn(Seats::first(self.seats))),
            Action::Burn => self.over = Some(Outcome::Lost),
            Action::Crash => panic!("a toy that breaks"),
            Action::Spoil => self.stones = 200,
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let no = |rule, id: &'static str| Some(Refusal { rule, because: Msg::new(id) });
        if self.over.is_some() {
            return no(T3, "why-over");
        }
        if seat != self.turn {
            return no(T1, "why-not-your-turn");
        }
        if self.rolled.is_some() != (action == Action::Keep) {
            return no(T4, "why-nothing-rolled");
        }
        match action {
            Action::Take(amount) if amount == 0 || amount > self.most => no(T2, "why-too-many"),
            Action::Take(amount) if amount > self.stones => no(T3, "why-not-enough"),
            _ => None,
        }
    }

    fn view(&self, _: Viewer) -> u8 {
        self.stones
    }

    fn determinize(&self, _: Seat, _: &mut dyn Dealer) -> Self {
        self.clone()
    }

    fn picks(&self, _: Seat, _: Action) -> Vec<Pick> {
        Vec::new()
    }

    fn standing(&self, _: Seat) -> i64 {
        0
    }

    fn check(&self) -> Result<(), String> {
        if self.stones > 100 { Err("too many stones".to_owned()) } else { Ok(()) }
    }

    fn at_rest(&self) -> bool {
        self.rolled.is_none()
    }

    fn imagine(&self, _: &mut dyn Dealer) -> Action {
        Action::Peek
    }
}

impl Title for Heap {
    const NAME: &'static str = "heap";
    const MODES: &'static [Mode] = &[
        Mode { name: "plain", min: 2, max: 3, usual: 2, together: false },
        Mode { name: "lost", min: 1, max: 1, usual: 1, together: false },
    ];
    const OPTIONS: &'static [GameOption] =
        &[GameOption { name: "most", default: "3", values: &["1-9"], rule: "T2" }];

    fn rulebook() -> &'static Rulebook {
        &BOOK
    }

    fn texts() -> [&'static str; 3] {
        ["event-took = took\nevent-rolled = rolled\nevent-peeked = peeked\nask-turn = t\nask-keep = k\n";
            3]
    }

    fn setup(
        mode: &str,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError> {
        let Some(known) = Self::MODES.iter().find(|known| known.name == mode) else {
            return Err(SetupError::unknown_mode(mode, Self::MODES));
        };
        if seats < known.min || seats > known.max {
            return Err(SetupError::bad_seats(seats, known));
        }
        let mut most = 3;
        for (name, value) in options {
            most = value.parse().map_err(|_| SetupError::bad_value(name, value, &["1-9"]))?;
        }
        Ok((mode.to_owned(), seats, most))
    }

    fn warnings(_: &Self::Setup) -> Vec<Msg> {
        Vec::new()
    }

    fn describe(setup: &Self::Setup) -> (&'static str, u8) {
        ("plain", setup.1)
    }

    fn cards() -> Vec<CardFace> {
        Vec::new()
    }

    fn catalogue_fingerprint() -> u64 {
        0
    }

    fn picture(_: &u8, _: Viewer, _: &dyn Speaker) -> String {
        String::new()
    }

    fn result(&self) -> Vec<Msg> {
        Vec::new()
    }
}

impl Scene for Heap {
    type Draft = Self;
    const STATEMENTS: &'static [(&'static str, &'static str)] =
        &[("stones", "stones 7"), ("turn", "turn 1"), ("under", "under: gold")];
    const VALUES: &'static [(&'static str, &'static str)] =
        &[("stones", "stones"), ("under", "under"), ("share", "share 1")];

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Self, SetupError> {
        let (mode, seats, most) = Self::setup(mode, seats, options)?;
        Ok(Self::empty(&mode, seats, most))
    }

    fn place(draft: &mut Self, words: &[&str]) -> Result<(), (usize, Msg)> {
        match words {
            ["stones", number] => {
                draft.stones =
                    number.parse().map_err(|_| (1, Msg::new("no-number").with("word", *number)))?;
            }
            ["turn", "1"] => draft.turn = Seat(0),
            ["turn", "2"] => draft.turn = Seat(1),
            ["under", card] => draft.under = (*card).to_owned(),
            _ => return Err((words.len(), Msg::new("not-understood"))),
        }
        Ok(())
    }

    fn finish(draft: Self) -> Result<Self, Msg> {
        if draft.under == "dragon" {
            return Err(Msg::new("no-such-card").with("card", Msg::new("card-dragon")));
        }
        if draft.stones == 13 {
            return Err(Msg::new("unlucky").with("stones", draft.stones));
        }
        if draft.stones == 0 && draft.over.is_none() {
            return Err(Msg::new("heap-empty"));
        }
        Ok(draft)
    }

    fn value(&self, words: &[&str]) -> Result<String, Msg> {
        match words {
            ["stones"] => Ok(self.stones.to_string()),
            ["under"] => Ok(format!("the {}", self.under)),
            ["share", "1" | "2"] => Ok((f64::from(self.stones) / 2.0).to_string()),
            ["share", other] => Err(Msg::new("no-seat").with("word", *other)),
            _ => Err(Msg::new("not-understood")),
        }
    }
}

/// The fault points at this place and word, and says all of this.
#[track_caller]
pub(crate) fn fails_with(
    fault: &Fault,
    (line, column): (usize, usize),
    underlined: &str,
    says: &[&str],
) {
    assert_eq!(fault.underlined(), underlined, "{fault:?}");
    assert_eq!((fault.line(), fault.column()), (line, column), "{fault:?}");
    let text = format!("{fault:?}");
    for part in says {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}
