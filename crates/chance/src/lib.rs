//! Dealers: where the numbers that a game asks for come from.
//!
//! [`Seeded`] makes them from a seed, the same on every machine and in every release; [`Scripted`] deals what a test or
//! a scenario wrote down; [`Bytes`] reads them from a byte string, so that a fuzzer can steer a game; [`Every`] deals
//! all that chance can do, one after the other.

mod bytes;
mod every;
mod scripted;
mod seeded;

pub use bytes::Bytes;
pub use every::{Every, outcomes};
pub use scripted::{Misfit, Scripted};
pub use seeded::Seeded;
