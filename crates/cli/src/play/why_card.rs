//! What can be done with one card now, and what keeps a person from doing more with it.
//!
//! A card alone is no answer, so answers are tried: every verb of the game with this card and nothing else, and what is
//! offered for other cards, said of this one.

use super::offer_text;
use crate::cards::Catalogue;
use crate::reader::cited;
use deckhand_kernel::{
    CardFace, Msg, Offer, Pick, Seat, Speaker as _, Thing, Title, Words as _, offers,
};
use deckhand_words::Speech;

/// So many reasons are given for one verb that is not possible at all.
const REASONS: usize = 2;

/// What is possible with the card, and the reasons for what is not. Empty if the question is not about cards.
pub(super) fn lines<G: Title>(
    game: &G,
    seat: Seat,
    catalogue: &Catalogue,
    card: &CardFace,
    speech: &Speech,
) -> Vec<String> {
    let offers = offers(game, seat);
    let question = game.ask(seat).map(|ask| speech.say(&ask.words())).unwrap_or_default();
    let name = speech.say(&card.name);
    let (mut possible, mut reasons) = (Vec::new(), Vec::<String>::new());
    for verb in verbs::<G>() {
        let of_verb = |offer: &&Offer<G::Action>| offer.picks.first() == Some(&Pick::verb(verb));
        let mine = offers.iter().filter(of_verb).filter(|offer| about(offer, card)).count();
        if mine > 0 {
            let pick = offer_text::pick(speech, catalogue, Some(&Pick::verb(verb)));
            let msg = Msg::new("cli-possible-verb").with("pick", pick).with("count", mine as i64);
            possible.push(speech.say(&msg));
            continue;
        }
        let alone = format!("{verb} {}", card.id);
        let others = offers.iter().filter(of_verb).filter_map(|offer| said_of(offer, card));
        let mut found = 0;
        for action in std::iter::once(alone).chain(others) {
            let Ok(action) = action.parse::<G::Action>() else { continue };
            let Some(refusal) = game.why_not(seat, action) else { continue };
            let text = speech.say(&refusal.because);
            // That it answers another question is no reason, and neither is what would be said of any card.
            let idle = text.contains(&question) || !text.contains(&name);
            let reason = cited::<G>(speech, &refusal.because, refusal.rule);
            if idle || reasons.contains(&reason) {
                continue;
            }
            reasons.push(reason);
            found += 1;
            if found == REASONS {
                break;
            }
        }
    }
    let mut lines = Vec::new();
    if !possible.is_empty() {
        let msg = Msg::new("cli-possible-card").with("card", name).with("ways", possible);
        lines.push(speech.say(&msg));
        // Next to what is possible, the first reason says enough: others mostly say where the card does not lie.
        reasons.truncate(1);
    }
    lines.extend(reasons);
    lines
}

/// The verbs that a game has words for.
fn verbs<G: Title>() -> impl Iterator<Item = &'static str> {
    G::texts()[0]
        .lines()
        .filter_map(|line| line.strip_prefix("verb-"))
        .filter_map(|line| line.split_once(" =").map(|(verb, _)| verb))
}

/// Whether an offer is about this card more than about any other.
fn about<A>(offer: &Offer<A>, card: &CardFace) -> bool {
    first_card(offer) == Some(card.number)
}

/// The number of the first card in an offer.
fn first_card<A>(offer: &Offer<A>) -> Option<u16> {
    offer.picks.iter().find_map(|pick| match pick.thing {
        Thing::Card(number) => Some(number),
        _ => None,
    })
}

/// The notation of an offer with this card in the place of its first one.
fn said_of<A: std::fmt::Display>(offer: &Offer<A>, card: &CardFace) -> Option<String> {
    first_card(offer)?;
    let notation = offer.action.to_string();
    let mut words: Vec<&str> = notation.split(' ').collect();
    // In the notation of every game the verb comes first and the card it is about next.
    *words.get_mut(1)? = &card.id;
    Some(words.join(" "))
}
