//! The five answers, their notation and their words.

use crate::rule;
use alloc::{borrow::ToOwned, string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{Msg, RuleId, Words};
use serde::{Deserialize, Serialize};

/// An answer. What it costs follows from the position, so it is not part of it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Action {
    /// Put nothing in, as nobody has bet.
    #[default]
    Check,
    /// Make the bet of this round.
    Bet,
    /// Put in what is missing.
    Call,
    /// Put in what is missing and one bet more.
    Raise,
    /// Give the hand up.
    Fold,
}

impl Action {
    /// All answers in ascending order.
    pub const ALL: [Self; 5] = [Self::Check, Self::Bet, Self::Call, Self::Raise, Self::Fold];

    /// The verb, which is the whole notation.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Bet => "bet",
            Self::Call => "call",
            Self::Raise => "raise",
            Self::Fold => "fold",
        }
    }

    /// The rule that allows it.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Check => rule::L3_3,
            Self::Bet => rule::L3_4,
            Self::Call => rule::L3_5,
            Self::Raise => rule::L3_6,
            Self::Fold => rule::L3_7,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())
    }
}

impl FromStr for Action {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let found = text.trim();
        Self::ALL.into_iter().find(|action| action.verb().eq_ignore_ascii_case(found)).ok_or_else(
            || {
                let verbs: Vec<String> =
                    Self::ALL.iter().map(|action| action.verb().to_owned()).collect();
                Msg::new("notation-verb").with("found", found).with("verbs", verbs)
            },
        )
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        Msg::new(match self {
            Self::Check => "action-check",
            Self::Bet => "action-bet",
            Self::Call => "action-call",
            Self::Raise => "action-raise",
            Self::Fold => "action-fold",
        })
    }
}
