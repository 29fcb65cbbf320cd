//! The twelve Disasters and thirteen Catastrophes. Damage is given for diamond, cross and moon as (fixed, per X).

use super::{Card, catastrophe, disaster};
use crate::rule;
use crate::text::{Text::*, Woe::*};

#[rustfmt::skip] // one card, one line
pub(super) const DISASTERS: [Card; 12] = [
    disaster(111, "nuclear-meltdown", [(0, 1), (0, 1), (2, 0)]),
    disaster(112, "nebula-drake", [(0, 1), (2, 0), (0, 1)]),
    disaster(113, "gas-explosion", [(1, 1), (0, 1), (1, 0)]),
    disaster(114, "meteor", [(1, 1), (1, 0), (0, 1)]),
    disaster(115, "magmaquake", [(0, 1), (1, 0), (1, 1)]),
    disaster(116, "entropy-demon", [(0, 1), (1, 1), (1, 0)]),
    disaster(117, "verdant-chaos", [(1, 0), (0, 1), (1, 1)]),
    disaster(118, "aurora-whale", [(1, 1), (0, 0), (1, 1)]),
    disaster(119, "space-bees", [(1, 0), (1, 1), (0, 1)]),
    disaster(120, "aurora-veil", [(2, 0), (0, 1), (0, 1)]),
    disaster(121, "warp-storm", [(0, 0), (1, 1), (1, 1)]),
    disaster(122, "ionic-tornado", [(1, 1), (1, 1), (0, 0)]),
];

#[rustfmt::skip] // one card, one line
pub(super) const CATASTROPHES: [Card; 13] = [
    catastrophe(123, "voidweavers", [(1, 1), (1, 0), (0, 1)], &[Woe(SacrificeIfUnhurt(2))], rule::D9_3),
    catastrophe(124, "economic-crash", [(1, 1), (0, 1), (1, 0)], &[Woe(CloseShop)], rule::D9_4),
    catastrophe(125, "doom", [(2, 0), (0, 1), (0, 1)], &[Woe(ThrowFromDeck(10))], rule::D9_5),
    catastrophe(126, "the-starchild", [(0, 1), (0, 1), (2, 0)], &[Woe(HandOver)], rule::D9_6),
    catastrophe(127, "cosmic-koala", [(1, 0), (0, 1), (1, 1)], &[Woe(NoReductions)], rule::D9_7),
    catastrophe(128, "golden-meteor", [(1, 1), (1, 1), (0, 0)], &[Woe(LargerShop(5))], rule::D9_8),
    catastrophe(129, "ancient-awakening", [(0, 1), (1, 0), (1, 1)], &[Woe(VaultsHurt)], rule::D9_9),
    catastrophe(130, "extradimensional-rift", [(0, 0), (1, 1), (1, 1)], &[Woe(OneMoreDisaster)], rule::D9_10),
    catastrophe(131, "cult-of-doom", [(1, 0), (1, 1), (0, 1)], &[Woe(EachMayThrow(5))], rule::D9_11),
    catastrophe(132, "time-anomaly", [(1, 1), (0, 0), (1, 1)], &[Woe(TurnBack)], rule::D9_12),
    catastrophe(133, "celestial-goddess", [(0, 1), (1, 1), (1, 0)], &[Woe(TurnLeftNeighbour)], rule::D9_13),
    catastrophe(134, "the-singularity", [(0, 1), (2, 0), (0, 1)], &[Woe(EachSacrifices(1))], rule::D9_14),
    catastrophe(135, "the-13th-seal", [(0, 2), (0, 2), (0, 2)], &[], rule::D9_15),
];
