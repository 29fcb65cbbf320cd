//! Decks for walks and tests: those that come with the game, and legal ones made by chance.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Decks, Listed};
use game_berserk::{ALL, BerserkDecks, Card, CardId, Edition, Editions, Profile};

fn profile(edition: Edition) -> Profile {
    let of_edition = |profile: &Profile| profile.edition == edition;
    Profile::ALL.into_iter().find(of_edition).expect("an edition has a profile")
}

/// The decks of an edition that come with the game.
#[allow(dead_code, reason = "not every walk uses them")]
pub(crate) fn ready(edition: Edition) -> Vec<Vec<CardId>> {
    let line = format!("profile {}", profile(edition).name);
    let of_edition = BerserkDecks::READY.iter().filter(|deck| deck.text.contains(&line));
    of_edition.map(|deck| cards(deck.text)).collect()
}

fn cards(text: &str) -> Vec<CardId> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    lines
        .filter_map(|(count, slug)| Some((count.parse::<usize>().ok()?, CardId::named(slug)?)))
        .flat_map(|(count, card)| std::iter::repeat_n(card, count))
        .collect()
}

/// A legal deck of an edition by chance.
#[allow(dead_code, reason = "not every walk uses them")]
pub(crate) fn by_chance(edition: Edition, seed: u64) -> Vec<CardId> {
    let mut dealer = Seeded::new(seed);
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
        let listed = |card: &CardId| Listed { line: 1, card: Some(card.card().number), count: 1 };
        if profile(edition).faults(&deck.iter().map(listed).collect::<Vec<_>>()).is_empty() {
            return deck;
        }
    }
}
