//! The course of a game as it is told: opening, news, turns, the end.

use super::prompt;
use super::screen::Screen;
use super::session::{Kept, Session};
use crate::args::Passing;
use crate::failure::{Done, Failure};
use crate::reader::{Reader, in_all_languages, speech_of, title_of};
use deckhand_kernel::{Msg, Pick, Redact as _, Seat, Speaker as _, Title, Viewer, offers};
use deckhand_table::{Catalogue, sentences};
use deckhand_words::Speech;

/// A game and the person or persons it is told to.
pub(super) struct Talk<'a, G: Title> {
    pub(super) session: Session<G>,
    pub(super) screen: Screen<'a>,
    pub(super) catalogue: Catalogue,
    /// When the table is shown.
    pub(super) board: Board,
    /// How things are said to each seat; the last one is for those who only watch.
    speeches: Vec<Speech>,
    /// When questions are passed without asking.
    passing: Passing,
    /// Whether the thoughts of bots may be told, which names what they hold.
    pub(super) open_bots: bool,
    /// Up to where the log has been told to each seat; the last one is for those who only watch.
    told: Vec<usize>,
    /// The picture of the table that was shown to each seat last.
    shown: Vec<Option<String>>,
    /// Whether anything was told since a question was put last.
    pub(super) fresh: bool,
    /// Who sits at the screen now; `None` before the first turn and when nobody plays.
    seated: Option<Seat>,
}

/// When the table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Board {
    /// On every turn of a person, and on request.
    EveryTurn,
    /// Only on request.
    OnRequest,
}

/// How a person's turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// With an answer, or one taken back: the game goes on with whoever is asked.
    GoOn,
    /// The person wants to stop.
    Quit,
    /// There is no more input.
    EndOfInput,
}

impl<'a, G: Title> Talk<'a, G> {
    pub(super) fn new(
        reader: &Reader,
        session: Session<G>,
        screen: Screen<'a>,
        names: &[String],
        board: Board,
    ) -> Self {
        let speech = |you| speech_of::<G>(reader.lang).with_seats(names.to_vec(), you);
        let mut speeches: Vec<Speech> =
            (0u8..).take(names.len()).map(|at| speech(Some(Seat(at)))).collect();
        speeches.push(speech(None));
        let mut persons = session.persons();
        let only = persons.next().filter(|_| persons.next().is_none());
        drop(persons);
        Self {
            session,
            screen,
            catalogue: Catalogue::of::<G>(&in_all_languages::<G>()),
            board,
            passing: Passing::Never,
            open_bots: false,
            told: vec![0; speeches.len()],
            shown: vec![None; speeches.len()],
            fresh: true,
            speeches,
            seated: only,
        }
    }

    /// The same with questions passed as the person likes it.
    pub(super) fn passing(self, passing: Passing) -> Self {
        Self { passing, ..self }
    }

    /// The answer that passes a question which this person does not want to be asked.
    pub(super) fn unasked(&self, seat: Seat) -> Option<G::Action> {
        let game = self.session.game();
        if self.passing == Passing::Never || !game.ask(seat).is_some_and(|ask| game.is_reply(ask)) {
            return None;
        }
        let offers = offers(game, seat);
        let pass = offers.iter().find(|offer| offer.picks == [Pick::verb("pass")])?;
        (self.passing == Passing::Always || offers.len() == 1).then_some(pass.action)
    }

    /// The whole game.
    pub(super) fn game(mut self, seed: u64) -> Done {
        self.opening(seed)?;
        while let Some(seat) = self.session.next() {
            if let Some(kept) = self.session.bot_answers(seat) {
                self.record_news(kept)?;
                if !self.hot_seat() {
                    self.news_so_far()?;
                }
                continue;
            }
            if let Some(action) = self.unasked(seat)
                && let Ok(kept) = self.session.answer(seat, action)
            {
                self.record_news(kept)?;
                continue;
            }
            self.sit_down(seat)?;
            match prompt::turn(&mut self, seat)? {
                After::GoOn if self.hot_seat() => {}
                After::GoOn => self.news()?,
                stopped => return self.stopped(stopped),
            }
        }
        self.end()
    }

    /// How things are said to whoever sits at the screen.
    pub(super) fn speech(&self) -> &Speech {
        &self.speeches[self.place()]
    }

    /// With whose eyes things are seen.
    pub(super) fn viewer(&self) -> Viewer {
        match self.seated {
            Some(seat) => Viewer::Seat(seat),
            None if self.session.has_persons() => Viewer::Public,
            None => Viewer::All,
        }
    }

    /// Says a message to whoever sits at the screen.
    pub(super) fn say(&mut self, msg: &Msg) -> Done {
        let text = self.speech().say(msg);
        self.screen.say(text)
    }

    /// Shows the table.
    pub(super) fn picture(&mut self) -> Done {
        let (picture, place) = (self.drawn(), self.place());
        self.shown[place] = Some(picture.clone());
        self.screen.say("")?;
        self.screen.say(picture)?;
        self.screen.say("")
    }

    /// Whether the table looks another way than when it was shown last to whoever sits at the screen.
    pub(super) fn looks_new(&self) -> bool {
        self.shown[self.place()].as_ref() != Some(&self.drawn())
    }

    /// The table as whoever sits at the screen sees it.
    fn drawn(&self) -> String {
        let viewer = self.viewer();
        G::picture(&self.session.game().view(viewer), viewer, self.speech())
    }

    /// Tells what has happened since the reader was told last.
    pub(super) fn news(&mut self) -> Done {
        let sentences = self.sentences(self.told[self.place()]);
        self.tell(sentences, self.session.sitting().log().len())
    }

    /// Tells what has happened, but for the last sentence: while bots act it may still go on.
    fn news_so_far(&mut self) -> Done {
        let mut sentences = self.sentences(self.told[self.place()]);
        let Some((next, _)) = sentences.pop() else { return Ok(()) };
        self.tell(sentences, next)
    }

    /// Tells these sentences; the log is told up to this place then.
    fn tell(&mut self, sentences: Vec<(usize, String)>, next: usize) -> Done {
        let place = self.place();
        for (_, sentence) in sentences {
            self.fresh = true;
            self.screen.say(sentence)?;
        }
        self.told[place] = next;
        Ok(())
    }

    /// The whole log as the reader may know it, sentence by sentence.
    pub(super) fn log_lines(&self) -> Vec<String> {
        self.sentences(0).into_iter().map(|(_, sentence)| sentence).collect()
    }

    /// The log as the reader may know it, from this place on: where each sentence begins, and the sentence.
    fn sentences(&self, from: usize) -> Vec<(usize, String)> {
        let viewer = self.viewer();
        let log = self.session.sitting().log();
        let seen =
            (0..).zip(log).skip(from).filter_map(|(at, told)| Some((at, told.seen_by(viewer)?)));
        let (places, told): (Vec<usize>, Vec<_>) = seen.unzip();
        let sentences = sentences::<G>(self.speech(), &told);
        sentences.into_iter().map(|(first, sentence)| (places[first], sentence)).collect()
    }

    /// What was taken back was not told.
    pub(super) fn forget(&mut self) {
        let length = self.session.sitting().log().len();
        for told in &mut self.told {
            *told = length.min(*told);
        }
    }

    /// Says if the record could not be written, or is whole again.
    pub(super) fn record_news(&mut self, kept: Kept) -> Done {
        match kept {
            Kept::Fine => Ok(()),
            Kept::Stuck(error) => {
                self.say(&Msg::new("cli-record-stuck").with("why", error.to_string()))
            }
            Kept::Again => self.say(&Msg::new("cli-record-again")),
        }
    }

    fn opening(&mut self, seed: u64) -> Done {
        let setup = &self.session.sitting().record().header.setup;
        let (mode, _) = G::describe(setup);
        let warnings = G::warnings(setup);
        let title = |id: String| Msg::new(id);
        self.say(
            &Msg::new("cli-opening")
                .with("game", title_of::<G>(self.speech()))
                .with("mode", title(format!("mode-{mode}")))
                .with("seed", seed.to_string()),
        )?;
        let about = format!("mode-{mode}-about");
        if self.speech().has(&about) {
            self.say(&title(about))?;
        }
        let seats: Vec<String> = (0u8..)
            .zip(self.session.players())
            .map(|(at, player)| {
                let person = player == super::YOU;
                let msg = Msg::new(if person { "cli-seat-person" } else { "cli-seat-bot" });
                self.speech().say(&msg.with("seat", Seat(at)).with("bot", player))
            })
            .collect();
        self.screen.say(seats.join("\n"))?;
        for warning in warnings {
            let msg = Msg::new("cli-warning").with("what", warning);
            self.say(&msg)?;
        }
        if self.session.has_persons() {
            self.say(&Msg::new("cli-help-hint"))?;
        }
        self.screen.say("")?;
        if self.hot_seat() { Ok(()) } else { self.news() }
    }

    /// The person in this seat comes to the screen.
    fn sit_down(&mut self, seat: Seat) -> Done {
        if self.seated != Some(seat) {
            self.seated = Some(seat);
            // What this person saw last is gone from the screen.
            let place = self.place();
            self.shown[place] = None;
            self.screen.say("")?;
            self.say(&Msg::new("cli-sit-down").with("seat", seat))?;
        }
        self.news()
    }

    fn end(&mut self) -> Done {
        self.news()?;
        // The game is over: there are no secrets any more.
        if self.board == Board::EveryTurn {
            // A single person goes on seeing the table from the own side.
            let mut persons = self.session.persons();
            let side = match (persons.next(), persons.next()) {
                (Some(seat), None) => Viewer::Seat(seat),
                _ => Viewer::All,
            };
            let view = self.session.game().view(Viewer::All);
            let picture = G::picture(&view, side, self.speech());
            self.screen.say("")?;
            self.screen.say(picture)?;
        }
        self.screen.say("")?;
        // The last thing told is the outcome; nobody can ask for its rule any more.
        if let Some(told) = self.session.sitting().log().last() {
            let rule = G::rulebook().rule(told.rule);
            let title = rule.title[self.speech().lang().index()];
            self.say(&Msg::new("cli-decided").with("rule", rule.id).with("title", title))?;
        }
        for line in self.session.game().result() {
            self.say(&line)?;
        }
        self.record_end()
    }

    fn stopped(&mut self, how: After) -> Done {
        // Only the own ones: what others answer in secret, such as how often they recruit, is not to be told by a number.
        let steps = self.session.sitting().record().steps.iter();
        let answers = steps.filter(|step| self.seated == Some(step.seat)).count() as i64;
        let id = if how == After::Quit { "cli-quit" } else { "cli-end-of-input" };
        self.say(&Msg::new(id).with("answers", answers))?;
        self.record_end()
    }

    /// Where the record is, or that it is not whole.
    fn record_end(&mut self) -> Done {
        let Some(recorder) = self.session.recorder() else { return Ok(()) };
        let id = if recorder.complete() { "cli-record-kept" } else { "cli-record-incomplete" };
        let msg = Msg::new(id).with("file", recorder.path().display().to_string());
        let complete = recorder.complete();
        self.say(&msg)?;
        if complete { Ok(()) } else { Err(super::stopped()) }
    }

    /// Whether several persons share the screen.
    fn hot_seat(&self) -> bool {
        self.session.persons().nth(1).is_some()
    }

    fn place(&self) -> usize {
        self.seated.map_or(self.speeches.len() - 1, Seat::index)
    }
}

/// Stops with what can not be written.
pub(super) type Answered = Result<After, Failure>;
