//! `deckhand scenario`: runs judge questions written as text files.

use crate::args::ScenarioArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::reader::Reader;
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_registry::{UnknownGame, Visitor, with_game};
use deckhand_scenario::{Fault, Outcome, Scenario, parse_all, render, run as judge};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub(crate) fn run(reader: &Reader, args: &ScenarioArgs) -> Done {
    let mut passed = 0;
    let mut faults = Vec::new();
    for file in files(reader, &args.files)? {
        let name = file.display().to_string();
        let text = fs::read_to_string(&file).map_err(|error| unreadable(reader, &file, &error))?;
        let (scenarios, unread) = parse_all(&name, &text);
        let mut wrong = unread;
        if scenarios.is_empty() && wrong.is_empty() {
            let msg = Msg::new("cli-scenario-none").with("file", name.as_str());
            return Err(reader.wrong(&msg));
        }
        for scenario in &scenarios {
            match with_game(scenario.game().0, Judge { reader, scenario }) {
                Ok(Ok(_)) => passed += 1,
                Ok(Err(fault)) => wrong.push(fault),
                Err(unknown) => wrong.push(no_such_game(reader, scenario, &unknown)),
            }
        }
        wrong.sort_by_key(Fault::line);
        faults.extend(wrong.into_iter().map(|fault| fault.in_lang(reader.speech.lang())));
    }
    if reader.wants_json() {
        json::print(&json!({
            "passed": passed,
            "failed": faults.len(),
            "faults": faults_json(&faults),
        }))?;
    } else {
        print_faults(&faults)?;
        let sum =
            Msg::new("cli-scenario-sum").with("passed", passed).with("failed", faults.len() as i64);
        writeln!(io::stdout().lock(), "{}", reader.speech.say(&sum))?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Quiet(FAILED)) }
}

pub(crate) fn print_faults(faults: &[Fault]) -> Done {
    let mut out = io::stdout().lock();
    for fault in faults {
        // The place first, in the form that editors understand.
        writeln!(out, "{}:{}:{}", fault.file(), fault.line(), fault.column())?;
        writeln!(out, "{}", render(fault))?;
    }
    Ok(())
}

pub(crate) fn faults_json(faults: &[Fault]) -> Vec<Value> {
    faults.iter().map(as_json).collect()
}

struct Judge<'c> {
    reader: &'c Reader,
    scenario: &'c Scenario,
}

impl Visitor for Judge<'_> {
    type Out = Result<Outcome, Fault>;

    fn visit<G: Scene>(self) -> Self::Out {
        judge::<G>(self.scenario, &self.reader.speech_of::<G>())
    }
}

pub(crate) fn no_such_game(reader: &Reader, scenario: &Scenario, unknown: &UnknownGame) -> Fault {
    let (name, span) = scenario.game();
    let msg = Msg::new("cli-unknown-game")
        .with("name", name)
        .with("nearest", unknown.nearest.unwrap_or_default())
        .with("known", deckhand_registry::names().to_vec());
    Fault::saying(scenario.source(), span, reader.speech.say(&msg)).within(scenario.title())
}

fn as_json(fault: &Fault) -> Value {
    json!({
        "file": fault.file(),
        "line": fault.line(),
        "column": fault.column(),
        "scenario": fault.title(),
        "what": fault.what(),
        "notes": fault.notes(),
    })
}

/// The files named, and for a folder all scenario files below it, in order of their paths.
pub(crate) fn files(reader: &Reader, named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = Vec::new();
    for path in named {
        if path.is_dir() {
            let mut found = Vec::new();
            below(path, &mut found).map_err(|error| unreadable(reader, path, &error))?;
            if found.is_empty() {
                let msg =
                    Msg::new("cli-scenario-no-files").with("folder", path.display().to_string());
                return Err(reader.wrong(&msg));
            }
            found.sort();
            all.extend(found);
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

fn below(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            below(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "scn") {
            found.push(path);
        }
    }
    Ok(())
}

pub(crate) fn unreadable(reader: &Reader, file: &Path, error: &io::Error) -> Failure {
    let msg = Msg::new("cli-file-unreadable")
        .with("file", file.display().to_string())
        .with("why", error.to_string());
    reader.wrong(&msg)
}
