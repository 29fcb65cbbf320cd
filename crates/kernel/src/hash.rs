//! Hashes that mean the same on every machine and in every release.

use core::hash::{Hash, Hasher};
use siphasher::sip::SipHasher13;

/// A stable 64-bit hash of a value, for records, repetition and fingerprints. Not a secret and not a proof.
pub fn fingerprint<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = SipHasher13::new_with_keys(0x6465_636b, 0x6861_6e64);
    value.hash(&mut hasher);
    hasher.finish()
}
