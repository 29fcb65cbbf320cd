//! Every check of the repository in one command, cheapest first. CI runs exactly this.

use crate::{
    chore::{Chore, has_subcommand},
    tidy,
};
use std::time::{Duration, Instant};

/// The steps done so far and how long each took.
struct Run {
    started: Instant,
    steps: Vec<(String, Duration)>,
}

/// Runs all checks and stops at the first that fails.
pub(crate) fn ci() -> Result<(), String> {
    let mut run = Run { started: Instant::now(), steps: Vec::new() };
    run.step("fmt", || cargo("fmt", &["fmt", "--all", "--", "--check"]))?;
    run.step("tidy", || {
        eprintln!("── tidy: cargo xtask tidy");
        tidy::tidy()
    })?;
    run.step("clippy", || {
        cargo("clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
    })?;
    run.step("test", || {
        if has_subcommand("nextest") {
            eprintln!("── test: cargo-nextest is installed here and is used");
            cargo("test", &["nextest", "run", "--workspace"])
        } else {
            eprintln!(
                "── test: cargo-nextest is not installed here; cargo test runs the same tests"
            );
            cargo("test", &["test", "--workspace", "--lib", "--bins", "--tests"])
        }
    })?;
    run.step("types of the page", || {
        cargo("types", &["test", "--package", "deckhand-protocol", "--features", "ts"])
    })?;
    // A machine without npm, or without a way to its packages, can still build and test everything else.
    let packages = if crate::web::has_npm() {
        crate::web::packages()
    } else {
        Err("npm is not installed here.".into())
    };
    match packages {
        Ok(()) => {
            run.step("page", crate::web::built)?;
            match crate::web::browser() {
                Ok(browser) => {
                    run.step("e2e", || crate::web::played(&browser, &crate::web::ALWAYS))?;
                }
                Err(why) => {
                    eprintln!("── e2e: NOT run, as there is no browser here: {why}");
                }
            }
        }
        Err(why) => {
            eprintln!(
                "── page: NOT compared with its sources, as its packages are not here: {why}"
            );
        }
    }
    run.step("doctest", || cargo("doctest", &["test", "--workspace", "--doc"]))?;
    run.step("doc", || {
        Chore::cargo("doc", &["doc", "--workspace", "--no-deps"])
            .with_env("RUSTDOCFLAGS", "-D warnings")
            .run()
    })?;
    for game in tidy::games()? {
        run.step(&format!("coverage of {game}"), || {
            let deckhand = ["run", "--release", "--package", "deckhand-cli", "--"];
            cargo("coverage", &[&deckhand[..], &["rules", &game, "--coverage"]].concat())
        })?;
    }
    run.step("bench", || crate::bench(&[]))?;
    run.report();
    Ok(())
}

impl Run {
    /// Does a step and says how long it took; a failure ends the run with a sentence.
    fn step(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<(), String>,
    ) -> Result<(), String> {
        let began = Instant::now();
        let done = step();
        let took = began.elapsed();
        self.steps.push((name.to_owned(), took));
        done.map_err(|sentence| {
            format!("CI stopped after {:.1} s. {sentence}", self.started.elapsed().as_secs_f32())
        })?;
        eprintln!("── {name}: fine after {:.1} s\n", took.as_secs_f32());
        Ok(())
    }

    /// Prints where the time went.
    fn report(&self) {
        for (name, took) in &self.steps {
            eprintln!("{:>8.1} s  {name}", took.as_secs_f32());
        }
        eprintln!("{:>8.1} s  in all. Everything is fine.", self.started.elapsed().as_secs_f32());
    }
}

fn cargo(name: &'static str, args: &[&str]) -> Result<(), String> {
    Chore::cargo(name, args).run()
}
