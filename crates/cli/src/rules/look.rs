//! Finding rules and showing them.

use crate::wrap::{hanging, wrapped};
use deckhand_kernel::{LANGUAGES, Msg, Rule, Rulebook, Speaker as _};
use deckhand_words::{Speech, nearest, search};
use std::fmt::Write as _;

/// Rules that were found.
#[derive(Debug)]
pub(crate) struct Found {
    /// The rules.
    pub(crate) rules: Vec<&'static Rule>,
    /// Whether they were found by their number and not by words.
    pub(crate) by_number: bool,
}

impl Found {
    /// All rules.
    pub(super) fn contents(book: &'static Rulebook) -> Self {
        Self { rules: book.rules.iter().collect(), by_number: false }
    }
}

/// The rules meant by a number (`D3.4`), the beginning of one (`D3`, `3`), or words of a title or text in any language.
pub(crate) fn find(book: &'static Rulebook, what: &str) -> Found {
    let what = what.trim().trim_matches(['[', ']']);
    if let Some(id) = book.find(what) {
        return Found { rules: vec![book.rule(id)], by_number: true };
    }
    let wanted = what.to_lowercase();
    let begins = |id: &str| {
        let id = id.to_lowercase();
        let bare = id.trim_start_matches(|sign: char| !sign.is_ascii_digit());
        [id.as_str(), bare].iter().any(|id| {
            id.strip_prefix(wanted.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    };
    let rules: Vec<&Rule> = book.rules.iter().filter(|rule| begins(rule.id)).collect();
    if !rules.is_empty() {
        return Found { rules, by_number: true };
    }
    // Titles first: a rule named so is more likely meant than one that mentions it.
    let mut rules: Vec<&Rule> = Vec::new();
    for texts in [|rule: &'static Rule| rule.title, |rule: &'static Rule| rule.text] {
        for place in search(what, book.rules.iter().flat_map(texts)) {
            let rule = &book.rules[place / LANGUAGES.len()];
            if !rules.iter().any(|known| known.id == rule.id) {
                rules.push(rule);
            }
        }
    }
    Found { rules, by_number: false }
}

/// So many rules are shown in full; of more, the titles.
const FULL: usize = 3;

/// The text of the rules that are meant, as [`find`] finds them, or that there are none.
pub(crate) fn text(book: &'static Rulebook, what: &str, speech: &Speech) -> String {
    let found = find(book, what).rules;
    match found.len() {
        0 => unknown(book, what, speech),
        1..=FULL => found.iter().map(|rule| face(rule, speech)).collect::<Vec<_>>().join("\n"),
        _ => {
            let lang = speech.lang().index();
            let lines = found.iter().map(|rule| format!("{}  {}", rule.id, rule.title[lang]));
            lines.collect::<Vec<_>>().join("\n")
        }
    }
}

/// The sentence for a number or words that no rule has.
pub(crate) fn unknown(book: &'static Rulebook, what: &str, speech: &Speech) -> String {
    let ids = book.rules.iter().map(|rule| rule.id);
    let near = nearest(what, ids.chain(book.rules.iter().flat_map(|rule| rule.title)));
    speech.say(
        &Msg::new("cli-unknown-rule")
            .with("what", what.trim())
            .with("nearest", near.unwrap_or_default()),
    )
}

/// A rule in full: number and title, text, where it comes from.
pub(crate) fn face(rule: &Rule, speech: &Speech) -> String {
    let lang = speech.lang().index();
    let mut text = String::new();
    let _ = writeln!(text, "{}  {}", rule.id, rule.title[lang]);
    for (at, paragraph) in rule.text[lang].split("\n\n").enumerate() {
        let _ = writeln!(text, "{}{}", if at > 0 { "\n" } else { "" }, wrapped(paragraph, "  "));
    }
    let _ = writeln!(text, "{}", hanging(&format!("({})", sources(rule, speech)), "  ", "   "));
    text
}

/// Where a rule comes from, in words.
pub(crate) fn sources(rule: &Rule, speech: &Speech) -> String {
    let mut parts = Vec::new();
    if !rule.seed.is_empty() {
        let lines: Vec<String> = rule.seed.iter().map(|&(from, to)| range(from, to)).collect();
        let count: i64 = rule.seed.iter().map(|&(from, to)| i64::from(to - from) + 1).sum();
        parts.push(speech.say(
            &Msg::new("cli-source-lines").with("count", count).with("lines", lines.join(", ")),
        ));
    }
    if !rule.rulings.is_empty() {
        parts.push(
            speech.say(
                &Msg::new("cli-source-rulings")
                    .with("count", rule.rulings.len() as i64)
                    .with("rulings", rule.rulings.join(", ")),
            ),
        );
    }
    if rule.ours {
        let alone = parts.is_empty();
        parts.push(speech.word(if alone { "cli-source-all-ours" } else { "cli-source-ours" }));
    }
    parts.join("; ")
}

fn range(from: u16, to: u16) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}
