//! Turns a game's `RULES.md` into Rust, and finds out where its rules are cited.
//!
//! A game's `build.rs` calls [`generate_for_game`], that of the registry [`generate_citations`] for every game; the crates
//! include the files they write. The format
//! of `RULES.md` is line-based: `## 3 Chapter`, `### D3.1 Title`, a `Sources:` line, then paragraphs. Translations have
//! the same headings and paragraphs without sources. Nothing here knows a game, and only the generated text names the
//! types of the kernel.

mod book;
mod cite;
mod generate;
mod parse;
mod ranges;
mod scan;
mod trouble;

pub use book::{Book, BookRule, Chapter, Sources, Translated};
pub use cite::{Citations, Cited, Unknown, citations, generate_citations};
pub use generate::{generate, generate_for_game, rust_source, try_generate};
pub use parse::{parse, parse_translation};
pub use trouble::{BookError, Trouble};
