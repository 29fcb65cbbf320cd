//! Figures read off a position.

use super::{card, colour, kind, number, place, seat, word};
use crate::item::NO_SEAT;
use crate::state::{Id, Megacorp, NOBODY, Place, mark};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Msg, Outcome, Seat};

/// The figures with an example each.
pub(super) const VALUES: &[(&str, &str)] = &[
    ("turn", "turn"),
    ("turns", "turns"),
    ("phase", "phase"),
    ("hand", "hand 1"),
    ("deck", "deck 1"),
    ("market", "market 1"),
    ("cards", "cards 1 market"),
    ("top", "top 1 2"),
    ("back", "back 1"),
    ("pool", "pool 1 blue"),
    ("busy", "busy 1"),
    ("plays", "plays 2"),
    ("where", "where sea"),
    ("place", "place sea"),
    ("card", "card 1.1"),
    ("owner", "owner 1.1"),
    ("control", "control 1.1"),
    ("host", "host 1.1"),
    ("score", "score 1.1 green"),
    ("damage", "damage 1.1 green"),
    ("engaged", "engaged 1.1"),
    ("disoriented", "disoriented 1.1"),
    ("marks", "marks 1.1"),
    ("keyword", "keyword 1.1 melee"),
    ("attacker", "attacker"),
    ("targets", "targets"),
    ("waiting", "waiting"),
    ("winner", "winner"),
];

fn plain<T>(result: Result<T, (usize, Msg)>) -> Result<T, Msg> {
    result.map_err(|(_, msg)| msg)
}

fn person(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}

fn list(names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    if names.is_empty() { "none".to_string() } else { names.join(" ") }
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_string()
}

fn names(game: &Megacorp, cards: impl IntoIterator<Item = Id>) -> String {
    list(cards.into_iter().map(|id| game.card(id).card().slug.to_string()))
}

/// A figure as text.
pub(super) fn value(game: &Megacorp, words: &[&str]) -> Result<String, Msg> {
    let whose = || plain(seat(game.seats, words, 1));
    let there = || -> Result<Id, Msg> {
        let at = plain(place(game.seats, words, 1))?;
        game.find(at).ok_or_else(|| Msg::new("scene-empty").with("at", at))
    };
    let has = |mark: u16| Ok::<_, Msg>(yes(game.piece(there()?).has(mark)));
    Ok(match word(words, 0) {
        "turn" => person(game.turn),
        "turns" => game.turns.to_string(),
        "phase" => game.phase.name().to_string(),
        "hand" => game.player(whose()?).hand.len().to_string(),
        "deck" => game.player(whose()?).deck.size.to_string(),
        "market" => game.player(whose()?).market.size.to_string(),
        "cards" => cards(game, whose()?, word(words, 2))?,
        "top" => {
            let count = if words.len() > 2 { plain(number(words, 2))? } else { 1 };
            names(game, game.pile(game.player(whose()?).deck).take(count))
        }
        "back" => match game.player(whose()?).deck.top {
            NOBODY => "none".to_string(),
            top => game.piece(top).print().back().name().to_string(),
        },
        "pool" => {
            let pool = game.player(whose()?).pool;
            if words.len() > 2 {
                pool[plain(kind(words, 2))?].to_string()
            } else {
                pool.iter().sum::<u8>().to_string()
            }
        }
        "busy" => yes(game.player(whose()?).busy),
        "plays" => yes(game.alive(whose()?)),
        "where" => {
            let card = plain(card(words, 1))?;
            let mut spots: Vec<String> = (0..game.pieces.len() as Id)
                .filter(|&id| game.card(id) == card)
                .map(|id| lies(game, id))
                .collect();
            spots.sort_unstable();
            spots.dedup();
            if spots.is_empty() { "none".to_string() } else { spots.join(", ") }
        }
        "place" => {
            let card = plain(card(words, 1))?;
            let all = game.all().filter(|&id| game.card(id) == card);
            list(all.map(|id| game.piece(id).at.to_string()))
        }
        "card" => {
            let at = plain(place(game.seats, words, 1))?;
            names(game, game.find(at))
        }
        "owner" => person(Megacorp::owner(there()?)),
        "control" => person(game.piece(there()?).seat()),
        "host" => match game.piece(there()?).host {
            NOBODY => "none".to_string(),
            host => game.piece(host).at.to_string(),
        },
        "score" => {
            let score = game.score(there()?, plain(colour(words, 2))?);
            score.map_or_else(|| "dash".to_string(), |score| score.to_string())
        }
        "damage" => game.piece(there()?).damage[plain(colour(words, 2))? as usize].to_string(),
        "engaged" => has(mark::ENGAGED)?,
        "disoriented" => has(mark::FRESH)?,
        "marks" => marks(game, there()?),
        "keyword" => keyword(game, there()?, word(words, 2))?,
        "attacker" => {
            let attacker = Some(game.attack.attacker).filter(|&id| game.in_play(id));
            list(attacker.map(|id| game.piece(id).at.to_string()))
        }
        "targets" => targets(game),
        "waiting" => game.stack.len().to_string(),
        "winner" => match game.outcome {
            Some(Outcome::Won(seats)) => list(seats.iter().map(person)),
            _ => "none".to_string(),
        },
        found => return Err(Msg::new("scene-value").with("found", found)),
    })
}

/// The cards of a zone of a player, those of piles from the top.
fn cards(game: &Megacorp, seat: Seat, zone: &str) -> Result<String, Msg> {
    let player = game.player(seat);
    Ok(match zone {
        "hand" => names(game, player.hand.iter().copied()),
        "deck" => names(game, game.pile(player.deck)),
        "market" => names(game, game.pile(player.market)),
        "gone" => {
            let gone =
                |id: &Id| game.piece(*id).place == Place::Gone && Megacorp::owner(*id) == seat;
            names(game, (0..game.pieces.len() as Id).filter(gone))
        }
        found => return Err(Msg::new("scene-zone").with("found", found)),
    })
}

/// Where a card is: a place, or the name of a zone.
fn lies(game: &Megacorp, id: Id) -> String {
    let piece = game.piece(id);
    let zone = |name: &str| format!("{name} {}", piece.holder + 1);
    match piece.place {
        Place::Play => piece.at.to_string(),
        Place::Deck => zone("deck"),
        Place::Hand => zone("hand"),
        Place::Market => zone("market"),
        Place::Pending => "pending".to_string(),
        Place::Gone => "gone".to_string(),
    }
}

/// What the card has done this turn.
fn marks(game: &Megacorp, id: Id) -> String {
    let piece = game.piece(id);
    let mut marks: Vec<String> = [
        (mark::ATTACKED, "attacked"),
        (mark::BLOCKED, "blocked"),
        (mark::RETALIATED, "retaliated"),
    ]
    .into_iter()
    .filter(|&(bit, _)| piece.has(bit))
    .map(|(_, name)| name.to_string())
    .collect();
    if piece.moved > 0 {
        marks.push("moved".to_string());
    }
    let used = (0..8).filter(|at| piece.used >> at & 1 == 1);
    marks.extend(used.map(|at| format!("used-{}", at + 1)));
    list(marks)
}

/// Whether the card has a keyword; of Cashflow how much, of Area Attack how many cards.
fn keyword(game: &Megacorp, id: Id, name: &str) -> Result<String, Msg> {
    let keys = game.keys(id);
    Ok(match name {
        "cashflow" => keys.cashflow.to_string(),
        "area" => keys.area.to_string(),
        "initiative" => yes(keys.initiative),
        "disruptor" => yes(keys.disruptor),
        "penetrator" => yes(keys.penetrator),
        "melee" => yes(keys.melee),
        "pattern" => yes(keys.pattern),
        "move" => yes(keys.moves),
        found => return Err(Msg::new("scene-keyword").with("found", found)),
    })
}

/// What the pending attack is aimed at.
fn targets(game: &Megacorp) -> String {
    let player = game.attack.player;
    let mut targets = Vec::new();
    if player != NO_SEAT {
        targets.push(format!("player {}", player + 1));
    }
    let aimed = game.all().filter(|&id| game.piece(id).has(mark::AIMED));
    targets.extend(aimed.map(|id| game.piece(id).at.to_string()));
    list(targets)
}
