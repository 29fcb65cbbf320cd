//! Trees whose right answer can be read off the page.

use Place::{Ask, Both, Chance, End};
use deckhand_bots::{Greedy, Random};
use deckhand_kernel::{Game, Outcome, Seat, Status};
use deckhand_puzzle::{Aim, MOST_SOLUTIONS, Prover, Spent};
use deckhand_toys::{
    Walk,
    walk::{Go, Place, Tree},
};

/// A seat has won.
pub(crate) struct Win(pub(crate) Seat);

impl<G: Game> Aim<G> for Win {
    fn is_reached(&self, game: &G) -> bool {
        matches!(game.status(), Status::Over(Outcome::Won(seats)) if seats.has(self.0))
    }
}

const SOLVER: Seat = Seat(0);

/// Whether it is solved, the ways that solve it, and how many solutions there are.
#[track_caller]
fn proves(tree: Tree, solved: bool, keys: &[u8], solutions: u64) {
    let aim = Win(SOLVER);
    let mut prover = Prover::new(Walk::new(tree, 0), &aim, SOLVER, None, 10_000);
    assert_eq!(prover.solve(), Ok(solved));
    let found: Vec<u8> = prover.keys().expect("small").into_iter().map(|Go(way)| way).collect();
    assert_eq!(found, keys);
    assert_eq!(prover.solutions(), Ok(solutions));
}

/// The first way looks good and loses to the right reply; the second looks bad and wins.
const BAIT: Tree = &[
    Ask(0, &[1, 2], 0),
    Ask(1, &[3, 4], 50),
    Ask(1, &[5, 5], -50),
    End(Some(0)),
    End(Some(1)),
    End(Some(0)),
];

#[test]
fn a_way_that_one_reply_refutes_is_no_solution() {
    proves(BAIT, true, &[1], 1);
    let refuted: Tree = &[Ask(0, &[1, 1], 0), Ask(1, &[2, 3], 0), End(Some(0)), End(Some(1))];
    proves(refuted, false, &[], 0);
}

#[test]
fn who_looks_one_step_ahead_takes_the_bait() {
    let aim = Win(SOLVER);
    let mut prover = Prover::new(Walk::new(BAIT, 0), &aim, SOLVER, None, 100);
    assert_eq!(prover.attempt(&mut Greedy::new(1)), Ok(false));
    let random = |seed| prover.attempt(&mut Random::new(seed)) == Ok(true);
    let solved = (0..100).map(random).filter(|solved| *solved).count();
    assert!((35..65).contains(&solved), "one of two ways: {solved}");
}

#[test]
fn a_way_that_wins_for_every_chance_is_a_solution_and_one_that_may_fail_is_not() {
    let tree: Tree =
        &[Ask(0, &[1, 2], 0), Chance(&[3, 3, 3, 4]), Chance(&[3, 3]), End(Some(0)), End(None)];
    proves(tree, true, &[1], 1);
    let fails_once: Tree = &[Ask(0, &[1], 0), Chance(&[2, 2, 2, 3]), End(Some(0)), End(None)];
    proves(fails_once, false, &[], 0);
}

#[test]
fn after_each_chance_another_answer_may_be_right() {
    let tree: Tree = &[
        Ask(0, &[1], 0),
        Chance(&[2, 3]),
        Ask(0, &[4, 5, 4], 0),
        Ask(0, &[5, 4, 5], 0),
        End(Some(0)),
        End(Some(1)),
    ];
    // Two good answers after the first outcome, one after the second.
    proves(tree, true, &[0], 2);
}

#[test]
fn keys_and_solutions_are_counted() {
    let tree: Tree = &[
        Ask(0, &[1, 2, 3, 4], 0),
        Ask(1, &[3, 5], 0),
        Ask(0, &[3, 6], 0),
        End(Some(0)),
        End(Some(1)),
        Ask(0, &[3, 3, 4], 0),
        End(Some(0)),
    ];
    // Way 0: two answers to the second reply. Way 1: two answers. Way 2: the goal at once.
    proves(tree, true, &[0, 1, 2], 5);
}

/// Who answers at the same time does not see the row, so a row that each column beats somewhere is no solution.
#[test]
fn seats_asked_together_answer_unseen() {
    let tree: Tree = &[Both(&[&[1, 2], &[2, 1]]), End(Some(0)), End(Some(1))];
    proves(tree, false, &[], 0);
    let tree: Tree = &[Both(&[&[1, 2], &[1, 1]]), End(Some(0)), End(Some(1))];
    proves(tree, true, &[1], 1);
}

#[test]
fn going_round_is_no_solution() {
    let stuck: Tree = &[Ask(0, &[1, 2], 0), Ask(1, &[0, 3], 0), End(None), End(Some(0))];
    proves(stuck, false, &[], 0);
    // The way out costs one more answer; whoever wants may go round first, again and again.
    let round: Tree = &[Ask(0, &[1, 2], 0), Ask(1, &[0], 0), End(Some(0))];
    proves(round, true, &[0, 1], MOST_SOLUTIONS);
    // Two that lead to each other, and to nothing else.
    let pair: Tree = &[Ask(0, &[1, 2], 0), Ask(1, &[2], 0), Ask(1, &[1], 0), End(Some(0))];
    proves(pair, false, &[], 0);
}

/// The first reply leads back to a place on the way here whose other ways are not known then.
#[test]
fn a_place_that_was_left_early_is_looked_at_again() {
    let tree: Tree = &[
        Ask(0, &[1, 2], 0),
        Ask(1, &[3, 4], 9),
        Ask(1, &[5, 5], 0),
        Ask(0, &[1, 6], 0),
        End(Some(1)),
        Ask(0, &[3, 6], 0),
        End(Some(0)),
    ];
    proves(tree, true, &[1], 2);
}

#[test]
fn answers_beyond_the_bound_do_not_count() {
    let tree: Tree = &[Ask(0, &[1, 2], 0), Ask(1, &[2], 0), Ask(0, &[3], 0), End(Some(0))];
    let aim = Win(SOLVER);
    for (within, solved) in [(0, false), (1, false), (2, true)] {
        let mut prover = Prover::new(Walk::new(tree, 0), &aim, SOLVER, Some(within), 100);
        assert_eq!(prover.solve(), Ok(solved), "within {within}");
    }
    let mut prover = Prover::new(Walk::new(tree, 0), &aim, SOLVER, None, 100);
    assert_eq!(prover.solve(), Ok(true));
    assert_eq!(prover.answers(), 2);
    let line: Vec<(u8, u8)> =
        prover.line().iter().map(|step| (step.seat.0, step.action.0)).collect();
    assert!(line == [(0, 1), (0, 0)] || line == [(0, 0), (1, 0), (0, 0)], "{line:?}");
}

#[test]
fn nothing_is_claimed_beyond_the_budget() {
    let aim = Win(SOLVER);
    let solve = |budget| Prover::new(Walk::new(BAIT, 0), &aim, SOLVER, None, budget).solve();
    assert_eq!(solve(3), Err(Spent));
    assert_eq!(solve(6), Ok(true));
}
