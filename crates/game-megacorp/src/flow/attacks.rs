//! Attacks until the damage: declaring, the window, what is looked at again, blocks.

use super::Frame;
use crate::ask::Ask;
use crate::cards::Colour;
use crate::event::Event;
use crate::item::{Attack, NO_SEAT};
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, World, mark};
use crate::text::{Op, When};
use deckhand_kernel::Seat;

impl Megacorp {
    /// An attacker is chosen; colour and target come next, and are checked together [M11.1].
    pub(crate) fn start_attack(&mut self, id: Id) {
        self.attack = Attack { attacker: id, ..Attack::default() };
        self.agenda.push(Frame::Main);
        self.agenda.then([Frame::Also, Frame::Declared]);
        self.agenda.push(Frame::Ask(self.turn, Ask::Aim));
    }

    /// The colour and the first target.
    pub(crate) fn aim_at_card(&mut self, colour: Colour, id: Id) {
        self.attack.colour = colour as u8;
        self.attack.network = self.piece(id).at.network;
        self.piece_mut(id).marks |= mark::AIMED;
    }

    /// The colour and the player.
    pub(crate) fn aim_at_player(&mut self, colour: Colour, seat: Seat) {
        self.attack.colour = colour as u8;
        self.attack.player = seat.0;
    }

    /// The colour and the network of an attack pattern.
    pub(crate) fn aim_at_network(&mut self, colour: Colour, seat: Seat) {
        self.attack.colour = colour as u8;
        self.attack.network = seat.0;
        self.attack.pattern = true;
        let attacker = self.attack.attacker;
        let keys = self.keys(attacker);
        for at in 0..self.table.len() {
            let id = self.table[at];
            if self.piece(id).at.network == seat.0
                && self.is_in_pattern(attacker, &keys, colour, id)
            {
                self.piece_mut(id).marks |= mark::AIMED;
            }
        }
    }

    /// How many cards the attack is aimed at.
    pub(crate) fn aimed(&self) -> usize {
        self.all().filter(|&id| self.piece(id).has(mark::AIMED)).count()
    }

    /// Cards that an Area Attack can be aimed at too [M14.9].
    pub(crate) fn also_aimable(&self) -> impl Iterator<Item = Id> + '_ {
        let attacker = self.attack.attacker;
        let keys = self.keys(attacker);
        let colour = self.attack_colour();
        self.all().filter(move |&id| {
            let piece = self.piece(id);
            piece.at.network == self.attack.network
                && !piece.has(mark::AIMED)
                && self.may_be_hit(attacker, &keys, colour, id)
        })
    }

    /// Asks for further targets of an Area Attack.
    pub(super) fn also(&mut self) {
        let keys = self.keys(self.attack.attacker);
        let cards = self.attack.player == NO_SEAT && !self.attack.pattern && !keys.pattern;
        if cards && self.aimed() < usize::from(keys.area) && self.also_aimable().next().is_some() {
            let left = keys.area - self.aimed() as u8;
            self.agenda.push(Frame::Also);
            self.agenda.push(Frame::Ask(self.turn, Ask::Also(left)));
        }
    }

    /// The attack is declared: the attacker engages, its sentences speak, a window opens [M11.7] [M11.8].
    pub(super) fn declared(&mut self, table: World<'_, '_>) {
        let id = self.attack.attacker;
        self.attack.on = true;
        let seat = self.turn;
        self.player_mut(seat).busy = true;
        let (card, at, colour) = (self.card(id), self.piece(id).at, self.attack_colour());
        table.tell(rule::M11_1, || Event::Attacks(seat, card, at, colour));
        if self.attack.player != NO_SEAT {
            let player = Seat(self.attack.player);
            table.tell(rule::M11_4, || Event::AimedAtPlayer(player));
        } else if self.attack.pattern {
            let network = Seat(self.attack.network);
            table.tell(rule::M14_13, || Event::AimedAtNetwork(network));
        }
        for target in self.all().filter(|&id| self.piece(id).has(mark::AIMED)) {
            let (card, at) = (self.card(target), self.piece(target).at);
            table.tell(rule::M11_4, || Event::AimedAt(card, at));
        }
        self.engage(id, rule::M11_7, table);
        self.piece_mut(id).marks |= mark::ATTACKED;
        let base = self.pending.len() as u8;
        self.agenda.then([Frame::Triggers(base), Frame::Open, Frame::Recheck]);
        self.note_own(id, When::Attack, NO_SEAT);
    }

    /// Attacker and targets are looked at again [M11.9] [M11.10] [M11.11].
    pub(super) fn recheck(&mut self, table: World<'_, '_>) {
        let attacker = self.attack.attacker;
        let there = self.in_play(attacker) && self.piece(attacker).seat() == self.turn;
        if !there || self.attack.off {
            self.agenda.push(Frame::AttackOver);
            table.tell(rule::M11_9, || Event::AttackEnds);
            return;
        }
        let network = self.attack.network;
        let (keys, colour) = (self.keys(attacker), self.attack_colour());
        for at in 0..self.table.len() {
            let id = self.table[at];
            if self.piece(id).at.network != network {
                self.piece_mut(id).marks &= !mark::AIMED;
            } else if self.attack.pattern && self.is_in_pattern(attacker, &keys, colour, id) {
                // What has come into the network is hit too [M14.14].
                self.piece_mut(id).marks |= mark::AIMED;
            }
        }
        let player = self.attack.player;
        if player != NO_SEAT && !self.alive(Seat(player)) {
            self.attack.player = NO_SEAT;
        }
        let gone = self.attack.player == NO_SEAT && self.aimed() == 0;
        let Some(owner) = self.attacked_network().filter(|_| !gone) else {
            self.agenda.push(Frame::AttackOver);
            table.tell(rule::M11_10, || Event::AttackEnds);
            return;
        };
        self.agenda.push(Frame::Strike);
        // The owner of the network first, then clockwise; the last that is pushed is asked first [M11.13].
        let deciders: alloc::vec::Vec<Seat> =
            self.living_from(owner).filter(|&seat| seat != self.turn).collect();
        for seat in deciders.into_iter().rev() {
            self.agenda.push(Frame::Blocks(seat));
        }
    }

    /// Whether the owner of the attacked network may take the attack [M11.16] [M11.17] [M20.25].
    pub(crate) fn may_take(&self, seat: Seat) -> bool {
        let stays = self
            .card(self.attack.attacker)
            .says()
            .iter()
            .any(|said| said.ops.contains(&Op::NoPlayerBlock));
        let open = if self.choices.area_whole {
            self.attack.player == NO_SEAT && !self.attack.blocked
        } else {
            (self.attack.player == NO_SEAT || self.attack.taken > 0)
                && self.all().any(|id| self.is_bare(id))
        };
        open && !stays && self.attack.network == seat.0
    }

    /// Whether it is a target for which nobody stands in yet.
    pub(crate) fn is_bare(&self, id: Id) -> bool {
        self.piece(id).has(mark::AIMED) && !self.piece(id).has(mark::COVERED)
    }

    /// A seat decides about blocks, as long as it can.
    pub(super) fn blocks(&mut self, seat: Seat) {
        if !self.alive(seat) || self.blockable().next().is_none() {
            return;
        }
        if self.may_take(seat) || self.all().any(|id| self.may_block(id, seat)) {
            self.agenda.push(Frame::Blocks(seat));
            self.agenda.push(Frame::Ask(seat, Ask::Block));
        }
    }

    /// The lanes that a blocker may enter: the targets, or the player [M14.10].
    pub(crate) fn lanes(&self) -> impl Iterator<Item = Id> + '_ {
        let player = (self.attack.player != NO_SEAT).then_some(NOBODY);
        let cards = self.all().filter(|&id| self.piece(id).has(mark::AIMED));
        player.into_iter().chain(cards)
    }

    /// The lanes that cards may still enter: not that of a player who has stepped in [M11.17].
    pub(crate) fn blockable(&self) -> impl Iterator<Item = Id> + '_ {
        let closed = self.attack.taken > 0 && !self.choices.block_after;
        self.lanes().filter(move |&lane| lane != NOBODY || !closed)
    }

    /// A card blocks in a lane [M11.14] [M11.15].
    pub(crate) fn block_with(&mut self, id: Id, lane: Id, table: World<'_, '_>) {
        self.attack.blocked = true;
        let piece = self.piece_mut(id);
        piece.marks |= mark::BLOCKS | mark::BLOCKED;
        piece.lane = lane;
        piece.share = Self::OPEN_SHARE;
        let (card, at, seat) = (piece.card, piece.at, piece.seat());
        let target = (lane != NOBODY).then(|| self.piece(lane).at);
        if lane != NOBODY {
            self.piece_mut(lane).marks |= mark::COVERED;
        }
        table.tell(rule::M11_14, || Event::Blocks(seat, card, at, target));
    }

    /// The owner of the network takes the attack, on one of its targets or on all [M11.16] [M14.12].
    pub(crate) fn take_attack(&mut self, seat: Seat, only: Option<Id>, table: World<'_, '_>) {
        for at in 0..self.table.len() {
            let id = self.table[at];
            if only.is_none_or(|only| only == id) {
                self.piece_mut(id).marks &= !mark::AIMED;
            }
        }
        self.attack.player = seat.0;
        self.attack.taken += 1;
        table.tell(rule::M11_16, || Event::Takes(seat));
    }
}
