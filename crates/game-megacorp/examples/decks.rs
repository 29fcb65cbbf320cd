//! How often each ready deck beats each other when both players are greedy, seats swapped, and over the whole field; how
//! often the starter wins; how long games are; and for each deck how often it won when a certain card was bought:
//! `cargo run --release -p game-megacorp --example decks -- GAMES [FIRST]`, with GAMES for each pair, half of them in
//! each order of seats. All shares are in per cent with their Wilson intervals at 95 %.

use deckhand_bots::Greedy;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Decks, Game, Outcome, Seat, Status, Table, Title, Veil};
use game_megacorp::{ALL, CARDS, Event, Megacorp, MegacorpDecks};

/// A count of games and of wins in them.
#[derive(Clone, Copy, Default)]
struct Share {
    won: f64,
    of: u64,
}

impl Share {
    fn add(&mut self, won: f64) {
        self.won += won;
        self.of += 1;
    }

    /// In per cent with its 95 % interval by Wilson, which holds at the ends too.
    fn text(self) -> String {
        let n = self.of.max(1) as f64;
        let p = self.won / n;
        let z2 = 1.96f64.powi(2);
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = 1.96 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
        let bounds = [middle - half, middle + half].map(|bound| (bound * 100.0).clamp(0.0, 100.0));
        format!("{:4.1} ({:.1}–{:.1})", p * 100.0, bounds[0], bounds[1])
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let ready = MegacorpDecks::READY;
    let mut pairs = vec![vec![Share::default(); ready.len()]; ready.len()];
    let mut bought = vec![vec![Share::default(); ALL]; ready.len()];
    let (mut starter, mut turns, mut stopped, mut all) = (Share::default(), 0, 0, 0);
    let indices = 0..ready.len();
    let all_pairs = indices.flat_map(|one| (0..one).map(move |two| (one, two)));
    for (one, two) in all_pairs {
        {
            for seed in first..first + games {
                let swapped = seed % 2 == 1;
                let decks = if swapped { [two, one] } else { [one, two] };
                let game = play(decks.map(|deck| ready[deck].name), seed);
                let won = match game.outcome {
                    Outcome::Won(seats) if seats.len() == 1 => {
                        f64::from(u8::from(seats.has(Seat(u8::from(swapped)))))
                    }
                    _ => 0.5,
                };
                pairs[one][two].add(won);
                pairs[two][one].add(1.0 - won);
                for (seat, cards) in game.bought.iter().enumerate() {
                    let (deck, won) =
                        if decks[seat] == one { (one, won) } else { (two, 1.0 - won) };
                    for card in (0..ALL).filter(|&card| cards[card]) {
                        bought[deck][card].add(won);
                    }
                }
                if let Outcome::Won(seats) = game.outcome {
                    starter.add(f64::from(u8::from(seats.has(game.starter))));
                }
                turns += u64::from(game.turns);
                stopped += u64::from(game.stopped);
                all += 1;
            }
        }
    }
    println!("decks -- {games} {first}: seeds {first} to {} for each pair", first + games - 1);
    let heads: Vec<String> = ready
        .iter()
        .map(|deck| format!("{:18}", deck.name.chars().take(16).collect::<String>()))
        .collect();
    println!("{:26} {}  field", "", heads.join("  "));
    for (at, deck) in ready.iter().enumerate() {
        let text = |other: usize| if other == at { "–".into() } else { pairs[at][other].text() };
        let row: Vec<String> =
            (0..ready.len()).map(|other| format!("{:18}", text(other))).collect();
        let field = pairs[at].iter().fold(Share::default(), |sum, pair| Share {
            won: sum.won + pair.won,
            of: sum.of + pair.of,
        });
        println!("{:26} {}  {}", deck.name, row.join("  "), field.text());
    }
    for (at, deck) in ready.iter().enumerate() {
        println!("{}", deck.name);
        for (card, share) in bought[at].iter().enumerate().filter(|(_, share)| share.of > 0) {
            println!("  {:34} {} of {}", CARDS[card].slug, share.text(), share.of);
        }
    }
    println!("starter: {}", starter.text());
    println!(
        "turns: {:.1} on average; {stopped} of {all} games were stopped",
        turns as f64 / all as f64
    );
}

struct Played {
    outcome: Outcome,
    starter: Seat,
    turns: u16,
    stopped: bool,
    bought: [[bool; ALL]; 2],
}

fn play(decks: [&str; 2], seed: u64) -> Played {
    let options: Vec<(String, String)> = decks
        .iter()
        .enumerate()
        .map(|(seat, deck)| (format!("deck_{}", seat + 1), (*deck).to_string()))
        .collect();
    let setup = Megacorp::setup("invest", 2, &options).expect("ready decks are legal");
    let mut dealer = Seeded::new(seed / 2);
    let mut bots = [Greedy::<Megacorp>::new(seed * 2 + 5), Greedy::<Megacorp>::new(seed * 2 + 6)];
    let mut told = Vec::new();
    let mut game =
        Megacorp::deal(&setup, &mut Table::telling(&mut dealer, &mut told)).expect("a legal setup");
    let mut played = Played {
        outcome: Outcome::Lost,
        starter: Seat(0),
        turns: 0,
        stopped: false,
        bought: [[false; ALL]; 2],
    };
    loop {
        for told in told.drain(..) {
            match told.event {
                Event::Begins(seat) => played.starter = seat,
                Event::Turn(turn, _) => played.turns = turn,
                Event::Announced(seat, card) => {
                    played.bought[seat.index()][usize::from(card.0)] = true;
                }
                Event::Stops(_) => played.stopped = true,
                _ => {}
            }
        }
        let seat = match game.status() {
            Status::Over(outcome) => {
                played.outcome = outcome;
                return played;
            }
            Status::Asking(seats) => seats.iter().next().unwrap_or_default(),
        };
        let action = bots[seat.index()].choose(Veil::new(&game, seat));
        game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
    }
}
