//! A recorded game looked at afterwards, and records that say what bots thought.

use crate::{deckhand, fresh, names, typed};
use std::fs;
use std::path::{Path, PathBuf};

/// A short game between bots as a file.
fn recorded(game: &str, seats: &str, name: &str, more: &str) -> PathBuf {
    let file = fresh(&format!("{name}-{game}.jsonl"));
    let record = file.display();
    deckhand(&format!("play {game} --seats {seats} --seed 5 --record {record} {more}")).fine();
    file
}

/// The record without its last lines: so many answers are left. Reviewing a whole long game takes its time.
fn first_answers(file: &Path, answers: usize) -> PathBuf {
    let text = fs::read_to_string(file).expect("a record");
    let lines: Vec<&str> = text.lines().take(1 + answers).collect();
    let cut = file.with_extension("cut.jsonl");
    fs::write(&cut, lines.join("\n") + "\n").expect("the file can be written");
    cut
}

#[test]
fn every_game_is_reviewed_in_every_language() {
    let langs = [("en", "Turning points"), ("de", "Wendepunkte"), ("ru", "Переломные моменты")];
    for (at, game) in names().into_iter().enumerate() {
        let file = first_answers(&recorded(&game, "random,random", "review", ""), 8);
        // Every language on a quick game, and one on each of the others.
        let langs = if game == "leduc" { &langs[..] } else { &langs[at % 3..=at % 3] };
        for (lang, turning) in langs {
            let page = fresh(&format!("review-{game}-{lang}.html"));
            let args = format!(
                "review {} --level level-1 --games 2 --lang {lang} --html {}",
                file.display(),
                page.display()
            );
            let run = deckhand(&args);
            // A seat may have had no choice in so few answers.
            if run.code == Some(1) {
                assert!(run.out.is_empty() && !run.err.contains('{'), "{run:?}");
                continue;
            }
            let said = run.fine();
            assert!(said.contains(turning) && said.contains("level-1"), "{said}");
            let html = fs::read_to_string(&page).expect("a page");
            for text in [
                &said,
                html.split("<body>").nth(1).unwrap_or("{").split("<script>").next().unwrap_or("{"),
            ] {
                assert!(!text.contains('{') && !text.contains("NaN"), "{text}");
            }
            assert!(html.starts_with(&format!("<!DOCTYPE html><html lang=\"{lang}\">")));
            assert!(html.contains(turning) && !html.contains("http:") && !html.contains("https:"));
        }
    }
}

#[test]
fn a_review_is_the_same_for_any_number_of_threads_and_tells_what_scripts_need() {
    let file = first_answers(&recorded("sectors", "random,random", "threads", ""), 16);
    let args = format!("review {} --seat 2 --level level-1 --games 6 --json", file.display());
    let one = deckhand(&format!("{args} --threads 1")).json();
    assert_eq!(one, deckhand(&format!("{args} --threads 3")).json());
    assert_eq!((&one["seat"], &one["interrupted"]), (&"2".into(), &false.into()));
    let choices = one["choices"].as_array().expect("a list");
    assert!(!choices.is_empty() && choices.len() as u64 == one["planned"].as_u64().expect("n"));
    for choice in choices {
        let same = choice["played"] == choice["chosen"];
        assert_eq!(same, choice["verdict"] == "same", "{choice}");
        let chance = choice["chance"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&chance) && choice["loss"].as_f64() >= Some(0.0));
        assert!(choice["thoughts"]["alternatives"][0]["action"] == choice["chosen"]);
    }
}

#[test]
fn one_seat_alone_and_a_table_that_wins_together() {
    for (mode, seats) in [("solo", "greedy"), ("co-op", "greedy,greedy")] {
        let file = recorded("disastles", seats, mode, &format!("--mode {mode}"));
        let file = first_answers(&file, 10);
        let args = format!("review {} --level level-1 --games 3 --json", file.display());
        let json = deckhand(&args).json();
        assert_eq!((&json["mode"], &json["interrupted"]), (&mode.into(), &false.into()), "{json}");
    }
}

#[test]
fn wrong_use_of_a_review_gets_a_sentence_in_three_languages() {
    let file = first_answers(&recorded("leduc", "random,random", "wrong", ""), 2);
    let record = file.display();
    let say = |lang: &str, more: &str| deckhand(&format!("review {record} --lang {lang} {more}"));
    for (lang, seat, bot, exists) in [
        ("en", "from 1 to 2", "Did you mean “level-3”?", "exists already"),
        ("de", "von 1 bis 2", "level-3", "gibt es schon"),
        ("ru", "от 1 до 2", "level-3", "уже существует"),
    ] {
        let said = say(lang, "--seat 3").refused(2);
        assert!(said.contains(seat), "{said}");
        let said = say(lang, "--level levl-3").refused(2);
        assert!(said.contains(bot), "{said}");
        let said = say(lang, "--playout levl-3").refused(2);
        assert!(said.contains(bot), "{said}");
        let said = say(lang, &format!("--html {record}")).refused(2);
        assert!(said.contains(exists), "{said}");
        let broken = file.with_extension("broken.jsonl");
        let text = fs::read_to_string(&file).expect("a record");
        fs::write(&broken, text.replacen("\"seat\":0", "\"seat\":1", 1)).expect("written");
        let said = deckhand(&format!("review {} --lang {lang}", broken.display())).refused(1);
        assert!(said.contains('2') && !said.contains('{'), "{said}");
        let version = text.replacen("\"deckhand_record\":1", "\"deckhand_record\":99", 1);
        fs::write(&broken, version).expect("written");
        let said = deckhand(&format!("review {} --lang {lang}", broken.display())).refused(1);
        assert!(said.contains("99"), "{said}");
    }
    let said = deckhand("review no-such-file.jsonl").refused(2);
    assert!(said.starts_with("no-such-file.jsonl can not be read"), "{said}");
    assert!(say("en", "--games 1").refused(2).contains("games"));
}

/// What bots think changes nothing but the lines that say it.
#[test]
fn thoughts_are_written_only_when_asked_and_change_nothing() {
    for game in ["leduc", "sectors"] {
        let plain = recorded(game, "level-1,greedy", "plain", "");
        let open = recorded(game, "level-1,greedy", "open", "--record-thoughts");
        let text = |file: &Path| fs::read_to_string(file).expect("a record");
        assert!(!text(&plain).contains("thoughts"), "{game}");
        let mut without = String::new();
        let mut found = 0;
        for line in text(&open).lines() {
            let mut value: serde_json::Value = serde_json::from_str(line).expect("JSON");
            found +=
                usize::from(value.as_object_mut().expect("a line").remove("thoughts").is_some());
            without.push_str(&format!("{value}\n"));
        }
        let same: String = text(&plain)
            .lines()
            .map(|line| {
                format!("{}\n", serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
            })
            .collect();
        assert_eq!(without, same, "{game}");
        assert!(found > 0, "{game}: nothing was thought");
        deckhand(&format!("replay --verify {}", open.display())).fine();
        let json = deckhand(&format!("replay --json {}", open.display())).json();
        assert_eq!(json["thoughts"], found);
        let told = deckhand(&format!("replay --thoughts {}", open.display())).fine();
        assert_eq!(told.matches("compared these answers").count(), found, "{game}");
        // The other player is told nothing of it.
        let told = deckhand(&format!("replay --thoughts --view 2 {}", open.display())).fine();
        assert!(!told.contains("compared these answers"), "{game}");
        let told = deckhand(&format!("replay --thoughts {}", plain.display())).fine();
        assert!(told.contains("does not say what bots thought"), "{game}");
    }
}

#[test]
fn thoughts_need_a_record_and_are_read_with_suspicion() {
    for (lang, said) in [("en", "nowhere"), ("de", "wohin"), ("ru", "некуда")] {
        let told = typed(&format!("play leduc --record-thoughts --lang {lang}"), "").refused(2);
        assert!(told.contains(said) && told.contains("--record"), "{told}");
    }
    let open = recorded("leduc", "level-1,level-1", "edited", "--record-thoughts");
    let text = fs::read_to_string(&open).expect("a record");
    let line = 1 + text.lines().position(|line| line.contains("thoughts")).expect("thoughts");
    fs::write(&open, text.replacen("\"alternatives\":[[\"", "\"alternatives\":[[\"x", 1))
        .expect("written");
    let said = deckhand(&format!("replay --verify {}", open.display())).refused(1);
    assert!(said.starts_with(&format!("Line {line}: ")), "{said}");
}
