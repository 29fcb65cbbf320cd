//! The position of a game as one flat value, and the plain questions that can be asked of it.
//!
//! Markers lie on slots and not on cards, because they stay where they are when a card is flipped or replaced [S5.7]
//! [S10.8]. `verbs` changes what lies on the table, `flow` what happens next; `figures` works values out.

mod verbs;

pub(crate) use verbs::World;

use crate::at::{At, SLOTS};
use crate::cards::{CardId, Faction, MODULES, NONE};
use crate::event::Face;
use crate::flow::Frame;
use crate::item::{Effect, Job, Trigger};
use crate::setup::Choices;
use deckhand_kernel::{Outcome, Seat};
use deckhand_parts::{CardSet, List};
use serde::{Deserialize, Serialize};

/// Most cards of a pile: the eighteen of a player, and all modules if they go to trashes.
pub(crate) const PILE: usize = 18 + MODULES as usize;
/// Cards in a memory [S7.1].
pub(crate) const MEMORY: u32 = 3;
/// Cards drawn at the start and at each round's end [S2.5] [S6.2].
pub(crate) const DRAW: u8 = 6;
/// Modules on offer [S2.6].
pub(crate) const MARKET: usize = 3;

/// A slot of a system with all that lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Slot {
    /// The unit, or [`NONE`].
    pub(crate) unit: u8,
    /// The unit is a BOT [S1.5].
    pub(crate) down: bool,
    /// The other player knows which card the BOT is.
    pub(crate) seen: bool,
    /// It is frozen or it is not [S10.3].
    pub(crate) frozen: bool,
    /// CTRL markers of the unit.
    pub(crate) ctrl: u8,
    pub(crate) shield: u8,
    pub(crate) disruption: u8,
    /// Data markers of the unit [S10.7].
    pub(crate) data: u8,
    /// The patch under it, or [`NONE`].
    pub(crate) patch: u8,
    /// The virus on it, or [`NONE`].
    pub(crate) virus: u8,
    /// Data markers of the virus.
    pub(crate) runs: u8,
}

impl Default for Slot {
    fn default() -> Self {
        Self {
            unit: NONE,
            down: false,
            seen: false,
            frozen: false,
            ctrl: 0,
            shield: 0,
            disruption: 0,
            data: 0,
            patch: NONE,
            virus: NONE,
            runs: 0,
        }
    }
}

impl Slot {
    /// The unit, face-up or not.
    pub(crate) fn card(&self) -> Option<CardId> {
        (self.unit != NONE).then_some(CardId(self.unit))
    }

    /// The unit if it lies face-up.
    pub(crate) fn face_up(&self) -> Option<CardId> {
        self.card().filter(|_| !self.down)
    }

    /// The unit as events name it: a BOT only for who may know its card. To be asked where there is one.
    pub(crate) fn face(&self) -> Face {
        let card = CardId(self.unit);
        if self.down { Face::new(card, self.seen) } else { Face::shown(card) }
    }

    /// Whether there is a BOT.
    pub(crate) fn is_bot(&self) -> bool {
        self.unit != NONE && self.down
    }

    /// The unit with its markers leaves; what lies under it stays [S5.3].
    pub(crate) fn clear_unit(&mut self) {
        let Self { patch, virus, runs, .. } = *self;
        *self = Self { patch, virus, runs, ..Self::default() };
    }
}

/// A position of Sectors [S1.1].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sectors {
    pub(crate) choices: Choices,
    /// Holds the start-player marker.
    pub(crate) start: Seat,
    /// Whose turn it is in the main phase; else the active player [S13.10].
    pub(crate) turn: Seat,
    /// Rounds begun.
    pub(crate) round: u16,
    /// In the main phase.
    pub(crate) main: bool,
    pub(crate) passed: [bool; 2],
    /// Drafted factions as bits, and how many.
    pub(crate) factions: [u16; 2],
    /// Unlocked abilities as bits [S15.1] [S15.4] [S15.11].
    pub(crate) unlocked: [u16; 2],
    /// Abilities used this round as bits.
    pub(crate) used: [u16; 2],
    /// Cards whose text has worked this round, where it may once.
    pub(crate) spent: CardSet,
    /// Cards that have left a trash this round, where Restorer counts each.
    pub(crate) returned: CardSet,
    /// Sector colours in which Tritoro has drawn this round, as bits.
    pub(crate) tritoro: u8,
    pub(crate) slots: [Slot; SLOTS],
    /// Outside of the network: hands, memories, piles and trashes [S1.4] [S16.2].
    pub(crate) hands: [CardSet; 2],
    /// Face-down, shown to their owner only [S7.7].
    pub(crate) memories: [CardSet; 2],
    /// Draw piles, the top last.
    pub(crate) piles: [List<u8, PILE>; 2],
    /// Cards at the bottom of a draw pile that both have seen going there [S16.4].
    pub(crate) sunk: [u8; 2],
    /// Dying units that go to a hand in place of a trash, as bits of their slots.
    pub(crate) saved: u32,
    /// Trashes, the top last.
    pub(crate) trashes: [List<u8, PILE>; 2],
    /// On their way to a trash together, to be put in order.
    pub(crate) bins: [CardSet; 2],
    /// Cards of hands and memories that the other player knows.
    pub(crate) known: CardSet,
    pub(crate) market: [u8; MARKET],
    /// Modules not yet on offer, the top last.
    pub(crate) modules: List<u8, { MODULES as usize }>,
    /// Modules that are out of the game.
    pub(crate) scrap: CardSet,
    pub(crate) coins: [u8; 2],
    pub(crate) disks: [[u8; 3]; 2],
    /// Sectors of this scoring that have been chosen, in order.
    pub(crate) order: List<u8, 3>,
    /// Round-end texts that have been resolved, by card.
    pub(crate) ended: CardSet,
    /// What is being installed or bought, the innermost last.
    pub(crate) jobs: List<Job, 4>,
    /// Effects being carried out, the innermost last.
    pub(crate) effects: List<Effect, 16>,
    /// What has triggered and waits.
    pub(crate) pending: List<Trigger, 40>,
    pub(crate) agenda: List<Frame, 40>,
    pub(crate) outcome: Option<Outcome>,
}

impl Sectors {
    pub(crate) fn slot(&self, at: At) -> &Slot {
        &self.slots[at.index()]
    }

    pub(crate) fn slot_mut(&mut self, at: At) -> &mut Slot {
        &mut self.slots[at.index()]
    }

    /// All slots with a unit.
    pub(crate) fn units(&self) -> impl Iterator<Item = At> + '_ {
        At::all().filter(|&at| self.slot(at).unit != NONE)
    }

    /// The slots of a seat with a unit.
    pub(crate) fn own_units(&self, seat: Seat) -> impl Iterator<Item = At> + '_ {
        At::of(seat).filter(|&at| self.slot(at).unit != NONE)
    }

    /// Where the card lies face-up as a unit.
    pub(crate) fn find(&self, card: CardId) -> Option<At> {
        At::all().find(|&at| self.slot(at).unit == card.0 && !self.slot(at).down)
    }

    /// Where the virus lies.
    pub(crate) fn find_virus(&self, card: CardId) -> Option<At> {
        At::all().find(|&at| self.slot(at).virus == card.0)
    }

    /// Where the card lies face-up as a unit of this seat.
    pub(crate) fn find_own(&self, seat: Seat, card: CardId) -> Option<At> {
        At::of(seat).find(|&at| self.slot(at).unit == card.0 && !self.slot(at).down)
    }

    /// The seat that drafted the faction of a program [S1.13].
    pub(crate) fn owner(&self, card: CardId) -> Option<Seat> {
        let bit = card.faction()?.bit();
        [Seat(0), Seat(1)].into_iter().find(|seat| self.factions[seat.index()] & bit != 0)
    }

    /// Whether the ability of a faction is unlocked for a seat.
    pub(crate) fn has(&self, seat: Seat, faction: Faction) -> bool {
        self.unlocked[seat.index()] & faction.bit() != 0
    }

    /// Whether it is unlocked and was not used this round.
    pub(crate) fn can_use(&self, seat: Seat, faction: Faction) -> bool {
        (self.unlocked[seat.index()] & !self.used[seat.index()]) & faction.bit() != 0
    }

    /// Notes that an ability was used this round.
    pub(crate) fn use_up(&mut self, seat: Seat, faction: Faction) {
        self.used[seat.index()] |= faction.bit();
    }

    /// Number of disks of a seat.
    pub(crate) fn disk_count(&self, seat: Seat) -> u16 {
        self.disks[seat.index()].iter().map(|&count| u16::from(count)).sum()
    }

    /// Whether a seat has a winning set [S9.1].
    pub(crate) fn has_set(&self, seat: Seat) -> bool {
        let disks = self.disks[seat.index()];
        disks.iter().all(|&count| count > 0) || disks.iter().any(|&count| count >= 3)
    }

    /// Whether the order of cards in a trash can matter to its player: only texts of DMP look at it.
    pub(crate) fn orders_trash(&self, seat: Seat) -> bool {
        self.factions[seat.index()] & Faction::Dmp.bit() != 0
    }
}

/// The other seat.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}
