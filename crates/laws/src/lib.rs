//! The laws that every game obeys, checked on walks through whole games.
//!
//! A walk is driven by a dealer alone, which makes both the choices and the chance: a seeded dealer gives tests and long
//! nights of random games, a byte string gives a fuzz target, and both run the same code. [`uphold`] enrols a game in
//! one line; [`walk`] is one game; [`Law`] lists what is checked. [`perft`], [`transcript`] and [`check_golden`] pin
//! down what the laws leave free: how many positions there are and what happens in them.

mod fuzz;
mod golden;
mod hidden;
mod law;
mod limits;
mod offers;
mod perft;
mod spot;
mod trip;
mod undo;
mod uphold;
mod walk;

pub use fuzz::{fuzz_entry, fuzz_within, options_by_chance};
pub use golden::{check_golden, transcript, transcript_of};
pub use law::{Broken, Law};
pub use limits::Limits;
pub use perft::perft;
pub use uphold::{Failure, Totals, many, share_out, uphold};
pub use walk::{WalkReport, walk};
