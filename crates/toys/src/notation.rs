//! What the toys share in reading notation, setups and rules.

use alloc::string::String;
use core::str::FromStr;
use deckhand_kernel::{Mode, Msg, Rule, SetupError};
use deckhand_parts::SetupFault as _;

/// A rule of a toy: decided by us, without a source.
pub(crate) const fn rule(
    id: &'static str,
    title: [&'static str; 3],
    text: [&'static str; 3],
) -> Rule {
    Rule {
        id,
        title,
        chapter: ["Rules", "Regeln", "Правила"],
        text,
        seed: &[],
        rulings: &[],
        ours: true,
    }
}

/// What is said about a text that is no action.
pub(crate) fn unreadable(text: &str, form: &str) -> Msg {
    Msg::new("toy-unreadable").with("text", text).with("form", form)
}

/// The number behind `word `, written without signs or leading zeros, so that there is one way to write it.
pub(crate) fn number_after<T: FromStr>(word: &str, text: &str) -> Option<T> {
    let digits = text.strip_prefix(word)?.strip_prefix(' ')?;
    plain_number(digits)
}

/// A number written the one way it is displayed.
pub(crate) fn plain_number<T: FromStr>(digits: &str) -> Option<T> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let padded = digits.len() > 1 && digits.starts_with('0');
    if plain && !padded { digits.parse().ok() } else { None }
}

/// Refuses an unknown mode or a number of seats that the mode does not have.
pub(crate) fn check_mode(modes: &[Mode], mode: &str, seats: u8) -> Result<(), SetupError> {
    let found = modes.iter().find(|known| known.name == mode);
    let mode = found.ok_or_else(|| SetupError::unknown_mode(mode, modes))?;
    if (mode.min..=mode.max).contains(&seats) {
        Ok(())
    } else {
        Err(SetupError::bad_seats(seats, mode))
    }
}

/// Refuses any option: for toys that have none.
pub(crate) fn no_options(options: &[(String, String)]) -> Result<(), SetupError> {
    options.first().map_or(Ok(()), |(name, _)| Err(SetupError::unknown_option(name, "")))
}
