//! The journal of an experiment: a line for each game, written as it ends. What follows the last line break was cut off
//! by a crash or a full disk and is played again; what stands before it is never played twice.

use crate::Note;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// After so many games the disk is asked to have them.
const SYNC_EVERY: u32 = 64;

/// The file, open for going on.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    /// Where the last whole line ends.
    end: u64,
    /// Where the line of each game begins and how long it is, by game; no length for games that are not known.
    lines: Vec<(u64, u32)>,
    unsynced: u32,
}

/// What can be wrong with a journal.
#[derive(Debug)]
pub(crate) enum Fault {
    /// It can not be read or written.
    Io(io::Error),
    /// Somebody else is writing it.
    Busy,
    /// This line is no game of the experiment.
    Line(u64),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Journal {
    /// Begins a journal with its first line.
    pub(crate) fn begin(path: &Path, head: &str, games: u64) -> Result<Self, Fault> {
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        lock(&file)?;
        file.set_len(0)?;
        let lines = vec![(0, 0); games as usize];
        let mut journal = Self { file, end: 0, lines, unsynced: 0 };
        journal.write_line(head)?;
        journal.sync()?;
        Ok(journal)
    }

    /// The first line of a journal, if there is a whole one.
    pub(crate) fn head(path: &Path) -> io::Result<Option<String>> {
        let mut line = String::new();
        match BufReader::new(File::open(path)?).read_line(&mut line) {
            Ok(_) => Ok(line.strip_suffix('\n').map(str::to_string)),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Opens a journal to go on with it.
    pub(crate) fn go_on(path: &Path, games: u64) -> Result<Self, Fault> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        lock(&file)?;
        let mut journal = Self { file, end: 0, lines: vec![(0, 0); games as usize], unsynced: 0 };
        journal.find_lines()?;
        journal.file.set_len(journal.end)?;
        journal.file.seek(SeekFrom::Start(journal.end))?;
        Ok(journal)
    }

    fn find_lines(&mut self) -> Result<(), Fault> {
        let mut reader = BufReader::new(&self.file);
        reader.seek(SeekFrom::Start(0))?;
        let mut line = Vec::new();
        for number in 1u64.. {
            line.clear();
            let length = reader.read_until(b'\n', &mut line)?;
            if !line.ends_with(b"\n") {
                break;
            }
            if number > 1 {
                let note: Note = serde_json::from_slice(&line).map_err(|_| Fault::Line(number))?;
                let place =
                    usize::try_from(note.game).ok().and_then(|game| self.lines.get_mut(game));
                *place.ok_or(Fault::Line(number))? = (self.end, length as u32);
            }
            self.end += length as u64;
        }
        Ok(())
    }

    /// Whether the game stands in the journal.
    pub(crate) fn knows(&self, game: u64) -> bool {
        self.lines.get(game as usize).is_some_and(|&(_, length)| length > 0)
    }

    /// How many games stand in it.
    pub(crate) fn known(&self) -> u64 {
        self.lines.iter().filter(|(_, length)| *length > 0).count() as u64
    }

    /// Writes down a game.
    pub(crate) fn keep(&mut self, note: &Note) -> io::Result<()> {
        let line = serde_json::to_string(note)?;
        let begin = self.end;
        self.write_line(&line)?;
        self.lines[note.game as usize] = (begin, (self.end - begin) as u32);
        self.unsynced += 1;
        if self.unsynced >= SYNC_EVERY { self.sync() } else { Ok(()) }
    }

    /// Asks the disk to have everything.
    pub(crate) fn sync(&mut self) -> io::Result<()> {
        self.unsynced = 0;
        self.file.sync_data()
    }

    /// A whole line or, as far as the disk allows, nothing of it.
    fn write_line(&mut self, line: &str) -> io::Result<()> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        if let Err(error) = written {
            // A rest that stays is known by its missing line break.
            let _ = self
                .file
                .set_len(self.end)
                .and_then(|()| self.file.seek(SeekFrom::Start(self.end)));
            return Err(error);
        }
        self.end += line.len() as u64 + 1;
        Ok(())
    }

    /// Reads the games in their order.
    pub(crate) fn each(
        &mut self,
        mut use_note: impl FnMut(Note) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut line = Vec::new();
        for &(begin, length) in &self.lines {
            if length == 0 {
                continue;
            }
            self.file.seek(SeekFrom::Start(begin))?;
            line.resize(length as usize, 0);
            self.file.read_exact(&mut line)?;
            use_note(serde_json::from_slice(&line)?)?;
        }
        self.file.seek(SeekFrom::Start(self.end))?;
        Ok(())
    }
}

/// One process writes; a second one would play the same games.
fn lock(file: &File) -> Result<(), Fault> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(std::fs::TryLockError::WouldBlock) => Err(Fault::Busy),
        // A file system without locks is no reason not to play.
        Err(std::fs::TryLockError::Error(_)) => Ok(()),
    }
}
