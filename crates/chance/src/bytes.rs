//! Numbers from a byte string: for fuzzers and other searchers that think in bytes.

use deckhand_kernel::Dealer;

/// A dealer that reads its numbers from bytes. At the end of the bytes it deals 0.
///
/// A draw reads as few bytes as can hold every number, so that one changed byte changes one decision. Numbers are not
/// equally likely: this is a way to steer, not a source of chance.
#[derive(Clone, Debug)]
pub struct Bytes<'b> {
    rest: &'b [u8],
}

impl<'b> Bytes<'b> {
    /// Deals from these bytes.
    pub fn new(bytes: &'b [u8]) -> Self {
        Self { rest: bytes }
    }

    /// The bytes not read yet.
    pub fn rest(&self) -> &'b [u8] {
        self.rest
    }

    fn byte(&mut self) -> u32 {
        let Some((&first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        u32::from(first)
    }
}

impl Dealer for Bytes<'_> {
    fn draw(&mut self, below: u32) -> u32 {
        let bytes = match below {
            0..=1 => 0,
            2..=0x100 => 1,
            0x101..=0x1_0000 => 2,
            _ => 4,
        };
        (0..bytes).fold(0, |number: u32, _| number << 8 | self.byte()) % below.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_byte_a_small_draw_and_zero_at_the_end() {
        let mut dealer = Bytes::new(&[7, 200, 1, 2, 9]);
        assert_eq!(dealer.draw(6), 1);
        assert_eq!(dealer.draw(1), 0);
        assert_eq!(dealer.draw(256), 200);
        assert_eq!(dealer.draw(1_000), 258);
        assert_eq!(dealer.rest(), [9]);
        assert_eq!(dealer.draw(u32::MAX), 9 << 24);
        assert_eq!(dealer.draw(6), 0);
    }
}
