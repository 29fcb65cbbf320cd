//! One command with a name: printed before it runs, and told of in a sentence when it fails.

use std::{
    ffi::OsString,
    path::Path,
    process::{Command, Stdio},
};

/// A command to be run in the repository.
pub(crate) struct Chore {
    name: &'static str,
    command: Command,
    shown: String,
}

impl Chore {
    /// A call of the cargo that runs this program.
    pub(crate) fn cargo(name: &'static str, args: &[&str]) -> Self {
        let mut command = Command::new(cargo());
        command.args(args).current_dir(crate::tidy::root());
        let shown: Vec<String> = args.iter().map(|arg| quoted(arg)).collect();
        Self { name, command, shown: format!("cargo {}", shown.join(" ")) }
    }

    /// A call of another program, in this folder.
    pub(crate) fn program(name: &'static str, program: &str, args: &[&str], folder: &Path) -> Self {
        let mut command = Command::new(program);
        command.args(args).current_dir(folder);
        let shown: Vec<String> = args.iter().map(|arg| quoted(arg)).collect();
        Self { name, command, shown: format!("{program} {}", shown.join(" ")) }
    }

    /// The same with a variable of the environment set.
    pub(crate) fn with_env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self.shown = format!("{name}={} {}", quoted(value), self.shown);
        self
    }

    /// Prints the command and runs it.
    pub(crate) fn run(mut self) -> Result<(), String> {
        eprintln!("── {}: {}", self.name, self.shown);
        let status = self
            .command
            .status()
            .map_err(|error| format!("{} could not be started: {error}.", self.name))?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("{} failed. To run it alone: {}", self.name, self.shown))
        }
    }
}

/// Whether cargo has this subcommand here.
pub(crate) fn has_subcommand(name: &str) -> bool {
    Command::new(cargo())
        .args([name, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The word as a shell would want it.
fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("\"{word}\"") } else { word.into() }
}
