//! `deckhand rules`: the numbered rules of a game, and where they are cited.

mod coverage;
mod look;

use crate::args::RulesArgs;
use crate::failure::{Done, Failure, WRONG_USE};
use crate::json;
use crate::reader::Reader;
use crate::wrap::wrapped;
use deckhand_kernel::{Msg, Rule, Scene, Speaker as _};
use deckhand_registry::Visitor;
pub(crate) use look::{face, find, sources, text, unknown};
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// So many rules are shown in full after a search by words; of more, the titles.
const FULL: usize = 3;

pub(crate) fn run(reader: &Reader, args: &RulesArgs) -> Done {
    reader.with_game(&args.game, Rules { reader, args })?
}

struct Rules<'c> {
    reader: &'c Reader,
    args: &'c RulesArgs,
}

impl Visitor for Rules<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args } = self;
        if args.coverage {
            return coverage::run::<G>(reader);
        }
        let book = G::rulebook();
        let what = args.what.join(" ");
        let searched = !what.trim().is_empty();
        let found = if searched { find(book, &what) } else { look::Found::contents(book) };
        if found.rules.is_empty() && searched {
            return Err(Failure::Said(WRONG_USE, unknown(book, &what, &reader.speech)));
        }
        if reader.wants_json() {
            return json::print(&Value::Array(
                found.rules.iter().map(|rule| as_json(rule)).collect(),
            ));
        }
        let mut out = io::stdout().lock();
        if found.by_number || (searched && found.rules.len() <= FULL) {
            for (at, rule) in found.rules.iter().enumerate() {
                write!(out, "{}{}", if at > 0 { "\n" } else { "" }, face(rule, &reader.speech))?;
            }
            return Ok(());
        }
        let width = found.rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
        for (at, rule) in found.rules.iter().enumerate() {
            // Chapters stand apart, under their titles.
            let before = at.checked_sub(1).map(|at| found.rules[at].chapter_id());
            if !searched && before != Some(rule.chapter_id()) {
                let gap = if at > 0 { "\n" } else { "" };
                let title = rule.chapter[reader.lang.index()];
                writeln!(out, "{gap}{:width$}  {title}", rule.chapter_id())?;
            }
            writeln!(out, "{:width$}  {}", rule.id, rule.title[reader.lang.index()])?;
        }
        let hint = Msg::new("cli-rules-hint").with("game", G::NAME).with("id", found.rules[0].id);
        writeln!(out, "\n{}", wrapped(&reader.speech.say(&hint), ""))?;
        Ok(())
    }
}

fn as_json(rule: &Rule) -> Value {
    json!({
        "id": rule.id,
        "title": json::in_each(|at| rule.title[at].to_string()),
        "chapter": json::in_each(|at| rule.chapter[at].to_string()),
        "text": json::in_each(|at| rule.text[at].to_string()),
        "seed": rule.seed,
        "rulings": rule.rulings,
        "ours": rule.ours,
    })
}
