//! Cards 242 to 245: cards of later sets of which everything is known.

use super::{Card, Class::*, Element::*, Keyword::*, Set};

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 4] = [
    Card::ground(242, "snurg", Mountains, 3, 5, 1, [1, 1, 2]).printed(Set::KeepersPath, 40),
    Card::ground(243, "vatazhnik", Mountains, 3, 8, 1, [1, 2, 2]).of(&[Jordling]).with(&[Horde]).printed(Set::KeepersPath, 37),
    Card::ground(244, "khozyayka-tryasin", Swamp, 5, 8, 1, [1, 1, 2]).elite().of(&[RiverMaiden]).printed(Set::KeepersPath, 137),
    Card::ground(245, "ditya-vyugi", Mountains, 5, 6, 1, [1, 2, 2]).of(&[Linung]).with(&[ShotProtection]).printed(Set::LegendsOfLaar, 9),
];
