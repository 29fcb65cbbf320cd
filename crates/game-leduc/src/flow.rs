//! What happens by itself: the deal, and what follows when a round of betting or the hand is over.

use crate::card::Card;
use crate::event::Event;
use crate::rule;
use crate::state::{ANTE, End, Leduc, SEATS};
use deckhand_kernel::{RuleId, Table};

impl Leduc {
    /// The antes and the private cards.
    pub(crate) fn open(table: &mut Table<'_, Event>) -> Self {
        table.tell(rule::L2_1, || Event::Ante(ANTE));
        let one = Card::draw(table, |_| true);
        let two = Card::draw(table, |card| card != one);
        for (seat, card) in SEATS.into_iter().zip([one, two]) {
            table.tell(rule::L2_2, || Event::Dealt(seat, Some(card)));
        }
        Self::dealt([one, two])
    }

    /// What follows an answer: nothing, the public card or the end.
    pub(crate) fn advance(&mut self, table: &mut Table<'_, Event>) {
        if self.public.is_none() && self.betting().is_closed() {
            self.turn_up(table);
        }
        let Some(end) = self.end() else { return };
        if self.is_shown() {
            // [L5.2] Each of them sees a card that was hidden from it.
            table.learn();
            for (seat, card) in SEATS.into_iter().zip(self.cards) {
                table.tell(rule::L5_2, || Event::Shown(seat, card));
            }
        }
        table.tell(end.rule(), || match end.winner() {
            Some(seat) => Event::Won(seat, self.pot()),
            None => Event::Shared(self.pot()),
        });
    }

    /// [L4.1] One of the four cards that nobody holds. It is drawn only now, so that until then there is nothing to know.
    fn turn_up(&mut self, table: &mut Table<'_, Event>) {
        let cards = self.cards;
        let card = Card::draw(table, |card| !cards.contains(&card));
        self.public = Some(card);
        table.tell(rule::L4_1, || Event::TurnedUp(card));
    }
}

impl End {
    /// The rule that gives the pot away.
    fn rule(self) -> RuleId {
        match self {
            Self::Fold(_) => rule::L5_1,
            Self::Pair(_) => rule::L5_3,
            Self::Rank(_) => rule::L5_4,
            Self::Shared => rule::L5_5,
        }
    }
}
