//! Tables that sort. They come in the order in which they are most useful, and a few lines of script put them into
//! another when somebody asks for it; what counts for the order stands in the page, so the script reads no numbers.

use crate::{Anchor, Tone};
use core::cmp::Ordering;
use maud::{Markup, html};

/// A table with a heading over each column.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// From the left; every row has as many cells.
    pub columns: Vec<Column>,
    /// From the top.
    pub rows: Vec<Row>,
    /// The column by which the rows stand in order, and which way, for readers to be told.
    sorted: Option<(usize, Order)>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// Whether it holds numbers: they stand at the right and sort by value.
    pub is_number: bool,
}

/// Which way rows stand in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The least first.
    Ascending,
    /// The greatest first.
    Descending,
}

/// A row.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row {
    /// The place, if links lead to this row.
    pub anchor: Option<Anchor>,
    /// What the row as a whole is.
    pub tone: Tone,
    /// From the left.
    pub cells: Vec<Cell>,
}

/// What stands in one place of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cell {
    /// What is read.
    pub text: String,
    /// A second line in smaller type; empty for none.
    pub below: String,
    /// What it sorts by, if that is a number. A cell without one stands last.
    pub number: Option<f64>,
    /// What it is.
    pub tone: Tone,
    /// Where it leads, if anywhere.
    pub link: Option<Anchor>,
    /// Whether the text is in notation, as it is typed.
    pub is_notation: bool,
}

impl Column {
    /// A column of words.
    pub fn words(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: false }
    }

    /// A column of numbers.
    pub fn numbers(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: true }
    }
}

impl Cell {
    /// Words.
    pub fn words(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Notation, as it is typed.
    pub fn notation(text: impl Into<String>) -> Self {
        Self { is_notation: true, ..Self::words(text) }
    }

    /// A number as it is read, and its value.
    pub fn number(value: f64, text: impl Into<String>) -> Self {
        Self { number: Some(value), ..Self::words(text) }
    }

    /// The cell with a second line.
    #[must_use]
    pub fn below(self, text: impl Into<String>) -> Self {
        Self { below: text.into(), ..self }
    }

    /// The cell as something good or bad.
    #[must_use]
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    /// The cell as a link to a place of the page.
    #[must_use]
    pub fn to(self, anchor: impl Into<Anchor>) -> Self {
        Self { link: Some(anchor.into()), ..self }
    }
}

impl Row {
    /// A row of cells.
    pub fn new(cells: Vec<Cell>) -> Self {
        Self { cells, ..Self::default() }
    }
}

impl From<Vec<Cell>> for Row {
    fn from(cells: Vec<Cell>) -> Self {
        Self::new(cells)
    }
}

impl Table {
    /// A table whose rows stand in an order of their own.
    pub fn new(caption: impl Into<String>, columns: Vec<Column>, rows: Vec<Row>) -> Self {
        Self { caption: caption.into(), columns, rows, sorted: None }
    }

    /// The table with its rows in order of this column, counted from 0. Rows that are equal there stay as they stood;
    /// cells without a number stand after those with one, either way.
    #[must_use]
    pub fn sorted(mut self, column: usize, order: Order) -> Self {
        let is_number = self.columns.get(column).is_some_and(|column| column.is_number);
        self.rows.sort_by(|one, other| match (one.cells.get(column), other.cells.get(column)) {
            (Some(one), Some(other)) if is_number => by_number(one.number, other.number, order),
            (Some(one), Some(other)) => match order {
                Order::Ascending => one.text.cmp(&other.text),
                Order::Descending => other.text.cmp(&one.text),
            },
            (one, other) => other.is_some().cmp(&one.is_some()),
        });
        self.sorted = Some((column, order));
        self
    }

    /// The table as it stands in a page.
    pub(crate) fn draw(&self) -> Markup {
        html! {
            div.scroll role="region" tabindex="0" aria-label=(self.caption) {
                table {
                    caption { (self.caption) }
                    thead {
                        tr {
                            @for (at, column) in self.columns.iter().enumerate() {
                                th scope="col" class=[column.is_number.then_some("number")]
                                    aria-sort=[self.aria(at)] { (column.title) }
                            }
                        }
                    }
                    tbody {
                        @for row in &self.rows {
                            tr id=[row.anchor.as_ref().map(Anchor::name)]
                                class=[(row.tone != Tone::Plain).then(|| row.tone.class())] {
                                @for (at, cell) in row.cells.iter().enumerate() {
                                    (cell.draw(self.columns.get(at).is_some_and(|column| column.is_number)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What a screen reader is told about the order of a column.
    fn aria(&self, column: usize) -> Option<&'static str> {
        match self.sorted {
            Some((at, order)) if at == column => Some(match order {
                Order::Ascending => "ascending",
                Order::Descending => "descending",
            }),
            _ => None,
        }
    }
}

/// Numbers in order; what is none stands last.
fn by_number(one: Option<f64>, other: Option<f64>, order: Order) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) => match order {
            Order::Ascending => one.total_cmp(&other),
            Order::Descending => other.total_cmp(&one),
        },
        (one, other) => other.is_some().cmp(&one.is_some()),
    }
}

impl Cell {
    /// The cell as it stands in a page.
    fn draw(&self, is_number: bool) -> Markup {
        let text = html! {
            @if self.is_notation { code { (self.text) } }
            @else if self.tone != Tone::Plain && !self.text.is_empty() {
                span class={ "chip " (self.tone.class()) } { (self.text) }
            } @else { (self.text) }
        };
        html! {
            td class=[is_number.then_some("number")] data-sort=[self.number] {
                @if let Some(link) = &self.link { a href=(link.link()) { (text) } } @else { (text) }
                @if !self.below.is_empty() { small { (self.below) } }
            }
        }
    }
}
