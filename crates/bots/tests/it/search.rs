//! The searching bot on Nim and on trees whose right answer can be read off the page.

use Place::{Ask, Both, Chance, End, Hidden};
use core::time::Duration;
use deckhand_bots::{LEVELS, Plan, Search};
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Game, Seat, Table, Veil};
use deckhand_toys::{
    Nim, Walk,
    nim::NimSetup,
    walk::{Go, Place, Tree},
};

const SMALL: Plan =
    Plan { iterations: 400, width: 16, horizon: 4, tries: 1, memory: 10_000, trust: 0 };

/// The first way looks good and loses to the right reply; the second looks bad and wins.
const BAIT: Tree = &[
    Ask(0, &[1, 2], 0),
    Ask(1, &[3, 4], 50),
    Ask(1, &[5, 5], -50),
    End(Some(0)),
    End(Some(1)),
    End(Some(0)),
];

/// Of three ways only the last wins, five answers deep, whatever is replied.
const LONG: Tree = &[
    Ask(0, &[10, 11, 1], 0),
    Ask(1, &[2, 3], 0),
    Ask(0, &[10, 4], 0),
    Ask(0, &[4, 11], 0),
    Ask(1, &[5, 5], 0),
    Ask(0, &[9, 10], 0),
    End(None),
    End(None),
    End(None),
    End(Some(0)),
    Ask(1, &[12, 9], 0),
    Ask(1, &[9, 12], 0),
    End(Some(1)),
];

/// Way 0 is a draw or a win by chance. Way 1 waits and then guesses what lies hidden: who looked at each hidden world by
/// itself would think that it always guesses right.
const COIN: Tree = &[
    Ask(0, &[1, 2], 0),
    Chance(&[5, 6]),
    Ask(0, &[3, 4], 0),
    Hidden([5, 7]),
    Hidden([7, 5]),
    End(Some(0)),
    End(None),
    End(Some(1)),
];

/// Both answer at the same time. Row 0 wins against two of three columns; row 1 draws. Who thought that the other sees
/// the row would take the draw.
const BLIND: Tree = &[Both(&[&[1, 1, 2], &[3, 3, 3]]), End(Some(0)), End(Some(1)), End(None)];

/// The same for who answers last: the row is not known, and column 1 loses to one row of three.
const LAST: Tree = &[Both(&[&[1, 2], &[1, 2], &[2, 1]]), End(Some(0)), End(Some(1))];

/// Chance decides after the answer: two of three against one of three.
const FORK: Tree =
    &[Ask(0, &[1, 2], 0), Chance(&[3, 4, 4]), Chance(&[3, 3, 4]), End(Some(0)), End(Some(1))];

fn answers(tree: Tree, seat: Seat) -> Vec<u8> {
    let answer = |seed| {
        let walk = Walk::new(tree, (seed % 2) as u8);
        Search::new(seed, SMALL).choose(Veil::new(&walk, seat)).0
    };
    (0..20).map(answer).collect()
}

#[test]
fn what_looks_good_and_loses_is_not_taken() {
    assert_eq!(answers(BAIT, Seat(0)), [1; 20]);
}

#[test]
fn a_win_five_answers_away_is_found() {
    assert_eq!(answers(LONG, Seat(0)), [2; 20]);
}

/// A search of its own for each hidden world would wait here, always.
#[test]
fn what_is_hidden_now_is_not_known_later() {
    assert_eq!(answers(COIN, Seat(0)), [0; 20]);
}

#[test]
fn who_is_asked_at_the_same_time_does_not_know_the_answer() {
    assert_eq!(answers(BLIND, Seat(0)), [0; 20]);
}

#[test]
fn who_answers_last_does_not_know_the_answer_either() {
    let mut walk = Walk::new(LAST, 0);
    walk.apply(Seat(0), Go(2), &mut Table::silent(&mut Seeded::new(0)));
    // The samples keep row 2, which a redeal of a real game would not; against it column 0 is right.
    assert_eq!(Search::new(1, SMALL).choose(Veil::new(&walk, Seat(1))), Go(0));
}

#[test]
fn chance_is_weighed() {
    assert_eq!(answers(FORK, Seat(0)), [1; 20]);
}

/// The lowest level wins every won game of small piles, and says what it thought.
#[test]
fn won_games_of_nim_are_won_and_explained() {
    for piles in [[1, 2, 2], [3, 2, 1], [2, 2, 1], [1, 1, 1], [3, 3, 1]] {
        let mut dealer = Seeded::new(0);
        let setup = NimSetup { piles: Some(piles) };
        let nim = Nim::deal(&setup, &mut Table::silent(&mut dealer)).unwrap();
        let mut bot = Search::new(5, LEVELS[0].plan);
        let take = bot.choose(Veil::new(&nim, Seat(0)));
        let mut after = nim.clone();
        after.apply(Seat(0), take, &mut Table::silent(&mut dealer));
        assert_eq!(nim.mover_wins(), !after.mover_wins() && nim.mover_wins(), "{piles:?}");
        let thoughts = bot.thoughts().expect("there was a choice");
        assert_eq!(thoughts.alternatives[0].action, take);
        let visits: u32 = thoughts.alternatives.iter().map(|thought| thought.visits).sum();
        assert!(visits <= LEVELS[0].plan.iterations + 16, "{visits} of the planned");
        assert!(thoughts.alternatives.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
    }
}

#[test]
fn an_only_answer_is_not_thought_about() {
    let nim = NimSetup { piles: Some([1, 1, 1]) };
    let mut nim = Nim::deal(&nim, &mut Table::silent(&mut Seeded::new(0))).unwrap();
    let mut bot = Search::new(5, LEVELS[4].plan);
    for seat in [0, 1] {
        let take = bot.choose(Veil::new(&nim, Seat(seat)));
        nim.apply(Seat(seat), take, &mut Table::silent(&mut Seeded::new(0)));
    }
    assert!(bot.thoughts().is_some());
    bot.choose(Veil::new(&nim, Seat(0)));
    assert_eq!(bot.thoughts(), None);
}

/// With no time at all it answers what one-step bots would.
#[test]
fn a_guard_ends_the_thinking_and_not_the_answer() {
    let walk = Walk::new(BAIT, 0);
    let mut bot = Search::new(1, SMALL).within(Duration::ZERO);
    assert_eq!(bot.choose(Veil::new(&walk, Seat(0))), Go(0), "what looks good");
    assert_eq!(bot.thoughts().map(|thoughts| thoughts.redeals), Some(0));
}
