//! Steps that look through decks and open markets [M20.11] [M20.39].

use crate::ask::Ask;
use crate::cards::CardId;
use crate::event::Event;
use crate::flow::Frame;
use crate::item::Effect;
use crate::rule;
use crate::state::{HAND, Id, Megacorp, NOBODY, World};
use crate::text::{Goes, Op, Whose, Zone};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

impl Megacorp {
    /// The pile that the present step looks through, and whose it is.
    fn searched(&self) -> Option<(Seat, Vec<Id>)> {
        let Op::Search { zone, of, .. } = self.op()? else { return None };
        let effect = self.effects.last()?;
        let seat = match of {
            Whose::You => effect.seat.0,
            Whose::Target => effect.aims.player,
            Whose::Victim => effect.victim,
        };
        let seat = Seat(seat);
        if !self.alive(seat) {
            return None;
        }
        let player = self.player(seat);
        let pile = if zone == Zone::Deck { player.deck } else { player.market };
        Some((seat, self.pile(pile).collect()))
    }

    /// The host onto which a card that is found would go.
    fn search_host(&self, goes: Goes) -> Option<Id> {
        let effect = self.effects.last()?;
        let host = match goes {
            Goes::BondThis if effect.played => effect.piece,
            Goes::BondTarget => effect.aims.cards.first().copied().unwrap_or(NOBODY),
            _ => NOBODY,
        };
        self.in_play(host).then_some(host)
    }

    /// The different cards that can be taken now, the first of each kind from the top.
    pub(crate) fn findable(&self) -> Vec<(CardId, Id)> {
        let Some(Op::Search { filter, goes, .. }) = self.op() else { return Vec::new() };
        let Some((_, pile)) = self.searched() else { return Vec::new() };
        let eye = self.effect_eye();
        let mut found: Vec<(CardId, Id)> = Vec::new();
        for id in pile {
            let card = self.card(id);
            if !Self::prints(&filter, card) || found.iter().any(|(other, _)| *other == card) {
                continue;
            }
            if matches!(goes, Goes::BondThis | Goes::BondTarget) {
                let fits = self.search_host(goes).is_some_and(|host| {
                    card.card().bond.is_some_and(|bond| self.matches(&bond, eye, host))
                });
                if !fits {
                    continue;
                }
            }
            found.push((card, id));
        }
        found.sort_unstable();
        found
    }

    /// Looks through a pile and takes cards from it, one by one.
    pub(super) fn search(&mut self, op: Op, table: World<'_, '_>) {
        let Op::Search { zone, most, goes, .. } = op else { return };
        let Some(effect) = self.effects.last().copied() else { return };
        let bonds = matches!(goes, Goes::BondThis | Goes::BondTarget);
        let Some((whose, pile)) =
            self.searched().filter(|_| !bonds || self.search_host(goes).is_some())
        else {
            self.next_op();
            return;
        };
        if effect.left == Effect::FRESH {
            if let Some(effect) = self.effect() {
                effect.left = most;
            }
            if zone == Zone::Deck {
                self.look_through(effect.seat, whose, &pile, table);
            }
            return;
        }
        // Whoever searches a deck is asked even if nothing fits: nobody else can know that.
        if effect.left == 0 || zone != Zone::Deck && self.findable().is_empty() {
            self.next_op();
        } else {
            self.agenda.push(Frame::Ask(effect.seat, Ask::Search(effect.card, effect.left)));
        }
    }

    fn look_through(&mut self, seat: Seat, whose: Seat, pile: &[Id], table: World<'_, '_>) {
        let mut new = false;
        for &id in pile {
            let piece = self.piece_mut(id);
            new |= !crate::at::has(piece.known, seat);
            piece.known |= 1 << seat.0;
        }
        if new {
            table.learn();
        }
        table.tell(rule::M20_11, || Event::Searches(seat, whose));
    }

    /// A card was found: it is shown and goes where the step says.
    pub(crate) fn take_found(&mut self, card: CardId, table: World<'_, '_>) {
        let Some(Op::Search { goes, .. }) = self.op() else { return };
        let found = self.findable().into_iter().find(|(other, _)| *other == card);
        let Some((_, id)) = found else { return };
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let seat = effect.seat;
        let host = self.search_host(goes);
        self.show(id, table);
        self.take_out(id);
        table.tell(rule::M20_11, || Event::Found(seat, card));
        match goes {
            Goes::Hand if self.player(seat).hand.len() < usize::from(HAND) => {
                self.put_in_hand(seat, id);
                table.tell(rule::M20_11, || Event::ToHand(seat, card));
            }
            Goes::Hand | Goes::Top => {
                self.put_on_deck(seat, id);
                table.tell(rule::M20_11, || Event::ToTop(seat, card));
            }
            Goes::Bottom => {
                self.put_under_deck(seat, id);
                table.tell(rule::M20_11, || Event::ToBottom(seat, card));
            }
            Goes::BondThis | Goes::BondTarget => {
                let Some(host) = host else {
                    self.put_on_deck(seat, id);
                    return;
                };
                let network = Seat(self.piece(host).at.network);
                if self.has_room(network) {
                    self.agenda.push(Frame::Triggers(self.pending.len() as u8));
                    self.enter(id, seat, network, host, table);
                } else {
                    self.put_on_deck(seat, id);
                }
            }
            Goes::Gone => {
                self.put_away(id);
                table.tell(rule::M20_11, || Event::Annihilated(card, None));
            }
        }
    }

    /// Looks at the top of a deck; some cards go under it, the rest back in any order [M20.39].
    pub(super) fn arrange(&mut self, count: u8, bottom: u8, table: World<'_, '_>) {
        let Some(effect) = self.effects.last().copied() else { return };
        let whose = Seat(effect.aims.player);
        if !self.alive(whose) {
            self.next_op();
            return;
        }
        if effect.left == Effect::FRESH {
            let top: Vec<Id> =
                self.pile(self.player(whose).deck).take(usize::from(count)).collect();
            let seat = effect.seat;
            let new = top.iter().any(|&id| !crate::at::has(self.piece(id).known, seat));
            if new {
                table.learn();
            }
            let cards: Vec<CardId> = top.iter().map(|&id| self.card(id)).collect();
            table.tell(rule::M20_39, || Event::LookedAtDeck(seat, whose, cards));
            // Only who looks knows which goes where, if there are several.
            let alone = top.len() < 2;
            for &id in &top {
                self.take_out(id);
                let piece = self.piece_mut(id);
                piece.known = if alone { piece.known | 1 << seat.0 } else { 1 << seat.0 };
            }
            if let Some(effect) = self.effect() {
                effect.left = bottom;
                effect.extra = bottom;
                top.iter().for_each(|&id| effect.aside.push(id));
                if top.is_empty() {
                    effect.left = 0;
                }
            }
            return;
        }
        if effect.left > 0 && !effect.aside.is_empty() {
            self.agenda.push(Frame::Ask(effect.seat, Ask::Bottom(effect.card, effect.left)));
        } else if effect.aside.len() > 1 {
            self.agenda.push(Frame::Ask(effect.seat, Ask::Back(effect.card)));
        } else {
            if let Some(&last) = effect.aside.first() {
                self.put_back(self.card(last));
            }
            let under = effect.extra - effect.left.min(effect.extra);
            let seat = effect.seat;
            table.tell(rule::M20_39, || Event::Arranged(seat, whose, under));
            self.next_op();
        }
    }

    /// A card that was set aside.
    fn take_aside(&mut self, card: CardId) -> Option<Id> {
        let at = self.effects.last()?.aside.iter().position(|&id| self.card(id) == card)?;
        Some(self.effect()?.aside.remove(at))
    }

    /// A card goes under the deck.
    pub(crate) fn put_below(&mut self, card: CardId) {
        let Some(id) = self.take_aside(card) else { return };
        let Some(effect) = self.effect() else { return };
        effect.left -= 1;
        let whose = Seat(effect.aims.player);
        let known = self.piece(id).known;
        self.put_under_deck(whose, id);
        self.piece_mut(id).known = known;
    }

    /// No more cards go under the deck.
    pub(crate) fn no_more_below(&mut self) {
        if let Some(effect) = self.effect() {
            effect.extra -= effect.left;
            effect.left = 0;
        }
    }

    /// A card goes back on top of the deck; the last that does is the top card.
    pub(crate) fn put_back(&mut self, card: CardId) {
        let Some(id) = self.take_aside(card) else { return };
        let Some(effect) = self.effects.last() else { return };
        let whose = Seat(effect.aims.player);
        let known = self.piece(id).known;
        self.put_on_deck(whose, id);
        self.piece_mut(id).known = known;
    }
}
