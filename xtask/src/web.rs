//! The page: checked, built, and compared with the files that are part of the program.

use crate::chore::Chore;
use std::process::{Command, Stdio};

/// Where the page is built to.
const BUILT: &str = "crates/server/dist";

/// What the browser is called on various systems.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The tests in a browser that every check runs: whole games, broken lines, keys. The others look at every page in both
/// themes and at several sizes, and take longer than all else together.
pub(crate) const ALWAYS: [&str; 3] = ["hands", "net", "play"];

/// Whether there is what the page is built with.
pub(crate) fn has_npm() -> bool {
    runs("npm")
}

/// Whether this program can be started.
fn runs(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
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

/// Plays the page in a real browser, with the program as it is built now: all of `web/e2e`, or the named files of it.
pub(crate) fn e2e(names: &[&str]) -> Result<(), String> {
    if !has_npm() {
        return Err("The tests are started by Node, which is not installed here.".into());
    }
    packages()?;
    played(&browser()?, names)
}

/// A browser to test with; the system's packages are asked for one where there is none.
pub(crate) fn browser() -> Result<String, String> {
    let found = || BROWSERS.into_iter().find(|name| runs(name)).map(str::to_owned);
    if let Some(name) = found() {
        return Ok(name);
    }
    eprintln!("── browser: there is none here; the system's packages are asked for chromium");
    let root = crate::tidy::root();
    let install = ["install", "--yes", "--no-install-recommends", "chromium"];
    let _ = Chore::program("browser", "apt-get", &["update", "--quiet"], &root).run();
    let installed = Chore::program("browser", "apt-get", &install, &root)
        .with_env("DEBIAN_FRONTEND", "noninteractive")
        .run();
    match (installed, found()) {
        (_, Some(name)) => Ok(name),
        (Err(why), None) => Err(why),
        (Ok(()), None) => Err("chromium was installed and can not be started.".into()),
    }
}

/// Runs the tests in this browser. What fails is tried once more, and that is said: a browser on a busy machine can be
/// too late for a test, and a fault of the page fails twice.
pub(crate) fn played(browser: &str, names: &[&str]) -> Result<(), String> {
    let web = crate::tidy::root().join("web");
    Chore::cargo("program", &["build", "--package", "deckhand-cli"]).run()?;
    let program = std::env::current_exe()
        .map_err(|error| format!("This program does not know where it is: {error}."))?
        .with_file_name("deckhand");
    let folder = std::fs::read_dir(web.join("e2e"))
        .map_err(|error| format!("web/e2e can not be read: {error}."))?;
    let mut files: Vec<String> = folder
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|file| file.ends_with(".test.mjs"))
        .filter(|file| names.is_empty() || names.iter().any(|name| file.starts_with(name)))
        .collect();
    files.sort();
    for file in files {
        let path = format!("e2e/{file}");
        let test = || {
            Chore::program("e2e", "node", &["--test", "--test-reporter=spec", &path], &web)
                .with_env("DECKHAND", &program.display().to_string())
                .with_env("CHROMIUM", &which(browser))
                .run()
        };
        if let Err(why) = test() {
            eprintln!("── e2e: {why} It is tried once more.");
            test()?;
        }
    }
    Ok(())
}

/// The whole path of a program.
fn which(program: &str) -> String {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&paths).map(|at| at.join(program)).find(|at| at.is_file());
    found.map_or_else(|| program.to_owned(), |at| at.display().to_string())
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
