//! Many games at once, and how fast they go.
//!
//! [`simulate`] plays a batch whose result is the same for any number of threads; [`duel()`] compares two bots on the same
//! deals; [`bench()`] measures one core on uniform
//! random play. Both work on any [`deckhand_kernel::Title`].

mod bench;
mod duel;
mod interval;
mod one_game;
mod pool;
mod report;
mod resample;
mod seeds;
mod sequential;
mod simulate;

pub use bench::{BenchReport, Budget, MAX_STEPS, bench};
pub use duel::{Bout, Duel, DuelReport, duel, share_of};
pub use interval::{Interval, wilson, wilson_share};
pub use one_game::{Pairing, Witness, caught, play_before, play_on};
pub use pool::share_out;
pub use report::{EntryWins, Failure, Finished, Lengths, Report};
pub use resample::{bootstrap, elo};
pub use seeds::{bot_seed, game_seed};
pub use sequential::{Rounds, Sequential, Verdict};
pub use simulate::{Plan, Progress, Watch, simulate};
