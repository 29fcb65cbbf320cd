//! Cards 137 to 170: the 34 cards of darkness in the set of 2023.

use super::{Card, Class::*, Element::Darkness, Keyword::*, Start};

printed_as!(Darkness);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 34] = [
    ground(137, "vestnik-mora", 3, 5, 1, [1, 2, 2]).of(&[Undead]).with(&[ExperienceInDefence(1), Incarnation(3)]),
    ground(138, "ognennyy-imp", 3, 5, 1, [1, 2, 2]).of(&[Demon]),
    ground(139, "vampir", 4, 9, 2, [1, 2, 3]).of(&[Sluagh]).with(&[Unanswered]),
    ground(140, "vedma-slua", 4, 8, 2, [2, 2, 3]).of(&[Sluagh]).with(&[Vampirism(12)]),
    ground(141, "morovoy-vsadnik", 4, 7, 2, [2, 3, 3]).of(&[Undead]).with(&[Armor(1), Incarnation(3)]),
    ground(142, "sukkub-istyazatel", 4, 7, 2, [1, 2, 3]).unique().of(&[Demon]),
    ground(143, "voznitsa", 5, 10, 2, [3, 3, 3]).of(&[Demon]),
    ground(144, "gerold-mraka", 5, 9, 1, [2, 2, 2]).unique().of(&[Demon]).with(&[SpellProtection]),
    ground(145, "demon-zavisti", 5, 10, 1, [2, 2, 3]).of(&[Demon]).with(&[Teleport]),
    ground(146, "kersamskaya-znat", 5, 7, 1, [1, 1, 2]).unique().of(&[Sluagh]).icons_unknown(),
    ground(147, "povelitel-mertvykh", 5, 7, 1, [2, 2, 3]).unique(),
    ground(148, "sshivatel-ploti", 5, 8, 1, [1, 2, 2]).unique().icons_unknown(),
    ground(149, "talion", 5, 9, 1, [2, 3, 5]).of(&[Undead]).with(&[ExperienceInAttack(1), Armor(1), Incarnation(4)]),
    ground(150, "kharon", 5, 8, 1, [1, 1, 2]),
    ground(151, "zombi", 6, 11, 1, [1, 2, 2]).of(&[Undead]).with(&[DirectStrike]),
    ground(152, "peshchernik", 6, 8, 2, [2, 2, 3]),
    ground(153, "saykoron", 6, 10, 1, [1, 2, 3]).of(&[Demon]).icons_unknown(),
    ground(154, "mrachnaya-dvoryanka", 7, 8, 2, [2, 3, 5]).unique().of(&[Sluagh]).with(&[Vampirism(12)]).icons_unknown(),
    ground(155, "rogatyy-demon", 7, 7, 1, [2, 2, 3]).of(&[Demon]).with(&[PoisonProtection, ShotProtection, FlyerProtection, Teleport, Vampirism(12)]),
    ground(156, "metamorf", 4, 9, 2, [0, 0, 0]).elite().with(&[DirectStrike]),
    ground(157, "lunnaya-banshi", 5, 7, 1, [1, 1, 2]).elite().unique().of(&[Undead]).starts(Start::CountersIfSecond(1)),
    ground(158, "uordak", 5, 12, 2, [2, 3, 0]).elite().with(&[ExperienceInAttack(1), CorpseEating]),
    flying(159, "drakkarkh", 6, 9, [2, 3, 3]).elite().unique().of(&[Dragon]).with(&[PoisonProtection]),
    ground(160, "lilit-i-eyderik", 6, 7, 1, [2, 2, 3]).elite().unique().of(&[Demon, Undead]).icons_unknown(),
    ground(161, "skeletnyy-cherv", 6, 10, 2, [2, 3, 4]).elite().of(&[Undead]).with(&[Incarnation(4)]).icons_unknown(),
    ground(162, "tvar", 6, 10, 2, [2, 3, 4]).elite().with(&[CorpseEating]).icons_unknown(),
    ground(163, "khozyain-sklepa", 6, 8, 1, [2, 2, 3]).elite().unique().of(&[Undead]).counters(3),
    ground(164, "poganishche", 7, 12, 1, [3, 4, 5]).elite().of(&[Undead]).with(&[Incarnation(3), Clumsiness]).icons_unknown(),
    ground(165, "baraka", 7, 13, 1, [3, 4, 4]).elite().of(&[Undead]).with(&[ExperienceInDefence(1)]),
    ground(166, "vurdalak", 7, 13, 2, [3, 3, 4]).elite().of(&[Sluagh]).with(&[ExperienceInAttack(1), Vampirism(13)]),
    flying(167, "mertsayushchiy-zmey", 7, 13, [2, 2, 3]).elite().unique().of(&[Dragon]).with(&[ExperienceInAttack(1)]),
    ground(168, "povelitel-bezdny", 8, 15, 1, [4, 5, 6]).elite().of(&[Demon]).icons_unknown(),
    ground(169, "vlastelin-khaosa", 9, 14, 1, [4, 5, 7]).elite().unique().icons_unknown(),
    ground(170, "demon-zhadnosti", 9, 16, 1, [3, 4, 6]).elite().unique().of(&[Demon]).with(&[DischargeProtection]),
];
