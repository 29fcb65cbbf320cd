//! What answers events: the texts of a card that was installed, patches, reactions of both sides, and the order in which
//! they come [S13.7].

use super::Frame;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{
    BACKLASH, CardId, Faction, LOGGER, NONE, PERMAFROST, RESONATOR, SPYWARE, TRITORO, TYTANO,
};
use crate::event::Event;
use crate::item::{Class, Effect, Trigger, Way};
use crate::rule;
use crate::state::{Sectors, World, other};
use crate::text::{Op, Put, Sentence, When};
use deckhand_kernel::Seat;
use deckhand_parts::CardSet;

impl Sectors {
    /// Notes everything that an installation sets off [S5.5] [S12.1] [S12.8] [S15.15].
    pub(super) fn trigger_installation(
        &mut self,
        seat: Seat,
        card: CardId,
        at: At,
        way: Way,
        upgrade: bool,
        table: World<'_, '_>,
    ) {
        let open = way != Way::Bot;
        let counts = open || self.choices.bot_is_installed;
        let patch = self.slot(at).patch;
        if counts && patch != NONE {
            self.trigger_patch(seat, CardId(patch), at);
        }
        if open {
            for (number, sentence) in card.says().iter().enumerate() {
                let class = match sentence.when {
                    When::Upgrade if upgrade => Class::Upgrade,
                    When::Install => Class::Install,
                    _ => continue,
                };
                // Once each round for the physical card [S17.5].
                if sentence.once {
                    if self.spent.has(card.0) {
                        continue;
                    }
                    self.spent.insert(card.0);
                }
                let sentence = number as u8;
                self.note(Trigger { class, seat, card, sentence, at, ..Trigger::default() });
            }
            if card.faction() == Some(Faction::Zrd) && !self.choices.tytano_aura {
                self.note_own(seat, TYTANO, 0, at);
            }
            if let Some(log) = self.find_own(seat, LOGGER)
                && log.sector() == at.sector()
                && card != LOGGER
            {
                self.log_program(log, table);
            }
        }
        if counts {
            self.trigger_enemy(seat, at, open);
        }
        if !open {
            self.trigger_spyware(seat, at);
            self.look_by_spyware(table);
        }
    }

    /// The patch of the slot on which a card was installed [S11.5].
    fn trigger_patch(&mut self, seat: Seat, patch: CardId, at: At) {
        if patch.says().first().is_some_and(|sentence| sentence.once) {
            if self.spent.has(patch.0) {
                return;
            }
            self.spent.insert(patch.0);
        }
        let class = Class::Patch;
        self.note(Trigger { class, seat, card: patch, at, it: at, ..Trigger::default() });
    }

    /// What the other side has to say to an installation [S17.21].
    fn trigger_enemy(&mut self, seat: Seat, at: At, open: bool) {
        let foe = other(seat);
        let sector = at.sector();
        if open
            && self.still(foe, PERMAFROST)
            && self.find_own(foe, PERMAFROST).is_some_and(|there| there.sector() == sector)
        {
            self.note_own(foe, PERMAFROST, 0, at);
        }
        // At most once a round for each colour [S15.8].
        if self.tritoro >> sector & 1 == 0
            && self.find_own(foe, TRITORO).is_some()
            && At::in_sector(foe, sector).any(|at| self.is_zrd(at))
        {
            self.tritoro |= 1 << sector;
            self.note_own(foe, TRITORO, 0, at);
        }
    }

    /// Spyware speaks of playing a BOT, which it is whether BOTs count as installed or not [S4.12].
    fn trigger_spyware(&mut self, seat: Seat, at: At) {
        if self.virus_in(seat, at.sector(), SPYWARE) && !self.spent.has(SPYWARE.0) {
            self.spent.insert(SPYWARE.0);
            let at = self.find_virus(SPYWARE).unwrap_or_default();
            self.note(Trigger { seat: other(seat), card: SPYWARE, at, ..Trigger::default() });
        }
    }

    /// The buyer of Spyware may look at the BOTs beside it at any time [S17.16].
    pub(crate) fn look_by_spyware(&mut self, table: World<'_, '_>) {
        let Some(there) = self.find_virus(SPYWARE) else { return };
        let host = there.seat();
        let mut new = CardSet::NONE;
        for at in At::in_sector(host, there.sector()) {
            let slot = self.slot_mut(at);
            if slot.is_bot() && !slot.seen {
                slot.seen = true;
                new.insert(slot.unit);
            }
        }
        if !new.is_empty() {
            table.show(host);
            let (seat, sector) = (other(host), Self::sector(there.sector()));
            table.tell(rule::S17_16, || Event::Looked(seat, sector, new));
        }
    }

    /// What an effect that is over sets off [S13.8] [S13.3] [S15.24].
    pub(super) fn trigger_effect(&mut self, effect: &Effect) {
        if effect.drew {
            self.has_drawn(effect.seat);
        }
        if effect.hit == 0 {
            return;
        }
        for seat in [self.turn, other(self.turn)] {
            let hit = effect.hit >> seat.0 & 1 == 1;
            if hit && (seat != effect.seat || self.choices.backlash_any) {
                self.note_own(seat, BACKLASH, 0, At::NOWHERE);
            }
        }
        // Without an enemy unit it cannot be used, and so it is not [S12.9].
        let target = self.own_units(other(effect.seat)).next().is_some();
        if target && self.can_use(effect.seat, Faction::Bug) {
            self.use_up(effect.seat, Faction::Bug);
            self.note_ability(effect.seat, Faction::Bug);
        }
    }

    /// The triggers that may come next: of the first class, the active player's before the other's.
    pub(crate) fn next_group(&self, base: u8) -> impl Iterator<Item = (usize, &Trigger)> + '_ {
        let rank = |trigger: &Trigger| (trigger.class, trigger.seat != self.turn);
        let first =
            self.pending[usize::from(base).min(self.pending.len())..].iter().map(rank).min();
        self.pending
            .iter()
            .enumerate()
            .skip(usize::from(base))
            .filter(move |(_, trigger)| Some(rank(trigger)) == first)
    }

    /// One trigger after the other; their player orders them where that can matter.
    pub(super) fn next_trigger(&mut self, base: u8, table: World<'_, '_>) {
        if self.pending.len() <= usize::from(base) {
            return;
        }
        self.agenda.push(Frame::Triggers(base));
        let mut group = self.next_group(base);
        let Some((first, trigger)) = group.next() else { return };
        let (seat, card) = (trigger.seat, trigger.card);
        let mut noisy = !self.is_quiet(trigger);
        let mut several = 1;
        for (_, trigger) in group {
            if trigger.card != card {
                several += 1;
                noisy |= !self.is_quiet(trigger);
            }
        }
        if several > 1 && noisy {
            self.agenda.push(Frame::Ask(seat, Ask::Order(several)));
        } else {
            self.take_trigger(first, table);
        }
    }

    /// Carries out the trigger of this number.
    pub(crate) fn take_trigger(&mut self, number: usize, table: World<'_, '_>) {
        let Trigger { seat, card, sentence, at, it, x, .. } = self.pending.remove(number);
        let lies = at == At::NOWHERE
            || self.slot(at).face_up() == Some(card)
            || self.slot(at).virus == card.0;
        let reacts = card
            .says()
            .get(usize::from(sentence))
            .is_some_and(|said: &Sentence| said.when == When::React);
        if reacts && !lies {
            return; // A text works only while its card lies face-up [S12.2] [S12.3].
        }
        self.begin(Effect { seat, card, sentence, at, it, x, ..Effect::default() }, table);
    }

    /// Whether the text only puts CTRL markers or shields on what it is about or its card, or gives coins: then it does not
    /// matter when it comes among others. Where a Resonator waits for the first CTRL of the round it does.
    fn is_quiet(&self, trigger: &Trigger) -> bool {
        let Some(sentence) = trigger.card.says().get(usize::from(trigger.sentence)) else {
            return true;
        };
        sentence.ops.iter().all(|op| match op {
            Op::Me(Put::Ctrl(_)) | Op::It(Put::Ctrl(_)) => !self.still(trigger.seat, RESONATOR),
            Op::Me(Put::Shield(_)) | Op::It(Put::Shield(_)) | Op::Coin(_) => true,
            _ => false,
        })
    }
}
