//! What the cards of this part say.

use super::Entry;
use crate::cards::{Element, Keyword};
use crate::text::*;

#[rustfmt::skip] // one sentence, one line
pub(super) const SAYS: &[Entry] = &[
    (171, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        on(When::Recruit, &[Op::Hook(Hook::BeforeBattle)]),
    ]),
    (172, &[on(When::Recruit, &[Op::Hook(Hook::BeforeBattle)])]),
    // Reading: free to use; the three go to both ends in any order, and nothing is shuffled.
    (173, &[
        on(When::EndFoe, &[Op::Arrange(3)]).may(),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(4))]),
    ]),
    // Reading: the die of any creature, as it stands after all changes.
    (174, &[
        reply(&[Op::Wound(Sel::One(any(&[Test::DieShows(1)])), one(2))]).impact(),
        reply(&[Op::Wound(Sel::One(enemy(&[])), one(1))]).impact(),
    ]),
    (175, &[
        act(&[Op::MarkCells(Spot::Free, Mark::Bonfire, Until::FoeTurn)]).impact(),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
        always(&[Op::Have(Mod::Plus(every(DISCHARGE), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Flyer]).cards())]),
    ]),
    (176, &[formation(&[Op::Have(Mod::Minus(every(SHOT_OR_THROW), 1))])]),
    (177, &[
        on(When::Placed, &[Op::Hook(Hook::Scout), Op::May, Op::Hook(Hook::Rearrange)]),
        act(&[Op::Attack(SHOT, one(1), Aim::Range(0))]),
    ]),
    // Reading: any own creature that misses in the own turn, not only this one.
    (178, &[
        on(When::OnOwnMiss, &[Op::Counter(Sel::Me, Amount::N(1))]).needs(&[Cond::MyTurn]),
        on(When::OnMark(3), &[Op::ClearCounters, Op::Wound(Sel::Me, one(2))]).impact(),
        on(When::EndOwn, &[
            Op::Attack(DISCHARGE, Value::One(Amount::PerCounter(1, 2)), Aim::Range(0)),
            Op::ClearCounters,
        ]),
    ]),
    (179, &[always(&[Op::Have(Mod::CorpseEatingLives(3))])]),
    (180, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        on(When::Recruit, &[Op::Hook(Hook::BeforeBattle)]),
        act(&[Op::Attack(DISCHARGE, Value::Three(1, 1, 2), Aim::Range(0))]),
    ]),
    (181, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        reply(&[Op::Alter(Alter::DieOrReroll)]).impact(),
        on(When::StartFoe, &[Op::Open(Sel::Me)]).may(),
    ]),
    (182, &[
        always(&[
            Op::Have(Mod::Gain(Keyword::ExperienceInDefence(1))),
            Op::Have(Mod::Minus(only(STRIKE, WEAK), 1)),
        ]).needs(&[Cond::Is(&[Test::CentreColumn])]),
        always(&[
            Op::Have(Mod::Gain(Keyword::ExperienceInAttack(1))),
            Op::Have(Mod::Plus(only(STRIKE, MEDIUM | STRONG), Amount::N(1))),
        ]).needs(&[Cond::Is(&[Test::EdgeColumn])]),
    ]),
    (183, &[
        act(&[Op::Attack(SHOT, one(1), Aim::Range(0))]),
        always(&[Op::Have(Mod::Plus(every(SHOT), Amount::N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Flyer]).cards())]),
        on(When::OnDeathOf(any(&[Test::Flyer])), &[
            Op::Lay(Sel::Me, Mod::Flight, Until::Battle),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::N(1)), Until::Battle),
        ]).may().per_battle(1),
    ]),
    // Reading: wounds of any melee attack, once dealt to an own creature; all of them go to other
    // own creatures, and no armor counts.
    (184, &[
        Sentence {
            close: true,
            ..on(When::OnWoundOf(own(&[])), &[Op::ShareWounds]).needs(&[Cond::ByMelee]).may()
        },
        act(&[Op::Heal(Sel::Me, Amount::N(3))]),
    ]),
    (185, &[
        on(When::OnMove, &[
            Op::Roll(&[2, 4, 6]),
            Op::Branch(0),
            Op::Wound(Sel::One(any(&[Test::NearMe])), one(2)),
            Op::Branch(1),
            Op::Heal(Sel::One(any(&[Test::MeOrNear])), Amount::N(3)),
            Op::Branch(2),
            Op::Counter(Sel::One(any(&[Test::NearMe])), Amount::N(1)),
            Op::EndBranches,
        ]).needs(&[Cond::Jumped]).impact(),
    ]),
    (186, &[
        always(&[
            Op::Have(Mod::Gain(Keyword::ExperienceInAttack(1))),
            Op::Have(Mod::Gain(Keyword::DirectStrike)),
        ]).needs(&[Cond::More(own(&[Test::NearMe]), enemy(&[Test::NearMe]))]),
    ]),
    (187, &[on(When::Recruit, &[Op::Hook(Hook::BeforeBattle)])]),
    // Reading: attacks without a limit of range gain nothing, and a lunge has no range.
    (188, &[
        always(&[Op::Have(Mod::Plus(every(STRIKE), Amount::N(1)))])
            .needs(&[Cond::Formation, Cond::Vs(any(&[Test::Of(Element::Darkness)]).cards())]),
        always(&[Op::Give(own(&[Test::MyColumn]), Mod::Range(SHOT | THROW | DISCHARGE, 1))]),
    ]),
    // Reading: two dice both as the attacker and as the struck card.
    (189, &[
        always(&[Op::Have(Mod::TwoDice)]),
        on(When::Attacked(every(RANGED), any(&[Test::Me])), &[
            Op::Roll(&[4, 6]),
            Op::Branch(0),
            Op::Branch(1),
            Op::Block,
            Op::EndBranches,
        ]),
    ]),
    // Reading: two lives in all, whatever was paid; what is paid more is gold.
    (190, &[
        on(When::Recruit, &[
            Op::Hook(Hook::BeforeBattle),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), Amount::X(0)), Until::Battle),
        ]),
    ]),
    (191, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        act(&[Op::Finish(Amount::N(4))]),
    ]),
    // Reading: from 1 to the value; attacks whose final value is exactly this have no effect.
    (192, &[
        on(When::OnHit(every(STRIKE)), &[
            Op::Hook(Hook::NameANumber),
            Op::Lay(Sel::All(own(&[Test::BesideMe]).cards()), Mod::ImmuneToX, Until::FoeTurn),
        ]),
    ]),
    (193, &[
        on(When::OnHit(only(STRIKE, WEAK)), &[Op::Poison(Sel::It, Amount::N(1))]),
        on(When::OnHit(only(STRIKE, MEDIUM | STRONG)), &[Op::Poison(Sel::It, Amount::N(2))]),
    ]),
    // Reading: any two different creatures are poisoned; two enemy cards are closed and stunned.
    (194, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        on(When::Setup, &[Op::Poison(Sel::Exactly(2, any(&[])), Amount::N(1))])
            .needs(&[Cond::First]).impact(),
        on(When::Setup, &[Op::Close(Sel::Exactly(2, enemy(&[]).cards())), Op::Stun(Sel::It)])
            .needs(&[Cond::Second]).impact(),
    ]),
    (195, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        always(&[Op::Have(Mod::Multi(Multi::TwoInSuccession))]),
    ]),
    // Reading: what counts are the creatures of the squad at the start of the battle, hidden ones
    // too; it is fixed then.
    (196, &[
        on(When::Setup, &[Op::Lay(Sel::Me, Mod::Speed(1), Until::Battle)])
            .needs(&[Cond::Has(1, own(&[Test::Of(Element::Steppe)]))]),
        on(When::Setup, &[Op::Lay(Sel::Me, Mod::Gain(Keyword::Armor(1)), Until::Battle)])
            .needs(&[Cond::Has(1, own(&[Test::Of(Element::Mountains)]))]),
        on(When::Setup, &[Op::Lay(Sel::Me, Mod::Gain(Keyword::Regeneration(1)), Until::Battle)])
            .needs(&[Cond::Has(1, own(&[Test::Of(Element::Swamp)]))]),
        on(When::Setup, &[
            Op::Lay(Sel::Me, Mod::Gain(Keyword::ExperienceInAttack(1)), Until::Battle),
            Op::Lay(Sel::Me, Mod::Gain(Keyword::ExperienceInDefence(1)), Until::Battle),
        ]).needs(&[Cond::Has(1, own(&[Test::Of(Element::Forest)]))]),
        on(When::Setup, &[
            Op::Lay(Sel::Me, Mod::Plus(only(STRIKE, MEDIUM | STRONG), Amount::N(1)), Until::Battle),
        ]).needs(&[Cond::Has(1, own(&[Test::Of(Element::Darkness)]))]),
    ]),
    // Reading: creatures of either side; one with two classes counts for both.
    (197, &[
        always(&[
            Op::Have(Mod::Plus(every(STRIKE), Amount::N(1))),
            Op::Have(Mod::Gain(Keyword::ExperienceInAttack(1))),
            Op::Have(Mod::Minus(every(NONMAGIC), 1)),
        ]).needs(&[Cond::Classes(4)]),
    ]),
    (198, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        act(&[Op::Wound(Sel::All(enemy(&[Test::WithRanged])), one(2))]).spell(),
        act(&[Op::Place(Sel::One(any(&[])), To::Free)]).spell().spend(1),
    ]),
    // Reading: the struck creature is wounded, the card behind it is not.
    (199, &[
        on(When::Recruit, &[Op::Hook(Hook::BeforeBattle)]),
        on(When::OnHit(only(STRIKE, STRONG)), &[Op::Wound(Sel::It, Value::One(Amount::WeakBehind))])
            .impact(),
    ]),
    // Reading: the opponent may, and picks one of the opponent's own creatures.
    (200, &[
        on(When::Attacked(every(STRIKE), any(&[]).cards()), &[
            Op::FoePicks(2),
            Op::Branch(0),
            Op::Redirect(enemy(&[Test::NearMe])),
            Op::Branch(1),
            Op::EndBranches,
        ]).needs(&[Cond::Attacking]),
    ]),
];
