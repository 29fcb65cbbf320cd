//! The binary, run on pipes.
