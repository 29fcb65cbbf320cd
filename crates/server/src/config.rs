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
    /// Further names by which people reach it.
    pub hosts: Vec<String>,
    /// Whether the address of who asks is taken from the last `X-Forwarded-For`: only behind a proxy that writes it.
    pub trust_forwarded: bool,
    /// How often one address may ask for what costs much.
    pub limits: Limits,
    /// How long there may be silence on a connection before it is seen whether the other side is there, in milliseconds.
    pub pulse_ms: u64,
    /// How long the head of a request may take to arrive, and its body, in milliseconds.
    pub patience_ms: u64,
}

/// How often one address may ask for what costs much: so many times at once, and as many a minute. Nought is no limit.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Making matches, and seals for them.
    pub matches: u32,
    /// Signing in and making accounts.
    pub sign_ins: u32,
    /// Sitting down.
    pub joins: u32,
    /// Opening sockets and streams.
    pub connections: u32,
    /// Commands that do not come over a socket.
    pub commands: u32,
    /// Whether they hold for the machine itself too.
    pub loopback: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            matches: 60,
            sign_ins: 20,
            joins: 60,
            connections: 120,
            // As many as over a socket.
            commands: 900,
            loopback: false,
        }
    }
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
            hosts: Vec::new(),
            trust_forwarded: false,
            limits: Limits::default(),
            pulse_ms: 15_000,
            patience_ms: 20_000,
        }
    }
}

impl Config {
    pub(crate) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause_ms)
    }

    pub(crate) fn pulse(&self) -> Duration {
        Duration::from_millis(self.pulse_ms.max(10))
    }

    pub(crate) fn patience(&self) -> Duration {
        Duration::from_millis(self.patience_ms.max(10))
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
