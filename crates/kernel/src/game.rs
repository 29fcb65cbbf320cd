//! The contract of a game: a flat value that says whom it waits for, what may be answered, and what an answer does.

use crate::{
    Dealer, Holding, Msg, Pick, Redact, RuleId, Seat, SetupError, Status, Table, Viewer, Weight,
    Words,
};
use alloc::{string::String, vec::Vec};
use core::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};
use serde::{Serialize, de::DeserializeOwned};

/// Why an action is not possible now: the rule that forbids it and the reason in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The smallest reason, naming the thing first.
    pub because: Msg,
}

/// A position of a game. The state *is* the game: cloning it is cheap, comparing it compares positions.
///
/// Equality and hash cover everything that can influence what may still happen, hidden things included.
pub trait Game:
    Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static
{
    /// Everything that is decided before the first question: mode, seats, options, decks.
    type Setup: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// A question to a seat, small and plain.
    type Ask: Copy + Eq + Debug + Words;
    /// An answer to a question. `Display` and `FromStr` are its notation and are inverse to each other.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = Msg> + Send + Sync + Words;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Redact + Words + Serialize + Send + Sync;
    /// What a viewer sees, filled field by field; never a filtered state.
    type View: Clone + PartialEq + Debug + Serialize;

    /// Makes the first position. Fails with a named reason when the setup is not a legal one.
    fn deal(setup: &Self::Setup, table: &mut Table<'_, Self::Event>) -> Result<Self, SetupError>;

    /// Whom the game waits for, or how it ended.
    fn status(&self) -> Status;

    /// The question before this seat, if there is one.
    fn ask(&self, seat: Seat) -> Option<Self::Ask>;

    /// The rule that puts this question.
    fn ask_rule(&self, ask: Self::Ask) -> RuleId;

    /// Appends everything this seat may answer now, in ascending order and without repetition.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an offered answer. For any other action the result is unspecified; use [`play`] to be safe.
    fn apply(&mut self, seat: Seat, action: Self::Action, table: &mut Table<'_, Self::Event>);

    /// Why this action is not among the offers of this seat; `None` exactly when it is.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Refusal>;

    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position that this seat can not tell from the true one, every such position being possible.
    #[must_use]
    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self;

    /// The action taken apart into named picks, each pointing at a thing in the view.
    fn picks(&self, seat: Seat, action: Self::Action) -> Vec<Pick>;

    /// The action in words, naming the things it is about as they are in this position. Without an own text it is said
    /// as everywhere else.
    fn phrase(&self, seat: Seat, action: Self::Action) -> Msg {
        let _ = seat;
        action.words()
    }

    /// The question in words, naming the things it is about as they are in this position. Without an own text it is said
    /// as everywhere else.
    fn pose(&self, seat: Seat, ask: Self::Ask) -> Msg {
        let _ = seat;
        ask.words()
    }

    /// Where the cards of this number lie and how they stand, as this seat knows it: for each the place by which the
    /// notation calls it, and a sentence. Empty in games whose notation calls cards by their names.
    fn whereabouts(&self, seat: Seat, card: u16) -> Vec<(String, Msg)> {
        let _ = (seat, card);
        Vec::new()
    }

    /// The numbers of the cards that the question before this seat is about, as far as its answers do not name them.
    fn concerned(&self, seat: Seat) -> Vec<u16> {
        let _ = seat;
        Vec::new()
    }

    /// Whether the action is ordinary, rarely meant, or grave.
    fn weight(&self, seat: Seat, action: Self::Action) -> Weight {
        let _ = (seat, action);
        Weight::Plain
    }

    /// Whether the question only lets a seat answer what is going on and may be passed. Who wants to be asked less often
    /// can have such questions passed; the rules never do that themselves.
    fn is_reply(&self, ask: Self::Ask) -> bool {
        let _ = ask;
        false
    }

    /// The number of the turn or round that is being played, from 1, in games that count them. For statistics.
    fn clock(&self) -> Option<u32> {
        None
    }

    /// What this seat plays with that others may not, one message each, such as its factions. For statistics.
    fn factions(&self, seat: Seat) -> Vec<Msg> {
        let _ = seat;
        Vec::new()
    }

    /// Appends the cards that this seat holds in its hand or has in play, in any order, equal ones as often as there are.
    /// What only passes from the hand to where it is used up counts as in play meanwhile. For statistics, which see all.
    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        let _ = (seat, out);
    }

    /// How well this seat stands by what it can see itself; larger is better. For one-step bots.
    fn standing(&self, seat: Seat) -> i64;

    /// Whether the position is sound: every card exactly once, counters in range. The message is for developers.
    fn check(&self) -> Result<(), String>;

    /// Whether the question on the table is the free one of a turn, with nothing left half done beneath it.
    fn at_rest(&self) -> bool;

    /// Any well-formed action at all, offered or not, made from the dealer's numbers: for the laws.
    fn imagine(&self, dealer: &mut dyn Dealer) -> Self::Action;
}

/// The checked way to answer: refuses what is not offered and then leaves the game as it was.
pub fn play<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    table: &mut Table<'_, G::Event>,
) -> Result<(), Refusal> {
    if let Some(refusal) = game.why_not(seat, action) {
        return Err(refusal);
    }
    game.apply(seat, action, table);
    Ok(())
}
