//! What is in the box and how it is set up: cards counted from their print, decks, options, warnings, and setups that can
//! not be dealt. Chapter 1 of the rules, and what chapter 12 changes about it.

use crate::positions::{Options, asked, dealt, refused_setup, setup};
use deckhand_chance::Seeded;
use deckhand_kernel::{Arg, Game, Seat, Table, Title, Viewer};
use game_disastles::{CARDS, Card, CardId, Disastles, Event, Kind};
use std::collections::{BTreeMap, BTreeSet};

fn of_kind(kind: Kind) -> impl Iterator<Item = &'static Card> {
    CARDS.iter().filter(move |card| card.kind == kind)
}

#[test]
fn d1_1_there_are_as_many_cards_of_each_kind_as_in_the_box() {
    let kinds = [
        (Kind::Plain, 20),
        (Kind::Passive, 25),
        (Kind::Link, 20),
        (Kind::Action, 10),
        (Kind::Vault, 25),
        (Kind::Throne, 10),
        (Kind::Disaster, 12),
        (Kind::Catastrophe, 13),
    ];
    for (kind, count) in kinds {
        assert_eq!(of_kind(kind).count(), count, "{kind:?}");
    }
    assert_eq!(CARDS.len(), 100 + 10 + 12 + 13);
    assert!(CARDS.iter().map(|card| card.number).eq(1..=135), "numbers are permanent");
}

/// [D7.7] [D9.15]
#[test]
fn d7_7_every_disaster_deals_two_and_two_for_each_earlier_one() {
    let total = |card: &Card| {
        let sum = |part: fn(&(u8, u8)) -> u8| card.damage.iter().map(part).sum::<u8>();
        (sum(|damage| damage.0), sum(|damage| damage.1))
    };
    for card in of_kind(Kind::Disaster).chain(of_kind(Kind::Catastrophe)) {
        let expected = if card.slug == "the-13th-seal" { (0, 6) } else { (2, 2) };
        assert_eq!(total(card), expected, "{}", card.slug);
    }
    let demon = CARDS.iter().find(|card| card.slug == "entropy-demon").expect("it is there");
    let third = demon.damage.map(|(fixed, per)| fixed + 2 * per);
    assert_eq!(third, [2, 3, 1], "the example of the rule");
}

/// The points printed on the hundred rooms [D5.1].
#[test]
fn d5_1_two_hundred_and_forty_four_points_a_hundred_and_thirty_five_of_them_golden() {
    let walls: String = CARDS[..100].iter().map(|card| card.walls).collect();
    assert_eq!(walls.len(), 400);
    let count = |letters: &str| walls.chars().filter(|&letter| letters.contains(letter)).count();
    assert_eq!(count("dcmDCM"), 244);
    assert_eq!(["D", "C", "M"].map(count), [47, 44, 44]);
    assert_eq!(count("n") + 244, 400, "a wall shows a point or nothing");
    // Rooms without text or treasure have no golden points to complete, thrones take any symbol [D5.4].
    for card in of_kind(Kind::Plain) {
        assert_eq!((card.walls.to_lowercase(), card.text.len()), (card.walls.into(), 0));
    }
    assert!(of_kind(Kind::Throne).all(|card| card.walls == "wwww"));
}

#[test]
fn d6_1_sixty_nine_treasure_are_printed_and_three_vaults_compute_theirs() {
    assert_eq!(CARDS.iter().map(|card| u32::from(card.treasure)).sum::<u32>(), 69);
    assert!(CARDS.iter().all(|card| card.treasure == 0 || card.kind == Kind::Vault));
    let computed: Vec<&str> =
        of_kind(Kind::Vault).filter(|card| card.treasure == 0).map(|card| card.slug).collect();
    assert_eq!(computed, ["dynamic-vault", "lonely-vault", "lonely-vault"]);
}

#[test]
fn every_card_is_found_by_its_own_notation_and_no_other() {
    let notations: BTreeSet<String> =
        (0..CARDS.len() as u8).map(|card| CardId(card).notation()).collect();
    assert_eq!(notations.len(), CARDS.len());
    for (card, face) in (0..).map(CardId).zip(Disastles::cards()) {
        assert_eq!(CardId::parse(&card.notation()), Ok(card));
        assert_eq!((face.id, face.number), (card.notation(), u16::from(card.card().number)));
    }
    let shared = CardId::parse("mercenary").expect_err("there are four");
    assert_eq!(shared.id, "notation-card-number");
    let unknown = CardId::parse("merchant-guild").expect_err("no such card");
    assert_eq!(unknown.id, "notation-no-card");
    assert_eq!(unknown.args[1], ("nearest".into(), Arg::Text("merchants-guild".into())));
}

/// Cards in the deck, safe ones on top, Disasters to come, cards of the first shop and in each hand, after the deal.
type Figures = (u8, u8, u8, usize, Vec<u8>);

fn figures(mode: &str, seats: u8, options: &[(&str, &str)]) -> Figures {
    let view = dealt(&setup(mode, seats, options), &mut Seeded::new(1)).view(Viewer::Public);
    let at_table: usize = view.castles.iter().map(|castle| castle.rooms.len()).sum();
    assert_eq!(at_table, view.castles.len(), "a castle begins with its Throne Room alone [D1.2]");
    assert!(view.castles.iter().all(|castle| (castle.rooms[0].x, castle.rooms[0].y) == (0, 0)));
    (view.deck, view.safe, view.left, view.shop.len(), view.hand_sizes)
}

/// [D1.3] [D1.4] [D3.1] [D12.1] [D12.4] [D12.5] [D12.6] [D12.12]
#[test]
fn d1_3_d1_4_decks_are_built_as_each_way_to_play_says() {
    // 100 rooms and the Disasters, less the five cards of the shop, all of which are safe.
    assert_eq!(figures("normal", 4, &[]), (101, 10, 6, 5, vec![0; 4]));
    assert_eq!(figures("normal", 2, &[("disasters", "8")]), (103, 10, 8, 5, vec![0; 2]));
    assert_eq!(figures("normal", 3, &[("safe_cards", "40")]), (101, 35, 6, 5, vec![0; 3]));
    // Each player is dealt two cards before the safe ones are set aside.
    assert_eq!(figures("hands", 5, &[]), (91, 10, 6, 5, vec![2; 5]));
    assert_eq!(figures("no-disasters", 2, &[]).0, 95);
    assert_eq!(figures("no-disasters", 2, &[]).2, 0);
    // Ten safe cards and twelve Disasters; one card is thrown and two are drawn.
    assert_eq!(figures("co-op", 3, &[]), (109, 7, 12, 2, vec![0; 3]));
    // Two cards are thrown and three are drawn.
    assert_eq!(figures("solo", 1, &[]), (101, 10, 6, 3, vec![0]));
    // Catastrophes come on top of the Disasters, The 13th Seal being one of them [D1.5].
    let mixed = [("disasters", "4"), ("catastrophes", "2")];
    assert_eq!(figures("normal", 2, &mixed), (101, 10, 6, 5, vec![0; 2]));
    let sealed = [("disasters", "4"), ("catastrophes", "2"), ("seal", "on")];
    assert_eq!(figures("normal", 2, &sealed), (101, 10, 6, 5, vec![0; 2]));
}

/// Plays with everybody passing until `cards` cards have been laid out, and tells the Disasters that came.
fn disasters_among_the_first(shops: u32, options: &[(&str, &str)], seed: u64) -> usize {
    let (mut chance, mut told) = (Seeded::new(seed), Vec::new());
    let mut table = Table::telling(&mut chance, &mut told);
    let mut game = Disastles::deal(&setup("normal", 2, options), &mut table).expect("legal");
    while u32::from(game.view(Viewer::Public).round) < shops {
        let Some(seat) = asked(&game) else { break };
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        game.apply(seat, offers[0], &mut Table::telling(&mut chance, &mut told));
    }
    told.iter().filter(|told| matches!(told.event, Event::Disaster(..))).count()
}

#[test]
fn d1_3_nobody_meets_a_disaster_among_the_safe_cards() {
    let many = [("disasters", "12"), ("catastrophes", "12")];
    for seed in 0..200 {
        assert_eq!(disasters_among_the_first(3, &many, seed), 0, "fifteen cards, seed {seed}");
    }
    let fourth = (0..200).filter(|&seed| disasters_among_the_first(4, &many, seed) > 0).count();
    assert!(fourth > 100, "24 Disasters among 109 cards do not stay away: {fourth} of 200");
    let unsafe_first = [("disasters", "12"), ("catastrophes", "12"), ("safe_cards", "0")];
    let first =
        (0..200).filter(|&seed| disasters_among_the_first(1, &unsafe_first, seed) > 0).count();
    assert!(first > 100, "without safe cards they come at once: {first} of 200");
}

/// Which Disasters and Catastrophes come into play over many games, by the first that is played.
fn first_disasters(mode: &str, seats: u8, options: &[(&str, &str)]) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for seed in 0..400 {
        let (mut chance, mut told) = (Seeded::new(seed), Vec::new());
        let mut table = Table::telling(&mut chance, &mut told);
        let mut game = Disastles::deal(&setup(mode, seats, options), &mut table).expect("legal");
        loop {
            let played = told.iter().find_map(|told| match told.event {
                Event::Disaster(card, ..) => Some(card),
                _ => None,
            });
            if let Some(card) = played {
                *counts.entry(card.card().slug).or_insert(0) += 1;
                break;
            }
            let seat = asked(&game).expect("the game goes on until a Disaster comes");
            let mut offers = Vec::new();
            game.legal(seat, &mut offers);
            game.apply(seat, offers[0], &mut Table::telling(&mut chance, &mut told));
        }
    }
    counts
}

/// [D1.4] [D1.5] [D12.17]
#[test]
fn d1_5_d12_17_any_catastrophe_but_the_seal_is_picked_at_random() {
    let usual = first_disasters("normal", 2, &[("safe_cards", "0")]);
    assert!(usual.keys().copied().eq(slugs(Kind::Disaster, &[])), "only if asked for: {usual:?}");
    let catastrophes = [("safe_cards", "0"), ("disasters", "0"), ("catastrophes", "3")];
    let picked = first_disasters("normal", 2, &catastrophes);
    assert!(picked.keys().copied().eq(slugs(Kind::Catastrophe, &["the-13th-seal"])), "{picked:?}");
    let left_out =
        ["the-13th-seal", "celestial-goddess", "cult-of-doom", "the-starchild", "time-anomaly"];
    let together = first_disasters("co-op", 2, &catastrophes);
    assert!(together.keys().copied().eq(slugs(Kind::Catastrophe, &left_out)), "{together:?}");
    let sealed = [("safe_cards", "0"), ("disasters", "0"), ("catastrophes", "1"), ("seal", "on")];
    let sealed = first_disasters("normal", 2, &sealed);
    assert!(sealed.keys().copied().eq(["the-13th-seal"]), "{sealed:?}");
}

/// The names of all cards of a kind but these, in alphabetic order.
fn slugs(kind: Kind, but: &[&str]) -> BTreeSet<&'static str> {
    of_kind(kind).map(|card| card.slug).filter(|slug| !but.contains(slug)).collect()
}

#[test]
fn d1_6_the_first_player_is_drawn_by_lot_or_chosen() {
    let first = |options: &[(&str, &str)], seed| {
        let game = dealt(&setup("normal", 4, options), &mut Seeded::new(seed));
        assert_eq!(asked(&game), Some(game.view(Viewer::Public).turn));
        game.view(Viewer::Public).first.0
    };
    let mut lots = [0; 4];
    (0..400).for_each(|seed| lots[usize::from(first(&[], seed))] += 1);
    assert!(lots.iter().all(|lot| (60..140).contains(lot)), "{lots:?}");
    for seat in ["1", "2", "3", "4"] {
        for seed in 0..5 {
            let chosen = first(&[("first_player", seat)], seed);
            assert_eq!(Seat(chosen).to_string(), seat);
        }
    }
}

#[test]
fn d11_1_d1_2_either_everybody_starts_with_the_text_side_or_nobody() {
    let texts = |options: &[(&str, &str)], seed| -> Vec<bool> {
        let view = dealt(&setup("normal", 5, options), &mut Seeded::new(seed)).view(Viewer::Public);
        view.castles.iter().map(|castle| castle.rooms[0].text_up).collect()
    };
    assert_eq!(texts(&[], 1), [false; 5]);
    assert_eq!(texts(&[("thrones", "special")], 1), [true; 5]);
    // Colours are handed out by lot; each is somebody's in some game.
    let mut colours = BTreeSet::new();
    for seed in 0..40 {
        let special = setup("normal", 5, &[("thrones", "special")]);
        let view = dealt(&special, &mut Seeded::new(seed)).view(Viewer::Public);
        let thrones: BTreeSet<CardId> =
            view.castles.iter().map(|castle| castle.rooms[0].card).collect();
        assert_eq!(thrones.len(), 5, "no two castles have the same throne");
        colours.extend(thrones);
    }
    assert_eq!(colours.len(), 10);
}

#[test]
fn d12_1_hands_are_dealt_to_their_owners() {
    let game = dealt(&setup("hands", 3, &[]), &mut Seeded::new(1));
    let all = game.view(Viewer::All).hands;
    assert_eq!(
        all.iter().map(|(seat, hand)| (seat.0, hand.len())).collect::<Vec<_>>(),
        [(0, 2), (1, 2), (2, 2)]
    );
    let distinct: BTreeSet<CardId> = all.iter().flat_map(|(_, hand)| hand).copied().collect();
    assert_eq!(distinct.len(), 6);
    assert!(distinct.iter().all(|card| card.is_room()), "no Disaster is in a hand");
    assert_eq!(game.view(Viewer::Seat(Seat(1))).hands, [all[1].clone()]);
}

/// What is unwise is said and allowed all the same [D1.4] [D1.5] [D11.1].
#[test]
fn d1_4_advice_is_given_where_a_setup_leaves_it() {
    let warnings = |mode: &str, seats: u8, options: &[(&str, &str)]| -> Vec<String> {
        let setup = setup(mode, seats, options);
        Disastles::warnings(&setup).into_iter().map(|msg| msg.id.into_owned()).collect()
    };
    for (mode, seats) in
        [("normal", 4), ("normal", 2), ("hands", 5), ("no-disasters", 3), ("co-op", 3), ("solo", 1)]
    {
        assert_eq!(warnings(mode, seats, &[]), [""; 0], "{mode} as it is usually played");
    }
    let one = |options: &[(&str, &str)], seats: u8, id: &str| {
        assert_eq!(warnings("normal", seats, options), [id], "{options:?} with {seats}");
    };
    one(&[("disasters", "9")], 2, "warning-many-disasters");
    one(&[("disasters", "8")], 5, "warning-hard-for-five");
    assert_eq!(warnings("normal", 4, &[("disasters", "8")]), [""; 0], "four may try eight");
    assert_eq!(warnings("normal", 5, &[("disasters", "7")]), [""; 0]);
    one(&[("catastrophes", "3")], 2, "warning-many-catastrophes");
    assert_eq!(warnings("normal", 2, &[("disasters", "4"), ("catastrophes", "2")]), [""; 0]);
    one(&[("catastrophes", "1"), ("seal", "on")], 2, "warning-seal");
    one(&[("thrones", "special")], 2, "warning-special-thrones");
    assert_eq!(warnings("normal", 2, &[("thrones", "special"), ("disasters", "7")]), [""; 0]);
    assert_eq!(warnings("normal", 2, &[("thrones", "special"), ("catastrophes", "2")]), [""; 0]);
    one(&[("safe_cards", "14")], 2, "warning-few-safe-cards");
    assert_eq!(
        warnings("normal", 5, &[("disasters", "12"), ("safe_cards", "0")]),
        ["warning-many-disasters", "warning-few-safe-cards"]
    );
}

/// [D1.1] [D1.3] [D1.4] [D1.5] [D1.6] [D12.4] [D13.3]
#[test]
fn d1_1_d13_3_what_can_not_be_dealt_is_refused_with_its_reason() {
    type Refused = (&'static str, u8, Options, &'static str);
    const REFUSED: &[Refused] = &[
        ("normal", 1, &[], "setup-bad-seats"),
        ("normal", 6, &[], "setup-bad-seats"),
        ("hands", 1, &[], "setup-bad-seats"),
        ("co-op", 6, &[], "setup-bad-seats"),
        ("solo", 0, &[], "setup-bad-seats"),
        ("solo", 2, &[], "setup-bad-seats"),
        ("norml", 2, &[], "setup-unknown-mode"),
        ("", 2, &[], "setup-unknown-mode"),
        ("normal", 2, &[("disaster", "5")], "setup-unknown-option"),
        ("normal", 2, &[("", "5")], "setup-unknown-option"),
        ("normal", 2, &[("disasters", "13")], "setup-bad-value"),
        ("normal", 2, &[("disasters", "-1")], "setup-bad-value"),
        ("normal", 2, &[("disasters", "six")], "setup-bad-value"),
        ("normal", 2, &[("disasters", "")], "setup-bad-value"),
        ("normal", 2, &[("disasters", "256")], "setup-bad-value"),
        ("normal", 2, &[("catastrophes", "14")], "setup-bad-value"),
        ("normal", 2, &[("thrones", "golden")], "setup-bad-value"),
        ("normal", 2, &[("seal", "yes")], "setup-bad-value"),
        ("normal", 2, &[("first_player", "0")], "setup-bad-value"),
        ("normal", 2, &[("first_player", "3")], "setup-bad-value"),
        ("normal", 5, &[("first_player", "6")], "setup-bad-value"),
        ("normal", 2, &[("catastrophes", "13")], "setup-catastrophes"),
        ("co-op", 2, &[("catastrophes", "9")], "setup-catastrophes"),
        ("normal", 2, &[("seal", "on")], "setup-seal"),
        ("normal", 2, &[("disasters", "0")], "setup-needs-disasters"),
        ("solo", 1, &[("disasters", "0")], "setup-needs-disasters"),
        ("no-disasters", 2, &[("disasters", "1")], "setup-no-disasters"),
        ("no-disasters", 2, &[("catastrophes", "1")], "setup-no-disasters"),
        ("hands", 5, &[("safe_cards", "91")], "setup-safe-cards"),
    ];
    for &(mode, seats, options, id) in REFUSED {
        assert_eq!(refused_setup(mode, seats, options).id, id, "{mode} {seats} {options:?}");
    }
    // The nearest name is told, and the values that there are.
    let message = refused_setup("normal", 2, &[("disaster", "5")]);
    assert!(message.args.contains(&("nearest".into(), Arg::Text("disasters".into()))));
    let message = refused_setup("normal", 2, &[("first_player", "3")]);
    let allowed = vec![Arg::Text("random".into()), Arg::Text("1-2".into())];
    assert!(message.args.contains(&("allowed".into(), Arg::List(allowed))), "{message:?}");
    // Just inside the bounds all of it can be dealt.
    for (mode, seats, options) in [
        ("normal", 2, &[("first_player", "2")][..]),
        ("normal", 5, &[("catastrophes", "13"), ("seal", "on"), ("disasters", "12")]),
        ("co-op", 2, &[("catastrophes", "8")]),
        ("hands", 5, &[("safe_cards", "90")]),
        ("normal", 2, &[("safe_cards", "100")]),
        ("normal", 2, &[("disasters", "0"), ("catastrophes", "1")]),
    ] {
        let game = dealt(&setup(mode, seats, options), &mut Seeded::new(3));
        assert_eq!(game.check(), Ok(()), "{mode} {seats} {options:?}");
    }
}

/// Every option is described by the rule that it names, has a default there, and is kept in the setup that records hold
/// [D13.3].
#[test]
fn d13_3_options_are_explained_by_their_rules_and_change_the_setup() {
    let usual = setup("normal", 3, &[]);
    for option in Disastles::OPTIONS {
        let rule = Disastles::rulebook().find(option.rule).expect("the rule exists");
        let text = Disastles::rulebook().rule(rule).text[0];
        assert!(text.contains(&format!("`{}`", option.name)), "{}: {text}", option.name);
        if !option.default.is_empty() {
            assert!(text.contains(&format!("`{}`", option.default)), "{}: {text}", option.name);
            assert_eq!(setup("normal", 3, &[(option.name, option.default)]), usual);
        }
        let other = match option.name {
            "seal" => vec![("catastrophes", "1"), ("seal", "on")],
            "disasters" | "catastrophes" | "safe_cards" | "first_player" => {
                vec![(option.name, "3")]
            }
            "legs_moves" => vec![(option.name, "0")],
            _ => {
                let other = option.values.iter().find(|value| **value != option.default);
                vec![(option.name, *other.expect("there is a choice"))]
            }
        };
        assert_ne!(setup("normal", 3, &other), usual, "{other:?}");
        let kept = serde_json::to_string(&setup("normal", 3, &other)).expect("data");
        assert_eq!(
            serde_json::from_str::<game_disastles::Setup>(&kept).expect("data"),
            setup("normal", 3, &other)
        );
    }
}

/// A setup changed by hand, as in an edited record, is looked at once more before it is dealt.
#[test]
fn d1_4_an_edited_setup_is_refused_when_it_is_dealt() {
    let mut edited = setup("normal", 2, &[]);
    edited.choices.disasters = 13;
    let mut seed = Seeded::new(1);
    let refused = Disastles::deal(&edited, &mut Table::silent(&mut seed)).expect_err("13 of 12");
    assert_eq!(refused.0.id, "setup-bad-value");
    edited.choices.disasters = 6;
    edited.seats = 9;
    let refused = Disastles::deal(&edited, &mut Table::silent(&mut seed)).expect_err("9 seats");
    assert_eq!(refused.0.id, "setup-bad-seats");
}
