//! `deckhand play`: a whole game, line by line, for a person at a terminal, a screen reader or a pipe.
//!
//! Nothing is drawn over and no cursor is moved. The rules are asked for everything; this module only talks.

mod command;
mod far;
mod narrow;
mod prompt;
mod screen;
mod session;
mod talk;
#[cfg(test)]
mod tests;
mod understand;
pub(crate) mod why_bot;

use crate::args::PlayArgs;
use crate::failure::{Done, FAILED, Failure, WRONG_USE};
use crate::number::number;
use crate::reader::Reader;
use crate::record_file::Recorder;
use crate::setup;
use deckhand_arena::bot_seed;
use deckhand_bots as bots;
use deckhand_chance::Seeded;
use deckhand_kernel::{Msg, Scene, Speaker as _, Title};
use deckhand_registry::Visitor;
use screen::{Echo, Lines, Screen};
use session::{Chair, Session};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use talk::{Board, Talk};

/// The word for a person in a list of seats.
const YOU: &str = "you";
/// The bot that plays against a person when nothing is said.
const USUAL_BOT: &str = "greedy";

pub(crate) fn run(reader: &Reader, args: &PlayArgs) -> Done {
    match &args.game {
        Some(game) if !far::meant(args) => reader.with_game(game, Play { reader, args })?,
        _ => far::run(reader, args),
    }
}

struct Play<'c> {
    reader: &'c Reader,
    args: &'c PlayArgs,
}

impl Visitor for Play<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args } = self;
        let table = Table::<G>::new(reader, args)?;
        if reader.wants_json() {
            return table.play_out(reader);
        }
        interrupted_with_a_word(reader, args.record.as_deref());
        let stdin = io::stdin();
        let echo = if stdin.is_terminal() { Echo::Off } else { Echo::On };
        let board = if args.no_board { Board::OnRequest } else { Board::EveryTurn };
        let stdout = io::stdout();
        let lines = if stdout.is_terminal() { Lines::Folded } else { Lines::Whole };
        let mut input = stdin.lock();
        let mut output = stdout.lock();
        let screen = Screen::new(&mut input, &mut output, echo).with_lines(lines);
        let mut talk =
            Talk::new(reader, table.session, screen, &table.names, board).passing(args.pass);
        talk.open_bots = args.open_bots;
        talk.game(table.seed)
    }
}

/// Everything that is decided before the first line is said.
struct Table<G: Title> {
    session: Session<G>,
    seed: u64,
    names: Vec<String>,
}

impl<G: Title> Table<G> {
    fn new(reader: &Reader, args: &PlayArgs) -> Result<Self, Failure> {
        let speech = reader.speech_of::<G>();
        let mode = setup::mode::<G>(reader, &args.setup)?;
        let options = setup::options::<G>(reader, &args.setup)?;
        let mut known = vec![YOU];
        known.extend(bots::NAMES);
        let seats = match &args.seats {
            Some(list) => setup::seats(reader, list, &known)?,
            None => (0..mode.usual).map(|at| if at == 0 { YOU } else { USUAL_BOT }).collect(),
        };
        let setup = setup::setup::<G>(&speech, mode, seats.len(), &options)?;
        let seed = match &args.seed {
            Some(text) => number(reader, "seed", text, 0..=u64::MAX)?,
            None => any_seed(),
        };
        let persons = seats.iter().filter(|name| **name == YOU).count();
        if args.names.len() > persons {
            let msg = Msg::new("cli-too-many-names")
                .with("names", args.names.len() as i64)
                .with("persons", persons as i64);
            return Err(reader.wrong(&msg));
        }
        let mut given = args.names.iter();
        let mut names: Vec<String> = Vec::new();
        let mut chairs = Vec::new();
        for (at, name) in (0u8..).zip(&seats) {
            let seat = deckhand_kernel::Seat(at);
            let person = *name == YOU;
            let named = if person { given.next().cloned() } else { None };
            names.push(named.unwrap_or_else(|| speech.seat(seat)));
            chairs.push(if person {
                Chair::Person
            } else {
                let bot = bots::by_name_for_people::<G>(name, bot_seed(seed, seat));
                Chair::Bot(name, bot.map_err(|msg| reader.wrong(&msg))?)
            });
        }
        let session = Session::deal(setup, chairs, Seeded::new(seed))
            .map_err(|error| Failure::Said(WRONG_USE, speech.say(&error.0)))?;
        let mut table = Self { session, seed, names };
        if args.record_thoughts && args.record.is_none() {
            return Err(reader.wrong(&Msg::new("cli-thoughts-nowhere")));
        }
        if let Some(path) = &args.record {
            let recorder =
                Recorder::create(path).map_err(|error| no_record(reader, path, &error))?;
            if args.record_thoughts {
                table.session.keep_thoughts();
            }
            if let Err(error) = table.session.record_in(recorder) {
                // Not the end of the world: the game says so and tries again with each answer.
                let msg = Msg::new("cli-record-stuck").with("why", error.to_string());
                let _ = writeln!(io::stderr(), "{}", reader.speech.say(&msg));
            }
        }
        Ok(table)
    }

    /// Plays a game of bots and prints how it ended as JSON.
    fn play_out(mut self, reader: &Reader) -> Done {
        if self.session.has_persons() {
            return Err(reader.wrong(&Msg::new("cli-json-play")));
        }
        self.session.play_out();
        crate::json::print(&self.session.summary(self.seed))
    }
}

fn no_record(reader: &Reader, path: &Path, error: &io::Error) -> Failure {
    let id = if error.kind() == io::ErrorKind::AlreadyExists {
        "cli-record-exists"
    } else {
        "cli-record-impossible"
    };
    let msg = Msg::new(id).with("file", path.display().to_string()).with("why", error.to_string());
    reader.wrong(&msg)
}

/// A seed nobody chose. It is printed, so it is kept short enough to be typed again.
fn any_seed() -> u64 {
    #[expect(
        clippy::disallowed_methods,
        reason = "no rule: a game nobody chose has to begin somehow"
    )]
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mixed = Seeded::new(since.as_nanos() as u64 ^ u64::from(std::process::id())).bits();
    mixed % 1_000_000_000
}

/// Ctrl-C ends the program at once, as everywhere; only the last word is ours. Records are complete after each line.
fn interrupted_with_a_word(reader: &Reader, record: Option<&Path>) {
    let file = record.map_or_else(String::new, |path| path.display().to_string());
    let word = reader.speech.say(&Msg::new("cli-interrupted").with("file", file));
    let _ = ctrlc::set_handler(move || {
        let _ = writeln!(io::stderr(), "\n{word}");
        #[expect(clippy::exit, reason = "the main thread waits for a line that will not come")]
        std::process::exit(130);
    });
}

/// A failure that has been talked about already.
fn stopped() -> Failure {
    Failure::Quiet(FAILED)
}
