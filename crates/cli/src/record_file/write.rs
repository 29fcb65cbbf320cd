//! Writing a record while a game is played.

use deckhand_kernel::{RecordHeader, Step, Thoughts};
use deckhand_table::lines::{HeaderLine, LastLine, OverLine, Players, StepLine, UndoLine};
use serde::Serialize;
use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// A new file to write to. One that exists already and holds anything is left alone and reported as
/// [`io::ErrorKind::AlreadyExists`].
pub(crate) fn fresh_file(path: &Path) -> io::Result<File> {
    if path.metadata().is_ok_and(|found| found.is_file() && found.len() > 0) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    OpenOptions::new().write(true).create(true).truncate(true).open(path)
}

/// A record being written. What can not be written now (a full disk) is kept and tried again with the next line.
#[derive(Debug)]
pub(crate) struct Recorder {
    path: PathBuf,
    file: File,
    /// Length up to which the file holds whole lines.
    good: u64,
    /// Lines not yet in the file.
    waiting: Vec<u8>,
}

impl Recorder {
    /// Begins a new file. One that exists already and holds anything is left alone and reported as
    /// [`io::ErrorKind::AlreadyExists`].
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        let file = fresh_file(path)?;
        Ok(Self { path: path.to_owned(), file, good: 0, waiting: Vec::new() })
    }

    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether every line so far is in the file.
    pub(crate) fn complete(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The first line.
    pub(crate) fn header<S: Serialize + Clone>(
        &mut self,
        header: &RecordHeader<S>,
        players: Players,
    ) -> io::Result<()> {
        self.line(&HeaderLine::new(header, players))
    }

    /// An answer, what was thought before it if that is to be kept, and how the game ended if it ended with it.
    pub(crate) fn step<A: Display>(
        &mut self,
        step: &Step<A>,
        thoughts: Option<&Thoughts<A>>,
        over: Option<OverLine>,
    ) -> io::Result<()> {
        self.wait(&StepLine::new(step, thoughts))?;
        if let Some(over) = over {
            self.wait(&LastLine { over })?;
        }
        self.write()
    }

    /// The last answer was taken back.
    pub(crate) fn undo(&mut self) -> io::Result<()> {
        self.line(&UndoLine { undo: true, agreed: false })
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        self.wait(line)?;
        self.write()
    }

    fn wait(&mut self, line: &impl Serialize) -> io::Result<()> {
        self.waiting.extend(serde_json::to_vec(line)?);
        self.waiting.push(b'\n');
        Ok(())
    }

    /// Appends what waits with one write, so that no half line is left even if the program is killed.
    fn write(&mut self) -> io::Result<()> {
        let result = self.file.write_all(&self.waiting).and_then(|()| self.file.flush());
        match result {
            Ok(()) => {
                self.good += self.waiting.len() as u64;
                self.waiting.clear();
                Ok(())
            }
            Err(error) => {
                // Half a line may have been written: go back to the last whole one. A device has no length to set.
                let _ = self.file.set_len(self.good);
                let _ = self.file.seek(SeekFrom::Start(self.good));
                Err(error)
            }
        }
    }
}
