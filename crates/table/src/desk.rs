//! A game without its type: what can be asked of it before anybody plays, and how a table of it is opened.

use crate::lines::{HeaderLine, StepLine};
use crate::live::{Live, Playing, rule_ref};
use crate::{Catalogue, TEXTS};
use deckhand_kernel::{Dealer, Mode, Msg, Scene, SetupError, Speaker as _};
use deckhand_parts::SetupFault as _;
use deckhand_protocol::{Card, GameInfo, ModeInfo, OptionInfo, Rule, RuleRef, Rules, Said};
use deckhand_words::{Lang, Speech, nearest};
use serde_json::Value;
use std::sync::Arc;

/// A game that can be put on a table.
pub trait Desk: Send + Sync {
    /// Its name.
    fn name(&self) -> &'static str;

    /// What can be played.
    fn info(&self, lang: Lang) -> GameInfo;

    /// Its cards.
    fn cards(&self, lang: Lang) -> Vec<Card>;

    /// Its rules.
    fn rules(&self, lang: Lang) -> Rules;

    /// Whether cards of it are our reconstruction.
    fn ours(&self) -> bool;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The mode of this name, or the usual one.
    ///
    /// # Errors
    /// If there is no such mode; the sentence in this language.
    fn mode(&self, name: Option<&str>, lang: Lang) -> Result<&'static Mode, Said>;

    /// Game and mode in words.
    fn title(&self, mode: &str, lang: Lang) -> String;

    /// Deals a game.
    ///
    /// # Errors
    /// If it can not be dealt like this; the sentence in this language.
    fn deal(
        &self,
        mode: &str,
        seats: u8,
        options: &[(String, String)],
        dealer: &mut dyn Dealer,
        lang: Lang,
    ) -> Result<Box<dyn Live>, Said>;

    /// Whether it can be dealt like this.
    ///
    /// # Errors
    /// If not; the sentence in this language.
    fn check(
        &self,
        mode: &str,
        seats: u8,
        options: &[(String, String)],
        lang: Lang,
    ) -> Result<(), Said>;

    /// Takes up a game where its lines end. `undone` is how often something had been taken back.
    ///
    /// # Errors
    /// If the lines do not fit the rules of this program; in English.
    fn resume(
        &self,
        header: Value,
        steps: Vec<StepLine>,
        undone: u32,
    ) -> Result<Box<dyn Live>, String>;
}

/// The texts and cards of a game, made once and shared by its tables.
pub(crate) struct Shelf<G> {
    pub(crate) speeches: [Speech; 3],
    pub(crate) catalogue: Catalogue,
    game: core::marker::PhantomData<fn() -> G>,
}

struct Shelved<G: Scene> {
    shelf: Arc<Shelf<G>>,
    decks: Vec<&'static str>,
}

/// The desk of a game; `decks` are the names of the decks that come with it.
pub fn desk<G: Scene>(decks: Vec<&'static str>) -> Box<dyn Desk> {
    let speeches = Lang::ALL.map(|lang| {
        let texts = [TEXTS[lang.index()], G::texts()[lang.index()]];
        Speech::new(lang, &texts).expect("texts are Fluent, and games do not use ids of tables")
    });
    let catalogue = Catalogue::of::<G>(&speeches);
    let shelf = Arc::new(Shelf::<G> { speeches, catalogue, game: core::marker::PhantomData });
    Box::new(Shelved { shelf, decks })
}

impl<G: Scene> Shelved<G> {
    fn speech(&self, lang: Lang) -> &Speech {
        &self.shelf.speeches[lang.index()]
    }

    fn word(&self, lang: Lang, id: &str, plain: &str) -> String {
        let speech = self.speech(lang);
        if speech.has(id) { speech.word(id) } else { plain.to_string() }
    }

    fn setup(
        &self,
        mode: &str,
        seats: u8,
        options: &[(String, String)],
        lang: Lang,
    ) -> Result<G::Setup, Said> {
        let say =
            |error: &SetupError| Said { text: self.speech(lang).say(&error.0), rules: Vec::new() };
        let names = || G::OPTIONS.iter().map(|option| option.name);
        if let Some((name, _)) =
            options.iter().find(|(name, _)| !names().any(|known| known == name))
        {
            let near = nearest(name, names()).unwrap_or_default();
            return Err(say(&SetupError::unknown_option(name, near)));
        }
        G::setup(mode, seats, options).map_err(|error| say(&error))
    }
}

impl<G: Scene> Desk for Shelved<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn info(&self, lang: Lang) -> GameInfo {
        let modes = G::MODES.iter().map(|mode| ModeInfo {
            name: mode.name.into(),
            title: self.word(lang, &format!("mode-{}", mode.name), mode.name),
            about: self.word(lang, &format!("mode-{}-about", mode.name), ""),
            min: mode.min,
            max: mode.max,
            usual: mode.usual,
            together: mode.together,
        });
        let options = G::OPTIONS.iter().map(|option| OptionInfo {
            name: option.name.into(),
            about: self.word(lang, &format!("option-{}", option.name.replace('_', "-")), ""),
            default: option.default.into(),
            values: option.values.iter().map(|value| (*value).to_string()).collect(),
            rule: option.rule.into(),
        });
        GameInfo {
            name: G::NAME.into(),
            title: self.word(lang, &format!("game-{}", G::NAME), G::NAME),
            ours: self.ours(),
            has_decks: !self.decks.is_empty(),
            modes: modes.collect(),
            options: options.collect(),
            decks: self
                .decks
                .iter()
                .map(|name| ((*name).to_string(), self.word(lang, &format!("deck-{name}"), name)))
                .collect(),
        }
    }

    fn cards(&self, lang: Lang) -> Vec<Card> {
        let speech = self.speech(lang);
        let card = |face: &deckhand_kernel::CardFace| Card {
            number: face.number,
            id: face.id.clone(),
            name: speech.say(&face.name),
            text: face.text.iter().map(|text| speech.say(text)).collect(),
            kind: face.kind.into(),
            kind_name: self.word(lang, &format!("kind-{}", face.kind), face.kind),
            facts: face
                .facts
                .iter()
                .map(|(name, value)| ((*name).to_string(), value.clone()))
                .collect(),
            labels: face
                .facts
                .iter()
                .map(|(name, _)| self.word(lang, &format!("fact-{name}"), name))
                .collect(),
            rules: face.rules.iter().filter_map(|id| found::<G>(lang, id)).collect(),
            ours: face.ours,
        };
        self.shelf.catalogue.faces.iter().map(card).collect()
    }

    fn rules(&self, lang: Lang) -> Rules {
        let book = G::rulebook();
        let rule = |rule: &deckhand_kernel::Rule| Rule {
            id: rule.id.into(),
            title: rule.title[lang.index()].into(),
            text: rule.text[lang.index()].into(),
            sources: sources(rule),
            ours: rule.ours,
            chapter: format!("{} {}", rule.chapter_id(), rule.chapter[lang.index()]),
        };
        Rules { version: book.version, rules: book.rules.iter().map(rule).collect() }
    }

    fn ours(&self) -> bool {
        self.shelf.catalogue.faces.iter().any(|face| face.ours)
    }

    fn rules_version(&self) -> u32 {
        G::rulebook().version
    }

    fn mode(&self, name: Option<&str>, lang: Lang) -> Result<&'static Mode, Said> {
        let Some(name) = name else { return Ok(&G::MODES[0]) };
        G::MODES.iter().find(|mode| mode.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
            let error = SetupError::unknown_mode(name, G::MODES);
            Said { text: self.speech(lang).say(&error.0), rules: Vec::new() }
        })
    }

    fn title(&self, mode: &str, lang: Lang) -> String {
        let game = self.word(lang, &format!("game-{}", G::NAME), G::NAME);
        let mode = self.word(lang, &format!("mode-{mode}"), mode);
        let msg = Msg::new("table-title").with("game", game).with("mode", mode);
        self.speech(lang).say(&msg)
    }

    fn deal(
        &self,
        mode: &str,
        seats: u8,
        options: &[(String, String)],
        dealer: &mut dyn Dealer,
        lang: Lang,
    ) -> Result<Box<dyn Live>, Said> {
        let setup = self.setup(mode, seats, options, lang)?;
        match Playing::deal(Arc::clone(&self.shelf), setup, dealer) {
            Ok(playing) => Ok(Box::new(playing)),
            Err(why) => Err(Said { text: self.speech(lang).say(&why), rules: Vec::new() }),
        }
    }

    fn check(
        &self,
        mode: &str,
        seats: u8,
        options: &[(String, String)],
        lang: Lang,
    ) -> Result<(), Said> {
        self.setup(mode, seats, options, lang).map(|_| ())
    }

    fn resume(
        &self,
        header: Value,
        steps: Vec<StepLine>,
        undone: u32,
    ) -> Result<Box<dyn Live>, String> {
        let header: HeaderLine<G::Setup> =
            serde_json::from_value(header).map_err(|error| error.to_string())?;
        match Playing::resume(Arc::clone(&self.shelf), header, steps, undone) {
            Ok(playing) => Ok(Box::new(playing)),
            Err(why) => Err(self.speech(Lang::En).say(&why)),
        }
    }
}

/// The rule of this number as a reference.
pub(crate) fn found<G: Scene>(lang: Lang, id: &str) -> Option<RuleRef> {
    G::rulebook().find(id).map(|rule| rule_ref::<G>(lang, rule))
}

/// Where a rule comes from: lines of the source text and rulings.
fn sources(rule: &deckhand_kernel::Rule) -> String {
    let lines = rule.seed.iter().map(|(first, last)| {
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    });
    lines
        .chain(rule.rulings.iter().map(|ruling| (*ruling).to_string()))
        .collect::<Vec<_>>()
        .join(", ")
}
