//! Pages for a browser that need nothing but themselves: one file with its style, its figures and a few lines of script.
//! They open from a disk without a network, by day and by night, on a phone and on paper.
//!
//! The crate knows no game and no language. It gets finished texts, escapes every one of them, and lays them out.
//!
//! ```
//! use deckhand_page::{Block, Page, Section};
//!
//! let mut page = Page::new("en", "Three games");
//! page.sections.push(Section::new("why", "Why").with(Block::text("Nothing is <b>bold</b> here.")));
//! assert!(page.html().contains("Nothing is &lt;b&gt;bold&lt;/b&gt; here."));
//! ```

mod anchor;
mod block;
mod figure;
mod page;
mod table;

pub use anchor::Anchor;
pub use block::{Block, Fact};
pub use figure::{Axis, Bar, Bars, Bin, Figure, Histogram, Line, Mark, Point, Series, Tick, bins};
pub use page::{Page, Section};
pub use table::{Cell, Column, Order, Row, Table};

/// What a thing is to its reader. It is shown by a colour and never by a colour alone: the text beside it says the same.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tone {
    /// Nothing in particular.
    #[default]
    Plain,
    /// Well done, or won.
    Good,
    /// To be looked at.
    Warn,
    /// A loss, or a fault.
    Bad,
}

impl Tone {
    /// The class that the style sheet knows.
    const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Warn => "warn",
            Self::Bad => "bad",
        }
    }
}
