//! Messages as ids and parameters: how scenarios name events, and a speaker for tests that needs no texts.

use deckhand_kernel::{Arg, Msg, Speaker};

/// Says every message as its id and parameters, for example `event-damage(seat=1, amount=2)`.
#[derive(Clone, Copy, Default, Debug)]
pub struct Ids;

impl Speaker for Ids {
    fn say(&self, msg: &Msg) -> String {
        if msg.args.is_empty() {
            return msg.id.to_string();
        }
        let args: Vec<String> =
            msg.args.iter().map(|(name, arg)| format!("{name}={}", self.arg(arg))).collect();
        format!("{}({})", msg.id, args.join(", "))
    }
}

impl Ids {
    fn arg(self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Msg(msg) => self.say(msg),
            Arg::Seat(seat) => seat.to_string(),
            Arg::List(items) => {
                items.iter().map(|item| self.arg(item)).collect::<Vec<_>>().join(",")
            }
        }
    }
}

/// The id of a message without its kind: `bunker` for `card-bunker`.
pub fn short_id(id: &str) -> &str {
    id.split_once('-').map_or(id, |(_, rest)| rest)
}

/// A parameter as scenarios write it: seats from 1, lists with commas, messages by id without the kind; a message that
/// has parameters itself by these, joined with `-`, so that card 56, a corridor, is `corridor-56`.
pub fn arg_text(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Msg(msg) if msg.args.is_empty() => short_id(&msg.id).to_owned(),
        Arg::Msg(msg) => {
            msg.args.iter().map(|(_, arg)| arg_text(arg)).collect::<Vec<_>>().join("-")
        }
        Arg::Seat(seat) => seat.to_string(),
        Arg::List(items) => items.iter().map(arg_text).collect::<Vec<_>>().join(","),
    }
}

/// Whether the text names this parameter: as [`arg_text`], or with full ids of messages.
pub(crate) fn names_arg(text: &str, arg: &Arg) -> bool {
    match arg {
        Arg::Msg(msg) => text == msg.id || text == arg_text(arg),
        _ => text == arg_text(arg),
    }
}

/// A message as scenarios write it, without its kind: `damage seat=1 amount=2`.
pub(crate) fn written(msg: &Msg) -> String {
    let mut text = short_id(&msg.id).to_owned();
    for (name, arg) in &msg.args {
        let value = arg_text(arg);
        let quote = if value.is_empty() || value.contains(char::is_whitespace) { "\"" } else { "" };
        text.push_str(&format!(" {name}={quote}{value}{quote}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_written_as_in_the_notation() {
        let corridor =
            Msg::new("card-numbered").with("card", Msg::new("card-corridor")).with("number", 56);
        let cards: Arg = vec![Msg::new("card-black-market"), corridor].into();
        assert_eq!(arg_text(&cards), "black-market,corridor-56");
    }
}
