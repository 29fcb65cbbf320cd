//! Records: played again without a generator, and every way in which they may not fit.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealt, Game, RECORD_FORMAT, Record, ReplayError, Seat, Sitting, Status, Title, fingerprint,
    replay,
};
use deckhand_toys::{
    Bids,
    bids::{Bid, BidsSetup},
};

/// A whole game of two seats in which everybody bids the lowest card: ten answers, a round being over with every second.
fn game() -> Sitting<Bids> {
    let mut seed = Seeded::new(11);
    let mut sitting: Sitting<Bids> =
        Sitting::deal(BidsSetup { seats: 2 }, &mut seed).expect("legal");
    while let Status::Asking(asked) = sitting.game().status() {
        let seat = asked.iter().next().expect("somebody is asked");
        let mut offers = Vec::new();
        sitting.game().legal(seat, &mut offers);
        sitting.answer(seat, offers[0], &mut seed).expect("offered");
    }
    assert_eq!(sitting.record().steps.len(), 10);
    sitting
}

/// What replaying a record says after it has been changed like this.
fn fault(change: impl FnOnce(&mut Record<Bids>)) -> ReplayError {
    let mut record = game().record().clone();
    change(&mut record);
    replay(&record, |_, _, _| {}).expect_err("the record was changed")
}

fn id(error: &ReplayError) -> String {
    error.words().id.into_owned()
}

#[test]
fn a_record_replays_to_every_position_and_event() {
    let sitting = game();
    let record = sitting.record();
    let (mut numbers, mut hashes, mut log) = (Vec::new(), Vec::new(), Vec::new());
    let mut positions = Vec::new();
    let last = replay(record, |number, position, told| {
        numbers.push(number);
        hashes.push(fingerprint(position));
        positions.push(position.clone());
        log.extend_from_slice(told);
    })
    .expect("nothing was changed");
    assert_eq!(&last, sitting.game());
    assert!(numbers.into_iter().eq(0..=10), "the deal is step 0");
    assert_eq!(hashes[0], record.header.hash);
    for (number, step) in record.steps.iter().enumerate() {
        let before = if number == 0 { record.header.hash } else { record.steps[number - 1].hash };
        assert_eq!(
            step.hash,
            fingerprint(&(before, &positions[number + 1])),
            "step {}",
            number + 1
        );
    }
    assert_eq!(log, sitting.log());
}

#[test]
fn a_record_says_what_it_is() {
    let header = game().record().header.clone();
    assert_eq!(header.deckhand_record, RECORD_FORMAT);
    assert_eq!(header.game, "bids");
    assert_eq!(header.catalogue, Bids::catalogue_fingerprint());
    assert_eq!(header.rules, Bids::rules_fingerprint());
    // Twenty cards are shuffled by nineteen numbers, then the die of the first prize is rolled.
    let belows: Vec<u32> = header.dealt.iter().map(|dealt| dealt.below).collect();
    assert!(belows.into_iter().eq((2..=20).rev().chain([3])));
}

#[test]
fn a_header_of_something_else_is_refused_before_anything_is_dealt() {
    let unreached = |record: &mut Record<Bids>| record.header.dealt.clear();
    let error = fault(|record| {
        unreached(record);
        record.header.deckhand_record = RECORD_FORMAT + 1;
    });
    assert_eq!(
        (&error, id(&error)),
        (&ReplayError::Format(RECORD_FORMAT + 1), "record-format".into())
    );
    let error = fault(|record| {
        unreached(record);
        record.header.game = "nim".into();
    });
    assert_eq!((&error, id(&error)), (&ReplayError::Game("nim".into()), "record-game".into()));
    let error = fault(|record| {
        unreached(record);
        record.header.catalogue = 17;
    });
    assert_eq!((&error, id(&error)), (&ReplayError::Catalogue(17), "record-catalogue".into()));
    let error = fault(|record| {
        unreached(record);
        record.header.rules = 18;
    });
    assert_eq!((&error, id(&error)), (&ReplayError::Rules(18), "record-rules".into()));
}

#[test]
fn a_setup_that_can_not_be_dealt_is_named() {
    let error = fault(|record| record.header.setup.seats = 5);
    let ReplayError::Setup(why) = &error else { panic!("{error:?}") };
    assert_eq!(why.0.id, "setup-bad-seats");
    assert_eq!(id(&error), "record-setup");
}

#[test]
fn numbers_that_the_rules_do_not_ask_for_are_found_at_their_step() {
    let deal = [
        fault(|record| record.header.dealt[4].below += 1),
        fault(|record| record.header.dealt[4].got = record.header.dealt[4].below),
        fault(|record| record.header.dealt.push(Dealt { below: 2, got: 0 })),
        fault(|record| _ = record.header.dealt.pop()),
    ];
    assert_eq!(deal, [(); 4].map(|()| ReplayError::Tape(0)));
    // The first answer of a round asks for none, the second lets the next prize be rolled.
    let step = [
        fault(|record| record.steps[2].dealt.push(Dealt { below: 2, got: 0 })),
        fault(|record| record.steps[3].dealt.clear()),
        fault(|record| record.steps[3].dealt[0].below = 4),
    ];
    assert_eq!(step, [3, 4, 4].map(ReplayError::Tape));
    assert_eq!(id(&step[0]), "record-tape");
}

#[test]
fn an_answer_that_was_not_offered_is_refused_with_its_rule() {
    let error = fault(|record| record.steps[4].action = Bid::Card(21));
    let ReplayError::Refused(5, refusal) = &error else { panic!("{error:?}") };
    assert_eq!(refusal.because.id, "bids-not-in-hand");
    assert_eq!(Bids::rulebook().rule(refusal.rule).id, "B3");
    assert_eq!(id(&error), "record-refused");
    let error = fault(|record| record.steps[1].seat = Seat(0));
    let ReplayError::Refused(2, refusal) = &error else { panic!("{error:?}") };
    assert_eq!(refusal.because.id, "bids-already");
}

#[test]
fn another_position_is_found_at_the_step_that_leads_to_it() {
    assert_eq!(fault(|record| record.header.hash ^= 1), ReplayError::Hash(0));
    assert_eq!(fault(|record| record.header.dealt[0].got ^= 1), ReplayError::Hash(0));
    assert_eq!(fault(|record| record.steps[6].hash ^= 1), ReplayError::Hash(7));
    // An answer that was possible, and was not given.
    let error = fault(|record| record.steps[4].action = Bid::Fold);
    assert_eq!((&error, id(&error)), (&ReplayError::Hash(5), "record-hash".into()));
    // A die that could have fallen like this, and did not.
    let other = |record: &mut Record<Bids>| {
        let die = &mut record.steps[3].dealt[0];
        die.got = (die.got + 1) % die.below;
    };
    assert_eq!(fault(other), ReplayError::Hash(4));
}
