//! Parts that games are built from: plain values with a fixed capacity, cheap to copy, equal by content.
//!
//! A part knows nothing of any game and nothing of the kernel's contract; games use parts, they do not inherit from them.
#![no_std]
extern crate alloc;

mod cardset;
mod list;
mod table;

pub use cardset::{CardSet, Cards};
pub use list::List;
pub use table::joined;
