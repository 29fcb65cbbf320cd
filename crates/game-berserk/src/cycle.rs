//! Effects that take each other's ability away, or their own: which of them are laid on in the end, and where an endless
//! cycle is cut [B6.21 to B6.25]. Nothing here knows a card: sources are numbers, and who takes from whom is asked.

use deckhand_parts::CardSet;

/// Whose effects are laid on when everything is settled. `ready` are the sources whose abilities are there when the
/// settling begins; `takes(by, source)` says whether the effect of one takes the very ability of another one, or of itself.
pub(crate) fn laid_on(sources: CardSet, ready: CardSet, takes: impl Fn(u8, u8) -> bool) -> CardSet {
    let mut left_out = CardSet::NONE;
    loop {
        let open = sources - left_out;
        match run(ready & open, open, &takes) {
            Ok(laying) => return laying,
            Err(cycle) => left_out |= cycle, // [B6.23]
        }
    }
}

/// One settling of the effects of these sources, from those that are laid on; to come back to a state that was passed
/// is a cycle [B6.22]. Says whose effects are laid on in the end, or fails with the sources whose effects go round in a
/// cycle.
fn run(
    start: CardSet,
    sources: CardSet,
    takes: &impl Fn(u8, u8) -> bool,
) -> Result<CardSet, CardSet> {
    let mut passed = [CardSet::NONE; 24];
    let mut laying = start;
    for step in 0..passed.len() {
        passed[step] = laying;
        // All effects that are due at the same instant are made together [B6.19].
        let next: CardSet = sources
            .into_iter()
            .filter(|&source| !laying.into_iter().any(|by| takes(by, source)))
            .collect();
        if next == laying {
            return Ok(laying);
        }
        if let Some(begin) = passed[..=step].iter().position(|&old| old == next) {
            let cycle = &passed[begin..=step];
            let ever = cycle.iter().fold(CardSet::NONE, |all, &one| all | one);
            let always = cycle.iter().fold(ever, |all, &one| all & one);
            return Err(ever - always);
        }
        laying = next;
    }
    Err(sources)
}

#[cfg(test)]
mod tests {
    use super::{CardSet, laid_on};

    fn set(units: &[u8]) -> CardSet {
        units.iter().copied().collect()
    }

    /// Ruling C7605: a card that takes its own ability as well stands beside a creature; nobody is ever deprived.
    #[test]
    fn b6_23_an_effect_that_takes_its_own_ability_is_cut() {
        for ready in [set(&[]), set(&[3])] {
            assert_eq!(laid_on(set(&[3]), ready, |_, _| true), CardSet::NONE);
        }
    }

    /// Ruling C1401: two that take each other's ability.
    #[test]
    fn b6_25_two_that_deprive_each_other_deprive_nobody() {
        assert_eq!(laid_on(set(&[3, 8]), set(&[3, 8]), |by, source| by != source), CardSet::NONE);
    }

    /// What does not belong to the cycle is carried out as always.
    #[test]
    fn b6_23_an_effect_beside_the_cycle_is_laid_on() {
        let takes = |by, source| by != source && by < 10 && source < 10;
        assert_eq!(laid_on(set(&[3, 8, 20]), set(&[3, 8, 20]), takes), set(&[20]));
        assert_eq!(laid_on(set(&[4]), set(&[]), |_, _| false), set(&[4]));
    }
}
