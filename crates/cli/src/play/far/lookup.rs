//! Rules and cards of the game that is played far away, read from the rulebook and the catalogue of this program.

use crate::cards::show;
use crate::reader::{Reader, in_all_languages};
use crate::rules;
use deckhand_kernel::Scene;
use deckhand_registry::Visitor;
use deckhand_table::Catalogue;

/// So many cards are shown in full when several fit.
const FULL: usize = 3;

/// The text of a rule: by its number, the beginning of one, or words.
pub(super) struct Rule<'a> {
    /// Who reads it.
    pub(super) reader: &'a Reader,
    /// What was typed.
    pub(super) what: &'a str,
}

impl Visitor for Rule<'_> {
    type Out = String;

    fn visit<G: Scene>(self) -> String {
        rules::text(G::rulebook(), self.what, &self.reader.speech_of::<G>())
    }
}

/// The text of a card: by part of its name in any language.
pub(super) struct Card<'a> {
    /// Who reads it.
    pub(super) reader: &'a Reader,
    /// What was typed.
    pub(super) what: &'a str,
}

impl Visitor for Card<'_> {
    type Out = String;

    fn visit<G: Scene>(self) -> String {
        let (catalogue, speech) =
            (Catalogue::of::<G>(&in_all_languages::<G>()), self.reader.speech_of::<G>());
        let found = catalogue.find(self.what);
        if found.is_empty() {
            return catalogue.unknown(self.what, &speech);
        }
        show(&catalogue, &found, &speech, FULL)
    }
}
