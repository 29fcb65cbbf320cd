//! The damage of an attack: two steps with Initiative, splitting, retaliation, what players take, and the end of it.

use super::Frame;
use crate::ask::Ask;
use crate::cards::Colour;
use crate::event::Event;
use crate::item::{Attack, NO_SEAT};
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, World, mark};
use crate::text::When;
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// What the attacker deals to everything it hits [M11.21] [M20.12].
    pub(crate) fn strength(&self) -> i8 {
        let output = self.output(self.attack.attacker, self.attack_colour());
        output.saturating_sub(self.attack.prevented as i8).max(0)
    }

    /// Blockers of a lane.
    pub(crate) fn blockers(&self, lane: Id) -> impl Iterator<Item = Id> + '_ {
        self.all()
            .filter(move |&id| self.piece(id).has(mark::BLOCKS) && self.piece(id).lane == lane)
    }

    /// Whether the card retaliates if it can in this attack [M11.23] [M11.24] [M14.11].
    fn retaliates(&self, id: Id) -> bool {
        let piece = self.piece(id);
        let part = piece.has(mark::BLOCKS) || piece.has(mark::AIMED) && !piece.has(mark::COVERED);
        part && self.would_retaliate(id, self.attack_colour()) > 0
    }

    /// What the card would deal back in this colour as things stand, if it were hit by the attack or blocked it.
    pub(crate) fn would_retaliate(&self, id: Id, colour: Colour) -> i8 {
        let piece = self.piece(id);
        let can = piece.print().is_character()
            && id != self.attack.attacker
            && !piece.has(mark::RETALIATED)
            && (self.choices.engaged_retaliates || !piece.has(mark::ENGAGED));
        if can { self.output(id, colour) } else { 0 }
    }

    /// Who deals damage in this step is fixed before anything is dealt [M11.20] [M11.19].
    pub(super) fn strike(&mut self) {
        let attacker = self.attack.attacker;
        if !self.in_play(attacker) {
            self.agenda.push(Frame::AttackOver);
            return;
        }
        let part: Vec<Id> =
            self.all().filter(|&id| id == attacker || self.retaliates(id)).collect();
        let quick: Vec<bool> = part.iter().map(|&id| self.keys(id).initiative).collect();
        if !self.attack.second && !quick.contains(&true) {
            self.attack.second = true;
        }
        let second = self.attack.second;
        for (&id, &quick) in part.iter().zip(&quick) {
            if quick != second {
                self.piece_mut(id).marks |= mark::STRIKES;
            }
        }
        self.agenda.then([Frame::Split, Frame::Deal, Frame::Owed, Frame::Struck]);
        if self.choices.retaliation_optional {
            for id in part.into_iter().rev() {
                if id != attacker && self.piece(id).has(mark::STRIKES) {
                    let (seat, at) = (self.piece(id).seat(), self.piece(id).at);
                    self.agenda.push(Frame::Ask(seat, Ask::Retaliate(at)));
                }
            }
        }
    }

    /// The next blocker whose share has to be named [M11.22]: in a lane with several, all but the last.
    pub(crate) fn to_share(&self) -> Option<(Id, i8)> {
        if !self.piece(self.attack.attacker).has(mark::STRIKES) || self.strength() == 0 {
            return None;
        }
        self.lanes().find_map(|lane| {
            let blockers: Vec<Id> = self.blockers(lane).collect();
            let (_, others) = blockers.split_last()?;
            let open = others.iter().position(|&id| self.piece(id).share < 0)?;
            let given: i8 = others[..open].iter().map(|&id| self.piece(id).share).sum();
            Some((others[open], self.strength() - given))
        })
    }

    /// Asks for the shares of blockers.
    pub(super) fn split(&mut self) {
        if let Some((id, left)) = self.to_share() {
            let at = self.piece(id).at;
            self.agenda.push(Frame::Split);
            self.agenda.push(Frame::Ask(self.turn, Ask::Split(at, left as u8)));
        }
    }

    /// All damage of the step, at once [M11.20] to [M11.26].
    pub(super) fn deal_damage(&mut self, table: World<'_, '_>) {
        let attacker = self.attack.attacker;
        let colour = self.attack_colour();
        let keys = self.keys(attacker);
        // Everything is worked out before anything is changed.
        let mut hits: Vec<(Id, i8)> = Vec::new();
        let mut players: Vec<(Seat, i8)> = Vec::new();
        if self.piece(attacker).has(mark::STRIKES) {
            let strength = self.strength();
            let lanes: Vec<Id> = self.lanes().collect();
            for lane in lanes {
                let blockers: Vec<Id> = self.blockers(lane).collect();
                if let Some((&last, others)) = blockers.split_last() {
                    let mut left = strength;
                    for &id in others {
                        let share = self.piece(id).share.max(0);
                        hits.push((id, share));
                        left -= share;
                    }
                    hits.push((last, left));
                } else if lane == NOBODY {
                    players.push((Seat(self.attack.player), strength));
                } else {
                    hits.push((lane, strength));
                }
            }
        }
        for _ in 1..self.attack.taken {
            // The player stands in for more than one target [M14.12].
            if self.piece(attacker).has(mark::STRIKES) {
                players.push((Seat(self.attack.player), self.strength()));
            }
        }
        if keys.penetrator {
            for &(id, damage) in &hits {
                // Beyond what destroys it, for its controller [M14.6] [M14.7].
                let needed = self.score(id, colour).unwrap_or_default().max(1);
                let piece = self.piece(id);
                if piece.host == NOBODY && damage > needed {
                    players.push((piece.seat(), damage - needed));
                }
            }
        }
        let back: Vec<Id> =
            self.all().filter(|&id| id != attacker && self.piece(id).has(mark::STRIKES)).collect();
        let returned: i8 =
            back.iter().map(|&id| self.output(id, colour)).fold(0, i8::saturating_add);
        for &(id, damage) in &hits {
            self.hurt(id, colour, damage, rule::M11_21, table);
        }
        for id in back {
            self.piece_mut(id).marks |= mark::RETALIATED;
            let (card, at) = (self.card(id), self.piece(id).at);
            table.tell(rule::M11_23, || Event::Retaliates(card, at));
        }
        self.hurt(attacker, colour, returned, rule::M11_23, table);
        self.attack.disrupts = keys.disruptor;
        players.retain(|&(seat, damage)| damage > 0 && self.alive(seat));
        for &(seat, damage) in &players {
            let player = self.player_mut(seat);
            player.owed = player.owed.saturating_add(damage as u8);
            table.tell(rule::M11_29, || Event::PlayerHurt(seat, damage));
        }
        // Noted now, while it still lies there; it speaks when the attack is over [M20.18].
        for seat in self.living_from(self.turn).collect::<Vec<Seat>>() {
            if players.iter().any(|&(reached, _)| reached == seat) {
                self.note_own(attacker, When::Hit, seat.0);
            }
        }
        self.bury(table);
    }

    /// The share of a blocker that has not been named.
    pub(crate) const OPEN_SHARE: i8 = -1;

    /// Doomed cards are destroyed together [M11.26] [M20.19].
    pub(crate) fn bury(&mut self, table: World<'_, '_>) {
        // Bonded cards first: those that go with a host are not destroyed [M20.19].
        while let Some(id) = self
            .first(|piece| piece.has(mark::DOOMED) && piece.host != NOBODY)
            .or_else(|| self.first(|piece| piece.has(mark::DOOMED)))
        {
            self.note_own(id, When::Destroyed, NO_SEAT);
            self.destroy(id, table);
        }
    }

    /// Players take the damage of the step: with Disruptor from the hand first [M14.3] [M14.4].
    pub(super) fn take_owed(&mut self, table: World<'_, '_>) {
        for seat in self.living_from(self.turn).collect::<Vec<Seat>>() {
            let owed = self.player(seat).owed;
            if owed == 0 {
                continue;
            }
            if self.attack.disrupts && !self.player(seat).hand.is_empty() {
                self.agenda.push(Frame::Owed);
                let hand = self.player(seat).hand.len() as u8;
                if hand <= owed {
                    // The whole hand goes: there is nothing to choose. A hand lies in the order of its cards, which would
                    // tell where a card that was seen stands among those that were not.
                    self.player_mut(seat).owed -= hand;
                    let mut cards: Vec<Id> = self.player(seat).hand.iter().copied().collect();
                    cards.sort_unstable();
                    for id in cards {
                        self.discard(seat, id, rule::M14_3, table);
                    }
                } else {
                    self.agenda.push(Frame::Ask(seat, Ask::Discard(owed)));
                }
                return;
            }
            self.player_mut(seat).owed = 0;
            self.mill(seat, owed, rule::M11_29, table);
        }
    }

    /// After the first step comes the second.
    pub(super) fn struck(&mut self) {
        for at in 0..self.table.len() {
            let id = self.table[at];
            self.piece_mut(id).marks &= !mark::STRIKES;
        }
        if self.attack.second {
            self.agenda.push(Frame::AttackOver);
        } else {
            self.attack.second = true;
            self.agenda.push(Frame::Strike);
        }
    }

    /// The attack is over; what it has set off comes now [M20.2].
    pub(super) fn attack_over(&mut self, _table: World<'_, '_>) {
        for at in 0..self.table.len() {
            let id = self.table[at];
            let piece = self.piece_mut(id);
            piece.marks &= !mark::COMBAT;
            piece.lane = NOBODY;
            piece.share = 0;
        }
        self.attack = Attack::default();
        self.agenda.push(Frame::Triggers(0));
    }
}
