//! Cards 103 to 136: the 34 cards of the swamp in the set of 2023.

use super::{Card, Class::*, Element::Swamp, Keyword::*, Start};

printed_as!(Swamp);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 34] = [
    ground(103, "izhor", 3, 6, 1, [1, 2, 3]).of(&[Arkhaalite]),
    ground(104, "makhinator", 3, 6, 1, [1, 2, 2]).unique().of(&[Arkhaalite]),
    ground(105, "otryad-karateley", 3, 5, 1, [1, 2, 3]).of(&[Arkhaalite]),
    flying(106, "rimaandy", 3, 6, [1, 2, 3]).of(&[Arkhaalite]),
    ground(107, "bolotnik", 4, 5, 1, [1, 1, 1]).with(&[Jump(4)]).starts(Start::CountersIfSecond(1)),
    ground(108, "deti-topi", 4, 9, 1, [1, 2, 3]).of(&[Arkhaalite]).icons_unknown(),
    ground(109, "osklizg", 4, 8, 1, [1, 2, 3]).of(&[Troll]).with(&[MagicProtection, Regeneration(2)]).starts(Start::CountersIfSecond(1)),
    ground(110, "rekken", 4, 7, 1, [1, 1, 1]),
    ground(111, "tovi", 4, 7, 1, [1, 2, 2]).of(&[RiverMaiden]),
    ground(112, "khedd", 4, 8, 1, [2, 2, 3]).of(&[Arkhaalite]).with(&[Regeneration(1)]),
    ground(113, "garrid-luchnik", 5, 9, 2, [2, 3, 4]),
    ground(114, "grezy-arkhaalya", 5, 8, 1, [1, 1, 2]).of(&[Arkhaalite]),
    ground(115, "krovyanitsa", 5, 11, 2, [2, 2, 3]).of(&[RiverMaiden]).icons_unknown(),
    ground(116, "vasilisk", 6, 12, 1, [2, 3, 4]).with(&[DirectStrike]),
    ground(117, "vayl", 6, 14, 1, [1, 1, 4]).icons_unknown(),
    ground(118, "shaman-dushegryz", 6, 7, 1, [1, 1, 2]).unique().of(&[Troll]).starts(Start::CountersIfSecond(1)).icons_unknown(),
    ground(119, "bulbagur", 7, 10, 1, [2, 3, 3]).unique().of(&[Troll]).with(&[ExperienceInAttack(1)]),
    ground(120, "goblin", 7, 10, 1, [2, 2, 3]).with(&[DirectStrike]),
    ground(121, "sliz", 7, 10, 1, [3, 3, 4]).with(&[Regeneration(1)]),
    ground(122, "doch-perlamutra", 4, 9, 1, [1, 2, 3]).elite().unique().of(&[RiverMaiden]).with(&[ExperienceInDefence(1)]),
    ground(123, "nokami", 4, 7, 1, [1, 2, 2]).elite().unique().of(&[RiverMaiden]).with(&[ShotProtection]),
    ground(124, "seyatel-khvori", 4, 7, 1, [1, 2, 2]).elite().unique().of(&[Arkhaalite]),
    ground(125, "trollok", 4, 8, 1, [1, 2, 3]).elite().of(&[Troll]),
    flying(126, "vilokhvost", 5, 8, [2, 2, 3]).elite().unique().of(&[Dragon]).with(&[ExperienceInAttack(1), PoisonProtection]),
    ground(127, "iskharskaya-nenasyt", 5, 11, 2, [1, 2, 3]).elite().with(&[ExperienceInAttack(1), DischargeProtection]),
    ground(128, "troll", 5, 10, 1, [2, 4, 5]).elite().of(&[Troll]).with(&[ExperienceInAttack(1), Regeneration(2)]),
    ground(129, "undina", 5, 8, 1, [1, 1, 2]).elite().unique().of(&[RiverMaiden]).with(&[PoisonProtection, DischargeProtection, ThrowProtection]),
    ground(130, "koroleva-topi", 6, 9, 1, [1, 2, 3]).elite().unique().of(&[Arkhaalite]).with(&[ExperienceInAttack(1)]),
    ground(131, "meduza-gorgona", 6, 10, 2, [2, 3, 4]).elite().with(&[DirectStrike, CorpseEating, Vampirism(10)]),
    ground(132, "dvukhgolovyy-troll", 7, 13, 1, [3, 3, 4]).elite().of(&[Troll]).with(&[SpellProtection, Regeneration(1)]),
    ground(133, "morok", 7, 13, 1, [2, 2, 3]).elite().icons_unknown(),
    ground(134, "uriil", 7, 12, 1, [3, 3, 4]).elite().with(&[Regeneration(1)]),
    ground(135, "drevniy-ogr", 8, 14, 1, [3, 4, 5]).elite().with(&[ExperienceInAttack(1), PoisonProtection, Regeneration(1)]),
    ground(136, "gidra", 9, 13, 1, [2, 3, 3]).elite().unique().icons_unknown(),
];
