//! Questions in words that name what they are about: what may be answered to, what is still owed, who takes damage.

use crate::ask::Ask;
use crate::event::{cost_list, score_words};
use crate::pending;
use crate::state::{Id, Megacorp, Phase};
use alloc::{format, vec::Vec};
use deckhand_kernel::{Arg, Msg, Seat, Viewer, Words};

impl Megacorp {
    pub(crate) fn posed(&self, seat: Seat, ask: Ask) -> Msg {
        let msg = ask.words();
        // The same question with more in it has a name of its own.
        let more = |name: &str| Msg { id: format!("{}-{name}", msg.id).into(), ..msg.clone() };
        match ask {
            Ask::Main => more("in").with("phase", self.phase.words()),
            Ask::Respond => self.cause(seat),
            Ask::Block => match pending::attack(&self.look_at(Viewer::Seat(seat))) {
                Some(what) => more("of").with("what", what),
                None => msg,
            },
            Ask::Pay(_) => {
                let owed = cost_list(&self.payment.owed());
                let owed = if owed.is_empty() { Arg::from("") } else { Arg::from(owed) };
                more("owed").with("points", owed).with("wild", u8::from(self.payment.wild))
            }
            Ask::Points(_) => more("for").with("card", self.card(self.draft.piece)),
            Ask::Target(_) | Ask::Player(_) | Ask::Network(_) => match self.chosen_for() {
                Some(text) => more("for").with("text", text),
                None => msg,
            },
            Ask::Aim => match self.named(&more("of"), self.attack.attacker) {
                Some(posed) => posed,
                None => msg,
            },
            Ask::Split(at, _) => match self.find(at) {
                Some(id) => {
                    let colour = self.attack_colour();
                    let left = self.score(id, colour).unwrap_or_default();
                    let open =
                        |&other: &Id| other != id && self.piece(other).share == Self::OPEN_SHARE;
                    let named = |other: Id| {
                        let msg = Msg::new("part-card").with("card", self.card(other));
                        msg.with("at", self.piece(other).at)
                    };
                    let others = self.blockers(self.piece(id).lane).filter(open).map(named);
                    more("card")
                        .with("card", self.card(id))
                        .with("score", score_words(colour))
                        .with("left", i64::from(left))
                        .with("others", others.collect::<Vec<Msg>>())
                }
                None => msg,
            },
            Ask::Retaliate(at) => match self.find(at) {
                Some(id) => {
                    let back = self.output(id, self.attack_colour());
                    more("card").with("card", self.card(id)).with("count", i64::from(back))
                }
                None => msg,
            },
            Ask::MoveTo(_) => match self.to_be_moved() {
                Some(id) => more("of").with("target", self.card(id)).with("at", self.piece(id).at),
                None => msg,
            },
            _ => msg,
        }
    }

    /// The question in a response window, with what may be answered to: the last thing announced, else the attack, else
    /// the end of a phase [M18.1].
    fn cause(&self, seat: Seat) -> Msg {
        let view = self.look_at(Viewer::Seat(seat));
        let announced = view.stack.last().map(|item| pending::item(&view, item));
        let what = announced.or_else(|| pending::attack(&view)).unwrap_or_else(|| {
            let id = if self.phase == Phase::End { "part-ends-turn" } else { "part-ends-phase" };
            Msg::new(id).with("seat", self.turn).with("phase", self.phase.words())
        });
        Msg::new("ask-respond-to").with("what", what)
    }

    /// With the card in play and its place.
    fn named(&self, msg: &Msg, id: Id) -> Option<Msg> {
        let at = self.in_play(id).then(|| self.piece(id).at)?;
        Some(msg.clone().with("card", self.card(id)).with("at", at))
    }
}
