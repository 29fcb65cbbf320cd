//! Manifests: what an experiment is, read from TOML without knowing any game. Every value keeps its place in the text, so
//! that whoever finds it impossible later can point at it.

use crate::Fault;
use core::ops::Range;
use deckhand_kernel::Msg;
use deckhand_words::nearest;
use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A word of the manifest and its place.
pub type Word = Spanned<String>;
/// Several line-ups, each a word for every seat, or one word for all of them.
pub type Lineups = Vec<Spanned<Vec<Word>>>;

/// Most games of an experiment.
const MOST_GAMES: u64 = 10_000_000;
/// Most answers in a game when nothing is said.
const MAX_STEPS: u64 = 1_000_000;

/// The keys of the manifest.
const KEYS: [&str; 11] = [
    "game",
    "mode",
    "players",
    "games",
    "seed",
    "max_steps",
    "bots",
    "decks",
    "options",
    "record",
    "about",
];
/// The keys of its table `record`.
const RECORDS: [&str; 3] = ["rules", "cards", "decisions"];

/// What an experiment is.
#[derive(Clone, PartialEq, Debug)]
pub struct Manifest {
    /// The name of the game.
    pub game: Word,
    /// The way to play; the usual one when not given.
    pub mode: Option<Word>,
    /// How many seats; what the line-ups or the mode say when not given.
    pub players: Option<Spanned<u64>>,
    /// How many games, at least.
    pub games: Spanned<u64>,
    /// The seed of the experiment.
    pub seed: u64,
    /// Most answers in a game.
    pub max_steps: u64,
    /// Bots.
    pub bots: Lineups,
    /// Decks; none when not given.
    pub decks: Lineups,
    /// Options of the game, in the order of their names.
    pub options: Vec<Choice>,
    /// What is written down.
    pub record: Record,
}

/// An option with all the values that it is to have, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The option.
    pub name: Word,
    /// Its values; never empty.
    pub values: Vec<Word>,
}

/// What is written down of each game besides its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// How often each rule made something happen.
    pub rules: bool,
    /// Which cards each seat drew, played and had in play at the end.
    pub cards: bool,
    /// Each decision.
    pub decisions: bool,
}

/// Reads a manifest.
///
/// # Errors
/// All faults that can be found without knowing the game, in the order of the text.
pub fn read(text: &str) -> Result<Manifest, Vec<Fault>> {
    let table = match DeTable::parse(text) {
        Ok(table) => table.into_inner(),
        Err(error) => {
            let span = error.span().unwrap_or(0..0);
            let words = Msg::new("lab-not-toml");
            let mend = Msg::new("lab-not-toml-mend").with("why", one_line(error.message()));
            return Err(vec![Fault::new(inside(span, text), words, mend)]);
        }
    };
    let mut reading = Reading { table: &table, text, faults: Vec::new() };
    let manifest = reading.manifest();
    let mut faults = reading.faults;
    faults.sort_by_key(|fault| fault.span.start);
    match manifest {
        Some(manifest) if faults.is_empty() => Ok(manifest),
        _ => Err(faults),
    }
}

fn one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The span, or the last sign of the text where it lies behind it.
fn inside(span: Range<usize>, text: &str) -> Range<usize> {
    if span.start < text.len() {
        return span;
    }
    let last = text.trim_end().char_indices().last().map_or(0, |(at, _)| at);
    last..last
}

struct Reading<'t> {
    table: &'t DeTable<'t>,
    text: &'t str,
    faults: Vec<Fault>,
}

type Value<'t> = Spanned<DeValue<'t>>;

impl<'t> Reading<'t> {
    fn manifest(&mut self) -> Option<Manifest> {
        self.known_keys(self.table, &KEYS, "lab-unknown-key");
        let game = self.needed("game").and_then(|value| self.word(value, "game"));
        let games =
            self.needed("games").and_then(|value| self.number(value, "games", 1, MOST_GAMES));
        let bots = self.needed("bots").map(|value| self.lineups(value, "bots"));
        let mode = self.get("mode").and_then(|value| self.word(value, "mode"));
        if let Some(value) = self.get("about") {
            self.word(value, "about");
        }
        let players = self.get("players").and_then(|value| self.number(value, "players", 1, 16));
        let mut plain = |key, least, most, usual| {
            let value = self.get(key);
            let number = value.and_then(|value| self.number(value, key, least, most));
            number.map_or(usual, Spanned::into_inner)
        };
        let seed = plain("seed", 0, i64::MAX as u64, 1);
        let max_steps = plain("max_steps", 1, 1_000_000_000, MAX_STEPS);
        let decks = self.get("decks").map(|value| self.lineups(value, "decks"));
        let options = self.options();
        let record = self.record();
        Some(Manifest {
            game: game?,
            mode,
            players,
            games: games?,
            seed,
            max_steps,
            bots: bots?,
            decks: decks.unwrap_or_default(),
            options,
            record,
        })
    }

    fn get(&self, key: &str) -> Option<&'t Value<'t>> {
        self.table.get(key)
    }

    fn needed(&mut self, key: &'static str) -> Option<&'t Value<'t>> {
        let value = self.get(key);
        // A misspelt key has its own fault.
        let meant = |given: &str| !KEYS.contains(&given) && nearest(given, KEYS) == Some(key);
        if value.is_none() && !self.table.keys().any(|given| meant(given.get_ref())) {
            let words = Msg::new("lab-missing").with("key", key);
            let mend = Msg::new("lab-missing-mend").with("key", key);
            self.faults.push(Fault::new(inside(usize::MAX..usize::MAX, self.text), words, mend));
        }
        value
    }

    /// Notes every key that is not one of the known ones.
    fn known_keys(&mut self, table: &DeTable<'_>, known: &[&'static str], id: &'static str) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let given = key.get_ref().as_ref();
            let words = Msg::new(id).with("key", given);
            let near = nearest(given, known.iter().copied()).unwrap_or_default();
            let mend =
                Msg::new("lab-known-mend").with("nearest", near).with("known", known.to_vec());
            self.faults.push(Fault::new(key.span(), words, mend));
        }
    }

    /// Notes that a value is of the wrong kind; `kind` is the right one.
    fn wrong_kind<T>(&mut self, value: &Value<'_>, key: &str, kind: &'static str) -> Option<T> {
        let words = Msg::new("lab-wrong-kind").with("key", key);
        let mend = Msg::new("lab-wrong-kind-mend").with("kind", kind);
        self.faults.push(Fault::new(value.span(), words, mend));
        None
    }

    fn word(&mut self, value: &Value<'_>, key: &str) -> Option<Word> {
        match value.get_ref().as_str() {
            Some(text) => Some(Spanned::new(value.span(), text.to_string())),
            None => self.wrong_kind(value, key, "word"),
        }
    }

    fn number(
        &mut self,
        value: &Value<'_>,
        key: &'static str,
        least: u64,
        most: u64,
    ) -> Option<Spanned<u64>> {
        let number = value.get_ref().as_integer().and_then(|number| {
            let digits = number.as_str().replace('_', "");
            u64::from_str_radix(digits.trim_start_matches('+'), number.radix()).ok()
        });
        match number {
            Some(number) if (least..=most).contains(&number) => {
                Some(Spanned::new(value.span(), number))
            }
            _ => {
                let words = Msg::new("lab-bad-number").with("key", key);
                let mend = Msg::new("lab-bad-number-mend")
                    .with("min", least.to_string())
                    .with("max", most.to_string());
                self.faults.push(Fault::new(value.span(), words, mend));
                None
            }
        }
    }

    fn truth(&mut self, value: &Value<'_>, key: &str) -> Option<bool> {
        value.get_ref().as_bool().or_else(|| self.wrong_kind(value, key, "truth"))
    }

    /// A word for all seats, words for the seats, or several lists of these.
    fn lineups(&mut self, value: &Value<'_>, key: &'static str) -> Lineups {
        if value.get_ref().is_str() {
            let word = self.word(value, key);
            return word.map(|word| Spanned::new(value.span(), vec![word])).into_iter().collect();
        }
        let Some(list) = value.get_ref().as_array().filter(|list| !list.is_empty()) else {
            self.wrong_kind::<()>(value, key, "lineups");
            return Vec::new();
        };
        if list.iter().any(|inner| inner.get_ref().is_array()) {
            return list.iter().filter_map(|inner| self.lineup(inner, key)).collect();
        }
        self.lineup(value, key).into_iter().collect()
    }

    fn lineup(&mut self, value: &Value<'_>, key: &'static str) -> Option<Spanned<Vec<Word>>> {
        let list = value.get_ref().as_array().filter(|list| !list.is_empty());
        let Some(list) = list else { return self.wrong_kind(value, key, "lineups") };
        let words: Vec<Word> = list.iter().filter_map(|word| self.word(word, key)).collect();
        (words.len() == list.len()).then(|| Spanned::new(value.span(), words))
    }

    fn options(&mut self) -> Vec<Choice> {
        let Some(value) = self.get("options") else { return Vec::new() };
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind::<()>(value, "options", "table");
            return Vec::new();
        };
        let mut options = Vec::new();
        for (name, value) in table {
            let values: Option<Vec<Word>> = match value.get_ref().as_array() {
                Some(list) if !list.is_empty() => {
                    list.iter().map(|value| self.option_value(value, name.get_ref())).collect()
                }
                Some(_) => self.wrong_kind(value, name.get_ref(), "option"),
                None => self.option_value(value, name.get_ref()).map(|value| vec![value]),
            };
            let name = Spanned::new(name.span(), name.get_ref().to_string());
            options.extend(values.map(|values| Choice { name, values }));
        }
        options
    }

    fn option_value(&mut self, value: &Value<'_>, key: &str) -> Option<Word> {
        let text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.as_str().replace('_', ""),
            DeValue::Boolean(true) => "on".to_string(),
            DeValue::Boolean(false) => "off".to_string(),
            DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => {
                return self.wrong_kind(value, key, "option");
            }
        };
        Some(Spanned::new(value.span(), text))
    }

    fn record(&mut self) -> Record {
        let mut record = Record { rules: true, cards: true, decisions: false };
        let Some(value) = self.get("record") else { return record };
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind::<()>(value, "record", "table");
            return record;
        };
        self.known_keys(table, &RECORDS, "lab-unknown-record");
        for (name, flag) in [
            ("rules", &mut record.rules),
            ("cards", &mut record.cards),
            ("decisions", &mut record.decisions),
        ] {
            if let Some(wanted) = table.get(name).and_then(|value| self.truth(value, name)) {
                *flag = wanted;
            }
        }
        record
    }
}
