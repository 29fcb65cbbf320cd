//! Five strengths of the searching bot, by name.

use super::Plan;

/// A strength of the searching bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// The name typed by people.
    pub name: &'static str,
    /// What it does for one answer.
    pub plan: Plan,
}

const fn level(name: &'static str, iterations: u32, width: usize, horizon: u32) -> Level {
    Level { name, plan: Plan { iterations, width, horizon, tries: 2, memory: 100_000 } }
}

/// The levels, the weakest first.
pub const LEVELS: [Level; 5] = [
    level("level-1", 32, 8, 6),
    level("level-2", 100, 12, 8),
    level("level-3", 300, 16, 12),
    level("level-4", 1_000, 24, 12),
    level("level-5", 3_000, 32, 16),
];
