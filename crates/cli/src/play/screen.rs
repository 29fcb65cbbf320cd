//! Lines in, lines out.

use crate::failure::{Done, Failure};
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

    /// Prints a text whose lines are to be copied: none of them is folded.
    pub(super) fn say_whole(&mut self, text: &str) -> Done {
        self.blank = false;
        Ok(writeln!(self.output, "{text}")?)
    }

    /// Asks for a line, and leaves the cursor behind the prompt.
    pub(super) fn prompt(&mut self) -> Done {
        self.blank = false;
        write!(self.output, "> ")?;
        Ok(self.output.flush()?)
    }

    /// Ends the line of a prompt: with what was typed, where nobody saw it being typed, or, with `None`, without a line.
    pub(super) fn answered(&mut self, line: Option<&str>) -> Done {
        match line {
            None => writeln!(self.output)?,
            Some(line) if self.echo == Echo::On => writeln!(self.output, "{line}")?,
            Some(_) => {}
        }
        Ok(())
    }

    /// Waits for a line; `None` at the end of the input.
    pub(super) fn read(&mut self) -> Result<Option<String>, Failure> {
        self.prompt()?;
        let line = read_line(self.input);
        self.answered(line.as_deref())?;
        Ok(line)
    }
}

/// The next line without the blanks around it; `None` at the end of the input.
pub(super) fn read_line(input: &mut dyn BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    loop {
        match input.read_until(b'\n', &mut bytes) {
            Ok(_) => break,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // A terminal that is gone is the end of the input.
            Err(_) => break,
        }
    }
    (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).trim().to_string())
}
