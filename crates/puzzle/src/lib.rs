//! Puzzles: a position with a goal, proved by searching through everything that can be answered and dealt.
//!
//! [`Prover`] works on any game and any [`Aim`]; puzzles in files ([`deckhand_scenario::Puzzle`]) are one kind of aim.
//! [`examine`] says all that is worth knowing about a puzzle. What belongs here: the search, the counting, bots that
//! try, and positions of self-play made into puzzles. What does not: reading files, which the scenario crate does, and
//! any word of any game.
//!
//! Everything lies open in a puzzle, the order of the decks too: a proof is about what is so, not about what a seat
//! knows.

mod aim;
mod aims;
mod check;
mod count;
mod examine;
mod graph;
mod line;
mod mine;
mod prove;
mod prover;

pub use aim::Aim;
pub use aims::{AimText, aims};
pub use check::{Checked, check_text};
pub use count::MOST_SOLUTIONS;
pub use examine::{Examined, Verdict, examine, fewest_answers};
pub use line::Step;
pub use mine::{Found, Mine, Progress, mine};
pub use prover::{Prover, Spent};
