//! What can be done with one card now, and what keeps a person from doing more with it.
//!
//! A card alone is no answer, so answers are tried: every verb of the game with this card and nothing else, what is
//! offered for other cards, said of this one, and answers that the game makes up. What would be said of most other cards
//! too, such as that they lie somewhere else, is told only where nothing better is found.

use super::offer_text;
use crate::cards::Catalogue;
use crate::reader::cited;
use deckhand_chance::Seeded;
use deckhand_kernel::{
    CardFace, Msg, Offer, Pick, Refusal, Seat, Speaker as _, Thing, Title, Words as _, offers,
};
use deckhand_words::Speech;

/// So many reasons are given for one verb that is not possible at all.
const REASONS: usize = 2;
/// So many answers are made up.
const IMAGINED: usize = 1500;
/// With so many other cards of the catalogue a reason is compared.
const OTHERS: usize = 40;

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
    let imagined = imagined(game);
    let mut possible = Vec::new();
    // Reasons that are about this card, and those that are about most cards.
    let (mut special, mut usual, mut said) = (Vec::new(), Vec::new(), Vec::<String>::new());
    for verb in verbs::<G>() {
        let of_verb = |offer: &&Offer<G::Action>| offer.picks.first() == Some(&Pick::verb(verb));
        let mine = offers.iter().filter(of_verb).filter(|offer| about(offer, card)).count();
        if mine > 0 {
            let pick = offer_text::pick(speech, catalogue, Some(&Pick::verb(verb)));
            let msg = Msg::new("cli-possible-verb").with("pick", pick).with("count", mine as i64);
            possible.push(speech.say(&msg));
            continue;
        }
        let others = offers.iter().filter(of_verb).filter(|offer| first_card(offer).is_some());
        let tried = std::iter::once(format!("{verb} {}", card.id))
            .chain(others.filter_map(|offer| said_of(&offer.action.to_string(), card)))
            .map(|notation| (notation, false));
        // Games name what is usual first: behind something possible, what nobody is offered is not missed.
        let missed = possible.is_empty();
        let made_up =
            imagined.iter().filter(|notation| missed && notation.split(' ').next() == Some(verb));
        let made_up = made_up.filter_map(|notation| Some((said_of(notation, card)?, true)));
        let (mut specials, mut usuals, mut seen) = (0, 0, Vec::new());
        for (notation, made_up) in tried.chain(made_up) {
            let Some(Refusal { rule, because }) = refused(game, seat, &notation) else { continue };
            let text = speech.say(&because);
            // That it answers another question is no reason, and neither is what does not speak of the card.
            let idle = text.contains(&question) || !text.contains(&name);
            if idle || said.contains(&text) || seen.contains(&text) {
                continue;
            }
            seen.push(text.clone());
            let reason = cited::<G>(speech, &because, rule);
            if is_usual(game, seat, catalogue, card, &notation, &because) {
                if !made_up && usuals < REASONS {
                    said.push(text);
                    usual.push(reason);
                    usuals += 1;
                }
                continue;
            }
            said.push(text);
            special.push(reason);
            specials += 1;
            if specials == REASONS {
                break;
            }
        }
    }
    let mut lines = Vec::new();
    if possible.is_empty() {
        lines.extend(if special.is_empty() { usual } else { special });
    } else {
        let msg = Msg::new("cli-possible-card").with("card", name).with("ways", possible);
        lines.push(speech.say(&msg));
        // Next to what is possible, one reason says enough.
        lines.extend(special.into_iter().next());
    }
    lines
}

/// Why a notation is refused, if it can be read and is.
fn refused<G: Title>(game: &G, seat: Seat, notation: &str) -> Option<Refusal> {
    game.why_not(seat, notation.parse::<G::Action>().ok()?)
}

/// The notations of answers that the game makes up, each once.
fn imagined<G: Title>(game: &G) -> Vec<String> {
    let mut dealer = Seeded::new(0);
    let mut all: Vec<String> =
        (0..IMAGINED).map(|_| game.imagine(&mut dealer).to_string()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether most other cards would be refused in the same way.
fn is_usual<G: Title>(
    game: &G,
    seat: Seat,
    catalogue: &Catalogue,
    card: &CardFace,
    notation: &str,
    because: &Msg,
) -> bool {
    let step = catalogue.faces.len().div_ceil(OTHERS).max(1);
    let others = catalogue.faces.iter().step_by(step).filter(|other| other.number != card.number);
    let (mut all, mut same) = (0, 0);
    for other in others {
        let Some(refusal) =
            said_of(notation, other).and_then(|notation| refused(game, seat, &notation))
        else {
            continue;
        };
        all += 1;
        same += u32::from(refusal.because.id == because.id);
    }
    same * 2 > all
}

/// The verbs that a game has words for.
pub(super) fn verbs<G: Title>() -> impl Iterator<Item = &'static str> {
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

/// The notation with this card in the place of its first one.
fn said_of(notation: &str, card: &CardFace) -> Option<String> {
    let mut words: Vec<&str> = notation.split(' ').collect();
    // In the notation of every game the verb comes first and the card it is about next.
    *words.get_mut(1)? = &card.id;
    Some(words.join(" "))
}
