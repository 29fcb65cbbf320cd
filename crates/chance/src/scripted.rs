//! Numbers written down beforehand: for scenarios and tests.

use crate::Seeded;
use deckhand_kernel::Dealer;

/// A number of the script that did not fit where it was dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// Its place in the script, counted from 0.
    pub at: usize,
    /// What the script says.
    pub number: u32,
    /// How many numbers were possible, counted from 0.
    pub below: u32,
}

/// A dealer that deals a list of numbers in order and goes on with a seed when the list is at its end.
///
/// A number that does not fit is noted, and a number of the seed is dealt in its place.
#[derive(Clone, Debug)]
pub struct Scripted {
    script: Vec<u32>,
    at: usize,
    misfits: Vec<Misfit>,
    after: Seeded,
}

impl Scripted {
    /// Deals `script` first and then from `seed`.
    pub fn new(script: impl Into<Vec<u32>>, seed: u64) -> Self {
        Self { script: script.into(), at: 0, misfits: Vec::new(), after: Seeded::new(seed) }
    }

    /// Writes further numbers at the end of the script.
    pub fn extend(&mut self, numbers: impl IntoIterator<Item = u32>) {
        self.script.extend(numbers);
    }

    /// The numbers nobody has asked for yet.
    pub fn unused(&self) -> &[u32] {
        &self.script[self.at..]
    }

    /// The numbers that did not fit.
    pub fn misfits(&self) -> &[Misfit] {
        &self.misfits
    }
}

impl Dealer for Scripted {
    fn draw(&mut self, below: u32) -> u32 {
        let Some(&number) = self.script.get(self.at) else {
            return self.after.draw(below);
        };
        let at = self.at;
        self.at += 1;
        if number < below {
            return number;
        }
        self.misfits.push(Misfit { at, number, below });
        self.after.draw(below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_first_then_the_seed() {
        let mut dealer = Scripted::new([3, 1], 5);
        assert_eq!([dealer.draw(6), dealer.draw(6)], [3, 1]);
        let mut seed = Seeded::new(5);
        assert_eq!(dealer.draw(1_000_000), seed.draw(1_000_000));
    }

    #[test]
    fn what_does_not_fit_and_what_is_left_is_told() {
        let mut dealer = Scripted::new([0, 9, 2, 4], 5);
        assert_eq!(dealer.draw(6), 0);
        assert!(dealer.draw(6) < 6, "a number that fits is dealt in place of the 9");
        assert_eq!(dealer.draw(6), 2);
        assert_eq!(dealer.misfits(), [Misfit { at: 1, number: 9, below: 6 }]);
        assert_eq!(dealer.unused(), [4]);
    }
}
