//! The laboratory: experiments written as small files, played into results folders, reported and compared.
//!
//! A [`Manifest`] is a file read without knowing any game; [`plan()`] makes of it the games to be played, for a game `G`.
//! [`run()`] plays them into a [`Folder`], where a journal keeps every game as it ends and tables are written at the end.
//! [`Report`] and [`Diff`] read folders again, and become pages. The files are described in `docs/laboratory.md`. What
//! belongs here: what an experiment is, its files, its statistics. What does not: any rule of any game, and any text in
//! any language outside of `texts/`.

mod compare;
mod diff;
mod fault;
mod folder;
mod journal;
mod manifest;
mod note;
mod page;
mod plan;
mod report;
mod results;
mod run;
mod say;
mod stats;
mod tables;

pub use compare::{diff_lines, diff_page};
pub use diff::{Change, Diff, Effect, Unpaired, Verdict, diff};
pub use fault::Fault;
pub use folder::{Folder, Head, Opened, Trouble};
pub use manifest::{Choice, Lineups, Manifest, Record, Word, read};
pub use note::{End, Note};
pub use page::report_page;
pub use plan::{Arrangement, Entry, Plan, Planned, plan};
pub use report::{CardRates, Report, RuleCount, VariantRates, report};
pub use results::{Results, Row};
pub use run::{Progressing, run};
pub use stats::{Mean, Rate, Tally};

/// What the laboratory has to say, in the order of [`deckhand_kernel::LANGUAGES`]. Their ids begin with `lab-`.
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];
