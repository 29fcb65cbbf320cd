//! Hashes that mean the same on every machine and in every release.

use core::hash::{Hash, Hasher};
use siphasher::sip::SipHasher13;

/// A stable 64-bit hash of a value, for records, repetition and fingerprints. Not a secret and not a proof.
pub fn fingerprint<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Wide(SipHasher13::new_with_keys(0x6465_636b, 0x6861_6e64));
    value.hash(&mut hasher);
    hasher.finish()
}

/// Lengths and variants are hashed with 64 bits and in one byte order, whatever the machine.
struct Wide(SipHasher13);

impl Hasher for Wide {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
}
