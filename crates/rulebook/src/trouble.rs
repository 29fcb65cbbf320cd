//! What can go wrong, said in one sentence.

use std::fmt;
use std::path::Path;

/// A line of a rulebook that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookError {
    /// The line, counted from 1; the last line if something is missing at the end.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for BookError {}

/// A sentence for whoever builds the game. `Debug` prints it plainly too, so that `main` can return it.
#[derive(Clone, PartialEq, Eq)]
pub struct Trouble(pub String);

impl Trouble {
    pub(crate) fn in_file(path: &Path, what: &dyn fmt::Display) -> Self {
        Self(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl fmt::Debug for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}
