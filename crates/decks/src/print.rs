//! A deck as a file again, in the one form that two files of the same deck have in common.

use crate::{Deck, Finder};
use std::fmt::Write as _;

/// The deck as text: headers, an empty line, and the cards in their order by their names in notation. Reading this text
/// gives the same deck, but for the numbers of its lines. Lines that named no card are left out.
pub fn print(deck: &Deck, finder: &Finder) -> String {
    let mut text = format!("game {}\n", deck.game);
    if let Some(name) = &deck.name {
        let _ = writeln!(text, "name {name}");
    }
    if !deck.profile.is_empty() {
        let _ = writeln!(text, "profile {}", deck.profile);
    }
    text.push('\n');
    for listed in &deck.list {
        if let Some(face) = listed.card.and_then(|card| finder.numbered(card)) {
            let _ = writeln!(text, "{} {}", listed.count, face.id);
        }
    }
    text
}
