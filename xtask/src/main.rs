//! Chores of the repository, all behind `cargo xtask`. Each chore is a module; this file only reads the command line.

mod chore;
mod ci;
mod tidy;

use chore::Chore;
use std::process::ExitCode;

const USAGE: &str = "\
Chores of the repository.

Usage: cargo xtask CHORE

  ci              every check, cheapest first; stops at the first failure
  tidy            the checks that no compiler makes: headers, sizes, arrows between crates, links, paths
  golden [NAME]   write the golden files anew, of all tests or of those whose name contains NAME
  bench [GAME…]   measure speed and print it as JSON";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["ci"] => ci::ci(),
        ["tidy"] => tidy::tidy(),
        ["golden"] => golden("golden"),
        ["golden", name] => golden(name),
        ["bench", games @ ..] => bench(games),
        [] | ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        [other, ..] => {
            eprintln!("There is no chore `{other}` with these arguments.\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the golden tests so that they write what they would otherwise compare.
fn golden(name: &str) -> Result<(), String> {
    Chore::cargo("golden", &["test", "--workspace", "--lib", "--bins", "--tests", "--", name])
        .with_env("UPDATE_GOLDEN", "1")
        .run()?;
    println!(
        "Look at the difference with `git diff`; a changed game belongs into CHANGELOG.md under Rules."
    );
    Ok(())
}

/// Measures the speed of these games, or of all.
fn bench(games: &[&str]) -> Result<(), String> {
    let deckhand = ["run", "--quiet", "--release", "--package", "deckhand-cli", "--", "bench"];
    Chore::cargo("bench", &[&deckhand[..], &["--json"], games].concat()).run()
}
