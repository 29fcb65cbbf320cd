//! What can be done with one card now, and what keeps a person from doing more with it.
//!
//! A card alone is no answer, so answers are tried: every verb of the game with this card and nothing else, what is
//! offered for other cards, said of this one, and answers that the game makes up. What would be said of most other cards
//! too, such as that they lie somewhere else, is told only where nothing better is found. Where the notation calls cards
//! by their places, only what is said whatever else an answer is about can be about the card.

use crate::understand::card_of;
use crate::{Catalogue, cited, offer_text};
use deckhand_chance::Seeded;
use deckhand_kernel::{
    CardFace, Msg, Offer, Pick, Refusal, Seat, Speaker as _, Title, Words as _, offers,
};
use deckhand_words::Speech;

/// So many reasons are given for one verb that is not possible at all.
const REASONS: usize = 2;
/// So many answers are made up.
const IMAGINED: usize = 1500;
/// With so many other cards of the catalogue a reason is compared.
const OTHERS: usize = 40;

/// What is possible with the card, and the reasons for what is not. Empty if the question is not about cards.
pub fn lines<G: Title>(
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
    let places = Places::of(game, seat, catalogue, card);
    let mut possible = Vec::new();
    // Reasons that are about this card, and those that are about most cards.
    let (mut special, mut usual, mut said) = (Vec::new(), Vec::new(), Vec::<String>::new());
    for verb in verbs::<G>() {
        let of_verb = |offer: &&Offer<G::Action>| offer.picks.first() == Some(&Pick::verb(verb));
        let about = |offer: &&Offer<G::Action>| card_of(offer, catalogue) == Some(card.number);
        let mine = offers.iter().filter(of_verb).filter(about).count();
        if mine > 0 {
            let pick = offer_text::pick(speech, catalogue, Some(&Pick::verb(verb)));
            let msg = Msg::new("table-possible-verb").with("pick", pick).with("count", mine as i64);
            possible.push(speech.say(&msg));
            continue;
        }
        let others =
            offers.iter().filter(of_verb).filter(|offer| card_of(offer, catalogue).is_some());
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
        for place in &places.own {
            // What nobody is offered is not missed here either.
            let missed = possible.is_empty() || offers.iter().any(|offer| of_verb(&offer));
            let found = first_of_several(game, seat, verb, place)
                .or_else(|| missed.then(|| whatever(game, seat, verb, place, &imagined))?);
            let Some(refusal) = found else { continue };
            let text = speech.say(&refusal.because);
            if text.contains(&question) || !text.contains(&name) || said.contains(&text) {
                continue;
            }
            said.push(text);
            let reason = cited::<G>(speech, &refusal.because, refusal.rule);
            let same = |other: &&String| {
                whatever(game, seat, verb, other, &imagined)
                    .is_some_and(|other| other.because.id == refusal.because.id)
            };
            let is_usual = places.others.iter().filter(same).count() * 2 > places.others.len();
            if is_usual { &mut usual } else { &mut special }.push(reason);
        }
    }
    let mut lines = Vec::new();
    if possible.is_empty() {
        let all = if special.is_empty() { usual } else { special };
        // Of each card that lies on the table the first reason is the nearest.
        let most = if places.own.is_empty() { all.len() } else { places.own.len() };
        lines.extend(all.into_iter().take(most));
    } else {
        let msg = Msg::new("table-possible-card").with("card", name).with("ways", possible);
        lines.push(speech.say(&msg));
        // Next to what is possible, one reason says enough.
        lines.extend(special.into_iter().next());
    }
    lines
}

/// The places by which the notation calls cards.
struct Places {
    /// Those of the cards that are asked about.
    own: Vec<String>,
    /// Those of all other cards.
    others: Vec<String>,
}

impl Places {
    fn of<G: Title>(game: &G, seat: Seat, catalogue: &Catalogue, card: &CardFace) -> Self {
        let of = |face: &CardFace| game.whereabouts(seat, face.number).into_iter().map(|it| it.0);
        let own: Vec<String> = of(card).collect();
        let faces = catalogue.faces.iter().filter(|face| face.number != card.number);
        // A game that calls no card by its place need not be asked about all of them.
        let others = if own.is_empty() { Vec::new() } else { faces.flat_map(of).collect() };
        Self { own, others }
    }
}

/// Where a verb takes a number, as for one of several abilities: why the first one is refused, if it is for another
/// reason than a number that no card has.
fn first_of_several<G: Title>(game: &G, seat: Seat, verb: &str, place: &str) -> Option<Refusal> {
    let numbered = |number: u8| refused(game, seat, &format!("{verb} {place} {number}"));
    let (first, none) = (numbered(1)?, numbered(u8::MAX)?);
    (first.because.id != none.because.id).then_some(first)
}

/// Why every answer that begins with this verb and place is refused, if the reason is always the same.
fn whatever<G: Title>(
    game: &G,
    seat: Seat,
    verb: &str,
    place: &str,
    imagined: &[String],
) -> Option<Refusal> {
    let of_verb = imagined.iter().filter(|notation| notation.split(' ').next() == Some(verb));
    let made_up = of_verb.filter_map(|notation| said_at(notation, place));
    let mut refusals = std::iter::once(format!("{verb} {place}"))
        .chain(made_up)
        .filter_map(|notation| refused(game, seat, &notation));
    let first = refusals.next()?;
    refusals.all(|other| other == first).then_some(first)
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
pub fn verbs<G: Title>() -> impl Iterator<Item = &'static str> {
    G::texts()[0]
        .lines()
        .filter_map(|line| line.strip_prefix("verb-"))
        .filter_map(|line| line.split_once(" =").map(|(verb, _)| verb))
}

/// The notation with this card in the place of its first one.
fn said_of(notation: &str, card: &CardFace) -> Option<String> {
    said_at(notation, &card.id)
}

/// The notation with something else in the place of what it is about.
fn said_at(notation: &str, what: &str) -> Option<String> {
    let mut words: Vec<&str> = notation.split(' ').collect();
    // In the notation of every game the verb comes first and the card it is about next.
    *words.get_mut(1)? = what;
    Some(words.join(" "))
}
