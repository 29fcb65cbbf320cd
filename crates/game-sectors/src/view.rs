//! What a viewer sees, filled field by field from what the rules give to whom [S16.1 to S16.5].

use crate::at::At;
use crate::cards::{CardId, Faction, NONE};
use crate::state::{Sectors, other};
use alloc::vec::Vec;
use deckhand_kernel::{Seat, Viewer};
use deckhand_parts::CardSet;
use serde::Serialize;

/// A hidden pile of cards as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// Number of cards.
    pub count: u8,
    /// The cards that the viewer knows, in ascending order.
    pub known: Vec<CardId>,
}

/// A slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SlotView {
    /// Where.
    pub at: At,
    /// Whether there is a unit.
    pub unit: bool,
    /// Which card it is; `None` for a BOT that the viewer does not know.
    pub card: Option<CardId>,
    /// It is a BOT.
    pub bot: bool,
    /// CTRL of the unit now.
    pub value: i8,
    /// CTRL markers.
    pub ctrl: u8,
    /// Shields.
    pub shield: u8,
    /// Disruption.
    pub disruption: u8,
    /// Data markers.
    pub data: u8,
    /// It is frozen.
    pub frozen: bool,
    /// The patch under it.
    pub patch: Option<CardId>,
    /// The virus on it, with its data markers.
    pub virus: Option<(CardId, u8)>,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// Drafted factions.
    pub factions: Vec<Faction>,
    /// Those whose ability is unlocked.
    pub unlocked: Vec<Faction>,
    /// Those whose ability was used this round.
    pub used: Vec<Faction>,
    /// The hand.
    pub hand: PileView,
    /// The memory.
    pub memory: PileView,
    /// The draw pile; known cards lie at its bottom.
    pub pile: PileView,
    /// The trash, the top last.
    pub trash: Vec<CardId>,
    /// On their way to the trash.
    pub bin: Vec<CardId>,
    /// Coins.
    pub coins: u8,
    /// Disks in the order of the sectors.
    pub disks: [u8; 3],
    /// Has passed in this main phase.
    pub passed: bool,
    /// The nine slots.
    pub slots: Vec<SlotView>,
    /// CTRL of the three sectors.
    pub ctrl: [i16; 3],
    /// Control of the three sectors.
    pub control: [i16; 3],
}

/// A position as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round.
    pub round: u16,
    /// Holds the start-player marker.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether it is the main phase.
    pub main: bool,
    /// Both players.
    pub sides: Vec<SideView>,
    /// Modules on offer.
    pub market: Vec<CardId>,
    /// Modules not yet on offer.
    pub modules: u8,
    /// Modules out of the game.
    pub scrap: Vec<CardId>,
    /// Cards and abilities whose text was used up this round.
    pub spent: Vec<CardId>,
    /// Sectors chosen in this scoring.
    pub order: Vec<u8>,
    /// What is being installed: card and slot; a BOT has entered before anybody is asked.
    pub installing: Option<(CardId, At)>,
    /// The card whose text is being carried out.
    pub effect: Option<CardId>,
    /// Cards whose text waits.
    pub waiting: Vec<CardId>,
}

fn set(cards: CardSet) -> Vec<CardId> {
    cards.into_iter().map(CardId).collect()
}

fn factions(bits: u16) -> Vec<Faction> {
    Faction::ALL.into_iter().filter(|faction| bits & faction.bit() != 0).collect()
}

impl Sectors {
    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        let place = |card: u8| (card != NONE).then_some(CardId(card));
        View {
            round: self.round,
            start: self.start,
            turn: self.turn,
            main: self.main,
            sides: [Seat(0), Seat(1)].into_iter().map(|seat| self.side(seat, viewer)).collect(),
            market: self.market.iter().copied().filter_map(place).collect(),
            modules: self.modules.len() as u8,
            scrap: set(self.scrap),
            spent: set(self.spent),
            order: self.order.to_vec(),
            installing: self
                .jobs
                .last()
                .filter(|job| job.way != crate::item::Way::Bot)
                .map(|job| (job.card, job.at)),
            effect: self.effects.last().map(|effect| effect.card),
            waiting: self.pending.iter().map(|trigger| trigger.card).collect(),
        }
    }

    fn side(&self, seat: Seat, viewer: Viewer) -> SideView {
        let at = seat.index();
        let knows = viewer == Viewer::All || viewer == Viewer::Seat(seat);
        let rival = viewer == Viewer::Seat(other(seat));
        let pile = |cards: CardSet| PileView {
            count: cards.len() as u8,
            known: match (knows, rival) {
                (true, _) => set(cards),
                (_, true) => set(cards & self.known),
                _ => Vec::new(),
            },
        };
        let sunk = usize::from(self.sunk[at]).min(self.piles[at].len());
        let bottom = if viewer == Viewer::All { self.piles[at].len() } else { sunk };
        SideView {
            factions: factions(self.factions[at]),
            unlocked: factions(self.unlocked[at]),
            used: factions(self.used[at]),
            hand: pile(self.hands[at]),
            memory: pile(self.memories[at]),
            pile: PileView {
                count: self.piles[at].len() as u8,
                known: self.piles[at][..bottom].iter().copied().map(CardId).collect(),
            },
            trash: self.trashes[at].iter().copied().map(CardId).collect(),
            bin: set(self.bins[at]),
            coins: self.coins[at],
            disks: self.disks[at],
            passed: self.passed[at],
            slots: At::of(seat).map(|at| self.slot_view(at, knows, rival)).collect(),
            ctrl: [0, 1, 2].map(|sector| self.sector_ctrl(seat, sector)),
            control: [0, 1, 2].map(|sector| self.control(seat, sector)),
        }
    }

    /// What a viewer sees of a slot: the card of a BOT only who may look at it [S1.10] [S16.3].
    fn slot_view(&self, at: At, knows: bool, rival: bool) -> SlotView {
        let slot = self.slot(at);
        let shown = !slot.down || knows || rival && slot.seen;
        let card = |card: u8| (card != NONE).then_some(CardId(card));
        SlotView {
            at,
            unit: slot.unit != NONE,
            card: card(slot.unit).filter(|_| shown),
            bot: slot.is_bot(),
            value: self.ctrl(at),
            ctrl: slot.ctrl,
            shield: slot.shield,
            disruption: slot.disruption,
            data: slot.data,
            frozen: slot.frozen,
            patch: card(slot.patch),
            virus: card(slot.virus).map(|virus| (virus, slot.runs)),
        }
    }
}
