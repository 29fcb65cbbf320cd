//! What is announced: purchases with their choices and payments, uses of sentences, moves, and what becomes of them when
//! nobody answers any more.

use super::Frame;
use crate::ask::Ask;
use crate::cards::CardId;
use crate::event::Event;
use crate::item::{Aims, Deed, Effect, Item, NO_SEAT, Payment, Source};
use crate::pay::{change, point};
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, Phase, Place, World};
use crate::text::{Target, When};
use deckhand_kernel::Seat;

impl Megacorp {
    /// Begins to announce the purchase of a card of the hand [M7.1].
    pub(crate) fn start_buying(
        &mut self,
        seat: Seat,
        card: CardId,
        response: bool,
        table: World<'_, '_>,
    ) {
        let Some(id) = self.in_hand(seat, card) else { return };
        self.show(id, table);
        self.take_from_hand(seat, id);
        self.piece_mut(id).place = Place::Pending;
        self.draft = Item { deed: Deed::Buy, seat, piece: id, ..Item::default() };
        self.payment = Payment {
            cost: card.card().cost,
            wild: self.wild_source(seat).is_some(),
            ..Payment::default()
        };
        table.tell(rule::M7_1, || Event::Announced(seat, card));
        self.go_announce(response);
        self.agenda.then([Frame::Aim, Frame::Pay]);
    }

    /// What was begun will be announced; as a response it joins the window that is open.
    fn go_announce(&mut self, response: bool) {
        if response {
            self.agenda.push(Frame::Stack);
        } else {
            self.agenda.then([Frame::Announce, Frame::Main]);
        }
    }

    /// Begins to announce a sentence of a card in play [M20.1].
    pub(crate) fn start_using(
        &mut self,
        seat: Seat,
        id: Id,
        sentence: u8,
        response: bool,
        table: World<'_, '_>,
    ) {
        self.draft = Item { deed: Deed::Use, seat, piece: id, sentence, ..Item::default() };
        self.payment = Payment::default();
        let said = self.card(id).says()[usize::from(sentence)];
        if said.once {
            self.piece_mut(id).used |= 1 << sentence;
        }
        let (card, at) = (self.card(id), self.piece(id).at);
        table.tell(rule::M20_1, || Event::Uses(seat, card, at, sentence + 1));
        self.go_announce(response);
        self.agenda.then([Frame::Aim, Frame::Pay]);
    }

    /// Points of the pool pay for a sentence [M20.4].
    pub(crate) fn pay_point(&mut self, seat: Seat, kind: usize, left: u8, table: World<'_, '_>) {
        self.player_mut(seat).pool[kind] -= 1;
        table.tell(rule::M20_4, || Event::Spent(seat, crate::state::colour_of(kind), 1));
        if left > 1 {
            self.agenda.push(Frame::Ask(seat, Ask::Points(left - 1)));
        }
    }

    /// Begins to announce a Move [M13.5].
    pub(crate) fn start_moving(
        &mut self,
        seat: Seat,
        id: Id,
        to: Seat,
        response: bool,
        table: World<'_, '_>,
    ) {
        self.draft = Item { deed: Deed::Move, seat, piece: id, network: to.0, ..Item::default() };
        self.piece_mut(id).moved += 1;
        let (card, at) = (self.card(id), self.piece(id).at);
        table.tell(rule::M13_5, || Event::Moves(seat, card, at, to));
        self.go_announce(response);
    }

    /// The sentence whose choice is being made.
    pub(crate) fn drafted_target(&self) -> Target {
        let Item { deed, piece, sentence, .. } = self.draft;
        match deed {
            Deed::Use => self.card(piece).says()[usize::from(sentence)].target,
            Deed::Buy if self.piece(piece).print().is_event() => {
                self.card(piece).says().first().map_or(Target::None, |said| said.target)
            }
            _ => Target::None,
        }
    }

    /// The next choice for what is being announced: network, host or target.
    pub(super) fn aim(&mut self) {
        let Item { deed, seat, piece, network, host, .. } = self.draft;
        let print = self.piece(piece).print();
        if deed == Deed::Buy && !print.is_event() {
            if print.bond.is_some() {
                if host == NOBODY {
                    self.agenda.push(Frame::Ask(seat, Ask::Host(self.card(piece))));
                }
            } else if network == NO_SEAT {
                self.agenda.push(Frame::Ask(seat, Ask::Where(self.card(piece))));
            }
            return;
        }
        let target = self.drafted_target();
        self.draft.aims.player = self.only_player(target, &self.draft.aims, seat);
        if let Some(ask) = self.next_aim(target, &self.draft.aims, self.card(piece)) {
            self.agenda.push(Frame::Aim);
            self.agenda.push(Frame::Ask(seat, ask));
        }
    }

    /// The player who was chosen, or the only one who can be.
    pub(super) fn only_player(&self, target: Target, aims: &Aims, seat: Seat) -> u8 {
        let mut others = self.living().filter(|&other| other != seat);
        match (target, others.next(), others.next()) {
            (Target::Opponent, Some(only), None) => only.0,
            _ => aims.player,
        }
    }

    /// The question for a choice that is still open.
    pub(super) fn next_aim(&self, target: Target, aims: &Aims, card: CardId) -> Option<Ask> {
        match target {
            Target::None => None,
            Target::Cards { count, .. } => {
                let open = aims.network == NO_SEAT && aims.cards.len() < usize::from(count);
                open.then_some(Ask::Target(card))
            }
            Target::Opponent | Target::Player => {
                (aims.player == NO_SEAT).then_some(Ask::Player(card))
            }
            Target::Network => (aims.network == NO_SEAT).then_some(Ask::Network(card)),
        }
    }

    /// The next part of the payment, until the cost is covered [M6.11].
    pub(super) fn pay(&mut self, table: World<'_, '_>) {
        let Item { deed, seat, piece, sentence, .. } = self.draft;
        if deed == Deed::Use {
            let said = self.card(piece).says()[usize::from(sentence)];
            if said.engage {
                self.engage(piece, rule::M20_5, table);
            }
            if said.pay > 0 {
                self.agenda.push(Frame::Ask(seat, Ask::Points(said.pay)));
            }
            return;
        }
        let covered = self.payment.is_covered();
        let goes_on =
            !self.choices.strict_payment && !self.payment.closed && self.could_give_more(seat);
        if !covered || goes_on {
            self.agenda.push(Frame::Pay);
            self.agenda.push(Frame::Ask(seat, Ask::Pay(self.card(piece))));
            return;
        }
        let Payment { cost, spent, wild, .. } = self.payment;
        let total = self.payment.total();
        let lacking = (1..5).any(|kind| cost[kind] > total[kind]);
        if lacking
            && wild
            && let Some((id, sentence)) = self.wild_source(seat)
        {
            self.piece_mut(id).used |= 1 << sentence;
            let card = self.card(id);
            table.tell(rule::M20_26, || Event::Effect(seat, card, sentence + 1));
        }
        let left = change(&cost, &total, wild);
        let pool = &mut self.player_mut(seat).pool;
        for kind in 0..5 {
            pool[kind] = pool[kind] - spent[kind] + left[kind];
        }
        if left.iter().any(|&count| count > 0) {
            table.tell(rule::M6_6, || Event::Change(seat, left));
        }
    }

    /// Whether a payer who need not stop has anything more to give [M6.7].
    fn could_give_more(&self, seat: Seat) -> bool {
        self.payment.sources.room() > 0
            && (!self.player(seat).hand.is_empty()
                || self.all().any(|id| self.may_reinvest(seat, id)))
    }

    /// A hand card goes on top of the deck for one point [M6.2] [M6.4].
    pub(crate) fn invest(&mut self, seat: Seat, card: CardId, kind: usize, table: World<'_, '_>) {
        let Some(id) = self.in_hand(seat, card) else { return };
        self.show(id, table);
        self.take_from_hand(seat, id);
        self.put_on_deck(seat, id);
        self.player_mut(seat).busy = true;
        self.payment.sources.push(Source { piece: id, gives: point(kind) });
        table.tell(rule::M6_2, || Event::Invested(seat, card, crate::state::colour_of(kind)));
    }

    /// A card in play goes on top of the deck for its whole valuation [M6.3] [M6.10].
    pub(crate) fn reinvest(&mut self, seat: Seat, id: Id, table: World<'_, '_>) {
        let (card, at) = (self.card(id), self.piece(id).at);
        let gives = card.card().cost;
        self.take_off(id);
        self.put_on_deck(seat, id);
        self.player_mut(seat).busy = true;
        self.draft.reinvested += 1;
        self.payment.sources.push(Source { piece: id, gives });
        table.tell(rule::M6_3, || Event::Reinvested(seat, card, at));
        self.drop_bonded(id, table);
        self.payment.wild &= self.wild_source(seat).is_some();
    }

    /// Points of the pool go into the payment.
    pub(crate) fn spend(&mut self, seat: Seat, kind: usize, table: World<'_, '_>) {
        self.payment.spent[kind] += 1;
        table.tell(rule::M6_6, || Event::Spent(seat, crate::state::colour_of(kind), 1));
    }

    /// It has been announced: it waits for answers [M18.5].
    pub(super) fn announce(&mut self, opens: bool, _table: World<'_, '_>) {
        let base = self.stack.len() as u8;
        let target = self.drafted_target();
        let mut item = core::mem::take(&mut self.draft);
        if matches!(target, Target::Cards { .. }) {
            // What was chosen may be lost, and nothing is chosen in its place [M18.8].
            item.aims.network = Aims::CLOSED;
        }
        self.payment = Payment::default();
        self.stack.push(item);
        self.passes = 0;
        self.next = self.turn;
        if opens {
            self.agenda.push(Frame::Window(base, true));
        }
    }

    /// A card enters, or an event has its effect [M7.4] to [M7.6].
    pub(super) fn resolve_purchase(&mut self, item: &Item, table: World<'_, '_>) {
        let Item { seat, piece: id, network, host, reinvested, .. } = *item;
        if self.piece(id).place != Place::Pending {
            return; // It has left with its player.
        }
        let (card, owner) = (self.card(id), Self::owner(id));
        let base = self.pending.len() as u8;
        self.agenda.push(Frame::Triggers(base));
        if reinvested > 0 {
            self.note_all(seat, When::Reinvest);
        }
        if card.card().is_event() {
            self.begin_effect(
                Effect { seat, piece: id, card, aims: item.aims, ..Effect::default() },
                table,
            );
            return;
        }
        let network = if let Some(filter) = card.card().bond {
            let eye = crate::figures::Eye::of_unplaced(seat, id);
            if !self.in_play(host) || !self.matches(&filter, eye, host) {
                self.put_home(id, owner);
                table.tell(rule::M7_5, || Event::NoHost(seat, card));
                return;
            }
            self.piece(host).at.network
        } else if self.alive(Seat(network)) {
            network
        } else {
            seat.0
        };
        if !self.has_room(Seat(network)) {
            self.put_home(id, owner);
            return;
        }
        self.enter(id, seat, Seat(network), host, table);
    }

    /// A card comes into play; its own sentence about that is set off.
    pub(crate) fn enter(
        &mut self,
        id: Id,
        seat: Seat,
        network: Seat,
        host: Id,
        table: World<'_, '_>,
    ) {
        self.put_in_play(id, seat, network, host);
        let (card, at) = (self.card(id), self.piece(id).at);
        let on = self.in_play(host).then(|| (self.card(host), self.piece(host).at));
        table.tell(rule::M7_4, || Event::Entered(seat, card, at, on));
        self.note_own(id, When::Play, NO_SEAT);
    }

    /// A sentence that was used has its effect.
    pub(super) fn resolve_use(&mut self, item: &Item, table: World<'_, '_>) {
        let Item { seat, piece, sentence, aims, .. } = *item;
        if !self.alive(seat) {
            return;
        }
        let played = self.in_play(piece);
        let (card, at) = (self.card(piece), self.piece(piece).at);
        self.agenda.push(Frame::Triggers(self.pending.len() as u8));
        let effect = Effect { seat, piece, card, played, sentence, aims, at, ..Effect::default() };
        self.begin_effect(effect, table);
    }

    /// A card that was moved goes [M13.5].
    pub(super) fn resolve_move(&mut self, item: &Item, table: World<'_, '_>) {
        let to = Seat(item.network);
        if self.in_play(item.piece) && self.alive(to) {
            self.relocate(item.piece, to, rule::M13_1, table);
        }
    }

    /// Whether the player of the turn may buy this now [M5.6] [M5.9] [M7.8].
    pub(crate) fn may_buy(&self, seat: Seat, card: CardId, response: bool) -> bool {
        let Some(id) = self.in_hand(seat, card) else { return false };
        let print = card.card();
        if print.is_event() {
            if seat != self.turn && !self.choices.events_by_anyone {
                return false;
            }
            let Some(said) = print.says.first() else { return false };
            let eye = crate::figures::Eye::of_unplaced(seat, id);
            let ready = said.needs.iter().all(|cond| self.holds(cond, eye, &Aims::default()))
                && self.has_target(&said.target, eye, said.aimed())
                && self.has_attack_to_act_on(said.ops);
            return ready && self.can_buy(seat, id);
        }
        if response || seat != self.turn || self.phase != Phase::Implement {
            return false;
        }
        print.bond.is_none_or(|filter| self.can_be_hosted(seat, id, &filter))
            && self.can_buy(seat, id)
    }

    /// Whether there is a host for a card that will be bonded.
    fn can_be_hosted(&self, seat: Seat, id: Id, filter: &crate::text::Filter) -> bool {
        let eye = crate::figures::Eye::of_unplaced(seat, id);
        self.all().any(|host| self.matches(filter, eye, host))
    }

    /// Whether what a text does to an attack finds one.
    pub(crate) fn has_attack_to_act_on(&self, ops: &[crate::text::Op]) -> bool {
        use crate::text::Op;
        let wants = |op: &Op| matches!(op, Op::Prevent(_) | Op::CallOff | Op::Redirect(_));
        self.attack.on || !ops.first().is_some_and(wants)
    }
}
