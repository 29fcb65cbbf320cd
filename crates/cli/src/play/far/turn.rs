//! What a line means at a table far away, and what is sent for it.

use super::super::command::Command;
use super::command::Order;
use super::list::Chosen;
use super::lookup;
use super::phrase;
use super::talk::{End, Far, Grave, LOG, Sent, Sure};
use super::tell;
use crate::failure::{Done, Failure};
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_protocol::{Line, RequestKind, ToServer, Undo};

/// What is to be sent, if anything is.
type Meant = Result<Option<Sent>, Failure>;

impl Far<'_> {
    /// What is to be sent for a line; everything else is done here.
    pub(super) fn understand(&mut self, line: &str, order: Option<Order>, again: bool) -> Meant {
        if let Some(sure) = self.sure.take() {
            let same = match sure.what {
                Grave::Offer(..) => line == sure.typed,
                Grave::Resign => order == Some(Order::Resign),
            };
            if same || order == Some(Order::Yes) {
                return Ok(self.confirmed(&sure, again));
            }
            self.say_word("cli-not-done")?;
            if order == Some(Order::No) {
                return Ok(None);
            }
        }
        if line.is_empty() {
            return self.show_list().map(|()| None);
        }
        let speech = self.speech();
        let notation = self.list.as_ref().is_some_and(|list| list.is_notation(line));
        // Where nothing is proposed, a question may be meant.
        let to_question = matches!(order, Some(Order::Yes | Order::No))
            && self.list.is_some()
            && self.seen.request().is_none();
        if let Some(order) = order
            && !notation
            && !to_question
        {
            return self.order(order);
        }
        let Some(list) = &mut self.list else {
            let watches = self.seen.you().is_none();
            let id = if watches { "cli-far-only-watching" } else { "cli-far-not-asked" };
            return self.say_word(id).map(|()| None);
        };
        match list.chosen(line, &speech) {
            Some(Chosen::Offer(at)) if list.is_grave(at) => {
                let msg = Msg::new("cli-sure").with("action", list.ask.offers[at].says.as_str());
                let what = Grave::Offer(list.ask.id, at);
                self.sure = Some(Sure { typed: line.to_string(), what });
                self.say(speech.say(&msg)).map(|()| None)
            }
            Some(Chosen::Offer(at)) => {
                let ask = list.ask.id;
                Ok(Some(self.answer(ask, at, line, again)))
            }
            Some(Chosen::Group(members, said)) => {
                list.keep(members, said);
                self.show_list().map(|()| None)
            }
            Some(Chosen::NoSuchNumber) => self.no_such_number(line),
            None => {
                let (ask, text) = (list.ask.id, line.to_string());
                let mut sent = self.command(|cmd| ToServer::Type { cmd, ask, text });
                (sent.answer, sent.again) = (Some(line.to_string()), again);
                Ok(Some(sent))
            }
        }
    }

    /// What would surely follow, and whether it could be taken back.
    pub(super) fn looked(&self, lines: &[Line], undo: Undo) -> String {
        let speech = self.speech();
        let mut text: Vec<String> =
            lines.iter().map(|line| format!("  {}", tell::line(line))).collect();
        if text.is_empty() {
            text.push(format!("  {}", speech.word("cli-look-nothing")));
        }
        let id = if undo == Undo::Free { "cli-look-free" } else { "cli-look-never" };
        text.push(speech.word(id));
        text.join("\n")
    }

    fn order(&mut self, order: Order) -> Meant {
        match order {
            Order::Here(command) => self.shared(command),
            Order::Resign => {
                self.sure = Some(Sure { typed: String::new(), what: Grave::Resign });
                self.say_word("cli-far-resign-sure").map(|()| None)
            }
            Order::Draw => Ok(Some(self.propose(RequestKind::Draw))),
            Order::Rematch => Ok(Some(self.propose(RequestKind::Rematch))),
            Order::Say(what) => match phrase::meant(&what) {
                Some(name) => {
                    Ok(Some(self.command(|cmd| ToServer::Say { cmd, phrase: name.to_string() })))
                }
                None => self.phrases().map(|()| None),
            },
            Order::Seats => {
                let speech = self.speech();
                let Some(table) = self.seen.table() else { return Ok(None) };
                let mut text = tell::seats(&table.seats, &speech);
                if table.watching > 0 {
                    let msg = Msg::new("cli-far-watched").with("count", i64::from(table.watching));
                    text.push_str(&format!("\n{}", speech.say(&msg)));
                }
                self.say(text).map(|()| None)
            }
            Order::Yes | Order::No => {
                let yes = order == Order::Yes;
                match self.seen.request().map(|request| request.id) {
                    Some(id) => Ok(Some(self.command(|cmd| ToServer::Agree { cmd, id, yes }))),
                    None => self.say_word("cli-far-no-request").map(|()| None),
                }
            }
        }
    }

    /// Orders that a game at this terminal knows as well.
    fn shared(&mut self, command: Command) -> Meant {
        match command {
            Command::Why(what) => return self.why(&what),
            Command::Look(what) => return self.look(&what),
            Command::Undo => return self.undo(),
            Command::Rule(what) => self.rule(&what)?,
            Command::Card(what) => self.card(&what)?,
            Command::Log(count) => self.log(&count)?,
            Command::All | Command::Back => self.narrow(&command)?,
            Command::Help => self.say_word("cli-far-help")?,
            Command::Quit => self.end = Some(if self.over() { End::Over } else { End::Quit }),
            Command::WhyBot | Command::Board | Command::Redo => {
                self.say_word("cli-far-not-here")?;
            }
        }
        Ok(None)
    }

    fn narrow(&mut self, command: &Command) -> Done {
        let Some(list) = &mut self.list else { return self.say_word("cli-far-not-asked") };
        if *command == Command::All {
            list.show_all();
        } else if !list.back() {
            return self.say_word("cli-nothing-back");
        }
        self.show_list()
    }

    fn why(&mut self, what: &str) -> Meant {
        let speech = self.speech();
        let chosen = self.list.as_ref().and_then(|list| match list.chosen(what, &speech) {
            Some(Chosen::Offer(at)) => Some(list.ask.offers[at].text.clone()),
            _ => None,
        });
        if what.is_empty() {
            let first = self.list.as_ref().and_then(|list| list.ask.offers.first());
            let example = first.map_or_else(String::new, |offer| offer.text.clone());
            let text = speech.say(&Msg::new("cli-why-what").with("example", example));
            return self.say(text).map(|()| None);
        }
        let text = chosen.unwrap_or_else(|| what.to_string());
        Ok(Some(self.command(|cmd| ToServer::Why { cmd, text })))
    }

    fn look(&mut self, what: &str) -> Meant {
        let speech = self.speech();
        let Some(list) = &self.list else {
            return self.say_word("cli-far-not-asked").map(|()| None);
        };
        match list.chosen(what, &speech) {
            Some(Chosen::Offer(at)) => {
                let (ask, offer) = (list.ask.id, &list.ask.offers[at]);
                let about = speech.say(&Msg::new("cli-look").with("action", offer.says.as_str()));
                let offer = offer.n;
                let mut sent = self.command(|cmd| ToServer::Look { cmd, ask, offer });
                sent.about = about;
                Ok(Some(sent))
            }
            Some(Chosen::Group(members, _)) => {
                let msg = Msg::new("cli-look-group").with("count", members.len() as i64);
                self.say(speech.say(&msg.with("given", what))).map(|()| None)
            }
            Some(Chosen::NoSuchNumber) => self.no_such_number(what),
            None => self.say_word("cli-look-what").map(|()| None),
        }
    }

    /// Takes the last answer back, or asks the others for it.
    fn undo(&mut self) -> Meant {
        match self.seen.now().map_or(Undo::Never, |now| now.undo) {
            Undo::Free => Ok(Some(self.command(|cmd| ToServer::Undo { cmd }))),
            Undo::Consent => Ok(Some(self.propose(RequestKind::Undo))),
            Undo::Never => self.say_word("table-undo-nothing").map(|()| None),
        }
    }

    fn rule(&mut self, what: &str) -> Done {
        let asked = self.list.as_ref().map(|list| list.ask.rule.id.clone());
        let what = match asked {
            Some(id) if what.is_empty() => id,
            _ => what.to_string(),
        };
        let Some(game) = self.seen.table().map(|table| table.game.clone()) else { return Ok(()) };
        let text =
            self.reader.with_game(&game, lookup::Rule { reader: self.reader, what: &what })?;
        self.say(text)
    }

    fn card(&mut self, what: &str) -> Done {
        if what.is_empty() {
            return self.say_word("cli-card-what");
        }
        let Some(game) = self.seen.table().map(|table| table.game.clone()) else { return Ok(()) };
        let text = self.reader.with_game(&game, lookup::Card { reader: self.reader, what })?;
        self.say(text)
    }

    fn log(&mut self, count: &str) -> Done {
        let count = match count {
            "" => LOG,
            typed => match typed.parse() {
                Ok(count) => count,
                Err(_) => {
                    let msg = Msg::new("cli-log-what").with("given", typed);
                    return self.say(self.reader.speech.say(&msg));
                }
            },
        };
        let log = self.seen.log();
        let lines: Vec<String> =
            log[log.len().saturating_sub(count)..].iter().map(tell::line).collect();
        if lines.is_empty() { self.say_word("cli-log-empty") } else { self.say(lines.join("\n")) }
    }

    /// The phrases that can be said.
    fn phrases(&mut self) -> Done {
        let mut text = self.reader.speech.word("cli-far-say-what");
        for phrase::Phrase { name, text: says } in phrase::phrases(self.reader.lang) {
            text.push_str(&format!("\n  {name:<10}{says}"));
        }
        self.say(text)
    }

    fn no_such_number(&mut self, given: &str) -> Meant {
        let count = self.list.as_ref().map_or(0, |list| list.len() as i64);
        let msg = Msg::new("cli-no-such-number").with("given", given).with("count", count);
        self.say(self.reader.speech.say(&msg)).map(|()| None)
    }

    fn confirmed(&mut self, sure: &Sure, again: bool) -> Option<Sent> {
        match sure.what {
            Grave::Resign => Some(self.command(|cmd| ToServer::Resign { cmd })),
            Grave::Offer(ask, at) => Some(self.answer(ask, at, &sure.typed, again)),
        }
    }

    /// The offer at this place as the answer.
    fn answer(&mut self, ask: u32, at: usize, line: &str, again: bool) -> Sent {
        let offers = self.list.as_ref().and_then(|list| list.ask.offers.get(at));
        let offer = offers.map_or(at as u32, |offer| offer.n);
        let mut sent = self.command(|cmd| ToServer::Answer { cmd, ask, offer });
        (sent.answer, sent.again) = (Some(line.to_string()), again);
        sent
    }

    fn propose(&mut self, kind: RequestKind) -> Sent {
        self.command(|cmd| ToServer::Propose { cmd, kind })
    }

    fn command(&mut self, message: impl FnOnce(String) -> ToServer) -> Sent {
        let cmd = self.next_command();
        let message = message(cmd.clone());
        Sent { message, cmd, answer: None, about: String::new(), again: false }
    }
}
