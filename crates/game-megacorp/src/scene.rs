//! Positions set up by hand from statements, for judge questions and card tests.
//!
//! A position is a turn in Implement with nothing pending; `phase` begins somewhere else. Every player has 35 cards: those
//! that statements name, and below them in the deck plain cards that fill it up.

mod said;
mod value;

use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Colour, Type};
use crate::flow::Frame;
use crate::setup::{Choices, Setup};
use crate::state::{DECK, HAND, Id, Megacorp, NOBODY, Phase, Piece, Place, mark};
use alloc::{string::String, vec, vec::Vec};
use deckhand_kernel::{Msg, Scene, Seat, SetupError};

/// What fills up decks: cards that say nothing.
const PLAIN: [&str; 5] =
    ["perimeter-drone", "container-wall", "anubian-courser", "city-consumers", "rumour-carrier"];

/// Where a named card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Hand(Seat),
    Deck(Seat),
    Market(Seat),
    Gone,
    Play,
}

/// A card that a statement names.
#[derive(Clone, Copy, Debug)]
struct Named {
    /// The card with all that is so of it, its controller or holder included.
    piece: Piece,
    owner: Seat,
    spot: Spot,
    /// The place of its host.
    host: Option<At>,
}

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Draft {
    choices: Choices,
    seats: u8,
    phase: Phase,
    turn: Seat,
    turns: u16,
    named: Vec<Named>,
    /// How many of the cards that fill up a deck are in it; all if nothing is said.
    rest: Vec<Option<u8>>,
    pools: Vec<[u8; 5]>,
    busy: Vec<bool>,
    out: Vec<bool>,
}

/// Which word is wrong, and why.
type Fault = (usize, Msg);

fn word<'w>(words: &[&'w str], at: usize) -> &'w str {
    words.get(at).copied().unwrap_or_default().trim_end_matches([':', ';', ','])
}

fn seat(seats: u8, words: &[&str], at: usize) -> Result<Seat, Fault> {
    let found = word(words, at);
    match found.parse::<u8>() {
        Ok(number) if (1..=seats).contains(&number) => Ok(Seat(number - 1)),
        _ => Err((at, Msg::new("scene-seat").with("found", found).with("seats", seats))),
    }
}

fn number<N: core::str::FromStr>(words: &[&str], at: usize) -> Result<N, Fault> {
    let found = word(words, at);
    found.parse().map_err(|_| (at, Msg::new("scene-number").with("found", found)))
}

fn place(seats: u8, words: &[&str], at: usize) -> Result<At, Fault> {
    let found: At = word(words, at).parse().map_err(|msg| (at, msg))?;
    if found.network < seats {
        Ok(found)
    } else {
        Err((at, Msg::new("scene-network").with("at", found).with("seats", seats)))
    }
}

fn card(words: &[&str], at: usize) -> Result<CardId, Fault> {
    CardId::parse(word(words, at)).map_err(|msg| (at, msg))
}

fn colour(words: &[&str], at: usize) -> Result<Colour, Fault> {
    let found = word(words, at);
    Colour::ALL
        .into_iter()
        .find(|colour| colour.name() == found)
        .ok_or_else(|| (at, Msg::new("scene-colour").with("found", found)))
}

/// The kind of points: 0 colourless, then the colours.
fn kind(words: &[&str], at: usize) -> Result<usize, Fault> {
    if word(words, at) == "any" { Ok(0) } else { Ok(1 + colour(words, at)? as usize) }
}

impl Draft {
    /// Notes a card: of a legal deck, of a player who is in the game.
    fn claim(
        &mut self,
        card: CardId,
        owner: Seat,
        spot: Spot,
        at: usize,
    ) -> Result<&mut Named, Fault> {
        let own = || self.named.iter().filter(|named| named.owner == owner);
        let alike = |like: &dyn Fn(CardId) -> bool| own().filter(|it| like(it.piece.card)).count();
        let print = card.card();
        let holder = match spot {
            Spot::Hand(seat) | Spot::Deck(seat) | Spot::Market(seat) => seat,
            Spot::Gone | Spot::Play => owner,
        };
        if self.out[owner.index()] {
            return Err((at, Msg::new("scene-out").with("seat", owner)));
        }
        if self.out[holder.index()] {
            return Err((at, Msg::new("scene-out").with("seat", holder)));
        }
        if own().count() == DECK {
            return Err((at, Msg::new("scene-too-many").with("seat", owner)));
        }
        if matches!(print.kind, Type::Founder | Type::Business)
            && alike(&|other| other.card().kind == print.kind) > 0
        {
            let msg = Msg::new("scene-second").with("card", card).with("seat", owner);
            return Err((at, msg.with("type", print.kind.name())));
        }
        if alike(&|other| other == card) >= usize::from(print.copies()) {
            return Err((at, Msg::new("scene-copies").with("card", card).with("seat", owner)));
        }
        let hand = |named: &&Named| named.spot == spot;
        if matches!(spot, Spot::Hand(_))
            && self.named.iter().filter(hand).count() == usize::from(HAND)
        {
            return Err((at, Msg::new("scene-hand").with("seat", holder)));
        }
        let piece = Piece::new(card, holder);
        self.named.push(Named { piece, owner, spot, host: None });
        // It has just been pushed.
        let last = self.named.len() - 1;
        Ok(&mut self.named[last])
    }

    /// `hand 1: oracle 2 sea perimeter-drone of 2`.
    fn many(&mut self, words: &[&str], spot: impl Fn(Seat) -> Spot) -> Result<(), Fault> {
        let whose = seat(self.seats, words, 1)?;
        let mut at = 2;
        while at < words.len() {
            let count = if word(words, at).starts_with(|c: char| c.is_ascii_digit()) {
                at += 1;
                number::<u8>(words, at - 1)?
            } else {
                1
            };
            let (card, named) = (card(words, at)?, at);
            let mut owner = whose;
            if word(words, at + 1) == "of" {
                owner = seat(self.seats, words, at + 2)?;
                at += 2;
            }
            at += 1;
            for _ in 0..count {
                self.claim(card, owner, spot(whose), named)?;
            }
        }
        Ok(())
    }

    fn in_play(&self, at: At) -> Option<&Named> {
        self.named.iter().find(|named| named.spot == Spot::Play && named.piece.at == at)
    }

    /// `card 1.2: sea of 2 by 1 engaged damage green 2`.
    fn lay(&mut self, words: &[&str]) -> Result<(), Fault> {
        let seats = self.seats;
        let (at, card) = (place(seats, words, 1)?, card(words, 2)?);
        let print = card.card();
        if print.is_event() {
            return Err((2, Msg::new("scene-event").with("card", card)));
        }
        if let Some(there) = self.in_play(at) {
            let msg = Msg::new("scene-taken").with("at", at).with("card", there.piece.card);
            return Err((1, msg));
        }
        if self.out[at.seat().index()] {
            return Err((1, Msg::new("scene-out").with("seat", at.seat())));
        }
        let mut piece = Piece::new(card, at.seat());
        piece.at = at;
        let (mut owner, mut controller, mut host) = (None, None, None);
        let mut next = 3;
        while next < words.len() {
            match word(words, next) {
                "of" => owner = Some(seat(seats, words, next + 1)?),
                "by" => controller = Some((seat(seats, words, next + 1)?, next + 1)),
                "host" => host = Some((place(seats, words, next + 1)?, next + 1)),
                "moved" => piece.moved = number(words, next + 1)?,
                "used" => {
                    let sentence: usize = number(words, next + 1)?;
                    if !(1..=print.says.len()).contains(&sentence) {
                        let msg = Msg::new("scene-sentence").with("card", card);
                        return Err((next + 1, msg.with("found", word(words, next + 1))));
                    }
                    piece.used |= 1 << (sentence - 1);
                }
                name @ ("damage" | "boost") => {
                    let colour = colour(words, next + 1)?;
                    if print.scores[colour as usize].is_none() {
                        let msg = Msg::new("scene-dash").with("card", card);
                        return Err((next + 1, msg.with("colour", colour.name())));
                    }
                    let count: i8 = number(words, next + 2)?;
                    if name == "boost" {
                        piece.boost[colour as usize] = count;
                    } else if count < 0 {
                        let msg = Msg::new("scene-number").with("found", word(words, next + 2));
                        return Err((next + 2, msg));
                    } else {
                        piece.damage[colour as usize] = count;
                    }
                    next += 1;
                }
                name => {
                    piece.marks |= match name {
                        "engaged" => mark::ENGAGED,
                        "disoriented" if print.is_character() || self.choices.all_disoriented => {
                            mark::FRESH
                        }
                        "disoriented" => {
                            return Err((next, Msg::new("scene-disoriented").with("card", card)));
                        }
                        "attacked" => mark::ATTACKED,
                        "blocked" => mark::BLOCKED,
                        "retaliated" => mark::RETALIATED,
                        "pattern" => mark::PATTERN,
                        found => return Err((next, Msg::new("scene-mark").with("found", found))),
                    };
                    next += 1;
                    continue;
                }
            }
            next += 2;
        }
        self.check_host(card, at, host)?;
        let owner = owner.unwrap_or(at.seat());
        let (controller, said) = controller.unwrap_or((owner, 2));
        if self.out[controller.index()] {
            return Err((said, Msg::new("scene-out").with("seat", controller)));
        }
        piece.holder = controller.0;
        let named = self.claim(card, owner, Spot::Play, 2)?;
        named.piece = piece;
        named.host = host.map(|(host, _)| host);
        Ok(())
    }

    /// A card that is bonded needs a host that lies in its network, others have none [M15.1] [M15.2].
    fn check_host(&self, card: CardId, at: At, host: Option<(At, usize)>) -> Result<(), Fault> {
        match (card.card().bond, host) {
            (None, None) => Ok(()),
            (None, Some((_, said))) => Err((said, Msg::new("scene-no-bond").with("card", card))),
            (Some(_), None) => Err((2, Msg::new("scene-bond").with("card", card))),
            (Some(filter), Some((host, said))) => match self.in_play(host) {
                Some(there)
                    if host.network == at.network
                        && Megacorp::prints(&filter, there.piece.card) =>
                {
                    Ok(())
                }
                _ => Err((said, Msg::new("scene-host").with("card", card).with("at", host))),
            },
        }
    }

    /// The first hidden card of this name of a player, of the hand before the deck, is known to everybody.
    fn make_known(&mut self, words: &[&str]) -> Result<(), Fault> {
        let whose = seat(self.seats, words, 1)?;
        for at in 2..words.len() {
            let card = card(words, at)?;
            let found = [Spot::Hand(whose), Spot::Deck(whose)].into_iter().find_map(|spot| {
                self.named.iter().position(|named| {
                    named.spot == spot && named.piece.card == card && named.piece.known != u16::MAX
                })
            });
            let Some(found) = found else {
                return Err((at, Msg::new("scene-known").with("card", card).with("seat", whose)));
            };
            self.named[found].piece.known = u16::MAX;
        }
        Ok(())
    }

    /// The plain cards that are still missing from the deck of a player.
    fn plain(&self, owner: Seat) -> Vec<CardId> {
        let own = || self.named.iter().filter(|named| named.owner == owner);
        let mut missing = DECK - own().count();
        let mut cards = Vec::new();
        for card in PLAIN.into_iter().filter_map(CardId::named) {
            let there = own().filter(|named| named.piece.card == card).count();
            let more = missing.min(usize::from(card.card().copies()).saturating_sub(there));
            cards.extend(core::iter::repeat_n(card, more));
            missing -= more;
        }
        cards
    }
}

/// What the statements name, laid out as a position in which nothing has been asked yet.
fn lay_out(draft: &Draft) -> Result<Megacorp, Msg> {
    let seats = usize::from(draft.seats);
    let mut state =
        Megacorp::empty(&Setup { choices: draft.choices, decks: vec![Vec::new(); seats] });
    let mut hosts: Vec<(Id, At)> = Vec::new();
    // Cards of several owners lie in a pile in the order in which they were named.
    let mut decks: Vec<Vec<(usize, Id)>> = vec![Vec::new(); seats];
    let mut markets: Vec<Vec<(usize, Id)>> = vec![Vec::new(); seats];
    let mut hands: Vec<(Seat, Id)> = Vec::new();
    let mut below: Vec<Vec<Id>> = vec![Vec::new(); seats];
    for owner in (0..draft.seats).map(Seat) {
        let own = draft.named.iter().enumerate().filter(|(_, named)| named.owner == owner);
        for (nth, named) in own {
            let id = state.pieces.len() as Id;
            let mut piece = named.piece;
            match named.spot {
                Spot::Hand(seat) => hands.push((seat, id)),
                Spot::Deck(seat) => decks[seat.index()].push((nth, id)),
                Spot::Market(seat) => markets[seat.index()].push((nth, id)),
                Spot::Gone => {
                    piece.place = Place::Gone;
                    piece.known = u16::MAX;
                }
                Spot::Play => {
                    piece.place = Place::Play;
                    piece.known = u16::MAX;
                    state.players[usize::from(piece.holder)].board += 1;
                    state.table.push(id);
                    hosts.extend(named.host.map(|host| (id, host)));
                }
            }
            state.pieces.push(piece);
        }
        let plain = draft.plain(owner);
        let all = plain.len() as u8;
        let there = match draft.rest[owner.index()] {
            _ if draft.out[owner.index()] => 0,
            Some(there) if there > all => {
                return Err(Msg::new("scene-rest").with("seat", owner).with("count", all));
            }
            said => said.unwrap_or(all),
        };
        for (at, card) in plain.into_iter().enumerate() {
            let id = state.pieces.len() as Id;
            let mut piece = Piece::new(card, owner);
            if at < usize::from(there) {
                below[owner.index()].push(id);
            } else {
                piece.place = Place::Gone;
                piece.known = u16::MAX;
            }
            state.pieces.push(piece);
        }
    }
    for at in 0..seats {
        let seat = Seat(at as u8);
        decks[at].sort_unstable();
        markets[at].sort_unstable();
        let named = decks[at].iter().map(|(_, id)| id);
        for &id in named.chain(&below[at]).rev() {
            state.put_on_deck(seat, id);
        }
        for &(_, id) in markets[at].iter().rev() {
            state.put_in_market(seat, id);
        }
        let player = &mut state.players[at];
        player.pool = draft.pools[at];
        player.busy = draft.busy[at];
        player.out = draft.out[at];
    }
    for (seat, id) in hands {
        state.put_in_hand(seat, id);
    }
    let pieces = &state.pieces;
    state.table.sort_unstable_by_key(|&id| pieces[usize::from(id)].at);
    for (id, host) in hosts {
        let host = state.find(host).unwrap_or(NOBODY);
        state.piece_mut(id).host = host;
    }
    Ok(state)
}

impl Scene for Megacorp {
    type Draft = Draft;

    const STATEMENTS: &'static [(&'static str, &'static str)] = &[
        ("phase", "phase combat"),
        ("turn", "turn 1"),
        ("turns", "turns 5"),
        ("deck", "deck 1: sea 2 hot-blood"),
        ("hand", "hand 1: sea 2 hot-blood"),
        ("market", "market 1: sea 2 hot-blood"),
        ("gone", "gone 1: sea 2 hot-blood"),
        ("rest", "rest 1 10"),
        ("card", "card 1.2: ursine-breaker of 2 by 1 engaged damage green 2"),
        ("pool", "pool 1: blue 2 any 1"),
        ("busy", "busy 1"),
        ("out", "out 2"),
        ("known", "known 1"),
    ];

    const VALUES: &'static [(&'static str, &'static str)] = value::VALUES;

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Draft, SetupError> {
        let Setup { choices, .. } = Setup::new(mode, seats, options)?;
        let count = usize::from(seats);
        Ok(Draft {
            choices,
            seats,
            phase: Phase::Implement,
            turn: Seat(0),
            turns: 1,
            named: Vec::new(),
            rest: vec![None; count],
            pools: vec![[0; 5]; count],
            busy: vec![false; count],
            out: vec![false; count],
        })
    }

    fn place(draft: &mut Draft, words: &[&str]) -> Result<(), Fault> {
        let seats = draft.seats;
        match word(words, 0) {
            "phase" => {
                let phases =
                    [Phase::Bid, Phase::Refill, Phase::Implement, Phase::Combat, Phase::End];
                let found = word(words, 1);
                let phase = phases.into_iter().find(|phase| phase.name() == found);
                draft.phase =
                    phase.ok_or_else(|| (1, Msg::new("scene-phase").with("found", found)))?;
            }
            "turn" => draft.turn = seat(seats, words, 1)?,
            "turns" => draft.turns = number::<u16>(words, 1)?.max(1),
            "deck" => draft.many(words, Spot::Deck)?,
            "hand" => draft.many(words, Spot::Hand)?,
            "market" => draft.many(words, Spot::Market)?,
            "gone" => draft.many(words, |_| Spot::Gone)?,
            "rest" => {
                let whose = seat(seats, words, 1)?;
                draft.rest[whose.index()] = Some(number(words, 2)?);
            }
            "card" => draft.lay(words)?,
            "pool" => {
                let whose = seat(seats, words, 1)?;
                for at in (2..words.len()).step_by(2) {
                    let kind = kind(words, at)?;
                    draft.pools[whose.index()][kind] = number(words, at + 1)?;
                }
            }
            "busy" => draft.busy[seat(seats, words, 1)?.index()] = true,
            "out" => {
                let whose = seat(seats, words, 1)?;
                let theirs = |named: &Named| {
                    let at = named.spot == Spot::Play && named.piece.at.network == whose.0;
                    named.owner == whose || named.piece.seat() == whose || at
                };
                if draft.named.iter().any(theirs) {
                    return Err((1, Msg::new("scene-out").with("seat", whose)));
                }
                draft.out[whose.index()] = true;
            }
            "known" => draft.make_known(words)?,
            found => return Err((0, Msg::new("scene-statement").with("found", found))),
        }
        Ok(())
    }

    fn finish(draft: Draft) -> Result<Self, Msg> {
        let mut state = lay_out(&draft)?;
        let Draft { phase, turn, turns, .. } = draft;
        if !state.alive(turn) {
            return Err(Msg::new("scene-turn").with("seat", turn));
        }
        if state.living().count() < 2 {
            return Err(Msg::new("scene-alone"));
        }
        state.turn = turn;
        state.turns = turns;
        state.phase = phase;
        match phase {
            Phase::Implement | Phase::Combat => state.agenda.push(Frame::Ask(turn, Ask::Main)),
            Phase::End => {
                state.phase = Phase::Combat;
                state.agenda.push(Frame::End);
            }
            Phase::Refill => {
                state.turns -= 1;
                state.agenda.push(Frame::Turn);
            }
            Phase::Bid => {
                state.turns = 0;
                let poor = state.living().find(|&seat| state.player(seat).hand.is_empty());
                if let Some(seat) = poor {
                    return Err(Msg::new("scene-bid").with("seat", seat));
                }
                state.bidders = state.living().map(|seat| 1 << seat.0).sum();
                state.agenda.push(Frame::Bidding);
            }
        }
        let mut zeros = Zeros;
        let mut told = Vec::new();
        state.advance(&mut deckhand_kernel::Table::telling(&mut zeros, &mut told));
        sound(&state)?;
        Ok(state)
    }

    fn value(&self, words: &[&str]) -> Result<String, Msg> {
        value::value(self, words)
    }

    fn statements(&self) -> Option<Vec<String>> {
        said::statements(self)
    }

    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.scn");

    const AIMS: &'static str = include_str!("../puzzles/aims.scn");
}

/// What must be so of every position.
fn sound(state: &Megacorp) -> Result<(), Msg> {
    use deckhand_kernel::Game as _;
    state.check().map_err(|why| Msg::new("scene-unsound").with("why", why))
}

/// Chance for the steps before the first question of a position, which are to be without any.
struct Zeros;

impl deckhand_kernel::Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}
