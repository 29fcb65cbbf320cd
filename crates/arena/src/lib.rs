//! Many games at once, and how fast they go.
//!
//! [`simulate`] plays a batch whose result is the same for any number of threads; [`bench()`] measures one core on uniform
//! random play. Both work on any [`deckhand_kernel::Title`].

mod bench;
mod interval;
mod one_game;
mod report;
mod seeds;
mod simulate;

pub use bench::{BenchReport, Budget, MAX_STEPS, bench};
pub use interval::{Interval, wilson};
pub use report::{EntryWins, Failure, Lengths, Report};
pub use seeds::{bot_seed, game_seed};
pub use simulate::{Plan, Progress, simulate};
