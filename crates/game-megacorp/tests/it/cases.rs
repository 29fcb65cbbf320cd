//! Worked examples of the rules that scenarios cannot say: which decks and how many players may play.

use deckhand_chance::Seeded;
use deckhand_kernel::{Arg, Game as _, Status, Table, Title as _};
use game_megacorp::{Action, CARDS, Event, Megacorp};

/// Why a game of two is refused whose first player brings this deck; nothing if it is not.
fn refused(deck: &str) -> Option<String> {
    let options = [("deck_1".to_owned(), deck.to_owned())];
    let error = Megacorp::setup("invest", 2, &options).err()?;
    assert_eq!(error.0.id, "setup-deck", "{deck}");
    error.0.args.iter().find_map(|(name, arg)| match arg {
        Arg::Msg(fault) if name == "fault" => Some(fault.id.to_string()),
        _ => None,
    })
}

/// A legal deck but for its last cards, which make it 28.
const FOUR_SEVENS: &str = "7 anubian-courser, 7 sapper-beetles, 7 needle-wasps, 7 locust-host";

fn deck(rest: &str) -> Option<String> {
    refused(&format!("{FOUR_SEVENS}, {rest}"))
}

// [M2.2]
#[test]
fn t01_m2_2_a_deck_has_exactly_thirty_five_cards() {
    assert_eq!(deck("6 hot-blood").as_deref(), Some("fault-cards"));
    assert_eq!(deck("7 hot-blood"), None);
    assert_eq!(deck("7 hot-blood, 1 sea").as_deref(), Some("fault-cards"));
}

// [M2.4]
#[test]
fn t01_m2_4_a_deck_has_at_most_seven_copies() {
    let eight = "8 anubian-courser, 7 sapper-beetles, 7 needle-wasps, 7 locust-host, 6 hot-blood";
    assert_eq!(refused(eight).as_deref(), Some("fault-copies"));
    // Also if the copies do not lie together.
    assert_eq!(deck("6 hot-blood, 1 anubian-courser").as_deref(), Some("fault-copies"));
}

// [M2.3]
#[test]
fn t01_m2_3_a_deck_has_at_most_one_founder_and_one_business() {
    assert_eq!(deck("1 luke-seti, 1 unit-zero, 5 hot-blood").as_deref(), Some("fault-one"));
    assert_eq!(deck("2 luke-seti, 5 hot-blood").as_deref(), Some("fault-one"));
    assert_eq!(
        deck("1 seti-genomics, 1 hive-logistics, 5 hot-blood").as_deref(),
        Some("fault-one")
    );
    assert_eq!(deck("1 luke-seti, 1 seti-genomics, 5 hot-blood"), None);
    assert_eq!(deck("1 luke-seti, 6 hot-blood"), None);
    assert_eq!(deck("1 seti-genomics, 6 hot-blood"), None);
}

// [M2.1]
#[test]
fn t106_m2_1_two_to_nine_players_play() {
    for seats in [0, 1, 10] {
        let error = Megacorp::setup("invest", seats, &[]).expect_err("refused");
        assert_eq!(error.0.id, "setup-bad-seats");
    }
    for seats in 2..=9 {
        assert!(Megacorp::setup("invest", seats, &[]).is_ok(), "{seats}");
    }
}

// [M17.6] [M17.7]
#[test]
fn t24_m17_7_a_game_in_which_nothing_changes_is_named_and_ends() {
    let options = [("first_player".to_owned(), "1".to_owned())];
    let setup = Megacorp::setup("invest", 2, &options).expect("a legal setup");
    let (mut dealer, mut told) = (Seeded::new(1), Vec::new());
    let mut game =
        Megacorp::deal(&setup, &mut Table::telling(&mut dealer, &mut told)).expect("a legal setup");
    while let Status::Asking(seats) = game.status() {
        let seat = seats.iter().next().expect("somebody is asked");
        game.apply(seat, Action::Pass, &mut Table::telling(&mut dealer, &mut told));
    }
    let happened = |wanted: &dyn Fn(&Event) -> bool| told.iter().any(|told| wanted(&told.event));
    assert!(happened(&|event| matches!(event, Event::Circles)));
    // Ten full rounds after the first, in which it is seen what there is.
    assert!(happened(&|event| matches!(event, Event::Stops(22))), "{:?}", told.last());
}

// [M20.24]
#[test]
fn m20_24_nineteen_names_are_real() {
    assert_eq!(CARDS.len(), 131);
    assert_eq!(CARDS.iter().filter(|card| card.real).count(), 19);
    assert_eq!(Megacorp::cards().iter().filter(|card| card.ours).count(), 112);
}
