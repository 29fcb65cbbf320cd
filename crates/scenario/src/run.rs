//! Plays a scenario and judges its expectations.

use crate::{
    Expect, Fault, Scenario, Span, Step, Wanted, WantedEvent, Watching, Word,
    compare::{fits, holds, is_named, listed, text_ids},
    condition::is_at_rest,
    ids::written,
    position::{NoPosition, atoms, bare, given_span, position},
    script::Script,
    short_id,
    texts::said,
};
use deckhand_kernel::{
    Game, Msg, Redact, Refusal, RuleId, Scene, Seat, Speaker, Status, Table, Told, Viewer, Words,
    play,
};
use deckhand_words::nearest;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A scenario that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its title.
    pub title: String,
    /// Number of actions carried out.
    pub actions: usize,
    /// Number of expectations that were met.
    pub expectations: usize,
}

/// Sets up the position of a scenario, plays it and judges it. Stops at the first fault. What the game itself says is
/// put into words by `speaker`.
pub fn run<G: Scene>(scenario: &Scenario, speaker: &dyn Speaker) -> Result<Outcome, Fault> {
    judge::<G>(scenario, speaker).map_err(|fault| fault.within(scenario.title()))
}

fn judge<G: Scene>(scenario: &Scenario, speaker: &dyn Speaker) -> Result<Outcome, Fault> {
    if scenario.task.is_some() {
        let what = Msg::new("scn-is-puzzle");
        return Err(Fault::new(&scenario.source, scenario.title.span.clone(), what)
            .note(Msg::new("scn-is-puzzle-mend")));
    }
    about::<G>(scenario)?;
    let mut log = Vec::new();
    let position = position::<G>(scenario, speaker, &mut log);
    if let [Step::Expect { expect: Expect::Impossible(reason), span }] = scenario.steps.as_slice() {
        impossible(scenario, position.err(), reason.as_ref(), span)?;
        return Ok(Outcome { title: scenario.title().to_owned(), actions: 0, expectations: 1 });
    }
    let (game, seats) = position.map_err(|none| none.fault)?;
    Judge::new(scenario, speaker, game, seats, log)?.steps()
}

/// Plays what leads to the position of a puzzle.
pub(crate) fn start<'s, G: Scene>(
    scenario: &'s Scenario,
    speaker: &'s dyn Speaker,
) -> Result<Judge<'s, G>, Fault> {
    about::<G>(scenario)?;
    let mut log = Vec::new();
    let (game, seats) = position::<G>(scenario, speaker, &mut log).map_err(|none| none.fault)?;
    let mut judge = Judge::new(scenario, speaker, game, seats, log)?;
    judge.steps()?;
    Ok(judge)
}

/// Whether the scenario is about this game and rules of it.
fn about<G: Scene>(scenario: &Scenario) -> Result<(), Fault> {
    let fault = |span: Span, what: Msg| Fault::new(&scenario.source, span, what);
    if scenario.game.text != G::NAME {
        let what = Msg::new("scn-other-game")
            .with("word", scenario.game.text.as_str())
            .with("game", G::NAME);
        return Err(
            fault(scenario.game.span.clone(), what).near(nearest(&scenario.game.text, [G::NAME]))
        );
    }
    for cited in &scenario.cites {
        rule::<G>(scenario, &Word { text: cited.rule.clone(), span: cited.span.clone() })?;
    }
    Ok(())
}

/// Judges a scenario that says only that its position can not be.
fn impossible(
    scenario: &Scenario,
    none: Option<NoPosition>,
    reason: Option<&Word>,
    span: &Span,
) -> Result<(), Fault> {
    let Some(NoPosition { fault, why }) = none else {
        return Err(Fault::new(&scenario.source, span.clone(), Msg::new("scn-possible")));
    };
    match (why, reason) {
        // A slip of the pen makes no position impossible.
        (None, _) => Err(fault),
        (Some(why), Some(reason)) if reason.text != why.id && reason.text != short_id(&why.id) => {
            Err(Fault::new(&scenario.source, reason.span.clone(), Msg::new("scn-impossible-other"))
                .instead(reason.text.as_str(), format!("{} ({})", short_id(&why.id), fault.what())))
        }
        _ => Ok(()),
    }
}

pub(crate) fn rule<G: Scene>(scenario: &Scenario, word: &Word) -> Result<RuleId, Fault> {
    let book = G::rulebook();
    book.find(&word.text).ok_or_else(|| {
        let what = Msg::new("scn-no-rule").with("rule", word.text.as_str()).with("game", G::NAME);
        Fault::new(&scenario.source, word.span.clone(), what)
            .near(nearest(&word.text, book.rules.iter().map(|rule| rule.id)))
    })
}

/// A game under judgement.
pub(crate) struct Judge<'s, G: Game> {
    pub(crate) scenario: &'s Scenario,
    pub(crate) speaker: &'s dyn Speaker,
    pub(crate) game: G,
    pub(crate) seats: u8,
    log: Vec<Told<G::Event>>,
    /// Length of the log before the last action.
    since: usize,
    /// The event found by the last expectation of an event.
    found: Option<usize>,
    learned: bool,
    script: Script,
}

impl<'s, G: Scene> Judge<'s, G> {
    fn new(
        scenario: &'s Scenario,
        speaker: &'s dyn Speaker,
        game: G,
        seats: u8,
        log: Vec<Told<G::Event>>,
    ) -> Result<Self, Fault> {
        game.check().map_err(|why| {
            let what = Msg::new("scn-unsound-start").with("why", why);
            Fault::new(&scenario.source, given_span(scenario), what)
        })?;
        let script = Script::default();
        let (since, found, learned) = (0, None, false);
        Ok(Self { scenario, speaker, game, seats, log, since, found, learned, script })
    }

    /// Plays and judges line by line.
    fn steps(&mut self) -> Result<Outcome, Fault> {
        let scenario = self.scenario;
        let title = scenario.title().to_owned();
        let mut outcome = Outcome { title, actions: 0, expectations: 0 };
        for step in &scenario.steps {
            match step {
                Step::Chance(chance) => self.script.add(chance),
                Step::Act { seat, action, span } => {
                    self.act(*seat, action, span)?;
                    outcome.actions += 1;
                }
                Step::Expect { expect, span } => {
                    self.expect(expect, span)?;
                    outcome.expectations += 1;
                }
            }
        }
        Ok(outcome)
    }

    pub(crate) fn fault(&self, span: &Span, what: Msg) -> Fault {
        Fault::new(&self.scenario.source, span.clone(), what)
    }

    pub(crate) fn number(rule: RuleId) -> &'static str {
        G::rulebook().rule(rule).id
    }

    pub(crate) fn seated(&self, seat: Seat, span: &Span) -> Result<(), Fault> {
        if seat.0 < self.seats {
            return Ok(());
        }
        Err(self.fault(
            span,
            Msg::new("scn-no-seat").with("seat", seat.to_string()).with("seats", self.seats),
        ))
    }

    pub(crate) fn offers(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        offers
    }

    pub(crate) fn read(&self, seat: Seat, action: &Word) -> Result<G::Action, Fault> {
        action.text.parse::<G::Action>().map_err(|why| {
            let text = &self.scenario.source.text()[action.span.clone()];
            let atoms = atoms(&why);
            let word = text
                .split_whitespace()
                .find(|word| word.contains(char::is_alphabetic) && atoms.contains(&bare(word)));
            let span = match word {
                Some(word) => {
                    // The word is a slice of the text, so its distance from the start is its place.
                    let start =
                        action.span.start + (word.as_ptr() as usize - text.as_ptr() as usize);
                    start..start + word.len()
                }
                None => action.span.clone(),
            };
            let fault =
                self.fault(&span, Msg::new("scn-no-action").with("why", self.speaker.say(&why)));
            fault.near(self.nearest_offer(seat, action).as_deref())
        })
    }

    pub(crate) fn nearest_offer(&self, seat: Seat, action: &Word) -> Option<String> {
        let texts: Vec<String> = self.offers(seat).iter().map(ToString::to_string).collect();
        nearest(&action.text, texts.iter().map(String::as_str))
            .filter(|near| *near != action.text)
            .map(str::to_owned)
    }

    /// `D2.3 because no-connection (words)`.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        let because = &refusal.because;
        let (number, said) = (Self::number(refusal.rule), self.speaker.say(because));
        format!("refused by {number} because {} ({said})", short_id(&because.id))
    }

    fn act(&mut self, seat: Seat, word: &Word, span: &Span) -> Result<(), Fault> {
        self.seated(seat, span)?;
        let action = self.read(seat, word)?;
        if let Some(refusal) = self.game.why_not(seat, action) {
            return Err(self
                .fault(&word.span, Msg::new("scn-not-offered").with("seat", seat.to_string()))
                .instead(Msg::new("scn-an-offered-action"), self.refusal(&refusal))
                .note(self.standing())
                .near(self.nearest_offer(seat, word).as_deref()));
        }
        let mut script = std::mem::take(&mut self.script);
        self.since = self.log.len();
        let mut table = Table::telling(&mut script, &mut self.log);
        let played = catch_unwind(AssertUnwindSafe(|| {
            let played = play(&mut self.game, seat, action, &mut table);
            (played.is_ok(), table.learned())
        }));
        let Ok((true, learned)) = played else {
            return Err(self.fault(&word.span, Msg::new("scn-broke-down")));
        };
        self.learned = learned;
        if let Some(fault) = script.fault(&self.scenario.source, &word.span) {
            return Err(fault.note(self.story(self.since, Viewer::All)));
        }
        self.game.check().map_err(|why| {
            self.fault(&word.span, Msg::new("scn-unsound").with("why", why))
                .note(self.story(self.since, Viewer::All))
        })
    }

    pub(crate) fn expect(&mut self, expect: &Expect, span: &Span) -> Result<(), Fault> {
        match expect {
            Expect::Offered { offered, seat, action } => {
                self.seated(*seat, span)?;
                self.offered(*offered, *seat, action)
            }
            Expect::Refused { seat, action, by, because } => {
                self.seated(*seat, span)?;
                self.refused(*seat, action, by.as_ref(), because.as_ref())
            }
            Expect::Event(event) => self.event(event, span),
            Expect::Value { words, sign, value } => self.value(words, *sign, value),
            Expect::Asked { asked, seat, ask } => self.asked(*asked, *seat, ask.as_ref(), span),
            Expect::Offers { seat, sign, count } => {
                self.seated(*seat, span)?;
                let found = self.offers(*seat);
                if holds(*sign, &found.len().to_string(), &count.to_string()) {
                    return Ok(());
                }
                Err(self
                    .fault(span, Msg::new("scn-number-of-offers").with("seat", seat.to_string()))
                    .instead(format!("{} {count}", sign.text()), found.len() as i64)
                    .note(listed("scn-offers", found.iter().map(ToString::to_string))))
            }
            Expect::Winner(_) | Expect::Tie(_) | Expect::Lost => self.ended(expect, span),
            Expect::Over(over) => match (over, self.game.status()) {
                (true, Status::Over(_)) | (false, Status::Asking(_)) => Ok(()),
                (true, _) => Err(self
                    .fault(span, Msg::new("scn-goes-on"))
                    .instead(Msg::new("scn-the-end"), self.standing())),
                (false, _) => Err(self
                    .fault(span, Msg::new("scn-is-over"))
                    .instead(Msg::new("scn-a-question"), self.standing())),
            },
            Expect::Rest(seat) => {
                if is_at_rest(&self.game, *seat) {
                    return Ok(());
                }
                let whom = seat.map(|seat| seat.to_string()).unwrap_or_default();
                Err(self
                    .fault(span, Msg::new("scn-not-at-rest"))
                    .instead(Msg::new("scn-free-question").with("seat", whom), self.standing()))
            }
            Expect::Impossible(_) => {
                Err(self.fault(span, Msg::new("scn-possible")).note(Msg::new("scn-possible-mend")))
            }
            Expect::Learned(learned) if *learned == self.learned => Ok(()),
            Expect::Learned(true) => Err(self.fault(span, Msg::new("scn-nothing-learned"))),
            Expect::Learned(false) => Err(self.fault(span, Msg::new("scn-learned"))),
        }
    }

    fn offered(&self, wanted: bool, seat: Seat, word: &Word) -> Result<(), Fault> {
        let action = self.read(seat, word)?;
        let offered = self.offers(seat).contains(&action);
        let refusal = self.game.why_not(seat, action);
        self.agree(offered, refusal.as_ref(), word)?;
        match refusal {
            None if !wanted => Err(self
                .fault(&word.span, Msg::new("scn-is-offered").with("seat", seat.to_string()))
                .instead(Msg::new("scn-no-such-offer"), Msg::new("scn-it-is-offered"))),
            Some(refusal) if wanted => Err(self
                .fault(&word.span, Msg::new("scn-not-offered").with("seat", seat.to_string()))
                .instead(Msg::new("scn-an-offer"), self.refusal(&refusal))
                .note(self.standing())
                .near(self.nearest_offer(seat, word).as_deref())),
            _ => Ok(()),
        }
    }

    /// Offers and reasons have to agree; a game in which they do not is faulty.
    fn agree(&self, offered: bool, refusal: Option<&Refusal>, word: &Word) -> Result<(), Fault> {
        match (offered, refusal) {
            (true, Some(refusal)) => Err(self
                .fault(&word.span, Msg::new("scn-contradicts"))
                .note(said(self.refusal(refusal)))),
            (false, None) => Err(self.fault(&word.span, Msg::new("scn-contradicts-neither"))),
            _ => Ok(()),
        }
    }

    fn refused(
        &self,
        seat: Seat,
        word: &Word,
        by: Option<&Word>,
        because: Option<&Word>,
    ) -> Result<(), Fault> {
        let action = self.read(seat, word)?;
        let rule = by.map(|by| rule::<G>(self.scenario, by)).transpose()?;
        let refusal = self.game.why_not(seat, action);
        self.agree(self.offers(seat).contains(&action), refusal.as_ref(), word)?;
        let mut expected = String::from("refused");
        if let Some(rule) = rule {
            expected.push_str(&format!(" by {}", Self::number(rule)));
        }
        if let Some(because) = because {
            expected.push_str(&format!(" because {}", because.text));
        }
        let Some(refusal) = refusal else {
            return Err(self
                .fault(&word.span, Msg::new("scn-is-offered").with("seat", seat.to_string()))
                .instead(expected, Msg::new("scn-it-is-offered")));
        };
        let id = refusal.because.id.as_ref();
        let wrong = match (by, because) {
            (Some(by), _) if rule != Some(refusal.rule) => Some((by, "scn-another-rule")),
            (_, Some(because)) if because.text != id && because.text != short_id(id) => {
                Some((because, "scn-another-reason"))
            }
            _ => None,
        };
        match wrong {
            Some((word, wrong)) => Err(self
                .fault(&word.span, Msg::new(wrong))
                .instead(expected, self.refusal(&refusal))),
            None => Ok(()),
        }
    }

    /// The events from `start` on as this viewer sees them, written as scenarios write them.
    fn story(&self, start: usize, viewer: Viewer) -> Msg {
        let lines = self.log[start..].iter().filter_map(|told| told.seen_by(viewer)).map(|told| {
            let msg = told.event.words();
            let (number, said) = (Self::number(told.rule), self.speaker.say(&msg));
            if crate::Ids.say(&msg) == said {
                format!("{} by {number}", written(&msg))
            } else {
                format!("{} by {number}  # {said}", written(&msg))
            }
        });
        listed("scn-happened", lines)
    }

    fn event(&mut self, event: &WantedEvent, span: &Span) -> Result<(), Fault> {
        let wanted = &event.wanted;
        let rule = wanted.by.as_ref().map(|by| rule::<G>(self.scenario, by)).transpose()?;
        self.known("event-", &wanted.name, "scn-no-event")?;
        let viewer = match event.watching {
            Watching::All => Viewer::All,
            Watching::Public => Viewer::Public,
            Watching::Seat(seat) => {
                self.seated(seat, span)?;
                Viewer::Seat(seat)
            }
        };
        let since = if event.since_start { 0 } else { self.since };
        let start = match self.found {
            Some(found) if event.then => since.max(found + 1),
            _ => since,
        };
        let seen: Vec<(usize, RuleId, Msg)> = self.log[start..]
            .iter()
            .enumerate()
            .filter_map(|(at, told)| Some((start + at, told.seen_by(viewer)?)))
            .map(|(at, told)| (at, told.rule, told.event.words()))
            .collect();
        let named: Vec<&Msg> = seen
            .iter()
            .map(|(_, _, msg)| msg)
            .filter(|msg| is_named(msg, &wanted.name.text))
            .collect();
        self.parameters(&named, wanted)?;
        let matches: Vec<usize> = seen
            .iter()
            .filter(|(_, by, msg)| fits(msg, wanted) && rule.is_none_or(|rule| rule == *by))
            .map(|(at, ..)| *at)
            .collect();
        let met = match event.times {
            Some(times) => matches.len() == times,
            None => !matches.is_empty(),
        };
        if met {
            self.found = matches.first().copied().or(self.found);
            return Ok(());
        }
        let what = match event.times {
            Some(0) => Msg::new("scn-must-not-happen"),
            Some(times) => Msg::new("scn-happened-times")
                .with("found", matches.len() as i64)
                .with("times", times as i64),
            None if self.log.is_empty() => Msg::new("scn-nothing-yet"),
            None if event.then => Msg::new("scn-not-after"),
            None => Msg::new("scn-not-happened"),
        };
        Err(self.fault(span, what).note(self.story(start, viewer)))
    }

    /// A name that no text of the game has is a slip of the pen.
    pub(crate) fn known(
        &self,
        prefix: &str,
        word: &Word,
        unknown: &'static str,
    ) -> Result<(), Fault> {
        let ids = text_ids(G::texts()[0], prefix);
        let name = word.text.strip_prefix(prefix).unwrap_or(&word.text);
        if ids.is_empty() || ids.contains(&name) {
            return Ok(());
        }
        let what = Msg::new(unknown).with("game", G::NAME).with("word", name);
        Err(self.fault(&word.span, what).near(nearest(name, ids)))
    }

    /// A parameter that no message of this name has is a slip of the pen.
    pub(crate) fn parameters(&self, messages: &[&Msg], wanted: &Wanted) -> Result<(), Fault> {
        let has = |msg: &Msg, name: &str| msg.args.iter().any(|(known, _)| known == name);
        for (name, _) in &wanted.args {
            if messages.is_empty() || messages.iter().any(|msg| has(msg, &name.text)) {
                continue;
            }
            let known: Vec<&str> =
                messages.iter().flat_map(|msg| &msg.args).map(|(name, _)| name.as_ref()).collect();
            let what = Msg::new("scn-no-parameter")
                .with("event", wanted.name.text.as_str())
                .with("word", name.text.as_str());
            return Err(self
                .fault(&name.span, what)
                .near(nearest(&name.text, known))
                .note(Msg::new("scn-for-example").with("example", written(messages[0]))));
        }
        Ok(())
    }
}
