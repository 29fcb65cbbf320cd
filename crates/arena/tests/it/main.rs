//! The arena on games whose answers are known. Nothing here is timed.

mod batch;
mod duel;
