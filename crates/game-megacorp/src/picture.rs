//! The position as lines of text: networks with their cards, then what belongs to the players. Made to be read by a screen
//! reader from top to bottom, and to fit into 80 columns.

use crate::at::At;
use crate::cards::{CardId, Colour};
use crate::event::{point_list, score_words};
use crate::text::Keyword;
use crate::view::{AttackView, CardView, ItemView, SideView, View};
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
        let targets = targets_of(view, item);
        let id = match (item.sentence, targets.is_empty()) {
            (0, true) => "picture-announced",
            (0, false) => "picture-announced-for",
            (_, true) => "picture-used",
            (_, false) => "picture-used-for",
        };
        say(Msg::new(id).with("seat", item.seat).with("card", item.card).with("targets", targets));
    }
    if let Some(attack) = &view.attack {
        attack_lines(view, attack, &mut say);
    }
    lines.join("\n")
}

/// What was chosen for something announced.
fn targets_of(view: &View, item: &ItemView) -> Vec<Msg> {
    let cards = || view.sides.iter().flat_map(|side| &side.cards);
    let named = |at: &At| {
        let card = cards().find(|card| card.at == *at)?;
        Some(Msg::new("part-card").with("card", card.card).with("at", *at))
    };
    let seat = |id: &'static str, seat: Seat| Msg::new(id).with("seat", seat);
    item.cards
        .iter()
        .chain(&item.host)
        .filter_map(named)
        .chain(item.player.map(|player| seat("part-seat", player)))
        .chain(item.network.map(|network| seat("part-network", network)))
        .collect()
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
        let top: Vec<CardId> = known(&side.market.cards).into_iter().take(3).collect();
        say(Msg::new("picture-market")
            .with("count", i64::from(side.market.count))
            .with("cards", pile(&top)));
    }
    if !side.gone.is_empty() {
        say(Msg::new("picture-gone").with("cards", pile(&side.gone)));
    }
    if side.pool != [0; 5] {
        say(Msg::new("picture-pool").with("points", point_list(&side.pool)));
    }
}

/// Cards in their order, equal neighbours together: “2 × Factory; Sea”.
fn pile(cards: &[CardId]) -> Arg {
    cards
        .chunk_by(|card, next| card == next)
        .map(|equal| match equal {
            [card] => card.words(),
            _ => {
                Msg::new("picture-copies").with("count", equal.len() as i64).with("card", equal[0])
            }
        })
        .reduce(|before, next| Msg::new("picture-pile").with("before", before).with("next", next))
        .map_or_else(|| Arg::from(""), Arg::from)
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
    if card.controller != network {
        notes.push(Msg::new("note-controller").with("seat", card.controller));
    }
    if let Some(host) = card.host {
        notes.push(Msg::new("note-host").with("at", host));
    }
    notes.extend(card.keywords.iter().map(|&keyword| keyword_words(keyword)));
    let scores: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| match card.scores[colour as usize] {
            Some(score) => format!("{score}"),
            None => "–".into(),
        })
        .collect();
    let damage: i16 = card.damage.iter().map(|&damage| i16::from(damage)).sum();
    if damage > 0 {
        notes.push(Msg::new("note-damage").with("count", i64::from(damage)));
    }
    let msg = Msg::new("picture-card")
        .with("at", card.at)
        .with("card", card.card)
        .with("type", card.card.card().kind.words())
        .with("scores", scores.join("/"));
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
    let Some(at) = attack.attacker else { return };
    let cards = || view.sides.iter().flat_map(|side| &side.cards);
    let Some(attacker) = cards().find(|card| card.at == at) else { return };
    if !attack.declared {
        say(Msg::new("picture-attacker").with("card", attacker.card).with("at", at));
        return;
    }
    let mut targets: Vec<Msg> =
        attack.player.map(|seat| Msg::new("part-seat").with("seat", seat)).into_iter().collect();
    targets.extend(
        cards()
            .filter(|card| card.aimed)
            .map(|card| Msg::new("part-card").with("card", card.card).with("at", card.at)),
    );
    say(Msg::new("picture-attack")
        .with("card", attacker.card)
        .with("at", at)
        .with("score", score_words(attack.colour))
        .with("targets", targets)
        .with("prevented", attack.prevented));
}
