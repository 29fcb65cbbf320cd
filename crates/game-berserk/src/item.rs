//! Things that are declared, carried out, or lie on cards for a while: small plain values inside the position.

use crate::action::Action;
use crate::cards::CardId;
use crate::state::{NONE, UnitId};
use crate::text::{Amount, Mark, Mod, Op, Until};
use deckhand_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What an item does when it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum What {
    /// A sentence of a card.
    #[default]
    Sentence,
    /// A step.
    Step,
    /// A jump or a teleport instead of movement.
    Jump,
    /// A simple strike.
    Strike,
    /// Becoming the defender.
    Defend,
    /// A counter for closing [B11.29].
    Counter,
    /// Getting ready for a flyer [B7.15].
    Ready,
    /// Wounds of poison at the start of a turn [B11.13].
    Poison,
    /// Regeneration at the start of a turn [B11.7].
    Regenerate,
    /// A token of incarnation at the start of a turn [B11.21].
    Incarnate,
}

/// Most targets of an item.
pub(crate) const TARGETS: usize = 6;

/// Something declared, triggered or being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Item {
    pub(crate) what: What,
    /// Who controls it.
    pub(crate) seat: Seat,
    /// The card that does it.
    pub(crate) source: UnitId,
    /// The card on which the sentence is printed, and the number of the sentence.
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    /// What it is about: found by the trigger or chosen last.
    pub(crate) it: UnitId,
    /// What the trigger found, before anything was chosen.
    pub(crate) origin: UnitId,
    /// A number chosen or given by the event.
    pub(crate) x: i8,
    /// Targets in the order in which they were chosen; cells where a cell was asked for.
    pub(crate) targets: [u8; TARGETS],
    /// How many have been chosen.
    pub(crate) chosen: u8,
    /// How many have been used.
    pub(crate) next: u8,
    /// The next step of the sentence.
    pub(crate) at: u8,
    /// The branch taken.
    pub(crate) branch: u8,
    /// Whether the step before took effect.
    pub(crate) done: bool,
    /// Whether it has a pending attack of its own.
    pub(crate) fights: bool,
    /// Where the source stood when it was declared, for what comes after its death.
    pub(crate) cell: u8,
}

impl Default for Item {
    fn default() -> Self {
        Self {
            what: What::Sentence,
            seat: Seat(0),
            source: NONE,
            card: CardId(0),
            sentence: 0,
            it: NONE,
            origin: NONE,
            x: 0,
            targets: [NONE; TARGETS],
            chosen: 0,
            next: 0,
            at: 0,
            branch: NONE,
            done: true,
            fights: false,
            cell: NONE,
        }
    }
}

impl Item {
    /// The steps of its sentence.
    pub(crate) fn ops(&self) -> &'static [Op] {
        self.card.says()[usize::from(self.sentence)].ops
    }

    /// The first target.
    pub(crate) fn target(&self) -> u8 {
        self.targets[0]
    }
}

/// Something that has triggered and waits to be declared: as much of an [`Item`] as is known then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub(crate) what: What,
    pub(crate) seat: Seat,
    pub(crate) source: UnitId,
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    pub(crate) it: UnitId,
    pub(crate) x: i8,
    pub(crate) cell: u8,
    /// The step with which it goes on; 0 but for the rest of a sentence that was put off.
    pub(crate) at: u8,
}

impl Trigger {
    /// The answer that lets it come next.
    pub(crate) fn as_action(&self) -> Action {
        let number = if self.what == What::Sentence { self.sentence + 1 } else { 0 };
        Action::Trigger { card: self.card, number }
    }
}

impl Default for Trigger {
    fn default() -> Self {
        Self::from(Item::default())
    }
}

impl From<Item> for Trigger {
    fn from(item: Item) -> Self {
        let Item { what, seat, source, card, sentence, it, x, cell, at, .. } = item;
        Self { what, seat, source, card, sentence, it, x, cell, at }
    }
}

impl From<Trigger> for Item {
    fn from(trigger: Trigger) -> Self {
        let Trigger { what, seat, source, card, sentence, it, x, cell, at } = trigger;
        Self { what, seat, source, card, sentence, it, origin: it, x, cell, at, ..Self::default() }
    }
}

/// Something laid on a card for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Laid {
    /// On which card.
    pub(crate) on: UnitId,
    /// By which card.
    pub(crate) source: UnitId,
    /// Who controlled it then.
    pub(crate) seat: Seat,
    /// The step of the sentence that says what: card, sentence, step.
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    pub(crate) step: u8,
    /// A number fixed when it was laid on.
    pub(crate) x: i8,
    /// What it is about.
    pub(crate) it: UnitId,
    pub(crate) until: Until,
    /// Turns of the one whose turn ends it that still have to end.
    pub(crate) left: u8,
}

impl Default for Laid {
    fn default() -> Self {
        Self {
            on: NONE,
            source: NONE,
            seat: Seat(0),
            card: CardId(0),
            sentence: 0,
            step: 0,
            x: 0,
            it: NONE,
            until: Until::Battle,
            left: 0,
        }
    }
}

impl Laid {
    /// The change it makes.
    pub(crate) fn change(&self) -> Option<Mod> {
        match self.card.says().get(usize::from(self.sentence))?.ops.get(usize::from(self.step))? {
            // An amount is fixed when it is laid on.
            Op::Lay(_, Mod::Plus(hits, _), _) | Op::LayOnce(_, Mod::Plus(hits, _), _) => {
                Some(Mod::Plus(*hits, Amount::X(0)))
            }
            Op::Lay(_, Mod::PlusAtMost(hits, _, most), _) => {
                Some(Mod::PlusAtMost(*hits, Amount::X(0), *most))
            }
            Op::Lay(_, change, _) | Op::LayOnce(_, change, _) => Some(*change),
            Op::Land(_) => Some(Mod::Grounded),
            _ => None,
        }
    }
}

/// Something that holds for cells or for a whole side, or a note that a sentence was used in some way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Zone {
    /// Cells it lies on.
    pub(crate) cells: u32,
    pub(crate) source: UnitId,
    pub(crate) seat: Seat,
    /// The step of the sentence that says what: card, sentence, step; [`Zone::NOTE`] for a note.
    pub(crate) card: CardId,
    pub(crate) sentence: u8,
    pub(crate) step: u8,
    pub(crate) x: i8,
    /// What a note is about: a card or a row.
    pub(crate) it: u8,
    pub(crate) until: Until,
    pub(crate) left: u8,
}

impl Zone {
    /// The step of a note.
    pub(crate) const NOTE: u8 = u8::MAX;

    /// Something of a running item, to the end of the battle.
    pub(crate) fn of(item: &Item) -> Self {
        Self {
            cells: 0,
            source: item.source,
            seat: item.seat,
            card: item.card,
            sentence: item.sentence,
            step: item.at,
            x: 0,
            it: NONE,
            until: Until::Battle,
            left: 1,
        }
    }

    /// A note that the sentence of an item was used for this card or row.
    pub(crate) fn note(item: &Item, it: u8, until: Until) -> Self {
        Self { step: Self::NOTE, it, until, ..Self::of(item) }
    }

    /// Whether it is a note that this sentence was used for this card or row.
    pub(crate) fn notes(&self, item: &Item, it: u8) -> bool {
        self.step == Self::NOTE
            && self.source == item.source
            && self.sentence == item.sentence
            && self.it == it
    }

    /// The step that says what it does.
    pub(crate) fn op(&self) -> Option<&'static Op> {
        self.card.says().get(usize::from(self.sentence))?.ops.get(usize::from(self.step))
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self::of(&Item::default())
    }
}

/// A marker on a card or a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Marker {
    pub(crate) kind: Mark,
    /// The card or the cell.
    pub(crate) at: u8,
    pub(crate) source: UnitId,
    pub(crate) seat: Seat,
    pub(crate) until: Until,
    pub(crate) left: u8,
}

impl Default for Marker {
    fn default() -> Self {
        Self {
            kind: Mark::Hunt,
            at: NONE,
            source: NONE,
            seat: Seat(0),
            until: Until::Battle,
            left: 0,
        }
    }
}

impl Marker {
    /// Whether it lies on a cell and reaches what stands there at the moment that counts [B11.34].
    pub(crate) fn on_cell(&self) -> bool {
        matches!(self.kind, Mark::Bomb | Mark::Bonfire | Mark::Dam | Mark::Gate | Mark::Tremor)
    }

    /// Whether it occupies the cell [B2.16].
    pub(crate) fn occupies(&self) -> bool {
        matches!(self.kind, Mark::Bonfire | Mark::Dam)
    }
}
