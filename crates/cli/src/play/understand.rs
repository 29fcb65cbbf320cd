//! What a person means by a line, given what is on offer.

use super::command::Command;
use super::narrow::{Line, Narrow};
use super::offer_text;
use crate::cards::Catalogue;
use deckhand_kernel::{Arg, Msg, Offer, Pick, Speaker as _, Thing, Title, Words as _};
use deckhand_words::{Speech, fold, nearest};

/// What a line means.
#[derive(Debug)]
pub(super) enum Meaning<A> {
    /// This offer is the answer.
    Answer(usize),
    /// Only these offers are meant so far: those of a numbered group.
    Group(Option<Pick>, Vec<usize>),
    /// Several offers begin with or contain what was typed.
    Several(Vec<usize>),
    /// A number that is not in the list.
    NoSuchNumber,
    /// A well-formed action that is not on offer.
    NotOffered(A),
    /// Something else that can be asked for.
    Command(Command),
    /// Nothing; with what is wrong with it as an action, and what was probably meant.
    Nothing(Msg, Option<String>),
}

/// Understands a line. Notation comes before commands, so that no game is kept from a word.
pub(super) fn understand<G: Title>(
    line: &str,
    offers: &[Offer<G::Action>],
    narrow: &Narrow,
    catalogue: &Catalogue,
    speech: &Speech,
) -> Meaning<G::Action> {
    if let Some(meaning) = by_number::<G>(line, offers, narrow) {
        return meaning;
    }
    let typed = plain(line);
    let notations: Vec<String> =
        offers.iter().map(|offer| plain(&offer.action.to_string())).collect();
    if let Some(at) = notations.iter().position(|notation| *notation == typed) {
        return Meaning::Answer(at);
    }
    if let Some(command) = Command::read(line) {
        return Meaning::Command(command);
    }
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
    let why = parsed.err().unwrap_or_else(|| Msg::new("cli-not-understood"));
    Meaning::Nothing(why, near::<G>(line, offers))
}

/// The notation or command nearest to a line.
pub(super) fn near<G: Title>(line: &str, offers: &[Offer<G::Action>]) -> Option<String> {
    let notations: Vec<String> = offers.iter().map(|offer| offer.action.to_string()).collect();
    let mut known: Vec<&str> = notations.iter().map(String::as_str).collect();
    Command::words().for_each(|word| known.push(word));
    nearest(line, known).map(str::to_string)
}

/// The numbers of the cards that offers are about, in catalogue order.
pub(super) fn cards_of<A>(offers: &[Offer<A>], catalogue: &Catalogue) -> Vec<u16> {
    let mut cards: Vec<u16> =
        offers.iter().flat_map(|offer| all_cards_of(offer, catalogue)).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The number of the card that an offer is about first of all.
pub(super) fn card_of<A>(offer: &Offer<A>, catalogue: &Catalogue) -> Option<u16> {
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
        named_in(&offer.words, catalogue, &mut cards);
    }
    cards
}

/// The cards that a message names.
fn named_in(msg: &Msg, catalogue: &Catalogue, out: &mut Vec<u16>) {
    fn look(arg: &Arg, catalogue: &Catalogue, out: &mut Vec<u16>) {
        match arg {
            Arg::Msg(msg) => named_in(msg, catalogue, out),
            Arg::List(all) => all.iter().for_each(|arg| look(arg, catalogue, out)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    out.extend(catalogue.faces.iter().find(|face| face.name == *msg).map(|face| face.number));
    msg.args.iter().for_each(|(_, arg)| look(arg, catalogue, out));
}

/// Notation as the game writes it, or in the spelling of somebody in a hurry.
pub(super) fn parse<G: Title>(line: &str) -> Result<G::Action, Msg> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    line.parse().or_else(|why| plain(&line).parse().map_err(|_: Msg| why))
}

/// A number of the list, or nothing if the line is not a number.
fn by_number<G: Title>(
    line: &str,
    offers: &[Offer<G::Action>],
    narrow: &Narrow,
) -> Option<Meaning<G::Action>> {
    let digits = line.strip_prefix('#').unwrap_or(line).trim_end_matches('.');
    if digits.is_empty() || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
        return None;
    }
    let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    Some(match at.and_then(|at| narrow.lines(offers).into_iter().nth(at)) {
        Some(Line::Offer(at)) => Meaning::Answer(at),
        Some(Line::Group(pick, members)) => Meaning::Group(pick, members),
        None => Meaning::NoSuchNumber,
    })
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
