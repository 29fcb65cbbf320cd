//! The way to a seat: which server, which match, which key, and what to tell about it.

use super::call::{Trouble, get, post};
use super::place::{Link, Server, escaped};
use super::plan::Plan;
use super::seal::Noted;
use super::wrong_address;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::reader::Reader;
use deckhand_kernel::Msg;
use deckhand_protocol::{Created, Join, Joined, MatchCard, Sealed, SeatKind};

/// How a seat is reached.
#[derive(Debug)]
pub(super) struct Entrance {
    /// The server.
    pub(super) server: Server,
    /// The name of the match.
    pub(super) id: String,
    /// The key to the seat; nothing for who watches.
    pub(super) key: Option<String>,
    /// Whether the game is seen from its beginning.
    pub(super) new: bool,
    /// The link for the others, if somebody else may sit down.
    pub(super) link: Option<String>,
    /// What was noted about the seal before anything was added to the chance; nothing for who comes back.
    pub(super) noted: Option<Noted>,
}

impl Entrance {
    /// Makes a match, sits down at one, or finds the one that was named.
    pub(super) fn find(reader: &Reader, args: &PlayArgs) -> Result<Self, Failure> {
        let named = args
            .table
            .as_deref()
            .map(|text| Link::read(text).ok_or_else(|| wrong_address(reader, text)));
        let named = named.transpose()?;
        let of_link = named.as_ref().and_then(|link| link.server.clone());
        let server = match (&args.server, of_link) {
            (Some(text), _) => Server::read(text).ok_or_else(|| wrong_address(reader, text))?,
            (None, Some(server)) => server,
            (None, None) => return Err(reader.wrong(&Msg::new("cli-far-no-server"))),
        };
        match named {
            None => Self::make(reader, args, server),
            Some(link) => Self::come(reader, args, server, link),
        }
    }

    /// The command that leads back to this seat.
    pub(super) fn way_back(&self) -> String {
        let key = match &self.key {
            Some(key) => format!("--key {key}"),
            None => "--watch".to_string(),
        };
        format!("deckhand play --server {} --match {} {key}", self.server, self.id)
    }

    fn make(reader: &Reader, args: &PlayArgs, server: Server) -> Result<Self, Failure> {
        let Some(game) = &args.game else {
            return Err(reader.wrong(&Msg::new("cli-far-what")));
        };
        let name = name(reader, args)?;
        let lang = reader.lang.code();
        // The seal first: what is added to the chance must not be known when it is made.
        let sealed: Result<Sealed, Trouble> =
            post(&server.call("seal", lang), &serde_json::json!({}));
        let sealed = sealed.map_err(|trouble| trouble.failure(reader, &server))?;
        let noted = Noted::new(sealed.commit);
        let plan = reader.with_game(game, Plan { reader, args, name, noted: &noted })??;
        let open = plan.seats.iter().any(|seat| seat.kind == SeatKind::Open);
        let url = server.call("match", lang);
        let made: Created =
            post(&url, &plan).map_err(|trouble| trouble.failure(reader, &server))?;
        let link =
            if made.link.starts_with('/') { format!("{server}{}", made.link) } else { made.link };
        let link = open.then_some(link);
        let noted = Some(noted);
        Ok(Self { server, id: made.id, key: made.seat, new: true, link, noted })
    }

    fn come(reader: &Reader, args: &PlayArgs, server: Server, link: Link) -> Result<Self, Failure> {
        let Link { id, key, .. } = link;
        let lang = reader.lang.code();
        let key = args.key.clone().or(key).filter(|_| !args.watch);
        if key.as_ref().is_some_and(|key| !key.bytes().all(|byte| byte.is_ascii_graphic())) {
            return Err(reader.wrong(&Msg::new("cli-far-bad-key")));
        }
        let url = server.call(&format!("match/{}", escaped(&id)), lang);
        let card: Result<MatchCard, Trouble> = get(&url);
        let card = card.map_err(|trouble| trouble.failure(reader, &server))?;
        if args.watch || key.is_some() {
            return Ok(Self { server, id, key, new: false, link: None, noted: None });
        }
        let noted = Noted::new(card.commit);
        let join = Join { name: name(reader, args)?, entropy: Some(noted.entropy.clone()) };
        let url = server.call(&format!("match/{}/join", escaped(&id)), lang);
        let joined: Result<Joined, Trouble> = post(&url, &join);
        let joined = joined.map_err(|trouble| trouble.failure(reader, &server))?;
        Ok(Self {
            server,
            id: joined.id,
            key: Some(joined.seat),
            new: true,
            link: None,
            noted: Some(noted),
        })
    }
}

/// What the person is called at the table.
fn name(reader: &Reader, args: &PlayArgs) -> Result<String, Failure> {
    match args.names.as_slice() {
        [] => Ok(reader.speech.word("cli-far-guest")),
        [name] => Ok(name.clone()),
        names => {
            let msg = Msg::new("cli-too-many-names").with("names", names.len() as i64);
            Err(reader.wrong(&msg.with("persons", 1)))
        }
    }
}
