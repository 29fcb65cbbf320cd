//! Figures read off a position.

use super::{card, seat, sector, slot, word};
use crate::cards::{CardId, Faction, NONE, Sector};
use crate::state::Sectors;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Msg, Outcome, Seat};
use deckhand_parts::CardSet;

/// The figures with an example each.
pub(super) const VALUES: &[(&str, &str)] = &[
    ("turn", "turn"),
    ("start", "start"),
    ("round", "round"),
    ("unit", "unit 1r1"),
    ("ctrl", "ctrl 1r1"),
    ("markers", "markers 1r1 shield"),
    ("frozen", "frozen 1r1"),
    ("patch", "patch 1r1"),
    ("virus", "virus 2r1"),
    ("sector", "sector 1 red"),
    ("control", "control 1 red"),
    ("cost", "cost tytano 1r1"),
    ("hand", "hand 1"),
    ("memory", "memory 1"),
    ("pile", "pile 1"),
    ("trash", "trash 1"),
    ("cards", "cards 1 hand"),
    ("where", "where tytano"),
    ("coins", "coins 1"),
    ("disks", "disks 1"),
    ("unlocked", "unlocked 1"),
    ("used", "used 1"),
    ("market", "market"),
    ("winner", "winner"),
];

fn plain<T>(result: Result<T, (usize, Msg)>) -> Result<T, Msg> {
    result.map_err(|(_, msg)| msg)
}

fn names(cards: impl IntoIterator<Item = u8>) -> String {
    let names: Vec<&str> = cards.into_iter().map(|card| CardId(card).notation()).collect();
    if names.is_empty() { "none".to_string() } else { names.join(" ") }
}

fn factions(bits: u16) -> String {
    let names: Vec<&str> = Faction::ALL
        .into_iter()
        .filter(|faction| bits & faction.bit() != 0)
        .map(Faction::name)
        .collect();
    if names.is_empty() { "none".to_string() } else { names.join(" ") }
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_string()
}

/// A figure as text.
pub(super) fn value(game: &Sectors, words: &[&str]) -> Result<String, Msg> {
    let whose = || plain(seat(words, 1));
    let place = || plain(slot(words, 1));
    let person = |seat: Seat| (seat.0 + 1).to_string();
    Ok(match word(words, 0) {
        "turn" => person(game.turn),
        "start" => person(game.start),
        "round" => game.round.to_string(),
        "unit" => {
            let slot = game.slot(place()?);
            match slot.card() {
                None => "none".to_string(),
                Some(card) if slot.down => format!("bot {}", card.notation()),
                Some(card) => card.notation().to_string(),
            }
        }
        "ctrl" => game.ctrl(place()?).to_string(),
        "markers" => {
            let slot = game.slot(place()?);
            match word(words, 2) {
                "ctrl" => slot.ctrl,
                "shield" => slot.shield,
                "disruption" => slot.disruption,
                "data" => slot.data,
                "runs" => slot.runs,
                found => return Err(Msg::new("scene-count").with("found", found)),
            }
            .to_string()
        }
        "frozen" => yes(game.slot(place()?).frozen),
        "patch" => names([game.slot(place()?).patch].into_iter().filter(|&card| card != NONE)),
        "virus" => names([game.slot(place()?).virus].into_iter().filter(|&card| card != NONE)),
        "sector" => game.sector_ctrl(whose()?, plain(sector(words, 2))?).to_string(),
        "control" => game.control(whose()?, plain(sector(words, 2))?).to_string(),
        "cost" => {
            let (card, at) = (plain(card(words, 1))?, plain(slot(words, 2))?);
            game.cost(at.seat(), card, at).to_string()
        }
        "hand" => game.hands[whose()?.index()].len().to_string(),
        "memory" => game.memories[whose()?.index()].len().to_string(),
        "pile" => game.piles[whose()?.index()].len().to_string(),
        "trash" => game.trashes[whose()?.index()].len().to_string(),
        "cards" => {
            let at = whose()?.index();
            match word(words, 2) {
                "hand" => names(game.hands[at]),
                "memory" => names(game.memories[at]),
                // The top first.
                "pile" => names(game.piles[at].iter().rev().copied()),
                "trash" => names(game.trashes[at].iter().rev().copied()),
                found => return Err(Msg::new("scene-value").with("found", found)),
            }
        }
        "where" => lies(game, plain(card(words, 1))?),
        "coins" => game.coins[whose()?.index()].to_string(),
        "disks" => {
            let disks = game.disks[whose()?.index()];
            let named: Vec<&str> = Sector::ALL
                .into_iter()
                .zip(disks)
                .flat_map(|(sector, count)| core::iter::repeat_n(sector.name(), count.into()))
                .collect();
            if named.is_empty() { "none".to_string() } else { named.join(" ") }
        }
        "unlocked" => factions(game.unlocked[whose()?.index()]),
        "used" => factions(game.used[whose()?.index()]),
        "market" => names(game.market.iter().copied().filter(|&card| card != NONE)),
        "winner" => match game.outcome {
            Some(Outcome::Won(seats)) => seats.iter().next().map_or_else(String::new, person),
            _ => "none".to_string(),
        },
        found => return Err(Msg::new("scene-value").with("found", found)),
    })
}

/// Where a card is: a slot, or the name of a place.
fn lies(game: &Sectors, card: CardId) -> String {
    let on = |slot: &crate::state::Slot| [slot.unit, slot.patch, slot.virus].contains(&card.0);
    if let Some(at) = crate::at::At::all().find(|&at| on(game.slot(at))) {
        return at.to_string();
    }
    for seat in 0..2 {
        let person = seat + 1;
        let in_set = |set: CardSet| set.has(card.0);
        if in_set(game.hands[seat]) {
            return format!("hand {person}");
        }
        if in_set(game.memories[seat]) {
            return format!("memory {person}");
        }
        if game.piles[seat].contains(&card.0) {
            return format!("pile {person}");
        }
        if game.trashes[seat].contains(&card.0) {
            return format!("trash {person}");
        }
    }
    if game.market.contains(&card.0) {
        "market".to_string()
    } else if game.modules.contains(&card.0) {
        "modules".to_string()
    } else if game.scrap.has(card.0) {
        "scrap".to_string()
    } else {
        "nowhere".to_string()
    }
}
