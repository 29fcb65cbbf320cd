//! The small strokes that figures are drawn with.

use maud::{Markup, html};

/// About the width of a letter of the usual size, in units of the drawing. Texts can not be measured here; this is the
/// mean of Latin and Cyrillic letters in the faces that the style sheet names, rounded up.
const LETTER: f64 = 7.4;

/// About how wide a text is.
pub(super) fn width_of(text: &str) -> f64 {
    text.chars().count() as f64 * LETTER
}

/// A coordinate, to a tenth.
pub(super) fn at(value: f64) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    // Minus nothing is nothing.
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

/// A straight line.
pub(super) fn stroke(class: &str, from: (f64, f64), to: (f64, f64)) -> Markup {
    html! { line class=(class) x1=(at(from.0)) y1=(at(from.1)) x2=(at(to.0)) y2=(at(to.1)) {} }
}

/// A text with its baseline here.
pub(super) fn text(class: &str, x: f64, y: f64, text: &str) -> Markup {
    html! { text class=[(!class.is_empty()).then_some(class)] x=(at(x)) y=(at(y)) { (text) } }
}

/// A rectangle, at least a hair wide and high.
pub(super) fn area(class: &str, corner: (f64, f64), size: (f64, f64), title: &str) -> Markup {
    html! {
        rect class=(class) x=(at(corner.0)) y=(at(corner.1)) width=(at(size.0.max(0.5)))
            height=(at(size.1.max(0.5))) rx="2" {
            @if !title.is_empty() { title { (title) } }
        }
    }
}

/// Points of a line or of the edge of an area.
pub(super) fn points(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let points: Vec<String> =
        points.into_iter().map(|(x, y)| format!("{},{}", at(x), at(y))).collect();
    points.join(" ")
}

/// A text in lines of at most this width; words that are longer stay whole. At most two lines, the second of which ends
/// in an ellipsis if more would follow.
pub(super) fn fold(text: &str, width: f64) -> Vec<String> {
    let mut words = text.split_whitespace();
    let mut line = words.next().unwrap_or_default().to_owned();
    let mut lines = Vec::new();
    for word in words {
        let longer = format!("{line} {word}");
        if width_of(&longer) <= width {
            line = longer;
        } else if lines.is_empty() {
            lines.push(core::mem::replace(&mut line, word.to_owned()));
        } else {
            line.push_str(" …");
            break;
        }
    }
    lines.push(line);
    lines
}
