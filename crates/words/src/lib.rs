//! Words at the edge: messages of the rules become sentences in English, German or Russian here and nowhere else.
//!
//! [`Speech`] says messages, [`check_texts`] finds faults in a game's Fluent files, [`fold`], [`nearest`] and [`search`]
//! understand what people type, and a [`Remark`] points at the words of a file that a sentence is about. Nothing here knows a rule; what a sentence says is the business of the
//! `.ftl` files, what it is about is the business of the games.

mod check;
mod lang;
mod remark;
mod said;
mod speech;
mod spelling;

pub use check::check_texts;
pub use lang::{Lang, UnknownLang};
pub use remark::Remark;
pub use said::{check_said, sources, speeches};
pub use speech::{COMMON_TEXTS, Speech, SpeechError};
pub use spelling::{fold, nearest, search};
