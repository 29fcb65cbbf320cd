//! What each connection is shown.

use super::seats::bot_name;
use super::{Ended, Remark, Room, State};
use crate::hall::Hall;
use deckhand_kernel::{Msg, Seat, Speaker as _, Viewer};
use deckhand_protocol::{
    ChatLine, Line, Now, Over, Request, RequestKind, Seal, SeatKind, Table, ToPage, Undo, Watch,
};
use deckhand_table::{Live, Reader};
use deckhand_words::Lang;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use tokio::sync::mpsc;

/// So many lines of the log are sent with a table.
const LOG: usize = 200;

/// So many connections may one seat have.
const OF_SEAT: usize = 16;

/// Time on the way that is given back for each answer at most, in milliseconds.
const LAG: i64 = 400;

/// Something to be sent.
#[derive(Debug)]
pub(crate) enum Out {
    /// A message.
    Text(String),
    /// The last message: the connection ends with it.
    Close(String),
}

/// A connection to a match.
#[derive(Debug)]
pub(crate) struct Conn {
    pub(crate) id: u64,
    /// The seat; nothing for who watches.
    pub(crate) seat: Option<u8>,
    pub(crate) lang: Lang,
    pub(crate) out: mpsc::Sender<Out>,
    /// Up to which answer the log was told.
    step: usize,
    /// The number of the next group of lines.
    count: u32,
    seq: u32,
    /// What was shown last, as a hash.
    shown: u64,
    /// Whether it could not keep up and is to be forgotten.
    lost: bool,
    /// How long a message and its echo took, as the server saw it last.
    way_ms: i64,
}

impl Conn {
    pub(crate) fn new(id: u64, seat: Option<u8>, lang: Lang, out: mpsc::Sender<Out>) -> Self {
        Self { id, seat, lang, out, step: 0, count: 0, seq: 0, shown: 0, lost: false, way_ms: 0 }
    }

    /// Sends a message. Who reads too slowly is cut off, so that nobody waits for them.
    pub(crate) fn send(&mut self, message: &ToPage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        metrics::counter!("deckhand_messages_out").increment(1);
        if self.out.try_send(Out::Text(text)).is_err() {
            self.lost = true;
        }
    }

    /// Time on the way that is given back to the clock of this seat.
    pub(super) fn lag(&self) -> i64 {
        self.way_ms.min(LAG)
    }

    fn reader(&self, names: Vec<String>) -> Reader {
        let viewer = self.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
        Reader { viewer, lang: self.lang, names }
    }
}

/// What a connection has seen of the game, without what changes by itself.
fn mark(now: &Now) -> u64 {
    let mut hasher = DefaultHasher::new();
    let ask = now.ask.as_ref().map(|ask| ask.id);
    now.view.hash(&mut hasher);
    (&now.asked, ask, now.over.is_some(), now.undo as u8, now.requests.len()).hash(&mut hasher);
    hasher.finish()
}

/// An end that the rules do not know, in words.
fn over_of(hall: &Hall, ended: &Ended, reader: &Reader) -> Over {
    let mut msg = Msg::new(format!("server-ended-{}", ended.how));
    if let Some(seat) = ended.seat {
        msg = msg.with("seat", Seat(seat));
    }
    let speech = hall.speech(reader.lang).for_reader(reader.names.clone(), None);
    let mut lines = vec![speech.say(&msg)];
    if !ended.winners.is_empty() {
        let winners: Vec<Seat> = ended.winners.iter().map(|&seat| Seat(seat)).collect();
        lines.push(speech.say(&Msg::new("server-winners").with("seats", winners)));
    }
    Over {
        winners: ended.winners.clone(),
        drawn: ended.how == "agreed",
        lines,
        decided: None,
        how: ended.how.clone(),
    }
}

impl Room {
    /// How it stands for a reader.
    fn now(&self, hall: &Hall, state: &State, live: &dyn Live, reader: &Reader) -> Now {
        let mut now = if state.ended.is_some() {
            // There are no secrets any more, and nothing is asked.
            let mut now = live.now(&Reader { viewer: Viewer::All, ..reader.clone() });
            now.asked.clear();
            now
        } else {
            live.now(reader)
        };
        if let Some(ended) = &state.ended {
            now.over = Some(over_of(hall, ended, reader));
        }
        if now.over.is_some() || live.steps() <= state.begins {
            now.undo = Undo::Never;
        }
        now.clocks = state.clocks.shown(hall.now());
        now.requests = self.requests(hall, state, reader);
        now
    }

    pub(super) fn requests(&self, hall: &Hall, state: &State, reader: &Reader) -> Vec<Request> {
        let speech = hall.speech(reader.lang).for_reader(reader.names.clone(), None);
        let request = |proposal: &super::Proposal| Request {
            id: proposal.id,
            kind: proposal.kind,
            by: proposal.by,
            text: speech.say(
                &Msg::new(match proposal.kind {
                    RequestKind::Undo => "server-asks-undo",
                    RequestKind::Draw => "server-asks-draw",
                    RequestKind::Rematch => "server-asks-rematch",
                })
                .with("seat", Seat(proposal.by)),
            ),
            agreed: proposal.agreed.clone(),
        };
        state.proposals.iter().map(request).collect()
    }

    /// Everything, as one connection may see it.
    pub(crate) fn table(&self, hall: &Hall, state: &mut State, at: usize) -> Table {
        if state.conns[at].seat.is_none()
            && self.plan.watch == Watch::Delayed
            && state.behind.is_none()
        {
            state.behind = self.behind(hall, state);
        }
        let conn = &state.conns[at];
        let reader = conn.reader(state.names(hall, conn.lang));
        let lang = conn.lang;
        let live = match (&state.behind, conn.seat, state.over()) {
            (Some(behind), None, false) => Some(behind.live.as_ref()),
            _ => state.live.as_deref(),
        };
        let (now, log, step, count) = match live {
            Some(live) => {
                let (mut lines, count) = live.lines(&reader, 0, 0);
                let log: Vec<Line> = lines.split_off(lines.len().saturating_sub(LOG));
                (Some(self.now(hall, state, live, &reader)), log, live.steps() + 1, count)
            }
            None => (None, Vec::new(), 0, 0),
        };
        let desk = hall.desk(&self.plan.game);
        let mode = self.plan.mode.clone().unwrap_or_default();
        let over = state.over();
        let mut options = self.plan.options.clone();
        // Decks are secret in some games until they are played.
        options.retain(|(name, _)| !name.starts_with("deck_") || over);
        let table = Table {
            id: self.id.clone(),
            game: self.plan.game.clone(),
            title: desk.map_or_else(String::new, |desk| desk.title(&mode, lang)),
            mode,
            options,
            you: conn.seat,
            lang: lang.code().into(),
            seats: state.seats(hall, lang),
            watching: state.watching(),
            begun: state.begun(),
            ours: desk.is_some_and(|desk| desk.ours()),
            log,
            now,
            called_off: state
                .ended
                .as_ref()
                .filter(|_| !state.begun())
                .map(|ended| over_of(hall, ended, &reader)),
            seal: Seal {
                commit: self.secret.commit(),
                opened: over.then(|| self.secret.hex()),
                added: if state.begun() { state.added() } else { Vec::new() },
            },
            rules_version: desk.map_or(0, |desk| desk.rules_version()),
            watch: match self.plan.watch {
                Watch::None => "none",
                Watch::Delayed => "delayed",
                Watch::Live => "live",
            }
            .into(),
            chat: state.chat.iter().map(|remark| self.said(hall, &reader, remark)).collect(),
            next: state.next.clone(),
            from: self.plan.from.clone(),
        };
        let shown = table.now.as_ref().map_or(0, mark);
        let conn = &mut state.conns[at];
        (conn.step, conn.count, conn.shown, conn.seq) = (step, count, shown, conn.seq + 1);
        let mut table = table;
        if let Some(now) = &mut table.now {
            now.seq = conn.seq;
        }
        table
    }

    fn said(&self, hall: &Hall, reader: &Reader, remark: &Remark) -> ChatLine {
        let speech = hall.speech(reader.lang).for_reader(reader.names.clone(), None);
        let text = match remark {
            Remark::Phrase(_, phrase) => speech.word(&format!("phrase-{phrase}")),
            Remark::Back(seat, count, agreed) => {
                let id = if *agreed { "server-taken-back-agreed" } else { "server-taken-back" };
                speech.say(&Msg::new(id).with("seat", Seat(*seat)).with("count", *count as i64))
            }
            Remark::Stand(seat, bot, resigned) => {
                let id = match (bot, resigned) {
                    (_, true) => "server-stands-resigned",
                    (Some(_), false) => "server-stands",
                    (None, false) => "server-stands-no-more",
                };
                let bot =
                    bot.as_deref().map(|bot| bot_name(hall, reader.lang, bot)).unwrap_or_default();
                speech.say(&Msg::new(id).with("seat", Seat(*seat)).with("bot", bot))
            }
        };
        ChatLine { by: remark.by(), text }
    }

    /// The table as a seat sees it, for somebody who has no connection.
    pub(crate) fn table_for(
        &self,
        hall: &Hall,
        state: &mut State,
        seat: Option<u8>,
        lang: Lang,
    ) -> Table {
        let (out, _) = mpsc::channel(1);
        state.conns.push(Conn::new(0, seat, lang, out));
        let table = self.table(hall, state, state.conns.len() - 1);
        state.conns.pop();
        table
    }

    /// Shows the whole table to everybody: after something was taken back, the deal, the end.
    pub(super) fn show_table(&self, hall: &Hall, state: &mut State) {
        for at in 0..state.conns.len() {
            let table = self.table(hall, state, at);
            state.conns[at].send(&ToPage::Table(Box::new(table)));
        }
        self.forget_lost(hall, state);
    }

    /// Shows what an answer did to everybody for whom it changed anything. `by` is always told.
    pub(super) fn show_moved(&self, hall: &Hall, state: &mut State, by: Option<u8>) {
        for at in 0..state.conns.len() {
            let conn = &state.conns[at];
            let reader = conn.reader(state.names(hall, conn.lang));
            let live = match (&state.behind, conn.seat) {
                (Some(behind), None) => behind.live.as_ref(),
                _ => match state.live.as_deref() {
                    Some(live) => live,
                    None => continue,
                },
            };
            let (lines, count) = live.lines(&reader, conn.step, conn.count);
            let step = live.steps() + 1;
            let mut now = self.now(hall, state, live, &reader);
            let shown = mark(&now);
            let own = by.is_some() && conn.seat == by;
            let changed = own || !lines.is_empty() || shown != conn.shown;
            let told = lines.last().and_then(|line| line.by);
            let conn = &mut state.conns[at];
            (conn.step, conn.count, conn.shown) = (step, count, shown);
            if changed {
                conn.seq += 1;
                now.seq = conn.seq;
                conn.send(&ToPage::Moved { lines, by: told, now: Box::new(now) });
            }
        }
        self.forget_lost(hall, state);
    }

    /// Shows who is here.
    pub(super) fn show_seats(&self, hall: &Hall, state: &mut State, but: Option<u64>) {
        for at in 0..state.conns.len() {
            if Some(state.conns[at].id) == but {
                continue;
            }
            let seats = state.seats(hall, state.conns[at].lang);
            let message = ToPage::Seats { seats, watching: state.watching(), begun: state.begun() };
            state.conns[at].send(&message);
        }
        self.forget_lost(hall, state);
    }

    /// Shows what has been proposed.
    pub(super) fn show_requests(&self, hall: &Hall, state: &mut State) {
        for at in 0..state.conns.len() {
            let reader = state.reader(hall, at);
            let requests = self.requests(hall, state, &reader);
            state.conns[at].send(&ToPage::Requests { requests });
        }
        self.forget_lost(hall, state);
    }

    /// Shows the last remark.
    pub(super) fn show_remark(&self, hall: &Hall, state: &mut State) {
        let Some(remark) = state.chat.back().cloned() else { return };
        for at in 0..state.conns.len() {
            let line = self.said(hall, &state.reader(hall, at), &remark);
            state.conns[at].send(&ToPage::Chat(line));
        }
        self.forget_lost(hall, state);
    }

    /// The first message of a connection, and the news for the others that it is there.
    pub(crate) fn greet(&self, hall: &Hall, state: &mut State, conn: u64) {
        let Some(at) = state.place(conn) else { return };
        let table = self.table(hall, state, at);
        state.conns[at].send(&ToPage::Table(Box::new(table)));
        self.show_seats(hall, state, Some(conn));
    }

    /// Forgets those who could not keep up; a seat that has nobody left is away from now on.
    pub(super) fn forget_lost(&self, hall: &Hall, state: &mut State) {
        let lost: Vec<u8> =
            state.conns.iter().filter(|conn| conn.lost).filter_map(|conn| conn.seat).collect();
        state.conns.retain(|conn| !conn.lost);
        for seat in lost {
            if state.conn_of(seat).is_none() {
                state.away.insert(seat, hall.now());
            }
        }
    }

    /// Whether anybody but its seats may look at it.
    pub(crate) fn watchable(&self) -> bool {
        self.plan.watch != Watch::None
    }
}

impl State {
    /// How many watch.
    pub(crate) fn watching(&self) -> u32 {
        self.conns.iter().filter(|conn| conn.seat.is_none()).count() as u32
    }

    /// The first line of the record and its steps, once the game was dealt.
    pub(crate) fn record(
        &self,
    ) -> Option<(serde_json::Value, Vec<deckhand_table::lines::StepLine>)> {
        let live = self.live.as_ref()?;
        Some((live.header(), live.record()))
    }

    /// The name of a person, or that by which a bot is asked for, as records have it.
    pub(crate) fn players(&self) -> Vec<String> {
        let player = |sitter: &super::Sitter| match &sitter.level {
            Some(level) => level.clone(),
            None => sitter.name.clone(),
        };
        self.sitters.iter().map(player).collect()
    }

    /// How the game ended by the rules.
    pub(crate) fn over_line(&self) -> Option<deckhand_table::lines::OverLine> {
        use deckhand_table::lines::OverLine;
        let (winners, drawn) = self.live.as_ref()?.outcome()?;
        Some(match (winners.is_empty(), drawn) {
            (false, _) => OverLine::Won(winners),
            (true, true) => OverLine::Drawn((0..self.sitters.len() as u8).collect()),
            (true, false) => OverLine::Lost,
        })
    }

    /// A connection of this seat.
    pub(crate) fn conn_of(&self, seat: u8) -> Option<u64> {
        self.conns.iter().find(|conn| conn.seat == Some(seat)).map(|conn| conn.id)
    }

    /// A new connection, unless there are too many.
    pub(crate) fn enter(&mut self, most: usize, conn: impl FnOnce(u64) -> Conn) -> Option<u64> {
        let conn = conn(self.next_conn + 1);
        // Those who watch can not keep players out, and no seat can keep out the others.
        let most = if conn.seat.is_some() { OF_SEAT } else { most };
        if self.conns.iter().filter(|other| other.seat == conn.seat).count() >= most {
            return None;
        }
        self.next_conn += 1;
        self.conns.push(conn);
        Some(self.next_conn)
    }

    /// How long the way of a connection is.
    pub(crate) fn measured(&mut self, conn: u64, way_ms: i64) {
        if let Some(at) = self.place(conn) {
            self.conns[at].way_ms = way_ms;
        }
    }

    /// Tells everybody that the server stops.
    pub(crate) fn say_goodbye(&mut self, say: impl Fn(Lang) -> String) {
        for conn in self.conns.drain(..) {
            let _ = conn.out.try_send(Out::Close(say(conn.lang)));
        }
    }

    /// The place of a connection in the list.
    pub(super) fn place(&self, conn: u64) -> Option<usize> {
        self.conns.iter().position(|it| it.id == conn)
    }

    /// Reader of a connection.
    pub(super) fn reader(&self, hall: &Hall, at: usize) -> Reader {
        self.conns[at].reader(self.names(hall, self.conns[at].lang))
    }

    /// Whether all seats are bots.
    pub(crate) fn all_bots(&self) -> bool {
        self.sitters.iter().all(|sitter| sitter.kind == SeatKind::Bot)
    }
}
