//! Finding the card that a line of a deck means: by the name in notation or by its name in any language.

use deckhand_kernel::{CardFace, Decks, Speaker as _};
use deckhand_words::{Lang, Speech, SpeechError, fold, nearest};
use std::collections::BTreeMap;

/// The cards of a game under all their names.
#[derive(Debug)]
pub struct Finder {
    faces: Vec<CardFace>,
    /// For each folded name the places of the cards that have it.
    places: BTreeMap<String, Vec<usize>>,
    /// All names as people write them.
    names: Vec<String>,
}

/// Why a name means no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotFound {
    /// No card is called so; the name that was probably meant, if any comes close.
    Unknown(Option<String>),
    /// Several cards are called so; their names in notation.
    Several(Vec<String>),
}

impl Finder {
    /// The cards of this game.
    ///
    /// # Errors
    /// If the texts of the game can not be read.
    pub fn of<D: Decks>() -> Result<Self, SpeechError> {
        let faces = D::cards();
        let mut finder = Self { faces, places: BTreeMap::new(), names: Vec::new() };
        let mut speeches = Vec::new();
        for lang in Lang::ALL {
            speeches.push(Speech::new(lang, &[D::texts()[lang.index()]])?);
        }
        for at in 0..finder.faces.len() {
            let name = finder.faces[at].name.clone();
            finder.add(at, finder.faces[at].id.clone());
            for speech in &speeches {
                finder.add(at, speech.say(&name));
            }
        }
        Ok(finder)
    }

    fn add(&mut self, at: usize, name: String) {
        let places = self.places.entry(fold(&name)).or_default();
        if !places.contains(&at) {
            places.push(at);
        }
        self.names.push(name);
    }

    /// The card that is called so.
    ///
    /// # Errors
    /// If there is none, or more than one.
    pub fn find(&self, name: &str) -> Result<&CardFace, NotFound> {
        // A name in notation means one card, whatever else is called so.
        if let Some(face) = self.faces.iter().find(|face| face.id.eq_ignore_ascii_case(name)) {
            return Ok(face);
        }
        match self.places.get(&fold(name)).map(Vec::as_slice) {
            Some([only]) => Ok(&self.faces[*only]),
            Some(several) if !several.is_empty() => Err(NotFound::Several(
                several.iter().map(|at| self.faces[*at].id.clone()).collect(),
            )),
            _ => {
                let near = nearest(name, self.names.iter().map(String::as_str));
                Err(NotFound::Unknown(near.map(str::to_owned)))
            }
        }
    }

    /// The card with this number.
    pub fn numbered(&self, number: u16) -> Option<&CardFace> {
        self.faces.iter().find(|face| face.number == number)
    }

    /// All cards.
    pub fn faces(&self) -> &[CardFace] {
        &self.faces
    }
}
