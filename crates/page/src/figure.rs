//! Figures: pictures of numbers, drawn as SVG inside the page. Each is drawn twice, for a wide window and for a phone,
//! because type that shrinks along with its picture can not be read; the style sheet shows one of the two.

mod axis;
mod bars;
mod histogram;
mod line;
mod pen;

pub use axis::{Axis, Tick};
pub use bars::{Bar, Bars};
pub use histogram::{Bin, Histogram, bins};
pub use line::{Line, Mark, Point, Series};

use maud::{Markup, html};

/// A picture of numbers with a heading.
#[derive(Clone, PartialEq, Debug)]
pub enum Figure {
    /// Bars from left to right, with whiskers for intervals.
    Bars(Bars),
    /// How often which values came up.
    Histogram(Histogram),
    /// Values along an index, joined by lines, with marked points.
    Line(Line),
}

/// The two widths that figures are drawn for, in units of the drawing, and the class of each.
const WIDTHS: [(f64, &str); 2] = [(1000.0, "desk"), (340.0, "phone")];

/// What the figures have in common to be read by.
pub(crate) struct Heading<'f> {
    /// What it shows.
    title: &'f str,
    /// The same in sentences, for readers who can not see it and as a caption for those who can; empty for none.
    about: &'f str,
}

impl Figure {
    fn heading(&self) -> Heading<'_> {
        match self {
            Self::Bars(Bars { title, about, .. })
            | Self::Histogram(Histogram { title, about, .. })
            | Self::Line(Line { title, about, .. }) => Heading { title, about },
        }
    }

    /// The figure as it stands in a page; `id` is its number there.
    pub(crate) fn draw(&self, id: usize) -> Markup {
        let Heading { title, about } = self.heading();
        html! {
            figure {
                figcaption { (title) }
                @if !about.is_empty() { p.about { (about) } }
                @if let Self::Line(line) = self { (line.legend()) }
                @for (width, class) in WIDTHS {
                    @let (height, drawing) = match self {
                        Self::Bars(bars) => bars.draw(width),
                        Self::Histogram(histogram) => histogram.draw(width),
                        Self::Line(line) => line.draw(width),
                    };
                    @let labels = format!("t{id}-{class} d{id}-{class}");
                    svg class=(class) role="img" aria-labelledby=(labels)
                        viewBox=(format!("0 0 {width} {height}")) {
                        title id=(format!("t{id}-{class}")) { (title) }
                        desc id=(format!("d{id}-{class}")) { (about) }
                        (drawing)
                    }
                }
            }
        }
    }
}
