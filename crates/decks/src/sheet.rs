//! The text of a deck file and what its lines say, before any game is asked.

use crate::Fault;
use deckhand_kernel::Msg;
use deckhand_words::nearest;
use std::ops::Range;

/// A piece of the text: byte offsets from the start of the file.
pub type Span = Range<usize>;

/// What may stand above the cards, in the order in which it is printed.
pub(crate) const HEADERS: [&str; 3] = ["game", "name", "profile"];
/// The most cards that one line may bring.
const MOST: u16 = 999;

/// More lines than this have no deck in them, and looking for the cards that they mean would take long.
const LINES: usize = 1_000;
/// More bytes than this are not read.
const BYTES: usize = 1 << 20;

/// A deck file, read without knowing its game.
#[derive(Clone, Debug)]
pub struct Sheet {
    file: String,
    text: String,
    headers: [Option<Header>; 3],
    rows: Vec<Row>,
    faults: Vec<Fault>,
}

/// What a header line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// What stands behind its first word.
    pub text: String,
    /// Where that stands.
    pub span: Span,
}

/// A line with cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How many cards; 1 where the number can not be read.
    pub count: u16,
    /// The card as written.
    pub card: String,
    /// Where the card is written.
    pub span: Span,
    /// The line, from 1.
    pub line: u32,
}

impl Sheet {
    /// Reads a file as it lies on the disk.
    pub fn of_bytes(file: &str, bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::new(file, text),
            Err(error) => {
                let text = String::from_utf8_lossy(bytes);
                let mut sheet = Self::new(file, &text);
                // Everything before the first sign that is none is the same in both texts.
                let at = error.valid_up_to();
                let sign = at..at + '\u{fffd}'.len_utf8();
                let fault =
                    Fault::new(sign, Msg::new("sheet-not-utf8"), Msg::new("sheet-not-utf8-mend"));
                sheet.faults = vec![fault];
                sheet
            }
        }
    }

    /// Reads a text; the name of the file is shown with faults.
    pub fn new(file: &str, text: &str) -> Self {
        let mut sheet = Self {
            file: file.to_owned(),
            text: text.to_owned(),
            headers: [None, None, None],
            rows: Vec::new(),
            faults: Vec::new(),
        };
        if text.len() > BYTES {
            sheet.text.clear();
            sheet.too_long(0..0);
            return sheet;
        }
        let mut start = 0;
        let mut lines = 0;
        for (at, raw) in text.split_inclusive('\n').enumerate() {
            // A mark of the byte order at the very beginning is no letter.
            let skipped =
                if at == 0 && raw.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
            let line = u32::try_from(at + 1).unwrap_or(u32::MAX);
            let told = sheet.line(line, &raw[skipped..], start + skipped);
            lines += usize::from(told);
            if lines > LINES {
                sheet.too_long(start..start + raw.trim_end().len());
                break;
            }
            start += raw.len();
        }
        if sheet.headers[0].is_none() {
            sheet.faults.push(Fault::new(
                0..0,
                Msg::new("sheet-no-game"),
                Msg::new("sheet-no-game-mend"),
            ));
        }
        sheet.faults.sort_by_key(|fault| fault.span.start);
        sheet
    }

    /// The file is longer than any deck; the rest of it is not read.
    fn too_long(&mut self, span: Span) {
        let mend = Msg::new("sheet-too-long-mend").with("lines", LINES as i64);
        self.fault(span, Msg::new("sheet-too-long"), mend);
    }

    /// Reads one line; says whether anything stands in it.
    fn line(&mut self, line: u32, raw: &str, start: usize) -> bool {
        let kept = &raw[..comment(raw)];
        let text = kept.trim();
        let start = start + (kept.len() - kept.trim_start().len());
        let Some(first) = text.split_whitespace().next() else { return false };
        let rest = text[first.len()..].trim_start();
        let first_span = start..start + first.len();
        let rest_span = start + text.len() - rest.len()..start + text.len();
        if first.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-' || sign == '+') {
            self.row(line, first, first_span, rest, rest_span);
        } else if let Some(place) =
            HEADERS.iter().position(|header| *header == first.to_lowercase())
        {
            self.header(place, first_span, rest, rest_span);
        } else {
            self.stray(first, text, start..start + text.len());
        }
        true
    }

    fn row(&mut self, line: u32, number: &str, at: Span, card: &str, span: Span) {
        let digits = number.trim_end_matches(['x', 'X', 'х', 'Х', '×']);
        let count = digits.parse().ok().filter(|count| (1..=MOST).contains(count));
        if count.is_none() {
            let words = Msg::new("sheet-count").with("count", number);
            self.fault(at.clone(), words, Msg::new("sheet-count-mend").with("most", MOST));
        }
        if card.is_empty() {
            self.fault(at, Msg::new("sheet-no-card"), Msg::new("sheet-no-card-mend"));
        } else {
            self.rows.push(Row { count: count.unwrap_or(1), card: card.to_owned(), span, line });
        }
    }

    fn header(&mut self, place: usize, at: Span, text: &str, span: Span) {
        let name = HEADERS[place];
        let about = |id: &'static str| Msg::new(id).with("header", name);
        if text.is_empty() {
            self.fault(at, about("sheet-empty-header"), about("sheet-empty-header-mend"));
        } else if self.headers[place].is_some() {
            self.fault(at, about("sheet-header-twice"), about("sheet-header-twice-mend"));
        } else {
            if !self.rows.is_empty() {
                self.fault(at, about("sheet-header-late"), about("sheet-header-late-mend"));
            }
            self.headers[place] = Some(Header { text: text.to_owned(), span });
        }
    }

    /// A line that begins neither with a number nor with a header.
    fn stray(&mut self, first: &str, text: &str, span: Span) {
        let word = Msg::new("sheet-stray").with("text", text);
        let mend = match nearest(first, HEADERS) {
            Some(header) if self.rows.is_empty() => {
                Msg::new("sheet-stray-header").with("header", header)
            }
            _ => Msg::new("sheet-stray-mend").with("text", text),
        };
        self.fault(span, word, mend);
    }

    fn fault(&mut self, span: Span, words: Msg, mend: Msg) {
        self.faults.push(Fault::new(span, words, mend));
    }

    /// The name of the file.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the header `game` says.
    pub fn game(&self) -> Option<&Header> {
        self.headers[0].as_ref()
    }

    /// What the header `name` says.
    pub fn name(&self) -> Option<&Header> {
        self.headers[1].as_ref()
    }

    /// What the header `profile` says.
    pub fn profile(&self) -> Option<&Header> {
        self.headers[2].as_ref()
    }

    /// The lines with cards.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What can not be read, in the order of the text.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Line and column of a byte offset, both counted from 1, the column in characters.
    pub fn place(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..offset.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = before[line_start..].trim_start_matches('\u{feff}').chars().count();
        (before.matches('\n').count() + 1, column + 1)
    }
}

/// Where the comment of a line begins: at a `#` that begins the line or has a blank before it.
fn comment(raw: &str) -> usize {
    let begins = |at: usize| raw[..at].chars().next_back().is_none_or(char::is_whitespace);
    raw.match_indices('#').map(|(at, _)| at).find(|at| begins(*at)).unwrap_or(raw.len())
}
