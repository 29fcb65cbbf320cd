//! Tests of the kernel from outside, on toys.

mod offers;
mod replay;
mod rules;
mod seats;
mod sitting;
mod table;
