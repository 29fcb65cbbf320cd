//! A results folder: a copy of the manifest, the journal while games are missing, and tables with a summary at the end.
//!
//! Everything is written beside its place first and then moved there, so that a folder never holds half a table. The
//! journal is taken away last: until then nothing is lost, whatever fails.

use crate::journal::{Fault, Journal};
use crate::{Note, Plan, tables};
use deckhand_kernel::{Msg, Title};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The form of the files.
const FORMAT: u32 = 1;
const MANIFEST: &str = "manifest.toml";
const JOURNAL: &str = "journal.jsonl";
const SUMMARY: &str = "summary.json";

/// By what results are told apart: everything that they follow from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The form of the files.
    pub deckhand_lab: u32,
    /// The version of the program.
    pub version: String,
    /// Fingerprint of the cards.
    pub catalogue: String,
    /// Fingerprint of the rules.
    pub rules: String,
    /// What is played.
    pub plan: Plan,
}

/// A folder in which an experiment is under way.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    head: Head,
    journal: Journal,
}

/// What a folder turned out to be.
#[derive(Debug)]
pub enum Opened {
    /// Games are missing, or tables.
    Open(Box<Folder>),
    /// Everything is there.
    Complete,
}

/// Why a folder can not be used.
#[derive(Debug)]
pub enum Trouble {
    /// A file can not be read.
    Unreadable(PathBuf, io::Error),
    /// A file can not be written; what is known is kept.
    Unwritable(PathBuf, io::Error),
    /// It holds other things than results.
    Foreign(PathBuf),
    /// It holds results of another experiment or version; this is the first difference.
    Other(PathBuf, &'static str),
    /// This line of the journal is no game.
    BadLine(PathBuf, u64),
    /// Another process is at it.
    Busy(PathBuf),
    /// Games are missing: so many are known of so many.
    Unfinished(PathBuf, u64, u64),
    /// This table is not what the summary says.
    BadTable(PathBuf),
}

impl Trouble {
    /// The message that says it.
    pub fn words(&self) -> Msg {
        let of =
            |id: &'static str, path: &Path| Msg::new(id).with("file", path.display().to_string());
        match self {
            Self::Unreadable(path, why) => of("lab-unreadable", path).with("why", why.to_string()),
            Self::Unwritable(path, why) => of("lab-unwritable", path).with("why", why.to_string()),
            Self::Foreign(path) => of("lab-foreign", path),
            Self::Other(path, what) => of("lab-other", path).with("what", *what),
            Self::BadLine(path, line) => of("lab-bad-line", path).with("line", *line as i64),
            Self::Busy(path) => of("lab-busy", path),
            Self::Unfinished(path, done, games) => {
                of("lab-unfinished", path).with("done", *done as i64).with("games", *games as i64)
            }
            Self::BadTable(path) => of("lab-bad-table", path),
        }
    }

    fn of_journal(path: &Path, fault: Fault) -> Self {
        match fault {
            Fault::Io(error) => Self::Unwritable(path.to_path_buf(), error),
            Fault::Busy => Self::Busy(path.to_path_buf()),
            Fault::Line(line) => Self::BadLine(path.to_path_buf(), line),
        }
    }
}

impl Head {
    /// The head of a plan of the game `G` in this version.
    pub fn of<G: Title>(plan: Plan) -> Self {
        Self {
            deckhand_lab: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_string(),
            catalogue: format!("{:016x}", G::catalogue_fingerprint()),
            rules: format!("{:016x}", G::rules_fingerprint()),
            plan,
        }
    }

    /// The first thing in which two heads differ, as texts know it.
    pub(crate) fn differs(&self, other: &Self) -> Option<&'static str> {
        let unknown = (self != other).then_some("manifest");
        self.differences(other).first().copied().or(unknown)
    }

    /// All things in which two heads differ, as texts know them.
    pub(crate) fn differences(&self, other: &Self) -> Vec<&'static str> {
        let (own, its) = (&self.plan, &other.plan);
        let differences = [
            ("version", self.deckhand_lab != other.deckhand_lab || self.version != other.version),
            ("game", own.game != its.game),
            ("mode", own.mode != its.mode),
            ("players", own.players != its.players),
            ("options", own.variants != its.variants),
            ("bots", own.lineups != its.lineups),
            ("decks", own.decks != its.decks),
            ("seed", own.seed != its.seed),
            ("games", own.rounds != its.rounds),
            ("record", own.record != its.record),
            ("catalogue", self.catalogue != other.catalogue),
            ("rules", self.rules != other.rules),
        ];
        differences.iter().filter(|(_, differs)| *differs).map(|(what, _)| *what).collect()
    }
}

impl Folder {
    /// Opens a folder for this experiment, or begins one.
    ///
    /// # Errors
    /// If it holds anything else, or can not be read or written. It is then left as it is.
    pub fn open(path: &Path, head: Head, manifest: &str) -> Result<Opened, Trouble> {
        let (journal, summary) = (path.join(JOURNAL), path.join(SUMMARY));
        let games = head.plan.games();
        if let Some(found) = summary_head(&summary)? {
            let found = found.ok_or_else(|| Trouble::Foreign(path.to_path_buf()))?;
            if let Some(what) = head.differs(&found) {
                return Err(Trouble::Other(path.to_path_buf(), what));
            }
            // The last step of the end may be missing.
            let _ = fs::remove_file(&journal);
            return Ok(Opened::Complete);
        }
        let first = match Journal::head(&journal) {
            Ok(first) => first,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Self::begin(path, head, manifest);
            }
            Err(error) => return Err(Trouble::Unreadable(journal, error)),
        };
        // A journal without a whole first line was begun and never got any further.
        let Some(first) = first else {
            return Self::begin(path, head, manifest);
        };
        let found: Head =
            serde_json::from_str(&first).map_err(|_| Trouble::Foreign(path.to_path_buf()))?;
        if let Some(what) = head.differs(&found) {
            return Err(Trouble::Other(path.to_path_buf(), what));
        }
        let opened = Journal::go_on(&journal, games);
        let opened = opened.map_err(|fault| Trouble::of_journal(&journal, fault))?;
        Ok(Self::opened(path, head, opened))
    }

    fn begin(path: &Path, head: Head, manifest: &str) -> Result<Opened, Trouble> {
        let journal = path.join(JOURNAL);
        let failed = |error| Trouble::Unwritable(path.to_path_buf(), error);
        let unreadable = |error| Trouble::Unreadable(path.to_path_buf(), error);
        if path.exists() {
            let ours = [MANIFEST, JOURNAL].map(std::ffi::OsString::from);
            for entry in fs::read_dir(path).map_err(unreadable)? {
                if !ours.contains(&entry.map_err(unreadable)?.file_name()) {
                    return Err(Trouble::Foreign(path.to_path_buf()));
                }
            }
        }
        fs::create_dir_all(path).map_err(failed)?;
        let line = serde_json::to_string(&head).map_err(|error| failed(error.into()))?;
        let opened = Journal::begin(&journal, &line, head.plan.games());
        let opened = opened.map_err(|fault| Trouble::of_journal(&journal, fault))?;
        place(&path.join(MANIFEST), &mut |file| file.write_all(manifest.as_bytes()))?;
        Ok(Self::opened(path, head, opened))
    }

    fn opened(path: &Path, head: Head, journal: Journal) -> Opened {
        Opened::Open(Box::new(Self { path: path.to_path_buf(), head, journal }))
    }

    /// Whether the game is known.
    pub fn knows(&self, game: u64) -> bool {
        self.journal.knows(game)
    }

    /// How many games are known.
    pub fn known(&self) -> u64 {
        self.journal.known()
    }

    /// Writes down a game.
    ///
    /// # Errors
    /// If the disk will not have it; the games before are safe.
    pub fn keep(&mut self, note: &Note) -> io::Result<()> {
        self.journal.keep(note)
    }

    /// Sees to it that everything kept is on the disk.
    ///
    /// # Errors
    /// If the disk will not have it.
    pub fn sync(&mut self) -> Result<(), Trouble> {
        let path = self.path.join(JOURNAL);
        self.journal.sync().map_err(|error| Trouble::Unwritable(path, error))
    }

    /// Writes tables and summary of a game `G` and takes the journal away. Does nothing while games are missing.
    ///
    /// # Errors
    /// If anything can not be written; the journal then stays, and the next try begins from it.
    pub fn finish<G: Title>(mut self) -> Result<(), Trouble> {
        if self.journal.known() < self.head.plan.games() {
            return Ok(());
        }
        self.sync()?;
        let plan = &self.head.plan;
        let mut files = Vec::new();
        for table in tables::of(plan) {
            let path = self.path.join(table.file_name());
            let mut rows = 0;
            place(&path, &mut |file| {
                let mut writer = tables::Writer::new(&table, file)?;
                let rulebook = G::rulebook();
                self.journal
                    .each(|note| tables::write(&table, plan, rulebook, &note, &mut writer))?;
                rows = writer.finish()?;
                Ok(())
            })?;
            files.push((table.file_name(), rows));
        }
        let mut broken = Vec::new();
        let mut digest = 0u64;
        let (mut finished, mut decisions) = (0u64, 0u64);
        let journal = self.path.join(JOURNAL);
        let unreadable = |error| Trouble::Unreadable(journal.clone(), error);
        self.journal
            .each(|note| {
                if let crate::End::Broken(reason) = &note.end {
                    broken.push(
                        json!({ "game": note.game, "answers": note.decisions, "reason": reason }),
                    );
                    return Ok(());
                }
                finished += 1;
                decisions += note.decisions;
                let mixed = deckhand_kernel::fingerprint(&(note.game, note.digest));
                digest = digest.wrapping_add(mixed);
                Ok(())
            })
            .map_err(unreadable)?;
        let tables: serde_json::Map<String, Value> =
            files.into_iter().map(|(name, rows)| (name, json!({ "rows": rows }))).collect();
        let summary = json!({
            "head": self.head,
            "games": finished,
            "decisions": decisions,
            "digest": format!("{digest:016x}"),
            "broken": broken,
            "tables": tables,
        });
        let text = serde_json::to_string_pretty(&summary);
        let path = self.path.join(SUMMARY);
        let text = text.map_err(|error| Trouble::Unwritable(path.clone(), error.into()))?;
        place(&path, &mut |file| writeln!(file, "{text}"))?;
        let journal = self.path.join(JOURNAL);
        fs::remove_file(&journal).map_err(|error| Trouble::Unwritable(journal, error))
    }
}

/// The summary of a finished experiment.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Summary {
    pub(crate) head: Head,
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) digest: String,
    pub(crate) broken: Vec<Value>,
}

/// The summary of a folder and the text of its manifest.
pub(crate) fn read_summary(path: &Path) -> Result<(Summary, String), Trouble> {
    let summary = path.join(SUMMARY);
    let text = match fs::read_to_string(&summary) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(unfinished(path)),
        Err(error) => return Err(Trouble::Unreadable(summary, error)),
    };
    let summary: Summary =
        serde_json::from_str(&text).map_err(|_| Trouble::Foreign(path.to_path_buf()))?;
    if summary.head.deckhand_lab != FORMAT {
        return Err(Trouble::Other(path.to_path_buf(), "version"));
    }
    let manifest = path.join(MANIFEST);
    let text = fs::read_to_string(&manifest);
    Ok((summary, text.map_err(|error| Trouble::Unreadable(manifest, error))?))
}

/// A folder without a summary: games are missing, or it is none of ours.
fn unfinished(path: &Path) -> Trouble {
    let journal = path.join(JOURNAL);
    let head = match Journal::head(&journal) {
        Ok(head) => head.and_then(|head| serde_json::from_str::<Head>(&head).ok()),
        Err(error) if error.kind() == io::ErrorKind::NotFound && path.exists() => None,
        Err(error) => return Trouble::Unreadable(path.to_path_buf(), error),
    };
    let Some(head) = head else { return Trouble::Foreign(path.to_path_buf()) };
    let games = head.plan.games();
    match Journal::go_on(&journal, games) {
        Ok(journal) => Trouble::Unfinished(path.to_path_buf(), journal.known(), games),
        Err(fault) => Trouble::of_journal(&journal, fault),
    }
}

/// The head in a summary: nothing where there is no summary, and nothing inside where there is another thing.
fn summary_head(path: &Path) -> Result<Option<Option<Head>>, Trouble> {
    match fs::read_to_string(path) {
        Ok(text) => {
            Ok(Some(serde_json::from_str::<Summary>(&text).ok().map(|summary| summary.head)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Trouble::Unreadable(path.to_path_buf(), error)),
    }
}

/// Writes a file beside its place, sees it safely on the disk, and moves it there.
fn place(path: &Path, write: &mut dyn FnMut(&mut File) -> io::Result<()>) -> Result<(), Trouble> {
    let part = path.with_extension("part");
    let written = File::create(&part).and_then(|mut file| {
        write(&mut file)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&part, path));
    moved.map_err(|error| {
        // What is half written only takes room; if it stays, the next try writes over it.
        let _ = fs::remove_file(&part);
        Trouble::Unwritable(path.to_path_buf(), error)
    })
}
