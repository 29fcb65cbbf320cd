//! How the server runs.

use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How the server runs. Everything has a usual value.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address by which people reach it, if it is not where it listens.
    pub public_url: Option<String>,
    /// How long a bot waits at least before it answers where persons play, in milliseconds.
    pub bot_pause_ms: u64,
    /// How many bots may think at a time.
    pub bots: usize,
    /// How long a seat may be without a connection before a bot stands in, in milliseconds.
    pub grace_ms: i64,
    /// How many matches may run.
    pub matches: usize,
    /// How many may look at one match.
    pub lookers: usize,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: data_folder(),
            public_url: None,
            bot_pause_ms: 350,
            // One core is left to people.
            bots: cores.saturating_sub(1).max(1),
            grace_ms: 60_000,
            matches: 20_000,
            lookers: 500,
        }
    }
}

impl Config {
    pub(crate) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause_ms)
    }
}

/// The folder in which programs of this user keep their data, by the custom of the system.
fn data_folder() -> PathBuf {
    let home =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    home("XDG_DATA_HOME")
        .or_else(|| home("APPDATA"))
        .or_else(|| home("HOME").map(|home| home.join(".local/share")))
        .unwrap_or_else(|| PathBuf::from("."))
        .join("deckhand")
}
