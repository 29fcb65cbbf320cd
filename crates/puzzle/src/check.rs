//! For tests of a game: its puzzles hold.

use crate::{Verdict, examine};
use deckhand_kernel::Scene;
use deckhand_scenario::{Ids, parse_all, puzzle, render};

/// What is known of a puzzle that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Its title.
    pub title: String,
    /// The id that its title has among the texts of the game.
    pub id: String,
    /// Positions worked out.
    pub positions: u64,
    /// First answers offered.
    pub offers: usize,
    /// First answers that solve it.
    pub keys: usize,
    /// Answers of the solver that the main line takes at most.
    pub answers: u32,
    /// How often the greedy bot solves it, of 20 tries.
    pub greedy: u32,
}

/// Proves every puzzle of a text and checks the solutions that it says.
///
/// # Panics
/// If one of them can not be read, is not solved within the budget, or says wrong solutions.
pub fn check_text<G: Scene>(name: &str, text: &str, budget: u64) -> Vec<Checked> {
    let (scenarios, faults) = parse_all(name, text);
    let rendered: String = faults.iter().map(render).collect();
    assert!(faults.is_empty(), "{rendered}");
    let check = |scenario: &deckhand_scenario::Scenario| {
        let title = scenario.title().to_owned();
        let puzzle =
            puzzle::<G>(scenario, &Ids).unwrap_or_else(|fault| panic!("{}", render(&fault)));
        let found = examine(&puzzle.game, &puzzle, puzzle.solver, puzzle.within, budget);
        assert_eq!(found.verdict, Verdict::Solved, "{title}, {} positions", found.positions);
        let keys = found.keys.unwrap_or_else(|| panic!("{title}: not all first answers decided"));
        if let Some(fault) = puzzle.wrong_solution(scenario, &keys) {
            panic!("{}", render(&fault));
        }
        let greedy = found.tries.iter().find(|(name, ..)| *name == "greedy");
        Checked {
            id: format!("puzzle-{}", scenario.slug()),
            title,
            positions: found.positions,
            offers: found.offers,
            keys: keys.len(),
            answers: found.answers,
            greedy: greedy.map_or(0, |(_, solved, _)| *solved),
        }
    };
    scenarios.iter().map(check).collect()
}
