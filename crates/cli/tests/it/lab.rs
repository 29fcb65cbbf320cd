//! Experiments from the terminal: manifests with faults, folders, pages, comparisons.

use crate::{deckhand, finished, fresh, names, start};
use std::fs;
use std::path::{Path, PathBuf};

/// A manifest in a new folder of its own.
fn written(name: &str, text: &str) -> PathBuf {
    let folder = fresh(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("trial.toml");
    fs::write(&file, text).expect("written");
    file
}

/// Runs a manifest to its end; the results folder.
fn ran(name: &str, text: &str) -> PathBuf {
    let file = written(name, text);
    deckhand(&format!("lab run {}", file.display())).fine();
    file.with_file_name("trial-results")
}

fn page(path: &Path) -> String {
    fs::read_to_string(path).expect("a page")
}

#[test]
fn every_game_has_experiments_and_reports_in_every_language() {
    for game in names() {
        let text = format!(
            "game = \"{game}\"\ngames = 6\nbots = \"random\"\n[record]\ndecisions = true\n"
        );
        let file = written(&format!("lab-{game}"), &text);
        let json = deckhand(&format!("lab run {} --json", file.display())).json();
        assert_eq!((&json["games"], &json["broken"]), (&6.into(), &0.into()), "{json}");
        let results = file.with_file_name("trial-results");
        for lang in ["en", "de", "ru"] {
            let said = deckhand(&format!("lab report {} --lang {lang}", results.display())).fine();
            assert!(said.contains("report.html") && !said.contains('{'), "{said}");
            let html = page(&results.join("report.html"));
            // Nothing is fetched from anywhere and nothing leads outside.
            for outside in ["http://", "https://", "src=", "url(", "@import", "<link"] {
                assert!(!html.contains(outside), "{game} {lang}: {outside}");
            }
            assert!(html.contains(&format!("<html lang=\"{lang}\">")));
            assert!(
                !html.contains("lab-") && !html.contains("mode-"),
                "{game} {lang}: an id is shown"
            );
            assert!(html.contains("bots = &quot;random&quot;"), "the manifest stands in the page");
        }
        let report = deckhand(&format!("lab report {} --json", results.display())).json();
        assert_eq!(report["games"], 6);
        assert!(!report["rules"].as_array().expect("a list").is_empty(), "{report}");
        let cards = report["cards"].as_array().expect("a list");
        assert!(!cards.is_empty(), "{game} has cards");
        let catalogue = deckhand(&format!("cards {game} --json")).json();
        let catalogue = catalogue.as_array().expect("a list");
        for card in cards {
            let number = &card["card"];
            assert!(catalogue.iter().any(|face| face["number"] == *number), "{game}: {number}");
            let had = |part: &str| card[part]["count"].as_u64().expect("a number");
            assert!(had("drawn") + had("played") > 0 && had("at_end") <= had("played"), "{card}");
        }
    }
}

#[test]
fn a_fault_is_underlined_and_said_in_every_language() {
    let good = "game = \"berserk\"\ngames = 2\nbots = \"random\"\n";
    for (more, line, said) in [
        ("decks = [\"night-raid\", \"nigt-raid\"]", "4:24", "night-raid"),
        ("[options]\nredeals = 99", "5:11", "99"),
        ("[options]\nredeal = 1", "5:1", "redeals"),
        ("[options]\nfirst_player = [\"roll\", \"dice\"]", "5:25", "dice"),
        ("modes = \"classic\"", "4:1", "mode"),
    ] {
        let file = written("lab-faults", &format!("{good}{more}\n"));
        for lang in ["en", "de", "ru"] {
            let run = deckhand(&format!("lab run {} --lang {lang}", file.display()));
            let told = run.refused(2);
            assert!(told.contains(&format!("trial.toml:{line}]")), "{told}");
            assert!(told.contains(said) && told.contains("╰──"), "{told}");
        }
        assert!(!file.with_file_name("trial-results").exists(), "nothing is begun");
    }
    let file = written("lab-game", "game = \"sektors\"\ngames = 2\nbots = \"random\"\n");
    let told = deckhand(&format!("lab run {}", file.display())).refused(2);
    assert!(told.contains("Did you mean “sectors”?"), "{told}");
    assert!(deckhand("lab run nowhere.toml").refused(2).contains("nowhere.toml"));
    assert!(deckhand("lab report nowhere").refused(1).contains("nowhere"));
}

/// Decks go with their bots, and options with several values are played with each.
#[test]
fn decks_and_options_make_a_grid() {
    let text = "game = \"berserk\"\ngames = 8\nbots = \"random\"\n\
        decks = [\"night-raid\", \"green-bow\"]\n[options]\nsupplement = [true, false]\n";
    let results = ran("lab-grid", text);
    let report = deckhand(&format!("lab report {} --json", results.display())).json();
    let plan = &report["head"]["plan"];
    assert_eq!(plan["arrangements"].as_array().map(Vec::len), Some(4), "two turns of two variants");
    assert_eq!(report["decks"]["night-raid"]["count"], 8);
    assert_eq!(report["variants"].as_array().map(Vec::len), Some(2));
}

#[test]
fn an_experiment_goes_on_after_ctrl_c() {
    let file = written("lab-ctrl-c", "game = \"sectors\"\ngames = 3000\nbots = \"greedy\"\n");
    let folder = file.with_file_name("trial-results");
    let args = format!("lab run {} --threads 1", file.display());
    let child = start(&args);
    let journal = folder.join("journal.jsonl");
    // Ended as soon as a game is there, as a person would do it.
    let is_begun = || fs::metadata(&journal).is_ok_and(|file| file.len() > 20_000);
    for _ in 0..2_000 {
        if is_begun() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let signalled =
        std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(signalled.is_ok_and(|status| status.success()));
    let run = finished(child);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.err.contains("Interrupted") && run.err.contains("3000"), "{run:?}");
    let kept = fs::read_to_string(&journal).expect("kept").lines().count();
    assert!(kept > 1, "a head and some games");
    let told = deckhand(&format!("lab report {}", folder.display())).refused(1);
    assert!(told.contains(&format!("{} of 3000", kept - 1)), "{told}");
    // Another manifest may not go on there.
    let other =
        written("lab-ctrl-c-other", "game = \"sectors\"\ngames = 3000\nbots = \"random\"\n");
    let into = format!("lab run {} --results {}", other.display(), folder.display());
    assert!(deckhand(&into).refused(1).contains("the line-ups"));
    assert_eq!(fs::read_to_string(&journal).expect("kept").lines().count(), kept);
}

#[test]
fn a_change_is_compared_on_the_same_deals() {
    let text = "game = \"leduc\"\ngames = 200\nbots = \"random\"\n";
    let before = ran("change-before", text);
    let after =
        ran("change-after", "game = \"leduc\"\ngames = 400\nbots = [\"greedy\", \"random\"]\n");
    let html = after.with_file_name("diff.html");
    let args = format!("lab diff {} {}", before.display(), after.display());
    let json = deckhand(&format!("{args} --json")).json();
    let of = |name: &str| {
        let bots = json["bots"].as_array().expect("a list");
        bots.iter().find(|bot| bot["name_after"] == name).expect("a bot").clone()
    };
    assert_eq!((&json["games"], &json["rounds"]), (&400.into(), &200.into()));
    assert_eq!(of("greedy")["verdict"], "shown", "{json}");
    for lang in ["en", "de", "ru"] {
        let said = deckhand(&format!("{args} --html {} --lang {lang}", html.display())).fine();
        assert!(said.contains("random → greedy") && !said.contains("lab-"), "{said}");
        assert!(!page(&html).contains("lab-"));
    }
    let same = format!("lab diff {} {0}", before.display());
    assert!(deckhand(&same).fine().contains("Nothing was changed"));
    let seed = ran("change-seed", &format!("{text}seed = 9\n"));
    let told = deckhand(&format!("lab diff {} {} --lang de", before.display(), seed.display()));
    assert!(told.refused(1).contains("Startzahlen"));
}

/// A disk without room: a sentence, and what was played is still there.
#[test]
fn what_can_not_be_written_is_said() {
    let file = written("lab-unwritable", "game = \"leduc\"\ngames = 4\nbots = \"random\"\n");
    let into = file.with_file_name("file");
    fs::write(&into, "no folder").expect("written");
    let told = deckhand(&format!("lab run {} --results {}", file.display(), into.display()));
    assert!(told.refused(1).contains("file"));
    assert_eq!(page(&into), "no folder");
}
