//! All that chance can do, one after the other.

use deckhand_kernel::Dealer;

/// A dealer that deals the same step again and again, with other numbers each time, until every way in which chance can
/// decide it has come once.
///
/// Begins with zeros. After each time [`Every::advance`] moves on to the next way.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Every {
    /// Numbers of this way, each with how many were possible.
    dealt: Vec<(u32, u32)>,
    at: usize,
}

impl Every {
    /// The first way: zeros only.
    pub fn new() -> Self {
        Self::default()
    }

    /// What has been dealt this time, each number with how many were possible.
    pub fn dealt(&self) -> &[(u32, u32)] {
        &self.dealt[..self.at]
    }

    /// How likely what has been dealt this time is, every number being as likely as the others.
    pub fn chance(&self) -> f64 {
        self.dealt().iter().map(|&(_, below)| 1.0 / f64::from(below)).product()
    }

    /// Moves on to the next way, if there is one more.
    pub fn advance(&mut self) -> bool {
        self.dealt.truncate(self.at);
        self.at = 0;
        // The last number that can still be raised is, and what follows it is forgotten.
        while self.dealt.last().is_some_and(|&(number, below)| number + 1 == below) {
            self.dealt.pop();
        }
        match self.dealt.last_mut() {
            Some((number, _)) => {
                *number += 1;
                true
            }
            None => false,
        }
    }
}

impl Dealer for Every {
    fn draw(&mut self, below: u32) -> u32 {
        if self.at == self.dealt.len() {
            self.dealt.push((0, below));
        }
        self.at += 1;
        self.dealt[self.at - 1].0
    }
}

/// Everything that `happens` with some dealer, each with how likely it is.
pub fn outcomes<T>(mut happens: impl FnMut(&mut dyn Dealer) -> T) -> Vec<(f64, T)> {
    let mut all = Vec::new();
    let mut every = Every::new();
    loop {
        let outcome = happens(&mut every);
        all.push((every.chance(), outcome));
        if !every.advance() {
            return all;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_comes_once_and_their_chances_fit() {
        let all = outcomes(|dealer| {
            let first = dealer.draw(2);
            if first == 0 { vec![first] } else { vec![first, dealer.draw(3)] }
        });
        let sixth = 0.5 * (1.0 / 3.0);
        let third = |number| (sixth, vec![1, number]);
        assert_eq!(all, vec![(0.5, vec![0]), third(0), third(1), third(2)]);
    }

    #[test]
    fn without_chance_there_is_one_way() {
        assert_eq!(outcomes(|_| 7), vec![(1.0, 7)]);
        let mut every = Every::new();
        assert_eq!(every.dealt(), []);
        assert!(!every.advance());
    }
}
