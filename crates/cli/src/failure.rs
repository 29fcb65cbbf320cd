//! How a command ends when it does not end well.

use std::io;

/// Exit code of a command that found something wrong with what it was to check.
pub(crate) const FAILED: u8 = 1;
/// Exit code of a command that was used wrongly.
pub(crate) const WRONG_USE: u8 = 2;

/// Why a command stops early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A sentence for standard error, already in the reader's language, and the exit code.
    Said(u8, String),
    /// Everything has been said; only the exit code is left.
    Quiet(u8),
    /// Standard output can not be written to.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    /// Only for writing to standard output: other files have sentences of their own.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The end of a command.
pub(crate) type Done = Result<(), Failure>;
