//! What changes on the table: cards between hands, decks, markets and networks, points, marks, damage. Every change is told
//! with the rule that causes it; what follows from it is left to `flow`.

use super::{HAND, Id, Megacorp, NOBODY, Piece, Place, mark};
use crate::at::At;
use crate::cards::{CardId, Colour};
use crate::event::{Event, Face};
use crate::rule;
use deckhand_kernel::{RuleId, Seat, Table};

/// The table at which a game is played.
pub(crate) type World<'a, 't> = &'a mut Table<'t, Event>;

/// Everybody.
pub(crate) const ALL_KNOW: u16 = u16::MAX;

impl Megacorp {
    /// Puts a piece on top of a deck.
    pub(crate) fn put_on_deck(&mut self, seat: Seat, id: Id) {
        let deck = self.player(seat).deck;
        let piece = self.piece_mut(id);
        piece.place = Place::Deck;
        piece.holder = seat.0;
        piece.below = deck.top;
        let deck = &mut self.player_mut(seat).deck;
        deck.top = id;
        deck.size += 1;
    }

    /// Puts a piece under a deck.
    pub(crate) fn put_under_deck(&mut self, seat: Seat, id: Id) {
        let last = self.pile(self.player(seat).deck).last();
        let Some(last) = last else {
            self.put_on_deck(seat, id);
            return;
        };
        let piece = self.piece_mut(id);
        piece.place = Place::Deck;
        piece.holder = seat.0;
        piece.below = NOBODY;
        self.piece_mut(last).below = id;
        self.player_mut(seat).deck.size += 1;
    }

    /// Puts a piece into the open market of a player, where everybody sees it.
    pub(crate) fn put_in_market(&mut self, seat: Seat, id: Id) {
        let market = self.player(seat).market;
        let piece = self.piece_mut(id);
        piece.place = Place::Market;
        piece.holder = seat.0;
        piece.below = market.top;
        piece.known = ALL_KNOW;
        let market = &mut self.player_mut(seat).market;
        market.top = id;
        market.size += 1;
    }

    /// Takes a piece out of the deck or the market in which it lies.
    pub(crate) fn take_out(&mut self, id: Id) {
        let Piece { place, holder, below, .. } = *self.piece(id);
        let seat = Seat(holder);
        let player = self.player(seat);
        let pile = if place == Place::Deck { player.deck } else { player.market };
        if pile.top == id {
            let player = self.player_mut(seat);
            let pile = if place == Place::Deck { &mut player.deck } else { &mut player.market };
            pile.top = below;
            pile.size -= 1;
        } else {
            let above = self.pile(pile).find(|&above| self.piece(above).below == id);
            let Some(above) = above else { return };
            self.piece_mut(above).below = below;
            let player = self.player_mut(seat);
            let pile = if place == Place::Deck { &mut player.deck } else { &mut player.market };
            pile.size -= 1;
        }
        self.piece_mut(id).below = NOBODY;
    }

    /// Puts a piece into a hand.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, id: Id) {
        let card = self.piece(id).card;
        let piece = self.piece_mut(id);
        piece.place = Place::Hand;
        piece.holder = seat.0;
        piece.below = NOBODY;
        piece.known |= 1 << seat.0;
        let order = |other: &Id| (self.pieces[usize::from(*other)].card, *other);
        let hand = &self.players[seat.index()].hand;
        let at = hand.iter().position(|other| order(other) > (card, id)).unwrap_or(hand.len());
        self.players[seat.index()].hand.insert(at, id);
    }

    /// Takes a piece out of a hand.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, id: Id) {
        let hand = &mut self.player_mut(seat).hand;
        if let Some(at) = hand.iter().position(|&other| other == id) {
            hand.remove(at);
        }
    }

    /// Draws the top card of the own deck; `false` if there is none.
    pub(crate) fn draw_one(&mut self, seat: Seat, cause: RuleId, table: World<'_, '_>) -> bool {
        let top = self.player(seat).deck.top;
        if top == NOBODY {
            return false;
        }
        if !crate::at::has(self.piece(top).known, seat) {
            table.learn();
        }
        self.take_out(top);
        self.put_in_hand(seat, top);
        let piece = self.piece(top);
        let face = Face { card: Some(piece.card), known: piece.known };
        table.tell(cause, || Event::Drew(seat, face));
        true
    }

    /// Draws by an effect: nothing beyond a full hand, unless the option says otherwise [M3.2].
    pub(crate) fn draw_by_effect(&mut self, seat: Seat, count: u8, table: World<'_, '_>) {
        for _ in 0..count {
            let full = self.player(seat).hand.len() >= usize::from(HAND);
            if full && !self.choices.draw_over {
                table.tell(rule::M3_2, || Event::HandFull(seat));
                return;
            }
            if self.player(seat).hand.room() == 0 {
                return;
            }
            if !self.draw_one(seat, rule::M20_36, table) {
                self.loses(seat, rule::M17_1, table);
                return;
            }
        }
    }

    /// The top cards of a deck go to the open market; a card that is missing loses the game [M11.29] [M1.12].
    pub(crate) fn mill(&mut self, seat: Seat, count: u8, cause: RuleId, table: World<'_, '_>) {
        for _ in 0..count {
            let top = self.player(seat).deck.top;
            if top == NOBODY {
                self.loses(seat, rule::M17_1, table);
                return;
            }
            let card = self.piece(top).card;
            self.show(top, table);
            self.take_out(top);
            self.put_in_market(seat, top);
            table.tell(cause, || Event::Milled(seat, card));
        }
    }

    /// A card of the hand goes to the open market.
    pub(crate) fn discard(&mut self, seat: Seat, id: Id, cause: RuleId, table: World<'_, '_>) {
        let card = self.piece(id).card;
        self.show(id, table);
        self.take_from_hand(seat, id);
        self.put_in_market(seat, id);
        table.tell(cause, || Event::Discarded(seat, card));
    }

    /// Everybody sees the card now.
    pub(crate) fn show(&mut self, id: Id, table: World<'_, '_>) {
        let Piece { known, place, holder, .. } = *self.piece(id);
        if known != ALL_KNOW {
            if place == Place::Hand || known >> holder & 1 == 1 {
                table.show(Seat(holder));
            } else {
                table.learn();
            }
            self.piece_mut(id).known = ALL_KNOW;
        }
    }

    /// A player loses by what is happening now [M17.1].
    pub(crate) fn loses(&mut self, seat: Seat, cause: RuleId, table: World<'_, '_>) {
        if !crate::at::has(self.losing, seat) {
            self.losing |= 1 << seat.0;
            table.tell(cause, || Event::Fails(seat));
        }
    }

    /// The lowest free place of a network [M3.5].
    pub(crate) fn free_place(&self, network: Seat) -> At {
        let mut place = 1;
        for id in self.network(network) {
            if self.piece(id).at.place != place {
                break;
            }
            place += 1;
        }
        At { network: network.0, place }
    }

    /// Whether another card can lie in a network: places are counted by small numbers.
    pub(crate) fn has_room(&self, network: Seat) -> bool {
        self.free_place(network).place < u8::MAX
    }

    /// Puts a piece into play.
    pub(crate) fn put_in_play(&mut self, id: Id, controller: Seat, network: Seat, host: Id) {
        let at = self.free_place(network);
        let fresh = self.piece(id).print().is_character() || self.choices.all_disoriented;
        let piece = self.piece_mut(id);
        piece.place = Place::Play;
        piece.holder = controller.0;
        piece.below = NOBODY;
        piece.known = ALL_KNOW;
        piece.at = at;
        piece.host = host;
        piece.marks = if fresh { mark::FRESH } else { 0 };
        self.seat_at_table(id);
        self.player_mut(controller).board += 1;
    }

    /// Puts a piece into the list of those in play, at its place.
    fn seat_at_table(&mut self, id: Id) {
        let at = self.piece(id).at;
        let place = self.table.partition_point(|&other| self.pieces[usize::from(other)].at < at);
        self.table.insert(place, id);
    }

    /// Takes a piece out of play; everything that was so of it ends [M3.6]. Where it goes is left to the caller, and so is
    /// what was bonded to it.
    pub(crate) fn take_off(&mut self, id: Id) {
        self.table.retain(|&other| other != id);
        let Piece { card, holder, .. } = *self.piece(id);
        self.player_mut(Seat(holder)).board -= 1;
        *self.piece_mut(id) = Piece { known: ALL_KNOW, ..Piece::new(card, Seat(holder)) };
    }

    /// What was bonded to a piece that has left goes to the open markets of its owners [M15.6].
    pub(crate) fn drop_bonded(&mut self, host: Id, table: World<'_, '_>) {
        while let Some(id) = self.first(|piece| piece.host == host) {
            let (card, at, owner) = (self.piece(id).card, self.piece(id).at, Self::owner(id));
            self.take_off(id);
            self.put_home(id, owner);
            table.tell(rule::M15_6, || Event::Dropped(card, at));
            self.drop_bonded(id, table);
        }
    }

    /// A card goes to the open market of its owner, or out of the game with a player who has lost.
    pub(crate) fn put_home(&mut self, id: Id, owner: Seat) {
        if self.alive(owner) {
            self.put_in_market(owner, id);
        } else {
            self.put_away(id);
        }
    }

    /// A card goes out of the game.
    pub(crate) fn put_away(&mut self, id: Id) {
        let owner = Self::owner(id);
        let piece = self.piece_mut(id);
        piece.place = Place::Gone;
        piece.holder = owner.0;
        piece.below = NOBODY;
        piece.known = ALL_KNOW;
    }

    /// A card in play is destroyed [M11.28].
    pub(crate) fn destroy(&mut self, id: Id, table: World<'_, '_>) {
        let (card, at, owner) = (self.piece(id).card, self.piece(id).at, Self::owner(id));
        self.take_off(id);
        self.put_home(id, owner);
        table.tell(rule::M11_26, || Event::Destroyed(card, at));
        self.drop_bonded(id, table);
    }

    /// A card in play goes to another network, with what is bonded to it [M13.3].
    pub(crate) fn relocate(&mut self, id: Id, to: Seat, cause: RuleId, table: World<'_, '_>) {
        let from = self.piece(id).at;
        if from.network == to.0 || !self.has_room(to) {
            return;
        }
        self.table.retain(|&other| other != id);
        // Nothing is aimed at it any more [M13.2].
        let stack = self.stack.as_mut_slice().iter_mut().map(|item| &mut item.aims);
        let effects = self.effects.as_mut_slice().iter_mut().map(|effect| &mut effect.aims);
        for aims in stack.chain(effects) {
            if let Some(at) = aims.cards.iter().position(|&aim| aim == id) {
                aims.cards.remove(at);
            }
        }
        let at = self.free_place(to);
        let piece = self.piece_mut(id);
        piece.at = at;
        // It is no longer a target of the pending attack [M13.2].
        piece.marks &= !mark::AIMED;
        self.seat_at_table(id);
        let card = self.piece(id).card;
        table.tell(cause, || Event::Moved(card, from, at));
        while let Some(next) = self.first(|piece| piece.host == id && piece.at.network != to.0) {
            self.relocate(next, to, rule::M15_2, table);
        }
    }

    /// Engages a card.
    pub(crate) fn engage(&mut self, id: Id, cause: RuleId, table: World<'_, '_>) {
        let piece = self.piece_mut(id);
        if !piece.has(mark::ENGAGED) {
            piece.marks |= mark::ENGAGED;
            let (card, at) = (piece.card, piece.at);
            table.tell(cause, || Event::Engaged(card, at));
        }
    }

    /// Disengages a card.
    pub(crate) fn disengage(&mut self, id: Id, cause: RuleId, table: World<'_, '_>) {
        let piece = self.piece_mut(id);
        if piece.has(mark::ENGAGED) {
            piece.marks &= !mark::ENGAGED;
            let (card, at) = (piece.card, piece.at);
            table.tell(cause, || Event::Disengaged(card, at));
        }
    }

    /// A card changes its controller [M20.10].
    pub(crate) fn take_over(&mut self, id: Id, seat: Seat, table: World<'_, '_>) {
        let was = self.piece(id).seat();
        if was == seat {
            return;
        }
        self.player_mut(was).board -= 1;
        self.player_mut(seat).board += 1;
        let piece = self.piece_mut(id);
        piece.holder = seat.0;
        let (card, at) = (piece.card, piece.at);
        table.tell(rule::M20_10, || Event::TakenOver(seat, card, at));
    }

    /// Gives points of a kind: 0 colourless, then the colours.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        kind: usize,
        count: u8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        if count == 0 {
            return;
        }
        let pool = &mut self.player_mut(seat).pool[kind];
        *pool = pool.saturating_add(count);
        let now = *pool;
        table.tell(cause, || Event::Gained(seat, colour_of(kind), count, now));
    }

    /// Damage in a colour; the card is doomed if its score is 0 or less now [M11.25] [M11.26] [M11.27].
    pub(crate) fn hurt(
        &mut self,
        id: Id,
        colour: Colour,
        count: i8,
        cause: RuleId,
        table: World<'_, '_>,
    ) {
        if count <= 0 {
            return;
        }
        let piece = self.piece_mut(id);
        let damage = &mut piece.damage[colour as usize];
        *damage = damage.saturating_add(count);
        let (card, at) = (piece.card, piece.at);
        let now = self.score(id, colour).unwrap_or_default();
        table.tell(cause, || Event::Hurt(card, at, colour, count, now));
        if now <= 0 {
            self.piece_mut(id).marks |= mark::DOOMED;
        }
    }

    /// The printed card of a piece.
    pub(crate) fn card(&self, id: Id) -> CardId {
        self.piece(id).card
    }
}

/// The colour of a kind of points; colourless ones have none.
pub(crate) fn colour_of(kind: usize) -> Option<Colour> {
    Colour::ALL.get(kind.wrapping_sub(1)).copied()
}
