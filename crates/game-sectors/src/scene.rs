//! Positions set up by hand from statements, for judge questions and card tests.
//!
//! A position is a turn of the main phase with nothing else pending; `phase` begins somewhere else. Cards that no
//! statement names lie in the draw pile of their player, in catalogue order below those that are named.

mod said;
mod value;

use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CARDS, CardId, Faction, Kind, MAINFRAME, MODULES, NONE, PROGRAMS, Sector};
use crate::flow::Frame;
use crate::setup::Setup;
use crate::state::{Sectors, Slot, other};
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{Msg, Scene, Seat, SetupError};
use deckhand_parts::CardSet;

/// Where a position begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Phase {
    /// The draft.
    Draft,
    /// The maintenance of a round.
    Round,
    /// A turn of the main phase.
    #[default]
    Main,
    /// The end phase.
    End,
    /// The texts of the round's end.
    Ends,
    /// The choice of the first sector.
    Scoring,
}

/// Where the cards go that nobody has named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Rest {
    #[default]
    Pile,
    Trash,
}

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Draft {
    state: Sectors,
    phase: Phase,
    /// The first statement that a position before the draft cannot have.
    later: Option<&'static str>,
    turn: Option<Seat>,
    start: Option<Seat>,
    rest: [Rest; 2],
    /// Factions that a seat has because a statement says so or a card of theirs lies on its side.
    factions: [u16; 2],
    placed: CardSet,
    /// Named cards of piles and trashes, the top first.
    piles: [Vec<u8>; 2],
    trashes: [Vec<u8>; 2],
    modules: Vec<u8>,
}

/// Which word is wrong, and why.
type Fault = (usize, Msg);

fn word<'w>(words: &[&'w str], at: usize) -> &'w str {
    words.get(at).copied().unwrap_or_default().trim_end_matches([':', ';', ','])
}

fn seat(words: &[&str], at: usize) -> Result<Seat, Fault> {
    match word(words, at) {
        "1" => Ok(Seat(0)),
        "2" => Ok(Seat(1)),
        found => Err((at, Msg::new("scene-seat").with("found", found))),
    }
}

fn number(words: &[&str], at: usize) -> Result<u8, Fault> {
    let found = word(words, at);
    found.parse().map_err(|_| (at, Msg::new("scene-number").with("found", found)))
}

fn slot(words: &[&str], at: usize) -> Result<At, Fault> {
    word(words, at).parse().map_err(|msg| (at, msg))
}

fn card(words: &[&str], at: usize) -> Result<CardId, Fault> {
    CardId::parse(word(words, at))
        .and_then(|card| {
            if usize::from(card.0) < CARDS.len() {
                Ok(card)
            } else {
                Err(Msg::new("notation-card").with("found", word(words, at)).with("nearest", ""))
            }
        })
        .map_err(|msg| (at, msg))
}

fn program(words: &[&str], at: usize) -> Result<CardId, Fault> {
    let found = card(words, at)?;
    if found.is_program() {
        Ok(found)
    } else {
        Err((at, Msg::new("scene-kind").with("card", found).with("kind", "program")))
    }
}

fn module(words: &[&str], at: usize, kind: Option<Kind>) -> Result<CardId, Fault> {
    let found = card(words, at)?;
    let fits = kind.map_or(!found.is_program(), |kind| found.card().kind == kind);
    if fits {
        Ok(found)
    } else {
        let wanted = kind.map_or("module", Kind::name);
        Err((at, Msg::new("scene-kind").with("card", found).with("kind", wanted)))
    }
}

fn faction(words: &[&str], at: usize) -> Result<Faction, Fault> {
    let found = word(words, at);
    Faction::ALL
        .into_iter()
        .find(|faction| faction.name() == found)
        .ok_or_else(|| (at, Msg::new("scene-faction").with("found", found)))
}

fn sector(words: &[&str], at: usize) -> Result<usize, Fault> {
    let found = word(words, at);
    Sector::ALL
        .into_iter()
        .position(|sector| sector.name() == found)
        .ok_or_else(|| (at, Msg::new("scene-sector").with("found", found)))
}

impl Draft {
    /// Notes where a card lies: once, and on the side that has its faction.
    fn claim(&mut self, card: CardId, seat: Option<Seat>, at: usize) -> Result<(), Fault> {
        if self.placed.has(card.0) {
            return Err((at, Msg::new("scene-twice").with("card", card)));
        }
        if let (Some(faction), Some(seat)) = (card.faction(), seat) {
            self.give(seat, faction, at)?;
        }
        self.placed.insert(card.0);
        Ok(())
    }

    fn give(&mut self, seat: Seat, faction: Faction, at: usize) -> Result<(), Fault> {
        let own = seat.index();
        if self.factions[1 - own] & faction.bit() != 0 {
            let owner = Seat(1 - own as u8);
            let msg = Msg::new("scene-faction-taken").with("faction", faction.name());
            return Err((at, msg.with("seat", owner)));
        }
        if self.factions[own] & faction.bit() == 0 && self.factions[own].count_ones() == 3 {
            let msg = Msg::new("scene-fourth-faction").with("faction", faction.name());
            return Err((at, msg.with("seat", seat)));
        }
        self.factions[own] |= faction.bit();
        Ok(())
    }

    /// `slot 1r1 tytano ctrl 2 frozen`, `slot 1r1 bot oracle`.
    fn place_unit(&mut self, words: &[&str]) -> Result<(), Fault> {
        let at = slot(words, 1)?;
        let bot = word(words, 2) == "bot";
        let first = 2 + usize::from(bot);
        let unit = if bot { program(words, first)? } else { card(words, first)? };
        if matches!(unit.card().kind, Kind::Patch | Kind::Virus) {
            let msg = Msg::new("scene-kind").with("card", unit).with("kind", "unit");
            return Err((first, msg));
        }
        if let Some(there) = self.state.slot(at).card() {
            let msg = Msg::new("scene-taken").with("slot", at).with("card", there);
            return Err((1, msg));
        }
        if self.state.slot(at).virus != NONE && self.state.choices.virus_occupies {
            return Err((1, Msg::new("scene-virus").with("slot", at)));
        }
        self.claim(unit, Some(at.seat()), first)?;
        let mut slot = Slot { unit: unit.0, down: bot, ..*self.state.slot(at) };
        let mut next = first + 1;
        while next < words.len() {
            let name = word(words, next);
            match name {
                "frozen" if unit == MAINFRAME && !bot => {
                    return Err((next, Msg::new("scene-unfreezable").with("card", unit)));
                }
                "frozen" => slot.frozen = true,
                "seen" if bot => slot.seen = true,
                "ctrl" | "shield" | "disruption" | "data" => {
                    let count = number(words, next + 1)?;
                    next += 1;
                    match name {
                        "ctrl" => slot.ctrl = count,
                        "shield" => slot.shield = count,
                        "disruption" => slot.disruption = count,
                        _ => slot.data = count,
                    }
                }
                found => return Err((next, Msg::new("scene-marker").with("found", found))),
            }
            next += 1;
        }
        *self.state.slot_mut(at) = slot;
        Ok(())
    }

    /// Before the draft nothing lies anywhere, so that only the start player can be stated [S2.1].
    fn fits_draft(&mut self, words: &[&str]) -> Result<(), Fault> {
        let found = word(words, 0);
        if found == "phase" {
            return match self.later {
                Some(later) if word(words, 1) == "draft" => {
                    Err((1, Msg::new("scene-draft").with("found", later)))
                }
                _ => Ok(()),
            };
        }
        let known = Sectors::STATEMENTS.iter().map(|&(name, _)| name).find(|&name| name == found);
        let Some(later) = known.filter(|&name| name != "start") else { return Ok(()) };
        if self.phase == Phase::Draft {
            return Err((0, Msg::new("scene-draft").with("found", later)));
        }
        self.later.get_or_insert(later);
        Ok(())
    }

    fn many(&mut self, words: &[&str], whose: Seat) -> Result<Vec<u8>, Fault> {
        let mut found = Vec::new();
        for at in 2..words.len() {
            let card = program(words, at)?;
            self.claim(card, Some(whose), at)?;
            found.push(card.0);
        }
        Ok(found)
    }
}

impl Scene for Sectors {
    type Draft = Draft;

    const STATEMENTS: &'static [(&'static str, &'static str)] = &[
        ("phase", "phase scoring"),
        ("turn", "turn 1"),
        ("start", "start 2"),
        ("round", "round 3"),
        ("passed", "passed 2"),
        ("factions", "factions 1 zrd dmp bat"),
        ("unlocked", "unlocked 1 ded"),
        ("used", "used 1 frz"),
        ("slot", "slot 1r1 tytano ctrl 2 frozen"),
        ("patch", "patch 1r1 ctrl-patch"),
        ("virus", "virus 2r1 captcha 2"),
        ("hand", "hand 1 oracle mega"),
        ("memory", "memory 1 oracle"),
        ("pile", "pile 1 oracle mega"),
        ("trash", "trash 1 oracle mega"),
        ("rest", "rest 1 trash"),
        ("coins", "coins 1 3"),
        ("disks", "disks 1 red yellow"),
        ("market", "market captcha compiler"),
        ("modules", "modules captcha compiler"),
        ("scrap", "scrap captcha compiler"),
    ];

    const VALUES: &'static [(&'static str, &'static str)] = value::VALUES;

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Draft, SetupError> {
        let setup = Setup::new(mode, seats, options)?;
        let mut state = Self::empty(&setup);
        state.round = 1;
        Ok(Draft {
            state,
            phase: Phase::Main,
            later: None,
            turn: None,
            start: None,
            rest: [Rest::Pile; 2],
            factions: [0; 2],
            placed: CardSet::NONE,
            piles: [Vec::new(), Vec::new()],
            trashes: [Vec::new(), Vec::new()],
            modules: Vec::new(),
        })
    }

    fn place(draft: &mut Draft, words: &[&str]) -> Result<(), Fault> {
        draft.fits_draft(words)?;
        match word(words, 0) {
            "phase" => {
                draft.phase = match word(words, 1) {
                    "draft" => Phase::Draft,
                    "round" => Phase::Round,
                    "main" => Phase::Main,
                    "end" => Phase::End,
                    "ends" => Phase::Ends,
                    "scoring" => Phase::Scoring,
                    found => return Err((1, Msg::new("scene-phase").with("found", found))),
                };
            }
            "turn" => draft.turn = Some(seat(words, 1)?),
            "start" => draft.start = Some(seat(words, 1)?),
            "round" => draft.state.round = u16::from(number(words, 1)?.max(1)),
            "passed" => draft.state.passed[seat(words, 1)?.index()] = true,
            "factions" => {
                let whose = seat(words, 1)?;
                for at in 2..words.len() {
                    draft.give(whose, faction(words, at)?, at)?;
                }
            }
            name @ ("unlocked" | "used") => {
                let whose = seat(words, 1)?;
                for at in 2..words.len() {
                    let faction = faction(words, at)?;
                    draft.give(whose, faction, at)?;
                    draft.state.unlocked[whose.index()] |= faction.bit();
                    if name == "used" {
                        draft.state.used[whose.index()] |= faction.bit();
                    }
                }
            }
            "slot" => draft.place_unit(words)?,
            "patch" => {
                let (at, patch) = (slot(words, 1)?, module(words, 2, Some(Kind::Patch))?);
                if draft.state.slot(at).patch != NONE {
                    return Err((1, Msg::new("scene-second-patch").with("slot", at)));
                }
                draft.claim(patch, None, 2)?;
                draft.state.slot_mut(at).patch = patch.0;
            }
            "virus" => {
                let (at, virus) = (slot(words, 1)?, module(words, 2, Some(Kind::Virus))?);
                let left = if words.len() > 3 { number(words, 3)? } else { virus.card().data };
                let there = *draft.state.slot(at);
                if there.virus != NONE || there.unit != NONE && draft.state.choices.virus_occupies {
                    return Err((1, Msg::new("scene-virus").with("slot", at)));
                }
                draft.claim(virus, None, 2)?;
                draft.state.slot_mut(at).virus = virus.0;
                draft.state.slot_mut(at).runs = left.max(1);
            }
            name @ ("hand" | "memory") => {
                let whose = seat(words, 1)?;
                let cards: CardSet = draft.many(words, whose)?.into_iter().collect();
                let at = whose.index();
                if name == "hand" {
                    draft.state.hands[at] |= cards;
                } else {
                    draft.state.memories[at] |= cards;
                    if draft.state.memories[at].len() > crate::state::MEMORY {
                        return Err((2, Msg::new("scene-memory").with("seat", whose)));
                    }
                }
            }
            name @ ("pile" | "trash") => {
                let whose = seat(words, 1)?;
                let cards = draft.many(words, whose)?;
                let lists = if name == "pile" { &mut draft.piles } else { &mut draft.trashes };
                lists[whose.index()].extend(cards);
            }
            "rest" => {
                let whose = seat(words, 1)?;
                draft.rest[whose.index()] = match word(words, 2) {
                    "pile" => Rest::Pile,
                    "trash" => Rest::Trash,
                    found => return Err((2, Msg::new("scene-rest").with("found", found))),
                };
            }
            "coins" => {
                let whose = seat(words, 1)?;
                draft.state.coins[whose.index()] = number(words, 2)?;
            }
            "disks" => {
                let whose = seat(words, 1)?;
                for at in 2..words.len() {
                    let sector = sector(words, at)?;
                    draft.state.disks[whose.index()][sector] += 1;
                }
            }
            name @ ("market" | "modules" | "scrap") => {
                for at in 1..words.len() {
                    let module = module(words, at, None)?;
                    draft.claim(module, None, at)?;
                    match name {
                        "market" => match draft.state.market.iter_mut().find(|it| **it == NONE) {
                            Some(place) => *place = module.0,
                            None => return Err((at, Msg::new("scene-market"))),
                        },
                        "scrap" => draft.state.scrap.insert(module.0),
                        _ => draft.modules.push(module.0),
                    }
                }
            }
            found => return Err((0, Msg::new("scene-statement").with("found", found))),
        }
        Ok(())
    }

    fn finish(draft: Draft) -> Result<Self, Msg> {
        let Draft { mut state, phase, turn, start, rest, mut factions, placed, .. } = draft;
        let fits = |seat: usize| 3 - factions[seat].count_ones();
        let missing = [fits(0), fits(1)];
        let mut free = Faction::ALL.into_iter();
        for seat in [0, 1] {
            for _ in 0..missing[seat] {
                let next =
                    free.by_ref().find(|faction| (factions[0] | factions[1]) & faction.bit() == 0);
                factions[seat] |= next.map_or(0, Faction::bit);
            }
        }
        let start = start.unwrap_or(Seat(0));
        let turn = turn.unwrap_or(start);
        state.start = start;
        state.turn = turn;
        if phase == Phase::Draft {
            let mut opened = Self::empty(&Setup { choices: state.choices });
            opened.choices.first = Some(start);
            let mut zeros = Zeros;
            opened.open(&mut deckhand_kernel::Table::silent(&mut zeros));
            return Ok(opened);
        }
        state.factions = factions;
        for seat in [Seat(0), Seat(1)] {
            let at = seat.index();
            let others = (0..PROGRAMS)
                .filter(|&card| !placed.has(card) && state.owner(CardId(card)) == Some(seat));
            let others: Vec<u8> = others.collect();
            let (below_pile, below_trash): (&[u8], &[u8]) = match rest[at] {
                Rest::Pile => (&others, &[]),
                Rest::Trash => (&[], &others),
            };
            // Named cards lie on top, the first one topmost.
            for (list, below, named) in [
                (&mut state.piles[at], below_pile, &draft.piles[at]),
                (&mut state.trashes[at], below_trash, &draft.trashes[at]),
            ] {
                for &card in below.iter().chain(named.iter().rev()) {
                    list.push(card);
                }
            }
        }
        let others = (PROGRAMS..PROGRAMS + MODULES).filter(|&card| !placed.has(card));
        let others: Vec<u8> = others.collect();
        for card in others.into_iter().chain(draft.modules.iter().rev().copied()) {
            state.modules.push(card);
        }
        state.main = phase == Phase::Main;
        let foe = other(start);
        match phase {
            Phase::Draft => {}
            Phase::Round => {
                state.round -= 1;
                state.agenda.push(Frame::Round);
            }
            Phase::Main => {
                if state.passed[turn.index()] {
                    return Err(Msg::new("scene-passed").with("seat", turn));
                }
                state.agenda.push(Frame::Ask(turn, Ask::Main));
            }
            Phase::End => {
                state.passed = [true; 2];
                state.agenda.push(Frame::Next);
            }
            Phase::Ends => state.agenda.then([Frame::Ends(start), Frame::HandOver]),
            Phase::Scoring => {
                // The marker is handed over first, so that `start` holds it in the scoring.
                state.start = foe;
                state.agenda.push(Frame::HandOver);
            }
        }
        if At::all().any(|at| state.dies(at)) && phase == Phase::Main {
            return Err(Msg::new("scene-dying"));
        }
        let mut zeros = Zeros;
        let mut told = Vec::new();
        state.advance(&mut deckhand_kernel::Table::telling(&mut zeros, &mut told));
        state.soundness().map_err(|why| Msg::new("scene-unsound").with("why", why))?;
        Ok(state)
    }

    fn value(&self, words: &[&str]) -> Result<String, Msg> {
        value::value(self, words)
    }

    fn statements(&self) -> Option<Vec<String>> {
        said::statements(self)
    }

    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.scn");

    const AIMS: &'static str = include_str!("../puzzles/aims.scn");
}

/// Chance for the steps before the first question of a position, which are to be without any.
struct Zeros;

impl deckhand_kernel::Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}
