//! How often each faction is on the winning side when it is drafted at random and both players are greedy, how often
//! those win who installed a certain card at least once, and how often the start player wins:
//! `cargo run --release -p game-sectors --example factions -- GAMES [FIRST]`.

use deckhand_bots::Greedy;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Outcome, Seat, Status, Table, Title, Veil};
use game_sectors::{ALL, Action, Ask, CARDS, Faction, Sectors};

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(10_000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let (mut won, mut played) = ([0u64; 10], [0u64; 10]);
    let (mut with, mut of) = ([0u64; ALL], [0u64; ALL]);
    let (mut starter, mut decided) = (0u64, 0u64);
    for seed in first..first + games {
        // The same deal with the seats swapped comes next.
        let start = if seed % 2 == 0 { "1" } else { "2" };
        let options = [("first_player".to_string(), start.to_string())];
        let setup = Sectors::setup("duel", 2, &options).expect("a legal setup");
        let mut dealer = Seeded::new(seed / 2);
        let mut draft = Seeded::stream(seed / 2, 1);
        let mut bots = [Greedy::<Sectors>::new(seed * 2 + 7), Greedy::<Sectors>::new(seed * 2 + 8)];
        let mut game =
            Sectors::deal(&setup, &mut Table::silent(&mut dealer)).expect("a legal setup");
        let mut factions = [const { Vec::new() }; 2];
        let mut cards = [[false; ALL]; 2];
        let outcome = loop {
            let seat = match game.status() {
                Status::Over(outcome) => break outcome,
                Status::Asking(seats) => seats.iter().next().unwrap_or_default(),
            };
            let action = if game.ask(seat) == Some(Ask::Draft) {
                let mut offers = Vec::new();
                game.legal(seat, &mut offers);
                offers[draft.draw(offers.len() as u32) as usize]
            } else {
                bots[seat.index()].choose(Veil::new(&game, seat))
            };
            match action {
                Action::Draft(faction) => factions[seat.index()].push(faction),
                Action::Install { card, .. }
                | Action::Restore { card, .. }
                | Action::Buy { card, .. } => {
                    cards[seat.index()][usize::from(card.0)] = true;
                }
                _ => {}
            }
            game.apply(seat, action, &mut Table::silent(&mut dealer));
        };
        let Outcome::Won(winners) = outcome else { continue };
        decided += 1;
        let starts = Seat(u8::from(start == "2"));
        starter += u64::from(winners.has(starts));
        for (seat, cards) in [Seat(0), Seat(1)].into_iter().zip(&cards) {
            for card in (0..ALL).filter(|&card| cards[card]) {
                of[card] += 1;
                with[card] += u64::from(winners.has(seat));
            }
        }
        for (seat, factions) in [Seat(0), Seat(1)].into_iter().zip(&factions) {
            for &faction in factions {
                played[faction as usize] += 1;
                won[faction as usize] += u64::from(winners.has(seat));
            }
        }
    }
    println!("{decided} of {games} games decided");
    println!("start player: {}", share(starter, decided));
    for faction in Faction::ALL {
        let at = faction as usize;
        println!("{}: {}", faction.name().to_uppercase(), share(won[at], played[at]));
    }
    for (card, printed) in CARDS.iter().enumerate() {
        println!("{}: {}", printed.slug, share(with[card], of[card]));
    }
}

/// A share in per cent with its 95 % interval (normal approximation, samples are large).
fn share(won: u64, played: u64) -> String {
    let n = played.max(1) as f64;
    let p = won as f64 / n;
    let half = 1.96 * (p * (1.0 - p) / n).sqrt();
    format!("{:.1} % ± {:.1} of {played}", p * 100.0, half * 100.0)
}
