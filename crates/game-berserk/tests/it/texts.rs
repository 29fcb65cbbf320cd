//! Everything about a card can be said in all three languages.

use deckhand_kernel::{Decks as _, LANGUAGES, Msg, Speaker as _, Words as _};
use deckhand_words::{Lang, Speech, check_texts, fold};
use game_berserk::{BerserkDecks, Class, Element, Kind, Set};
use std::collections::BTreeMap;

fn speech(lang: Lang) -> Speech {
    Speech::new(lang, &[BerserkDecks::texts()[lang.index()]]).expect("Fluent")
}

#[test]
fn the_texts_agree_in_all_languages() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(BerserkDecks::texts()).collect();
    assert_eq!(check_texts(&sources), Vec::<String>::new());
}

#[test]
fn all_257_cards_are_said_without_a_fault() {
    for lang in Lang::ALL {
        let speech = speech(lang);
        let faces = BerserkDecks::cards();
        assert_eq!(faces.len(), 257);
        for face in faces {
            speech.say(&face.name);
            for line in &face.text {
                speech.say(line);
            }
            for (fact, _) in face.facts {
                speech.say(&Msg::new(format!("fact-{fact}")));
            }
            for (column, words) in BerserkDecks::columns(face.number) {
                speech.say(&Msg::new(format!("column-{column}")));
                speech.say(&words);
            }
        }
        for words in [
            Kind::ALL.iter().map(|it| it.words()).collect::<Vec<_>>(),
            Element::ALL.iter().map(|it| it.words()).collect(),
            Class::ALL.iter().map(|it| it.words()).collect(),
            Set::ALL.iter().map(|it| it.words()).collect(),
        ]
        .concat()
        {
            speech.say(&words);
        }
        for profile in BerserkDecks::PROFILES {
            speech.word(&format!("profile-{profile}"));
        }
        for deck in BerserkDecks::READY {
            speech.word(&format!("deck-{}", deck.name));
            speech.word(&format!("deck-{}-about", deck.name));
        }
        assert_eq!(speech.faults(), Vec::<String>::new(), "{lang}");
    }
}

#[test]
fn no_two_cards_have_the_same_name_in_any_language() {
    let mut known: BTreeMap<String, u16> = BTreeMap::new();
    for face in BerserkDecks::cards() {
        for name in Lang::ALL.map(|lang| speech(lang).say(&face.name)).into_iter().chain([face.id])
        {
            let first = *known.entry(fold(&name)).or_insert(face.number);
            assert_eq!(first, face.number, "{name}");
        }
    }
}

#[test]
fn names_are_those_of_the_print() {
    let said = |number: u16| {
        let face = BerserkDecks::cards().into_iter().find(|face| face.number == number);
        let name = face.expect("a card").name;
        Lang::ALL.map(|lang| speech(lang).say(&name))
    };
    assert_eq!(said(1), ["Nomad", "Nomade", "Кочевник"]);
    assert_eq!(said(200), ["Volot", "Wolot", "Волот"]);
    assert_eq!(said(234), ["Gribynych", "Gribynytsch", "Грибыныч"]);
    assert_eq!(said(241), ["Dam Beaver", "Dammbiber", "Бобр-запрудник"]);
    assert_eq!(said(245), ["Blizzard Child", "Kind des Schneesturms", "Дитя вьюги"]);
}
