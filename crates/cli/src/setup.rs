//! Modes, options and seats as typed, made into a setup. For `play` and `sim`.

use crate::args::SetupArgs;
use crate::failure::{Failure, WRONG_USE};
use crate::reader::Reader;
use deckhand_kernel::{Mode, Msg, SetupError, Speaker as _, Title};
use deckhand_parts::SetupFault as _;
use deckhand_words::{Speech, nearest};

/// The mode that was asked for, or the usual one.
pub(crate) fn mode<G: Title>(reader: &Reader, args: &SetupArgs) -> Result<&'static Mode, Failure> {
    let Some(asked) = &args.mode else { return Ok(&G::MODES[0]) };
    let asked = asked.trim();
    G::MODES.iter().find(|mode| mode.name.eq_ignore_ascii_case(asked)).ok_or_else(|| {
        let names: Vec<&str> = G::MODES.iter().map(|mode| mode.name).collect();
        let near = nearest(asked, names.iter().copied()).unwrap_or_default();
        reader.wrong(
            &Msg::new("cli-unknown-mode")
                .with("mode", asked)
                .with("nearest", near)
                .with("known", names),
        )
    })
}

/// The options as pairs, each with a name that the game knows.
pub(crate) fn options<G: Title>(
    reader: &Reader,
    args: &SetupArgs,
) -> Result<Vec<(String, String)>, Failure> {
    let names = || G::OPTIONS.iter().map(|option| option.name);
    let pair = |text: &String| {
        let Some((name, value)) = text.split_once('=') else {
            return Err(reader.wrong(&Msg::new("cli-option-form").with("given", text.as_str())));
        };
        let (name, value) = (name.trim().replace('-', "_").to_lowercase(), value.trim());
        if !names().any(|known| known == name) {
            let near = nearest(&name, names()).unwrap_or_default();
            return Err(reader.wrong(&SetupError::unknown_option(&name, near).0));
        }
        if name.starts_with("deck_") && name != "deck_min" {
            return match deck_line(reader, value) {
                Ok(line) => Ok((name, line)),
                Err(Failure::Said(_, why)) => {
                    let msg = Msg::new("cli-option-fails").with("option", name).with("why", why);
                    Err(reader.wrong(&msg))
                }
                Err(other) => Err(other),
            };
        }
        Ok((name, value.to_string()))
    };
    args.options.iter().map(pair).collect()
}

/// A deck as typed, as the game is told it: its cards. It may be a list of cards, a file, or a deck that comes with a game.
pub(crate) fn deck_line(reader: &Reader, deck: &str) -> Result<String, Failure> {
    let listed = deck.starts_with(|first: char| first.is_ascii_digit());
    if listed { Ok(deck.to_string()) } else { crate::deck::as_line(reader, deck) }
}

/// The entries of a list of seats. `known` are the words that may stand in it.
pub(crate) fn seats(
    reader: &Reader,
    text: &str,
    known: &[&'static str],
) -> Result<Vec<&'static str>, Failure> {
    text.split(',')
        .map(|entry| {
            let entry = entry.trim();
            known.iter().copied().find(|name| name.eq_ignore_ascii_case(entry)).ok_or_else(|| {
                reader.wrong(
                    &Msg::new("cli-unknown-seat")
                        .with("name", entry)
                        .with("nearest", nearest(entry, known.iter().copied()).unwrap_or_default())
                        .with("known", known.to_vec()),
                )
            })
        })
        .collect()
}

/// The setup, or the game's own sentence about what is wrong with it.
pub(crate) fn setup<G: Title>(
    speech: &Speech,
    mode: &Mode,
    seats: usize,
    options: &[(String, String)],
) -> Result<G::Setup, Failure> {
    // A table of more than 255 seats is as wrong as one of 255.
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    G::setup(mode.name, seats, options)
        .map_err(|error| Failure::Said(WRONG_USE, speech.say(&error.0)))
}
