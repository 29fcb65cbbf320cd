//! What a section is made of.

use crate::{Anchor, Figure, Table, Tone};
use maud::{Markup, html};

/// One thing in a section, from the top down.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A paragraph that is set apart: what a reader has to know before believing the rest.
    Note(Tone, String),
    /// Points in a row, each with a place that it leads to, if any.
    List(Vec<(String, Option<Anchor>)>),
    /// A text as somebody typed it, line by line.
    Code(String),
    /// Names and values.
    Facts(Vec<Fact>),
    /// A table.
    Table(Table),
    /// A picture of numbers.
    Figure(Figure),
    /// Things under a heading of their own, inside the section.
    Group {
        /// The place, so that a link can lead here.
        anchor: Anchor,
        /// The heading.
        title: String,
        /// What stands below it.
        blocks: Vec<Self>,
    },
    /// Things that are folded away until somebody asks for them. On paper they are open where the browser opens them.
    Folded {
        /// What stands there while they are folded.
        title: String,
        /// What is folded away.
        blocks: Vec<Self>,
    },
}

/// A name and its value, such as *Game* and *Sectors*.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// What is so.
    pub value: String,
}

impl Fact {
    /// A fact.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}

impl Block {
    /// A paragraph.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The block as it stands in a page. `ids` counts the figures drawn so far, so that each can name its parts;
    /// headings inside begin at this level.
    pub(crate) fn draw(&self, ids: &mut usize, level: Level) -> Markup {
        match self {
            Self::Text(text) => html! { p { (text) } },
            Self::Note(tone, text) => html! { p class={ "note " (tone.class()) } { (text) } },
            Self::List(points) => html! {
                ol.points {
                    @for (text, anchor) in points {
                        li {
                            @if let Some(anchor) = anchor { a href=(anchor.link()) { (text) } }
                            @else { (text) }
                        }
                    }
                }
            },
            Self::Code(text) => html! { pre tabindex="0" { code { (text) } } },
            Self::Facts(facts) => draw_facts(facts),
            Self::Table(table) => table.draw(),
            Self::Figure(figure) => {
                *ids += 1;
                figure.draw(*ids)
            }
            Self::Group { anchor, title, blocks } => html! {
                div.group id=(anchor.name()) {
                    @match level {
                        Level::Third => h3 { (title) },
                        Level::Fourth => h4 { (title) },
                    }
                    @for block in blocks { (block.draw(ids, Level::Fourth)) }
                }
            },
            Self::Folded { title, blocks } => html! {
                details {
                    summary { (title) }
                    @for block in blocks { (block.draw(ids, level)) }
                }
            },
        }
    }
}

/// How deep the next heading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    Third,
    Fourth,
}

/// Names beside values.
pub(crate) fn draw_facts(facts: &[Fact]) -> Markup {
    html! {
        dl.facts {
            @for Fact { name, value } in facts { div { dt { (name) } dd { (value) } } }
        }
    }
}
