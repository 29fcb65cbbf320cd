//! What can happen in a match, as it is kept. A match is the list of its entries and nothing else.

use crate::clock::Left;
use deckhand_table::lines::StepLine;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Entry {
    /// Somebody sat down.
    Sit {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
        /// What they add to the chance.
        added: String,
        /// The account, if they have one.
        account: Option<String>,
    },
    /// All seats were taken, and the game was dealt.
    Deal {
        /// The first line of its record.
        header: Value,
        /// The answers that were taken over from another match.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        steps: Vec<StepLine>,
    },
    /// An answer.
    Answer {
        /// The line of the record.
        step: StepLine,
        /// The command of the client, so that the same one twice is carried out once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cmd: Option<String>,
        /// The bot that gave it in the place of the seat's owner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        /// What was left on the clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<Left>,
    },
    /// Answers were taken back.
    Back {
        /// How many answers stand now.
        steps: usize,
        /// Who wanted it.
        by: u8,
        /// Whether the others had to agree.
        agreed: bool,
        /// The command of the client.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cmd: Option<String>,
    },
    /// A bot plays for a seat from now on, or its owner does again.
    Stand {
        /// The seat.
        seat: u8,
        /// The bot.
        bot: Option<String>,
        /// Whether the owner has given the seat up for good.
        #[serde(default)]
        resigned: bool,
    },
    /// The match ended otherwise than by the rules.
    End {
        /// `resigned`, `time`, `agreed`, `left` or `aborted`.
        how: String,
        /// Who won.
        winners: Vec<u8>,
        /// Whose doing it was.
        seat: Option<u8>,
    },
    /// Somebody said one of the fixed phrases.
    Phrase {
        /// The seat.
        seat: u8,
        /// The name of the phrase.
        phrase: String,
    },
    /// Those who played agreed to play again.
    Next {
        /// The new match.
        id: String,
    },
}
