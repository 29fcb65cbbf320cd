//! The puzzles that come with the games: enough of them, proved, not trivial, and with titles in every language.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer as _, Scene, Status, Table};
use deckhand_puzzle::check_text;
use deckhand_registry::{Visitor, with_game};
use deckhand_words::{Lang, Speech};
use std::collections::BTreeSet;

/// Positions that the proof of a puzzle may take here.
const BUDGET: u64 = 30_000;

struct Prove;

impl Visitor for Prove {
    type Out = ();

    fn visit<G: Scene>(self) {
        let puzzles = check_text::<G>(G::NAME, G::PUZZLES, BUDGET);
        assert!(puzzles.len() >= 10, "{} puzzles", puzzles.len());
        let titles: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(titles.len(), puzzles.len(), "each has a title of its own");
        for puzzle in &puzzles {
            // Not every answer will do, and looking one step ahead is not enough.
            assert!(puzzle.keys <= 3 && puzzle.keys < puzzle.offers, "{puzzle:?}");
            assert!(puzzle.answers >= 2 && puzzle.greedy <= 10, "{puzzle:?}");
        }
        for lang in Lang::ALL {
            let speech = Speech::new(lang, &[G::texts()[lang.index()]]).expect("Fluent");
            for puzzle in &puzzles {
                assert!(speech.has(&puzzle.id), "{lang}: {}", puzzle.id);
                if lang == Lang::En {
                    assert_eq!(speech.word(&puzzle.id), puzzle.title);
                }
            }
            let leftover = G::texts()[lang.index()]
                .lines()
                .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
                .filter(|id| id.starts_with("puzzle-") && !titles.contains(id));
            assert_eq!(leftover.collect::<Vec<_>>(), Vec::<&str>::new(), "{lang}");
        }
    }
}

#[test]
fn disastles() {
    with_game("disastles", Prove).expect("a game");
}

#[test]
fn berserk() {
    with_game("berserk", Prove).expect("a game");
}

#[test]
fn sectors() {
    with_game("sectors", Prove).expect("a game");
}

#[test]
fn megacorp() {
    with_game("megacorp", Prove).expect("a game");
}

struct Come;

impl Visitor for Come {
    type Out = bool;

    fn visit<G: Scene>(self) -> bool {
        !G::PUZZLES.is_empty()
    }
}

/// Whoever adds a game is asked for its puzzles here. Leduc poker has none: with open cards it is decided by the rank of
/// the public card alone.
#[test]
fn every_game_is_in_this_list() {
    let with: Vec<&str> = deckhand_registry::names()
        .iter()
        .copied()
        .filter(|name| with_game(name, Come) == Ok(true))
        .collect();
    assert_eq!(with, ["disastles", "berserk", "sectors", "megacorp"]);
    assert_eq!(deckhand_registry::names().len(), with.len() + 1, "all but Leduc poker");
}

/// Positions of games of chance, said in statements: how many make a position again, and how many do not.
struct Said;

impl Visitor for Said {
    type Out = (u32, u32);

    fn visit<G: Scene>(self) -> (u32, u32) {
        let (mode, mut made, mut not_made) = (&G::MODES[0], 0, 0);
        let setup = G::setup(mode.name, mode.usual, &[]).expect("the usual setup");
        for seed in 0..3 {
            let mut dealer = Seeded::new(seed);
            let mut game = G::deal(&setup, &mut Table::silent(&mut dealer)).expect("a game");
            for _ in 0..300 {
                let Status::Asking(asked) = game.status() else { break };
                if let Some(said) = game.statements() {
                    match again::<G>(mode.name, mode.usual, &said) {
                        Some(again) => {
                            let offers = |game: &G| {
                                let mut offers = Vec::new();
                                asked.iter().for_each(|seat| game.legal(seat, &mut offers));
                                offers
                            };
                            assert_eq!(again.statements(), Some(said));
                            assert_eq!(again.status(), game.status());
                            made += u32::from(offers(&again) == offers(&game));
                            not_made += u32::from(offers(&again) != offers(&game));
                        }
                        None => not_made += 1,
                    }
                }
                let seat = asked.iter().next().expect("somebody is asked");
                let mut offers = Vec::new();
                game.legal(seat, &mut offers);
                let nth = dealer.draw(offers.len() as u32) as usize;
                game.apply(seat, offers[nth], &mut Table::silent(&mut dealer));
            }
        }
        (made, not_made)
    }
}

/// The position that these statements make.
fn again<G: Scene>(mode: &str, seats: u8, said: &[String]) -> Option<G> {
    let mut draft = G::draft(mode, seats, &[]).ok()?;
    for statement in said {
        let mut words: Vec<&str> = statement.split(' ').collect();
        words[0] = words[0].trim_end_matches(':');
        G::place(&mut draft, &words).ok()?;
    }
    G::finish(draft).ok()
}

/// What no statement can say, such as texts that have worked in this round, may make a difference, but rarely does.
#[test]
fn positions_said_in_statements_are_made_again() {
    for name in deckhand_registry::names() {
        let (made, not_made) = with_game(name, Said).expect("a game");
        println!("{name}: {made} made again, {not_made} not");
        assert!(made >= 10 && made > 2 * not_made, "{name}: {made} made again, {not_made} not");
    }
}
