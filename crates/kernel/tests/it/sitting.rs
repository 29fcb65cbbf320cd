//! A game being played: taking back, playing again, and what may not be taken back.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Seat, Sitting, Title, Told, UndoRefused, fingerprint};
use deckhand_toys::{
    Bids, Idle, Nim,
    bids::{Bid, BidsSetup},
    idle::{Choose, IdleSetup},
    nim::{NimEvent, NimSetup, Take},
};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn nim() -> Sitting<Nim> {
    Sitting::deal(NimSetup { piles: Some([3, 2, 1]) }, &mut Unasked).expect("legal piles")
}

/// One seat that is asked nine times for a number below 10.
fn idle() -> Sitting<Idle> {
    let setup = IdleSetup { seats: 1, decisions: 9, offers_hundredths: 1_000 };
    Sitting::deal(setup, &mut Unasked).expect("legal")
}

fn take(pile: u8, count: u8) -> Take {
    Take { pile, count }
}

/// Nim has no chance in it.
struct Unasked;

impl Dealer for Unasked {
    fn draw(&mut self, below: u32) -> u32 {
        panic!("asked for one of {below}");
    }
}

/// Everything about a sitting that taking back and playing again have to restore.
fn whole<G: Title>(sitting: &Sitting<G>) -> (u64, Vec<Told<G::Event>>, usize) {
    let log = sitting.log().to_vec();
    (fingerprint(sitting.game()), log, sitting.record().steps.len())
}

#[test]
fn taking_back_restores_everything_and_playing_again_does_too() {
    let mut sitting = nim();
    let before = whole(&sitting);
    let told = sitting.answer(ONE, take(0, 2), &mut Unasked).expect("legal").to_vec();
    assert_eq!(told.len(), 1);
    let after = whole(&sitting);
    let steps = sitting.record().steps.clone();
    assert_ne!(before.0, after.0);

    assert_eq!(sitting.undo(ONE), Ok(take(0, 2)));
    assert_eq!(whole(&sitting), before);
    let (action, again) = sitting.redo(ONE).expect("nothing else was answered");
    assert_eq!((action, again), (take(0, 2), &told[..]));
    assert_eq!(whole(&sitting), after);
    assert_eq!(sitting.record().steps, steps);
}

#[test]
fn several_answers_are_taken_back_one_by_one_and_played_again_in_order() {
    let mut sitting = idle();
    let mut stages = vec![whole(&sitting)];
    for number in [4, 0, 7] {
        sitting.answer(ONE, Choose(number), &mut Unasked).expect("offered");
        stages.push(whole(&sitting));
    }
    for (number, stage) in [(7, 2), (0, 1), (4, 0)] {
        assert_eq!(sitting.undo(ONE), Ok(Choose(number)));
        assert_eq!(whole(&sitting), stages[stage]);
    }
    assert_eq!(sitting.undo(ONE), Err(UndoRefused::Nothing));
    for (number, stage) in [(4, 1), (0, 2), (7, 3)] {
        assert_eq!(sitting.redo(ONE).map(|(action, _)| action), Ok(Choose(number)));
        assert_eq!(whole(&sitting), stages[stage]);
    }
    assert_eq!(sitting.redo(ONE), Err(UndoRefused::Nothing));
}

#[test]
fn nothing_can_be_taken_back_before_the_first_answer() {
    let mut sitting = nim();
    assert_eq!(sitting.may_undo(ONE), Err(UndoRefused::Nothing));
    assert_eq!(sitting.undo(ONE), Err(UndoRefused::Nothing));
    assert_eq!(sitting.redo(ONE), Err(UndoRefused::Nothing));
}

#[test]
fn what_others_have_answered_since_bars_the_way_back() {
    let mut sitting = nim();
    sitting.answer(ONE, take(0, 1), &mut Unasked).expect("legal");
    assert_eq!(sitting.undo(TWO), Err(UndoRefused::Nothing), "two has not answered at all");
    sitting.answer(TWO, take(1, 1), &mut Unasked).expect("legal");
    let before = whole(&sitting);
    assert_eq!(sitting.may_undo(ONE), Err(UndoRefused::OthersActed));
    assert_eq!(sitting.undo(ONE), Err(UndoRefused::OthersActed));
    assert_eq!(whole(&sitting), before, "a refusal changes nothing");
    assert_eq!(sitting.undo(TWO), Ok(take(1, 1)));
    assert_eq!(sitting.undo(ONE), Ok(take(0, 1)), "now nobody has answered since");
}

#[test]
fn what_showed_something_can_not_be_taken_back() {
    let setup = BidsSetup { seats: 2 };
    let mut seed = Seeded::new(3);
    let mut sitting: Sitting<Bids> = Sitting::deal(setup, &mut seed).expect("legal");
    sitting.answer(ONE, Bid::Fold, &mut seed).expect("offered");
    assert_eq!(sitting.may_undo(ONE), Ok(()), "the bid is sealed");
    // With the last bid all of them are shown and the next prize is rolled.
    sitting.answer(TWO, Bid::Fold, &mut seed).expect("offered");
    let before = whole(&sitting);
    assert_eq!(sitting.may_undo(TWO), Err(UndoRefused::Learned));
    assert_eq!(sitting.undo(TWO), Err(UndoRefused::Learned));
    assert_eq!(whole(&sitting), before);
    let learned: Vec<bool> = sitting.record().steps.iter().map(|step| step.learned).collect();
    assert_eq!(learned, [false, true]);
}

#[test]
fn another_answer_ends_what_could_be_played_again() {
    let mut sitting = idle();
    sitting.answer(ONE, Choose(4), &mut Unasked).expect("offered");
    sitting.undo(ONE).expect("nobody else has acted");
    // The same seat is asked again and could choose 4, so that nothing but the new answer bars the way.
    sitting.answer(ONE, Choose(5), &mut Unasked).expect("offered");
    let before = whole(&sitting);
    assert_eq!(sitting.redo(ONE), Err(UndoRefused::Nothing));
    assert_eq!(whole(&sitting), before);
}

#[test]
fn a_refused_answer_changes_nothing_not_even_what_could_be_played_again() {
    let mut sitting = nim();
    sitting.answer(ONE, take(0, 1), &mut Unasked).expect("legal");
    sitting.undo(ONE).expect("nobody else has acted");
    let before = whole(&sitting);
    let refusal = sitting.answer(ONE, take(2, 2), &mut Unasked).unwrap_err();
    assert_eq!(refusal.because.id, "nim-too-few");
    assert_eq!(whole(&sitting), before);
    assert_eq!(sitting.redo(ONE).map(|(action, _)| action), Ok(take(0, 1)));
}

#[test]
fn only_who_took_an_answer_back_plays_it_again_and_it_is_not_lost() {
    let mut sitting = nim();
    sitting.answer(ONE, take(0, 1), &mut Unasked).expect("legal");
    sitting.undo(ONE).expect("nobody else has acted");
    assert_eq!(sitting.redo(TWO), Err(UndoRefused::OthersActed));
    let (action, told) = sitting.redo(ONE).expect("the step is still there");
    assert_eq!(action, take(0, 1));
    assert_eq!(told[0].event, NimEvent::Took(ONE, take(0, 1)));
}
