//! Cards of the catalogue as a terminal shows them.

use super::word_or;
use crate::wrap::{hanging, wrapped};
use deckhand_kernel::{CardFace, Msg, Speaker as _};
use deckhand_table::{Catalogue, Found};
use deckhand_words::Speech;
use std::fmt::Write as _;

/// The cards of exactly this name in full, and up to `full` others; of more, a list.
pub(crate) fn show(catalogue: &Catalogue, found: &Found, speech: &Speech, full: usize) -> String {
    let mut text = String::new();
    let in_full = |text: &mut String, places: &[usize]| {
        for &at in places {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&face(&catalogue.faces[at], speech));
        }
    };
    in_full(&mut text, &found.best);
    if found.best.is_empty() && found.more.len() <= full {
        in_full(&mut text, &found.more);
    } else if !found.more.is_empty() {
        if !found.best.is_empty() {
            let _ = writeln!(text, "\n{}", speech.word("cli-also-found"));
        }
        let width = found.more.iter().map(|&at| catalogue.faces[at].number.to_string().len()).max();
        for &at in &found.more {
            let card = &catalogue.faces[at];
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

/// Each of these cards in a line or two: its name, what the game has short words for of its figures, and what it
/// says, or its kind if it says nothing. Where some of them are our reconstruction, they are marked, and that is said once.
pub(crate) fn brief(catalogue: &Catalogue, numbers: &[u16], speech: &Speech) -> String {
    let of_number = |number: &u16| catalogue.faces.iter().find(|face| face.number == *number);
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
    let value = word_or(speech, &format!("{name}-{value}"), value);
    format!("{}: {value}", word_or(speech, &format!("fact-{name}"), name))
}

/// A printed fact in short words, if the game has any for it.
fn short_fact((name, value): &(&'static str, String), speech: &Speech) -> Option<String> {
    let id = format!("brief-{name}");
    speech.has(&id).then(|| speech.say(&Msg::new(id).with("value", value.as_str())))
}
