//! The binary itself, run on pipes as a script would: what it prints, what it refuses, and its exit codes.
//!
//! The tests ask `deckhand games` what there is and work for whatever game is registered.

mod arena;
mod bad_input;
mod decks;
mod far;
mod json;
mod lab;
mod pass;
mod play;
mod puzzles;
mod readme;
mod records;
mod review;
mod sim;

use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// What a run of the program came to.
#[derive(Debug)]
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: Option<i32>,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs the program with these arguments, split at blanks, and nothing on standard input.
pub(crate) fn deckhand(args: &str) -> Run {
    typed(args, "")
}

/// Runs the program with these arguments and this on standard input.
pub(crate) fn typed(args: &str, input: &str) -> Run {
    let mut child = start(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that ends before it has read everything closes the pipe; that is no fault of its.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    finished(child)
}

/// Starts the program with pipes on all sides.
pub(crate) fn start(args: &str) -> Child {
    started(args.split_whitespace())
}

/// [`start`] with these arguments as they are, blanks included.
pub(crate) fn started<'a>(args: impl IntoIterator<Item = &'a str>) -> Child {
    Command::new(env!("CARGO_BIN_EXE_deckhand"))
        .args(args)
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Waits for the end.
pub(crate) fn finished(child: Child) -> Run {
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: status.code(), out: text(stdout), err: text(stderr) }
}

impl Run {
    /// Standard output of a run that went well and had nothing to complain about.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Standard error of a run that was refused with this exit code and printed nothing else.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        self.err
    }

    /// The one JSON value that is all of standard output.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{self:?}");
        serde_json::from_str(&self.out).expect("JSON")
    }
}

/// Everything that `games --json` says.
pub(crate) fn games() -> Vec<Value> {
    let games = deckhand("games --json").json();
    let games = games.as_array().expect("a list").clone();
    assert!(!games.is_empty(), "no game is registered");
    games
}

/// The names of all games.
pub(crate) fn names() -> Vec<String> {
    games().iter().map(|game| text(&game["game"])).collect()
}

/// The names of all modes of all games with the numbers of seats they can have.
pub(crate) fn modes() -> Vec<(String, String, u64, u64)> {
    let mut all = Vec::new();
    for game in games() {
        for mode in game["about_modes"].as_array().expect("a list") {
            let seats = |key: &str| mode[key].as_u64().expect("a number");
            all.push((text(&game["game"]), text(&mode["name"]), seats("min"), seats("max")));
        }
    }
    all
}

/// A JSON string.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_string()
}

/// A file of this name that does not exist yet, for this test alone.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}
