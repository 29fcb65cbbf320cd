//! News and answers of a server as text.

use super::seen::{News, Seen};
use deckhand_kernel::{Msg, Seat, Speaker as _};
use deckhand_protocol::{Clock, Line, Said, SeatInfo, SeatKind};
use deckhand_words::Speech;

/// A sentence and the numbers of the rules behind it: `… [D3.4]`.
pub(super) fn cited<'a>(text: &str, rules: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = text.to_string();
    for rule in rules {
        text.push_str(&format!(" [{rule}]"));
    }
    text
}

/// A sentence of the server.
pub(super) fn said(said: &Said) -> String {
    cited(&said.text, said.rules.iter().map(|rule| rule.id.as_str()))
}

/// A line of the log.
pub(super) fn line(line: &Line) -> String {
    cited(&line.text, line.rules.iter().map(|rule| rule.id.as_str()))
}

/// News in words; nothing for what needs no words.
pub(super) fn news(news: &News, seen: &Seen, speech: &Speech) -> Option<String> {
    let of_seat =
        |id: &'static str, seat: u8| Some(speech.say(&Msg::new(id).with("seat", Seat(seat))));
    match news {
        News::Line(told) => Some(line(told)),
        News::Begun => Some(speech.word("cli-far-begun")),
        News::Sat(seat) => of_seat("cli-far-sat", *seat),
        News::Came(seat) => of_seat("cli-far-came", *seat),
        News::Went(seat) => of_seat("cli-far-went", *seat),
        News::Chat(chat) => {
            // Remarks of the server name the seat themselves.
            let name = seen.seat(chat.by).map_or("", |seat| &seat.name);
            if chat.text.contains(name) {
                return Some(chat.text.clone());
            }
            let msg = Msg::new("cli-far-phrase").with("seat", Seat(chat.by));
            Some(speech.say(&msg.with("text", chat.text.as_str())))
        }
        News::Asks(request) => {
            Some(speech.say(&Msg::new("cli-far-asks").with("text", request.text.as_str())))
        }
        News::TurnedDown => Some(speech.word("cli-far-turned-down")),
        News::Over(over) => {
            let mut lines = Vec::new();
            if let Some(rule) = &over.decided {
                let msg = Msg::new("cli-decided").with("rule", rule.id.as_str());
                lines.push(speech.say(&msg.with("title", rule.title.as_str())));
            }
            lines.extend(over.lines.iter().cloned());
            Some(lines.join("\n"))
        }
        News::Opening | News::Opened | News::Next(_) => None,
    }
}

/// Who sits where.
pub(super) fn seats(seats: &[SeatInfo], speech: &Speech) -> String {
    let line = |info: &SeatInfo| {
        let id = match info.kind {
            SeatKind::Bot => "cli-seat-bot",
            SeatKind::Open => "cli-far-seat-open",
            SeatKind::Person if info.stood_in => "cli-far-seat-stood",
            SeatKind::Person if info.here => "cli-seat-person",
            SeatKind::Person => "cli-far-seat-away",
        };
        let msg = Msg::new(id).with("seat", Seat(info.seat));
        speech.say(&msg.with("bot", info.level.clone().unwrap_or_default()))
    };
    seats.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The time of a seat.
pub(super) fn clock(clock: &Clock, speech: &Speech) -> String {
    let seconds = clock.left_ms / 1000;
    let left = format!("{}:{:02}", seconds / 60, seconds % 60);
    speech.say(&Msg::new("cli-far-clock").with("left", left))
}
