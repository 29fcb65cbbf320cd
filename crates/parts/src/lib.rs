//! Parts that games are built from: plain values with a fixed capacity, cheap to copy, equal by content.
#![no_std]
extern crate alloc;
mod list;
pub use list::List;
