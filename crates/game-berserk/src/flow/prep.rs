//! Before the battle: roles, deal, recruitment, placement, reveal and attaching [chapter 3].

use super::Frame;
use crate::ask::Ask;
use crate::board::{self, At, Cells, each};
use crate::cards::{CardId, Keyword, Kind};
use crate::event::Event;
use crate::role::Role;
use crate::rule;
use crate::setup::FirstPlayer;
use crate::state::{Berserk, DECK, NONE, Stage, Tally, UnitId, World, flag, other, place};
use crate::text::When;
use deckhand_kernel::Seat;

/// Cards that are dealt to each player [B3.3].
pub(crate) const HAND: usize = 15;
/// So many equal rolls in a row decide for the first seat.
const ROLLS: u8 = 50;
/// The most that the flyers of a squad may cost together [B3.8].
pub(crate) const FLYERS: u8 = 15;

impl Berserk {
    /// Both players roll until the dice differ [B3.1].
    pub(super) fn roll_for_roles(&mut self, table: World<'_, '_>) {
        if let FirstPlayer::Seat(seat) = self.choices.first_player {
            self.take_roles(seat, table);
            return;
        }
        let (mut one, mut two) = (1, 1);
        // Somebody has to win in the end, even with dice that always fall alike.
        for _ in 0..ROLLS {
            (one, two) = (table.roll(6), table.roll(6));
            table.tell(rule::B3_1, || Event::Rolled(Seat(0), one));
            table.tell(rule::B3_1, || Event::Rolled(Seat(1), two));
            if one != two {
                break;
            }
        }
        let higher = Seat(u8::from(two > one));
        if self.choices.first_player == FirstPlayer::Roll {
            self.take_roles(higher, table);
        } else {
            self.agenda.push(Frame::Ask(higher, Ask::Role));
        }
    }

    /// Settles who is First, and hands out the crystals [B3.2].
    pub(crate) fn take_roles(&mut self, first: Seat, table: World<'_, '_>) {
        self.first = first;
        self.turn = first;
        for seat in [first, other(first)] {
            let role = self.role(seat);
            let (gold, silver) = self.choices.crystals(role == Role::First);
            self.gold[seat.index()] = gold;
            self.silver[seat.index()] = silver;
            table.tell(rule::B3_1, || Event::Role(seat, role));
        }
        self.agenda.push(Frame::Deal);
    }

    /// Shuffles both decks and deals [B3.3].
    pub(super) fn deal_cards(&mut self, table: World<'_, '_>) {
        for seat in [Seat(0), Seat(1)] {
            self.deal_to(seat, table);
            self.look_at_deal(seat);
        }
        self.agenda.push(Frame::Both);
    }

    /// Whether a seat can have its cards dealt anew [B3.4].
    pub(crate) fn may_redeal(&self, seat: Seat) -> bool {
        let at = seat.index();
        self.gold[at] > 0 && self.choices.redeals.is_none_or(|most| self.redeals[at] < most)
    }

    /// A seat looks at its cards; without a choice it keeps them.
    pub(crate) fn look_at_deal(&mut self, seat: Seat) {
        let stage = if self.may_redeal(seat) { Stage::Deal } else { Stage::Kept };
        self.stage[seat.index()] = stage;
    }

    /// Puts the hand of a seat back, shuffles and deals 15 cards.
    pub(crate) fn deal_to(&mut self, seat: Seat, table: World<'_, '_>) {
        let at = seat.index();
        for unit in Self::units_of(seat) {
            if self.unit(unit).place == place::HAND {
                self.unit_mut(unit).place = place::DECK;
                self.decks[at].push(unit);
            }
        }
        self.decks[at].as_mut_slice().sort_unstable();
        table.shuffle(self.decks[at].as_mut_slice());
        for _ in 0..HAND {
            if let Some(unit) = self.decks[at].pop() {
                self.unit_mut(unit).place = place::HAND;
            }
        }
        table.learn();
        table.tell(rule::B3_3, || {
            let cards = self.cards_at(seat, place::HAND);
            Event::Dealt(seat, Some(cards))
        });
    }

    /// All card slots of a seat.
    pub(crate) fn units_of(seat: Seat) -> impl Iterator<Item = UnitId> {
        let start = seat.index() * DECK;
        (start..start + DECK).map(|at| at as UnitId)
    }

    /// The cards of a seat in such a place, sorted.
    pub(crate) fn cards_at(&self, seat: Seat, place: u8) -> alloc::vec::Vec<CardId> {
        let mut cards: alloc::vec::Vec<CardId> = Self::units_of(seat)
            .filter(|&unit| self.unit(unit).place == place)
            .map(|unit| self.unit(unit).card)
            .collect();
        cards.sort_unstable();
        cards
    }

    /// Whether both seats have come to the end of their stage.
    pub(super) fn both_ready(&self) -> bool {
        // The deal is kept by both before anybody recruits; recruiting and placing go on without a look at the other.
        let [one, two] = self.stage;
        one == two && matches!(one, Stage::Done | Stage::Kept)
    }

    /// Goes on when both seats are ready.
    pub(super) fn next_stage(&mut self, table: World<'_, '_>) {
        if self.stage == [Stage::Kept; 2] {
            self.stage = [Stage::Recruit; 2];
            self.agenda.push(Frame::Both);
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            // Cards that were not recruited are shuffled into the deck [B3.10].
            for unit in Self::units_of(seat) {
                if self.unit(unit).place == place::HAND {
                    self.unit_mut(unit).place = place::DECK;
                    self.decks[seat.index()].push(unit);
                }
            }
            self.shuffle(seat, table);
        }
        self.agenda.push(Frame::Reveal);
        let first = self.first;
        for seat in [first, other(first)] {
            for unit in self.play {
                if self.unit(unit).side == seat.0 {
                    self.place_abilities(unit);
                }
            }
        }
        if !self.pending.is_empty() {
            self.agenda.push(Frame::Priority(0, 0, first));
        }
    }

    /// Abilities that work after placing and before the reveal [B3.11].
    fn place_abilities(&mut self, unit: UnitId) {
        let card = self.unit(unit).card;
        if card.says().iter().any(|sentence| matches!(sentence.when, When::Placed)) {
            let ctx = self.ctx(unit);
            self.trigger_sentences(unit, ctx, |when| matches!(when, When::Placed));
        }
    }

    /// What a squad may still pay for a card: how much silver and gold it costs, if it can be recruited at all
    /// [B3.6 to B3.9] [B2.9].
    pub(crate) fn price(
        &self,
        seat: Seat,
        card: CardId,
    ) -> Result<(u8, u8), deckhand_kernel::RuleId> {
        self.price_of(seat, card, false)
    }

    /// The price of an elite creature that is paid in silver, as 180 allows.
    pub(crate) fn bound_price(
        &self,
        seat: Seat,
        card: CardId,
    ) -> Result<(u8, u8), deckhand_kernel::RuleId> {
        let print = card.card();
        if !self.has_free_linnet(seat) || !print.elite || !print.is_creature() || print.cost > 7 {
            return Err(rule::B3_11);
        }
        self.price_of(seat, card, true)
    }

    fn price_of(
        &self,
        seat: Seat,
        card: CardId,
        bound: bool,
    ) -> Result<(u8, u8), deckhand_kernel::RuleId> {
        let at = seat.index();
        let print = card.card();
        let mut elements = 0;
        let mut flyers = 0;
        for unit in Self::units_of(seat) {
            let it = self.unit(unit);
            if !matches!(it.place, place::SQUAD) {
                continue;
            }
            let held = it.print();
            elements |= Self::element_bit(held.element);
            if held.kind == Kind::Flying {
                flyers += held.cost;
            }
            if held.unique && it.card == card {
                return Err(rule::B2_9);
            }
            if held.kind == Kind::Terrain && print.kind == Kind::Terrain {
                return Err(rule::B3_9);
            }
        }
        if print.kind == Kind::Flying && flyers + print.cost > FLYERS {
            return Err(rule::B3_8);
        }
        let bit = Self::element_bit(print.element);
        let further = u8::from(bit != 0 && elements != 0 && elements & bit == 0);
        if self.neutral[at] && bit != 0 && self.elemental(seat) >= 3 {
            return Err(rule::B3_11);
        }
        let cost = if card == super::hooks::card::STEWARD && self.has_ladder_with(seat, print.cost)
        {
            0
        } else {
            print.cost
        };
        let silver = if print.elite && !bound { 0 } else { cost.min(self.silver[at]) };
        let gold = cost - silver + further;
        if bound && gold > further {
            return Err(rule::B3_11);
        }
        if gold > self.gold[at] {
            return Err(if further > 0 && gold - further <= self.gold[at] {
                rule::B3_7
            } else {
                rule::B3_6
            });
        }
        Ok((silver, gold))
    }

    /// Recruits a card of the hand.
    pub(crate) fn recruit(&mut self, seat: Seat, card: CardId) {
        let Ok((silver, gold)) = self.price(seat, card) else { return };
        let Some(unit) = self.lying(seat, card, place::HAND) else { return };
        self.silver[seat.index()] -= silver;
        self.gold[seat.index()] -= gold;
        self.unit_mut(unit).place = place::SQUAD;
        self.recruited(seat, unit);
    }

    /// A seat has recruited: what is not placed on cells is put where it belongs [B3.14].
    pub(crate) fn begin_placing(&mut self, seat: Seat, table: World<'_, '_>) {
        table.tell(rule::B3_6, || Event::Recruited(seat, self.cards_at(seat, place::SQUAD)));
        for unit in Self::units_of(seat) {
            if self.unit(unit).place != place::SQUAD {
                continue;
            }
            match self.unit(unit).print().kind {
                Kind::Terrain => {
                    let it = self.unit_mut(unit);
                    it.place = place::SKY;
                    it.set(flag::HIDDEN);
                    self.enter(unit);
                    self.skies[seat.index()].push(unit);
                }
                Kind::Companion | Kind::Parasite | Kind::Equipment => {
                    self.unit_mut(unit).place = place::ASIDE;
                }
                _ => {}
            }
        }
        self.stage[seat.index()] = Stage::Place;
        self.placed(seat, table);
    }

    /// The cells on which the next card may be placed [B3.13].
    pub(crate) fn open_level(&self, seat: Seat) -> Cells {
        let free = self.free_cells();
        board::levels(self.role(seat))
            .into_iter()
            .map(|level| level & free)
            .find(|&level| level != 0)
            .unwrap_or(0)
    }

    /// Puts a recruited card onto a cell, face down [B3.12].
    pub(crate) fn put(&mut self, seat: Seat, card: CardId, cell: u8, table: World<'_, '_>) {
        let Some(unit) = self.lying(seat, card, place::SQUAD) else { return };
        self.unit_mut(unit).set(flag::HIDDEN);
        self.set_cell(unit, cell);
        table.tell(rule::B3_12, || Event::Placed(seat, card, At::cell(cell)));
        self.placed(seat, table);
    }

    /// Looks whether everything of a seat is placed.
    fn placed(&mut self, seat: Seat, table: World<'_, '_>) {
        let left = Self::units_of(seat).any(|unit| self.unit(unit).place == place::SQUAD);
        if !left && self.stage[seat.index()] == Stage::Place {
            self.stage[seat.index()] = Stage::Done;
            // That nothing is left to be placed is seen by the other player too.
            table.show(seat);
            table.tell(rule::B3_12, || Event::Prepared(seat));
        }
    }

    /// Takes the hidden cards of a seat off the field, to be placed anew.
    pub(super) fn lift_hidden(&mut self, seat: Seat) {
        let hidden: alloc::vec::Vec<UnitId> = self
            .play
            .into_iter()
            .filter(|&unit| {
                let it = self.unit(unit);
                it.side == seat.0 && it.is_hidden() && it.cell().is_some()
            })
            .collect();
        for unit in hidden {
            let was = *self.unit(unit);
            self.remove(unit, place::SQUAD);
            let it = self.unit_mut(unit);
            it.from = NONE;
            it.set(was.flags & flag::PAIRED);
            it.set_tally(Tally::TOKENS, was.tally(Tally::TOKENS));
        }
    }

    /// Goes on placing what was lifted.
    pub(super) fn rearrange(&mut self, seat: Seat) {
        if Self::units_of(seat).any(|unit| self.unit(unit).place == place::SQUAD) {
            self.agenda.then([Frame::Ask(seat, Ask::Place), Frame::Rearrange(seat)]);
        }
    }

    /// The opening reveal [B3.16].
    pub(super) fn opening_reveal(&mut self, table: World<'_, '_>) {
        let first = self.first;
        self.reveal_where(first, |_| true, table);
        self.reveal_where(
            other(first),
            |cell| cell.is_none_or(|cell| board::row_number(cell) < 3),
            table,
        );
        self.settle(table);
        self.agenda.then([
            Frame::Attach(0),
            Frame::Attach(1),
            Frame::Attach(2),
            Frame::Attach(3),
            Frame::Begin,
        ]);
    }

    pub(super) fn reveal_where(
        &mut self,
        seat: Seat,
        which: impl Fn(Option<u8>) -> bool,
        table: World<'_, '_>,
    ) {
        let hidden: alloc::vec::Vec<UnitId> = self
            .play
            .into_iter()
            .filter(|&unit| {
                let it = self.unit(unit);
                it.side == seat.0 && it.is_hidden() && which(it.cell())
            })
            .collect();
        for unit in hidden {
            self.reveal(unit, table);
        }
    }

    /// Reveals what Second has still hidden, at the start of Second's first turn [B3.17].
    pub(super) fn reveal_rest(&mut self, table: World<'_, '_>) {
        let second = other(self.first);
        if self.has_hidden(second) {
            self.reveal_where(second, |_| true, table);
            self.settle(table);
        }
        self.agenda.push(Frame::Attach(4));
    }

    /// The next card kept aside that is to be attached in this step, and whether it may wait [B3.18].
    pub(crate) fn attaching(&self, step: u8) -> (Seat, bool) {
        let first = self.first;
        match step {
            0 => (first, false),
            1 => (other(first), true),
            2 => (first, false),
            3 | 4 => (other(first), false),
            _ => (first, false),
        }
    }

    /// Whether a card is attached in this step.
    pub(crate) fn attaches_in(step: u8, kind: Kind) -> bool {
        match step {
            0 | 1 => matches!(kind, Kind::Companion | Kind::Equipment),
            2 | 3 => kind == Kind::Parasite,
            _ => true,
        }
    }

    /// The hosts onto which a card can be put [B2.27].
    pub(crate) fn hosts_for(&self, seat: Seat, card: CardId) -> Cells {
        let kind = card.card().kind;
        let mut cells = 0;
        for unit in self.play {
            let it = self.unit(unit);
            let own = it.side == seat.0;
            if it.is_hidden()
                || it.place >= place::SKY
                || it.is_carried()
                || !matches!(it.print().kind, Kind::Ground | Kind::Flying)
                || self.flies(unit)
                || own == (kind == Kind::Parasite)
                || self.carried_by(unit).any(|carried| self.unit(carried).print().kind == kind)
            {
                continue;
            }
            cells |= 1 << it.place;
        }
        cells
    }

    /// Attaches what is kept aside, or destroys what finds no host [B3.18] [B3.19].
    pub(super) fn attach_next(&mut self, step: u8, table: World<'_, '_>) {
        let (seat, may_wait) = self.attaching(step);
        if Self::units_of(seat).any(|unit| self.unit(unit).place == place::ASIDE) {
            // Whether something is to be attached now tells what kind of cards are kept aside.
            table.show(seat);
        }
        let waiting: alloc::vec::Vec<UnitId> = Self::units_of(seat)
            .filter(|&unit| {
                let it = self.unit(unit);
                it.place == place::ASIDE && Self::attaches_in(step, it.print().kind)
            })
            .collect();
        if waiting.is_empty() {
            return;
        }
        let any = waiting.iter().any(|&unit| self.hosts_for(seat, self.unit(unit).card) != 0);
        let last = !may_wait || !self.has_hidden(seat);
        if any {
            self.agenda.then([Frame::Ask(seat, Ask::Attach(step, !last)), Frame::Attach(step)]);
            return;
        }
        if last {
            for unit in waiting {
                let seat = self.side(unit);
                table.show(seat);
                table.tell(rule::B6_5, || {
                    let mut who = self.who(unit);
                    who.hidden = false;
                    Event::Died(who)
                });
                self.unit_mut(unit).place = place::GRAVE;
                self.unit_mut(unit).unset(flag::HIDDEN);
            }
            self.settle(table);
        }
    }

    /// Puts a card kept aside onto its host; it is revealed with this.
    pub(crate) fn attach(&mut self, seat: Seat, card: CardId, host: UnitId, table: World<'_, '_>) {
        let Some(unit) = self.lying(seat, card, place::ASIDE) else { return };
        let cell = self.unit(host).place;
        let begun = self.begun;
        let it = self.unit_mut(unit);
        it.host = host;
        it.place = cell;
        self.enter(unit);
        table.show(seat);
        table.tell(rule::B3_18, || Event::Attached(self.who(unit), self.who(host)));
        self.begin_with(unit, table);
        if begun {
            self.unit_mut(unit).set(flag::LATE);
            self.trigger_own(unit, NONE, 0, |when| matches!(when, When::OnReveal | When::Setup));
        }
        self.settle(table);
    }

    /// The battle begins: the first look at losses [B3.21] and abilities of the start of the battle [B3.20].
    pub(super) fn begin_battle(&mut self, table: World<'_, '_>) {
        self.begun = true;
        self.settle(table);
        if self.outcome.is_some() {
            return;
        }
        self.agenda.push(Frame::NextTurn);
        let first = self.first;
        for seat in [first, other(first)] {
            for unit in self.play {
                if self.unit(unit).side == seat.0 {
                    self.trigger_own(unit, NONE, 0, |when| {
                        matches!(when, When::Setup | When::SetupOrHit(_))
                    });
                }
            }
        }
        if !self.pending.is_empty() {
            self.agenda.push(Frame::Priority(0, 0, first));
        }
    }

    /// Whether the creature can jump or teleport instead of movement: how far, 0 without a limit [B11.16] [B11.17].
    pub(crate) fn leap(&self, unit: UnitId) -> Option<u8> {
        let lent = self.laid.iter().any(|laid| laid.on == unit);
        if self.traits(unit) & crate::figures::trait_of::LEAPS == 0 && !lent {
            return None;
        }
        if self.has(unit, Keyword::Teleport) {
            return Some(0);
        }
        self.keyword(unit, |word| match word {
            Keyword::Jump(far) => Some(far),
            _ => None,
        })
    }

    /// Free cells to which a creature may step [B8.2], with these permissions.
    pub(crate) fn steps_from(&self, unit: UnitId, cans: u16) -> Cells {
        use crate::text::Can;
        let Some(cell) = self.unit(unit).cell() else { return 0 };
        let free = self.free_cells();
        let mut cells = board::CROSS[usize::from(cell)];
        if cans >> Can::StepDiagonally as u16 & 1 == 1 {
            cells |= board::AROUND[usize::from(cell)];
        }
        if cans >> Can::RowEnds as u16 & 1 == 1 {
            cells |=
                each(free).filter(|&to| board::row_ends(cell, to)).fold(0, |set, to| set | 1 << to);
        }
        cells & free
    }
}
