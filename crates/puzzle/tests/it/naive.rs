//! The search against the plainest one possible, on trees made by chance.

use crate::trees::Win;
use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer as _, Seat};
use deckhand_puzzle::Prover;
use deckhand_toys::{
    Walk,
    walk::{Go, Place, Tree},
};

/// A tree of this many places. Ways may lead back, but no chance leads to chance, so that nothing goes round without a
/// question.
fn tree(seed: u64, places: u32) -> Tree {
    let mut dealer = Seeded::new(seed);
    let mut tree: Vec<Place> = Vec::new();
    let ends = places / 3;
    for at in 0..places {
        if at >= places - ends {
            let won = [Some(0), Some(1), None][dealer.draw(3) as usize];
            tree.push(Place::End(won));
            continue;
        }
        let chance = at > 0 && at.is_multiple_of(4);
        let ways: Vec<usize> = (0..1 + dealer.draw(3))
            .map(|_| {
                loop {
                    let to = dealer.draw(places);
                    if !chance || !to.is_multiple_of(4) || to >= places - ends {
                        return to as usize;
                    }
                }
            })
            .collect();
        // A few hundred small trees for one test.
        let ways: &'static [usize] = Box::leak(ways.into_boxed_slice());
        let seat = if at == 0 { 0 } else { dealer.draw(2) as u8 };
        let standing = i64::from(dealer.draw(9));
        tree.push(if chance { Place::Chance(ways) } else { Place::Ask(seat, ways, standing) });
    }
    Box::leak(tree.into_boxed_slice())
}

/// Which places seat 0 wins: nothing is won at first, and whatever follows from that is added until nothing does.
fn won(tree: Tree) -> Vec<bool> {
    let mut won = vec![false; tree.len()];
    loop {
        let next: Vec<bool> = tree
            .iter()
            .map(|place| match place {
                Place::End(winner) => *winner == Some(0),
                Place::Ask(0, ways, _) => ways.iter().any(|&way| won[way]),
                Place::Ask(_, ways, _) | Place::Chance(ways) => ways.iter().all(|&way| won[way]),
                _ => false,
            })
            .collect();
        if next == won {
            return won;
        }
        won = next;
    }
}

#[test]
fn trees_made_by_chance_are_solved_like_the_plain_way() {
    let aim = Win(Seat(0));
    let mut solved = 0;
    for seed in 0..600 {
        let tree = tree(seed, 8 + (seed % 40) as u32);
        let won = won(tree);
        let mut prover = Prover::new(Walk::new(tree, 0), &aim, Seat(0), None, 100_000);
        assert_eq!(prover.solve(), Ok(won[0]), "seed {seed}: {tree:?}");
        let Place::Ask(_, ways, _) = tree[0] else { unreachable!("the first place asks") };
        let good = (0u8..).zip(ways).filter(|(_, to)| won[**to]).map(|(way, _)| Go(way));
        assert_eq!(prover.keys(), Ok(good.collect()), "seed {seed}: {tree:?}");
        assert_eq!(prover.solutions().map(|count| count > 0), Ok(won[0]));
        solved += usize::from(won[0]);
    }
    assert!((100..500).contains(&solved), "both kinds come: {solved}");
}
