//! Comparing what is found with what is wanted, and saying what was found.

use crate::{Sign, Wanted, ids::names_arg, short_id};
use deckhand_kernel::{Msg, Seats};

/// How a game ended, as scenarios write it.
pub(crate) fn ending(outcome: deckhand_kernel::Outcome) -> String {
    let list = |seats: Seats| seats.iter().map(|seat| format!(" {seat}")).collect::<String>();
    match outcome {
        deckhand_kernel::Outcome::Won(seats) => format!("winner{}", list(seats)),
        deckhand_kernel::Outcome::Drawn(seats) => format!("tie{}", list(seats)),
        deckhand_kernel::Outcome::Lost => "lost".to_owned(),
    }
}

/// A heading and one item a line, or that there is none.
pub(crate) fn listed(heading: &'static str, items: impl Iterator<Item = String>) -> Msg {
    let list: String = items.map(|item| format!("\n  {item}")).collect();
    Msg::new(heading).with("list", list)
}

pub(crate) fn is_named(msg: &Msg, name: &str) -> bool {
    msg.id == name || short_id(&msg.id) == name
}

/// Whether a message has the name and all parameters that are waited for.
pub(crate) fn fits(msg: &Msg, wanted: &Wanted) -> bool {
    is_named(msg, &wanted.name.text)
        && wanted.args.iter().all(|(name, value)| {
            msg.args.iter().any(|(known, arg)| *known == name.text && names_arg(value, arg))
        })
}

/// Compares as numbers where both are numbers, else as text.
pub(crate) fn holds(sign: Sign, found: &str, wanted: &str) -> bool {
    let numbers = (found.parse::<f64>().ok(), wanted.parse::<f64>().ok());
    match (sign, numbers) {
        (Sign::Is, (Some(found), Some(wanted))) => found == wanted,
        (Sign::IsNot, (Some(found), Some(wanted))) => found != wanted,
        (Sign::Less, (Some(found), Some(wanted))) => found < wanted,
        (Sign::More, (Some(found), Some(wanted))) => found > wanted,
        (Sign::Is, _) => found == wanted,
        (Sign::IsNot, _) => found != wanted,
        (Sign::Less | Sign::More, _) => false,
    }
}

/// The ids in a Fluent file that begin with this prefix, without it.
pub(crate) fn text_ids<'t>(text: &'t str, prefix: &str) -> Vec<&'t str> {
    text.lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once('=')?.0.trim().strip_prefix(prefix))
        .collect()
}
