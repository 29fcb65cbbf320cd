//! Whole conversations with toy games: short, and known word by word.

use super::screen::{Echo, Screen};
use super::session::{Chair, Session};
use super::talk::{Board, Talk};
use super::{USUAL_BOT, YOU};
use crate::reader::{Form, Reader};
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{Seat, Title};
use deckhand_toys::{Bids, Nim, nim::NimSetup};

/// What is on the screen after these lines were typed.
fn talk<G: Title>(lang: &str, setup: G::Setup, seats: &[&'static str], typed: &str) -> String {
    let reader = Reader::new(Some(lang), Form::Text).expect("a language of ours");
    let speech = reader.speech_of::<G>();
    let names: Vec<String> = (0u8..).take(seats.len()).map(|at| speech.seat(Seat(at))).collect();
    let chairs = seats.iter().map(|name| match *name {
        YOU => Chair::Person,
        bot => Chair::Bot(bot, by_name(bot, 1).expect("a known bot")),
    });
    let session =
        Session::<G>::deal(setup, chairs.collect(), Seeded::new(7)).expect("a legal setup");
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let screen = Screen::new(&mut input, &mut output, Echo::On);
    Talk::new(&reader, session, screen, &names, Board::EveryTurn)
        .game(7)
        .expect("a screen that takes all");
    String::from_utf8(output).expect("text")
}

/// A person against a bot, with piles of one, two and three stones.
fn nim(lang: &str, typed: &str) -> String {
    talk::<Nim>(lang, NimSetup { piles: Some([1, 2, 3]) }, &[YOU, USUAL_BOT], typed)
}

/// Two persons take turns at the screen.
fn nim_of_two(typed: &str) -> String {
    talk::<Nim>("en", NimSetup { piles: Some([1, 2, 3]) }, &[YOU, YOU], typed)
}

fn bids(seats: &[&'static str], typed: &str) -> String {
    let setup = Bids::setup("bids", seats.len() as u8, &[]).expect("a legal setup");
    talk::<Bids>("en", setup, seats, typed)
}

/// What was answered to each line typed.
fn answers(text: &str) -> Vec<String> {
    let after = |part: &str| part.split_once('\n').map_or("", |(_, rest)| rest).trim().to_string();
    text.split("\n> ").skip(1).map(after).collect()
}

#[test]
fn the_opening_the_question_and_the_end_of_the_input() {
    let told = nim("en", "");
    assert_eq!(
        told,
        "nim, Nim. Seed 7: with --seed 7 the same game is dealt again.\n\
         Three piles; whoever takes the last stone wins.\n\
         Player 1 (you): a person\n\
         Player 2: bot “greedy”\n\
         Type “help” to see what can be typed, “card” to read the cards that are in question.\n\n\
         The piles have 1, 2 and 3 stones. [N1]\n\n\
         1: 1\n2: 2\n3: 3\n\n\
         How many stones from which pile? [N3]\n \
         1  Take 1 stone from pile 1  (take 1 from 1)\n \
         2  Take 1 stone from pile 2  (take 1 from 2)\n \
         3  Take 2 stones from pile 2  (take 2 from 2)\n \
         4  Take 1 stone from pile 3  (take 1 from 3)\n \
         5  Take 2 stones from pile 3  (take 2 from 3)\n \
         6  Take 3 stones from pile 3  (take 3 from 3)\n\
         > \n\
         The input has ended, so the game stops here, after 0 answers of yours.\n"
    );
}

#[test]
fn answers_by_number_by_notation_and_by_its_beginning() {
    for typed in ["3", "#3", "take 2 from 2", "TAKE  2 from 2 "] {
        let told = answers(&nim("en", &format!("{typed}\n")));
        assert!(told[0].starts_with("Player 1 (you) took 2 stones from pile 2. [N3]"), "{told:?}");
    }
    let told = nim("en", "take 3\n");
    assert!(told.contains("Player 1 (you) took 3 stones from pile 3. [N3]"), "{told}");
}

#[test]
fn words_make_the_list_shorter_and_back_makes_it_longer() {
    let told = answers(&nim("en", "take 1\npile 3\nback\nback\n"));
    assert!(
        told[0].contains("“take 1”: 3 answers. “back” shows the others again.")
            && told[0].ends_with("(take 1 from 3)"),
        "{told:?}"
    );
    assert!(
        told[1].contains("“take 1” › “pile 3”: 1 answer. “back” shows the others again.\n 1  Take 1 stone from pile 3"),
        "{told:?}"
    );
    assert!(told[2].contains("“take 1”: 3 answers"), "{told:?}");
    assert!(told[3].contains(" 6  Take 3 stones from pile 3"), "{told:?}");
}

#[test]
fn why_not_and_why() {
    for (lang, word, refused, possible) in [
        (
            "en",
            "why",
            "Pile 1 has only 1 stone. [N3]",
            "That is possible now: Take 1 stone from pile 1.",
        ),
        (
            "de",
            "warum",
            "Haufen 1 hat nur 1 Stein. [N3]",
            "Das ist jetzt möglich: 1 Stein von Haufen 1 nehmen.",
        ),
        (
            "ru",
            "почему",
            "В кучке 1 только 1 камень. [N3]",
            "Сейчас это можно: Взять 1 камень из кучки 1.",
        ),
    ] {
        let typed =
            format!("take 3 from 1\n{word} take 3 from 1\n{word} take 1 from 1\n{word} 1\n");
        let told = answers(&nim(lang, &typed));
        assert_eq!(told[..4], [refused, refused, possible, possible], "{lang}");
    }
}

#[test]
fn a_typo_gets_the_nearest_answer_and_nothing_is_lost() {
    let told = answers(&nim("en", "tkae 2 from 2\nundp\n17\ntake 2 from 2\n"));
    assert!(told[0].ends_with("Did you mean “take 2 from 2”?"), "{told:?}");
    assert!(told[1].ends_with("Did you mean “undo”?"), "{told:?}");
    assert_eq!(told[2], "There is no number 17 in the list. It goes from 1 to 6.");
    assert!(told[3].starts_with("Player 1 (you) took 2 stones"), "{told:?}");
}

#[test]
fn what_follows_what_happened_and_the_rules() {
    let told = answers(&nim("en", "look 4\nrule\nrule n4\nlog\nlook\n"));
    assert_eq!(
        told[0],
        "Take 1 stone from pile 3: this would surely follow.\n  \
         Player 1 (you) took 1 stone from pile 3. [N3]\n\
         It could be taken back until somebody else acts, and Player 2 does so at once."
    );
    assert!(told[1].starts_with("N3  Taking\n  A turn takes one or more stones"), "{told:?}");
    assert!(told[2].starts_with("N4  The end\n  Whoever takes the last stone wins."), "{told:?}");
    assert_eq!(told[3], "The piles have 1, 2 and 3 stones. [N1]");
    assert!(told[4].contains("look 1"), "{told:?}");
}

#[test]
fn a_look_names_the_bots_that_end_the_taking_back_and_not_persons() {
    let told = answers(&nim_of_two("look 1\n"));
    assert!(told[0].ends_with("It could be taken back until somebody else acts."), "{told:?}");
    let told = answers(&bids(&[YOU, YOU], "1\nlook 1\n"));
    assert!(told[1].contains("It could not be taken back: something is drawn"), "{told:?}");
}

#[test]
fn undo_and_redo_until_somebody_else_has_acted() {
    let told = nim_of_two("take 3 from 3\nundo\nredo\nundo\ntake 1 from 1\nredo\n");
    let told = answers(&told);
    assert!(told[1].contains("Taken back: Take 3 stones from pile 3."), "{told:?}");
    assert!(told[1].contains("It is the turn of Player 1 (you)."), "{told:?}");
    assert!(told[2].contains("Played again: Take 3 stones from pile 3."), "{told:?}");
    assert!(told[3].contains(" 6  Take 3 stones from pile 3"), "{told:?}");
    assert_eq!(told[5], "There is nothing to play again.");
    let told = answers(&nim("en", "undo\n1\nundo\n"));
    assert_eq!(told[0], "There is nothing to take back.");
    assert_eq!(told[2], "This can not be taken back: somebody else has acted since.");
}

#[test]
fn each_person_sees_the_own_secrets_only() {
    let told = answers(&bids(&[YOU, YOU], "1\n1\n"));
    let (second, first_again) = (&told[0], &told[1]);
    assert!(second.contains("Player 1 drew a card. [B1]"), "{second}");
    assert!(second.contains("Player 1 laid down a bid. [B3]"), "{second}");
    assert!(second.contains("Player 2 (you) drew Number 8. [B1]"), "{second}");
    assert!(!second.contains("Number 4"), "the card that seat 1 laid down: {second}");
    assert!(first_again.contains("Player 1 (you) laid down Number 4. [B3]"), "{first_again}");
    assert!(first_again.contains("Player 2 laid down a bid. [B3]"), "{first_again}");
}

#[test]
fn only_the_own_answers_are_counted_when_the_game_is_left() {
    let told = bids(&["greedy", YOU], "quit\n");
    assert!(told.contains("laid down a bid. [B3]"), "the bot has answered: {told}");
    assert!(told.ends_with("You leave the game after 0 answers of yours.\n"), "{told}");
    let told = bids(&["greedy", YOU], "");
    assert!(told.ends_with("so the game stops here, after 0 answers of yours.\n"), "{told}");
    let told = bids(&[YOU, YOU], "1\nquit\n");
    assert!(
        told.ends_with("You leave the game after 0 answers of yours.\n"),
        "the second sits there: {told}"
    );
    let told = nim("en", "1\nquit\n");
    assert!(told.ends_with("You leave the game after 1 answer of yours.\n"), "{told}");
}

#[test]
fn bots_alone_are_watched_to_the_end() {
    let told = bids(&["random", "greedy"], "");
    assert!(told.contains("Player 1 drew Number 4. [B1]"), "{told}");
    assert!(told.ends_with(" won.\n") && !told.contains('>'), "{told}");
}

#[test]
fn always_the_first_answer_reaches_the_end_in_every_language() {
    for (lang, end) in [("en", " won."), ("de", "Gewonnen: "), ("ru", "Победа: ")] {
        let told = nim(lang, &"1\n".repeat(10));
        assert!(told.lines().last().is_some_and(|last| last.contains(end)), "{lang}: {told}");
    }
}

#[test]
fn help_and_quit_in_every_language() {
    for (lang, help, quit) in
        [("en", "help", "quit"), ("de", "hilfe", "ende"), ("ru", "помощь", "выход")]
    {
        let told = answers(&nim(lang, &format!("{help}\n?\n{quit}\n")));
        assert_eq!(told[0], told[1], "{lang}");
        assert!(told[0].lines().count() > 8 && told[0].contains(quit), "{lang}: {told:?}");
        assert_eq!(told.len(), 3, "{lang}: the game goes on after {quit}");
    }
}
