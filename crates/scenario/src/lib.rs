//! Judge questions as plain text files: a position, some play, and what must be true afterwards.
//!
//! A scenario file is read by [`parse`] without knowing any game; [`run`] plays one scenario of a game that can set up
//! positions ([`deckhand_kernel::Scene`]), and [`puzzle()`] makes a puzzle ready to be solved. The format is described in `docs/scenarios.md`. What belongs here: reading
//! the files, playing them, and faults that point at the line and the word. What does not: any word of any game; the
//! statements about a position, the notation of actions and the names of events are the game's own.

mod check;
mod compare;
mod condition;
mod expect;
mod fault;
mod ids;
mod parse;
mod position;
mod puzzle;
mod run;
mod script;
mod source;
mod standing;
mod statements;
mod task;
mod texts;

pub use check::{Checked, Summary, check_dir, check_text, run_text};
pub use expect::{Expect, Sign, Wanted, WantedEvent, Watching};
pub use fault::{Fault, Faults, render};
pub use ids::{Ids, arg_text, short_id};
pub use parse::{Chance, Cited, Given, Scenario, Step, game_of, parse, parse_all};
pub use puzzle::{Puzzle, puzzle};
pub use run::{Outcome, run};
pub use source::{Source, Span, Word};
pub use statements::Statements;
pub use task::{Condition, Task};
pub use texts::TEXTS;
