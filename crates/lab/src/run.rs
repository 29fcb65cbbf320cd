//! Plays the games of a plan that are not known yet, on several threads.

use crate::note::Noting;
use crate::{Note, Plan, Planned};
use core::sync::atomic::{AtomicBool, Ordering};
use deckhand_arena::{Progress, Watch, share_out};
use deckhand_kernel::Title;
use std::io;

/// What hears of the progress of an experiment.
pub type Progressing<'p> = &'p mut dyn FnMut(Progress);

/// Plays every game of the plan that `is_known` does not name. `ended` hears of each, on the thread of the caller and in
/// the order in which they end; when it fails, no further game is begun and its error is what comes of all. A game is the
/// same on any thread and whatever was known before.
///
/// # Errors
/// The first error of `ended`.
pub fn run<G: Title>(
    planned: &Planned<G>,
    threads: usize,
    is_known: &dyn Fn(u64) -> bool,
    ended: &mut dyn FnMut(&Note) -> io::Result<()>,
    progress: Progressing<'_>,
    stop: &AtomicBool,
) -> io::Result<()> {
    let plan = &planned.plan;
    let mut watch = Watch::new(plan.games());
    let mut jobs = Vec::new();
    for game in 0..plan.games() {
        if is_known(game) {
            watch.count(Some(0));
        } else {
            jobs.push(game);
        }
    }
    let mut kept = Ok(());
    // Threads look at this one, so that a full disk stops them as well as a wish does.
    let enough = AtomicBool::new(false);
    let work = |game| play(planned, plan, game);
    share_out(
        threads,
        |at| jobs.get(at).copied(),
        &enough,
        work,
        |note: Option<Note>| {
            if let (Some(note), Ok(())) = (&note, &kept) {
                watch.count(note.is_finished().then_some(note.decisions));
                kept = ended(note);
            }
            if kept.is_err() || stop.load(Ordering::Relaxed) {
                enough.store(true, Ordering::Relaxed);
            }
            watch.tell(false, progress);
        },
    );
    watch.tell(true, progress);
    kept
}

fn play<G: Title>(planned: &Planned<G>, plan: &Plan, game: u64) -> Note {
    let (_, place) = plan.place(game);
    let mut noting = Noting::new(plan.record, plan.players, planned.together);
    let played = plan.pairing(game).play::<G>(|| Ok(planned.setups[place].clone()), &mut noting);
    match played {
        Ok(finished) => {
            let mut note = noting.note(&finished);
            if !plan.record.rules {
                note.rules.clear();
            }
            note
        }
        Err(failure) => Note::broken(&failure),
    }
}
