//! One deck: its cards in their order, how many there are of what, and notes.

use super::{Job, Read, game_title, print_notes};
use crate::failure::Done;
use crate::json;
use crate::reader::speech_of_decks;
use crate::wrap::{WIDTH, wrapped};
use deckhand_decks::{Checked, Finder};
use deckhand_kernel::{DeckTally, Decks, Listed, Msg, Speaker as _};
use deckhand_words::{Lang, Speech};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::io::{self, Write as _};

pub(super) struct Show;

impl Job for Show {
    fn of_game<D: Decks>(self, read: &Read<'_>) -> Done {
        let (checked, finder) = read.checked::<D>();
        if read.reader.wants_json() {
            return json::print(&as_json::<D>(&checked, &finder));
        }
        let speech = speech_of_decks::<D>(read.reader.lang);
        let mut out = io::stdout().lock();
        writeln!(out, "{}", read.title(&speech, &checked))?;
        if let Some(name) = read.ready {
            writeln!(out, "{}", wrapped(&speech.word(&format!("deck-{name}-about")), ""))?;
        }
        let head = Msg::new("cli-deck-head")
            .with("game", game_title::<D>(&speech))
            .with("profile", checked.deck.profile)
            .with("cards", checked.deck.cards());
        writeln!(out, "{}\n", speech.say(&head))?;
        out.write_all(table::<D>(&checked, &finder, read, &speech).as_bytes())?;
        for tally in D::tallies(&checked.deck.list) {
            out.write_all(tallied(&tally, &speech).as_bytes())?;
        }
        drop(out);
        print_notes::<D>(&speech, &checked)?;
        if !checked.faults.is_empty() {
            let msg = Msg::new("cli-deck-not-legal")
                .with("count", checked.faults.len() as i64)
                .with("file", read.sheet.file());
            writeln!(io::stdout(), "\n{}", wrapped(&speech.say(&msg), ""))?;
        }
        Ok(())
    }
}

/// The cards in columns that are as wide as they need to be.
fn table<D: Decks>(checked: &Checked, finder: &Finder, read: &Read<'_>, speech: &Speech) -> String {
    let columns: Vec<Vec<(&str, Msg)>> =
        checked.deck.list.iter().map(|listed| listed.card.map_or(vec![], D::columns)).collect();
    // Columns stand in the order of the first card that has all of them.
    let keys: Vec<&str> = columns
        .iter()
        .max_by_key(|row| row.len())
        .map_or(vec![], |row| row.iter().map(|(key, _)| *key).collect());
    let mut rows: Vec<Vec<String>> = Vec::new();
    let head = [speech.word("cli-deck-count"), speech.word("cli-deck-card")];
    let titles = keys.iter().map(|key| speech.word(&format!("column-{key}")));
    rows.push(head.into_iter().chain(titles).collect());
    for (listed, cells) in checked.deck.list.iter().zip(&columns) {
        let mut row = vec![listed.count.to_string(), named(listed, finder, read, speech)];
        for key in &keys {
            let cell = cells.iter().find(|(it, _)| it == key);
            row.push(cell.map_or(String::new(), |(_, words)| speech.say(words)));
        }
        rows.push(row);
    }
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..keys.len() + 2).map(width).collect();
    // Two blanks between columns, and only one where the screen would not hold them.
    let gap = if widths.iter().sum::<usize>() + 2 * (widths.len() - 1) > WIDTH { 1 } else { 2 };
    let mut text = String::new();
    for row in &rows {
        let mut line = format!("{:>width$}", row[0], width = widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            let _ = write!(line, "{:gap$}{cell:<width$}", "");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    text
}

/// The name of the card, or what is written in its place.
fn named(listed: &Listed, finder: &Finder, read: &Read<'_>, speech: &Speech) -> String {
    match listed.card.and_then(|card| finder.numbered(card)) {
        Some(face) if face.ours => {
            format!("{} {}", speech.say(&face.name), speech.word("cli-deck-ours-mark"))
        }
        Some(face) => speech.say(&face.name),
        None => {
            let row = read.sheet.rows().iter().find(|row| row.line == listed.line);
            let card = row.map_or(String::new(), |row| row.card.clone());
            speech.say(&Msg::new("cli-deck-unknown-card").with("card", card))
        }
    }
}

/// The curve as bars, other counts in a line.
fn tallied(tally: &DeckTally, speech: &Speech) -> String {
    let title = speech.word(&format!("tally-{}", tally.name));
    if tally.parts.is_empty() {
        return String::new();
    }
    if tally.name != "cost" {
        let part = |(_, words, count): &(String, Msg, u32)| {
            let part = Msg::new("cli-deck-part").with("what", words.clone());
            speech.say(&part.with("count", *count))
        };
        let parts: Vec<String> = tally.parts.iter().map(part).collect();
        let line = Msg::new("cli-deck-tally").with("title", title).with("parts", parts.join(", "));
        return wrapped(&speech.say(&line), "") + "\n";
    }
    let mut text = format!("{title}\n");
    for (_, words, count) in &tally.parts {
        let bar = "■".repeat(*count as usize);
        let line = format!("{:>3}  {count:>2}  {bar}", speech.say(words));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    text
}

fn as_json<D: Decks>(checked: &Checked, finder: &Finder) -> Value {
    let speeches = Lang::ALL.map(speech_of_decks::<D>);
    let say = |msg: &Msg| json::said(&speeches, std::slice::from_ref(msg));
    let card = |listed: &Listed| {
        let face = listed.card.and_then(|card| finder.numbered(card));
        let facts = face.map(|face| {
            let fact =
                |(name, value): &(&str, String)| ((*name).to_string(), value.as_str().into());
            face.facts.iter().map(fact).collect::<Map<String, Value>>()
        });
        let columns = listed.card.map_or(vec![], D::columns);
        let columns = columns.iter().map(|(key, words)| ((*key).to_string(), say(words)));
        json!({
            "line": listed.line,
            "count": listed.count,
            "id": face.map(|face| face.id.as_str()),
            "number": listed.card,
            "name": face.map(|face| say(&face.name)),
            "kind": face.map(|face| face.kind),
            "facts": facts,
            "columns": columns.collect::<Map<String, Value>>(),
            "ours": face.map(|face| face.ours),
        })
    };
    let tallies = D::tallies(&checked.deck.list);
    let tally = |tally: &DeckTally| {
        let parts = tally.parts.iter().map(|(key, _, count)| (key.clone(), (*count).into()));
        (tally.name.to_string(), Value::Object(parts.collect()))
    };
    json!({
        "game": D::GAME,
        "name": checked.deck.name,
        "profile": checked.deck.profile,
        "cards": checked.deck.cards(),
        "legal": checked.faults.is_empty(),
        "list": checked.deck.list.iter().map(card).collect::<Vec<_>>(),
        "tallies": tallies.iter().map(tally).collect::<Map<String, Value>>(),
        "notes": D::notes(&checked.deck.list).iter().map(say).collect::<Vec<_>>(),
    })
}
