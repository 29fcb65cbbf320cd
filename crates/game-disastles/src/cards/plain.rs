//! The twenty rooms without text: corridors, hallways and staircases.

use super::{Card, Kind, room};
use crate::rule;

#[rustfmt::skip] // one card, one line
pub(super) const ROOMS: [Card; 20] = [
    room(56, "corridor", "cdnn", Kind::Plain, 0, &[], rule::D2_1),
    room(57, "corridor", "cnnd", Kind::Plain, 0, &[], rule::D2_1),
    room(58, "corridor", "nncd", Kind::Plain, 0, &[], rule::D2_1),
    room(59, "corridor", "ndmn", Kind::Plain, 0, &[], rule::D2_1),
    room(60, "corridor", "nndm", Kind::Plain, 0, &[], rule::D2_1),
    room(61, "corridor", "cnnc", Kind::Plain, 0, &[], rule::D2_1),
    room(62, "hallway", "nmnd", Kind::Plain, 0, &[], rule::D2_1),
    room(63, "hallway", "ncnd", Kind::Plain, 0, &[], rule::D2_1),
    room(64, "hallway", "ndnm", Kind::Plain, 0, &[], rule::D2_1),
    room(65, "hallway", "nmnm", Kind::Plain, 0, &[], rule::D2_1),
    room(66, "hallway", "nmnc", Kind::Plain, 0, &[], rule::D2_1),
    room(67, "hallway", "ncnc", Kind::Plain, 0, &[], rule::D2_1),
    room(68, "hallway", "nmnc", Kind::Plain, 0, &[], rule::D2_1),
    room(69, "staircase", "mncn", Kind::Plain, 0, &[], rule::D2_1),
    room(70, "staircase", "cndn", Kind::Plain, 0, &[], rule::D2_1),
    room(71, "staircase", "mndn", Kind::Plain, 0, &[], rule::D2_1),
    room(72, "staircase", "mnmn", Kind::Plain, 0, &[], rule::D2_1),
    room(73, "staircase", "cnmn", Kind::Plain, 0, &[], rule::D2_1),
    room(74, "staircase", "dnmn", Kind::Plain, 0, &[], rule::D2_1),
    room(75, "staircase", "cncn", Kind::Plain, 0, &[], rule::D2_1),
];
