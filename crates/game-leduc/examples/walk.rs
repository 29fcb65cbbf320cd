//! Walks through many random hands under all laws: `cargo run --release -p game-leduc --example walk -- GAMES [FIRST]`.

use deckhand_kernel::Title;
use deckhand_laws::{Limits, share_out};
use game_leduc::Leduc;
use std::process::ExitCode;

fn main() -> ExitCode {
    let numbers: Vec<u64> = std::env::args().skip(1).map_while(|word| word.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(1000);
    let first = numbers.get(1).copied().unwrap_or(0);
    let setup = match Leduc::setup("limit", 2, &[]) {
        Ok(setup) => setup,
        Err(error) => {
            eprintln!("{:?}", error.0);
            return ExitCode::from(2);
        }
    };
    let limits = Limits { hides: true, ..Limits::close() };
    let print = |_, totals: &_| println!("{totals:?}");
    match share_out::<Leduc>(&[setup], games, first, &limits, print) {
        Ok(()) => ExitCode::SUCCESS,
        Err((_, failure)) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
