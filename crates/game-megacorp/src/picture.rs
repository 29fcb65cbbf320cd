//! The position as lines of text: networks with their cards, then what belongs to the players. Made to be read by a screen
//! reader from top to bottom, and to fit into 80 columns.

use crate::cards::{CardId, Colour};
use crate::event::{point_list, score_words};
use crate::pending;
use crate::text::Keyword;
use crate::view::{AttackView, CardView, SideView, View};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Arg, Msg, Seat, Speaker, Viewer, Words};

/// Draws a view.
pub(crate) fn draw(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
    let mut lines = Vec::new();
    let mut say = |msg: Msg| lines.push(speaker.say(&msg));
    say(Msg::new("picture-turn")
        .with("turn", i64::from(view.turns))
        .with("seat", view.turn)
        .with("phase", view.phase.words()));
    let mine = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    let seats = (0..view.sides.len() as u8).map(Seat);
    // One's own network comes last, next to the question.
    let order = seats.filter(|seat| Some(*seat) != mine).chain(mine);
    for seat in order {
        let Some(side) = view.sides.get(seat.index()) else { continue };
        player(view, seat, side, &mut say);
    }
    for item in view.stack.iter().rev() {
        say(Msg::new("picture-waits").with("what", pending::item(view, item)));
    }
    if let Some(attack) = &view.attack {
        attack_lines(view, attack, &mut say);
    }
    lines.join("\n")
}

fn player(view: &View, seat: Seat, side: &SideView, say: &mut impl FnMut(Msg)) {
    if !side.plays {
        say(Msg::new("picture-lost").with("seat", seat));
        return;
    }
    say(Msg::new("picture-player")
        .with("seat", seat)
        .with("deck", i64::from(side.deck.count))
        .with("hand", i64::from(side.hand.count)));
    for card in &side.cards {
        say(card_line(seat, card));
    }
    if side.cards.is_empty() && view.turns > 0 {
        say(Msg::new("picture-empty"));
    }
    let known =
        |cards: &[Option<CardId>]| -> Vec<CardId> { cards.iter().flatten().copied().collect() };
    let hand = known(&side.hand.cards);
    if !hand.is_empty() {
        let all = hand.len() == usize::from(side.hand.count);
        let id = if all { "picture-hand" } else { "picture-hand-known" };
        say(Msg::new(id).with("cards", pile(&hand)));
    }
    if let Some(back) = side.deck.back {
        let top = side.deck.cards.iter().take_while(|card| card.is_some()).count().min(7);
        let cards = known(&side.deck.cards[..top]);
        let msg = Msg::new("picture-deck").with("back", back.words());
        say(msg.with("cards", pile(&cards)));
    }
    if side.market.count > 0 {
        // Any card of it may be searched for: copies stand together, the first of each in the order from the top.
        let open = known(&side.market.cards);
        let first = |card: &CardId| open.iter().position(|other| other == card);
        let mut cards = open.clone();
        cards.sort_by_key(first);
        say(Msg::new("picture-market")
            .with("count", i64::from(side.market.count))
            .with("cards", pile(&cards)));
    }
    if !side.gone.is_empty() {
        say(Msg::new("picture-gone").with("cards", pile(&side.gone)));
    }
    if side.pool != [0; 5] {
        say(Msg::new("picture-pool").with("points", point_list(&side.pool)));
    }
}

/// Cards in their order, equal neighbours together: “2 × Factory; Sea”.
pub(crate) fn pile(cards: &[CardId]) -> Arg {
    piled(&cards.iter().map(Words::words).collect::<Vec<Msg>>())
}

/// Things in their order, equal neighbours together.
pub(crate) fn piled(things: &[Msg]) -> Arg {
    things
        .chunk_by(|thing, next| thing == next)
        .map(|equal| match equal {
            [thing] => thing.clone(),
            _ => Msg::new("picture-copies")
                .with("count", equal.len() as i64)
                .with("card", equal[0].clone()),
        })
        .reduce(|before, next| Msg::new("picture-pile").with("before", before).with("next", next))
        .map_or_else(|| Arg::from(""), Arg::from)
}

/// Scores in the order of the colours, a dash where there is none: “1/3/–/4”.
pub(crate) fn scores_text(scores: &[Option<i8>; 4]) -> String {
    let texts: Vec<String> = scores
        .iter()
        .map(|score| score.map_or_else(|| "–".into(), |score| format!("{score}")))
        .collect();
    texts.join("/")
}

fn card_line(network: Seat, card: &CardView) -> Msg {
    let mut notes: Vec<Msg> = Vec::new();
    let mut note = |flag: bool, id: &'static str| {
        if flag {
            notes.push(Msg::new(id));
        }
    };
    note(card.engaged, "note-engaged");
    note(card.disoriented, "note-disoriented");
    note(card.aimed, "note-aimed");
    note(card.blocks, "note-blocks");
    note(card.guards, "note-guards");
    note(card.blocked && !card.blocks, "note-blocked");
    note(card.retaliated, "note-retaliated");
    if card.controller != network {
        notes.push(Msg::new("note-controller").with("seat", card.controller));
    }
    if card.owner != card.controller {
        notes.push(Msg::new("note-owner").with("seat", card.owner));
    }
    if let Some(host) = card.host {
        notes.push(Msg::new("note-host").with("at", host));
    }
    notes.extend(card.keywords.iter().map(|&keyword| keyword_words(keyword)));
    for colour in Colour::ALL {
        let damage = i64::from(card.damage[colour as usize]);
        if damage > 0 {
            let note = Msg::new("note-damage").with("count", damage);
            notes.push(note.with("score", score_words(colour)));
        }
    }
    let msg = Msg::new("picture-card")
        .with("at", card.at)
        .with("card", card.card)
        .with("type", card.card.card().kind.words())
        .with("scores", scores_text(&card.scores));
    // With commas only: after “controlled by …” an “and” would be misread.
    let joined = notes
        .into_iter()
        .reduce(|before, next| Msg::new("list-comma").with("before", before).with("next", next));
    msg.with("notes", joined.map_or_else(|| Arg::from(""), Arg::from))
}

/// A keyword in words.
pub(crate) fn keyword_words(keyword: Keyword) -> Msg {
    match keyword {
        Keyword::Cashflow(count) => Msg::new("keyword-cashflow").with("n", count),
        Keyword::Initiative => Msg::new("keyword-initiative"),
        Keyword::Disruptor => Msg::new("keyword-disruptor"),
        Keyword::Penetrator => Msg::new("keyword-penetrator"),
        Keyword::Melee => Msg::new("keyword-melee"),
        Keyword::Area(rows, columns) => {
            Msg::new("keyword-area-attack").with("n", rows).with("m", columns)
        }
        Keyword::Pattern => Msg::new("keyword-attack-pattern"),
        Keyword::Move => Msg::new("keyword-move"),
    }
}

fn attack_lines(view: &View, attack: &AttackView, say: &mut impl FnMut(Msg)) {
    if let Some(what) = pending::attack(view) {
        say(Msg::new("picture-attack").with("what", what).with("prevented", attack.prevented));
    } else if let Some(attacker) = pending::attacker(view, attack) {
        say(Msg::new("picture-attacker").with("card", attacker.card).with("at", attacker.at));
    }
}
