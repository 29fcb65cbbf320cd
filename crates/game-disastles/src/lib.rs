//! Disastles.
