//! Walks through many random games under all laws: `cargo run --release -p game-disastles --example walk -- MODE GAMES
//! [option=value …]`. The games are shared out evenly over the numbers of seats that the mode has. No two have the same
//! seed, since together a game with more seats would only be the same game once more.

use deckhand_kernel::Title;
use deckhand_laws::{Limits, share_out};
use game_disastles::Disastles;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let mode = words.next().unwrap_or_else(|| "normal".to_string());
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let options: Vec<(String, String)> = words
        .filter_map(|word| word.split_once('=').map(|(a, b)| (a.to_string(), b.to_string())))
        .collect();
    let Some(known) = Disastles::MODES.iter().find(|known| known.name == mode) else {
        eprintln!("There is no mode {mode}.");
        return ExitCode::from(2);
    };
    let limits = Limits { hides: true, ..Limits::default() };
    let seats = known.min..=known.max;
    let setups: Result<Vec<_>, _> =
        seats.map(|seats| Disastles::setup(&mode, seats, &options)).collect();
    let setups = match setups {
        Ok(setups) => setups,
        Err(error) => {
            eprintln!("{:?}", error.0);
            return ExitCode::from(2);
        }
    };
    let print = |at: usize, totals: &_| {
        println!("{mode}, {} seats: {totals:?}", usize::from(known.min) + at);
    };
    match share_out::<Disastles>(&setups, games, 0, &limits, print) {
        Ok(()) => ExitCode::SUCCESS,
        Err((_, failure)) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
