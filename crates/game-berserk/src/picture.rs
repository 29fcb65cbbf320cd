//! A view as plain text for a terminal of 80 columns: the field as boxes, everything else as lists below it, one card a
//! line, so that it can be read aloud as well.
//!
//! Only what is in the view is drawn, and every word comes from the speaker. `field` draws the cells, `cards` tells of
//! single cards in words, `lines` keeps both within the width of the screen.

mod cards;
mod field;
mod lines;

use crate::board::At;
use crate::cards::CardId;
use crate::face;
use crate::role::Role;
use crate::view::{FightView, ItemView, SideView, View};
use alloc::{format, string::String, vec, vec::Vec};
use deckhand_kernel::{Arg, Msg, Seat, Speaker, Viewer, Words};

/// What everything is drawn from.
#[derive(Clone, Copy)]
struct Picture<'v> {
    view: &'v View,
    speaker: &'v dyn Speaker,
    /// Who sits at the lower edge of the field.
    below: Role,
}

/// The picture.
pub(crate) fn draw(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
    let below = match (viewer, view.first) {
        (Viewer::Seat(seat), Some(first)) if seat != first => Role::Second,
        _ => Role::First,
    };
    let picture = Picture { view, speaker, below };
    let mut out = picture.heading();
    let placing = view.sides.iter().any(|side| side.recruited);
    if placing || !view.cards.is_empty() || !view.marks.is_empty() || view.turns > 0 {
        out.extend(picture.field());
        if view.turns == 0 {
            out.extend(lines::wrapped(&picture.word("picture-rows"), "  "));
        }
        out.extend(picture.outside_of_cells());
        out.extend(picture.marks());
        out.extend(picture.lasting());
        out.extend(lines::wrapped(&picture.word("picture-legend"), ""));
    }
    // Both lists lie open before the battle [B14.5]; while somebody places a squad they are of no use.
    if !placing {
        for side in view.sides.iter().filter(|side| !side.list.is_empty()) {
            out.extend(picture.copies("picture-list", side.seat, &side.list));
        }
    }
    // The own side comes last, next to the question.
    let own = |side: &&SideView| matches!(viewer, Viewer::Seat(seat) if side.seat == seat);
    let (near, far): (Vec<&SideView>, Vec<&SideView>) = view.sides.iter().partition(own);
    for side in far.into_iter().chain(near) {
        out.extend(picture.side(side));
    }
    out.extend(picture.stack());
    if let Some(fight) = &view.fight {
        out.extend(picture.fight(fight));
    }
    if !view.shown.is_empty() {
        out.extend(picture.names("picture-shown", None, &view.shown));
    }
    out.join("\n")
}

impl Picture<'_> {
    fn say(&self, msg: &Msg) -> String {
        self.speaker.say(msg)
    }

    fn word(&self, id: &'static str) -> String {
        self.say(&Msg::new(id))
    }

    /// The role of a seat.
    fn role(&self, seat: Seat) -> Role {
        if self.view.first.is_none_or(|first| first == seat) { Role::First } else { Role::Second }
    }

    /// Who is who, and whose turn it is.
    fn heading(&self) -> Vec<String> {
        let mut parts = Vec::new();
        if self.view.turns == 0 {
            parts.push(self.word("picture-before"));
        } else {
            let (number, seat) = (self.view.turns, self.view.turn);
            parts.push(
                self.say(&Msg::new("picture-turn").with("number", number).with("seat", seat)),
            );
        }
        if let Some(first) = self.view.first {
            let second = Seat(1 - first.0.min(1));
            let roles = Msg::new("picture-roles").with("first", first).with("second", second);
            parts.push(self.say(&roles));
        }
        // A draw by quiet turns should surprise nobody [B13.6].
        let most = self.view.choices.quiet_turns;
        if self.view.quiet >= most / 2 && self.view.quiet > 0 {
            let quiet = Msg::new("picture-quiet").with("count", self.view.quiet).with("most", most);
            parts.push(self.say(&quiet));
        }
        lines::wrapped(&parts.join(" "), "")
    }

    /// Markers on cells and on the cards of cells.
    fn marks(&self) -> Vec<String> {
        let mut all: Vec<(At, Vec<Msg>)> = Vec::new();
        for (at, mark) in &self.view.marks {
            match all.iter_mut().find(|(known, _)| known == at) {
                Some((_, marks)) => marks.push(mark.words()),
                None => all.push((*at, vec![mark.words()])),
            }
        }
        all.sort_by_key(|(at, _)| *at);
        let mut out: Vec<String> = Vec::new();
        let told: Vec<String> = all.into_iter().map(|(at, marks)| self.marked(at, marks)).collect();
        if !told.is_empty() {
            let cells = Msg::new("picture-marks-on-cells").with("marks", told);
            out.extend(lines::wrapped(&self.say(&cells), "  "));
        }
        let on_cell = |at: At| at.on_cell().is_some() && at.on_host().is_none();
        let told: Vec<String> = self
            .view
            .cards
            .iter()
            .filter(|card| on_cell(card.at) && !card.marks.is_empty())
            .map(|card| self.marked(card.at, card.marks.iter().map(Words::words).collect()))
            .collect();
        if !told.is_empty() {
            let cards = Msg::new("picture-marks-on-cards").with("marks", told);
            out.extend(lines::wrapped(&self.say(&cards), "  "));
        }
        out
    }

    /// What lies on cards of cells for a while, one thing a line.
    fn lasting(&self) -> Vec<String> {
        let mut out = Vec::new();
        let on_cell = |at: At| at.on_cell().is_some() && at.on_host().is_none();
        for card in self.view.cards.iter().filter(|card| on_cell(card.at)) {
            for part in card.lasting() {
                let told = format!("{} {}: {}", card.at, self.name(card), self.say(&part));
                out.extend(lines::hanging(&told, "  ", "     "));
            }
        }
        if !out.is_empty() {
            out.insert(0, self.word("picture-lasting"));
        }
        out
    }

    fn marked(&self, at: At, marks: Vec<Msg>) -> String {
        let marked = Msg::new("picture-marked").with("place", format!("{at}")).with("marks", marks);
        self.say(&marked)
    }

    /// What a side has outside of the game zone.
    fn side(&self, side: &SideView) -> Vec<String> {
        let mut out = Vec::new();
        let seat = side.seat;
        if self.view.turns > 0 || side.deck > 0 {
            let mut parts =
                vec![Msg::new("picture-deck").with("seat", seat).with("count", side.deck)];
            if side.aside_count > 0 && side.aside.is_none() {
                parts.push(Msg::new("picture-aside-count").with("count", side.aside_count));
            }
            let parts: Vec<String> = parts.iter().map(|part| self.say(part)).collect();
            out.extend(lines::wrapped(&parts.join(" "), "  "));
        } else if let Some((gold, silver)) = side.crystals
            && self.view.first.is_some()
        {
            let crystals = Msg::new("picture-crystals")
                .with("seat", seat)
                .with("gold", gold)
                .with("silver", silver);
            out.extend(lines::wrapped(&self.say(&crystals), "  "));
        }
        let own = |cards: &Option<Vec<CardId>>| cards.clone().unwrap_or_default();
        let hand = own(&side.hand);
        if !side.recruited {
            out.extend(self.full("picture-hand", seat, &hand));
        } else if !hand.is_empty() {
            out.extend(self.copies("picture-hand-left", seat, &hand));
        }
        let squad = if side.recruited { "picture-squad-left" } else { "picture-squad" };
        out.extend(self.full(squad, seat, &own(&side.squad)));
        out.extend(self.full("picture-aside", seat, &own(&side.aside)));
        // A whole deck that is open to the viewer, as at the end of the game, is no news.
        if !side.known.is_empty() && (side.known.len() < usize::from(side.deck) || side.deck <= 6) {
            out.extend(self.names("picture-known", Some(seat), &side.known));
        }
        if !side.graveyard.is_empty() {
            let lying: Vec<Arg> = side
                .graveyard
                .iter()
                .map(|&(card, tokens, _)| match tokens {
                    0 => card.into(),
                    _ => Msg::new("picture-with-tokens")
                        .with("card", card)
                        .with("count", tokens)
                        .into(),
                })
                .collect();
            let grave = Msg::new("picture-graveyard").with("seat", seat).with("cards", lying);
            out.extend(lines::wrapped(&self.say(&grave), "  "));
        }
        if !side.exile.is_empty() {
            out.extend(self.names("picture-exile", Some(seat), &side.exile));
        }
        out
    }

    /// The sorted cards by their names, equal ones together.
    fn copies(&self, id: &'static str, seat: Seat, cards: &[CardId]) -> Vec<String> {
        let same = cards.chunk_by(|one, other| one == other);
        let told: Vec<Arg> = same
            .map(|same| match same.len() {
                1 => same[0].into(),
                count => Msg::new("picture-copies")
                    .with("count", count as i64)
                    .with("card", same[0])
                    .into(),
            })
            .collect();
        let msg = Msg::new(id).with("seat", seat).with("cards", told);
        lines::wrapped(&self.say(&msg), "  ")
    }

    /// Cards by their names alone.
    fn names(&self, id: &'static str, seat: Option<Seat>, cards: &[CardId]) -> Vec<String> {
        let mut msg = Msg::new(id).with("cards", cards.to_vec());
        if let Some(seat) = seat {
            msg = msg.with("seat", seat);
        }
        lines::wrapped(&self.say(&msg), "  ")
    }

    /// What waits on the stack, the next to take effect on top.
    fn stack(&self) -> Vec<String> {
        let mut out = Vec::new();
        if self.view.stack.is_empty() {
            return out;
        }
        out.push(self.word("picture-stack"));
        for (number, item) in (1..).zip(self.view.stack.iter().rev()) {
            let told = self.say(&self.item(item));
            out.extend(lines::hanging(&format!("{number}  {told}"), "  ", "     "));
        }
        out
    }

    fn item(&self, item: &ItemView) -> Msg {
        let who = self.who(item.from, item.card);
        let text = item.ability.map(|(card, number)| face::sentence(card, number - 1));
        let target = (item.target != At::NOWHERE).then(|| self.who(item.target, None));
        let id = match (item.what, text.is_some(), target.is_some()) {
            ("ability", true, true) => "picture-item-ability-at",
            ("ability", true, false) => "picture-item-ability",
            ("step", ..) => "picture-item-step",
            ("jump", ..) => "picture-item-jump",
            ("strike", _, true) => "picture-item-strike",
            ("defend", ..) => "picture-item-defend",
            ("counter", ..) => "picture-item-counter",
            ("ready", ..) => "picture-item-ready",
            _ => "picture-item-rule",
        };
        let mut msg = Msg::new(id).with("who", who).with("place", format!("{}", item.target));
        if let Some(text) = text {
            msg = msg.with("text", text);
        }
        if let Some(target) = target {
            msg = msg.with("target", target);
        }
        msg
    }

    /// A place with the card that lies there, as far as the viewer knows it; `card` where nothing lies there any more.
    fn who(&self, at: At, card: Option<CardId>) -> Msg {
        let lying = self.view.cards.iter().find(|card| card.at == at);
        let place = format!("{at}");
        match (lying.map_or(card, |lying| lying.card), at, lying.is_some()) {
            (Some(card), At::NOWHERE, _) => Msg::new("who-card").with("card", card),
            (Some(card), ..) => Msg::new("who").with("card", card).with("place", place),
            (None, At::NOWHERE, _) => Msg::new("who-unknown"),
            (None, _, true) => Msg::new("who-hidden").with("place", place),
            (None, _, false) => Msg::new("picture-cell").with("place", place),
        }
    }

    /// The pending attack with its dice and strengths.
    fn fight(&self, fight: &FightView) -> Vec<String> {
        let kind = Msg::new(format!("attack-{}", fight.kind));
        let mut parts = vec![
            Msg::new(if fight.defended { "picture-fight-defended" } else { "picture-fight" })
                .with("kind", kind)
                .with("who", self.who(fight.attacker, None))
                .with("target", self.who(fight.target, None)),
        ];
        for (id, die) in ["picture-die-attacker", "picture-die-struck"].iter().zip(fight.dice) {
            parts.extend(die.map(|die| Msg::new(*id).with("die", die)));
        }
        // Before the values are known nobody deals anything yet, which is not worth saying.
        if fight.strength != ["none"; 2] {
            let ids = ["picture-strength-attacker", "picture-strength-struck"];
            for (id, strength) in ids.iter().zip(fight.strength) {
                let strength = Msg::new(format!("strength-{strength}"));
                parts.push(Msg::new(*id).with("strength", strength));
            }
        }
        let parts: Vec<String> = parts.iter().map(|part| self.say(part)).collect();
        lines::wrapped(&parts.join(" "), "  ")
    }
}
