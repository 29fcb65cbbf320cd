//! Modes and options as people type them: how a game reads them, and what is said when they are not what it has.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{GameOption, Mode, Msg, SetupError};

/// Reads the values of options.
pub trait ReadOption: Sized {
    /// The option of this name.
    ///
    /// # Errors
    /// If there is none; the fault names the option whose name begins most like it.
    fn named<'o>(options: &'o [Self], name: &str) -> Result<&'o Self, SetupError>;

    /// Whether `value` is the word `other`; any other word of the option is not.
    ///
    /// # Errors
    /// If it is none of the words of the option.
    fn is(&self, value: &str, other: &str) -> Result<bool, SetupError>;

    /// The value as a number of the range of the option.
    ///
    /// # Errors
    /// If it is no number or out of the range.
    fn number(&self, value: &str) -> Result<u8, SetupError>;

    /// That the option does not have this value.
    fn bad(&self, value: &str) -> SetupError;
}

impl ReadOption for GameOption {
    fn named<'o>(options: &'o [Self], name: &str) -> Result<&'o Self, SetupError> {
        let common =
            |other: &str| other.bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count();
        options.iter().find(|option| option.name == name).ok_or_else(|| {
            let names = options.iter().map(|option| option.name);
            let nearest = names
                .max_by_key(|other| common(other))
                .filter(|other| common(other) >= 2)
                .unwrap_or_default();
            SetupError::unknown_option(name, nearest)
        })
    }

    fn is(&self, value: &str, other: &str) -> Result<bool, SetupError> {
        if value == other {
            Ok(true)
        } else if self.values.contains(&value) {
            Ok(false)
        } else {
            Err(self.bad(value))
        }
    }

    fn number(&self, value: &str) -> Result<u8, SetupError> {
        let bad = || self.bad(value);
        let range = self.values.iter().find_map(|range| range.split_once('-')).ok_or_else(bad)?;
        let (low, high) = (range.0.parse::<u8>().ok(), range.1.parse::<u8>().ok());
        let number = value.parse::<u8>().map_err(|_| bad())?;
        if low <= Some(number) && Some(number) <= high { Ok(number) } else { Err(bad()) }
    }

    fn bad(&self, value: &str) -> SetupError {
        SetupError::bad_value(self.name, value, self.values)
    }
}

/// Says why a setup can not be dealt.
pub trait SetupFault {
    /// An option that does not exist.
    fn unknown_option(name: &str, nearest: &str) -> Self;

    /// A value that an option does not have.
    fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Self;

    /// A mode that does not exist.
    fn unknown_mode(mode: &str, known: &[Mode]) -> Self;

    /// A number of seats that the mode does not have.
    fn bad_seats(seats: u8, mode: &Mode) -> Self;
}

impl SetupFault for SetupError {
    fn unknown_option(name: &str, nearest: &str) -> Self {
        Self(Msg::new("setup-unknown-option").with("name", name).with("nearest", nearest))
    }

    fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Self {
        let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        Self(
            Msg::new("setup-bad-value")
                .with("option", option)
                .with("value", value)
                .with("allowed", allowed),
        )
    }

    fn unknown_mode(mode: &str, known: &[Mode]) -> Self {
        let known: Vec<String> = known.iter().map(|mode| mode.name.to_string()).collect();
        Self(Msg::new("setup-unknown-mode").with("mode", mode).with("known", known))
    }

    fn bad_seats(seats: u8, mode: &Mode) -> Self {
        Self(
            Msg::new("setup-bad-seats")
                .with("seats", seats)
                .with("mode", mode.name)
                .with("min", mode.min)
                .with("max", mode.max),
        )
    }
}
