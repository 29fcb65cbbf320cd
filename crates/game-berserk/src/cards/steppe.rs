//! Cards 1 to 34: the 34 cards of the steppe in the set of 2023.

use super::{Card, Class::*, Element::Steppe, Keyword::*, Start};

printed_as!(Steppe);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 34] = [
    ground(1, "kochevnik", 3, 8, 2, [1, 2, 3]).icons_unknown(),
    ground(2, "kshar", 3, 6, 2, [1, 2, 2]).icons_unknown(),
    ground(3, "volkhv", 4, 7, 1, [1, 1, 2]).of(&[Orc]).starts(Start::CountersIfSecond(1)),
    ground(4, "girrit", 4, 8, 1, [1, 2, 2]).unique(),
    ground(5, "ost", 4, 7, 1, [1, 1, 2]),
    ground(6, "pustotnik", 4, 9, 1, [1, 1, 2]).unique().of(&[ToaDan]).counters(3),
    ground(7, "smotritel-stoyla", 4, 8, 2, [2, 2, 3]).unique().of(&[Akkenian]),
    ground(8, "stepnoy-volkolak", 4, 7, 2, [2, 2, 3]).with(&[ExperienceInAttack(1), PoisonProtection, Regeneration(1)]),
    ground(9, "khozyayka-prayda", 4, 7, 1, [1, 1, 2]).unique().of(&[ToaDan]),
    ground(10, "akolit-dzara", 5, 7, 1, [1, 1, 2]).unique().of(&[ToaDan]),
    ground(11, "zmeeglav", 5, 9, 1, [2, 4, 5]).with(&[ExperienceInAttack(1), ExperienceInDefence(1)]),
    ground(12, "kabaniy-naezdnik", 5, 11, 1, [2, 3, 4]).of(&[Orc]),
    ground(13, "ork", 5, 10, 1, [3, 3, 4]).of(&[Orc]),
    flying(14, "pustynnyy-kondor", 5, 8, [2, 3, 3]),
    ground(15, "rubaki-kholverta", 5, 10, 1, [2, 3, 4]).unique().of(&[Akkenian]),
    ground(16, "sanktorum", 5, 10, 1, [1, 2, 3]).of(&[Akkenian]),
    ground(17, "arbaletchik", 6, 8, 1, [1, 2, 3]).of(&[Akkenian]).counters(4),
    ground(18, "kilsus", 6, 11, 2, [2, 3, 4]).with(&[ExperienceInAttack(1)]),
    ground(19, "shchitonosets", 7, 10, 1, [1, 2, 3]).of(&[Akkenian]),
    ground(20, "glorm", 4, 7, 1, [1, 1, 2]).elite().of(&[ToaDan]),
    flying(21, "mantikora", 4, 7, [2, 2, 3]).elite().unique().with(&[SpellProtection]),
    ground(22, "ork-bombardir", 4, 10, 1, [2, 2, 3]).elite().of(&[Orc]),
    ground(23, "riala", 4, 8, 2, [2, 3, 4]).elite().of(&[Akkenian]),
    ground(24, "posvyashchennyy-dzara", 5, 9, 2, [1, 1, 2]).elite().of(&[ToaDan]).with(&[DischargeProtection]),
    ground(25, "khronos", 5, 7, 1, [1, 1, 2]).elite().unique().of(&[ToaDan]),
    ground(26, "anubisar", 6, 12, 2, [2, 3, 5]).elite().unique().icons_unknown(),
    ground(27, "bon-i-berrou", 6, 8, 2, [2, 3, 4]).elite().unique().of(&[Akkenian, ToaDan]).with(&[ExperienceInAttack(1), Armor(1)]).counters(1),
    ground(28, "matriarkh-plemeni", 6, 7, 1, [1, 1, 2]).elite().unique().of(&[Orc]).starts(Start::CountersIfSecond(1)).icons_unknown(),
    ground(29, "peshiy-latnik", 6, 12, 1, [2, 2, 3]).elite().of(&[Akkenian]).with(&[ShotProtection]),
    ground(30, "brontobey", 7, 13, 2, [2, 2, 3]).elite().with(&[ExperienceInAttack(2), DirectStrike]),
    ground(31, "oyuun", 7, 7, 1, [1, 1, 1]).elite().unique().with(&[ShotProtection]),
    ground(32, "degaska", 7, 13, 2, [2, 3, 5]).elite().unique().of(&[Orc]).icons_unknown(),
    ground(33, "skelos", 8, 13, 1, [3, 4, 5]).elite().with(&[ExperienceInAttack(2), MagicProtection]),
    ground(34, "minotavr", 9, 14, 2, [3, 4, 5]).elite().with(&[Armor(2)]),
];
