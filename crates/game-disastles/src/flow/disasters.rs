//! Drawing, and what Disasters and Catastrophes do.

use super::{Frame, Refill};
use crate::activity::Worth;
use crate::ask::{Ask, From, Scope};
use crate::cards::CardId;
use crate::event::Event;
use crate::rule;
use crate::setup::{Way, plain_disasters};
use crate::state::{Castle, Disastles, World};
use crate::text::{Text, Whose, Woe};
use crate::toll::{Sum, Toll};
use alloc::vec::Vec;
use deckhand_kernel::{Outcome, RuleId, Seat, Seats};
use deckhand_parts::List;

impl Disastles {
    /// Draws a batch of cards [D7.2]. The first Disaster stays; the others are shuffled back and replaced, and whatever
    /// Disasters come then stay. They wait in the row and are played when the draw is complete [D7.4], before whatever
    /// was going on continues [D7.5].
    pub(super) fn draw_batch(&mut self, to: Refill, count: u8, table: World<'_, '_>) {
        let mut drawn = self.draw_cards(count, table);
        self.keep_one_disaster(&mut drawn, table);
        let rooms: List<CardId, 16> =
            drawn.iter().copied().filter(|card| !card.is_disaster()).collect();
        let from = self.row.len() as u8;
        for &card in drawn.iter().filter(|card| card.is_disaster()) {
            self.row.push(card);
        }
        match to {
            Refill::Shop => {
                for &card in rooms.iter() {
                    self.shop.push(card);
                }
                if !rooms.is_empty() {
                    table.tell(rule::D3_1, || Event::Laid(rooms.to_vec()));
                }
            }
            Refill::Hold => {
                self.held = rooms.first().copied();
                if let Some(card) = self.held {
                    table.tell(rule::D7_19, || Event::TurnedUp(card));
                }
            }
            Refill::Nothing => {}
        }
        self.agenda.push(Frame::Last); // [D12.4]
        if self.row.len() > usize::from(from) {
            self.agenda.push(Frame::Row(from, to));
        }
    }

    /// Of several Disasters in one batch only the first stays [D7.2].
    fn keep_one_disaster(&mut self, drawn: &mut List<CardId, 16>, table: World<'_, '_>) {
        let mut back: List<CardId, 16> = List::new();
        let mut first = true;
        let mut at = 0;
        while at < drawn.len() {
            if drawn[at].is_disaster() && !core::mem::take(&mut first) {
                back.push(drawn.remove(at));
            } else {
                at += 1;
            }
        }
        if back.is_empty() {
            return;
        }
        table.tell(rule::D7_2, || Event::ShuffledBack(back.to_vec()));
        back.iter().for_each(|&card| self.seen.insert(card));
        self.shuffle_in(&back, table);
        for &card in self.draw_cards(back.len() as u8, table).iter() {
            drawn.push(card);
        }
    }

    /// Discards cards from the deck [D7.20].
    pub(super) fn throw(
        &mut self,
        by: Option<Seat>,
        count: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        let mut thrown = self.draw_cards(count, table);
        if self.choices.discarded_like_drawn {
            self.keep_one_disaster(&mut thrown, table);
        }
        if thrown.is_empty() {
            return;
        }
        table.tell(cause, || Event::Thrown(thrown.to_vec()));
        let from = self.row.len() as u8;
        for &card in thrown.iter().filter(|card| card.is_disaster()) {
            self.row.push(card);
        }
        let waiting = self.row.len() - usize::from(from);
        self.agenda.push(Frame::Last);
        if waiting > 0 {
            self.agenda.push(Frame::Row(from, Refill::Nothing));
        }
        let rooms = thrown.iter().copied().filter(|card| !card.is_disaster());
        match by {
            Some(seat) if !self.choices.deck_order => {
                if waiting > 1 {
                    self.agenda.push(Frame::Ask(seat, Ask::Order(from))); // [D7.21]
                }
                self.set_aside(rooms, seat);
            }
            _ => rooms.for_each(|card| self.bin(card)),
        }
    }

    /// Plays the next Disaster that waits from `from` on, and then draws its replacement [D7.3].
    pub(super) fn play_row(&mut self, from: u8, refill: Refill) {
        if self.row.len() <= usize::from(from) {
            return;
        }
        let card = self.row[usize::from(from)];
        self.agenda.push(Frame::Row(from, refill));
        if refill != Refill::Nothing {
            self.agenda.push(Frame::Refill(refill));
        }
        self.agenda.push(Frame::Play(card));
    }

    /// Draws one replacement; a Disaster joins the end of the row [D7.3] [D7.4].
    pub(super) fn refill(&mut self, to: Refill, table: World<'_, '_>) {
        let Some(&card) = self.draw_cards(1, table).first() else { return };
        if card.is_disaster() {
            self.row.push(card);
            return;
        }
        match to {
            Refill::Shop => {
                self.shop.push(card);
                table.tell(rule::D7_3, || Event::Laid(alloc::vec![card]));
            }
            Refill::Hold => {
                self.held = Some(card);
                table.tell(rule::D7_3, || Event::TurnedUp(card));
            }
            Refill::Nothing => {}
        }
    }

    /// A Disaster is played [D7.1]: damage for everybody [D7.7], then the text of a Catastrophe [D9.1].
    pub(super) fn play_disaster(&mut self, card: CardId, table: World<'_, '_>) {
        if let Some(at) = self.row.iter().position(|&other| other == card) {
            self.row.remove(at);
        }
        let x = self.played;
        self.count_disaster(card);
        let damage = card.card().damage.map(|(fixed, per)| fixed + per * x); // [D7.6]
        table.tell(rule::D7_1, || Event::Disaster(card, x, damage));
        if self.agenda.contains(&Frame::Survivors) {
            // It interrupts another Disaster, which goes on afterwards [D7.5].
            self.agenda.push(Frame::Resume(self.lost, self.struck, self.stubborn));
        } else {
            self.tolls.clear();
        }
        self.lost = [0; 5];
        self.struck = Seats::NONE;
        let woe = card.card().text.iter().find_map(|text| match text {
            Text::Woe(woe) => Some(*woe),
            _ => None,
        });
        self.agenda.push(Frame::Last);
        if let Some(woe) = woe {
            self.agenda.then([Frame::Woe(woe), Frame::Survivors]);
        }
        self.agenda.push(Frame::Survivors);
        self.stubborn = woe == Some(Woe::NoReductions);
        let castles = self.castles_from(self.first);
        let worths: List<(Castle, Worth), 5> =
            castles.iter().map(|&castle| (castle, self.worth(castle))).collect();
        let all_vaults: u16 = worths.iter().map(|(_, worth)| worth.vaults).sum();
        let mut losses: List<(Castle, u8), 5> = List::new();
        let mut toll = Toll { card, x, sums: [None; 5] };
        // Everybody's damage is fixed before the first room is discarded [D7.10].
        for (castle, worth) in worths.iter() {
            let mut parts = damage.map(u16::from);
            if woe == Some(Woe::VaultsHurt) {
                parts[1] += if self.choices.awakening_all { all_vaults } else { worth.vaults }; // [D9.9]
            }
            let blocks = if self.stubborn && self.choices.koala_everything {
                [0; 3] // [D9.7]
            } else {
                worth.blocks
            };
            let sum = Sum {
                dealt: parts,
                blocked: core::array::from_fn(|symbol| parts[symbol].min(blocks[symbol])),
                less: if self.stubborn { 0 } else { self.reduction(*castle, worth) },
            };
            let (through, unblocked, due) = (sum.through(), sum.unblocked(), sum.due());
            toll.sums[usize::from(*castle)] = Some(sum);
            let seat = self.player_of(*castle);
            if unblocked > 0 {
                self.struck.insert(Seat(*castle));
            }
            if due > 0 {
                losses.push((*castle, due.min(200) as u8));
            }
            table.tell(rule::D7_7, || {
                if due > 0 {
                    Event::Damage(seat, through, due)
                } else {
                    Event::NoDamage(seat, unblocked)
                }
            });
        }
        self.tolls.push(toll);
        for &(castle, due) in losses.iter().rev() {
            self.agenda.push(Frame::Lose(castle, due, false));
        }
        if self.choices.soothsayer_first_only {
            self.shelter = [0; 5];
        }
    }

    /// A castle that has to lose rooms is asked which, or falls [D7.9] [D7.11] [D7.12].
    pub(super) fn must_lose(
        &mut self,
        castle: Castle,
        left: u8,
        sacrifice: bool,
        table: World<'_, '_>,
    ) {
        if !self.stands(castle) || left == 0 {
            return;
        }
        let seat = self.player_of(castle);
        let shielded = !sacrifice && self.may_avoid(castle);
        // As long as there is a room there is one with the fewest connections [D7.11].
        let only_throne = self.castles[usize::from(castle)].len() == 1;
        let nothing_to_lose = only_throne
            || (self.choices.no_outer_room_eliminates
                && self.losable(&self.plan(castle)).is_empty());
        if nothing_to_lose && !shielded {
            self.eliminate(castle, table);
        } else {
            self.agenda.push(Frame::Ask(seat, Ask::Lose(left, sacrifice)));
        }
    }

    /// Whether the Throne Room of a castle can be flipped against the running damage [D11.7] [D9.7].
    pub(crate) fn may_avoid(&self, castle: Castle) -> bool {
        !self.stubborn && self.has_active(castle, crate::cards::group::SHIELDS)
    }

    /// The text of a Catastrophe.
    pub(super) fn woe(&mut self, woe: Woe, table: World<'_, '_>) {
        let castles = self.castles_from(self.first);
        match woe {
            Woe::SacrificeIfUnhurt(count) => {
                for &castle in castles.iter().rev() {
                    let hurt = if self.choices.voidweavers_strict {
                        self.struck.has(Seat(castle))
                    } else {
                        self.lost[usize::from(castle)] > 0
                    };
                    if !hurt {
                        self.agenda.push(Frame::Lose(castle, count, true)); // [D9.3]
                    }
                }
            }
            Woe::CloseShop => {
                self.closed = true;
                table.tell(rule::D9_4, || Event::ShopClosed);
            }
            Woe::ThrowFromDeck(count) => self.agenda.push(Frame::Throw(None, count, rule::D9_5)), // [D9.5]
            Woe::HandOver => {
                self.agenda.push(Frame::HandOver);
                for &castle in castles.iter().rev() {
                    self.agenda.push(Frame::Ask(Seat(castle), Ask::Give)); // [D9.6]
                }
            }
            Woe::NoReductions | Woe::VaultsHurt => {} // applied while damage was worked out
            Woe::LargerShop(count) => {
                self.larger += count;
                table.tell(rule::D9_8, || Event::ShopGrows(count));
            }
            Woe::OneMoreDisaster => self.add_disaster(table),
            Woe::EachMayThrow(count) => {
                for &castle in castles.iter().rev() {
                    self.agenda.push(Frame::Ask(Seat(castle), Ask::MayThrow(count))); // [D9.11]
                }
            }
            Woe::TurnBack => {
                self.backwards = !self.backwards;
                table.tell(rule::D9_12, || Event::DirectionTurned);
            }
            Woe::TurnLeftNeighbour => {
                for &castle in castles.iter().rev() {
                    self.agenda
                        .push(Frame::Ask(Seat(castle), Ask::Turns(1, Whose::LeftNeighbours, None))); // [D9.13]
                }
            }
            Woe::EachSacrifices(count) => {
                for &castle in castles.iter().rev() {
                    self.agenda.push(Frame::Lose(castle, count, true)); // [D9.14]
                }
            }
        }
    }

    /// One Disaster that was left out is shuffled into the deck [D9.10].
    fn add_disaster(&mut self, table: World<'_, '_>) {
        let unused: Vec<CardId> =
            plain_disasters().into_iter().filter(|&card| self.unused.has(card)).collect();
        if unused.is_empty() {
            return;
        }
        let card = unused[table.draw(unused.len() as u32) as usize];
        self.unused.remove(card);
        self.left += 1;
        self.added += 1;
        self.shuffle_in(&[card], table);
        table.tell(rule::D9_10, || Event::DisasterAdded);
    }

    /// All picked rooms are handed over at once and then built by their receivers, in turn order [D9.6].
    pub(super) fn hand_over(&mut self, table: World<'_, '_>) {
        let givers = self.castles_from(self.first);
        for &giver in givers.iter() {
            if let Some(card) = self.picked[usize::from(giver)].take() {
                let to = self.neighbour(Seat(giver), false).unwrap_or(Seat(giver));
                self.give(giver, to, card);
                table.tell(rule::D9_6, || Event::HandedOver(Seat(giver), to, card));
            }
        }
        for &seat in self.seats_from(self.first).iter().rev() {
            if let Some(card) = self.gifts[seat.index()] {
                self.agenda.push(Frame::Ask(seat, Ask::Place(From::Gift, card)));
            }
        }
        for &giver in givers.iter().rev() {
            self.settle(giver, table);
        }
    }

    /// A room that was handed over and fits nowhere is discarded [D9.6].
    pub(super) fn drop_gift(&mut self, seat: Seat, table: World<'_, '_>) {
        if let Some(card) = self.gifts[usize::from(seat.0)].take() {
            self.bin(card);
            table.tell(rule::D9_6, || Event::Discarded(card));
        }
    }

    /// A single survivor wins; if nobody is left, those who fell together share a tie [D8.2] [D8.3].
    pub(super) fn see_survivors(&mut self, table: World<'_, '_>) {
        // While others still have to lose rooms to what was interrupted, that step is not over, and it is looked at then.
        if self.agenda.iter().any(|frame| matches!(frame, Frame::Lose(..))) {
            return;
        }
        if !self.agenda.contains(&Frame::Survivors) {
            self.tolls.clear();
        }
        let fallen = core::mem::take(&mut self.fallen);
        if fallen.is_empty() {
            return;
        }
        if self.together() {
            self.end(Outcome::Lost, rule::D12_11, table);
        } else if self.alive.is_empty() {
            self.end(Outcome::Drawn(fallen), rule::D8_3, table);
        } else if self.alive.len() == 1 {
            self.end(Outcome::Won(self.alive), rule::D8_2, table);
        }
    }

    /// The game ends with its last Disaster [D8.1], or without Disasters with the last card [D12.4].
    pub(super) fn see_last(&mut self, table: World<'_, '_>) {
        match self.choices.way {
            Way::NoDisasters => {
                if self.deck.is_empty() && !self.choices.finish_round {
                    self.end_by_rank(rule::D12_4, table);
                }
            }
            _ => {
                // A Disaster that was interrupted by the last one has not been dealt with yet.
                if self.left == 0 && !self.agenda.contains(&Frame::Survivors) {
                    self.end_by_rank(rule::D8_1, table);
                }
            }
        }
    }

    /// Everybody swaps in their own castle, beginning with the player on turn [D10.36] [D11.11].
    pub(super) fn everybody_swaps(&mut self) {
        let castles = self.castles_from(self.turn);
        for &castle in castles.iter().rev() {
            let seat = self.player_of(castle);
            self.agenda.push(Frame::Ask(seat, Ask::Swaps(1, Scope::In(Whose::Own), false)));
        }
    }
}
