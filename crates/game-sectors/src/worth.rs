//! How well a seat stands, for bots and hints: disks first, then control of sectors and how near a HACK is, then cards,
//! and what has been begun and promises something. No rule asks for it.

use crate::at::At;
use crate::cards::{CardId, Faction, NONE};
use crate::item::{Effect, Job, Way};
use crate::state::{Sectors, other};
use crate::text::{Op, Put, Side};
use deckhand_kernel::{Outcome, Seat};

/// What a card in a hand is worth.
const CARD: i64 = 9;
/// What a point of CTRL is worth.
const CTRL: i64 = 14;

impl Sectors {
    /// The worth of the position for a seat, by what this seat sees.
    pub(crate) fn worth(&self, seat: Seat) -> i64 {
        if let Some(outcome) = self.outcome {
            return match outcome {
                Outcome::Won(seats) if seats.has(seat) => 1_000_000,
                Outcome::Won(_) | Outcome::Lost => -1_000_000,
                Outcome::Drawn(_) => 0,
            };
        }
        self.side_worth(seat) - self.side_worth(other(seat)) + self.promise(seat)
    }

    /// What is being paid for is worth something before it lies there, and so are effects for which something was given.
    fn promise(&self, seat: Seat) -> i64 {
        let jobs = self.jobs.iter().filter(|job| job.way != Way::Free);
        let jobs = jobs.map(|job| (job.seat, self.job_worth(job)));
        let effects = self.effects.iter().map(|effect| (effect.seat, self.effect_worth(effect)));
        jobs.chain(effects).map(|(whose, worth)| if whose == seat { worth } else { -worth }).sum()
    }

    fn job_worth(&self, job: &Job) -> i64 {
        let ctrl = i64::from(job.card.card().ctrl.unwrap_or(3));
        let old = *self.slot(job.at);
        // An upgrade brings a marker and loses what lay there.
        let gain = match old.face_up().map(CardId::card) {
            _ if old.unit == NONE => ctrl,
            None => ctrl,
            Some(card) => ctrl + 1 - i64::from(card.ctrl.unwrap_or(3)),
        };
        let text = job.card.says().len() as i64 * 8;
        // The card itself and the payment leave the hand.
        gain * CTRL + text - i64::from(1 + job.normal + job.extra) * CARD
    }

    /// The steps of an effect that are still to come.
    fn effect_worth(&self, effect: &Effect) -> i64 {
        let Some(sentence) = effect.card.says().get(usize::from(effect.sentence)) else { return 0 };
        let ops = sentence.ops.iter().skip(usize::from(effect.op));
        ops.map(|&op| self.op_worth(effect, op)).sum()
    }

    fn op_worth(&self, effect: &Effect, op: Op) -> i64 {
        match op {
            Op::One(sel, put) => {
                if sel.side == Side::Own {
                    return CTRL;
                }
                match put {
                    Put::Delete | Put::Upload | Put::Flip => 3 * CTRL,
                    Put::Freeze => 2 * CTRL,
                    Put::Disrupt(count) => i64::from(count) * CTRL,
                    _ => CTRL,
                }
            }
            Op::FreezePair => (i64::from(effect.x) + 2) * CTRL,
            Op::UnloadAny if effect.left == Effect::FRESH => i64::from(effect.x) * CTRL,
            Op::UnloadAny => i64::from(effect.left) * CTRL,
            Op::InstallFree => 3 * CTRL,
            Op::Me(Put::Ctrl(_)) | Op::Create(..) => CTRL,
            Op::Draw(_) | Op::Recover { .. } => CARD,
            _ => 0,
        }
    }

    fn side_worth(&self, seat: Seat) -> i64 {
        let at = seat.index();
        let mut worth = 0;
        let disks = self.disks[at];
        let kinds = disks.iter().filter(|&&count| count > 0).count() as i64;
        worth += i64::from(self.disk_count(seat)) * 300 + kinds * 500;
        for (sector, &disks) in disks.iter().enumerate() {
            let own = i64::from(self.sector_ctrl(seat, sector));
            let foe = i64::from(self.sector_ctrl(other(seat), sector));
            let ahead = self.control(seat, sector) > self.control(other(seat), sector);
            worth += own.min(9) * CTRL;
            if ahead {
                worth += 15;
                if own >= 6 && own > foe {
                    worth += if disks == 0 { 260 } else { 120 };
                }
            }
        }
        for at in self.own_units(seat) {
            let slot = self.slot(at);
            worth += i64::from(slot.shield) * 6 + i64::from(slot.data) * 2;
            if slot.face_up().is_some() {
                worth += 4;
            }
        }
        if self.has(seat, Faction::Zrd) {
            // Assemble wins with six different cards [S15.5].
            let zrd = i64::from(self.zrd(seat));
            worth += zrd * zrd * 8;
        }
        worth += At::of(seat).filter(|&at| self.slot(at).patch != NONE).count() as i64 * 12;
        worth -= At::of(seat).filter(|&at| self.slot(at).virus != NONE).count() as i64 * 14;
        worth += i64::from(self.hands[at].len()) * CARD;
        worth += i64::from(self.memories[at].len()) * 10;
        worth += i64::from(self.coins[at]) * 6;
        worth += i64::from(self.unlocked[at].count_ones()) * 30;
        worth
    }
}
