//! Finding cards by what people remember of their names, and showing them.

use super::word_or;
use crate::wrap::{hanging, wrapped};
use deckhand_kernel::{CardFace, Msg, Speaker as _, Title};
use deckhand_words::{Speech, fold, nearest, search};
use std::fmt::Write as _;

/// So many words make the longest name of a card.
const LONGEST: usize = 6;

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

    /// The one card that a name or a part of one means, if it means one only, or one only of the `offered` numbers.
    pub(crate) fn only(&self, what: &str, offered: &[u16]) -> Option<usize> {
        if what.trim().parse::<u16>().is_ok() {
            return None; // a number of the list rather than of a card
        }
        let found = self.find(what);
        if let ([only], _) | ([], [only]) = (&found.best[..], &found.more[..]) {
            return Some(*only);
        }
        let mut cards = found.all().filter(|&card| offered.contains(&self.faces[card].number));
        cards.next().filter(|_| cards.next().is_none())
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

    /// A line with every full name of a card replaced by its notation, but for the first word: there stands a verb, which
    /// may be the name of a card too. Of several cards of one name, the only one among the `offered` numbers is meant.
    pub(crate) fn spelled(&self, line: &str, offered: &[u16]) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut spelled: Vec<&str> = words.iter().take(1).copied().collect();
        let mut at = 1;
        while at < words.len() {
            let named = (at + 1..=words.len().min(at + LONGEST)).rev().find_map(|end| {
                let card = self.named(&fold(&words[at..end].join(" ")), offered)?;
                Some((card, end))
            });
            match named {
                Some((card, end)) => {
                    spelled.push(&self.faces[card].id);
                    at = end;
                }
                None => {
                    spelled.push(words[at]);
                    at += 1;
                }
            }
        }
        spelled.join(" ")
    }

    /// The card of exactly this folded name; without a number, the only one offered.
    fn named(&self, name: &str, offered: &[u16]) -> Option<usize> {
        if name.is_empty() {
            return None;
        }
        let known = |card: &usize| self.names[*card].iter().any(|known| fold(known) == name);
        if let Some(card) = (0..self.faces.len()).find(known) {
            return Some(card);
        }
        let numbered = |card: &usize| {
            let number = format!("{name} {}", self.faces[*card].number);
            offered.contains(&self.faces[*card].number)
                && self.names[*card].iter().any(|known| fold(known) == number)
        };
        let mut cards = (0..self.faces.len()).filter(numbered);
        cards.next().filter(|_| cards.next().is_none())
    }

    /// Each of these cards in a line or two: its name, what the game has short words for of its figures, and what it
    /// says, or its kind if it says nothing. Where some of them are our reconstruction, they are marked, and that is said once.
    pub(crate) fn brief(&self, numbers: &[u16], speech: &Speech) -> String {
        let of_number = |number: &u16| self.faces.iter().find(|face| face.number == *number);
        let cards: Vec<&CardFace> = numbers.iter().filter_map(of_number).collect();
        let all_ours = cards.len() > 1 && cards.iter().all(|card| card.ours);
        let line = |card: &&CardFace| {
            let mut text: Vec<String> = card.text.iter().map(|text| speech.say(text)).collect();
            if text.is_empty() {
                text.push(word_or(speech, &format!("kind-{}", card.kind), card.kind));
            }
            let mut name = speech.say(&card.name);
            let facts: Vec<String> =
                card.facts.iter().filter_map(|fact| short_fact(fact, speech)).collect();
            if !facts.is_empty() {
                let _ = write!(name, " ({})", facts.join(", "));
            }
            if card.ours && !all_ours {
                name.push_str(" *");
            }
            let brief = Msg::new("cli-card-brief").with("card", name).with("text", text.join(" "));
            hanging(&speech.say(&brief), "", "    ")
        };
        let mut lines: Vec<String> = cards.iter().map(line).collect();
        if all_ours {
            lines.push(speech.word("cli-ours-cards"));
        } else if cards.iter().any(|card| card.ours) {
            lines.push(speech.word("cli-ours-star"));
        }
        lines.join("\n")
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
    for fact in &card.facts {
        let _ = writeln!(text, "{}", hanging(&said_fact(fact, speech), "  ", "    "));
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

/// A printed fact: its name and its value.
fn said_fact((name, value): &(&'static str, String), speech: &Speech) -> String {
    format!("{}: {value}", word_or(speech, &format!("fact-{name}"), name))
}

/// A printed fact in short words, if the game has any for it.
fn short_fact((name, value): &(&'static str, String), speech: &Speech) -> Option<String> {
    let id = format!("brief-{name}");
    speech.has(&id).then(|| speech.say(&Msg::new(id).with("value", value.as_str())))
}
