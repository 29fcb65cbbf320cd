//! What the cards of this part say.

use super::Entry;
use crate::cards::{Element, Keyword};
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    (69, &[
        act(&[Op::Attack(THROW, Value::Three(0, 1, 2), Aim::Range(3))]),
        always(&[Op::Have(Mod::Plus(every(THROW), Amount::N(1)))])
            .needs(&[Cond::Has(1, own(&[Test::Opposite, Test::Unwounded]))]),
    ]),
    (70, &[
        always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::WithMagic]).cards())]),
    ]),
    (71, &[act(&[Op::HealAll(Sel::Me)])]),
    (72, &[
        act(&[Op::Heal(Sel::UpTo(3, own(&[Test::Of(Element::Forest)])), Amount::N(1))]).impact(),
    ]),
    (73, &[
        act(&[Op::Heal(Sel::One(any(&[])), Amount::N(2)), Op::And, Op::Cure(Sel::It)]).impact(),
    ]),
    (75, &[
        always(&[Op::Have(Mod::Can(Can::StepDiagonally))]),
        act(&[
            Op::Lay(
                Sel::One(enemy(&[Test::NearMe])),
                Mod::Plus(every(STRIKE), Amount::N(-1)),
                Until::Battle,
            ),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::N(1)), Until::Battle),
        ])
        .impact().spend(1).per_battle(1),
    ]),
    (76, &[
        on(When::OnMove, &[Op::Attack(SHOT, one(1), Aim::Range(3))])
            .needs(&[Cond::Has(1, own(&[Test::NearMe, Test::CostAtLeast(7)]))])
            .may(),
        act(&[Op::Heal(Sel::One(any(&[])), Amount::N(1))]),
    ]),
    // Reading: a net holds in the next turn of its carrier and hinders all it might do [B11.27]. It blocks an attack on
    // its carrier [B11.28].
    (77, &[
        always(&[Op::Have(Mod::ForceFlyers)]),
        act(&[
            Op::Mark(
                Sel::One(enemy(&[Test::NonFlyer, Test::Within(2)])),
                Mark::Net,
                Until::FoeTurn,
            ),
        ])
        .impact(),
        always(&[
            Op::Give(
                any(&[Test::Marked(Mark::Net)]),
                Mod::Cannot(cannot::MOVE | cannot::ATTACK | cannot::ACT | cannot::DEFEND),
            ),
        ])
        .needs(&[Cond::FoeTurn]),
        on(
            When::Attacked(every(ATTACKS), any(&[Test::Marked(Mark::Net)])),
            &[Op::Block, Op::Unmark(Sel::It, Mark::Net)],
        ),
    ]),
    // Reading: the rows are compared only if both cards stand in the halves of their own sides.
    (78, &[
        act(&[Op::Attack(SHOT, one(1), Aim::Range(0))]),
        always(&[Op::Have(Mod::Can(Can::ShootNear))]),
        always(&[Op::Have(Mod::Plus(every(SHOT), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::SameRow]).cards())]),
    ]),
    (79, &[
        act(&[Op::Attack(SHOT, Value::Three(1, 2, 2), Aim::Range(0))]),
        on(
            When::StartOwn,
            &[Op::Lay(Sel::Me, Mod::Plus(every(SHOT), Amount::N(1)), Until::Turn)],
        )
        .needs(&[Cond::Is(&[Test::InRow(1)])]),
        on(
            When::StartOwn,
            &[Op::Lay(Sel::Me, Mod::Gain(Keyword::DirectStrike), Until::Turn)],
        )
        .needs(&[Cond::Is(&[Test::InRow(3)])]),
    ]),
    // Reading: the heal comes before the fight.
    (80, &[on(When::OnDefend, &[Op::Heal(Sel::It, Amount::N(2))])]),
    // Reading: it may wound an adjacent creature of either side instead of being healed.
    (81, &[
        always(&[Op::Have(Mod::Minus(every(ATTACKS), 1))]).needs(&[Cond::Vs(any(&[Test::Flyer]))]),
        on(
            When::OnHealOf(own(&[Test::Me])),
            &[
                Op::Instead,
                Op::Wound(Sel::One(any(&[Test::NearMe])), Value::One(Amount::X(0))),
            ],
        )
        .needs(&[Cond::Is(&[Test::Unwounded])])
        .per_turn(3).may(),
    ]),
    (82, &[
        on(
            When::OnDefend,
            &[
                Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::N(2)), Until::OwnNext),
                Op::Lay(Sel::Me, Mod::Gain(Keyword::ExperienceInAttack(1)), Until::OwnNext),
            ],
        ),
    ]),
    (83, &[
        on(When::OnHealOf(own(&[Test::Me])), &[Op::Instead, Op::Open(Sel::Me)])
            .needs(&[Cond::Is(&[Test::Unwounded])])
            .per_turn(1).may(),
        always(&[Op::Have(Mod::Minus(every(ATTACKS), 1))])
            .needs(&[Cond::Vs(any(&[Test::SpeedAtLeast(2)]))]),
    ]),
    // Reading: only the turn that ends counts; being pushed counts as moving.
    (84, &[
        on(When::EndOwn, &[Op::Counter(Sel::Me, Amount::N(1))]).needs(&[Cond::Stood]).may(),
        always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::PerCounter(0, 1)))]),
        on(When::OnMove, &[Op::ClearCounters]),
    ]),
    (85, &[
        always(&[
            Op::Have(Mod::Can(Can::DefendAlways)),
            Op::Have(Mod::NoClose(NoClose::Defend)),
        ]),
    ]),
    // Reading: wounds from at least two other shots or throws of this turn, by whomever; its own
    // shot of this sentence is not counted.
    (86, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]).needs(&[Cond::Is(&[Test::Unwounded])]),
        act(&[
            Op::Attack(SHOT, Value::Three(1, 2, 3), Aim::Range(0)),
            Op::If(Cond::HurtByShots(2)),
            Op::Close(Sel::It),
        ]),
    ]),
    (87, &[
        act(&[
            Op::Attack(
                MAGIC,
                Value::One(Amount::SumWeak(&own(&[Test::BesideMe]))),
                Aim::Range(0),
            ),
        ])
        .spend(1),
    ]),
    (88, &[
        always(&[Op::Have(Mod::Force(SHOT_OR_THROW))])
            .needs(&[Cond::Has(1, enemy(&[Test::NearMe]))]),
    ]),
    (89, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        act(&[
            Op::Lay(Sel::Me, Mod::Gain(Keyword::DirectStrike), Until::Battle),
            Op::Lay(Sel::Me, Mod::Gain(Keyword::FlyerProtection), Until::Battle),
        ]),
    ]),
    // Reading: the values are those of the creature it is lent to; it uses it once in this turn.
    // The second sentence is the lent one and has no text of its own.
    (90, &[
        act(&[Op::Lay(Sel::One(any(&[])), Mod::Lend(1), Until::Turn)]).impact(),
        act(&[Op::Attack(MAGIC, Value::OwnStrike(1), Aim::Range(0))]).lent().per_turn(1),
    ]),
    // Reading: the experience is 1, and the heal is optional.
    (91, &[
        always(&[
            Op::Have(Mod::Plus(every(STRIKE), Amount::N(1))),
            Op::Have(Mod::Gain(Keyword::ExperienceInAttack(1))),
        ])
        .needs(&[Cond::Has(3, own(&[Test::NearMe, Test::Unwounded]))]),
        on(When::OnMove, &[Op::Heal(Sel::One(any(&[Test::NearMe])), Amount::N(1))]).may(),
    ]),
    // Reading: the printed medium strike of the creature opposite, of either side.
    (92, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        on(
            When::OnHit(every(MELEE)),
            &[Op::Heal(Sel::Me, Amount::ValueOpposite(Printed::Medium))],
        )
        .may(),
    ]),
    // Reading: other forest creatures of its side have to strike, shoot and heal in a row, in any
    // order; steps in between do not matter. At most twice per turn.
    (93, &[always(&[Op::Hook(Hook::ChainOpens)])]),
    // Reading: it is bound to this card alone; the creature itself may move or be moved.
    (94, &[
        act(&[Op::Lay(Sel::One(any(&[])), Mod::Silenced, Until::Bound)])
            .impact().spend(1).per_battle(1),
        act(&[Op::Heal(Sel::One(any(&[])), Amount::N(2))]),
    ]),
    (95, &[
        on(When::OnDeathOf(any(&[])), &[Op::Counter(Sel::Me, Amount::N(1))]),
        act(&[Op::Wound(Sel::UpTo(2, any(&[Test::Unwounded])), one(1))]).impact(),
        act(&[
            Op::Wound(Sel::One(enemy(&[])), Value::One(Amount::X(0))),
            Op::Heal(Sel::One(own(&[])), Amount::X(0)),
        ])
        .spell().spends(Spend::XCounters),
    ]),
    // Reading: what follows the row happens at the start of the own next turn, and X is counted
    // then; the row is only where the own creatures stand, the enemies may stand anywhere.
    (96, &[
        act(&[
            Op::StormRow,
            Op::Wound(Sel::ExactlyX(enemy(&[])), Value::Three(1, 2, 2)),
        ])
        .spell(),
        act(&[Op::Attack(DISCHARGE, Value::Three(1, 2, 2), Aim::Range(0))]),
    ]),
    // Reading: an answering strike counts as a strike, a miss only when attacking.
    (97, &[
        always(&[Op::Have(Mod::Minus(every(ATTACKS), 1))])
            .needs(&[Cond::Vs(any(&[Test::Of(Element::Steppe)]))]),
        on(
            When::OnHitOrMiss(every(STRIKE)),
            &[Op::Attack(SHOT, one(2), Aim::Range(0))],
        ),
    ]),
    (98, &[always(&[Op::Have(Mod::IgnoreAbilities)])]),
    // Reading: the second shot costs the counter and nothing else. What it has holds for this shot
    // only, from the declaration on.
    (99, &[
        act(&[Op::Attack(SHOT, Value::Three(2, 3, 3), Aim::Range(0))]),
        act(&[Op::Attack(SHOT, one(5), Aim::Range(0)), Op::Have(Mod::IgnoreAbilities)])
            .spend(1).open(),
    ]),
    (100, &[
        always(&[Op::Have(Mod::Minus(every(NONMAGIC), 2))])
            .needs(&[Cond::Vs(any(&[Test::CostAtMost(3)]))]),
    ]),
    (101, &[
        always(&[Op::Have(Mod::Cannot(cannot::STRIKE_ASIDE))]),
        act(&[Op::Attack(MAGIC, one(2), Aim::Range(0))]),
    ]),
    // Reading: it may heal; if it then has no wounds, healed or not, this attack does not close it.
    (102, &[
        act(&[Op::Attack(MAGIC, Value::Three(3, 4, 5), Aim::Range(0))]),
        on(
            When::OnHit(every(STRIKE)),
            &[
                Op::Heal(Sel::Me, Amount::N(2)),
                Op::If(Cond::Is(&[Test::Unwounded])),
                Op::And,
                Op::Lay(Sel::Me, Mod::NoClose(NoClose::Strike), Until::Turn),
            ],
        )
        .may(),
    ]),
];
