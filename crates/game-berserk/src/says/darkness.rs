//! What the cards of this part say.

use super::Entry;
use crate::cards::{Class, Element, Keyword};
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    (137, &[on(When::OnReturn, &[Op::Lay(Sel::Me, Mod::Flight, Until::Battle)])]),
    // Reading: however many have teleported, the next throw has one more and not more.
    (138, &[
        act(&[Op::Attack(THROW, one(1), Aim::Range(4))]),
        on(When::OnMoveOf(own(&[])), &[
            Op::LayOnce(Sel::Me, Mod::Plus(every(THROW), Amount::N(1)), Until::Next(THROW)),
        ]).needs(&[Cond::TeleportedFromNear]),
    ]),
    // Reading: there is no maximum.
    (139, &[always(&[Op::Have(Mod::VampirismLessOne)])]),
    (140, &[
        act(&[Op::Attack(DISCHARGE, Value::One(Amount::X(0)), Aim::Range(0))])
            .spends(Spend::XLives),
    ]),
    (141, &[
        on(When::OnReturn, &[
            Op::Open(Sel::Me),
            Op::Lay(Sel::Me, Mod::Gain(Keyword::ExperienceInAttack(2)), Until::Turn),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::N(2)), Until::Turn),
        ]),
    ]),
    // Reading: each of the six rows of the battlefield, not only the three of the own half.
    (142, &[
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
        always(&[Op::Have(Mod::Plus(every(DISCHARGE), Amount::N(3)))])
            .needs(&[Cond::OneInEachRow]),
    ]),
    (143, &[always(&[Op::Have(Mod::Can(Can::RowEnds))])]),
    // Reading: any creature at any distance; the printed weak strikes are compared.
    (144, &[
        act(&[
            Op::Wound(Sel::One(any(&[])), one(1)),
            Op::And,
            Op::Wound(Sel::All(enemy(&[Test::NearIt, Test::WeakAsIt])), one(1)),
        ]).impact(),
    ]),
    (145, &[
        always(&[Op::Have(Mod::Plus(every(MELEE), Amount::N(1)))])
            .needs(&[Cond::Has(2, enemy(&[Test::NearMe, Test::WeakAtLeast(3)]))]),
        act(&[Op::Attack(MAGIC, one(3), Aim::Range(0))])
            .needs(&[Cond::Has(2, enemy(&[Test::NearMe, Test::WithMagic]))]),
    ]),
    // Reading: the extra life is for this creature itself.
    (146, &[
        act(&[
            Op::Life(Sel::Me, Amount::N(1)),
            Op::Wound(
                Sel::One(any(&[])),
                Value::One(Amount::Count(0, &own(&[Test::LivesAbovePrinted]), 3)),
            ),
        ]).spell(),
    ]),
    // Reading: this creature may open, and the one that came back moves further.
    (147, &[
        on(When::OnReturnOf(own(&[])), &[Op::Open(Sel::Me)]).may(),
        on(When::OnReturnOf(own(&[])), &[Op::Lay(Sel::It, Mod::Speed(1), Until::OwnNext)]),
        reply(&[Op::Attack(THROW, one(1), Aim::Range(4))]),
    ]),
    // Reading: the revived creature loses its own abilities; the lives of the exiled card come on
    // top of its own as extra lives.
    (148, &[
        act(&[
            Op::Exile(1, Source::Graveyard, own(&[])),
            Op::Summon(Source::Graveyard, own(&[Test::NonFlyer]), To::FreeNearMe, false),
            Op::Lay(Sel::It, Mod::Silenced, Until::Battle),
            Op::Lay(Sel::It, Mod::Plus(every(STRIKE), Amount::ExiledWeak), Until::Battle),
            Op::And,
            Op::Life(Sel::It, Amount::ExiledLives),
        ]).spend(3).per_battle(1),
        act(&[
            Op::Heal(Sel::One(any(&[Test::Of(Element::Darkness)])), Amount::N(1)),
            Op::Counter(Sel::Me, Amount::N(1)),
        ]),
    ]),
    (149, &[on(When::OnHit(only(STRIKE, STRONG)), &[Op::Token(false)])]),
    (150, &[
        act(&[Op::Destroy(Sel::Me), Op::Destroy(Sel::One(any(&[])))]).spell().spend(3),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
    ]),
    (151, &[
        always(&[Op::Have(Mod::Plus(
            every(STRIKE),
            Amount::Count(0, &own(&[Test::Other, Test::Of(Element::Darkness)]), 2),
        ))]),
    ]),
    (152, &[
        act(&[Op::Attack(LUNGE, one(2), Aim::Range(1))]),
        act(&[Op::Heal(Sel::Me, Amount::N(3))]),
    ]),
    // Reading: a creature of either side next to this one is attacked; once in a battle.
    (153, &[
        act(&[Op::Attack(MAGIC, Value::Three(2, 3, 4), Aim::Range(0))]),
        on(When::Attacked(every(RANGED), any(&[Test::NearMe])), &[
            Op::Place(Sel::Me, To::FreeNearAttacker),
        ]).may().per_battle(1),
    ]),
    // Reading: any card that is healed; both are free to use, each once in a turn.
    (154, &[
        on(When::OnHealOf(enemy(&[]).cards()), &[Op::HealTimes(0)])
            .needs(&[Cond::Is(&[Test::LivesAtLeast(9)])]).may().per_turn(1),
        on(When::OnHealOf(own(&[]).cards()), &[Op::HealTimes(2)])
            .needs(&[Cond::Is(&[Test::LivesAtMost(7)])]).may().per_turn(1),
    ]),
    // Reading: the printed value of the strength that is performed in the end.
    (156, &[always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::Value(Printed::Same)))])]),
    // Reading: an enemy creature without wounds from attacks in this turn; three lives less can
    // destroy it at once.
    (157, &[
        reply(&[Op::Alter(Alter::StrikeMinus(1)), Op::Counter(Sel::Me, Amount::N(1))]).impact(),
        act(&[Op::Lay(Sel::One(enemy(&[Test::NotHurt])), Mod::Life(-3), Until::Turn)])
            .spell().spend(1),
    ]),
    // Reading: half is rounded down.
    (158, &[always(&[Op::Have(Mod::Plus(only(STRIKE, STRONG), Amount::HalfLivesDown))])]),
    (159, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Flyer]).cards())]),
        act(&[Op::Lay(Sel::Me, Mod::Gain(Keyword::DirectStrike), Until::Battle)]),
    ]),
    (160, &[
        on(When::StartOwn, &[
            Op::Hook(Hook::MillAndReward),
            Op::Branch(0),
            Op::TokenOn(own(&[Test::Class(Class::Undead), Test::WithIncarnation])),
            Op::Branch(1),
            Op::Lay(
                Sel::All(own(&[Test::Class(Class::Demon)])),
                Mod::Plus(only(STRIKE, STRONG), Amount::N(1)),
                Until::Turn,
            ),
            Op::And,
            Op::Lay(
                Sel::All(own(&[Test::Class(Class::Demon)])),
                Mod::Gain(Keyword::ExperienceInAttack(1)),
                Until::Turn,
            ),
            Op::EndBranches,
        ]),
        act(&[
            Op::Attack(DISCHARGE, one(1), Aim::Range(0)),
            Op::Attack(THROW, one(1), Aim::Another),
        ]),
    ]),
    (161, &[
        on(When::OnDeath, &[Op::Hook(Hook::Tremor)]).per_battle(1),
        on(When::Buried, &[Op::MoveTremor]).may(),
    ]),
    // Reading: a creature loses all of its markers once no enemy card of this name is adjacent.
    (162, &[
        act(&[Op::Mark(
            Sel::One(enemy(&[Test::NearMe, Test::Ordinary])),
            Mark::Choke,
            Until::Battle,
        )]),
    ]),
    (163, &[
        on(When::OnDeathOf(any(&[Test::NonFlyer])), &[Op::Counter(Sel::Me, Amount::N(1))]),
        act(&[
            Op::Attack(THROW, Value::One(Amount::PerCounter(1, 2)), Aim::Range(5)),
            Op::ClearCounters,
        ]),
    ]),
    // Reading: the new token counts as well; the cards are different ones of either side.
    (164, &[
        on(When::OnToken, &[Op::Wound(Sel::Many(Amount::X(0), any(&[]).cards()), one(1))])
            .impact(),
    ]),
    // Reading: it stays open to answer and to defend, and makes no second strike.
    (165, &[always(&[Op::Have(Mod::NoClose(NoClose::Strike))])]),
    (166, &[always(&[Op::Have(Mod::Minus(every(RANGED), 1))])]),
    (167, &[always(&[Op::Have(Mod::Force(SHOT_OR_THROW))])]),
    // Reading: the next die of any kind, also when struck; all adjacent creatures of either side.
    (168, &[
        on(When::OnDeathOrReturnOf(enemy(&[]), own(&[])), &[
            Op::Lay(Sel::Me, Mod::DieIs(6), Until::Battle),
        ]),
        on(When::OnMove, &[Op::Wound(Sel::All(any(&[Test::NearMe, Test::CostAtMost(4)])), one(1))]),
    ]),
    (169, &[
        always(&[Op::Have(Mod::Can(Can::FightClosed))]).needs(&[Cond::Is(&[Test::Closed])]),
        always(&[Op::Have(Mod::Immune(only(STRIKE, WEAK)))]),
        act(&[Op::Heal(Sel::Me, Amount::N(2))]),
    ]),
    // Reading: the gates are there for the running turn; the teleport is no choice, and adjacent
    // enemy creatures are wounded.
    (170, &[
        on(When::StartFoe, &[Op::MarkCells(Spot::FreeCells(3), Mark::Gate, Until::Turn)]),
        on(When::EndFoe, &[
            Op::Place(Sel::Me, To::Marked(Mark::Gate)),
            Op::Wound(Sel::All(enemy(&[Test::NearMe])), one(2)),
            Op::If(Cond::NotDone),
            Op::Wound(Sel::Me, one(3)),
        ]),
    ]),
];
