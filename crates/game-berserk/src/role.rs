//! First and Second [B3.1].

use serde::{Deserialize, Serialize};

/// The role of a player in the battle.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Has the first turn.
    #[default]
    First,
    /// The other one.
    Second,
}

impl Role {
    /// The other role.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
