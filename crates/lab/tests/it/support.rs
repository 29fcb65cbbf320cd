//! Experiments with the toy Bids, whole and interrupted.

use deckhand_lab::{Fault, Folder, Head, Note, Opened, Planned, Trouble, plan, read, run};
use deckhand_toys::Bids;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A manifest of so many games between these bots.
pub(crate) fn manifest(games: u64, bots: &str) -> String {
    format!(
        "game = \"bids\"\ngames = {games}\nseed = 5\nbots = {bots}\n[record]\ndecisions = true\n"
    )
}

/// A folder that does not exist yet.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}"));
    let _ = fs::remove_dir_all(&path);
    path
}

/// The plan of a manifest, or its faults.
pub(crate) fn planned(text: &str) -> Result<Planned<Bids>, Vec<Fault>> {
    plan::<Bids>(&read(text)?, &|deck| Err(format!("no deck {deck}")))
}

/// Plays a manifest into a folder with so many threads, to the end.
pub(crate) fn whole(path: &Path, text: &str, threads: usize) {
    let known = some(path, text, threads, u64::MAX).expect("everything can be written");
    assert!(known, "the experiment is at its end");
}

/// Plays on until so many games have been kept, as if the disk were full then; whether all are there.
pub(crate) fn some(path: &Path, text: &str, threads: usize, most: u64) -> Result<bool, Trouble> {
    let planned = planned(text).expect("a good manifest");
    let head = Head::of::<Bids>(planned.plan.clone());
    let Opened::Open(mut folder) = Folder::open(path, head, text)? else { return Ok(true) };
    let games = planned.plan.games();
    let known: Vec<bool> = (0..games).map(|game| folder.knows(game)).collect();
    let kept = Cell::new(0);
    let mut keep = |note: &Note| {
        if kept.get() == most {
            return Err(io::Error::other("full"));
        }
        kept.set(kept.get() + 1);
        assert!(!known[note.game as usize], "game {} was known", note.game);
        folder.keep(note)
    };
    let is_known = |game: u64| known[game as usize];
    let stop = AtomicBool::new(false);
    let _ = run(&planned, threads, &is_known, &mut keep, &mut |_| (), &stop);
    let is_whole = folder.known() == games;
    folder.finish::<Bids>()?;
    Ok(is_whole)
}

/// The files of a folder.
pub(crate) fn files(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry"));
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read(entry.path()).expect("a file"))
    };
    entries.map(file).collect()
}
