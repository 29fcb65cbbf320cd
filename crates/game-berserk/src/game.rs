//! The contract of the kernel, kept by [`Berserk`].

use crate::action::Action;
use crate::ask::Ask;
use crate::board::At;
use crate::cards::{ALL, CardId, Kind};
use crate::event::Event;
use crate::flow::Frame;
use crate::flow::card::LINNET;
use crate::rule;
use crate::setup::Setup;
use crate::state::{Berserk, DECK, NONE, Stage, Tally, UNITS, Unit, UnitId, flag, other, place};
use crate::view::View;
use alloc::{string::String, vec::Vec};
use deckhand_kernel::{
    Dealer, Game, Holding, Msg, Outcome, Pick, Refusal, RuleId, Seat, Seats, SetupError, Status,
    Table, Thing, Viewer, Weight,
};
use deckhand_parts::{CardSet, List};

impl Berserk {
    /// A position before anything has happened: all cards in their decks, in the order of the lists.
    pub(crate) fn empty(setup: &Setup) -> Self {
        let mut state = Self {
            choices: setup.choices,
            first: Seat(0),
            units: [Unit::default(); UNITS],
            cells: [NONE; 30],
            play: CardSet::NONE,
            givers: CardSet::NONE,
            skies: [List::new(); 2],
            decks: [List::new(); 2],
            known: [[0; 2]; 2],
            sunk: [[0; 2]; 2],
            shown: (0, 0),
            gold: [0; 2],
            silver: [0; 2],
            redeals: [0; 2],
            neutral: [false; 2],
            spied: [[NONE; 2]; 2],
            chain: 0,
            doubled: false,
            arrivals: 0,
            stage: [Stage::Roles; 2],
            turn: Seat(0),
            turns: 0,
            quiet: 0,
            stirred: false,
            movers: CardSet::NONE,
            last_struck: NONE,
            begun: false,
            silenced: CardSet::NONE,
            laying: CardSet::NONE,
            laid: List::new(),
            zones: List::new(),
            kin: CardSet::NONE,
            markers: List::new(),
            stack: List::new(),
            forming: List::new(),
            running: List::new(),
            fights: List::new(),
            pending: List::new(),
            queue: List::new(),
            agenda: List::new(),
            outcome: None,
        };
        for (seat, deck) in setup.decks.iter().enumerate() {
            let mut cards = deck.clone();
            cards.sort_unstable();
            for (at, card) in cards.into_iter().enumerate().take(DECK) {
                let unit = (seat * DECK + at) as UnitId;
                *state.unit_mut(unit) =
                    Unit { card, place: place::DECK, side: seat as u8, ..Unit::default() };
                state.decks[seat].push(unit);
            }
        }
        state
    }

    /// The cards that a seat cannot tell apart are dealt anew. Which cards a deck holds is known to both [B14.5]; which of
    /// them lie where is not.
    fn redeal(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        let foe = other(seat);
        let mut table = Table::<Event>::silent(dealer);
        if !matches!(self.stage[foe.index()], Stage::Done | Stage::Roles) && !self.begun {
            self.restart(foe, &mut table);
        } else {
            self.redeal_foe(seat, foe, &mut table);
        }
        // The own deck: its order is unknown but for what was seen.
        self.redeal_deck(seat, seat, &mut table);
    }

    /// The other player is still choosing in secret: nothing is known of it but the deck, so it begins anew.
    fn restart(&mut self, foe: Seat, table: &mut Table<'_, Event>) {
        let at = foe.index();
        let (gold, silver) = self.choices.crystals(foe == self.first);
        self.gold[at] = gold;
        self.silver[at] = silver;
        self.redeals[at] = 0;
        self.neutral[at] = false;
        for unit in Self::units_of(foe) {
            let it = *self.unit(unit);
            if it.place == place::NOWHERE {
                continue;
            }
            if self.play.has(unit) {
                self.remove(unit, place::DECK);
            }
            *self.unit_mut(unit) =
                Unit { card: it.card, place: place::HAND, side: foe.0, ..Unit::default() };
        }
        self.decks[at].clear();
        self.deal_to(foe, table);
        // What was spied out is among the cards dealt.
        for spied in self.spied[other(foe).index()] {
            if spied == NONE {
                continue;
            }
            if self.unit(spied).place == place::DECK
                && let Some(dealt) = Self::units_of(foe).find(|&unit| {
                    self.unit(unit).place == place::HAND
                        && !self.spied[other(foe).index()].contains(&unit)
                })
            {
                self.unit_mut(dealt).place = place::DECK;
                self.unit_mut(spied).place = place::HAND;
                let deck = self.decks[at].as_mut_slice();
                if let Some(slot) = deck.iter_mut().find(|slot| **slot == spied) {
                    *slot = dealt;
                }
            }
        }
        // Whether the other one still looks at its deal is seen by who is asked.
        self.stage[at] = match self.stage[at] {
            Stage::Deal => Stage::Deal,
            Stage::Kept => Stage::Kept,
            _ => Stage::Recruit,
        };
    }

    /// Hidden cards of the other player change places among each other and with the deck.
    fn redeal_foe(&mut self, seat: Seat, foe: Seat, table: &mut Table<'_, Event>) {
        let hidden: Vec<UnitId> = Self::units_of(foe)
            .filter(|&unit| {
                let it = self.unit(unit);
                self.play.has(unit) && it.is_hidden()
                    || matches!(it.place, place::ASIDE | place::SQUAD | place::HAND)
            })
            .collect();
        let deck: Vec<UnitId> = {
            let at = foe.index();
            let deck = &self.decks[at];
            let top = deck.len() - usize::from(self.known[at][seat.index()]).min(deck.len());
            let bottom = usize::from(self.sunk[at][seat.index()]).min(top);
            deck[bottom..top].to_vec()
        };
        let mut pool: Vec<CardId> =
            hidden.iter().chain(&deck).map(|&unit| self.unit(unit).card).collect();
        pool.sort_unstable();
        table.shuffle(&mut pool);
        // Bonds and bought bodies are as secret as the cards they belong to.
        let secret = |game: &Self, unit: UnitId| {
            hidden.contains(&unit)
                && (game.unit(unit).card == LINNET || game.unit(unit).is(flag::PAIRED))
        };
        let bound = Self::units_of(foe).any(|unit| secret(self, unit));
        for unit in Self::units_of(foe) {
            if bound {
                self.unit_mut(unit).unset(flag::PAIRED);
            }
            if hidden.contains(&unit) {
                self.unit_mut(unit).set_tally(Tally::TOKENS, 0);
            }
        }
        // Squads have to be ones that could have been recruited: fill the hidden places one by one, going back where
        // nothing fits. A squad of the cheapest cards fits where any does, so the second search is short.
        let mut chosen: Vec<usize> = Vec::new();
        let mut tries = 2_000;
        if !self.fit(foe, &hidden, &pool, &mut chosen, &mut tries) {
            chosen.clear();
            pool.sort_by_key(|card| (card.card().cost, *card));
            tries = 200_000;
            self.fit(foe, &hidden, &pool, &mut chosen, &mut tries);
        }
        if chosen.len() < hidden.len() {
            return;
        }
        for (&unit, &card) in hidden.iter().zip(&chosen) {
            self.unit_mut(unit).card = pool[card];
        }
        let mut rest: Vec<CardId> = pool
            .iter()
            .enumerate()
            .filter(|(at, _)| !chosen.contains(at))
            .map(|(_, &card)| card)
            .collect();
        rest.sort_unstable();
        table.shuffle(&mut rest);
        for (&unit, card) in deck.iter().zip(rest) {
            self.unit_mut(unit).card = card;
        }
        self.recount();
    }

    /// Finds cards for the hidden places that could all be in one squad with what is known of it.
    fn fit(
        &self,
        foe: Seat,
        hidden: &[UnitId],
        pool: &[CardId],
        chosen: &mut Vec<usize>,
        tries: &mut u32,
    ) -> bool {
        let Some(&unit) = hidden.get(chosen.len()) else { return true };
        let place = self.unit(unit).place;
        for (at, &card) in pool.iter().enumerate() {
            if chosen.contains(&at) || !fits_place(card, place) {
                continue;
            }
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            chosen.push(at);
            if self.could_be(foe, hidden, pool, chosen)
                && self.fit(foe, hidden, pool, chosen, tries)
            {
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// Whether the cards known of a squad and those chosen for its first hidden places could have been recruited
    /// together, with the cheapest cards there are for the places still open.
    fn could_be(&self, foe: Seat, hidden: &[UnitId], pool: &[CardId], chosen: &[usize]) -> bool {
        let squad = Self::units_of(foe)
            .filter(|unit| !hidden.contains(unit))
            .filter(|&unit| self.was_recruited(unit))
            .map(|unit| self.unit(unit).card)
            .chain(chosen.iter().map(|&at| pool[at]));
        let (mut elements, mut gold, mut silver, mut flyers) = (0u8, 0u16, 0u16, 0u16);
        let mut seen = [0u64; 4];
        let mut terrain = 0;
        for card in squad {
            let print = card.card();
            elements |= Self::element_bit(print.element);
            if print.elite {
                gold += u16::from(print.cost);
            } else {
                silver += u16::from(print.cost);
            }
            if print.kind == Kind::Flying {
                flyers += u16::from(print.cost);
            }
            terrain += u8::from(print.kind == Kind::Terrain);
            let bit = 1 << (card.0 & 63);
            let word = &mut seen[usize::from(card.0 >> 6)];
            if print.unique && *word & bit != 0 {
                return false;
            }
            *word |= bit;
        }
        let mut costs: Vec<u8> = pool
            .iter()
            .enumerate()
            .filter(|(at, _)| !chosen.contains(at))
            .map(|(_, card)| card.card().cost)
            .collect();
        costs.sort_unstable();
        let open = hidden.len() - chosen.len();
        let least: u16 = costs.iter().take(open).map(|&cost| u16::from(cost)).sum();
        let further = elements.count_ones().saturating_sub(1) as u16;
        let (has_gold, has_silver) = self.choices.crystals(foe == self.first);
        let (has_gold, has_silver) = (u16::from(has_gold), u16::from(has_silver));
        let over = silver.saturating_sub(has_silver);
        gold + further + over <= has_gold
            && gold + further + silver + least <= has_gold + has_silver
            && flyers <= 15
            && terrain <= 1
    }

    /// Whether the card was in the squad at the start and is revealed now.
    fn was_recruited(&self, unit: UnitId) -> bool {
        self.play.has(unit) && !self.unit(unit).is_hidden() && !self.unit(unit).is(flag::LATE)
    }

    /// The unknown part of a deck gets another order.
    fn redeal_deck(&mut self, seat: Seat, looker: Seat, table: &mut Table<'_, Event>) {
        let at = seat.index();
        let len = self.decks[at].len();
        let shown = if usize::from(self.shown.0) == at { self.shown.1 & 127 } else { 0 };
        let known = self.known[at][looker.index()].max(shown);
        let top = len - usize::from(known).min(len);
        let bottom = usize::from(self.sunk[at][looker.index()]).min(top);
        let part = &mut self.decks[at].as_mut_slice()[bottom..top];
        part.sort_unstable();
        table.shuffle(part);
    }
}

/// Whether a card can lie face down in such a place.
fn fits_place(card: CardId, place: u8) -> bool {
    let kind = card.card().kind;
    match place {
        place::ASIDE => Berserk::is_carriable(card),
        place::SKY => kind == Kind::Terrain,
        place if place < place::SKY => !Berserk::is_carriable(card) && kind != Kind::Terrain,
        _ => true,
    }
}

impl Game for Berserk {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, table: &mut Table<'_, Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let mut state = Self::empty(setup);
        state.agenda.push(Frame::Roles);
        state.advance(table);
        Ok(state)
    }

    fn status(&self) -> Status {
        if let Some(outcome) = self.outcome {
            return Status::Over(outcome);
        }
        let asked: Seats =
            [Seat(0), Seat(1)].into_iter().filter(|&seat| self.question(seat).is_some()).collect();
        if asked.is_empty() {
            Status::Over(Outcome::Drawn(Seats::first(2)))
        } else {
            Status::Asking(asked)
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.question(seat)
    }

    fn ask_rule(&self, ask: Ask) -> RuleId {
        ask.rule()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(ask) = self.question(seat) {
            self.options(seat, ask, out);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, table: &mut Table<'_, Event>) {
        let Some(ask) = self.question(seat) else { return };
        if self.agenda.last() != Some(&Frame::Both) {
            self.agenda.pop();
        }
        self.answer(seat, ask, action, table);
        self.advance(table);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.outcome.is_some() {
            return Some(Refusal { rule: rule::B13_3, because: Msg::new("refuse-over") });
        }
        let Some(ask) = self.question(seat) else {
            if let Some(refusal) = crate::why::no_redeal(self, seat, action) {
                return Some(refusal);
            }
            return Some(Refusal {
                rule: rule::B5_4,
                because: Msg::new("refuse-not-asked").with("seat", seat),
            });
        };
        let mut legal = Vec::new();
        self.options(seat, ask, &mut legal);
        if legal.contains(&action) {
            None
        } else {
            Some(crate::why::reason(self, seat, ask, action))
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut twin = self.clone();
        if twin.outcome.is_none() {
            twin.redeal(seat, dealer);
        }
        twin
    }

    fn picks(&self, seat: Seat, action: Action) -> Vec<Pick> {
        let mut picks = Vec::with_capacity(4);
        picks.push(Pick::verb(action.verb()));
        let place = |slot, at: At| Pick::new(slot, Self::thing(at));
        let card = |card: CardId| Pick::new("card", Thing::Card(card.card().number));
        match action {
            Action::Recruit(id)
            | Action::Take(id)
            | Action::Top(id)
            | Action::Under(id)
            | Action::Link(id) => picks.push(card(id)),
            Action::Trigger { card: id, number } => {
                picks.push(card(id));
                picks.push(Pick::new("ability", Thing::Number(i32::from(number))));
            }
            Action::Put { card: id, at } => picks.extend([card(id), place("cell", at)]),
            Action::Attach { card: id, host } => picks.extend([card(id), place("host", host)]),
            Action::Step { from, to } | Action::Jump { from, to } => {
                picks.extend([place("from", from), place("cell", to)]);
            }
            Action::Strike { from, at } => picks.extend([place("from", from), place("target", at)]),
            Action::Use { card: at, ability, at: target } => {
                picks.push(place("from", at));
                picks.push(Pick::new("ability", Thing::Number(i32::from(ability))));
                if target != At::NOWHERE {
                    picks.push(place("target", target));
                }
            }
            Action::Charge(at) | Action::Ready(at) | Action::Defend(at) => {
                picks.push(place("from", at));
            }
            Action::Pick(at) => picks.push(place("target", at)),
            Action::Number(number) | Action::Pay(number) => {
                picks.push(Pick::new("number", Thing::Number(i32::from(number))));
            }
            Action::Choose(number) => {
                picks.push(Pick::new("choice", Thing::Number(i32::from(number))));
            }
            _ => {}
        }
        let _ = seat;
        picks
    }

    fn phrase(&self, seat: Seat, action: Action) -> Msg {
        self.phrased(seat, action)
    }

    fn whereabouts(&self, seat: Seat, card: u16) -> Vec<(String, Msg)> {
        self.cards_of_number(seat, card)
    }

    fn concerned(&self, seat: Seat) -> Vec<u16> {
        self.cards_in_question(seat)
    }

    fn weight(&self, seat: Seat, action: Action) -> Weight {
        let own = |at: At| self.found(at).is_some_and(|unit| self.side(unit) == seat);
        match action {
            Action::Strike { at, .. } if own(at) => Weight::Heavy,
            // A warning only while something is given up.
            Action::Done if self.can_recruit(seat) => Weight::Soft,
            _ => Weight::Plain,
        }
    }

    fn is_reply(&self, ask: Ask) -> bool {
        ask == Ask::Respond
    }

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.turns))
    }

    fn holdings(&self, seat: Seat, out: &mut Vec<Holding>) {
        let own = self.units.iter().filter(|unit| unit.side == seat.0);
        out.extend(own.filter_map(|unit| match unit.place {
            place::HAND => Some(Holding::hand(unit.print().number)),
            // Squad, table and what is kept aside for hosts.
            0..=place::SQUAD => Some(Holding::play(unit.print().number)),
            _ => None,
        }));
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.worth_for(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.soundness()
    }

    fn at_rest(&self) -> bool {
        self.outcome.is_none()
            && *self.agenda == [Frame::Ask(self.turn, Ask::Main)]
            && self.stack.is_empty()
            && self.running.is_empty()
            && self.fights.is_empty()
            && self.forming.is_empty()
            && self.pending.is_empty()
            && self.queue.is_empty()
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Action {
        let at = |dealer: &mut dyn Dealer| match dealer.draw(8) {
            0 => At(dealer.draw(168) as u8),
            1 => At(120 + dealer.draw(4) as u8),
            2 => At(144 + dealer.draw(4) as u8),
            _ => At(dealer.draw(30) as u8),
        };
        let cell = |dealer: &mut dyn Dealer| At(dealer.draw(30) as u8);
        let card = |dealer: &mut dyn Dealer| {
            let unit = self.units[dealer.draw(UNITS as u32) as usize];
            if dealer.draw(4) == 0 { CardId(dealer.draw(ALL as u32) as u8) } else { unit.card }
        };
        match dealer.draw(30) {
            0 => Action::Pass,
            1 => Action::End,
            2 => Action::Yes,
            3 => Action::No,
            4 => Action::First,
            5 => Action::Second,
            6 => Action::Keep,
            7 => Action::Redeal,
            8 => Action::Done,
            9 => Action::Recruit(card(dealer)),
            10 => Action::Put { card: card(dealer), at: cell(dealer) },
            11 => Action::Attach { card: card(dealer), host: at(dealer) },
            12 => Action::Step { from: at(dealer), to: cell(dealer) },
            13 => Action::Jump { from: at(dealer), to: cell(dealer) },
            14 => Action::Strike { from: at(dealer), at: at(dealer) },
            15 => {
                let target = if dealer.draw(3) == 0 { At::NOWHERE } else { at(dealer) };
                Action::Use { card: at(dealer), ability: 1 + dealer.draw(3) as u8, at: target }
            }
            16 => Action::Charge(at(dealer)),
            17 => Action::Ready(at(dealer)),
            18 => Action::Defend(at(dealer)),
            19 => Action::Pick(at(dealer)),
            20 => Action::Take(card(dealer)),
            21 => Action::Top(card(dealer)),
            22 => Action::Under(card(dealer)),
            23 => Action::Link(card(dealer)),
            24 => Action::Number(1 + dealer.draw(6) as u8),
            25 => Action::Gold,
            27 => Action::Spy,
            28 => Action::Trigger { card: card(dealer), number: dealer.draw(4) as u8 },
            26 => Action::Pay(1 + dealer.draw(5) as u8),
            _ => Action::Choose(1 + dealer.draw(6) as u8),
        }
    }
}

impl Berserk {
    /// Whether both squads have been placed, so that what lies where is seen by both.
    pub(crate) fn both_placed(&self) -> bool {
        self.stage == [Stage::Done; 2] && self.agenda.last() != Some(&Frame::Both)
    }

    /// What pending attacks promise: about the medium strike of each attacker, for or against the seat.
    fn promise(&self, seat: Seat) -> i64 {
        let mut worth = 0;
        for fight in self.fights.iter().filter(|fight| !fight.blocked) {
            for target in fight.targets() {
                let it = self.unit(target);
                let print = it.print();
                let hidden = it.is_hidden() && it.side != seat.0;
                let (cost, life) = if hidden {
                    (5, 9)
                } else {
                    (i64::from(print.cost), i64::from(print.life.unwrap_or(0).max(1)))
                };
                let strike = self.unit(fight.attacker).print().strike.unwrap_or([1, 1, 1]);
                let hope = i64::from(if fight.is_strike() { strike[1] } else { 1 });
                let harm = hope * 30 * cost / life;
                worth += if it.side == seat.0 { -harm } else { harm };
            }
        }
        worth
    }

    /// A place as a thing of the view.
    /// Whether a seat that recruits can recruit anything more.
    fn can_recruit(&self, seat: Seat) -> bool {
        let mut offers = Vec::new();
        if let Some(ask @ Ask::Recruit(..)) = self.question(seat) {
            self.options(seat, ask, &mut offers);
        }
        offers.iter().any(|offer| matches!(offer, Action::Recruit(_) | Action::Link(_)))
    }

    fn thing(at: At) -> Thing {
        Thing::Slot(alloc::format!("{at}").into())
    }

    /// How well a seat stands: its creatures and what is left of them against those of the other side, and how near it
    /// has come to having something to strike.
    fn worth_for(&self, seat: Seat) -> i64 {
        if let Some(outcome) = self.outcome {
            return match outcome {
                Outcome::Won(seats) if seats.has(seat) => 1_000_000,
                Outcome::Won(_) | Outcome::Lost => -1_000_000,
                Outcome::Drawn(_) => 0,
            };
        }
        let mut worth = 0;
        for unit in self.play {
            let it = self.unit(unit);
            if it.is_hidden() && it.side != seat.0 {
                // Before the reveal not even the number of the others is known.
                worth -= if self.both_placed() { 500 } else { 0 };
                continue;
            }
            let print = it.print();
            let mut value = i64::from(print.cost) * 40;
            if let Some(life) = print.life {
                let left = i64::from(self.left(unit).max(0));
                value += left * 30 * i64::from(print.cost) / i64::from(life.max(1));
            }
            value += i64::from(it.counters) * 12;
            value -= i64::from(it.poison) * 20;
            if it.is_open() {
                value += 12;
            }
            if it.is(flag::STUNNED) {
                value -= 15;
            }
            if let (true, Some(cell)) = (print.is_creature(), it.cell()) {
                // Nearer to the nearest enemy is better for whoever fights hand to hand.
                let nearest = self
                    .play
                    .into_iter()
                    .filter(|&foe| self.unit(foe).side != it.side && self.both_placed())
                    .filter_map(|foe| self.unit(foe).cell())
                    .map(|there| i64::from(crate::board::distance(cell, there)))
                    .min();
                value -= nearest.unwrap_or(0) * 2;
            }
            if !print.is_creature() {
                value /= 2;
            }
            worth += if it.side == seat.0 { value } else { -value };
        }
        worth += self.promise(seat);
        let unplaced = Self::units_of(seat)
            .filter(|&unit| matches!(self.unit(unit).place, place::SQUAD | place::ASIDE));
        worth += unplaced.map(|unit| i64::from(self.unit(unit).print().cost) * 60).sum::<i64>();
        worth
    }
}
