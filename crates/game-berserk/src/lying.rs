//! Cards of the game zone in words: how they stand, what lies on them for a while, and which of them a question is
//! about. Everything is worked out from a view, so nothing is said that its viewer may not know.

use crate::ask::Ask;
use crate::face;
use crate::state::{Berserk, place};
use crate::view::{CardView, FightView};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Msg, Seat, Viewer, Words};

impl CardView {
    /// Lives, strike and everything that lies on the card.
    pub(crate) fn state(&self) -> Vec<Msg> {
        let mut parts: Vec<Msg> = Vec::new();
        if let Some((left, printed)) = self.lives {
            parts.push(Msg::new("picture-lives").with("left", left).with("printed", printed));
        } else if self.wounds > 0 {
            parts.push(Msg::new("picture-wounds").with("count", self.wounds));
        }
        if let Some(strike) = self.card.and_then(|card| card.card().strike) {
            parts.push(Msg::new("picture-strike").with("figures", face::strike(strike)));
        }
        let states = [
            (!self.open, "picture-closed"),
            (self.stunned, "picture-stunned"),
            (self.silenced, "picture-silenced"),
        ];
        parts.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, id)| Msg::new(id)));
        let counts = [
            (self.counters, "picture-counters"),
            (self.extra, "picture-extra"),
            (self.poison, "picture-poison"),
        ];
        let counts = counts.into_iter().filter(|(count, _)| *count > 0);
        parts.extend(counts.map(|(count, id)| Msg::new(id).with("count", count)));
        parts.extend(self.marks.iter().map(Words::words));
        parts.extend(self.lasting());
        parts
    }

    /// What lies on the card for a while without a marker: armor that is used up, and effects of cards.
    pub(crate) fn lasting(&self) -> Vec<Msg> {
        let mut parts: Vec<Msg> = Vec::new();
        if self.armor_used > 0 {
            parts.push(Msg::new("picture-armor-used").with("count", self.armor_used));
        }
        parts.extend(self.laid.iter().map(|&(card, number)| {
            Msg::new("picture-laid")
                .with("card", card)
                .with("text", face::sentence(card, number - 1))
        }));
        parts
    }
}

impl Berserk {
    /// The places of the cards of this number in the game zone as a seat knows them, each with how the card stands.
    pub(crate) fn cards_of_number(&self, seat: Seat, number: u16) -> Vec<(String, Msg)> {
        let view = self.look_at(Viewer::Seat(seat));
        let cards = view.cards.iter().filter_map(|lying| {
            let card = lying.card.filter(|card| card.card().number == number)?;
            let place = format!("{}", lying.at);
            let who = Msg::new("who").with("card", card).with("place", place.as_str());
            let state = lying.state();
            let msg = match state.is_empty() {
                true => Msg::new("card-lies").with("who", who),
                false => Msg::new("card-stands").with("who", who).with("state", state),
            };
            Some((place, msg))
        });
        cards.collect()
    }

    /// The numbers of the cards that the question before a seat is about: before the battle the own ones that are chosen
    /// from, later those that attack, are attacked or wait on the stack.
    pub(crate) fn cards_in_question(&self, seat: Seat) -> Vec<u16> {
        let from = match self.question(seat) {
            Some(Ask::Deal | Ask::Recruit(..)) => self.cards_at(seat, place::HAND),
            Some(Ask::Place) => self.cards_at(seat, place::SQUAD),
            Some(Ask::Attach(..)) => self.cards_at(seat, place::ASIDE),
            Some(ask) => {
                let view = self.look_at(Viewer::Seat(seat));
                let at = |FightView { attacker, target, .. }: &FightView| [*attacker, *target];
                let places = view.fight.as_ref().map(at).into_iter().flatten();
                let lying = places.filter_map(|at| view.cards.iter().find(|card| card.at == at));
                let asks = ask.sentence().map(|(card, _)| card);
                let waits = view.stack.iter().filter_map(|item| item.card);
                lying.filter_map(|card| card.card).chain(waits).chain(asks).collect()
            }
            None => Vec::new(),
        };
        from.into_iter().map(|card| card.card().number).collect()
    }
}
