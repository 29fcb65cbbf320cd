//! Players made of code. A bot receives its veil (view, question, offers, samples) and never the state.
//!
//! [`Random`] answers anything; [`Greedy`] looks one step ahead by what its seat can count; [`Search`] plays on in thought,
//! in five [`LEVELS`]; [`by_name`] finds each by the name that people type.
//! [`Solver`] is no player: it works out small games exactly, so that players can be measured by what is right.

mod greedy;
mod honest;
mod look;
mod name;
mod random;
mod search;
mod solver;

pub use greedy::Greedy;
pub use honest::{Looked, honest};
pub use name::{NAMES, by_name, by_name_for_people};
pub use random::Random;
pub use search::{LEVELS, Level, Plan, Search};
pub use solver::Solver;
