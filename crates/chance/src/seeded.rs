//! Numbers from a seed: the same on every machine and in every release.

use deckhand_kernel::Dealer;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// A dealer whose numbers follow from a seed alone.
///
/// What it deals is part of the product: a seed noted down must deal the same game for ever. So only the word stream
/// of ChaCha8, which is a published standard, comes from elsewhere; the key and the bounded draw are defined here.
#[derive(Clone, Debug)]
pub struct Seeded {
    words: ChaCha8Rng,
}

impl Seeded {
    /// The dealer of this seed.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of many independent dealers of the same seed; stream 0 is [`Seeded::new`].
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(stream);
        Self { words }
    }

    /// The dealer of a whole key, for games whose seed nobody may guess.
    pub fn keyed(key: [u8; 32]) -> Self {
        Self { words: ChaCha8Rng::from_seed(key) }
    }

    /// 64 raw bits, for seeds of other dealers.
    pub fn bits(&mut self) -> u64 {
        let low = u64::from(self.words.next_u32());
        u64::from(self.words.next_u32()) << 32 | low
    }
}

impl Dealer for Seeded {
    /// Lemire's bounded draw: one multiplication, and a second word only where the first would favour some number.
    #[inline]
    fn draw(&mut self, below: u32) -> u32 {
        let mut wide = u64::from(self.words.next_u32()) * u64::from(below);
        if (wide as u32) < below {
            let favoured = below.wrapping_neg() % below;
            while (wide as u32) < favoured {
                wide = u64::from(self.words.next_u32()) * u64::from(below);
            }
        }
        (wide >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First words of ChaCha8 with a key and a nonce of zeros, as published with the cipher's test vectors.
    #[test]
    fn seed_zero_is_the_published_key_stream() {
        let mut dealer = Seeded::new(0);
        let words: Vec<u32> = (0..4).map(|_| dealer.words.next_u32()).collect();
        assert_eq!(words, [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f]);
    }

    #[test]
    fn a_noted_seed_deals_the_same_for_ever() {
        let mut dealer = Seeded::new(2024);
        let dealt: Vec<u32> =
            [6, 6, 6, 52, 1000, 3, 1 << 31, u32::MAX].map(|n| dealer.draw(n)).into();
        assert_eq!(dealt, [1, 3, 3, 9, 599, 1, 811_102_553, 2_599_440_142]);
        let mut other = Seeded::stream(2024, 1);
        let dealt: Vec<u32> =
            [6, 6, 6, 52, 1000, 3, 1 << 31, u32::MAX].map(|n| other.draw(n)).into();
        assert_eq!(dealt, [1, 4, 0, 32, 881, 0, 23_657_315, 371_612_716]);
    }

    /// Three quarters of 2^32 is where a draw by remainder would favour the lower half two to one.
    #[test]
    fn no_number_is_favoured() {
        let below = 3 << 30;
        let mut dealer = Seeded::new(7);
        let low = (0..30_000).filter(|_| dealer.draw(below) < below / 2).count();
        assert!((14_500..15_500).contains(&low), "{low} of 30000 in the lower half");
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[dealer.draw(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn every_bound_is_kept() {
        let mut dealer = Seeded::new(1);
        for below in (1..2_000).chain([1 << 31, (1 << 31) + 1, u32::MAX]) {
            assert!(dealer.draw(below) < below);
        }
    }
}
