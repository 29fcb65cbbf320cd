//! Seals given out before there is a match, so that whoever makes one sees the seal before adding anything to the chance.
//! They live in memory, for ten minutes, and each is good for one match.

use deckhand_table::Secret;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a seal waits for its match.
const LASTS: Duration = Duration::from_secs(600);
/// So many wait at most; above that the oldest is forgotten, so that nobody can keep others from getting one.
const MOST: usize = 10_000;

/// A seal that waits: since when, what was shown, and what is sealed.
type Waiting = (Instant, String, Secret);

/// The seals that wait for a match, the oldest first.
#[derive(Default)]
pub(crate) struct Seals(Mutex<VecDeque<Waiting>>);

impl Seals {
    /// Keeps a secret; what may be shown of it.
    pub(crate) fn give(&self, now: Instant, secret: Secret) -> String {
        let commit = secret.commit();
        let mut waiting = self.waiting(now);
        if waiting.len() >= MOST {
            waiting.pop_front();
        }
        waiting.push_back((now, commit.clone(), secret));
        commit
    }

    /// The secret behind a seal, once.
    pub(crate) fn take(&self, now: Instant, commit: &str) -> Option<Secret> {
        let mut waiting = self.waiting(now);
        let at = waiting.iter().position(|(_, shown, _)| shown == commit)?;
        waiting.remove(at).map(|(.., secret)| secret)
    }

    fn waiting(&self, now: Instant) -> std::sync::MutexGuard<'_, VecDeque<Waiting>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.front().is_some_and(|(since, ..)| now.duration_since(*since) > LASTS) {
            waiting.pop_front();
        }
        waiting
    }
}

#[cfg(test)]
mod tests {
    use super::{LASTS, MOST, Seals};
    use deckhand_table::Secret;
    use std::time::{Duration, Instant};

    #[test]
    fn a_seal_is_good_once_and_not_for_ever() {
        let (seals, now) = (Seals::default(), Instant::now());
        let one = seals.give(now, Secret::new([1; 32]));
        assert_eq!(seals.take(now, &one).map(|secret| secret.commit()), Some(one.clone()));
        assert!(seals.take(now, &one).is_none(), "used");
        let late = seals.give(now, Secret::new([2; 32]));
        assert!(seals.take(now + LASTS + Duration::from_secs(1), &late).is_none(), "too old");
    }

    #[test]
    fn the_oldest_seal_makes_room() {
        let (seals, now) = (Seals::default(), Instant::now());
        let secret = |nth: usize| {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&(nth as u64).to_le_bytes());
            Secret::new(bytes)
        };
        let shown: Vec<String> = (0..=MOST).map(|nth| seals.give(now, secret(nth))).collect();
        assert!(seals.take(now, &shown[0]).is_none());
        assert!(seals.take(now, &shown[1]).is_some() && seals.take(now, &shown[MOST]).is_some());
    }
}
