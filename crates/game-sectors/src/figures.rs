//! What is worked out from a position: CTRL and control, where a card may go, what it costs, whom a selection finds.
//! Nothing here changes anything.

use crate::at::At;
use crate::cards::{
    BULWARK, CAPACITOR, CAPTCHA, COMPILER, CardId, DRONE_CORE, FITTER, FUNNEL, Faction, Kind,
    LEGACY_LOAD, LOAD_SPIKE, MAINFRAME, MEGA, NONE, POWER_SURGE, PROGRAMS, PTERO, TOLL_GATE,
    TYTANO, WARDING_CIRCLE,
};
use crate::item::{Effect, Way};
use crate::state::{Sectors, other};
use crate::text::{Count, Place, Sel, Side, Test};
use deckhand_kernel::Seat;

impl Sectors {
    /// Face-up ZRD cards of a seat [S15.7].
    pub(crate) fn zrd(&self, seat: Seat) -> u8 {
        self.own_units(seat).filter(|&at| self.is_zrd(at)).count() as u8
    }

    /// Whether a face-up ZRD card lies there.
    pub(crate) fn is_zrd(&self, at: At) -> bool {
        self.slot(at).face_up().is_some_and(|card| card.faction() == Some(Faction::Zrd))
    }

    /// Modules lying in a system, whoever bought them [S11.6] [S15.32].
    pub(crate) fn modules_in(&self, seat: Seat) -> u8 {
        At::of(seat)
            .map(|at| {
                let slot = self.slot(at);
                let daemon = slot.unit != NONE && !slot.down && slot.unit >= PROGRAMS;
                u8::from(daemon) + u8::from(slot.patch != NONE) + u8::from(slot.virus != NONE)
            })
            .sum()
    }

    /// CTRL without freezing and shields: printed or computed, with what is added for good [S10.1] [S15.3].
    fn base(&self, at: At) -> i8 {
        let slot = self.slot(at);
        let seat = at.seat();
        let Some(card) = slot.face_up() else {
            // A BOT [S1.8].
            let core =
                self.find_own(seat, DRONE_CORE).is_some_and(|core| core.sector() == at.sector());
            return 1 + i8::from(core);
        };
        let printed = match card.card().ctrl {
            Some(ctrl) => ctrl,
            // [S12.7]
            None if card == MEGA => 1 + self.zrd(seat) as i8,
            None if card == CAPACITOR => 2 + self.memories[seat.index()].len() as i8,
            None if card == FITTER => 2 + self.modules_in(seat) as i8,
            None => 0,
        };
        let aura = self.choices.tytano_aura
            && card.faction() == Some(Faction::Zrd)
            && self.find_own(seat, TYTANO).is_some();
        printed + i8::from(aura)
    }

    /// Whether shields count as CTRL [S10.5].
    pub(crate) fn bulwark(&self) -> bool {
        self.find(BULWARK).is_some()
    }

    /// CTRL of the unit there [S10.1] [S10.2].
    pub(crate) fn ctrl(&self, at: At) -> i8 {
        self.ctrl_with(at, self.bulwark())
    }

    fn ctrl_with(&self, at: At, bulwark: bool) -> i8 {
        let slot = self.slot(at);
        if slot.unit == NONE || slot.frozen {
            return 0;
        }
        let shields = if bulwark { i16::from(slot.shield) } else { 0 };
        let ctrl = i16::from(self.base(at)) + i16::from(slot.ctrl) - i16::from(slot.disruption);
        // Nobody comes near these bounds in a hundred rounds.
        (ctrl + shields).clamp(i8::MIN.into(), i8::MAX.into()) as i8
    }

    /// CTRL of a side of a sector [S10.10].
    pub(crate) fn sector_ctrl(&self, seat: Seat, sector: usize) -> i16 {
        let bulwark = self.bulwark();
        At::in_sector(seat, sector).map(|at| i16::from(self.ctrl_with(at, bulwark))).sum()
    }

    /// Control of a side of a sector: CTRL and shields [S8.2] [S10.4].
    pub(crate) fn control(&self, seat: Seat, sector: usize) -> i16 {
        let bulwark = self.bulwark();
        At::in_sector(seat, sector)
            .map(|at| {
                let slot = self.slot(at);
                let held = !bulwark || slot.frozen && self.choices.frozen_shields;
                let shields = if held { i16::from(slot.shield) } else { 0 };
                i16::from(self.ctrl_with(at, bulwark)) + shields
            })
            .sum()
    }

    /// The side with more control [S8.2] [S1.3].
    pub(crate) fn winner(&self, sector: usize) -> Option<Seat> {
        let [one, two] = [Seat(0), Seat(1)].map(|seat| self.control(seat, sector));
        (one != two).then(|| Seat(u8::from(two > one)))
    }

    /// Whether the unit there cannot be frozen.
    pub(crate) fn is_unfreezable(&self, at: At) -> bool {
        self.slot(at).face_up() == Some(MAINFRAME)
    }

    /// Whether a BOT, a moved unit or a module can be put there: no unit, no virus that takes the slot up [S5.2].
    pub(crate) fn is_free(&self, at: At) -> bool {
        let slot = self.slot(at);
        slot.unit == NONE
            && (slot.virus == NONE || !self.choices.virus_occupies)
            && (slot.patch == NONE || self.choices.patch_is_free)
    }

    /// Whether a program can be put there as onto a free slot or a patch [S5.1].
    fn is_open(&self, at: At) -> bool {
        let slot = self.slot(at);
        slot.unit == NONE && (slot.virus == NONE || !self.choices.virus_occupies)
    }

    /// Whether a slot before this one in the same sector is like it in every respect, so that only that one is offered
    /// [S4.17].
    pub(crate) fn is_double(&self, at: At) -> bool {
        let slot = self.slot(at);
        if slot.unit != NONE || slot.patch != NONE || slot.virus != NONE {
            return false;
        }
        let first = at.0 - at.0 % 3;
        (first..at.0).any(|before| {
            let that = &self.slots[usize::from(before)];
            that.unit == NONE && that.patch == NONE && that.virus == NONE
        })
    }

    /// Whether the slot holds a certain virus in its sector, on the side of `seat` [S17.10].
    pub(crate) fn virus_in(&self, seat: Seat, sector: usize, virus: CardId) -> bool {
        At::in_sector(seat, sector).any(|at| self.slot(at).virus == virus.0)
    }

    /// Whether BOTs are banned from a sector of this seat [S17.15].
    pub(crate) fn bots_banned(&self, seat: Seat, sector: usize) -> bool {
        self.virus_in(seat, sector, CAPTCHA)
            || self.find_own(other(seat), WARDING_CIRCLE).is_some_and(|at| at.sector() == sector)
    }

    /// Whether programs of this seat have to be upgrades in the sector [S17.14].
    pub(crate) fn is_funnelled(&self, seat: Seat, sector: usize) -> bool {
        self.virus_in(seat, sector, FUNNEL)
            && At::in_sector(seat, sector).any(|at| self.slot(at).unit != NONE)
    }

    /// Whether the condition of the card is met for this sector [S12.6].
    pub(crate) fn condition_met(&self, seat: Seat, card: CardId, sector: usize) -> bool {
        match card {
            PTERO => At::in_sector(seat, sector).any(|at| self.is_zrd(at)),
            POWER_SURGE => !self.memories[seat.index()].is_empty(),
            _ => true,
        }
    }

    /// Whether the program can be put there face-up, payment apart [S5.1] [S5.4].
    pub(crate) fn can_lie(&self, seat: Seat, card: CardId, at: At) -> bool {
        let sector = at.sector();
        at.seat() == seat
            && card.is_program()
            && card.marks(sector)
            && if self.slot(at).unit == NONE {
                self.is_open(at) && !self.is_double(at) && !self.is_funnelled(seat, sector)
            } else {
                true
            }
            && self.condition_met(seat, card, sector)
    }

    /// Whether a card of the hand can be put there as a BOT, as an upgrade by the ability of SWM [S1.9] [S15.25].
    pub(crate) fn bot_can_lie(&self, seat: Seat, at: At) -> bool {
        at.seat() == seat
            && !self.bots_banned(seat, at.sector())
            && if self.slot(at).unit == NONE {
                self.is_free(at) && !self.is_double(at)
            } else {
                self.can_use(seat, Faction::Swm)
            }
    }

    /// The normal cost of installing a program there [S4.9].
    pub(crate) fn cost(&self, seat: Seat, card: CardId, at: At) -> u8 {
        let cost = self.full_cost(seat, card, at);
        cost - u8::from(cost > 0 && self.still(seat, COMPILER))
    }

    /// The same before discounts [S17.24].
    pub(crate) fn full_cost(&self, seat: Seat, card: CardId, at: At) -> u8 {
        let sector = at.sector();
        let mut cost = card.card().cost.unwrap_or(0);
        if card == LEGACY_LOAD {
            let trash = self.trashes[seat.index()].len() as u8;
            cost = cost.saturating_sub(trash / 5).max(1);
        }
        cost += u8::from(self.virus_in(seat, sector, LOAD_SPIKE));
        cost + u8::from(self.still(other(seat), TOLL_GATE))
    }

    /// Whether a card of a seat lies face-up whose text has not worked this round [S17.4].
    pub(crate) fn still(&self, seat: Seat, card: CardId) -> bool {
        !self.spent.has(card.0) && self.find_own(seat, card).is_some()
    }

    /// Whether the seat can pay for an installation [S4.10].
    pub(crate) fn can_pay(&self, seat: Seat, card: CardId, normal: u8, way: Way) -> bool {
        let at = seat.index();
        let memory = self.memories[at].len() as u8;
        let hand = (self.hands[at].len() as u8)
            .saturating_sub(u8::from(self.hands[at].has(card.0) && way == Way::Hand));
        let extra = u8::from(way == Way::Trash);
        let loose = if self.choices.memory_pays { memory } else { 0 };
        if hand + loose >= normal + extra {
            return true;
        }
        // One card of the memory stands for the whole normal cost [S15.20].
        normal > 0
            && memory > 0
            && self.can_use(seat, Faction::Bat)
            && hand + loose.saturating_sub(1) >= extra
    }

    /// What a module costs this seat [S15.26].
    pub(crate) fn price(&self, seat: Seat, printed: u8) -> u8 {
        printed.saturating_sub(u8::from(self.can_use(seat, Faction::Mod)))
    }

    /// Whether the module can be put there by its buyer [S11.1].
    pub(crate) fn module_fits(&self, seat: Seat, card: CardId, at: At) -> bool {
        if !self.is_free(at) || self.is_double(at) {
            return false;
        }
        match card.card().kind {
            Kind::Program => false,
            Kind::Daemon => at.seat() == seat,
            Kind::Patch => at.seat() == seat && self.slot(at).patch == NONE,
            Kind::Virus => at.seat() != seat && self.slot(at).virus == NONE,
        }
    }

    /// How many.
    pub(crate) fn count(&self, count: Count, seat: Seat) -> u8 {
        match count {
            Count::N(count) => count,
            Count::Zrd => self.zrd(seat),
            Count::FoeModules => 1 + self.modules_in(other(seat)),
        }
    }

    /// Whether a selection finds this slot [S1.12] [S17.3].
    pub(crate) fn matches(&self, sel: &Sel, effect: &Effect, at: At) -> bool {
        let slot = self.slot(at);
        if slot.unit == NONE {
            return false;
        }
        let side = match sel.side {
            Side::Own => at.seat() == effect.seat,
            Side::Enemy => at.seat() != effect.seat,
            Side::Any => true,
        };
        let place = match sel.place {
            Place::Network => true,
            Place::Colour => at.sector() == effect.at.sector(),
            Place::ThatColour => at.sector() == effect.it.sector(),
        };
        side && place && sel.tests.iter().all(|test| self.passes(*test, effect, at))
    }

    fn passes(&self, test: Test, effect: &Effect, at: At) -> bool {
        let slot = self.slot(at);
        match test {
            Test::Thawed => !slot.frozen && !self.is_unfreezable(at),
            Test::Frozen => slot.frozen,
            Test::Other => slot.unit != effect.card.0,
            Test::CtrlAtMost(most) => self.ctrl(at) <= most,
            Test::CtrlAtMostIt => effect.it.is_slot() && self.ctrl(at) <= self.ctrl(effect.it),
            Test::NoDaemon => slot.down || slot.unit < PROGRAMS,
            Test::Program => !slot.down && slot.unit < PROGRAMS,
            Test::Bot => slot.down,
            Test::CostAtMostTwo => {
                slot.unit < PROGRAMS && CardId(slot.unit).card().cost.is_some_and(|cost| cost <= 2)
            }
            Test::Fresh => effect.chosen >> at.0 & 1 == 0,
            Test::Marked => slot.ctrl > 0,
            Test::Shielded => slot.shield > 0,
            Test::OtherThanIt => at != effect.it,
        }
    }
}
