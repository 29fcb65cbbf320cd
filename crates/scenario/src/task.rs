//! The lines that make a puzzle of a scenario: who has to find what, under which conditions, and in how many answers.

use crate::{
    Expect, Fault, Source, Span, Word,
    expect::{self, seat},
    parse::missing,
    source::{Line, joined, span_of},
};
use deckhand_kernel::{Msg, Seat};

/// Something that is true of a position or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What; one of the kinds of [`Expect`] that are about a position alone.
    pub expect: Expect,
    /// Where the line stands.
    pub span: Span,
    /// The line without its first word, with one blank between words.
    pub text: String,
}

/// What makes a puzzle of a scenario.
#[derive(Clone, Default, Debug)]
pub struct Task {
    /// The seat that has to find the answers; the first that is asked if nothing is said.
    pub solver: Option<(Seat, Span)>,
    /// What has to hold at one time, all of it.
    pub goal: Vec<Condition>,
    /// What has to hold until then, all of it.
    pub whiles: Vec<Condition>,
    /// Most answers of the solver.
    pub within: Option<(u32, Span)>,
    /// The first answers that solve it, if the file says them.
    pub solutions: Vec<Word>,
}

/// The words that begin a line of a puzzle and of nothing else.
pub(crate) const KEYWORDS: [&str; 6] = ["puzzle", "solver", "goal", "while", "within", "solution"];

/// What may follow `goal` and `while`.
const KINDS: &str = "value, winner, tie, lost, over, not over, rest, asked, not asked";

impl Task {
    /// Reads a line, if it is one of a puzzle.
    pub(crate) fn read(&mut self, source: &Source, line: &Line) -> Result<bool, Fault> {
        let (first, rest) = (&line.words[0], &line.words[1..]);
        let fault = |span: Span, what: Msg| Fault::new(source, span, what);
        let single = |what: &'static str| match rest {
            [word] => Ok(word),
            [] => Err(fault(first.span.clone(), missing(what))),
            [_, more @ ..] => Err(fault(span_of(more), Msg::new("scn-one-word"))),
        };
        match first.text.as_str() {
            "solver" => {
                let word = single("seat")?;
                self.solver = Some((seat(source, word)?, word.span.clone()));
            }
            "goal" => self.goal.push(condition(source, line)?),
            "while" => self.whiles.push(condition(source, line)?),
            "within" => {
                let word = single("number")?;
                match word.text.parse() {
                    Ok(number @ 1..=1_000) => self.within = Some((number, word.span.clone())),
                    _ => {
                        let what = Msg::new("scn-within").with("word", word.text.as_str());
                        return Err(fault(word.span.clone(), what));
                    }
                }
            }
            "solution" => {
                if rest.is_empty() {
                    return Err(fault(first.span.clone(), missing("action")));
                }
                self.solutions.push(Word { text: joined(rest), span: span_of(rest) });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn condition(source: &Source, line: &Line) -> Result<Condition, Fault> {
    let expect = expect::expect(source, line)?;
    match expect {
        Expect::Value { .. }
        | Expect::Asked { .. }
        | Expect::Winner(_)
        | Expect::Tie(_)
        | Expect::Lost
        | Expect::Over(_)
        | Expect::Rest(_) => {}
        Expect::Offered { .. }
        | Expect::Refused { .. }
        | Expect::Event(_)
        | Expect::Offers { .. }
        | Expect::Impossible(_)
        | Expect::Learned(_) => {
            let what = Msg::new("scn-no-condition").with("word", line.words[0].text.as_str());
            return Err(Fault::new(source, span_of(&line.words[1..]), what)
                .note(Msg::new("scn-known").with("names", KINDS)));
        }
    }
    Ok(Condition { expect, span: line.span(), text: joined(&line.words[1..]) })
}
