//! Running whole files and folders.

use crate::{Fault, Ids, Outcome, parse_all, render, run};
use deckhand_kernel::{Scene, Speaker};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What came of the scenarios of one text.
#[derive(Clone, Default, Debug)]
pub struct Summary {
    /// The scenarios that hold.
    pub passed: Vec<Outcome>,
    /// What is wrong, in the order of the text.
    pub faults: Vec<Fault>,
    /// The rules that the scenarios of the text cite.
    pub cited: BTreeSet<String>,
}

/// Runs every scenario of a text. Scenarios after a fault are run all the same.
pub fn run_text<G: Scene>(name: &str, text: &str, speaker: &dyn Speaker) -> Summary {
    let (scenarios, faults) = parse_all(name, text);
    let mut summary = Summary { faults, ..Summary::default() };
    for scenario in &scenarios {
        summary.cited.extend(scenario.cites().iter().map(|cited| cited.rule.clone()));
        match run::<G>(scenario, speaker) {
            Ok(outcome) => summary.passed.push(outcome),
            Err(fault) => summary.faults.push(fault),
        }
    }
    summary.faults.sort_by_key(Fault::line);
    summary
}

/// Scenarios that all hold.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many there are.
    pub scenarios: usize,
    /// The numbers of the rules that they cite.
    pub cited: BTreeSet<String>,
}

/// For tests: runs every scenario of a text.
///
/// # Panics
/// If a scenario does not hold, with all faults rendered.
pub fn check_text<G: Scene>(name: &str, text: &str) -> Checked {
    checked(run_text::<G>(name, text, &Ids))
}

/// For tests: runs every `.scn` file below a folder.
///
/// # Panics
/// If a file can not be read, if there is none, or if a scenario does not hold, with all faults rendered.
pub fn check_dir<G: Scene>(dir: &Path) -> Checked {
    let mut files = Vec::new();
    collect(dir, &mut files);
    files.sort();
    assert!(!files.is_empty(), "there are no .scn files below {}", dir.display());
    let mut all = Summary::default();
    for file in files {
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{} can not be read: {error}", file.display()));
        let name = file.strip_prefix(dir).unwrap_or(&file).display().to_string();
        let summary = run_text::<G>(&name, &text, &Ids);
        all.passed.extend(summary.passed);
        all.faults.extend(summary.faults);
        all.cited.extend(summary.cited);
    }
    checked(all)
}

fn checked(summary: Summary) -> Checked {
    let rendered: String = summary.faults.iter().map(render).collect();
    let (passed, failed) = (summary.passed.len(), summary.faults.len());
    assert!(failed == 0, "{failed} faults, {passed} scenarios hold\n{rendered}");
    Checked { scenarios: passed, cited: summary.cited }
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "scn") {
            files.push(path);
        }
    }
}
