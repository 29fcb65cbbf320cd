//! How often each card was played and each of its sentences used in random games: `cargo run --release -p game-berserk
//! --example uses -- GAMES [FIRST]`. Squads are recruited from legal decks made by chance. A sentence that holds by
//! itself counts once for each battle in which its card was revealed; all others count when they are declared or
//! trigger. Sentences that were never used are listed at the end.

#[path = "../tests/support/decks.rs"]
mod decks;

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Seat, Status, Table};
use game_berserk::text::When;
use game_berserk::{ALL, Action, Berserk, CARDS, CardId, Choices, Edition, Event, Setup};

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let mut played = vec![0u64; ALL];
    let mut used: Vec<Vec<u64>> = CARDS.iter().map(|card| vec![0; card.says().len()]).collect();
    for seed in first..first + games {
        let edition = if seed % 2 == 0 { Edition::Relaunch } else { Edition::Classic };
        let decks = [decks::by_chance(edition, seed * 2), decks::by_chance(edition, seed * 2 + 1)];
        count(&Setup { choices: Choices::usual(edition), decks }, seed, &mut played, &mut used);
    }
    for (card, (played, used)) in CARDS.iter().zip(played.iter().zip(&used)) {
        println!("{:3} {:28} played {played:6}  used {used:?}", card.number, card.slug);
    }
    let never = used.iter().enumerate().flat_map(|(card, used)| {
        let unused = used.iter().enumerate().filter(|(_, count)| **count == 0);
        unused.map(move |(at, _)| format!("{}-{}", CARDS[card].slug, at + 1))
    });
    println!("never used: {}", never.collect::<Vec<_>>().join(", "));
}

/// Plays one game at random and counts.
fn count(setup: &Setup, seed: u64, played: &mut [u64], used: &mut [Vec<u64>]) {
    let mut dealer = Seeded::new(seed);
    let mut told = Vec::new();
    let table = &mut Table::telling(&mut dealer, &mut told);
    let mut game = Berserk::deal(setup, table).expect("a legal setup");
    let mut chooser = Seeded::new(!seed);
    let mut legal = Vec::new();
    let mut steps = 0;
    while let Status::Asking(seats) = game.status() {
        let seat = seats.iter().nth(chooser.draw(seats.len()) as usize).unwrap_or(Seat(0));
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chooser.draw(legal.len() as u32) as usize];
        let mut recruits = |slug: &str| {
            let card = CardId::named(slug).expect("a card of the catalogue");
            let says = card.card().says();
            let at = says.iter().position(|sentence| sentence.when == When::Recruit);
            used[usize::from(card.0)][at.expect("a text about recruiting")] += 1;
        };
        match action {
            Action::Link(_) => recruits("linnet"),
            Action::Gold => recruits("tich"),
            Action::Pay(_) => recruits("volnyy-voitel"),
            Action::Spy => recruits("lazutchitsa"),
            Action::Recruit(card) if card.card().slug == "maroder" => recruits("maroder"),
            // Free where there is a card of every cost; how often that is so is counted by a test.
            Action::Recruit(card) if card.card().slug == "vedayushchiy-zapasami" => {
                recruits("vedayushchiy-zapasami");
            }
            _ => {}
        }
        game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
        steps += 1;
        if steps > 5_000 {
            break;
        }
    }
    for told in &told {
        match &told.event {
            Event::Uses(_, card, number, _) | Event::Triggers(_, card, number) => {
                used[usize::from(card.0)][usize::from(*number) - 1] += 1;
            }
            Event::Revealed(who) | Event::Summoned(who) | Event::Attached(who, _) => {
                if let Some(card) = who.card {
                    played[usize::from(card.0)] += 1;
                    for (at, sentence) in card.card().says().iter().enumerate() {
                        if sentence.when == When::Always {
                            used[usize::from(card.0)][at] += 1;
                        }
                    }
                }
            }
            _ => {}
        }
    }
}
