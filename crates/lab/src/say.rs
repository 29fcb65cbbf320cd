//! Numbers and their intervals as a reader's language writes them.

use crate::{Effect, Mean, Rate, Verdict};
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_words::Speech;

/// Says things of the laboratory in one language.
#[derive(Clone, Copy)]
pub(crate) struct Say<'s> {
    pub(crate) speech: &'s Speech,
}

/// In what a difference is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Shares from 0 to 1, shown as points of a hundred.
    Points,
    /// Plain numbers.
    Plain,
}

impl Unit {
    fn digits(self) -> usize {
        if self == Self::Points { 1 } else { 2 }
    }

    fn scaled(self, number: f64) -> f64 {
        if self == Self::Points { number * 100.0 } else { number }
    }
}

impl Say<'_> {
    pub(crate) fn text(self, id: &'static str) -> String {
        self.speech.say(&Msg::new(id))
    }

    pub(crate) fn msg(self, msg: &Msg) -> String {
        self.speech.say(msg)
    }

    pub(crate) fn decimal(self, number: f64, digits: usize) -> String {
        // Nobody wants to read of minus nothing.
        let rounded = format!("{number:.digits$}");
        let is_zero = rounded.bytes().all(|sign| matches!(sign, b'-' | b'0' | b'.'));
        let number = if is_zero { 0.0 } else { number };
        self.speech.lang().decimal(number, digits).replace('-', "−")
    }

    /// A number with a sign.
    fn signed(self, number: f64, digits: usize) -> String {
        let text = self.decimal(number, digits);
        if number > 0.0 && text.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
            format!("+{text}")
        } else {
            text
        }
    }

    /// A share from 0 to 1 in percent.
    pub(crate) fn percent(self, share: f64) -> String {
        self.msg(&Msg::new("lab-percent").with("number", self.decimal(share * 100.0, 1)))
    }

    pub(crate) fn range(self, low: f64, high: f64, digits: usize) -> String {
        let ends = Msg::new("lab-range").with("low", self.decimal(low, digits));
        self.msg(&ends.with("high", self.decimal(high, digits)))
    }

    /// A share and its interval in percent.
    pub(crate) fn rate(self, rate: &Rate) -> String {
        format!("{} {}", self.percent(rate.share), self.rate_range(rate))
    }

    pub(crate) fn rate_range(self, rate: &Rate) -> String {
        self.range(rate.interval.low * 100.0, rate.interval.high * 100.0, 1)
    }

    /// A mean and its interval.
    pub(crate) fn mean(self, mean: &Mean) -> String {
        let Mean { mean, interval, .. } = mean;
        format!("{} {}", self.decimal(*mean, 2), self.range(interval.low, interval.high, 2))
    }

    /// A number in this unit.
    pub(crate) fn in_unit(self, number: f64, unit: Unit) -> String {
        if unit == Unit::Points { self.percent(number) } else { self.decimal(number, 2) }
    }

    /// A difference with its interval.
    pub(crate) fn difference(self, effect: &Effect, unit: Unit) -> String {
        format!("{} {}", self.by(effect, unit), self.by_range(effect, unit))
    }

    /// A difference.
    pub(crate) fn by(self, effect: &Effect, unit: Unit) -> String {
        self.signed(unit.scaled(effect.difference.mean), unit.digits())
    }

    /// The interval of a difference.
    pub(crate) fn by_range(self, effect: &Effect, unit: Unit) -> String {
        let interval = effect.difference.interval;
        let end = |end: f64| self.signed(unit.scaled(end), unit.digits());
        let range = Msg::new("lab-range").with("low", end(interval.low));
        self.msg(&range.with("high", end(interval.high)))
    }

    /// What can be said about a difference, in a sentence.
    pub(crate) fn verdict(self, effect: &Effect, unit: Unit) -> String {
        match effect.verdict() {
            Verdict::Same => self.text("lab-diff-same"),
            Verdict::NotShown => {
                let id = match unit {
                    Unit::Points => "lab-diff-not-shown-points",
                    Unit::Plain => "lab-diff-not-shown",
                };
                let smallest = self.decimal(unit.scaled(effect.smallest()), unit.digits());
                self.msg(&Msg::new(id).with("smallest", smallest))
            }
            Verdict::Shown => {
                let size = effect.size().map(|size| self.signed(size, 2)).unwrap_or_default();
                self.msg(&Msg::new("lab-diff-shown").with("size", size))
            }
        }
    }
}
