//! Judges what a scenario expects of the position alone: figures, questions and the end.

use crate::{
    Expect, Fault, Sign, Span, Wanted, Word,
    compare::{ending, holds, is_named},
    condition::{ending_of, figure, is_asked},
    ids::written,
    position::{atoms, unknown},
    run::{Judge, rule},
    source::{joined, span_of},
    texts::said,
};
use deckhand_kernel::{Msg, Scene, Seat, Status, Words as _};

impl<G: Scene> Judge<'_, G> {
    /// A figure of the position; its words have to be known.
    pub(crate) fn figure(&self, words: &[Word]) -> Result<String, Fault> {
        let name = &words[0];
        if !G::VALUES.iter().any(|(known, _)| *known == name.text) {
            let names: Vec<&str> = G::VALUES.iter().map(|(name, _)| *name).collect();
            let what =
                Msg::new("scn-no-value").with("game", G::NAME).with("word", name.text.as_str());
            return Err(unknown(self.scenario, name, what, &names));
        }
        figure(&self.game, words).map_err(|why| {
            let atoms = atoms(&why);
            let word = words.iter().skip(1).find(|word| atoms.contains(&word.text));
            let span = word.map_or_else(|| span_of(words), |word| word.span.clone());
            let example = G::VALUES.iter().find(|(known, _)| *known == name.text);
            let fault = self.fault(&span, said(self.speaker.say(&why)));
            match example {
                Some((_, example)) => fault.note(Msg::new("scn-example").with("example", *example)),
                None => fault,
            }
        })
    }

    pub(crate) fn value(&self, words: &[Word], sign: Sign, value: &Word) -> Result<(), Fault> {
        let found = self.figure(words)?;
        if holds(sign, &found, &value.text) {
            return Ok(());
        }
        Err(self
            .fault(&value.span, Msg::new("scn-other-value").with("value", joined(words)))
            .instead(format!("{} {}", sign.text(), value.text), found))
    }

    /// Whether the words of a question are known.
    pub(crate) fn question(
        &self,
        seat: Seat,
        ask: Option<&Wanted>,
        span: &Span,
    ) -> Result<(), Fault> {
        self.seated(seat, span)?;
        if let Some(by) = ask.and_then(|ask| ask.by.as_ref()) {
            rule::<G>(self.scenario, by)?;
        }
        if let Some(ask) = ask {
            self.known("ask-", &ask.name, "scn-no-question")?;
        }
        if let (Some(question), Some(ask)) = (self.game.ask(seat), ask) {
            let msg = question.words();
            if is_named(&msg, &ask.name.text) {
                self.parameters(&[&msg], ask)?;
            }
        }
        Ok(())
    }

    pub(crate) fn asked(
        &self,
        wanted: bool,
        seat: Seat,
        ask: Option<&Wanted>,
        span: &Span,
    ) -> Result<(), Fault> {
        self.question(seat, ask, span)?;
        match (wanted, is_asked(&self.game, seat, ask)) {
            (true, false) => Err(self
                .fault(span, Msg::new("scn-not-asked").with("seat", seat.to_string()))
                .note(self.standing())),
            (false, true) => Err(self
                .fault(span, Msg::new("scn-is-asked").with("seat", seat.to_string()))
                .note(self.standing())),
            _ => Ok(()),
        }
    }

    pub(crate) fn ended(&self, expect: &Expect, span: &Span) -> Result<(), Fault> {
        let Some(wanted) = ending_of(expect) else { return Ok(()) };
        match self.game.status() {
            Status::Over(found) if found == wanted => Ok(()),
            Status::Over(_) => Err(self
                .fault(span, Msg::new("scn-ended-otherwise"))
                .instead(ending(wanted), self.standing())),
            Status::Asking(_) => Err(self
                .fault(span, Msg::new("scn-goes-on"))
                .instead(ending(wanted), self.standing())),
        }
    }

    /// Whom the game waits for and with which question, or how it ended.
    pub(crate) fn standing(&self) -> Msg {
        match self.game.status() {
            Status::Over(outcome) => said(ending(outcome)),
            Status::Asking(seats) => {
                let asks = seats.iter().map(|seat| match self.game.ask(seat) {
                    Some(ask) => {
                        let by = Self::number(self.game.ask_rule(ask));
                        Msg::new("scn-asks")
                            .with("seat", seat.to_string())
                            .with("question", format!("{} by {by}", written(&ask.words())))
                    }
                    None => Msg::new("scn-waits").with("seat", seat.to_string()),
                });
                asks.reduce(|first, second| {
                    Msg::new("scn-and").with("first", first).with("second", second)
                })
                .unwrap_or_else(|| said(""))
            }
        }
    }
}
