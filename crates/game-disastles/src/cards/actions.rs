//! The ten action rooms, used by taking an action.

use super::{Card, Kind, room};
use crate::rule;
use crate::text::{Op::*, Text::*, Whose};

#[rustfmt::skip] // one card, one line
pub(super) const ROOMS: [Card; 10] = [
    room(1, "black-market", "dDnn", Kind::Action, 0, &[Action(BuildFromDiscard)], rule::D10_1),
    room(2, "divination-chamber", "nnCn", Kind::Action, 0, &[Action(PlayOneOfTop(5))], rule::D10_2),
    room(3, "merchants-guild", "nDdM", Kind::Action, 0, &[Action(SwapWithOpponent)], rule::D10_3),
    room(4, "wormhole-generator", "MdMn", Kind::Action, 0, &[Action(Swaps { times: 1, whose: Whose::Opponents })], rule::D10_4),
    room(5, "doomsayer", "Mnmn", Kind::Action, 0, &[Action(ThrowFromDeck(10))], rule::D10_5),
    room(6, "antigravity-cannon", "CnMd", Kind::Action, 0, &[Action(Turns { rooms: 1, whose: Whose::Any })], rule::D10_6),
    room(7, "time-machine", "Dnnm", Kind::Action, 0, &[Action(BuildDrawn)], rule::D10_7),
    room(8, "soothsayer", "Dcnn", Kind::Action, 0, &[Action(Foresee(3))], rule::D10_8),
    room(9, "architect", "nCnd", Kind::Action, 0, &[Action(Moves { times: 3, whose: Whose::Own, turning: false })], rule::D10_9),
    room(10, "interior-decorator", "nnMm", Kind::Action, 0, &[Action(Swaps { times: 3, whose: Whose::Own })], rule::D10_10),
];
