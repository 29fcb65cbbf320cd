//! Finished results read back: the head and the row of each game.

use crate::folder::{Summary, read_summary};
use crate::tables::{Cell, Kind, Table, read};
use crate::{Head, Plan, Trouble};
use std::io;
use std::path::{Path, PathBuf};

/// A finished experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// By what it is told apart.
    pub head: Head,
    /// The text of its manifest.
    pub manifest: String,
    /// Games that were finished.
    pub games: u64,
    /// Answers given in them.
    pub decisions: u64,
    /// A hash over their last positions.
    pub digest: String,
    /// How many games could not be finished.
    pub broken: u64,
    /// The games in their order, those that could not be finished included.
    pub rows: Vec<Row>,
    folder: PathBuf,
}

/// A game.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its place in the experiment, counted from 0.
    pub game: u64,
    /// Its round, counted from 0.
    pub round: u64,
    /// Its place in the round.
    pub place: usize,
    /// Whether it was finished.
    pub is_finished: bool,
    /// What each seat has of it; empty if it was not finished.
    pub scores: Vec<f64>,
    /// What each seat played with.
    pub factions: Vec<Vec<String>>,
    /// The last turn or round.
    pub turns: Option<u32>,
    /// Answers given.
    pub decisions: u64,
    /// How often another seat came to stand best.
    pub leads: u64,
    /// Fingerprint of the last position.
    pub digest: String,
}

impl Results {
    /// Reads a finished results folder.
    ///
    /// # Errors
    /// If it is none, is not finished, or can not be read.
    pub fn read(folder: &Path) -> Result<Self, Trouble> {
        let (summary, manifest) = read_summary(folder)?;
        let Summary { head, games, decisions, digest, broken } = summary;
        let table = Table::new(Kind::Games, &head.plan);
        let mut rows = Vec::new();
        let seats = usize::from(head.plan.players);
        // What stands behind the columns of the game: six for each seat.
        let fixed = 13 + head.plan.varied().len();
        let done = read(folder, &table, |cells| {
            let row = row(&head.plan, cells, fixed, seats);
            rows.push(row.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?);
            Ok(())
        });
        let results = Self {
            broken: broken.len() as u64,
            head,
            manifest,
            games,
            decisions,
            digest,
            rows,
            folder: folder.to_path_buf(),
        };
        done.map_err(|error| results.trouble(&table, error))?;
        if results.rows.len() as u64 != results.head.plan.games() {
            return Err(Trouble::BadTable(folder.join(table.file_name())));
        }
        Ok(results)
    }

    /// Reads another table of the folder.
    pub(crate) fn each(
        &self,
        kind: Kind,
        each: impl FnMut(&[Cell]) -> io::Result<()>,
    ) -> Result<(), Trouble> {
        let table = Table::new(kind, &self.head.plan);
        read(&self.folder, &table, each).map_err(|error| self.trouble(&table, error))
    }

    fn trouble(&self, table: &Table, error: io::Error) -> Trouble {
        let path = self.folder.join(table.file_name());
        match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::Other => Trouble::BadTable(path),
            _ => Trouble::Unreadable(path, error),
        }
    }

    /// The row of a game, if it was finished.
    pub(crate) fn finished(&self, game: i64) -> Option<&Row> {
        let row = self.rows.get(usize::try_from(game).ok()?)?;
        row.is_finished.then_some(row)
    }
}

fn row(plan: &Plan, cells: &[Cell], fixed: usize, seats: usize) -> Option<Row> {
    let whole = |at: usize| cells.get(at)?.whole();
    let game = whole(0)? as u64;
    let (round, place) = plan.place(game);
    let is_finished = cells.get(6)?.text()? != "broken";
    let of_seat = |seat: usize, what: usize| cells.get(fixed + 6 * seat + what);
    let factions = |seat: usize| {
        let text = of_seat(seat, 3).and_then(Cell::text).unwrap_or_default();
        text.split_whitespace().map(str::to_string).collect()
    };
    let scores: Option<Vec<f64>> = (0..seats).map(|seat| of_seat(seat, 4)?.real()).collect();
    Some(Row {
        game,
        round,
        place,
        is_finished,
        scores: if is_finished { scores? } else { Vec::new() },
        factions: (0..seats).map(factions).collect(),
        turns: whole(9).map(|turns| turns as u32),
        decisions: whole(10)? as u64,
        leads: whole(11)? as u64,
        digest: cells.get(12)?.text()?.to_string(),
    })
}
