//! Where the answers to a question are put: into a list, or only counted when the question is whether there are any.

use crate::action::Action;
use alloc::vec::Vec;

/// Collects or counts answers. Counting needs no memory.
pub(crate) struct Offers<'o> {
    list: Option<&'o mut Vec<Action>>,
    /// Where the answers to this question begin in the list.
    start: usize,
    count: usize,
}

impl<'o> Offers<'o> {
    /// Appends answers to a list.
    pub(crate) fn listed(list: &'o mut Vec<Action>) -> Self {
        let start = list.len();
        Self { list: Some(list), start, count: 0 }
    }

    /// Whether `fill` finds any answer.
    pub(crate) fn any(fill: impl FnOnce(&mut Offers<'_>)) -> bool {
        let mut offers = Offers { list: None, start: 0, count: 0 };
        fill(&mut offers);
        offers.count > 0
    }

    /// One more answer.
    pub(crate) fn push(&mut self, action: Action) {
        self.count += 1;
        if let Some(list) = &mut self.list {
            list.push(action);
        }
    }

    /// Number of answers so far.
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Takes all answers back.
    pub(crate) fn clear(&mut self) {
        self.count = 0;
        if let Some(list) = &mut self.list {
            list.truncate(self.start);
        }
    }

    /// Puts the answers into ascending order.
    pub(crate) fn sort(&mut self) {
        if let Some(list) = &mut self.list {
            list[self.start..].sort_unstable();
        }
    }
}

impl Extend<Action> for Offers<'_> {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}
