//! What is asked of bots, measured: `cargo run --release -p deckhand-registry --example bars -- [PAIRS [ANSWERS [GAME…]]]`.
//!
//! Part one, [`strength`], compares each bot with the next weaker one on PAIRS deals (the slower ones on fewer; 0 leaves the
//! part out), and one with itself. Part two, [`effort`], lets each bot give ANSWERS answers in each game and mode (the
//! slower ones fewer) and tells how long the slowest took, whether any was refused, and how fast a search plays on.

mod effort;
mod strength;

use deckhand_registry::{names, with_game};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().map_while(|word| word.parse().ok()).take(2).collect();
    let pairs = numbers.first().copied().unwrap_or(200);
    let answers = numbers.get(1).copied().unwrap_or(2_000);
    let named: Vec<&str> = words[numbers.len()..].iter().map(String::as_str).collect();
    let games = if named.is_empty() { names().to_vec() } else { named };
    let mut all = true;
    for game in games {
        let strength = with_game(game, strength::Strength { pairs });
        let effort = with_game(game, effort::Effort { answers });
        match (strength, effort) {
            (Ok(strong), Ok(fast)) => all &= strong && fast,
            (Err(unknown), _) | (_, Err(unknown)) => {
                eprintln!("There is no game “{}”.", unknown.name);
                return 2.into();
            }
        }
    }
    println!("Most memory of this process: {} MiB", peak_memory().unwrap_or_default() / 1024);
    if all { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The most memory that this process has held, in KiB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}
