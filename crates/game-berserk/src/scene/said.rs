//! A position said in statements.

use super::cards::{AWAY, STATES};
use crate::state::{Berserk, Tally, Unit, UnitId, place};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Game as _, Seat};

/// The statements that make this position, but for what has been used up in this turn. None while anything is laid on
/// cards or cells, for that belongs to cards that may be gone, or while a card is under another control.
pub(super) fn statements(game: &Berserk) -> Option<Vec<String>> {
    let plain = game.laid.is_empty() && game.zones.is_empty() && game.markers.is_empty();
    if !game.at_rest() || !plain || !game.begun {
        return None;
    }
    let mut said: Vec<String> = Vec::new();
    said.push(format!("first {}", game.first));
    said.push(format!("turn {}", game.turn));
    said.push(format!("turns {}", game.turns));
    for seat in [Seat(0), Seat(1)] {
        said.push(format!("gold {seat} {}", game.gold[seat.index()]));
        said.push(format!("silver {seat} {}", game.silver[seat.index()]));
    }
    if game.quiet > 0 {
        said.push(format!("quiet {}", game.quiet));
    }
    let in_play = || game.play.into_iter();
    let standing = in_play().filter(|&unit| {
        let it = game.unit(unit);
        it.cell().is_some() && !it.is_carried()
    });
    let carried = in_play().filter(|&unit| game.unit(unit).is_carried());
    let skies = game.skies.iter().flat_map(|sky| sky.iter().copied());
    for unit in standing.chain(carried).chain(skies) {
        if game.side(unit) != Berserk::owner(unit) {
            return None;
        }
        let place = match game.unit(unit).place {
            place::SKY => String::from("sky"),
            _ => format!("{}", game.at(unit)),
        };
        said.push(card(game, unit, &place));
    }
    for deck in &game.decks {
        said.extend(deck.iter().rev().map(|&unit| card(game, unit, "deck")));
    }
    let away = AWAY
        .into_iter()
        .filter(|(_, away)| matches!(*away, place::GRAVE | place::EXILE | place::ASIDE));
    for (name, away) in away {
        let there =
            (0..crate::state::UNITS as UnitId).filter(|&unit| game.unit(unit).place == away);
        said.extend(there.map(|unit| card(game, unit, name)));
    }
    Some(said)
}

/// One card with all that has words.
fn card(game: &Berserk, unit: UnitId, place: &str) -> String {
    let it: &Unit = game.unit(unit);
    let mut said = format!("card {place}: {} of {}", it.print().slug, Berserk::owner(unit));
    for (name, _) in STATES.iter().filter(|(_, bit)| it.is(*bit)) {
        said.push_str(&format!(" {name}"));
    }
    let figures = [
        ("extra", it.extra),
        ("wounds", it.wounds),
        ("poison", it.poison),
        ("counters", it.counters),
        ("spent", it.spent),
        ("armor-used", it.armor),
        ("tokens", it.tally(Tally::TOKENS)),
        ("healed", it.tally(Tally::HEALED)),
    ];
    for (name, number) in figures.into_iter().filter(|(_, number)| *number > 0) {
        said.push_str(&format!(" {name} {number}"));
    }
    said
}
