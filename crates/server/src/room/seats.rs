//! Who sits where: sitting down, dealing when all are there, bots that stand in.

use super::{Remark, Room, State};
use crate::entry::Entry;
use crate::hall::{Hall, hash_of, token};
use crate::name::cleaned;
use deckhand_protocol::{NewSeat, SeatInfo, SeatKind};
use deckhand_words::Lang;
use std::sync::Arc;

/// Who sits in a seat.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    /// The bot of a seat made for one.
    pub(crate) level: Option<String>,
    pub(crate) account: Option<String>,
    /// What was added to the chance.
    pub(crate) added: String,
    /// The bot that plays in the place of a person.
    pub(crate) stand: Option<String>,
    /// Whether the person has given the seat up for good.
    pub(crate) resigned: bool,
}

impl Sitter {
    pub(super) fn new(seat: &NewSeat, _hall: &Hall) -> Self {
        let level = seat.level.clone();
        let kind = if seat.kind == SeatKind::Bot { SeatKind::Bot } else { SeatKind::Open };
        Self {
            kind,
            name: level.clone().filter(|_| kind == SeatKind::Bot).unwrap_or_default(),
            level: level.filter(|_| kind == SeatKind::Bot),
            account: None,
            added: String::new(),
            stand: None,
            resigned: false,
        }
    }

    /// The name, as it is shown in this language.
    pub(super) fn shown(&self, hall: &Hall, lang: Lang) -> String {
        match &self.level {
            Some(level) => bot_name(hall, lang, level),
            None => self.name.clone(),
        }
    }

    /// The bot that answers for this seat, if one does.
    pub(super) fn bot(&self) -> Option<&str> {
        match self.kind {
            SeatKind::Bot => self.level.as_deref().or(Some("greedy")),
            SeatKind::Person | SeatKind::Open => self.stand.as_deref(),
        }
    }

    /// Whether a person may still act for it.
    pub(super) fn is_person(&self) -> bool {
        self.kind == SeatKind::Person && !self.resigned
    }
}

/// Who sits down.
pub(crate) struct Newcomer {
    pub(crate) name: String,
    /// What they add to the chance.
    pub(crate) added: String,
    pub(crate) account: Option<String>,
    /// Whether they are the one who makes the match.
    pub(crate) makes: bool,
}

impl State {
    pub(super) fn sit(&mut self, seat: u8, name: String, added: String, account: Option<String>) {
        if let Some(sitter) = self.sitters.get_mut(usize::from(seat)) {
            sitter.kind = SeatKind::Person;
            sitter.name = name;
            sitter.added = added;
            sitter.account = account;
        }
    }

    pub(super) fn stand(&mut self, seat: u8, bot: Option<String>, resigned: bool) {
        if let Some(sitter) = self.sitters.get_mut(usize::from(seat)) {
            sitter.stand.clone_from(&bot);
            sitter.resigned |= resigned;
        }
        self.remark(Remark::Stand(seat, bot, resigned));
    }

    /// The seats as everybody may see them.
    pub(crate) fn seats(&self, hall: &Hall, lang: Lang) -> Vec<SeatInfo> {
        let names = self.names(hall, lang);
        (0u8..)
            .zip(self.sitters.iter().zip(names))
            .map(|(seat, (sitter, name))| SeatInfo {
                seat,
                name,
                kind: sitter.kind,
                level: sitter.level.clone(),
                here: sitter.kind == SeatKind::Bot
                    || self.conns.iter().any(|conn| conn.seat == Some(seat)),
                stood_in: sitter.stand.is_some(),
            })
            .collect()
    }

    /// Nobody has come yet: the time to come begins now.
    pub(crate) fn nobody_is_here(&mut self, now: i64) {
        let persons = self.persons();
        self.away.extend(persons.into_iter().map(|seat| (seat, now)));
    }

    /// Whether nobody looks and nothing can happen by itself. `waits`: who is away is waited for.
    pub(crate) fn idle(&self, waits: bool) -> bool {
        let bots =
            self.asked().iter().any(|&seat| self.sitter(seat).is_some_and(|it| it.bot().is_some()));
        self.conns.is_empty()
            && (self.over() || !bots && !self.clocks.any() && (!self.begun() || waits))
    }

    /// Persons who may still act.
    pub(super) fn persons(&self) -> Vec<u8> {
        let persons = (0u8..).zip(&self.sitters).filter(|(_, sitter)| sitter.is_person());
        persons.map(|(seat, _)| seat).collect()
    }

    /// Who sits in this seat.
    pub(crate) fn sitter(&self, seat: u8) -> Option<&Sitter> {
        self.sitters.get(usize::from(seat))
    }
}

impl Room {
    /// Sits down: who makes the match in the seat that they have chosen, others in the first free one. The key to it.
    pub(crate) async fn join(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        who: Newcomer,
        lang: Lang,
    ) -> Result<String, String> {
        let key = token();
        let mut state = self.lock().await;
        if state.over() {
            return Err(hall.word(lang, "server-match-over"));
        }
        let mut free = (0..state.sitters.len())
            .filter(|&seat| state.sitters[seat].kind == SeatKind::Open)
            .filter(|&seat| !who.makes || self.plan.seats[seat].kind == SeatKind::Person);
        let Some(seat) = free.next() else { return Err(hall.word(lang, "server-no-seat")) };
        let seat = seat as u8;
        let name = unique(&who.name, &state);
        let (added, account) = (who.added, who.account);
        let entry =
            Entry::Sit { seat, name: name.clone(), added: added.clone(), account: account.clone() };
        let failed = |error: crate::store::StoreError| {
            tracing::error!(id = %self.id, %error, "could not sit down");
            hall.word(lang, "server-not-kept")
        };
        hall.store
            .give_key(&hash_of(&key), &self.id, seat, account.as_deref())
            .await
            .map_err(failed)?;
        self.keep(hall, &mut state, &entry, false).await.map_err(failed)?;
        state.sit(seat, name, added, account);
        let full = state.sitters.iter().all(|sitter| sitter.kind != SeatKind::Open);
        if full {
            self.deal(hall, &mut state, lang).await?;
        }
        if state.begun() {
            self.show_table(hall, &mut state);
        } else {
            self.show_seats(hall, &mut state, None);
        }
        self.go_on(hall, &mut state);
        Ok(key)
    }

    /// Deals the game: everybody is there.
    pub(crate) async fn deal(
        &self,
        hall: &Arc<Hall>,
        state: &mut State,
        lang: Lang,
    ) -> Result<(), String> {
        let Some(desk) = hall.desk(&self.plan.game) else {
            return Err(hall.word(lang, "server-no-game"));
        };
        let live = match &self.plan.from {
            Some(from) => hall.take(from, lang).await.map_err(|refused| refused.text)?,
            None => {
                let mode = self.plan.mode.clone().unwrap_or_default();
                let seats = state.sitters.len() as u8;
                let mut dealer = self.secret.dealer(&state.added(), state.seq);
                desk.deal(&mode, seats, &self.plan.options, &mut dealer, lang)
                    .map_err(|said| said.text)?
            }
        };
        let steps = live.record();
        state.begins = steps.len();
        let entry = Entry::Deal { header: live.header(), steps };
        self.keep(hall, state, &entry, false).await.map_err(|error| {
            tracing::error!(id = %self.id, %error, "could not deal");
            hall.word(lang, "server-not-kept")
        })?;
        state.live = Some(live);
        let now = hall.now();
        for seat in state.persons() {
            if !state.conns.iter().any(|conn| conn.seat == Some(seat)) {
                state.away.insert(seat, now);
            }
        }
        let asked = state.asked();
        state.clocks.turn(hall.now(), None, &asked);
        state.generation += 1;
        Ok(())
    }
}

impl Room {
    /// The people of another match sit down in this one; the keys to their seats fit here too.
    pub(crate) async fn seat_again(
        &self,
        hall: &Arc<Hall>,
        state: &mut State,
        before: &State,
        keys: &[(String, u8, Option<String>)],
    ) -> Result<(), crate::store::StoreError> {
        for (hash, seat, account) in keys {
            hall.store.give_key(hash, &self.id, *seat, account.as_deref()).await?;
        }
        for (seat, sitter) in (0u8..).zip(&before.sitters) {
            if sitter.kind != SeatKind::Person {
                continue;
            }
            let (name, added, account) =
                (sitter.name.clone(), sitter.added.clone(), sitter.account.clone());
            let entry = Entry::Sit {
                seat,
                name: name.clone(),
                added: added.clone(),
                account: account.clone(),
            };
            self.keep(hall, state, &entry, false).await?;
            state.sit(seat, name, added, account);
        }
        self.deal(hall, state, Lang::En).await.map_err(crate::store::StoreError::Failed)?;
        state.nobody_is_here(hall.now());
        Ok(())
    }
}

/// What a bot is called.
pub(super) fn bot_name(hall: &Hall, lang: Lang, bot: &str) -> String {
    let id = format!("bot-name-{bot}");
    let speech = hall.speech(lang);
    if speech.has(&id) { speech.word(&id) } else { bot.to_string() }
}

/// The name, with a number behind it where somebody at the table has it already.
fn unique(name: &str, state: &State) -> String {
    let plain = cleaned(name);
    let plain = if plain.is_empty() { "?" } else { plain.as_str() };
    let taken = |name: &str| state.sitters.iter().any(|sitter| sitter.name == name);
    if !taken(plain) {
        return plain.to_string();
    }
    (2..).map(|nth| format!("{plain} {nth}")).find(|name| !taken(name)).unwrap_or_default()
}
