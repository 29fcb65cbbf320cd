//! The twenty link rooms, used at the moment they become active.

use super::{Card, Kind, room};
use crate::rule;
use crate::text::{Op::*, Text::*, Whose};

#[rustfmt::skip] // one card, one line
pub(super) const ROOMS: [Card; 20] = [
    room(36, "mercenary", "nDnC", Kind::Link, 0, &[Link(BonusAction)], rule::D10_28),
    room(37, "mercenary", "MnnD", Kind::Link, 0, &[Link(BonusAction)], rule::D10_28),
    room(38, "mercenary", "nDCn", Kind::Link, 0, &[Link(BonusAction)], rule::D10_28),
    room(39, "mercenary", "CnCn", Kind::Link, 0, &[Link(BonusAction)], rule::D10_28),
    room(40, "giant-fan", "dCDn", Kind::Link, 0, &[Link(Turns { rooms: 1, whose: Whose::Any })], rule::D10_6),
    room(41, "giant-fan", "DMnd", Kind::Link, 0, &[Link(Turns { rooms: 1, whose: Whose::Any })], rule::D10_6),
    room(42, "construction-crew", "CMcn", Kind::Link, 0, &[Link(SwapTurning)], rule::D10_29),
    room(43, "rocket-engineer", "nDdn", Kind::Link, 0, &[Link(Moves { times: 1, whose: Whose::Any, turning: true })], rule::D10_30),
    room(44, "rocket-engineer", "Mnnd", Kind::Link, 0, &[Link(Moves { times: 1, whose: Whose::Any, turning: true })], rule::D10_30),
    room(45, "shuttle", "nnMc", Kind::Link, 0, &[Link(Moves { times: 2, whose: Whose::Own, turning: false })], rule::D10_31),
    room(46, "shuttle", "Mmnn", Kind::Link, 0, &[Link(Moves { times: 2, whose: Whose::Own, turning: false })], rule::D10_31),
    room(47, "warp-cannon", "nnMD", Kind::Link, 0, &[Link(Swaps { times: 1, whose: Whose::Any })], rule::D10_32),
    room(48, "warp-cannon", "nMnC", Kind::Link, 0, &[Link(Swaps { times: 1, whose: Whose::Any })], rule::D10_32),
    room(49, "warp-cannon", "DnDn", Kind::Link, 0, &[Link(Swaps { times: 1, whose: Whose::Any })], rule::D10_32),
    room(50, "hydraulic-arm", "DnnD", Kind::Link, 0, &[Link(BuildRevealed)], rule::D10_33),
    room(51, "hydraulic-arm", "nDDn", Kind::Link, 0, &[Link(BuildRevealed)], rule::D10_33),
    room(52, "watch-tower", "mnDn", Kind::Link, 0, &[Link(Sift(5))], rule::D10_34),
    room(53, "homeowners-association", "CdCd", Kind::Link, 0, &[Link(RearrangeAround)], rule::D10_35),
    room(54, "unhappy-neighbour", "nMcC", Kind::Link, 0, &[Link(EverybodySwaps)], rule::D10_36),
    room(55, "disco", "cCdM", Kind::Link, 0, &[Link(TurnAround)], rule::D10_37),
];
