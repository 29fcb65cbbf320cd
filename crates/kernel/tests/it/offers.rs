//! Offers as a person can make them, and what would surely follow.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Game, Offer, Pick, Seat, Seats, Status, Table, Thing, Undo, Weight, Words as _, fingerprint,
    offers, play, preview,
};
use deckhand_toys::{
    Bids, Nim,
    bids::{Bid, BidsEvent, BidsSetup},
    nim::{NimEvent, NimSetup, Take},
};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn nim(piles: [u8; 3]) -> Nim {
    let setup = NimSetup { piles: Some(piles) };
    Nim::deal(&setup, &mut Table::silent(&mut Seeded::new(0))).expect("legal piles")
}

fn bids() -> Bids {
    Bids::deal(&BidsSetup { seats: 2 }, &mut Table::silent(&mut Seeded::new(5))).expect("legal")
}

#[test]
fn things_are_written_as_clients_send_them() {
    let written = |thing: Thing| thing.to_string();
    assert_eq!(written(Thing::Card(41)), "card:41");
    assert_eq!(written(Thing::Cell(Some(Seat(1)), 2, -1)), "cell:2:2,-1");
    assert_eq!(written(Thing::Cell(None, -3, 0)), "cell:-3,0");
    assert_eq!(written(Thing::Slot("discard".into())), "slot:discard");
    assert_eq!(written(Thing::Turn(270)), "turn:270");
    assert_eq!(written(Thing::Seat(Seat(0))), "seat:1");
    assert_eq!(written(Thing::Number(-5)), "num:-5");
    assert_eq!(written(Thing::Option("pass".into())), "opt:pass");
}

#[test]
fn offers_come_in_the_order_of_the_game_each_taken_apart() {
    let nim = nim([1, 2, 1]);
    let listed = offers(&nim, ONE);
    let references: Vec<String> = listed.iter().map(|offer| offer.references().join(" ")).collect();
    assert_eq!(
        references,
        [
            "opt:take cell:0,0 num:1",
            "opt:take cell:1,0 num:1",
            "opt:take cell:1,0 num:2",
            "opt:take cell:2,0 num:1",
        ]
    );
    let take = Take { pile: 1, count: 2 };
    let picks = vec![
        Pick::verb("take"),
        Pick::new("cell", Thing::Cell(None, 1, 0)),
        Pick::new("number", Thing::Number(2)),
    ];
    assert_eq!(
        listed[2],
        Offer { action: take, picks, weight: Weight::Plain, words: take.words() }
    );
    assert_eq!(listed[2].picks[0].slot, "verb");
    assert_eq!(offers(&nim, TWO), [], "who is not asked has no offers");
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut game = nim([1, 2, 1]);
    let before = fingerprint(&game);
    let (mut seed, mut log) = (Seeded::new(0), Vec::new());
    let mut table = Table::telling(&mut seed, &mut log);
    let refusal = play(&mut game, ONE, Take { pile: 0, count: 2 }, &mut table).unwrap_err();
    assert_eq!(refusal.because.id, "nim-too-few");
    let refusal = play(&mut game, TWO, Take { pile: 0, count: 1 }, &mut table).unwrap_err();
    assert_eq!(refusal.because.id, "toy-not-in-turn");
    assert_eq!((fingerprint(&game), log.len()), (before, 0));
}

#[test]
fn a_preview_shows_all_that_follows_where_nothing_is_hidden() {
    let nim = nim([2, 1, 1]);
    let before = fingerprint(&nim);
    let take = Take { pile: 0, count: 2 };
    let shown = preview(&nim, ONE, take);
    assert_eq!(fingerprint(&nim), before, "looking ahead changes nothing");
    let events: Vec<NimEvent> = shown.events.into_iter().map(|told| told.event).collect();
    assert_eq!(events, [NimEvent::Took(ONE, take)]);
    assert_eq!(shown.undo, Undo::Free);
    assert_eq!(shown.next, Seats::one(TWO), "and whoever acts next ends that");
}

#[test]
fn a_preview_shows_the_end_of_a_game() {
    let mut nim = nim([1, 1, 1]);
    for (seat, pile) in [(ONE, 0), (TWO, 1)] {
        nim.apply(seat, Take { pile, count: 1 }, &mut Table::silent(&mut Seeded::new(0)));
    }
    let take = Take { pile: 2, count: 1 };
    let events: Vec<NimEvent> =
        preview(&nim, ONE, take).events.into_iter().map(|told| told.event).collect();
    assert_eq!(events, [NimEvent::Took(ONE, take), NimEvent::Won(ONE)]);
}

#[test]
fn a_preview_stops_before_anybody_learns_anything() {
    let mut bids = bids();
    let first = preview(&bids, ONE, Bid::Fold);
    assert_eq!(first.undo, Undo::Free, "a sealed bid shows nothing");
    bids.apply(ONE, Bid::Fold, &mut Table::silent(&mut Seeded::new(0)));
    assert_eq!(bids.status(), Status::Asking(Seats::one(TWO)));
    // The second bid lets all bids be shown: the preview may tell the bid alone, neither bids nor winner.
    let last = preview(&bids, TWO, Bid::Fold);
    assert_eq!(last.undo, Undo::Never);
    assert_eq!(last.next, Seats::default(), "who is asked then may depend on what is learned");
    let events: Vec<BidsEvent> = last.events.into_iter().map(|told| told.event).collect();
    assert_eq!(events, [BidsEvent::Sealed(TWO, Some(Bid::Fold))]);
}
