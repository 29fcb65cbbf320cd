//! The course of a game on a server as it is told: news, questions, lost connections, the end.

use super::call::Trouble;
use super::command::Order;
use super::entrance::Entrance;
use super::list::List;
use super::seen::{News, Seen};
use super::wire::{Farewell, Wire};
use super::{fresh, tell, typing};
use crate::args::{Passing, PlayArgs};
use crate::failure::{Done, FAILED, Failure};
use crate::play::screen::{Echo, Lines, Screen};
use crate::reader::Reader;
use deckhand_kernel::{Msg, Seat, Speaker as _};
use deckhand_protocol::{self as protocol, SeatKind, ToPage, ToServer};
use deckhand_words::Speech;
use std::io::{self, IsTerminal as _};
use std::time::Duration;
use tokio::time::sleep;

/// How long it has to be quiet before a question is put: what is passed without asking changes at once.
const QUIET: Duration = Duration::from_millis(25);
/// The pauses before each try to get a lost connection back, in milliseconds.
const PAUSES: [u64; 6] = [300, 1000, 2000, 4000, 8000, 15_000];
/// So many lines of the log are told to who comes back, and shown when no number is given.
pub(super) const LOG: usize = 20;

/// Talks about a table until the game or the input is over, or the person leaves.
pub(super) async fn talk(reader: &Reader, args: &PlayArgs, entrance: Entrance) -> Done {
    let wire = Wire::connect(&entrance, reader.lang).await;
    let wire = wire.map_err(|trouble| trouble.failure(reader, &entrance.server))?;
    let piped = !io::stdin().is_terminal();
    let lines = if io::stdout().is_terminal() { Lines::Folded } else { Lines::Whole };
    let (mut nothing, mut output) = (io::empty(), io::stdout().lock());
    let echo = if piped { Echo::On } else { Echo::Off };
    let mut far = Far {
        reader,
        entrance,
        passing: args.pass,
        screen: Screen::new(&mut nothing, &mut output, echo).with_lines(lines),
        piped,
        wire,
        seen: Seen::default(),
        list: None,
        sent: None,
        sure: None,
        held: None,
        named: format!("{:x}", fresh()),
        commands: 0,
        answers: 0,
        tries: 0,
        lost: false,
        greeted: false,
        quiet: false,
        prompted: false,
        input_over: false,
        waits_for: Vec::new(),
        end: None,
    };
    far.opening()?;
    let done = far.talk().await;
    far.wire.close().await;
    done
}

/// A command on its way.
pub(super) struct Sent {
    pub(super) message: ToServer,
    pub(super) cmd: String,
    /// The line that it was made of, if that was an answer.
    pub(super) answer: Option<String>,
    /// What it is about, in words.
    pub(super) about: String,
    /// Whether the line was tried on an earlier question.
    pub(super) again: bool,
}

/// Something grave that waits to be confirmed, and how it was typed.
pub(super) struct Sure {
    pub(super) typed: String,
    pub(super) what: Grave,
}

/// What is asked once more before it is done.
pub(super) enum Grave {
    /// The offer at this place of this question.
    Offer(u32, usize),
    /// To resign.
    Resign,
}

/// A line that waits for a question.
pub(super) struct Held {
    pub(super) line: String,
    pub(super) again: bool,
}

/// How the talk ends.
pub(super) enum End {
    /// The person leaves.
    Quit,
    /// There is no more input.
    Input,
    /// All has been said.
    Over,
}

pub(super) struct Far<'a> {
    pub(super) reader: &'a Reader,
    entrance: Entrance,
    passing: Passing,
    pub(super) screen: Screen<'a>,
    /// Whether lines come from a pipe: then each waits for its question.
    pub(super) piped: bool,
    wire: Wire,
    pub(super) seen: Seen,
    /// The question that was put.
    pub(super) list: Option<List>,
    /// The command that is not answered yet. There is never more than one.
    sent: Option<Sent>,
    pub(super) sure: Option<Sure>,
    pub(super) held: Option<Held>,
    /// What the names of all commands of this run begin with.
    named: String,
    commands: u32,
    /// Answers that were carried out.
    answers: i64,
    /// Tries since the table was heard last.
    tries: usize,
    /// Whether the reader was told that the connection is lost.
    lost: bool,
    /// Whether the table was heard over this connection.
    greeted: bool,
    /// Whether nothing was heard for a moment.
    quiet: bool,
    /// Whether a prompt waits on the screen.
    prompted: bool,
    /// Whether there are no more lines.
    input_over: bool,
    /// Whom the reader was told to wait for.
    waits_for: Vec<u8>,
    pub(super) end: Option<End>,
}

impl Far<'_> {
    async fn talk(&mut self) -> Done {
        let mut lines = typing::lines();
        loop {
            if let Some(end) = self.end.take() {
                return self.stopped(&end);
            }
            let at_rest = self.quiet && self.sent.is_none() && self.seen.table().is_some();
            if at_rest {
                self.put()?;
            }
            let wanted = at_rest && self.wants_a_line();
            if wanted
                && self.is_asked()
                && let Some(held) = self.held.take()
            {
                self.line(&held.line, held.again).await?;
                continue;
            }
            if wanted && !self.prompted && self.prompts() {
                self.screen.prompt()?;
                self.prompted = true;
            }
            tokio::select! {
                biased;
                heard = self.wire.hear() => match heard {
                    Some(message) => self.hear(message).await?,
                    None => self.come_back().await?,
                },
                line = lines.recv(), if wanted && !self.input_over => match line {
                    Some(line) => self.read(line).await?,
                    None => self.input_ends()?,
                },
                () = sleep(QUIET), if !self.quiet => self.quiet = true,
            }
        }
    }

    /// Whether a line may be read now. At a terminal always; from a pipe when there is something to answer.
    fn wants_a_line(&self) -> bool {
        let watches = self.seen.you().is_none();
        !self.piped
            || watches
            || self.over()
            || self.is_asked()
            || self.seen.request().is_some() && self.held.is_none()
    }

    /// Whether there is a question for the next line.
    pub(super) fn is_asked(&self) -> bool {
        self.sure.is_some() || self.seen.ask().is_some()
    }

    /// Whether the game is over.
    pub(super) fn over(&self) -> bool {
        self.seen.over()
    }

    /// Whether a prompt stands where lines may come. A pipe is not asked for what it need not say, so that the result
    /// stands last.
    fn prompts(&self) -> bool {
        let needless = self.over() || self.seen.you().is_none();
        !(self.input_over || self.piped && needless)
    }

    async fn read(&mut self, line: String) -> Done {
        if self.prompted {
            self.screen.answered(Some(&line))?;
            self.prompted = false;
        }
        self.line(&line, false).await
    }

    /// What a line means. A line of a pipe that is an answer waits for its question.
    async fn line(&mut self, line: &str, again: bool) -> Done {
        let order = Order::read(line);
        if self.piped && order.is_none() && !self.is_asked() && self.seen.you().is_some() {
            if self.over() {
                self.end = Some(End::Over);
            } else {
                self.held = Some(Held { line: line.to_string(), again });
            }
            return Ok(());
        }
        if let Some(sent) = self.understand(line, order, again)? {
            self.send(sent).await;
        }
        Ok(())
    }

    fn input_ends(&mut self) -> Done {
        self.input_over = true;
        if self.seen.you().is_some() || !self.piped {
            self.interrupt()?;
            self.end = Some(if self.over() { End::Over } else { End::Input });
        }
        Ok(())
    }

    /// Sends a command; it is on its way until it is answered. If the connection ends before, that is heard, and the
    /// command is sent once more over the next one.
    async fn send(&mut self, sent: Sent) {
        self.wire.send(&sent.message).await;
        self.sent = Some(sent);
    }

    /// What is sent first over every connection: how this seat wants to be asked, and what was not answered before.
    async fn greet(&mut self) {
        if self.seen.you().is_some() {
            let how = match self.passing {
                Passing::Never => protocol::Passing::Never,
                Passing::Smart => protocol::Passing::Alone,
                Passing::Always => protocol::Passing::Always,
            };
            self.wire.send(&ToServer::Passing { how }).await;
        }
        if let Some(sent) = &self.sent {
            self.wire.send(&sent.message).await;
        }
    }

    /// The name of the next command.
    pub(super) fn next_command(&mut self) -> String {
        self.commands += 1;
        format!("{}-{}", self.named, self.commands)
    }

    async fn hear(&mut self, message: ToPage) -> Done {
        self.quiet = false;
        let is_table = matches!(message, ToPage::Table(_));
        if is_table && std::mem::take(&mut self.lost) {
            self.say_word("cli-far-again")?;
        }
        match message {
            ToPage::Done { cmd } => self.answered(&cmd, Ok(None))?,
            ToPage::Look { cmd, lines, undo } => {
                let text = self.looked(&lines, undo);
                self.answered(&cmd, Ok(Some(text)))?;
            }
            ToPage::Why { cmd, lines } => {
                let lines: Vec<String> = lines.iter().map(tell::said).collect();
                let nothing = || self.reader.speech.word("cli-far-why-nothing");
                let text = if lines.is_empty() { nothing() } else { lines.join("\n") };
                self.answered(&cmd, Ok(Some(text)))?;
            }
            ToPage::Refused { cmd, say, stale } => {
                self.answered(&cmd, Err((tell::said(&say), stale)))?;
            }
            message => {
                for news in self.seen.hear(message) {
                    self.tell(&news).await?;
                }
            }
        }
        if is_table && !std::mem::replace(&mut self.greeted, true) {
            self.tries = 0;
            self.greet().await;
        }
        Ok(())
    }

    /// The server has answered a command: with a text, with nothing, or by refusing it.
    fn answered(&mut self, cmd: &str, answer: Result<Option<String>, (String, bool)>) -> Done {
        let Some(sent) = self.sent.take_if(|sent| sent.cmd == cmd) else { return Ok(()) };
        match answer {
            Ok(text) => {
                self.answers += i64::from(sent.answer.is_some());
                if let Some(text) = text {
                    let head = sent.about;
                    self.say(if head.is_empty() { text } else { format!("{head}\n{text}") })?;
                }
                if matches!(sent.message, ToServer::Propose { .. }) && self.proposes() {
                    self.say_word("cli-far-asked")?;
                }
            }
            // The new question is as good for the line of a pipe, which can not see it.
            Err((_, true)) if self.piped && sent.answer.is_some() && !sent.again => {
                self.held = sent.answer.map(|line| Held { line, again: true });
                self.list = None;
            }
            Err((text, stale)) => {
                if stale {
                    self.list = None;
                }
                self.say(text)?;
            }
        }
        Ok(())
    }

    /// Whether something that the reader has proposed waits for others.
    fn proposes(&self) -> bool {
        let you = self.seen.you();
        self.seen.now().is_some_and(|now| now.requests.iter().any(|it| Some(it.by) == you))
    }

    async fn tell(&mut self, news: &News) -> Done {
        let speech = self.speech();
        match news {
            News::Opening => self.first_look()?,
            News::Opened => self.opened()?,
            News::Next(id) => self.rematch(id.clone()).await?,
            other => {
                let Some(text) = tell::news(other, &self.seen, &speech) else { return Ok(()) };
                let over = matches!(other, News::Over(_));
                if over || matches!(other, News::Begun) {
                    self.say("")?;
                }
                self.say(text)?;
                if over {
                    self.is_over()?;
                }
            }
        }
        Ok(())
    }

    /// The rest of what is said at the end.
    fn is_over(&mut self) -> Done {
        self.list = None;
        self.sure = None;
        self.held = None;
        if self.seen.you().is_none() {
            self.end = Some(End::Over);
        } else if !self.piped {
            self.say_word("cli-far-over-hint")?;
        }
        Ok(())
    }

    /// Says whether the opened seal is the one that was noted before anything was added to the chance.
    fn opened(&mut self) -> Done {
        let (Some(noted), Some(table)) = (&self.entrance.noted, self.seen.table()) else {
            return Ok(());
        };
        if !table.begun {
            return Ok(());
        }
        let fits = noted.fits(&table.seal, table.you);
        self.say_word(if fits { "cli-far-seal-fits" } else { "cli-far-seal-broken" })
    }

    /// What is said before the server has said anything: how others come here, and how to come back.
    fn opening(&mut self) -> Done {
        if let Some(link) = self.entrance.link.take() {
            let msg = Msg::new("cli-far-link").with("link", link.as_str());
            let join = format!("deckhand play --match {link}");
            let text = self.reader.speech.say(&msg.with("command", join));
            self.screen.say_whole(&text)?;
        }
        if self.entrance.new && self.entrance.key.is_some() {
            self.way_back("cli-far-key")?;
        }
        Ok(())
    }

    /// Prints the command that leads back to this seat.
    fn way_back(&mut self, id: &'static str) -> Done {
        self.interrupt()?;
        let msg = Msg::new(id).with("command", self.entrance.way_back());
        self.screen.say_whole(&self.reader.speech.say(&msg))
    }

    /// The table as it is found.
    fn first_look(&mut self) -> Done {
        let speech = self.speech();
        let Some(table) = self.seen.table() else { return Ok(()) };
        let mut lines = vec![table.title.clone(), tell::seats(&table.seats, &speech)];
        for (name, value) in &table.options {
            lines.push(format!("{name}={value}"));
        }
        if table.ours {
            lines.push(speech.word("cli-ours-cards"));
        }
        lines.push(speech.word(if table.you.is_some() {
            "cli-far-help-hint"
        } else {
            "cli-far-watching"
        }));
        if let Some(next) = &table.next {
            lines.push(speech.say(&Msg::new("cli-far-next").with("match", next.as_str())));
        }
        lines.push(String::new());
        let log = self.seen.log();
        let from = if self.entrance.new { 0 } else { log.len().saturating_sub(LOG) };
        if from > 0 {
            lines.push(speech.say(&Msg::new("cli-far-log-part").with("count", LOG as i64)));
        }
        lines.extend(log[from..].iter().map(tell::line));
        for text in lines {
            self.say(text)?;
        }
        Ok(())
    }

    /// The question or whom there is to wait for, unless that was said before.
    fn put(&mut self) -> Done {
        let Some(ask) = self.seen.ask().cloned() else {
            self.list = None;
            return self.wait_for_others();
        };
        self.waits_for.clear();
        if self.list.as_ref().is_some_and(|list| list.ask == ask) {
            return Ok(());
        }
        self.sure = None;
        self.list = Some(List::new(ask));
        self.say("")?;
        self.show_list()
    }

    /// Prints the question.
    pub(super) fn show_list(&mut self) -> Done {
        let speech = self.speech();
        let Some(list) = &self.list else { return Ok(()) };
        let text = list.text(&speech);
        let you = self.seen.you();
        let clock =
            self.seen.now().and_then(|now| now.clocks.iter().find(|it| Some(it.seat) == you));
        let clock = clock.map(|clock| tell::clock(clock, &speech));
        self.say(text)?;
        clock.map_or(Ok(()), |clock| self.say(clock))
    }

    /// Says once whom everybody waits for, if those are persons.
    fn wait_for_others(&mut self) -> Done {
        let Some(table) = self.seen.table() else { return Ok(()) };
        let person = |seat: &u8| {
            let info = self.seen.seat(*seat);
            info.is_some_and(|it| it.kind == SeatKind::Person && !it.stood_in)
                && Some(*seat) != table.you
        };
        let (id, seats): (_, Vec<u8>) = match &table.now {
            Some(now) if now.over.is_none() => {
                ("cli-far-waiting", now.asked.iter().copied().filter(person).collect())
            }
            Some(_) => return Ok(()),
            None => {
                let open = table.seats.iter().filter(|it| it.kind == SeatKind::Open);
                ("cli-far-open", open.map(|it| it.seat).collect())
            }
        };
        if seats.is_empty() || seats == self.waits_for {
            return Ok(());
        }
        self.waits_for.clone_from(&seats);
        let count = seats.len() as i64;
        let seats: Vec<Seat> = seats.into_iter().map(Seat).collect();
        let text = self.speech().say(&Msg::new(id).with("count", count).with("seats", seats));
        self.say(text)
    }

    /// A rematch: the same key fits there.
    async fn rematch(&mut self, id: String) -> Done {
        let text = self.reader.speech.say(&Msg::new("cli-far-rematch").with("match", id.as_str()));
        self.say(text)?;
        self.wire.close().await;
        self.entrance.id = id;
        self.entrance.new = true;
        // Everybody's addition is that of the match before; there is nothing to be noted first.
        self.entrance.noted = None;
        self.seen = Seen::default();
        (self.list, self.sent, self.held, self.end) = (None, None, None, None);
        self.waits_for.clear();
        self.opening()?;
        self.connect_again().await
    }

    /// A connection was lost: tries to get it back, and gives once more what was not answered.
    async fn come_back(&mut self) -> Done {
        let Farewell { text, status } = self.wire.farewell();
        if let Some(status) = status {
            let trouble = Trouble::Refused(status, text);
            if !trouble.may_pass() {
                return Err(trouble.failure(self.reader, &self.entrance.server));
            }
        } else if let Some(text) = text {
            self.say(text)?;
        }
        if !std::mem::replace(&mut self.lost, true) {
            self.say_word("cli-far-lost")?;
        }
        self.connect_again().await
    }

    async fn connect_again(&mut self) -> Done {
        (self.quiet, self.greeted) = (false, false);
        loop {
            let Some(pause) = PAUSES.get(self.tries) else {
                let msg = Msg::new("cli-far-gone").with("command", self.entrance.way_back());
                return Err(Failure::Said(FAILED, self.reader.speech.say(&msg)));
            };
            self.tries += 1;
            sleep(Duration::from_millis(*pause)).await;
            match Wire::connect(&self.entrance, self.reader.lang).await {
                Ok(wire) => self.wire = wire,
                Err(trouble) if trouble.may_pass() => continue,
                Err(trouble) => return Err(trouble.failure(self.reader, &self.entrance.server)),
            }
            return Ok(());
        }
    }

    fn stopped(&mut self, end: &End) -> Done {
        let id = match end {
            End::Over => return Ok(()),
            End::Quit => "cli-quit",
            End::Input => "cli-end-of-input",
        };
        if self.seen.you().is_none() {
            return Ok(());
        }
        let text = self.reader.speech.say(&Msg::new(id).with("answers", self.answers));
        self.say(text)?;
        if self.over() {
            return Ok(());
        }
        self.way_back("cli-far-come-back")
    }

    /// How things are said to the reader.
    pub(super) fn speech(&self) -> Speech {
        self.seen.speech(&self.reader.speech)
    }

    /// Prints a text, below a prompt that nobody has answered.
    pub(super) fn say(&mut self, text: impl AsRef<str>) -> Done {
        self.interrupt()?;
        self.screen.say(text)
    }

    /// Prints a text of the program.
    pub(super) fn say_word(&mut self, id: &str) -> Done {
        let text = self.reader.speech.word(id);
        self.say(text)
    }

    fn interrupt(&mut self) -> Done {
        if std::mem::take(&mut self.prompted) { self.screen.answered(None) } else { Ok(()) }
    }
}
