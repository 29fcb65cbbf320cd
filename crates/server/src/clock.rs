//! Clocks follow decisions: whoever is asked uses time, nobody else. Pure arithmetic on milliseconds; what time it is, and
//! when to look again, is told from outside, so that a stopped server stops all clocks.

use deckhand_protocol::{Clock, ClockPlan};
use serde::{Deserialize, Serialize};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The time of one seat, as it is kept with every answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Left {
    /// Milliseconds left.
    pub(crate) ms: i64,
    /// Periods left.
    pub(crate) periods: u8,
    /// Whether the stock is used up and periods are being used.
    pub(crate) over: bool,
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    plan: ClockPlan,
    left: Vec<Left>,
    running: Vec<bool>,
    /// Up to when running time has been charged.
    since: i64,
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn new(plan: &ClockPlan, seats: u8) -> Self {
        let (ms, periods) = match *plan {
            ClockPlan::None => (0, 0),
            ClockPlan::Decision { step_s } => (i64::from(step_s) * 1000, 0),
            ClockPlan::Chess { main_s, .. } | ClockPlan::Hourglass { main_s } => {
                (i64::from(main_s) * 1000, 0)
            }
            ClockPlan::Byoyomi { main_s, periods, .. } => (i64::from(main_s) * 1000, periods),
            ClockPlan::Days { days } => (i64::from(days) * DAY, 0),
        };
        let seats = usize::from(seats);
        Self {
            plan: plan.clone(),
            left: vec![Left { ms, periods, over: false }; seats],
            running: vec![false; seats],
            since: 0,
        }
    }

    /// Whether there are any.
    pub(crate) fn any(&self) -> bool {
        self.plan != ClockPlan::None
    }

    /// What is left, to be kept.
    pub(crate) fn kept(&self) -> Vec<Left> {
        if self.any() { self.left.clone() } else { Vec::new() }
    }

    /// Takes up what was kept; nothing runs until [`Clocks::turn`].
    pub(crate) fn take_up(&mut self, kept: &[Left]) {
        if kept.len() == self.left.len() {
            self.left.copy_from_slice(kept);
        }
        self.running.fill(false);
    }

    /// Charges those whose clocks run for the time until now.
    pub(crate) fn settle(&mut self, now: i64) {
        let spent = (now - self.since).max(0);
        self.since = now;
        if !self.any() || spent == 0 {
            return;
        }
        let runners = self.running.iter().filter(|&&runs| runs).count();
        for at in 0..self.left.len() {
            if !self.running[at] {
                continue;
            }
            let left = &mut self.left[at];
            left.ms -= spent;
            if let ClockPlan::Byoyomi { step_s, .. } = self.plan {
                let step = i64::from(step_s) * 1000;
                while left.ms <= 0 && left.periods > 0 && step > 0 {
                    if left.over {
                        left.periods -= 1;
                    }
                    if left.over && left.periods == 0 {
                        break;
                    }
                    left.over = true;
                    left.ms += step;
                }
            }
        }
        let others = self.left.len() - runners;
        if matches!(self.plan, ClockPlan::Hourglass { .. }) && others > 0 {
            let gain = spent * runners as i64 / others as i64;
            for at in 0..self.left.len() {
                if !self.running[at] {
                    self.left[at].ms += gain;
                }
            }
        }
    }

    /// After an answer: who decided gets what the plan gives for it, and the clocks of those asked now run.
    pub(crate) fn turn(&mut self, now: i64, decided: Option<u8>, asked: &[u8]) {
        self.settle(now);
        if let Some(left) = decided.and_then(|seat| self.left.get_mut(usize::from(seat))) {
            match self.plan {
                ClockPlan::Chess { step_s, .. } => left.ms += i64::from(step_s) * 1000,
                ClockPlan::Byoyomi { step_s, .. } if left.over => {
                    left.ms = i64::from(step_s) * 1000;
                }
                ClockPlan::Decision { step_s } => left.ms = i64::from(step_s) * 1000,
                ClockPlan::Days { days } => left.ms = i64::from(days) * DAY,
                ClockPlan::None | ClockPlan::Byoyomi { .. } | ClockPlan::Hourglass { .. } => {}
            }
        }
        for (at, runs) in (0u8..).zip(&mut self.running) {
            *runs = asked.contains(&at);
        }
    }

    /// Gives time back that a seat has not used itself, such as the way of its answer to the server.
    pub(crate) fn give_back(&mut self, seat: u8, ms: i64) {
        if let Some(left) = self.left.get_mut(usize::from(seat)) {
            left.ms += ms.max(0);
        }
    }

    /// Stops all of them.
    pub(crate) fn stop(&mut self, now: i64) {
        self.settle(now);
        self.running.fill(false);
    }

    /// Whose time is up.
    pub(crate) fn flagged(&self) -> Option<u8> {
        let up = |at: &usize| self.any() && self.running[*at] && self.gone(*at);
        (0..self.left.len()).find(up).map(|at| at as u8)
    }

    fn gone(&self, at: usize) -> bool {
        self.left[at].ms <= 0
    }

    /// When to look again: the moment at which the next clock runs out, or a period does.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let running = (0..self.left.len()).filter(|&at| self.any() && self.running[at]);
        running.map(|at| self.since + self.left[at].ms.max(0)).min()
    }

    /// As they are shown now.
    pub(crate) fn shown(&self, now: i64) -> Vec<Clock> {
        if !self.any() {
            return Vec::new();
        }
        let mut at_now = self.clone();
        at_now.settle(now);
        (0u8..)
            .zip(&at_now.left)
            .map(|(seat, left)| Clock {
                seat,
                left_ms: u32::try_from(left.ms.max(0)).unwrap_or(u32::MAX),
                periods: left.periods,
                running: self.running[usize::from(seat)],
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(clocks: &Clocks, now: i64) -> Vec<u32> {
        clocks.shown(now).iter().map(|clock| clock.left_ms).collect()
    }

    #[test]
    fn time_is_used_by_who_is_asked_and_by_nobody_else() {
        let mut clocks = Clocks::new(&ClockPlan::Chess { main_s: 60, step_s: 5 }, 2);
        clocks.turn(1_000, None, &[1]);
        assert_eq!(left(&clocks, 11_000), [60_000, 50_000]);
        clocks.turn(11_000, Some(1), &[0]);
        assert_eq!(left(&clocks, 12_000), [59_000, 55_000]);
        assert_eq!(clocks.deadline(), Some(71_000));
        clocks.settle(71_000);
        assert_eq!(clocks.flagged(), Some(0));
    }

    #[test]
    fn both_are_charged_when_both_choose_in_secret() {
        let mut clocks = Clocks::new(&ClockPlan::Chess { main_s: 60, step_s: 0 }, 2);
        clocks.turn(0, None, &[0, 1]);
        clocks.turn(5_000, Some(0), &[1]);
        assert_eq!(left(&clocks, 8_000), [55_000, 52_000]);
    }

    #[test]
    fn each_decision_has_its_own_time() {
        let mut clocks = Clocks::new(&ClockPlan::Decision { step_s: 30 }, 2);
        clocks.turn(0, None, &[0]);
        clocks.turn(29_000, Some(0), &[0]);
        assert_eq!(left(&clocks, 30_000), [29_000, 30_000]);
    }

    #[test]
    fn a_decision_within_a_period_keeps_it() {
        let plan = ClockPlan::Byoyomi { main_s: 10, step_s: 5, periods: 2 };
        let mut clocks = Clocks::new(&plan, 2);
        clocks.turn(0, None, &[0]);
        clocks.turn(13_000, Some(0), &[0]);
        assert_eq!((left(&clocks, 13_000)[0], clocks.shown(13_000)[0].periods), (5_000, 2));
        clocks.turn(20_000, Some(0), &[0]);
        assert_eq!((left(&clocks, 20_000)[0], clocks.shown(20_000)[0].periods), (5_000, 1));
        clocks.settle(25_000);
        assert_eq!(clocks.flagged(), Some(0));
    }

    #[test]
    fn what_one_uses_the_others_gain() {
        let mut clocks = Clocks::new(&ClockPlan::Hourglass { main_s: 60 }, 2);
        clocks.turn(0, None, &[0]);
        clocks.turn(10_000, Some(0), &[1]);
        assert_eq!(left(&clocks, 15_000), [55_000, 65_000]);
    }

    #[test]
    fn clocks_taken_up_do_not_count_the_time_in_between() {
        let plan = ClockPlan::Chess { main_s: 60, step_s: 0 };
        let mut clocks = Clocks::new(&plan, 2);
        clocks.turn(0, None, &[0]);
        clocks.settle(20_000);
        let kept = clocks.kept();
        let mut again = Clocks::new(&plan, 2);
        again.take_up(&kept);
        again.turn(9_999_000, None, &[0]);
        assert_eq!(left(&again, 9_999_000), [40_000, 60_000]);
    }
}
