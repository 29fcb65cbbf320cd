//! A dealer that hands out the numbers of a scenario.

use crate::{Fault, Source, Span, parse::Chance};
use deckhand_kernel::{Dealer, Msg};

/// The dealer, and the first number that could not be dealt.
#[derive(Default)]
pub(crate) struct Script {
    numbers: Vec<(u32, Span)>,
    any: bool,
    used: usize,
    wrong: Option<Wrong>,
}

/// The first number that could not be dealt.
enum Wrong {
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

impl Script {
    /// Adds the numbers of a line.
    pub(crate) fn add(&mut self, chance: &Chance) {
        self.numbers.extend(chance.numbers.iter().cloned());
        self.any |= chance.any;
    }

    /// What is wrong after the step that stands at `span`: a number that did not fit, was missing or was not used.
    pub(crate) fn fault(&self, source: &Source, span: &Span) -> Option<Fault> {
        match self.wrong {
            Some(Wrong::TooLarge { at, below }) => {
                let (number, span) = &self.numbers[at];
                let fault = Fault::new(
                    source,
                    span.clone(),
                    Msg::new("scn-can-not-deal").with("number", *number),
                );
                Some(fault.instead(Msg::new("scn-below").with("below", below), *number))
            }
            Some(Wrong::NoneLeft { below }) => Some(
                Fault::new(source, span.clone(), Msg::new("scn-none-left"))
                    .note(
                        Msg::new("scn-none-left-drawn")
                            .with("below", below)
                            .with("used", self.used as i64),
                    )
                    .note(Msg::new("scn-none-left-mend")),
            ),
            None => self.numbers.get(self.used).map(|(number, span)| {
                Fault::new(source, span.clone(), Msg::new("scn-unused").with("number", *number))
                    .instead(
                        Msg::new("scn-drawn").with("count", self.numbers.len() as i64),
                        self.used as i64,
                    )
            }),
        }
    }
}
