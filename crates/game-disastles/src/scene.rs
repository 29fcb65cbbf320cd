//! Positions set up by hand from statements, for judge questions and card tests.
//!
//! What a scenario does not mention is filled in: missing Throne Rooms, and below the named cards of the deck all other
//! rooms in the order of their numbers with the remaining Disasters at the very bottom. A link that is active in the
//! position counts as used, since it would have triggered before.

mod said;

use crate::action::{Cell, parse_cell};
use crate::activity::active_cards;
use crate::ask::Ask;
use crate::cards::{CardId, Dangers, ROOMS, group};
use crate::flow::Frame;
use crate::plan::{NOWHERE, Spot};
use crate::setup::{Setup, Way};
use crate::state::Disastles;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Dealer, Msg, Scene, Seat, SetupError, Table};
use deckhand_parts::CardSet;

/// Where the game goes on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// The question of a turn.
    Turn(Seat),
    /// The start of a turn, before what rooms grant then.
    Start(Seat),
    /// The beginning of a round.
    Round,
}

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Draft {
    setup: Setup,
    /// Cards with castle, cell and turn, in the order in which they were named.
    laid: Vec<(u8, CardId, Spot)>,
    shop: Vec<CardId>,
    /// Top card first.
    deck: Vec<CardId>,
    /// Top card last.
    discard: Vec<CardId>,
    hands: Vec<(Seat, CardId)>,
    played: Vec<CardId>,
    left: Option<u8>,
    first: Option<Seat>,
    round: u16,
    had: Vec<Seat>,
    flipped: Vec<Seat>,
    out: Vec<Seat>,
    shelter: Vec<(Seat, u8)>,
    larger: u8,
    closed: bool,
    backwards: bool,
    rest_discarded: bool,
    moment: Moment,
}

type Fault = (usize, Msg);

/// A word without the punctuation that separates things.
fn bare(word: &str) -> &str {
    word.trim_end_matches([':', ';', ','])
}

fn seat(draft: &Draft, words: &[&str], at: usize) -> Result<Seat, Fault> {
    let word = bare(words.get(at).copied().unwrap_or_default());
    let seats = draft.setup.seats;
    let number = word.parse::<u8>().ok().filter(|number| (1..=seats).contains(number));
    number
        .map(|number| Seat(number - 1))
        .ok_or_else(|| (at, Msg::new("scene-seat").with("found", word).with("seats", seats)))
}

fn number<T: core::str::FromStr>(words: &[&str], at: usize) -> Result<T, Fault> {
    let word = bare(words.get(at).copied().unwrap_or_default());
    word.parse().map_err(|_| (at, Msg::new("scene-number").with("found", word)))
}

fn card(words: &[&str], at: usize) -> Result<CardId, Fault> {
    let word = bare(words.get(at).copied().unwrap_or_default());
    CardId::parse(word).map_err(|msg| (at, msg))
}

fn card_list(words: &[&str], from: usize) -> Result<Vec<CardId>, Fault> {
    (from..words.len()).map(|at| card(words, at)).collect()
}

impl Draft {
    fn lay_castle(&mut self, words: &[&str]) -> Result<(), Fault> {
        let castle =
            if self.setup.choices.way.together() { Seat(0) } else { seat(self, words, 1)? };
        let mut at = 2;
        while at < words.len() {
            let id = match bare(words[at]) {
                "throne" => CardId(ROOMS as u8 + castle.0),
                _ => card(words, at)?,
            };
            if id.is_disaster() {
                return Err((at, Msg::new("scene-no-room").with("card", id)));
            }
            let cell = words.get(at + 1).copied().unwrap_or_default();
            let cell = parse_cell(cell.trim_end_matches(';')).map_err(|msg| (at + 1, msg))?;
            if cell.x.abs() > 100 || cell.y.abs() > 100 {
                return Err((at + 1, Msg::new("scene-far").with("cell", format!("{cell}"))));
            }
            let mut turn = 0;
            let mut next = at + 2;
            if words.get(next).copied() == Some("turned") {
                let degrees: u16 = number(words, next + 1)?;
                if !degrees.is_multiple_of(90) || degrees > 270 {
                    let msg = Msg::new("notation-turn").with("found", degrees.to_string());
                    return Err((next + 1, msg));
                }
                turn = (degrees / 90) as u8;
                next += 2;
            }
            self.laid.push((castle.0, id, Spot { at: cell, turn }));
            at = next;
        }
        Ok(())
    }
}

impl Scene for Disastles {
    type Draft = Draft;

    const STATEMENTS: &'static [(&'static str, &'static str)] = &[
        ("castle", "castle 1: throne 0,0; bunker 1,0; corridor-56 0,1 turned 90"),
        ("shop", "shop: market, corridor-57"),
        ("deck", "deck: nuclear-meltdown, market"),
        ("discard", "discard: market, treasury"),
        ("hand", "hand 1: market, treasury"),
        ("played", "played: nuclear-meltdown, meteor"),
        ("left", "left 3"),
        ("turn", "turn 1"),
        ("start", "start 1"),
        ("begin", "begin round"),
        ("first", "first 2"),
        ("round", "round 4"),
        ("had", "had 2 3"),
        ("flipped", "flipped 1"),
        ("out", "out 3"),
        ("shelter", "shelter 1 3"),
        ("larger", "larger 5"),
        ("closed", "closed"),
        ("backwards", "backwards"),
        ("rest", "rest discarded"),
    ];

    const VALUES: &'static [(&'static str, &'static str)] = &[
        ("treasure", "treasure 1"),
        ("rooms", "rooms 1"),
        ("connections", "connections 1"),
        ("blocks", "blocks 1 diamond"),
        ("less", "less 1"),
        ("stands", "stands 1"),
        ("hand", "hand 1"),
        ("deck", "deck"),
        ("deck-top", "deck-top"),
        ("discard-top", "discard-top"),
        ("shop", "shop"),
        ("left", "left"),
        ("played", "played"),
        ("round", "round"),
        ("turn", "turn"),
        ("first", "first"),
        ("backwards", "backwards"),
        ("score", "score"),
        ("at", "at 1 2,-1"),
        ("cell", "cell market"),
        ("turned", "turned market"),
        ("active", "active market"),
        ("outer", "outer market"),
        ("spent", "spent shuttle-45"),
        ("where", "where market"),
    ];

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Draft, SetupError> {
        let setup = Setup::new(mode, seats, options)?;
        Ok(Draft {
            setup,
            laid: Vec::new(),
            shop: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            hands: Vec::new(),
            played: Vec::new(),
            left: None,
            first: None,
            round: 1,
            had: Vec::new(),
            flipped: Vec::new(),
            out: Vec::new(),
            shelter: Vec::new(),
            larger: 0,
            closed: false,
            backwards: false,
            rest_discarded: false,
            moment: Moment::Turn(Seat(0)),
        })
    }

    fn place(draft: &mut Draft, words: &[&str]) -> Result<(), Fault> {
        match bare(words.first().copied().unwrap_or_default()) {
            "castle" => draft.lay_castle(words)?,
            "shop" => draft.shop.extend(card_list(words, 1)?),
            "deck" => draft.deck.extend(card_list(words, 1)?),
            "discard" => draft.discard.extend(card_list(words, 1)?),
            "played" => draft.played.extend(card_list(words, 1)?),
            "hand" => {
                let owner = seat(draft, words, 1)?;
                let cards = card_list(words, 2)?;
                draft.hands.extend(cards.into_iter().map(|card| (owner, card)));
            }
            "left" => draft.left = Some(number(words, 1)?),
            "turn" => draft.moment = Moment::Turn(seat(draft, words, 1)?),
            "start" => draft.moment = Moment::Start(seat(draft, words, 1)?),
            "begin" if words.get(1).copied() == Some("round") => draft.moment = Moment::Round,
            "first" => draft.first = Some(seat(draft, words, 1)?),
            "round" => draft.round = number(words, 1)?,
            "had" => {
                for at in 1..words.len() {
                    let had = seat(draft, words, at)?;
                    draft.had.push(had);
                }
            }
            "flipped" => {
                let flipped = seat(draft, words, 1)?;
                draft.flipped.push(flipped);
            }
            "out" => {
                let out = seat(draft, words, 1)?;
                draft.out.push(out);
            }
            "shelter" => {
                let sheltered = seat(draft, words, 1)?;
                draft.shelter.push((sheltered, number(words, 2)?));
            }
            "larger" => draft.larger = number(words, 1)?,
            "closed" => draft.closed = true,
            "backwards" => draft.backwards = true,
            "rest" if words.get(1).copied() == Some("discarded") => draft.rest_discarded = true,
            other => return Err((0, Msg::new("scene-statement").with("found", other))),
        }
        Ok(())
    }

    fn finish(draft: Draft) -> Result<Self, Msg> {
        assemble(&draft)
    }

    fn value(&self, words: &[&str]) -> Result<String, Msg> {
        value(self, words)
    }

    fn statements(&self) -> Option<Vec<String>> {
        said::statements(self)
    }

    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.scn");

    const AIMS: &'static str = include_str!("../puzzles/aims.scn");
}

/// Chance that always deals 0: a position is set up without any.
struct Zeros;

impl Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}

/// Marks a card as used, or tells that it is used twice.
fn claim(used: &mut CardSet, dire: &mut Dangers, card: CardId) -> Result<(), Msg> {
    let twice = if card.is_disaster() { dire.has(card) } else { used.has(card.0) };
    if twice {
        return Err(Msg::new("scene-twice").with("card", card));
    }
    if card.is_disaster() {
        dire.insert(card);
    } else {
        used.insert(card.0);
    }
    Ok(())
}

fn assemble(draft: &Draft) -> Result<Disastles, Msg> {
    let choices = draft.setup.choices;
    let castles = if choices.way.together() { 1 } else { draft.setup.seats };
    let mut thrones: [u8; 10] = core::array::from_fn(|throne| throne as u8);
    let (mut used, mut dire) = (CardSet::NONE, Dangers::NONE);
    for &(castle, card, _) in &draft.laid {
        if card.is_throne() {
            thrones[usize::from(castle)] = card.0 - ROOMS as u8;
        }
    }
    let mut state = Disastles::empty(draft.setup.seats, choices, &thrones);
    // Throne Rooms first, since one that is not named lies at 0,0.
    let mut laid = draft.laid.clone();
    laid.sort_by_key(|(_, card, _)| !card.is_throne());
    for (castle, card, spot) in &laid {
        claim(&mut used, &mut dire, *card)?;
        let cards = state.castles[usize::from(*castle)];
        let taken = cards
            .into_iter()
            .find(|&other| other != card.0 && state.spots[usize::from(other)].at == spot.at);
        if let Some(other) = taken {
            return Err(Msg::new("scene-cell-taken")
                .with("card", *card)
                .with("cell", format!("{}", spot.at))
                .with("room", CardId(other)));
        }
        state.castles[usize::from(*castle)].insert(card.0);
        state.spots[card.index()] = *spot;
    }
    for castle in 0..castles {
        let throne = state.castles[usize::from(castle)] & group::THRONES;
        if throne.len() > 1 {
            return Err(Msg::new("scene-thrones").with("seat", Seat(castle)));
        }
        for card in throne {
            used.insert(card);
        }
    }
    for &out in &draft.out {
        let throne = state.throne(out.0);
        state.castles[out.index()] = CardSet::NONE;
        state.alive.remove(out);
        if let Some(card) = throne {
            state.texts.remove(card.0);
        }
    }
    for castle in (0..castles).filter(|&castle| state.stands(castle)) {
        let plan = state.plan(castle);
        if !plan.fits() {
            return Err(Msg::new("scene-does-not-fit").with("seat", Seat(castle)));
        }
        let throne = state.throne(castle).and_then(|card| plan.place_of(card));
        let Some(throne) = throne else {
            return Err(Msg::new("scene-thrones").with("seat", Seat(castle)));
        };
        let distances = plan.distances(throne);
        if let Some(loose) = (0..plan.len).find(|&place| distances[place] == NOWHERE) {
            return Err(Msg::new("scene-loose").with("card", plan.card(loose)));
        }
    }
    for &flipped in &draft.flipped {
        if let Some(throne) = state.throne(state.castle_of(flipped)) {
            state.texts.remove(throne.0);
        }
    }
    fill_piles(&mut state, draft, &mut used, &mut dire)?;
    for castle in 0..castles {
        let plan = state.plan(castle);
        let cards = state.castles[usize::from(castle)];
        state.active = (state.active - cards) | active_cards(&plan, state.texts);
    }
    state.mark_links_used();
    state.first = draft.first.unwrap_or(Seat(0));
    state.round = draft.round;
    state.larger = draft.larger;
    state.closed = draft.closed;
    state.backwards = draft.backwards;
    for &(seat, amount) in &draft.shelter {
        let castle = state.castle_of(seat);
        state.shelter[usize::from(castle)] = amount;
    }
    state.had = draft.had.iter().copied().collect();
    match draft.moment {
        Moment::Turn(seat) => {
            state.turn = seat;
            state.had.insert(seat);
            state.agenda.then([Frame::Ask(seat, Ask::Main), Frame::EndTurn(seat), Frame::NextTurn]);
        }
        Moment::Start(seat) => {
            state.turn = seat;
            state.had.insert(seat);
            state.agenda.then([
                Frame::StartTurn(seat),
                Frame::Ask(seat, Ask::Main),
                Frame::EndTurn(seat),
                Frame::NextTurn,
            ]);
        }
        Moment::Round => state.agenda.push(Frame::Round),
    }
    if let Moment::Turn(seat) | Moment::Start(seat) = draft.moment
        && !state.plays(seat)
    {
        return Err(Msg::new("scene-out").with("seat", seat));
    }
    let mut zeros = Zeros;
    state.advance(&mut Table::silent(&mut zeros));
    state.soundness().map_err(|reason| Msg::new("scene-unsound").with("why", reason))?;
    Ok(state)
}

/// Shop, hands, discard pile, played Disasters and the deck with everything that was not named.
fn fill_piles(
    state: &mut Disastles,
    draft: &Draft,
    used: &mut CardSet,
    dire: &mut Dangers,
) -> Result<(), Msg> {
    for &card in
        draft.shop.iter().chain(&draft.discard).chain(draft.hands.iter().map(|(_, card)| card))
    {
        if !card.is_room() {
            return Err(Msg::new("scene-no-room").with("card", card));
        }
        claim(used, dire, card)?;
    }
    for &card in &draft.shop {
        state.shop.push(card);
    }
    for &(seat, card) in &draft.hands {
        state.hands[seat.index()].insert(card.0);
    }
    for &card in &draft.played {
        if !card.is_disaster() {
            return Err(Msg::new("scene-no-disaster").with("card", card));
        }
        claim(used, dire, card)?;
        state.ruin.push(card);
        state.played += 1;
    }
    for &card in &draft.deck {
        if card.is_throne() {
            return Err(Msg::new("scene-no-room").with("card", card));
        }
        claim(used, dire, card)?;
    }
    let named = draft.deck.iter().filter(|card| card.is_disaster()).count() as u8;
    let more = match (draft.left, state.choices.way) {
        (Some(left), _) => left
            .checked_sub(named)
            .ok_or_else(|| Msg::new("scene-left").with("left", left).with("named", named))?,
        (None, Way::NoDisasters) => 0,
        (None, _) => 1,
    };
    let pool = crate::setup::plain_disasters();
    let spare: Vec<CardId> = pool.into_iter().filter(|&card| !dire.has(card)).collect();
    if usize::from(more) > spare.len() {
        return Err(
            Msg::new("scene-too-many-left").with("most", (spare.len() + usize::from(named)) as i64)
        );
    }
    let bottom = &spare[..usize::from(more)];
    for card in bottom {
        dire.insert(*card);
    }
    let rest: Vec<CardId> = (0..ROOMS as u8).filter(|&card| !used.has(card)).map(CardId).collect();
    let mut deck: Vec<CardId> = draft.deck.clone();
    if draft.rest_discarded {
        rest.iter().for_each(|&card| state.discard.push(card));
    } else {
        deck.extend(rest);
    }
    deck.extend(bottom);
    deck.reverse();
    state.deck = deck.into_iter().collect();
    for &card in &draft.discard {
        state.discard.push(card);
    }
    state.left = named + more;
    state.unused = Dangers::all().iter().filter(|&card| !dire.has(card)).collect();
    Ok(())
}

fn value(state: &Disastles, words: &[&str]) -> Result<String, Msg> {
    let name = bare(words.first().copied().unwrap_or_default());
    let castle = || -> Result<u8, Msg> {
        if state.together() {
            return Ok(0);
        }
        let word = words.get(1).copied().unwrap_or_default();
        let number = word.parse::<u8>().ok().filter(|number| (1..=state.seats).contains(number));
        number
            .map(|number| number - 1)
            .ok_or_else(|| Msg::new("scene-seat").with("found", word).with("seats", state.seats))
    };
    let card = || CardId::parse(words.get(1).copied().unwrap_or_default());
    let names = |cards: &[CardId]| {
        cards.iter().map(|card| card.notation()).collect::<Vec<String>>().join(" ")
    };
    let yes = |yes: bool| String::from(if yes { "yes" } else { "no" });
    Ok(match name {
        "treasure" => state.worth(castle()?).treasure.to_string(),
        "rooms" => state.worth(castle()?).rooms.to_string(),
        "connections" => state.worth(castle()?).connections().to_string(),
        "less" => {
            let castle = castle()?;
            state.reduction(castle, &state.worth(castle)).to_string()
        }
        "blocks" => {
            let word = words.get(2).copied().unwrap_or_default();
            let symbol = ["diamond", "cross", "moon"].iter().position(|name| *name == word);
            let symbol = symbol.ok_or_else(|| Msg::new("scene-symbol").with("found", word))?;
            state.worth(castle()?).blocks[symbol].to_string()
        }
        "stands" => yes(state.stands(castle()?)),
        "hand" => {
            let hand: Vec<CardId> =
                state.hands[usize::from(castle()?)].into_iter().map(CardId).collect();
            names(&hand)
        }
        "deck" => state.deck.len().to_string(),
        "deck-top" => state.deck.last().map_or_else(|| "none".to_string(), |card| card.notation()),
        "discard-top" => {
            state.discard.last().map_or_else(|| "none".to_string(), |card| card.notation())
        }
        "shop" => names(&state.shop),
        "left" => state.left.to_string(),
        "played" => state.played.to_string(),
        "round" => state.round.to_string(),
        "turn" => state.turn.to_string(),
        "first" => state.first.to_string(),
        "backwards" => yes(state.backwards),
        "score" => {
            let halves = state.score_halves();
            if halves.is_multiple_of(2) {
                (halves / 2).to_string()
            } else {
                format!("{}.5", halves / 2)
            }
        }
        "at" => {
            let cell: Cell = parse_cell(words.get(2).copied().unwrap_or_default())?;
            let cards = state.castles[usize::from(castle()?)];
            let there = cards.into_iter().find(|&card| state.spots[usize::from(card)].at == cell);
            there.map_or_else(|| "none".to_string(), |card| CardId(card).notation())
        }
        "cell" => match state.castle_with(card()?) {
            Some(_) => state.spots[card()?.index()].at.to_string(),
            None => "none".to_string(),
        },
        "turned" => match state.castle_with(card()?) {
            Some(_) => (u16::from(state.spots[card()?.index()].turn) * 90).to_string(),
            None => "none".to_string(),
        },
        "active" => yes(state.active.has(card()?.0)),
        "outer" => {
            let card = card()?;
            yes(state.castle_with(card).is_some_and(|castle| {
                let plan = state.plan(castle);
                plan.place_of(card).is_some_and(|place| plan.is_outer(place))
            }))
        }
        "spent" => {
            let card = card()?;
            yes(card.is_in(group::LINKS) && state.links[Disastles::link_index(card)].spent)
        }
        "where" => whereabouts(state, card()?),
        other => return Err(Msg::new("scene-value").with("found", other)),
    })
}

/// Where a card is, in one or two words.
fn whereabouts(state: &Disastles, card: CardId) -> String {
    if let Some(castle) = state.castle_with(card) {
        return format!("castle {}", Seat(castle));
    }
    if let Some(seat) = (0..5).find(|&seat| state.hands[seat].has(card.0)) {
        return format!("hand {}", seat + 1);
    }
    let piles: [(&str, &[CardId]); 7] = [
        ("deck", &state.deck),
        ("discard", &state.discard),
        ("played", &state.ruin),
        ("shop", &state.shop),
        ("looked", &state.looked),
        ("aside", &state.aside),
        ("row", &state.row),
    ];
    let pile = piles.iter().find(|(_, cards)| cards.contains(&card)).map(|(name, _)| *name);
    let away = if state.held == Some(card) { "held" } else { "away" };
    pile.unwrap_or(away).to_string()
}
