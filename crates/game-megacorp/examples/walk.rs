//! Walks through many random games under all laws: `cargo run --release -p game-megacorp --example walk -- PLAYERS GAMES
//! [FIRST] [random | OPTION=VALUE …]`. The games are shared out over decks: the ready ones, each against each in turn, or
//! with `random` decks and options made by chance, other ones for each `FIRST`.

#[path = "../tests/support/decks.rs"]
mod decks;

use deckhand_chance::Seeded;
use deckhand_kernel::{Decks, Title};
use deckhand_laws::{Limits, options_by_chance, share_out};
use game_megacorp::{Megacorp, MegacorpDecks};
use std::process::ExitCode;

/// Setups by chance.
const RANDOM: u64 = 32;

type Options = Vec<(String, String)>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().map_while(|word| word.parse().ok()).take(3).collect();
    let seats = numbers.first().copied().unwrap_or(2) as u8;
    let games = numbers.get(1).copied().unwrap_or(100);
    let first = numbers.get(2).copied().unwrap_or(0);
    let words = &words[numbers.len()..];
    let options: Vec<Options> = if words == ["random"] {
        (0..RANDOM).map(|at| by_chance(seats, &mut Seeded::new(first * RANDOM + at))).collect()
    } else {
        let split = |word: &String| {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            (name.to_string(), value.to_string())
        };
        let given: Options = words.iter().map(split).collect();
        ready(seats).into_iter().map(|decks| [&given[..], &decks[..]].concat()).collect()
    };
    let setups: Result<Vec<_>, _> =
        options.iter().map(|options| Megacorp::setup("invest", seats, options)).collect();
    let setups = match setups {
        Ok(setups) => setups,
        Err(error) => {
            eprintln!("{:?}", error.0);
            return ExitCode::from(2);
        }
    };
    // Games grow with the square of the players, and so do the steps from one close look to the next: each game gets
    // about as many looks. The cards of a player who has just lost are shown no longer.
    let rate = 4 * usize::from(seats).pow(2);
    let limits = Limits { rate, hides: true, shown_stays_in_view: false, ..Limits::default() };
    let print = |at: usize, totals: &_| println!("{}: {totals:?}", line(&options[at]));
    match share_out::<Megacorp>(&setups, games, first, &limits, print) {
        Ok(()) => ExitCode::SUCCESS,
        Err((at, failure)) => {
            eprintln!("{}\n{failure}", line(&options[at]));
            ExitCode::FAILURE
        }
    }
}

/// The ready decks at so many seats, each turned on by one for the next setup, with other neighbours every time round.
fn ready(seats: u8) -> Vec<Options> {
    let ready = MegacorpDecks::READY;
    let turned = |turn: usize| {
        let step = 1 + turn / ready.len();
        let deck = move |seat: usize| ready[(seat * step + turn) % ready.len()].name.to_string();
        (0..usize::from(seats)).map(|seat| (format!("deck_{}", seat + 1), deck(seat))).collect()
    };
    (0..ready.len() * 3).map(turned).collect()
}

/// Decks and options by chance; decks that chance has chosen by name are replaced.
fn by_chance(seats: u8, dealer: &mut Seeded) -> Options {
    let mut options = options_by_chance::<Megacorp>(dealer);
    options.retain(|(name, value)| {
        let beyond = value.parse::<u8>().is_ok_and(|number| number > seats);
        let kept = name != "first_player" || !beyond;
        kept && !name.starts_with("deck_")
    });
    options.extend(decks::random_decks(seats, dealer));
    options
}

/// The options as they are typed.
fn line(options: &Options) -> String {
    let typed = options.iter().map(|(name, value)| {
        let short: String = value.chars().take(26).collect();
        format!("{name}={short}")
    });
    typed.collect::<Vec<_>>().join(" ")
}
