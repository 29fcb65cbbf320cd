//! The position as lines of text: for each sector both sides with their units, then what lies beside the systems. Made to
//! be read by a screen reader from top to bottom, and to fit into 80 columns.

use crate::cards::{CardId, Sector};
use crate::view::{PileView, SideView, SlotView, View};
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{Arg, Msg, Seat, Speaker, Viewer, Words};

/// Draws a view.
pub(crate) fn draw(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
    let mut lines = Vec::new();
    let mut say = |msg: Msg| lines.push(speaker.say(&msg));
    say(Msg::new("picture-round")
        .with("round", i64::from(view.round))
        .with("seat", view.start)
        .with("phase", if view.main { "main" } else { "other" }));
    let mine = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat(0),
    };
    let order = [Seat(1 - mine.0.min(1)), mine];
    for sector in Sector::ALL {
        let at = sector as usize;
        let control =
            order.map(|seat| view.sides.get(seat.index()).map_or(0, |side| side.control[at]));
        say(Msg::new("picture-sector").with("sector", sector.words()).with("name", sector.name()));
        for (seat, control) in order.into_iter().zip(control) {
            let Some(side) = view.sides.get(seat.index()) else { continue };
            say(Msg::new("picture-side")
                .with("seat", seat)
                .with("control", i64::from(control))
                .with("ctrl", i64::from(side.ctrl[at])));
            for slot in side.slots.iter().skip(at * 3).take(3) {
                if let Some(msg) = slot_line(slot) {
                    say(msg);
                }
            }
        }
    }
    if !view.market.is_empty() || view.modules > 0 {
        let market: Vec<Msg> = view.market.iter().map(|&card| priced(card)).collect();
        say(Msg::new("picture-market").with("modules", market).with("count", view.modules));
    }
    for seat in order {
        if let Some(side) = view.sides.get(seat.index()) {
            player(seat, side, &mut say);
        }
    }
    if let Some((card, at)) = view.installing {
        say(Msg::new("picture-installing").with("card", card).with("slot", at));
    }
    if let Some(card) = view.effect {
        say(Msg::new("picture-effect").with("card", card));
    }
    lines.join("\n")
}

fn priced(card: CardId) -> Msg {
    let price = match card.card().cost {
        Some(price) => Arg::from(price),
        None => Arg::from("X"),
    };
    Msg::new("picture-module").with("card", card).with("price", price)
}

fn slot_line(slot: &SlotView) -> Option<Msg> {
    let mut notes: Vec<Msg> = Vec::new();
    for (name, count) in [
        ("ctrl", slot.ctrl),
        ("shield", slot.shield),
        ("disruption", slot.disruption),
        ("data", slot.data),
    ] {
        if count > 0 {
            notes.push(
                Msg::new("picture-marker")
                    .with("kind", name)
                    .with("count", count)
                    .with("marker", Msg::new(alloc::format!("marker-{name}"))),
            );
        }
    }
    if slot.frozen {
        notes.push(Msg::new("picture-frozen"));
    }
    if let Some(patch) = slot.patch {
        notes.push(Msg::new("picture-patch").with("card", patch));
    }
    if let Some((virus, runs)) = slot.virus {
        notes.push(Msg::new("picture-virus").with("card", virus).with("count", runs));
    }
    let unit = match (slot.unit, slot.bot, slot.card) {
        (false, ..) if notes.is_empty() => return None,
        (false, ..) => Msg::new("picture-empty"),
        (true, true, Some(card)) => Msg::new("unit-bot-known").with("card", card),
        (true, _, Some(card)) => card.words(),
        (true, _, None) => Msg::new("unit-bot"),
    };
    Some(
        Msg::new("picture-slot")
            .with("slot", slot.at)
            .with("unit", unit)
            .with("unit-there", if slot.unit { "yes" } else { "no" })
            .with("value", i64::from(slot.value))
            .with("notes", notes.clone())
            .with("count", notes.len() as i64),
    )
}

fn player(seat: Seat, side: &SideView, say: &mut dyn FnMut(Msg)) {
    let names =
        |pile: &PileView| -> Vec<Msg> { pile.known.iter().map(|card| card.words()).collect() };
    let [red, yellow, blue] = side.disks;
    say(Msg::new("picture-player")
        .with("seat", seat)
        .with("red", red)
        .with("yellow", yellow)
        .with("blue", blue)
        .with("coins", side.coins)
        .with("passed", if side.passed { "yes" } else { "no" }));
    if !side.factions.is_empty() {
        let factions: Vec<Msg> = side
            .factions
            .iter()
            .map(|faction| {
                let state = match (side.unlocked.contains(faction), side.used.contains(faction)) {
                    (false, _) => "locked",
                    (true, false) => "open",
                    (true, true) => "used",
                };
                Msg::new("picture-faction").with("faction", faction.words()).with("state", state)
            })
            .collect();
        say(Msg::new("picture-factions").with("factions", factions));
    }
    let pile = |id: &'static str, pile: &PileView| {
        Msg::new(id)
            .with("count", pile.count)
            .with("cards", names(pile))
            .with("known", pile.known.len() as i64)
    };
    say(pile("picture-hand", &side.hand));
    if side.memory.count > 0 {
        say(pile("picture-memory", &side.memory));
    }
    let top = side.trash.last().map_or(Arg::from(""), |&card| card.into());
    say(Msg::new("picture-piles")
        .with("pile", side.pile.count)
        .with("trash", side.trash.len() as i64)
        .with("top", top));
}
