//! Wrong use gets a sentence with a hint, exit code 2, and nothing on standard output.

use crate::{deckhand, games, names, text, typed};

/// A word with its middle letters exchanged.
fn misspelt(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    let middle = letters.len() / 2;
    letters.swap(middle - 1, middle);
    let wrong: String = letters.into_iter().collect();
    assert_ne!(wrong, word, "a word whose middle letters differ");
    wrong
}

#[test]
fn an_unknown_game_in_every_command() {
    let game = &names()[0];
    let wrong = misspelt(game);
    for args in ["play", "sim", "rules", "cards", "bench"] {
        let said = deckhand(&format!("{args} {wrong}")).refused(2);
        assert_eq!(said, format!("There is no game “{wrong}”. Did you mean “{game}”?\n"), "{args}");
    }
    let said = deckhand("play zzz").refused(2);
    assert!(said.contains("Known games:") && said.contains(game.as_str()), "{said}");
}

#[test]
fn an_unknown_language_or_command() {
    let said = deckhand("games --lang grman").refused(2);
    assert_eq!(said, "There is no language “grman”. Did you mean “de”?\n");
    for args in ["ply disastles", "play", "sim --nonsense"] {
        let run = deckhand(args);
        assert_eq!(run.code, Some(2), "{args}: {run:?}");
        assert!(!run.err.is_empty(), "{args}");
    }
}

#[test]
fn modes_options_and_seats_that_do_not_exist() {
    for game in games() {
        let name = text(&game["game"]);
        let mode = text(&game["modes"][0]);
        let wrong = misspelt(&mode);
        let said = deckhand(&format!("play {name} --mode {wrong}")).refused(2);
        assert_eq!(said, format!("There is no mode “{wrong}”. Did you mean “{mode}”?\n"));

        // A game may have no options.
        let option = game["options"].get(0).map(|option| text(&option["name"]));
        for (command, option) in ["play", "sim"].into_iter().zip(option.iter().cycle()) {
            let wrong = misspelt(option);
            let said = deckhand(&format!("{command} {name} --option {wrong}=1")).refused(2);
            assert!(said.contains(&wrong) && said.contains(option.as_str()), "{said}");
            let said = deckhand(&format!("{command} {name} --option {option}=nonsense")).refused(2);
            assert!(said.contains("nonsense") && said.contains(option.as_str()), "{said}");
            let said = deckhand(&format!("{command} {name} --option {option}")).refused(2);
            assert!(said.contains("NAME=VALUE"), "{said}");
        }

        let said = deckhand(&format!("play {name} --seats you,gredy")).refused(2);
        assert_eq!(said, "Nobody called “gredy” can take a seat. Did you mean “greedy”?\n");
        let said = deckhand(&format!("sim {name} --seats you,greedy")).refused(2);
        assert!(said.contains("simulation") && said.contains("random, greedy, level-1"), "{said}");
    }
}

#[test]
fn too_few_and_too_many_players() {
    for game in games() {
        let name = text(&game["game"]);
        let usual = &game["about_modes"][0];
        let (min, max) = (usual["min"].as_u64().expect("min"), usual["max"].as_u64().expect("max"));
        for seats in [min - 1, max + 1, 300] {
            if seats == 0 {
                continue;
            }
            let list = vec!["random"; seats as usize].join(",");
            for command in ["play", "sim"] {
                let said = deckhand(&format!("{command} {name} --seats {list}")).refused(2);
                assert!(said.contains(&format!("from {min} to {max}")), "{said}");
            }
        }
    }
}

#[test]
fn numbers_that_are_none_or_out_of_range() {
    let game = &names()[0];
    for (args, name) in [
        (format!("play {game} --seed x"), "--seed"),
        (format!("sim {game} --games 0"), "--games"),
        (format!("sim {game} --games many"), "--games"),
        (format!("sim {game} --games 1 --threads 0"), "--threads"),
        (format!("sim {game} --seed -1"), "--seed"),
        (format!("sim {game} --seed 99999999999999999999"), "--seed"),
    ] {
        let said = deckhand(&args);
        assert_eq!(said.code, Some(2), "{args}: {said:?}");
        assert!(said.err.contains(name), "{args}: {said:?}");
    }
}

#[test]
fn unknown_cards_and_rules() {
    for game in names() {
        let cards = deckhand(&format!("cards {game} --json")).json();
        let id = text(&cards[0]["id"]);
        let said = deckhand(&format!("cards {game} {}", misspelt(&id))).refused(2);
        assert!(said.contains("Did you mean “"), "{said}");
        let said = deckhand(&format!("cards {game} qqqqqq")).refused(2);
        assert!(said.starts_with("There is no card “qqqqqq”."), "{said}");
        let said = deckhand(&format!("rules {game} qqqqqq")).refused(2);
        assert!(said.starts_with("No rule has the number “qqqqqq”"), "{said}");
        // The same inside a game is answered and costs nothing.
        let told =
            typed(&format!("play {game} --seed 1"), "card qqqqqq\nrule qqqqqq\n99999\n").fine();
        assert!(told.contains("There is no card “qqqqqq”."), "{told}");
        assert!(told.contains("No rule has the number “qqqqqq”"), "{told}");
        assert!(told.contains("There is no number 99999 in the list."), "{told}");
    }
}

#[test]
fn sentences_come_in_the_readers_language() {
    for (lang, said) in [("de", "Das Spiel „zzz“ gibt es nicht."), ("ru", "Игры «zzz» нет.")]
    {
        let error = deckhand(&format!("play zzz --lang {lang}")).refused(2);
        assert!(error.starts_with(said), "{error}");
    }
}
