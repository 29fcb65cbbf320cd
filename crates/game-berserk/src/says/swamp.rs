//! What the cards of this part say.

use super::Entry;

pub(super) const SAYS: &[Entry] = &[];
