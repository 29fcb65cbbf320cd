//! What is kept of a game: how it ended and what a witness noted on the way. A note is one line of the journal.

use crate::Record;
use deckhand_arena::{Failure, Finished, Witness, share_of};
use deckhand_kernel::{Game, Held, Holding, Outcome, Seat, Seats, Told, Words as _};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game as the laboratory keeps it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Note {
    /// Its place in the experiment.
    pub game: u64,
    /// How it ended.
    pub end: End,
    /// What each seat has of it, from 0 to 1.
    pub scores: Vec<f64>,
    /// How each seat stands at the end by the measure of the game.
    pub standings: Vec<i64>,
    /// What each seat played with, such as factions: ids of messages.
    pub factions: Vec<Vec<String>>,
    /// The number of the last turn or round, in games that count them.
    pub turns: Option<u32>,
    /// Answers given.
    pub decisions: u64,
    /// How often another seat came to stand best.
    pub leads: u32,
    /// Fingerprint of the last position.
    pub digest: u64,
    /// How often each kind of question was answered.
    pub questions: Vec<(String, u64)>,
    /// How often each rule made something happen, by its place in the rulebook.
    pub rules: Vec<(u16, u64)>,
    /// For each seat its cards, each with bits: 1 if it was ever in the hand, 2 if ever in play, 4 if in play at the end.
    pub cards: Vec<Vec<(u16, u8)>>,
    /// Every decision in order.
    pub steps: Vec<Step>,
}

/// The card was in the hand of the seat at some time.
pub(crate) const DRAWN: u8 = 1;
/// The card was in play for the seat at some time.
pub(crate) const PLAYED: u8 = 2;
/// The card was in play for the seat when the game ended.
pub(crate) const AT_END: u8 = 4;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// These seats won.
    Won(Seats),
    /// Nobody won; these seats share the end.
    Drawn(Seats),
    /// The table beat everybody.
    #[default]
    Lost,
    /// It could not be finished, for this reason.
    Broken(String),
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who decided.
    pub seat: u8,
    /// The kind of question.
    pub question: String,
    /// The rule that put it, by its place in the rulebook.
    pub rule: u16,
    /// How many answers were offered.
    pub offers: u32,
    /// The answer in notation.
    pub answer: String,
    /// The turn or round, in games that count them.
    pub turn: Option<u32>,
    /// How the seat stood before.
    pub standing: i64,
}

impl Note {
    /// Whether the game was finished.
    pub fn is_finished(&self) -> bool {
        !matches!(self.end, End::Broken(_))
    }

    /// The note of a game that could not be finished.
    pub(crate) fn broken(failure: &Failure) -> Self {
        let end = End::Broken(failure.reason.clone());
        Self { game: failure.index, end, decisions: failure.step, ..Self::default() }
    }
}

/// Watches a game and notes what is asked for.
#[derive(Debug)]
pub(crate) struct Noting {
    record: Record,
    seats: u8,
    together: bool,
    leader: Option<u8>,
    leads: u32,
    questions: BTreeMap<String, u64>,
    rules: BTreeMap<u16, u64>,
    cards: Vec<BTreeMap<u16, u8>>,
    steps: Vec<Step>,
    /// Read off the position, again after each answer: the last one counts.
    standings: Vec<i64>,
    factions: Vec<Vec<String>>,
    turns: Option<u32>,
    held: Vec<Holding>,
}

impl Noting {
    /// For a game of so many seats; `together` if all win or lose as one.
    pub(crate) fn new(record: Record, seats: u8, together: bool) -> Self {
        let count = usize::from(seats);
        Self {
            record,
            seats,
            together,
            leader: None,
            leads: 0,
            questions: BTreeMap::new(),
            rules: BTreeMap::new(),
            cards: vec![BTreeMap::new(); count],
            steps: Vec::new(),
            standings: vec![0; count],
            factions: Vec::new(),
            turns: None,
            held: Vec::new(),
        }
    }

    /// The note of the game that was watched.
    pub(crate) fn note(self, game: &Finished) -> Note {
        let end = match game.outcome {
            Outcome::Won(seats) => End::Won(seats),
            Outcome::Drawn(seats) => End::Drawn(seats),
            Outcome::Lost => End::Lost,
        };
        Note {
            game: game.index,
            end,
            scores: (0..self.seats).map(|seat| self.score(game.outcome, Seat(seat))).collect(),
            standings: self.standings,
            factions: self.factions,
            turns: self.turns,
            decisions: game.steps,
            leads: self.leads,
            digest: game.hash,
            questions: self.questions.into_iter().collect(),
            rules: self.rules.into_iter().collect(),
            cards: self.cards.into_iter().map(|cards| cards.into_iter().collect()).collect(),
            steps: self.steps,
        }
    }

    /// What a seat has of a game that ended so.
    fn score(&self, outcome: Outcome, seat: Seat) -> f64 {
        if self.together {
            return if matches!(outcome, Outcome::Won(_)) { 1.0 } else { 0.0 };
        }
        share_of(outcome, seat)
    }

    fn look<G: Game>(&mut self, game: &G, told: &[Told<G::Event>]) {
        for told in told {
            *self.rules.entry(told.rule.0).or_default() += 1;
        }
        let is_over = matches!(game.status(), deckhand_kernel::Status::Over(_));
        if self.record.cards {
            self.look_at_cards(game, is_over);
        }
        if is_over || game.at_rest() {
            for seat in 0..self.seats {
                self.standings[usize::from(seat)] = game.standing(Seat(seat));
            }
            self.look_at_lead();
        }
        if is_over {
            self.turns = game.clock();
            let factions =
                |seat| game.factions(Seat(seat)).iter().map(|msg| msg.id.to_string()).collect();
            self.factions = (0..self.seats).map(factions).collect();
        }
    }

    fn look_at_cards<G: Game>(&mut self, game: &G, is_over: bool) {
        for seat in 0..self.seats {
            self.held.clear();
            game.holdings(Seat(seat), &mut self.held);
            let known = &mut self.cards[usize::from(seat)];
            for holding in &self.held {
                *known.entry(holding.card).or_default() |= match holding.held {
                    Held::Hand => DRAWN,
                    Held::Play if is_over => PLAYED | AT_END,
                    Held::Play => PLAYED,
                };
            }
        }
    }

    /// Nobody leads while the best are equal; the one who led last then still counts as the leader.
    fn look_at_lead(&mut self) {
        let best = self.standings.iter().max();
        let mut leaders =
            (0..self.seats).filter(|&seat| Some(&self.standings[usize::from(seat)]) == best);
        let (Some(first), None) = (leaders.next(), leaders.next()) else { return };
        if self.leader.is_some_and(|leader| leader != first) {
            self.leads += 1;
        }
        self.leader = Some(first);
    }
}

impl<G: Game> Witness<G> for Noting {
    const LISTENS: bool = true;

    fn dealt(&mut self, game: &G, told: &[Told<G::Event>]) {
        self.look(game, told);
    }

    fn answers(&mut self, game: &G, seat: Seat, action: G::Action) {
        let Some(ask) = game.ask(seat) else { return };
        let question = ask.words().id.to_string();
        *self.questions.entry(question.clone()).or_default() += 1;
        if self.record.decisions {
            let mut offers = Vec::new();
            game.legal(seat, &mut offers);
            self.steps.push(Step {
                seat: seat.0,
                question,
                rule: game.ask_rule(ask).0,
                offers: offers.len() as u32,
                answer: action.to_string(),
                turn: game.clock(),
                standing: game.standing(seat),
            });
        }
    }

    fn answered(&mut self, game: &G, told: &[Told<G::Event>]) {
        self.look(game, told);
    }
}
