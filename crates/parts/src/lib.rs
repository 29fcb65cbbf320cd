//! Parts that games are built from: plain values with a fixed capacity, cheap to copy, equal by content.
//!
//! A part knows nothing of any game; games use parts, they do not inherit from them. Only [`ReadOption`] and
//! [`SetupFault`] know words of the kernel's contract, those for modes and options.
#![no_std]
extern crate alloc;

mod cardset;
mod list;
mod setup;
mod table;

pub use cardset::{CardSet, Cards};
pub use list::List;
pub use setup::{ReadOption, SetupFault};
pub use table::joined;
