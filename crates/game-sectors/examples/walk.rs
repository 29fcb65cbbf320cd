//! Walks through many random games under all laws: `cargo run --release -p game-sectors --example walk -- GAMES [FIRST]
//! [random | OPTION=VALUE …]`. With `random` the games are shared out over setups whose options are made by chance, other
//! ones for each `FIRST`; otherwise all games have the usual options and those that are given.

use deckhand_chance::Seeded;
use deckhand_kernel::Title;
use deckhand_laws::{Limits, options_by_chance, share_out};
use game_sectors::Sectors;
use std::process::ExitCode;

/// Setups by chance.
const RANDOM: u64 = 32;

type Options = Vec<(String, String)>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().map_while(|word| word.parse().ok()).take(2).collect();
    let games = numbers.first().copied().unwrap_or(1000);
    let first = numbers.get(1).copied().unwrap_or(0);
    let words = &words[numbers.len()..];
    let options: Vec<Options> = if words == ["random"] {
        let by_chance = |at| options_by_chance::<Sectors>(&mut Seeded::new(first * RANDOM + at));
        (0..RANDOM).map(by_chance).collect()
    } else {
        let split = |word: &String| {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            (name.to_string(), value.to_string())
        };
        vec![words.iter().map(split).collect()]
    };
    let setups: Result<Vec<_>, _> =
        options.iter().map(|options| Sectors::setup("duel", 2, options)).collect();
    let setups = match setups {
        Ok(setups) => setups,
        Err(error) => {
            eprintln!("{:?}", error.0);
            return ExitCode::from(2);
        }
    };
    // Cards that are discarded may be shuffled into the draw pile before anybody looks again.
    let limits = Limits { hides: true, shown_stays_in_view: false, ..Limits::default() };
    let print = |at: usize, totals: &_| println!("{}: {totals:?}", line(&options[at]));
    match share_out::<Sectors>(&setups, games, first, &limits, print) {
        Ok(()) => ExitCode::SUCCESS,
        Err((at, failure)) => {
            eprintln!("{}\n{failure}", line(&options[at]));
            ExitCode::FAILURE
        }
    }
}

/// The options as they are typed.
fn line(options: &Options) -> String {
    if options.is_empty() {
        return "usual options".to_string();
    }
    let typed = options.iter().map(|(name, value)| format!("{name}={value}"));
    typed.collect::<Vec<_>>().join(" ")
}
