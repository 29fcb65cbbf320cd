//! The twenty-five vaults, whose treasure counts while they are active.

use super::{Card, Kind, room};
use crate::rule;
use crate::text::{Op::*, Passive::*, Text::*};

#[rustfmt::skip] // one card, one line
pub(super) const ROOMS: [Card; 25] = [
    room(76, "big-vault", "nCMd", Kind::Vault, 3, &[], rule::D6_1),
    room(77, "big-vault", "dCnM", Kind::Vault, 3, &[], rule::D6_1),
    room(78, "big-vault", "dnMC", Kind::Vault, 3, &[], rule::D6_1),
    room(79, "big-vault", "CMdn", Kind::Vault, 3, &[], rule::D6_1),
    room(80, "large-vault", "mMMD", Kind::Vault, 5, &[], rule::D6_1),
    room(81, "large-vault", "CmDC", Kind::Vault, 5, &[], rule::D6_1),
    room(82, "medium-vault", "nnDm", Kind::Vault, 2, &[], rule::D6_1),
    room(83, "medium-vault", "ncMn", Kind::Vault, 2, &[], rule::D6_1),
    room(84, "medium-vault", "dnDn", Kind::Vault, 2, &[], rule::D6_1),
    room(85, "medium-vault", "Cmnn", Kind::Vault, 2, &[], rule::D6_1),
    room(86, "medium-vault", "Mnnm", Kind::Vault, 2, &[], rule::D6_1),
    room(87, "medium-vault", "nmnD", Kind::Vault, 2, &[], rule::D6_1),
    room(88, "small-vault", "nnnc", Kind::Vault, 1, &[], rule::D6_1),
    room(89, "small-vault", "ndnn", Kind::Vault, 1, &[], rule::D6_1),
    room(90, "small-vault", "nnmn", Kind::Vault, 1, &[], rule::D6_1),
    room(91, "small-vault", "cnnn", Kind::Vault, 1, &[], rule::D6_1),
    room(92, "bribers-vault", "Dnnc", Kind::Vault, 3, &[Duty(AddToShop(1))], rule::D10_38),
    room(93, "bribers-vault", "Dmnn", Kind::Vault, 3, &[Duty(AddToShop(1))], rule::D10_38),
    room(94, "cold-vault", "MmDC", Kind::Vault, 7, &[Passive(SilenceConnected)], rule::D10_39),
    room(95, "dynamic-vault", "MCDM", Kind::Vault, 0, &[Passive(WorthOccupiedAround)], rule::D10_42),
    room(96, "entropic-vault", "DcCM", Kind::Vault, 8, &[Passive(SilenceAround)], rule::D10_40),
    room(97, "candy-vault", "CMMn", Kind::Vault, 5, &[Passive(BindOwnerAround)], rule::D10_41),
    room(98, "lonely-vault", "cnCn", Kind::Vault, 0, &[Passive(WorthDistance)], rule::D10_43),
    room(99, "lonely-vault", "nmnM", Kind::Vault, 0, &[Passive(WorthDistance)], rule::D10_43),
    room(100, "nuclear-vault", "CndM", Kind::Vault, 5, &[Duty(Sacrifice(1))], rule::D10_44),
];
