//! `deckhand rules --coverage`: whether every rule is cited by code and by tests, and covers its source.

use super::sources;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::reader::Reader;
use deckhand_kernel::{Msg, Speaker as _, Title};
use deckhand_registry::citations;
use serde_json::{Value, json};
use std::io::{self, Write as _};

pub(super) fn run<G: Title>(reader: &Reader) -> Done {
    let book = G::rulebook();
    let cited = citations(G::NAME);
    let places = |id: &str| {
        let found = cited.iter().find(|(number, ..)| *number == id);
        found.map_or((&[][..], &[][..]), |(_, code, tests)| (*code, *tests))
    };
    let without = |which: fn(&(&[&str], &[&str])) -> bool| -> Vec<&str> {
        book.rules.iter().map(|rule| rule.id).filter(|id| which(&places(id))).collect()
    };
    let uncited = without(|(code, _)| code.is_empty());
    let untested = without(|(_, tests)| tests.is_empty());
    let uncovered = book.uncovered_lines();
    if reader.wants_json() {
        let all: Vec<Value> = book
            .rules
            .iter()
            .map(|rule| {
                let (code, tests) = places(rule.id);
                json!({ "id": rule.id, "seed": rule.seed, "rulings": rule.rulings, "code": code, "tests": tests })
            })
            .collect();
        json::print(&json!({
            "game": G::NAME,
            "rules": book.rules.len(),
            "uncited": uncited,
            "untested": untested,
            "seed_lines": book.seed_lines,
            "uncovered_lines": uncovered,
            "citations": all,
        }))?;
    } else {
        let speech = &reader.speech;
        let mut out = io::stdout().lock();
        let list = |places: &[&str]| {
            if places.is_empty() { speech.word("cli-coverage-nothing") } else { places.join(", ") }
        };
        for rule in book.rules {
            let (code, tests) = places(rule.id);
            writeln!(out, "{}  {}", rule.id, rule.title[reader.lang.index()])?;
            writeln!(out, "  {}", sources(rule, speech))?;
            writeln!(out, "  {} {}", speech.word("cli-coverage-code"), list(code))?;
            writeln!(out, "  {} {}", speech.word("cli-coverage-tests"), list(tests))?;
        }
        let sum = Msg::new("cli-coverage-sum")
            .with("rules", book.rules.len() as i64)
            .with("lines", i64::from(book.seed_lines));
        writeln!(out, "\n{}", speech.say(&sum))?;
        let lines: Vec<String> = uncovered.iter().map(ToString::to_string).collect();
        for (id, missing) in [
            ("cli-coverage-uncited", uncited.join(", ")),
            ("cli-coverage-untested", untested.join(", ")),
            ("cli-coverage-uncovered", lines.join(", ")),
        ] {
            if !missing.is_empty() {
                writeln!(out, "{}", speech.say(&Msg::new(id).with("list", missing)))?;
            }
        }
        if uncited.is_empty() && untested.is_empty() && uncovered.is_empty() {
            writeln!(out, "{}", speech.word("cli-coverage-fine"))?;
        }
    }
    if uncited.is_empty() && untested.is_empty() && uncovered.is_empty() {
        Ok(())
    } else {
        Err(Failure::Quiet(FAILED))
    }
}
