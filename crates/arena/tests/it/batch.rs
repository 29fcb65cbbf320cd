//! Batches count right, are the same for any number of threads, and survive broken games.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use deckhand_arena::{Budget, Plan, Progress, Report, bench, game_seed, simulate};
use deckhand_kernel::{Msg, SetupError, Title};
use deckhand_toys::{Bids, Idle, Nim, bids::BidsSetup, idle::IdleSetup, nim::NimSetup};

fn entries(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

fn plan<'p, G: Title>(
    setup: &'p (dyn Fn(u64) -> Result<G::Setup, SetupError> + Sync),
    names: &[&str],
    games: u64,
) -> Plan<'p, G> {
    Plan { setup, entries: entries(names), games, seed: 11, threads: 2, max_steps: 1_000 }
}

fn run<G: Title>(plan: &Plan<'_, G>) -> Report {
    simulate(plan, &mut |_| {}, &AtomicBool::new(false))
}

/// All but the time.
fn timeless(mut report: Report) -> Report {
    report.elapsed = Duration::ZERO;
    report
}

#[test]
fn any_number_of_threads_gives_the_same() {
    let setup = |_| Ok(BidsSetup { seats: 3 });
    let with = |threads| {
        let plan = Plan { threads, ..plan::<Bids>(&setup, &["greedy", "random", "random"], 200) };
        timeless(run(&plan))
    };
    let one = with(1);
    assert_eq!(one, with(2));
    assert_eq!(one, with(7));
    assert_eq!(one.finished, 200);
    let other = Plan { seed: 12, ..plan::<Bids>(&setup, &["greedy", "random", "random"], 200) };
    assert_ne!(one.digest, run(&other).digest);
}

#[test]
fn everything_is_counted() {
    let setup = |_| Ok(BidsSetup { seats: 3 });
    let report = run(&plan::<Bids>(&setup, &["greedy", "random", "random"], 300));
    assert_eq!(report.decisions, 300 * 3 * 5);
    let lengths = report.lengths.unwrap();
    assert_eq!((lengths.min, lengths.max, lengths.mean), (15, 15, 15.0));
    let wins: u64 = report.wins.iter().map(|entry| entry.wins).sum();
    assert_eq!(wins, report.wins_by_seat.iter().sum());
    assert_eq!(wins + report.draws, 300);
    assert!(report.wins[0].wins > report.wins[1].wins + report.wins[2].wins, "{report:?}");
    let share = report.wins[0].wins as f64 / 300.0;
    assert!(report.wins[0].interval.low < share && share < report.wins[0].interval.high);
    assert!(report.wins_by_seat.iter().all(|&wins| wins > 50), "entries rotate: {report:?}");
    assert!(!report.stopped && report.failures.is_empty());
}

/// From [1, 1, 1] whoever begins wins, whatever anybody does.
#[test]
fn entries_rotate_over_the_seats() {
    let setup = |_| Ok(NimSetup { piles: Some([1, 1, 1]) });
    let report = run(&plan::<Nim>(&setup, &["random", "random"], 10));
    assert_eq!(report.wins_by_seat, [10, 0]);
    let wins: Vec<u64> = report.wins.iter().map(|entry| entry.wins).collect();
    assert_eq!(wins, [5, 5]);
}

#[test]
fn a_broken_game_is_told_and_does_not_stop_the_batch() {
    let setup = |index| match index {
        3 => Err(SetupError(Msg::new("no-such-thing"))),
        5 => panic!("a fault of the rules"),
        7 => Ok(IdleSetup { seats: 2, decisions: 5_000, offers_hundredths: 300 }),
        _ => Ok(IdleSetup { seats: 2, decisions: 50, offers_hundredths: 300 }),
    };
    let report = run(&plan::<Idle>(&setup, &["random", "greedy"], 20));
    assert_eq!((report.finished, report.draws), (17, 17));
    let told: Vec<(u64, u64, &str)> = report
        .failures
        .iter()
        .map(|failure| (failure.index, failure.step, failure.reason.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (3, 0, "setup: no-such-thing"),
            (5, 0, "panic: a fault of the rules"),
            (7, 1_000, "not over after 1000 answers"),
        ]
    );
    assert_eq!(report.failures[0].seed, game_seed(11, 3));
    assert_eq!(report.failures[0].seats, ["greedy", "random"]);
}

/// A batch of one game, begun with the seed of a game in another batch, is that game.
#[test]
fn a_game_can_be_played_again_by_its_seed() {
    let setup = |_| Ok(BidsSetup { seats: 2 });
    let ends = |games, seed| {
        let plan = Plan { seed, ..plan::<Bids>(&setup, &["random", "random"], games) };
        run(&plan).wins_by_seat
    };
    let one_by_one: Vec<Vec<u64>> = (0..40).map(|index| ends(1, game_seed(11, index))).collect();
    let sum = |seat: usize| one_by_one.iter().map(|wins| wins[seat]).sum::<u64>();
    assert_eq!(ends(40, 11), [sum(0), sum(1)]);
}

#[test]
fn a_stopped_batch_tells_what_it_knows() {
    let stop = AtomicBool::new(false);
    let setup = |index| {
        if index == 30 {
            stop.store(true, Ordering::Relaxed);
        }
        Ok(BidsSetup { seats: 2 })
    };
    let plan = plan::<Bids>(&setup, &["random", "random"], 1_000_000);
    let mut last = None;
    let report = simulate(&plan, &mut |progress: Progress| last = Some(progress), &stop);
    assert!(report.stopped);
    assert!((31..40).contains(&report.finished), "{} games", report.finished);
    let last = last.unwrap();
    assert_eq!((last.done, last.planned, last.failed), (report.finished, 1_000_000, 0));
    assert_eq!(last.decisions, report.decisions);
}

#[test]
fn a_bench_counts_what_it_plays() {
    let budget = Budget {
        warm_up: Duration::ZERO,
        round: Duration::from_micros(200),
        rounds: 3,
        most_rounds: 4,
        tolerance: 10,
    };
    let setup = IdleSetup { seats: 4, decisions: 400, offers_hundredths: 1_725 };
    let report = bench::<Idle>(&setup, &budget).unwrap();
    assert!(report.playouts >= 3);
    assert_eq!(report.decisions, 400 * report.playouts);
    assert_eq!((report.mean_offers, report.seats, report.unfinished), (17.25, 4, 0));
    assert_eq!(report.state_bytes, size_of::<Idle>());
    let setup = IdleSetup { seats: 40, ..setup };
    assert!(bench::<Idle>(&setup, &budget).is_err());
}
