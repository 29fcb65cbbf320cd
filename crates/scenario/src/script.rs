//! A dealer that hands out the numbers of a scenario.

use crate::Span;
use deckhand_kernel::Dealer;

/// The dealer, and the first number that could not be dealt.
#[derive(Default)]
pub(crate) struct Script {
    pub(crate) numbers: Vec<(u32, Span)>,
    pub(crate) any: bool,
    pub(crate) used: usize,
    pub(crate) wrong: Option<Wrong>,
}

/// The first number that could not be dealt.
pub(crate) enum Wrong {
    /// The number is not below the limit.
    TooLarge { at: usize, below: u32 },
    /// No number was left for a draw below this limit.
    NoneLeft { below: u32 },
}

impl Dealer for Script {
    fn draw(&mut self, below: u32) -> u32 {
        let at = self.used;
        match self.numbers.get(at) {
            Some(&(number, _)) => {
                self.used += 1;
                if number < below {
                    return number;
                }
                self.wrong.get_or_insert(Wrong::TooLarge { at, below });
            }
            None if self.any => {}
            None => {
                self.wrong.get_or_insert(Wrong::NoneLeft { below });
            }
        }
        0
    }
}
