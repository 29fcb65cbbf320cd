//! Bots by the name that people type.

use crate::{Greedy, LEVELS, Random, Search};
use core::time::Duration;
use deckhand_kernel::{Bot, Game, Msg};

/// The names of all bots, the weakest first.
pub const NAMES: [&str; 7] = [
    "random",
    "greedy",
    LEVELS[0].name,
    LEVELS[1].name,
    LEVELS[2].name,
    LEVELS[3].name,
    LEVELS[4].name,
];

/// How long a bot thinks at most where a person waits for it. Every level is through long before on a usual machine; on
/// one that is busy or very slow, people are not left waiting.
const PATIENCE: Duration = Duration::from_secs(5);

/// The bot of this name, whose answers follow from the seed.
///
/// # Errors
/// The message `bot-unknown` with the `name` given, the `nearest` known one (empty when none is near), and all `known`.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Msg> {
    made(name, seed, None)
}

/// The same for a table with people: it thinks for 5 seconds at most, and on a machine so slow that this matters its answers
/// depend on the machine, too.
///
/// # Errors
/// As [`by_name`].
pub fn by_name_for_people<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Msg> {
    made(name, seed, Some(PATIENCE))
}

fn made<G: Game>(name: &str, seed: u64, guard: Option<Duration>) -> Result<Box<dyn Bot<G>>, Msg> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => match LEVELS.iter().find(|level| level.name == name) {
            Some(level) => {
                let search = Search::new(seed, level.plan);
                Ok(Box::new(match guard {
                    Some(guard) => search.within(guard),
                    None => search,
                }))
            }
            None => Err(Msg::new("bot-unknown")
                .with("name", name)
                .with("nearest", nearest(name))
                .with("known", NAMES.to_vec())),
        },
    }
}

/// The known name that `name` was most likely meant to be: not more than a third of its letters are wrong.
fn nearest(name: &str) -> &'static str {
    let name = name.to_lowercase();
    let wrong = |known: &&str| strsim::damerau_levenshtein(known, &name);
    let near = NAMES.into_iter().min_by_key(wrong);
    near.filter(|known| wrong(known) * 3 <= known.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use deckhand_kernel::Arg;
    use deckhand_toys::Nim;

    fn suggestion(name: &str) -> Option<Arg> {
        let error = by_name::<Nim>(name, 0).err()?;
        assert_eq!(error.id, "bot-unknown");
        error.args.into_iter().find_map(|(name, arg)| (name == "nearest").then_some(arg))
    }

    #[test]
    fn a_typo_gets_the_nearest_name() {
        assert_eq!(suggestion("greddy"), Some("greedy".into()));
        assert_eq!(suggestion("Random"), Some("random".into()));
        assert_eq!(suggestion("rnadom"), Some("random".into()));
        assert_eq!(suggestion("alphazero"), Some("".into()));
    }

    #[test]
    fn every_name_has_its_bot() {
        for name in NAMES {
            assert!(by_name::<Nim>(name, 0).is_ok(), "{name}");
            assert!(by_name_for_people::<Nim>(name, 0).is_ok(), "{name}");
        }
    }
}
