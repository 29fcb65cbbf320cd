//! What is asked by HTTP before there is a socket: making a match, sitting down, looking whether it exists.

use super::place::Server;
use crate::failure::{FAILED, Failure, WRONG_USE};
use crate::reader::Reader;
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_protocol::Error;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1 << 20;

/// Why a server could not be talked to.
#[derive(Debug)]
pub(super) enum Trouble {
    /// Nobody answers there; with what the system says.
    Unreachable(String),
    /// The server refuses, with a status and, if it is one of ours, a sentence.
    Refused(u16, Option<String>),
    /// What answers does not speak like a server of ours.
    Foreign,
}

impl Trouble {
    /// Why the server refuses, in its own words where it gives any.
    pub(super) fn of_status(status: u16, body: &[u8]) -> Self {
        let said =
            serde_json::from_slice::<Error>(body).ok().map(|Error { error }| match error.rule {
                Some(rule) => format!("{} [{rule}]", error.text),
                None => error.text,
            });
        Self::Refused(status, said)
    }

    /// Whether it may be over in a moment.
    pub(super) fn may_pass(&self) -> bool {
        match self {
            Self::Unreachable(_) => true,
            Self::Refused(status, _) => *status >= 500 || *status == 429,
            Self::Foreign => false,
        }
    }

    /// The sentence, and whether the call or the server is at fault.
    pub(super) fn failure(self, reader: &Reader, server: &Server) -> Failure {
        let named = |id: &'static str| Msg::new(id).with("server", server.to_string());
        let (code, msg) = match self {
            Self::Unreachable(why) => (FAILED, named("cli-far-unreachable").with("why", why)),
            Self::Foreign => (FAILED, named("cli-far-foreign")),
            Self::Refused(status, said) => {
                let code = if status < 500 { WRONG_USE } else { FAILED };
                match said {
                    Some(said) => return Failure::Said(code, said),
                    None => (code, named("cli-far-refused").with("status", i64::from(status))),
                }
            }
        };
        Failure::Said(code, reader.speech.say(&msg))
    }
}

/// Sends a value and reads one.
pub(super) fn post<T: DeserializeOwned>(url: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).map_err(|_| Trouble::Foreign)?;
    let sent = agent().post(url).header("Content-Type", "application/json").send(body);
    answer(sent)
}

/// Reads a value.
pub(super) fn get<T: DeserializeOwned>(url: &str) -> Result<T, Trouble> {
    answer(agent().get(url).call())
}

/// No proxy: the socket would not go through it either.
fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .proxy(None)
        .build()
        .new_agent()
}

fn answer<T: DeserializeOwned>(
    sent: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<T, Trouble> {
    let mut response = sent.map_err(|error| Trouble::Unreachable(why(&error)))?;
    let status = response.status().as_u16();
    let body = response.body_mut().with_config().limit(LONGEST).read_to_vec();
    let body = body.map_err(|error| Trouble::Unreachable(why(&error)))?;
    if status != 200 {
        return Err(Trouble::of_status(status, &body));
    }
    serde_json::from_slice(&body).map_err(|_| Trouble::Foreign)
}

/// What the system says, without what the library puts around it.
fn why(error: &ureq::Error) -> String {
    match error {
        ureq::Error::Io(error) => error.to_string(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::Trouble;

    #[test]
    fn the_sentence_of_the_server_is_taken_where_there_is_one() {
        let body = br#"{"error":{"text":"No.","rule":"D1"}}"#;
        let Trouble::Refused(409, Some(said)) = Trouble::of_status(409, body) else {
            panic!("a sentence")
        };
        assert_eq!(said, "No. [D1]");
        let Trouble::Refused(502, None) = Trouble::of_status(502, b"<html>") else {
            panic!("no sentence")
        };
    }
}
