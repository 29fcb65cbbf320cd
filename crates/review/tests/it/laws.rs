//! What holds for every review: it does not matter how many threads there are, or what the seat could not see.

use crate::{plan, quiet, random_game};
use deckhand_arena::Interval;
use deckhand_chance::Seeded;
use deckhand_kernel::{Game as _, Seat};
use deckhand_review::{
    Choice, Compared, Judged, Plan, Share, Verdict, choices, review, turning_points,
};
use deckhand_toys::{Bids, bids::BidsSetup};
use std::sync::atomic::AtomicBool;

fn bids(seed: u64) -> Vec<Choice<Bids>> {
    let record = random_game::<Bids>(BidsSetup { seats: 3 }, seed);
    choices(&record, Seat(1)).expect("a record")
}

#[test]
fn threads_do_not_matter() {
    let found = bids(5);
    assert!(found.len() > 3, "{}", found.len());
    let with = |threads| quiet(&found, &Plan { threads, ..plan(1, 3, "level-1", 12) });
    assert_eq!(with(1), with(3));
}

/// The hands of the others, what they have laid down and the deck are dealt anew: the review stays the same.
#[test]
fn what_the_seat_could_not_see_does_not_matter() {
    let mut differing = 0;
    for seed in 0..4 {
        let found = bids(seed);
        let mut dealer = Seeded::new(seed);
        let redealt: Vec<Choice<Bids>> = found
            .iter()
            .map(|choice| {
                let before = choice.before.determinize(Seat(1), &mut dealer);
                differing += usize::from(before != choice.before);
                // How often others answered in between is nothing that the seat sees either.
                Choice { before, number: choice.number + 7, ..choice.clone() }
            })
            .collect();
        let plan = plan(1, 3, "level-2", 12);
        let mut other = quiet(&redealt, &plan);
        for judged in &mut other.judged {
            judged.number -= 7;
        }
        assert_eq!(quiet(&found, &plan), other);
    }
    assert!(differing > 10, "{differing}");
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has() {
    let found = bids(1);
    let stop = AtomicBool::new(true);
    let stopped = review(&found, &plan(1, 3, "level-1", 4), &mut |_| {}, &stop);
    assert!(stopped.stopped() && stopped.judged.is_empty(), "{stopped:?}");
    let mut last = 0;
    let whole = review(
        &found,
        &plan(1, 3, "level-1", 4),
        &mut |progress| last = progress.done,
        &AtomicBool::new(false),
    );
    assert_eq!((last, whole.stopped()), (found.len() as u64, false));
}

/// A bot that does not exist, or games that do not end, are told and not hidden.
#[test]
fn what_breaks_is_counted() {
    let found = bids(2);
    let nobody = quiet(&found, &plan(1, 3, "nobody", 4));
    assert_eq!((nobody.judged.len(), nobody.failures.len()), (0, found.len()));
    let endless = quiet(&found[..1], &Plan { max_steps: 1, ..plan(1, 3, "greedy", 4) });
    let judged = &endless.judged[0];
    assert_eq!((judged.broken, judged.chance.games), (4, 0));
    assert_eq!(judged.chance.interval, Interval { low: 0.0, high: 1.0 });
    assert!(matches!(judged.verdict(), Verdict::Same | Verdict::Open));
}

/// Losses first, the largest at the head; gains only fill up; what can not be told from nothing is no turning point.
#[test]
fn turning_points_are_losses_first() {
    let share = Share { mean: 0.5, interval: Interval { low: 0.4, high: 0.6 }, games: 10 };
    let judged = |difference: f64, spread: f64| Judged {
        number: 1,
        played: 'a',
        chosen: 'b',
        offered: 2,
        thoughts: None,
        chance: share,
        compared: Some(Compared {
            chosen: share,
            difference,
            interval: Interval { low: difference - spread, high: difference + spread },
        }),
        broken: 0,
    };
    let few = [judged(0.1, 0.05), judged(-0.4, 0.1), judged(0.3, 0.1), judged(0.6, 0.7)];
    assert_eq!(turning_points(&few), [2, 0, 1]);
    let many = [judged(0.1, 0.05), judged(0.2, 0.05), judged(0.2, 0.05), judged(0.3, 0.1)];
    assert_eq!(turning_points(&many), [3, 1, 2]);
    assert_eq!(turning_points(&[judged(0.1, 0.2)]), [0_usize; 0]);
}
