//! The page: checked, built, and compared with the files that are part of the program.

use crate::chore::Chore;
use std::process::{Command, Stdio};

/// Where the page is built to.
const BUILT: &str = "crates/server/dist";

/// Whether there is what the page is built with.
pub(crate) fn has_npm() -> bool {
    let mut npm = Command::new("npm");
    npm.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    npm.status().is_ok_and(|status| status.success())
}

/// Installs what the page needs, checks and builds it; fails if what is committed is another page.
pub(crate) fn web() -> Result<(), String> {
    if !has_npm() {
        return Err("The page is built with npm, which is not installed here: `apt-get install npm`, or Node 20 from \
                    your system's packages."
            .into());
    }
    packages()?;
    built()
}

/// Installs what the page is built with.
pub(crate) fn packages() -> Result<(), String> {
    let web = crate::tidy::root().join("web");
    Chore::program("packages", "npm", &["ci", "--no-audit", "--no-fund"], &web).run()
}

/// Checks and builds the page, and compares it with what is committed.
pub(crate) fn built() -> Result<(), String> {
    let web = crate::tidy::root().join("web");
    Chore::program("types", "npm", &["run", "check"], &web).run()?;
    Chore::program("build", "npm", &["run", "build"], &web).run()?;
    let root = crate::tidy::root();
    let status = Command::new("git")
        .args(["status", "--porcelain", "--", BUILT])
        .current_dir(root)
        .output()
        .map_err(|error| format!("git could not be started: {error}."))?;
    let changed = String::from_utf8_lossy(&status.stdout);
    if changed.trim().is_empty() {
        return Ok(());
    }
    Err(format!(
        "The page that is committed is another one than the sources make; commit {BUILT}:\n{changed}"
    ))
}
