//! What happens next: the frames on the agenda and the steps they stand for, in rulebook order.
//!
//! The top frame is a step to carry out or a question. `rounds` has draft, rounds and scoring, `install` the steps of an
//! installation, `react` what answers events, `run` the steps of effects, `settle` deaths and the win of ZRD.

mod install;
mod react;
mod rounds;
mod run;
mod settle;

use crate::ask::Ask;
use crate::state::{Sectors, World};
use deckhand_kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing that is still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    Nothing,
    /// A question.
    Ask(Seat, Ask),
    /// The draft is over: piles, hands and the market.
    Deal,
    /// A round begins with the maintenance.
    Round,
    /// The main phase begins.
    Main,
    /// The next turn.
    Next,
    /// Payment of the innermost installation.
    Pay,
    /// The card enters.
    Enter,
    /// The installation is over.
    Installed,
    /// Triggers from this number on come one after the other.
    Triggers(u8),
    /// The innermost effect goes on.
    Run,
    /// Deaths.
    Settle,
    /// The win of ZRD.
    Assemble,
    /// Cards go to the trash of a seat one by one.
    Bin(Seat),
    /// A seat puts a card into its memory, then discards.
    Store(Seat),
    /// A seat discards what is left of its hand.
    Empty(Seat),
    /// Both draw.
    Draw,
    /// The market is filled.
    Fill,
    /// A seat resolves a text of the round's end.
    Ends(Seat),
    /// The start-player marker is handed over.
    HandOver,
    /// A sector is chosen by a seat.
    Choose(Seat),
    /// The sector of this place in the order is scored.
    Score(u8),
    /// The HACK check of a seat in a sector.
    Hack(Seat, u8),
    /// A HACK unlocks an ability of a seat.
    Unlock(Seat),
    /// The victory check.
    Victory,
}

impl Sectors {
    /// Carries out steps until somebody has to answer or the game is over.
    pub(crate) fn advance(&mut self, table: World<'_, '_>) {
        while self.outcome.is_none() {
            let Some(frame) = self.agenda.pop() else {
                debug_assert!(false, "a game always asks or ends");
                return;
            };
            if let Frame::Ask(..) = frame {
                self.agenda.push(frame);
                return;
            }
            self.step(frame, table);
        }
    }

    fn step(&mut self, frame: Frame, table: World<'_, '_>) {
        match frame {
            Frame::Nothing | Frame::Ask(..) => {}
            Frame::Deal => self.deal_cards(table),
            Frame::Round => self.begin_round(table),
            Frame::Main => self.begin_main(),
            Frame::Next => self.next_turn(),
            Frame::Pay => self.pay(),
            Frame::Enter => self.enter(table),
            Frame::Installed => self.installed(),
            Frame::Triggers(base) => self.next_trigger(base, table),
            Frame::Run => self.run(table),
            Frame::Settle => self.settle(table),
            Frame::Assemble => self.assemble(table),
            Frame::Bin(seat) => self.next_of_bin(seat),
            Frame::Store(seat) => self.store(seat),
            Frame::Empty(seat) => self.empty_hand(seat, table),
            Frame::Draw => self.draw_hands(table),
            Frame::Fill => self.fill_market(table),
            Frame::Ends(seat) => self.round_ends(seat, table),
            Frame::HandOver => self.hand_over(table),
            Frame::Choose(seat) => self.choose_sector(seat),
            Frame::Score(place) => self.score(place, table),
            Frame::Hack(seat, sector) => self.hack(seat, usize::from(sector), table),
            Frame::Unlock(seat) => self.unlock_one(seat, table),
            Frame::Victory => self.victory(table),
        }
    }

    /// What comes after every action: deaths, then the win of ZRD [S13.9].
    pub(crate) fn after_action(&mut self) {
        self.agenda.then([Frame::Settle, Frame::Assemble]);
    }
}
