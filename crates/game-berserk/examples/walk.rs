//! Walks through many random games under all laws: `cargo run --release -p game-berserk --example walk -- GAMES [FIRST]
//! [random]`. The ready-made decks of each edition meet each other in both directions; with `random`, legal decks are
//! made by chance instead.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Decks, Listed, Seat};
use deckhand_laws::{Limits, many};
use game_berserk::{
    ALL, Berserk, BerserkDecks, Card, CardId, Choices, Edition, Editions, Profile, Setup,
};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let random = words.next().is_some_and(|word| word == "random");
    let limits = Limits {
        hides: true,
        shown_stays_in_view: false,
        must_end: false,
        max_steps: 5_000,
        ..Limits::default()
    };
    let pairs = pairs(random, first);
    let share = games.div_ceil(pairs.len() as u64);
    for (at, setup) in pairs.iter().enumerate() {
        let start = first + at as u64 * share;
        match many::<Berserk>(setup, start..start + share, &limits) {
            Ok(totals) => println!("{}: {totals:?}", at + 1),
            Err(failure) => {
                eprintln!("{}\n{failure}", setup_line(setup));
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn setup_line(setup: &Setup) -> String {
    setup.decks.iter().map(|deck| game_berserk::deck_line(deck)).collect::<Vec<_>>().join("\n")
}

/// The setups to be walked.
fn pairs(random: bool, first: u64) -> Vec<Setup> {
    let mut setups = Vec::new();
    for edition in [Edition::Relaunch, Edition::Classic] {
        let choices = Choices::usual(edition);
        let decks: Vec<Vec<CardId>> = if random {
            (0..8).map(|at| random_deck(edition, first * 100 + at)).collect()
        } else {
            ready(edition)
        };
        for one in &decks {
            for other in &decks {
                setups.push(Setup { choices, decks: [one.clone(), other.clone()] });
            }
        }
    }
    setups
}

fn ready(edition: Edition) -> Vec<Vec<CardId>> {
    let name = match edition {
        Edition::Relaunch => "profile relaunch",
        Edition::Classic => "profile classic",
    };
    BerserkDecks::READY
        .iter()
        .filter(|deck| deck.text.contains(name))
        .map(|deck| cards(deck.text))
        .collect()
}

fn cards(text: &str) -> Vec<CardId> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    lines
        .filter_map(|(count, slug)| Some((count.parse::<usize>().ok()?, CardId::named(slug)?)))
        .flat_map(|(count, card)| std::iter::repeat_n(card, count))
        .collect()
}

/// A legal deck by chance.
fn random_deck(edition: Edition, seed: u64) -> Vec<CardId> {
    let mut dealer = Seeded::new(seed);
    let profile = Profile::ALL
        .into_iter()
        .find(|profile| profile.edition == edition)
        .expect("an edition has a profile");
    let fits = |card: &Card| card.editions == Editions::Both || edition == Edition::Classic;
    loop {
        let size = 30 + dealer.draw(21) as usize;
        let mut deck: Vec<CardId> = Vec::new();
        while deck.len() < size {
            let card = CardId(dealer.draw(ALL as u32) as u8);
            if fits(card.card()) && deck.iter().filter(|&&other| other == card).count() < 3 {
                deck.push(card);
            }
        }
        let list: Vec<Listed> = deck
            .iter()
            .map(|card| Listed { line: 1, card: Some(card.card().number), count: 1 })
            .collect();
        let _ = Seat(0);
        if profile.faults(&list).is_empty() {
            return deck;
        }
    }
}
