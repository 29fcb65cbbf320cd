//! The position of a game as one flat value, and the plain questions that can be asked of it.
//!
//! Only `verbs` and `settle` change what lies on the table; `flow` and `ask` fill the agenda, the stack and the fights.
//! What cards do to each other is not stored but worked out in `figures`; the exceptions are who is silenced and who
//! controls what, because 503.3 speaks of effects that are laid on and lifted.

mod verbs;

pub(crate) use verbs::{Cause, World};

use crate::board::{At, Cells};
use crate::cards::{Card, CardId, Kind};
use crate::fight::Fight;
use crate::flow::Frame;
use crate::item::{Item, Laid, Marker, Trigger, Zone};
use crate::role::Role;
use crate::setup::Choices;
use crate::text::Sentence;
use deckhand_kernel::{Outcome, Seat};
use deckhand_parts::{CardSet, List};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// A card of this battle: its place in [`Berserk::units`].
pub(crate) type UnitId = u8;
/// No card.
pub(crate) const NONE: UnitId = u8::MAX;
/// Most cards of a deck [B1.3].
pub(crate) const DECK: usize = 50;
/// Most cards of both decks.
pub(crate) const UNITS: usize = 2 * DECK;

/// Where a card is [B2.17]. Cells are 0 to 29; carried cards are on the cell of their host.
pub(crate) mod place {
    /// In its controller's auxiliary zone.
    pub(crate) const SKY: u8 = 30;
    /// A symbiont or equipment kept aside [B3.14].
    pub(crate) const ASIDE: u8 = 31;
    /// Recruited and not yet placed.
    pub(crate) const SQUAD: u8 = 32;
    /// Dealt and not recruited.
    pub(crate) const HAND: u8 = 33;
    /// In its owner's deck.
    pub(crate) const DECK: u8 = 34;
    /// In its owner's graveyard.
    pub(crate) const GRAVE: u8 = 35;
    /// Out of the game.
    pub(crate) const EXILE: u8 = 36;
    /// The slot holds no card.
    pub(crate) const NOWHERE: u8 = 37;
}

/// States of a card, as bits.
pub(crate) mod flag {
    /// Turned.
    pub(crate) const CLOSED: u32 = 1;
    /// Face down; what was revealed stays so [B2.23].
    pub(crate) const HIDDEN: u32 = 2;
    /// Does not open at the next start of its controller's turn.
    pub(crate) const STUNNED: u32 = 4;
    /// Has made its simple strikes of this turn and was not opened since.
    pub(crate) const STRUCK: u32 = 8;
    /// Has been the defender this turn.
    pub(crate) const DEFENDED: u32 = 16;
    /// Has changed its cell this turn.
    pub(crate) const MOVED: u32 = 32;
    /// Changed its cell in its controller's last turn.
    pub(crate) const MOVED_LAST: u32 = 64;
    /// An enemy card killed it.
    pub(crate) const BY_ENEMY: u32 = 128;
    /// It came back from the graveyard by incarnation.
    pub(crate) const RETURNED: u32 = 256;
    /// It may strike a flyer from the ground [B7.15].
    pub(crate) const READY: u32 = 512;
    /// Got ready in an earlier turn.
    pub(crate) const READY_LAST: u32 = 1024;
    /// Nothing is left of its movement.
    pub(crate) const ACTED: u32 = 2048;
    /// Struck this turn by a card that strikes each enemy around once.
    pub(crate) const STRUCK_BY: u32 = 4096;
    /// Recruited for silver with a card on which its life hangs.
    pub(crate) const PAIRED: u32 = 1 << 16;
    /// It has taken wounds from attacks this turn.
    pub(crate) const HURT: u32 = 1 << 17;
    /// It has used its movement for a jump.
    pub(crate) const JUMPED: u32 = 8192;
    /// Has made one of several simple strikes and may make more.
    pub(crate) const STRIKING: u32 = 16384;
    /// Came into play, or was revealed, after the battle began.
    pub(crate) const LATE: u32 = 32768;
}

/// What dealt the last wound to a card.
pub(crate) mod how {
    /// An effect without attack.
    pub(crate) const EFFECT: u8 = 0;
    /// A melee attack.
    pub(crate) const MELEE: u8 = 1;
    /// A ranged attack.
    pub(crate) const RANGED: u8 = 2;
    /// Poison.
    pub(crate) const POISON: u8 = 3;
}

/// A small number among the states of a card: where its bits begin, and how many they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally(u32, u32);

impl Tally {
    /// Shots and throws that have wounded it this turn.
    pub(crate) const SHOTS: Self = Self(18, 2);
    /// Wounds healed this turn; three stand for any more.
    pub(crate) const HEALED: Self = Self(20, 2);
    /// How it was wounded last, see [`how`].
    pub(crate) const HOW: Self = Self(22, 2);
    /// Tokens of incarnation; before the battle, what was paid for the body of 190.
    pub(crate) const TOKENS: Self = Self(24, 3);

    /// When it came under its control in the battle: 0 at the start, later ones higher.
    pub(crate) const ARRIVAL: Self = Self(27, 5);

    const fn most(self) -> u32 {
        (1 << self.1) - 1
    }
}

/// A card of this battle with all that lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Unit {
    pub(crate) card: CardId,
    pub(crate) place: u8,
    /// Seat of the controller.
    pub(crate) side: u8,
    /// The card that carries it.
    pub(crate) host: UnitId,
    /// Bits of [`flag`].
    pub(crate) flags: u32,
    pub(crate) wounds: u8,
    /// Extra lives.
    pub(crate) extra: u8,
    pub(crate) counters: u8,
    pub(crate) poison: u8,
    /// How much its armor has prevented this turn.
    pub(crate) armor: u8,
    /// Steps made since its movement came back.
    pub(crate) spent: u8,
    /// Wounds taken this turn from anything.
    pub(crate) sore: u8,
    /// The steps of this turn: how many (low three bits), the last direction, whether a corner was turned.
    pub(crate) path: u8,
    /// Uses of each of its first four sentences this turn, two bits each.
    pub(crate) used: u8,
    /// Uses in this battle.
    pub(crate) spoken: u8,
    /// The cell it stood on before its last move or its death.
    pub(crate) from: u8,
    /// The card that wounded it last.
    pub(crate) by: UnitId,
}

impl Default for Unit {
    fn default() -> Self {
        Self {
            card: CardId(0),
            place: place::NOWHERE,
            side: 0,
            host: NONE,
            flags: 0,
            wounds: 0,
            extra: 0,
            counters: 0,
            poison: 0,
            armor: 0,
            spent: 0,
            sore: 0,
            path: 0,
            used: 0,
            spoken: 0,
            from: NONE,
            by: NONE,
        }
    }
}

impl Unit {
    /// What is printed on it.
    pub(crate) fn print(&self) -> &'static Card {
        self.card.card()
    }

    pub(crate) fn is(&self, flags: u32) -> bool {
        self.flags & flags != 0
    }

    pub(crate) fn set(&mut self, flags: u32) {
        self.flags |= flags;
    }

    pub(crate) fn unset(&mut self, flags: u32) {
        self.flags &= !flags;
    }

    /// One of the small numbers.
    pub(crate) fn tally(&self, tally: Tally) -> u8 {
        (self.flags >> tally.0 & tally.most()) as u8
    }

    /// Sets one of the small numbers; the largest stands for any larger one.
    pub(crate) fn set_tally(&mut self, tally: Tally, number: u8) {
        let bits = u32::from(number).min(tally.most()) << tally.0;
        self.flags = self.flags & !(tally.most() << tally.0) | bits;
    }

    /// The cell it stands on or is carried on.
    pub(crate) fn cell(&self) -> Option<u8> {
        (self.place < place::SKY).then_some(self.place)
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.is(flag::CLOSED)
    }

    pub(crate) fn is_hidden(&self) -> bool {
        self.is(flag::HIDDEN)
    }

    pub(crate) fn is_carried(&self) -> bool {
        self.host != NONE
    }
}

/// A position of Berserk.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Berserk {
    pub(crate) choices: Choices,
    /// Which seat is First; it is settled before the deal.
    pub(crate) first: Seat,
    /// All cards; those of seat 0 come first.
    #[serde(with = "BigArray")]
    pub(crate) units: [Unit; UNITS],
    /// The card that takes each cell.
    pub(crate) cells: [UnitId; 30],
    /// Cards of the game zone.
    pub(crate) play: CardSet,
    /// Those of them whose texts change other cards: kept by the verbs, since it is asked for all the time.
    pub(crate) givers: CardSet,
    /// The auxiliary zone of each seat, in the order of arrival.
    pub(crate) skies: [List<UnitId, 24>; 2],
    /// The decks, top card last.
    pub(crate) decks: [List<UnitId, DECK>; 2],
    /// For each deck and each seat, how many of its top cards that seat has seen since they were put there.
    pub(crate) known: [[u8; 2]; 2],
    /// For each deck and each seat, how many of its bottom cards that seat has seen.
    pub(crate) sunk: [[u8; 2]; 2],
    /// Cards being shown or looked at; they still lie on top of the deck. Whose deck, and how many.
    pub(crate) shown: (u8, u8),
    /// Gold and silver left, by seat.
    pub(crate) gold: [u8; 2],
    pub(crate) silver: [u8; 2],
    /// Redeals paid for, by seat.
    pub(crate) redeals: [u8; 2],
    /// Who has taken gold for a squad of at most three cards with an element.
    pub(crate) neutral: [bool; 2],
    /// For each seat, cards of the other deal that it has spied out.
    pub(crate) spied: [[UnitId; 2]; 2],
    /// What own forest creatures have done in a row this turn: strike, shot, heal as bits.
    pub(crate) chain: u8,
    /// How many cards have come under another control, or into play, in the battle; the largest stands for any more.
    pub(crate) arrivals: u8,
    /// Whether a Valhalla has been used twice this turn.
    pub(crate) doubled: bool,
    /// What each seat is about before the battle.
    pub(crate) stage: [Stage; 2],
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Turns begun, from 1.
    pub(crate) turns: u16,
    /// Turns in a row without wound, death or change of control.
    pub(crate) quiet: u8,
    /// Whether something happened in this turn that ends such a row.
    pub(crate) stirred: bool,
    /// Creatures of the player on turn that have moved in this turn, where their number is limited.
    pub(crate) movers: CardSet,
    /// The card struck by a creature that may strike another one in succession.
    pub(crate) last_struck: UnitId,
    /// Whether the opening reveal and attaching are over.
    pub(crate) begun: bool,
    /// Cards that have no abilities now, because of what is laid on them.
    pub(crate) silenced: CardSet,
    /// Cards whose effect of silencing others is laid on.
    pub(crate) laying: CardSet,
    /// Things laid on cards for a while.
    pub(crate) laid: List<Laid, 28>,
    /// Things laid on cells.
    pub(crate) zones: List<Zone, 8>,
    /// Markers on cards and cells.
    pub(crate) markers: List<Marker, 20>,
    /// Declared and not yet carried out, the last one on top.
    pub(crate) stack: List<Item, 9>,
    /// Being declared.
    pub(crate) forming: List<Item, 2>,
    /// Being carried out.
    pub(crate) running: List<Item, 5>,
    /// Attacks that are pending, the innermost last.
    pub(crate) fights: List<Fight, 5>,
    /// Triggered and not yet declared.
    pub(crate) pending: List<Trigger, 24>,
    /// Triggers of the start or the end of a turn that wait for each other [B5.15].
    pub(crate) queue: List<Trigger, 24>,
    /// Formation mates of the card of the running death, as they were.
    pub(crate) kin: CardSet,
    pub(crate) agenda: List<Frame, 48>,
    pub(crate) outcome: Option<Outcome>,
}

/// What a seat does before the battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Nothing: the roll for the roles.
    #[default]
    Roles,
    /// Keeps the deal or has it dealt anew.
    Deal,
    /// Has kept the deal and waits for the other one.
    Kept,
    /// Recruits.
    Recruit,
    /// Places.
    Place,
    /// Has done everything.
    Done,
}

impl Berserk {
    pub(crate) fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[usize::from(unit)]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[usize::from(unit)]
    }

    /// The seat whose deck the card came from [B2.12].
    pub(crate) fn owner(unit: UnitId) -> Seat {
        Seat(u8::from(usize::from(unit) >= DECK))
    }

    /// The controller of the card.
    pub(crate) fn side(&self, unit: UnitId) -> Seat {
        Seat(self.unit(unit).side)
    }

    /// The role of a seat.
    pub(crate) fn role(&self, seat: Seat) -> Role {
        if seat == self.first { Role::First } else { Role::Second }
    }

    /// The seat of a role.
    pub(crate) fn seat(&self, role: Role) -> Seat {
        match role {
            Role::First => self.first,
            Role::Second => other(self.first),
        }
    }

    /// Whether the card is in the game zone.
    pub(crate) fn in_play(&self, unit: UnitId) -> bool {
        unit != NONE && self.play.has(unit)
    }

    /// The card that takes the cell.
    pub(crate) fn on(&self, cell: u8) -> Option<UnitId> {
        Some(self.cells[usize::from(cell)]).filter(|&unit| unit != NONE)
    }

    /// Whether the cell can be entered: no card and no marker that occupies it [B2.16].
    pub(crate) fn is_free(&self, cell: u8) -> bool {
        self.cells[usize::from(cell)] == NONE && self.obstacles() >> cell & 1 == 0
    }

    /// Cells occupied by markers.
    pub(crate) fn obstacles(&self) -> Cells {
        let mut cells = 0;
        for marker in self.markers.iter().filter(|marker| marker.occupies()) {
            cells |= 1 << marker.at;
        }
        cells
    }

    /// All free cells.
    pub(crate) fn free_cells(&self) -> Cells {
        let mut cells = 0;
        for (cell, &unit) in self.cells.iter().enumerate() {
            if unit == NONE {
                cells |= 1 << cell;
            }
        }
        cells & !self.obstacles()
    }

    /// The cards carried by this one.
    pub(crate) fn carried_by(&self, host: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.play.into_iter().filter(move |&unit| self.unit(unit).host == host)
    }

    /// Where the card is, as people point at it.
    pub(crate) fn at(&self, unit: UnitId) -> At {
        if unit == NONE {
            return At::NOWHERE;
        }
        let it = self.unit(unit);
        match it.place {
            cell if cell < place::SKY && it.is_carried() => {
                let kind = match it.print().kind {
                    Kind::Companion => 0,
                    Kind::Parasite => 1,
                    _ => 2,
                };
                At::carried(cell, kind)
            }
            cell if cell < place::SKY => At::cell(cell),
            place::SKY => {
                let sky = &self.skies[usize::from(it.side)];
                let at = sky.iter().position(|&other| other == unit).unwrap_or_default();
                At::sky(self.role(Seat(it.side)), at as u8)
            }
            _ => At::NOWHERE,
        }
    }

    /// The card that is pointed at.
    pub(crate) fn found(&self, at: At) -> Option<UnitId> {
        if let Some((role, place)) = at.in_sky() {
            let seat = self.seat(role);
            return self.skies[seat.index()].get(usize::from(place)).copied();
        }
        let main = self.on(at.on_cell()?)?;
        match at.on_host() {
            None => Some(main),
            Some(_) => self.carried_by(main).find(|&unit| self.at(unit) == at),
        }
    }

    /// What a sentence number of a card stands for.
    pub(crate) fn sentence(card: CardId, sentence: u8) -> &'static Sentence {
        &card.says()[usize::from(sentence)]
    }

    /// Cards of the game zone under this seat's control [B2.13].
    pub(crate) fn squad(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.play.into_iter().filter(move |&unit| self.unit(unit).side == seat.0)
    }

    /// Whether the seat has a card in the game zone that the other one has not seen.
    pub(crate) fn has_hidden(&self, seat: Seat) -> bool {
        self.play.into_iter().any(|unit| {
            let it = self.unit(unit);
            it.side == seat.0 && it.is_hidden()
        })
    }
}

/// The other seat.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
