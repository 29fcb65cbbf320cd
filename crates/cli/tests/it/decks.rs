//! `deckhand deck` on files and on the decks that come with games.

use crate::{Run, deckhand, finished, fresh, started, text};
use serde_json::Value;
use std::fs;

/// Runs the program with these arguments as they are, blanks included.
fn run(args: &[&str]) -> Run {
    finished(started(args.iter().copied()))
}

/// A file of this name with this text.
fn written(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = fresh(name);
    fs::write(&path, text).expect("the file can be written");
    path.display().to_string()
}

/// What comes with games, as `deck list --json` says.
fn listed() -> Vec<Value> {
    let games = deckhand("deck list --json").json();
    games.as_array().expect("a list").clone()
}

/// Thirty cards of ten names that nothing is to be said about.
const THIRTY: &str = "\
game berserk
name Thirty
profile relaunch

3 Orc
3 Санкторум
3 Nomade
3 ost
3 zmeeglav
3 kabaniy naezdnik
3 Minotaur
3 Skelos
3 Brontobey
3 Глорм
";

#[test]
fn every_deck_that_comes_with_a_game_is_legal_and_fits_a_screen() {
    for game in listed() {
        for deck in game["decks"].as_array().expect("a list") {
            let name = text(&deck["name"]);
            let checked = deckhand(&format!("deck check {name} --json")).json();
            assert_eq!(checked["legal"], true, "{checked}");
            assert_eq!(checked["cards"], deck["cards"], "{checked}");
            for lang in ["en", "de", "ru"] {
                let shown = deckhand(&format!("deck show {name} --lang {lang}")).fine();
                assert!(!shown.contains('{') && !shown.contains('}'), "{shown}");
                let widest = shown.lines().map(|line| line.chars().count()).max();
                assert!(widest <= Some(80), "{widest:?}\n{shown}");
                // By its title in any language it is the same deck.
                let title = text(&deck["title"][lang]);
                assert_eq!(run(&["deck", "show", &title, "--lang", lang]).fine(), shown);
                assert!(shown.starts_with(&title), "{shown}");
            }
        }
    }
}

#[test]
fn a_legal_file_is_said_to_be_legal() {
    let file = written("thirty.txt", THIRTY);
    let said = run(&["deck", "check", &file]).fine();
    assert!(
        said.starts_with("Thirty: a legal deck for Berserk, profile relaunch, 30 cards."),
        "{said}"
    );
    assert!(said.contains("Not all icons of these cards are known"), "{said}");
    let said = run(&["deck", "check", &file, "--lang", "ru"]).fine();
    assert!(said.starts_with("Thirty: допустимая колода для игры «Берсерк»"), "{said}");
}

#[test]
fn every_fault_has_line_rule_and_what_would_mend_it() {
    let text = THIRTY.replace("3 Orc", "4 Orc").replace("3 ost\n", "2 багор\n1 akkenia\n1 Osst\n");
    let file = written("faulty.txt", text);
    let run_ = run(&["deck", "check", &file]);
    assert_eq!((run_.code, run_.err.as_str()), (Some(1), ""), "{run_:?}");
    for part in [
        ":5:3\n",
        "4 copies of “Orc” are in the deck; of one name at most 3 may be. [B1.4]",
        "Take out 1 of them.",
        ":8:3\n",
        "“Boat-hook” exists only in the classic edition, and this deck is made for “relaunch”. [B1.5]",
        "write “profile classic”",
        ":9:3\n",
        "“Akkenia” cannot be played, because this is not public",
        "[B1.6]",
        ":10:3\n",
        "There is no card “Osst”.",
        "Did you mean “Ost”?",
        "4 faults.",
    ] {
        assert!(run_.out.contains(part), "{part} is not in\n{}", run_.out);
    }
    let checked = run(&["deck", "check", &file, "--json"]);
    assert_eq!(checked.code, Some(1));
    let checked = checked.json();
    assert_eq!(checked["legal"], false);
    let faults = checked["faults"].as_array().expect("a list");
    let places: Vec<(u64, &Value)> =
        faults.iter().map(|it| (it["line"].as_u64().expect("a line"), &it["rule"])).collect();
    let rule = |id: &str| Value::from(id);
    let (copies, edition, partial) = (rule("B1.4"), rule("B1.5"), rule("B1.6"));
    assert_eq!(places, [(5, &copies), (8, &edition), (9, &partial), (10, &Value::Null)]);
    for lang in ["en", "de", "ru"] {
        for fault in faults {
            assert!(!text_of(fault, "what", lang).contains('{'), "{fault}");
            assert!(!text_of(fault, "mend", lang).is_empty(), "{fault}");
        }
    }
}

fn text_of(fault: &Value, key: &str, lang: &str) -> String {
    text(&fault[key][lang])
}

#[test]
fn too_few_and_too_many_cards() {
    let few = written("few.txt", THIRTY.replace("3 Orc", "2 Orc"));
    let said = run(&["deck", "check", &few]);
    assert_eq!(said.code, Some(1));
    assert!(
        said.out.contains("The deck has 29 cards; it must have at least 30. [B1.3]"),
        "{said:?}"
    );
    assert!(said.out.contains("Add 1 card or more."), "{said:?}");
    let limited = THIRTY.replace("profile relaunch", "profile relaunch-limited");
    let limited = written("limited.txt", limited.replace("3 Orc", "2 Orc"));
    assert_eq!(run(&["deck", "check", &limited]).code, Some(0));
    let many = written("many.txt", format!("{THIRTY}3 risala\n21 oyuun\n"));
    let said = run(&["deck", "check", &many]).out;
    assert!(said.contains("The deck has 54 cards; it may have at most 50. [B1.3]"), "{said}");
    assert!(said.contains("Take out 4 cards."), "{said}");
}

#[test]
fn a_file_that_names_no_game_or_one_without_decks() {
    let none = written("none.txt", "3 orc\n");
    let said = run(&["deck", "check", &none]);
    assert_eq!(said.code, Some(1));
    assert!(said.out.contains("The file does not say which game the deck is for."), "{said:?}");
    let json = run(&["deck", "check", &none, "--json"]).json();
    assert_eq!((&json["game"], &json["legal"]), (&Value::Null, &Value::from(false)));
    let other = written("other.txt", "game bersrek\n3 orc\n");
    for command in ["check", "show"] {
        let said = run(&["deck", command, &other]);
        assert_eq!(said.code, Some(1));
        assert!(said.out.contains("No game with decks is called “bersrek”."), "{said:?}");
        assert!(said.out.contains("Did you mean “berserk”?"), "{said:?}");
    }
    let bytes = written("bytes.txt", b"game berserk\n3 \xff\n");
    let said = run(&["deck", "check", &bytes]);
    assert_eq!(said.code, Some(1));
    assert!(said.out.contains("The file is not UTF-8"), "{said:?}");
}

#[test]
fn a_deck_that_does_not_exist() {
    let said = deckhand("deck show gren-bow").refused(2);
    assert_eq!(
        said,
        "There is no deck “gren-bow”, and no file of this name. Did you mean “green-bow”?\n"
    );
    let said = deckhand("deck check nowhere/deck.txt").refused(2);
    assert!(said.starts_with("nowhere/deck.txt can not be read: "), "{said}");
    let said = deckhand("deck list bersrek").refused(2);
    assert_eq!(said, "No game with decks is called “bersrek”. Did you mean “berserk”?\n");
    let said = deckhand("deck list disastles").refused(2);
    assert_eq!(
        said,
        "No game with decks is called “disastles”. Games with decks: berserk and megacorp.\n"
    );
    assert_eq!(deckhand("deck").code, Some(2));
    assert_eq!(deckhand("deck check").code, Some(2));
}

#[test]
fn a_deck_is_shown_in_its_own_order_even_if_it_is_not_legal() {
    let text = THIRTY.replace("3 Orc", "1 Standartenträger\n1 Orc").replace("3 ost", "1 bagor");
    let file = written("order.txt", text);
    let shown = run(&["deck", "show", &file]).fine();
    let names =
        ["Standartenträger (?)", "Orc", "Sanctorum", "Nomad", "Boat-hook (ours)", "Snakehead"];
    let places: Vec<usize> = names
        .iter()
        .map(|name| shown.find(name).unwrap_or_else(|| panic!("{name}\n{shown}")))
        .collect();
    assert!(places.is_sorted(), "{shown}");
    assert!(shown.contains("This deck is not legal yet: 3 faults."), "{shown}");
}

#[test]
fn the_json_of_a_deck_has_its_keys() {
    let shown = deckhand("deck show moss-and-mire --json").json();
    for key in ["game", "name", "profile", "cards", "legal", "list", "tallies", "notes"] {
        assert!(!shown[key].is_null(), "{key}");
    }
    let helm = &shown["list"][0];
    assert_eq!((&helm["id"], &helm["ours"]), (&"shlem-dozornogo".into(), &true.into()), "{helm}");
    assert_eq!(helm["name"]["ru"], "Шлем дозорного");
    assert_eq!(helm["columns"]["cost"]["en"], "2 silver");
    assert_eq!(shown["tallies"]["cost"]["4"], 15);
    assert_eq!(shown["tallies"]["crystal"]["gold"], 6);
    let games = listed();
    assert_eq!(games[0]["decks"].as_array().map(Vec::len), Some(9));
    for key in ["game", "title", "playable", "profiles", "decks"] {
        assert!(!games[0][key].is_null(), "{key}");
    }
}

/// Whatever is only half there says so.
#[test]
fn a_game_that_can_not_be_played_yet_says_so_and_is_not_among_the_games() {
    let playable = crate::names();
    for game in listed() {
        let name = text(&game["game"]);
        assert_eq!(game["playable"], playable.contains(&name), "{name}");
        for (lang, sentence) in
            [("en", "can not be played yet"), ("de", "noch nicht gespielt"), ("ru", "пока нельзя")]
        {
            let said = deckhand(&format!("deck list --lang {lang}")).fine();
            let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(said.contains(sentence), !playable.contains(&name), "{said}");
        }
    }
}

#[test]
fn the_decks_of_the_documentation_are_legal() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/decks.md");
    let page = fs::read_to_string(page).expect("docs/decks.md is there");
    let examples: Vec<&str> = page
        .split("```deck\n")
        .skip(1)
        .filter_map(|rest| rest.split_once("```").map(|(deck, _)| deck))
        .collect();
    assert!(!examples.is_empty());
    for (at, example) in examples.iter().enumerate() {
        let file = written(&format!("example-{at}.txt"), example);
        let said = run(&["deck", "check", &file]);
        assert_eq!(said.code, Some(0), "{}", said.out);
    }
}
