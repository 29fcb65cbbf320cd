//! `deckhand serve`: the table in the browser.

use crate::args::ServeArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::reader::Reader;
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_server::{Config, ServeError, start};
use serde_json::json;
use std::io::{self, Write as _};
use std::path::Path;

pub(crate) fn run(reader: &Reader, args: &ServeArgs) -> Done {
    let config = config(reader, args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(reader, "cli-serve-fails", &error.to_string()))?;
    // What the server notes goes to standard error; how much of it, the variable RUST_LOG says.
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    runtime.block_on(async {
        let listen = config.listen;
        let data = config.data.display().to_string();
        let public = config.public_url.clone();
        let running = start(config).await.map_err(|error| match error {
            ServeError::Folder(error) => {
                let msg = Msg::new("cli-serve-folder").with("folder", data.clone());
                Failure::Said(FAILED, reader.speech.say(&msg.with("why", error.to_string())))
            }
            ServeError::Store(error) => {
                let msg = Msg::new("cli-serve-store").with("folder", data.clone());
                Failure::Said(FAILED, reader.speech.say(&msg.with("why", error.to_string())))
            }
            ServeError::Listen(error) => {
                let msg = Msg::new("cli-serve-listen").with("address", listen.to_string());
                Failure::Said(FAILED, reader.speech.say(&msg.with("why", error.to_string())))
            }
        })?;
        let address = public.unwrap_or_else(|| format!("http://{}", running.address));
        if reader.wants_json() {
            json::print(&json!({ "address": address, "data": data }))?;
        } else {
            let msg = Msg::new("cli-serve").with("address", address).with("folder", data);
            writeln!(io::stdout(), "{}", reader.speech.say(&msg))?;
        }
        io::stdout().flush()?;
        stopped().await;
        running.stop().await;
        if !reader.wants_json() {
            writeln!(io::stdout(), "{}", reader.speech.word("cli-serve-stopped"))?;
        }
        Ok(())
    })
}

/// Waits until the program is to stop.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// What was typed stands before what the file says, and that before what is usual.
fn config(reader: &Reader, args: &ServeArgs) -> Result<Config, Failure> {
    let mut config = match &args.config {
        Some(path) => file(reader, path)?,
        None => Config::default(),
    };
    if let Some(listen) = &args.listen {
        config.listen = listen.parse().map_err(|_| {
            reader.wrong(&Msg::new("cli-serve-address").with("given", listen.as_str()))
        })?;
    }
    if let Some(data) = &args.data {
        config.data.clone_from(data);
    }
    if let Some(url) = &args.public_url {
        if !url.starts_with("http://") && !url.starts_with("https://") {
            return Err(reader.wrong(&Msg::new("cli-serve-url").with("given", url.as_str())));
        }
        config.public_url = Some(url.trim_end_matches('/').to_string());
    }
    Ok(config)
}

fn file(reader: &Reader, path: &Path) -> Result<Config, Failure> {
    let said = |why: String| {
        let msg = Msg::new("cli-serve-config").with("file", path.display().to_string());
        reader.wrong(&msg.with("why", why))
    };
    let text = std::fs::read_to_string(path).map_err(|error| said(error.to_string()))?;
    toml::from_str(&text).map_err(|error| said(error.to_string()))
}

fn failed(reader: &Reader, id: &'static str, why: &str) -> Failure {
    Failure::Said(FAILED, reader.speech.say(&Msg::new(id).with("why", why)))
}
