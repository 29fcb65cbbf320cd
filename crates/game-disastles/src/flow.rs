//! What happens next: the frames on the agenda and the steps they stand for, in rulebook order.
//!
//! The top frame is either a step to carry out or a question. [`Disastles::advance`] carries out steps until a question
//! with at least one answer is on top, or the game is over.

mod disasters;
mod effects;
mod links;
mod turns;

use crate::ask::{Ask, is_open};
use crate::cards::CardId;
use crate::state::{Castle, Disastles, World};
use crate::text::{Op, Woe};
use deckhand_kernel::{RuleId, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Where cards drawn from the deck go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Refill {
    /// Into the shop.
    Shop,
    /// To be built by the one who draws.
    Hold,
    /// Nowhere: the Disasters were discarded and are not replaced.
    Nothing,
}

/// One thing that is still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    Nothing,
    /// A new round begins.
    Round,
    /// The next player's turn, or the end of the round.
    NextTurn,
    /// What stands before the question of the turn.
    StartTurn(Seat),
    /// A second action may follow one of this kind.
    Second(Seat, crate::ask::Kind),
    /// What stands after the question of the turn.
    EndTurn(Seat),
    /// In co-op and solo, the cards that were not built are discarded.
    Leftovers,
    /// A question.
    Ask(Seat, Ask),
    /// A text is carried out for a seat.
    Run(Seat, CardId, Op),
    /// Draw so many cards.
    Draw(Refill, u8),
    /// In co-op and solo, draw so many cards for the turn, and those that Golden Meteor adds.
    DrawForTurn(u8),
    /// Discard so many cards from the deck, by this seat's choice of order if it is one's; and the rule that says so.
    Throw(Option<Seat>, u8, RuleId),
    /// Play the Disasters that wait from here on; what replaces them goes here.
    Row(u8, Refill),
    /// Draw one replacement for a Disaster.
    Refill(Refill),
    /// Play one Disaster.
    Play(CardId),
    /// A castle has to lose so many rooms, perhaps as a sacrifice.
    Lose(Castle, u8, bool),
    /// The text of a Catastrophe.
    Woe(Woe),
    /// See who is left.
    Survivors,
    /// What the interrupted Disaster has to remember: rooms lost to it, whom it struck, whether nothing reduces it.
    Resume([u8; 5], Seats, bool),
    /// See whether the last Disaster is over.
    Last,
    /// Build the card that is held, or discard it if it fits nowhere; and the rule that says so.
    PlaceHeld(Seat, RuleId),
    /// Rooms that were handed over are built.
    HandOver,
    /// Owners use their triggered links.
    Links,
    /// After the first use of a link: perhaps a second one.
    Echo(Seat, CardId),
    /// The chain of links is over.
    ChainEnd,
}

impl Disastles {
    /// Carries out steps until somebody has to answer or the game is over.
    pub(crate) fn advance(&mut self, table: World<'_, '_>) {
        while self.outcome.is_none() {
            let Some(frame) = self.agenda.pop() else {
                debug_assert!(false, "a game always asks or ends");
                return;
            };
            if let Frame::Ask(seat, ask) = frame {
                if is_open(self, seat, ask) {
                    self.agenda.push(frame);
                    return;
                }
                self.unanswered(seat, ask, table);
            } else {
                self.step(frame, table);
            }
        }
    }

    /// A question that has no answer is not put; some of them leave something to be done.
    fn unanswered(&mut self, seat: Seat, ask: Ask, table: World<'_, '_>) {
        match ask {
            Ask::Divine => self.return_looked(seat, table),
            Ask::Place(crate::ask::From::Gift, _) => self.drop_gift(seat, table),
            Ask::Top => {
                if let Some(&top) = self.aside.last() {
                    self.bin_aside(top);
                }
            }
            _ => {}
        }
    }

    fn step(&mut self, frame: Frame, table: World<'_, '_>) {
        match frame {
            Frame::Nothing | Frame::Ask(..) => {}
            Frame::Round => self.begin_round(table),
            Frame::NextTurn => self.next_turn(table),
            Frame::StartTurn(seat) => self.start_turn(seat, table),
            Frame::Second(seat, kind) => self.second_action(seat, kind),
            Frame::EndTurn(seat) => self.end_turn(seat),
            Frame::Leftovers => self.clear_shop(table),
            Frame::Run(seat, source, op) => self.run(seat, source, op, table),
            Frame::Draw(to, count) => self.draw_batch(to, count, table),
            Frame::DrawForTurn(count) => {
                let count = count + core::mem::take(&mut self.larger); // [D9.8]
                self.draw_batch(Refill::Shop, count, table);
            }
            Frame::Throw(by, count, cause) => self.throw(by, count, cause, table),
            Frame::Row(from, refill) => self.play_row(from, refill),
            Frame::Refill(to) => self.refill(to, table),
            Frame::Play(card) => self.play_disaster(card, table),
            Frame::Lose(castle, left, sacrifice) => self.must_lose(castle, left, sacrifice, table),
            Frame::Woe(woe) => self.woe(woe, table),
            Frame::Survivors => self.see_survivors(table),
            Frame::Resume(lost, struck, stubborn) => {
                (self.lost, self.struck, self.stubborn) = (lost, struck, stubborn);
                self.tolls.pop();
            }
            Frame::Last => self.see_last(table),
            Frame::PlaceHeld(seat, cause) => self.place_held(seat, cause, table),
            Frame::HandOver => self.hand_over(table),
            Frame::Links => self.links_wait(table),
            Frame::Echo(seat, card) => self.echo(seat, card),
            Frame::ChainEnd => {
                self.chaining = false;
                self.chain = 0;
            }
        }
    }
}
