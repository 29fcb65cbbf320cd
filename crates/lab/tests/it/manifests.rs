//! Manifests: what is understood, and what is pointed at when it is not.

use crate::support::planned;
use deckhand_arena::Pairing;
use deckhand_kernel::LANGUAGES;
use deckhand_lab::{Arrangement, TEXTS};
use deckhand_words::{Lang, Speech};

const GOOD: &str = "game = \"bids\"\ngames = 10\nbots = [\"greedy\", \"random\", \"random\"]\n";

/// Each word that is wrong, in a manifest that is right but for it, and what is put in its place.
const BAD: [(&str, &str); 16] = [
    ("gmes = 10\ngame = \"bids\"\ngames = 10\nbots = \"random\"", "gmes"),
    ("game = \"bids\"\ngames = 0\nbots = \"random\"", "0"),
    ("game = \"bids\"\ngames = \"ten\"\nbots = \"random\"", "\"ten\""),
    ("game = \"bids\"\ngames = 1\nbots = 3", "3"),
    ("game = \"bids\"\ngames = 1\nbots = [\"greedy\", 2]", "2"),
    ("game = \"bids\"\ngames = 1\nbots = [\"greedy\", \"rnadom\"]", "\"rnadom\""),
    ("game = \"bids\"\ngames = 1\nplayers = 5\nbots = \"random\"", "5"),
    (
        "game = \"bids\"\ngames = 1\nplayers = 3\nbots = [\"random\", \"greedy\"]",
        "[\"random\", \"greedy\"]",
    ),
    ("game = \"bids\"\ngames = 1\nbots = [[\"random\"], [\"random\"]]", "[\"random\"]"),
    ("game = \"bids\"\nmode = \"bdis\"\ngames = 1\nbots = \"random\"", "\"bdis\""),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\ndecks = [\"mine\"]", "[\"mine\"]"),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\n[options]\nhand = 3", "hand"),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\n[options]\nhand = 1.5", "1.5"),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\n[record]\ncard = true", "card"),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\n[record]\ncards = 1", "1"),
    ("game = \"bids\"\ngames = 1\nbots = \"random\"\nrecord = 1", "1"),
];

fn speeches() -> Vec<Speech> {
    let speech = |lang: Lang| Speech::new(lang, &[TEXTS[lang.index()]]).expect("Fluent");
    Lang::ALL.map(speech).into()
}

#[test]
fn a_wrong_word_is_underlined_in_every_language() {
    assert!(planned(GOOD).is_ok());
    for (text, word) in BAD {
        let faults = planned(text).expect_err(word);
        let at: Vec<&str> = faults.iter().map(|fault| &text[fault.span.clone()]).collect();
        assert_eq!(at, [word], "{text}");
        for speech in speeches() {
            let said = faults[0].render("a.toml", text, &speech);
            assert!(said.contains("[a.toml:") && said.contains("╰──"), "{said}");
            assert_eq!(speech.faults(), [""; 0], "{said}");
        }
    }
}

#[test]
fn a_typo_gets_the_word_that_was_meant() {
    for (text, meant) in
        [(BAD[0].0, "games"), (BAD[5].0, "random"), (BAD[9].0, "bids"), (BAD[13].0, "cards")]
    {
        let faults = planned(text).expect_err(meant);
        for (speech, lang) in speeches().iter().zip(LANGUAGES) {
            let said = faults[0].render("a.toml", text, speech);
            assert!(said.contains(meant), "{lang}: {said}");
        }
    }
}

#[test]
fn what_is_missing_is_named_and_what_is_no_toml_is_said() {
    let faults = planned("games = 3").expect_err("two keys are missing");
    let said: Vec<String> =
        faults.iter().map(|it| it.render("a", "games = 3", &speeches()[0])).collect();
    assert_eq!(said.len(), 2);
    assert!(said.concat().contains("“game”") && said.concat().contains("“bots”"), "{said:?}");
    assert_eq!(planned("game = \"bids").expect_err("no end").len(), 1);
    assert!(!planned("").expect_err("nothing").is_empty());
}

/// A line-up is turned until it looks the same again: every bot sits in every seat on the same deal, and no game is played
/// twice.
#[test]
fn every_entry_sits_in_every_seat() {
    let turns = |bots: &str| -> Vec<u8> {
        let plan =
            planned(&format!("game = \"bids\"\ngames = 1\nbots = {bots}")).expect("good").plan;
        plan.arrangements.iter().map(|Arrangement { turn, .. }| *turn).collect()
    };
    assert_eq!(turns("\"greedy\""), [0]);
    assert_eq!(turns("[\"greedy\", \"random\", \"random\"]"), [0, 1, 2]);
    assert_eq!(turns("[\"greedy\", \"random\", \"greedy\", \"random\"]"), [0, 1]);
    let plan = planned(GOOD).expect("good").plan;
    assert_eq!(
        (plan.rounds, plan.games()),
        (4, 12),
        "whole rounds, at least as many games as asked for"
    );
    for place in 0..3 {
        let seats = plan.arrangements.iter();
        let sat: Vec<usize> = seats
            .map(|it| (0..3).find(|&seat| plan.entry_place(it, seat) == place).expect("a seat"))
            .map(usize::from)
            .collect();
        let mut sorted = sat.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2], "entry {place} sat in {sat:?}");
    }
    let first = plan.pairing(0);
    let second = plan.pairing(1);
    assert_eq!(first.seed, second.seed, "games of a round have the same deal");
    let seeds = |game: &Pairing<'_>| game.bots.iter().map(|(_, seed)| *seed).collect::<Vec<u64>>();
    assert_eq!(seeds(&first), seeds(&second), "and so do the bots in their seats");
    assert_ne!(first.seed, plan.pairing(3).seed);
}
