//! What the cards of this part say.

use super::Entry;
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    // Reading: no enemy creature in the whole column, in either half.
    (242, &[
        act(&[Op::Attack(SHOT, one(1), Aim::Range(3))]),
        act(&[Op::Attack(DISCHARGE, one(2), Aim::Range(3))])
            .needs(&[Cond::HasNone(enemy(&[Test::MyColumn]))]),
    ]),
    // Reading: once the lunge was performed; with any other own creature on the battlefield.
    (243, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        on(When::OnHit(every(LUNGE)), &[
            Op::Swap(Sel::One(own(&[Test::Other, Test::NonFlyer]))),
        ]).may(),
    ]),
    (244, &[
        on(When::OnMoveOf(enemy(&[])), &[
            Op::Lay(Sel::It, Mod::Plus(every(STRIKE), Amount::N(-1)), Until::Turn),
        ]).spell(),
        act(&[Op::Wound(Sel::UpTo(3, any(&[Test::Unmoved]).cards()), one(1))]).spell(),
    ]),
    // Reading: the free cells around the creature that is wounded.
    (245, &[
        act(&[Op::Wound(Sel::One(any(&[])), Value::One(Amount::FreeCellsNearIt(3)))]).spell(),
    ]),
];
