//! How often values came up, in bins that lie side by side.

use super::{
    Axis,
    axis::round_step,
    pen::{area, stroke, text, width_of},
};
use maud::{Markup, html};

/// Bins side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    /// What is counted.
    pub title: String,
    /// The same in sentences, such as the median and the ends.
    pub about: String,
    /// The values, from left to right.
    pub values: Axis,
    /// How often they came up, upwards from 0.
    pub counts: Axis,
    /// The bins; they may touch and must not overlap.
    pub bins: Vec<Bin>,
}

/// A range of values and how many lay in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Bin {
    /// The least value in it.
    pub from: f64,
    /// The value at which the next bin begins.
    pub to: f64,
    /// How many.
    pub count: f64,
    /// The same in words, shown when somebody points at it; empty for none.
    pub text: String,
}

/// Values counted in about so many bins of the same round width, without texts. Values that are no numbers are left
/// out; where all are whole numbers, bins begin at whole numbers.
pub fn bins(values: &[f64], about: usize) -> Vec<Bin> {
    let values: Vec<f64> = values.iter().copied().filter(|value| value.is_finite()).collect();
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if values.is_empty() {
        return Vec::new();
    }
    let (mut step, _) = round_step((high - low) / about.max(1) as f64);
    if step < 1.0 && values.iter().all(|value| value.fract() == 0.0) {
        step = 1.0;
    }
    let first = (low / step).floor();
    let count = ((high / step).floor() - first) as usize + 1;
    let mut bins: Vec<Bin> = (0..count)
        .map(|at| Bin {
            from: (first + at as f64) * step,
            to: (first + at as f64 + 1.0) * step,
            count: 0.0,
            text: String::new(),
        })
        .collect();
    for value in values {
        let at = ((value / step).floor() - first) as usize;
        bins[at.min(count - 1)].count += 1.0;
    }
    bins
}

impl Histogram {
    /// The height of the drawing and what is in it.
    pub(super) fn draw(&self, width: f64) -> (f64, Markup) {
        let widest = self.counts.ticks.iter().map(|tick| width_of(&tick.text)).fold(0.0, f64::max);
        let head = if self.counts.title.is_empty() { 8.0 } else { 26.0 };
        let (left, right, foot) = (widest + 8.0, width - 16.0, head + 220.0);
        let x = |value: f64| left + (right - left) * self.values.share(value);
        let y = |value: f64| foot - (foot - head) * self.counts.share(value);
        let drawing = html! {
            @if !self.counts.title.is_empty() { (text("", 0.0, 12.0, &self.counts.title)) }
            @for tick in &self.counts.ticks {
                (stroke("grid", (left, y(tick.at)), (right, y(tick.at))))
                (text("right", left - 8.0, y(tick.at) + 4.5, &tick.text))
            }
            @for bin in &self.bins {
                @let (from, to) = (x(bin.from), x(bin.to));
                @if bin.count > 0.0 {
                    (area(
                        "bar plain",
                        (from + 0.5, y(bin.count)),
                        (to - from - 1.0, foot - y(bin.count)),
                        &bin.text,
                    ))
                }
            }
            (stroke("axis", (left, foot), (right, foot)))
            @for tick in super::line::spaced(&self.values.ticks, |tick| x(tick.at)) {
                (text("middle", x(tick.at), foot + 18.0, &tick.text))
            }
            @if !self.values.title.is_empty() {
                (text("middle", f64::midpoint(left, right), foot + 38.0, &self.values.title))
            }
        };
        (foot + if self.values.title.is_empty() { 24.0 } else { 44.0 }, drawing)
    }
}
