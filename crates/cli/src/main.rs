//! The `deckhand` program: games in a terminal. This file finds the language and the command; each command has a file.
//!
//! Everything said comes from the Fluent files in `texts/`, from the common texts and from the games; results go to
//! standard output and sentences about wrong use to standard error.

mod arena;
mod args;
mod bench;
mod cards;
mod deck;
mod failure;
mod games;
mod json;
mod lab;
mod number;
mod play;
mod puzzle;
mod reader;
mod record_file;
mod replay;
mod review;
mod rules;
mod scenario;
mod serve;
mod setup;
mod sim;
mod watched;
mod wrap;

use args::{Cli, Command};
use clap::Parser as _;
use failure::{Done, FAILED, Failure};
use reader::{Form, Reader};
use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let form = if cli.json { Form::Json } else { Form::Text };
    let mut done = Reader::new(cli.lang.as_deref(), form).and_then(|reader| match &cli.command {
        Some(command) => run(&reader, command),
        None => serve::run(&reader, &args::ServeArgs::default()),
    });
    // Lines still on their way to standard output are part of the command.
    if done.is_ok() {
        done = io::stdout().flush().map_err(Failure::Output);
    }
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Quiet(code)) => ExitCode::from(code),
        Err(Failure::Said(code, text)) => {
            // Nobody is left to be told when standard error is gone too.
            let _ = writeln!(io::stderr(), "{text}");
            ExitCode::from(code)
        }
        // Whoever read the output has seen enough.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            let _ = writeln!(io::stderr(), "deckhand: {error}");
            ExitCode::from(FAILED)
        }
    }
}

fn run(reader: &Reader, command: &Command) -> Done {
    match command {
        Command::Games => games::run(reader),
        Command::Play(args) => play::run(reader, args),
        Command::Serve(args) => serve::run(reader, args),
        Command::Sim(args) => sim::run(reader, args),
        Command::Arena(args) => arena::run(reader, args),
        Command::Lab(args) => lab::run(reader, &args.what),
        Command::Replay(args) => replay::run(reader, args),
        Command::Review(args) => review::run(reader, args),
        Command::Scenario(args) => scenario::run(reader, args),
        Command::Puzzle(args) => puzzle::run(reader, &args.what),
        Command::Rules(args) => rules::run(reader, args),
        Command::Cards(args) => cards::run(reader, args),
        Command::Deck(args) => deck::run(reader, &args.what),
        Command::Bench(args) => bench::run(reader, args),
    }
}
