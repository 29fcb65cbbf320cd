//! Work shared out to threads. Who does what and in which order it ends must never matter to a result.

use core::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::Duration,
};
use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread,
};

/// How often the caller hears something, at least.
const TICK: Duration = Duration::from_millis(100);

/// Does the jobs on so many threads; `job` gives the first, the second and so on, as long as there are any. `done` is
/// called on the thread of the caller, with each result as it comes, in any order, and with nothing now and then. Once
/// `stop` is set, jobs that have begun are finished and no other is begun.
pub fn share_out<J, T: Send>(
    threads: usize,
    job: impl Fn(usize) -> Option<J> + Sync,
    stop: &AtomicBool,
    work: impl Fn(J) -> T + Sync,
    mut done: impl FnMut(Option<T>),
) {
    let next = AtomicUsize::new(0);
    let (tell, told) = mpsc::channel();
    let worker = |tell: mpsc::Sender<T>| {
        while !stop.load(Ordering::Relaxed) {
            let Some(job) = job(next.fetch_add(1, Ordering::Relaxed)) else { break };
            // Nobody listens only when the caller's own callback has panicked.
            let _ = tell.send(work(job));
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let tell = tell.clone();
            scope.spawn(|| worker(tell));
        }
        drop(tell);
        loop {
            match told.recv_timeout(TICK) {
                Ok(result) => done(Some(result)),
                Err(RecvTimeoutError::Timeout) => done(None),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    });
}
