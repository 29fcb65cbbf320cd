//! Many games at once.

use crate::{deckhand, modes, names};

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for game in names() {
        let run = |threads| {
            let args =
                format!("sim {game} --games 30 --seats random,greedy --seed 5 --threads {threads}");
            let run = deckhand(&format!("{args} --json"));
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            run.json()
        };
        let (one, three) = (run(1), run(3));
        for key in
            ["wins", "wins_by_seat", "draws", "failures", "decisions", "mean_decisions", "digest"]
        {
            assert_eq!(one[key], three[key], "{key}");
        }
        let sum = |key: &str| -> u64 {
            one[key].as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).sum()
        };
        assert_eq!(sum("wins"), sum("wins_by_seat"));
        assert_eq!(one["games"], 30);
        let other = deckhand(&format!("sim {game} --games 30 --seed 6 --json")).json();
        assert_ne!(one["digest"], other["digest"]);
    }
}

#[test]
fn every_mode_can_be_simulated_and_is_told_in_every_language() {
    for (game, mode, min, _) in modes() {
        let seats = vec!["random"; min as usize].join(",");
        for lang in ["en", "de", "ru"] {
            let args = format!("sim {game} --mode {mode} --games 3 --seats {seats} --lang {lang}");
            let said = deckhand(&args).fine();
            assert!(said.contains("95") && !said.contains('{'), "{said}");
        }
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_batch_prints_what_is_known() {
    let game = &names()[0];
    let child = crate::start(&format!("sim {game} --games 100000000 --seats random,random --json"));
    std::thread::sleep(std::time::Duration::from_millis(700));
    crate::play::interrupt(&child);
    let run = crate::finished(child);
    assert_eq!(run.code, Some(1), "{run:?}");
    let json = run.json();
    assert_eq!(json["interrupted"], true);
    assert!(
        json["games"].as_u64() > Some(0) && json["games"].as_u64() < Some(100_000_000),
        "{json}"
    );
}
