//! From a manifest to the games to be played: the words are judged by a game, and every combination is dealt once to see
//! that it can be.
//!
//! Games come in rounds. All games of a round have the same deal and the same chance; in each another [`Arrangement`] is
//! played: a variant of the options and a line-up, turned so that every entry of it sits in every seat.

use crate::{Choice, Fault, Lineups, Manifest, Record, Word};
use core::ops::Range;
use deckhand_arena::{Pairing, bot_seed, game_seed};
use deckhand_bots::NAMES;
use deckhand_kernel::{Arg, Mode, Msg, Seat, SetupError, Title};
use deckhand_words::nearest;
use serde::{Deserialize, Serialize};

/// What is played: everything that the games follow from, with all words found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The name of the game.
    pub game: String,
    /// The way to play.
    pub mode: String,
    /// Seats of a game.
    pub players: u8,
    /// The seed of the experiment; each round has its own.
    pub seed: u64,
    /// Most answers in a game.
    pub max_steps: u64,
    /// What is written down.
    pub record: Record,
    /// For each variant its options, by name and value.
    pub variants: Vec<Vec<(String, String)>>,
    /// The line-ups, each with an entry for every seat.
    pub lineups: Vec<Vec<Entry>>,
    /// The decks that are named, each with its cards as the game was told them.
    pub decks: Vec<(String, String)>,
    /// What is played in each round, in this order.
    pub arrangements: Vec<Arrangement>,
    /// How many rounds.
    pub rounds: u64,
}

/// Who plays, and with what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The bot.
    pub bot: String,
    /// Its deck as it was named, if it was.
    pub deck: Option<String>,
}

/// One game of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrangement {
    /// The variant, counted from 0.
    pub variant: usize,
    /// The line-up, counted from 0.
    pub lineup: usize,
    /// By how many seats the line-up has moved on.
    pub turn: u8,
}

/// A plan and what its games are dealt from.
pub struct Planned<G: Title> {
    /// What is played.
    pub plan: Plan,
    /// The setup of each arrangement.
    pub setups: Vec<G::Setup>,
    /// Whether all seats win or lose as one.
    pub together: bool,
}

impl<G: Title> core::fmt::Debug for Planned<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Planned").field("plan", &self.plan).finish_non_exhaustive()
    }
}

impl Plan {
    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.rounds * self.arrangements.len() as u64
    }

    /// The round of a game and its place there.
    pub fn place(&self, index: u64) -> (u64, usize) {
        let each = self.arrangements.len() as u64;
        (index / each, (index % each) as usize)
    }

    /// The place in its line-up of the entry that sits in this seat.
    pub fn entry_place(&self, arrangement: &Arrangement, seat: u8) -> usize {
        usize::from((seat + self.players - arrangement.turn % self.players) % self.players)
    }

    /// The entry that sits in this seat.
    pub fn entry(&self, arrangement: &Arrangement, seat: u8) -> &Entry {
        &self.lineups[arrangement.lineup][self.entry_place(arrangement, seat)]
    }

    /// The deck of this seat: that of its entry, or the one that the options give to the seat.
    pub fn deck(&self, arrangement: &Arrangement, seat: u8) -> Option<&str> {
        let own = self.entry(arrangement, seat).deck.as_deref();
        own.or_else(|| {
            let name = deck_option(seat);
            let mut options = self.variants[arrangement.variant].iter();
            options.find(|(option, _)| *option == name).map(|(_, value)| value.as_str())
        })
    }

    /// The options that differ between variants.
    pub fn varied(&self) -> Vec<&str> {
        let Some(first) = self.variants.first() else { return Vec::new() };
        let differs = |at: usize| {
            let value =
                |variant: &Vec<(String, String)>| variant.get(at).map(|(_, value)| value.clone());
            self.variants.iter().any(|variant| value(variant) != value(&self.variants[0]))
        };
        let names = first.iter().enumerate().filter(|(at, _)| differs(*at));
        names.map(|(_, (name, _))| name.as_str()).collect()
    }

    /// The game of this index as the arena plays it. A bot has the same seed in every arrangement of a round, so that
    /// experiments that differ in one thing differ in nothing else.
    pub fn pairing(&self, index: u64) -> Pairing<'_> {
        let (round, place) = self.place(index);
        let seed = game_seed(self.seed, round);
        let bot = |seat: u8| {
            let entry = self.entry(&self.arrangements[place], seat);
            (entry.bot.as_str(), bot_seed(seed, Seat(seat)))
        };
        Pairing {
            index,
            seed,
            bots: (0..self.players).map(bot).collect(),
            max_steps: self.max_steps,
        }
    }
}

/// After how many seats a line-up looks the same again.
pub(crate) fn period(lineup: &[Entry]) -> u8 {
    let count = lineup.len();
    let same = |by: &usize| (0..count).all(|at| lineup[at] == lineup[(at + by) % count]);
    (1..=count).find(same).unwrap_or(1) as u8
}

/// The option by which this seat gets its deck.
fn deck_option(seat: u8) -> String {
    format!("deck_{}", seat + 1)
}

/// Makes the plan of a manifest for the game `G`. `deck_line` gives the cards of a deck as the game takes them as an
/// option, or says in the language of the reader why it can not; it says nothing where that has been told already.
///
/// # Errors
/// Everything that the game has against the manifest, in the order of the text.
pub fn plan<G: Title>(
    manifest: &Manifest,
    deck_line: &dyn Fn(&str) -> Result<String, String>,
) -> Result<Planned<G>, Vec<Fault>> {
    let mut planning = Planning { manifest, deck_line, decks: Vec::new(), faults: Vec::new() };
    let planned = planning.planned::<G>();
    planning.faults.sort_by_key(|fault| fault.span.start);
    match planned {
        Some(planned) if planning.faults.is_empty() => Ok(planned),
        _ => Err(planning.faults),
    }
}

struct Planning<'m> {
    manifest: &'m Manifest,
    deck_line: &'m dyn Fn(&str) -> Result<String, String>,
    /// Decks found so far.
    decks: Vec<(String, String)>,
    faults: Vec<Fault>,
}

impl Planning<'_> {
    fn planned<G: Title>(&mut self) -> Option<Planned<G>> {
        let manifest = self.manifest;
        let mode = self.mode::<G>();
        self.bots();
        self.known_options::<G>();
        let players = self.players(mode?)?;
        let lineups = self.lineups::<G>(players)?;
        if !self.faults.is_empty() {
            return None;
        }
        let variants = self.variants()?;
        let mut arrangements = Vec::new();
        for variant in 0..variants.len() {
            for (lineup, entries) in lineups.iter().enumerate() {
                let turns = 0..period(entries);
                arrangements.extend(turns.map(|turn| Arrangement { variant, lineup, turn }));
            }
        }
        let plan = Plan {
            game: G::NAME.to_string(),
            mode: mode?.name.to_string(),
            players,
            seed: manifest.seed,
            max_steps: manifest.max_steps,
            record: manifest.record,
            variants,
            lineups,
            decks: self.decks.clone(),
            rounds: manifest.games.get_ref().div_ceil(arrangements.len() as u64),
            arrangements,
        };
        let setups =
            plan.arrangements.iter().map(|arrangement| self.setup::<G>(&plan, arrangement));
        let setups: Option<Vec<G::Setup>> = setups.collect();
        Some(Planned { setups: setups?, plan, together: mode?.together })
    }

    fn fault(&mut self, span: Range<usize>, words: Msg, mend: Msg) {
        self.faults.push(Fault::new(span, words, mend));
    }

    fn unknown(&mut self, word: &Word, id: &'static str, known: &[&'static str]) {
        let given = word.get_ref().as_str();
        let near = nearest(given, known.iter().copied()).unwrap_or_default();
        let mend = Msg::new("lab-known-mend").with("nearest", near).with("known", known.to_vec());
        self.fault(word.span(), Msg::new(id).with("name", given), mend);
    }

    fn mode<G: Title>(&mut self) -> Option<&'static Mode> {
        let Some(asked) = &self.manifest.mode else { return Some(&G::MODES[0]) };
        let named = |mode: &&Mode| mode.name.eq_ignore_ascii_case(asked.get_ref().trim());
        let found = G::MODES.iter().find(named);
        if found.is_none() {
            let known: Vec<&'static str> = G::MODES.iter().map(|mode| mode.name).collect();
            self.unknown(asked, "lab-unknown-mode", &known);
        }
        found
    }

    /// Notes bots that do not exist.
    fn bots(&mut self) {
        let manifest = self.manifest;
        for word in manifest.bots.iter().flat_map(|lineup| lineup.get_ref()) {
            if !NAMES.contains(&word.get_ref().as_str()) {
                self.unknown(word, "lab-unknown-bot", &NAMES);
            }
        }
    }

    /// Notes options that the game does not have.
    fn known_options<G: Title>(&mut self) {
        let manifest = self.manifest;
        let known: Vec<&'static str> = G::OPTIONS.iter().map(|option| option.name).collect();
        for Choice { name, .. } in &manifest.options {
            if !known.contains(&option_name(name).as_str()) {
                self.unknown(name, "lab-unknown-option", &known);
            } else if !manifest.decks.is_empty() && is_deck(&option_name(name)) {
                let words = Msg::new("lab-deck-twice").with("option", name.get_ref().as_str());
                self.fault(name.span(), words, Msg::new("lab-deck-twice-mend"));
            }
        }
    }

    /// How many seats: as many as is said, as the line-ups have, or as the mode usually has.
    fn players(&mut self, mode: &'static Mode) -> Option<u8> {
        let manifest = self.manifest;
        let lineups = manifest.bots.iter().chain(&manifest.decks);
        let longest = lineups.max_by_key(|lineup| lineup.get_ref().len())?;
        let (count, span) = match &manifest.players {
            Some(players) => (*players.get_ref(), players.span()),
            None if longest.get_ref().len() > 1 => (longest.get_ref().len() as u64, longest.span()),
            None => return Some(mode.usual),
        };
        if (u64::from(mode.min)..=u64::from(mode.max)).contains(&count) {
            return Some(count as u8);
        }
        let words =
            Msg::new("lab-bad-players").with("players", count as i64).with("mode", mode.name);
        let mend = if mode.min == mode.max {
            Msg::new("lab-bad-players-exact").with("count", mode.min)
        } else {
            Msg::new("lab-bad-players-mend").with("min", mode.min).with("max", mode.max)
        };
        self.fault(span, words, mend);
        None
    }

    /// Every line-up of bots with every line-up of decks.
    fn lineups<G: Title>(&mut self, players: u8) -> Option<Vec<Vec<Entry>>> {
        let manifest = self.manifest;
        let known = |name: &str| G::OPTIONS.iter().any(|option| option.name == name);
        if let Some(first) = manifest.decks.first().filter(|_| !known(&deck_option(0))) {
            let words = Msg::new("lab-no-decks").with("game", G::NAME);
            self.fault(first.span(), words, Msg::new("lab-no-decks-mend"));
            return None;
        }
        let bots = self.filled(&manifest.bots, players)?;
        let decks = self.filled(&manifest.decks, players)?;
        for word in manifest.decks.iter().flat_map(|lineup| lineup.get_ref()) {
            self.deck(word);
        }
        let mut lineups = Vec::new();
        for bots in &bots {
            let entry = |(bot, deck): (&String, Option<&String>)| Entry {
                bot: bot.clone(),
                deck: deck.cloned(),
            };
            if decks.is_empty() {
                lineups.push(bots.iter().map(|bot| entry((bot, None))).collect());
            }
            for decks in &decks {
                lineups.push(bots.iter().zip(decks.iter().map(Some)).map(entry).collect());
            }
        }
        // The same line-up twice would be the same games twice, and believed twice.
        let twice = |at: &usize| lineups[..*at].contains(&lineups[*at]);
        if let Some(at) = (0..lineups.len()).find(twice) {
            let lists = if decks.is_empty() { &manifest.bots } else { &manifest.decks };
            let span = lists[at % lists.len()].span();
            self.fault(span, Msg::new("lab-lineup-twice"), Msg::new("lab-lineup-twice-mend"));
        }
        Some(lineups)
    }

    /// The line-ups with a word for each seat.
    fn filled(&mut self, lineups: &Lineups, players: u8) -> Option<Vec<Vec<String>>> {
        let seats = usize::from(players);
        let mut all = Vec::new();
        for lineup in lineups {
            match &lineup.get_ref()[..] {
                [one] => all.push(vec![one.get_ref().clone(); seats]),
                words if words.len() == seats => {
                    all.push(words.iter().map(|word| word.get_ref().clone()).collect());
                }
                words => {
                    let says = Msg::new("lab-bad-lineup").with("count", words.len() as i64);
                    let mend = Msg::new("lab-bad-lineup-mend").with("players", players);
                    self.fault(lineup.span(), says.with("players", players), mend);
                    return None;
                }
            }
        }
        Some(all)
    }

    /// The cards of a deck as the game takes them.
    fn deck(&mut self, word: &Word) -> Option<String> {
        let name = word.get_ref();
        if let Some((_, line)) = self.decks.iter().find(|(known, _)| known == name) {
            return Some(line.clone());
        }
        match (self.deck_line)(name) {
            Ok(line) => {
                self.decks.push((name.clone(), line.clone()));
                Some(line)
            }
            Err(why) => {
                let words = Msg::new("lab-bad-deck").with("deck", name.as_str());
                let mend = if why.is_empty() {
                    Msg::new("lab-bad-deck-check").with("deck", name.as_str())
                } else {
                    Msg::new("lab-bad-deck-mend").with("why", why)
                };
                self.fault(word.span(), words, mend);
                None
            }
        }
    }

    /// All combinations of values of the options.
    fn variants(&mut self) -> Option<Vec<Vec<(String, String)>>> {
        let manifest = self.manifest;
        let mut variants = vec![Vec::new()];
        for Choice { name, values } in &manifest.options {
            let name = option_name(name);
            if is_deck(&name) {
                for value in values {
                    self.deck(value)?;
                }
            }
            let longer = |variant: &Vec<(String, String)>| -> Vec<Vec<(String, String)>> {
                let with = |value: &Word| {
                    let mut variant = variant.clone();
                    variant.push((name.clone(), value.get_ref().clone()));
                    variant
                };
                values.iter().map(with).collect()
            };
            variants = variants.iter().flat_map(longer).collect();
        }
        Some(variants)
    }

    /// What a game of this arrangement is dealt from; a fault at the words that make it impossible.
    fn setup<G: Title>(&mut self, plan: &Plan, arrangement: &Arrangement) -> Option<G::Setup> {
        let told = |(name, value): &(String, String)| {
            let line = self.decks.iter().find(|(deck, _)| is_deck(name) && deck == value);
            (name.clone(), line.map_or_else(|| value.clone(), |(_, line)| line.clone()))
        };
        let mut options: Vec<(String, String)> =
            plan.variants[arrangement.variant].iter().map(told).collect();
        for seat in 0..plan.players {
            if let Some(deck) = &plan.entry(arrangement, seat).deck {
                options.push(told(&(deck_option(seat), deck.clone())));
            }
        }
        let deal = |options: &[(String, String)]| G::setup(&plan.mode, plan.players, options);
        let error = match deal(&options) {
            Ok(setup) => return Some(setup),
            Err(error) => error,
        };
        // The word that is wrong by itself, else the option that the sentence is about.
        let alone = options.iter().find(|option| deal(core::slice::from_ref(option)).is_err());
        let guilty = alone.map(|(name, _)| name.clone()).or_else(|| named(&error));
        let span = guilty.and_then(|name| self.span_of(plan, arrangement, &name));
        let span = span.unwrap_or_else(|| self.manifest.game.span());
        self.fault(span, error.0, Msg::new("lab-here"));
        None
    }

    /// Where the value stands that an option has in this arrangement.
    fn span_of(&self, plan: &Plan, arrangement: &Arrangement, name: &str) -> Option<Range<usize>> {
        let value = |name: &str| {
            let mut options = plan.variants[arrangement.variant].iter();
            options.find(|(option, _)| option == name).map(|(_, value)| value.clone())
        };
        if let Some(value) = value(name) {
            let choice = self.manifest.options.iter().find(|it| option_name(&it.name) == name)?;
            return choice.values.iter().find(|it| *it.get_ref() == value).map(Word::span);
        }
        let seat = (0..plan.players).find(|&seat| deck_option(seat) == name)?;
        let deck = plan.entry(arrangement, seat).deck.as_ref()?;
        let mut words = self.manifest.decks.iter().flat_map(|lineup| lineup.get_ref());
        words.find(|word| word.get_ref() == deck).map(Word::span)
    }
}

/// The name of an option as games know it.
fn option_name(name: &Word) -> String {
    name.get_ref().trim().replace('-', "_").to_lowercase()
}

/// Whether an option takes a deck.
fn is_deck(name: &str) -> bool {
    name.strip_prefix("deck_").is_some_and(|seat| seat.parse::<u8>().is_ok())
}

/// The option that an error names.
fn named(error: &SetupError) -> Option<String> {
    error.0.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if name == "option" => Some(text.clone()),
        _ => None,
    })
}
