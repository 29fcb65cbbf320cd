//! Answers in words that name the cards they are about, as the seat that is asked knows them.

use crate::action::Action;
use crate::board::At;
use crate::cards::CardId;
use crate::event::Who;
use crate::state::{Berserk, place};
use alloc::format;
use deckhand_kernel::{Msg, Seat, Viewer, Words};

impl Berserk {
    /// The answer in words for this seat.
    pub(crate) fn phrased(&self, seat: Seat, action: Action) -> Msg {
        let who = |at: At| self.found(at).map(|unit| self.who(unit).seen_by(Viewer::Seat(seat)));
        let named = |id: &'static str, from: Who| Msg::new(id).with("who", from);
        let phrase = match action {
            Action::Step { from, to } | Action::Jump { from, to } => who(from).map(|from| {
                let step = matches!(action, Action::Step { .. });
                named(if step { "phrase-step" } else { "phrase-jump" }, from)
                    .with("place", format!("{to}"))
            }),
            Action::Strike { from, at } => who(from)
                .zip(who(at))
                .map(|(from, target)| named("phrase-strike", from).with("target", target)),
            Action::Use { card, ability, at } => self.use_phrase(seat, card, ability, at),
            Action::Charge(at) => who(at).map(|from| named("phrase-charge", from)),
            Action::Ready(at) => who(at).map(|from| named("phrase-ready", from)),
            Action::Defend(at) => who(at).map(|from| named("phrase-defend", from)),
            Action::Attach { card, host } => {
                who(host).map(|host| named("phrase-attach", host).with("card", card))
            }
            Action::Pick(at) => who(at).map(|target| named("phrase-pick", target)),
            Action::Recruit(card) => self
                .price(seat, card)
                .ok()
                .map(|price| self.priced("phrase-recruit", seat, card, price)),
            Action::Link(card) => self
                .bound_price(seat, card)
                .ok()
                .map(|price| self.priced("phrase-link", seat, card, price)),
            _ => None,
        };
        phrase.unwrap_or_else(|| action.words())
    }

    /// A card with what it costs now and how many of it can be recruited yet.
    fn priced(&self, id: &'static str, seat: Seat, card: CardId, price: (u8, u8)) -> Msg {
        let price = match price {
            (0, gold) => Msg::new("phrase-gold").with("gold", gold),
            (silver, 0) => Msg::new("phrase-silver").with("silver", silver),
            (silver, gold) => {
                Msg::new("phrase-gold-silver").with("gold", gold).with("silver", silver)
            }
        };
        let dealt = self.cards_at(seat, place::HAND).iter().filter(|&&other| other == card).count();
        Msg::new(id).with("card", card).with("price", price).with("count", dealt as i64)
    }

    fn use_phrase(&self, seat: Seat, card: At, ability: u8, at: At) -> Option<Msg> {
        let unit = self.found(card)?;
        let (print, sentence) = self.ability(unit, ability)?;
        let viewer = Viewer::Seat(seat);
        let msg = |id: &'static str| {
            Msg::new(id)
                .with("who", self.who(unit).seen_by(viewer))
                .with("text", crate::face::sentence(print, sentence))
        };
        Some(match self.found(at) {
            Some(target) => msg("phrase-use-at").with("target", self.who(target).seen_by(viewer)),
            None => msg("phrase-use"),
        })
    }
}
