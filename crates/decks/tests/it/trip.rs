//! A deck that is printed and read again is the same deck, and no text makes the reader fall over.

use crate::{finder, read, speech};
use deckhand_chance::Seeded;
use deckhand_decks::{Deck, Sheet, check, print, render};
use deckhand_kernel::{Dealer as _, Listed};
use deckhand_words::Lang;

fn below(chance: &mut Seeded, below: u32) -> u32 {
    chance.draw(below)
}

/// Any deck that can be written down.
fn any(chance: &mut Seeded) -> Deck {
    let names = [None, Some("Ten Towers"), Some("Башни"), Some("x  y#z")];
    let name = names[below(chance, 4) as usize].map(str::to_owned);
    let lines = 1 + below(chance, 12);
    let first = if name.is_some() { 5 } else { 4 };
    let list = (0..lines).map(|at| Listed {
        line: first + at,
        card: Some(1 + below(chance, 6) as u16),
        count: 1 + below(chance, 999) as u16,
    });
    let list = list.collect();
    Deck { game: "towers", name, profile: ["tall", "broad"][below(chance, 2) as usize], list }
}

#[test]
fn five_thousand_decks_are_read_as_they_were_printed() {
    let (finder, mut chance) = (finder(), Seeded::new(1));
    for _ in 0..5_000 {
        let deck = any(&mut chance);
        let text = print(&deck, &finder);
        let sheet = Sheet::new("trip", &text);
        assert_eq!(sheet.faults(), [], "{text}");
        let again = check::<crate::Towers>(&sheet, &finder).deck;
        assert_eq!(again, deck, "{text}");
        assert_eq!(print(&again, &finder), text);
    }
}

#[test]
fn a_printed_deck_is_short_and_in_order() {
    let (_, checked) = read(
        "# mine\nprofile broad\ngame towers\nname Two Towers # ours\n\n1 Turm\n2x Основательница\n1 Tower-2 # the other\n",
    );
    let text = "game towers\nname Two Towers\nprofile broad\n\n2 founder\n1 tower-2\n";
    assert_eq!(print(&checked.deck, &finder()), text);
}

#[test]
fn whatever_stands_in_a_file_it_is_read_and_every_fault_can_be_shown() {
    let pieces = [
        "game",
        "towers",
        "name",
        "profile",
        "tall",
        "1",
        "0",
        "-3",
        "2x",
        "well",
        "Колодец",
        "#",
        " ",
        "\n",
        "\r\n",
        "\t",
        "\u{feff}",
        "é",
        "🂡",
        "\0",
        "x",
        "999",
        "1000",
        "founder",
    ];
    let (finder, speech, mut chance) = (finder(), speech(Lang::Ru), Seeded::new(2));
    for _ in 0..3_000 {
        let length = below(&mut chance, 30);
        let piece = |_| pieces[below(&mut chance, pieces.len() as u32) as usize];
        let text: String = (0..length).map(piece).collect();
        let sheet = Sheet::of_bytes("any", text.as_bytes());
        for fault in check::<crate::Towers>(&sheet, &finder).faults {
            let (line, column) = sheet.place(fault.span.start);
            assert!(line > 0 && column > 0);
            render(&sheet, &fault, None, &speech);
        }
    }
    assert_eq!(speech.faults(), Vec::<String>::new());
}
