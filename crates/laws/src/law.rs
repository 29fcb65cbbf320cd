//! The laws by name, and what is said when one is broken.

use core::{error::Error, fmt};

/// A law that every game obeys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// The same position, action and dealt numbers give an equal position and equal events.
    Determinism,
    /// A seat that is asked has an offer; offers are sorted, unique and accepted; nobody else has any.
    Offers,
    /// An action is refused with a reason exactly when it is not offered, and refusing leaves the position equal.
    WhyNot,
    /// Somebody is asked or the game is over, and it is over after a bounded number of answers.
    Progress,
    /// Positions and setups survive JSON, actions their notation, and a record replays to the same hash.
    RoundTrip,
    /// A game saved, dropped and loaded at any question goes on as if nothing had happened.
    Pause,
    /// A redealt position is sound and keeps everything that the seat sees, may answer and is told about its offers.
    Redeal,
    /// What a seat can not tell apart goes on looking the same to it until something is learned.
    NonInterference,
    /// An event names to a viewer nothing that the views just before and just after do not show.
    Discretion,
    /// The position is sound by the game's own account: every card exactly once, counters in range.
    Conservation,
    /// A game at rest asks one seat.
    Leftovers,
    /// Asking a position anything leaves it as it was, and asking twice gives the same answer.
    Queries,
    /// Taking back is the identity, possible exactly when nothing was learned and nobody else has answered.
    Undo,
    /// Every offer is taken apart into picks, a verb first, and no two offers of a seat into the same ones.
    Picks,
    /// Every rule cited is in the rulebook.
    Citation,
    /// Rules do not panic.
    Panic,
}

impl Law {
    /// All laws.
    pub const ALL: [Self; 16] = [
        Self::Determinism,
        Self::Offers,
        Self::WhyNot,
        Self::Progress,
        Self::RoundTrip,
        Self::Pause,
        Self::Redeal,
        Self::NonInterference,
        Self::Discretion,
        Self::Conservation,
        Self::Leftovers,
        Self::Queries,
        Self::Undo,
        Self::Picks,
        Self::Citation,
        Self::Panic,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Determinism => "determinism",
            Self::Offers => "offers",
            Self::WhyNot => "why not",
            Self::Progress => "progress",
            Self::RoundTrip => "round trip",
            Self::Pause => "pause anywhere",
            Self::Redeal => "redeal",
            Self::NonInterference => "non-interference",
            Self::Discretion => "discretion",
            Self::Conservation => "conservation",
            Self::Leftovers => "no leftovers",
            Self::Queries => "queries change nothing",
            Self::Undo => "undo",
            Self::Picks => "picks",
            Self::Citation => "citation",
            Self::Panic => "no panic",
        })
    }
}

/// A law that a game broke, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// Answers given before it was broken; 0 is the deal.
    pub step: usize,
    /// What was found.
    pub reason: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law “{}” broken after {} answers: {}", self.law, self.step, self.reason)
    }
}

impl Error for Broken {}

/// A law found broken by a check that does not know which step it is.
pub(crate) type Fault = (Law, String);

/// Ends a check with a fault unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $law:ident, $($reason:tt)+) => {
        if !$condition {
            return Err(($crate::Law::$law, format!($($reason)+)));
        }
    };
}
pub(crate) use ensure;
