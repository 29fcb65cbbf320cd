//! What the Disasters under way do to each castle, as it was worked out and told when they were played. It is kept to
//! be shown, for every room that is lost changes what a castle blocks; no rule reads it.

use crate::cards::CardId;
use core::hash::{Hash, Hasher};
use deckhand_parts::List;
use serde::{Deserialize, Serialize};

/// The damage of a Disaster to a castle [D7.7] [D7.8].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sum {
    /// For diamond, cross and moon, before anything helps.
    pub(crate) dealt: [u16; 3],
    /// What completed connections block of it.
    pub(crate) blocked: [u16; 3],
    /// By how much the rest is reduced at most.
    pub(crate) less: u16,
}

impl Sum {
    /// What gets past the connections, symbol by symbol.
    pub(crate) fn through(&self) -> [u16; 3] {
        core::array::from_fn(|symbol| self.dealt[symbol] - self.blocked[symbol])
    }

    /// What got past the connections.
    pub(crate) fn unblocked(&self) -> u16 {
        self.through().iter().sum()
    }

    /// How many rooms have to be lost.
    pub(crate) fn due(&self) -> u16 {
        self.unblocked().saturating_sub(self.less)
    }
}

/// A Disaster under way: which, its X, and its damage to each castle that stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Toll {
    pub(crate) card: CardId,
    pub(crate) x: u8,
    pub(crate) sums: [Option<Sum>; 5],
}

/// The Disasters under way, the innermost last; of very many only the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tolls(List<Toll, 4>);

// Positions that differ in nothing else are the same for every rule, so it counts for no hash.
impl Hash for Tolls {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Tolls {
    pub(crate) fn push(&mut self, toll: Toll) {
        if self.0.len() == 4 {
            self.0.remove(0);
        }
        self.0.push(toll);
    }

    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn innermost(&self) -> Option<&Toll> {
        self.0.last()
    }
}
