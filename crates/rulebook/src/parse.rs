//! Reading `RULES.md` and its translations line by line.

use crate::book::{Book, BookRule, Chapter, Sources, Translated};
use crate::ranges::parse_ranges;
use crate::trouble::BookError;

/// Reads a rulebook in its main language.
///
/// # Errors
/// Names the first line that does not fit the format.
pub fn parse(text: &str) -> Result<Book, BookError> {
    let mut reader = Reader { main: true, ..Reader::default() };
    let last = reader.read(text)?;
    let missing = |what: &str| fail(last, format!("`{what}` is missing"));
    let version = reader.version.ok_or_else(|| missing("Version:"))?;
    let seed_lines = reader.seed_lines.ok_or_else(|| missing("Seed lines:"))?;
    let headings = reader.headings.ok_or_else(|| missing("Headings:"))?;
    let flavour = reader.flavour.ok_or_else(|| missing("Flavour:"))?;
    let blank = reader.blank.ok_or_else(|| missing("Blank:"))?;
    let mut rules = Vec::new();
    for draft in reader.drafts {
        let Some(sources) = draft.sources else {
            return Err(fail(draft.line, format!("{} has no `Sources:` line", draft.rule.id)));
        };
        let Translated { id, title, chapter, text } = draft.rule;
        rules.push(BookRule { id, title, chapter, text, sources });
    }
    let book =
        Book { version, seed_lines, chapters: reader.chapters, rules, headings, flavour, blank };
    if let Some((_, end)) = book.ranges().find(|(_, end)| *end > seed_lines) {
        return Err(fail(last, format!("seed line {end} is beyond the last one")));
    }
    Ok(book)
}

/// Reads a translation: headings and texts only.
///
/// # Errors
/// Names the first line that does not fit the format.
pub fn parse_translation(text: &str) -> Result<Vec<Translated>, BookError> {
    let mut reader = Reader::default();
    reader.read(text)?;
    Ok(reader.drafts.into_iter().map(|draft| draft.rule).collect())
}

fn fail(line: usize, message: impl Into<String>) -> BookError {
    BookError { line, message: message.into() }
}

/// A rule that is being read.
struct Draft {
    rule: Translated,
    sources: Option<Sources>,
    line: usize,
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    main: bool,
    /// The line that is being read, counted from 1.
    at: usize,
    /// True while lines belong to the last rule.
    in_rule: bool,
    chapters: Vec<Chapter>,
    drafts: Vec<Draft>,
    version: Option<u32>,
    seed_lines: Option<u16>,
    headings: Option<Vec<(u16, u16)>>,
    flavour: Option<Vec<(u16, u16)>>,
    blank: Option<Vec<(u16, u16)>>,
}

impl Reader {
    /// Reads all lines and says how many there were.
    fn read(&mut self, text: &str) -> Result<usize, BookError> {
        for line in text.lines() {
            self.at += 1;
            self.line(line.trim_end()).map_err(|message| fail(self.at, message))?;
        }
        for draft in &mut self.drafts {
            draft.rule.text = draft.rule.text.trim().to_owned();
            if draft.rule.text.is_empty() {
                return Err(fail(draft.line, format!("{} has no text", draft.rule.id)));
            }
        }
        Ok(self.at)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(heading) = line.strip_prefix("### ") {
            return self.rule_heading(heading);
        }
        if let Some(heading) = line.strip_prefix("## ") {
            self.in_rule = false;
            if let Some((number, title)) = heading.split_once(' ')
                && let Ok(number) = number.parse()
            {
                self.chapters.push(Chapter { number, title: title.to_owned() });
            }
            return Ok(());
        }
        if self.in_rule {
            return self.rule_line(line);
        }
        if self.main { self.head_line(line) } else { Ok(()) }
    }

    /// A line outside of the rules: numbers about the whole book, or text for readers.
    fn head_line(&mut self, line: &str) -> Result<(), String> {
        let Some((key, value)) = line.split_once(':') else { return Ok(()) };
        let bad = |_| format!("`{}` is not a number for `{key}:`", value.trim());
        match key {
            "Version" => self.version = Some(value.trim().parse().map_err(bad)?),
            "Seed lines" => self.seed_lines = Some(value.trim().parse().map_err(bad)?),
            "Headings" => self.headings = Some(parse_ranges(value)?),
            "Flavour" => self.flavour = Some(parse_ranges(value)?),
            "Blank" => self.blank = Some(parse_ranges(value)?),
            _ => {}
        }
        Ok(())
    }

    fn rule_heading(&mut self, heading: &str) -> Result<(), String> {
        let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
        let (id, title) = (id.to_owned(), title.trim().to_owned());
        let chapter =
            chapter_of(&id).ok_or_else(|| format!("`{id}` is not a rule number such as `D3.1`"))?;
        if title.is_empty() {
            return Err(format!("{id} has no title"));
        }
        if self.drafts.iter().any(|draft| draft.rule.id == id) {
            return Err(format!("{id} is there twice"));
        }
        let here = self.chapters.last().filter(|here| here.number == chapter);
        let here = here.ok_or_else(|| format!("{id} does not stand in chapter {chapter}"))?;
        let rule = Translated { id, title, chapter: here.title.clone(), text: String::new() };
        self.drafts.push(Draft { rule, sources: None, line: self.at });
        self.in_rule = true;
        Ok(())
    }

    fn rule_line(&mut self, line: &str) -> Result<(), String> {
        let draft = self.drafts.last_mut().expect("rule lines follow a rule heading");
        if let Some(sources) = line.strip_prefix("Sources:") {
            if draft.sources.is_some() {
                return Err(format!("{} has two `Sources:` lines", draft.rule.id));
            }
            draft.sources = Some(parse_sources(sources)?);
        } else {
            draft.rule.text.push_str(line);
            draft.rule.text.push('\n');
        }
        Ok(())
    }
}

/// The chapter in a rule number: letters, chapter, point, number.
fn chapter_of(id: &str) -> Option<u16> {
    let digits = id.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let (chapter, number) = digits.split_once('.')?;
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits.len() < id.len() && plain(chapter) && plain(number))
        .then(|| chapter.parse().ok())
        .flatten()
}

fn parse_sources(text: &str) -> Result<Sources, String> {
    let mut sources = Sources::default();
    for part in text.split(';').map(str::trim) {
        match part.split_once(' ') {
            None if part == "ours" => sources.ours = true,
            Some(("seed", lines)) => sources.seed.extend(parse_ranges(lines)?),
            Some(("ruling", names)) => {
                for name in names.split(',').map(str::trim) {
                    let number = name.strip_prefix('C').unwrap_or("");
                    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
                        return Err(format!("`{name}` is not a ruling such as `C07`"));
                    }
                    sources.rulings.push(name.to_owned());
                }
            }
            _ => {
                return Err(format!("`{part}` is not a source: `seed`, `ruling` or `ours`"));
            }
        }
    }
    Ok(sources)
}

#[cfg(test)]
mod tests;
