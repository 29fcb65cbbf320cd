//! What the proof knows: places reached so far, how they hang together, and what has been decided about each.
//!
//! A place is a position together with the answers that the solver has left, or a step whose chance has not fallen yet.
//! Two places are the same if their positions are equal; a hash only finds the candidates. What is decided about one
//! place is carried on to those that lead to it, so every place is right at any time.

use crate::Aim;
use deckhand_chance::Every;
use deckhand_kernel::{Game, Seat, Status, Table, fingerprint};
use std::collections::HashMap;

/// A place, as an index into the graph.
pub(crate) type At = u32;

/// The goal is reached. One place for all: nothing comes after it.
pub(crate) const REACHED: At = 0;
/// The goal can not be reached any more. One place for all.
pub(crate) const MISSED: At = 1;

/// Answers left where no bound is set.
pub(crate) const NO_BOUND: u32 = u32::MAX;

/// What has been decided about a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Open,
    /// The solver reaches the goal from here, whatever is answered and dealt.
    Solved,
    /// It does not.
    Failed,
}

/// Who decides which way is gone from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chooser {
    /// The solver: one good way is enough.
    Solver,
    /// Another seat or chance: every way has to be good.
    Others,
}

/// A way from one place to another.
#[derive(Clone, Debug)]
pub(crate) struct Way<A> {
    /// The answer; of a step that waits for chance it is that of the step.
    pub(crate) action: A,
    /// The numbers dealt on the way.
    pub(crate) dealt: Box<[u32]>,
    pub(crate) to: At,
}

/// What a place is.
#[derive(Clone, Debug)]
pub(crate) enum What<G: Game> {
    End,
    /// A position, waiting for this seat.
    Position(Box<G>, Seat),
    /// An answer given at another place whose chance falls next.
    Chance {
        before: At,
        seat: Seat,
        action: G::Action,
        every: Every,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Place<G: Game> {
    pub(crate) what: What<G>,
    pub(crate) chooser: Chooser,
    pub(crate) verdict: Verdict,
    /// Answers that the solver may still give.
    left: u32,
    pub(crate) ways: Vec<Way<G::Action>>,
    /// Whether all ways are there.
    pub(crate) complete: bool,
    /// Ways to places that are not decided.
    open: u32,
    /// Most answers of the solver from here to the goal, once solved.
    pub(crate) depth: u32,
    /// One entry for each way that leads here.
    from: Vec<At>,
    /// Another place with the same fingerprint.
    alike: Option<At>,
    /// The last pass of the search that came here.
    pub(crate) pass: u32,
}

/// So many positions were worked out, and that was not enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent;

pub(crate) struct Graph<'a, G: Game, A> {
    pub(crate) places: Vec<Place<G>>,
    known: HashMap<u64, At>,
    aim: &'a A,
    pub(crate) solver: Seat,
    budget: u64,
    /// Positions worked out: one for each answer carried out, once for each way chance decides it.
    pub(crate) positions: u64,
    offers: Vec<G::Action>,
}

impl<'a, G: Game, A: Aim<G>> Graph<'a, G, A> {
    pub(crate) fn new(aim: &'a A, solver: Seat, budget: u64) -> Self {
        let mut graph = Self {
            places: Vec::new(),
            known: HashMap::new(),
            aim,
            solver,
            budget,
            positions: 0,
            offers: Vec::new(),
        };
        for verdict in [Verdict::Solved, Verdict::Failed] {
            let mut end = Self::new_place(What::End, Chooser::Others, 0);
            (end.verdict, end.complete) = (verdict, true);
            graph.places.push(end);
        }
        graph
    }

    fn new_place(what: What<G>, chooser: Chooser, left: u32) -> Place<G> {
        Place {
            what,
            chooser,
            verdict: Verdict::Open,
            left,
            ways: Vec::new(),
            complete: false,
            open: 0,
            depth: 0,
            from: Vec::new(),
            alike: None,
            pass: 0,
        }
    }

    pub(crate) fn place(&self, at: At) -> &Place<G> {
        &self.places[at as usize]
    }

    pub(crate) fn verdict(&self, at: At) -> Verdict {
        self.place(at).verdict
    }

    fn add(&mut self, place: Place<G>) -> At {
        self.places.push(place);
        (self.places.len() - 1) as At
    }

    /// The place of this position.
    pub(crate) fn position(&mut self, game: G, left: u32) -> At {
        if self.aim.is_reached(&game) {
            return REACHED;
        }
        let asked = match game.status() {
            Status::Asking(asked) if self.aim.is_kept(&game) => asked,
            Status::Asking(_) | Status::Over(_) => return MISSED,
        };
        // Where several are asked at the same time the solver answers first, and so without knowing the others' answers.
        let first = asked.iter().next().unwrap_or_default();
        let (seat, chooser) = if asked.has(self.solver) {
            (self.solver, Chooser::Solver)
        } else {
            (first, Chooser::Others)
        };
        if chooser == Chooser::Solver && left == 0 {
            return MISSED;
        }
        let hash = fingerprint(&(&game, left));
        let found = self.known.get(&hash).copied();
        let mut next = found;
        while let Some(at) = next {
            let place = self.place(at);
            if place.left == left
                && matches!(&place.what, What::Position(known, _) if **known == game)
            {
                return at;
            }
            next = place.alike;
        }
        let mut place = Self::new_place(What::Position(Box::new(game), seat), chooser, left);
        place.alike = found;
        let at = self.add(place);
        self.known.insert(hash, at);
        at
    }

    fn spend(&mut self) -> Result<(), Spent> {
        if self.positions == self.budget {
            return Err(Spent);
        }
        self.positions += 1;
        Ok(())
    }

    /// Works out the ways from a position. Where chance decides, a way leads to a place that waits for it.
    pub(crate) fn expand(&mut self, at: At) -> Result<(), Spent> {
        let place = &self.places[at as usize];
        let What::Position(game, seat) = &place.what else { return Ok(()) };
        let (game, seat) = (game.clone(), *seat);
        let left = match place.chooser {
            Chooser::Solver if place.left != NO_BOUND => place.left - 1,
            Chooser::Solver | Chooser::Others => place.left,
        };
        let mut offers = core::mem::take(&mut self.offers);
        offers.clear();
        game.legal(seat, &mut offers);
        for &action in &offers {
            self.spend()?;
            let mut every = Every::new();
            let mut after = (*game).clone();
            after.apply(seat, action, &mut Table::silent(&mut every));
            let to = if every.dealt().is_empty() {
                self.position(after, left)
            } else {
                let every = Every::new();
                let what = What::Chance { before: at, seat, action, every };
                self.add(Self::new_place(what, Chooser::Others, left))
            };
            self.lead(at, Way { action, dealt: Box::default(), to });
        }
        self.offers = offers;
        self.finish(at);
        Ok(())
    }

    /// Lets chance decide a step in one more way.
    pub(crate) fn deal(&mut self, at: At) -> Result<(), Spent> {
        self.spend()?;
        let place = &mut self.places[at as usize];
        let left = place.left;
        let What::Chance { before, seat, action, every } = &mut place.what else { return Ok(()) };
        let (before, seat, action, mut every) = (*before, *seat, *action, core::mem::take(every));
        let What::Position(game, _) = &self.places[before as usize].what else { return Ok(()) };
        let mut after = (**game).clone();
        after.apply(seat, action, &mut Table::silent(&mut every));
        let to = self.position(after, left);
        let dealt = every.dealt().iter().map(|&(number, _)| number).collect();
        let more = every.advance();
        if let What::Chance { every: kept, .. } = &mut self.places[at as usize].what {
            *kept = every;
        }
        self.lead(at, Way { action, dealt, to });
        if !more {
            self.finish(at);
        }
        Ok(())
    }

    /// Adds a way and what follows from it.
    fn lead(&mut self, at: At, way: Way<G::Action>) {
        let to = way.to;
        self.places[at as usize].ways.push(way);
        match self.verdict(to) {
            Verdict::Open => {
                self.places[at as usize].open += 1;
                self.places[to as usize].from.push(at);
            }
            _ => self.look(at, to),
        }
    }

    /// No more ways come.
    fn finish(&mut self, at: At) {
        self.places[at as usize].complete = true;
        if let Some((verdict, depth)) = self.follows(at, None) {
            self.decide(at, verdict, depth);
        }
    }

    /// A way from `at` leads to `to`, which has been decided.
    fn look(&mut self, at: At, to: At) {
        if let Some((verdict, depth)) = self.follows(at, Some(to)) {
            self.decide(at, verdict, depth);
        }
    }

    /// What is to be said about an open place, with a way to `to` just decided.
    fn follows(&self, at: At, to: Option<At>) -> Option<(Verdict, u32)> {
        let place = self.place(at);
        if place.verdict != Verdict::Open {
            return None;
        }
        if let Some(to) = to.map(|to| self.place(to)) {
            match (place.chooser, to.verdict) {
                (Chooser::Solver, Verdict::Solved) => return Some((Verdict::Solved, to.depth + 1)),
                (Chooser::Others, Verdict::Failed) => return Some((Verdict::Failed, 0)),
                _ => {}
            }
        }
        if !place.complete || place.open > 0 {
            return None;
        }
        match place.chooser {
            Chooser::Others if !place.ways.is_empty() => {
                let depths = place.ways.iter().map(|way| self.place(way.to).depth);
                Some((Verdict::Solved, depths.max().unwrap_or_default()))
            }
            // Nobody who is asked has no answer; if it were so, nothing could be forced there.
            Chooser::Solver | Chooser::Others => Some((Verdict::Failed, 0)),
        }
    }

    /// Decides a place, and those that lead to it as far as that decides them.
    pub(crate) fn decide(&mut self, at: At, verdict: Verdict, depth: u32) {
        let place = &mut self.places[at as usize];
        (place.verdict, place.depth) = (verdict, depth);
        let mut waiting = vec![at];
        while let Some(at) = waiting.pop() {
            for before in core::mem::take(&mut self.places[at as usize].from) {
                self.places[before as usize].open -= 1;
                let Some((verdict, depth)) = self.follows(before, Some(at)) else { continue };
                let place = &mut self.places[before as usize];
                (place.verdict, place.depth) = (verdict, depth);
                waiting.push(before);
            }
        }
    }
}
