//! From text to scenarios, without knowing any game.

use crate::{
    Expect, Fault, Faults, Source, Span, Word,
    expect::{self, seat},
    source::{Line, joined, lines, span_of},
    task::{self, Task},
};
use deckhand_kernel::{Msg, Seat};
use deckhand_words::nearest;

/// A rule that a scenario is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The number of the rule as written.
    pub rule: String,
    /// The line of the file, from 1.
    pub line: usize,
    /// Where it stands.
    pub span: Span,
}

/// A position described by statements of the game.
#[derive(Clone, Default, Debug)]
pub struct Given {
    /// The mode; the game's usual one if nothing is said.
    pub mode: Option<Word>,
    /// The number of seats; the mode's usual one if nothing is said.
    pub seats: Option<(u8, Span)>,
    /// Options by name and value.
    pub options: Vec<(Word, String)>,
    /// The statements, each as its words.
    pub statements: Vec<Vec<Word>>,
    /// Deal a whole game with these numbers instead of describing a position.
    pub deal: Option<Chance>,
}

/// Numbers that the dealer hands out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The numbers and where they stand.
    pub numbers: Vec<(u32, Span)>,
    /// Whether every further draw gives 0.
    pub any: bool,
    /// Where the line stands.
    pub span: Span,
}

/// One line of play.
#[derive(Clone, Debug)]
pub enum Step {
    /// Numbers that the dealer hands out during the next action.
    Chance(Chance),
    /// An action is carried out.
    Act {
        /// By whom.
        seat: Seat,
        /// Its notation.
        action: Word,
        /// Where the line stands.
        span: Span,
    },
    /// Something must be true.
    Expect {
        /// What.
        expect: Expect,
        /// Where the line stands.
        span: Span,
    },
}

/// One scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(crate) source: Source,
    pub(crate) title: Word,
    pub(crate) game: Word,
    pub(crate) cites: Vec<Cited>,
    pub(crate) given: Given,
    pub(crate) steps: Vec<Step>,
    pub(crate) task: Option<Task>,
}

impl Scenario {
    /// The file it comes from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// What it is about.
    pub fn title(&self) -> &str {
        &self.title.text
    }

    /// The title in small letters, with hyphens for all that is no letter and no digit: part of the id of its texts.
    pub fn slug(&self) -> String {
        let letters = self.title.text.chars().map(|letter| {
            if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' }
        });
        letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join("-")
    }

    /// The line of its title, from 1.
    pub fn line(&self) -> usize {
        self.source.place(self.title.span.start).0
    }

    /// Name of the game, as written, and where it is written.
    pub fn game(&self) -> (&str, Span) {
        (&self.game.text, self.game.span.clone())
    }

    /// The rules it is about.
    pub fn cites(&self) -> &[Cited] {
        &self.cites
    }

    /// The position.
    pub fn given(&self) -> &Given {
        &self.given
    }

    /// What is played and expected, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What is to be found, if it is a puzzle.
    pub fn task(&self) -> Option<&Task> {
        self.task.as_ref()
    }
}

/// The words that begin a line and do not belong to the game.
pub(crate) const KEYWORDS: [&str; 9] =
    ["scenario", "cites", "game", "mode", "seats", "option", "deal", "chance", "expect"];

/// All scenarios of a file, or everything that is wrong with it.
pub fn parse(name: &str, text: &str) -> Result<Vec<Scenario>, Faults> {
    let (scenarios, faults) = parse_all(name, text);
    if faults.is_empty() { Ok(scenarios) } else { Err(Faults(faults)) }
}

/// The game named first in a file, and where. Scenarios of one file may name different games: see [`Scenario::game`].
pub fn game_of(text: &str) -> Option<(String, Span)> {
    lines(text).into_iter().find_map(|line| match line.words.as_slice() {
        [key, game, ..] if key.text == "game" => Some((game.text.clone(), game.span.clone())),
        _ => None,
    })
}

/// The scenarios and puzzles of a file that can be read, and what is wrong with the others.
pub fn parse_all(name: &str, text: &str) -> (Vec<Scenario>, Vec<Fault>) {
    let source = Source::new(name, text);
    let mut reader = Reader {
        source: &source,
        shared: Part::default(),
        part: None,
        scenarios: Vec::new(),
        faults: Vec::new(),
    };
    for line in lines(text) {
        if matches!(line.words[0].text.as_str(), "scenario" | "puzzle") {
            reader.finish();
            reader.start(&line);
        } else if let Err(fault) = reader.statement(&line) {
            reader.broken(fault);
        }
    }
    reader.finish();
    if reader.scenarios.is_empty() && reader.faults.is_empty() {
        let end = source.text().trim_end().len();
        let fault = Fault::new(&source, end..end, Msg::new("scn-none"));
        reader.faults.push(fault.note(Msg::new("scn-begins")));
    }
    (reader.scenarios, reader.faults)
}

/// What was read of one scenario, or of the lines before the first one, which hold for all.
#[derive(Clone, Default)]
struct Part {
    title: Option<Word>,
    game: Option<Word>,
    cites: Vec<Cited>,
    given: Given,
    steps: Vec<Step>,
    /// For a puzzle.
    task: Option<Task>,
    /// How many statements about the position come from above the first scenario.
    inherited: usize,
    /// Lines of play may no longer be followed by statements about the position.
    playing: bool,
    broken: bool,
}

struct Reader<'s> {
    source: &'s Source,
    shared: Part,
    part: Option<Part>,
    scenarios: Vec<Scenario>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn start(&mut self, line: &Line) {
        let mut part = self.shared.clone();
        part.inherited = part.given.statements.len();
        part.task = (line.words[0].text == "puzzle").then(Task::default);
        let rest = &line.words[1..];
        if rest.is_empty() {
            let fault = self.fault(&line.words[0], Msg::new("scn-no-title"));
            self.faults.push(fault.note(Msg::new("scn-no-title-mend")));
            part.broken = true;
            part.title = Some(line.words[0].clone());
        } else {
            part.title = Some(Word { text: joined(rest), span: span_of(rest) });
        }
        self.part = Some(part);
    }

    fn broken(&mut self, fault: Fault) {
        let part = self.part.as_mut().unwrap_or(&mut self.shared);
        part.broken = true;
        self.faults.push(match &part.title {
            Some(title) => fault.within(&title.text),
            None => fault,
        });
    }

    fn finish(&mut self) {
        let Some(part) = self.part.take() else { return };
        let Some(title) = part.title else { return };
        let missing = match (&part.game, part.steps.last()) {
            _ if part.broken => return,
            (None, _) => Some(
                Fault::new(self.source, title.span.clone(), Msg::new("scn-no-game"))
                    .note(Msg::new("scn-no-game-mend")),
            ),
            (_, Some(Step::Chance(chance))) => Some(
                Fault::new(self.source, chance.span.clone(), Msg::new("scn-idle-numbers"))
                    .note(Msg::new("scn-idle-numbers-mend")),
            ),
            _ if part.task.as_ref().is_some_and(|task| task.goal.is_empty()) => {
                let statements = part.given.statements.iter().skip(part.inherited);
                let slip = statements
                    .filter_map(|words| words.first())
                    .find(|word| nearest(&word.text, ["goal"]).is_some());
                let at = slip.map_or(&title.span, |word| &word.span);
                let near = slip.map(|_| "goal");
                Some(
                    Fault::new(self.source, at.clone(), Msg::new("scn-no-goal"))
                        .near(near)
                        .note(Msg::new("scn-no-goal-mend")),
                )
            }
            _ if part.task.is_none()
                && !part.steps.iter().any(|step| matches!(step, Step::Expect { .. })) =>
            {
                Some(
                    Fault::new(self.source, title.span.clone(), Msg::new("scn-expects-nothing"))
                        .note(Msg::new("scn-expects-nothing-mend")),
                )
            }
            _ => None,
        };
        match (missing, part.game) {
            (None, Some(game)) => self.scenarios.push(Scenario {
                source: self.source.clone(),
                title,
                game,
                cites: part.cites,
                given: part.given,
                steps: part.steps,
                task: part.task,
            }),
            (missing, _) => {
                self.faults.extend(missing.map(|fault| fault.within(&title.text)));
            }
        }
    }

    fn fault(&self, word: &Word, what: Msg) -> Fault {
        Fault::new(self.source, word.span.clone(), what)
    }

    fn statement(&mut self, line: &Line) -> Result<(), Fault> {
        let source = self.source.clone();
        let (first, rest) = (&line.words[0], &line.words[1..]);
        let single = |what: &'static str| match rest {
            [word] => Ok(word.clone()),
            [] => Err(Fault::new(&source, first.span.clone(), missing(what))),
            [_, more @ ..] => Err(Fault::new(&source, span_of(more), Msg::new("scn-one-word"))),
        };
        let act = acting(line);
        let shared = self.part.is_none();
        let plays = act.is_some() || matches!(first.text.as_str(), "chance" | "expect");
        if shared && plays {
            return Err(self.fault(first, Msg::new("scn-outside")).note(Msg::new("scn-begins")));
        }
        let part = self.part.as_mut().unwrap_or(&mut self.shared);
        if task::KEYWORDS.contains(&first.text.as_str()) {
            return match &mut part.task {
                Some(task) => task.read(&source, line).map(|_| ()),
                None => {
                    let what = Msg::new("scn-no-puzzle").with("word", first.text.as_str());
                    Err(Fault::new(&source, first.span.clone(), what)
                        .note(Msg::new("scn-no-puzzle-mend")))
                }
            };
        }
        if part.playing && !plays && first.text != "cites" {
            let puzzle = part.task.iter().flat_map(|_| task::KEYWORDS);
            let fault = Fault::new(
                &source,
                first.span.clone(),
                Msg::new("scn-too-late").with("word", first.text.as_str()),
            );
            return Err(fault
                .near(nearest(&first.text, ["chance", "expect"].into_iter().chain(puzzle)))
                .note(Msg::new("scn-too-late-mend")));
        }
        part.playing |= plays;
        if let Some((who, action)) = act {
            let seat = seat(&source, &who)?;
            let Some(action) = action else {
                return Err(Fault::new(&source, who.span, missing("action")));
            };
            part.steps.push(Step::Act { seat, action, span: line.span() });
            return Ok(());
        }
        match first.text.as_str() {
            "cites" => {
                if rest.is_empty() {
                    return Err(Fault::new(&source, first.span.clone(), missing("rule")));
                }
                part.cites.extend(rest.iter().map(|word| Cited {
                    rule: word.text.trim_end_matches(',').to_owned(),
                    line: source.place(word.span.start).0,
                    span: word.span.clone(),
                }));
            }
            "game" => part.game = Some(single("game")?),
            "mode" => part.given.mode = Some(single("mode")?),
            "seats" => {
                let word = single("number")?;
                let Ok(number) = word.text.parse::<u8>() else {
                    let what = Msg::new("scn-seats").with("word", word.text.as_str());
                    return Err(Fault::new(&source, word.span, what));
                };
                part.given.seats = Some((number, word.span));
            }
            "option" => {
                if rest.is_empty() {
                    return Err(Fault::new(&source, first.span.clone(), missing("option")));
                }
                for word in rest {
                    let Some((name, value)) = word.text.split_once('=') else {
                        let what = Msg::new("scn-option").with("word", word.text.as_str());
                        return Err(Fault::new(&source, word.span.clone(), what)
                            .note(Msg::new("scn-option-mend")));
                    };
                    let name = Word { text: name.to_owned(), span: word.span.clone() };
                    part.given.options.retain(|(known, _)| known.text != name.text);
                    part.given.options.push((name, value.to_owned()));
                }
            }
            "deal" => {
                part.given.deal = Some(chance(&source, line)?);
                part.given.statements.drain(..part.inherited);
                part.inherited = 0;
            }
            "chance" => part.steps.push(Step::Chance(chance(&source, line)?)),
            "expect" => {
                let expect = expect::expect(&source, line)?;
                part.steps.push(Step::Expect { expect, span: line.span() });
            }
            _ => {
                if !shared {
                    let alike = |words: &Vec<Word>| head(words).eq(head(&line.words));
                    // Lines of the scenario itself stand below the lines that hold for all.
                    let start = part.inherited.min(part.given.statements.len());
                    let kept: Vec<_> = part
                        .given
                        .statements
                        .drain(..start)
                        .filter(|words| !alike(words))
                        .collect();
                    part.inherited = kept.len();
                    part.given.statements.splice(..0, kept);
                }
                part.given.statements.push(line.words.clone());
            }
        }
        Ok(())
    }
}

/// Something is missing; what, by the name it has in the texts.
pub(crate) fn missing(what: &'static str) -> Msg {
    Msg::new("scn-missing").with("what", what)
}

/// What a statement about the position is about: its words up to the first colon, or else its first word.
fn head(words: &[Word]) -> impl Iterator<Item = &str> {
    let colon = words.iter().position(|word| word.text.ends_with(':'));
    words[..colon.map_or(1, |at| at + 1)].iter().map(|word| word.text.as_str())
}

/// Seat and notation, if the line is an action: a number with a colon comes first.
fn acting(line: &Line) -> Option<(Word, Option<Word>)> {
    let first = &line.words[0];
    let (number, start) = first.text.split_once(':')?;
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let colon = first.span.start + number.len();
    let who = Word { text: number.to_owned(), span: first.span.start..colon };
    let mut words = line.words[1..].to_vec();
    if !start.is_empty() {
        words.insert(0, Word { text: start.to_owned(), span: colon + 1..first.span.end });
    }
    let action = (!words.is_empty()).then(|| Word { text: joined(&words), span: span_of(&words) });
    Some((who, action))
}

fn chance(source: &Source, line: &Line) -> Result<Chance, Fault> {
    let mut numbers = Vec::new();
    let mut any = false;
    for word in &line.words[1..] {
        if any {
            return Err(Fault::new(source, word.span.clone(), Msg::new("scn-after-any")));
        }
        match (word.text.parse(), word.text.as_str()) {
            (Ok(number), _) => numbers.push((number, word.span.clone())),
            (_, "any") => any = true,
            (_, other) => {
                let what = Msg::new("scn-chance").with("word", other);
                return Err(
                    Fault::new(source, word.span.clone(), what).note(Msg::new("scn-chance-mend"))
                );
            }
        }
    }
    if numbers.is_empty() && !any && line.words[0].text == "chance" {
        return Err(Fault::new(source, line.span(), missing("number")));
    }
    Ok(Chance { numbers, any, span: line.span() })
}
