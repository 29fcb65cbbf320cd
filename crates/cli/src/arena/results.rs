//! The games of an arena in a file, one line of JSON each, so that a comparison can be gone on with another day.
//!
//! The first line says what is compared. A file that says something else is left alone. A last line cut off by a crash
//! is played again.

use crate::failure::{FAILED, Failure};
use crate::reader::Reader;
use deckhand_arena::{Bout, Duel};
use deckhand_kernel::{Msg, Speaker as _, Title};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// What is compared: everything that a game follows from.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    deckhand_arena: u32,
    version: String,
    game: String,
    catalogue: String,
    rules: String,
    mode: String,
    options: Vec<(String, String)>,
    players: u8,
    bots: [String; 2],
    seed: u64,
}

#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    score: f64,
    answers: u64,
    hash: String,
}

/// The file.
#[derive(Debug)]
pub(super) struct Results {
    file: File,
    known: Vec<Bout>,
}

impl Results {
    /// Opens the file or begins a new one.
    pub(super) fn open<G: Title>(
        reader: &Reader,
        path: &Path,
        plan: &Duel<'_, G>,
        mode: &str,
        options: &[(String, String)],
    ) -> Result<Self, Failure> {
        let head = Head {
            deckhand_arena: 1,
            version: env!("CARGO_PKG_VERSION").to_string(),
            game: G::NAME.to_string(),
            catalogue: format!("{:016x}", G::catalogue_fingerprint()),
            rules: format!("{:016x}", G::rules_fingerprint()),
            mode: mode.to_string(),
            options: options.to_vec(),
            players: plan.seats,
            bots: plan.bots.clone(),
            seed: plan.seed,
        };
        let failed = |msg: Msg| {
            let msg = msg.with("file", path.display().to_string());
            Failure::Said(FAILED, reader.speech.say(&msg))
        };
        let unreadable = |error: io::Error| {
            failed(Msg::new("cli-file-unreadable").with("why", error.to_string()))
        };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(unreadable)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unreadable)?;
        if text.is_empty() {
            let begun = serde_json::to_string(&head).map_err(io::Error::from);
            let begun = begun.and_then(|line| writeln!(file, "{line}"));
            begun.map_err(|error| {
                failed(Msg::new("cli-record-impossible").with("why", error.to_string()))
            })?;
            return Ok(Self { file, known: Vec::new() });
        }
        // What follows the last line break was cut off while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let found: Option<Head> = lines.next().and_then(|line| serde_json::from_str(line).ok());
        match found {
            None => return Err(failed(Msg::new("cli-arena-foreign"))),
            Some(found) if found != head => {
                let what = found.differs(&head);
                return Err(failed(Msg::new("cli-arena-other").with("what", what)));
            }
            Some(_) => {}
        }
        let mut known = Vec::new();
        for (number, line) in (2i64..).zip(lines) {
            let bout = serde_json::from_str::<Line>(line).ok().and_then(|line| line.bout());
            let Some(bout) = bout else {
                return Err(failed(Msg::new("cli-arena-bad-line").with("line", number)));
            };
            known.push(bout);
        }
        let end = file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0)));
        end.map_err(unreadable)?;
        Ok(Self { file, known })
    }

    /// The games played before.
    pub(super) fn known(&self) -> Vec<Bout> {
        self.known.clone()
    }

    /// Writes down a game.
    pub(super) fn keep(&mut self, bout: Bout) -> io::Result<()> {
        let line = Line {
            game: bout.index,
            score: bout.score,
            answers: bout.steps,
            hash: format!("{:016x}", bout.hash),
        };
        let mut line = serde_json::to_string(&line)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

impl Line {
    fn bout(&self) -> Option<Bout> {
        let hash = u64::from_str_radix(&self.hash, 16).ok()?;
        let fits = (0.0..=1.0).contains(&self.score);
        fits.then_some(Bout { index: self.game, score: self.score, steps: self.answers, hash })
    }
}

impl Head {
    /// The first thing in which two comparisons differ, as it is called in the file.
    fn differs(&self, other: &Self) -> &'static str {
        let differences = [
            ("game", self.game != other.game),
            ("mode", self.mode != other.mode),
            ("options", self.options != other.options),
            ("players", self.players != other.players),
            ("bots", self.bots != other.bots),
            ("seed", self.seed != other.seed),
            ("catalogue", self.catalogue != other.catalogue),
            ("rules", self.rules != other.rules),
        ];
        differences.iter().find(|(_, differs)| *differs).map_or("version", |(what, _)| what)
    }
}
