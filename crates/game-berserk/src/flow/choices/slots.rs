//! What a step of a sentence needs picked: its slots, in the order in which they are filled.

use crate::cards::Element;
use crate::figures::Ctx;
use crate::item::{Item, TARGETS};
use crate::state::{Berserk, NONE};
use crate::text::{Aim, Alter, Filter, Hook, Kinds, Op, Sel, Source, Spot, To};

/// Something to be picked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Slot {
    /// A card that matches. May it be left out? Does the opponent pick?
    Card(Filter, bool, bool),
    /// The target of an attack: kind, range; may it be left out?
    Target(Kinds, u8, bool),
    /// A free cell.
    Cell(To),
    /// A free cell for a marker.
    Spot,
    /// A card of a graveyard or a deck; may it be left out?
    Lying(Source, Filter, bool),
    /// A row of the enemy half, or of the field.
    Row(bool),
    /// One of some ways to change the pending attack.
    Way,
    /// A direction for a line of cells.
    Line,
    /// One of the cards looked at that goes back next.
    Looked,
    /// A card of the own deck whose sentence can be copied.
    Copied,
    /// A number from 1 to X.
    Number,
    /// Any cell.
    AnyCell,
    /// How many wounds are moved, at most so many.
    Count(u8),
    /// How long a line of cells is.
    Length,
    /// One wound of those that were just taken goes to this card; the same one may be picked again.
    Share,
}

impl Slot {
    /// Whether it is picked with the declaration [B5.5].
    pub(super) fn is_declared(self) -> bool {
        matches!(self, Self::Card(..) | Self::Target(..) | Self::Way | Self::Count(_))
    }

    /// Whether it may be left out.
    pub(crate) fn is_optional(self) -> bool {
        matches!(self, Self::Card(_, true, _) | Self::Target(_, _, true) | Self::Lying(_, _, true))
    }
}

/// The slots of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slots {
    list: [Option<Slot>; TARGETS],
    len: usize,
}

impl Slots {
    fn new() -> Self {
        Self { list: [None; TARGETS], len: 0 }
    }

    fn push(&mut self, slot: Slot) {
        if self.len < TARGETS {
            self.list[self.len] = Some(slot);
            self.len += 1;
        }
    }

    fn many(&mut self, count: usize, slot: Slot) {
        for _ in 0..count {
            self.push(slot);
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The slot of this number.
    pub(crate) fn get(&self, at: usize) -> Option<Slot> {
        self.list.get(at).copied().flatten()
    }
}

impl Berserk {
    /// What has to be picked for a step.
    pub(crate) fn slots(&self, item: &Item, op: &Op) -> Slots {
        let mut slots = Slots::new();
        let ctx = self.pending_ctx(item);
        let mut select = |sel: &Sel| match sel {
            Sel::One(filter) => slots.push(Slot::Card(*filter, false, false)),
            Sel::FoeOne(filter) => slots.push(Slot::Card(*filter, false, true)),
            Sel::UpTo(most, filter) => {
                slots.many(usize::from(*most), Slot::Card(*filter, true, false));
            }
            Sel::Exactly(count, filter) => {
                slots.many(usize::from(*count), Slot::Card(*filter, false, false));
            }
            Sel::ExactlyX(filter) => {
                slots.many(item.x.max(0) as usize, Slot::Card(*filter, false, false));
            }
            Sel::Many(amount, filter) => {
                let count = self.amount(*amount, ctx).max(0) as usize;
                slots.many(count, Slot::Card(*filter, false, false));
            }
            Sel::Me | Sel::It | Sel::Host | Sel::All(_) => {}
        };
        if let Some(sel) = sel_of(op).filter(|_| !matches!(op, Op::Place(..))) {
            select(&sel);
            return slots;
        }
        match op {
            Op::Place(sel, to) => {
                select(sel);
                match to {
                    To::Onto(filter) => slots.push(Slot::Card(*filter, false, false)),
                    To::Vacated | To::Onward | To::LeftByIt => {}
                    to => slots.push(Slot::Cell(*to)),
                }
            }
            Op::Land(to) if !matches!(to, To::LeftByIt | To::Vacated) => {
                slots.push(Slot::Cell(*to));
            }
            Op::StrikeBy(Sel::All(strikers), filter, true) => {
                slots.push(Slot::Card(*filter, false, false));
                // Then the strikers in the order in which they strike.
                let target = if item.chosen > 0 { item.target() } else { NONE };
                if self.in_play(target) {
                    let ctx = Ctx { it: target, ..ctx };
                    let count = self.strikers(strikers, ctx);
                    slots.many(usize::from(count), Slot::Card(*strikers, false, false));
                }
            }
            Op::StrikeBy(sel, filter, _) => {
                if let Sel::One(first) = sel {
                    slots.push(Slot::Card(*first, false, false));
                }
                slots.push(Slot::Card(*filter, false, false));
            }
            Op::Transfer(most, from, sel, split) => {
                slots.push(Slot::Card(*from, false, false));
                slots.push(Slot::Count(*most));
                match sel {
                    Sel::UpTo(count, filter) if *split => {
                        slots.push(Slot::Card(*filter, false, false));
                        slots.many(usize::from(*count) - 1, Slot::Card(*filter, true, false));
                    }
                    Sel::One(filter) => slots.push(Slot::Card(*filter, false, false)),
                    _ => {}
                }
            }
            Op::Redirect(filter) => slots.push(Slot::Card(*filter, false, false)),
            Op::Finish(_) => slots.push(Slot::Card(crate::text::enemy(FINISH), false, false)),
            Op::Attack(kind, _, aim) => match aim {
                Aim::Range(range) => slots.push(Slot::Target(*kind, *range, false)),
                Aim::UpTo(most) => {
                    slots.push(Slot::Target(*kind, 0, false));
                    slots.many(usize::from(*most) - 1, Slot::Target(*kind, 0, true));
                }
                Aim::Another => slots.push(Slot::Target(*kind, 0, false)),
                Aim::It => {}
            },
            Op::MarkCells(Spot::Free, ..) => slots.push(Slot::Spot),
            Op::MarkCells(Spot::FreeCells(count), ..) => {
                slots.many(usize::from(*count), Slot::Spot);
            }
            Op::Summon(source, filter, to, _) => {
                slots.push(Slot::Lying(*source, *filter, false));
                slots.push(Slot::Cell(*to));
            }
            Op::SummonShown => slots.push(Slot::Cell(To::Free)),
            Op::Exile(most, source, filter) => {
                let optional = *source == Source::Deck;
                slots.many(usize::from(*most), Slot::Lying(*source, *filter, optional));
            }
            Op::TokenOn(filter) => slots.push(Slot::Lying(Source::Graveyard, *filter, false)),
            Op::MoveTremor => slots.push(Slot::Cell(To::NearTremor)),
            Op::Token(false) => slots.push(Slot::Lying(Source::Graveyard, TOKENS, false)),
            Op::CurseRow => slots.push(Slot::Row(true)),
            Op::StormRow => slots.push(Slot::Row(false)),
            Op::HamperLine => {
                slots.push(Slot::Line);
                slots.push(Slot::Length);
            }
            Op::Alter(
                Alter::DieOrReroll
                | Alter::DieOfHost
                | Alter::OwnStrong
                | Alter::StrikeMinus(_)
                | Alter::SetMeleeAtOwn(_),
            ) => {
                slots.push(Slot::Way);
            }
            Op::Arrange(count) => slots.many(usize::from(*count), Slot::Looked),
            Op::Hook(Hook::CopyFromDeck) => slots.push(Slot::Copied),
            Op::Hook(Hook::NameANumber) => slots.push(Slot::Number),
            Op::Hook(Hook::Tremor) => slots.push(Slot::AnyCell),
            Op::Hook(Hook::RingSummon) => {
                slots.push(Slot::Lying(Source::Deck, RING, false));
                slots.push(Slot::Cell(To::Ring));
            }
            Op::ShareWounds => slots.many(item.x.clamp(0, TARGETS as i8) as usize, Slot::Share),
            Op::ArrangeShown => slots.many(usize::from(self.shown.1), Slot::Looked),
            _ => {}
        }
        slots
    }
}

/// Cards on which a killing blow can be dealt [B11.20].
pub(super) const FINISH: &[crate::text::Test] =
    &[crate::text::Test::NearMe, crate::text::Test::NonFlyer];

/// What 130 summons.
pub(super) const RING: Filter =
    crate::text::own(&[crate::text::Test::Of(Element::Swamp), crate::text::Test::CostAtMost(5)]);

/// Own creatures that have to stand around the cell to which 130 summons. Eight or more, as recorded, is never possible
/// with a ninth cell in the middle and a squad that fights; the smallest ring that is one is played.
pub(super) const RING_SIZE: u32 = 3;

/// Cards of a graveyard that can take a token.
pub(super) const TOKENS: Filter = crate::text::own(&[crate::text::Test::WithIncarnation]);

/// The cards on which a step works.
pub(super) fn sel_of(op: &Op) -> Option<Sel> {
    match op {
        Op::Wound(sel, _)
        | Op::Heal(sel, _)
        | Op::HealAll(sel)
        | Op::Poison(sel, _)
        | Op::RaisePoison(sel, _)
        | Op::Cure(sel)
        | Op::Counter(sel, _)
        | Op::Life(sel, _)
        | Op::Close(sel)
        | Op::Open(sel)
        | Op::Stun(sel)
        | Op::Lay(sel, ..)
        | Op::LayOnce(sel, ..)
        | Op::Mark(sel, ..)
        | Op::Unmark(sel, _)
        | Op::Destroy(sel)
        | Op::Swap(sel)
        | Op::Detach(sel)
        | Op::Place(sel, _) => Some(*sel),
        _ => None,
    }
}

pub(super) fn looked(op: Option<&Op>) -> u8 {
    match op {
        Some(Op::Arrange(count)) => *count,
        _ => 0,
    }
}

/// Notes what was picked for an item.
pub(crate) fn fill_item(item: &mut Item, choice: u8, slot: Slot) {
    if usize::from(item.chosen) < TARGETS {
        item.targets[usize::from(item.chosen)] = choice;
        item.chosen += 1;
        let names_card = matches!(slot, Slot::Card(..) | Slot::Target(..) | Slot::Lying(..));
        if choice != NONE && names_card {
            item.it = choice;
        }
    }
}
