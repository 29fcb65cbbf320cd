//! Feeds bytes to the laws without a fuzzer: to look at what one found, or to run a corpus with any toolchain.
//!
//! `feed GAME FILE…` takes the bytes of each file; `feed GAME` takes those of standard input.

use deckhand_fuzz::GAMES;
use std::{
    env, fs,
    io::{self, Read},
    process::ExitCode,
};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let wanted = args.first().map_or("", String::as_str);
    let Some((_, feed)) = GAMES.iter().find(|(name, _)| *name == wanted) else {
        let names = GAMES.map(|(name, _)| name).join(", ");
        eprintln!("There is no game “{wanted}” to feed. Known are: {names}.");
        return ExitCode::from(2);
    };
    match feed_all(*feed, &args[1..]) {
        Ok(fed) => {
            println!("{fed} fed, no law broken");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("The bytes can not be read: {error}");
            ExitCode::from(2)
        }
    }
}

fn feed_all(feed: fn(&[u8]), files: &[String]) -> io::Result<usize> {
    if files.is_empty() {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        feed(&bytes);
        return Ok(1);
    }
    for file in files {
        feed(&fs::read(file)?);
    }
    Ok(files.len())
}
