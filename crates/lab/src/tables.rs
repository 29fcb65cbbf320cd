//! The tables of a results folder as Parquet: their columns, written row by row and read again.
//!
//! Rows stand in the order of the games. Groups of rows have a fixed size and no column has a date or a name of a machine,
//! so that the same games are the same bytes.

use crate::note::{AT_END, DRAWN, PLAYED};
use crate::{End, Note, Plan};
use deckhand_kernel::{RuleId, Rulebook};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::record::Field;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// Rows of a group.
const GROUP: usize = 50_000;

/// Which table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// One row a game.
    Games,
    /// How often each kind of question was answered.
    Questions,
    /// How often each rule made something happen.
    Rules,
    /// Which cards each seat drew, played, had in play at the end.
    Cards,
    /// One row a decision.
    Decisions,
}

/// A table with its columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) kind: Kind,
    columns: Vec<Column>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Column {
    name: String,
    holds: Holds,
    is_optional: bool,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holds {
    Whole,
    Real,
    Text,
}

/// One place of a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Whole(i64),
    Real(f64),
    Text(String),
    Nothing,
}

impl Cell {
    fn or_nothing<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Nothing, cell)
    }

    /// The number, if it is a whole one.
    pub(crate) fn whole(&self) -> Option<i64> {
        match self {
            Self::Whole(number) => Some(*number),
            Self::Real(_) | Self::Text(_) | Self::Nothing => None,
        }
    }

    /// The text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Whole(_) | Self::Real(_) | Self::Nothing => None,
        }
    }

    /// The number, if it is a real one.
    pub(crate) fn real(&self) -> Option<f64> {
        match self {
            Self::Real(number) => Some(*number),
            Self::Whole(_) | Self::Text(_) | Self::Nothing => None,
        }
    }
}

/// The tables of this experiment.
pub(crate) fn of(plan: &Plan) -> Vec<Table> {
    let mut tables = vec![Table::new(Kind::Games, plan), Table::new(Kind::Questions, plan)];
    for (kind, wanted) in [
        (Kind::Rules, plan.record.rules),
        (Kind::Cards, plan.record.cards),
        (Kind::Decisions, plan.record.decisions),
    ] {
        if wanted {
            tables.push(Table::new(kind, plan));
        }
    }
    tables
}

impl Table {
    pub(crate) fn new(kind: Kind, plan: &Plan) -> Self {
        let whole =
            |name: &str| Column { name: name.into(), holds: Holds::Whole, is_optional: false };
        let text =
            |name: &str| Column { name: name.into(), holds: Holds::Text, is_optional: false };
        let maybe = |column: Column| Column { is_optional: true, ..column };
        let columns = match kind {
            Kind::Games => {
                let mut columns = vec![
                    whole("game"),
                    whole("round"),
                    whole("variant"),
                    whole("lineup"),
                    whole("turned"),
                    whole("seed"),
                    text("outcome"),
                    text("winners"),
                    maybe(text("reason")),
                    maybe(whole("turns")),
                    whole("decisions"),
                    whole("lead_changes"),
                    text("digest"),
                ];
                columns.extend(plan.varied().iter().map(|name| text(&format!("option_{name}"))));
                for seat in 1..=plan.players {
                    let of = |what: &str| format!("seat_{seat}_{what}");
                    columns.extend([
                        whole(&of("entry")),
                        text(&of("bot")),
                        maybe(text(&of("deck"))),
                        maybe(text(&of("factions"))),
                        maybe(Column { holds: Holds::Real, ..text(&of("score")) }),
                        maybe(whole(&of("standing"))),
                    ]);
                }
                columns
            }
            Kind::Questions => vec![whole("game"), text("question"), whole("count")],
            Kind::Rules => vec![whole("game"), text("rule"), whole("count")],
            Kind::Cards => vec![
                whole("game"),
                whole("seat"),
                whole("card"),
                whole("drawn"),
                whole("played"),
                whole("at_end"),
            ],
            Kind::Decisions => vec![
                whole("game"),
                whole("step"),
                whole("seat"),
                text("question"),
                text("rule"),
                whole("offers"),
                text("answer"),
                maybe(whole("turn")),
                whole("standing"),
            ],
        };
        Self { kind, columns }
    }

    fn name(&self) -> &'static str {
        match self.kind {
            Kind::Games => "games",
            Kind::Questions => "questions",
            Kind::Rules => "rules",
            Kind::Cards => "cards",
            Kind::Decisions => "decisions",
        }
    }

    /// The name of its file.
    pub(crate) fn file_name(&self) -> String {
        format!("{}.parquet", self.name())
    }

    /// The schema in the notation of the format.
    fn schema(&self) -> String {
        let column = |Column { name, holds, is_optional }: &Column| {
            let how = if *is_optional { "OPTIONAL" } else { "REQUIRED" };
            match holds {
                Holds::Whole => format!("{how} INT64 {name};"),
                Holds::Real => format!("{how} DOUBLE {name};"),
                Holds::Text => format!("{how} BYTE_ARRAY {name} (STRING);"),
            }
        };
        let columns: Vec<String> = self.columns.iter().map(column).collect();
        format!("message {} {{ {} }}", self.name(), columns.join(" "))
    }
}

/// Writes the rows of a game.
pub(crate) fn write(
    table: &Table,
    plan: &Plan,
    rulebook: &Rulebook,
    note: &Note,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let game = Cell::Whole(note.game as i64);
    let rule = |id: u16| Cell::Text(rulebook.rule(RuleId(id)).id.to_string());
    let whole = |number: u64| Cell::Whole(number as i64);
    match table.kind {
        Kind::Games => writer.row(game_row(plan, note))?,
        Kind::Questions => {
            for (question, count) in &note.questions {
                writer.row(vec![game.clone(), Cell::Text(question.clone()), whole(*count)])?;
            }
        }
        Kind::Rules => {
            for &(id, count) in &note.rules {
                writer.row(vec![game.clone(), rule(id), whole(count)])?;
            }
        }
        Kind::Cards => {
            for (seat, cards) in (1..).zip(&note.cards) {
                for &(card, bits) in cards {
                    let bit = |bit: u8| Cell::Whole(i64::from(bits & bit != 0));
                    let card = Cell::Whole(i64::from(card));
                    let [drawn, played, at_end] = [DRAWN, PLAYED, AT_END].map(bit);
                    writer.row(vec![
                        game.clone(),
                        Cell::Whole(seat),
                        card,
                        drawn,
                        played,
                        at_end,
                    ])?;
                }
            }
        }
        Kind::Decisions => {
            for (number, step) in (1..).zip(&note.steps) {
                writer.row(vec![
                    game.clone(),
                    Cell::Whole(number),
                    Cell::Whole(i64::from(step.seat) + 1),
                    Cell::Text(step.question.clone()),
                    rule(step.rule),
                    Cell::Whole(i64::from(step.offers)),
                    Cell::Text(step.answer.clone()),
                    Cell::or_nothing(step.turn, |turn| Cell::Whole(i64::from(turn))),
                    Cell::Whole(step.standing),
                ])?;
            }
        }
    }
    Ok(())
}

fn game_row(plan: &Plan, note: &Note) -> Vec<Cell> {
    let (round, place) = plan.place(note.game);
    let arrangement = &plan.arrangements[place];
    let (outcome, winners, reason) = match &note.end {
        End::Won(seats) => ("won", Some(seats), None),
        End::Drawn(seats) => ("drawn", Some(seats), None),
        End::Lost => ("lost", None, None),
        End::Broken(reason) => ("broken", None, Some(reason.clone())),
    };
    let list = |items: Vec<String>| items.join(" ");
    let winners = winners.map(|seats| list(seats.iter().map(|seat| seat.to_string()).collect()));
    let whole = |number: usize| Cell::Whole(number as i64);
    let mut row = vec![
        Cell::Whole(note.game as i64),
        Cell::Whole(round as i64 + 1),
        whole(arrangement.variant + 1),
        whole(arrangement.lineup + 1),
        Cell::Whole(i64::from(arrangement.turn)),
        Cell::Whole(plan.pairing(note.game).seed as i64),
        Cell::Text(outcome.to_string()),
        Cell::Text(winners.unwrap_or_default()),
        Cell::or_nothing(reason, Cell::Text),
        Cell::or_nothing(note.turns, |turns| Cell::Whole(i64::from(turns))),
        Cell::Whole(note.decisions as i64),
        Cell::Whole(i64::from(note.leads)),
        Cell::Text(format!("{:016x}", note.digest)),
    ];
    let variant = &plan.variants[arrangement.variant];
    for name in plan.varied() {
        let value = variant.iter().find(|(option, _)| option == name);
        row.push(Cell::Text(value.map(|(_, value)| value.clone()).unwrap_or_default()));
    }
    for seat in 0..plan.players {
        let at = usize::from(seat);
        let factions = note.factions.get(at).filter(|factions| !factions.is_empty());
        row.extend([
            whole(plan.entry_place(arrangement, seat) + 1),
            Cell::Text(plan.entry(arrangement, seat).bot.clone()),
            Cell::or_nothing(plan.deck(arrangement, seat), |deck| Cell::Text(deck.to_string())),
            Cell::or_nothing(factions, |factions| Cell::Text(factions.join(" "))),
            Cell::or_nothing(note.scores.get(at), |score| Cell::Real(*score)),
            Cell::or_nothing(note.standings.get(at), |standing| Cell::Whole(*standing)),
        ]);
    }
    row
}

/// Writes rows, group by group.
pub(crate) struct Writer<'f> {
    columns: Vec<Column>,
    file: SerializedFileWriter<&'f mut File>,
    rows: Vec<Vec<Cell>>,
    written: u64,
}

impl<'f> Writer<'f> {
    pub(crate) fn new(table: &Table, file: &'f mut File) -> io::Result<Self> {
        let schema = Arc::new(parse_message_type(&table.schema()).map_err(plain)?);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("deckhand".to_string())
            .build();
        let file = SerializedFileWriter::new(file, schema, Arc::new(properties)).map_err(plain)?;
        Ok(Self { columns: table.columns.clone(), file, rows: Vec::new(), written: 0 })
    }

    pub(crate) fn row(&mut self, row: Vec<Cell>) -> io::Result<()> {
        self.rows.push(row);
        self.written += 1;
        if self.rows.len() == GROUP { self.flush() } else { Ok(()) }
    }

    /// Ends the file; how many rows it has.
    pub(crate) fn finish(mut self) -> io::Result<u64> {
        if !self.rows.is_empty() {
            self.flush()?;
        }
        self.file.close().map_err(plain)?;
        Ok(self.written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut group = self.file.next_row_group().map_err(plain)?;
        for (at, column) in self.columns.iter().enumerate() {
            let mut writer = group
                .next_column()
                .map_err(plain)?
                .ok_or_else(|| io::Error::other("a column is missing"))?;
            let cells = self.rows.iter().map(|row| &row[at]);
            let levels: Option<Vec<i16>> = column.is_optional.then(|| {
                cells.clone().map(|cell| i16::from(!matches!(cell, Cell::Nothing))).collect()
            });
            write_column(&mut writer, column.holds, cells, levels.as_deref()).map_err(plain)?;
            writer.close().map_err(plain)?;
        }
        group.close().map_err(plain)?;
        self.rows.clear();
        Ok(())
    }
}

fn write_column<'c>(
    writer: &mut SerializedColumnWriter<'_>,
    holds: Holds,
    cells: impl Iterator<Item = &'c Cell>,
    levels: Option<&[i16]>,
) -> Result<usize, ParquetError> {
    match holds {
        Holds::Whole => {
            let values: Vec<i64> = cells.filter_map(Cell::whole).collect();
            writer.typed::<Int64Type>().write_batch(&values, levels, None)
        }
        Holds::Real => {
            let values: Vec<f64> = cells.filter_map(Cell::real).collect();
            writer.typed::<DoubleType>().write_batch(&values, levels, None)
        }
        Holds::Text => {
            let values: Vec<ByteArray> =
                cells.filter_map(Cell::text).map(ByteArray::from).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, levels, None)
        }
    }
}

/// Reads a table row by row.
pub(crate) fn read(
    folder: &Path,
    table: &Table,
    mut each: impl FnMut(&[Cell]) -> io::Result<()>,
) -> io::Result<()> {
    let file = File::open(folder.join(table.file_name()))?;
    let reader = SerializedFileReader::new(file).map_err(plain)?;
    let schema = reader.metadata().file_metadata().schema();
    let names: Vec<&str> = schema.get_fields().iter().map(|field| field.name()).collect();
    if !names.iter().copied().eq(table.columns.iter().map(|column| column.name.as_str())) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "other columns"));
    }
    let mut cells = Vec::new();
    for row in reader.get_row_iter(None).map_err(plain)? {
        cells.clear();
        for (_, field) in row.map_err(plain)?.into_columns() {
            cells.push(match field {
                Field::Long(number) => Cell::Whole(number),
                Field::Double(number) => Cell::Real(number),
                Field::Str(text) => Cell::Text(text),
                Field::Null => Cell::Nothing,
                _ => return Err(io::Error::new(io::ErrorKind::InvalidData, "another type")),
            });
        }
        each(&cells)?;
    }
    Ok(())
}

/// What the disk said, if it was the disk.
fn plain(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}
