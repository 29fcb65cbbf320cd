//! Carrying out the operations of card texts.

use super::{Frame, Refill};
use crate::ask::{Ask, From, Kind, Scope, disco_cards, has_place, lift_cards};
use crate::cards::CardId;
use crate::event::Event;
use crate::rule;
use crate::state::{Disastles, World};
use crate::text::Op;
use deckhand_kernel::{RuleId, Seat};

impl Disastles {
    /// Carries out an operation for a seat; `source` is the card whose text it is.
    pub(super) fn run(&mut self, seat: Seat, source: CardId, op: Op, table: World<'_, '_>) {
        if !self.plays(seat) {
            return;
        }
        let castle = self.castle_of(seat);
        let ask = |ask| Frame::Ask(seat, ask);
        match op {
            Op::BuildFromDiscard => {
                self.held = self.discard.pop(); // [D10.1]
                self.agenda.push(Frame::PlaceHeld(seat, rule::D10_1));
            }
            Op::PlayOneOfTop(count) => {
                self.look(seat, count, rule::D10_2, table);
                self.agenda.push(ask(Ask::Divine));
            }
            Op::SwapWithOpponent => self.agenda.push(ask(Ask::Swaps(1, Scope::Between, false))),
            Op::Swaps { times, whose } => {
                self.agenda.push(ask(Ask::Swaps(times, Scope::In(whose), times > 1)));
            }
            Op::ThrowFromDeck(count) => {
                self.agenda.push(Frame::Throw(Some(seat), count, Self::cause(source)));
            }
            Op::Turns { rooms, whose } => self.agenda.push(ask(Ask::Turns(rooms, whose, None))),
            Op::BuildDrawn => self
                .agenda
                .then([Frame::Draw(Refill::Hold, 1), Frame::PlaceHeld(seat, rule::D10_7)]), // [D10.7]
            Op::BuildRevealed => self.reveal_and_build(seat, table),
            Op::Foresee(amount) => {
                self.shelter[usize::from(castle)] += amount;
                table.tell(rule::D10_8, || Event::Sheltered(seat, amount));
            }
            Op::Moves { times, whose, turning } => {
                self.agenda.push(ask(Ask::Moves(times, whose, turning, None)));
            }
            Op::BonusAction => self.agenda.push(ask(Ask::Bonus(Kind::None))),
            Op::SwapTurning => self.agenda.push(ask(Ask::SwapTurning)),
            Op::Sift(count) => {
                self.look(seat, count, rule::D10_34, table);
                self.agenda.push(ask(Ask::Sift));
            }
            Op::RearrangeAround => {
                let rooms = lift_cards(self, seat, source);
                if !rooms.is_empty() {
                    self.ask_to_arrange(seat, rooms);
                    self.lift(castle, rooms, source, table);
                }
            }
            Op::TurnAround => {
                self.lifted = disco_cards(self, seat, source);
                self.ask_to_turn(seat, self.lifted);
            }
            Op::EverybodySwaps => self.everybody_swaps(),
            Op::AddToShop(count) => self.agenda.push(Frame::Draw(Refill::Shop, count)), // [D10.38]
            Op::Sacrifice(count) => {
                self.agenda.then([Frame::Lose(castle, count, true), Frame::Survivors, Frame::Last]);
            } // [D10.44]
            Op::AvoidDamage(_) => {} // used while damage is paid
            Op::NewShop(count) => {
                self.agenda.push(Frame::Draw(Refill::Shop, count)); // [D11.9]
                let shop = core::mem::take(&mut self.shop);
                if !shop.is_empty() {
                    table.tell(rule::D11_9, || Event::Cleared(shop.to_vec()));
                }
                self.set_aside(shop.iter().copied(), seat); // these are no leftovers: the order is chosen [D7.17]
            }
        }
    }

    /// The rule behind a text that throws cards: that of its card, or of the Catastrophe that let the seat do it.
    fn cause(source: CardId) -> RuleId {
        if source == crate::state::NO_CARD { rule::D9_11 } else { source.card().rule }
    }

    /// A seat looks at the top cards of the deck [D7.18].
    fn look(&mut self, seat: Seat, count: u8, by: RuleId, table: World<'_, '_>) {
        let known = self.known;
        let safe = self.safe;
        let cards = self.draw_cards(count, table);
        // Looking takes nothing away: what was known stays known until something is moved.
        self.known = known;
        self.safe = safe;
        self.looked = cards.iter().rev().copied().collect();
        self.looker = seat;
        self.known[usize::from(seat.0)] = self.known[usize::from(seat.0)].max(cards.len() as u8);
        table.tell(by, || Event::Looks(seat, cards.len() as u8, Some(cards.to_vec())));
    }

    /// The cards looked at go back on the deck as they lay.
    pub(crate) fn return_looked(&mut self, seat: Seat, table: World<'_, '_>) {
        let looked = core::mem::take(&mut self.looked);
        for &card in looked.iter() {
            self.deck.push(card);
        }
        if !looked.is_empty() {
            table.tell(rule::D7_18, || Event::PutBack(seat, looked.len() as u8));
        }
    }

    /// Takes one of the cards looked at out of the others; what seats know of the top of the deck shrinks with it.
    fn take_looked(&mut self, card: CardId) {
        let Some(at) = self.looked.iter().position(|&other| other == card) else { return };
        let depth = (self.looked.len() - 1 - at) as u8;
        self.looked.remove(at);
        for known in &mut self.known {
            if *known > depth {
                *known -= 1;
            }
        }
        // Nobody else knows how deep the card lay, so one safe card less is all that stays common knowledge.
        self.safe = self.safe.saturating_sub(1);
    }

    /// Plays one of the cards looked at; the others go back first [D10.2].
    pub(crate) fn choose_looked(&mut self, seat: Seat, card: CardId, table: World<'_, '_>) {
        table.show(seat);
        self.take_looked(card);
        table.tell(rule::D10_2, || Event::TurnedUp(card));
        self.play_or_build(seat, card, rule::D10_2);
        self.agenda.push(Frame::Last); // [D12.4]
        self.put_back_rest(seat, table);
    }

    /// The rest of the cards looked at goes back: in the old order, or as the seat likes [D7.18].
    fn put_back_rest(&mut self, seat: Seat, table: World<'_, '_>) {
        if self.choices.returned_in_any_order && self.looked.len() > 1 {
            let count = self.looked.len() as u8;
            // Nobody else can follow the order any more.
            for (other, known) in self.known.iter_mut().enumerate() {
                if other != usize::from(seat.0) {
                    *known = 0;
                }
            }
            // A Disaster among them may lie anywhere now; whether there is one is not for everybody to know.
            if usize::from(self.safe) < self.looked.len() {
                self.safe = 0;
            }
            self.agenda.push(Frame::Ask(seat, Ask::Return));
            table.tell(rule::D7_18, || Event::PutBack(seat, count));
        } else {
            self.return_looked(seat, table);
        }
    }

    /// Puts one of the cards looked at onto the deck.
    pub(crate) fn put_back_one(&mut self, card: CardId) {
        if let Some(at) = self.looked.iter().position(|&other| other == card) {
            self.looked.remove(at);
            self.deck.push(card);
        }
    }

    /// Discards one of the cards looked at [D10.34]; a Disaster waits until the effect is over [D7.20].
    pub(crate) fn sift_out(&mut self, card: CardId, table: World<'_, '_>) {
        table.show(self.looker);
        self.take_looked(card);
        table.tell(rule::D10_34, || Event::Discarded(card));
        if card.is_disaster() {
            self.aside.push(card);
        } else {
            self.bin(card);
        }
    }

    /// The rest goes back, then the discarded Disasters are played in the order in which they were discarded.
    pub(crate) fn finish_sifting(&mut self, seat: Seat, table: World<'_, '_>) {
        let from = self.row.len() as u8;
        for &card in core::mem::take(&mut self.aside).iter() {
            self.row.push(card);
        }
        self.agenda.push(Frame::Last); // [D12.4]
        if self.row.len() > usize::from(from) {
            self.agenda.push(Frame::Row(from, Refill::Nothing));
        }
        self.put_back_rest(seat, table);
    }

    /// The top card is looked at; a room that fits has to be built, everything else is discarded [D10.33].
    fn reveal_and_build(&mut self, seat: Seat, table: World<'_, '_>) {
        let Some(&card) = self.draw_cards(1, table).first() else { return };
        table.tell(rule::D10_33, || Event::TurnedUp(card));
        self.play_or_build(seat, card, rule::D10_33);
        self.agenda.push(Frame::Last); // [D12.4]
    }

    /// A card turned up from the deck: a Disaster is played and not replaced, a room is to be built.
    fn play_or_build(&mut self, seat: Seat, card: CardId, cause: RuleId) {
        if card.is_disaster() {
            let from = self.row.len() as u8;
            self.row.push(card);
            self.agenda.push(Frame::Row(from, Refill::Nothing));
        } else {
            self.held = Some(card);
            self.agenda.push(Frame::PlaceHeld(seat, cause));
        }
    }

    /// The card that is held is built, or discarded if it fits nowhere.
    pub(super) fn place_held(&mut self, seat: Seat, cause: RuleId, table: World<'_, '_>) {
        let Some(card) = self.held else { return };
        if self.plays(seat) && has_place(self, seat, card) {
            self.agenda.push(Frame::Ask(seat, Ask::Place(From::Pile, card)));
        } else {
            self.held = None;
            self.bin(card);
            table.tell(cause, || Event::Discarded(card));
        }
    }
}
