//! How often each card was played and each of its sentences and each ability used in random games: `cargo run --release
//! -p game-sectors --example uses -- GAMES [FIRST]`. A sentence that holds by itself counts whenever its card comes to lie
//! face-up; all others count when they are carried out. Abilities count when they do something. What was never used is
//! listed at the end, abilities included.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Status, Table, Title, Told};
use game_sectors::{ALL, Action, CARDS, CardId, Event, Faction, Sectors, Setup, When};

/// Six cards that all have to lie face-up are more than random games can be expected to bring together.
const ASSEMBLE: &str = include_str!("../tests/scenarios/cards/abilities.scn");

/// What was counted.
struct Uses {
    played: Vec<u64>,
    sentences: Vec<Vec<u64>>,
    unlocked: [u64; 10],
    abilities: [u64; 10],
    longest: usize,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(2000);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let setup = Sectors::setup("duel", 2, &[]).expect("a legal setup");
    let mut uses = Uses {
        played: vec![0; ALL],
        sentences: CARDS.iter().map(|card| vec![0; card.says.len()]).collect(),
        unlocked: [0; 10],
        abilities: [0; 10],
        longest: 0,
    };
    for seed in first..first + games {
        uses.play(&setup, seed);
    }
    uses.print();
}

impl Uses {
    /// Plays one game at random and counts.
    fn play(&mut self, setup: &Setup, seed: u64) {
        let mut dealer = Seeded::new(seed);
        let mut told = Vec::new();
        let mut game = Sectors::deal(setup, &mut Table::telling(&mut dealer, &mut told))
            .expect("a legal setup");
        let mut chooser = Seeded::new(!seed);
        let mut legal = Vec::new();
        let mut answers = 0;
        while let Status::Asking(seats) = game.status() {
            let seat = seats.iter().next().unwrap_or_default();
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chooser.draw(legal.len() as u32) as usize];
            let before = told.len();
            game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
            self.answered(action, &told[before..]);
            answers += 1;
        }
        self.longest = self.longest.max(answers);
        self.happened(&told);
    }

    fn used(&mut self, faction: Faction) {
        self.abilities[faction as usize] += 1;
    }

    /// Abilities that are a choice, or that only show by what an answer led to.
    fn answered(&mut self, action: Action, told: &[Told<Event>]) {
        match action {
            Action::Restore { .. } => self.used(Faction::Dmp),
            Action::Convert { .. } => self.used(Faction::Sld),
            Action::Bot { at, .. } => {
                // A BOT on a unit.
                let upgraded = |told: &Told<Event>| matches!(told.event, Event::Replaced(_, slot) if slot == at);
                if told.iter().any(upgraded) {
                    self.used(Faction::Swm);
                }
            }
            Action::Buy { price, .. } => {
                let cheaper = |told: &Told<Event>| matches!(told.event, Event::Bought(.., paid) if paid < price);
                if told.iter().any(cheaper) {
                    self.used(Faction::Mod);
                }
            }
            _ => {}
        }
    }

    /// What the events of a game tell.
    fn happened(&mut self, told: &[Told<Event>]) {
        for told in told {
            match told.event {
                Event::Installed(_, card, _)
                | Event::Bought(_, card, ..)
                | Event::Turned(card, _) => {
                    let at = usize::from(card.0);
                    self.played[at] += 1;
                    for (number, sentence) in card.card().says.iter().enumerate() {
                        let holds = sentence.when == When::Always
                            || sentence.when == When::React && sentence.ops.is_empty();
                        self.sentences[at][number] += u64::from(holds);
                    }
                }
                Event::Effect(_, card, number) => {
                    let at = usize::from(card.0);
                    if at < ALL {
                        self.sentences[at][usize::from(number) - 1] += 1;
                    } else if let Some(&faction) = Faction::ALL.get(at - ALL) {
                        self.used(faction);
                    }
                }
                Event::Unlocked(_, faction) => self.unlocked[faction as usize] += 1,
                Event::DrewMore(..) => self.used(Faction::Hex),
                Event::Reserved(..) => self.used(Faction::Bat),
                Event::Returned(..) => self.used(Faction::Ded),
                Event::Assembled(_) => self.used(Faction::Zrd),
                _ => {}
            }
        }
    }

    fn print(&self) {
        for (at, (played, used)) in self.played.iter().zip(&self.sentences).enumerate() {
            println!("{:20} played {played:7}  used {used:?}", CardId(at as u8).notation());
        }
        for faction in Faction::ALL {
            let (unlocked, used) =
                (self.unlocked[faction as usize], self.abilities[faction as usize]);
            println!("{:20} unlocked {unlocked:5}  used {used:6}", faction.name());
        }
        println!("most answers in a game: {}", self.longest);
        let sentences = self.sentences.iter().enumerate().flat_map(|(card, used)| {
            let unused = used.iter().enumerate().filter(|(_, count)| **count == 0);
            unused.map(move |(at, _)| format!("{}-{}", CardId(card as u8).notation(), at + 1))
        });
        let unused = |faction: &Faction| self.abilities[*faction as usize] == 0;
        let abilities = Faction::ALL.into_iter().filter(unused).map(|faction| {
            let covered =
                faction == Faction::Zrd && ASSEMBLE.contains("expect event assembled seat=1");
            let note = if covered { " (covered by a scenario)" } else { "" };
            format!("ability of {}{note}", faction.name())
        });
        let never: Vec<String> = sentences.chain(abilities).collect();
        println!("never used: {}", if never.is_empty() { "none".into() } else { never.join(", ") });
    }
}
