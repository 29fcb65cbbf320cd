//! The keys that scripts rely on.

use crate::{deckhand, games, names};
use serde_json::Value;

#[track_caller]
fn has(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(!value[key].is_null(), "{key} is missing in {value}");
    }
}

#[test]
fn games_cards_and_rules() {
    for game in games() {
        has(&game, &["game", "modes", "players", "options"]);
        has(&game["players"], &["min", "max"]);
        assert!(game["modes"][0].is_string());
        let options = game["options"].as_array().expect("a list");
        assert!(options.iter().all(|option| option["name"].is_string()));
        let name = game["game"].as_str().expect("a name");
        let cards = deckhand(&format!("cards {name} --json")).json();
        for card in cards.as_array().expect("a list") {
            has(card, &["id", "name", "text", "kind"]);
            for lang in ["en", "de", "ru"] {
                let said = card["name"][lang].as_str().expect("a name");
                assert!(!said.is_empty() && !said.contains('{'), "{card}");
                assert!(!card["text"][lang].as_str().expect("a text").contains('{'), "{card}");
            }
        }
        let rules = deckhand(&format!("rules {name} --json")).json();
        has(&rules[0], &["id", "title", "text"]);
    }
}

#[test]
fn coverage() {
    for game in names() {
        let run = deckhand(&format!("rules {game} --coverage --json"));
        let value = run.json();
        has(&value, &["game", "rules", "uncited", "untested", "seed_lines", "uncovered_lines"]);
        let list = |key: &str| value[key].as_array().expect("a list").len();
        let wanting = list("uncited") + list("untested") + list("uncovered_lines");
        assert_eq!(run.code, Some(i32::from(wanting > 0)));
        let text = deckhand(&format!("rules {game} --coverage"));
        assert_eq!(text.code, run.code);
    }
}

#[test]
fn simulations() {
    for game in names() {
        let value = deckhand(&format!("sim {game} --games 4 --json")).json();
        let keys = ["game", "mode", "seats", "games", "wins", "wins_by_seat", "draws", "failures"];
        has(&value, &keys);
        has(&value, &["decisions", "decisions_per_s", "mean_decisions", "digest"]);
    }
}

#[test]
fn a_game_of_bots() {
    for game in names() {
        let value = deckhand(&format!("play {game} --seats random,random --seed 1 --json")).json();
        has(&value, &["game", "mode", "seats", "seed", "decisions", "over", "hash"]);
        let said = deckhand(&format!("play {game} --json")).refused(2);
        assert!(said.contains("only bots can play"), "{said}");
    }
}
