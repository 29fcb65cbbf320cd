//! Nim: three piles, two seats; whoever takes the last stone wins. Nothing is hidden and the best moves are known.

use crate::{
    TEXTS,
    notation::{check_mode, no_options, plain_number, rule, unreadable},
};
use alloc::{format, string::String, vec, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{
    CardFace, Dealer, Game, GameOption, Mode, Msg, Outcome, Pick, Redact, Refusal, Rule, RuleId,
    Rulebook, Seat, Seats, SetupError, Speaker, Status, Table, Thing, Title, Viewer, Words,
};
use serde::{Deserialize, Serialize};

const PILES: RuleId = RuleId(0);
const IN_TURN: RuleId = RuleId(1);
const TAKING: RuleId = RuleId(2);
const END: RuleId = RuleId(3);

/// The most stones a pile can have.
const TALLEST: u8 = 7;

static RULEBOOK: Rulebook =
    Rulebook { version: 1, rules: &RULES, seed_lines: 0, headings: &[], flavour: &[], blank: &[] };

static RULES: [Rule; 4] = [
    rule(
        "N1",
        ["Piles", "Haufen", "Кучки"],
        [
            "There are three piles of one to seven stones.",
            "Es gibt drei Haufen mit je einem bis sieben Steinen.",
            "Есть три кучки, в каждой от одного до семи камней.",
        ],
    ),
    rule(
        "N2",
        ["In turn", "Reihum", "По очереди"],
        ["Seats play in turn.", "Die Plätze ziehen abwechselnd.", "Места ходят по очереди."],
    ),
    rule(
        "N3",
        ["Taking", "Nehmen", "Взятие"],
        [
            "A turn takes one or more stones from one pile.",
            "Ein Zug nimmt einen oder mehrere Steine von einem Haufen.",
            "За ход берут один или несколько камней из одной кучки.",
        ],
    ),
    rule(
        "N4",
        ["The end", "Das Ende", "Конец"],
        [
            "Whoever takes the last stone wins.",
            "Wer den letzten Stein nimmt, gewinnt.",
            "Кто берёт последний камень, выигрывает.",
        ],
    ),
];

/// A position of Nim.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nim {
    piles: [u8; 3],
    turn: Seat,
}

/// What a game of Nim is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NimSetup {
    /// The piles, or `None` to have them drawn.
    pub piles: Option<[u8; 3]>,
}

/// What is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimAsk;

/// Takes `count` stones from `pile`, which is counted from 0 and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Take {
    /// The pile.
    pub pile: u8,
    /// How many stones, at least 1.
    pub count: u8,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum NimEvent {
    /// The piles are laid out.
    LaidOut([u8; 3]),
    /// A seat took stones.
    Took(Seat, Take),
    /// A seat took the last stone.
    Won(Seat),
}

/// The piles and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NimView {
    /// Stones of each pile.
    pub piles: [u8; 3],
    /// Whose turn it is.
    pub turn: Seat,
}

impl Nim {
    /// The stones of each pile.
    pub fn piles(&self) -> [u8; 3] {
        self.piles
    }

    /// Whether the seat to move can win against any play: the sum of the piles without carrying is not 0.
    pub fn mover_wins(&self) -> bool {
        self.piles.iter().fold(0, |sum, pile| sum ^ pile) != 0
    }

    fn is_over(&self) -> bool {
        self.piles == [0; 3]
    }

    fn other(&self) -> Seat {
        Seat(1 - self.turn.0)
    }
}

impl Game for Nim {
    type Setup = NimSetup;
    type Ask = NimAsk;
    type Action = Take;
    type Event = NimEvent;
    type View = NimView;

    fn deal(setup: &NimSetup, table: &mut Table<'_, NimEvent>) -> Result<Self, SetupError> {
        let piles = match setup.piles {
            Some(piles) => piles,
            None => [(); 3].map(|()| table.roll(TALLEST)),
        };
        if piles.iter().any(|pile| !(1..=TALLEST).contains(pile)) {
            return Err(SetupError(Msg::new("nim-bad-piles")));
        }
        table.tell(PILES, || NimEvent::LaidOut(piles));
        Ok(Self { piles, turn: Seat(0) })
    }

    fn status(&self) -> Status {
        if self.is_over() {
            Status::Over(Outcome::Won(Seats::one(self.other())))
        } else {
            Status::Asking(Seats::one(self.turn))
        }
    }

    fn ask(&self, seat: Seat) -> Option<NimAsk> {
        (!self.is_over() && seat == self.turn).then_some(NimAsk)
    }

    fn ask_rule(&self, _ask: NimAsk) -> RuleId {
        TAKING
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        if seat != self.turn {
            return;
        }
        for (pile, &stones) in (0..).zip(&self.piles) {
            out.extend((1..=stones).map(|count| Take { pile, count }));
        }
    }

    fn apply(&mut self, seat: Seat, action: Take, table: &mut Table<'_, NimEvent>) {
        self.piles[usize::from(action.pile)] -= action.count;
        self.turn = self.other();
        table.tell(TAKING, || NimEvent::Took(seat, action));
        if self.is_over() {
            table.tell(END, || NimEvent::Won(seat));
        }
    }

    fn why_not(&self, seat: Seat, action: Take) -> Option<Refusal> {
        let refusal = |rule, because| Some(Refusal { rule, because });
        if self.is_over() {
            return refusal(END, Msg::new("toy-over"));
        }
        if seat != self.turn {
            return refusal(IN_TURN, Msg::new("toy-not-in-turn").with("turn", self.turn));
        }
        let stones = self.piles[usize::from(action.pile)];
        if action.count > stones {
            let because = Msg::new("nim-too-few").with("pile", action.pile + 1);
            return refusal(TAKING, because.with("stones", stones));
        }
        None
    }

    fn view(&self, _viewer: Viewer) -> NimView {
        NimView { piles: self.piles, turn: self.turn }
    }

    fn determinize(&self, _seat: Seat, _dealer: &mut dyn Dealer) -> Self {
        self.clone()
    }

    fn picks(&self, _seat: Seat, action: Take) -> Vec<Pick> {
        vec![
            Pick::verb("take"),
            Pick::new("cell", Thing::Cell(None, i16::from(action.pile), 0)),
            Pick::new("number", Thing::Number(i32::from(action.count))),
        ]
    }

    fn standing(&self, seat: Seat) -> i64 {
        let good = (seat == self.turn) == self.mover_wins();
        let weight = if self.is_over() { 2 } else { 1 };
        if good { weight } else { -weight }
    }

    fn check(&self) -> Result<(), String> {
        if self.turn.0 > 1 || self.piles.iter().any(|&pile| pile > TALLEST) {
            return Err(format!("out of range: {self:?}"));
        }
        Ok(())
    }

    fn at_rest(&self) -> bool {
        !self.is_over()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Take {
        let pile = dealer.draw(3) as u8;
        Take { pile, count: dealer.draw(u32::from(TALLEST)) as u8 + 1 }
    }
}

impl Title for Nim {
    const NAME: &'static str = "nim";
    const MODES: &'static [Mode] =
        &[Mode { name: "nim", min: 2, max: 2, usual: 2, together: false }];
    const OPTIONS: &'static [GameOption] = &[];

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        TEXTS
    }

    fn setup(mode: &str, seats: u8, options: &[(String, String)]) -> Result<NimSetup, SetupError> {
        check_mode(Self::MODES, mode, seats)?;
        no_options(options)?;
        Ok(NimSetup::default())
    }

    fn warnings(_setup: &NimSetup) -> Vec<Msg> {
        Vec::new()
    }

    fn describe(_setup: &NimSetup) -> (&'static str, u8) {
        ("nim", 2)
    }

    fn cards() -> Vec<CardFace> {
        Vec::new()
    }

    fn catalogue_fingerprint() -> u64 {
        0
    }

    fn picture(view: &NimView, _viewer: Viewer, _speaker: &dyn Speaker) -> String {
        let [a, b, c] = view.piles;
        format!("1: {a}\n2: {b}\n3: {c}")
    }

    fn result(&self) -> Vec<Msg> {
        if self.is_over() { vec![NimEvent::Won(self.other()).words()] } else { Vec::new() }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {} from {}", self.count, self.pile + 1)
    }
}

impl FromStr for Take {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let read = || {
            let (count, pile) = text.strip_prefix("take ")?.split_once(" from ")?;
            let (count, pile): (u8, u8) = (plain_number(count)?, plain_number(pile)?);
            let known = (1..=3).contains(&pile) && (1..=TALLEST).contains(&count);
            known.then(|| Self { pile: pile - 1, count })
        };
        read().ok_or_else(|| unreadable(text, "take 2 from 1"))
    }
}

impl Words for NimAsk {
    fn words(&self) -> Msg {
        Msg::new("nim-ask")
    }
}

impl Words for Take {
    fn words(&self) -> Msg {
        Msg::new("nim-take").with("count", self.count).with("pile", self.pile + 1)
    }
}

impl Words for NimEvent {
    fn words(&self) -> Msg {
        match *self {
            Self::LaidOut(piles) => Msg::new("nim-laid-out").with("piles", Vec::from(piles)),
            Self::Took(seat, take) => Msg::new("nim-took")
                .with("seat", seat)
                .with("count", take.count)
                .with("pile", take.pile + 1),
            Self::Won(seat) => Msg::new("toy-won").with("seats", vec![seat]),
        }
    }
}

impl Redact for NimEvent {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}
