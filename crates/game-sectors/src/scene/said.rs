//! A position said in statements.

use crate::at::At;
use crate::cards::{CardId, Faction, NONE, Sector};
use crate::state::Sectors;
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::Game as _;

/// So many modules are said from the top of their deck.
const TOP: usize = 3;

/// Names with a blank before each.
fn names(cards: impl Iterator<Item = u8>) -> String {
    cards.map(|card| format!(" {}", CardId(card).notation())).collect()
}

fn factions(bits: u16) -> String {
    let own = Faction::ALL.into_iter().filter(|faction| bits & faction.bit() != 0);
    own.map(|faction| format!(" {}", faction.name())).collect()
}

/// The statements that make this position, but for modules deep in their deck and for texts that have worked in this
/// round.
pub(super) fn statements(game: &Sectors) -> Option<Vec<String>> {
    if !game.at_rest() || !game.main {
        return None;
    }
    let mut said: Vec<String> = Vec::new();
    said.push(format!("round {}", game.round));
    said.push(format!("start {}", game.start));
    said.push(format!("turn {}", game.turn));
    for at in 0..2 {
        let seat = at + 1;
        let mut list = |name: &str, items: String| {
            if !items.is_empty() {
                said.push(format!("{name} {seat}:{items}"));
            }
        };
        list("factions", factions(game.factions[at]));
        list("unlocked", factions(game.unlocked[at] & !game.used[at]));
        list("used", factions(game.used[at]));
        list("hand", names(game.hands[at].into_iter()));
        list("memory", names(game.memories[at].into_iter()));
        list("pile", names(game.piles[at].iter().rev().copied()));
        list("trash", names(game.trashes[at].iter().rev().copied()));
        let disks = Sector::ALL.into_iter().zip(game.disks[at]);
        list(
            "disks",
            disks
                .map(|(sector, count)| format!(" {}", sector.name()).repeat(count.into()))
                .collect(),
        );
        if game.coins[at] > 0 {
            said.push(format!("coins {seat}: {}", game.coins[at]));
        }
        if game.passed[at] {
            said.push(format!("passed {seat}"));
        }
    }
    for at in At::all() {
        said.extend(slot(game, at));
    }
    let mut list = |name: &str, items: String| {
        if !items.is_empty() {
            said.push(format!("{name}:{items}"));
        }
    };
    list("market", names(game.market.iter().copied().filter(|&card| card != NONE)));
    list("modules", names(game.modules.iter().rev().take(TOP).copied()));
    list("scrap", names(game.scrap.into_iter()));
    Some(said)
}

fn slot(game: &Sectors, at: At) -> Vec<String> {
    let slot = game.slot(at);
    let mut said = Vec::new();
    if let Some(card) = slot.card() {
        let bot = if slot.down { "bot " } else { "" };
        let mut unit = format!("slot {at}: {bot}{}", card.notation());
        let markers = [
            ("ctrl", slot.ctrl),
            ("shield", slot.shield),
            ("disruption", slot.disruption),
            ("data", slot.data),
        ];
        for (name, count) in markers.into_iter().filter(|(_, count)| *count > 0) {
            unit.push_str(&format!(" {name} {count}"));
        }
        for (is_so, name) in [(slot.frozen, " frozen"), (slot.down && slot.seen, " seen")] {
            if is_so {
                unit.push_str(name);
            }
        }
        said.push(unit);
    }
    if slot.patch != NONE {
        said.push(format!("patch {at}: {}", CardId(slot.patch).notation()));
    }
    if slot.virus != NONE {
        said.push(format!("virus {at}: {} {}", CardId(slot.virus).notation(), slot.runs));
    }
    said
}
