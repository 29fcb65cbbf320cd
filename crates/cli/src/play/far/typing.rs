//! Lines from standard input, read on a thread of their own so that news can be told while somebody thinks.

use crate::play::screen::read_line;
use std::io;
use std::thread;
use tokio::sync::mpsc;

/// The lines as they are typed. The channel ends with the input.
pub(super) fn lines() -> mpsc::Receiver<String> {
    let (send, lines) = mpsc::channel(1);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = read_line(&mut input) {
            if send.blocking_send(line).is_err() {
                break;
            }
        }
    });
    lines
}
