//! The figures of the catalogue against sums that were counted from the records of the cards, not from this code.

use deckhand_kernel::Decks as _;
use game_berserk::{
    ALL, BerserkDecks, CARDS, Card, CardId, Class, Editions, Element, Icons, Keyword, Kind,
    PARTIAL, Set, Start,
};
use std::collections::BTreeSet;

fn named(slug: &str) -> &'static Card {
    CardId::named(slug).unwrap_or_else(|| panic!("no card {slug}")).card()
}

fn count(test: impl Fn(&Card) -> bool) -> usize {
    CARDS.iter().filter(|card| test(card)).count()
}

/// Cards, cost, lives, movement, the three strikes, elite, unique, classes, keywords.
fn sums(test: impl Fn(&Card) -> bool) -> [usize; 11] {
    let mut sums = [0; 11];
    for card in CARDS.iter().filter(|card| test(card)) {
        let [weak, medium, strong] = card.strike.unwrap_or_default();
        let figures = [
            1,
            card.cost,
            card.life.unwrap_or(0),
            card.movement.unwrap_or(0),
            weak,
            medium,
            strong,
            u8::from(card.elite),
            u8::from(card.unique),
            card.classes.len() as u8,
            card.keywords.len() as u8,
        ];
        for (sum, figure) in sums.iter_mut().zip(figures) {
            *sum += usize::from(figure);
        }
    }
    sums
}

#[test]
fn every_number_and_every_slug_is_there_once() {
    let numbers: Vec<u16> =
        CARDS.iter().map(|card| card.number).chain(PARTIAL.iter().map(|it| it.number)).collect();
    assert_eq!(numbers, (1..=257).collect::<Vec<u16>>());
    let slugs: BTreeSet<&str> =
        CARDS.iter().map(|card| card.slug).chain(PARTIAL.iter().map(|it| it.slug)).collect();
    assert_eq!(slugs.len(), 257);
    let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    assert!(slugs.iter().all(|slug| !slug.is_empty() && slug.chars().all(plain)), "{slugs:?}");
}

#[test]
fn the_200_cards_of_2023_have_the_sums_of_their_elements() {
    let of = |element| sums(|card| card.set == Set::WarOfElements && card.element == element);
    assert_eq!(of(Element::Steppe), [34, 176, 308, 44, 55, 73, 105, 15, 13, 21, 17]);
    assert_eq!(of(Element::Mountains), [34, 178, 316, 36, 59, 83, 112, 15, 13, 20, 17]);
    assert_eq!(of(Element::Forest), [34, 178, 320, 38, 59, 82, 111, 15, 8, 20, 26]);
    assert_eq!(of(Element::Swamp), [34, 176, 310, 36, 53, 74, 102, 15, 10, 21, 29]);
    assert_eq!(of(Element::Darkness), [34, 192, 321, 44, 65, 84, 108, 15, 13, 27, 31]);
    assert_eq!(of(Element::Neutral), [30, 158, 278, 35, 50, 69, 99, 11, 16, 16, 20]);
}

/// The table of means that was made when the supplement was priced: cost, cards, lives and strikes in tenths.
#[test]
fn ground_creatures_follow_the_curve_by_cost_and_crystal() {
    #[rustfmt::skip]
    let silver = [
        (3, 12, 60, [10, 18, 23]), (4, 31, 76, [13, 17, 25]), (5, 39, 91, [17, 22, 31]),
        (6, 16, 101, [16, 22, 32]), (7, 8, 99, [21, 26, 38]), (8, 1, 130, [20, 40, 60]),
    ];
    #[rustfmt::skip]
    let gold = [
        (2, 1, 30, [0, 10, 20]), (3, 1, 50, [10, 10, 20]), (4, 10, 85, [12, 19, 25]),
        (5, 16, 91, [16, 22, 29]), (6, 23, 100, [18, 26, 37]), (7, 16, 111, [23, 28, 37]),
        (8, 6, 143, [33, 43, 55]), (9, 7, 159, [31, 41, 53]),
    ];
    let lines = silver.map(|line| (line, false)).into_iter().chain(gold.map(|line| (line, true)));
    for ((cost, cards, life, strike), elite) in lines {
        let sums = sums(|card| {
            card.set == Set::WarOfElements
                && card.kind == Kind::Ground
                && (card.cost, card.elite) == (cost, elite)
        });
        let tenths = |sum: usize| (sum as f64 * 10.0 / cards as f64).round() as usize;
        assert_eq!(sums[0], cards, "cost {cost}, elite {elite}");
        let means = (tenths(sums[2]), [tenths(sums[4]), tenths(sums[5]), tenths(sums[6])]);
        // Means were written with one place behind the comma, halves rounded either way.
        let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
        let fits = near(means.0, life) && means.1.iter().zip(strike).all(|(a, b)| near(*a, b));
        assert!(fits, "cost {cost}, elite {elite}: {means:?}");
    }
}

#[test]
fn the_published_cards_are_216_as_the_summary_of_the_records_counts_them() {
    let of = |element: Option<Element>| {
        count(|card| !card.is_ours() && Some(card.element) == element)
            + PARTIAL.iter().filter(|card| card.element == element).count()
    };
    let by_element: Vec<usize> = Element::ALL.iter().map(|element| of(Some(*element))).collect();
    assert_eq!(by_element, [36, 38, 35, 37, 34, 32]);
    assert_eq!(of(None), 4);
    let kind = |kind: Option<Kind>| {
        count(|card| !card.is_ours() && Some(card.kind) == kind)
            + PARTIAL.iter().filter(|card| card.kind == kind).count()
    };
    assert_eq!(kind(Some(Kind::Ground)), 199);
    assert_eq!(kind(Some(Kind::Flying)), 13);
    assert_eq!(kind(Some(Kind::Terrain)), 1);
    assert_eq!(kind(None), 3);
    assert_eq!(count(|card| card.icons == Icons::Unknown), 40);
    assert_eq!(count(|card| !card.is_ours() && card.icons == Icons::Known), 164);
}

#[test]
fn b1_7_the_supplement_has_41_cards_of_ours_and_every_type() {
    let ours = |kind: Kind| count(|card| card.is_ours() && card.kind == kind);
    let kinds: Vec<usize> = Kind::ALL.iter().map(|kind| ours(*kind)).collect();
    // Ground, flying, companion, parasite, artifact, equipment, terrain.
    assert_eq!(kinds, [7, 1, 6, 6, 8, 8, 5]);
    let of = |element: Element| count(|card| card.is_ours() && card.element == element);
    let elements: Vec<usize> = Element::ALL.iter().map(|element| of(*element)).collect();
    assert_eq!(elements, [6, 5, 8, 7, 5, 10]);
    assert_eq!(sums(Card::is_ours), [41, 152, 193, 7, 20, 28, 42, 10, 4, 3, 2]);
    let (first, last) = (named("mezhevoy-kamen"), named("bobr-zaprudnik"));
    assert_eq!((first.printed, last.printed, last.number), (1, 41, 241));
}

#[test]
fn b1_5_equipment_is_for_the_classic_profile_and_everything_else_for_both() {
    for card in &CARDS {
        let classic = card.editions == Editions::ClassicOnly;
        assert_eq!(classic, card.kind == Kind::Equipment, "{}", card.slug);
    }
}

#[test]
fn b2_6_each_type_has_the_figures_that_it_has() {
    for card in &CARDS {
        let has = (card.life.is_some(), card.movement.is_some(), card.strike.is_some());
        let should = match card.kind {
            Kind::Ground => (true, true, true),
            Kind::Flying | Kind::Companion | Kind::Parasite => (true, false, true),
            Kind::Artifact => (true, false, false),
            Kind::Equipment | Kind::Terrain => (false, false, false),
        };
        assert_eq!(has, should, "{}", card.slug);
        assert_eq!(card.is_creature(), card.strike.is_some(), "{}", card.slug);
        assert!((2..=9).contains(&card.cost), "{}", card.slug);
    }
}

#[test]
fn b2_7_each_class_has_its_cards() {
    let of = |class: &Class| count(|card| card.classes.contains(class));
    let counts: Vec<usize> = Class::ALL.iter().map(of).collect();
    // In the order of the catalogue; robber heroes and cities are only among the cards that can not be played.
    assert_eq!(counts, [10, 6, 7, 8, 6, 6, 7, 7, 5, 8, 9, 6, 6, 11, 10, 5, 6, 7, 1, 0, 0]);
}

#[test]
fn keywords_are_as_many_as_recorded() {
    use Keyword::*;
    let of = |test: fn(&Keyword) -> bool| {
        CARDS.iter().flat_map(|card| card.keywords).filter(|keyword| test(keyword)).count()
    };
    assert_eq!(of(|it| matches!(it, ExperienceInAttack(_))), 23);
    assert_eq!(of(|it| matches!(it, ExperienceInDefence(_))), 9);
    assert_eq!(of(|it| matches!(it, Regeneration(_))), 13);
    assert_eq!(of(|it| matches!(it, Armor(_))), 9);
    assert_eq!(of(|it| matches!(it, DirectStrike)), 13);
    assert_eq!(of(|it| matches!(it, Clumsiness)), 4);
    assert_eq!(of(|it| matches!(it, MagicProtection)), 7);
    assert_eq!(of(|it| matches!(it, SpellProtection)), 6);
    assert_eq!(of(|it| matches!(it, DischargeProtection)), 8);
    assert_eq!(of(|it| matches!(it, ShotProtection)), 9);
    assert_eq!(of(|it| matches!(it, ThrowProtection)), 3);
    assert_eq!(of(|it| matches!(it, PoisonProtection)), 12);
    assert_eq!(of(|it| matches!(it, FlyerProtection)), 3);
    assert_eq!(of(|it| matches!(it, CorpseEating)), 6);
    assert_eq!(of(|it| matches!(it, Vampirism(10..=13))), 5);
    assert_eq!(of(|it| matches!(it, Unanswered)), 1);
    assert_eq!(of(|it| matches!(it, Jump(3 | 4))), 5);
    assert_eq!(of(|it| matches!(it, Teleport)), 2);
    assert_eq!(of(|it| matches!(it, Incarnation(3 | 4))), 5);
    assert_eq!(of(|it| matches!(it, Horde)), 1);
}

#[test]
fn b1_8_corrections_and_pictures_win_over_other_records() {
    assert_eq!(named("tsiklop").movement, Some(2));
    assert_eq!(named("klaer").movement, Some(2));
    let sailors = named("matrosy-adelaidy");
    assert_eq!((sailors.movement, sailors.keywords), (Some(1), &[Keyword::Jump(3)][..]));
    assert_eq!(named("riala").keywords, []);
    assert_eq!(named("demon-zhadnosti").keywords, [Keyword::DischargeProtection]);
    // The sign of Second stands beside the counter on every other card that starts with one.
    assert_eq!(named("shaman-dushegryz").start, Start::CountersIfSecond(1));
    assert_eq!(named("vurdalak").keywords[1], Keyword::Vampirism(13));
}

#[test]
fn what_cards_start_with_and_how_much_they_hold() {
    let starting: Vec<(&str, Start)> = CARDS
        .iter()
        .filter(|card| card.start != Start::Plain)
        .map(|card| (card.slug, card.start))
        .collect();
    let second = Start::CountersIfSecond(1);
    assert_eq!(
        starting,
        [
            ("volkhv", second),
            ("matriarkh-plemeni", second),
            ("kriomant", second),
            ("dverg", Start::LivesIfSecond(3)),
            ("bolotnik", second),
            ("osklizg", second),
            ("shaman-dushegryz", second),
            ("lunnaya-banshi", second),
            ("osadnyy-skorpion", second),
            ("zhivoy-pantsir", Start::HostLives(3)),
            ("kostrovoy", second),
            ("bobr-zaprudnik", Start::Counters(2)),
        ]
    );
    let holding: Vec<(&str, u8)> =
        CARDS.iter().filter_map(|card| Some((card.slug, card.counters?))).collect();
    assert_eq!(
        holding,
        [
            ("pustotnik", 3),
            ("arbaletchik", 4),
            ("bon-i-berrou", 1),
            ("povelitel-molniy", 3),
            ("lovets-dush", 5),
            ("khozyain-sklepa", 3),
            ("osadnyy-skorpion", 2),
            ("rog-dalnego-pokhoda", 3),
            ("bobr-zaprudnik", 3),
        ]
    );
}

#[test]
fn b1_6_twelve_cards_can_be_named_and_say_why_they_are_not_played() {
    assert_eq!(ALL + PARTIAL.len(), 257);
    assert!(PARTIAL.iter().all(|card| !card.missing.is_empty()));
    assert!(PARTIAL.iter().all(|card| CardId::numbered(card.number).is_none()));
    assert!((1..=245).all(|number| CardId::numbered(number).is_some()));
    assert_eq!(CardId::numbered(0), None);
    assert_eq!(CardId::named("arrani"), None);
}

#[test]
fn a_face_names_the_rules_on_what_is_printed() {
    let face = |number: u16| {
        let face = BerserkDecks::cards().into_iter().find(|face| face.number == number);
        face.expect("a card")
    };
    assert_eq!(face(1).rules, ["B1.8"]);
    // The Berserk: experience, poison and spell protection, direct, unique.
    assert_eq!(face(195).rules, ["B2.9", "B11.1", "B11.4", "B11.9", "B11.11"]);
    assert_eq!(face(209).rules, ["B1.5", "B1.7"]);
    assert_eq!(face(250).rules, ["B1.6"]);
    assert!(face(209).ours && !face(195).ours && !face(250).ours);
}
