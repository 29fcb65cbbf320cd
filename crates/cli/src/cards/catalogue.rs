//! Finding cards by what people remember of their names, and showing them.

use super::word_or;
use crate::wrap::wrapped;
use deckhand_kernel::{CardFace, Msg, Speaker as _, Title};
use deckhand_words::{Speech, fold, nearest, search};
use std::fmt::Write as _;

/// The cards of a game and their names in every language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    /// All cards in catalogue order.
    pub(crate) faces: Vec<CardFace>,
    /// For each card the names under which it is found.
    names: Vec<[String; 4]>,
}

/// Places of cards in the catalogue, best first.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Cards of exactly this name or number.
    pub(crate) best: Vec<usize>,
    /// Others whose names contain it.
    pub(crate) more: Vec<usize>,
}

impl Found {
    /// Whether nothing was found.
    pub(crate) fn is_empty(&self) -> bool {
        self.best.is_empty() && self.more.is_empty()
    }

    /// All that was found, best first.
    pub(crate) fn all(&self) -> impl Iterator<Item = usize> {
        self.best.iter().chain(&self.more).copied()
    }
}

impl Catalogue {
    /// The catalogue of a game; `speeches` are its texts in all languages.
    pub(crate) fn of<G: Title>(speeches: &[Speech; 3]) -> Self {
        let faces = G::cards();
        let names = faces
            .iter()
            .map(|face| {
                let [en, de, ru] = [0, 1, 2].map(|at: usize| speeches[at].say(&face.name));
                [en, de, ru, face.id.clone()]
            })
            .collect();
        Self { faces, names }
    }

    /// The cards meant by a name, a part of one in any language, or a number.
    pub(crate) fn find(&self, what: &str) -> Found {
        let mut found = Found::default();
        let number = what.trim().trim_start_matches('#').parse::<u16>();
        if let Ok(number) = number {
            found.best.extend(self.faces.iter().position(|face| face.number == number));
            if !found.is_empty() {
                return found;
            }
        }
        let folded = fold(what);
        for place in search(what, self.names.iter().flatten().map(String::as_str)) {
            let card = place / 4;
            if found.all().any(|known| known == card) {
                continue;
            }
            if self.names[card].iter().any(|name| fold(name) == folded) {
                found.best.push(card);
            } else {
                found.more.push(card);
            }
        }
        found
    }

    /// The sentence for a name that no card has.
    pub(crate) fn unknown(&self, what: &str, speech: &Speech) -> String {
        let names = self.names.iter().flatten().map(String::as_str);
        let near = nearest(what, names).unwrap_or_default();
        speech.say(&Msg::new("cli-unknown-card").with("name", what.trim()).with("nearest", near))
    }

    /// The cards of exactly this name in full, and up to `full` others; of more, a list.
    pub(crate) fn show(&self, found: &Found, speech: &Speech, full: usize) -> String {
        let mut text = String::new();
        let in_full = |text: &mut String, places: &[usize]| {
            for &at in places {
                if !text.is_empty() {
                    text.push('\n');
                }
                text.push_str(&face(&self.faces[at], speech));
            }
        };
        in_full(&mut text, &found.best);
        if found.best.is_empty() && found.more.len() <= full {
            in_full(&mut text, &found.more);
        } else if !found.more.is_empty() {
            if !found.best.is_empty() {
                let _ = writeln!(text, "\n{}", speech.word("cli-also-found"));
            }
            let width = found.more.iter().map(|&at| self.faces[at].number.to_string().len()).max();
            for &at in &found.more {
                let card = &self.faces[at];
                let kind = word_or(speech, &format!("kind-{}", card.kind), card.kind);
                let _ = writeln!(
                    text,
                    "{:>width$}  {} ({kind}){}",
                    card.number,
                    speech.say(&card.name),
                    if card.ours {
                        format!(" {}", speech.word("cli-ours-mark"))
                    } else {
                        String::new()
                    },
                    width = width.unwrap_or(0),
                );
            }
        }
        text
    }

    /// The name of the card with this number.
    pub(crate) fn name_of(&self, number: u16, speech: &Speech) -> Option<String> {
        self.faces.iter().find(|face| face.number == number).map(|face| speech.say(&face.name))
    }
}

/// A card in full: name and kind, text, facts, rules.
fn face(card: &CardFace, speech: &Speech) -> String {
    let mut text = String::new();
    let kind = word_or(speech, &format!("kind-{}", card.kind), card.kind);
    let _ = writeln!(text, "{} ({kind})", speech.say(&card.name));
    for line in &card.text {
        let _ = writeln!(text, "{}", wrapped(&speech.say(line), "  "));
    }
    for (name, value) in &card.facts {
        let _ = writeln!(text, "  {}: {value}", word_or(speech, &format!("fact-{name}"), name));
    }
    if !card.rules.is_empty() {
        let _ = writeln!(text, "  {}: {}", speech.word("cli-rules"), card.rules.join(", "));
    }
    let number =
        Msg::new("cli-card-number").with("number", card.number).with("id", card.id.clone());
    let _ = writeln!(text, "  {}", speech.say(&number));
    if card.ours {
        let _ = writeln!(text, "  {}", speech.word("cli-ours-card"));
    }
    text
}
