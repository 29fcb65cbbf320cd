//! Cards 171 to 200: the 30 cards of no element in the set of 2023.

use super::{Card, Class::*, Element::Neutral, Keyword::*};

printed_as!(Neutral, ground only);

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 30] = [
    ground(171, "maroder", 3, 5, 1, [1, 1, 2]).unique(),
    ground(172, "vedayushchiy-zapasami", 4, 7, 1, [2, 2, 3]).unique().of(&[Pirate]),
    ground(173, "vedunya-ordena", 4, 7, 1, [1, 1, 2]).of(&[Inquisitor]).with(&[ExperienceInAttack(1)]),
    ground(174, "vzryvnaya-meri", 4, 8, 1, [1, 2, 3]).unique().of(&[Pirate]),
    ground(175, "krondak", 4, 7, 1, [1, 1, 2]).of(&[Inquisitor]),
    ground(176, "naemnik", 4, 10, 1, [3, 3, 4]).unique().with(&[ExperienceInDefence(1)]),
    ground(177, "sledopyt", 4, 8, 2, [1, 1, 2]).icons_unknown(),
    ground(178, "alvalind", 5, 8, 1, [1, 2, 3]).unique().of(&[Inquisitor]),
    ground(179, "zhzhrag", 5, 10, 1, [2, 2, 3]).with(&[CorpseEating]),
    ground(180, "linnet", 5, 8, 1, [1, 2, 3]).unique().of(&[Inquisitor]).with(&[MagicProtection]),
    ground(181, "lovets-udachi", 5, 8, 1, [1, 2, 3]).unique(),
    ground(182, "matrosy-adelaidy", 5, 8, 1, [2, 2, 3]).of(&[Pirate]).with(&[Jump(3)]),
    ground(183, "dozor-forrendora", 5, 9, 1, [1, 1, 2]).icons_unknown(),
    ground(184, "otshelnitsa", 5, 9, 1, [1, 1, 2]),
    ground(185, "shaksi", 5, 8, 1, [2, 3, 3]).unique().with(&[Jump(3)]).icons_unknown(),
    ground(186, "golovorez", 6, 12, 1, [2, 3, 4]).of(&[Pirate]).with(&[ShotProtection]),
    ground(187, "lazutchitsa", 6, 10, 2, [2, 3, 4]).unique().of(&[Pirate]).with(&[ThrowProtection]),
    ground(188, "paladin-allamora", 6, 10, 1, [2, 3, 4]).of(&[Elf, Inquisitor]).with(&[Armor(1)]),
    ground(189, "voin-khrama", 8, 13, 2, [2, 4, 6]).of(&[Inquisitor]),
    ground(190, "volnyy-voitel", 2, 3, 1, [0, 1, 2]).elite().unique().with(&[ExperienceInAttack(1), Armor(1)]),
    ground(191, "assasin", 5, 7, 1, [1, 2, 3]).elite().unique().of(&[Koyar]).with(&[Jump(3)]),
    ground(192, "revnitel-seggera", 5, 10, 1, [2, 3, 3]).elite().of(&[Inquisitor]).icons_unknown(),
    ground(193, "aratsent", 6, 12, 2, [2, 2, 3]).elite(),
    ground(194, "aristokratka", 6, 7, 1, [1, 1, 2]).elite().unique().icons_unknown(),
    ground(195, "berserk", 6, 10, 1, [3, 4, 5]).elite().unique().with(&[ExperienceInAttack(1), PoisonProtection, SpellProtection, DirectStrike]),
    ground(196, "germet", 6, 10, 1, [2, 3, 4]).elite().icons_unknown(),
    ground(197, "eorval", 6, 10, 1, [2, 3, 5]).elite().unique().of(&[Dragon]).icons_unknown(),
    ground(198, "varlok", 7, 8, 1, [1, 2, 3]).elite().icons_unknown(),
    ground(199, "tich", 7, 12, 2, [2, 3, 4]).elite().unique().of(&[Pirate]).with(&[ExperienceInAttack(1), DischargeProtection, DirectStrike]),
    ground(200, "volot", 9, 24, 1, [5, 6, 7]).elite().unique().with(&[Clumsiness]),
];
