//! The toys obey the laws, and what the laws leave free is pinned down.

use deckhand_chance::{Bytes, Seeded};
use deckhand_kernel::{Bot, Game, Table, Title, Veil};
use deckhand_laws::{
    Limits, Totals, check_golden, fuzz_entry, perft, share_out, transcript, transcript_of, uphold,
    walk,
};
use deckhand_toys::{Bids, Idle, Nim, bids::BidsSetup, nim::NimSetup};

#[test]
fn idle_obeys() {
    let totals = uphold::<Idle>(2, &Limits::default());
    assert_eq!(totals.steps, 16 * 2 * 100);
    assert_eq!(totals.offers, 10 * totals.steps);
    assert_eq!(totals.rests, totals.steps, "an idle game is always at rest");
}

#[test]
fn nim_obeys() {
    let totals = uphold::<Nim>(300, &Limits::close());
    assert_eq!(totals.twins_that_differ, 0, "nothing is hidden in Nim");
    assert!(totals.longest <= 21, "{totals:?}");
}

#[test]
fn bids_obeys() {
    let totals = uphold::<Bids>(200, &Limits { hides: true, ..Limits::close() });
    assert_eq!(totals.steps, 200 * 5 * (2 + 3 + 4));
    assert!(totals.twins_that_differ * 10 > totals.twins * 9, "{totals:?}");
}

#[test]
fn games_are_shared_out_over_setups() {
    let setups = [2, 3, 4].map(|seats| BidsSetup { seats });
    let mut shares = Vec::new();
    for games in [7, 0] {
        let note = |at: usize, totals: &Totals| shares.push((at, totals.games));
        share_out::<Bids>(&setups, games, 5, &Limits::default(), note).unwrap();
    }
    assert_eq!(shares, [(0, 3), (1, 3), (2, 3), (0, 1), (1, 1), (2, 1)]);
    let impossible = [BidsSetup { seats: 2 }, BidsSetup { seats: 99 }];
    let (at, failure) =
        share_out::<Bids>(&impossible, 4, 0, &Limits::default(), |_, _| {}).unwrap_err();
    assert_eq!((at, failure.seed), (1, 2));
}

/// A player made for the test: it takes the last offer.
struct Last;

impl Bot<Nim> for Last {
    fn choose(&mut self, seen: Veil<'_, Nim>) -> <Nim as Game>::Action {
        let mut offers = Vec::new();
        seen.legal(&mut offers);
        *offers.last().unwrap()
    }
}

#[test]
fn a_transcript_of_bots_has_what_they_answer() {
    let setup = NimSetup { piles: Some([1, 1, 1]) };
    let text = transcript_of::<Nim>(&setup, 1, 100, &mut [&mut Last, &mut Last]);
    let answers: Vec<&str> = text.lines().filter(|line| line.contains(". seat ")).collect();
    let last = ["1. seat 1 of 3: take 1 from 3", "2. seat 2 of 2: take 1 from 2"];
    assert_eq!(answers[..2], last);
    assert_eq!(answers.len(), 3);
}

#[test]
fn sampled_laws_are_sampled() {
    let limits = Limits { rate: 7, ..Limits::default() };
    let totals = uphold::<Bids>(50, &limits);
    let most = totals.steps.div_ceil(7) + 2 * totals.games as usize;
    assert!(0 < totals.close && totals.close < most, "{totals:?}");
}

#[test]
fn the_same_bytes_walk_the_same_game() {
    let bytes: Vec<u8> = (0..200).map(|n: u32| (n * n % 251) as u8).collect();
    let setup = BidsSetup { seats: 3 };
    let walk = || walk::<Bids>(&setup, &mut Bytes::new(&bytes), &Limits::close());
    assert_eq!(walk().unwrap(), walk().unwrap());
}

#[test]
fn any_bytes_are_a_game() {
    for length in 0..60 {
        let bytes: Vec<u8> = (0..length).map(|n: u32| (n * 37 % 256) as u8).collect();
        fuzz_entry::<Bids>(&bytes);
        fuzz_entry::<Nim>(&bytes);
        fuzz_entry::<Idle>(&bytes);
    }
}

#[test]
fn positions_of_nim_are_counted() {
    let setup = NimSetup { piles: Some([1, 2, 3]) };
    let nim = Nim::deal(&setup, &mut Table::silent(&mut Seeded::new(0))).unwrap();
    // There are as many moves as stones: 6 at first; then 5 after taking from the first pile, 5 or 4 after the second,
    // 5, 4 or 3 after the third, which is 26.
    assert_eq!([0, 1, 2].map(|depth| perft(&nim, depth)), [1, 6, 26]);
    assert_eq!(perft(&nim, 7), 0, "six stones do not last for seven answers");
}

#[test]
fn positions_of_bids_are_counted() {
    let bids =
        Bids::deal(&BidsSetup { seats: 3 }, &mut Table::silent(&mut Seeded::new(3))).unwrap();
    // Each seat has three cards or nothing to bid, and whoever bid a card has drawn another when the fourth answer is due.
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&bids, depth)), [4, 16, 64, 256]);
}

#[test]
fn golden_games() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let nim = transcript::<Nim>(&Nim::setup("nim", 2, &[]).unwrap(), 1, 100);
    check_golden(format!("{golden}/nim.txt"), &nim).unwrap();
    let bids = transcript::<Bids>(&Bids::setup("bids", 3, &[]).unwrap(), 1, 100);
    check_golden(format!("{golden}/bids.txt"), &bids).unwrap();
}

#[test]
fn a_golden_file_that_differs_is_named_with_its_line() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/nim.txt");
    let text = std::fs::read_to_string(golden).unwrap();
    let changed = text.replacen("take", "fake", 1);
    if std::env::var_os("UPDATE_GOLDEN").is_none() {
        let error = check_golden(golden, &changed).unwrap_err();
        assert!(error.contains("nim.txt:3 differs"), "{error}");
        assert!(check_golden("no/such/file", "").unwrap_err().contains("can not be read"));
    }
}
