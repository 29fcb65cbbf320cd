//! `deckhand play --server`: a seat at a table that a server keeps, played line by line.
//!
//! No rule is asked here. The server says what a seat may know in the reader's language, offers what is legal and
//! understands what is typed; this module prints the one and sends the other. It decides how to get to a seat: by making a
//! match, by joining one, or with the key of a seat. Everything after that is the business of [`talk`].

mod call;
mod command;
mod entrance;
mod list;
mod lookup;
mod phrase;
mod place;
mod plan;
mod seal;
mod seen;
mod talk;
mod tell;
mod turn;
mod typing;
mod wire;

use crate::args::PlayArgs;
use crate::failure::{Done, Failure, WRONG_USE};
use crate::reader::Reader;
use call::Trouble;
use deckhand_kernel::{Msg, Speaker as _};
use entrance::Entrance;
use place::Server;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// Whether the arguments mean a table on a server.
pub(super) fn meant(args: &PlayArgs) -> bool {
    args.server.is_some() || args.table.is_some() || args.key.is_some() || args.watch
}

/// Plays or watches on a server.
pub(super) fn run(reader: &Reader, args: &PlayArgs) -> Done {
    fits(reader, args)?;
    super::interrupted_with_a_word(reader, None);
    let entrance = Entrance::find(reader, args)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| {
        Trouble::Unreachable(error.to_string()).failure(reader, &entrance.server)
    })?;
    runtime.block_on(talk::talk(reader, args, entrance))
}

/// Refuses arguments that belong to a game at this terminal, and those that lack another.
fn fits(reader: &Reader, args: &PlayArgs) -> Done {
    let local = [
        ("--json", reader.wants_json()),
        ("--seed", args.seed.is_some()),
        ("--record", args.record.is_some()),
        ("--record-thoughts", args.record_thoughts),
        ("--open-bots", args.open_bots),
    ];
    let made = [
        ("--mode", args.setup.mode.is_some()),
        ("--option", !args.setup.options.is_empty()),
        ("--seats", args.seats.is_some()),
    ];
    let comes_back = [("--key", args.key.is_some()), ("--watch", args.watch)];
    let given = |list: &[(&'static str, bool)]| {
        list.iter().find(|(_, given)| *given).map(|(name, _)| *name)
    };
    let wrong = |id: &'static str, what: &str| Err(reader.wrong(&Msg::new(id).with("what", what)));
    if let Some(what) = given(&local) {
        return wrong("cli-far-not-with", what);
    }
    match (&args.table, given(&comes_back), given(&made)) {
        (None, Some(what), _) => wrong("cli-far-no-match", what),
        (Some(_), _, Some(what)) => wrong("cli-far-made", what),
        (Some(_), _, None) if args.game.is_some() => {
            wrong("cli-far-made", args.game.as_deref().unwrap_or_default())
        }
        _ => Ok(()),
    }
}

/// A number that nobody else has: the system seeds it.
fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// A sentence about the address of a server.
fn wrong_address(reader: &Reader, given: &str) -> Failure {
    let id = if Server::is_secret(given) { "cli-far-https" } else { "cli-far-address" };
    Failure::Said(WRONG_USE, reader.speech.say(&Msg::new(id).with("given", given)))
}
