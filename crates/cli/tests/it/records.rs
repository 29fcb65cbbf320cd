//! Records: written, replayed, and refused when they are not what was written.

use crate::{deckhand, fresh, names, typed};
use std::fs;
use std::path::PathBuf;

/// A finished game as a file, and its lines.
fn recorded(game: &str, name: &str) -> (PathBuf, Vec<String>) {
    let file = fresh(&format!("{name}-{game}.jsonl"));
    let args = format!("play {game} --seats you,random --seed 9 --record {}", file.display());
    typed(&args, &"1\n".repeat(20_000)).fine();
    let text = fs::read_to_string(&file).expect("a record");
    (file, text.lines().map(str::to_string).collect())
}

/// The sentence on standard error for a record with these lines, whatever was shown before it.
#[track_caller]
fn refusal(file: &PathBuf, lines: &[String], end: &str, code: i32) -> String {
    fs::write(file, lines.join("\n") + end).expect("the file can be written");
    let run = deckhand(&format!("replay --verify {}", file.display()));
    assert_eq!(run.code, Some(code), "{run:?}");
    run.err
}

#[test]
fn a_record_replays_and_verifies() {
    for game in names() {
        let (file, lines) = recorded(&game, "good");
        let answers = lines.len() - 2;
        assert!(lines[lines.len() - 1].starts_with("{\"over\":"), "{:?}", lines.last());
        let said = deckhand(&format!("replay --verify {}", file.display())).fine();
        assert!(said.contains(&format!("{answers} answers")), "{said}");
        let log = deckhand(&format!("replay {}", file.display())).fine();
        assert!(log.contains(&format!("\n{answers}. Player ")), "every answer is numbered");
        assert!(log.lines().filter(|line| line.ends_with(']')).count() > 5, "events cite rules");
        for view in ["public", "1", "2", "all"] {
            let args = format!("replay {} --at 3 --view {view}", file.display());
            assert!(!deckhand(&args).fine().is_empty(), "{args}");
        }
        let json = deckhand(&format!("replay --json {}", file.display())).json();
        assert_eq!(json["game"], game.as_str());
        assert_eq!(json["decisions"], answers);
        assert_eq!(json["verified"], true);
    }
}

#[test]
fn positions_and_views_that_do_not_exist() {
    let (file, _) = recorded(&names()[0], "views");
    let said = deckhand(&format!("replay {} --at 100000", file.display())).refused(2);
    assert!(said.contains("100000"), "{said}");
    let said = deckhand(&format!("replay {} --view 7", file.display())).refused(2);
    assert!(said.contains("all, public or a seat from 1 to 2"), "{said}");
    let said = deckhand("replay no-such-file.jsonl").refused(2);
    assert!(said.starts_with("no-such-file.jsonl can not be read"), "{said}");
}

#[test]
fn a_truncated_record_is_told_with_its_line() {
    for game in names() {
        let (file, lines) = recorded(&game, "cut");
        let mut cut = lines[..5].to_vec();
        cut[4].truncate(20);
        let said = refusal(&file, &cut, "", 1);
        assert!(said.starts_with("Line 5 is cut off"), "{said}");
        // What is whole is shown all the same.
        let run = deckhand(&format!("replay {}", file.display()));
        assert!(run.out.contains("\n3. Player ") && run.code == Some(1), "{run:?}");
        cut[0].truncate(30);
        let said = refusal(&file, &cut[..1], "", 2);
        assert!(said.starts_with("Line 1 is cut off"), "{said}");
    }
}

#[test]
fn an_edited_record_is_told_with_its_line() {
    for game in names() {
        let (file, lines) = recorded(&game, "edited");
        let changed = |line: usize, from: &str, to: &str| {
            let mut lines = lines.clone();
            let edited = lines[line - 1].replacen(from, to, 1);
            assert_ne!(edited, lines[line - 1], "line {line} has {from}");
            lines[line - 1] = edited;
            lines
        };
        let hash = |line: usize| {
            let at = lines[line - 1].rfind("\"hash\":\"").expect("a hash") + 8;
            lines[line - 1][at..at + 16].to_string()
        };
        let zeros = "0".repeat(16);
        for (edited, line) in [
            (changed(3, &hash(3), &zeros), 3),
            (changed(1, &hash(1), &zeros), 1),
            (changed(4, "\"seat\":", "\"seat\":1"), 4),
            (changed(4, "\"learned\":", "\"lerned\":"), 4),
            (changed(6, "{", ""), 6),
            (changed(lines.len(), "\"over\":", "\"over\":\"lost\",\"x\":"), lines.len()),
        ] {
            let said = refusal(&file, &edited, "\n", 1);
            assert!(said.starts_with(&format!("Line {line}: ")), "line {line}: {said}");
        }
        let mut missing = lines.clone();
        missing.remove(5);
        assert!(refusal(&file, &missing, "\n", 1).starts_with("Line 6: "));
        let said = refusal(&file, &lines[..lines.len() - 1], "\n", 1);
        assert!(said.starts_with("The last line is missing"), "{said}");
        let mut longer = lines.clone();
        longer.push(lines[1].clone());
        let said = refusal(&file, &longer, "\n", 1);
        assert!(said.starts_with(&format!("Line {}: ", longer.len())), "{said}");
    }
}

#[test]
fn foreign_files_other_games_and_other_versions_are_refused() {
    let (file, lines) = recorded(&names()[0], "foreign");
    for foreign in ["", "hello", "{\"game\":\"chess\"}", "[1,2]", "\u{0}\u{1}"] {
        let said = refusal(&file, &[foreign.to_string()], "\n", 2);
        assert!(said.contains("is not a record of Deckhand"), "{foreign:?}: {said}");
    }
    fs::write(&file, [0xff, 0xfe, 0x00]).expect("the file can be written");
    let said = deckhand(&format!("replay {}", file.display())).refused(2);
    assert!(said.contains("is not a record of Deckhand"), "{said}");

    let with = |key: &str, value: serde_json::Value| {
        let mut head: serde_json::Value = serde_json::from_str(&lines[0]).expect("JSON");
        head[key] = value;
        let mut lines = lines.clone();
        lines[0] = head.to_string();
        lines
    };
    let said = refusal(&file, &with("game", "chess".into()), "\n", 2);
    assert!(said.contains("There is no game “chess”"), "{said}");
    let said = refusal(&file, &with("rules", "0123456789abcdef".into()), "\n", 1);
    assert!(said.contains("another version of the rules"), "{said}");
    let said = refusal(&file, &with("catalogue", "0123456789abcdef".into()), "\n", 1);
    assert!(said.contains("other cards"), "{said}");
    let said = refusal(&file, &with("deckhand_record", 99.into()), "\n", 1);
    assert!(said.contains("format 99"), "{said}");
}

#[test]
fn a_file_that_exists_is_left_alone() {
    let (file, lines) = recorded(&names()[0], "kept");
    let game = &names()[0];
    let said = deckhand(&format!("play {game} --record {}", file.display())).refused(2);
    assert!(said.contains("exists already"), "{said}");
    let now = fs::read_to_string(&file).expect("still there");
    assert_eq!(now.lines().collect::<Vec<_>>(), lines);
    let said = deckhand(&format!("play {game} --record /no/such/folder/game.jsonl")).refused(2);
    assert!(said.contains("can not be written"), "{said}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_does_not_stop_the_game() {
    for game in names() {
        let args = format!("play {game} --seats you,random --seed 9 --record /dev/full");
        let run = typed(&args, &"1\n".repeat(20_000));
        assert_eq!(run.code, Some(1), "{run:?}");
        assert!(run.err.contains("The record can not be written"), "{run:?}");
        assert!(run.out.contains("The record in /dev/full is not complete"), "{run:?}");
        let without =
            typed(&format!("play {game} --seats you,random --seed 9"), &"1\n".repeat(20_000));
        assert!(run.out.starts_with(&without.fine()), "the game itself is the same");
    }
}

#[test]
fn answers_taken_back_are_in_the_record_and_are_verified_too() {
    for game in names() {
        let file = fresh(&format!("undo-{game}.jsonl"));
        // Questions that are passed without asking would be answers too.
        let args = format!("play {game} --seats you,you --seed 2 --pass never");
        // The first answer that shows nothing to anybody; the answers before it do.
        let script = |nth| format!("{}undo\nredo\nundo\n2\n1\n", "1\n".repeat(nth));
        let can_be_taken_back =
            |nth: &usize| typed(&args, &script(*nth)).fine().contains("Taken back: ");
        let nth = (1..30).find(can_be_taken_back).expect("an answer that can be taken back");
        let back = typed(&format!("{args} --record {}", file.display()), &script(nth)).fine();
        assert!(back.contains("Played again: "), "{back}");
        let record = fs::read_to_string(&file).expect("a record");
        assert_eq!(record.lines().filter(|line| *line == "{\"undo\":true}").count(), 2, "{record}");
        let log = deckhand(&format!("replay {}", file.display())).fine();
        assert!(log.contains(&format!("\n{nth} is taken back.\n")), "{log}");
        let json = deckhand(&format!("replay --json {}", file.display())).json();
        assert_eq!((&json["decisions"], &json["taken_back"]), (&(nth + 1).into(), &2.into()));

        // A change in an answer that was taken back is found as well.
        let mut lines: Vec<String> = record.lines().map(str::to_string).collect();
        let at = lines[nth].rfind("\"hash\":\"").expect("a hash") + 8;
        lines[nth].replace_range(at..at + 16, &"0".repeat(16));
        assert!(refusal(&file, &lines, "\n", 1).starts_with(&format!("Line {}: ", nth + 1)));
    }
}

#[test]
fn answers_taken_back_by_consent_are_verified_across_what_was_learned() {
    for game in names() {
        let (file, lines) = recorded(&game, "agreed");
        let at = (1..lines.len()).find(|&at| lines[at].contains("\"learned\":true"));
        let at = at.expect("an answer that shows something");
        let agreed = |undo: &str| {
            let mut back = lines[..=at].to_vec();
            back.push(undo.to_string());
            back.extend_from_slice(&lines[at..]);
            back
        };
        fs::write(&file, agreed("{\"undo\":true,\"agreed\":true}").join("\n") + "\n")
            .expect("room");
        let json = deckhand(&format!("replay --verify --json {}", file.display())).json();
        let fits = (&json["verified"], &json["taken_back"]);
        assert_eq!(fits, (&true.into(), &1.into()), "{game}: {json}");
        let said = refusal(&file, &agreed("{\"undo\":true}"), "\n", 1);
        assert!(said.starts_with(&format!("Line {}: ", at + 2)), "{game}: {said}");
    }
}
