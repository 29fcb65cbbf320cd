//! The only code that changes a position: the rulebook's verbs. Each changes the state, tells the event with its rule,
//! and leaves what follows to the agenda.

use super::{Castle, Disastles, LinkMemory, NO_CARD};
use crate::action::{Cell, Into};
use crate::activity::active_cards;
use crate::ask::Ask;
use crate::cards::{CardId, group};
use crate::event::Event;
use crate::flow::Frame;
use crate::plan::{NOWHERE, Plan, Spot};
use crate::rule;
use alloc::vec::Vec;
use deckhand_kernel::{RuleId, Seat, Seats, Table};
use deckhand_parts::{CardSet, List};

pub(crate) type World<'t, 'w> = &'w mut Table<'t, Event>;

/// A card and where it is to be built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    pub(crate) card: CardId,
    pub(crate) into: Into,
    pub(crate) at: Cell,
    /// Counted from how the card lies now: upright unless it is being rebuilt.
    pub(crate) turn: u8,
}

fn listed(cards: CardSet) -> Vec<CardId> {
    cards.into_iter().map(CardId).collect()
}

impl Disastles {
    /// Puts a card onto a cell of a castle.
    fn lay(&mut self, castle: Castle, card: CardId, at: Cell, turn: u8) {
        self.castles[usize::from(castle)].insert(card.0);
        self.spots[card.index()] = Spot { at, turn: turn % 4 };
        if card.is_in(group::LINKS) {
            self.links[Self::link_index(card)] = LinkMemory::default();
        }
    }

    /// Takes a card out of its castle; its turn is kept for those that are built again.
    fn take_off(&mut self, castle: Castle, card: CardId) {
        self.castles[usize::from(castle)].remove(card.0);
        self.active.remove(card.0);
        self.ready.remove(card.0);
        self.spots[card.index()].at = Cell::default();
        if card.is_in(group::LINKS) {
            self.links[Self::link_index(card)] = LinkMemory::default();
        }
    }

    /// Puts a room onto the discard pile [D7.16].
    pub(crate) fn bin(&mut self, card: CardId) {
        if card.index() < crate::cards::PLACEABLE {
            self.spots[card.index()] = Spot::default();
        }
        self.discard.push(card);
    }

    /// Builds a card [D3.7] for the reason that `by` gives.
    pub(crate) fn build(&mut self, seat: Seat, what: Placement, by: RuleId, table: World<'_, '_>) {
        let Placement { card, into, at, turn } = what;
        let castle = match into {
            Into::Own => self.castle_of(seat),
            Into::Castle(other) => other.0,
        };
        let turn = self.spots[card.index()].turn + turn;
        self.lay(castle, card, at, turn);
        let owner = self.player_of(castle);
        table.tell(by, || Event::Built(seat, card, owner, at, turn % 4));
        self.settle_joined(castle, table);
    }

    /// Lets a card take the cell of an own room, which is held to be built elsewhere [D10.21].
    pub(crate) fn warp(
        &mut self,
        seat: Seat,
        card: CardId,
        room: CardId,
        turn: u8,
        table: World<'_, '_>,
    ) {
        let castle = self.castle_of(seat);
        let spot = self.spots[room.index()];
        self.take_off(castle, room);
        self.spots[room.index()].turn = spot.turn;
        self.held = Some(room);
        self.lay(castle, card, spot.at, turn);
        table.tell(rule::D10_21, || Event::Warped(seat, card, room, turn));
    }

    /// Moves a room to another cell of its castle [D4.2].
    pub(crate) fn move_room(
        &mut self,
        seat: Seat,
        card: CardId,
        to: Cell,
        by: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        let Some(castle) = self.castle_with(card) else { return };
        let spot = &mut self.spots[card.index()];
        spot.at = to;
        spot.turn = (spot.turn + by) % 4;
        let owner = self.player_of(castle);
        table.tell(cause, || Event::Moved(seat, owner, card, to, by));
        self.settle_joined(castle, table);
    }

    /// Lets two rooms trade cells, inside a castle [D4.4] or between two [D4.6].
    pub(crate) fn swap_rooms(
        &mut self,
        seat: Seat,
        a: (CardId, u8),
        b: (CardId, u8),
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        let (Some(castle_a), Some(castle_b)) = (self.castle_with(a.0), self.castle_with(b.0))
        else {
            return;
        };
        let (spot_a, spot_b) = (self.spots[a.0.index()], self.spots[b.0.index()]);
        self.spots[a.0.index()] = Spot { at: spot_b.at, turn: (spot_a.turn + a.1) % 4 };
        self.spots[b.0.index()] = Spot { at: spot_a.at, turn: (spot_b.turn + b.1) % 4 };
        let owner = (castle_a == castle_b).then(|| self.player_of(castle_a));
        table.tell(cause, || Event::Swapped(seat, owner, a.0, b.0));
        if castle_a != castle_b {
            self.castles[usize::from(castle_a)].remove(a.0.0);
            self.castles[usize::from(castle_b)].remove(b.0.0);
            self.castles[usize::from(castle_b)].insert(a.0.0);
            self.castles[usize::from(castle_a)].insert(b.0.0);
        }
        for (card, by) in [a, b] {
            if by != 0 {
                table.tell(rule::D4_7, || Event::Turned(seat, owner.unwrap_or(seat), card, by));
            }
        }
        self.settle(castle_a, table);
        if castle_a != castle_b {
            self.settle(castle_b, table);
        }
    }

    /// Turns a room where it lies [D4.7]. Rooms that are turned together are settled by the caller.
    pub(crate) fn turn_room(
        &mut self,
        seat: Seat,
        card: CardId,
        by: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        let spot = &mut self.spots[card.index()];
        spot.turn = (spot.turn + by) % 4;
        let Some(castle) = self.castle_with(card) else { return };
        let owner = self.player_of(castle);
        table.tell(cause, || Event::Turned(seat, owner, card, by));
        if self.lifted.is_empty() {
            self.settle(castle, table);
        }
    }

    /// Loses a room to damage or as a sacrifice [D7.9] [D7.14]. This is no manipulation, so nothing protects from it
    /// [D5.24].
    pub(crate) fn lose(
        &mut self,
        castle: Castle,
        card: CardId,
        sacrifice: bool,
        table: World<'_, '_>,
    ) {
        let seat = self.player_of(castle);
        self.take_off(castle, card);
        self.bin(card);
        if sacrifice {
            table.tell(rule::D7_14, || Event::Sacrificed(seat, card));
        } else {
            self.lost[usize::from(castle)] += 1;
            table.tell(rule::D7_9, || Event::Lost(seat, card));
        }
        self.settle(castle, table);
    }

    /// A room leaves its castle to be handed over [D9.6].
    pub(crate) fn give(&mut self, castle: Castle, to: Seat, card: CardId) {
        let turn = self.spots[card.index()].turn;
        self.take_off(castle, card);
        self.spots[card.index()].turn = turn;
        self.gifts[usize::from(to.0)] = Some(card);
    }

    /// Lifts rooms of a castle to be put down anew [D10.35]. Every connection of a lifted room is broken, so links that
    /// needed one are armed again; the link that lifts them is not.
    pub(crate) fn lift(
        &mut self,
        castle: Castle,
        rooms: CardSet,
        source: CardId,
        table: World<'_, '_>,
    ) {
        let touched = rooms;
        for card in self.castles[usize::from(castle)] & group::LINKS {
            let memory = &mut self.links[Self::link_index(CardId(card))];
            let partner_lifted =
                memory.partners.iter().any(|&code| code != 0 && touched.has((code / 4 - 1) as u8));
            if card != source.0 && memory.spent && (touched.has(card) || partner_lifted) {
                *memory = LinkMemory::default();
            }
        }
        for card in rooms {
            self.castles[usize::from(castle)].remove(card);
            self.active.remove(card);
        }
        self.lifted = rooms;
        let seat = self.player_of(castle);
        table.tell(rule::D10_35, || Event::Lifted(seat, listed(rooms)));
    }

    /// Puts a lifted room down. Its link memory is the one it had when it was lifted.
    pub(crate) fn put_down(&mut self, castle: Castle, card: CardId, at: Cell) {
        self.lifted.remove(card.0);
        self.castles[usize::from(castle)].insert(card.0);
        self.spots[card.index()].at = at;
    }

    /// The link that had rooms rearranged is not armed again by that [D10.35]: what it is connected to now counts as what
    /// it was used with.
    pub(crate) fn keep_used(&mut self, castle: Castle) {
        let plan = self.plan(castle);
        let links = self.castles[usize::from(castle)] & group::REARRANGERS;
        for card in links.into_iter().map(CardId) {
            let memory = &mut self.links[Self::link_index(card)];
            if let Some(place) = plan.place_of(card).filter(|_| memory.spent) {
                for side in 0..4 {
                    memory.partners[side] = partner(&plan, place, side, !memory.boosted);
                }
            }
        }
    }

    /// What has to be looked at after each change of a castle: parts that are cut off [D2.8], which rooms are active
    /// now [D5.9], and links that trigger [D5.15].
    pub(crate) fn settle(&mut self, castle: Castle, table: World<'_, '_>) {
        let mut plan = self.plan(castle);
        let cut = self.cut_off(castle, &plan);
        if !cut.is_empty() {
            for card in cut {
                self.take_off(castle, CardId(card));
            }
            plan = self.plan(castle);
        }
        self.look_at_texts(castle, &plan, table);
        if !cut.is_empty() {
            let owner = self.player_of(castle);
            table.tell(rule::D2_8, || Event::CutOff(owner, listed(cut)));
            self.set_aside(cut.into_iter().map(CardId), owner);
        }
    }

    /// The same after a card was put where it is connected and nothing that held others was taken away: a build or a
    /// Move. Nothing can be cut off by that.
    fn settle_joined(&mut self, castle: Castle, table: World<'_, '_>) {
        let plan = self.plan(castle);
        self.look_at_texts(castle, &plan, table);
    }

    fn look_at_texts(&mut self, castle: Castle, plan: &Plan, table: World<'_, '_>) {
        self.refresh_active(castle, plan, table);
        self.trigger_links(castle, plan, table);
    }

    /// Lays discarded cards aside until their owner has said which of them ends on top [D2.9] [D7.17].
    pub(crate) fn set_aside(&mut self, cards: impl Iterator<Item = CardId>, owner: Seat) {
        for card in cards {
            self.aside.push(card);
        }
        if self.aside.len() > 1 {
            self.agenda.push(Frame::Ask(owner, Ask::Top));
        } else if let Some(card) = self.aside.pop() {
            self.bin(card);
        }
    }

    /// Puts the cards laid aside onto the discard pile, this one last.
    pub(crate) fn bin_aside(&mut self, top: CardId) {
        let aside = core::mem::take(&mut self.aside);
        for &card in aside.iter().filter(|&&card| card != top) {
            self.bin(card);
        }
        self.bin(top);
    }

    fn cut_off(&self, castle: Castle, plan: &Plan) -> CardSet {
        let Some(throne) = self.throne(castle).and_then(|card| plan.place_of(card)) else {
            return CardSet::NONE;
        };
        let distances = plan.distances(throne);
        (0..plan.len)
            .filter(|&place| distances[place] == NOWHERE)
            .map(|place| plan.card(place).0)
            .collect()
    }

    fn refresh_active(&mut self, castle: Castle, plan: &Plan, table: World<'_, '_>) {
        let cards = self.castles[usize::from(castle)];
        let before = self.active & cards;
        let now = active_cards(plan, self.texts);
        self.active = (self.active - cards) | now;
        if before == now {
            return;
        }
        let seat = self.player_of(castle);
        let (lost, won) = ((before - now), (now - before));
        if !lost.is_empty() {
            table.tell(rule::D5_9, || Event::Deactivated(seat, listed(lost)));
        }
        if !won.is_empty() {
            table.tell(rule::D5_5, || Event::Activated(seat, listed(won)));
        }
    }

    fn trigger_links(&mut self, castle: Castle, plan: &Plan, table: World<'_, '_>) {
        for card in (self.castles[usize::from(castle)] & group::LINKS).into_iter().map(CardId) {
            let Some(place) = plan.place_of(card) else { continue };
            let active = self.active.has(card.0);
            let index = Self::link_index(card);
            if !self.links[index].spent && !active {
                continue; // a link kept silent has not triggered yet [D5.19]
            }
            let armed = self.needed_connections(plan, place);
            let memory = &mut self.links[index];
            if memory.spent {
                // A needed connection that is only broken keeps the link spent while something else holds it active: it
                // has to be made anew, there or, for a booster, at another side [D5.17].
                let (mut broken, mut anew) = (false, false);
                for side in (0..4).filter(|side| memory.needs >> side & 1 == 1) {
                    let now = partner(plan, place, side, !memory.boosted);
                    broken |= now == 0;
                    anew |= now != 0 && now != memory.partners[side];
                    if now == 0 {
                        memory.partners[side] = 0;
                    }
                }
                let elsewhere = memory.boosted && armed.boosted && armed.needs & !memory.needs != 0;
                let silenced = self.choices.negative_rearms_links && !active; // [D5.18]
                if anew || (broken && (!active || elsewhere)) || silenced {
                    *memory = LinkMemory::default(); // [D5.17]
                }
            }
            if !memory.spent && active {
                *memory = armed;
                self.ready.insert(card.0);
                let seat = self.player_of(castle);
                table.tell(rule::D5_15, || Event::Linked(seat, card));
            }
        }
        if !self.ready.is_empty() {
            if !self.chaining {
                self.chaining = true;
                self.chain = 0;
                self.agenda.push(Frame::ChainEnd);
            }
            if self.agenda.last() != Some(&Frame::Links) {
                self.agenda.push(Frame::Links);
            }
        }
    }

    /// Treats every active link as used: for positions set up by hand.
    pub(crate) fn mark_links_used(&mut self) {
        for castle in 0..5 {
            let plan = self.plan(castle);
            for card in (self.active_in(castle) & group::LINKS).into_iter().map(CardId) {
                if let Some(place) = plan.place_of(card) {
                    self.links[Self::link_index(card)] = self.needed_connections(&plan, place);
                }
            }
        }
    }

    /// The sides of an active link that keep it active, and what they are connected to: its golden sides where all of
    /// them are completed, else the sides towards boosters.
    fn needed_connections(&self, plan: &Plan, place: usize) -> LinkMemory {
        let gold = plan.print(place).gold;
        let golden = plan.completed(place) & gold == gold;
        let mut needs = 0;
        let mut partners = [0; 4];
        for direction in 0..4 {
            let side = (direction + 4 - usize::from(plan.turn(place))) % 4;
            let needed = if golden {
                gold >> direction & 1 == 1
            } else {
                let vault = plan.card(place).is_in(group::VAULTS);
                let boosters =
                    group::BOOSTERS - if vault { CardSet::NONE } else { group::VAULT_BOOSTERS };
                let booster = plan.beside(place, direction).map(|other| plan.card(other));
                plan.connected(place) >> direction & 1 == 1
                    && booster.is_some_and(|card| self.active.has(card.0) && card.is_in(boosters))
            };
            if needed {
                needs |= 1 << side;
                partners[side] = partner(plan, place, side, golden);
            }
        }
        LinkMemory { spent: true, boosted: !golden, needs, partners }
    }

    /// Takes up to `count` cards from the top of the deck; fewer if there are no more [D7.22].
    pub(crate) fn draw_cards(&mut self, count: u8, table: World<'_, '_>) -> List<CardId, 16> {
        let mut cards = List::new();
        for _ in 0..count {
            let Some(card) = self.deck.pop() else { break };
            cards.push(card);
            self.safe = self.safe.saturating_sub(1);
            self.known.iter_mut().for_each(|known| *known = known.saturating_sub(1));
        }
        if !cards.is_empty() {
            table.learn();
        }
        cards
    }

    /// Shuffles cards into the deck; nobody knows anything of its order any more.
    pub(crate) fn shuffle_in(&mut self, cards: &[CardId], table: World<'_, '_>) {
        for &card in cards {
            self.deck.push(card);
        }
        table.shuffle(self.deck.as_mut_slice());
        self.safe = 0;
        self.known = [0; 5];
    }

    /// Counts a Disaster as played and lays it on its pile [D7.15].
    pub(crate) fn count_disaster(&mut self, card: CardId) {
        self.ruin.push(card);
        self.seen.remove(card);
        self.played += 1;
        self.left -= 1;
    }

    /// A castle falls: its cards and the hand of its player are discarded [D7.12] [D7.13].
    pub(crate) fn eliminate(&mut self, castle: Castle, table: World<'_, '_>) {
        let seat = self.player_of(castle);
        let cause =
            if self.castles[usize::from(castle)].len() > 1 { rule::D7_11 } else { rule::D7_12 };
        for card in self.castles[usize::from(castle)] {
            let card = CardId(card);
            self.take_off(castle, card);
            if card.is_throne() {
                self.texts.remove(card.0);
                self.spots[card.index()] = Spot::default();
            } else {
                self.bin(card);
            }
        }
        let hand = core::mem::take(&mut self.hands[usize::from(castle)]);
        if !hand.is_empty() {
            table.learn();
        }
        for card in hand {
            self.bin(CardId(card));
        }
        self.alive.remove(Seat(castle));
        self.fallen.insert(Seat(castle));
        table.tell(cause, || Event::Eliminated(seat));
    }

    /// Ends the game with these seats as winners, or as sharers of a tie.
    pub(crate) fn end(
        &mut self,
        outcome: deckhand_kernel::Outcome,
        by: RuleId,
        table: World<'_, '_>,
    ) {
        use deckhand_kernel::Outcome;
        self.outcome = Some(outcome);
        table.tell(by, || match outcome {
            Outcome::Won(seats) => Event::Won(seats),
            Outcome::Drawn(seats) => Event::Tied(seats),
            Outcome::Lost => Event::Beaten,
        });
    }

    /// The seats whose castles rank highest [D8.4] [D8.5].
    pub(crate) fn leaders(&self) -> Seats {
        let mut best = (0, Seats::NONE);
        for seat in self.alive.iter() {
            let rank = self.rank(seat.0);
            if rank > best.0 || best.1.is_empty() {
                best = (rank, Seats::one(seat));
            } else if rank == best.0 {
                best.1.insert(seat);
            }
        }
        best.1
    }
}

/// What a side of a link (counted on the unturned card) is connected to: card and side of the partner, or 0. A golden
/// side counts only where the connection is completed.
fn partner(plan: &Plan, place: usize, side: usize, completed: bool) -> u16 {
    let direction = (side + usize::from(plan.turn(place))) % 4;
    let joined = if completed { plan.completed(place) } else { plan.connected(place) };
    match plan.beside(place, direction) {
        Some(other) if joined >> direction & 1 == 1 => {
            let card = plan.card(other);
            debug_assert_ne!(card, NO_CARD);
            let side = (direction + 2 + 4 - usize::from(plan.turn(other))) % 4;
            (u16::from(card.0) + 1) * 4 + side as u16
        }
        _ => 0,
    }
}
