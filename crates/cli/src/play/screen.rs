//! Lines in, lines out.

use crate::failure::Failure;
use crate::wrap::on_screen;
use std::io::{self, BufRead, Write};

/// Whether lines read are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Echo {
    /// Yes: nobody sees them being typed.
    On,
    /// No: the terminal shows what is typed.
    Off,
}

/// How long a line may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lines {
    /// As long as a sentence, so that each can be read and compared as one.
    Whole,
    /// As long as a screen of ordinary width is wide.
    Folded,
}

/// Where a person reads and types.
pub(super) struct Screen<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    echo: Echo,
    lines: Lines,
    /// Whether the last line was empty: two empty lines say no more than one.
    blank: bool,
}

impl<'a> Screen<'a> {
    /// A screen with somebody typing in front of it, or, with [`Echo::On`], a pipe.
    pub(super) fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write, echo: Echo) -> Self {
        Self { input, output, echo, lines: Lines::Whole, blank: true }
    }

    /// The same screen with lines of another length.
    pub(super) fn with_lines(self, lines: Lines) -> Self {
        Self { lines, ..self }
    }

    /// Prints a text and ends the line. An empty text is an empty line.
    pub(super) fn say(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        let text = text.as_ref().trim_end_matches('\n');
        if !(text.is_empty() && self.blank) {
            match self.lines {
                Lines::Whole => writeln!(self.output, "{text}")?,
                Lines::Folded => writeln!(self.output, "{}", on_screen(text))?,
            }
        }
        self.blank = text.is_empty();
        Ok(())
    }

    /// Waits for a line; `None` at the end of the input.
    pub(super) fn read(&mut self) -> Result<Option<String>, Failure> {
        self.blank = false;
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        loop {
            match self.input.read_until(b'\n', &mut bytes) {
                Ok(_) => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                // A terminal that is gone is the end of the input.
                Err(_) => break,
            }
        }
        if bytes.is_empty() {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if self.echo == Echo::On {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }
}
