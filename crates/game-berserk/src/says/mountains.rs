//! What the cards of this part say.

use super::Entry;
use crate::cards::{Class::*, Element::*, Keyword::*};
use crate::text::{Amount::N, *};

#[rustfmt::skip] // one sentence, one line where it fits
pub(super) const SAYS: &[Entry] = &[
    // Reading: one more if the enemy did not change its cell in its controller's last turn.
    (35, &[
        on(When::StartOwn, &[Op::Wound(
            Sel::One(enemy(&[Test::Opposite])),
            Value::One(Amount::If(1, 1, &Cond::It(&[Test::Unmoved]))),
        )]).impact(),
    ]),
    (36, &[
        on(When::OnHit(every(STRIKE)), &[Op::Lay(
            Sel::One(own(&[Test::WithMagic])),
            Mod::Minus(every(NONMAGIC), 1),
            Until::FoeTurn,
        )]).impact(),
    ]),
    (37, &[
        on(When::OnHit(every(STRIKE)), &[
            Op::FoePicks(2),
            Op::Branch(0),
            Op::Close(Sel::It),
            Op::Branch(1),
            Op::Wound(Sel::It, one(2)),
            Op::EndBranches,
        ]).impact().needs(&[Cond::Vs(any(&[Test::Open]))]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Closed]).cards())]),
    ]),
    // Reading: to an own creature next to the card that is struck, not next to this one.
    (38, &[
        reply(&[Op::Redirect(own(&[Test::NearIt]))]).spell().needs(&[Cond::Pending(STRIKE)]),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(3))]),
    ]),
    (39, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        act(&[Op::Finish(N(2))]),
    ]),
    (40, &[
        act(&[Op::Attack(THROW, Value::Three(1, 2, 2), Aim::Range(3))]),
        always(&[Op::Have(Mod::Plus(every(THROW), N(1)))])
            .needs(&[Cond::Vs(any(&[Test::WithExperienceOrArmor]).cards())]),
    ]),
    // Reading: a creature of either side that was not next to this one before.
    (41, &[
        on(When::OnMoveOf(any(&[Test::WithMagic])), &[
            Op::Lay(Sel::Me, Mod::Plus(every(DISCHARGE), N(1)), Until::OwnTurn),
        ]).needs(&[Cond::NewlyNear]).per_turn(2),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
    ]),
    // Reading: it revives, so the free cell is one next to this creature.
    (42, &[
        act(&[Op::Summon(Source::Graveyard, own(&[]), To::FreeNearMe, true)])
            .spend(3).per_battle(1),
        on(When::Valhalla, &[
            Op::Wound(Sel::One(own(&[])), one(1)),
            Op::Counter(Sel::It, N(1)),
        ]),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
    ]),
    (43, &[always(&[Op::Have(Mod::Minus(every(NONMAGIC), 2))])]),
    // Reading: cards at distance 2 besides the adjacent ones, as a strike with range.
    (44, &[
        formation(&[Op::Have(Mod::Can(Can::StrikeAtTwo))]),
        always(&[Op::Have(Mod::Gain(DirectStrike))]).needs(&[Cond::Has(2, own(&[Test::Mate]))]),
    ]),
    (45, &[
        act(&[
            Op::Attack(LUNGE, one(2), Aim::Range(1)),
            Op::Lay(
                Sel::One(any(&[Test::Opposite])),
                Mod::Gain(ExperienceInAttack(1)),
                Until::OwnTurn,
            ),
        ]),
        on(When::Valhalla, &[
            Op::Lay(Sel::One(own(&[])), Mod::Gain(ExperienceInAttack(1)), Until::OwnTurn),
        ]),
    ]),
    (46, &[
        on(When::StartOwn, &[Op::Counter(Sel::Me, N(1))]).needs(&[Cond::Formation]),
        act(&[Op::Attack(MAGIC, Value::ThreePlusX(0, 1, 2), Aim::Range(0))])
            .spends(Spend::XCounters),
    ]),
    (47, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Of(Swamp)]).cards())]),
        always(&[Op::Have(Mod::Can(Can::DefendGround))]),
    ]),
    (48, &[
        always(&[Op::Have(Mod::Gain(Armor(2)))])
            .needs(&[Cond::Formation, Cond::Has(1, own(&[Test::Mate, Test::Elite]))]),
        always(&[Op::Have(Mod::Gain(ExperienceInDefence(2)))])
            .needs(&[Cond::Formation, Cond::Has(1, own(&[Test::Mate, Test::Ordinary]))]),
    ]),
    // Reading: X is chosen with the declaration, at least 1; the enemy's wounds come even if this
    // creature dies of its own. No card has lives that need more than the limit here.
    (49, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        act(&[
            Op::Wound(Sel::Me, Value::One(Amount::X(0))),
            Op::Wound(Sel::One(enemy(&[Test::Opposite])), Value::One(Amount::X(-1))),
        ]).impact().spends(Spend::CountersAndNumber(1, 30)),
    ]),
    (50, &[
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(2)))])
            .needs(&[Cond::Vs(any(&[Test::Of(Swamp)]).cards())]),
    ]),
    // Reading: the row is looked at with each attack, to the end of the opponent's next turn; an
    // attack of an ordinary enemy creature that stands in this row of its own half is exactly 1.
    (51, &[
        act(&[Op::CurseRow]).spell().per_battle_each(1),
        act(&[Op::Attack(DISCHARGE, Value::Three(1, 2, 2), Aim::Range(4))]),
    ]),
    // Reading: any own creature with a formation ability; those who stood in formation with it.
    (52, &[
        formation(&[Op::Have(Mod::Minus(every(MAGIC | DISCHARGE), 1))]),
        on(When::OnDeathOf(own(&[Test::WithFormation])), &[Op::Lay(
            Sel::All(own(&[Test::MateOfIt])),
            Mod::Plus(every(STRIKE), N(2)),
            Until::Next(STRIKE),
        )]).needs(&[Cond::FoeTurn]),
    ]),
    (53, &[
        formation(&[Op::Have(Mod::Plus(every(STRIKE), N(1)))]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1))), Op::Have(Mod::Gain(DirectStrike))])
            .needs(&[Cond::Vs(any(&[Test::Closed]).cards())]),
        // Reading: what it must do is that strike, so as long as there is such a target its simple strike goes at no
        // other card [B4.9]. It may still move away, as nothing forbids that.
        always(&[Op::Have(Mod::MustStrikeClosed)]),
    ]),
    // Reading: all for the battle. The loss comes first, so that the flight is kept.
    (54, &[
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(3))]),
        on(When::StartOwn, &[
            Op::Prophecy(1),
            Op::If(Cond::ShownElite),
            Op::May,
            Op::Lay(Sel::Me, Mod::Silenced, Until::Battle),
            Op::Lay(Sel::Me, Mod::Flight, Until::Battle),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), N(1)), Until::Battle),
        ]),
    ]),
    (55, &[
        act(&[
            Op::Attack(SPECIAL, one(3), Aim::Range(0)),
            Op::If(Cond::It(&[Test::Closed])),
            Op::Stun(Sel::It),
        ]).spend(1),
    ]),
    (56, &[
        always(&[Op::Have(Mod::Gain(DirectStrike))])
            .needs(&[Cond::Vs(any(&[Test::WithThrow]).cards())]),
        on(When::OnDeath, &[Op::Wound(Sel::One(enemy(&[Test::NonFlyer])), one(3))]).impact(),
    ]),
    (57, &[
        act(&[Op::Hook(Hook::LimitMovers)]).impact().spend(1),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
    ]),
    // Reading: its player may push; the controller of the struck creature may refuse. Then, or
    // if no cell is free, it takes the wounds: a push that cannot happen is not offered.
    (58, &[
        on(When::OnHit(every(STRIKE)), &[
            Op::FoePicks(2),
            Op::Branch(0),
            Op::Place(Sel::It, To::Onward),
            Op::Branch(1),
            Op::Wound(Sel::It, one(2)),
            Op::EndBranches,
        ]).impact().needs(&[Cond::MyTurn]).may(),
        act(&[Op::Lay(Sel::Me, Mod::Gain(DirectStrike), Until::Battle)]),
    ]),
    // Reading: one of the two ahead of each own turn.
    (59, &[
        on(When::Before, &[
            Op::Choose(2),
            Op::Branch(0),
            Op::Lay(Sel::Me, Mod::Gain(Regeneration(2)), Until::FoeTurn),
            Op::Branch(1),
            Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), N(2)), Until::FoeTurn),
            Op::And,
            Op::Lay(Sel::Me, Mod::Speed(1), Until::FoeTurn),
            Op::EndBranches,
        ]),
        on(When::Valhalla, &[Op::Heal(Sel::One(own(&[Test::Class(Jordling)])), N(1))]),
    ]),
    (60, &[
        always(&[Op::Have(Mod::Force(DISCHARGE))])
            .needs(&[Cond::Has(1, enemy(&[Test::NearMe]))]),
        on(When::Struck(every(DISCHARGE)), &[Op::Counter(Sel::Me, N(1))]),
        act(&[
            Op::Attack(MAGIC, Value::One(Amount::PerCounter(0, 2)), Aim::Range(0)),
            Op::ClearCounters,
        ]),
    ]),
    (61, &[formation(&[Op::Have(Mod::Gain(ExperienceInDefence(1)))])]),
    (62, &[
        on(When::Valhalla, &[
            Op::Lay(Sel::One(own(&[])), Mod::Plus(every(STRIKE), N(1)), Until::OwnTurn),
        ]),
    ]),
    // Reading: the first Valhalla of its side in a turn runs twice; the second line is for the
    // first simple strike of any own creature this turn.
    (63, &[
        always(&[Op::Have(Mod::DoubleValhalla)]),
        on(When::Valhalla, &[
            Op::Lay(Sel::All(own(&[])), Mod::Gain(Unanswered), Until::FirstOf(STRIKE)),
        ]),
    ]),
    (64, &[
        always(&[Op::Have(Mod::Minus(every(MELEE), 2))])
            .needs(&[Cond::Vs(any(&[Test::Diagonal]).cards())]),
    ]),
    (65, &[
        reply(&[Op::Close(Sel::One(any(&[Test::NotMovedThisTurn])))]).spell(),
        act(&[Op::Heal(Sel::Me, N(3))]),
    ]),
    (66, &[
        act(&[Op::Counter(Sel::Me, N(1))]),
        act(&[
            Op::Attack(DISCHARGE, Value::One(Amount::PerCounter(2, 3)), Aim::Range(0)),
            Op::Counter(Sel::Me, N(-1)),
        ]),
        always(&[Op::Have(Mod::IgnoreForce)]),
    ]),
    // Reading: all strikes of the mates.
    (67, &[
        formation(&[Op::Have(Mod::Minus(every(NONMAGIC), 1))]),
        formation(&[Op::Give(own(&[Test::Mate]), Mod::Plus(every(MELEE), N(1)))]),
        on(When::Attacked(every(RANGED), own(&[Test::RowAtLeast(2)])), &[
            Op::Redirect(own(&[Test::Mate])),
        ]).per_turn_each(1).may(),
    ]),
    // Reading: any strike lays the marker, which has no term; only simple strikes profit.
    (68, &[
        always(&[Op::Have(Mod::IgnoreFlyerProtection)]),
        on(When::OnHit(every(MELEE)), &[Op::Mark(Sel::It, Mark::Prey, Until::Battle)]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(3))), Op::Have(Mod::Gain(Unanswered))])
            .needs(&[Cond::Vs(any(&[Test::Marked(Mark::Prey)]).cards())]),
        act(&[Op::Lay(Sel::Me, Mod::Flight, Until::Battle)]),
    ]),
];
