//! Nim is won by whoever is to move exactly if the sum of the piles without carrying is not 0, and the good answers are
//! those after which it is 0.

use crate::trees::Win;
use deckhand_chance::Seeded;
use deckhand_kernel::{Game, Seat, Table};
use deckhand_puzzle::Prover;
use deckhand_toys::{
    Nim,
    nim::{NimSetup, Take},
};

fn nim(piles: [u8; 3]) -> Nim {
    let setup = NimSetup { piles: Some(piles) };
    Nim::deal(&setup, &mut Table::silent(&mut Seeded::new(0))).expect("a legal setup")
}

/// The answers after which the sum of the piles is 0.
fn by_theory(piles: [u8; 3]) -> Vec<Take> {
    let sum = piles[0] ^ piles[1] ^ piles[2];
    let each = (0u8..3).filter_map(|pile| {
        let stones = piles[usize::from(pile)];
        (stones ^ sum < stones).then(|| Take { pile, count: stones - (stones ^ sum) })
    });
    each.collect()
}

#[test]
fn every_small_position_is_solved_as_theory_says() {
    let solver = Seat(0);
    let aim = Win(solver);
    for first in 1..=4 {
        for second in first..=5 {
            for third in 1..=5 {
                let piles = [first, second, third];
                let mut prover = Prover::new(nim(piles), &aim, solver, None, 1_000_000);
                let keys = by_theory(piles);
                assert_eq!(prover.solve(), Ok(!keys.is_empty()), "{piles:?}");
                assert_eq!(prover.keys(), Ok(keys), "{piles:?}");
            }
        }
    }
}

/// The main line is a game: the solver leaves a sum of 0 each time and takes the last stone.
#[test]
fn the_main_line_is_won_by_theory() {
    let solver = Seat(0);
    let aim = Win(solver);
    let mut prover = Prover::new(nim([2, 5, 6]), &aim, solver, None, 1_000_000);
    assert_eq!(prover.solve(), Ok(true));
    let line = prover.line();
    let mut game = nim([2, 5, 6]);
    for step in &line {
        assert_eq!(step.before, game);
        game.apply(step.seat, step.action, &mut Table::silent(&mut Seeded::new(0)));
        assert_eq!(game.mover_wins(), step.seat != solver);
    }
    assert_eq!(game.piles(), [0, 0, 0]);
    let own = line.iter().filter(|step| step.seat == solver).count();
    assert_eq!(own as u32, prover.answers());
}
