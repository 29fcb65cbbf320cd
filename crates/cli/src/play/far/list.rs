//! The question on the screen: its text, its numbered answers, and which one a number or a notation means.

use super::super::narrow::{Line, Narrow};
use super::tell::cited;
use deckhand_kernel::{Msg, Offer as Part, Pick, Thing, Weight as Gravity};
use deckhand_protocol::{Ask, Offer, Weight};
use deckhand_words::{Speech, fold};

/// A question being answered.
pub(super) struct List {
    /// The question.
    pub(super) ask: Ask,
    /// The parts of its offers, for grouping.
    parts: Vec<Part<()>>,
    narrow: Narrow,
}

/// What a number or a notation means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Chosen {
    /// The offer at this place.
    Offer(usize),
    /// The offers of a group, and what it is called.
    Group(Vec<usize>, String),
    /// A number that is not in the list.
    NoSuchNumber,
}

impl List {
    /// The list of a question.
    pub(super) fn new(ask: Ask) -> Self {
        let parts: Vec<Part<()>> = ask.offers.iter().map(parts).collect();
        let narrow = Narrow::new(parts.len());
        Self { ask, parts, narrow }
    }

    /// The question, what was picked so far, and the numbered offers or groups.
    pub(super) fn text(&self, speech: &Speech) -> String {
        let mut text = cited(&self.ask.says, [self.ask.rule.id.as_str()]);
        text.push('\n');
        let offer = |at: usize| offer(speech, &self.ask.offers[at]);
        let picked = |pick: Option<&Pick>, members: &[usize]| self.picked(speech, pick, members);
        text.push_str(&self.narrow.text(&self.parts, speech, offer, picked));
        text
    }

    /// How many lines the list has.
    pub(super) fn len(&self) -> usize {
        self.narrow.lines(&self.parts).len()
    }

    /// What is meant by a number of the list, by notation, or by the words of an offer. Everything else is left to the
    /// server.
    pub(super) fn chosen(&self, line: &str, speech: &Speech) -> Option<Chosen> {
        let digits = line.strip_prefix('#').unwrap_or(line).trim_end_matches('.');
        if !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit()) {
            let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let line = at.and_then(|at| self.narrow.lines(&self.parts).into_iter().nth(at));
            return Some(match line {
                Some(Line::Offer(at)) => Chosen::Offer(at),
                Some(Line::Group(pick, members)) => {
                    let said = self.picked(speech, pick.as_ref(), &members);
                    Chosen::Group(members, said)
                }
                None => Chosen::NoSuchNumber,
            });
        }
        let (typed, offers) = (plain(line), &self.ask.offers);
        if typed.is_empty() {
            return None;
        }
        let exact = offers.iter().position(|offer| plain(&offer.text) == typed);
        let words = || offers.iter().position(|offer| plain(&offer.says) == typed);
        let only = || {
            let begins = |(_, offer): &(usize, &Offer)| plain(&offer.text).starts_with(&typed);
            let mut begun = (0..).zip(offers).filter(begins);
            begun.next().filter(|_| begun.next().is_none()).map(|(at, _)| at)
        };
        exact.or_else(words).or_else(only).map(Chosen::Offer)
    }

    /// Whether a line is the notation of an offer and nothing else: then it is no order.
    pub(super) fn is_notation(&self, line: &str) -> bool {
        let typed = plain(line);
        self.ask.offers.iter().any(|offer| plain(&offer.text) == typed)
    }

    /// Whether the offer at this place is grave.
    pub(super) fn is_grave(&self, at: usize) -> bool {
        self.ask.offers.get(at).is_some_and(|offer| offer.weight == Weight::Heavy)
    }

    /// Keeps only the offers of a group.
    pub(super) fn keep(&mut self, members: Vec<usize>, said: String) {
        self.narrow.keep(members, said);
    }

    /// Lists every offer.
    pub(super) fn show_all(&mut self) {
        self.narrow.show_all();
    }

    /// Takes the last pick back; false if there is none.
    pub(super) fn back(&mut self) -> bool {
        self.narrow.back()
    }

    /// A part that several offers have in common, in words.
    fn picked(&self, speech: &Speech, pick: Option<&Pick>, members: &[usize]) -> String {
        let place = members.first().and_then(|&at| {
            let place = self.parts[at].picks.iter().position(|part| Some(part) == pick)?;
            self.ask.offers[at].picks.get(place)
        });
        place.map_or_else(|| speech.word("table-no-pick"), |pick| capitalized(&pick.says))
    }
}

/// The parts of an offer. Only whether they are alike matters here.
fn parts(offer: &Offer) -> Part<()> {
    let pick = |pick: &deckhand_protocol::Pick| Pick {
        slot: pick.slot.clone().into(),
        thing: Thing::Option(pick.reference.clone().into()),
    };
    let picks = offer.picks.iter().map(pick).collect();
    Part { action: (), picks, weight: Gravity::Plain, words: Msg::new("table-no-pick") }
}

/// An offer in words, with its notation where the words do not show it anyway.
fn offer(speech: &Speech, offer: &Offer) -> String {
    let mut text = offer.says.clone();
    if fold(&text) != fold(&offer.text) {
        text.push_str(&format!("  ({})", offer.text));
    }
    match offer.weight {
        Weight::Plain => text,
        Weight::Soft => format!("{text}  {}", speech.word("table-soft")),
        Weight::Heavy => format!("{text}  {}", speech.word("table-heavy")),
    }
}

/// Lower case, single blanks, plain signs, no marks around names.
fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace(['−', '–'], "-");
    let text = text.replace(['„', '“', '”', '«', '»', '"'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// With a capital letter, as at the beginning of a line.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::{Chosen, List};
    use crate::reader::{Form, Reader};
    use deckhand_protocol::{Ask, Offer, Pick, RuleRef, Weight};

    /// Two verbs with fifteen cards each, and a grave end.
    fn list() -> List {
        let offer = |n: u32, text: String, weight: Weight| {
            let parts: Vec<&str> = text.split(' ').collect();
            let pick = |(slot, part): (&str, &&str)| Pick {
                slot: slot.into(),
                reference: format!("opt:{part}"),
                says: (*part).to_string(),
            };
            let picks = ["verb", "card"].into_iter().zip(&parts).map(pick).collect();
            Offer { n, picks, says: format!("To {text}"), text, weight }
        };
        let mut texts: Vec<String> = ["buy", "sell"]
            .iter()
            .flat_map(|verb| (1..16).map(move |card| format!("{verb} c{card}")))
            .collect();
        texts.push("concede".to_string());
        let weight = |text: &str| if text == "concede" { Weight::Heavy } else { Weight::Plain };
        let offers = (0..).zip(texts).map(|(n, text)| {
            let weight = weight(&text);
            offer(n, text, weight)
        });
        let rule = RuleRef { id: "X1".into(), ours: false, title: "x".into() };
        List::new(Ask { id: 7, says: "What?".into(), rule, reply: false, offers: offers.collect() })
    }

    #[test]
    fn many_offers_are_grouped_and_numbers_lead_into_the_groups() {
        let speech = Reader::new(Some("en"), Form::Text).expect("English").speech;
        let mut list = list();
        let text = list.text(&speech);
        assert!(
            text.starts_with(
                "What? [X1]\n 1  Buy … (15 ways)\n 2  Sell … (15 ways)\n 3  To concede  (concede)"
            ),
            "{text}"
        );
        let Some(Chosen::Group(members, said)) = list.chosen("2", &speech) else {
            panic!("a group")
        };
        list.keep(members, said);
        assert!(list.text(&speech).contains("Sell: 15 answers."), "{}", list.text(&speech));
        assert_eq!(list.chosen("#1.", &speech), Some(Chosen::Offer(15)));
        assert_eq!(list.chosen("99", &speech), Some(Chosen::NoSuchNumber));
        assert!(list.back() && !list.back());
    }

    #[test]
    fn notation_words_and_lone_beginnings_mean_one_offer() {
        let speech = Reader::new(Some("en"), Form::Text).expect("English").speech;
        let list = list();
        assert_eq!(list.chosen("SELL c2", &speech), Some(Chosen::Offer(16)));
        assert_eq!(list.chosen("to sell c2", &speech), Some(Chosen::Offer(16)));
        assert_eq!(list.chosen("conc", &speech), Some(Chosen::Offer(30)));
        assert_eq!((list.chosen("sell", &speech), list.chosen("…", &speech)), (None, None));
        assert!(list.is_grave(30) && !list.is_grave(0));
    }
}
