//! The frame of a page: head, contents, sections, foot.

use crate::{
    Anchor, Block, Fact,
    block::{Level, draw_facts},
};
use maud::{DOCTYPE, PreEscaped, html};

/// Colours, type and layout, for every page the same.
const STYLE: &str = include_str!("style.css");
/// Sorts tables where they stand. A page without it says the same.
const SCRIPT: &str = include_str!("sort.js");
/// Nothing is fetched from anywhere, whatever a text might contain.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// A page: a title, what it is about, and sections.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The language of its texts, such as `de`.
    pub language: String,
    /// The title, also of the window.
    pub title: String,
    /// What stands small above the title, such as the name of the product.
    pub above: String,
    /// What it says in a sentence or two; empty if there is nothing to say.
    pub lead: String,
    /// What it is about: names and values below the lead.
    pub facts: Vec<Fact>,
    /// What the list of sections is called. Without a name there is no list.
    pub contents: String,
    /// From the top down.
    pub sections: Vec<Section>,
    /// What stands at the end, such as what made the page; empty for nothing.
    pub foot: String,
}

/// A part of a page with a heading and a place that links lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The place.
    pub anchor: Anchor,
    /// The heading.
    pub title: String,
    /// From the top down.
    pub blocks: Vec<Block>,
}

impl Section {
    /// A section without anything in it.
    pub fn new(anchor: impl Into<Anchor>, title: impl Into<String>) -> Self {
        Self { anchor: anchor.into(), title: title.into(), blocks: Vec::new() }
    }

    /// The section with one block more.
    #[must_use]
    pub fn with(mut self, block: Block) -> Self {
        self.blocks.push(block);
        self
    }
}

impl Page {
    /// A page with a title and nothing else.
    pub fn new(language: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            language: language.into(),
            title: title.into(),
            above: String::new(),
            lead: String::new(),
            facts: Vec::new(),
            contents: String::new(),
            sections: Vec::new(),
            foot: String::new(),
        }
    }

    /// The whole file. The same page always gives the same bytes.
    pub fn html(&self) -> String {
        let mut ids = 0;
        let page = html! {
            (DOCTYPE)
            html lang=(self.language) {
                head {
                    meta charset="utf-8";
                    meta http-equiv="Content-Security-Policy" content=(POLICY);
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    header {
                        @if !self.above.is_empty() { p.above { (self.above) } }
                        h1 { (self.title) }
                        @if !self.lead.is_empty() { p.lead { (self.lead) } }
                        @if !self.facts.is_empty() { (draw_facts(&self.facts)) }
                        @if !self.contents.is_empty() {
                            nav aria-label=(self.contents) {
                                ul {
                                    @for section in &self.sections {
                                        li { a href=(section.anchor.link()) { (section.title) } }
                                    }
                                }
                            }
                        }
                    }
                    main {
                        @for section in &self.sections {
                            section id=(section.anchor.name()) {
                                h2 { (section.title) }
                                @for block in &section.blocks { (block.draw(&mut ids, Level::Third)) }
                            }
                        }
                    }
                    @if !self.foot.is_empty() { footer { p { (self.foot) } } }
                    script { (PreEscaped(SCRIPT)) }
                }
            }
        };
        let mut text = page.into_string();
        text.push('\n');
        text
    }
}
