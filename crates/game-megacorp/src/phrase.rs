//! Answers in words that name the things they are about as they lie in this position.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::Colour;
use crate::event::{point_list, score_words};
use crate::picture::scores_text;
use crate::state::{Id, Megacorp, mark};
use alloc::{format, string::String};
use deckhand_kernel::{Msg, Seat, Words};

impl Megacorp {
    /// An offered answer, with the figures that it depends on where the question is about them.
    pub(crate) fn phrased(&self, seat: Seat, action: Action) -> Msg {
        let msg = self.named_action(seat, action);
        let figures = |verb: &str| Msg {
            id: format!("action-{verb}-figures").into(),
            args: msg.args.clone(),
        };
        let shown = figures(action.verb());
        let Some(ask) = self.question(seat) else { return msg };
        match (ask, action) {
            (Ask::Main, Action::Pass) => {
                Some(Msg::new("action-pass-phase").with("phase", self.phase.words()))
            }
            (Ask::Block, Action::Enough) => {
                let blocked = self.all().any(|id| self.piece(id).has(mark::BLOCKS));
                Some(Msg::new(if blocked { "action-block-no-more" } else { "action-block-none" }))
            }
            (Ask::Main, Action::Attack(at)) => {
                self.about(at, |id| shown.with("scores", self.figures(id, Self::whole_score)))
            }
            (Ask::Target(_) | Ask::Host(_), Action::Pick(at)) => {
                self.about(at, |id| shown.with("scores", self.figures(id, Self::score)))
            }
            (Ask::Pay(_), Action::Reinvest(at)) => {
                self.about(at, |id| shown.with("points", point_list(&self.card(id).card().cost)))
            }
            (Ask::Aim, Action::Aim { colour, at }) => {
                self.about(at, |id| self.with_blows(shown, id, colour))
            }
            (Ask::Also(_), Action::Pick(at)) => {
                self.about(at, |id| self.with_blows(figures("also"), id, self.attack_colour()))
            }
            (Ask::Aim, Action::AimPlayer { colour, .. }) => {
                let deals = self.output(self.attack.attacker, colour);
                Some(shown.with("count", i64::from(deals)))
            }
            (Ask::Aim, Action::AimNetwork { colour, seat }) => {
                let attacker = self.attack.attacker;
                let keys = self.keys(attacker);
                let hit = |&id: &Id| self.is_in_pattern(attacker, &keys, colour, id);
                let deals = self.output(attacker, colour);
                let cards = self.network(seat).filter(hit).count();
                Some(shown.with("count", i64::from(deals)).with("cards", cards as i64))
            }
            (Ask::Block, Action::Block(at) | Action::BlockFor { at, .. }) => {
                self.about(at, |id| self.with_block(shown, id))
            }
            (Ask::Block, Action::Take | Action::TakeFor(_)) => {
                Some(shown.with("count", i64::from(self.strength())))
            }
            _ => None,
        }
        .unwrap_or(msg)
    }

    /// What is said of the card at a place, if one lies there.
    fn about(&self, at: At, say: impl FnOnce(Id) -> Msg) -> Option<Msg> {
        self.find(at).map(say)
    }

    /// What is dealt to a target, what it holds, and what comes back.
    fn with_blows(&self, msg: Msg, id: Id, colour: Colour) -> Msg {
        msg.with("count", i64::from(self.output(self.attack.attacker, colour)))
            .with("left", i64::from(self.score(id, colour).unwrap_or_default()))
            .with("back", i64::from(self.would_retaliate(id, colour)))
    }

    /// What a blocker holds against what it is dealt, and what it deals back.
    fn with_block(&self, msg: Msg, id: Id) -> Msg {
        let colour = self.attack_colour();
        msg.with("score", score_words(colour))
            .with("left", i64::from(self.score(id, colour).unwrap_or_default()))
            .with("count", i64::from(self.strength()))
            .with("back", i64::from(self.would_retaliate(id, colour)))
    }

    /// The scores of a card in play in the order of the colours.
    fn figures(&self, id: Id, score: impl Fn(&Self, Id, Colour) -> Option<i8>) -> String {
        scores_text(&Colour::ALL.map(|colour| score(self, id, colour)))
    }

    /// An answer in words that name its cards.
    pub(crate) fn named_action(&self, seat: Seat, action: Action) -> Msg {
        let msg = action.words();
        // Where a card lies it is named; a place without a card is named by its notation only.
        let named = |msg: Msg, at: At| match self.find(at) {
            Some(id) => {
                let id_of_card = format!("{}-card", msg.id);
                Msg { id: id_of_card.into(), ..msg }.with("card", self.card(id))
            }
            None => msg,
        };
        match action {
            Action::Buy(card) => Msg::new("action-buy-for")
                .with("card", card)
                .with("valuation", crate::title::valuation(card.card().cost)),
            Action::Use { at, sentence } => match self.find(at).map(|id| self.card(id)) {
                Some(card) if (1..=card.says().len()).contains(&usize::from(sentence)) => {
                    named(msg, at).with("text", crate::title::sentence(card, sentence))
                }
                _ => msg,
            },
            Action::Move { at, .. }
            | Action::Attack(at)
            | Action::Pick(at)
            | Action::Reinvest(at)
            | Action::Block(at)
            | Action::TakeFor(at)
            | Action::Aim { at, .. } => named(msg, at),
            Action::BlockFor { at, target } => match self.find(target) {
                Some(id) => named(msg.with("instead", self.card(id)), at),
                None => msg,
            },
            Action::Choose(card) => match self.question(seat) {
                Some(Ask::Order(..)) => Msg::new("action-speak").with("card", card),
                Some(Ask::Search(..)) => Msg::new("action-take-card").with("card", card),
                Some(Ask::Back(_)) => Msg::new("action-back").with("card", card),
                Some(Ask::Discard(_) | Ask::Idle | Ask::Excess(_) | Ask::Choose(_)) => {
                    Msg::new("action-discard").with("card", card)
                }
                _ => msg,
            },
            _ => msg,
        }
    }
}
