//! Counts of deals, answers and hands, compared with numbers that were worked out by hand.
//!
//! A round is one of nine. Five end with both in: check check, bet call, bet raise call, check bet call and check bet
//! raise call, of 2, 2, 3, 3 and 4 answers. Four end with a fold: bet fold, bet raise fold, check bet fold and check bet
//! raise fold, of 2, 3, 3 and 4 answers. A hand is a round that ends with a fold, or one of the five and then any of the
//! nine.

use deckhand_chance::Scripted;
use deckhand_kernel::{Game, Seat, Status, Table, Title, Viewer};
use deckhand_laws::perft;
use game_leduc::{Card, Leduc};
use std::collections::BTreeSet;

/// The hand in which chance deals these numbers.
fn deal(numbers: [u32; 2]) -> Leduc {
    let mut dealer = Scripted::new(numbers, 0);
    let setup = Leduc::setup("limit", 2, &[]).expect("the usual setup");
    Leduc::deal(&setup, &mut Table::silent(&mut dealer)).expect("dealt")
}

/// The position after each offer, with each public card that there may be.
pub(crate) fn next(game: &Leduc) -> Vec<Vec<Leduc>> {
    let Status::Asking(asked) = game.status() else { return Vec::new() };
    let seat = asked.iter().next().expect("somebody is asked");
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    let after = |action| {
        let dealt = |number| {
            let mut dealer = Scripted::new([number], 0);
            let mut after = *game;
            after.apply(seat, action, &mut Table::silent(&mut dealer));
            (after, dealer.unused().is_empty())
        };
        match dealt(0) {
            (after, false) => vec![after],
            (after, true) => [vec![after], (1..4).map(|number| dealt(number).0).collect()].concat(),
        }
    };
    offers.into_iter().map(after).collect()
}

/// All deals of private cards, each once.
pub(crate) fn deals() -> Vec<Leduc> {
    (0..6).flat_map(|one| (0..5).map(move |two| deal([one, two]))).collect()
}

#[test]
fn every_deal_of_two_cards_comes_once() {
    let view = |game: &Leduc| game.view(Viewer::All).cards.map(|card| card.expect("seen"));
    let found: BTreeSet<[Card; 2]> = deals().iter().map(view).collect();
    assert_eq!(found.len(), 6 * 5);
    assert!(found.iter().all(|[one, two]| one != two));
}

/// Hands by their number of answers, and those that end with a fold.
fn hands(game: &Leduc, answers: usize, ends: &mut [u32; 9], folds: &mut u32) {
    if let Status::Over(_) = game.status() {
        ends[answers] += 1;
        *folds += u32::from(game.view(Viewer::Public).cards == [None; 2]);
    }
    for after in next(game).iter().flatten() {
        hands(after, answers + 1, ends, folds);
    }
}

#[test]
fn l3_6_and_l3_9_there_are_5520_hands() {
    let (mut ends, mut folds) = ([0; 9], 0);
    for game in deals() {
        hands(&game, 0, &mut ends, &mut folds);
    }
    // Of one deal: 4 folds in the first round; 5 first rounds, 4 public cards, and 4 folds and 5 showdowns in the second.
    assert_eq!(ends.iter().sum::<u32>(), 30 * (4 + 5 * 4 * 9));
    assert_eq!(folds, 30 * (4 + 5 * 4 * 4));
    // Folds in the first round are 1, 2 and 1 hands of 2, 3 and 4 answers. The five rounds to be gone on from are 2, 2 and
    // 1 of those lengths, and all nine 3, 4 and 2: so two rounds of 4 answers together are 2 · 3, and so on.
    let second = [2 * 3, 2 * 4 + 2 * 3, 2 * 2 + 2 * 4 + 3, 2 * 2 + 4, 2];
    let mut wanted = [0, 0, 30, 2 * 30, 30, 0, 0, 0, 0];
    for (answers, count) in (4..).zip(second) {
        wanted[answers] += 120 * count;
    }
    assert_eq!(ends, wanted);
}

/// Beginnings of hands from one deal with one public card, worked out with pencil and paper: a round has 2, 5, 5 and 2
/// beginnings of 1, 2, 3 and 4 answers, whole rounds among them, and 2, 2 and 1 rounds of 2, 3 and 4 answers are gone on
/// from.
#[test]
fn perft_of_one_deal() {
    let game = deal([0, 0]);
    let counted: Vec<u64> = (0..=9).map(|depth| perft(&game, depth)).collect();
    let wanted = [
        1,
        2,
        5,
        5 + 2 * 2,
        2 + 2 * 5 + 2 * 2,
        2 * 5 + 2 * 5 + 2,
        2 * 2 + 2 * 5 + 5,
        2 * 2 + 5,
        2,
        0,
    ];
    assert_eq!(counted, wanted);
}

#[test]
fn l5_6_what_one_wins_the_other_loses() {
    fn walk(game: &Leduc) {
        let [one, two] = [0, 1].map(|seat| game.chips(Seat(seat)));
        match game.status() {
            Status::Over(_) => assert_eq!(one + two, 0),
            Status::Asking(_) => {
                let paid = game.view(Viewer::Public).paid.map(i32::from);
                assert_eq!([one, two], paid.map(|paid| -paid), "{game:?}");
            }
        }
        next(game).iter().flatten().for_each(walk);
    }
    deals().iter().for_each(walk);
}
