//! Deck files, tried on a small game whose decks are stacked: the order of its lines matters.

mod faults;
mod trip;

use deckhand_decks::{Checked, Finder, Sheet, TEXTS, check, render};
use deckhand_kernel::{
    CardFace, DeckFault, DeckTally, Decks, Listed, Msg, ReadyDeck, Rule, RuleId, Rulebook,
};
use deckhand_words::{Lang, Speech};

/// A game whose decks have one founder, on top, and at most ten cards.
pub(crate) struct Towers;

const fn rule(id: &'static str) -> Rule {
    Rule {
        id,
        title: [""; 3],
        chapter: [""; 3],
        text: [""; 3],
        seed: &[],
        rulings: &[],
        ours: true,
    }
}

static RULES: [Rule; 2] = [rule("T1.1"), rule("T1.2")];
pub(crate) static BOOK: Rulebook =
    Rulebook { version: 1, rules: &RULES, seed_lines: 0, headings: &[], flavour: &[], blank: &[] };

/// Name in notation and names in three languages; the two towers have the same name.
const CARDS: [(&str, [&str; 3]); 6] = [
    ("founder", ["Founder", "Gründerin", "Основательница"]),
    ("green-hill", ["Green Hill", "Grüner Hügel", "Зелёный холм"]),
    ("well", ["Well", "Brunnen", "Колодец"]),
    ("tower-1", ["Tower", "Turm", "Башня"]),
    ("tower-2", ["Tower", "Turm", "Башня"]),
    ("kings-road", ["King’s Road", "Königsweg", "Королевская дорога"]),
];

fn texts(lang: usize) -> &'static str {
    let mut text =
        String::from("fault-size = size\nmend-size = fewer\nfault-top = top\nmend-top = up\n");
    for (id, names) in CARDS {
        text.push_str(&format!("card-{id} = {}\n", names[lang]));
    }
    text.leak()
}

impl Decks for Towers {
    const GAME: &'static str = "towers";
    const PROFILES: &'static [&'static str] = &["tall", "broad"];
    const READY: &'static [ReadyDeck] = &[];

    fn rulebook() -> &'static Rulebook {
        &BOOK
    }

    fn texts() -> [&'static str; 3] {
        [0, 1, 2].map(texts)
    }

    fn cards() -> Vec<CardFace> {
        let face = |(at, (id, _)): (usize, &(&str, [&str; 3]))| CardFace {
            number: at as u16 + 1,
            id: (*id).to_string(),
            name: Msg::new(format!("card-{id}")),
            text: vec![],
            kind: "tower",
            facts: vec![],
            rules: vec![],
            ours: false,
        };
        CARDS.iter().enumerate().map(face).collect()
    }

    fn columns(_: u16) -> Vec<(&'static str, Msg)> {
        vec![]
    }

    fn faults(_: &str, list: &[Listed]) -> Vec<DeckFault> {
        let fault = |line, rule, words, mend| DeckFault {
            line,
            rule: RuleId(rule),
            words: Msg::new(words),
            mend: Msg::new(mend),
        };
        let mut faults = Vec::new();
        if list.iter().map(|listed| u32::from(listed.count)).sum::<u32>() > 10 {
            faults.push(fault(None, 0, "fault-size", "mend-size"));
        }
        let low = list.iter().skip(1).find(|listed| listed.card == Some(1));
        faults.extend(low.map(|it| fault(Some(it.line), 1, "fault-top", "mend-top")));
        faults
    }

    fn tallies(_: &[Listed]) -> Vec<DeckTally> {
        vec![]
    }

    fn notes(_: &[Listed]) -> Vec<Msg> {
        vec![]
    }
}

pub(crate) fn finder() -> Finder {
    Finder::of::<Towers>().expect("texts")
}

pub(crate) fn read(text: &str) -> (Sheet, Checked) {
    let sheet = Sheet::new("a.txt", text);
    let checked = check::<Towers>(&sheet, &finder());
    (sheet, checked)
}

pub(crate) fn speech(lang: Lang) -> Speech {
    let at = lang.index();
    Speech::new(lang, &[TEXTS[at], Towers::texts()[at]]).expect("Fluent")
}

/// Each fault as `line:column sentence | what mends it`.
pub(crate) fn told(text: &str) -> Vec<String> {
    let (sheet, checked) = read(text);
    let speech = speech(Lang::En);
    let say = |msg: &Msg| deckhand_kernel::Speaker::say(&speech, msg);
    let told = checked
        .faults
        .iter()
        .map(|fault| {
            let (line, column) = sheet.place(fault.span.start);
            format!("{line}:{column} {} | {}", say(&fault.words), say(&fault.mend))
        })
        .collect();
    for fault in &checked.faults {
        assert!(!render(&sheet, fault, Some(&BOOK), &speech).is_empty());
    }
    assert_eq!(speech.faults(), Vec::<String>::new());
    told
}
