//! What can be said of a position alone: figures, questions, rest and the end. Nothing here points at a fault.

use crate::{
    Expect, Wanted, Word,
    compare::{fits, holds},
};
use deckhand_kernel::{Msg, Outcome, Scene, Seat, Seats, Status, Words as _};

/// Whether this is true of the position.
///
/// # Errors
/// Where a figure is asked for that this position does not have, with the game's reason.
pub(crate) fn is_met<G: Scene>(game: &G, expect: &Expect) -> Result<bool, Msg> {
    Ok(match expect {
        Expect::Value { words, sign, value } => holds(*sign, &figure(game, words)?, &value.text),
        Expect::Asked { asked, seat, ask } => *asked == is_asked(game, *seat, ask.as_ref()),
        Expect::Winner(_) | Expect::Tie(_) | Expect::Lost => {
            ending_of(expect).is_some_and(|ending| game.status() == Status::Over(ending))
        }
        Expect::Over(over) => *over == matches!(game.status(), Status::Over(_)),
        Expect::Rest(seat) => is_at_rest(game, *seat),
        Expect::Offered { .. }
        | Expect::Refused { .. }
        | Expect::Event(_)
        | Expect::Offers { .. }
        | Expect::Impossible(_)
        | Expect::Learned(_) => false,
    })
}

/// A figure of the position.
pub(crate) fn figure<G: Scene>(game: &G, words: &[Word]) -> Result<String, Msg> {
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    game.value(&texts)
}

/// The end of a game that is expected, if it is one.
pub(crate) fn ending_of(expect: &Expect) -> Option<Outcome> {
    let set = |seats: &[Seat]| seats.iter().copied().collect::<Seats>();
    match expect {
        Expect::Winner(seats) => Some(Outcome::Won(set(seats))),
        Expect::Tie(seats) => Some(Outcome::Drawn(set(seats))),
        Expect::Lost => Some(Outcome::Lost),
        _ => None,
    }
}

/// Whether the free question of a turn is before this seat, or any, and nothing is left half done.
pub(crate) fn is_at_rest<G: Scene>(game: &G, seat: Option<Seat>) -> bool {
    let asks = match (game.status(), seat) {
        (Status::Asking(seats), Some(seat)) => seats.has(seat),
        (Status::Asking(_), None) => true,
        (Status::Over(_), _) => false,
    };
    asks && game.at_rest()
}

/// Whether the seat has a question before it, and this one if it has to be a certain one.
pub(crate) fn is_asked<G: Scene>(game: &G, seat: Seat, ask: Option<&Wanted>) -> bool {
    let waiting = matches!(game.status(), Status::Asking(seats) if seats.has(seat));
    game.ask(seat).filter(|_| waiting).is_some_and(|question| {
        ask.is_none_or(|ask| {
            let by = ask.by.as_ref().map(|by| G::rulebook().find(&by.text));
            fits(&question.words(), ask) && by.is_none_or(|by| by == Some(game.ask_rule(question)))
        })
    })
}
