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

const fn level(
    name: &'static str,
    iterations: u32,
    width: usize,
    horizon: u32,
    tries: u32,
) -> Level {
    Level { name, plan: Plan { iterations, width, horizon, tries, memory: 100_000, trust: 100 } }
}

/// The levels, the weakest first. Up to the third, playouts are short and careless; a longer and more careful one was
/// found to be worth more than the same time in iterations only above that.
pub const LEVELS: [Level; 5] = [
    level("level-1", 40, 8, 4, 2),
    level("level-2", 80, 12, 4, 2),
    level("level-3", 200, 16, 4, 2),
    level("level-4", 500, 24, 10, 4),
    level("level-5", 1_200, 24, 10, 4),
];
