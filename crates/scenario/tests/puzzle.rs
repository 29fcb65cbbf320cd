//! Puzzles in files: what is read, and every fault with the place it points at.

mod heap;

use deckhand_kernel::{Dealer, Game as _, Seat, Table};
use deckhand_scenario::{Fault, Ids, Puzzle, parse, parse_all, puzzle, run_text};
use deckhand_words::Lang;
use heap::{Action, Heap, fails_with};

/// The puzzle of these lines: the title is line 1, the game line 2, these lines from 3 on.
fn read(lines: &str) -> Result<Puzzle<Heap>, Fault> {
    let text = format!("puzzle p\ngame heap\n{lines}\n");
    let (puzzles, mut faults) = parse_all("test.scn", &text);
    match puzzles.first() {
        Some(found) => puzzle::<Heap>(found, &Ids),
        None => Err(faults.remove(0)),
    }
}

#[track_caller]
fn fails(lines: &str, at: (usize, usize), underlined: &str, says: &[&str]) {
    let fault = read(lines).expect_err("a faulty puzzle");
    fails_with(&fault, at, underlined, says);
}

#[test]
fn a_puzzle_is_a_position_with_a_task() {
    let lines =
        "stones 9\nturn 2\ngoal winner 2\nwhile value stones > 1\nwithin 3\nsolution take 2 stones";
    let puzzle = read(lines).expect("a puzzle");
    assert_eq!((puzzle.solver, puzzle.within, puzzle.seats), (Seat(1), Some(3), 2));
    assert_eq!(
        puzzle.solutions.iter().map(|(action, _)| *action).collect::<Vec<_>>(),
        [Action::Take(2)]
    );
    assert_eq!(puzzle.goal()[0].text, "winner 2");
    assert_eq!(puzzle.whiles()[0].text, "value stones > 1");
    assert!(puzzle.is_kept(&puzzle.game) && !puzzle.is_reached(&puzzle.game));
}

/// Play and expectations come before the first position; a goal needs all its lines at the same time.
#[test]
fn the_position_may_be_played_up_to() {
    let lines = "stones 9\n1: take 3 stones\nexpect value stones = 6\nchance 4\n2: roll\n\
        goal value stones < 6\ngoal rest 1";
    let puzzle = read(lines).expect("a puzzle");
    assert_eq!(puzzle.solver, Seat(1));
    let mut game = puzzle.game.clone();
    let mut play = |action| {
        game.apply(Seat(1), action, &mut Table::silent(&mut Zeros));
        puzzle.is_reached(&game)
    };
    assert!(!play(Action::Keep));
    assert!(play(Action::Take(1)));
}

/// A dealer for steps without chance.
struct Zeros;

impl Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}

#[test]
fn what_is_missing_or_unknown_is_pointed_at() {
    fails("stones 9", (1, 8), "p", &["has no goal", "goal winner 1"]);
    fails("stones 9\ngoel winner 1", (4, 1), "goel", &["has no goal", "did you mean `goal`"]);
    fails("stones 9\ngoal", (4, 1), "goal", &["what is expected is missing"]);
    fails("stones 9\ngoal winer 1", (4, 6), "winer", &["did you mean `winner`"]);
    fails("stones 9\ngoal value stonse = 1", (4, 12), "stonse", &["did you mean `stones`"]);
    fails("stones 9\ngoal value share 5 = 1", (4, 18), "5", &["no-seat"]);
    fails("stones 9\ngoal winner 4", (4, 1), "goal winner 4", &["there is no seat 4"]);
    fails("stones 9\ngoal event took", (4, 6), "event took", &["true of a position by itself"]);
    fails("stones 9\ngoal winner 1\nwithin soon", (5, 8), "soon", &["from 1 to 1000"]);
    fails("stones 9\ngoal winner 1\nwithin 0", (5, 8), "0", &["from 1 to 1000"]);
    fails("stones 9\ngoal winner 1\nsolver 3", (5, 8), "3", &["there is no seat 3"]);
    fails(
        "stones 9\ngoal winner 2\nsolver 2",
        (5, 8),
        "2",
        &["not asked at the start", "seat 1 is asked"],
    );
    fails(
        "stones 9\ngoal value stones = 9",
        (4, 1),
        "goal value stones = 9",
        &["reached at the start"],
    );
    fails("stones 9\ngoal winner 1\nwhile value stones < 9", (5, 22), "9", &["found:    9"]);
    fails("stones 9\ngoal winner 1\nsolution take 4 stones", (5, 10), "take 4 stones", &["T2"]);
    fails("mode lost\ngoal winner 1", (1, 8), "p", &["over at the start"]);
}

#[test]
fn puzzles_and_scenarios_are_not_mistaken_for_each_other() {
    let summary = run_text::<Heap>("f", "puzzle p\ngame heap\nstones 1\ngoal winner 1\n", &Ids);
    assert_eq!(summary.faults[0].what(), "this is a puzzle and no scenario");
    let scenario = &parse("f", "scenario s\ngame heap\nstones 1\nexpect rest 1\n").unwrap()[0];
    let fault = puzzle::<Heap>(scenario, &Ids).expect_err("no puzzle");
    assert_eq!(fault.what(), "this is a scenario and no puzzle");
    let (_, faults) = parse_all("f", "scenario s\ngame heap\nstones 1\ngoal winner 1\n");
    assert_eq!((faults[0].underlined(), faults[0].line()), ("goal", 4));
    assert_eq!(faults[0].what(), "`goal` belongs to a puzzle");
}

#[test]
fn solutions_have_to_be_all_and_right() {
    let lines = "stones 9\ngoal winner 1\nsolution take 1 stones";
    let text = format!("puzzle p\ngame heap\n{lines}\n");
    let scenario = &parse("f", &text).unwrap()[0];
    let puzzle = puzzle::<Heap>(scenario, &Ids).unwrap();
    assert!(puzzle.wrong_solution(scenario, &[Action::Take(1)]).is_none());
    let wrong = puzzle.wrong_solution(scenario, &[Action::Take(2)]).expect("another one");
    assert_eq!((wrong.underlined(), wrong.line()), ("take 1 stones", 5));
    assert!(wrong.notes()[0].contains("take 2 stones"));
    let more = [Action::Take(1), Action::Take(2)];
    let missing = puzzle.wrong_solution(scenario, &more).expect("one is missing");
    assert_eq!(missing.what(), "`take 2 stones` solves the puzzle too");
}

#[test]
fn faults_are_said_in_every_language() {
    let fault = |lang| read("stones 9").expect_err("no goal").in_lang(lang).what();
    assert_eq!(fault(Lang::En), "this puzzle has no goal");
    assert_eq!(fault(Lang::De), "dieses Rätsel hat kein Ziel");
    assert_eq!(fault(Lang::Ru), "у этой задачи нет цели");
}
