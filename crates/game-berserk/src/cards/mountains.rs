//! Cards 35 to 68: the 34 cards of the mountains in the set of 2023.

use super::{Card, Class::*, Element::Mountains, Keyword::*, Start};

printed_as!(Mountains);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 34] = [
    ground(35, "gnom-podzhigatel", 3, 7, 1, [1, 1, 2]).of(&[Dwarf]),
    flying(36, "ledyanoy-zmey", 3, 6, [1, 2, 3]).unique().of(&[Dragon]),
    ground(37, "ovrazhnyy-gnom", 3, 6, 1, [1, 1, 2]).of(&[Dwarf]).with(&[DirectStrike]),
    ground(38, "beshenyy-mag", 4, 7, 1, [1, 2, 3]).of(&[Linung]),
    ground(39, "gul", 4, 8, 2, [1, 2, 3]).with(&[CorpseEating]),
    ground(40, "mrazen", 4, 7, 1, [1, 2, 2]),
    ground(41, "ayrin", 5, 8, 1, [1, 1, 2]).unique().of(&[Linung]).with(&[DischargeProtection]),
    ground(42, "znakhar-plemeni", 5, 8, 1, [1, 2, 3]).of(&[Jordling]),
    ground(43, "kamennyy-golem", 5, 8, 1, [3, 4, 5]).with(&[Clumsiness]),
    ground(44, "strazh-chertogov", 5, 8, 1, [2, 3, 3]).of(&[Dwarf]).with(&[Armor(1)]),
    ground(45, "ledovyy-okhotnik", 5, 7, 2, [1, 2, 3]).of(&[Jordling]),
    ground(46, "master-topora", 5, 10, 1, [2, 3, 3]).of(&[Dwarf]).with(&[Armor(1)]),
    flying(47, "rtunkh", 5, 9, [1, 2, 2]).unique().with(&[ExperienceInDefence(1)]),
    ground(48, "smotritel-gornila", 5, 10, 1, [2, 2, 2]).of(&[Dwarf]),
    ground(49, "tsenturion", 5, 10, 2, [2, 3, 4]).with(&[FlyerProtection]),
    ground(50, "khranitel-gor", 5, 13, 1, [2, 2, 3]).with(&[PoisonProtection]),
    ground(51, "prizyvayushchaya-buryu", 6, 7, 1, [1, 2, 2]).unique().icons_unknown(),
    ground(52, "tan-khaneranga", 6, 10, 1, [2, 2, 3]).unique().of(&[Dwarf]).with(&[Armor(1)]),
    ground(53, "gnom-basaarg", 7, 12, 1, [2, 3, 4]).of(&[Dwarf]).with(&[ExperienceInAttack(1)]),
    ground(54, "iskatel-tayn", 3, 5, 1, [1, 1, 2]).elite().of(&[Linung]),
    ground(55, "borg", 4, 10, 1, [2, 3, 4]).elite(),
    flying(56, "nom", 4, 7, [2, 3, 4]).elite().unique(),
    ground(57, "kriomant", 5, 8, 1, [1, 1, 2]).elite().unique().of(&[Linung]).starts(Start::CountersIfSecond(1)),
    ground(58, "molotoboets", 5, 12, 1, [2, 3, 3]).elite(),
    ground(59, "oboroten", 5, 10, 1, [2, 3, 4]).elite(),
    ground(60, "argvald", 6, 12, 1, [2, 3, 3]).elite().unique().of(&[Jordling]),
    ground(61, "gornyy-velikan", 6, 17, 1, [2, 3, 5]).elite().with(&[PoisonProtection]),
    ground(62, "kostedrobitel", 6, 12, 1, [3, 5, 6]).elite().of(&[Jordling]).with(&[ExperienceInAttack(1), ExperienceInDefence(1)]),
    ground(63, "ragnar", 6, 10, 2, [2, 3, 5]).elite().unique().of(&[Jordling]).icons_unknown(),
    ground(64, "gobrakh", 7, 10, 2, [4, 4, 5]).elite().with(&[Regeneration(3)]),
    ground(65, "ledovyy-strazh", 7, 7, 1, [1, 1, 2]).elite().unique(),
    ground(66, "povelitel-molniy", 7, 9, 1, [2, 2, 3]).elite().unique().of(&[Linung]).with(&[MagicProtection]).counters(3),
    ground(67, "gnomiy-korol", 8, 12, 1, [3, 4, 6]).elite().unique().of(&[Dwarf]).icons_unknown(),
    ground(68, "vladyka-nebes", 9, 14, 1, [2, 3, 4]).elite().unique().of(&[Dragon]).with(&[SpellProtection]),
];
