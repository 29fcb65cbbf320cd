//! A game looked at afterwards: what a bot would have answered in the place of a seat, *knowing what that seat knew*, and
//! what the difference cost.
//!
//! The bot is asked behind the veil of the seat. What its own search thinks of an answer is no chance of winning, so the
//! difference is measured: both answers are played on to the end by the same bots, from the same redeals of what the seat
//! could not see, with the same chance. All work is counted and every seed follows from the place in the game, so a
//! review is the same on any machine and for any number of threads; and since no seed and no position comes from what
//! the seat could not see, it does not depend on that either.

mod choice;
mod judge;
mod measure;
mod turning;

pub use choice::{Choice, choices};
pub use judge::{Judged, Plan, Review, Verdict, review};
pub use measure::{Compared, Share};
pub use turning::{TURNING_POINTS, turning_points};
