//! Chores of the repository, all behind `cargo xtask`. Each chore is a module; this file only reads the command line.

mod chore;
mod ci;
mod tidy;
mod web;

use chore::Chore;
use std::process::ExitCode;

const USAGE: &str = "\
Chores of the repository.

Usage: cargo xtask CHORE

  ci              every check, cheapest first; stops at the first failure
  tidy            the checks that no compiler makes: headers, sizes, arrows between crates, links, paths
  golden [NAME]   write the golden files anew, of all tests or of those whose name contains NAME
  bench [GAME…]   measure speed and print it as JSON
  load [N [S [R…]]]  what the server bears: N matches, S seconds at each of the rates R
  crash [N [K]]   kill the server K times while N matches run, and see that nothing is lost
  protocol        make the types of the page anew from crates/protocol
  e2e [NAME…]     play the page in a real browser: all tests of web/e2e, or those whose file begins so
  web             install what the page needs, check it, build it, and compare with what is committed";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["ci"] => ci::ci(),
        ["tidy"] => tidy::tidy(),
        ["golden"] => golden("golden"),
        ["golden", name] => golden(name),
        ["bench", games @ ..] => bench(games),
        ["load", numbers @ ..] => example("load", numbers),
        ["crash", numbers @ ..] => example("crash", numbers),
        ["protocol"] => protocol(),
        ["e2e", names @ ..] => web::e2e(names),
        ["web"] => web::web(),
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

/// Runs a tool of the server, in release.
fn example(name: &'static str, numbers: &[&str]) -> Result<(), String> {
    let run =
        ["run", "--quiet", "--release", "--package", "deckhand-server", "--example", name, "--"];
    Chore::cargo(name, &[&run[..], numbers].concat()).run()
}

/// Writes the types of the page.
fn protocol() -> Result<(), String> {
    Chore::cargo(
        "protocol",
        &["test", "--quiet", "--package", "deckhand-protocol", "--features", "ts"],
    )
    .with_env("WRITE", "1")
    .run()
}

/// Measures the speed of these games, or of all.
fn bench(games: &[&str]) -> Result<(), String> {
    let deckhand = ["run", "--quiet", "--release", "--package", "deckhand-cli", "--", "bench"];
    Chore::cargo("bench", &[&deckhand[..], &["--json"], games].concat()).run()
}
