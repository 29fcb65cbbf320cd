//! How many series of answers there are from fixed deals: an offer too much or too few changes these numbers.
//!
//! The numbers stand in `tests/golden/perft.txt`. Each is counted twice, by the laws and by a slower way of this file's
//! own, so that a wrong way of counting is not noted as a right number.

use crate::positions::{asked, dealt, offers, setup};
use deckhand_chance::{Bytes, Seeded};
use deckhand_kernel::{Dealer, Game, Table, play};
use deckhand_laws::{check_golden, perft};
use game_disastles::Disastles;
use std::fmt::Write;

/// Answers counted ahead, at most.
const DEEPEST: u32 = 3;

const ABOUT: &str = "\
# How many series of one, two and three answers there are, chance always dealing 0.
# Each row: mode, seats, seed of the deal, answers given at random (by stream 1 of the seed) before counting begins.
# To be written anew by: UPDATE_GOLDEN=1 cargo test -p game-disastles golden_counts
";

/// A dealt position some random answers into the game.
fn position(mode: &str, seats: u8, seed: u64, answers: u32, options: &[(&str, &str)]) -> Disastles {
    let (mut chance, mut choices) = (Seeded::new(seed), Seeded::stream(seed, 1));
    let mut game = dealt(&setup(mode, seats, options), &mut chance);
    for _ in 0..answers {
        let seat = asked(&game).unwrap_or_else(|| panic!("{mode} {seed} lasts"));
        let offers = offers(&game, seat);
        let answer = offers[choices.draw(offers.len() as u32) as usize];
        game.apply(seat, answer, &mut Table::silent(&mut chance));
    }
    game
}

/// All positions after exactly one, two, … answers, written down one by one: every offer is read back from its notation
/// and given by the checked way on a copy that has been through nothing else.
fn counted_naively(game: &Disastles) -> Vec<u64> {
    let mut positions = vec![game.clone()];
    let mut counts = Vec::new();
    for depth in 1..=DEEPEST {
        let mut count = 0;
        let mut next = Vec::new();
        for position in &positions {
            let Some(seat) = asked(position) else { continue };
            for offer in offers(position, seat) {
                let answer = offer.to_string().parse().expect("notation is read back");
                let mut copy = position.clone();
                let mut zeros = Bytes::new(&[]);
                play(&mut copy, seat, answer, &mut Table::silent(&mut zeros)).expect("offered");
                count += 1;
                if depth < DEEPEST {
                    next.push(copy);
                }
            }
        }
        counts.push(count);
        positions = next;
    }
    counts
}

#[test]
fn golden_counts_of_series_of_answers() {
    let special = [("thrones", "special"), ("catastrophes", "4")];
    let mut text = String::from(ABOUT);
    for (mode, seats, seed, answers, options) in [
        ("normal", 4, 1, 0, &[][..]),
        ("normal", 2, 20, 25, &[]),
        ("normal", 2, 2, 0, &special),
        ("normal", 3, 5, 25, &special),
        ("hands", 3, 3, 0, &[]),
        ("hands", 2, 8, 15, &[]),
        ("no-disasters", 2, 4, 0, &[]),
        ("no-disasters", 2, 4, 25, &[]),
        ("co-op", 3, 5, 0, &[]),
        ("co-op", 2, 16, 20, &[]),
        ("solo", 1, 6, 0, &[]),
        ("solo", 1, 6, 15, &[]),
    ] {
        let game = position(mode, seats, seed, answers, options);
        let counts: Vec<u64> = (1..=DEEPEST).map(|depth| perft(&game, depth)).collect();
        assert_eq!(counts, counted_naively(&game), "{mode} {seats} {seed} {answers}");
        let numbers = counts.iter().map(u64::to_string).collect::<Vec<String>>().join(" ");
        let named: Vec<String> =
            options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "{mode} {seats} seed {seed} after {answers}{}: {numbers}",
            named.concat()
        );
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/perft.txt");
    check_golden(path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}
