//! Two bots on the same deals: who is better, by how much, and the same however it is played.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use deckhand_arena::{Bout, Duel, DuelReport, Sequential, Verdict, duel};
use deckhand_kernel::{SetupError, Title};
use deckhand_toys::{Bids, Nim, bids::BidsSetup, nim::NimSetup};

type Setup<'p, G> =
    &'p (dyn Fn() -> Result<<G as deckhand_kernel::Game>::Setup, SetupError> + Sync);

fn plan<'p, G: Title>(setup: Setup<'p, G>, bots: [&str; 2], seats: u8, rounds: u64) -> Duel<'p, G> {
    Duel {
        setup,
        bots: bots.map(ToString::to_string),
        seats,
        together: false,
        rounds,
        seed: 3,
        threads: 2,
        max_steps: 1_000,
        until: None,
    }
}

/// The report without its time, and the games in the order of the batch.
fn run<G: Title>(plan: &Duel<'_, G>, known: &[Bout]) -> (DuelReport, Vec<Bout>) {
    let mut bouts = known.to_vec();
    let mut ended = |bout| bouts.push(bout);
    let mut report = duel(plan, known, &mut ended, &mut |_| {}, &AtomicBool::new(false));
    report.elapsed = Duration::ZERO;
    bouts.sort_by_key(|bout| bout.index);
    (report, bouts)
}

fn bids(seats: u8) -> impl Fn() -> Result<BidsSetup, SetupError> {
    move || Ok(BidsSetup { seats })
}

/// Nim by turns from 7, 7, 7: the first seat wins if it knows how, so that two bots that do win one game of each pair.
#[test]
fn equal_bots_share_every_pair_where_the_seat_decides() {
    let setup = || Ok(NimSetup { piles: Some([7, 7, 7]) });
    let (report, bouts) = run(&plan::<Nim>(&setup, ["greedy", "greedy"], 2, 20), &[]);
    assert_eq!((report.score, report.won_rounds), (0.5, [0, 20, 0]));
    assert_eq!((report.interval.low, report.interval.high), (0.5, 0.5), "pairs, not games");
    assert_eq!(report.games, [20, 0, 20]);
    assert!(bouts.iter().all(|bout| bout.score == f64::from(bout.index % 2 == 0)));
}

/// A bot against itself is the control of every measurement.
#[test]
fn a_bot_against_itself_comes_out_even() {
    for (seats, even) in [(2, 0.5), (3, 1.0 / 3.0)] {
        let setup = bids(seats);
        let (report, _) = run(&plan::<Bids>(&setup, ["random", "random"], seats, 400), &[]);
        assert_eq!(report.even, even);
        assert!(report.interval.low < even && even < report.interval.high, "{report:?}");
        assert_ne!(report.won_rounds[0], 0, "its two selves do not play the same game");
    }
}

#[test]
fn the_better_bot_is_found_and_the_figures_fit_each_other() {
    let setup = bids(3);
    let (report, _) = run(&plan::<Bids>(&setup, ["greedy", "random"], 3, 100), &[]);
    assert!(report.interval.low > report.even, "{report:?}");
    assert_eq!(report.games.iter().sum::<u64>(), 300);
    assert_eq!(report.won_rounds.iter().sum::<u64>(), 100);
    assert_eq!(report.elo, None, "Elo is for two");
    let (other, _) = run(&plan::<Bids>(&setup, ["random", "greedy"], 3, 100), &[]);
    assert!(other.interval.high < other.even, "{other:?}");
}

#[test]
fn threads_and_pauses_do_not_change_the_result() {
    let setup = bids(2);
    let whole = plan::<Bids>(&setup, ["greedy", "random"], 2, 60);
    let (report, bouts) = run(&whole, &[]);
    for threads in [1, 5] {
        assert_eq!(
            run(&Duel { threads, ..plan::<Bids>(&setup, ["greedy", "random"], 2, 60) }, &[]),
            (report.clone(), bouts.clone())
        );
    }
    let some: Vec<Bout> = bouts.iter().copied().filter(|bout| bout.index % 3 == 1).collect();
    assert_eq!(run(&whole, &some), (report, bouts));
}

#[test]
fn a_sequential_test_ends_at_the_same_round_every_time() {
    let setup = bids(2);
    let until = Some(Sequential { margin: 0.05, error: 0.05 });
    let long =
        |threads| Duel { threads, until, ..plan::<Bids>(&setup, ["greedy", "random"], 2, 5_000) };
    let (report, bouts) = run(&long(1), &[]);
    assert_eq!(report.verdict, Some(Verdict::Better));
    assert!(report.rounds < 500 && !report.stopped, "{report:?}");
    assert!(bouts.len() < 1_000, "no more is played than a few games under way");
    assert_eq!(run(&long(4), &[]).0, report);
    let short = Duel { rounds: 12, ..long(2) };
    let (open, _) = run(&Duel { bots: ["random", "random"].map(String::from), ..short }, &[]);
    assert_eq!(open.verdict, Some(Verdict::Open));
}

#[test]
fn a_stop_keeps_whole_rounds() {
    let setup = bids(2);
    let plan = plan::<Bids>(&setup, ["greedy", "random"], 2, 100_000);
    let stop = AtomicBool::new(false);
    let mut games = 0;
    let mut ended = |_| {
        games += 1;
        stop.store(games >= 51, Ordering::Relaxed);
    };
    let report = duel(&plan, &[], &mut ended, &mut |_| {}, &stop);
    assert!(report.stopped && report.rounds >= 20, "{report:?}");
    assert!(report.rounds * 2 <= games);
}

#[test]
fn a_game_that_breaks_is_told_and_its_round_does_not_count() {
    let setup = || Ok(NimSetup { piles: Some([7, 7, 7]) });
    let cut = Duel { max_steps: 1, ..plan::<Nim>(&setup, ["random", "random"], 2, 3) };
    let (report, _) = run(&cut, &[]);
    assert_eq!((report.rounds, report.failures.len()), (0, 6));
    assert_eq!(report.interval.high, 1.0, "nothing is known");
}
