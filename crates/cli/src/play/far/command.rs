//! What a typed line asks for at a table far away, apart from answers. To the words of a game at this terminal come those
//! about other people.

use super::super::command::Command;
use deckhand_words::fold;

/// A line that is not an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// What can be asked at any table.
    Here(Command),
    /// `resign`
    Resign,
    /// `draw`
    Draw,
    /// `rematch`
    Rematch,
    /// `say PHRASE`
    Say(String),
    /// `seats`
    Seats,
    /// `yes`
    Yes,
    /// `no`
    No,
}

/// The names: English, German, Russian.
const NAMES: [(&str, &[&str]); 7] = [
    ("resign", &["resign", "aufgeben", "сдаться"]),
    ("draw", &["draw", "remis", "unentschieden", "ничья"]),
    ("rematch", &["rematch", "revanche", "реванш"]),
    ("say", &["say", "sagen", "sage", "сказать", "скажи"]),
    ("seats", &["seats", "plätze", "места"]),
    ("yes", &["yes", "y", "ja", "j", "да", "д"]),
    ("no", &["no", "n", "nein", "нет", "н"]),
];

impl Order {
    /// The order that a line begins with, if it begins with one.
    pub(super) fn read(line: &str) -> Option<Self> {
        if let Some(command) = Command::read(line) {
            return Some(Self::Here(command));
        }
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let folded = fold(word);
        let means = |name: &&str| !folded.is_empty() && fold(name) == folded;
        let (name, _) = NAMES.iter().find(|(_, names)| names.iter().any(means))?;
        match *name {
            "say" => Some(Self::Say(rest.trim().to_string())),
            // The others stand alone; with more behind them the line is something else, an answer perhaps.
            _ if !rest.trim().is_empty() => None,
            "resign" => Some(Self::Resign),
            "draw" => Some(Self::Draw),
            "rematch" => Some(Self::Rematch),
            "seats" => Some(Self::Seats),
            "yes" => Some(Self::Yes),
            _ => Some(Self::No),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Order};
    use deckhand_kernel::Scene;
    use deckhand_registry::{Visitor, names, with_game};
    use deckhand_table::why_card::verbs;

    /// The verbs of a game.
    struct Verbs;

    impl Visitor for Verbs {
        type Out = Vec<&'static str>;

        fn visit<G: Scene>(self) -> Self::Out {
            verbs::<G>().collect()
        }
    }

    /// Only `yes` and `no` may be both: they are meant for the question where nothing is proposed.
    #[test]
    fn no_verb_of_a_game_is_the_name_of_an_order() {
        for game in names() {
            for verb in with_game(game, Verbs).unwrap_or_default() {
                let order = Order::read(verb);
                assert!(matches!(order, None | Some(Order::Yes | Order::No)), "{game}: {verb}");
                assert_eq!(Order::read(&format!("{verb} 1")), None, "{game}: {verb} 1");
            }
        }
    }

    #[test]
    fn words_of_all_languages() {
        for line in ["yes", "JA", " да "] {
            assert_eq!(Order::read(line), Some(Order::Yes), "{line}");
        }
        assert_eq!(Order::read("sage hello"), Some(Order::Say("hello".into())));
        assert_eq!(Order::read("выход"), Some(Order::Here(Command::Quit)));
        assert_eq!(Order::read("draw 2"), None);
        assert_eq!(Order::read(""), None);
    }
}
