//! Where a game's rules are cited.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::book::Book;
use crate::generate::read_book;
use crate::scan::{Hit, hits, test_modules};
use crate::trouble::Trouble;

/// All places of a game that cite rules. A place is a path below the game's crate and a line: `src/flow.rs:12`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Citations {
    /// One entry for each rule, in the order of the book.
    pub rules: Vec<Cited>,
    /// Numbers that are cited although the book has no such rule.
    pub unknown: Vec<Unknown>,
}

/// The places that cite one rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The number of the rule.
    pub id: String,
    /// Places in code.
    pub code: Vec<String>,
    /// Places in tests: the files below `tests/`, and items of `src/` that are compiled for tests only.
    pub tests: Vec<String>,
}

/// A citation of a rule that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The number.
    pub id: String,
    /// Where it stands.
    pub place: String,
}

/// Looks through `.rs` files below `src/` and `.rs`, `.scn` and `.txt` files below `tests/` of the crate at `root`.
///
/// # Errors
/// A sentence naming a file or folder that cannot be read. Folders that do not exist are no error.
pub fn citations(root: &Path, book: &Book) -> Result<Citations, Trouble> {
    let cited = |rule: &crate::BookRule| Cited { id: rule.id.clone(), code: vec![], tests: vec![] };
    let rules = book.rules.iter().map(cited).collect();
    let mut found = Citations { rules, unknown: Vec::new() };
    let prefixes = prefixes(book);

    let mut sources = Vec::new();
    for path in files(&root.join("src"), &["rs"])? {
        let text = read(&path)?;
        sources.push((path, text));
    }
    let test_paths: Vec<PathBuf> = sources
        .iter()
        .flat_map(|(path, text)| test_modules(text).into_iter().map(|name| module(path, name)))
        .collect();
    for (path, text) in &sources {
        let test = test_paths.iter().any(|module| path.with_extension("").starts_with(module));
        found.add(root, path, hits(text, &prefixes), test);
    }
    for path in files(&root.join("tests"), &["rs", "scn", "txt"])? {
        found.add(root, &path, hits(&read(&path)?, &prefixes), true);
    }
    Ok(found)
}

impl Citations {
    fn add(&mut self, root: &Path, path: &Path, hits: Vec<Hit>, test: bool) {
        let path = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        for hit in hits {
            let place = format!("{path}:{}", hit.line);
            match self.rules.iter_mut().find(|cited| cited.id == hit.id) {
                Some(cited) if test || hit.test => cited.tests.push(place),
                Some(cited) => cited.code.push(place),
                None => self.unknown.push(Unknown { id: hit.id, place }),
            }
        }
    }

    /// The Rust text of a static table: for each rule its number, its places in code, its places in tests.
    pub fn rust_source(&self) -> String {
        let mut out = String::from(
            "// Generated from the sources; do not edit.\n\n\
             /// Where each rule is cited: its number, places in code, places in tests.\n\
             pub static CITATIONS: &[(&str, &[&str], &[&str])] = &[\n",
        );
        for Cited { id, code, tests } in &self.rules {
            let _ = writeln!(out, "    ({id:?}, &{code:?}, &{tests:?}),");
        }
        out.push_str("];\n");
        out
    }
}

/// Writes the table of citations of the crate at `root`, whose rulebook is the file `en`. For use in a `build.rs`: it
/// also tells Cargo to run again when the rulebook, a source or a test changes.
///
/// # Panics
/// With a sentence, so that the build fails, if a file cannot be read or written.
pub fn generate_citations(root: &Path, en: &Path, out: &Path) {
    for folder in ["src", "tests"].map(|name| root.join(name)) {
        if folder.exists() {
            println!("cargo:rerun-if-changed={}", folder.display());
        }
    }
    let source = read_book(en)
        .and_then(|book| citations(root, &book))
        .unwrap_or_else(|trouble| panic!("{trouble}"))
        .rust_source();
    fs::write(out, source).unwrap_or_else(|error| panic!("{}", Trouble::in_file(out, &error)));
}

/// The letters that begin the rule numbers of a book.
fn prefixes(book: &Book) -> Vec<&str> {
    let letters = |id: &'_ str| id.find(|sign: char| sign.is_ascii_digit()).unwrap_or(id.len());
    let mut all: Vec<&str> = book.rules.iter().map(|rule| &rule.id[..letters(&rule.id)]).collect();
    all.dedup();
    all
}

/// The path, without extension, of a module that is declared in the file at `path`.
fn module(path: &Path, name: &str) -> PathBuf {
    let own = path.file_stem().is_some_and(|stem| stem != "lib" && stem != "main" && stem != "mod");
    let folder = if own { path.with_extension("") } else { path.with_file_name("") };
    folder.join(name)
}

fn read(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(|error| Trouble::in_file(path, &error))
}

/// All files below a folder with one of these extensions, sorted by path.
fn files(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>, Trouble> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries.and_then(Iterator::collect::<io::Result<Vec<_>>>),
        };
        for entry in entries.map_err(|error| Trouble::in_file(&folder, &error))? {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| extensions.iter().any(|one| end == *one)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
