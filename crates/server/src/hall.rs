//! All matches of this server, and what they share: games, words, storage, bots.

use crate::config::Config;
use crate::desks::desks;
use crate::hosts::Hosts;
use crate::limits::Buckets;
use crate::name::cleaned;
use crate::room::{Newcomer, Plan, Room, State};
use crate::seals::Seals;
use crate::store::{Store, StoreError, StoredMatch};
use deckhand_bots::NAMES;
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_protocol::{ClockPlan, Created, Lobby, MatchCard, NewMatch, Sealed, SeatKind};
use deckhand_table::{Desk, Secret};
use deckhand_words::{Lang, Speech};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{RwLock, Semaphore};

/// The texts of the server itself, in the order of [`Lang::ALL`].
pub const TEXTS: [&str; 3] = [
    include_str!("../texts/en.ftl"),
    include_str!("../texts/de.ftl"),
    include_str!("../texts/ru.ftl"),
];

/// So many bytes may somebody add to the chance.
pub(crate) const ADDED: usize = 128;
/// So many matches are listed.
const LISTED: usize = 50;

/// Everything that matches share.
pub(crate) struct Hall {
    desks: Vec<Box<dyn Desk>>,
    speeches: [Speech; 3],
    /// Where everything is kept.
    pub(crate) store: Store,
    rooms: RwLock<BTreeMap<String, Arc<Room>>>,
    /// Seals of matches that are not made yet.
    seals: Seals,
    /// How many bots may still begin to think.
    pub(crate) bots: Semaphore,
    /// How many passwords may still be worked on: each costs much memory and time.
    pub(crate) passwords: Semaphore,
    /// Names under which the server may be reached.
    pub(crate) hosts: Hosts,
    /// How often addresses may still ask for what costs much.
    pub(crate) buckets: Buckets,
    /// How the server runs.
    pub(crate) config: Config,
}

/// Why something that was asked for by HTTP is refused.
#[derive(Debug)]
pub(crate) struct Refused {
    /// The status of HTTP.
    pub(crate) status: u16,
    /// The sentence.
    pub(crate) text: String,
    /// The number of the rule, where one applies.
    pub(crate) rule: Option<String>,
}

impl Hall {
    /// Opens the hall: the database is read, and all matches that run go on.
    ///
    /// # Errors
    /// If the database can not be used.
    pub(crate) async fn open(config: Config) -> Result<Arc<Self>, StoreError> {
        let store = Store::open(&config.data).await?;
        let speeches = Lang::ALL.map(|lang| {
            Speech::new(lang, &[TEXTS[lang.index()]]).expect("the texts of the server are Fluent")
        });
        let hall = Arc::new(Self {
            desks: desks(),
            speeches,
            store,
            rooms: RwLock::new(BTreeMap::new()),
            seals: Seals::default(),
            bots: Semaphore::new(config.bots.max(1)),
            passwords: Semaphore::new(2),
            hosts: Hosts::new(&config),
            buckets: Buckets::new(config.limits),
            config,
        });
        for stored in hall.store.running().await? {
            let id = stored.id.clone();
            match Room::load(&hall, stored).await {
                Ok(room) => {
                    let room = Arc::new(room);
                    hall.rooms.write().await.insert(id, Arc::clone(&room));
                    let mut state = room.lock().await;
                    state.nobody_is_here(hall.now());
                    room.go_on(&hall, &mut state);
                }
                // It is kept as it is, for a program that can read it.
                Err(why) => tracing::error!(id, why, "a match could not be taken up"),
            }
        }
        Ok(hall)
    }

    /// Milliseconds since 1970.
    #[expect(clippy::disallowed_methods, reason = "clocks of people are no business of rules")]
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    /// The game of this name.
    pub(crate) fn desk(&self, game: &str) -> Option<&dyn Desk> {
        self.desks.iter().find(|desk| desk.name() == game).map(AsRef::as_ref)
    }

    /// All games.
    pub(crate) fn desks(&self) -> impl Iterator<Item = &dyn Desk> {
        self.desks.iter().map(AsRef::as_ref)
    }

    /// What the server says in this language.
    pub(crate) fn speech(&self, lang: Lang) -> &Speech {
        &self.speeches[lang.index()]
    }

    /// A text of the server.
    pub(crate) fn word(&self, lang: Lang, id: &str) -> String {
        self.speech(lang).word(id)
    }

    pub(crate) fn refused(&self, lang: Lang, status: u16, msg: &Msg) -> Refused {
        Refused { status, text: self.speech(lang).say(msg), rule: None }
    }

    /// Whether all win or lose as one.
    pub(crate) fn together(&self, plan: &Plan) -> bool {
        let mode = plan.mode.as_deref();
        self.desk(&plan.game)
            .and_then(|desk| desk.mode(mode, Lang::En).ok())
            .is_some_and(|mode| mode.together)
    }

    /// The match of this name, out of memory or out of the database.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn room(self: &Arc<Self>, id: &str) -> Result<Option<Arc<Room>>, String> {
        if let Some(room) = self.rooms.read().await.get(id) {
            return Ok(Some(Arc::clone(room)));
        }
        let stored = self.store.find(id).await.map_err(|error| error.to_string())?;
        let Some(stored) = stored else { return Ok(None) };
        // Played again before anybody else has to wait; if somebody was faster, theirs counts.
        let room = Arc::new(Room::load(self, stored).await?);
        let mut rooms = self.rooms.write().await;
        Ok(Some(Arc::clone(rooms.entry(id.to_string()).or_insert(room))))
    }

    /// A seal for a match that is made later.
    pub(crate) fn seal(&self) -> Sealed {
        Sealed { commit: self.seals.give(Instant::now(), Secret::new(random())) }
    }

    /// Makes a match.
    ///
    /// # Errors
    /// With a sentence, if it can not be played like this.
    pub(crate) async fn create(
        self: &Arc<Self>,
        mut plan: NewMatch,
        account: Option<String>,
        lang: Lang,
    ) -> Result<Created, Refused> {
        let refused = |id: &'static str| self.refused(lang, 422, &Msg::new(id));
        let desk = self.desk(&plan.game).ok_or_else(|| refused("server-no-game"))?;
        let said = |said: deckhand_protocol::Said| Refused {
            status: 422,
            text: said.text,
            rule: said.rules.first().map(|rule| rule.id.clone()),
        };
        let Ok(seats) = u8::try_from(plan.seats.len()) else {
            let msg = Msg::new("server-many-seats").with("asked", plan.seats.len() as i64);
            return Err(self.refused(lang, 422, &msg));
        };
        if let Some(from) = plan.from.clone() {
            self.fill_in(&mut plan, &from, lang).await?;
        }
        let mode = desk.mode(plan.mode.as_deref(), lang).map_err(said)?;
        plan.mode = Some(mode.name.into());
        if plan.options.len() > 200 || plan.options.iter().any(|(_, value)| value.len() > 4000) {
            return Err(refused("server-too-much"));
        }
        desk.check(mode.name, seats, &plan.options, lang).map_err(said)?;
        for seat in &plan.seats {
            if seat.kind != SeatKind::Bot {
                continue;
            }
            let level = seat.level.as_deref().unwrap_or("greedy");
            if !NAMES.contains(&level) {
                let msg =
                    Msg::new("server-no-bot").with("name", level).with("known", NAMES.to_vec());
                return Err(self.refused(lang, 422, &msg));
            }
        }
        if plan.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count() > 1 {
            return Err(refused("server-one-maker"));
        }
        let timeless = match plan.clock {
            ClockPlan::None => false,
            ClockPlan::Days { days } => days == 0,
            ClockPlan::Decision { step_s } => step_s == 0,
            ClockPlan::Chess { main_s, .. } | ClockPlan::Hourglass { main_s } => main_s == 0,
            ClockPlan::Byoyomi { main_s, step_s, periods } => {
                main_s == 0 && (step_s == 0 || periods == 0)
            }
        };
        if timeless {
            return Err(refused("server-no-time"));
        }
        if cleaned(&plan.name).is_empty()
            && plan.seats.iter().any(|seat| seat.kind == SeatKind::Person)
        {
            return Err(refused("server-no-name"));
        }
        if plan.entropy.as_ref().is_some_and(|added| added.len() > ADDED) {
            return Err(refused("server-long-entropy"));
        }
        if self.rooms.read().await.len() >= self.config.matches {
            return Err(self.refused(lang, 503, &Msg::new("server-full")));
        }
        let maker = plan.seats.iter().any(|seat| seat.kind == SeatKind::Person);
        let name = plan.name.clone();
        let added = plan.entropy.take();
        // Last of all, so that a seal is not used up by a match that can not be made.
        let secret = match plan.commit.take() {
            Some(commit) => self
                .seals
                .take(Instant::now(), &commit)
                .ok_or_else(|| self.refused(lang, 409, &Msg::new("server-no-seal")))?,
            None => Secret::new(random()),
        };
        let room = self.put_up(plan, secret).await.map_err(|error| {
            tracing::error!(%error, "a match could not be made");
            self.refused(lang, 503, &Msg::new("server-not-kept"))
        })?;
        let busy = |text: String| Refused { status: 503, text, rule: None };
        let mut key = None;
        if maker {
            let who = Newcomer { name, added: added.unwrap_or_default(), account, makes: true };
            key = Some(room.join(self, who, lang).await.map_err(busy)?);
        } else {
            let mut state = room.lock().await;
            if state.all_bots() {
                room.deal(self, &mut state, lang).await.map_err(busy)?;
                room.go_on(self, &mut state);
            }
        }
        let base = self.config.public_url.clone().unwrap_or_default();
        Ok(Created { id: room.id.clone(), seat: key, link: format!("{base}/t/{}", room.id) })
    }

    /// A new match of this plan, with nobody in it.
    async fn put_up(self: &Arc<Self>, plan: Plan, secret: Secret) -> Result<Arc<Room>, StoreError> {
        let id = short_name();
        let stored = StoredMatch {
            id: id.clone(),
            created_ms: self.now(),
            plan: serde_json::to_string(&plan).unwrap_or_default(),
            secret: secret.hex(),
        };
        self.store.create(&stored, &plan.game).await?;
        let room = Arc::new(Room::new(id.clone(), plan, secret, self));
        self.rooms.write().await.insert(id, Arc::clone(&room));
        metrics::counter!("deckhand_matches").increment(1);
        Ok(room)
    }

    /// A match like another, with the same people, whose keys fit.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        room: &Arc<Room>,
        state: &State,
    ) -> Result<String, StoreError> {
        let next = self.put_up(room.plan.clone(), Secret::new(random())).await?;
        let keys = self.store.keys(&room.id).await?;
        let mut new = next.lock().await;
        next.seat_again(self, &mut new, state, &keys).await?;
        next.go_on(self, &mut new);
        drop(new);
        Ok(next.id.clone())
    }

    /// What goes on, for a reader with these seats.
    pub(crate) async fn lobby(self: &Arc<Self>, mine: &[(String, u8)], lang: Lang) -> Lobby {
        let mut lobby = Lobby { open: Vec::new(), yours: Vec::new(), live: Vec::new() };
        for (id, seat) in mine {
            if let Ok(Some(room)) = self.room(id).await {
                let card = self.card(&room, lang, Some(*seat)).await;
                lobby.yours.push(card);
            }
        }
        let rooms: Vec<Arc<Room>> = self.rooms.read().await.values().cloned().collect();
        for room in rooms {
            if lobby.open.len() + lobby.live.len() >= 2 * LISTED {
                break;
            }
            if !room.plan.listed || mine.iter().any(|(id, _)| *id == room.id) {
                continue;
            }
            let (begun, over) = {
                let state = room.lock().await;
                (state.begun(), state.over())
            };
            if over || begun && !room.watchable() {
                continue;
            }
            let card = self.card(&room, lang, None).await;
            if begun { lobby.live.push(card) } else { lobby.open.push(card) }
        }
        lobby
    }

    pub(crate) async fn card(&self, room: &Room, lang: Lang, seat: Option<u8>) -> MatchCard {
        let state = room.lock().await;
        let mode = room.plan.mode.clone().unwrap_or_default();
        MatchCard {
            id: room.id.clone(),
            game: room.plan.game.clone(),
            title: self
                .desk(&room.plan.game)
                .map_or_else(String::new, |desk| desk.title(&mode, lang)),
            mode,
            seats: state.seats(self, lang),
            clock: room.plan.clock.clone(),
            your_turn: seat.is_some_and(|seat| state.asked().contains(&seat)),
            over: state.over(),
            commit: room.secret.commit(),
        }
    }

    /// Tells everybody that the server stops.
    pub(crate) async fn say_goodbye(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms.read().await.values().cloned().collect();
        for room in rooms {
            room.lock().await.say_goodbye(|lang| self.word(lang, "server-stopping"));
        }
    }

    /// Forgets matches that nobody looks at and in which nothing goes on by itself; they are in the database.
    pub(crate) async fn sweep(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms.read().await.values().cloned().collect();
        for room in rooms {
            let Ok(state) = room.try_lock() else { continue };
            if !state.idle(room.plan.away == deckhand_protocol::Away::Wait) {
                continue;
            }
            let mut rooms = self.rooms.write().await;
            // Ours, the list's, and nobody who has just found it.
            if Arc::strong_count(&room) <= 2 {
                rooms.remove(&room.id);
            }
        }
        self.forget_sessions().await;
        metrics::gauge!("deckhand_matches_in_memory").set(self.rooms.read().await.len() as f64);
    }
}

/// Random bytes of the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A key that nobody can guess.
pub(crate) fn token() -> String {
    blake3::Hash::from_bytes(random()).to_hex().to_string()
}

/// The form in which a key is kept.
pub(crate) fn hash_of(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// The name of a match: short enough to be read out, too long to be guessed.
fn short_name() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 12] = random();
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte & 31)])).collect()
}
