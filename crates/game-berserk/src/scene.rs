//! Positions set up by hand from statements, for judge questions and card tests.
//!
//! A position is a battle that has begun: both squads are revealed, it is First's choice subphase,
//! and the decks are empty but for the cards that are named. `stage` sets up what comes before the
//! battle instead. Statements are understood one by one here and in `cards`, `finish` makes a
//! position of them, `value` reads figures off a position.

mod cards;
mod finish;
mod said;
mod value;

use self::cards::{Spot, carried_as, spot};
use crate::board::At;
use crate::cards::CardId;
use crate::item::Marker;
use crate::role::Role;
use crate::setup::Setup;
use crate::state::{Berserk, Unit, other, place};
use crate::text::Mark;
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{Msg, Scene, Seat, SetupError};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// Both seats look at their deal.
    Deal,
    /// Both seats recruit.
    Recruit,
    /// Both seats place their squads.
    Place,
    /// The opening reveal comes next.
    Reveal,
    /// The turn of a seat begins; its cards have not opened yet.
    Start(Seat),
    /// The choice subphase of a seat.
    Turn(Seat),
}

impl Moment {
    /// Whether the battle has begun.
    fn is_battle(self) -> bool {
        matches!(self, Self::Start(_) | Self::Turn(_))
    }
}

/// A card of the position.
#[derive(Clone, Copy, Debug)]
struct Piece {
    owner: Seat,
    /// Everything but the host, which is named by `on`.
    unit: Unit,
    /// The place of the host in [`Draft::pieces`].
    on: Option<usize>,
}

/// A marker of the position.
#[derive(Clone, Copy, Debug)]
struct Sign {
    kind: Mark,
    /// The cell; or the place of the card in [`Draft::pieces`].
    at: usize,
    /// The card that has put it there.
    by: usize,
    left: Option<u8>,
}

/// An effect that is laid on a card.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// The number of the sentence on the card, from 1.
    sentence: u8,
    by: usize,
    on: usize,
    x: Option<i8>,
}

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Draft {
    setup: Setup,
    first: Seat,
    /// The choice subphase of First, if nothing is said.
    moment: Option<Moment>,
    turns: Option<u16>,
    quiet: u8,
    gold: [Option<u8>; 2],
    silver: [Option<u8>; 2],
    pieces: Vec<Piece>,
    /// Cards of each deck as places in `pieces`, top card first.
    decks: [Vec<usize>; 2],
    signs: Vec<Sign>,
    layers: Vec<Layer>,
}

/// Which word is wrong, and why.
type Fault = (usize, Msg);

/// A word without the punctuation that separates things.
fn bare(word: &str) -> &str {
    word.trim_end_matches([':', ';', ','])
}

fn word<'w>(words: &[&'w str], at: usize) -> &'w str {
    bare(words.get(at).copied().unwrap_or_default())
}

/// A seat as people count it, from 1.
fn seat_named(word: &str) -> Result<Seat, Msg> {
    match word {
        "1" => Ok(Seat(0)),
        "2" => Ok(Seat(1)),
        _ => Err(Msg::new("scene-seat").with("found", word)),
    }
}

fn seat(words: &[&str], at: usize) -> Result<Seat, Fault> {
    seat_named(word(words, at)).map_err(|msg| (at, msg))
}

fn number<T: core::str::FromStr>(words: &[&str], at: usize) -> Result<T, Fault> {
    let word = word(words, at);
    word.parse().map_err(|_| (at, Msg::new("scene-number").with("found", word)))
}

fn card(words: &[&str], at: usize) -> Result<CardId, Fault> {
    CardId::parse(word(words, at)).map_err(|msg| (at, msg))
}

impl Draft {
    fn moment(&self) -> Moment {
        self.moment.unwrap_or(Moment::Turn(self.first))
    }

    fn seat_of(&self, role: Role) -> Seat {
        if role == Role::First { self.first } else { other(self.first) }
    }

    /// The card that takes a cell.
    fn standing(&self, cell: u8) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.on.is_none() && piece.unit.place == cell)
    }

    /// The card at a place that is pointed at.
    fn piece_at(&self, words: &[&str], at: usize) -> Result<usize, Fault> {
        let word = word(words, at);
        let place: At = word.parse().map_err(|msg| (at, msg))?;
        let found = if let Some((role, number)) = place.in_sky() {
            let seat = self.seat_of(role);
            let mut there = self
                .pieces
                .iter()
                .enumerate()
                .filter(|(_, piece)| piece.unit.place == place::SKY && piece.owner == seat);
            there.nth(usize::from(number)).map(|(at, _)| at)
        } else {
            let host = place.on_cell().and_then(|cell| self.standing(cell));
            match place.on_host() {
                None => host,
                Some((_, kind)) => self.pieces.iter().position(|piece| {
                    piece.on.is_some()
                        && piece.on == host
                        && carried_as(piece.unit.print().kind) == Some(kind)
                }),
            }
        };
        found.ok_or_else(|| (at, Msg::new("scene-nobody").with("place", word)))
    }

    /// `mark KIND at CELL by PLACE [left N]`, `mark KIND on PLACE by PLACE [left N]`.
    fn lay_mark(&mut self, words: &[&str]) -> Result<(), Fault> {
        let name = word(words, 1);
        let kind = MARKS.into_iter().find(|mark| mark.name() == name);
        let kind = kind.ok_or_else(|| (1, Msg::new("scene-mark").with("found", name)))?;
        let on_cell = Marker { kind, ..Marker::default() }.on_cell();
        let wanted = if on_cell { "at" } else { "on" };
        if word(words, 2) != wanted {
            let id = if on_cell { "scene-mark-cell" } else { "scene-mark-card" };
            return Err((2, Msg::new(id).with("found", word(words, 2))));
        }
        let at = if on_cell {
            match spot(words, 3)? {
                Spot::Cell(cell) => usize::from(cell),
                _ => return Err((3, Msg::new("scene-place").with("found", word(words, 3)))),
            }
        } else {
            self.piece_at(words, 3)?
        };
        let sign = Marker { kind, at: at as u8, ..Marker::default() };
        if sign.occupies()
            && let Some(other) = self.standing(at as u8)
        {
            let other = self.pieces[other].unit.card;
            let place = word(words, 3);
            return Err((3, Msg::new("scene-marked").with("place", place).with("other", other)));
        }
        expect_word(words, 4, "by")?;
        let by = self.piece_at(words, 5)?;
        let left = match words.get(6) {
            None => None,
            Some(_) => {
                expect_word(words, 6, "left")?;
                Some(number(words, 7)?)
            }
        };
        self.signs.push(Sign { kind, at, by, left });
        Ok(())
    }

    /// `laid NUMBER of PLACE on PLACE [x NUMBER]`.
    fn lay_effect(&mut self, words: &[&str]) -> Result<(), Fault> {
        let sentence: u8 = number(words, 1)?;
        expect_word(words, 2, "of")?;
        let by = self.piece_at(words, 3)?;
        expect_word(words, 4, "on")?;
        let on = self.piece_at(words, 5)?;
        let x = match words.get(6) {
            None => None,
            Some(_) => {
                expect_word(words, 6, "x")?;
                Some(number(words, 7)?)
            }
        };
        let card = self.pieces[by].unit.card;
        if finish::laying_step(card, sentence).is_none() {
            let msg = Msg::new("scene-sentence").with("card", card).with("number", sentence);
            return Err((1, msg));
        }
        self.layers.push(Layer { sentence, by, on, x });
        Ok(())
    }
}

/// All kinds of markers.
const MARKS: [Mark; 9] = [
    Mark::Hunt,
    Mark::Prey,
    Mark::Net,
    Mark::Bomb,
    Mark::Bonfire,
    Mark::Dam,
    Mark::Gate,
    Mark::Choke,
    Mark::Tremor,
];

fn expect_word(words: &[&str], at: usize, wanted: &'static str) -> Result<(), Fault> {
    let found = word(words, at);
    if found == wanted {
        return Ok(());
    }
    Err((at, Msg::new("scene-wanted").with("found", found).with("wanted", wanted)))
}

impl Scene for Berserk {
    type Draft = Draft;

    const STATEMENTS: &'static [(&'static str, &'static str)] = &[
        ("first", "first 2"),
        ("turn", "turn 2"),
        ("start", "start 2"),
        ("turns", "turns 5"),
        ("stage", "stage recruit"),
        ("card", "card tsiklop at c3 of 1 closed wounds 2"),
        ("mark", "mark net on c3 by d5"),
        ("laid", "laid 1 of c3 on d4"),
        ("gold", "gold 1 24"),
        ("silver", "silver 1 22"),
        ("dealt", "dealt 1 tsiklop, druid"),
        ("recruited", "recruited 1 tsiklop, druid"),
        ("quiet", "quiet 39"),
    ];

    const VALUES: &'static [(&'static str, &'static str)] = value::VALUES;

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Draft, SetupError> {
        let setup = Setup::new(mode, seats, options)?;
        Ok(Draft {
            setup,
            first: Seat(0),
            moment: None,
            turns: None,
            quiet: 0,
            gold: [None; 2],
            silver: [None; 2],
            pieces: Vec::new(),
            decks: [Vec::new(), Vec::new()],
            signs: Vec::new(),
            layers: Vec::new(),
        })
    }

    fn place(draft: &mut Draft, words: &[&str]) -> Result<(), Fault> {
        let name = word(words, 0);
        if matches!(name, "first" | "stage") && !draft.pieces.is_empty() {
            // Whose a card is, and whether it lies face down, depends on them.
            return Err((0, Msg::new("scene-too-late").with("found", name)));
        }
        match name {
            "first" => draft.first = seat(words, 1)?,
            "turn" => draft.moment = Some(Moment::Turn(seat(words, 1)?)),
            "start" => draft.moment = Some(Moment::Start(seat(words, 1)?)),
            "turns" => draft.turns = Some(number(words, 1)?),
            "stage" => {
                draft.moment = Some(match word(words, 1) {
                    "deal" => Moment::Deal,
                    "recruit" => Moment::Recruit,
                    "place" => Moment::Place,
                    "reveal" => Moment::Reveal,
                    other => return Err((1, Msg::new("scene-stage").with("found", other))),
                });
            }
            "card" => draft.lay_card(words)?,
            "mark" => draft.lay_mark(words)?,
            "laid" => draft.lay_effect(words)?,
            "gold" => draft.gold[seat(words, 1)?.index()] = Some(number(words, 2)?),
            "silver" => draft.silver[seat(words, 1)?.index()] = Some(number(words, 2)?),
            "dealt" => draft.lay_many(words, place::HAND)?,
            "recruited" => draft.lay_many(words, place::SQUAD)?,
            "quiet" => draft.quiet = number(words, 1)?,
            other => return Err((0, Msg::new("scene-statement").with("found", other))),
        }
        Ok(())
    }

    fn finish(draft: Draft) -> Result<Self, Msg> {
        finish::assemble(&draft)
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
