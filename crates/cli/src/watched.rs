//! A batch of games, or of other work, on a terminal: a bar while it runs, and Ctrl-C that ends it between two of them.

use deckhand_arena::Progress;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, IsTerminal as _};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs a batch of so many games or other pieces of work, with what it shall tell its progress to and look at for a wish to stop.
pub(crate) fn watched<T>(
    games: u64,
    batch: impl FnOnce(&mut dyn FnMut(Progress), &AtomicBool) -> T,
) -> T {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    // A second handler can not be set; one batch is all that a process plays.
    let _ = ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed));
    let bar = bar(games);
    // A broken game is reported with its seed; the same words in the middle of the bar would only be in the way.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut tell = |progress: Progress| bar.set_position(progress.done);
    let result = batch(&mut tell, &stop);
    panic::set_hook(hook);
    bar.finish_and_clear();
    result
}

fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {percent}% {speed} ETA {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("speed", |state: &ProgressState, out: &mut dyn fmt::Write| {
            // A bar that can not be written is no reason to stop.
            let _ = write!(out, "{:.1}/s", state.per_sec());
        });
    ProgressBar::new(games).with_style(style)
}
