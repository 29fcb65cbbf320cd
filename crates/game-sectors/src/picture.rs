//! The position as lines of text: for each sector both sides with their units, then what lies beside the systems. Made to
//! be read by a screen reader from top to bottom, and to fit into 80 columns. Before the first round there is nothing to
//! see but factions, and so what each of them is about is shown instead.

use crate::cards::{CardId, Faction, Sector};
use crate::view::{PileView, SideView, SlotView, View};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Arg, Msg, Seat, Speaker, Viewer, Words};

/// Characters of a line on an ordinary screen.
const SCREEN: usize = 80;

/// Draws a view.
pub(crate) fn draw(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
    let mut lines = Vec::new();
    let mut say = |msg: Msg| lines.push(wrapped(&speaker.say(&msg)));
    say(Msg::new("picture-round")
        .with("round", i64::from(view.round))
        .with("seat", view.start)
        .with("phase", if view.main { "main" } else { "other" }));
    let mine = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat(0),
    };
    let order = [Seat(1 - mine.0.min(1)), mine];
    if view.round == 0 {
        draft(view, order, &mut say);
        return lines.join("\n");
    }
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
            // Who sees everything knows the whole draw pile, and it would only fill the screen.
            let sunk = &side.pile.known;
            if viewer != Viewer::All && !sunk.is_empty() {
                say(Msg::new("picture-bottom")
                    .with("cards", top_first(sunk))
                    .with("count", sunk.len() as i64));
            }
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

/// A line in pieces that fit on the screen; the later ones stand further to the right.
fn wrapped(line: &str) -> String {
    let indent = line.len() - line.trim_start().len();
    let mut out = String::from(&line[..indent]);
    let mut used = indent;
    for word in line.split_whitespace() {
        let long = word.chars().count();
        if used > indent && used + 1 + long > SCREEN {
            used = indent + 4;
            out.push_str(&format!("\n{:used$}", ""));
        } else if used > indent {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += long;
    }
    out
}

/// What can be drafted, and what has been.
fn draft(view: &View, order: [Seat; 2], say: &mut dyn FnMut(Msg)) {
    let taken = |faction: &Faction| view.sides.iter().any(|side| side.factions.contains(faction));
    say(Msg::new("picture-draft"));
    for faction in Faction::ALL.into_iter().filter(|faction| !taken(faction)) {
        say(Msg::new("picture-draft-faction")
            .with("faction", faction.words())
            .with("about", Msg::new(format!("faction-{}-about", faction.name()))));
    }
    for seat in order {
        let Some(side) = view.sides.get(seat.index()) else { continue };
        let factions: Vec<Msg> = side.factions.iter().map(Words::words).collect();
        if !factions.is_empty() {
            say(Msg::new("picture-drafted").with("seat", seat).with("factions", factions));
        }
    }
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
    let [red, yellow, blue] = side.disks;
    say(Msg::new("picture-player")
        .with("seat", seat)
        .with("red", red)
        .with("yellow", yellow)
        .with("blue", blue)
        .with("coins", side.coins)
        .with("passed", if side.passed { "yes" } else { "no" }));
    let state_of =
        |faction: &Faction| match (side.unlocked.contains(faction), side.used.contains(faction)) {
            (false, _) => "locked",
            (true, false) => "open",
            (true, true) => "used",
        };
    for state in ["locked", "open", "used"] {
        let factions: Vec<Msg> = side
            .factions
            .iter()
            .filter(|faction| state_of(faction) == state)
            .map(Words::words)
            .collect();
        if !factions.is_empty() {
            say(Msg::new("picture-factions").with("state", state).with("factions", factions));
        }
    }
    say(pile("picture-hand", &side.hand));
    if side.memory.count > 0 {
        say(pile("picture-memory", &side.memory));
    }
    say(Msg::new("picture-piles")
        .with("pile", side.pile.count)
        .with("trash", side.trash.len() as i64)
        .with("cards", top_first(&side.trash)));
}

/// A pile without an order, of which the viewer may know some cards or all.
fn pile(id: &'static str, pile: &PileView) -> Msg {
    let known = match pile.known.len() {
        0 => "none",
        all if all == usize::from(pile.count) => "all",
        _ => "some",
    };
    let cards: Vec<Msg> = pile.known.iter().map(Words::words).collect();
    Msg::new(id).with("count", pile.count).with("cards", cards).with("known", known)
}

/// The cards of a pile whose last one lies on top.
fn top_first(cards: &[CardId]) -> Vec<Msg> {
    cards.iter().rev().map(Words::words).collect()
}
