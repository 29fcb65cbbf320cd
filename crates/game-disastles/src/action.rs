//! Answers and their notation: what is typed, stored in records and shown beside an offer.

use crate::cards::CardId;
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::{fmt, str::FromStr};
use deckhand_kernel::{Msg, Pick, Seat, Thing, Words};
use serde::{Deserialize, Serialize};

/// A cell of a castle. The Throne Room starts at 0,0; x grows to the right, y downwards [D2.7].
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Cell {
    /// Row, growing downwards.
    pub y: i16,
    /// Column, growing to the right.
    pub x: i16,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// Quarter turns clockwise, 0 to 3.
pub type Turn = u8;

/// The castle in which something is built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Into {
    /// The castle of somebody else [D10.22].
    Castle(Seat),
    /// The builder's own castle.
    Own,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// End the turn without doing anything.
    Pass,
    /// Leave something optional, or the rest of it.
    Skip,
    /// Agree to something optional.
    Yes,
    /// Flip the own Throne Room.
    Flip,
    /// Use the text of a card.
    Use(CardId),
    /// Take a card of the shop into the hand.
    Take(CardId),
    /// Build a card.
    Build {
        /// The card.
        card: CardId,
        /// Into which castle.
        into: Into,
        /// On which cell.
        at: Cell,
        /// How far it is turned from upright, or from how it lay.
        turn: Turn,
    },
    /// Build a card onto the cell of an own room, which is then built elsewhere [D10.21].
    Warp {
        /// The card that is built.
        card: CardId,
        /// The room whose cell it takes.
        room: CardId,
        /// How far the card is turned.
        turn: Turn,
    },
    /// Move a room.
    Move {
        /// The room.
        card: CardId,
        /// Its new cell in the same castle.
        to: Cell,
        /// How far it is turned.
        turn: Turn,
    },
    /// Swap two rooms.
    Swap {
        /// The room with the smaller number.
        a: CardId,
        /// The other room.
        b: CardId,
        /// How far `a` is turned.
        turn_a: Turn,
        /// How far `b` is turned.
        turn_b: Turn,
    },
    /// Turn a room where it lies.
    Turn {
        /// The room.
        card: CardId,
        /// How far.
        by: Turn,
    },
    /// Discard a card.
    Discard(CardId),
    /// Play a card that was looked at, or choose the Disaster that comes next.
    Play(CardId),
    /// Hand a room over.
    Give(CardId),
    /// Choose the card that ends on top of the discard pile.
    Top(CardId),
    /// Put a card back on the deck; the last one put back lies on top.
    Put(CardId),
}

impl Action {
    /// The verb of the action in the notation.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Skip => "skip",
            Self::Yes => "yes",
            Self::Flip => "flip",
            Self::Use(_) => "use",
            Self::Take(_) => "take",
            Self::Build { .. } => "build",
            Self::Warp { .. } => "warp",
            Self::Move { .. } => "move",
            Self::Swap { .. } => "swap",
            Self::Turn { .. } => "turn",
            Self::Discard(_) => "discard",
            Self::Play(_) => "play",
            Self::Give(_) => "give",
            Self::Top(_) => "top",
            Self::Put(_) => "put",
        }
    }

    /// The card of an answer that names a card and nothing else.
    pub fn only_card(self) -> Option<CardId> {
        match self {
            Self::Use(card)
            | Self::Take(card)
            | Self::Discard(card)
            | Self::Play(card)
            | Self::Give(card)
            | Self::Top(card)
            | Self::Put(card) => Some(card),
            Self::Pass
            | Self::Skip
            | Self::Yes
            | Self::Flip
            | Self::Build { .. }
            | Self::Warp { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::Turn { .. } => None,
        }
    }

    /// A Swap in its one form: the card with the smaller number first.
    pub fn swap(one: (CardId, Turn), other: (CardId, Turn)) -> Self {
        let ((a, turn_a), (b, turn_b)) = if one.0 <= other.0 { (one, other) } else { (other, one) };
        Self::Swap { a, b, turn_a, turn_b }
    }

    /// Every verb with the form of its notation.
    pub const FORMS: [&'static str; 16] = [
        "pass",
        "skip",
        "yes",
        "flip",
        "use CARD",
        "take CARD",
        "build CARD at X,Y [turned 90] [in SEAT]",
        "warp CARD onto CARD [turned 90]",
        "move CARD to X,Y [turned 90]",
        "swap CARD and CARD [turned 90 and 180]",
        "turn CARD by 90",
        "discard CARD",
        "play CARD",
        "give CARD",
        "top CARD",
        "put CARD",
    ];

    /// The action taken apart; `castle` is the castle in which cells lie, if the action has any.
    pub(crate) fn picks(self, castle: Option<Seat>) -> Vec<Pick> {
        let mut picks = Vec::with_capacity(5);
        picks.push(Pick::verb(self.verb()));
        let card = |slot, card: CardId| Pick::new(slot, Thing::Card(u16::from(card.card().number)));
        let turned = |slot, turn: Turn| Pick::new(slot, Thing::Turn(degrees(turn)));
        let cell = |at: Cell| Pick::new("cell", Thing::Cell(castle, at.x, at.y));
        match self {
            Self::Build { card: id, at, turn, .. } => {
                picks.extend([card("card", id), cell(at), turned("turn", turn)]);
            }
            Self::Warp { card: id, room, turn } => {
                picks.extend([card("card", id), card("room", room), turned("turn", turn)]);
            }
            Self::Move { card: id, to, turn } => {
                picks.extend([card("card", id), cell(to), turned("turn", turn)]);
            }
            Self::Swap { a, b, turn_a, turn_b } => picks.extend([
                card("card", a),
                card("room", b),
                turned("turn", turn_a),
                turned("turn-room", turn_b),
            ]),
            Self::Turn { card: id, by } => picks.extend([card("card", id), turned("turn", by)]),
            _ => picks.extend(self.only_card().map(|id| card("card", id))),
        }
        picks
    }
}

fn degrees(turn: Turn) -> u16 {
    u16::from(turn) * 90
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match *self {
            Self::Build { card, into, at, turn } => {
                write!(f, " {} at {at}{}", card.notation(), Turned(turn))?;
                match into {
                    Into::Own => Ok(()),
                    Into::Castle(seat) => write!(f, " in {seat}"),
                }
            }
            Self::Warp { card, room, turn } => {
                write!(f, " {} onto {}{}", card.notation(), room.notation(), Turned(turn))
            }
            Self::Move { card, to, turn } => {
                write!(f, " {} to {to}{}", card.notation(), Turned(turn))
            }
            Self::Swap { a, b, turn_a, turn_b } => {
                write!(f, " {} and {}", a.notation(), b.notation())?;
                if turn_a == 0 && turn_b == 0 {
                    return Ok(());
                }
                write!(f, " turned {} and {}", degrees(turn_a), degrees(turn_b))
            }
            Self::Turn { card, by } => write!(f, " {} by {}", card.notation(), degrees(by)),
            _ => self.only_card().map_or(Ok(()), |card| write!(f, " {}", card.notation())),
        }
    }
}

struct Turned(Turn);

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, " turned {}", degrees(self.0)) }
    }
}

/// The words of a notation, taken one by one.
struct Reader<'t> {
    words: Vec<&'t str>,
    at: usize,
    form: &'static str,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<&'t str> {
        self.words.get(self.at).copied()
    }

    fn next(&mut self) -> Result<&'t str, Msg> {
        let word = self.peek().ok_or_else(|| self.incomplete())?;
        self.at += 1;
        Ok(word)
    }

    fn incomplete(&self) -> Msg {
        Msg::new("notation-incomplete").with("form", self.form)
    }

    fn word(&mut self, wanted: &'static str) -> Result<(), Msg> {
        let found = self.next()?;
        if found.eq_ignore_ascii_case(wanted) { Ok(()) } else { Err(self.unexpected(found)) }
    }

    fn unexpected(&self, found: &str) -> Msg {
        Msg::new("notation-unexpected").with("found", found).with("form", self.form)
    }

    fn card(&mut self) -> Result<CardId, Msg> {
        CardId::parse(self.next()?)
    }

    fn cell(&mut self) -> Result<Cell, Msg> {
        let text = self.next()?;
        parse_cell(text)
    }

    fn degrees(&mut self) -> Result<Turn, Msg> {
        match self.next()? {
            "0" => Ok(0),
            "90" => Ok(1),
            "180" => Ok(2),
            "270" => Ok(3),
            other => Err(Msg::new("notation-turn").with("found", other)),
        }
    }

    fn turned(&mut self) -> Result<Turn, Msg> {
        if self.peek().is_some_and(|word| word.eq_ignore_ascii_case("turned")) {
            self.at += 1;
            self.degrees()
        } else {
            Ok(0)
        }
    }

    fn end(&self) -> Result<(), Msg> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(self.unexpected(word)),
        }
    }
}

/// Reads a cell written `x,y`.
pub(crate) fn parse_cell(text: &str) -> Result<Cell, Msg> {
    let read = || {
        let (x, y) = text.split_once(',')?;
        Some(Cell { x: x.trim().parse().ok()?, y: y.trim().parse().ok()? })
    };
    read().ok_or_else(|| Msg::new("notation-cell").with("found", text))
}

impl FromStr for Action {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let verb = words.first().map(|word| word.to_lowercase()).unwrap_or_default();
        let form = Self::FORMS.iter().find(|form| form.split(' ').next() == Some(verb.as_str()));
        let Some(form) = form else {
            let verbs: Vec<String> = Self::FORMS
                .iter()
                .filter_map(|form| form.split(' ').next())
                .map(ToOwned::to_owned)
                .collect();
            return Err(Msg::new("notation-verb").with("found", verb).with("verbs", verbs));
        };
        let mut reader = Reader { words, at: 1, form };
        let action = match verb.as_str() {
            "pass" => Self::Pass,
            "skip" => Self::Skip,
            "yes" => Self::Yes,
            "flip" => Self::Flip,
            "use" => Self::Use(reader.card()?),
            "take" => Self::Take(reader.card()?),
            "discard" => Self::Discard(reader.card()?),
            "play" => Self::Play(reader.card()?),
            "give" => Self::Give(reader.card()?),
            "top" => Self::Top(reader.card()?),
            "put" => Self::Put(reader.card()?),
            "build" => {
                let card = reader.card()?;
                reader.word("at")?;
                let at = reader.cell()?;
                let turn = reader.turned()?;
                let mut into = Into::Own;
                if reader.peek().is_some_and(|word| word.eq_ignore_ascii_case("in")) {
                    reader.at += 1;
                    let seat = reader.next()?;
                    let number = seat.parse::<u8>().ok().filter(|number| (1..=5).contains(number));
                    let number =
                        number.ok_or_else(|| Msg::new("notation-seat").with("found", seat))?;
                    into = Into::Castle(Seat(number - 1));
                }
                Self::Build { card, into, at, turn }
            }
            "warp" => {
                let card = reader.card()?;
                reader.word("onto")?;
                Self::Warp { card, room: reader.card()?, turn: reader.turned()? }
            }
            "move" => {
                let card = reader.card()?;
                reader.word("to")?;
                Self::Move { card, to: reader.cell()?, turn: reader.turned()? }
            }
            "swap" => {
                let a = reader.card()?;
                reader.word("and")?;
                let b = reader.card()?;
                let turned = reader.peek().is_some_and(|word| word.eq_ignore_ascii_case("turned"));
                let (mut turn_a, mut turn_b) = (0, 0);
                if turned {
                    reader.at += 1;
                    turn_a = reader.degrees()?;
                    reader.word("and")?;
                    turn_b = reader.degrees()?;
                }
                Self::swap((a, turn_a), (b, turn_b))
            }
            _ => {
                let card = reader.card()?;
                reader.word("by")?;
                Self::Turn { card, by: reader.degrees()? }
            }
        };
        reader.end()?;
        Ok(action)
    }
}

impl Words for Action {
    fn words(&self) -> Msg {
        let msg = Msg::new(format!("action-{}", self.verb()));
        match *self {
            Self::Build { card, into, at, turn } => {
                let msg = match into {
                    Into::Own => msg,
                    Into::Castle(seat) => Msg::new("action-build-in").with("seat", seat),
                };
                msg.with("card", card).with("cell", format!("{at}")).with("turn", degrees(turn))
            }
            Self::Warp { card, room, turn } => {
                msg.with("card", card).with("room", room).with("turn", degrees(turn))
            }
            Self::Move { card, to, turn } => {
                msg.with("card", card).with("cell", format!("{to}")).with("turn", degrees(turn))
            }
            Self::Swap { a, b, turn_a: 0, turn_b: 0 } => msg.with("card", a).with("room", b),
            Self::Swap { a, b, turn_a, turn_b } => Msg::new("action-swap-turning")
                .with("card", a)
                .with("room", b)
                .with("turn", degrees(turn_a))
                .with("other", degrees(turn_b)),
            Self::Turn { card, by } => msg.with("card", card).with("turn", degrees(by)),
            _ => match self.only_card() {
                Some(card) => msg.with("card", card),
                None => msg,
            },
        }
    }
}
