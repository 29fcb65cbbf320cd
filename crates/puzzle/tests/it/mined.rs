//! Puzzles made from games: what is written down is what was proved, and threads do not matter.

use core::sync::atomic::AtomicBool;
use deckhand_kernel::{Game as _, Scene, Title as _};
use deckhand_puzzle::{AimText, Found, Mine, aims, check_text, mine};
use deckhand_scenario::Ids;
use game_leduc::Leduc;

fn found(threads: usize, aims: &[AimText]) -> Vec<Found> {
    let plan = Mine::<Leduc> {
        setup: Leduc::setup("leduc", 2, &[]).expect("a mode"),
        mode: Leduc::MODES[0].name,
        options: &[],
        bots: &["random", "greedy"],
        games: 60,
        seed: 5,
        threads,
        max_steps: 100,
        budget: 1_000,
        most_keys: 2,
        most_greedy: 20,
        least_answers: 1,
        aims,
    };
    mine(&plan, &Ids, &mut |_, _| {}, &AtomicBool::new(false))
}

#[test]
fn what_is_found_holds_and_is_the_same_for_any_number_of_threads() {
    let aims = aims(Leduc::AIMS);
    let one = found(1, &aims);
    assert!(one.len() >= 3, "{one:?}");
    let texts = |found: &[Found]| found.iter().map(|found| found.text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&one), texts(&found(3, &aims)));
    for found in &one {
        let checked = check_text::<Leduc>("mined.scn", &found.text, 1_000);
        assert_eq!(checked.len(), 1);
        assert_eq!((checked[0].keys, checked[0].answers), (found.keys, found.answers));
    }
}

#[test]
fn aims_are_filled_in_by_the_position() {
    let mut draft = Leduc::draft("leduc", 2, &[]).expect("a mode");
    for words in [["card", "1:", "king-of-spades"], ["round", "1:", "check"]] {
        Leduc::place(&mut draft, &words).expect("a statement");
    }
    let game = Leduc::finish(draft).expect("a position");
    let text = "goal over\npuzzle First\ngoal value chips $seat > $now+1\n\npuzzle Second # yes\n\
        goal value card $other = $now\npuzzle Third\ngoal value card 1 = $now-1";
    let aims = aims(text);
    let titles: Vec<&str> = aims.iter().map(|aim| aim.title.as_str()).collect();
    assert_eq!(titles, ["First", "Second # yes", "Third"]);
    let seat = deckhand_kernel::Seat(1);
    assert!(game.at_rest());
    assert_eq!(aims[0].lines(&game, 2, seat), Some(vec!["goal value chips 2 > 0".to_owned()]));
    let card = vec!["goal value card 1 = king-of-spades".to_owned()];
    assert_eq!(aims[1].lines(&game, 2, seat), Some(card));
    assert_eq!(aims[2].lines(&game, 2, seat), None, "nothing can be taken off a card");
}
