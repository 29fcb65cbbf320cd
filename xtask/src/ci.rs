//! Every check of the repository in one command, cheapest first. CI runs exactly this.

use crate::{
    chore::{Chore, has_subcommand},
    tidy,
};
use std::time::{Duration, Instant};

/// Runs all checks and stops at the first that fails.
pub(crate) fn ci() -> Result<(), String> {
    let started = Instant::now();
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut run = |name: &'static str, step: &mut dyn FnMut() -> Result<(), String>| {
        let began = Instant::now();
        let done = step();
        let took = began.elapsed();
        times.push((name, took));
        match done {
            Ok(()) => {
                eprintln!("── {name}: fine after {:.1} s\n", took.as_secs_f32());
                Ok(())
            }
            Err(sentence) => Err(format!(
                "CI stopped after {:.1} s. {sentence}",
                started.elapsed().as_secs_f32()
            )),
        }
    };
    let cargo = |name: &'static str, args: &[&str]| Chore::cargo(name, args).run();

    run("fmt", &mut || cargo("fmt", &["fmt", "--all", "--", "--check"]))?;
    run("tidy", &mut || {
        eprintln!("── tidy: cargo xtask tidy");
        tidy::tidy()
    })?;
    run("clippy", &mut || {
        cargo("clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
    })?;
    run("test", &mut || {
        if has_subcommand("nextest") {
            eprintln!("   cargo-nextest is installed here and is used.");
            cargo("test", &["nextest", "run", "--workspace"])
        } else {
            eprintln!("   cargo-nextest is not installed here; `cargo test` runs the same tests.");
            cargo("test", &["test", "--workspace", "--lib", "--bins", "--tests"])
        }
    })?;
    run("doctest", &mut || cargo("doctest", &["test", "--workspace", "--doc"]))?;
    run("doc", &mut || {
        Chore::cargo("doc", &["doc", "--workspace", "--no-deps"])
            .with_env("RUSTDOCFLAGS", "-D warnings")
            .run()
    })?;
    for game in tidy::games()? {
        let deckhand = ["run", "--release", "--package", "deckhand-cli", "--"];
        run("coverage", &mut || {
            cargo("coverage", &[&deckhand[..], &["rules", &game, "--coverage"]].concat())
        })?;
    }
    run("bench", &mut || crate::bench(&[]))?;

    for (name, took) in times {
        eprintln!("{:>8.1} s  {name}", took.as_secs_f32());
    }
    eprintln!("{:>8.1} s  in all. Everything is fine.", started.elapsed().as_secs_f32());
    Ok(())
}
