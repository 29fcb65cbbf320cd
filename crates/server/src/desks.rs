//! Every game of the registry, ready to be put on a table.

use deckhand_kernel::{Decks, Scene};
use deckhand_registry::{DeckVisitor, Visitor, names, with_decks, with_game};
use deckhand_table::{Desk, desk};

struct Ready;

impl DeckVisitor for Ready {
    type Out = Vec<&'static str>;

    fn visit<D: Decks>(self) -> Self::Out {
        D::READY.iter().map(|deck| deck.name).collect()
    }
}

struct Open(Vec<&'static str>);

impl Visitor for Open {
    type Out = Box<dyn Desk>;

    fn visit<G: Scene>(self) -> Self::Out {
        desk::<G>(self.0)
    }
}

/// All games, in the order in which they are listed to people.
pub fn desks() -> Vec<Box<dyn Desk>> {
    let desk = |name: &&str| {
        let decks = with_decks(name, Ready).unwrap_or_default();
        with_game(name, Open(decks)).ok()
    };
    names().iter().filter_map(desk).collect()
}
