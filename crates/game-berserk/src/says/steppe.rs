//! What the cards of this part say.

use super::Entry;
use crate::cards::{Element::*, Keyword::*};
use crate::text::{Amount::N, *};

#[rustfmt::skip] // one sentence, one line where it fits
pub(super) const SAYS: &[Entry] = &[
    // Reading: the bonus is for every melee attack, not for the lunge.
    (2, &[
        act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))]),
        act(&[Op::Attack(SPECIAL, one(3), Aim::Range(0))]).spend(1),
        always(&[Op::Have(Mod::Plus(every(MELEE), N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Of(Mountains)]).cards())]),
    ]),
    // Reading: one own creature gives 1 or 2 wounds; they may go to one enemy creature or two.
    (3, &[
        act(&[Op::Transfer(2, own(&[Test::Wounds(1)]), Sel::UpTo(2, enemy(&[])), true)])
            .spell().spend(1),
    ]),
    // Reading: the two wounds come when an attack of a flyer wounds the marked creature.
    (4, &[
        act(&[
            Op::Attack(SHOT, one(1), Aim::Range(3)),
            Op::Mark(Sel::It, Mark::Hunt, Until::OwnTurn),
        ]),
        act(&[
            Op::Attack(SHOT, one(2), Aim::Range(0)),
            Op::Mark(Sel::It, Mark::Hunt, Until::OwnTurn),
        ]).spend(1),
        on(When::OnWoundOf(any(&[Test::Marked(Mark::Hunt)])), &[
            Op::Wound(Sel::It, one(2)),
            Op::Unmark(Sel::It, Mark::Hunt),
        ]).needs(&[Cond::Vs(any(&[Test::Flyer]).cards())]),
    ]),
    // Reading: an answering strike too; its own never, as it takes part in that one.
    (5, &[
        reply(&[Op::Alter(Alter::OwnStrong)]).impact(),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
    ]),
    // Reading: all of the opponent's next X turns and what lies between. Closing for a counter
    // still gives it one: only other cards cannot.
    (6, &[
        act(&[Op::Lay(
            Sel::One(any(&[Test::Other])),
            Mod::Immune(every(NONMAGIC)),
            Until::FoeTurns,
        )]).spell().spends(Spend::XCounters),
        act(&[Op::Attack(DISCHARGE, one(1), Aim::Range(0))]),
        always(&[Op::Have(Mod::Cannot(cannot::COUNTERS))]),
    ]),
    // Reading: itself or a neighbour of either side; the movement is good for this turn only.
    (7, &[
        on(When::StartOwn, &[
            Op::Wound(Sel::One(any(&[Test::MeOrNear])), one(1)),
            Op::Lay(Sel::It, Mod::Speed(1), Until::OwnTurn),
        ]).impact().may(),
        on(When::OnMove, &[Op::Lay(Sel::Me, Mod::Gain(ExperienceInAttack(1)), Until::OwnTurn)]),
    ]),
    // Reading: the strike comes from the cell it died on, before anything else is declared;
    // without a card next to that cell there is none.
    (8, &[
        always(&[Op::Have(Mod::CountsAsWeak(every(STRIKE)))]),
        on(When::OnDeath, &[Op::Attack(SPECIAL, one(2), Aim::Range(0))]),
    ]),
    // Reading: every die that own creatures roll in attacks at that creature.
    (9, &[
        act(&[
            Op::Wound(Sel::One(any(&[])), one(1)),
            Op::Lay(Sel::All(own(&[])), Mod::DieAgainstIt(1), Until::Turn),
        ]).impact(),
    ]),
    (10, &[act(&[Op::Attack(DISCHARGE, one(1), Aim::UpTo(3))])]),
    (11, &[act(&[Op::Attack(LUNGE, one(1), Aim::Range(1))])]),
    // Reading: the border between the halves; pushes and jumps count too.
    (12, &[
        on(When::OnMove, &[Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), N(1)), Until::Turn)])
            .needs(&[Cond::CrossedOver]),
        on(When::OnMove, &[Op::Lay(Sel::Me, Mod::NoClose(NoClose::Strike), Until::Turn)])
            .needs(&[Cond::CameBack]),
    ]),
    // Reading: creatures of the mountains, not every card.
    (13, &[
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1))), Op::Have(Mod::Gain(DirectStrike))])
            .needs(&[Cond::Vs(any(&[Test::Of(Mountains)]))]),
    ]),
    // Reading: without a free cell for the enemy it cannot be declared; this card always lands
    // on the cell just left, and its flight is lost for the battle.
    (14, &[
        act(&[
            Op::Place(Sel::One(enemy(&[Test::NonFlyer])), To::FreeNearIt),
            Op::Land(To::LeftByIt),
            Op::Lay(Sel::Me, Mod::SpeedIs(1), Until::Battle),
            Op::Wound(Sel::It, Value::Three(3, 4, 4)),
        ]).impact().spend(1).per_battle(1),
    ]),
    // Reading: a closed mate; it may still move, defend and use abilities that are no attacks.
    (15, &[
        on(When::OnHit(every(STRIKE)), &[
            Op::Open(Sel::One(own(&[Test::Mate, Test::Closed]))),
            Op::Lay(Sel::It, Mod::Cannot(cannot::ATTACK), Until::Turn),
        ]).needs(&[Cond::Formation]).per_turn(1),
    ]),
    (16, &[
        always(&[Op::Have(Mod::Immune(only(STRIKE, WEAK)))]),
        formation(&[Op::Have(Mod::Plus(only(STRIKE, WEAK), N(1)))]),
    ]),
    (17, &[
        act(&[Op::Attack(SHOT, Value::Three(1, 2, 3), Aim::Range(0)), Op::ClearCounters]),
        always(&[Op::Have(Mod::Plus(every(SHOT), Amount::PerCounter(0, 2)))]),
        act(&[Op::Counter(Sel::Me, N(1))]),
        formation(&[Op::Have(Mod::Gain(ThrowProtection))]),
    ]),
    // Reading: finishing with as many lives as it moved cells this turn.
    (18, &[
        always(&[Op::Have(Mod::ImmuneToAnswers)]),
        on(When::OnHit(every(STRIKE)), &[Op::Finish(Amount::Moved)]).per_turn(2),
    ]),
    (19, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        always(&[Op::Give(
            own(&[Test::BesideMe, Test::Of(Steppe)]),
            Mod::Minus(every(RANGED), 1),
        )]),
        formation(&[Op::Have(Mod::Minus(every(STRIKE), 1))]),
    ]),
    // Reading: simple, special and magic strikes become exactly 1; its own wound is no cost and
    // falls away if the creature struck is of the steppe.
    (20, &[
        reply(&[
            Op::Alter(Alter::SetMeleeAtOwn(1)),
            Op::If(Cond::It(&[Test::NotOf(Steppe)])),
            Op::Wound(Sel::Me, one(1)),
        ]).impact(),
    ]),
    // Reading: creatures with magic, not every card.
    (21, &[
        always(&[Op::Have(Mod::IgnoreFlyerProtection)]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1))), Op::Have(Mod::Gain(DirectStrike))])
            .needs(&[Cond::Vs(any(&[Test::WithMagic]))]),
    ]),
    // Reading: a flyer as target leaves no bomb; every bomb on a cell counts by itself, and bombs
    // go whether they hit something or not.
    (22, &[
        act(&[
            Op::Attack(THROW, one(1), Aim::Range(3)),
            Op::MarkCells(Spot::CellOfIt, Mark::Bomb, Until::Battle),
        ]),
        on(When::StartOwn, &[
            Op::Wound(
                Sel::All(any(&[Test::OnMarkedCell(Mark::Bomb)]).cards()),
                Value::One(Amount::PerMark(2, Mark::Bomb)),
            ),
            Op::And,
            Op::UnmarkCells(Mark::Bomb),
        ]).impact(),
    ]),
    (23, &[
        always(&[Op::Have(Mod::Gain(DirectStrike))]).needs(&[Cond::TwoStraight]),
        always(&[Op::Have(Mod::Gain(ExperienceInAttack(2)))]).needs(&[Cond::TwoTurned]),
    ]),
    (24, &[
        act(&[Op::Attack(DISCHARGE, Value::Three(2, 3, 4), Aim::Range(1))]),
        on(When::OnMove, &[Op::Lay(Sel::Me, Mod::Range(DISCHARGE, 1), Until::Turn)]),
    ]),
    // Reading: the wounds it took this turn from any cause and still has.
    (25, &[
        reply(&[Op::Heal(Sel::One(any(&[Test::Other])), Amount::Hurt)]).impact().spend(1),
        act(&[Op::Counter(Sel::One(own(&[])), N(1))]).spend(1),
    ]),
    // Reading: two different enemy creatures, or the only one there is.
    (26, &[
        on(When::OnHit(only(STRIKE, STRONG)), &[
            Op::Wound(Sel::Exactly(2, enemy(&[Test::NearIt])), one(1)),
        ]).impact(),
        formation(&[Op::Have(Mod::CopyMates)]),
    ]),
    (27, &[
        act(&[Op::Attack(LUNGE, one(2), Aim::Range(1)), Op::May, Op::Counter(Sel::Me, N(1))])
            .needs(&[Cond::Is(&[Test::Counters(0)])]),
        on(When::OnHit(every(STRIKE)), &[
            Op::Attack(DISCHARGE, Value::Three(1, 2, 2), Aim::Range(3)),
        ]).needs(&[Cond::Is(&[Test::Counters(1)])]),
        on(When::Attacked(every(STRIKE), own(&[Test::Me])), &[
            Op::Counter(Sel::Me, N(-1)),
            Op::Block,
        ]).needs(&[Cond::Is(&[Test::Counters(1)])]).may(),
    ]),
    // Reading: one enemy is chosen; all own creatures next to it strike it, closed ones too, as
    // if open and without closing, in the order their player likes, until it dies.
    (28, &[
        act(&[Op::StrikeBy(Sel::All(own(&[Test::NearIt])), enemy(&[]), true)]).impact().spend(1),
    ]),
    // Reading: only the armor needs the formation.
    (29, &[
        formation(&[Op::Have(Mod::Gain(Armor(2)))]),
        on(When::Struck(every(MELEE)), &[Op::Attack(SPECIAL, one(2), Aim::It)]),
    ]),
    (30, &[
        on(When::OnMove, &[Op::Lay(Sel::Me, Mod::Plus(every(STRIKE), N(1)), Until::Turn)]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1)))])
            .needs(&[Cond::Vs(any(&[Test::Opposite]))]),
    ]),
    // Reading: the protection holds for the rest of the battle.
    (31, &[
        act(&[Op::Lay(Sel::Me, Mod::Gain(FlyerProtection), Until::Battle)]),
        reply(&[Op::Open(Sel::One(own(&[]))), Op::Wound(Sel::It, one(1))]).spell().per_turn(2),
    ]),
    // Reading: at the start of the battle and again with each strong strike.
    (32, &[
        always(&[Op::Have(Mod::Minus(every(RANGED), 1))]),
        on(When::SetupOrHit(only(STRIKE, STRONG)), &[Op::Hook(Hook::CopyFromDeck)]),
    ]),
    // Reading: a creature that has direct strike only against closed cards has it when it strikes this one closed.
    (33, &[
        always(&[Op::Have(Mod::Minus(every(MELEE), 2))])
            .needs(&[Cond::Vs(any(&[Test::WithDirect]).cards())]),
        formation(&[Op::Have(Mod::Gain(FlyerProtection))]),
        always(&[Op::Have(Mod::Plus(every(STRIKE), N(1))), Op::Have(Mod::Can(Can::StrikeFlyers))])
            .needs(&[Cond::HasNone(enemy(&[Test::InRow(1)]))]),
    ]),
    (34, &[
        always(&[Op::Have(Mod::Multi(Multi::Times(2)))]),
        formation(&[Op::Have(Mod::Plus(only(STRIKE, STRONG), N(1)))]),
    ]),
];
