//! What those at the table may do.

use super::{Remark, Room, State};
use crate::entry::Entry;
use crate::hall::Hall;
use crate::store::StoreError;
use deckhand_protocol::{RuleRef, Said, ToPage, ToServer, Undo};
use deckhand_table::{Reader, Typed};
use deckhand_words::Lang;
use std::collections::VecDeque;
use std::sync::Arc;

/// The phrases that may be said; the text of each is the message `phrase-NAME`.
pub const PHRASES: [&str; 10] =
    ["hello", "luck", "thinking", "moment", "sorry", "nice", "thanks", "oops", "again", "bye"];

/// Why a command was refused.
pub(super) enum No {
    /// With this sentence.
    Said(Said),
    /// The question has changed meanwhile.
    Stale,
    /// With this text of the server.
    Word(&'static str),
}

/// An answer that a seat gives, or that is given for it.
pub(super) struct Given {
    pub(super) seat: u8,
    /// Its place among the offers.
    pub(super) offer: usize,
    /// The command that it comes from.
    pub(super) cmd: Option<String>,
    /// The bot that gives it.
    pub(super) bot: Option<String>,
    /// Time on the way, in milliseconds; the clock gets it back.
    pub(super) lag: i64,
    /// In which language a refusal is said.
    pub(super) lang: Lang,
}

impl Given {
    /// An answer that no person has sent.
    pub(super) fn by_itself(seat: u8, offer: usize, bot: Option<String>) -> Self {
        Self { seat, offer, cmd: None, bot, lag: 0, lang: Lang::En }
    }
}

/// By what leave something is taken back.
pub(super) enum Leave {
    /// Nobody has learned anything by it; this command wants it.
    Free(String),
    /// The others have agreed.
    Agreed,
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "something could not be kept");
        Self::Word("server-not-kept")
    }
}

impl From<Said> for No {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

impl Room {
    /// Does what a connection wants. The seat is that of the connection, whatever the message says.
    pub(crate) async fn command(self: &Arc<Self>, hall: &Arc<Hall>, conn: u64, command: ToServer) {
        let mut guard = self.lock().await;
        let state = &mut *guard;
        let Some(at) = state.place(conn) else { return };
        let (seat, reader) = (state.conns[at].seat, state.reader(hall, at));
        let cmd = match &command {
            ToServer::Answer { cmd, .. }
            | ToServer::Type { cmd, .. }
            | ToServer::Look { cmd, .. }
            | ToServer::Why { cmd, .. }
            | ToServer::Undo { cmd }
            | ToServer::Propose { cmd, .. }
            | ToServer::Agree { cmd, .. }
            | ToServer::Resign { cmd }
            | ToServer::Abort { cmd }
            | ToServer::Say { cmd, .. } => cmd.clone(),
            ToServer::Passing { how } => {
                if let Some(seat) = seat {
                    state.passing.insert(seat, *how);
                    self.pass_unasked(hall, state).await;
                    self.go_on(hall, state);
                }
                return;
            }
            ToServer::Lang { lang } => {
                if let Ok(lang) = lang.parse() {
                    state.conns[at].lang = lang;
                    let table = self.table(hall, state, at);
                    state.conns[at].send(&ToPage::Table(Box::new(table)));
                } else {
                    let say = plain(hall, &reader, "server-no-lang");
                    state.conns[at].send(&ToPage::Refused {
                        cmd: String::new(),
                        say,
                        stale: false,
                    });
                }
                self.forget_lost(hall, state);
                return;
            }
        };
        let done = if cmd.is_empty() || cmd.len() > 64 {
            Err(No::Word("server-bad-id"))
        } else if let Some(seat) = seat {
            let own = own_id(seat, &cmd, &command);
            match known(&state.commands, seat, &cmd, &own) {
                Some(true) => Ok(None),
                Some(false) => Err(No::Word("server-used-id")),
                None => self.act(hall, state, (at, seat), &reader, command, own).await,
            }
        } else {
            Err(No::Word("server-only-watching"))
        };
        // Everybody's place in the list may have changed by what was sent.
        let Some(at) = state.place(conn) else { return };
        let answer = match done {
            Ok(None) => ToPage::Done { cmd },
            Ok(Some(message)) => message,
            Err(no) => {
                metrics::counter!("deckhand_refused").increment(1);
                let stale = matches!(no, No::Stale);
                let say = match no {
                    No::Said(said) => said,
                    No::Stale => plain(hall, &reader, "server-stale"),
                    No::Word(id) => plain(hall, &reader, id),
                };
                ToPage::Refused { cmd, say, stale }
            }
        };
        let stale = matches!(answer, ToPage::Refused { stale: true, .. });
        state.conns[at].send(&answer);
        if stale {
            let table = self.table(hall, state, at);
            state.conns[at].send(&ToPage::Table(Box::new(table)));
        }
        self.forget_lost(hall, state);
    }

    async fn act(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        (at, seat): (usize, u8),
        reader: &Reader,
        command: ToServer,
        own: String,
    ) -> Result<Option<ToPage>, No> {
        if let ToServer::Say { phrase, .. } = &command {
            if !PHRASES.contains(&phrase.as_str()) {
                return Err(No::Word("server-no-phrase"));
            }
            let entry = Entry::Phrase { seat, phrase: phrase.clone() };
            self.keep(hall, state, &entry, false).await?;
            state.remember(&own);
            state.remark(Remark::Phrase(seat, phrase.clone()));
            self.show_remark(hall, state);
            return Ok(None);
        }
        if let ToServer::Propose { kind, .. } = command {
            self.propose(hall, state, seat, kind).await?;
            state.remember(&own);
            return Ok(None);
        }
        if let ToServer::Agree { id, yes, .. } = command {
            self.agree(hall, state, seat, id, yes).await?;
            state.remember(&own);
            return Ok(None);
        }
        if state.over() {
            return Err(No::Word("server-match-over"));
        }
        if state.live.is_none() && !matches!(command, ToServer::Abort { .. }) {
            return Err(No::Word("server-not-begun"));
        }
        if let ToServer::Abort { .. } = command {
            self.abort(hall, state, seat).await?;
            state.remember(&own);
            return Ok(None);
        }
        if state.sitter(seat).is_some_and(|sitter| sitter.resigned) {
            return Err(No::Word("server-you-resigned"));
        }
        let live = state.live.as_ref().ok_or(No::Word("server-not-begun"))?;
        let ask = match command {
            ToServer::Answer { ask, .. }
            | ToServer::Type { ask, .. }
            | ToServer::Look { ask, .. } => Some(ask),
            _ => None,
        };
        if ask.is_some() && live.ask_id(seat) != ask {
            return Err(No::Stale);
        }
        let offer = match &command {
            ToServer::Answer { offer, .. } => Some(*offer as usize),
            ToServer::Type { text, .. } => match live.typed(reader, seat, text) {
                Typed::Offer(offer) => Some(offer),
                Typed::No(said) => return Err(No::Said(said)),
            },
            _ => None,
        };
        if let Some(offer) = offer {
            let (cmd, lag) = (Some(own), state.conns[at].lag());
            let given = Given { seat, offer, cmd, bot: None, lag, lang: reader.lang };
            self.answer(hall, state, given).await?;
            self.pass_unasked(hall, state).await;
            self.go_on(hall, state);
            return Ok(None);
        }
        match command {
            ToServer::Look { cmd, offer, .. } => {
                let (lines, undo) =
                    live.look(reader, seat, offer as usize).ok_or(No::Word("server-no-offer"))?;
                Ok(Some(ToPage::Look { cmd, lines, undo }))
            }
            ToServer::Why { cmd, text } => {
                if text.len() > 200 {
                    return Err(No::Word("server-long-why"));
                }
                Ok(Some(ToPage::Why { cmd, lines: live.why(reader, seat, &text) }))
            }
            ToServer::Undo { .. } => {
                if live.may_undo(seat) != Undo::Free {
                    return Err(No::Word("server-undo-consent"));
                }
                self.take_back(hall, state, seat, Leave::Free(own)).await?;
                Ok(None)
            }
            ToServer::Resign { .. } => {
                self.resign(hall, state, seat, "resigned").await?;
                state.remember(&own);
                Ok(None)
            }
            ToServer::Answer { .. }
            | ToServer::Type { .. }
            | ToServer::Abort { .. }
            | ToServer::Propose { .. }
            | ToServer::Agree { .. }
            | ToServer::Say { .. }
            | ToServer::Passing { .. }
            | ToServer::Lang { .. } => Ok(None),
        }
    }

    /// Gives an answer: tried, kept, then shown. Nothing has changed if it is refused or can not be kept.
    pub(super) async fn answer(
        &self,
        hall: &Hall,
        state: &mut State,
        given: Given,
    ) -> Result<(), No> {
        let Given { seat, offer, cmd, bot, lag, lang } = given;
        let began = std::time::Instant::now();
        let mut dealer = self.secret.dealer(&state.added(), state.seq);
        let seq = state.seq;
        let Some(live) = state.live.as_mut() else { return Err(No::Word("server-not-begun")) };
        let mut step = live.answer(seat, offer, &mut dealer, lang)?;
        step.at = Some(seq);
        let over = live.outcome().is_some();
        let asked = live.asked();
        let before = state.clocks.clone();
        let now = hall.now();
        state.clocks.settle(now);
        state.clocks.give_back(seat, lag);
        state.clocks.turn(now, Some(seat), &asked);
        let entry =
            Entry::Answer { step: step.clone(), cmd: cmd.clone(), bot, left: state.clocks.kept() };
        if let Err(error) = self.keep(hall, state, &entry, over).await {
            tracing::error!(id = %self.id, %error, "an answer could not be kept");
            state.clocks = before;
            if let Some(live) = state.live.as_mut() {
                let steps = live.steps().saturating_sub(1);
                if let Err(why) = live.rewind(steps) {
                    tracing::error!(id = %self.id, why, "a refused answer could not be taken back");
                }
            }
            return Err(No::Word("server-not-kept"));
        }
        cmd.iter().for_each(|cmd| state.remember(cmd));
        state.generation += 1;
        state.thinking = false;
        state.proposals.retain(|proposal| proposal.kind == deckhand_protocol::RequestKind::Draw);
        if let Some(behind) = &mut state.behind {
            behind.waiting.push_back(step);
            while behind.waiting.len() > self.plan.delay as usize {
                let Some(step) = behind.waiting.pop_front() else { break };
                if let Err(why) = behind.live.follow(step) {
                    tracing::error!(id = %self.id, why, "those who watch with a delay lost the thread");
                    break;
                }
            }
        }
        metrics::counter!("deckhand_answers").increment(1);
        metrics::histogram!("deckhand_answer_seconds").record(began.elapsed().as_secs_f64());
        if over {
            state.clocks.stop(now);
            self.ended(hall, state).await;
            self.show_moved(hall, state, Some(seat));
            self.show_table(hall, state);
        } else {
            self.show_moved(hall, state, Some(seat));
        }
        Ok(())
    }

    /// Passes questions that their seats do not want to be asked.
    pub(super) async fn pass_unasked(&self, hall: &Hall, state: &mut State) {
        // A game could ask for ever; then somebody is asked after all.
        for _ in 0..200 {
            if state.over() {
                return;
            }
            let Some(live) = state.live.as_ref() else { return };
            let unasked = state.asked().into_iter().find_map(|seat| {
                let how = *state.passing.get(&seat)?;
                state.sitter(seat).filter(|sitter| sitter.is_person() && sitter.bot().is_none())?;
                live.unasked(seat, how).map(|offer| (seat, offer))
            });
            let Some((seat, offer)) = unasked else { return };
            if self.answer(hall, state, Given::by_itself(seat, offer, None)).await.is_err() {
                return;
            }
        }
    }

    /// Goes back to before the last answer of a seat.
    pub(super) async fn take_back(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        state: &mut State,
        by: u8,
        leave: Leave,
    ) -> Result<(), No> {
        let steps = state.back_to(by).ok_or(No::Word("server-undo-nothing"))?;
        let count = state.live.as_ref().map_or(0, |live| live.steps().saturating_sub(steps));
        let (agreed, cmd) = match leave {
            Leave::Free(cmd) => (false, Some(cmd)),
            Leave::Agreed => (true, None),
        };
        let entry = Entry::Back { steps, by, agreed, cmd: cmd.clone() };
        self.keep(hall, state, &entry, false).await?;
        cmd.iter().for_each(|cmd| state.remember(cmd));
        if let Some(live) = state.live.as_mut()
            && let Err(why) = live.rewind(steps)
        {
            tracing::error!(id = %self.id, why, "could not go back");
            return Err(No::Word("server-not-kept"));
        }
        state.undone += 1;
        state.generation += 1;
        state.thinking = false;
        state.behind = None;
        state.proposals.clear();
        let asked = state.asked();
        state.clocks.turn(hall.now(), None, &asked);
        state.remark(Remark::Back(by, count, agreed));
        self.show_table(hall, state);
        self.go_on(hall, state);
        Ok(())
    }
}

/// A command as it is remembered: whose it is, what it says as a hash, and its id.
fn own_id(seat: u8, cmd: &str, command: &ToServer) -> String {
    let says = serde_json::to_vec(command).unwrap_or_default();
    format!("{seat}:{}:{cmd}", &blake3::hash(&says).to_hex()[..16])
}

/// Whether a command with this id was carried out, and whether it said the same.
fn known(commands: &VecDeque<String>, seat: u8, cmd: &str, own: &str) -> Option<bool> {
    let seat = format!("{seat}:");
    let mut of_seat = commands.iter().filter_map(|known| Some((known, known.strip_prefix(&seat)?)));
    of_seat.find_map(|(known, rest)| {
        // What was kept by older programs has no hash.
        let same_id = rest.split_once(':').is_some_and(|(hash, id)| hash.len() == 16 && id == cmd);
        (same_id || rest == cmd).then_some(known == own || rest == cmd)
    })
}

fn plain(hall: &Hall, reader: &Reader, id: &str) -> Said {
    Said { text: hall.word(reader.lang, id), rules: Vec::<RuleRef>::new() }
}
