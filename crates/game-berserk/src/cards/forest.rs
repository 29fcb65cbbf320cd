//! Cards 69 to 102: the 34 cards of the forest in the set of 2023.

use super::{Card, Class::*, Element::Forest, Keyword::*, Start};

printed_as!(Forest);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 34] = [
    ground(69, "atekar", 3, 6, 1, [1, 2, 2]).of(&[ChildOfKrong]).with(&[Regeneration(1)]),
    flying(70, "draks", 3, 5, [1, 1, 2]).unique().of(&[Dragon]).with(&[DirectStrike]),
    ground(71, "leshiy", 3, 7, 1, [1, 2, 3]),
    flying(72, "feya-lesa", 3, 5, [1, 1, 1]).unique(),
    ground(73, "druid", 4, 7, 1, [1, 2, 2]).of(&[ForestGuardian]).with(&[PoisonProtection]),
    flying(74, "korpit", 4, 6, [1, 2, 2]).with(&[DirectStrike, CorpseEating]),
    ground(75, "lesnoy-razboynik", 4, 8, 1, [1, 2, 3]),
    ground(76, "ouri", 4, 8, 2, [1, 1, 2]).of(&[ChildOfKrong]).with(&[DischargeProtection]),
    ground(77, "pauk-peresmeshnik", 4, 7, 1, [1, 2, 2]),
    ground(78, "eriala", 4, 8, 1, [1, 2, 2]).of(&[Elf]),
    ground(79, "begushchaya-po-kronam", 5, 9, 2, [2, 3, 4]).of(&[Elf]),
    ground(80, "bern", 5, 10, 1, [2, 2, 3]).of(&[ForestGuardian]).with(&[ExperienceInDefence(1), MagicProtection]),
    ground(81, "vozhak-satirov", 5, 12, 1, [2, 3, 4]).of(&[ChildOfKrong]).icons_unknown(),
    ground(82, "klaer", 5, 11, 2, [1, 2, 4]).of(&[ChildOfKrong]).with(&[ShotProtection]),
    ground(83, "serk", 5, 9, 2, [2, 2, 3]).of(&[ChildOfKrong]).with(&[ThrowProtection]),
    ground(84, "kamnedrev", 6, 12, 1, [2, 3, 4]).with(&[Regeneration(1), Clumsiness]),
    ground(85, "lekken", 6, 10, 1, [2, 2, 3]).of(&[ForestGuardian]).with(&[DischargeProtection, ExperienceInDefence(1)]),
    ground(86, "mira", 6, 9, 1, [1, 2, 2]).unique().of(&[Elf]),
    ground(87, "fagor", 7, 12, 1, [3, 3, 5]).of(&[ForestGuardian]),
    ground(88, "rezchik-idolov", 4, 10, 1, [1, 2, 2]).elite().unique().of(&[Elf]),
    ground(89, "gryz", 5, 6, 1, [4, 4, 5]).elite().with(&[MagicProtection, ShotProtection, Jump(4)]),
    ground(90, "dverg", 5, 7, 1, [1, 2, 3]).elite().starts(Start::LivesIfSecond(3)).icons_unknown(),
    ground(91, "dikiy-tselitel", 5, 10, 2, [2, 2, 4]).elite().of(&[ChildOfKrong]).icons_unknown(),
    ground(92, "kobold", 5, 11, 1, [2, 3, 4]).elite().with(&[ShotProtection]),
    flying(93, "ochi-kronga", 5, 8, [2, 2, 3]).elite().unique().of(&[ForestGuardian]).icons_unknown(),
    ground(94, "korol-zhrets", 6, 10, 2, [1, 2, 3]).elite().unique().icons_unknown(),
    ground(95, "lovets-dush", 6, 8, 1, [1, 2, 3]).elite().unique().of(&[Elf]).with(&[FlyerProtection]).counters(5),
    ground(96, "tergala", 6, 8, 1, [1, 1, 2]).elite().unique().of(&[Elf]),
    ground(97, "elfiyskiy-voin", 6, 10, 1, [2, 3, 4]).elite().of(&[Elf]).with(&[ExperienceInAttack(1)]),
    ground(98, "etun", 7, 14, 2, [3, 4, 5]).elite().icons_unknown(),
    ground(99, "seryy-alv", 7, 9, 1, [2, 3, 4]).elite().icons_unknown(),
    ground(100, "khobgoblin", 8, 18, 1, [3, 4, 5]).elite().with(&[DirectStrike, PoisonProtection]),
    ground(101, "tsiklop", 8, 14, 2, [4, 5, 6]).elite().with(&[DirectStrike, PoisonProtection, MagicProtection, Regeneration(1)]),
    ground(102, "kele", 9, 16, 1, [3, 4, 5]).elite().of(&[ChildOfKrong]).icons_unknown(),
];
