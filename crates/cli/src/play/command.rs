//! What a typed line asks for, apart from answers. The words are understood in every language at any time.

use deckhand_words::fold;

/// A line that is not (or not yet) an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// `why ACTION`
    Why(String),
    /// `why-bot`
    WhyBot,
    /// `rule ID`
    Rule(String),
    /// `card NAME`
    Card(String),
    /// `look OFFER`
    Look(String),
    /// `log [N]`
    Log(String),
    /// `board`
    Board,
    /// `all`: every offer, ungrouped
    All,
    /// `back`: one step back while narrowing down
    Back,
    /// `undo`
    Undo,
    /// `redo`
    Redo,
    /// `help`
    Help,
    /// `quit`
    Quit,
}

/// The names of each command: English, German, Russian.
const NAMES: [(&str, &[&str]); 13] = [
    ("why", &["why", "warum", "wieso", "почему"]),
    ("why-bot", &["why-bot", "warum-bot", "почему-бот"]),
    ("rule", &["rule", "rules", "regel", "regeln", "правило", "правила"]),
    ("card", &["card", "cards", "karte", "karten", "карта", "карты"]),
    ("look", &["look", "vorschau", "schau", "взгляд", "предпросмотр"]),
    ("log", &["log", "protokoll", "verlauf", "журнал"]),
    ("board", &["board", "table", "tisch", "brett", "стол", "поле"]),
    ("all", &["all", "alle", "alles", "все"]),
    ("back", &["back", "zurück", "назад"]),
    ("undo", &["undo", "zurücknehmen", "rückgängig", "отменить", "вернуть"]),
    ("redo", &["redo", "wiederholen", "повторить"]),
    ("help", &["help", "?", "hilfe", "помощь", "справка"]),
    ("quit", &["quit", "exit", "q", "ende", "beenden", "выход"]),
];

impl Command {
    /// The command that a line begins with, if it begins with one.
    pub(super) fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_string();
        let folded = fold(word);
        // A question mark is all that is left of a word without letters.
        let means = |name: &&str| *name == word || (!folded.is_empty() && fold(name) == folded);
        let (name, _) = NAMES.iter().find(|(_, names)| names.iter().any(means))?;
        let command = match *name {
            "why" => Self::Why(rest),
            "rule" => Self::Rule(rest),
            "card" => Self::Card(rest),
            "look" => Self::Look(rest),
            "log" => Self::Log(rest),
            // The others stand alone; with more behind them the line is something else, an action perhaps.
            _ if !rest.is_empty() => return None,
            "why-bot" => Self::WhyBot,
            "board" => Self::Board,
            "all" => Self::All,
            "back" => Self::Back,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "help" => Self::Help,
            _ => Self::Quit,
        };
        Some(command)
    }

    /// Every command word, for suggestions after a typo.
    pub(super) fn words() -> impl Iterator<Item = &'static str> {
        NAMES.iter().flat_map(|(_, names)| names.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::Command;
    use deckhand_kernel::Scene;
    use deckhand_registry::{Visitor, names, with_game};
    use deckhand_table::why_card::verbs;

    #[test]
    fn words_of_all_languages() {
        for line in
            ["why build market at 1,0", "Warum build market at 1,0", "ПОЧЕМУ  build market at 1,0"]
        {
            assert_eq!(Command::read(line), Some(Command::Why("build market at 1,0".to_string())));
        }
        for line in ["undo", "zurücknehmen", "ZURUCKNEHMEN", "отменить"] {
            assert_eq!(Command::read(line), Some(Command::Undo), "{line}");
        }
        assert_eq!(Command::read(" ? "), Some(Command::Help));
    }

    /// The verbs of a game.
    struct Verbs;

    impl Visitor for Verbs {
        type Out = Vec<&'static str>;

        fn visit<G: Scene>(self) -> Self::Out {
            verbs::<G>().collect()
        }
    }

    #[test]
    fn no_verb_of_a_game_is_the_name_of_a_command() {
        for game in names() {
            let verbs = with_game(game, Verbs).unwrap_or_default();
            assert!(verbs.len() >= 5, "{game}: {verbs:?}");
            for verb in verbs {
                assert_eq!(Command::read(verb), None, "{game}: {verb}");
                assert_eq!(Command::read(&format!("{verb} 1")), None, "{game}: {verb} 1");
            }
        }
    }

    #[test]
    fn a_lone_command_with_more_behind_it_is_something_else() {
        assert_eq!(Command::read("all in"), None);
        assert_eq!(Command::read("build market at 1,0"), None);
        assert_eq!(Command::read(""), None);
    }
}
