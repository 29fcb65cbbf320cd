//! Cards 246 to 257: cards of which something is not public. They are listed with what is known and may not be played;
//! nothing is invented in place of what is missing.
//!
//! An element given here may be inferred from the class: none of these cards is in play, so none depends on it.

use super::{Class, Class::*, Element, Element::*, Keyword, Keyword::*, Kind, Set};
use deckhand_kernel::{Msg, Words};

/// What is known of a card that can not be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Partial {
    /// The permanent number.
    pub number: u16,
    /// The name in decks and message ids.
    pub slug: &'static str,
    /// Where it was printed.
    pub set: Option<Set>,
    /// What the card is.
    pub kind: Option<Kind>,
    /// Its element.
    pub element: Option<Element>,
    /// Its cost in crystals.
    pub cost: Option<u8>,
    /// Whether only gold pays for it.
    pub elite: Option<bool>,
    /// Its classes, as far as known.
    pub classes: &'static [Class],
    /// Its lives.
    pub life: Option<u8>,
    /// Cells it moves in a turn.
    pub movement: Option<u8>,
    /// Its simple strike.
    pub strike: Option<[u8; 3]>,
    /// Its icons, as far as known.
    pub keywords: &'static [Keyword],
    /// Why it can not be played: what is not known.
    pub missing: &'static [Fact],
}

/// Something printed that is not public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// The element.
    Element,
    /// The three figures of the simple strike.
    Strike,
    /// Whether the crystal is gold or silver.
    Crystal,
    /// Whether there is a crown.
    Unique,
    /// What the card does.
    Abilities,
    /// Every figure: only the name is known.
    Figures,
}

impl Words for Fact {
    fn words(&self) -> Msg {
        Msg::new(match self {
            Self::Element => "missing-element",
            Self::Strike => "missing-strike",
            Self::Crystal => "missing-crystal",
            Self::Unique => "missing-unique",
            Self::Abilities => "missing-abilities",
            Self::Figures => "missing-figures",
        })
    }
}

impl Words for Partial {
    fn words(&self) -> Msg {
        super::name_of(self.slug)
    }
}

/// A card of which only name and effect are known.
const fn named(number: u16, slug: &'static str) -> Partial {
    Partial {
        number,
        slug,
        set: None,
        kind: None,
        element: None,
        cost: None,
        elite: None,
        classes: &[],
        life: None,
        movement: None,
        strike: None,
        keywords: &[],
        missing: &[Fact::Figures],
    }
}

/// A ground creature without a known strike.
#[expect(clippy::too_many_arguments, reason = "one for each figure that is known")]
const fn creature(
    number: u16,
    slug: &'static str,
    element: Option<Element>,
    cost: u8,
    life: u8,
    movement: u8,
    classes: &'static [Class],
    keywords: &'static [Keyword],
    missing: &'static [Fact],
) -> Partial {
    Partial {
        kind: Some(Kind::Ground),
        element,
        cost: Some(cost),
        classes,
        life: Some(life),
        movement: Some(movement),
        keywords,
        missing,
        ..named(number, slug)
    }
}

/// The usual gap.
const NO_STRIKE: &[Fact] = &[Fact::Strike, Fact::Crystal, Fact::Unique];
/// Almost nothing but the frame.
const NO_TEXT: &[Fact] = &[Fact::Strike, Fact::Crystal, Fact::Unique, Fact::Abilities];

/// All cards that can be named and not played, by number.
#[rustfmt::skip] // one card, one line
pub static PARTIAL: [Partial; 12] = [
    Partial { set: Some(Set::KeepersPath), elite: Some(true), strike: Some([2, 3, 4]), ..creature(246, "arrani", Some(Neutral), 6, 11, 1, &[Koyar, HeroRobber], &[SpellProtection, DirectStrike, ExperienceInAttack(1), Jump(4)], &[Fact::Unique]) },
    Partial { set: Some(Set::FalseGods), strike: Some([1, 2, 3]), ..creature(247, "zmeeglav-luchnik", Some(Steppe), 4, 9, 2, &[], &[PoisonProtection], &[Fact::Crystal, Fact::Unique]) },
    Partial { set: Some(Set::FalseGods), kind: Some(Kind::Terrain), element: Some(Steppe), cost: Some(4), classes: &[City], missing: &[Fact::Crystal, Fact::Unique], ..named(248, "akkeniya") },
    creature(249, "master-poedinka", None, 8, 16, 2, &[Orc], &[], &[Fact::Element, Fact::Strike, Fact::Crystal, Fact::Unique]),
    creature(250, "ukazuyushchiy-put", Some(Swamp), 4, 8, 1, &[Arkhaalite], &[DischargeProtection], NO_STRIKE),
    creature(251, "desnitsa-seggera", Some(Neutral), 9, 14, 1, &[Inquisitor], &[], NO_STRIKE),
    creature(252, "borov-likholesya", Some(Forest), 5, 10, 2, &[ChildOfKrong], &[], NO_TEXT),
    creature(253, "poludnitsa", Some(Swamp), 4, 7, 1, &[RiverMaiden], &[], NO_TEXT),
    creature(254, "ar-gul", Some(Mountains), 3, 8, 2, &[Linung], &[DirectStrike, CorpseEating], NO_STRIKE),
    named(255, "gribynych-mentioned"),
    named(256, "oreos"),
    named(257, "neugasimyy"),
];
