//! How often each card was bought and each of its sentences used in random games with random legal decks of two to four players: `cargo run
//! --release -p game-megacorp --example uses -- GAMES [FIRST]`. A sentence that holds as long as its card lies in play
//! counts whenever the card comes into play. What was never used is listed at the end.

#[path = "../tests/support/decks.rs"]
mod decks;

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Status, Table, Title, Told};
use game_megacorp::{ALL, CARDS, Event, Megacorp, When};

struct Uses {
    played: Vec<u64>,
    sentences: Vec<Vec<u64>>,
    longest: usize,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(2000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let mut uses = Uses {
        played: vec![0; ALL],
        sentences: CARDS.iter().map(|card| vec![0; card.says.len()]).collect(),
        longest: 0,
    };
    for seed in first..first + games {
        uses.play(seed);
    }
    uses.print();
}

impl Uses {
    fn play(&mut self, seed: u64) {
        let mut dealer = Seeded::new(seed);
        let mut chooser = Seeded::new(!seed);
        let seats = 2 + (seed % 3) as u8;
        let options = decks::random_decks(seats, &mut chooser);
        let setup = Megacorp::setup("invest", seats, &options).expect("a legal setup");
        let mut told = Vec::new();
        let mut game = Megacorp::deal(&setup, &mut Table::telling(&mut dealer, &mut told))
            .expect("a legal setup");
        let mut legal = Vec::new();
        let mut answers = 0;
        while let Status::Asking(seats) = game.status() {
            let seat = seats.iter().next().unwrap_or_default();
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chooser.draw(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
            answers += 1;
        }
        self.longest = self.longest.max(answers);
        told.iter().for_each(|told| self.happened(told));
    }

    fn happened(&mut self, told: &Told<Event>) {
        match told.event {
            Event::Entered(_, card, ..) => {
                let at = usize::from(card.0);
                self.played[at] += 1;
                for (number, said) in card.card().says.iter().enumerate() {
                    self.sentences[at][number] += u64::from(said.when == When::Always);
                }
            }
            Event::Effect(_, card, number) => {
                let at = usize::from(card.0);
                self.played[at] += u64::from(card.card().is_event());
                self.sentences[at][usize::from(number) - 1] += 1;
            }
            _ => {}
        }
    }

    fn print(&self) {
        let mut never = Vec::new();
        for (at, (played, used)) in self.played.iter().zip(&self.sentences).enumerate() {
            let slug = CARDS[at].slug;
            println!("{slug:34} played {played:7}  used {used:?}");
            if *played == 0 {
                never.push(slug.to_string());
            }
            let unused = used.iter().enumerate().filter(|(_, count)| **count == 0);
            never.extend(unused.map(|(number, _)| format!("{slug}-{}", number + 1)));
        }
        println!("most answers in a game: {}", self.longest);
        println!("never used: {}", if never.is_empty() { "none".into() } else { never.join(", ") });
    }
}
