//! The twenty-five passive rooms, whose text holds while they are active.

use super::{Card, Kind, room};
use crate::rule;
use crate::text::{Passive::*, Start::*, Text::*};

#[rustfmt::skip] // one card, one line
pub(super) const ROOMS: [Card; 25] = [
    room(11, "treasury", "mDCM", Kind::Passive, 0, &[Passive(VaultsWorthMore(1))], rule::D6_2),
    room(12, "market", "DcmC", Kind::Passive, 0, &[Passive(VaultsAroundDouble)], rule::D6_3),
    room(13, "energy-core", "MMDM", Kind::Passive, 0, &[Passive(BoostConnected)], rule::D10_11),
    room(14, "gravity-generator", "MCCd", Kind::Passive, 0, &[Passive(TurnBuilds)], rule::D10_13),
    room(15, "reinforced-walls", "MCCD", Kind::Passive, 0, &[Passive(DoubleConnections)], rule::D10_14),
    room(16, "gravitational-anchor", "nDnD", Kind::Passive, 0, &[Passive(AnchorAround)], rule::D10_15),
    room(17, "tavern", "DnDC", Kind::Passive, 0, &[Start(RefreshShop)], rule::D10_16),
    room(18, "echo-chamber", "Ddcm", Kind::Passive, 0, &[Passive(EchoLinks)], rule::D10_17),
    room(19, "armorer", "nCnD", Kind::Passive, 0, &[Passive(DoubleConnections)], rule::D10_14),
    room(20, "generator", "nCnn", Kind::Passive, 0, &[Passive(BoostConnected)], rule::D10_12),
    room(21, "generator", "nnMn", Kind::Passive, 0, &[Passive(BoostConnected)], rule::D10_12),
    room(22, "safe-room", "DCnC", Kind::Passive, 0, &[Passive(LessDamage(1))], rule::D10_18),
    room(23, "bunker", "DCDC", Kind::Passive, 0, &[Passive(LessDamage(2))], rule::D10_18),
    room(24, "room-with-legs", "mDnc", Kind::Passive, 0, &[Passive(MovesFreely)], rule::D10_19),
    room(25, "spinning-chamber", "dcmm", Kind::Passive, 0, &[Passive(TurnsItself)], rule::D10_20),
    room(26, "warping-chamber", "ndcm", Kind::Passive, 0, &[Passive(TakesACell)], rule::D10_21),
    room(27, "imposter", "nnmc", Kind::Passive, 0, &[Passive(BuiltAnywhere)], rule::D10_22),
    room(28, "commanders-chamber", "CDCC", Kind::Passive, 0, &[Start(ExtraAction)], rule::D10_23),
    room(29, "engineers-workshop", "nMcD", Kind::Passive, 0, &[Start(ExtraSwap)], rule::D10_24),
    room(30, "pilots-quarters", "mMnD", Kind::Passive, 0, &[Start(ExtraMove)], rule::D10_25),
    room(31, "swimming-pool", "ndCn", Kind::Passive, 0, &[Passive(ProtectConnected)], rule::D10_26),
    room(32, "candy-shop", "Mnnc", Kind::Passive, 0, &[Passive(ProtectConnected)], rule::D10_26),
    room(33, "petting-zoo", "dMnn", Kind::Passive, 0, &[Passive(ProtectConnected)], rule::D10_26),
    room(34, "movie-theatre", "nncM", Kind::Passive, 0, &[Passive(ProtectConnected)], rule::D10_26),
    room(35, "nuclear-reactor", "nDnD", Kind::Passive, 0, &[Passive(SecondAction)], rule::D10_27),
];
