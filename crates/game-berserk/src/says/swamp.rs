//! What the cards of this part say.

use super::Entry;
use crate::cards::{Element, Keyword};
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    // Reading: every attack of its own with the strong result poisons, so the shot has a die too.
    // The other bonus counts when this card attacks a card in the second row of the enemy half.
    (103, &[
        act(&[Op::Attack(SHOT, Value::Three(1, 1, 1), Aim::Range(4))]),
        on(When::OnHit(only(ATTACKS, STRONG)), &[Op::Poison(Sel::It, Amount::N(1))]),
        always(&[Op::Have(Mod::Die(ATTACKS, 1))])
            .needs(&[Cond::Vs(enemy(&[Test::InRow(2)]).cards()), Cond::Attacking]),
    ]),
    (104, &[
        on(When::OnProphecy, &[Op::ArrangeShown]).per_turn(1).may(),
        act(&[Op::Counter(Sel::One(any(&[])), Amount::N(-1))]).impact().per_battle(1),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(3))]),
    ]),
    // Reading: one creature of either side, adjacent to the cell it has come to.
    (105, &[
        on(
            When::WhenShown,
            &[
                Op::SummonShown,
                Op::Poison(Sel::One(any(&[Test::NearMe])), Amount::N(1)),
            ],
        )
        .may(),
    ]),
    // Reading: only creatures of the side of the struck card count.
    (106, &[
        always(&[Op::Have(Mod::Gain(Keyword::Unanswered))])
            .needs(&[Cond::Vs(any(&[Test::Alone]))]),
    ]),
    (107, &[
        act(&[
            Op::Destroy(Sel::Me),
            Op::Wound(Sel::All(enemy(&[Test::NearMe])), one(1)),
            Op::Poison(Sel::All(enemy(&[Test::NearMe])), Amount::N(1)),
        ])
        .impact().spend(1),
    ]),
    // Reading: any strike is meant. After each jump of its own the opponent has to move a creature.
    (108, &[
        on(
            When::Attacked(every(MELEE), own(&[Test::Me])),
            &[Op::Block, Op::Place(Sel::Me, To::FreeWithin(2))],
        )
        .needs(&[Cond::Vs(enemy(&[]).cards())])
        .per_turn(1),
        on(
            When::OnMove,
            &[Op::Place(Sel::FoeOne(enemy(&[Test::NearVacated])), To::Vacated)],
        )
        .needs(&[Cond::Jumped]),
    ]),
    // Reading: the wounds may come from a creature of either side.
    (109, &[
        act(&[
            Op::Transfer(
                4,
                any(&[Test::NearMe, Test::Of(Element::Swamp)]),
                Sel::Me,
                false,
            ),
        ])
        .impact().spend(1),
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
    ]),
    // Reading: the wounds may come from a creature of either side, at any distance.
    (110, &[
        act(&[
            Op::Transfer(
                2,
                any(&[Test::Other, Test::Of(Element::Swamp)]),
                Sel::Me,
                false,
            ),
        ])
        .impact(),
        act(&[Op::Attack(THROW, Value::One(Amount::OwnWounds(4)), Aim::Range(4))]),
    ]),
    // Reading: the direction is that of the board; a branch that cannot be done cannot be picked.
    // The bonus is for the next throw of this turn.
    (111, &[
        on(
            When::OnMove,
            &[
                Op::FoePicks(2),
                Op::Branch(0),
                Op::Place(Sel::FoeOne(enemy(&[])), To::Onward),
                Op::Branch(1),
                Op::Lay(
                    Sel::Me,
                    Mod::Plus(every(THROW), Amount::N(2)),
                    Until::NextInTurn(THROW),
                ),
                Op::EndBranches,
            ],
        ),
        act(&[Op::Attack(THROW, one(1), Aim::Range(0))]),
    ]),
    (112, &[
        on(
            When::OnHit(only(STRIKE, MEDIUM | STRONG)),
            &[Op::Poison(Sel::It, Amount::N(1))],
        ),
    ]),
    (113, &[act(&[Op::Attack(SHOT, Value::Three(1, 2, 3), Aim::Range(4))])]),
    // Reading: each half needs a creature of that cost, not the other half; the crystal means
    // nothing. The creatures are chosen when the card has been shown.
    (114, &[
        act(&[
            Op::Prophecy(1),
            Op::Poison(Sel::One(enemy(&[Test::CostAsShown])), Amount::N(1)),
            Op::And,
            Op::Lay(
                Sel::One(own(&[Test::CostAsShown])),
                Mod::Minus(every(NONMAGIC), 1),
                Until::FoeTurn,
            ),
        ]),
    ]),
    (115, &[
        act(&[Op::Finish(Amount::Count(1, &any(&[Test::Poisoned, Test::NearIt]), 0))]),
    ]),
    // Reading: bound to the cell where the creature was struck.
    (116, &[
        on(
            When::OnHit(every(MELEE)),
            &[Op::Lay(Sel::It, Mod::Cannot(cannot::MOVE), Until::Linked)],
        )
        .impact(),
    ]),
    // Reading: the creature that strikes is the one that closes; it stays "it" when the card it
    // strikes is picked.
    (118, &[
        reply(&[
            Op::StrikeBy(
                Sel::One(enemy(&[Test::Open])),
                any(&[Test::NearIt]).cards(),
                false,
            ),
            Op::Close(Sel::It),
        ])
        .spell().spend(1),
        act(&[Op::Lay(Sel::Me, Mod::Gain(Keyword::FlyerProtection), Until::Battle)]),
    ]),
    // Reading: up to three consecutive cells in one of eight directions, the first one adjacent.
    // To the end of the own next turn cards there take 1 more from ranged attacks, from poison and
    // from the simple strikes of this card.
    (119, &[on(When::StartFoe, &[Op::HamperLine]).impact()]),
    (120, &[
        always(&[Op::Have(Mod::Minus(every(STRIKE), 2))]),
        on(When::OnHitOrMiss(every(STRIKE)), &[Op::Close(Sel::It)]).impact(),
    ]),
    (121, &[
        on(When::OnHit(every(STRIKE)), &[Op::Attack(SHOT, one(1), Aim::Range(3))]),
        on(When::Struck(every(MELEE)), &[Op::Wound(Sel::It, one(1))]),
        act(&[
            Op::Attack(SPECIAL, one(3), Aim::Range(0)),
            Op::Poison(Sel::It, Amount::N(1)),
        ])
        .spend(1),
    ]),
    // Reading: it has to be the final target of the attack.
    (122, &[
        on(
            When::Attacked(every(NONMAGIC), own(&[Test::Me])),
            &[Op::Prophecy(1), Op::If(Cond::ShownOdd), Op::Block],
        )
        .per_turn(1),
    ]),
    // Reading: poison is raised only where there is some.
    (123, &[
        on(
            When::OnWoundOf(enemy(&[])),
            &[Op::Wound(Sel::One(any(&[Test::NearIt])), one(1))],
        )
        .needs(&[Cond::ByPoison])
        .per_turn(1).may(),
        act(&[Op::RaisePoison(Sel::One(any(&[Test::Poisoned])), 2)]).impact(),
    ]),
    // Reading: a creature of either side; the poison is as high as that of the dead creature.
    (124, &[
        on(
            When::OnDeathOf(enemy(&[])),
            &[Op::Poison(Sel::One(any(&[Test::NearIt])), Amount::PoisonOfIt)],
        )
        .needs(&[Cond::ByPoison])
        .per_turn(1).may(),
        act(&[Op::Attack(DISCHARGE, Value::Three(1, 2, 2), Aim::Range(0))]),
        on(
            When::OnHit(only(DISCHARGE, MEDIUM | STRONG)),
            &[Op::Poison(Sel::It, Amount::N(1))],
        ),
    ]),
    (125, &[
        act(&[Op::Attack(THROW, Value::Three(1, 2, 2), Aim::Range(0))]),
        always(&[Op::Have(Mod::Plus(every(THROW), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::WithRanged]).cards())]),
    ]),
    // Reading: forest creatures, not all forest cards.
    (126, &[
        always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Defender]))]),
        always(&[Op::Have(Mod::Gain(Keyword::DirectStrike))])
            .needs(&[Cond::Vs(any(&[Test::Of(Element::Forest)]))]),
    ]),
    // Reading: several prophecies add up, to 3 in all, until the next simple strike.
    (127, &[
        on(
            When::OnProphecy,
            &[
                Op::Lay(
                    Sel::Me,
                    Mod::PlusAtMost(every(STRIKE), Amount::Shown(3), 3),
                    Until::Next(STRIKE),
                ),
            ],
        ),
    ]),
    (129, &[
        act(&[Op::Poison(Sel::One(any(&[])), Amount::N(1))]).impact(),
        act(&[Op::Wound(Sel::All(enemy(&[Test::Poisoned])), one(1))]).spell(),
    ]),
    // Reading: at least 3 own creatures around the cell; the creature comes from the own deck.
    (130, &[
        on(When::EndFoe, &[Op::Hook(Hook::RingSummon)]),
        act(&[
            Op::Prophecy(1),
            Op::Wound(
                Sel::One(any(&[])),
                Value::One(Amount::If(1, 1, &Cond::ShownInSquads)),
            ),
        ]),
    ]),
    // Reading: a creature that is closed already is stunned all the same.
    (131, &[
        on(
            When::OnHit(only(STRIKE, STRONG)),
            &[Op::Close(Sel::It), Op::And, Op::Stun(Sel::It)],
        )
        .impact(),
    ]),
    (132, &[
        on(
            When::OnHit(every(STRIKE)),
            &[
                Op::Prophecy(2),
                Op::If(Cond::ShownElite),
                Op::Wound(Sel::It, one(2)),
                Op::If(Cond::ShownOrdinary),
                Op::Poison(Sel::It, Amount::N(2)),
            ],
        ),
    ]),
    // Reading: cards of either side directly left and right of it.
    (133, &[
        always(&[Op::Have(Mod::Minus(every(SHOT_OR_THROW), 1))]),
        always(&[Op::Have(Mod::Minus(every(STRIKE), 1))]).needs(&[Cond::Is(&[Test::Defender])]),
        always(&[Op::Have(Mod::SetTo(every(STRIKE), 1))]).needs(&[Cond::Is(&[Test::Closed])]),
        always(&[
            Op::Give(any(&[Test::BesideMe]).cards(), Mod::CountsAsWeak(every(STRIKE))),
        ]),
    ]),
    (134, &[on(When::StruckAnyhow(every(STRIKE)), &[Op::Stun(Sel::It)]).impact()]),
    // Reading: after any strike no strike of whatever kind has an effect.
    (135, &[
        always(&[Op::Have(Mod::Minus(every(SHOT_OR_THROW), 1))]),
        on(
            When::StruckAnyhow(every(MELEE)),
            &[Op::Lay(Sel::Me, Mod::Immune(every(MELEE)), Until::Turn)],
        ),
    ]),
    // Reading: only its own strikes keep their strength.
    (136, &[
        always(&[
            Op::Have(Mod::Gain(Keyword::Unanswered)),
            Op::Have(Mod::Multi(Multi::EachEnemyNear)),
            Op::Have(Mod::ImmuneToWeakening),
        ]),
    ]),
];
