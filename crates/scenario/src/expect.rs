//! What a scenario says must be true: its form. Whether it *is* true is the business of the `run` module.

use crate::{
    Fault, Source, Span, Word,
    parse::missing,
    source::{Line, joined, span_of},
};
use deckhand_kernel::{Msg, Seat};
use deckhand_words::nearest;

/// A statement of what must be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// The action is offered to the seat, or is not.
    Offered {
        /// Whether it has to be offered or not.
        offered: bool,
        /// To whom.
        seat: Seat,
        /// The notation of the action.
        action: Word,
    },
    /// The action is refused, with this rule and reason if they are given.
    Refused {
        /// Who asks for it.
        seat: Seat,
        /// The notation of the action.
        action: Word,
        /// Number of the rule that forbids it.
        by: Option<Word>,
        /// Id of the reason.
        because: Option<Word>,
    },
    /// An event happened, or did not.
    Event(WantedEvent),
    /// A figure of the position.
    Value {
        /// The name of the figure and what it is about.
        words: Vec<Word>,
        /// How it compares.
        sign: Sign,
        /// With what.
        value: Word,
    },
    /// The seat has a question before it, or has none.
    Asked {
        /// Whether it has to be asked or not.
        asked: bool,
        /// Who.
        seat: Seat,
        /// The question, if it has to be a certain one.
        ask: Option<Wanted>,
    },
    /// The number of offers of a seat.
    Offers {
        /// Whose offers.
        seat: Seat,
        /// How their number compares.
        sign: Sign,
        /// With what.
        count: usize,
    },
    /// The game ended and these seats, all of them and nobody else, have won.
    Winner(Vec<Seat>),
    /// The game ended in a tie between these seats, all of them and nobody else.
    Tie(Vec<Seat>),
    /// The table beat everyone.
    Lost,
    /// The game is over, or is not.
    Over(bool),
    /// The free question of a turn is before this seat (or any), and nothing is left half done.
    Rest(Option<Seat>),
    /// There is no such position or setup, for this reason if it is given.
    Impossible(Option<Word>),
    /// Something was drawn, rolled or shown since the last action, or nothing was.
    Learned(bool),
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// `=`
    Is,
    /// `!=`
    IsNot,
    /// `<`
    Less,
    /// `>`
    More,
}

impl Sign {
    /// How it is written.
    pub fn text(self) -> &'static str {
        match self {
            Self::Is => "=",
            Self::IsNot => "!=",
            Self::Less => "<",
            Self::More => ">",
        }
    }
}

/// A message that is waited for: its id without the kind, and the parameters that matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Id without the kind, or the full id.
    pub name: Word,
    /// Names and values of parameters; others may have any value.
    pub args: Vec<(Word, String)>,
    /// Number of the rule.
    pub by: Option<Word>,
}

/// An event that is waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedEvent {
    /// The event.
    pub wanted: Wanted,
    /// How often it has to have happened: `None` at least once, `Some(0)` never.
    pub times: Option<usize>,
    /// It has to come later than the event found by the last statement of this kind.
    pub then: bool,
    /// All events of the scenario are searched, not only those since the last action.
    pub since_start: bool,
    /// As whom the events are seen.
    pub watching: Watching,
}

/// As whom events are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watching {
    /// By somebody who sees everything.
    All,
    /// By somebody who sees only what lies open.
    Public,
    /// By this seat.
    Seat(Seat),
}

/// The words that may follow `expect`.
pub(crate) const KINDS: [&str; 13] = [
    "offered",
    "refused",
    "event",
    "value",
    "asked",
    "offers",
    "winner",
    "tie",
    "lost",
    "over",
    "rest",
    "learned",
    "impossible",
];

/// Reads a statement that begins with `expect`.
pub(crate) fn expect(source: &Source, line: &Line) -> Result<Expect, Fault> {
    let mut words = Words { source, words: &line.words, at: 1 };
    let first = words.peek().cloned();
    let (not, no, then) = match first.as_ref().map(|word| word.text.as_str()) {
        Some("not") => (true, false, false),
        Some("no") => (false, true, false),
        Some("then") => (false, false, true),
        _ => (false, false, false),
    };
    if not || no || then {
        words.at += 1;
    }
    let kind = words.next("expectation")?.clone();
    let fits = match kind.text.as_str() {
        "offered" | "asked" | "over" | "learned" => !no && !then,
        "event" => !not,
        _ => !not && !no && !then,
    };
    if !fits && KINDS.contains(&kind.text.as_str()) {
        let before = first.as_ref().unwrap_or(&kind);
        let fault = words.fault(
            before,
            Msg::new("scn-does-not-go")
                .with("before", before.text.as_str())
                .with("kind", kind.text.as_str()),
        );
        return Err(match kind.text.as_str() {
            "event" => fault.note(Msg::new("scn-write").with("text", "expect no event …")),
            "offered" | "asked" | "over" | "learned" => fault
                .note(Msg::new("scn-write").with("text", format!("expect not {} …", kind.text))),
            _ => fault,
        });
    }
    let expect = match kind.text.as_str() {
        "offered" => {
            let seat = words.seat_before_colon()?;
            Expect::Offered { offered: !not, seat, action: words.rest("action")? }
        }
        "refused" => refused(&mut words)?,
        "event" => Expect::Event(event(&mut words, no, then)?),
        "value" => value(&mut words)?,
        "asked" => asked(&mut words, !not)?,
        "offers" => {
            let seat = words.seat()?;
            let sign = words.sign()?;
            Expect::Offers { seat, sign, count: words.number("how-many")? }
        }
        "winner" => Expect::Winner(words.seats()?),
        "tie" => Expect::Tie(words.seats()?),
        "lost" => Expect::Lost,
        "over" => Expect::Over(!not),
        "rest" if words.peek().is_none() => Expect::Rest(None),
        "rest" => Expect::Rest(Some(words.seat()?)),
        "learned" => Expect::Learned(!not),
        "impossible" => Expect::Impossible(if words.peek().is_some() {
            Some(words.rest("reason")?)
        } else {
            None
        }),
        other => {
            return Err(words
                .fault(&kind, Msg::new("scn-kind").with("word", other))
                .near(nearest(other, KINDS))
                .note(Msg::new("scn-known").with("names", KINDS.join(", "))));
        }
    };
    words.end()?;
    Ok(expect)
}

fn refused(words: &mut Words<'_>) -> Result<Expect, Fault> {
    let seat = words.seat_before_colon()?;
    let mut because = None;
    let mut by = None;
    let mut end = words.words.len();
    // Read from the end, so that the notation of actions may hold any words.
    while end >= words.at + 2 {
        // Numbers of rules begin with a letter; `turn market by 90` is notation to its end.
        let numbered = words.words[end - 1].text.starts_with(char::is_alphabetic);
        let slot = match words.words[end - 2].text.as_str() {
            "by" if by.is_none() && numbered => &mut by,
            "because" if because.is_none() => &mut because,
            _ => break,
        };
        *slot = Some(words.words[end - 1].clone());
        end -= 2;
    }
    let notation = &words.words[words.at..end];
    if notation.is_empty() {
        return Err(words.missing("action"));
    }
    let action = Word { text: joined(notation), span: span_of(notation) };
    words.at = words.words.len();
    Ok(Expect::Refused { seat, action, by, because })
}

fn event(words: &mut Words<'_>, no: bool, then: bool) -> Result<WantedEvent, Fault> {
    let name = words.next("event")?.clone();
    let mut event = WantedEvent {
        wanted: Wanted { name, args: Vec::new(), by: None },
        times: no.then_some(0),
        then,
        since_start: false,
        watching: Watching::All,
    };
    while let Some(word) = words.peek().cloned() {
        words.at += 1;
        match word.text.as_str() {
            "by" => event.wanted.by = Some(words.next("rule-number")?.clone()),
            "times" if no => {
                return Err(words.fault(&word, Msg::new("scn-no-times")));
            }
            "times" => event.times = Some(words.number("how-often")?),
            "since" => {
                let start = words.next("start")?;
                if start.text != "start" {
                    let start = start.clone();
                    return Err(words.fault(&start, Msg::new("scn-since")));
                }
                event.since_start = true;
            }
            "for" => {
                let who = words.next("seat-or-public")?.clone();
                event.watching = match who.text.as_str() {
                    "public" => Watching::Public,
                    _ => Watching::Seat(seat(words.source, &who)?),
                };
            }
            _ => event.wanted.args.push(words.arg(&word, &["by", "times", "since", "for"])?),
        }
    }
    Ok(event)
}

fn value(words: &mut Words<'_>) -> Result<Expect, Fault> {
    let rest = &words.words[words.at..];
    let Some(at) = rest.iter().position(|word| sign(&word.text).is_some()) else {
        return Err(words
            .missing("sign-value")
            .note(Msg::new("scn-example").with("example", "expect value treasure 1 = 5")));
    };
    if at == 0 {
        return Err(words.fault(&rest[0], Msg::new("scn-value-name")));
    }
    let name = rest[..at].to_vec();
    words.at += at;
    let sign = words.sign()?;
    Ok(Expect::Value { words: name, sign, value: words.rest("value")? })
}

fn asked(words: &mut Words<'_>, asked: bool) -> Result<Expect, Fault> {
    let who = words.next("seat")?.clone();
    let seat = seat(words.source, &Word { text: who.text.trim_end_matches(':').into(), ..who })?;
    let mut ask = None;
    if words.peek().is_some() {
        let name = words.next("question")?.clone();
        let mut wanted = Wanted { name, args: Vec::new(), by: None };
        while let Some(word) = words.peek().cloned() {
            words.at += 1;
            match word.text.as_str() {
                "by" => wanted.by = Some(words.next("rule-number")?.clone()),
                _ => wanted.args.push(words.arg(&word, &["by"])?),
            }
        }
        ask = Some(wanted);
    }
    Ok(Expect::Asked { asked, seat, ask })
}

fn sign(text: &str) -> Option<Sign> {
    [Sign::Is, Sign::IsNot, Sign::Less, Sign::More].into_iter().find(|sign| sign.text() == text)
}

/// A seat written as people count it, from 1.
pub(crate) fn seat(source: &Source, word: &Word) -> Result<Seat, Fault> {
    match word.text.parse::<u8>() {
        Ok(number @ 1..=16) => Ok(Seat(number - 1)),
        _ => Err(Fault::new(
            source,
            word.span.clone(),
            Msg::new("scn-seat").with("word", word.text.as_str()),
        )
        .note(Msg::new("scn-seat-mend"))),
    }
}

/// The words of one statement and how far they have been read.
struct Words<'a> {
    source: &'a Source,
    words: &'a [Word],
    at: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a Word> {
        self.words.get(self.at)
    }

    fn fault(&self, word: &Word, what: Msg) -> Fault {
        Fault::new(self.source, word.span.clone(), what)
    }

    /// A fault at the end of the statement.
    fn missing(&self, what: &'static str) -> Fault {
        let last = self.words[self.words.len() - 1].span.clone();
        Fault::new(self.source, last, missing(what)).labelled(Msg::new("scn-after-this"))
    }

    fn next(&mut self, what: &'static str) -> Result<&'a Word, Fault> {
        let word = self.peek().ok_or_else(|| self.missing(what))?;
        self.at += 1;
        Ok(word)
    }

    fn end(&self) -> Result<(), Fault> {
        match &self.words[self.at..] {
            [] => Ok(()),
            rest => {
                let span: Span = span_of(rest);
                Err(Fault::new(self.source, span, Msg::new("scn-complete")))
            }
        }
    }

    fn rest(&mut self, what: &'static str) -> Result<Word, Fault> {
        let rest = &self.words[self.at..];
        if rest.is_empty() {
            return Err(self.missing(what));
        }
        self.at = self.words.len();
        Ok(Word { text: joined(rest), span: span_of(rest) })
    }

    fn seat(&mut self) -> Result<Seat, Fault> {
        let word = self.next("seat")?;
        seat(self.source, word)
    }

    fn seats(&mut self) -> Result<Vec<Seat>, Fault> {
        let mut seats = vec![self.seat()?];
        while self.peek().is_some() {
            seats.push(self.seat()?);
        }
        seats.sort_unstable();
        seats.dedup();
        Ok(seats)
    }

    fn seat_before_colon(&mut self) -> Result<Seat, Fault> {
        let word = self.next("seat")?;
        let Some(number) = word.text.strip_suffix(':') else {
            return Err(self
                .fault(word, Msg::new("scn-seat-colon").with("word", word.text.as_str()))
                .note(Msg::new("scn-seat-colon-mend")));
        };
        seat(self.source, &Word { text: number.to_owned(), span: word.span.clone() })
    }

    fn number(&mut self, what: &'static str) -> Result<usize, Fault> {
        let word = self.next(what)?;
        word.text
            .parse()
            .map_err(|_| self.fault(word, Msg::new("scn-number").with("word", word.text.as_str())))
    }

    fn sign(&mut self) -> Result<Sign, Fault> {
        let word = self.next("sign")?;
        sign(&word.text).ok_or_else(|| {
            self.fault(word, Msg::new("scn-sign").with("word", word.text.as_str()))
                .note(Msg::new("scn-sign-mend"))
        })
    }

    /// A parameter `name=value`.
    fn arg(&self, word: &Word, keywords: &[&str]) -> Result<(Word, String), Fault> {
        match word.text.split_once('=') {
            Some((name, value)) if !name.is_empty() => {
                Ok((Word { text: name.to_owned(), span: word.span.clone() }, value.to_owned()))
            }
            _ => Err(self
                .fault(word, Msg::new("scn-parameter").with("word", word.text.as_str()))
                .near(nearest(&word.text, keywords.iter().copied()))
                .note(Msg::new("scn-parameter-mend"))),
        }
    }
}
