//! Words as ids and parameters. Text is made at the edge, in the reader's language; the rules never hold any.

use crate::Seat;
use alloc::{borrow::Cow, boxed::Box, string::String, vec::Vec};
use serde::{Deserialize, Serialize};

/// A message: the id of a text in the game's Fluent files and what is to be put into it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Msg {
    /// Id of the message in the Fluent files, in kebab case.
    pub id: Cow<'static, str>,
    /// Named parameters of the message.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// A parameter of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number, to be counted and formatted by the language.
    Number(i64),
    /// Text that is the same in every language: coordinates, notation, rule numbers.
    Text(String),
    /// Another message, rendered first.
    Msg(Box<Msg>),
    /// A seat, shown by the name that the reader knows it by.
    Seat(Seat),
    /// Several things, joined as the language joins them.
    List(Vec<Self>),
}

impl Msg {
    /// A message without parameters.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The same message with one parameter more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, i8, u16, i16, u32, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Msg> for Arg {
    fn from(msg: Msg) -> Self {
        Self::Msg(Box::new(msg))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

/// Things that can be said to a person.
pub trait Words {
    /// The message that says it.
    fn words(&self) -> Msg;
}
