//! A position said in statements.

use crate::cards::Colour;
use crate::state::{DECK, Id, Megacorp, NOBODY, Phase, Piece, mark};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Game as _, Seat};

/// States of a card in play that are a single word, with their bits.
const STATES: [(&str, u16); 6] = [
    ("engaged", mark::ENGAGED),
    ("disoriented", mark::FRESH),
    ("attacked", mark::ATTACKED),
    ("blocked", mark::BLOCKED),
    ("retaliated", mark::RETALIATED),
    ("pattern", mark::PATTERN),
];

/// The statements that make this position, but for who has seen which card.
pub(super) fn statements(game: &Megacorp) -> Option<Vec<String>> {
    let at_rest = game.at_rest() && matches!(game.phase, Phase::Implement | Phase::Combat);
    // Every card has to be said, and decks of another size have no words.
    if !at_rest || game.pieces.len() != usize::from(game.seats) * DECK {
        return None;
    }
    let mut said: Vec<String> = Vec::new();
    said.push(format!("phase {}", game.phase.name()));
    said.push(format!("turn {}", game.turn));
    said.push(format!("turns {}", game.turns));
    let mut hosted: Vec<Id> = game.all().collect();
    // A host has to be said before the cards that are bonded to it.
    hosted.sort_by_key(|&id| depth(game, id));
    said.extend(hosted.into_iter().map(|id| in_play(game, id)));
    for seat in (0..game.seats).map(Seat) {
        let player = game.player(seat);
        if player.out {
            said.push(format!("out {seat}"));
            continue;
        }
        let mut list = |name: &str, ids: &mut dyn Iterator<Item = Id>| {
            let items: String = ids.map(|id| named(game, id, seat)).collect();
            if !items.is_empty() {
                said.push(format!("{name} {seat}:{items}"));
            }
        };
        list("hand", &mut player.hand.iter().copied());
        list("deck", &mut game.pile(player.deck));
        list("market", &mut game.pile(player.market));
        let gone = |&id: &Id| {
            game.piece(id).place == crate::state::Place::Gone && Megacorp::owner(id) == seat
        };
        list("gone", &mut (0..game.pieces.len() as Id).filter(gone));
        let kinds = core::iter::once("any").chain(Colour::ALL.map(Colour::name));
        let pool: String = kinds
            .zip(player.pool)
            .filter(|(_, points)| *points > 0)
            .map(|(kind, points)| format!(" {kind} {points}"))
            .collect();
        if !pool.is_empty() {
            said.push(format!("pool {seat}:{pool}"));
        }
        if player.busy {
            said.push(format!("busy {seat}"));
        }
    }
    Some(said)
}

/// How many cards carry this one, one upon the other.
fn depth(game: &Megacorp, id: Id) -> usize {
    let next = |&id: &Id| Some(game.piece(id).host).filter(|&host| host != NOBODY);
    core::iter::successors(Some(id), next).take(game.pieces.len()).count()
}

/// A card that is not in play, with a blank before it.
fn named(game: &Megacorp, id: Id, holder: Seat) -> String {
    let slug = game.piece(id).print().slug;
    match Megacorp::owner(id) {
        owner if owner == holder => format!(" {slug}"),
        owner => format!(" {slug} of {owner}"),
    }
}

fn in_play(game: &Megacorp, id: Id) -> String {
    let piece: &Piece = game.piece(id);
    let (owner, network) = (Megacorp::owner(id), Seat(piece.at.network));
    let mut said = format!("card {}: {}", piece.at, piece.print().slug);
    if owner != network {
        said.push_str(&format!(" of {owner}"));
    }
    if piece.seat() != owner {
        said.push_str(&format!(" by {}", piece.seat()));
    }
    if piece.host != NOBODY {
        said.push_str(&format!(" host {}", game.piece(piece.host).at));
    }
    for (name, _) in STATES.iter().filter(|(_, bit)| piece.has(*bit)) {
        said.push_str(&format!(" {name}"));
    }
    if piece.moved > 0 {
        said.push_str(&format!(" moved {}", piece.moved));
    }
    for sentence in (0..8).filter(|sentence| piece.used >> sentence & 1 == 1) {
        said.push_str(&format!(" used {}", sentence + 1));
    }
    for colour in Colour::ALL {
        let at = colour as usize;
        for (name, count) in [("damage", piece.damage[at]), ("boost", piece.boost[at])] {
            if count != 0 {
                said.push_str(&format!(" {name} {} {count}", colour.name()));
            }
        }
    }
    said
}
