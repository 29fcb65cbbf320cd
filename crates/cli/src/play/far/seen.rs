//! What has been heard about a table, and what of each message is news. Nothing is printed here.

use deckhand_kernel::Seat;
use deckhand_protocol::{
    Ask, ChatLine, Line, Now, Over, Request, SeatInfo, SeatKind, Table, ToPage,
};
use deckhand_words::Speech;

/// Something worth telling.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum News {
    /// The table is seen for the first time.
    Opening,
    /// All seats are taken and the game has begun.
    Begun,
    /// A line of the log.
    Line(Line),
    /// Something was said, or the server remarks on something.
    Chat(ChatLine),
    /// Somebody takes this seat.
    Sat(u8),
    /// The owner of this seat is connected.
    Came(u8),
    /// The owner of this seat is not connected any more.
    Went(u8),
    /// Somebody proposes something to the reader.
    Asks(Request),
    /// What the reader has proposed was turned down.
    TurnedDown,
    /// The game is over.
    Over(Box<Over>),
    /// The seal on the chance of the game was opened.
    Opened,
    /// A rematch leads to this match.
    Next(String),
}

/// A table as it was heard of.
#[derive(Debug, Default)]
pub(super) struct Seen {
    table: Option<Table>,
    /// The log as far as it was told.
    log: Vec<Line>,
    over_told: bool,
}

impl Seen {
    /// What a message says that was not known.
    pub(super) fn hear(&mut self, message: ToPage) -> Vec<News> {
        let mut news = Vec::new();
        match message {
            ToPage::Table(table) => self.hear_table(*table, &mut news),
            ToPage::Moved { lines, now, .. } => {
                news.extend(lines.iter().cloned().map(News::Line));
                self.log.extend(lines);
                self.hear_now(*now, &mut news);
            }
            ToPage::Seats { seats, watching, begun } => {
                let you = self.you();
                if let Some(table) = &mut self.table {
                    news.extend(changed(&table.seats, &seats, you));
                    (table.seats, table.watching) = (seats, watching);
                    table.begun = begun;
                }
            }
            ToPage::Requests { requests } => {
                let you = self.you();
                if let Some(now) = self.now_mut() {
                    let own = |list: &[Request]| list.iter().any(|it| Some(it.by) == you);
                    if own(&now.requests) && !own(&requests) {
                        news.push(News::TurnedDown);
                    }
                    news.extend(asked_anew(&now.requests, &requests, you));
                    now.requests = requests;
                }
            }
            ToPage::Chat(line) => {
                if let Some(table) = &mut self.table {
                    table.chat.push(line.clone());
                }
                news.push(News::Chat(line));
            }
            // Answers to commands are the business of who gave them, the end of a connection is that of the wire.
            ToPage::Closing { .. }
            | ToPage::Ping
            | ToPage::Done { .. }
            | ToPage::Refused { .. }
            | ToPage::Look { .. }
            | ToPage::Why { .. } => {}
        }
        news
    }

    /// The table, once it was heard of.
    pub(super) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The log as far as it was told.
    pub(super) fn log(&self) -> &[Line] {
        &self.log
    }

    /// How the table stands.
    pub(super) fn now(&self) -> Option<&Now> {
        self.table.as_ref()?.now.as_ref()
    }

    /// The seat of the reader.
    pub(super) fn you(&self) -> Option<u8> {
        self.table.as_ref()?.you
    }

    /// Whether the game is over.
    pub(super) fn over(&self) -> bool {
        let called_off = self.table.as_ref().is_some_and(|table| table.called_off.is_some());
        called_off || self.now().is_some_and(|now| now.over.is_some())
    }

    /// The question to the reader, unless a bot answers for the seat.
    pub(super) fn ask(&self) -> Option<&Ask> {
        let stood_in = self.you().and_then(|you| self.seat(you)).is_some_and(|seat| seat.stood_in);
        self.now()?.ask.as_ref().filter(|_| !self.over() && !stood_in)
    }

    /// What somebody else has proposed and the reader has not agreed to.
    pub(super) fn request(&self) -> Option<&Request> {
        let you = self.you()?;
        let open = |it: &&Request| it.by != you && !it.agreed.contains(&you);
        self.now()?.requests.iter().rfind(open)
    }

    /// Who sits in a seat.
    pub(super) fn seat(&self, seat: u8) -> Option<&SeatInfo> {
        self.table.as_ref()?.seats.iter().find(|info| info.seat == seat)
    }

    /// Speaks of the seats by the names of those who sit there.
    pub(super) fn speech(&self, plain: &Speech) -> Speech {
        let Some(table) = &self.table else { return plain.for_reader(Vec::new(), None) };
        let name = |info: &SeatInfo| {
            if info.name.is_empty() { plain.seat(Seat(info.seat)) } else { info.name.clone() }
        };
        plain.for_reader(table.seats.iter().map(name).collect(), table.you.map(Seat))
    }

    fn now_mut(&mut self) -> Option<&mut Now> {
        self.table.as_mut()?.now.as_mut()
    }

    fn hear_table(&mut self, mut table: Table, news: &mut Vec<News>) {
        let now = table.now.take();
        let Some(before) = self.table.take() else {
            self.log = std::mem::take(&mut table.log);
            self.table = Some(table);
            news.push(News::Opening);
            return self.hear_now_of_table(now, news);
        };
        news.extend(changed(&before.seats, &table.seats, table.you));
        if table.begun && before.now.is_none() && now.is_some() {
            news.push(News::Begun);
        }
        news.extend(said_anew(&before.chat, &table.chat).iter().cloned().map(News::Chat));
        let lines = told_anew(&mut self.log, &std::mem::take(&mut table.log));
        news.extend(lines.into_iter().map(News::Line));
        let next = table.next.clone().filter(|next| before.next.as_ref() != Some(next));
        let opened = before.seal.opened.is_none() && table.seal.opened.is_some();
        table.now = before.now;
        self.table = Some(table);
        self.hear_now_of_table(now, news);
        news.extend(opened.then_some(News::Opened));
        news.extend(next.map(News::Next));
    }

    fn hear_now_of_table(&mut self, now: Option<Now>, news: &mut Vec<News>) {
        match now {
            Some(now) => self.hear_now(now, news),
            None => {
                let Some(table) = &mut self.table else { return };
                table.now = None;
                let over = table.called_off.clone();
                news.extend(over.and_then(|over| self.first_told(over)));
            }
        }
    }

    /// The end, unless it was told.
    fn first_told(&mut self, over: Over) -> Option<News> {
        (!std::mem::replace(&mut self.over_told, true)).then(|| News::Over(Box::new(over)))
    }

    fn hear_now(&mut self, now: Now, news: &mut Vec<News>) {
        let you = self.you();
        let Some(table) = &mut self.table else { return };
        let before = table.now.as_ref().map_or(&[][..], |now| &now.requests);
        news.extend(asked_anew(before, &now.requests, you));
        let over = now.over.clone();
        table.now = Some(now);
        news.extend(over.and_then(|over| self.first_told(over)));
    }
}

/// Who has sat down, come or gone, but for the reader.
fn changed(before: &[SeatInfo], after: &[SeatInfo], you: Option<u8>) -> Vec<News> {
    let others = before.iter().zip(after).filter(|(_, after)| Some(after.seat) != you);
    let news = others.filter_map(|(before, after)| {
        let seat = after.seat;
        match (before.kind, after.kind) {
            (SeatKind::Open, SeatKind::Person) => Some(News::Sat(seat)),
            (SeatKind::Person, SeatKind::Person) if !before.here && after.here => {
                Some(News::Came(seat))
            }
            (SeatKind::Person, SeatKind::Person) if before.here && !after.here => {
                Some(News::Went(seat))
            }
            _ => None,
        }
    });
    news.collect()
}

/// Proposals of others that were not there before.
fn asked_anew(before: &[Request], after: &[Request], you: Option<u8>) -> Vec<News> {
    let Some(you) = you else { return Vec::new() };
    let new = |it: &&Request| {
        it.by != you && !it.agreed.contains(&you) && !before.iter().any(|old| old.id == it.id)
    };
    after.iter().filter(new).cloned().map(News::Asks).collect()
}

/// What was said since: the server keeps only the last remarks.
fn said_anew<'a>(before: &[ChatLine], after: &'a [ChatLine]) -> &'a [ChatLine] {
    let longest = before.len().min(after.len());
    let common = (0..=longest).rev().find(|&count| before.ends_with(&after[..count]));
    &after[common.unwrap_or(0)..]
}

/// Takes over a log that may begin later than the one that is known, and gives back the lines that are new.
fn told_anew(known: &mut Vec<Line>, log: &[Line]) -> Vec<Line> {
    let Some(first) = log.first().map(|line| line.step) else {
        known.clear();
        return Vec::new();
    };
    let begin = known.iter().position(|line| line.step >= first).unwrap_or(known.len());
    // The log may begin in the middle of what one answer did.
    let of_first = |lines: &[Line]| lines.iter().take_while(|line| line.step == first).count();
    let begin = begin + of_first(&known[begin..]).saturating_sub(of_first(log));
    let same = known[begin..].iter().zip(log).take_while(|(old, new)| old == new).count();
    let new = log[same..].to_vec();
    known.truncate(begin + same);
    known.extend(new.iter().cloned());
    new
}

#[cfg(test)]
mod tests {
    use super::{ChatLine, Line, said_anew, told_anew};

    fn line(step: u32, text: &str) -> Line {
        Line { text: text.into(), rules: Vec::new(), cards: Vec::new(), depth: 0, step, by: None }
    }

    #[test]
    fn only_new_lines_are_told_whatever_part_of_the_log_is_sent() {
        let log = [line(0, "a"), line(0, "b"), line(1, "c"), line(1, "d"), line(2, "e")];
        let mut known = log[..3].to_vec();
        assert_eq!(told_anew(&mut known, &log), log[3..]);
        assert_eq!(known, log);
        // A part that begins in the middle of an answer.
        let mut known = log[..4].to_vec();
        assert_eq!(told_anew(&mut known, &log[1..]), log[4..]);
        assert_eq!(known, log);
        // Nothing is new, and nothing is lost of what is not sent again.
        assert_eq!(told_anew(&mut known, &log[3..]), []);
        assert_eq!(known, log);
    }

    #[test]
    fn what_was_taken_back_is_forgotten_and_what_came_instead_is_told() {
        let mut known = vec![line(0, "a"), line(1, "b"), line(2, "c")];
        assert_eq!(told_anew(&mut known, &[line(0, "a"), line(1, "b")]), []);
        assert_eq!(known.len(), 2);
        assert_eq!(told_anew(&mut known, &[line(0, "a"), line(1, "x")]), [line(1, "x")]);
        assert_eq!(known, [line(0, "a"), line(1, "x")]);
        assert_eq!(told_anew(&mut known, &[]), []);
        assert!(known.is_empty());
    }

    #[test]
    fn remarks_that_fell_out_of_the_list_do_not_make_the_others_new() {
        let said = |text: &str| ChatLine { by: 0, text: text.into() };
        let before = [said("a"), said("b"), said("c")];
        let after = [said("b"), said("c"), said("d")];
        assert_eq!(said_anew(&before, &after), &after[2..]);
        assert_eq!(said_anew(&before, &before), &[]);
        assert_eq!(said_anew(&[], &before), &before);
    }
}
