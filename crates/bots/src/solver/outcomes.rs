//! All that chance can do, one after the other.

use deckhand_kernel::Dealer;

/// A dealer that deals what it is told and notes what could have been dealt.
struct Counter {
    /// Numbers dealt so far, each with how many were possible.
    dealt: Vec<(u32, u32)>,
    at: usize,
}

impl Dealer for Counter {
    fn draw(&mut self, below: u32) -> u32 {
        if self.at == self.dealt.len() {
            self.dealt.push((0, below));
        }
        self.at += 1;
        self.dealt[self.at - 1].0
    }
}

/// Everything that `happens` with some dealer, each with how likely it is.
pub(super) fn outcomes<T>(mut happens: impl FnMut(&mut dyn Dealer) -> T) -> Vec<(f64, T)> {
    let mut all = Vec::new();
    let mut counter = Counter { dealt: Vec::new(), at: 0 };
    loop {
        counter.at = 0;
        let outcome = happens(&mut counter);
        let chance = counter.dealt.iter().map(|&(_, below)| 1.0 / f64::from(below)).product();
        all.push((chance, outcome));
        // The last number that can still be raised is, and what follows it is forgotten.
        while counter.dealt.last().is_some_and(|&(number, below)| number + 1 == below) {
            counter.dealt.pop();
        }
        match counter.dealt.last_mut() {
            Some((number, _)) => *number += 1,
            None => return all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::outcomes;

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
}
