//! Offers and their parts in words.

use crate::Catalogue;
use deckhand_kernel::{Msg, Offer, Pick, Speaker as _, Thing, Title, Weight, Words};
use deckhand_words::{Speech, fold};
use std::fmt::Display;

/// An action in words, without the full stop that some games end it with: it is put into sentences.
pub fn action<A: Words>(speech: &Speech, action: &A) -> String {
    phrase(speech, &action.words())
}

/// Words of an action, without the full stop that some games end them with.
pub fn phrase(speech: &Speech, words: &Msg) -> String {
    speech.say(words).trim_end_matches('.').to_string()
}

/// An offer in words, with its notation where the words do not show it anyway.
pub fn offer<G: Title>(speech: &Speech, offer: &Offer<G::Action>) -> String {
    let (mut text, notation) = noted(speech, &offer.words, &offer.action);
    if let Some(notation) = notation {
        text = format!("{text}  ({notation})");
    }
    match offer.weight {
        Weight::Plain => text,
        Weight::Soft => format!("{text}  {}", speech.word("table-soft")),
        Weight::Heavy => format!("{text}  {}", speech.word("table-heavy")),
    }
}

/// Words of an action, and its notation where they do not show it anyway.
pub fn noted(speech: &Speech, words: &Msg, action: &impl Display) -> (String, Option<String>) {
    let (text, notation) = (phrase(speech, words), action.to_string());
    let differs = fold(&text) != fold(&notation);
    (text, differs.then_some(notation))
}

/// A pick in words; `None` stands for answers that lack it.
pub fn pick(speech: &Speech, catalogue: &Catalogue, pick: Option<&Pick>) -> String {
    let Some(Pick { slot, thing }) = pick else { return speech.word("table-no-pick") };
    let known = |ids: &[String]| ids.iter().find(|id| speech.has(id)).map(|id| speech.word(id));
    match thing {
        Thing::Card(number) => {
            catalogue.name_of(*number, speech).unwrap_or_else(|| format!("{slot} {number}"))
        }
        Thing::Cell(None, x, y) => format!("{x},{y}"),
        Thing::Cell(Some(seat), x, y) => {
            let msg =
                Msg::new("table-cell-of").with("seat", *seat).with("cell", format!("{x},{y}"));
            speech.say(&msg)
        }
        Thing::Slot(name) | Thing::Option(name) => {
            let ids = [format!("{slot}-{name}"), format!("opt-{name}"), name.to_string()];
            known(&ids).unwrap_or_else(|| name.to_string())
        }
        Thing::Turn(degrees) => speech.say(&Msg::new("table-turn").with("degrees", *degrees)),
        Thing::Seat(seat) => speech.seat(*seat),
        Thing::Number(number) => number.to_string(),
    }
}
