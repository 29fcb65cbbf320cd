//! Draft, rounds, end phase, scoring and the end of the game: chapters 2, 3, 6, 8 and 9 of the rules.

use super::Frame;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Faction, Kind, MODULES, NONE, PROGRAMS, RANSOMWARE, RED_YIELD};
use crate::event::Event;
use crate::item::{Class, Effect, Trigger};
use crate::rule;
use crate::state::{DRAW, MARKET, Sectors, World, other};
use crate::text::When;
use deckhand_kernel::{Outcome, Seat, Seats};
use deckhand_parts::CardSet;

impl Sectors {
    /// The start player and the draft 1-2-2-1 [S2.1] [S2.2].
    pub(crate) fn open(&mut self, table: World<'_, '_>) {
        let start = self.choices.first.unwrap_or_else(|| Seat(table.draw(2) as u8));
        self.start = start;
        self.turn = start;
        table.tell(rule::S2_1, || Event::Starts(start));
        let foe = other(start);
        let ask = |seat| Frame::Ask(seat, Ask::Draft);
        self.agenda.then([
            ask(start),
            ask(foe),
            ask(foe),
            ask(start),
            ask(start),
            ask(foe),
            Frame::Deal,
        ]);
    }

    /// Draws piles, hands and the market [S2.3] [S2.5] [S2.6].
    pub(super) fn deal_cards(&mut self, table: World<'_, '_>) {
        for seat in [Seat(0), Seat(1)] {
            for card in 0..PROGRAMS {
                if self.owner(CardId(card)) == Some(seat) {
                    self.piles[seat.index()].push(card);
                }
            }
            table.shuffle(self.piles[seat.index()].as_mut_slice());
            table.tell(rule::S2_3, || Event::Shuffled(seat));
        }
        for seat in [self.start, other(self.start)] {
            self.draw(seat, DRAW, rule::S2_5, table);
        }
        for module in PROGRAMS..PROGRAMS + MODULES {
            self.modules.push(module);
        }
        table.shuffle(self.modules.as_mut_slice());
        self.agenda.push(Frame::Round);
        self.fill_market(table);
    }

    /// Modules come on offer until there are three [S2.6] [S6.4] [S4.14].
    pub(super) fn fill_market(&mut self, table: World<'_, '_>) {
        for place in 0..MARKET {
            if self.market[place] == NONE
                && let Some(module) = self.modules.pop()
            {
                self.market[place] = module;
                table.learn();
                table.tell(rule::S6_4, || Event::Offered(CardId(module)));
            }
        }
    }

    /// Maintenance [S3.2] [S3.3].
    pub(super) fn begin_round(&mut self, table: World<'_, '_>) {
        self.round += 1;
        let round = self.round;
        table.tell(rule::S3_1, || Event::Round(round));
        if self.slots.iter().any(|slot| slot.frozen) {
            table.tell(rule::S3_2, || Event::Thawed);
        }
        for slot in &mut self.slots {
            slot.frozen = false;
        }
        self.used = [0; 2];
        self.spent = CardSet::NONE;
        self.returned = CardSet::NONE;
        self.tritoro = 0;
        self.turn = self.start;
        self.agenda.push(Frame::Main);
        self.after_action();
    }

    pub(super) fn begin_main(&mut self) {
        self.main = true;
        self.passed = [false; 2];
        // The first turn is taken as if the other one had just had one.
        self.turn = other(self.start);
        self.agenda.push(Frame::Next);
    }

    /// Turns alternate until both have passed [S4.1] [S4.4].
    pub(super) fn next_turn(&mut self) {
        if self.passed == [true; 2] {
            self.end_main();
            return;
        }
        let next = other(self.turn);
        if !self.passed[next.index()] {
            self.turn = next;
        }
        self.agenda.push(Frame::Ask(self.turn, Ask::Main));
    }

    /// The end phase in its steps [S6.1 to S6.6], then the scoring.
    fn end_main(&mut self) {
        self.main = false;
        self.turn = self.start;
        self.ended = CardSet::NONE;
        self.order.clear();
        let (start, foe) = (self.start, other(self.start));
        self.agenda.then([
            Frame::Store(start),
            Frame::Store(foe),
            Frame::Draw,
            Frame::Fill,
            Frame::Ends(start),
            Frame::HandOver,
        ]);
    }

    /// A card may go into the memory, the rest of the hand goes to the trash [S6.1].
    pub(super) fn store(&mut self, seat: Seat) {
        self.agenda.push(Frame::Empty(seat));
        if !self.hands[seat.index()].is_empty() {
            self.agenda.push(Frame::Ask(seat, Ask::Store));
        }
    }

    pub(super) fn empty_hand(&mut self, seat: Seat, table: World<'_, '_>) {
        let hand = self.hands[seat.index()];
        if hand.is_empty() {
            return;
        }
        self.hands[seat.index()] = CardSet::NONE;
        table.show(seat);
        for card in hand {
            self.known.remove(card);
            table.tell(rule::S6_1, || Event::Discarded(seat, CardId(card)));
        }
        self.put_together_in_trash(hand, seat);
    }

    /// Cards on their way to the trash go one by one [S1.14].
    pub(super) fn next_of_bin(&mut self, seat: Seat) {
        let bin = self.bins[seat.index()];
        if bin.len() > 1 {
            self.agenda.push(Frame::Bin(seat));
            self.agenda.push(Frame::Ask(seat, Ask::Bin));
        } else if let Some(card) = bin.first() {
            self.bins[seat.index()] = CardSet::NONE;
            self.put_in_trash(CardId(card), seat);
        }
    }

    /// Both draw six [S6.2].
    pub(super) fn draw_hands(&mut self, table: World<'_, '_>) {
        for seat in [self.start, other(self.start)] {
            self.draw(seat, DRAW, rule::S6_2, table);
        }
    }

    /// Cards whose text of the round's end a seat can still resolve [S6.5].
    pub(crate) fn ending(&self, seat: Seat) -> CardSet {
        let speaks = |card: CardId| {
            card.says().iter().any(|sentence| sentence.when == When::RoundEnd)
                && !self.ended.has(card.0)
        };
        let own = At::of(seat).filter_map(|at| self.slot(at).face_up());
        let viruses = At::of(other(seat)).map(|at| CardId(self.slot(at).virus));
        own.chain(viruses.filter(|virus| virus.0 != NONE))
            .filter(|&card| speaks(card))
            .map(|card| card.0)
            .collect()
    }

    /// One text of a seat, then one of the other [S6.5].
    pub(super) fn round_ends(&mut self, seat: Seat, table: World<'_, '_>) {
        let own = self.ending(seat);
        if own.is_empty() {
            if !self.ending(other(seat)).is_empty() {
                self.agenda.push(Frame::Ends(other(seat)));
            }
            return;
        }
        self.agenda.push(Frame::Ends(other(seat)));
        if own.len() > 1 {
            self.agenda.push(Frame::Ask(seat, Ask::End));
        } else if let Some(card) = own.first() {
            self.resolve_end(seat, CardId(card), table);
        }
    }

    /// Carries out the text of the round's end of a card.
    pub(crate) fn resolve_end(&mut self, seat: Seat, card: CardId, table: World<'_, '_>) {
        self.ended.insert(card.0);
        let virus = card.0 >= PROGRAMS && card.card().kind == Kind::Virus;
        let at = if virus { self.find_virus(card) } else { self.find_own(seat, card) };
        let Some(at) = at else { return };
        let number = card.says().iter().position(|sentence| sentence.when == When::RoundEnd);
        let Some(number) = number else { return };
        self.after_action();
        if card == crate::cards::MINER
            && self.control(seat, at.sector()) <= self.control(other(seat), at.sector())
        {
            table.tell(rule::S13_1, || Event::Nothing(seat, card));
            return;
        }
        let sentence = number as u8;
        self.begin(Effect { seat, card, sentence, at, ..Effect::default() }, table);
    }

    /// The start-player marker changes hands, then all sectors are scored [S6.6] [S8.1].
    pub(super) fn hand_over(&mut self, table: World<'_, '_>) {
        self.start = other(self.start);
        self.turn = self.start;
        let start = self.start;
        table.tell(rule::S6_6, || Event::Starts(start));
        let (first, second) = (Frame::Choose(start), Frame::Choose(other(start)));
        if self.choices.second_at_once {
            self.agenda.then([
                first,
                second,
                Frame::Score(0),
                Frame::Score(1),
                Frame::Score(2),
                Frame::Victory,
            ]);
        } else {
            self.agenda.then([
                first,
                Frame::Score(0),
                second,
                Frame::Score(1),
                Frame::Score(2),
                Frame::Victory,
            ]);
        }
    }

    pub(super) fn choose_sector(&mut self, seat: Seat) {
        self.agenda.push(Frame::Ask(seat, Ask::Sector));
    }

    /// The sector chosen at this place; the last one is the one that is left.
    fn sector_at(&self, place: u8) -> usize {
        let place = usize::from(place);
        self.order.get(place).map_or_else(
            || (0..3).find(|sector| !self.order.contains(sector)).map_or(0, usize::from),
            |&sector| usize::from(sector),
        )
    }

    /// Control is compared, then the yield is given; the HACK is looked at afterwards [S8.2 to S8.5].
    pub(super) fn score(&mut self, place: u8, table: World<'_, '_>) {
        let sector = self.sector_at(place);
        let colour = Self::sector(sector);
        let control = [Seat(0), Seat(1)].map(|seat| self.control(seat, sector));
        table.tell(rule::S8_2, || Event::Scored(colour, control[0], control[1]));
        let Some(winner) = self.winner(sector) else {
            table.tell(rule::S8_2, || Event::Tied(colour));
            return;
        };
        self.agenda.push(Frame::Hack(winner, sector as u8));
        self.after_action();
        // The yield of a host goes to the buyer [S17.13].
        let robbed = self.virus_in(winner, sector, RANSOMWARE);
        let seat = if robbed { other(winner) } else { winner };
        table.tell(rule::S8_3, || Event::Yields(seat, colour));
        match sector {
            0 => self.begin(Effect { seat, card: RED_YIELD, ..Effect::default() }, table),
            1 => self.gain(seat, 1, rule::S8_3, table),
            _ => {
                self.draw(seat, 1, rule::S8_3, table);
                if self.choices.hex_on_yield && self.has(seat, Faction::Hex) {
                    self.draw_more(seat, table);
                }
            }
        }
    }

    /// The HACK of the winner of a sector [S8.5] [S8.6].
    pub(super) fn hack(&mut self, seat: Seat, sector: usize, table: World<'_, '_>) {
        let ctrl = self.sector_ctrl(seat, sector);
        if ctrl < 6 || ctrl <= self.sector_ctrl(other(seat), sector) {
            return;
        }
        let colour = Self::sector(sector);
        let disks = &mut self.disks[seat.index()][sector];
        *disks = disks.saturating_add(1);
        let now = *disks;
        table.tell(rule::S8_6, || Event::Hacked(seat, colour, now));
        self.after_action();
        self.agenda.push(Frame::Unlock(seat));
        let mut gone = CardSet::NONE;
        for at in At::in_sector(seat, sector) {
            // Removed without RECYCLING [S8.6]; patches stay [S8.7].
            if let Some(card) = self.slot(at).card() {
                if self.slot(at).down {
                    table.show(seat);
                }
                self.slot_mut(at).clear_unit();
                table.tell(rule::S8_6, || Event::Removed(card, at));
                if card.is_program() || self.choices.owner_trash {
                    gone.insert(card.0);
                } else {
                    self.put_in_trash(card, seat);
                }
            }
            let virus = self.slot(at).virus;
            if virus != NONE {
                self.scrap_module(CardId(virus), at, rule::S17_11, table);
            }
        }
        self.put_together_in_trash(gone, seat);
    }

    /// An ability of choice is unlocked, as long as one is locked [S8.8].
    pub(super) fn unlock_one(&mut self, seat: Seat, table: World<'_, '_>) {
        let locked = self.locked(seat);
        match locked.count_ones() {
            0 => {}
            1 => self.unlock(seat, Faction::ALL[locked.trailing_zeros() as usize], table),
            _ => self.agenda.push(Frame::Ask(seat, Ask::Unlock)),
        }
    }

    /// Abilities of a seat that are still locked, as bits.
    pub(crate) fn locked(&self, seat: Seat) -> u16 {
        self.factions[seat.index()] & !self.unlocked[seat.index()]
    }

    /// Unlocks an ability [S8.8].
    pub(crate) fn unlock(&mut self, seat: Seat, faction: Faction, table: World<'_, '_>) {
        self.unlocked[seat.index()] |= faction.bit();
        table.tell(rule::S8_8, || Event::Unlocked(seat, faction));
    }

    /// The victory check after the scoring [S9.1 to S9.3], and the last round there can be [S9.5] [S9.2].
    pub(super) fn victory(&mut self, table: World<'_, '_>) {
        let disks = [Seat(0), Seat(1)].map(|seat| self.disk_count(seat));
        let ahead = (disks[0] != disks[1]).then(|| Seat(u8::from(disks[1] > disks[0])));
        let winner = match [Seat(0), Seat(1)].map(|seat| self.has_set(seat)) {
            [true, false] => Some(Seat(0)),
            [false, true] => Some(Seat(1)),
            [true, true] => ahead,
            [false, false] => None,
        };
        if let Some(seat) = winner {
            self.win(seat, rule::S9_3, table);
        } else if self.round >= u16::from(self.choices.max_rounds) {
            match ahead {
                Some(seat) => self.win(seat, rule::S9_5, table),
                None => {
                    table.tell(rule::S9_5, || Event::Drawn);
                    self.outcome = Some(Outcome::Drawn(Seats::first(2)));
                }
            }
        } else {
            self.agenda.push(Frame::Round);
        }
    }

    /// Ends the game.
    pub(crate) fn win(&mut self, seat: Seat, cause: deckhand_kernel::RuleId, table: World<'_, '_>) {
        let (own, others) = (self.disk_count(seat), self.disk_count(other(seat)));
        table.tell(cause, || Event::Won(seat, own, others));
        self.outcome = Some(Outcome::Won(Seats::one(seat)));
    }

    /// A trigger of the rules themselves.
    pub(crate) fn note_ability(&mut self, seat: Seat, faction: Faction) {
        let card = faction.ability();
        self.note(Trigger { class: Class::Rest, seat, card, ..Trigger::default() });
    }
}
