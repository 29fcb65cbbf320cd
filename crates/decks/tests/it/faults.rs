//! What is wrong with a file is told with its place, and all of it at once.

use crate::{BOOK, read, speech, told};
use deckhand_decks::{Sheet, TEXTS, render};
use deckhand_kernel::LANGUAGES;
use deckhand_words::{Lang, check_texts};

#[test]
fn the_texts_agree_in_all_languages() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(TEXTS).collect();
    assert_eq!(check_texts(&sources), Vec::<String>::new());
}

#[test]
fn a_card_is_found_by_its_notation_and_by_its_name_in_three_languages() {
    for name in [
        "green-hill",
        "Green Hill",
        "GREEN  HILL",
        "Grüner Hügel",
        "gruner hugel",
        "Зелёный холм",
        "зеленый холм",
        "kings road is not it",
    ] {
        let (_, checked) = read(&format!("game towers\n2 {name}\n"));
        let right = !name.contains("not it");
        assert_eq!(checked.deck.list[0].card == Some(2), right, "{name}");
        assert_eq!(checked.faults.is_empty(), right, "{name}");
    }
    let (_, checked) = read("game towers\n1 king's road\n1 Kings Road\n");
    assert_eq!(checked.faults, []);
}

#[test]
fn a_name_that_is_nearly_right_gets_the_right_one_in_its_own_language() {
    assert_eq!(
        told("game towers\n1 Gren Hill\n1 Колодиц\n1 Brunen\n1 xyzzy\n"),
        [
            "2:3 There is no card “Gren Hill”. | Did you mean “Green Hill”?",
            "3:3 There is no card “Колодиц”. | Did you mean “Колодец”?",
            "4:3 There is no card “Brunen”. | Did you mean “Brunnen”?",
            "5:3 There is no card “xyzzy”. | Write its name in English, German or Russian, or its name in notation.",
        ]
    );
}

#[test]
fn a_name_of_several_cards_asks_for_the_notation() {
    assert_eq!(
        told("game towers\n1 tower\n1 tower-2\n"),
        ["2:3 Several cards are called “tower”. | Write one of tower-1 and tower-2."]
    );
}

#[test]
fn all_faults_of_a_file_are_told_in_the_order_of_its_lines() {
    let text = "\
# A deck with everything that can be wrong.
gmae towers
profile
profile talll
well
0 well
-1 well
1.5 well
99999 well
7
2 wel   # a note
name Late
game towers
game again
";
    assert_eq!(
        told(text),
        [
            "2:1 “gmae towers” is neither a number with a card nor “game”, “name” or “profile”. | Did you mean “game”?",
            "3:1 “profile” is followed by nothing. | Write something behind “profile”, or take the line out.",
            "4:9 There is no profile “talll”. | Did you mean “tall”? Profiles: tall and broad.",
            "5:1 “well” is neither a number with a card nor “game”, “name” or “profile”. | For a card, write how many before it: “1 well”. A note begins with #.",
            "6:1 “0” is not a number of cards. | Write a whole number from 1 to 999.",
            "7:1 “-1” is not a number of cards. | Write a whole number from 1 to 999.",
            "8:1 “1.5” is not a number of cards. | Write a whole number from 1 to 999.",
            "9:1 “99999” is not a number of cards. | Write a whole number from 1 to 999.",
            "10:1 There is a number here, but no card. | Write the name of a card behind it.",
            "11:3 There is no card “wel”. | Did you mean “well”?",
            "12:1 “name” stands below cards. | Put this line above the first card.",
            "13:1 “game” stands below cards. | Put this line above the first card.",
            "14:1 “game” was there already. | Take one of the two lines out.",
        ]
    );
}

#[test]
fn a_file_without_a_game_and_an_empty_file() {
    let faults = [
        "1:1 The file does not say which game the deck is for. | Begin it with a line such as “game berserk”.",
    ];
    assert_eq!(told(""), faults);
    assert_eq!(told("# nothing\n\n"), faults);
    assert_eq!(told("1 well"), faults);
}

#[test]
fn faults_against_the_rules_stand_at_their_line_or_at_the_last() {
    assert_eq!(
        told("game towers\n6 well\n1 founder\n5 well\n"),
        ["3:3 top | up", "4:3 size | fewer"]
    );
    // A card that is not known counts among the cards of the deck.
    let text = "game towers\n6 well\n6 wall\n";
    assert_eq!(told(text).len(), 2);
    // Without a known profile there are no rules to judge by.
    assert_eq!(told("game towers\nprofile x\n11 well\n").len(), 1);
}

#[test]
fn counts_may_have_a_sign_of_multiplication_and_lines_may_end_in_any_way() {
    let (_, checked) =
        read("\u{feff}game towers\r\n3x well\r\n2× tower-1\r\n\t1\tgreen-hill # top\r\n1 well");
    assert_eq!(checked.faults, []);
    let list: Vec<_> = checked.deck.list.iter().map(|it| (it.line, it.card, it.count)).collect();
    assert_eq!(list, [(2, Some(3), 3), (3, Some(4), 2), (4, Some(2), 1), (5, Some(3), 1)]);
}

#[test]
fn a_file_that_is_not_utf8_is_refused_at_the_sign() {
    let sheet = Sheet::of_bytes("b.txt", b"game towers\n1 K\xf6nigsweg\n");
    let [fault] = sheet.faults() else { panic!("{:?}", sheet.faults()) };
    assert_eq!(fault.words.id, "sheet-not-utf8");
    assert_eq!(sheet.place(fault.span.start), (2, 4));
    assert!(Sheet::of_bytes("b.txt", "game towers\n1 Königsweg".as_bytes()).faults().is_empty());
}

#[test]
fn a_file_that_is_much_too_long_is_not_read_to_its_end() {
    let long = |lines: usize| format!("game towers\n{}", "# note\n\n1 well\n".repeat(lines));
    let last =
        |text: &str| Sheet::new("long", text).faults().last().map(|it| it.words.id.to_string());
    assert_eq!(last(&long(999)), None);
    assert_eq!(last(&long(1000)), Some("sheet-too-long".to_string()));
    assert_eq!(last(&"x".repeat(2 << 20)), Some("sheet-too-long".to_string()));
    assert_eq!(Sheet::new("long", &long(9_999)).rows().len(), 1000);
    told(&"x".repeat(2 << 20));
}

#[test]
fn a_rendered_fault_has_sentence_rule_place_line_and_what_mends_it() {
    let (sheet, checked) = read("game towers\n1 well\n1 founder\n");
    let text = render(&sheet, &checked.faults[0], Some(&BOOK), &speech(Lang::En));
    for part in ["top [T1.2]", "a.txt:3:3", "3 │ 1 founder", "up"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let (sheet, checked) = read("game towers\n1 xyzzy\n");
    let text = render(&sheet, &checked.faults[0], Some(&BOOK), &speech(Lang::De));
    assert!(text.contains("Die Karte „xyzzy“ gibt es nicht."), "{text}");
}

#[test]
fn a_rendered_fault_has_no_heading_in_another_language_than_its_readers() {
    let (sheet, checked) = read("game towers\n1 Gren Hill\n1 founder\n");
    assert_eq!(checked.faults.len(), 2);
    for lang in [Lang::De, Lang::Ru] {
        for fault in &checked.faults {
            let text = render(&sheet, fault, Some(&BOOK), &speech(lang));
            assert!(!text.contains("help:"), "{text}");
        }
    }
}
