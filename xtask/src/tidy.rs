//! The checks that no compiler makes. Each check is a plain function from text to faults; this file only finds the
//! texts and reports.

mod arrows;
mod links;
mod rust;
mod words;

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Something that is not in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    path: String,
    /// Counted from 1.
    line: usize,
    what: String,
    /// Whether it only deserves to be looked at.
    warning: bool,
}

impl Fault {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into(), warning: false }
    }

    fn warning(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { warning: true, ..Self::new(path, line, what) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.warning { "warning: " } else { "" };
        write!(f, "{}:{}: {kind}{}", self.path, self.line, self.what)
    }
}

/// Checks every file that git knows or would add.
pub(crate) fn tidy() -> Result<(), String> {
    let root = root();
    let mut faults = Vec::new();
    let mut manifests = Vec::new();
    let files = files()?;
    for path in &files {
        // What is not text is nobody's business here.
        let Ok(text) = fs::read_to_string(root.join(path)) else { continue };
        faults.extend(words::machine_paths(path, &text));
        if path.ends_with(".rs") {
            faults.extend(rust::check(path, &text));
        }
        if path.ends_with(".md") {
            faults.extend(links::check(path, &text, |target| root.join(target).exists()));
        }
        if path.ends_with("/Cargo.toml") {
            manifests.push((path.clone(), text));
        }
    }
    faults.extend(arrows::check(&manifests));
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.iter().filter(|fault| !fault.warning).count() {
        0 => Ok(()),
        1 => Err(format!("One fault in {} files, listed above.", files.len())),
        count => Err(format!("{count} faults in {} files, listed above.", files.len())),
    }
}

/// The names of the games that are listed: those the registry depends on.
pub(crate) fn games() -> Result<Vec<String>, String> {
    let path = root().join("crates/registry/Cargo.toml");
    let manifest =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
    let manifest: toml::Table =
        manifest.parse().map_err(|error| format!("{}: {error}.", path.display()))?;
    let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
    let names = dependencies.into_iter().flat_map(toml::Table::keys);
    Ok(names.filter_map(|name| name.strip_prefix("game-")).map(ToOwned::to_owned).collect())
}

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// All files that git knows or would add, with `/` between folders, sorted.
fn files() -> Result<Vec<String>, String> {
    let git = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git could not be started: {error}."))?;
    if !git.status.success() {
        return Err("git can not list the files; the checks need a checkout.".into());
    }
    let list = String::from_utf8_lossy(&git.stdout);
    let mut files: Vec<String> = list
        .split('\0')
        .filter(|path| !path.is_empty() && root().join(path).is_file())
        .map(ToOwned::to_owned)
        .collect();
    files.sort_unstable();
    files.dedup();
    Ok(files)
}
