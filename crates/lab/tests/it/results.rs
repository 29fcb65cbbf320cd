//! Results folders: the same bytes whatever happened on the way, and nothing lost.

use crate::support::{files, folder, manifest, planned, some, whole};
use deckhand_arena::share_of;
use deckhand_kernel::Seat;
use deckhand_lab::{Folder, Head, Opened, Results, Trouble, report};
use deckhand_toys::Bids;
use std::fs::{self, OpenOptions};
use std::io::Write as _;

const BOTS: &str = "[\"greedy\", \"random\", \"random\"]";

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let text = manifest(24, BOTS);
    let (one, two) = (folder("one-thread"), folder("two-threads"));
    whole(&one, &text, 1);
    whole(&two, &text, 2);
    let known = files(&one);
    let names: Vec<&str> = known.keys().map(String::as_str).collect();
    let expected = ["cards", "decisions", "games"].map(|name| format!("{name}.parquet"));
    let mut expected: Vec<String> = expected.into();
    expected.extend(
        ["manifest.toml", "questions.parquet", "rules.parquet", "summary.json"].map(Into::into),
    );
    assert_eq!(names, expected);
    assert_eq!(known, files(&two));
}

/// After every game once, with half a line behind it, as a crash would leave it.
#[test]
fn an_experiment_interrupted_anywhere_ends_with_the_same_bytes() {
    let text = manifest(9, BOTS);
    let through = folder("through");
    whole(&through, &text, 1);
    let known = files(&through);
    for after in 0..9 {
        let path = folder(&format!("interrupted-{after}"));
        assert!(!some(&path, &text, 2, after).expect("no trouble"), "games are missing");
        let journal = path.join("journal.jsonl");
        let mut torn = OpenOptions::new().append(true).open(&journal).expect("a journal");
        torn.write_all(b"{\"game\":8,\"end\":{\"won\"").expect("written");
        drop(torn);
        match Results::read(&path) {
            Err(Trouble::Unfinished(_, done, 9)) => assert_eq!(done, after),
            other => panic!("{other:?}"),
        }
        assert!(some(&path, &text, 2, u64::MAX).expect("no trouble"));
        assert_eq!(files(&path), known, "after {after} games");
        fs::remove_dir_all(&path).expect("a folder");
    }
    // A finished folder stays as it is.
    whole(&through, &text, 2);
    assert_eq!(files(&through), known);
}

/// What is read back from the tables is what the arena plays by itself, without anybody watching.
#[test]
fn tables_read_back_say_what_was_played() {
    let text = manifest(12, BOTS);
    let path = folder("read-back");
    whole(&path, &text, 2);
    let results = Results::read(&path).expect("finished");
    let planned = planned(&text).expect("good");
    assert_eq!((results.games, results.broken, results.rows.len()), (12, 0, 12));
    for row in &results.rows {
        let pairing = planned.plan.pairing(row.game);
        let setup = planned.setups[row.place].clone();
        let game = pairing.play::<Bids>(|| Ok(setup), &mut ()).expect("a game");
        let scores: Vec<f64> = (0..3).map(|seat| share_of(game.outcome, Seat(seat))).collect();
        assert_eq!(row.scores, scores);
        assert_eq!(
            (row.decisions, row.digest.as_str()),
            (game.steps, &*format!("{:016x}", game.hash))
        );
    }
    let report = report(&results).expect("readable");
    let decisions: u64 = results.rows.iter().map(|row| row.decisions).sum();
    assert_eq!(results.decisions, decisions);
    assert_eq!(report.questions.iter().map(|it| it.count).sum::<u64>(), decisions);
    // Every answer is a bid, and the rule of bids tells of each.
    let bidding = report.rules.iter().find(|it| it.what == "B3").expect("the rule");
    assert_eq!((bidding.count, bidding.games), (decisions, 12));
    // Each card exists once, so in each game at most one seat has drawn it, and nobody has any in play.
    assert!(!report.cards.is_empty());
    for card in &report.cards {
        assert!((1..=12).contains(&card.with[0].count), "{card:?}");
        assert_eq!((card.with[1].count, card.with[2].count), (0, 0));
    }
    // Shares of all seats add up to the whole game.
    let all: f64 = report.seats.iter().map(|rate| rate.share).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
}

#[test]
fn games_that_break_are_kept_and_named() {
    let text = manifest(3, "\"random\"").replace("[record]", "max_steps = 2\n[record]");
    let path = folder("broken");
    whole(&path, &text, 1);
    let results = Results::read(&path).expect("finished");
    assert_eq!((results.games, results.broken), (0, 3));
    assert!(results.rows.iter().all(|row| !row.is_finished));
    let summary = fs::read_to_string(path.join("summary.json")).expect("a summary");
    assert!(summary.contains("not over after 2 answers"), "{summary}");
    assert_eq!(report(&results).expect("readable").lengths, Vec::<u64>::new());
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let text = manifest(3, BOTS);
    let open = |path: &std::path::Path, change: &dyn Fn(&mut Head)| {
        let mut head = Head::of::<Bids>(planned(&text).expect("good").plan);
        change(&mut head);
        Folder::open(path, head, &text).map(|_| ())
    };
    let path = folder("other");
    for finished in [false, true] {
        some(&path, &text, 1, if finished { 9 } else { 2 }).expect("no trouble");
        let before = files(&path);
        let differs = |change: &dyn Fn(&mut Head), what: &str| match open(&path, change) {
            Err(Trouble::Other(_, found)) => assert_eq!(found, what),
            other => panic!("{what}: {other:?}"),
        };
        differs(&|head| head.version = "9.9.9".into(), "version");
        differs(&|head| head.deckhand_lab = 9, "version");
        differs(&|head| head.catalogue = "0".into(), "catalogue");
        differs(&|head| head.rules = "0".into(), "rules");
        differs(&|head| head.plan.seed = 9, "seed");
        differs(&|head| head.plan.rounds = 9, "games");
        differs(&|head| head.plan.max_steps = 9, "manifest");
        assert_eq!(files(&path), before);
    }
    let foreign = folder("foreign");
    fs::create_dir_all(&foreign).expect("a folder");
    fs::write(foreign.join("thesis.txt"), "years of work").expect("a file");
    assert!(matches!(open(&foreign, &|_| ()), Err(Trouble::Foreign(_))));
    assert!(matches!(Results::read(&foreign), Err(Trouble::Foreign(_))));
    assert_eq!(files(&foreign).len(), 1);
}

#[test]
fn a_bad_line_is_named_and_a_second_process_refused() {
    let text = manifest(3, BOTS);
    let path = folder("busy");
    let head = || Head::of::<Bids>(planned(&text).expect("good").plan);
    let first = Folder::open(&path, head(), &text).expect("new");
    assert!(matches!(first, Opened::Open(_)));
    assert!(matches!(Folder::open(&path, head(), &text), Err(Trouble::Busy(_))));
    drop(first);
    let journal = path.join("journal.jsonl");
    let head_line = fs::read_to_string(&journal).expect("a journal");
    fs::write(&journal, format!("{head_line}nonsense\n")).expect("written");
    assert!(matches!(Folder::open(&path, head(), &text), Err(Trouble::BadLine(_, 2))));
}
