//! What is known about the game: how many situations a player can be in, and what the game is worth.
//!
//! The solver walks the whole tree through the front door. It knows no rule: who is asked, what is offered, what a seat
//! sees and what a hand brings all come from the game. If its answer is the published one, then so are the rules.

use deckhand_bots::Solver;
use deckhand_kernel::{Seat, Title};
use game_leduc::Leduc;

fn solver() -> Solver {
    let setup = Leduc::setup("limit", 2, &[]).expect("the usual setup");
    let won = |hand: &Leduc| f64::from(hand.chips(Seat(0)));
    Solver::new::<Leduc>(&setup, won).expect("can be dealt")
}

/// Six answers are to be given in each round. In the first the own card is known, in the second the public card and one
/// of five first rounds too.
#[test]
fn l6_1_there_are_936_situations() {
    assert_eq!(solver().information_sets(), 6 * 6 + 6 * 5 * (6 * 5));
}

/// The published value, to four digits, and play that can hardly be beaten.
#[test]
fn the_value_of_the_game_is_the_published_one() {
    let mut solver = solver();
    assert!(solver.exploitability() > 1.0, "who answers anything can be beaten");
    solver.run(1_500);
    let (value, left) = (solver.value(), solver.exploitability());
    println!("player 1 gains {value} chips a hand; exploitability {left}");
    assert!((value - -0.0856).abs() < 0.0002, "{value}");
    assert!(left < 0.01, "{left}");
}
