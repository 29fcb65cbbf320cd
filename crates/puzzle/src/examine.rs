//! All that is worth knowing about a puzzle.

use crate::{Aim, Prover, Step};
use deckhand_bots::by_name;
use deckhand_kernel::{Game, Seat};

/// What the proof came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal can be forced, whatever is answered and dealt.
    Solved,
    /// It can not.
    Unsolved,
    /// The budget was used up before that was known.
    Open,
}

/// What is known about a puzzle.
#[derive(Clone, Debug)]
pub struct Examined<G: Game> {
    /// Whether it can be solved.
    pub verdict: Verdict,
    /// Positions worked out for the verdict, the keys, the solutions and the tries.
    pub positions: u64,
    /// First answers offered.
    pub offers: usize,
    /// The first answers that solve it; nothing if the budget did not reach for all of them.
    pub keys: Option<Vec<G::Action>>,
    /// How many solutions, see [`Prover::solutions`]; nothing if the budget did not reach.
    pub solutions: Option<u64>,
    /// Answers of the solver that the main line takes at most.
    pub answers: u32,
    /// Whether it is certain that no solution takes fewer answers.
    pub shortest: bool,
    /// The main line of the shortest solution that is known.
    pub line: Vec<Step<G>>,
    /// For each bot that tried its name, how often it solved the puzzle, and how often it tried. Tries for which the
    /// budget did not reach are left out.
    pub tries: Vec<(&'static str, u32, u32)>,
}

/// The bots that try.
const BOTS: [&str; 2] = ["random", "greedy"];
/// How often each tries, with the seeds from 1 on.
const TRIES: u32 = 20;

/// Examines a position with an aim. See [`Prover::new`].
pub fn examine<G: Game, A: Aim<G>>(
    game: &G,
    aim: &A,
    solver: Seat,
    within: Option<u32>,
    budget: u64,
) -> Examined<G> {
    let mut prover = Prover::new(game.clone(), aim, solver, within, budget);
    let verdict = match prover.solve() {
        Ok(true) => Verdict::Solved,
        Ok(false) => Verdict::Unsolved,
        Err(_) => Verdict::Open,
    };
    let mut examined = Examined {
        verdict,
        positions: 0,
        offers: 0,
        keys: None,
        solutions: None,
        answers: 0,
        shortest: false,
        line: Vec::new(),
        tries: Vec::new(),
    };
    if verdict == Verdict::Solved {
        examined.keys = prover.keys().ok();
        examined.solutions = prover.solutions().ok();
        for name in BOTS {
            let (mut solved, mut tried) = (0, 0);
            for seed in 1..=u64::from(TRIES) {
                let Ok(mut bot) = by_name::<G>(name, seed) else { continue };
                let Ok(found) = prover.attempt(&mut *bot) else { continue };
                tried += 1;
                solved += u32::from(found);
            }
            examined.tries.push((name, solved, tried));
        }
        (examined.answers, examined.line) = (prover.answers(), prover.line());
        examined.shortest = shorten(&mut examined, game, aim, solver, budget);
    }
    examined.positions = prover.positions();
    examined.offers = prover.offers();
    examined
}

/// Looks for a solution with fewer answers, as far as so many more positions reach, and whether the one that is known
/// now is certainly the shortest.
fn shorten<G: Game, A: Aim<G>>(
    examined: &mut Examined<G>,
    game: &G,
    aim: &A,
    solver: Seat,
    budget: u64,
) -> bool {
    let shorter = deepened(game, aim, solver, examined.answers, budget);
    if let Some(Some(prover)) = &shorter {
        (examined.answers, examined.line) = (prover.answers(), prover.line());
    }
    shorter.is_some()
}

/// The fewest answers within which the solver can force the goal; nothing if it can not be forced within the bound, or if
/// that is not known within the budget.
pub fn fewest_answers<G: Game, A: Aim<G>>(
    game: &G,
    aim: &A,
    solver: Seat,
    within: Option<u32>,
    budget: u64,
) -> Option<u32> {
    let mut prover = Prover::new(game.clone(), aim, solver, within, budget);
    if prover.solve() != Ok(true) {
        return None;
    }
    let known = prover.answers();
    let shorter = deepened(game, aim, solver, known, budget)?;
    Some(shorter.map_or(known, |prover| prover.answers()))
}

/// The proof with the smallest bound below this one; nothing inside if there is none, and nothing at all if the budget
/// does not reach.
fn deepened<'a, G: Game, A: Aim<G>>(
    game: &G,
    aim: &'a A,
    solver: Seat,
    below: u32,
    mut budget: u64,
) -> Option<Option<Prover<'a, G, A>>> {
    for within in 1..below {
        let mut prover = Prover::new(game.clone(), aim, solver, Some(within), budget);
        match prover.solve() {
            Ok(false) => budget -= prover.positions(),
            Ok(true) => return Some(Some(prover)),
            Err(_) => return None,
        }
    }
    Some(None)
}
