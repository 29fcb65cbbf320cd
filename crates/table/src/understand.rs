//! What a person means by a line, given what is on offer.

use crate::{Catalogue, offer_text};
use deckhand_kernel::{Msg, Offer, Speaker as _, Thing, Title, Words as _};
use deckhand_words::{Speech, fold, nearest};
use std::fmt::Display;

/// What a line means.
#[derive(Debug)]
pub enum Meaning<A> {
    /// This offer is the answer.
    Answer(usize),
    /// Several offers begin with or contain what was typed.
    Several(Vec<usize>),
    /// A well-formed action that is not on offer.
    NotOffered(A),
    /// Nothing; with what is wrong with it as an action.
    Nothing(Msg),
}

/// The offer of exactly this notation.
pub fn exactly<A: Display>(line: &str, offers: &[Offer<A>]) -> Option<usize> {
    let typed = plain(line);
    offers.iter().position(|offer| plain(&offer.action.to_string()) == typed)
}

/// Understands a line as an answer: notation, words, names of cards, and the beginnings of all of them.
pub fn understand<G: Title>(
    line: &str,
    offers: &[Offer<G::Action>],
    catalogue: &Catalogue,
    speech: &Speech,
) -> Meaning<G::Action> {
    if let Some(at) = exactly(line, offers) {
        return Meaning::Answer(at);
    }
    let typed = plain(line);
    let notations: Vec<String> =
        offers.iter().map(|offer| plain(&offer.action.to_string())).collect();
    // The words of the list are as good as its notation.
    let words = |offer: &Offer<G::Action>| unquoted(&offer_text::phrase(speech, &offer.words));
    if let Some(at) = offers.iter().position(|offer| words(offer) == unquoted(line)) {
        return Meaning::Answer(at);
    }
    let parsed = parse::<G>(line).or_else(|why| {
        // Cards may be called by the names that people read.
        let spelled = catalogue.spelled(line, &cards_of(offers, catalogue));
        if plain(&spelled) == typed { Err(why) } else { parse::<G>(&spelled) }
    });
    if let Ok(action) = parsed {
        return match offers.iter().position(|offer| offer.action == action) {
            Some(at) => Meaning::Answer(at),
            None => Meaning::NotOffered(action),
        };
    }
    let begun: Vec<usize> =
        (0..offers.len()).filter(|&at| notations[at].starts_with(&typed)).collect();
    match begun[..] {
        [] => {}
        [only] => return Meaning::Answer(only),
        _ => return Meaning::Several(begun),
    }
    let containing = containing::<G>(line, offers, &notations, speech);
    if !containing.is_empty() {
        return Meaning::Several(containing);
    }
    let why = parsed.err().unwrap_or_else(|| Msg::new("table-not-understood"));
    Meaning::Nothing(why)
}

/// The notation nearest to a line, or the nearest of these other words that are understood.
pub fn near<A: Display>(line: &str, offers: &[Offer<A>], others: &[&str]) -> Option<String> {
    let notations: Vec<String> = offers.iter().map(|offer| offer.action.to_string()).collect();
    let mut known: Vec<&str> = notations.iter().map(String::as_str).collect();
    known.extend(others);
    nearest(line, known).map(str::to_string)
}

/// The numbers of the cards that offers are about, in catalogue order.
pub fn cards_of<A>(offers: &[Offer<A>], catalogue: &Catalogue) -> Vec<u16> {
    let mut cards: Vec<u16> =
        offers.iter().flat_map(|offer| all_cards_of(offer, catalogue)).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The number of the card that an offer is about first of all.
pub fn card_of<A>(offer: &Offer<A>, catalogue: &Catalogue) -> Option<u16> {
    all_cards_of(offer, catalogue).first().copied()
}

/// The cards that an offer picks. Where it picks by place, those that its words name.
fn all_cards_of<A>(offer: &Offer<A>, catalogue: &Catalogue) -> Vec<u16> {
    let picked = offer.picks.iter().filter_map(|pick| match pick.thing {
        Thing::Card(number) => Some(number),
        _ => None,
    });
    let mut cards: Vec<u16> = picked.collect();
    if cards.is_empty() {
        cards = catalogue.named_in(&offer.words);
    }
    cards
}

/// Notation as the game writes it, or in the spelling of somebody in a hurry.
pub fn parse<G: Title>(line: &str) -> Result<G::Action, Msg> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    line.parse().or_else(|why| plain(&line).parse().map_err(|_: Msg| why))
}

/// Offers that have every word typed: words by their beginnings, numbers and places exactly.
fn containing<G: Title>(
    line: &str,
    offers: &[Offer<G::Action>],
    notations: &[String],
    speech: &Speech,
) -> Vec<usize> {
    let typed = plain(line);
    let (exact, begun): (Vec<&str>, Vec<&str>) =
        typed.split(' ').partition(|word| word.contains(|sign: char| sign.is_ascii_digit()));
    let begun = fold(&begun.join(" "));
    if begun.is_empty() {
        return Vec::new();
    }
    (0..offers.len())
        .filter(|&at| {
            let words = fold(&speech.say(&offers[at].action.words()));
            let notation = fold(&notations[at]);
            let has = |word: &str| {
                words.split(' ').chain(notation.split(' ')).any(|part| part.starts_with(word))
            };
            // The number behind a name stands for itself; a place such as `1,-2` is one word of the notation.
            let is = |word: &str| {
                notations[at]
                    .split(' ')
                    .any(|part| part == word || part.ends_with(&format!("-{word}")))
            };
            begun.split(' ').all(has) && exact.iter().all(|word| is(word))
        })
        .collect()
}

/// Words as people type them: without the marks around names.
fn unquoted(text: &str) -> String {
    plain(&text.replace(['„', '“', '”', '«', '»', '"'], ""))
}

/// Lower case, single blanks, plain signs.
fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace(['−', '–'], "-");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
