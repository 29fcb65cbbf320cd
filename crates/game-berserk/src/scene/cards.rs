//! Statements that put cards somewhere.

use super::{Draft, Fault, Moment, Piece, card, number, seat, word};
use crate::board::{self, At};
use crate::cards::{Editions, Keyword, Kind};
use crate::deck::Edition;
use crate::role::Role;
use crate::state::{DECK, Tally, Unit, flag, other, place};
use alloc::format;
use deckhand_kernel::{Msg, Seat, Words as _};

/// Where a statement puts a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Cell(u8),
    /// On the host of a cell: which kind of carried card.
    Host(u8, u8),
    /// The auxiliary zone of a role; of the owner if it is not said.
    Sky(Option<Role>),
    /// Outside of the game zone, see [`place`].
    Away(u8),
    /// On top of the deck.
    Top,
}

/// Places outside of the game zone by name.
pub(super) const AWAY: [(&str, u8); 6] = [
    ("grave", place::GRAVE),
    ("deck", place::DECK),
    ("exile", place::EXILE),
    ("aside", place::ASIDE),
    ("hand", place::HAND),
    ("squad", place::SQUAD),
];

pub(super) fn spot(words: &[&str], at: usize) -> Result<Spot, Fault> {
    let word = word(words, at);
    if let Some((_, away)) = AWAY.iter().find(|(name, _)| *name == word) {
        return Ok(Spot::Away(*away));
    }
    let known = match word {
        "sky" => Some(Spot::Sky(None)),
        "f" => Some(Spot::Sky(Some(Role::First))),
        "s" => Some(Spot::Sky(Some(Role::Second))),
        "deck-top" => Some(Spot::Top),
        _ => None,
    };
    let found = known.or_else(|| {
        let at: At = word.parse().ok()?;
        match (at.on_host(), at.in_sky()) {
            (Some((cell, kind)), _) => Some(Spot::Host(cell, kind)),
            (None, Some(_)) => None,
            (None, None) => at.on_cell().map(Spot::Cell),
        }
    });
    found.ok_or_else(|| (at, Msg::new("scene-place").with("found", word)))
}

/// Which of the carried cards of a host this kind is.
pub(super) fn carried_as(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Companion => Some(0),
        Kind::Parasite => Some(1),
        Kind::Equipment => Some(2),
        _ => None,
    }
}

impl Draft {
    /// `card SLUG at PLACE …` or `card PLACE: SLUG …`.
    pub(super) fn lay_card(&mut self, words: &[&str]) -> Result<(), Fault> {
        let swapped = words.get(1).is_some_and(|word| word.ends_with(':'));
        let (card_at, spot_at, mut at) = match (swapped, word(words, 2)) {
            (true, _) => (2, 1, 3),
            (false, "at") => (1, 3, 4),
            (false, other) => return Err((2, Msg::new("scene-at").with("found", other))),
        };
        let card = card(words, card_at)?;
        let spot = spot(words, spot_at)?;
        let mut unit = Unit { card, ..Unit::default() };
        if self.moment() == Moment::Reveal && matches!(spot, Spot::Cell(_) | Spot::Sky(_)) {
            unit.set(flag::HIDDEN);
        }
        let mut owner = None;
        let mut wounded = at;
        while at < words.len() {
            match word(words, at) {
                "of" => {
                    owner = Some(seat(words, at + 1)?);
                    at += 2;
                    continue;
                }
                "wounds" => wounded = at + 1,
                _ => {}
            }
            at = describe(&mut unit, words, at)?;
        }
        let left = i16::from(card.card().life.unwrap_or(0)) + i16::from(unit.extra);
        if unit.wounds > 0 && left <= i16::from(unit.wounds) {
            let id = if card.card().life.is_none() { "scene-no-life" } else { "scene-killed" };
            return Err((wounded, Msg::new(id).with("card", card).with("lives", left as i64)));
        }
        self.put(Piece { owner: Seat(0), unit, on: None }, spot, owner)
            .map_err(|(card_is_wrong, msg)| (if card_is_wrong { card_at } else { spot_at }, msg))
    }

    /// Puts a card where it belongs; on a fault tells whether the card is wrong there, or else the
    /// place.
    fn put(
        &mut self,
        mut piece: Piece,
        spot: Spot,
        owner: Option<Seat>,
    ) -> Result<(), (bool, Msg)> {
        let card = piece.unit.card;
        let print = card.card();
        let about = |id: &'static str| Msg::new(id).with("card", card);
        let classic = self.setup.choices.edition == Edition::Classic;
        if !classic && print.editions == Editions::ClassicOnly {
            return Err((true, about("scene-edition")));
        }
        let carried = carried_as(print.kind);
        let fits = match spot {
            Spot::Cell(_) => carried.is_none() && print.kind != Kind::Terrain,
            Spot::Host(_, kind) => carried == Some(kind),
            Spot::Sky(_) => matches!(print.kind, Kind::Flying | Kind::Terrain),
            Spot::Away(place::ASIDE) => carried.is_some(),
            Spot::Away(_) | Spot::Top => true,
        };
        if !fits {
            return Err((true, about("scene-not-there").with("kind", print.kind.words())));
        }
        let unsaid = || Msg::new("scene-whose").with("card", card);
        match spot {
            Spot::Cell(cell) => {
                let place = format!("{}", At::cell(cell));
                if let Some(other) = self.standing(cell) {
                    let other = self.pieces[other].unit.card;
                    let msg = about("scene-taken").with("place", place).with("other", other);
                    return Err((false, msg));
                }
                piece.owner = owner.unwrap_or_else(|| self.seat_of(board::half(cell)));
                piece.unit.place = cell;
            }
            Spot::Host(cell, kind) => {
                let place = format!("{}", At::cell(cell));
                let Some(at) = self.standing(cell) else {
                    return Err((false, about("scene-no-host").with("place", place)));
                };
                let host = self.pieces[at];
                let about = |id| about(id).with("host", host.unit.card);
                if host.unit.print().kind != Kind::Ground || host.unit.is_hidden() {
                    return Err((false, about("scene-bad-host")));
                }
                let parasite = print.kind == Kind::Parasite;
                let foe = other(host.owner);
                piece.owner = owner.unwrap_or(if parasite { foe } else { host.owner });
                if (piece.owner == host.owner) == parasite {
                    let id = if parasite { "scene-own-host" } else { "scene-enemy-host" };
                    return Err((false, about(id)));
                }
                let twin = self.pieces.iter().find(|other| {
                    other.on == Some(at) && carried_as(other.unit.print().kind) == Some(kind)
                });
                if let Some(twin) = twin {
                    return Err((false, about("scene-full-host").with("other", twin.unit.card)));
                }
                piece.unit.place = cell;
                piece.on = Some(at);
            }
            Spot::Sky(role) => {
                let seat = role.map(|role| self.seat_of(role));
                piece.owner = owner.or(seat).ok_or_else(|| (false, unsaid()))?;
                piece.unit.place = place::SKY;
            }
            Spot::Away(away) => {
                piece.owner = owner.ok_or_else(|| (false, unsaid()))?;
                piece.unit.place = away;
            }
            Spot::Top => {
                piece.owner = owner.ok_or_else(|| (false, unsaid()))?;
                piece.unit.place = place::DECK;
            }
        }
        self.admit(piece, spot).map_err(|msg| (true, msg))
    }

    /// The last checks on a card, against all the others.
    fn admit(&mut self, piece: Piece, spot: Spot) -> Result<(), Msg> {
        let (card, owner) = (piece.unit.card, piece.owner);
        let print = card.card();
        let about = |id: &'static str| Msg::new(id).with("card", card).with("seat", owner);
        let mine = |other: &&Piece| other.owner == owner;
        if self.pieces.iter().filter(mine).count() >= DECK {
            return Err(about("scene-too-many").with("most", DECK as i64));
        }
        let plays = |unit: &Unit| unit.place <= place::SKY;
        let mut playing = self.pieces.iter().filter(mine).filter(|other| plays(&other.unit));
        if plays(&piece.unit) {
            if print.unique && playing.clone().any(|other| other.unit.card == card) {
                return Err(about("scene-unique"));
            }
            if print.kind == Kind::Terrain
                && playing.any(|other| other.unit.print().kind == Kind::Terrain)
            {
                return Err(about("scene-terrains"));
            }
        }
        let staged = matches!(self.moment(), Moment::Deal | Moment::Recruit | Moment::Place);
        if matches!(piece.unit.place, place::HAND | place::SQUAD) && !staged {
            return Err(about("scene-not-staged"));
        }
        let at = self.pieces.len();
        match spot {
            Spot::Top => self.decks[owner.index()].insert(0, at),
            Spot::Away(place::DECK) => self.decks[owner.index()].push(at),
            _ => {}
        }
        self.pieces.push(piece);
        Ok(())
    }

    /// `dealt SEAT SLUG …`, `recruited SEAT SLUG …`.
    pub(super) fn lay_many(&mut self, words: &[&str], away: u8) -> Result<(), Fault> {
        let owner = seat(words, 1)?;
        for at in 2..words.len() {
            let unit = Unit { card: card(words, at)?, ..Unit::default() };
            self.put(Piece { owner, unit, on: None }, Spot::Away(away), Some(owner))
                .map_err(|(_, msg)| (at, msg))?;
        }
        Ok(())
    }
}

/// States that are a single word, with their bits.
pub(super) const STATES: [(&str, u32); 13] = [
    ("closed", flag::CLOSED),
    ("hidden", flag::HIDDEN),
    ("stunned", flag::STUNNED),
    ("struck", flag::STRUCK),
    ("defended", flag::DEFENDED),
    ("moved", flag::MOVED),
    ("moved-last", flag::MOVED_LAST),
    ("acted", flag::ACTED),
    ("jumped", flag::JUMPED),
    ("ready", flag::READY),
    ("late", flag::LATE),
    ("by-enemy", flag::BY_ENEMY),
    ("returned", flag::RETURNED),
];

/// Understands a state or a figure of a card; the place of the word that follows.
fn describe(unit: &mut Unit, words: &[&str], at: usize) -> Result<usize, Fault> {
    let name = word(words, at);
    let card = unit.card;
    if name == "open" || name == "revealed" {
        unit.unset(if name == "open" { flag::CLOSED } else { flag::HIDDEN });
        return Ok(at + 1);
    }
    if let Some((_, bit)) = STATES.iter().find(|(state, _)| *state == name) {
        unit.set(*bit);
        return Ok(at + 1);
    }
    let tally = match name {
        "tokens" => Some(Tally::TOKENS),
        "healed" => Some(Tally::HEALED),
        _ => None,
    };
    if let Some(tally) = tally {
        unit.set_tally(tally, number(words, at + 1)?);
        return Ok(at + 2);
    }
    let figure = match name {
        "wounds" => &mut unit.wounds,
        "extra" => &mut unit.extra,
        "counters" => &mut unit.counters,
        "poison" => &mut unit.poison,
        "spent" => &mut unit.spent,
        "armor-used" => &mut unit.armor,
        _ => return Err((at, Msg::new("scene-word").with("found", name))),
    };
    *figure = number(words, at + 1)?;
    let figure = *figure;
    let print = card.card();
    match name {
        "counters" if print.counters.is_some_and(|most| figure > most) => {
            let most = print.counters.unwrap_or_default();
            Err((at + 1, Msg::new("scene-counters").with("card", card).with("most", most)))
        }
        "extra" if print.life.is_none() => {
            Err((at, Msg::new("scene-no-life").with("card", card).with("lives", 0)))
        }
        "poison" if !print.is_creature() || print.keywords.contains(&Keyword::PoisonProtection) => {
            Err((at, Msg::new("scene-poison").with("card", card)))
        }
        _ => Ok(at + 2),
    }
}
