//! A position said in statements.

use crate::cards::CardId;
use crate::state::Disastles;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Game as _, Seat, Seats};
use deckhand_parts::CardSet;

/// So many cards are said from the top of the deck. What lies below is not seen in a turn or two.
const TOP: usize = 15;

fn names<'c>(cards: impl Iterator<Item = &'c CardId>) -> String {
    cards.map(|card| card.notation()).collect::<Vec<String>>().join(", ")
}

/// The statements that make this position, but for the cards deep in the deck.
pub(super) fn statements(game: &Disastles) -> Option<Vec<String>> {
    if !game.at_rest() {
        return None;
    }
    let mut said: Vec<String> = Vec::new();
    let mut list = |name: &str, cards: String| {
        if !cards.is_empty() {
            said.push(format!("{name}: {cards}"));
        }
    };
    let castles = if game.together() { 1 } else { game.seats };
    for castle in (0..castles).filter(|&castle| game.stands(castle)) {
        list(&format!("castle {}", castle + 1), rooms(game, game.castles[usize::from(castle)]));
    }
    list("shop", names(game.shop.iter()));
    list("deck", names(game.deck.iter().rev().take(TOP)));
    list("discard", names(game.discard.iter()));
    list("played", names(game.ruin.iter()));
    for (seat, hand) in (1..=game.seats).zip(game.hands) {
        let cards: Vec<CardId> = hand.into_iter().map(CardId).collect();
        list(&format!("hand {seat}"), names(cards.iter()));
    }
    said.push(format!("left {}", game.left));
    said.push(format!("round {}", game.round));
    said.push(format!("first {}", game.first));
    let seats = || Seats::first(game.seats).iter();
    for out in seats().filter(|&seat| !game.plays(seat)) {
        said.push(format!("out {out}"));
    }
    let had: Vec<String> =
        seats().filter(|&seat| game.had.has(seat)).map(|seat| seat.to_string()).collect();
    said.push(format!("had {}", had.join(" ")));
    said.push(format!("turn {}", game.turn));
    for castle in (0..castles).filter(|&castle| game.stands(castle)) {
        let flipped = game.throne(castle).is_some_and(|card| !game.texts.has(card.0));
        if flipped {
            said.push(format!("flipped {}", Seat(castle)));
        }
        let shelter = game.shelter[usize::from(castle)];
        if shelter > 0 {
            said.push(format!("shelter {} {shelter}", Seat(castle)));
        }
    }
    if game.larger > 0 {
        said.push(format!("larger {}", game.larger));
    }
    for (is_so, name) in [(game.closed, "closed"), (game.backwards, "backwards")] {
        if is_so {
            said.push(name.to_string());
        }
    }
    Some(said)
}

/// The rooms of a castle, the Throne Room first.
fn rooms(game: &Disastles, cards: CardSet) -> String {
    let mut rooms: Vec<CardId> = cards.into_iter().map(CardId).collect();
    rooms.sort_by_key(|card| !card.is_throne());
    let room = |card: &CardId| {
        let spot = game.spots[card.index()];
        match spot.turn {
            0 => format!("{} {}", card.notation(), spot.at),
            turn => format!("{} {} turned {}", card.notation(), spot.at, u16::from(turn) * 90),
        }
    };
    rooms.iter().map(room).collect::<Vec<String>>().join("; ")
}
