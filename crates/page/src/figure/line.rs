//! Values along an index, such as a chance over the decisions of a game, with a band around them and marked points.

use super::{
    Axis, Tick,
    pen::{at, points, stroke, text, width_of},
};
use crate::{Anchor, Tone};
use maud::{Markup, html};

/// One or more series over the same index.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What it shows.
    pub title: String,
    /// The same in sentences, with the figures that matter most.
    pub about: String,
    /// The index, from left to right.
    pub index: Axis,
    /// The values, from below upwards.
    pub values: Axis,
    /// A value that everything is compared with, such as the fair share: a line through all of the figure.
    pub base: Option<f64>,
    /// At most six can be told apart.
    pub series: Vec<Series>,
    /// Points that a reader should look at.
    pub marks: Vec<Mark>,
}

/// Values that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What it is. It stands in a legend if there is more than one.
    pub name: String,
    /// In the order of the index.
    pub points: Vec<Point>,
}

/// A value at a place of the index.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The place.
    pub at: f64,
    /// The value.
    pub value: f64,
    /// The interval around it, if there is one.
    pub interval: Option<(f64, f64)>,
    /// The same in words, shown when somebody points at it; empty for none.
    pub text: String,
}

/// A point that is marked.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// The place of the index.
    pub at: f64,
    /// The value.
    pub value: f64,
    /// A letter or a digit or two, by which texts name it.
    pub name: String,
    /// What it is, shown when somebody points at it.
    pub text: String,
    /// What it is.
    pub tone: Tone,
    /// Where it leads, if anywhere.
    pub link: Option<Anchor>,
}

/// The ticks that have room for their text when each stands where `x` says: the first, and each after that whose text
/// does not touch the one before.
pub(super) fn spaced(ticks: &[Tick], x: impl Fn(&Tick) -> f64) -> impl Iterator<Item = &Tick> {
    let mut free = f64::NEG_INFINITY;
    ticks.iter().filter(move |tick| {
        let half = width_of(&tick.text) / 2.0;
        let has_room = x(tick) - half >= free;
        if has_room {
            free = x(tick) + half + 8.0;
        }
        has_room
    })
}

/// The class of a series, counted from 0. A seventh looks like the first.
fn class(at: usize) -> String {
    format!("s{}", at % 6 + 1)
}

impl Line {
    /// Which line is which, if there is more than one.
    pub(super) fn legend(&self) -> Markup {
        html! {
            @if self.series.len() > 1 {
                ul.legend {
                    @for (at, series) in self.series.iter().enumerate() {
                        li {
                            svg viewBox="0 0 28 10" aria-hidden="true" {
                                (stroke(&format!("curve {}", class(at)), (1.0, 5.0), (27.0, 5.0)))
                            }
                            (series.name)
                        }
                    }
                }
            }
        }
    }

    /// The height of the drawing and what is in it.
    pub(super) fn draw(&self, width: f64) -> (f64, Markup) {
        let widest = self.values.ticks.iter().map(|tick| width_of(&tick.text)).fold(0.0, f64::max);
        let head = if self.values.title.is_empty() { 16.0 } else { 30.0 };
        let deep = if width > 600.0 { 280.0 } else { 220.0 };
        let (left, right, foot) = (widest + 8.0, width - 16.0, head + deep);
        let x = |value: f64| left + (right - left) * self.index.share(value);
        let y = |value: f64| foot - (foot - head) * self.values.share(value);
        let drawing = html! {
            @if !self.values.title.is_empty() { (text("", 0.0, 12.0, &self.values.title)) }
            @for tick in &self.values.ticks {
                (stroke("grid", (left, y(tick.at)), (right, y(tick.at))))
                (text("right", left - 8.0, y(tick.at) + 4.5, &tick.text))
            }
            @if let Some(base) = self.base { (stroke("even", (left, y(base)), (right, y(base)))) }
            (stroke("axis", (left, foot), (right, foot)))
            @for tick in spaced(&self.index.ticks, |tick| x(tick.at)) {
                (stroke("axis", (x(tick.at), foot), (x(tick.at), foot + 4.0)))
                (text("middle", x(tick.at), foot + 18.0, &tick.text))
            }
            @if !self.index.title.is_empty() {
                (text("middle", f64::midpoint(left, right), foot + 38.0, &self.index.title))
            }
            @for (at, series) in self.series.iter().enumerate() { (band(series, at, &x, &y)) }
            @for (at, series) in self.series.iter().enumerate() { (curve(series, at, &x, &y)) }
            @for mark in &self.marks { (mark.draw(x(mark.at), y(mark.value))) }
        };
        (foot + if self.index.title.is_empty() { 24.0 } else { 44.0 }, drawing)
    }
}

/// The intervals of a series as one area.
fn band(series: &Series, at: usize, x: &impl Fn(f64) -> f64, y: &impl Fn(f64) -> f64) -> Markup {
    let ends: Vec<(f64, (f64, f64))> =
        series.points.iter().filter_map(|point| Some((point.at, point.interval?))).collect();
    let above = ends.iter().map(|(at, (_, high))| (x(*at), y(*high)));
    let below = ends.iter().rev().map(|(at, (low, _))| (x(*at), y(*low)));
    html! {
        @if ends.len() > 1 {
            polygon class=(format!("band {}", class(at))) points=(points(above.chain(below))) {}
        }
    }
}

/// The values of a series as a line, with a dot at each while they are few enough to be told apart.
fn curve(
    series: &Series,
    index: usize,
    x: &impl Fn(f64) -> f64,
    y: &impl Fn(f64) -> f64,
) -> Markup {
    let line = series.points.iter().map(|point| (x(point.at), y(point.value)));
    let radius = if series.points.len() <= 60 { 3.0 } else { 1.8 };
    html! {
        polyline class=(format!("curve {}", class(index))) points=(points(line)) {}
        @for point in &series.points {
            circle class=(format!("dot {}", class(index))) cx=(at(x(point.at))) cy=(at(y(point.value)))
                r=(at(radius)) { @if !point.text.is_empty() { title { (point.text) } } }
        }
    }
}

impl Mark {
    /// The mark as a disc with its name in it.
    fn draw(&self, x: f64, y: f64) -> Markup {
        let disc = html! {
            g class={ "mark " (self.tone.class()) } {
                title { (self.text) }
                circle cx=(at(x)) cy=(at(y)) r="11" {}
                (text("", x, y + 4.0, &self.name))
            }
        };
        html! {
            @if let Some(link) = &self.link { a href=(link.link()) { (disc) } } @else { (disc) }
        }
    }
}
