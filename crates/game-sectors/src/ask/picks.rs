//! All other questions: what may be answered, and what an answer does.

use super::Ask;
use crate::action::Action;
use crate::at::At;
use crate::cards::{CardId, Faction, Sector};
use crate::event::Event;
use crate::flow::Frame;
use crate::item::Way;
use crate::rule;
use crate::state::{Sectors, World};
use crate::text::Op;
use alloc::vec::Vec;
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

fn cards(set: CardSet, out: &mut Vec<Action>) {
    out.extend(set.into_iter().map(|card| Action::Choose(CardId(card))));
}

impl Sectors {
    /// The question before a seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<Ask> {
        match self.agenda.last() {
            Some(&Frame::Ask(asked, ask)) if asked == seat && self.outcome.is_none() => Some(ask),
            _ => None,
        }
    }

    /// Cards with which the innermost installation can be paid [S4.5] [S4.7].
    pub(crate) fn payers(&self) -> CardSet {
        let Some(job) = self.jobs.last() else { return CardSet::NONE };
        let at = job.seat.index();
        let mut payers = self.hands[at];
        if job.way == Way::Hand {
            payers.remove(job.card.0);
        }
        if self.choices.memory_pays && self.turn == job.seat && self.main {
            payers |= self.memories[at];
        }
        payers
    }

    /// Whether a card of the memory may stand for the normal cost now [S15.20]: not when the rest could not be paid then.
    pub(crate) fn may_reserve(&self) -> bool {
        let Some(job) = self.jobs.last() else { return false };
        let memory = self.memories[job.seat.index()].len();
        job.normal > 0
            && !job.begun
            && memory > 0
            && self.can_use(job.seat, Faction::Bat)
            && self.payers().len() + u32::from(!self.choices.memory_pays) > u32::from(job.extra)
    }

    /// Appends what may be answered, in ascending order.
    pub(crate) fn options(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        let start = out.len();
        let at = seat.index();
        match ask {
            Ask::Draft => {
                let taken = self.factions[0] | self.factions[1];
                let free = Faction::ALL.into_iter().filter(|faction| taken & faction.bit() == 0);
                out.extend(free.map(Action::Draft));
            }
            Ask::Main => self.main_options(seat, out),
            Ask::Pay(normal, extra) => {
                let payers = self.payers();
                // Only as many as are needed may be missing; with too few, BAT has to help.
                if payers.len() >= u32::from(normal + extra) {
                    cards(payers, out);
                }
                if self.may_reserve() {
                    out.extend(
                        self.memories[at].into_iter().map(|card| Action::Reserve(CardId(card))),
                    );
                }
            }
            Ask::Order(_) => {
                let base = self.trigger_base();
                out.extend(self.next_group(base).map(|(_, trigger)| Action::Choose(trigger.card)));
            }
            Ask::End => cards(self.ending(seat), out),
            Ask::Target(..) => {
                if self.may_decline() {
                    out.push(Action::No);
                }
                out.extend(self.targets().map(Action::Pick));
            }
            Ask::Slot(_) => self.slot_options(seat, out),
            Ask::Hand(_) | Ask::Store => {
                if ask == Ask::Store {
                    out.push(Action::No);
                }
                cards(self.hands[at], out);
            }
            Ask::Trash(..) => {
                if self.may_decline() {
                    out.push(Action::No);
                }
                match self.op() {
                    Some(Op::Recover { zrd }) => cards(self.recoverable(seat, zrd), out),
                    _ => cards(self.trashes[at].iter().copied().collect(), out),
                }
            }
            Ask::Memory(_) => {
                out.push(Action::No);
                cards(self.memories[at], out);
            }
            Ask::Overflow => cards(self.memories[at], out),
            Ask::Number(_, most) => {
                if self.may_decline() {
                    out.push(Action::No);
                }
                out.extend((1..=most).map(Action::Number));
            }
            Ask::May(_) => out.extend([Action::Yes, Action::No]),
            Ask::Module(_) => cards(self.cheap_modules(), out),
            Ask::Install(_) => {
                for card in self.hands[at].into_iter().map(CardId) {
                    if self.is_restorable(card) {
                        self.installations(seat, card, Way::Free, out);
                    }
                }
                if out.len() == start {
                    out.push(Action::No);
                }
            }
            Ask::Sector => {
                let left = (0..3u8).filter(|sector| !self.order.contains(sector));
                out.extend(left.map(|sector| Action::Sector(Sector::ALL[usize::from(sector)])));
            }
            Ask::Unlock => {
                let locked = self.locked(seat);
                let factions = Faction::ALL.into_iter().filter(|it| locked & it.bit() != 0);
                out.extend(factions.map(Action::Unlock));
            }
            Ask::Bin => cards(self.bins[at], out),
            Ask::Replace(_) => out.extend([Action::Return, Action::Hold]),
            Ask::Save => {
                let saved = At::of(seat).filter(|&at| self.dies(at) && self.would_return(at));
                out.extend(saved.map(Action::Pick));
            }
        }
        out[start..].sort_unstable();
        if matches!(ask, Ask::Order(_)) {
            let mut rest = out.split_off(start);
            rest.dedup();
            out.append(&mut rest);
        }
    }

    fn slot_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let effect = self.effects.last().copied().unwrap_or_default();
        match self.op() {
            Some(Op::MoveBots) => out.extend(self.rooms_elsewhere(effect.it).map(Action::Pick)),
            Some(Op::Create(_, true)) => {
                out.extend(self.room_for_bot(seat, Some(effect.at.sector())).map(Action::Pick));
            }
            _ => out.extend(self.room_for_bot(seat, None).map(Action::Pick)),
        }
    }

    /// Where the triggers that are being ordered begin.
    fn trigger_base(&self) -> u8 {
        let below = self.agenda.len().checked_sub(2).and_then(|at| self.agenda.get(at));
        match below {
            Some(Frame::Triggers(base)) => *base,
            _ => 0,
        }
    }

    /// Carries out an answer.
    pub(crate) fn answer(&mut self, seat: Seat, ask: Ask, action: Action, table: World<'_, '_>) {
        let base = self.trigger_base();
        self.agenda.pop();
        let at = seat.index();
        match (ask, action) {
            (Ask::Draft, Action::Draft(faction)) => {
                self.factions[at] |= faction.bit();
                table.tell(rule::S2_2, || Event::Drafted(seat, faction));
            }
            (Ask::Main, action) => self.main_answer(seat, action, table),
            (Ask::Pay(..), Action::Choose(card)) => self.pay_with(card, table),
            (Ask::Pay(..), Action::Reserve(card)) => self.reserve(card, table),
            (Ask::Order(_), Action::Choose(card)) => {
                let number =
                    self.next_group(base).find(|(_, it)| it.card == card).map(|(number, _)| number);
                if let Some(number) = number {
                    self.take_trigger(number, table);
                }
            }
            (Ask::End, Action::Choose(card)) => self.resolve_end(seat, card, table),
            (Ask::Target(..), Action::Pick(at)) => self.pick_target(at, table),
            (Ask::Slot(_), Action::Pick(at)) => self.create_at(at, table),
            (Ask::Hand(_), Action::Choose(card)) => match self.op() {
                Some(Op::Filter(_)) if self.effects.last().is_some_and(|it| it.seat == seat) => {
                    self.discard_for_filter(card, table);
                }
                _ => self.discard(seat, card, rule::S14_10, table),
            },
            (Ask::Trash(..), Action::Choose(card)) => match self.op() {
                Some(Op::PayTrash(_)) => self.sink(card, table),
                _ => self.recover(card, table),
            },
            (Ask::Memory(_), Action::Choose(card)) => self.unload_for_effect(card, table),
            (Ask::Overflow, Action::Choose(card)) => self.unload(seat, card, rule::S7_1, table),
            (Ask::Number(..), Action::Number(number)) => match self.op() {
                Some(Op::Transfer) => self.transfer_now(number, table),
                _ => self.hire_for(number, table),
            },
            (Ask::May(_), Action::Yes) => self.pay_data(table),
            (Ask::Module(_), Action::Choose(card)) => self.scrap(card, table),
            (Ask::Install(_), Action::Install { card, at }) => {
                self.next_op();
                self.start_job(seat, card, at, Way::Free, table);
            }
            (Ask::Store, Action::Choose(card)) => {
                let open = self.leaves_unseen(self.hands[at], card);
                self.hands[at].remove(card.0);
                self.load(seat, card, open, rule::S6_1, table);
            }
            (Ask::Sector, Action::Sector(sector)) => {
                self.order.push(sector as u8);
                let place = self.order.len() as u8;
                table.tell(rule::S8_1, || Event::Chose(seat, sector, place));
            }
            (Ask::Unlock, Action::Unlock(faction)) => self.unlock(seat, faction, table),
            (Ask::Bin, Action::Choose(card)) => {
                self.bins[at].remove(card.0);
                self.put_in_trash(card, seat);
            }
            (Ask::Replace(slot), Action::Return) => self.give_back(slot, table),
            (Ask::Replace(slot), Action::Hold) => self.hold(slot, table),
            (Ask::Save, Action::Pick(slot)) => self.saved |= 1 << slot.0,
            (_, Action::No) => self.decline(ask, table),
            _ => {}
        }
    }

    /// Nothing was picked.
    fn decline(&mut self, ask: Ask, table: World<'_, '_>) {
        match (ask, self.op()) {
            (Ask::Store, _) => {}
            (_, Some(Op::UnloadAny)) => self.unload_no_more(),
            (_, Some(Op::Transfer | Op::InstallFree | Op::One(..))) => {
                self.next_op();
            }
            _ => self.give_up(table),
        }
    }
}
