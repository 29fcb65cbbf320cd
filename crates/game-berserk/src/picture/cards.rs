//! Single cards in words, for the lists around the field.

use super::{Picture, lines};
use crate::board::At;
use crate::cards::CardId;
use crate::face;
use crate::role::Role;
use crate::view::CardView;
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Msg, Seat, Words};

impl Picture<'_> {
    /// The sign of a card's side, and of a card that lies face down.
    pub(super) fn sign(&self, card: &CardView) -> &'static str {
        match (self.role(card.seat), card.hidden) {
            (Role::First, false) => "^",
            (Role::First, true) => "^?",
            (Role::Second, false) => "v",
            (Role::Second, true) => "v?",
        }
    }

    /// The name of a card, or that it lies face down.
    pub(super) fn name(&self, card: &CardView) -> String {
        match card.card {
            Some(card) => self.say(&card.card().words()),
            None => self.word("picture-face-down"),
        }
    }

    /// Carried cards and the auxiliary zones, with the places by which they are named.
    pub(super) fn outside_of_cells(&self) -> Vec<String> {
        let mut out = Vec::new();
        let zone = |at: At| at.in_sky().map(|(role, _)| role);
        let carried = self.view.cards.iter().filter(|card| card.at.on_host().is_some());
        out.extend(self.list("picture-carried", carried));
        for (role, id) in
            [(Role::First, "picture-zone-first"), (Role::Second, "picture-zone-second")]
        {
            let there = self.view.cards.iter().filter(|card| zone(card.at) == Some(role));
            out.extend(self.list(id, there));
        }
        out
    }

    fn list<'c>(&self, id: &'static str, cards: impl Iterator<Item = &'c CardView>) -> Vec<String> {
        let mut out: Vec<String> = cards
            .flat_map(|card| {
                let told = format!("{}  {} {}", card.at, self.sign(card), self.told(card));
                lines::hanging(&told, "  ", "     ")
            })
            .collect();
        if !out.is_empty() {
            out.insert(0, self.word(id));
        }
        out
    }

    /// A card of the game zone with its state.
    fn told(&self, card: &CardView) -> String {
        self.joined(self.name(card), &card.state())
    }

    /// Cards with everything that matters before the battle, equal ones together.
    pub(super) fn full(&self, id: &'static str, seat: Seat, cards: &[CardId]) -> Vec<String> {
        let mut out = Vec::new();
        if cards.is_empty() {
            return out;
        }
        let title = Msg::new(id).with("seat", seat).with("count", cards.len() as i64);
        out.extend(lines::wrapped(&self.say(&title), "  "));
        for same in cards.chunk_by(|one, other| one == other) {
            let told = self.printed(same[0]);
            let told = match same.len() {
                1 => told,
                count => format!("{count} × {told}"),
            };
            out.extend(lines::hanging(&told, "  ", "     "));
        }
        out
    }

    /// A card as it is printed.
    fn printed(&self, card: CardId) -> String {
        let card = card.card();
        let crystal = if card.elite { "cell-gold" } else { "cell-silver" };
        let mut parts = alloc::vec![
            Msg::new(crystal).with("cost", card.cost),
            card.element.words(),
            card.kind.words(),
        ];
        if let Some(strike) = card.strike {
            parts.push(Msg::new("picture-strike").with("figures", face::strike(strike)));
        }
        if let Some(life) = card.life {
            parts.push(Msg::new("picture-life").with("count", life));
        }
        self.joined(self.say(&card.words()), &parts)
    }

    fn joined(&self, name: String, parts: &[Msg]) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.say(part)).collect();
        if parts.is_empty() { name } else { format!("{name}: {}", parts.join(", ")) }
    }
}
