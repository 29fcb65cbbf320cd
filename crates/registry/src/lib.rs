//! The list of games by name. Nothing below this crate names a game; everything above it finds games here.
//!
//! A game is added with one line in [`games!`] and one in `Cargo.toml`. Code that has to work for whatever game a person
//! named is written once, as a [`Visitor`], and [`with_game`] calls it with the game's type.

use deckhand_kernel::Scene;
use deckhand_words::nearest;
use game_disastles::Disastles;

/// Where each rule of a game is cited: its number, places in code, places in tests.
pub type Citations = &'static [(&'static str, &'static [&'static str], &'static [&'static str])];

/// Something to be done with a game whose name is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Scene>(self) -> Self::Out;
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
    /// The game that was probably meant.
    pub nearest: Option<&'static str>,
}

/// Makes [`names`] and [`with_game`] from a list of types.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The names of all games, in the order in which they are listed to people.
        pub fn names() -> &'static [&'static str] {
            &[$(<$game as deckhand_kernel::Title>::NAME),*]
        }

        /// Calls the visitor with the game of this name. Case does not matter.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(
                if name.eq_ignore_ascii_case(<$game as deckhand_kernel::Title>::NAME) {
                    return Ok(visitor.visit::<$game>());
                }
            )*
            let nearest = nearest(name, names().iter().copied());
            Err(UnknownGame { name: name.to_string(), nearest })
        }
    };
}

games![Disastles];

/// Where the rules of this game are cited in its code and its tests, as found when this program was built.
pub fn citations(game: &str) -> Citations {
    cited::ALL.iter().find(|(name, _)| *name == game).map_or(&[], |(_, citations)| citations)
}

mod cited {
    include!(concat!(env!("OUT_DIR"), "/citations.rs"));
}

#[cfg(test)]
mod tests {
    use super::{Scene, UnknownGame, Visitor, citations, names, with_game};

    struct Rules;

    impl Visitor for Rules {
        type Out = (&'static str, usize);

        fn visit<G: Scene>(self) -> Self::Out {
            (G::NAME, G::rulebook().rules.len())
        }
    }

    #[test]
    fn every_game_is_found_by_its_name_and_knows_where_each_rule_is_cited() {
        for name in names() {
            let (found, rules) =
                with_game(&name.to_uppercase(), Rules).expect("a game of the list");
            assert_eq!((found, rules), (*name, citations(name).len()));
        }
    }

    #[test]
    fn a_name_that_is_nearly_right_gets_the_right_one() {
        let unknown = UnknownGame { name: "disatsles".to_string(), nearest: Some("disastles") };
        assert_eq!(with_game("disatsles", Rules), Err(unknown));
        assert_eq!(with_game("", Rules).map_err(|unknown| unknown.nearest), Err(None));
        assert!(citations("chess").is_empty());
    }
}
