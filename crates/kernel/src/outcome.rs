//! Whether a game is waiting for somebody or over, and how it ended.

use crate::Seats;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// These seats won: one, several who share the victory, or all of them in a game against the table.
    Won(Seats),
    /// Nobody won and nobody lost; the set names those who share the tie.
    Drawn(Seats),
    /// The table beat everyone (co-op and solo).
    Lost,
}

/// What a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Status {
    /// These seats have a question before them; never empty. Several seats choose at the same time, unseen.
    Asking(Seats),
    /// The game has ended.
    Over(Outcome),
}
