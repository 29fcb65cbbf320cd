//! Events that are told with one sentence: several draws, a payment of several cards, an attack with its targets. What
//! happens stays as many events; only the telling is shorter, and hidden cards are hidden before.

use crate::at::At;
use crate::cards::CardId;
use crate::event::{Event, points, score_words};
use crate::picture::{pile, piled};
use alloc::vec::Vec;
use deckhand_kernel::{Arg, Msg, Seat, Told, Words};

/// The first of these events that make one sentence, and that sentence; nothing where the first stands alone.
pub(crate) fn as_one(told: &[Told<Event>]) -> Option<(usize, Msg)> {
    let first = told.first()?;
    let (count, msg) = match first.event {
        Event::Drew(seat, _) => drawn(told, seat),
        Event::Milled(seat, _) => cards_of(told, seat, "event-milled-many", |event| match *event {
            Event::Milled(by, card) => Some((by, card)),
            _ => None,
        }),
        Event::Discarded(seat, _) => {
            cards_of(told, seat, "event-discarded-many", |event| match *event {
                Event::Discarded(by, card) => Some((by, card)),
                _ => None,
            })
        }
        Event::Invested(seat, ..) => {
            paid(told, seat, "event-invested-many", |event| match *event {
                Event::Invested(by, card, colour) => Some((
                    by,
                    Msg::new("part-invested").with("card", card).with("colour", points(colour)),
                )),
                _ => None,
            })
        }
        Event::Reinvested(seat, ..) => {
            paid(told, seat, "event-reinvested-many", |event| match event {
                Event::Reinvested(by, card, at) => Some((
                    *by,
                    Msg::new("part-reinvested")
                        .with("card", *card)
                        .with("at", *at)
                        .with("points", crate::event::point_list(&card.card().cost)),
                )),
                _ => None,
            })
        }
        Event::Spent(seat, colour, _) => {
            let spent = |event: &Event| match *event {
                Event::Spent(by, of, count) if (by, of) == (seat, colour) => Some(count),
                _ => None,
            };
            let counts: Vec<u8> = run(told, spent);
            let sum: i64 = counts.iter().map(|&count| i64::from(count)).sum();
            let msg = Msg::new("event-spent").with("seat", seat).with("colour", points(colour));
            (counts.len(), msg.with("count", sum))
        }
        Event::Engaged(..) => places(told, "event-engaged-many", |event| match *event {
            Event::Engaged(card, at) => Some((card, at)),
            _ => None,
        }),
        Event::Disengaged(..) => places(told, "event-disengaged-many", |event| match *event {
            Event::Disengaged(card, at) => Some((card, at)),
            _ => None,
        }),
        Event::Destroyed(..) => places(told, "event-destroyed-many", |event| match *event {
            Event::Destroyed(card, at) => Some((card, at)),
            _ => None,
        }),
        Event::Boosted(card, at, ..) => boosted(told, card, at),
        Event::Cashflow(seat, ..) => cashflow(told, seat),
        Event::Phase(_) => {
            let phases = run(told, |event| match event {
                Event::Phase(phase) => Some(phase.words()),
                _ => None,
            });
            (phases.len(), Msg::new("event-phases").with("phases", phases))
        }
        Event::Attacks(..) => attack(told)?,
        _ => return None,
    };
    (count > 1).then_some((count, msg))
}

/// What is read from the first events as long as it can be read, all told by the same rule.
fn run<T>(told: &[Told<Event>], read: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    let rule = told.first().map(|told| told.rule);
    // Phases have a rule each.
    let alike =
        |told: &&Told<Event>| Some(told.rule) == rule || matches!(told.event, Event::Phase(_));
    told.iter().take_while(alike).map_while(|told| read(&told.event)).collect()
}

fn drawn(told: &[Told<Event>], seat: Seat) -> (usize, Msg) {
    let faces = run(told, |event| match *event {
        Event::Drew(by, face) if by == seat => Some(face.card),
        _ => None,
    });
    let known: Vec<CardId> = faces.iter().flatten().copied().collect();
    let msg = Msg::new("event-drew-many")
        .with("seat", seat)
        .with("count", faces.len() as i64)
        .with("cards", pile(&known))
        .with("hidden", (faces.len() - known.len()) as i64);
    (faces.len(), msg)
}

fn cards_of(
    told: &[Told<Event>],
    seat: Seat,
    id: &'static str,
    read: impl Fn(&Event) -> Option<(Seat, CardId)>,
) -> (usize, Msg) {
    let cards = run(told, |event| read(event).filter(|(by, _)| *by == seat).map(|(_, card)| card));
    let msg = Msg::new(id).with("seat", seat).with("count", cards.len() as i64);
    (cards.len(), msg.with("cards", pile(&cards)))
}

fn paid(
    told: &[Told<Event>],
    seat: Seat,
    id: &'static str,
    read: impl Fn(&Event) -> Option<(Seat, Msg)>,
) -> (usize, Msg) {
    let parts = run(told, |event| read(event).filter(|(by, _)| *by == seat).map(|(_, part)| part));
    (parts.len(), Msg::new(id).with("seat", seat).with("cards", piled(&parts)))
}

fn places(
    told: &[Told<Event>],
    id: &'static str,
    read: impl Fn(&Event) -> Option<(CardId, At)>,
) -> (usize, Msg) {
    let cards = run(told, |event| {
        read(event).map(|(card, at)| Msg::new("part-card").with("card", card).with("at", at))
    });
    (cards.len(), Msg::new(id).with("cards", cards))
}

/// Changes of several scores of a card, or of one score of several cards.
fn boosted(told: &[Told<Event>], card: CardId, at: At) -> (usize, Msg) {
    if let (Event::Boosted(_, _, colour, by, _), Some(Event::Boosted(_, there, ..))) =
        (&told[0].event, told.get(1).map(|told| &told.event))
        && *there != at
    {
        let cards = run(told, |event| match *event {
            Event::Boosted(card, at, of, change, now) if (of, change) == (*colour, *by) => Some(
                Msg::new("part-boosted-card")
                    .with("card", card)
                    .with("at", at)
                    .with("now", i64::from(now)),
            ),
            _ => None,
        });
        let msg = Msg::new("event-boosted-each")
            .with("score", score_words(*colour))
            .with("by", i64::from(*by));
        return (cards.len(), msg.with("cards", piled(&cards)));
    }
    let changes = run(told, |event| match *event {
        Event::Boosted(of, there, colour, by, now) if (of, there) == (card, at) => Some(
            Msg::new("part-boosted")
                .with("score", score_words(colour))
                .with("by", i64::from(by))
                .with("now", i64::from(now)),
        ),
        _ => None,
    });
    let msg = Msg::new("event-boosted-many").with("card", card).with("at", at);
    (changes.len(), msg.with("changes", changes))
}

/// Cashflow and the points that it gives, of one card or of several.
fn cashflow(told: &[Told<Event>], seat: Seat) -> (usize, Msg) {
    let (mut cards, mut sum, mut last) = (Vec::new(), 0, 0);
    for pair in told.chunks_exact(2) {
        let (Event::Cashflow(by, card, _), Event::Gained(_, _, count, now)) =
            (&pair[0].event, &pair[1].event)
        else {
            break;
        };
        if *by != seat {
            break;
        }
        cards.push(*card);
        sum += i64::from(*count);
        last = i64::from(*now);
    }
    let msg = Msg::new("event-cashflow-gained")
        .with("seat", seat)
        .with("count", sum)
        .with("cards", pile(&cards))
        .with("now", last);
    (cards.len() * 2, msg)
}

/// An attack, at what it is aimed, and that the attacker engages.
fn attack(told: &[Told<Event>]) -> Option<(usize, Msg)> {
    let Event::Attacks(seat, card, at, colour) = told.first()?.event else { return None };
    let target = |event: &Event| match *event {
        Event::AimedAt(card, at) => Some(Msg::new("part-card").with("card", card).with("at", at)),
        Event::AimedAtPlayer(seat) => Some(Msg::new("part-seat").with("seat", seat)),
        Event::AimedAtNetwork(seat) => Some(Msg::new("part-network").with("seat", seat)),
        _ => None,
    };
    let targets: Vec<Msg> = told[1..].iter().map_while(|told| target(&told.event)).collect();
    if targets.is_empty() {
        return None;
    }
    let mut count = 1 + targets.len();
    let engages = told.get(count).is_some_and(|told| told.event == Event::Engaged(card, at));
    count += usize::from(engages);
    let engages = Arg::from(i64::from(engages));
    let msg = Msg::new("event-attacks-at")
        .with("seat", seat)
        .with("card", card)
        .with("at", at)
        .with("score", score_words(colour))
        .with("targets", targets)
        .with("engages", engages);
    Some((count, msg))
}
