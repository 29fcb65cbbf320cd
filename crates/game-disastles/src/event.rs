//! What happened, and who may see it.

use crate::action::Cell;
use crate::cards::CardId;
use alloc::{format, vec::Vec};
use deckhand_kernel::{Msg, Redact, Seat, Seats, Viewer, Words};
use serde::{Deserialize, Serialize};

/// Something that happened. Castles are named by the seat that builds them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// This seat starts.
    Starts(Seat),
    /// A round begins.
    Round(u16),
    /// The turn of a seat begins.
    Turn(Seat),
    /// Cards are laid out in the shop.
    Laid(Vec<CardId>),
    /// Cards left in the shop go to the discard pile.
    Cleared(Vec<CardId>),
    /// A card is taken into a hand.
    Took(Seat, CardId),
    /// A card is built: by whom, which, into whose castle, where, how far turned.
    Built(Seat, CardId, Seat, Cell, u8),
    /// A card takes the cell of a room: by whom, which, whose cell, how far turned.
    Warped(Seat, CardId, CardId, u8),
    /// A room is moved: by whom, in whose castle, which, where to, how far turned.
    Moved(Seat, Seat, CardId, Cell, u8),
    /// Two rooms trade cells: by whom, in whose castle (nobody's if in two), and which.
    Swapped(Seat, Option<Seat>, CardId, CardId),
    /// A room is turned: by whom, in whose castle, which, how far.
    Turned(Seat, Seat, CardId, u8),
    /// A seat passes its turn.
    Passed(Seat),
    /// A text is used.
    Used(Seat, CardId),
    /// A Throne Room is flipped.
    Flipped(Seat, CardId),
    /// Rooms become active.
    Activated(Seat, Vec<CardId>),
    /// Rooms are no longer active.
    Deactivated(Seat, Vec<CardId>),
    /// A link triggers.
    Linked(Seat, CardId),
    /// Links are left unused or come too late.
    LinksLost(Vec<CardId>),
    /// A chain has reached its limit.
    ChainFull,
    /// A card is turned up from the deck.
    TurnedUp(CardId),
    /// A card that fits nowhere, or is not wanted, is discarded.
    Discarded(CardId),
    /// Cards are discarded from the deck.
    Thrown(Vec<CardId>),
    /// Disasters drawn beyond the first are shuffled back.
    ShuffledBack(Vec<CardId>),
    /// A Disaster is played: which, X, and its damage for diamond, cross, moon.
    Disaster(CardId, u8, [u8; 3]),
    /// A castle takes damage: how much of each symbol is left after blocking, and how much is taken after reductions.
    Damage(Seat, [u16; 3], u16),
    /// A castle takes no damage: how much was left after blocking.
    NoDamage(Seat, u16),
    /// Damage is avoided.
    Avoided(Seat, u16),
    /// A room is lost to damage.
    Lost(Seat, CardId),
    /// A room is sacrificed.
    Sacrificed(Seat, CardId),
    /// Rooms are cut off from the Throne Room and discarded.
    CutOff(Seat, Vec<CardId>),
    /// A seat is eliminated.
    Eliminated(Seat),
    /// A seat looks at the top cards of the deck; only that seat sees which.
    Looks(Seat, u8, Option<Vec<CardId>>),
    /// Cards that were looked at go back on the deck.
    PutBack(Seat, u8),
    /// A seat will take less damage for a while.
    Sheltered(Seat, u8),
    /// Nothing can be taken from the shop.
    ShopClosed,
    /// The next shop holds so many cards more.
    ShopGrows(u8),
    /// One more Disaster is in the deck.
    DisasterAdded,
    /// The direction of play changes.
    DirectionTurned,
    /// A room is handed over.
    HandedOver(Seat, Seat, CardId),
    /// Rooms are lifted to be put down anew.
    Lifted(Seat, Vec<CardId>),
    /// The first-player card goes on.
    FirstPlayer(Seat),
    /// All Disasters are over, or the deck is.
    Ends,
    /// Seats win.
    Won(Seats),
    /// Seats share a tie.
    Tied(Seats),
    /// The table has won.
    Beaten,
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Looks(seat, count, _) if !viewer.knows(*seat) => {
                Some(Self::Looks(*seat, *count, None))
            }
            open => Some(open.clone()),
        }
    }
}

/// The amounts that are not 0, one for each symbol.
fn by_symbol(amounts: &[u16; 3]) -> Vec<Msg> {
    let symbols = ["diamond", "cross", "moon"].into_iter().zip(amounts);
    symbols
        .filter(|(_, amount)| **amount > 0)
        .map(|(symbol, amount)| Msg::new(format!("part-of-{symbol}")).with("count", *amount))
        .collect()
}

fn seat_list(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

impl Words for Event {
    fn words(&self) -> Msg {
        let msg = |id: &'static str| Msg::new(format!("event-{id}"));
        match self {
            Self::Starts(seat) => msg("starts").with("seat", *seat),
            Self::Round(number) => msg("round").with("number", *number),
            Self::Turn(seat) => msg("turn").with("seat", *seat),
            Self::Laid(cards) => msg("laid").with("cards", cards.clone()),
            Self::Cleared(cards) => {
                msg("cleared").with("cards", cards.clone()).with("count", cards.len() as i64)
            }
            Self::Took(seat, card) => msg("took").with("seat", *seat).with("card", *card),
            Self::Built(seat, card, castle, at, turn) => {
                let id = if seat == castle { "built" } else { "built-in" };
                msg(id)
                    .with("seat", *seat)
                    .with("card", *card)
                    .with("castle", *castle)
                    .with("cell", format!("{at}"))
                    .with("turn", u16::from(*turn) * 90)
            }
            Self::Warped(seat, card, room, turn) => msg("warped")
                .with("seat", *seat)
                .with("card", *card)
                .with("room", *room)
                .with("turn", u16::from(*turn) * 90),
            Self::Moved(seat, castle, card, to, turn) => {
                msg(if seat == castle { "moved" } else { "moved-in" })
                    .with("seat", *seat)
                    .with("castle", *castle)
                    .with("card", *card)
                    .with("cell", format!("{to}"))
                    .with("turn", u16::from(*turn) * 90)
            }
            Self::Swapped(seat, castle, a, b) => {
                let swap = |id| msg(id).with("seat", *seat).with("card", *a).with("room", *b);
                match castle {
                    Some(castle) if castle == seat => swap("swapped"),
                    Some(castle) => swap("swapped-in").with("castle", *castle),
                    None => swap("swapped-between"),
                }
            }
            Self::Turned(seat, castle, card, by) => {
                msg(if seat == castle { "turned" } else { "turned-in" })
                    .with("seat", *seat)
                    .with("castle", *castle)
                    .with("card", *card)
                    .with("turn", u16::from(*by) * 90)
            }
            Self::Passed(seat) => msg("passed").with("seat", *seat),
            Self::Used(seat, card) => msg("used").with("seat", *seat).with("card", *card),
            Self::Flipped(seat, card) => msg("flipped").with("seat", *seat).with("card", *card),
            Self::Activated(seat, cards) => msg("activated")
                .with("seat", *seat)
                .with("cards", cards.clone())
                .with("count", cards.len() as i64),
            Self::Deactivated(seat, cards) => msg("deactivated")
                .with("seat", *seat)
                .with("cards", cards.clone())
                .with("count", cards.len() as i64),
            Self::Linked(seat, card) => msg("linked").with("seat", *seat).with("card", *card),
            Self::LinksLost(cards) => {
                msg("links-lost").with("cards", cards.clone()).with("count", cards.len() as i64)
            }
            Self::ChainFull => msg("chain-full"),
            Self::TurnedUp(card) => msg("turned-up").with("card", *card),
            Self::Discarded(card) => msg("discarded").with("card", *card),
            Self::Thrown(cards) => {
                msg("thrown").with("cards", cards.clone()).with("count", cards.len() as i64)
            }
            Self::ShuffledBack(cards) => {
                msg("shuffled-back").with("cards", cards.clone()).with("count", cards.len() as i64)
            }
            Self::Disaster(card, x, [diamond, cross, moon]) => msg("disaster")
                .with("card", *card)
                .with("x", *x)
                .with("diamond", *diamond)
                .with("cross", *cross)
                .with("moon", *moon),
            Self::Damage(seat, through, taken) => {
                let total: u16 = through.iter().sum();
                msg(if total == *taken { "damage" } else { "damage-reduced" })
                    .with("seat", *seat)
                    .with("unblocked", total)
                    .with("through", by_symbol(through))
                    .with("amount", *taken)
            }
            Self::NoDamage(seat, unblocked) => {
                msg("no-damage").with("seat", *seat).with("unblocked", *unblocked)
            }
            Self::Avoided(seat, amount) => {
                msg("avoided").with("seat", *seat).with("amount", *amount)
            }
            Self::Lost(seat, card) => msg("lost").with("seat", *seat).with("card", *card),
            Self::Sacrificed(seat, card) => {
                msg("sacrificed").with("seat", *seat).with("card", *card)
            }
            Self::CutOff(seat, cards) => msg("cut-off")
                .with("seat", *seat)
                .with("cards", cards.clone())
                .with("count", cards.len() as i64),
            Self::Eliminated(seat) => msg("eliminated").with("seat", *seat),
            Self::Looks(seat, count, None) => {
                msg("looks").with("seat", *seat).with("count", *count)
            }
            Self::Looks(seat, count, Some(cards)) => msg("looks-at")
                .with("seat", *seat)
                .with("count", *count)
                .with("cards", cards.clone()),
            Self::PutBack(seat, count) => msg("put-back").with("seat", *seat).with("count", *count),
            Self::Sheltered(seat, amount) => {
                msg("sheltered").with("seat", *seat).with("amount", *amount)
            }
            Self::ShopClosed => msg("shop-closed"),
            Self::ShopGrows(count) => msg("shop-grows").with("count", *count),
            Self::DisasterAdded => msg("disaster-added"),
            Self::DirectionTurned => msg("direction-turned"),
            Self::HandedOver(from, to, card) => {
                msg("handed-over").with("seat", *from).with("to", *to).with("card", *card)
            }
            Self::Lifted(seat, cards) => {
                msg("lifted").with("seat", *seat).with("cards", cards.clone())
            }
            Self::FirstPlayer(seat) => msg("first-player").with("seat", *seat),
            Self::Ends => msg("ends"),
            Self::Won(seats) => {
                msg("won").with("seats", seat_list(*seats)).with("count", i64::from(seats.len()))
            }
            Self::Tied(seats) => {
                msg("tied").with("seats", seat_list(*seats)).with("count", i64::from(seats.len()))
            }
            Self::Beaten => msg("beaten"),
        }
    }
}
