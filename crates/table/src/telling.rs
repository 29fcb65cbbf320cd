//! What was told, sentence by sentence, with the rules behind it.

use deckhand_kernel::{Msg, RuleId, Speaker as _, Title, Told, Words as _};
use deckhand_protocol::{RuleRef, Said};
use deckhand_words::{Lang, Speech};

/// One sentence about one or several events.
#[derive(Clone, PartialEq, Debug)]
pub struct Telling {
    /// The place of the first event.
    pub place: usize,
    /// The sentence.
    pub words: Msg,
    /// The rules behind all of them, each once.
    pub rules: Vec<RuleId>,
}

/// What was told, sentence by sentence.
pub fn tellings<G: Title>(told: &[Told<G::Event>]) -> Vec<Telling> {
    let mut tellings = Vec::new();
    let mut from = 0;
    while let Some(first) = told.get(from) {
        let (count, words) =
            G::told_as_one(&told[from..]).unwrap_or_else(|| (1, first.event.words()));
        let count = count.clamp(1, told.len() - from);
        let mut rules: Vec<RuleId> = Vec::new();
        for told in &told[from..from + count] {
            if !rules.contains(&told.rule) {
                rules.push(told.rule);
            }
        }
        tellings.push(Telling { place: from, words, rules });
        from += count;
    }
    tellings
}

/// What was told as text: the place of the first event of each sentence, and the sentence with the numbers of all rules
/// behind it.
pub fn sentences<G: Title>(speech: &Speech, told: &[Told<G::Event>]) -> Vec<(usize, String)> {
    let said = |telling: Telling| {
        let mut text = speech.say(&telling.words);
        for rule in telling.rules {
            text.push_str(&format!(" [{}]", G::rulebook().rule(rule).id));
        }
        (telling.place, text)
    };
    tellings::<G>(told).into_iter().map(said).collect()
}

/// Says a message of a game and the number of the rule behind it: `… [D3.4]`.
pub fn cited<G: Title>(speech: &Speech, msg: &Msg, rule: RuleId) -> String {
    format!("{} [{}]", speech.say(msg), G::rulebook().rule(rule).id)
}

/// A sentence that ends with numbers of rules in brackets, with the rules apart from it.
pub fn cited_rules<G: Title>(lang: Lang, mut text: String) -> Said {
    let mut rules = Vec::new();
    while let Some((before, id)) = text.strip_suffix(']').and_then(|text| text.rsplit_once(" [")) {
        let Some(found) = G::rulebook().find(id) else { break };
        let rule = G::rulebook().rule(found);
        let title = rule.title[lang.index()].into();
        rules.insert(0, RuleRef { id: rule.id.into(), ours: rule.ours, title });
        text = before.to_string();
    }
    Said { text, rules }
}
