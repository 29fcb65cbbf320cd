//! What the cards of this part say.

use super::Entry;
use crate::cards::{Class, Element, Keyword};
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    (201, &[always(&[Op::Give(own(&[Test::BesideMe]), Mod::Minus(every(SHOT_OR_THROW), 1))])]),
    (202, &[
        reply(&[
            Op::Open(Sel::One(own(&[Test::NearMe, Test::Closed]))),
            Op::Lay(Sel::It, Mod::Cannot(cannot::ATTACK), Until::Turn),
        ]).impact(),
    ]),
    (203, &[
        act(&[Op::Attack(DISCHARGE, Value::Three(1, 2, 3), Aim::Range(4))]),
        always(&[Op::Have(Mod::Die(DISCHARGE, 1))])
            .needs(&[Cond::Has(1, own(&[Test::NearMe, Test::Class(Class::Linung)]))]),
    ]),
    (204, &[
        act(&[Op::Counter(Sel::Me, Amount::N(1))]),
        act(&[Op::Attack(SHOT, Value::Three(2, 3, 4), Aim::Range(0))]).spend(1),
    ]),
    // Reading: a maximum that the creature's own text names goes before this one.
    (205, &[
        act(&[
            Op::Life(Sel::One(own(&[Test::NearMe])), Amount::N(2)),
            Op::Lay(Sel::It, Mod::MostLives(3), Until::Battle),
        ]).impact(),
    ]),
    (206, &[
        act(&[Op::Exile(2, Source::Deck, own(&[]).cards())]).per_battle(1),
        act(&[
            Op::Prophecy(1),
            Op::If(Cond::ShownElite),
            Op::Wound(Sel::One(enemy(&[])), one(1)),
            Op::If(Cond::ShownOrdinary),
            Op::Heal(Sel::One(own(&[])), Amount::N(1)),
        ]).spell(),
    ]),
    (207, &[
        act(&[Op::Counter(Sel::Me, Amount::N(1))]),
        act(&[
            Op::Summon(
                Source::Deck,
                own(&[Test::Ordinary, Test::CostAtMost(4)]),
                To::FreeNearMe,
                true,
            ),
        ]).spend(3).per_battle(1),
    ]),
    (208, &[
        always(&[Op::Have(Mod::Force(SHOT_OR_THROW))])
            .needs(&[Cond::Has(1, own(&[Test::NearMe]))]),
    ]),
    (209, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::ExperienceInDefence(1)))]),
    ]),
    (210, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Plus(only(STRIKE, MEDIUM | STRONG), Amount::N(1))),
        ]),
    ]),
    // Reading: the lent sentence comes last; only a ground creature can use it, so the equipment
    // itself never does.
    (211, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Lend(1))]),
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]).needs(&[Cond::Is(&[Test::Ground])]),
    ]),
    // Reading: lent as by 211.
    (212, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Lend(1))]),
        act(&[Op::Attack(SHOT, Value::Three(1, 1, 2), Aim::Range(3))])
            .needs(&[Cond::Is(&[Test::Ground])]),
    ]),
    (213, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Minus(every(RANGED), 1)),
            Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::DirectStrike)),
        ]),
    ]),
    (214, &[always(&[Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::Regeneration(1)))])]),
    (215, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Speed(1)),
            Op::Give(any(&[Test::Host]), Mod::Can(Can::StepDiagonally)),
        ]),
    ]),
    // Reading: lent as by 211; the flight stays to its end though the equipment is destroyed.
    (216, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Lend(1))]),
        act(&[Op::Lay(Sel::Me, Mod::Flight, Until::OwnNext)])
            .needs(&[Cond::Is(&[Test::Ground])]).per_battle(1),
    ]),
    (217, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::ExperienceInAttack(1)))]),
    ]),
    (218, &[act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(3))])]),
    (219, &[
        always(&[
            Op::Have(Mod::Can(Can::DefendHost)),
            Op::Have(Mod::NoClose(NoClose::DefendHost)),
        ]),
    ]),
    (220, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::Regeneration(1))),
            Op::Give(any(&[Test::Host]), Mod::Gain(Keyword::PoisonProtection)),
        ]),
    ]),
    (221, &[on(When::OnDeathOf(any(&[Test::Host])), &[Op::Token(true)])]),
    (222, &[
        always(&[Op::Give(any(&[Test::Host]), Mod::Speed(1))]),
        reply(&[Op::Alter(Alter::DieOfHost)]).impact(),
    ]),
    (223, &[on(When::StartOwn, &[Op::Wound(Sel::Host, one(1))]).impact()]),
    (224, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Speed(-1)),
            Op::Give(any(&[Test::Host]), Mod::Cannot(cannot::JUMP)),
        ]),
    ]),
    (225, &[
        always(&[
            Op::Give(any(&[Test::Host]), Mod::Cannot(cannot::DEFEND)),
            Op::Give(any(&[Test::Host]), Mod::Die(STRIKE, -1)),
        ]),
    ]),
    (226, &[
        always(&[
            Op::Give(any(&[Test::Host, Test::Wounds(3), Test::CostAtMost(6)]), Mod::Control),
        ]),
    ]),
    // Reading: adjacent to the host means adjacent to its cell; the host itself carries a parasite.
    (227, &[
        act(&[
            Op::Place(
                Sel::Me,
                To::Onto(enemy(&[Test::Ground, Test::NearMe, Test::WithoutParasite])),
            ),
            Op::Wound(Sel::Host, one(1)),
        ]).impact(),
    ]),
    (228, &[
        on(When::OnOpenOf(any(&[Test::Host])), &[
            Op::FoePicks(2),
            Op::Branch(0),
            Op::Close(Sel::Host),
            Op::Branch(1),
            Op::Wound(Sel::Host, one(1)),
            Op::EndBranches,
        ]),
    ]),
    (229, &[always(&[Op::Give(any(&[Test::Flyer]), Mod::Plus(every(STRIKE), Amount::N(-1)))])]),
    (230, &[always(&[Op::Give(any(&[]).cards(), Mod::MostCounters(2))])]),
    (231, &[
        always(&[Op::Give(
            own(&[Test::Of(Element::Forest), Test::InRow(2)]),
            Mod::Gain(Keyword::Regeneration(1)),
        )]),
    ]),
    (232, &[
        act(&[Op::Lay(
            Sel::One(enemy(&[Test::Ground, Test::Unmoved])),
            Mod::Cannot(cannot::MOVE),
            Until::FoeTurn,
        )]).impact(),
    ]),
    (233, &[
        act(&[Op::Destroy(Sel::One(own(&[]))), Op::Wound(Sel::One(any(&[])), one(3))]).spell(),
    ]),
    // Reading: it keeps this very ability, so alone it makes no cycle.
    (234, &[
        always(&[
            Op::Have(Mod::SilencedBut),
            Op::Give(any(&[Test::Other, Test::NearMe]).cards(), Mod::Silenced),
        ]),
    ]),
    (235, &[
        always(&[Op::Give(
            own(&[Test::Other, Test::NearMe]),
            Mod::Gain(Keyword::ExperienceInAttack(1)),
        )]),
    ]),
    (236, &[
        act(&[Op::Attack(THROW, Value::Three(1, 1, 2), Aim::Range(0))]),
        act(&[Op::Attack(LUNGE, one(2), Aim::Range(1))]),
        act(&[Op::Lay(Sel::Me, Mod::Grounded, Until::OwnNext)]).open().per_battle(1),
    ]),
    (237, &[on(When::OnFight, &[Op::Heal(Sel::Me, Amount::N(2))]).needs(&[Cond::Weakened])]),
    (238, &[
        on(When::OnReveal, &[
            Op::Lay(Sel::Me, Mod::Gain(Keyword::ExperienceInDefence(2)), Until::Turn),
            Op::And,
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::N(1)), Until::Next(STRIKE)),
        ]),
    ]),
    (239, &[
        act(&[Op::Wound(Sel::One(enemy(&[])), one(1)), Op::Heal(Sel::One(own(&[])), Amount::N(1))])
            .spell(),
        act(&[Op::Detach(Sel::One(any(&[Test::HostNearMe]).carried()))]).impact().spend(1),
    ]),
    (240, &[
        act(&[Op::Heal(Sel::One(any(&[])), Amount::N(2))]).impact(),
        act(&[Op::Attack(THROW, Value::Three(2, 2, 3), Aim::Range(3))])
            .needs(&[Cond::Healed(2)]),
    ]),
    (241, &[
        act(&[Op::MarkCells(Spot::Free, Mark::Dam, Until::FoeTurn)]).impact().spend(1),
    ]),
];
