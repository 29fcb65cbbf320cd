//! Figures of a position by name.

use super::{cards::AWAY, seat_named, word};
use crate::board::At;
use crate::cards::{CardId, Keyword};
use crate::fight::Phase;
use crate::state::{Berserk, NONE, Tally, UnitId, flag, place};
use crate::text::{MEDIUM, STRIKE, STRONG, WEAK};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Msg, Outcome, Seat};

/// The names that are understood, each with an example.
pub(super) const VALUES: &[(&str, &str)] = &[
    ("card-at", "card-at c3"),
    ("place-of", "place-of tsiklop 1"),
    ("lives", "lives c3"),
    ("wounds", "wounds c3"),
    ("extra", "extra c3"),
    ("counters", "counters c3"),
    ("poison", "poison c3"),
    ("open", "open c3"),
    ("hidden", "hidden c3"),
    ("silenced", "silenced c3"),
    ("stunned", "stunned c3"),
    ("movement", "movement c3"),
    ("speed", "speed c3"),
    ("strike", "strike c3 at c4"),
    ("attack-experience", "attack-experience c3 at c4"),
    ("defence-experience", "defence-experience c3 at c4"),
    ("regeneration", "regeneration c3"),
    ("armor", "armor c3"),
    ("owner", "owner c3"),
    ("controller", "controller c3"),
    ("marks", "marks c3"),
    ("tokens", "tokens vestnik-mora 1"),
    ("grave", "grave 1"),
    ("exile", "exile 1"),
    ("aside", "aside 1"),
    ("deck", "deck 1"),
    ("deck-top", "deck-top 1"),
    ("stack", "stack"),
    ("turn", "turn"),
    ("turns", "turns"),
    ("first", "first"),
    ("phase", "phase"),
    ("attacker", "attacker"),
    ("target", "target"),
    ("dice", "dice"),
    ("gold", "gold 1"),
    ("silver", "silver 1"),
    ("quiet", "quiet"),
    ("winner", "winner"),
];

fn yes(yes: bool) -> String {
    String::from(if yes { "yes" } else { "no" })
}

/// Words with blanks between them, or `none`.
fn joined(words: &[String]) -> String {
    if words.is_empty() { "none".to_string() } else { words.join(" ") }
}

fn at(state: &Berserk, name: &str) -> Result<UnitId, Msg> {
    let place: At = name.parse()?;
    state.found(place).ok_or_else(|| Msg::new("scene-nobody").with("place", name))
}

/// The cards of a seat that lie in such a place, by name.
fn lying(state: &Berserk, seat: Seat, where_: u8) -> String {
    let units = state.units_in(seat, where_);
    let names = units.iter().map(|&unit| state.unit(unit).card.notation().to_string());
    joined(&names.collect::<Vec<String>>())
}

pub(super) fn value(state: &Berserk, words: &[&str]) -> Result<String, Msg> {
    let name = word(words, 0);
    let unit = || at(state, word(words, 1));
    let seat = || seat_named(word(words, 1));
    // The other card of a fight, for what counts against certain cards only.
    let against = || match word(words, 2) {
        "at" => at(state, word(words, 3)),
        _ => Ok(NONE),
    };
    let place_of = |unit: UnitId| match unit {
        NONE => "none".to_string(),
        unit => state.at(unit).to_string(),
    };
    Ok(match name {
        "card-at" => match state.found(word(words, 1).parse()?) {
            Some(unit) => state.unit(unit).card.notation().to_string(),
            None => "none".to_string(),
        },
        "place-of" => place_of_card(state, words)?,
        "lives" => state.left(unit()?).to_string(),
        "wounds" => state.unit(unit()?).wounds.to_string(),
        "extra" => state.unit(unit()?).extra.to_string(),
        "counters" => state.unit(unit()?).counters.to_string(),
        "poison" => state.unit(unit()?).poison.to_string(),
        "open" => yes(state.unit(unit()?).is_open()),
        "hidden" => yes(state.unit(unit()?).is_hidden()),
        "silenced" => yes(state.silenced.has(unit()?)),
        "stunned" => yes(state.unit(unit()?).is(flag::STUNNED)),
        "movement" => {
            let unit = unit()?;
            let left = if state.is_mobile(unit) { state.movement(unit) } else { 0 };
            left.max(0).to_string()
        }
        "speed" => state.speed(unit()?).to_string(),
        "strike" => {
            let (unit, vs) = (unit()?, against()?);
            let printed = state.unit(unit).print().strike.unwrap_or_default();
            let numbers = [WEAK, MEDIUM, STRONG].into_iter().zip(printed).map(|(strength, it)| {
                (it as i8 + state.plus(unit, vs, STRIKE, strength)).to_string()
            });
            numbers.collect::<Vec<String>>().join("-")
        }
        "attack-experience" => word_of(state, unit()?, against()?, |word| match word {
            Keyword::ExperienceInAttack(value) => Some(value),
            _ => None,
        }),
        "defence-experience" => word_of(state, unit()?, against()?, |word| match word {
            Keyword::ExperienceInDefence(value) => Some(value),
            _ => None,
        }),
        "regeneration" => state.regeneration(unit()?).to_string(),
        "armor" => {
            let unit = unit()?;
            let full = state.keyword(unit, |word| match word {
                Keyword::Armor(value) => Some(value),
                _ => None,
            });
            full.unwrap_or(0).saturating_sub(state.unit(unit).armor).to_string()
        }
        "owner" => Berserk::owner(unit()?).to_string(),
        "controller" => state.side(unit()?).to_string(),
        "marks" => marks(state, word(words, 1).parse()?),
        "tokens" => {
            let card = CardId::parse(word(words, 1))?;
            let seat = seat_named(word(words, 2))?;
            let dead = state.lying(seat, card, place::GRAVE);
            let dead = dead.ok_or_else(|| Msg::new("scene-nobody").with("place", word(words, 1)));
            state.unit(dead?).tally(Tally::TOKENS).to_string()
        }
        "grave" => lying(state, seat()?, place::GRAVE),
        "exile" => lying(state, seat()?, place::EXILE),
        "aside" => lying(state, seat()?, place::ASIDE),
        "deck" => state.decks[seat()?.index()].len().to_string(),
        "deck-top" => match state.decks[seat()?.index()].last() {
            Some(&unit) => state.unit(unit).card.notation().to_string(),
            None => "none".to_string(),
        },
        "stack" => state.stack.len().to_string(),
        "turn" => state.turn.to_string(),
        "turns" => state.turns.to_string(),
        "first" => state.first.to_string(),
        "phase" => match state.fights.last().map(|fight| fight.phase) {
            None => "none".to_string(),
            Some(Phase::Declared) => "declared".to_string(),
            Some(Phase::Settled) => "settled".to_string(),
            Some(Phase::Dealt) => "dealt".to_string(),
            Some(Phase::Dice) => "dice".to_string(),
            Some(Phase::Value) => "value".to_string(),
        },
        "attacker" => place_of(state.fights.last().map_or(NONE, |fight| fight.attacker)),
        "target" => place_of(state.fights.last().map_or(NONE, |fight| fight.target)),
        "dice" => match state.fights.last() {
            Some(fight) => {
                let dice = [fight.attacker, fight.target].map(|unit| state.die_of(fight, unit));
                let dice = dice.into_iter().flatten().map(|die| die.to_string());
                joined(&dice.collect::<Vec<String>>())
            }
            None => "none".to_string(),
        },
        "gold" => state.gold[seat()?.index()].to_string(),
        "silver" => state.silver[seat()?.index()].to_string(),
        "quiet" => state.quiet.to_string(),
        "winner" => match state.outcome {
            None => "none".to_string(),
            Some(Outcome::Won(seats)) => {
                joined(&seats.iter().map(|seat| seat.to_string()).collect::<Vec<String>>())
            }

            Some(_) => "nobody".to_string(),
        },
        other => return Err(Msg::new("scene-value").with("found", other)),
    })
}

/// The value of a keyword, 0 without it.
fn word_of(
    state: &Berserk,
    unit: UnitId,
    vs: UnitId,
    same: impl Fn(Keyword) -> Option<u8>,
) -> String {
    state.keyword_vs(unit, vs, same).unwrap_or(0).to_string()
}

/// Where the cards of this name are, of one seat or of both.
fn place_of_card(state: &Berserk, words: &[&str]) -> Result<String, Msg> {
    let card = CardId::parse(word(words, 1))?;
    let seats = match words.get(2) {
        Some(_) => Vec::from([seat_named(word(words, 2))?]),
        None => Vec::from([Seat(0), Seat(1)]),
    };
    let mut places = Vec::new();
    for seat in seats {
        for unit in Berserk::units_of(seat) {
            let it = state.unit(unit);
            if it.card != card || it.place == place::NOWHERE {
                continue;
            }
            let away = AWAY.iter().find(|(_, place)| *place == it.place);
            places.push(match away {
                Some((name, _)) => name.to_string(),
                None => format!("{}", state.at(unit)),
            });
        }
    }
    Ok(joined(&places))
}

/// The markers on a card, and on a cell those of the cell too.
fn marks(state: &Berserk, place: At) -> String {
    let unit = state.found(place);
    let cell = place.on_cell().filter(|_| place.on_host().is_none());
    let there = state.markers.iter().filter(|marker| {
        if marker.on_cell() { Some(marker.at) == cell } else { Some(marker.at) == unit }
    });
    let names = there.map(|marker| marker.kind.name().to_string());
    joined(&names.collect::<Vec<String>>())
}
