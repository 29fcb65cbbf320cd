//! `deckhand puzzle`: positions with a goal. Here they are found, in files and among those that come with games, listed
//! and shown; `report` says what the proof of one came to, `mine` looks for new ones.

mod mine;
mod report;

use crate::args::PuzzleCommand;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::number::number;
use crate::reader::{Reader, title_of};
use crate::scenario::{faults_json, files, no_such_game, print_faults, unreadable};
use deckhand_kernel::{Msg, Scene, Speaker as _, Viewer};
use deckhand_puzzle::Verdict;
use deckhand_registry::{Visitor, names, with_game};
use deckhand_scenario::{Fault, Scenario, parse_all, puzzle};
use deckhand_words::{Speech, nearest};
use report::{Report, task_lines};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub(crate) fn run(reader: &Reader, command: &PuzzleCommand) -> Done {
    match command {
        PuzzleCommand::Check { what, budget } => check(reader, what, budget),
        PuzzleCommand::List { game } => list(reader, game.as_deref()),
        PuzzleCommand::Show { what } => show(reader, what),
        PuzzleCommand::Mine(args) => mine::run(reader, args),
    }
}

/// A puzzle that was found, and the name by which it can be asked for if it comes with a game.
struct Named {
    name: Option<String>,
    scenario: Scenario,
}

/// The puzzles that come with a game.
struct Ready;

impl Visitor for Ready {
    type Out = (&'static str, &'static str);

    fn visit<G: Scene>(self) -> Self::Out {
        (G::NAME, G::PUZZLES)
    }
}

/// The puzzles behind a name: of a file, of all files of a folder, of a game (`sectors`), or one of a game (`sectors/3`).
fn found(reader: &Reader, what: &str) -> Result<(Vec<Named>, Vec<Fault>), Failure> {
    let mut all = Vec::new();
    let mut faults = Vec::new();
    let (game, nth) = match what.split_once('/') {
        Some((game, nth)) => (game, Some(nth)),
        None => (what, None),
    };
    if !Path::new(what).exists() && names().iter().any(|name| name.eq_ignore_ascii_case(game)) {
        let (game, text) = reader.with_game(game, Ready)?;
        let (puzzles, wrong) = parse_all(game, text);
        let count = puzzles.len() as u64;
        let only = match nth {
            Some(nth) => Some(number_of(reader, game, nth, count)?),
            None => None,
        };
        for (at, scenario) in (1..).zip(puzzles) {
            if only.is_none_or(|only| only == at) {
                all.push(Named { name: Some(format!("{game}/{at}")), scenario });
            }
        }
        return Ok((all, wrong));
    }
    for file in files(reader, &[PathBuf::from(what)])? {
        let text = fs::read_to_string(&file).map_err(|error| {
            if error.kind() == io::ErrorKind::NotFound {
                let near = nearest(game, names().iter().copied()).unwrap_or_default();
                let msg = Msg::new("cli-puzzle-unknown").with("what", what).with("nearest", near);
                return reader.wrong(&msg.with("known", names().to_vec()));
            }
            unreadable(reader, &file, &error)
        })?;
        let (puzzles, wrong) = parse_all(&file.display().to_string(), &text);
        all.extend(puzzles.into_iter().map(|scenario| Named { name: None, scenario }));
        faults.extend(wrong);
    }
    Ok((all, faults))
}

/// The number of a puzzle of a game, or a sentence that says which there are.
fn number_of(reader: &Reader, game: &str, nth: &str, count: u64) -> Result<u64, Failure> {
    nth.parse().ok().filter(|nth| (1..=count).contains(nth)).ok_or_else(|| {
        reader.wrong(
            &Msg::new("cli-puzzle-no-number")
                .with("game", game)
                .with("given", nth)
                .with("count", count as i64),
        )
    })
}

fn check(reader: &Reader, what: &[String], budget: &str) -> Done {
    let budget = number(reader, "budget", budget, 1..=100_000_000)?;
    let mut reports: Vec<Report> = Vec::new();
    let mut faults = Vec::new();
    for what in what {
        let (puzzles, mut wrong) = found(reader, what)?;
        for named in &puzzles {
            let job = Check { reader, named, budget };
            match with_game(named.scenario.game().0, job) {
                Ok(Ok(report)) => {
                    if !reader.wants_json() {
                        report.print()?;
                    }
                    wrong.extend(report.fault.clone());
                    reports.push(report);
                }
                Ok(Err(fault)) => wrong.push(fault),
                Err(unknown) => wrong.push(no_such_game(reader, &named.scenario, &unknown)),
            }
        }
        wrong.sort_by_key(Fault::line);
        faults.extend(wrong.into_iter().map(|fault| fault.in_lang(reader.speech.lang())));
    }
    let count = |verdict| reports.iter().filter(|report| report.verdict == verdict).count();
    let [solved, unsolved, open] = [Verdict::Solved, Verdict::Unsolved, Verdict::Open].map(count);
    if reader.wants_json() {
        json::print(&json!({
            "puzzles": reports.iter().map(|report| &report.value).collect::<Vec<_>>(),
            "solved": solved,
            "unsolved": unsolved,
            "open": open,
            "faults": faults_json(&faults),
        }))?;
    } else {
        print_faults(&faults)?;
        let sum = Msg::new("cli-puzzle-sum")
            .with("solved", solved as i64)
            .with("unsolved", unsolved as i64)
            .with("open", open as i64)
            .with("faults", faults.len() as i64);
        writeln!(io::stdout().lock(), "{}", reader.speech.say(&sum))?;
    }
    let fine = faults.is_empty() && unsolved + open == 0;
    if fine { Ok(()) } else { Err(Failure::Quiet(FAILED)) }
}

struct Check<'c> {
    reader: &'c Reader,
    named: &'c Named,
    budget: u64,
}

impl Visitor for Check<'_> {
    type Out = Result<Report, Fault>;

    fn visit<G: Scene>(self) -> Self::Out {
        report::examined::<G>(self.reader, self.named, self.budget)
    }
}

/// What a puzzle is called by this reader.
fn title(speech: &Speech, scenario: &Scenario) -> String {
    let id = format!("puzzle-{}", scenario.slug());
    if speech.has(&id) { speech.word(&id) } else { scenario.title().to_owned() }
}

/// Titles of the puzzles of a game.
struct Titles<'c> {
    reader: &'c Reader,
    puzzles: &'c [Named],
}

impl Visitor for Titles<'_> {
    type Out = (String, Vec<String>);

    fn visit<G: Scene>(self) -> Self::Out {
        let speech = self.reader.speech_of::<G>();
        let titles = self.puzzles.iter().map(|named| title(&speech, &named.scenario)).collect();
        (title_of::<G>(&speech), titles)
    }
}

fn list(reader: &Reader, game: Option<&str>) -> Done {
    let games = match game {
        Some(game) => vec![reader.with_game(game, Ready)?.0],
        None => names().to_vec(),
    };
    let mut values: Vec<Value> = Vec::new();
    for game in games {
        let (puzzles, _) = found(reader, game)?;
        let (heading, titles) = reader.with_game(game, Titles { reader, puzzles: &puzzles })?;
        let mut out = io::stdout().lock();
        if !reader.wants_json() && !puzzles.is_empty() {
            writeln!(out, "{heading}")?;
        }
        for (named, title) in puzzles.iter().zip(titles) {
            let name = named.name.as_deref().unwrap_or_default();
            if reader.wants_json() {
                values.push(json!({ "game": game, "name": name, "title": title }));
            } else {
                writeln!(out, "  {name:14} {title}")?;
            }
        }
    }
    if reader.wants_json() { json::print(&Value::Array(values)) } else { Ok(()) }
}

fn show(reader: &Reader, what: &str) -> Done {
    let (puzzles, wrong) = found(reader, what)?;
    let mut faults: Vec<Fault> = wrong;
    let mut values = Vec::new();
    for (at, named) in puzzles.iter().enumerate() {
        if at > 0 && !reader.wants_json() {
            writeln!(io::stdout().lock())?;
        }
        match with_game(named.scenario.game().0, Show { reader, named }) {
            Ok(Ok(value)) => values.push(value?),
            Ok(Err(fault)) => faults.push(fault),
            Err(unknown) => faults.push(no_such_game(reader, &named.scenario, &unknown)),
        }
    }
    if reader.wants_json() {
        json::print(&Value::Array(values))?;
    }
    if faults.is_empty() {
        return Ok(());
    }
    let faults: Vec<Fault> =
        faults.into_iter().map(|fault| fault.in_lang(reader.speech.lang())).collect();
    print_faults(&faults)?;
    Err(Failure::Quiet(FAILED))
}

struct Show<'c> {
    reader: &'c Reader,
    named: &'c Named,
}

impl Visitor for Show<'_> {
    type Out = Result<Result<Value, Failure>, Fault>;

    fn visit<G: Scene>(self) -> Self::Out {
        let Self { reader, named } = self;
        let speech = reader.speech_of::<G>();
        let puzzle = puzzle::<G>(&named.scenario, &speech)?;
        let picture = G::picture(&puzzle.game.view(Viewer::All), Viewer::All, &speech);
        if reader.wants_json() {
            return Ok(Ok(json!({
                "game": G::NAME,
                "name": named.name,
                "title": title(&speech, &named.scenario),
                "seat": puzzle.solver.0 + 1,
                "goal": puzzle.goal().iter().map(|goal| &goal.text).collect::<Vec<_>>(),
                "while": puzzle.whiles().iter().map(|part| &part.text).collect::<Vec<_>>(),
                "within": puzzle.within,
                "picture": picture,
            })));
        }
        let mut lines = task_lines::<G>(&speech, named, &puzzle);
        lines.push(String::new());
        lines.push(picture.trim_end().to_owned());
        Ok(match writeln!(io::stdout().lock(), "{}", lines.join("\n")) {
            Ok(()) => Ok(Value::Null),
            Err(error) => Err(error.into()),
        })
    }
}
