//! `play --pass`: which questions are put to a person, and that the game is the same whichever are.
//!
//! Only Berserk has questions that let a seat answer what others do.

use crate::{deckhand, fresh, text, typed};
use serde_json::Value;

/// Such a question on the screen.
const REPLY: &str = "\nAnswer with a fast action, or pass. [B5.3]\n";

/// What is told of a game played with these arguments and this input, and its record.
fn played(name: &str, args: &str, input: &str) -> (String, String) {
    let file = fresh(name);
    let told = typed(&format!("play berserk {args} --record {}", file.display()), input).fine();
    (told, std::fs::read_to_string(&file).expect("a record"))
}

/// Always the first answer, oftener than any game asks.
fn ones() -> String {
    "1\n".repeat(20_000)
}

/// How many answers each such question had that was put.
fn choices(told: &str) -> Vec<usize> {
    let list = |after: &str| after.lines().take_while(|line| !line.starts_with("> ")).count();
    told.split(REPLY).skip(1).map(list).collect()
}

/// The answers of persons in a record, as they would be typed.
fn answers(record: &str) -> Vec<String> {
    let mut lines = record.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let players = lines.next().expect("a header")["players"].clone();
    let by_person =
        |line: &Value| line["seat"].as_u64().map(|seat| &players[seat as usize] == "you");
    lines.filter(|line| by_person(line) == Some(true)).map(|line| text(&line["action"])).collect()
}

/// A game of these seats in which such questions were put with and without a choice: its arguments, what was told of it,
/// and its record. A question without a choice is put to whoever has a card face down, and not every game has one.
fn mixed(name: &str, seats: &str) -> (String, String, String) {
    let mut games = (1..50).map(|seed| {
        let args = format!("--seats {seats} --seed {seed}");
        let (told, record) = played(name, &format!("{args} --pass never"), &ones());
        (args, told, record)
    });
    let has_both = |told: &str| {
        let choices = choices(told);
        choices.contains(&1) && choices.iter().any(|&answers| answers > 1)
    };
    games.find(|(_, told, _)| has_both(told)).expect("a game with both")
}

#[test]
fn never_puts_every_question_smart_those_with_a_choice_and_always_none() {
    let (args, told, record) = mixed("which.jsonl", "you,random");
    let mut with_a_choice = choices(&told);
    with_a_choice.retain(|&answers| answers > 1);

    let (smart, same) = played("which.jsonl", &format!("{args} --pass smart"), &ones());
    assert_eq!(choices(&smart), with_a_choice);
    // Whoever has nothing else to answer passes, asked or not.
    assert_eq!(same, record);

    let (always, other) = played("which.jsonl", &format!("{args} --pass always"), &ones());
    assert_eq!(choices(&always).len(), 0);
    assert!(answers(&other).contains(&"pass".to_string()), "questions were passed");
}

#[test]
fn smart_is_usual() {
    let (args, never, _) = mixed("usual.jsonl", "you,you");
    let usual = played("usual.jsonl", &args, &ones());
    assert_ne!(usual.0, never);
    assert_eq!(usual, played("usual.jsonl", &format!("{args} --pass smart"), &ones()));
}

/// The record holds every answer, what it made happen and the position after it: all that anybody else can be told.
#[test]
fn what_is_passed_is_the_same_to_everybody_else_as_what_is_asked_and_passed() {
    for seats in ["you,you", "you,random"] {
        let (args, ..) = mixed("same.jsonl", seats);
        for pass in ["smart", "always"] {
            let (few, passed) = played("same.jsonl", &format!("{args} --pass {pass}"), &ones());
            let all = answers(&passed).join("\n") + "\n";
            let (many, asked) = played("same.jsonl", &format!("{args} --pass never"), &all);
            assert_eq!(passed, asked, "{seats}, {pass}");
            let (few, many) = (choices(&few).len(), choices(&many).len());
            assert!(few < many, "{seats}, {pass}: {few} questions instead of {many}");
        }
    }
}

#[test]
fn a_wrong_value_is_refused_with_the_right_ones() {
    let said = deckhand("play berserk --pass sometimes").refused(2);
    for word in ["sometimes", "--pass", "never", "smart", "always"] {
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn undo_goes_behind_what_was_passed_without_asking() {
    for passing in ["smart", "always"] {
        let input = format!("{}undo\nundo\nundo\nquit\n", "1\n".repeat(60));
        let args = format!("--seats you,you --seed 7 --pass {passing}");
        let (told, _) = played("undo.jsonl", &args, &input);
        let taken: Vec<&str> =
            told.lines().filter(|line| line.starts_with("Taken back: ")).collect();
        assert_eq!(taken.len(), 3, "{passing}: {taken:?}");
        assert!(!taken.contains(&"Taken back: Pass."), "{passing}: {taken:?}");
    }
}
