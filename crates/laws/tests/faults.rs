//! Every law can fail: a game with a fault breaks the law that is there for it, and no other.

mod faulty;

use deckhand_laws::{Law, Limits, many};
use deckhand_toys::bids::BidsSetup;
use faulty::{Fault, Faulty, FaultySetup};

fn limits() -> Limits {
    Limits { hides: true, max_steps: 60, ..Limits::close() }
}

/// Which law a fault breaks first, over some games.
fn broken(fault: Fault) -> Option<Law> {
    let setup = FaultySetup { bids: BidsSetup { seats: 3 }, fault };
    many::<Faulty>(&setup, 0..60, &limits()).err().map(|failure| failure.broken.law)
}

#[test]
fn without_a_fault_nothing_is_broken() {
    assert_eq!(broken(Fault::None), None);
}

#[test]
fn each_fault_breaks_the_law_against_it() {
    for (fault, law) in Fault::ALL {
        assert_eq!(broken(fault), Some(law), "{fault:?}");
    }
}

#[test]
fn there_is_a_fault_for_every_law() {
    for law in Law::ALL {
        assert!(Fault::ALL.iter().any(|(_, broken)| *broken == law), "none against {law}");
    }
}

#[test]
fn a_failure_says_where_and_what() {
    let setup = FaultySetup { bids: BidsSetup { seats: 2 }, fault: Fault::Forgets };
    let failure = many::<Faulty>(&setup, 5..6, &limits()).unwrap_err().to_string();
    let start = "faulty, mode bids, 2 seats, seed 5: law “conservation” broken after 1 answers: \
                 not every card exactly once";
    assert!(failure.starts_with(start), "{failure}");
}
