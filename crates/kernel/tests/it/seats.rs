//! Seats, sets of seats, and who knows what.

use deckhand_kernel::{Seat, Seats, Viewer};

fn list(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

#[test]
fn seats_are_counted_from_one_by_people() {
    assert_eq!(Seat(0).to_string(), "1");
    assert_eq!(Seat(15).to_string(), "16");
    assert_eq!(Seat(3).index(), 3);
}

#[test]
fn the_first_seats_up_to_sixteen() {
    assert_eq!(list(Seats::first(0)), [0; 0]);
    assert_eq!(list(Seats::first(3)), [0, 1, 2]);
    assert_eq!(Seats::first(16).len(), 16);
    assert_eq!(list(Seats::first(16)).last(), Some(&15));
}

#[test]
fn a_set_holds_what_was_put_in_once_and_in_order() {
    let mut set: Seats = [Seat(9), Seat(2), Seat(9)].into_iter().collect();
    assert_eq!(list(set), [2, 9]);
    assert_eq!(set.len(), 2);
    set.insert(Seat(15));
    set.insert(Seat(2));
    assert_eq!(list(set), [2, 9, 15]);
    assert!(set.has(Seat(15)) && !set.has(Seat(14)));
    set.remove(Seat(9));
    set.remove(Seat(8));
    assert_eq!(list(set), [2, 15]);
    set.remove(Seat(2));
    assert_eq!(set, Seats::one(Seat(15)));
    set.remove(Seat(15));
    assert!(set.is_empty() && set == Seats::NONE);
}

#[test]
fn a_seat_knows_its_own_a_judge_everything_the_public_nothing() {
    let knows = |viewer: Viewer| [0, 1].map(|seat| viewer.knows(Seat(seat)));
    assert_eq!(knows(Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(knows(Viewer::All), [true, true]);
    assert_eq!(knows(Viewer::Public), [false, false]);
}
