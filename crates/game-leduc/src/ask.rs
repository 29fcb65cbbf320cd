//! The one question of the game: what may be answered, and what the answer does.

use crate::action::Action;
use crate::betting::Betting;
use crate::event::Event;
use crate::rule;
use crate::state::{BETS, Leduc};
use deckhand_kernel::{Msg, RuleId, Seat, Table, Words};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Nobody has bet in this round; a bet is so many chips.
    Open {
        /// Chips of a bet.
        bet: u8,
    },
    /// A bet or a raise waits for an answer, and a call takes so many chips.
    Facing {
        /// Chips of a call.
        call: u8,
    },
}

impl Ask {
    /// The rule that puts the question.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Open { .. } => rule::L3_2,
            Self::Facing { .. } => rule::L3_5,
        }
    }
}

impl Words for Ask {
    fn words(&self) -> Msg {
        match *self {
            Self::Open { bet } => Msg::new("ask-open").with("count", bet),
            Self::Facing { call } => Msg::new("ask-facing").with("count", call),
        }
    }
}

/// What may be answered after these answers, in ascending order; the round must not be over.
pub(crate) fn options(betting: &Betting) -> &'static [Action] {
    match (betting.is_faced(), betting.bets()) {
        (false, _) => &[Action::Check, Action::Bet], // [L3.3, L3.4], and no fold [L3.7]
        (true, 1) => &[Action::Call, Action::Raise, Action::Fold], // [L3.5, L3.6, L3.7]
        (true, _) => &[Action::Call, Action::Fold],  // A raise is not raised again [L3.6].
    }
}

impl Leduc {
    /// The question before this seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<Ask> {
        let bet = BETS[self.round()];
        let is_faced = self.betting().is_faced();
        (self.turn() == Some(seat)).then_some(if is_faced {
            Ask::Facing { call: bet }
        } else {
            Ask::Open { bet }
        })
    }

    /// What this seat may answer.
    pub(crate) fn options(&self, seat: Seat) -> &'static [Action] {
        if self.turn() == Some(seat) { options(self.betting()) } else { &[] }
    }

    /// Chips that the answer puts into the pot [L3.8].
    pub(crate) fn cost(&self, action: Action) -> u8 {
        let bet = BETS[self.round()];
        match action {
            Action::Check | Action::Fold => 0,
            Action::Bet | Action::Call => bet,
            Action::Raise => 2 * bet,
        }
    }

    /// Carries an offered answer out, and then whatever follows by itself.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        let chips = self.cost(action);
        self.rounds[self.round()].push(action);
        table.tell(action.rule(), || Event::Answered(seat, action, chips));
        self.advance(table);
    }
}
