//! A match to be made, from what was typed: the game, its mode and options, and who may sit where.

use super::seal::Noted;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::play::YOU;
use crate::reader::Reader;
use crate::setup;
use deckhand_bots as bots;
use deckhand_kernel::Scene;
use deckhand_protocol::{Away, ClockPlan, NewMatch, NewSeat, SeatKind, Watch};
use deckhand_registry::Visitor;

/// The word for a seat that somebody else may take.
const OPEN: &str = "open";

/// Makes a plan of the arguments. Decks are read here, where their files are.
pub(super) struct Plan<'a> {
    /// Who reads what is wrong with it.
    pub(super) reader: &'a Reader,
    /// What was typed.
    pub(super) args: &'a PlayArgs,
    /// The name of who makes it.
    pub(super) name: String,
    /// The seal that they were given, and what they add to the chance.
    pub(super) noted: &'a Noted,
}

impl Visitor for Plan<'_> {
    type Out = Result<NewMatch, Failure>;

    fn visit<G: Scene>(self) -> Self::Out {
        let Self { reader, args, name, noted } = self;
        let mode = setup::mode::<G>(reader, &args.setup)?;
        let options = setup::options::<G>(reader, &args.setup)?;
        let mut known = vec![YOU, OPEN];
        known.extend(bots::NAMES);
        let seats = match &args.seats {
            Some(list) => setup::seats(reader, list, &known)?,
            None => (0..mode.usual).map(|at| if at == 0 { YOU } else { OPEN }).collect(),
        };
        let seat = |name: &&str| match *name {
            YOU => NewSeat { kind: SeatKind::Person, level: None },
            OPEN => NewSeat { kind: SeatKind::Open, level: None },
            bot => NewSeat { kind: SeatKind::Bot, level: Some(bot.to_string()) },
        };
        Ok(NewMatch {
            game: G::NAME.to_string(),
            mode: Some(mode.name.to_string()),
            options,
            seats: seats.iter().map(seat).collect(),
            clock: ClockPlan::None,
            listed: false,
            away: Away::Wait,
            watch: Watch::Live,
            delay: 0,
            name,
            rated: false,
            entropy: Some(noted.entropy.clone()),
            commit: Some(noted.commit.clone()),
            from: None,
        })
    }
}
