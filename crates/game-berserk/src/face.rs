//! A card as catalogues and deck lists show it, made of what is printed.

use crate::cards::{CARDS, Card, CardId, Editions, Icons, Keyword, PARTIAL, Partial, Set};
use crate::rule;
use crate::text::{Mod, Op, When};
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{Arg, CardFace, Msg, RuleId, Words};

/// All cards that can be named, by number.
pub(crate) fn all() -> Vec<CardFace> {
    CARDS.iter().map(face).chain(PARTIAL.iter().map(partial)).collect()
}

fn face(card: &Card) -> CardFace {
    let crystal = Msg::new(if card.elite { "crystal-gold" } else { "crystal-silver" });
    let frame =
        Msg::new("face-frame").with("element", card.element.words()).with("crystal", crystal);
    let mut text = vec![frame];
    if card.unique {
        text.push(Msg::new("face-unique"));
    }
    if !card.classes.is_empty() {
        text.push(
            Msg::new("face-classes")
                .with("classes", said(card.classes))
                .with("count", card.classes.len() as i64),
        );
    }
    if !card.keywords.is_empty() {
        text.push(Msg::new("face-keywords").with("keywords", said(card.keywords)));
    }
    text.extend((0..card.says().len() as u8).filter_map(|at| printed_sentence(card.id(), at)));
    text.extend(card.counters.map(|most| Msg::new("face-counters").with("count", most)));
    text.extend(card.start.words());
    if card.editions == Editions::ClassicOnly {
        text.push(Msg::new("face-classic"));
    }
    if card.icons == Icons::Unknown {
        text.push(Msg::new("face-icons"));
    }
    text.push(printed(card.set, card.printed));
    CardFace {
        number: card.number,
        id: card.slug.to_string(),
        name: card.words(),
        text,
        kind: card.kind.name(),
        facts: {
            let mut facts = figures(Some(card.cost), card.life, card.movement, card.strike);
            facts.push(("element", card.element.name().to_string()));
            facts.push(("crystal", if card.elite { "gold" } else { "silver" }.to_string()));
            facts
        },
        rules: rules(card),
        ours: card.is_ours(),
    }
}

/// What is printed for a sentence of a card; nothing for one that only another sentence speaks of.
fn printed_sentence(card: CardId, at: u8) -> Option<Msg> {
    let sentence = &card.says()[usize::from(at)];
    let inner = matches!(sentence.when, When::Lent | When::Buried) || is_lent(card, at);
    (!inner).then(|| Msg::new(format!("text-{}-{}", card.card().slug, at + 1)))
}

/// Whether another sentence of the card lends this one.
fn is_lent(card: CardId, at: u8) -> bool {
    let mut ops = card.says().iter().flat_map(|sentence| sentence.ops);
    ops.any(|op| matches!(op, Op::Give(_, Mod::Lend(number)) | Op::Lay(_, Mod::Lend(number), _) if *number == at))
}

/// What a sentence says; where only another sentence speaks of it, that one.
pub(crate) fn sentence(card: CardId, at: u8) -> Msg {
    let fallback = || Msg::new(format!("text-{}-1", card.card().slug));
    printed_sentence(card, at).unwrap_or_else(fallback)
}

/// What the sentence of this number says, from 1; the name of the card where it has no such sentence.
pub(crate) fn sentence_or_name(card: CardId, number: u8) -> Msg {
    let at = number.wrapping_sub(1);
    if usize::from(card.0) < CARDS.len() && usize::from(at) < card.says().len() {
        sentence(card, at)
    } else {
        card.card().words()
    }
}

/// The value of a keyword that has one.
pub(crate) fn value_of(word: Keyword) -> Option<u8> {
    match word {
        Keyword::ExperienceInAttack(value)
        | Keyword::ExperienceInDefence(value)
        | Keyword::Regeneration(value)
        | Keyword::Armor(value)
        | Keyword::Vampirism(value)
        | Keyword::Jump(value)
        | Keyword::Incarnation(value) => Some(value),
        _ => None,
    }
}

/// Numbers of the rules on what is printed.
fn rules(card: &Card) -> Vec<&'static str> {
    let mut rules: Vec<RuleId> = card.keywords.iter().map(|keyword| keyword.rule()).collect();
    rules.extend(card.unique.then_some(rule::B2_9));
    rules.extend((card.editions == Editions::ClassicOnly).then_some(rule::B1_5));
    rules.extend((card.icons == Icons::Unknown).then_some(rule::B1_8));
    rules.extend(card.is_ours().then_some(rule::B1_7));
    rules.sort_unstable();
    rules.dedup();
    rules.into_iter().map(number).collect()
}

fn number(id: RuleId) -> &'static str {
    rule::RULEBOOK.rule(id).id
}

fn partial(card: &Partial) -> CardFace {
    let mut text = vec![Msg::new("face-partial").with("missing", said(card.missing))];
    if !card.keywords.is_empty() {
        text.push(Msg::new("face-keywords").with("keywords", said(card.keywords)));
    }
    CardFace {
        number: card.number,
        id: card.slug.to_string(),
        name: card.words(),
        text,
        kind: card.kind.map_or("unknown", |kind| kind.name()),
        facts: figures(card.cost, card.life, card.movement, card.strike),
        rules: vec![number(rule::B1_6)],
        ours: false,
    }
}

/// The figures that a card has, by name.
fn figures(
    cost: Option<u8>,
    life: Option<u8>,
    movement: Option<u8>,
    simple: Option<[u8; 3]>,
) -> Vec<(&'static str, String)> {
    let number = |figure: Option<u8>| figure.map(|figure| figure.to_string());
    let figures = [
        ("cost", number(cost)),
        ("life", number(life)),
        ("movement", number(movement)),
        ("strike", simple.map(strike)),
    ];
    figures.into_iter().filter_map(|(name, figure)| Some((name, figure?))).collect()
}

fn printed(set: Set, number: u16) -> Msg {
    Msg::new("face-set").with("set", set.words()).with("number", number)
}

/// The simple strike as people write it: `2-3-4`.
pub(crate) fn strike([weak, medium, strong]: [u8; 3]) -> String {
    format!("{weak}-{medium}-{strong}")
}

/// The words of several things as one argument.
pub(crate) fn said(things: &[impl Words]) -> Arg {
    things.iter().map(Words::words).collect::<Vec<Msg>>().into()
}
