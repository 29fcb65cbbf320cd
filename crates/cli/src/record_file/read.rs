//! Reading a record.

use deckhand_kernel::{Msg, RecordHeader, Step, Thoughts, Title};
use deckhand_table::lines::{
    HeaderLine, LastLine, OverLine, Players, StepLine, ThoughtsLine, UndoLine,
};
use serde_json::{Value, from_value};
use std::fs;
use std::path::Path;

/// What a line after the first one says.
#[derive(Debug)]
pub(crate) enum Entry<A> {
    /// An answer, and what the bot thought that gave it, if the record says so.
    Step(Step<A>, Option<Thoughts<A>>),
    /// The answer before is taken back; by itself, or because the others had agreed.
    Undo {
        /// Whether they had.
        agreed: bool,
    },
    /// The game has ended so.
    Over(OverLine),
}

/// A file that is not a record, or a line that can not be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault(pub(crate) Msg);

/// A record as far as its lines can be understood.
#[derive(Debug)]
pub(crate) struct RecordFile<G: Title> {
    /// The first line.
    pub(crate) header: RecordHeader<G::Setup>,
    /// Who sat where.
    pub(crate) players: Players,
    /// The other lines with their numbers, counted from 1.
    pub(crate) entries: Vec<(usize, Entry<G::Action>)>,
    /// What is wrong with the first line that can not be understood; nothing after it was read.
    pub(crate) fault: Option<Fault>,
}

/// The game that the first line names, and the text of the whole file.
pub(crate) fn game_named_in(path: &Path) -> Result<(String, String), Fault> {
    let shown = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| {
        Fault(
            Msg::new("cli-file-unreadable")
                .with("file", shown.clone())
                .with("why", error.to_string()),
        )
    })?;
    let foreign = || Fault(Msg::new("cli-record-foreign").with("file", shown.clone()));
    let text = String::from_utf8(bytes).map_err(|_| foreign())?;
    let first = text.lines().next().unwrap_or_default();
    let head: Value = serde_json::from_str(first).map_err(|error| {
        // The first line of a record that was cut off while the file was copied.
        if first.starts_with("{\"deckhand_record\"") && error.is_eof() {
            Fault(Msg::new("cli-record-cut").with("line", 1))
        } else {
            foreign()
        }
    })?;
    match (head.get("deckhand_record"), head.get("game").and_then(Value::as_str)) {
        (Some(_), Some(game)) => Ok((game.to_string(), text.clone())),
        _ => Err(foreign()),
    }
}

impl<G: Title> RecordFile<G> {
    /// Understands the lines of a record of this game.
    pub(crate) fn read(text: &str) -> Result<Self, Fault> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let first = lines.next().map_or("", |(_, line)| line);
        let (header, players) = Self::header(first)?;
        let mut entries = Vec::new();
        let mut fault = None;
        for (number, line) in lines {
            match entry(line) {
                Ok(entry) => entries.push((number, entry)),
                Err(why) => {
                    let last = text.lines().count() == number && !text.ends_with('\n');
                    fault = Some(Fault(if last {
                        Msg::new("cli-record-cut").with("line", number as i64)
                    } else {
                        Msg::new("cli-at-line").with("line", number as i64).with("why", why)
                    }));
                    break;
                }
            }
        }
        Ok(Self { header, players, entries, fault })
    }

    /// The header, checked before its setup is read: the setup of another version may have another form.
    fn header(line: &str) -> Result<(RecordHeader<G::Setup>, Players), Fault> {
        let bad = |error: serde_json::Error| {
            Fault(
                Msg::new("cli-at-line")
                    .with("line", 1)
                    .with("why", Msg::new("cli-not-json").with("why", error.to_string())),
            )
        };
        let value: Value = serde_json::from_str(line).map_err(bad)?;
        let mut plain = value.clone();
        plain["setup"] = Value::Null;
        let (plain, _) = from_value::<HeaderLine<()>>(plain).map_err(bad)?.into_header();
        plain.check::<G>().map_err(|error| Fault(error.words()))?;
        Ok(from_value::<HeaderLine<G::Setup>>(value).map_err(bad)?.into_header())
    }
}

/// What a line says, or what is wrong with it.
fn entry<A: std::str::FromStr<Err = Msg>>(line: &str) -> Result<Entry<A>, Msg> {
    let plain = |error: serde_json::Error| Msg::new("cli-not-json").with("why", error.to_string());
    let value: Value = serde_json::from_str(line).map_err(plain)?;
    if value.get("undo").is_some() {
        let UndoLine { undo, agreed } = from_value(value).map_err(plain)?;
        return if undo {
            Ok(Entry::Undo { agreed })
        } else {
            Err(Msg::new("cli-record-undo-false"))
        };
    }
    if value.get("over").is_some() {
        return from_value::<LastLine>(value).map(|line| Entry::Over(line.over)).map_err(plain);
    }
    let mut line: StepLine = from_value(value).map_err(plain)?;
    let action = line.action.parse()?;
    let thoughts = line.thoughts.take().map(ThoughtsLine::read).transpose()?;
    Ok(Entry::Step(line.into_step(action), thoughts))
}
