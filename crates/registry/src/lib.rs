//! The list of games by name. Nothing below this crate names a game; everything above it finds games here.
//!
//! A game is added with one line in the list of games below and one in `Cargo.toml`. Code that has to work for whatever game a person
//! named is written once, as a [`Visitor`], and [`with_game`] calls it with the game's type.
//!
//! Games whose players bring decks are in a second list, `decks!`: a game may have decks before it can be played.

use deckhand_kernel::{Decks, Scene};
use deckhand_words::nearest;
use game_berserk::{Berserk, BerserkDecks};
use game_disastles::Disastles;
use game_leduc::Leduc;
use game_megacorp::{Megacorp, MegacorpDecks};
use game_sectors::Sectors;

/// Where each rule of a game is cited: its number, places in code, places in tests.
pub type Citations = &'static [(&'static str, &'static [&'static str], &'static [&'static str])];

/// Something to be done with a game whose name is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Scene>(self) -> Self::Out;
}

/// Something to be done with the decks of a game whose name is known only when the program runs.
pub trait DeckVisitor {
    /// What comes of it.
    type Out;

    /// Does it with the decks `D`.
    fn visit<D: Decks>(self) -> Self::Out;
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

games![Disastles, Berserk, Sectors, Megacorp, Leduc];

/// Makes [`names_with_decks`] and [`with_decks`] from a list of types.
macro_rules! decks {
    ($($decks:ty),* $(,)?) => {
        /// The names of all games with decks, in the order in which they are listed to people.
        pub fn names_with_decks() -> &'static [&'static str] {
            &[$(<$decks as Decks>::GAME),*]
        }

        /// Calls the visitor with the decks of this game. Case does not matter.
        ///
        /// # Errors
        /// If there is no such game, or if it has no decks.
        pub fn with_decks<V: DeckVisitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(
                if name.eq_ignore_ascii_case(<$decks as Decks>::GAME) {
                    return Ok(visitor.visit::<$decks>());
                }
            )*
            let nearest = nearest(name, names_with_decks().iter().copied());
            Err(UnknownGame { name: name.to_string(), nearest })
        }
    };
}

decks![BerserkDecks, MegacorpDecks];

/// Whether the game of this name can be played, and not only have decks.
pub fn is_playable(name: &str) -> bool {
    names().iter().any(|game| game.eq_ignore_ascii_case(name))
}

/// Where the rules of this game are cited in its code and its tests, as found when this program was built.
pub fn citations(game: &str) -> Citations {
    cited::ALL.iter().find(|(name, _)| *name == game).map_or(&[], |(_, citations)| citations)
}

mod cited {
    include!(concat!(env!("OUT_DIR"), "/citations.rs"));
}

#[cfg(test)]
mod tests {
    use super::{
        DeckVisitor, Decks, Scene, UnknownGame, Visitor, citations, is_playable, names,
        names_with_decks, with_decks, with_game,
    };

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

    struct Ready;

    impl DeckVisitor for Ready {
        type Out = (&'static str, usize);

        fn visit<D: Decks>(self) -> Self::Out {
            (D::GAME, D::READY.len())
        }
    }

    #[test]
    fn decks_are_found_by_the_name_of_their_game() {
        for name in names_with_decks() {
            let (found, ready) = with_decks(&name.to_uppercase(), Ready).expect("of the list");
            assert_eq!(found, *name);
            assert!(ready > 0, "{name} comes with decks");
        }
        let unknown = UnknownGame { name: "bersrek".to_string(), nearest: Some("berserk") };
        assert_eq!(with_decks("bersrek", Ready), Err(unknown));
        assert!(names().iter().all(|name| is_playable(name)));
        assert!(!is_playable("chess"));
    }

    #[test]
    fn a_name_that_is_nearly_right_gets_the_right_one() {
        let unknown = UnknownGame { name: "disatsles".to_string(), nearest: Some("disastles") };
        assert_eq!(with_game("disatsles", Rules), Err(unknown));
        assert_eq!(with_game("", Rules).map_err(|unknown| unknown.nearest), Err(None));
        assert!(citations("chess").is_empty());
    }
}
