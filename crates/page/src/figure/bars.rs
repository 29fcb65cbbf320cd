//! Bars from left to right, one below the other: what is compared has a name and a value, and mostly an interval.

use super::{
    Axis,
    pen::{area, fold, stroke, text, width_of},
};
use crate::Tone;
use maud::{Markup, html};

/// Bars, the first at the top.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    /// What they show.
    pub title: String,
    /// The same in sentences, with the figures that matter most.
    pub about: String,
    /// The values.
    pub axis: Axis,
    /// Where bars begin and what they are compared with: a line through all of them, such as 0 or the fair share.
    pub base: f64,
    /// From the top.
    pub bars: Vec<Bar>,
}

/// A bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it stands for.
    pub name: String,
    /// How long it is.
    pub value: f64,
    /// The interval around it, if there is one.
    pub interval: Option<(f64, f64)>,
    /// The value and its interval as they are written beside it.
    pub text: String,
    /// What it is.
    pub tone: Tone,
}

impl Bars {
    /// The height of the drawing and what is in it.
    pub(super) fn draw(&self, width: f64) -> (f64, Markup) {
        let is_wide = width > 600.0;
        let longest =
            |texts: &mut dyn Iterator<Item = &str>| texts.map(width_of).fold(0.0, f64::max);
        let names = longest(&mut self.bars.iter().map(|bar| bar.name.as_str()));
        let said = longest(&mut self.bars.iter().map(|bar| bar.text.as_str()));
        // On a phone, name and value stand above their bar.
        let left = if is_wide { names.min(width * 0.32) + 12.0 } else { 12.0 };
        let right = if is_wide { said.min(width * 0.24) + 16.0 } else { 12.0 };
        let inner = (width - left - right).max(10.0);
        let x = |value: f64| left + inner * self.axis.share(value);
        let mut foot = 4.0;
        let rows: Vec<(&Bar, Vec<String>, f64)> = self
            .bars
            .iter()
            .map(|bar| {
                let room = if is_wide { left - 12.0 } else { width - width_of(&bar.text) - 12.0 };
                let lines = fold(&bar.name, room);
                let more = 15.0 * (lines.len() - 1) as f64;
                let height = if is_wide { 28.0 + more * 0.8 } else { 44.0 + more };
                foot += height;
                (bar, lines, if is_wide { foot - height / 2.0 } else { foot - 12.0 })
            })
            .collect();
        foot += 4.0;
        let drawing = html! {
            @for tick in &self.axis.ticks {
                (stroke("grid", (x(tick.at), 0.0), (x(tick.at), foot)))
                (text("middle", x(tick.at), foot + 16.0, &tick.text))
            }
            @for (bar, lines, middle) in &rows {
                @if is_wide {
                    @for (at, line) in lines.iter().enumerate() {
                        @let y = middle + 4.5 + (at as f64 - (lines.len() as f64 - 1.0) / 2.0) * 15.0;
                        (text("strong right", left - 12.0, y, line))
                    }
                    (text("strong", width - right + 16.0, middle + 4.5, &bar.text))
                } @else {
                    @for (at, line) in lines.iter().rev().enumerate() {
                        (text("strong", 0.0, middle - 14.0 - at as f64 * 15.0, line))
                    }
                    (text("strong right", width, middle - 14.0, &bar.text))
                }
                @let (from, to) = (x(self.base.min(bar.value)), x(self.base.max(bar.value)));
                (area(
                    &format!("bar {}", bar.tone.class()),
                    (from, middle - 7.0),
                    (to - from, 14.0),
                    &format!("{}: {}", bar.name, bar.text),
                ))
                @if let Some((low, high)) = bar.interval {
                    (stroke("whisker", (x(low), *middle), (x(high), *middle)))
                    (stroke("whisker", (x(low), middle - 5.0), (x(low), middle + 5.0)))
                    (stroke("whisker", (x(high), middle - 5.0), (x(high), middle + 5.0)))
                }
            }
            (stroke("even", (x(self.base), 0.0), (x(self.base), foot)))
            (stroke("axis", (left, foot), (width - right, foot)))
            @if !self.axis.title.is_empty() {
                (text("middle", left + inner / 2.0, foot + 36.0, &self.axis.title))
            }
        };
        (foot + if self.axis.title.is_empty() { 22.0 } else { 42.0 }, drawing)
    }
}
