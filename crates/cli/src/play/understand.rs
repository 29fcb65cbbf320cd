//! What a person means by a line: a number of the list, an answer, or a command.

use super::command::Command;
use super::narrow::{Line, Narrow};
use deckhand_kernel::{Msg, Offer, Pick, Title};
use deckhand_table::{self as table, Catalogue};
use deckhand_words::Speech;

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
    if let Some(at) = table::exactly(line, offers) {
        return Meaning::Answer(at);
    }
    if let Some(command) = Command::read(line) {
        return Meaning::Command(command);
    }
    match table::understand::<G>(line, offers, catalogue, speech) {
        table::Meaning::Answer(at) => Meaning::Answer(at),
        table::Meaning::Several(several) => Meaning::Several(several),
        table::Meaning::NotOffered(action) => Meaning::NotOffered(action),
        table::Meaning::Nothing(why) => {
            let commands: Vec<&str> = Command::words().collect();
            Meaning::Nothing(why, table::near(line, offers, &commands))
        }
    }
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
