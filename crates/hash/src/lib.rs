//! Hashes that mean the same on every machine and in every release: of positions, cards and rules.
#![no_std]

use core::hash::{Hash, Hasher};
use xxhash_rust::xxh3::Xxh3;

/// A stable 64-bit hash of a value, for records, repetition and fingerprints: XXH3 over its fields as `Plain` writes
/// them down. Not a secret and not a proof.
pub fn fingerprint<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Plain { mixed: Xxh3::new(), waiting: [0; ROOM], used: 0 };
    value.hash(&mut hasher);
    hasher.finish()
}

/// Bytes that wait to be mixed together. Positions consist of many fields of a byte or two, and to mix each by itself
/// would cost most of the time that answers take.
const ROOM: usize = 512;

/// Fields one after the other in one byte order, whatever the machine. Lengths and variants, mostly small, take one
/// byte below 255, and that byte and eight more from there on.
struct Plain {
    mixed: Xxh3,
    waiting: [u8; ROOM],
    used: usize,
}

impl Plain {
    #[inline]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        if self.used + N > ROOM {
            self.mix();
        }
        self.waiting[self.used..self.used + N].copy_from_slice(&bytes);
        self.used += N;
    }

    #[inline]
    fn put_short(&mut self, number: u64) {
        if number < 255 {
            self.put([number as u8]);
        } else {
            self.put([255]);
            self.put(number.to_le_bytes());
        }
    }

    #[cold]
    fn mix(&mut self) {
        self.mixed.update(&self.waiting[..self.used]);
        self.used = 0;
    }
}

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        let mut mixed = self.mixed.clone();
        mixed.update(&self.waiting[..self.used]);
        mixed.digest()
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if bytes.len() > ROOM - self.used {
            self.mix();
        }
        if bytes.len() > ROOM {
            self.mixed.update(bytes);
        } else {
            self.waiting[self.used..self.used + bytes.len()].copy_from_slice(bytes);
            self.used += bytes.len();
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.put([number]);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.put(number.to_le_bytes());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.put(number.to_le_bytes());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.put(number.to_le_bytes());
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.put(number.to_le_bytes());
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.put_short(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.put_short(number as i64 as u64);
    }
}
