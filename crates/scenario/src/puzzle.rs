//! A puzzle made ready to be solved: its first position, and what is asked of whom. Whether it can be solved is for
//! others to find out.

use crate::{
    Condition, Expect, Fault, Scenario, Span, Task, Word,
    compare::listed,
    condition::is_met,
    run::{Judge, start},
};
use deckhand_kernel::{Msg, Scene, Seat, Speaker, Status};

/// A puzzle of a game, ready to be solved.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Scene> {
    /// The first position; the solver is asked in it.
    pub game: G,
    /// Number of seats.
    pub seats: u8,
    /// Who has to find the answers.
    pub solver: Seat,
    /// Most answers of the solver, if there is a bound.
    pub within: Option<u32>,
    /// The first answers that solve it, as far as the file says them, and where.
    pub solutions: Vec<(G::Action, Span)>,
    goal: Vec<Condition>,
    whiles: Vec<Condition>,
}

impl<G: Scene> Puzzle<G> {
    /// Whether the whole goal holds in this position. A figure that a position does not have does not hold there.
    pub fn is_reached(&self, game: &G) -> bool {
        self.goal.iter().all(|condition| is_met(game, &condition.expect) == Ok(true))
    }

    /// Whether everything still holds that has to hold until the goal is reached.
    pub fn is_kept(&self, game: &G) -> bool {
        self.whiles.iter().all(|condition| is_met(game, &condition.expect) == Ok(true))
    }

    /// A puzzle of this position, with what a task says about it. Nothing if the solver is not asked, if the goal is
    /// reached already, or if something does not hold that has to hold until then.
    pub fn at(game: G, seats: u8, solver: Seat, task: &Task) -> Option<Self> {
        let within = task.within.as_ref().map(|(within, _)| *within);
        let (goal, whiles) = (task.goal.clone(), task.whiles.clone());
        let puzzle = Self { game, seats, solver, within, solutions: Vec::new(), goal, whiles };
        let asked = matches!(puzzle.game.status(), Status::Asking(asked) if asked.has(solver));
        let begins = !puzzle.is_reached(&puzzle.game) && puzzle.is_kept(&puzzle.game);
        (asked && begins).then_some(puzzle)
    }

    /// What is wrong with the solutions that the file says: each has to be one of the first answers that solve the
    /// puzzle, and if any is said, all have to be.
    pub fn wrong_solution(&self, scenario: &Scenario, keys: &[G::Action]) -> Option<Fault> {
        let fault = |span: &Span, what: Msg| {
            Fault::new(&scenario.source, span.clone(), what).within(scenario.title())
        };
        let wrong = self.solutions.iter().find(|(action, _)| !keys.contains(action));
        if let Some((_, span)) = wrong {
            let known: Vec<String> = keys.iter().map(ToString::to_string).collect();
            return Some(
                fault(span, Msg::new("scn-no-solution"))
                    .note(listed("scn-keys", known.into_iter())),
            );
        }
        let (_, last) = self.solutions.last()?;
        let said = |key: &&G::Action| self.solutions.iter().any(|(action, _)| action == *key);
        let missing = keys.iter().find(|key| !said(key))?;
        Some(fault(last, Msg::new("scn-other-solution").with("action", missing.to_string())))
    }

    /// What has to hold at one time.
    pub fn goal(&self) -> &[Condition] {
        &self.goal
    }

    /// What has to hold until then.
    pub fn whiles(&self) -> &[Condition] {
        &self.whiles
    }
}

/// Sets up a puzzle and plays what comes before its first position.
///
/// # Errors
/// What is wrong with the file, with the words it is about.
pub fn puzzle<G: Scene>(scenario: &Scenario, speaker: &dyn Speaker) -> Result<Puzzle<G>, Fault> {
    ready::<G>(scenario, speaker).map_err(|fault| fault.within(scenario.title()))
}

fn ready<G: Scene>(scenario: &Scenario, speaker: &dyn Speaker) -> Result<Puzzle<G>, Fault> {
    let title = || scenario.title.span.clone();
    let fault = |span: Span, what: Msg| Fault::new(&scenario.source, span, what);
    let Some(task) = &scenario.task else {
        return Err(
            fault(title(), Msg::new("scn-is-scenario")).note(Msg::new("scn-is-scenario-mend"))
        );
    };
    let mut judge = start::<G>(scenario, speaker)?;
    let asked = match judge.game.status() {
        Status::Asking(asked) => asked,
        Status::Over(_) => {
            return Err(fault(title(), Msg::new("scn-puzzle-over")).note(judge.standing()));
        }
    };
    let solver = match &task.solver {
        Some((seat, span)) => {
            judge.seated(*seat, span)?;
            if !asked.has(*seat) {
                let what = Msg::new("scn-solver-waits").with("seat", seat.to_string());
                return Err(fault(span.clone(), what).note(judge.standing()));
            }
            *seat
        }
        None => asked.iter().next().unwrap_or_default(),
    };
    let mut holds = Vec::new();
    for condition in &task.goal {
        holds.push(known(&judge, condition)?);
    }
    if holds.iter().all(|holds| *holds) {
        let span = task.goal.first().map_or_else(title, |first| first.span.clone());
        return Err(fault(span, Msg::new("scn-goal-reached")));
    }
    for condition in &task.whiles {
        if !known(&judge, condition)? {
            // The same words that an expectation would get, with what was found.
            judge.expect(&condition.expect, &condition.span)?;
        }
    }
    let offers = judge.offers(solver);
    let mut solutions = Vec::new();
    for word in &task.solutions {
        let action = judge.read(solver, word)?;
        if !offers.contains(&action) {
            return Err(not_offered(&judge, solver, action, word));
        }
        solutions.push((action, word.span.clone()));
    }
    Ok(Puzzle {
        solver,
        within: task.within.as_ref().map(|(within, _)| *within),
        solutions,
        goal: task.goal.clone(),
        whiles: task.whiles.clone(),
        seats: judge.seats,
        game: judge.game,
    })
}

/// Whether a condition holds at the start, where all its words have to be known.
fn known<G: Scene>(judge: &Judge<'_, G>, condition: &Condition) -> Result<bool, Fault> {
    let Condition { expect, span, .. } = condition;
    match expect {
        Expect::Value { words, .. } => {
            judge.figure(words)?;
        }
        Expect::Asked { seat, ask, .. } => judge.question(*seat, ask.as_ref(), span)?,
        Expect::Winner(seats) | Expect::Tie(seats) => {
            seats.iter().try_for_each(|seat| judge.seated(*seat, span))?;
        }
        Expect::Rest(Some(seat)) => judge.seated(*seat, span)?,
        _ => {}
    }
    Ok(is_met(&judge.game, expect) == Ok(true))
}

fn not_offered<G: Scene>(
    judge: &Judge<'_, G>,
    solver: Seat,
    action: G::Action,
    word: &Word,
) -> Fault {
    let what = Msg::new("scn-not-offered").with("seat", solver.to_string());
    let fault = judge.fault(&word.span, what).near(judge.nearest_offer(solver, word).as_deref());
    match judge.game.why_not(solver, action) {
        Some(refusal) => fault.instead(Msg::new("scn-an-offered-action"), judge.refusal(&refusal)),
        None => fault,
    }
}
