//! Records as files: one line of JSON for the setup, one for each answer, one for the end.
//!
//! Each line is written as soon as it is true, so a file is complete up to the last answer whatever happens to the
//! program. Reading trusts nothing: a file may be cut off, edited by hand, or something else altogether.

mod read;
mod write;

pub(crate) use deckhand_table::lines::OverLine;
pub(crate) use read::{Entry, Fault, RecordFile, game_named_in};
pub(crate) use write::{Recorder, fresh_file};
