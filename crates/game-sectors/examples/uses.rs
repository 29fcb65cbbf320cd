//! How often each card was played and each of its sentences used in random games: `cargo run --release -p game-sectors
//! --example uses -- GAMES [FIRST]`. A sentence that holds by itself counts whenever its card comes to lie face-up; all
//! others count when they are carried out. What was never used is listed at the end, abilities included.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Status, Table, Title};
use game_sectors::{ALL, CARDS, CardId, Event, Faction, Sectors, When};

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(2000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let setup = Sectors::setup("duel", 2, &[]).expect("a legal setup");
    let mut played = vec![0u64; ALL];
    let mut used: Vec<Vec<u64>> = CARDS.iter().map(|card| vec![0; card.says.len()]).collect();
    let (mut unlocked, mut called, mut longest) = ([0u64; 10], [0u64; 10], 0);
    for seed in first..first + games {
        let mut dealer = Seeded::new(seed);
        let mut told = Vec::new();
        let mut game = Sectors::deal(&setup, &mut Table::telling(&mut dealer, &mut told))
            .expect("a legal setup");
        let mut chooser = Seeded::new(!seed);
        let mut legal = Vec::new();
        let mut actions = 0;
        while let Status::Asking(seats) = game.status() {
            let seat = seats.iter().next().unwrap_or_default();
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chooser.draw(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
            actions += 1;
        }
        longest = longest.max(actions);
        for told in &told {
            match told.event {
                Event::Installed(_, card, _)
                | Event::Bought(_, card, ..)
                | Event::Turned(card, _) => {
                    let at = usize::from(card.0);
                    played[at] += 1;
                    for (number, sentence) in card.card().says.iter().enumerate() {
                        let holds = sentence.when == When::Always
                            || sentence.when == When::React && sentence.ops.is_empty();
                        used[at][number] += u64::from(holds);
                    }
                }
                Event::Effect(_, card, number) => {
                    let at = usize::from(card.0);
                    if at < ALL {
                        used[at][usize::from(number) - 1] += 1;
                    } else if at < ALL + 10 {
                        called[at - ALL] += 1;
                    }
                }
                Event::Unlocked(_, faction) => unlocked[faction as usize] += 1,
                Event::Reserved(..) => called[Faction::Bat as usize] += 1,
                Event::Returned(..) => called[Faction::Ded as usize] += 1,
                Event::Assembled(_) => called[Faction::Zrd as usize] += 1,
                _ => {}
            }
        }
    }
    for (at, (played, used)) in played.iter().zip(&used).enumerate() {
        println!("{:20} played {played:7}  used {used:?}", CardId(at as u8).notation());
    }
    for faction in Faction::ALL {
        let at = faction as usize;
        println!("{:20} unlocked {:5}  called {:6}", faction.name(), unlocked[at], called[at]);
    }
    println!("most answers in a game: {longest}");
    let never = used.iter().enumerate().flat_map(|(card, used)| {
        let unused = used.iter().enumerate().filter(|(_, count)| **count == 0);
        unused.map(move |(at, _)| format!("{}-{}", CardId(card as u8).notation(), at + 1))
    });
    println!("never used: {}", never.collect::<Vec<_>>().join(", "));
}
